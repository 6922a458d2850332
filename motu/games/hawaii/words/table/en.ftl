### What stands on the drawn table.

chief-here = { $name }’s chief
draft-buy = { $product } { $side }
draft-finish = Finish as number { $space }
draft-fish = { $count } fish
draft-visit = Post { $post }
finish-order = Finish the round: places in the next round’s order
harbour-empty = Harbour, no fish
island-name = Island
islands-left =
    { $count ->
        [one] { $count } island in the stack
       *[other] { $count } islands in the stack
    }
log-finished = finished, number { $space }
log-placed = to village { $village }
log-reached = goal reached, { $sum } of { $goal }
log-sailed = sailed to post { $post }
next-order = next round’s order
no-token = no token
no-token-here = no cost token: nobody stops here
pay-with = Pay with
post-empty = already visited
posts = Posts and islands
sail = Sail
send-with = Boats
short-place-shells_feet = Huts
short-place-spears_trade = Spear, trade
short-place-long_irrigation = Long hut, water
short-place-hula = Hula
short-place-fruits = Fruit
short-place-boats = Boats
short-place-surfers = Surfers
short-place-kahunas = Kahunas
short-place-tikis = Tikis
short-place-gods = Gods
short-told-bought = Bought { $what-one }
short-told-bought-piece = Bought { $what-one }
short-told-fished = Caught { $count } fish
short-told-visited = Sailed to post { $post }
short-told-finished = Finished as number { $space }
short-told-finished-with = Finished, took { $token }
side-final_points = { $count } points
side-goal_points = goal +{ $count }
side-goal_reduction = goal −{ $count }
side-income_choice = +{ $count } of choice
side-income_foot = +{ $count } per round
side-income_fruit = +{ $count } per round
side-income_shell = +{ $count } per round
side-irrigation = per fruit tile
side-per_boat_and_surfer = { $count } per boat
side-per_fruit = { $count } per fruit
side-per_tile = { $count } per tile
side-spaces = { $count } spaces
side-spear_points = { $count } per spear
side-tiki_offer = a tiki for { $count }
side-trade_units = swap { $count }
side-walk_limit = { $count } at most
spaces-short =
    { $count ->
        [one] { $count } space short
       *[other] { $count } spaces short
    }
step-price = Price
step-village = Village
step-walk = Walk
take-which = Which fruit
tiki-for = KANE’s tiki
walk-for =
    { $count ->
        [one] { $count } foot away
       *[other] { $count } feet away
    }
your-purchase = Your purchase
your-trip = Your trip
short-ask-walk = How do you pay for the walk?
short-ask-product = What do you buy there?
short-ask-price = Which price? Twice: side II, or two.
short-ask-tiki = A tiki for { $count } resources?
