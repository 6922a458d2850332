### What a hint says for a move of Vanuatu: at most twelve words each.

hint-points =
    { $points ->
        [one] Brings { $points } point in this turn{ likely }.
       *[other] Brings { $points } points in this turn{ likely }.
    }
hint-lead = Gives you the majority here: { $what }{ likely }.
hint-character = { $what }: helps you in this round{ likely }.
hint-hut = A hut scores for tourists at the end{ likely }.
hint-dike = A dike keeps water off an island{ likely }.
hint-caught = Fish worth { $value } to sell{ likely }.
hint-treasure = A treasure worth { $value }, to keep or sell{ likely }.
hint-near = Your boat lies better at { $cell }{ likely }.
hint-vatus =
    { $count ->
        [one] Leaves you { $count } vatu to act with{ likely }.
       *[other] Leaves you { $count } vatus to act with{ likely }.
    }
hint-outbid = { $name } likely takes the majority from you: { $what }.
    .otherwise = Otherwise { $name } likely takes the majority from you: { $what }.
hint-lost = Your markers here likely come off without effect: { $what }.
    .otherwise = Otherwise these markers likely come off without effect: { $what }.
hint-performed = You likely get to this action: { $what }.
