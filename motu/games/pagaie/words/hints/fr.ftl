### Ce qu’un conseil dit pour un coup de Pagaie : douze mots au plus.

hint-points =
    { $points ->
        [one] Rapporte { $points } point à ce tour{ likely }.
       *[other] Rapporte { $points } points à ce tour{ likely }.
    }
hint-animals = Davantage sur ton île : { $count } × { $what }{ likely }.
hint-bottles =
    { $count ->
        [one] Recouvre { $count } bouteille, qui coûte des points{ likely }.
       *[other] Recouvre { $count } bouteilles, qui coûtent des points{ likely }.
    }
hint-flower = Fleur pour ce que tu domines de { $count } : { $what }{ likely }.
hint-kept =
    { $count ->
        [one] Garde { $count } tuile sur ton ponton pour plus tard{ likely }.
       *[other] Garde { $count } tuiles sur ton ponton pour plus tard{ likely }.
    }
hint-places = Te laisse de la place où construire : { $count } ou plus{ likely }.
hint-discarded =
    { $count ->
        [one] Tu défausses { $count } tuile sans profit{ likely }.
       *[other] Tu défausses { $count } tuiles sans profit{ likely }.
    }
    .otherwise =
        { $count ->
            [one] Sinon, tu défausses sans doute { $count } tuile.
           *[other] Sinon, tu défausses sans doute { $count } tuiles.
        }
hint-taken = { $name } prendra sans doute la tuile de { $slot } entre-temps.
    .otherwise = Sinon, { $name } prendra sans doute la tuile de { $slot }.
hint-next-points =
    { $points ->
        [one] Ton prochain tour rapportera sans doute { $points } point.
       *[other] Ton prochain tour rapportera sans doute { $points } points.
    }
