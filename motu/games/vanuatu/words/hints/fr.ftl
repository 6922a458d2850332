### Ce qu’un conseil dit pour un coup de Vanuatu : douze mots au plus.

hint-points =
    { $points ->
        [one] Rapporte { $points } point à ce tour{ likely }.
       *[other] Rapporte { $points } points à ce tour{ likely }.
    }
hint-lead = Te donne la majorité ici : { $what }{ likely }.
hint-character = { $what } : t’aide pendant cette manche{ likely }.
hint-hut = Une hutte rapporte pour les touristes à la fin{ likely }.
hint-dike = Une digue protège une île de l’eau{ likely }.
hint-caught = Du poisson à vendre, valeur { $value }{ likely }.
hint-treasure = Un trésor de valeur { $value }, à garder ou vendre{ likely }.
hint-near = Ton bateau est mieux placé en { $cell }{ likely }.
hint-vatus =
    { $count ->
        [one] Te laisse { $count } vatu pour agir{ likely }.
       *[other] Te laisse { $count } vatus pour agir{ likely }.
    }
hint-outbid = { $name } te prendra sans doute la majorité : { $what }.
    .otherwise = Sinon, { $name } te prendra sans doute la majorité : { $what }.
hint-lost = Tes marqueurs ici partiront sans doute sans effet : { $what }.
    .otherwise = Sinon, ces marqueurs partiront sans doute sans effet : { $what }.
hint-performed = Tu feras sans doute cette action : { $what }.
