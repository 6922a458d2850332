### Ce que disent tous les conseils, chargé avec le premier.

likely =
    { $likely ->
        [yes] , sans doute
       *[no] { "" }
    }
hint-same = Mène à peu près au même point que les autres coups.
hint-many = Mieux pour plusieurs petites raisons à la fois.
hint-gain = Gain attendu, en points
hint-thinking = Réflexion…
hint-best = Le meilleur coup semble être : { $move }. Gain : { $gain }.
hint-close =
    { $ranks ->
        [12] 1 et 2 : trop serré pour trancher.
        [23] 2 et 3 : trop serré pour trancher.
       *[123] 1, 2 et 3 : trop serré pour trancher.
    }
hint-about = { $count } parties jouées à partir d’ici, face à un coup moyen ; ce qui est caché est deviné.
hint-count =
    { $count ->
        [one] { $count } conseil, dans le journal
       *[other] { $count } conseils, dans le journal
    }
hint-deeper = Chercher plus loin
moments = Les moments décisifs
moments-looking = Chacune de tes décisions est examinée…
moments-lost = Interrompu. Réessaie.
moments-none = Aucun coup n’a décidé à lui seul.
moments-at = Coup { $moment } dans la relecture
moments-loss = −{ $loss } victoires sur 100 (± { $error })
moments-played = Toi : { $move }
moments-better = Mieux : { $move }
