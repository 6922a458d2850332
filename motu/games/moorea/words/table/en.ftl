### What stands on the drawn table.

alike = alike
any-kind-pays = any one kind pays
cards-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
discard-of =
    { $count ->
        [one] Discard, { $count } card
       *[other] Discard, { $count } cards
    }
discard-pile = Discard
display = Products for sale
does-hand_limit = hand of { $value }
does-draw_from_open = open row
does-fish_is_joker_for_products = fish = any
does-draws_per_turn = draw { $value }
group-necklace = Necklaces
group-point = Works
group-site = Sites
group-store = Stores
hand = hand
hand-of = Hand { $count } of { $limit }
known-cards = Known cards in hand
laid-there =
    { $count ->
        [one] { $count } card laid
       *[other] { $count } cards laid
    }
lay-short = Lay
log-drew = drew from the pile
log-drew-card = drew
log-for = for
log-passed = passed
log-threw-away = discarded
log-to = to
log-took = took
nothing-built = Nothing built yet.
open-good = { $good }, open row
open-row = Open row
pile = Pile
pile-of =
    { $count ->
        [one] Pile, { $count } card
       *[other] Pile, { $count } cards
    }
price = costs { $cost }
price-same = costs { $count } alike
products-left =
    { $count ->
        [0] no products left
        [one] { $count } product left
       *[other] { $count } products left
    }
short-told-bought = Bought { $product-the }
short-told-bought-tool = Bought { $tool-the }
short-told-exchanged = Exchanged { $given }
short-told-laid = Laid { $cards }
short-told-passed = Passed
tools = Tools
tools-of = Tools: { $tools }
unseen-copies =
    { $count ->
        [0] No further copy is to come.
        [one] { $count } more may turn up.
       *[other] { $count } more may turn up.
    }
worth-store =
    { $points ->
        [one] { $points } point for each card laid
       *[other] { $points } points for each card laid
    }
your-hand =
    { $count ->
        [one] Your hand, { $count } card
       *[other] Your hand, { $count } cards
    }
yours = yours
short-ask-take = Which open card for { $given }?
short-ask-count = How many cards { $store-at }?
short-ask-pay-tool =
    { $count ->
        [one] Which commodity for { $tool-the }?
       *[other] Which { $count } for { $tool-the }?
    }
