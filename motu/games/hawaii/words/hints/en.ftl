### What a hint says for a move of Hawaii: at most twelve words each.

hint-points =
    { $points ->
        [one] Brings { $points } point in this turn{ likely }.
       *[other] Brings { $points } points in this turn{ likely }.
    }
hint-tile = { $what } for village { $village }: it grows{ likely }.
hint-boat = Another boat: islands and fish come within reach{ likely }.
hint-kahuna = More kahunas: your villages bring more at the end{ likely }.
hint-tiki = More tikis: narrower villages count at the end{ likely }.
hint-island = Reaches the island at post { $post }{ likely }.
hint-fish = Brings { $count } fish from the beach{ likely }.
hint-nearer = Brings you { $steps } nearer to the goal{ likely }.
hint-early = Number { $place } in the next round{ likely }.
hint-shells =
    { $count ->
        [one] Leaves you { $count } shell to buy with{ likely }.
       *[other] Leaves you { $count } shells to buy with{ likely }.
    }
hint-feet =
    { $count ->
        [one] Leaves you { $count } foot to walk with{ likely }.
       *[other] Leaves you { $count } feet to walk with{ likely }.
    }
hint-fruit = Leaves you { $count } fruit, good for anything{ likely }.
hint-taken = { $name } likely takes this price meanwhile: { $what } for { $value }.
    .otherwise = Otherwise { $name } likely takes this price: { $what } for { $value }.
hint-goal =
    { $points ->
        [one] You likely reach the goal, for { $points } point.
       *[other] You likely reach the goal, for { $points } points.
    }
