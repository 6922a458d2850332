### Hawaii. The files of the languages have the same sections.

## Names
# .the stands as the object of a sentence, .one is a single piece; .to and .at are where a chief goes and stands.

name-shell_hut = Shell hut
    .the = the shell hut
    .one = a shell hut
name-foot_hut = Foot hut
    .the = the foot hut
    .one = a foot hut
name-spear_hut = Spear hut
    .the = the spear hut
    .one = a spear hut
name-trade_hut = Trade hut
    .the = the trade hut
    .one = a trade hut
name-long_hut = Long hut
    .the = the long hut
    .one = a long hut
name-irrigation = Irrigation
    .the = the irrigation
    .one = an irrigation
name-hula = Hula dancer
    .the = the hula dancer
    .one = a hula dancer
name-breadfruit = Breadfruit
    .the = the breadfruit
    .one = a breadfruit
name-taro = Taro
    .the = the taro
    .one = a taro
name-coconut = Coconut
    .the = the coconut
    .one = a coconut
name-banana = Banana
    .the = the banana
    .one = a banana
name-surfer = Surfer
    .the = the surfer
    .one = a surfer
name-ku = KU
    .the = KU
    .one = KU
name-kane = KANE
    .the = KANE
    .one = KANE
name-pele = PELE
    .the = PELE
    .one = PELE
name-lono = LONO
    .the = LONO
    .one = LONO
name-laka = LAKA
    .the = LAKA
    .one = LAKA
name-kanaola = KANAOLA
    .the = KANAOLA
    .one = KANAOLA
name-large_boat = Large boat
    .the = the large boat
    .one = a large boat
name-kahuna = Kahuna
    .the = the kahuna
    .one = a kahuna
name-tiki = Tiki
    .the = the tiki
    .one = a tiki
name-fruit_tile = Fruit tile
    .the = the fruit tile
    .one = a fruit tile
name-small_boat = Small boat
    .the = the small boat
    .one = a small boat
name-start_hut = Start hut
    .the = the start hut
    .one = a start hut
name-shell = Shells
name-foot = Feet
name-fruit = Fruits
place-shells_feet = Shell and foot huts
    .to = to the shell and foot huts
    .at = at the shell and foot huts
place-spears_trade = Spear and trade huts
    .to = to the spear and trade huts
    .at = at the spear and trade huts
place-long_irrigation = Long huts and irrigation
    .to = to the long huts and irrigation
    .at = at the long huts and irrigation
place-hula = Hula dancers
    .to = to the hula dancers
    .at = at the hula dancers
place-fruits = Fruits
    .to = to the fruits
    .at = at the fruits
place-boats = Boats
    .to = to the boats
    .at = at the boats
place-surfers = Surfers
    .to = to the surfers
    .at = at the surfers
place-kahunas = Kahunas
    .to = to the kahunas
    .at = at the kahunas
place-tikis = Tikis
    .to = to the tikis
    .at = at the tikis
place-gods = Gods
    .to = to the gods
    .at = at the gods

resources =
    { $kind ->
        [shell]
            { $count ->
                [one] { $count } shell
               *[other] { $count } shells
            }
        [foot]
            { $count ->
                [one] { $count } foot
               *[other] { $count } feet
            }
       *[fruit]
            { $count ->
                [one] { $count } fruit
               *[other] { $count } fruits
            }
    }
    .one = { resources }
boats =
    { $boat ->
        [small]
            { $count ->
                [one] { $count } small boat
               *[other] { $count } small boats
            }
        [large_1]
            { $count ->
                [one] { $count } large boat (I)
               *[other] { $count } large boats (I)
            }
       *[large_2]
            { $count ->
                [one] { $count } large boat (II)
               *[other] { $count } large boats (II)
            }
    }
pieces =
    { $kind ->
        [kahuna]
            { $count ->
                [one] { $count } kahuna
               *[other] { $count } kahunas
            }
       *[tiki]
            { $count ->
                [one] { $count } tiki
               *[other] { $count } tikis
            }
    }
    .one = { pieces }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .one = { points }
token =
    { $colour ->
        [red] red { $value }
       *[orange] orange { $value }
    }
    .the =
        { $colour ->
            [red] the red { $value }
           *[orange] the orange { $value }
        }
on-side = { $product } ({ $side })
    .one = { $product-one } ({ $side })

## Steps of a turn

step-act = Action
step-choose = Irrigation
step-confirm = End of turn
step-chance = Tokens and tiles turn up
step-over = The end

## Questions

ask-act = What does your chief do?
ask-walk = How do you pay for the walk { $place-to }?
ask-product = What do you buy { $place-at }?
ask-price = Which price for { $product-the }? Twice brings side II, or two.
ask-pay = How do you pay for { $product-the }?
ask-build = Which village gets { $product-the }?
ask-tiki = KANE offers a tiki for any { $count } resources. Do you pay?
ask-catch =
    { $count ->
        [0] Which fish do you take?
        [one] Which fish do you take as well? You have { $count } token.
       *[other] Which fish do you take as well? You have { $count } tokens.
    }
ask-boats = Which boats do you send?
ask-sail =
    { $count ->
        [one] How do you pay the { $count } foot for this trip?
       *[other] How do you pay the { $count } feet for this trip?
    }
ask-fruit = Which fruit tile do you take?
ask-choose = Which resource does your irrigation bring?
ask-confirm = End your turn, or undo.
ask-finish =
    { $count ->
        [one] You can still buy at { $count } place. Finish the round all the same?
       *[other] You can still buy at { $count } places. Finish the round all the same?
    }

## Answers

go = Walk { $place-to } for { $cost }
stay = Stay { $place-at } for { $cost }
fish = Fish
visit = Visit post { $post }: { $gift-one }, { points }
finish = Finish as number { $space }
finish-with = Finish as number { $space } and take { $token-the }
finish-short = Finish
take-god = { $product } from pile { $pile }
price = { $what } with { $token-the } for { $cost }
price-trading = { $what } with { $token-the } for { $cost }, with the trade hut
add-to = Add to village { $village }
found = Found village { $village }
catch = { $count } fish
stop = No more fish
send = { $boats } for { $cost }
pay = { $cost }
pay-trading = { $cost }, with a trade hut
decline-tiki = No tiki
end-turn = End the turn

## What happened

told-laid-place = { $space }: { $place }
told-uncovered = On top of pile { $pile } now: { $product }
told-drawn =
    { $you ->
        [yes] You are number { $number } and start with { $got }
       *[no] { $name } is number { $number } and starts with { $got }
    }
told-laid = { $place }: { $token }
told-washed-up = { $place }: { $token-the } is too much and swims to the beach, { $count } fish
told-laid-order = For the order spaces: { $token }
told-arrived = New at post { $post }: { $gift }
told-reshuffled =
    { $count ->
        [one] The stack was turned over: { $count } island
       *[other] The stack was shuffled: { $count } islands
    }
told-walked = { did } walked { $place-to } for { $cost }
told-stayed = { did } stayed { $place-at } for { $cost }
told-bought = { did } bought { $what-one } with { $token-the } for { $cost }: village { $village }
told-bought-piece = { did } bought { $what-one } with { $token-the } for { $cost }
told-bought-tiki = { did } gave { $cost } for a tiki of KANE
told-speared = { did } scored { points } for spears
told-given = { did } got { $got }
told-fished =
    { $tokens ->
        [one] { did } caught { $count } fish on { $tokens } token for { $cost }
       *[other] { did } caught { $count } fish on { $tokens } tokens for { $cost }
    }
told-visited = { did } visited post { $post } for { $cost } and scored { points }
told-scored = { did } scored { points } on the island
told-raised = { did } placed { $what }
told-declined = { did } had no room for { $product-the }
told-placed = { did } added { $what-one } to village { $village }
told-finished = { did } finished as number { $space }
told-finished-with = { did } finished as number { $space } and took { $token-the }
told-reached = { did } reached the goal of { $goal } with { $sum } and scored { points }
told-missed = { did } missed the goal of { $goal } with { $sum }
told-earned = { did } received { $got }
told-chose = { did } chose { $got } from the irrigation
told-scored-order = { did } scored { points } for the first order space
told-began =
    { $you ->
        [yes] Round { $round }: you are first
       *[no] Round { $round }: { $name } is first
    }
told-counted = { did } scored { points } for the villages

## Points

score-goals = Goals
score-lono = LONO’s points
score-spears = Spears
score-posts = Mooring posts
score-islands = Islands
score-order = First order space
score-kahunas = Kahunas beside villages
score-long_huts = Long huts
score-hula = Hula dancers
score-irrigation = Irrigation
score-laka = LAKA’s fruits
score-kanaola = KANAOLA’s boats and surfers

## Settings

setting-preset = Rulebook
    .about = Which printed rules count where they differ.
setting-preset-french = French
    .about = Trade huts once per turn, villages founded from the top, shared victory.
setting-preset-english = English
    .about = As the French one, but the first order space scores 2 points at the end, and resources break ties.
setting-preset-german = German
    .about = As the French one, but trade huts work in every payment, and any empty row may be founded.
setting-trade_hut_limit = Trade huts
    .about = How often a trade hut works.
setting-trade_hut_limit-preset = As in the rulebook
    .about = The chosen rulebook decides.
setting-trade_hut_limit-once_per_turn = Once per turn
    .about = Each trade hut helps in one payment of a turn.
setting-trade_hut_limit-every_payment = Every payment
    .about = Each trade hut helps in every payment.
setting-village_gaps = Founding villages
    .about = Which empty rows may be founded.
setting-village_gaps-preset = As in the rulebook
    .about = The chosen rulebook decides.
setting-village_gaps-no = From the top
    .about = Only the uppermost empty row.
setting-village_gaps-yes = Anywhere
    .about = Any empty row.
setting-last_round_first_space_bonus = First at the end
    .about = Points for the first order space after the last round.
setting-last_round_first_space_bonus-preset = As in the rulebook
    .about = The chosen rulebook decides.
setting-last_round_first_space_bonus-0 = Nothing
    .about = The order no longer matters.
setting-last_round_first_space_bonus-2 = 2 points
    .about = The first order space scores 2 points.
setting-tie_break = Ties
    .about = Who wins when several players have the most points.
setting-tie_break-preset = As in the rulebook
    .about = The chosen rulebook decides.
setting-tie_break-shared = Shared victory
    .about = They all win.
setting-tie_break-resources = Resources
    .about = The one with the most resources left wins.
setting-open_resources = Screens
    .about = Whether shells, feet and fruits are hidden.
setting-open_resources-no = Up
    .about = Everybody sees only their own resources.
setting-open_resources-yes = Down
    .about = Everybody sees all resources.
setting-long_hut_width = Long hut
    .about = How many columns a long hut takes.
setting-long_hut_width-printed = As printed
    .about = The component file says how many.
setting-long_hut_width-1 = One column
    .about = Like every other tile.
setting-long_hut_width-2 = Two columns
    .about = So it brings a village nearer to the tikis.
setting-confirm_end_of_turn = End of turn
    .about = Whether you confirm the end of your turn.
setting-confirm_end_of_turn-off = At once
    .about = The turn passes on by itself.
setting-confirm_end_of_turn-on = Confirm
    .about = The turn waits for you, so that you can undo.

## The table as text

board-boats = Boats
board-chiefs = Chiefs
board-feet = Feet
board-fish = Fish on the beach:
board-gives = The island gives
board-goal = Goal { $goal }: { $first }, { $second } or { $others } points
board-handout = then { $got }
board-hut = hut
board-island = The island
board-lacking = Spaces you lack
board-order = Order spaces:
board-own = You own:
board-owns = Owns
board-place = Place
board-player = Player
board-players = Corners
board-points = Points
board-post = Post
board-posts = Mooring posts
board-round = Round { $round } of { $rounds }
board-sells = Sells
board-space = Space
board-sum = Tokens
board-tokens = Tokens
board-tracks = Tracks
board-trade =
    { $count ->
        [one] trade huts swap { $count } unit
       *[other] trade huts swap { $count } units
    }
board-turn = { $name }: { $step }
board-villages = Villages
board-walk = Walk
board-worth =
    { $points ->
        [one] { $width } wide, { $points } point
       *[other] { $width } wide, { $points } points
    }

## What the pieces do

tip-sides = Side I: { $first }. Side II: { $second }.
tip-second = Side II: { $effect }.
tip-same = { $effect }.
tip-income_shell =
    { $count ->
        [one] { $count } shell after each round but the last
       *[other] { $count } shells after each round but the last
    }
tip-income_foot =
    { $count ->
        [one] { $count } foot after each round but the last
       *[other] { $count } feet after each round but the last
    }
tip-income_fruit =
    { $count ->
        [one] { $count } fruit after each round but the last
       *[other] { $count } fruits after each round but the last
    }
tip-income_choice =
    { $count ->
        [one] { $count } resource of your choice after each round but the last
       *[other] { $count } resources of your choice after each round but the last
    }
tip-spear_points =
    { $count ->
        [one] { $count } point for each red token you take
       *[other] { $count } points for each red token you take
    }
tip-goal_reduction = { $count } less to reach for the goal
tip-goal_points =
    { $count ->
        [one] { $count } point more whenever you reach the goal
       *[other] { $count } points more whenever you reach the goal
    }
tip-trade_units =
    { $count ->
        [one] once per turn, { $count } of the shells or feet you pay may be anything else
       *[other] once per turn, { $count } of the shells or feet you pay may be anything else
    }
tip-walk_limit =
    { $count ->
        [one] { $count } foot at most for a walk
       *[other] { $count } feet at most for a walk
    }
tip-tiki_offer =
    { $count ->
        [one] When you buy it, you may give { $count } resource for a tiki
       *[other] When you buy it, you may give any { $count } resources for a tiki
    }
tip-final_points =
    { $count ->
        [0] nothing but its length
        [one] { $count } point at the end
       *[other] { $count } points at the end
    }
tip-irrigation = Points at the end for the fruit tiles of its village: { $table }
tip-per_tile =
    { $count ->
        [one] { $count } point at the end for each tile of its village
       *[other] { $count } points at the end for each tile of its village
    }
tip-per_fruit =
    { $count ->
        [one] { $count } point at the end for each fruit on your scored tiles
       *[other] { $count } points at the end for each fruit on your scored tiles
    }
tip-per_boat_and_surfer =
    { $count ->
        [one] { $count } point at the end for each boat and each scored surfer
       *[other] { $count } points at the end for each boat and each scored surfer
    }
tip-step = { $count } → { $points }
tip-width = It takes { $columns } columns.
tip-hut = Only a hut can begin a new village.
tip-god = One god in a village at most, and each god only once.
tip-kahuna = Points at the end if the village beside it reaches under a tiki, by village: { $table }.
tip-tiki = A village is scored when it reaches under a tiki. The first one stands above column { $column }, and so on to the left.
tip-boat =
    { $feet ->
        [0] { $spaces } spaces
        [one] { $spaces } spaces, and a trip costs { $feet } foot less
       *[other] { $spaces } spaces, and a trip costs { $feet } feet less
    }
tip-start_hut = Printed in village 1. It does nothing, but it counts as a tile.
tip-island = A visit brings { $gift-one }, beside the points of the post.

## Corner and goal

projected = + villages
goal = Goal
goal-lanes = Everybody’s way to the goal
goal-told = The goal of this round: { $goal }
round-of = Round { $round } of { $rounds }
prize-1 = 1st
prize-2 = 2nd
prize-3 = rest
lane-told =
    { $prize ->
        [0] { $name }: { $sum } of { $goal }
        [one] { $name }: { $sum } of { $goal }, { $prize } point if the round ended now
       *[other] { $name }: { $sum } of { $goal }, { $prize } points if the round ended now
    }
sum-of-tokens = Tokens: { $sum } of { $goal }
taken = Taken
you-own = You own
owns-told = Behind the screen: { $what }
round-end = round end
purse-then = { $count } after this turn
purse-coming = { $count } more at the end of the round
trade-ready = Trade hut ready: swap { $count }
choice-coming =
    { $count ->
        [one] { $count } of your choice at the end
       *[other] { $count } of your choice at the end
    }
village = Village { $village }
village-of = Village { $village }: { $tiles }.
village-empty = An empty row: a hut founds a village here.
village-scores =
    { $points ->
        [one] Scores { $points } point at the end.
       *[other] Scores { $points } points at the end.
    }
village-needs = Scores { $points } if it is evaluated: needs { $tikis } or { $columns }.
village-needs-tikis = Scores { $points } if it is evaluated: needs { $tikis }.
village-needs-columns = Scores { $points } if it is evaluated: needs { $columns }.
more-tikis =
    { $count ->
        [one] { $count } more tiki
       *[other] { $count } more tikis
    }
more-columns =
    { $count ->
        [one] { $count } more tile
       *[other] { $count } more tiles
    }
kahuna-beside = A kahuna beside it: { $points } points if it is evaluated.
kahuna-missing =
    { $shells ->
        [0] A kahuna beside it would bring { $points } points.
        [one] A kahuna beside it would bring { $points } points, and { $shells } shell at once.
       *[other] A kahuna beside it would bring { $points } points, and { $shells } shells at once.
    }
at-the-end = at the end
of-wide = of { $reach } wide
needs-a-tiki = needs a tiki
boat-told =
    { $ready ->
        [yes] { $boat }: { $spaces } spaces, ready
       *[no] { $boat }: { $spaces } spaces, used in this round
    }
order-name = Order space { $space }
post-name = Post { $post }
post-told =
    { $feet ->
        [one] { $feet } foot and as many boat spaces; { $points } points.
       *[other] { $feet } feet and as many boat spaces; { $points } points.
    }
place-number = A token more lies on the turtle only if all of them together come to { $number } at most. Else it becomes fish.
gods-below =
    { $count ->
        [0] Nothing lies below.
        [one] { $count } god lies below.
       *[other] { $count } gods lie below.
    }
harbour = Harbour
about-harbour =
    { $count ->
        [0] No fish wait here.
        [one] { $count } fish token: a foot and a boat space.
       *[other] { $count } fish tokens: a foot and a boat space each.
    }
about-fish = Counts its fish towards the goal.
about-order = Finish here: the token is yours, and this is your place in the next round.
about-token-orange = Its number is the price, and counts once towards the goal.
about-token-red = Its number is the price, and counts once towards the goal. Spear huts and KU score for it.
about-shell = They pay for products.
about-foot = They pay for walks, fishing and visits.
about-fruit = A whole payment may be made in fruits instead.

## What is printed

group-bank = Shells, feet and fruits
group-cost_token = Cost tokens
group-edges = Steps on the island
group-goal_marker = Goal markers
group-god = Gods
group-irrigation = Irrigation
group-island = Islands
group-kahuna_space = Spaces for kahunas
group-mooring_post = Mooring posts
group-place = Places
group-product = Products
group-small_boat = Small boat
group-space = Spaces of the island
group-start_hut = Start hut
group-tiki_space = Spaces for tikis
group-walking = Walking
field-amount = how many
field-beach = next to the beach
field-colour = colour
field-column = above column
field-corner = at corners
field-count = pieces
field-effects = effects, sides I and II
field-feet = feet
field-feet_for_staying = feet for staying
field-feet_per_place = feet for each place
field-feet_to_the_beach = feet to the beach
field-final_points = points at the end
field-first = first prize
field-fish = fish on the back
field-founds = founds a village
field-fruits = fruits
field-gives = gives
field-goal = goal
field-goal_points = more points for the goal
field-goal_reduction = less to reach
field-god_piles = piles of gods
field-goes_to = goes to
field-icons = fruits, sides I and II
field-income_choice = of your choice after a round
field-income_foot = feet after a round
field-income_fruit = fruits after a round
field-income_shell = shells after a round
field-irrigation = points by fruit tiles
field-island_total = islands
field-left = left edge, in half places
field-number = numbered space
field-of_1 = of value 1
field-of_5 = of value 5
field-order = order
field-others = for the others
field-per_boat_and_surfer = points for each boat and surfer
field-per_fruit = points for each fruit
field-per_tile = points for each tile
field-post = post
field-prepaid_feet = feet brought along, sides I and II
field-product = product
field-product_total = products
field-products = sells
field-round = round
field-rounds = rounds
field-row = row, from the beach
field-second = second prize
field-shells = shells
field-side = at sides
field-spaces = spaces, sides I and II
field-spear_points = points for each red token
field-start_feet = feet at the start
field-start_fruit_by_order = fruits at the start, by order
field-start_shells = shells at the start
field-tiki_offer = resources for a tiki when bought
field-token_space_total = spaces for tokens
field-token_total = cost tokens
field-tokens = pieces for the single and the double price
field-trade_units = units replaced
field-unnumbered = spaces without a number
field-value = value
field-village = village
field-walk_limit = most feet for a walk
field-width = columns
value-boats = boats
value-fruits = fruits
value-god = gods
value-gods = gods
value-kahuna_track = kahunas
value-kahunas = kahunas
value-long_irrigation = long huts and irrigation
value-points = points
value-points_a = points, first island
value-points_b = points, second island
value-red = red, with spears
value-shells_feet = shell and foot huts
value-spears_trade = spear and trade huts
value-surfers = surfers
value-tiki_track = tikis
value-tikis = tikis
value-tile = a tile
value-village = a village

## The table in words

text-goal = Round { $round } of { $rounds }: the goal is { $goal }
text-prizes = Prizes: { $first } for the highest sum, { $second } for the next, { $rest } for everybody else who reaches it.
text-handout = At the end of the round everybody gets { $got }.
text-lanes = Sums of tokens and fish
text-player = Player
text-sum = Sum
text-to-reach = To reach
text-prize = Points if it ended now
text-yours = Your corner
text-own = You own { $what }.
text-coming = The end of the round brings { $got }.
text-taken = Tokens taken: { $tokens }.
text-boats = Boats: { $boats }.
text-tikis =
    { $count ->
        [0] No tiki yet, so no village is scored.
        [one] { $count } tiki: villages at least { $reach } wide are scored.
       *[other] { $count } tikis: villages at least { $reach } wide are scored.
    }
text-your-villages = Your villages
text-villages = Villages: { $name }
text-village = Village
text-tiles = Tiles
text-kahuna-there = yes, { $points } points
text-kahuna-worth = no ({ $points } points)
text-width = Width
text-outlook = At the end
text-island = Island
text-places = Places
text-place = Place
text-space = Space
text-walk = Your walk
text-for-sale = For sale
text-pile = { $count } × { $product }
text-god =
    { $count ->
        [0] { $product }
        [one] { $product }, { $count } god below
       *[other] { $product }, { $count } gods below
    }
text-tokens = Tokens
text-chiefs = Chiefs
text-beach = Beach
text-harbour = Harbour, one foot and one boat space for each token: { $fish }.
text-stack =
    { $count ->
        [one] { $count } island in the stack.
       *[other] { $count } islands in the stack.
    }
text-posts = Mooring posts
text-post = Post
text-feet = Feet
text-points = Points
text-island-gift = Island
text-order = Order of the next round
text-order-space = Space
text-token = Token
text-standing =
    { $points ->
        [one] { $points } point, and { $projected } for villages if it ended now.
       *[other] { $points } points, and { $projected } for villages if it ended now.
    }

## Why not

why-no-such-thing = There is nothing like that on the table now.
why-over = The game is over.
why-watching = You are watching. Only the players at this table move.
why-chance = Tokens and tiles are turning up. Wait a moment.
why-not-your-turn = It is { $name }’s turn. Wait until it comes round to you.
why-asked = First answer the question, or undo to do something else.
why-act-first = First choose what your chief does.
why-choose-first = First choose what your irrigation brings.
why-acted = Your chief has acted. End the turn, or undo.
why-no-token = { $place }: no token is left, so nobody stops there.
why-sold-out = { $place }: everything is sold out.
why-no-room = { $place }: you have no room for anything sold there.
why-too-far = The walk { $place-to } costs { $cost }. You have { $held }.
why-too-dear = The walk { $place-to } costs { $walk }, the cheapest product { $cost }. You have { $held }.
why-no-fish = There are no fish on the beach.
why-no-boat = None of your boats is ready in this round.
why-no-foot = A token costs a foot, and you have nothing to pay it with.
why-post-empty = This island has been visited. Another one comes with the next round.
why-few-spaces =
    { $count ->
        [one] Your ready boats are { $count } space short.
       *[other] Your ready boats are { $count } spaces short.
    }
why-few-feet = The trip costs { $cost }. You have { $held }.
why-order-taken = { $name } has taken this space.
why-place-first = First send your chief to a place.
why-harbour-first = First choose the harbour, then the fish.
why-boat-later = First choose the harbour or a post, then the boats.
why-not-here = { $product }: not for sale { $place-at }.
why-no-room-for = None of your villages can take { $product-the }.
why-product-first = First choose the product, then its price.
why-not-two = { $product }: twice the price needs two in stock and two free spaces.
why-price = The price is { $cost }. You have { $held }.
why-founds-none = { $product }: an empty row begins with a hut.
why-gap = Begin village { $village } first: rows are used from the top down.
why-god-there = This village has a god already.
why-twice = { $product }: one is in this village already.
why-catch-order = Take the tokens with more fish first. Undo to choose again.
why-catch-all = You have taken all of these.
why-boat-idle = This trip does not need that boat.
why-boat-away = That boat has been used in this round.
why-fruit-first = First choose the kind of fruit tile.
