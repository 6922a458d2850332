### Ce qu’un conseil dit pour un coup de Fire & Stone : douze mots au plus.

hint-points =
    { $points ->
        [one] Rapporte { $points } point à ce tour{ likely }.
       *[other] Rapporte { $points } points à ce tour{ likely }.
    }
hint-hut =
    { $points ->
        [one] { $area } : une hutte rapporte { $points } point à la fin{ likely }.
       *[other] { $area } : une hutte rapporte { $points } points à la fin{ likely }.
    }
hint-lead = { $area } : te donne la majorité{ likely }.
hint-tile = Une tuile pour tes pistes : { $what }{ likely }.
hint-invention = { $what } : t’aide désormais{ likely }.
hint-card =
    { $points ->
        [one] Une carte à { $points } point{ likely }.
       *[other] Une carte à { $points } points{ likely }.
    }
hint-animal =
    { $count ->
        [one] Chasse { $count } animal à cuire{ likely }.
       *[other] Chasse { $count } animaux à cuire{ likely }.
    }
hint-cooked = La cuisine rapporte { $food } de nourriture{ likely }.
hint-discovery = { $area } : retourne une nouvelle tuile{ likely }.
hint-food = Te laisse { $count } de nourriture pour des huttes{ likely }.
hint-wasted = { $count } de nourriture perdue : plus de place{ likely }.
    .otherwise = Sinon, { $count } de nourriture sans doute perdue : plus de place.
hint-overtaken = { $area } : tu perds sans doute la majorité.
    .otherwise = { $area } : sinon, tu perds sans doute la majorité.
hint-taken = { $name } prendra sans doute ceci entre-temps : { $what }.
    .otherwise = Sinon, { $name } prendra sans doute ceci : { $what }.
hint-next-hut = Au prochain tour, tu construis sans doute ici : { $area }.
