### Ce qu’un conseil dit pour un coup de Hawaii : douze mots au plus.

hint-points =
    { $points ->
        [one] Rapporte { $points } point à ce tour{ likely }.
       *[other] Rapporte { $points } points à ce tour{ likely }.
    }
hint-tile = { $what } pour le village { $village } : il grandit{ likely }.
hint-boat = Un bateau de plus : îles et poissons à portée{ likely }.
hint-kahuna = Plus de kahunas : tes villages rapporteront davantage{ likely }.
hint-tiki = Plus de tikis : des villages plus étroits comptent{ likely }.
hint-island = Atteint l’île du ponton { $post }{ likely }.
hint-fish = Rapporte { $count } poissons de la plage{ likely }.
hint-nearer = Te rapproche de { $steps } de l’objectif{ likely }.
hint-early = Numéro { $place } à la prochaine manche{ likely }.
hint-shells =
    { $count ->
        [one] Te laisse { $count } coquillage pour acheter{ likely }.
       *[other] Te laisse { $count } coquillages pour acheter{ likely }.
    }
hint-feet =
    { $count ->
        [one] Te laisse { $count } pied pour marcher{ likely }.
       *[other] Te laisse { $count } pieds pour marcher{ likely }.
    }
hint-fruit =
    { $count ->
        [one] Te laisse { $count } fruit, utile à tout{ likely }.
       *[other] Te laisse { $count } fruits, utiles à tout{ likely }.
    }
hint-taken = { $name } prendra sans doute ce prix : { $what } pour { $value }.
    .otherwise = Sinon, { $name } prendra sans doute ce prix : { $what } pour { $value }.
hint-goal =
    { $points ->
        [one] Tu atteins sans doute l’objectif, pour { $points } point.
       *[other] Tu atteins sans doute l’objectif, pour { $points } points.
    }
