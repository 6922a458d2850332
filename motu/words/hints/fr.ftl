### Ce que disent tous les conseils, chargé avec le premier.

likely =
    { $likely ->
        [yes] , sans doute
       *[no] { "" }
    }
hint-same = Mène à peu près au même point que les autres coups.
