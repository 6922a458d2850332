### What a hint says for a move of Pagaie: at most twelve words each.

hint-points =
    { $points ->
        [one] Brings { $points } point in this turn{ likely }.
       *[other] Brings { $points } points in this turn{ likely }.
    }
hint-animals = More of this on your island: { $count } × { $what }{ likely }.
hint-bottles =
    { $count ->
        [one] Covers { $count } bottle, which cost points{ likely }.
       *[other] Covers { $count } bottles, which cost points{ likely }.
    }
hint-flower = Flower for what you lead in by { $count }: { $what }{ likely }.
hint-kept =
    { $count ->
        [one] Keeps { $count } tile on your pontoon for later{ likely }.
       *[other] Keeps { $count } tiles on your pontoon for later{ likely }.
    }
hint-places = Leaves you room to build on: { $count } or more{ likely }.
hint-discarded =
    { $count ->
        [one] You discard { $count } tile unused{ likely }.
       *[other] You discard { $count } tiles unused{ likely }.
    }
    .otherwise =
        { $count ->
            [one] Otherwise you likely discard { $count } tile.
           *[other] Otherwise you likely discard { $count } tiles.
        }
hint-taken = { $name } likely takes the tile from { $slot } meanwhile.
    .otherwise = Otherwise { $name } likely takes the tile from { $slot }.
hint-next-points =
    { $points ->
        [one] Your next turn then likely brings { $points } point.
       *[other] Your next turn then likely brings { $points } points.
    }
