### Ce qu’un conseil dit pour un coup de Skerry : douze mots au plus.

hint-points =
    { $points ->
        [one] Rapporte { $points } point à ce tour{ likely }.
       *[other] Rapporte { $points } points à ce tour{ likely }.
    }
hint-passed = Tu paies pour avoir passé{ likely }.
    .otherwise = Sinon, tu paies sans doute pour avoir passé.
hint-built = { $name } construira sans doute rangée { $row }, case { $number }.
    .otherwise = Sinon, { $name } construira sans doute rangée { $row }, case { $number }.
hint-next-points =
    { $points ->
        [one] Ton prochain tour rapportera sans doute { $points } point.
       *[other] Ton prochain tour rapportera sans doute { $points } points.
    }
