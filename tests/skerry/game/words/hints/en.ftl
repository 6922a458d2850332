### What a hint says for a move of Skerry: at most twelve words each.

hint-points =
    { $points ->
        [one] Brings { $points } point in this turn{ likely }.
       *[other] Brings { $points } points in this turn{ likely }.
    }
hint-passed = You pay for passing{ likely }.
    .otherwise = Otherwise you likely pay for passing.
hint-built = { $name } likely builds at row { $row }, cell { $number }.
    .otherwise = Otherwise { $name } likely builds at row { $row }, cell { $number }.
hint-next-points =
    { $points ->
        [one] Your next turn then likely brings { $points } point.
       *[other] Your next turn then likely brings { $points } points.
    }
