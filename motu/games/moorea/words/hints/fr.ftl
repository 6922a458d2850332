### Ce qu’un conseil dit pour un coup de Moorea : douze mots au plus.

hint-points =
    { $points ->
        [one] Rapporte { $points } point à ce tour{ likely }.
       *[other] Rapporte { $points } points à ce tour{ likely }.
    }
hint-tool = { $what } : t’aide désormais{ likely }.
hint-site = Chaque achat coûte moins désormais : { $what }{ likely }.
hint-store = { $what } : chaque carte posée rapporte { $points }{ likely }.
hint-means = { $what } en main paie de plus grandes choses{ likely }.
hint-payable = Ensuite, ta main peut payer ceci : { $what }{ likely }.
hint-hand =
    { $count ->
        [one] Te laisse { $count } carte en main{ likely }.
       *[other] Te laisse { $count } cartes en main{ likely }.
    }
hint-thrown =
    { $count ->
        [one] Tu jettes { $count } carte : main pleine{ likely }.
       *[other] Tu jettes { $count } cartes : main pleine{ likely }.
    }
    .otherwise =
        { $count ->
            [one] Sinon, tu jettes sans doute { $count } carte.
           *[other] Sinon, tu jettes sans doute { $count } cartes.
        }
hint-rings-in = Annonce la fin pendant que tu mènes{ likely }.
hint-taken = { $name } prendra sans doute ceci entre-temps : { $what }.
    .otherwise = Sinon, { $name } prendra sans doute ceci : { $what }.
hint-next-product = Au prochain tour, tu achètes sans doute ceci : { $what }.
hint-next-tool = Au prochain tour, tu achètes sans doute cet outil : { $what }.
