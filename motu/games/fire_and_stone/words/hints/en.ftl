### What a hint says for a move of Fire & Stone: at most twelve words each.

hint-points =
    { $points ->
        [one] Brings { $points } point in this turn{ likely }.
       *[other] Brings { $points } points in this turn{ likely }.
    }
hint-hut =
    { $points ->
        [one] { $area }: a hut brings { $points } point at the end{ likely }.
       *[other] { $area }: a hut brings { $points } points at the end{ likely }.
    }
hint-lead = { $area }: gives you the majority{ likely }.
hint-tile = A tile for your tracks: { $what }{ likely }.
hint-invention = { $what }: helps you from now on{ likely }.
hint-card =
    { $points ->
        [one] A card worth { $points } point{ likely }.
       *[other] A card worth { $points } points{ likely }.
    }
hint-animal =
    { $count ->
        [one] Hunts { $count } animal to cook{ likely }.
       *[other] Hunts { $count } animals to cook{ likely }.
    }
hint-cooked = Cooking brings { $food } food{ likely }.
hint-discovery = { $area }: turns over a new tile{ likely }.
hint-food = Leaves you { $count } food for huts{ likely }.
hint-wasted = { $count } food is lost: no room left{ likely }.
    .otherwise = Otherwise { $count } food is likely lost: no room.
hint-overtaken = { $area }: you likely lose the majority.
    .otherwise = { $area }: otherwise you likely lose the majority.
hint-taken = { $name } likely takes this meanwhile: { $what }.
    .otherwise = Otherwise { $name } likely takes this: { $what }.
hint-next-hut = Next turn you likely build here: { $area }.
