### What a hint says for a move of Moorea: at most twelve words each.

hint-points =
    { $points ->
        [one] Brings { $points } point in this turn{ likely }.
       *[other] Brings { $points } points in this turn{ likely }.
    }
hint-tool = { $what }: helps you from now on{ likely }.
hint-site = Every purchase costs less from now on: { $what }{ likely }.
hint-store = { $what }: cards laid there bring { $points } each{ likely }.
hint-means = { $what } in hand pays for larger things{ likely }.
hint-payable = Then your hand can pay for this: { $what }{ likely }.
hint-hand =
    { $count ->
        [one] Leaves you with { $count } card in hand{ likely }.
       *[other] Leaves you with { $count } cards in hand{ likely }.
    }
hint-thrown =
    { $count ->
        [one] You throw away { $count } card at the hand limit{ likely }.
       *[other] You throw away { $count } cards at the hand limit{ likely }.
    }
    .otherwise =
        { $count ->
            [one] Otherwise you likely throw away { $count } card.
           *[other] Otherwise you likely throw away { $count } cards.
        }
hint-rings-in = Rings in the end while you lead{ likely }.
hint-taken = { $name } likely takes this meanwhile: { $what }.
    .otherwise = Otherwise { $name } likely takes this: { $what }.
hint-next-product = Next turn you can likely buy this: { $what }.
hint-next-tool = Next turn you can likely buy this tool: { $what }.
