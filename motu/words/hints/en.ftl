### What all hints say, fetched with the first one.

likely =
    { $likely ->
        [yes] , likely
       *[no] { "" }
    }
hint-same = Leads to much the same as the other moves.
