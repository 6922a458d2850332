### Vanuatu. The files of the languages have the same sections.

## Names

# .the, .on and .to are parts of a sentence.
name-sail = Sail
name-build = Build
name-explore = Explore
name-fish = Fish
name-sell = Sell
name-buy = Buy
name-draw = Draw
name-tourist = Tourist
name-rest = Rest
name-artist = Artist
name-beggar = Beggar
name-builder = Builder
name-buyer = Buyer
name-diver = Diver
name-fisher = Fisher
name-governor = Governor
name-guide = Guide
name-navigator = Navigator
name-preacher = Preacher
name-vendor = Vendor
name-kava = Kava
name-copra = Copra
name-beef = Beef
tile-efate = Efate
    .the = Efate
tile-island = Island { $tile }
    .the = island { $tile }
isle = Island { $cell }
    .the = island { $cell }
    .on = on { $cell }
    .to = to { $cell }
tile-ocean = Ocean { $tile }
    .the = ocean { $tile }
side-e = east
side-se = south-east
side-sw = south-west
side-w = west
side-nw = north-west
side-ne = north-east
token-first = First player
token-both = A vatu and a point
token-point = A point
token-coin = A vatu
vatus =
    { $vatus ->
        [one] { $vatus } vatu
       *[other] { $vatus } vatus
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cubes =
    { $good ->
        [kava] { $count } kava
        [copra] { $count } copra
       *[beef] { $count } beef
    }
without-cubes = no cubes

## Steps of a round

step-tiles = Laying tiles
step-neutral = Neutral markers
step-characters = Characters
step-markers = Markers
step-act = Actions
step-confirm = End of turn
step-chance = Tiles and ships turn up
step-over = The end

## Questions

ask-place =
    { $count ->
        [one] Where do you lay the second tile?
       *[other] Which tile do you lay first, and where?
    }
ask-neutral =
    { $count ->
        [one] Where do you lay the last neutral marker?
       *[other] Where do you lay a neutral marker? You have { $count }.
    }
ask-character = Which character do you take for this round?
ask-mark =
    { $count ->
        [one] On which action do you lay your marker?
       *[other] On which actions do you lay markers? You lay { $count } now.
    }
ask-turn = Which action do you take now? Its markers come back.
ask-govern = Where does the governor move your markers from { $action }?
ask-sail = Where does your boat sail?
ask-build = What do you build, and where?
ask-sell = How many fish tiles of value { $value } do you sell? The price is { $price }.
ask-buy = Which cube do you buy?
ask-second = { $good }: do you take a second one, for nothing?
ask-draw = Where do you draw?
ask-tourist = Where do you bring the tourist?
ask-rest = Which rest token do you keep?
ask-beg = All your markers are back. Do you change points into vatus?
ask-confirm = End your turn, or undo.

## Answers

resolve = { $action }
resolve-nothing = { $action }: impossible, take the markers off
give-up = Give up { $action }
preach = Preacher: { $action }
govern = Governor: move { $action }
to-space = To { $action }
sell-treasure = Sell a treasure for { vatus }
beg =
    { $points ->
        [0] Beg for nothing
        [one] Give { $points } point for as many vatus
       *[other] Give { $points } points for as many vatus
    }
sail-to = To { $cell } for { vatus }
sail-free = To { $cell } for nothing
sell-tiles =
    { $count ->
        [0] None of value { $value }
       *[other] { $count } of value { $value }
    }
build-hut = A hut { $island-on } for { vatus }
build-dike = A dike { $island-on }, { $side }, for { vatus }
build-both = A hut and a dike { $island-on }, { $side }, for { vatus }
buy-cube =
    { $points ->
        [0] { $good } { $island-on } for { vatus }: no ship takes it
        [one] { $good } { $island-on } for { vatus }: { $points } point
       *[other] { $good } { $island-on } for { vatus }: { $points } points
    }
second-yes = Take a second one: { points }
second-no = Leave it
draw-on = Draw { $island-on }
bring-to = The tourist { $island-to }: { vatus }
lay-tile = { $tile } on { $cell }
end-turn = End the turn

## What happened

told-laid-start = { $cell }: { $tile }
told-revealed = On the volcano: { $tile-the }
told-ship-arrived = Ship { $ship } came in: { $goods }
told-tourists-came =
    { $count ->
        [one] { $count } tourist came to the office
       *[other] { $count } tourists came to the office
    }
told-became-first =
    { $you ->
        [yes] You are the first player now
       *[no] { $name } is the first player now
    }
told-began =
    { $you ->
        [yes] Round { $round }: you are first
       *[no] Round { $round }: { $name } is first
    }
told-rolled = The die shows { $count }
told-stocked = New cubes { $island-on }: { $cubes }
told-laid-tile = { did } laid { $tile-the } on { $cell }
told-offered = On offer: { $character }
told-took-character = { did } took the card: { $character }
told-programmed =
    { $neutral ->
        [yes] { did } laid a neutral marker: { $action }
       *[no] { did } laid a marker: { $action }
    }
told-took-back =
    { $given_up ->
        [yes] { did } gave up: { $action }
       *[no] { did } found impossible: { $action }
    }
told-preached = { did } called the preacher: { $action }
told-governed = { did } moved markers with the governor: { $action } → { $to }
told-sold-treasure = { did } sold a treasure for { vatus }
told-begged = { did } begged: { points } for as many vatus
told-converted = { did } turned { vatus } into { points }
told-sailed = { did } sailed to { $cell } for { vatus }
told-built =
    { $what ->
        [hut] { did } built a hut { $island-on } for { vatus }
        [dike] { did } built a dike { $island-on } for { vatus }
       *[both] { did } built a hut and a dike { $island-on } for { vatus }
    }
told-explored =
    { $vatus ->
        [0] { did } found a treasure of value { $value }
       *[other] { did } found a treasure of value { $value } and gained { vatus }
    }
told-fished =
    { $points ->
        [0] { did } caught fish of value { $value }
       *[other] { did } caught fish of value { $value } and scored { points }
    }
told-sold-fish =
    { $count ->
        [one] { did } sold { $count } fish tile for { vatus }, the price is { $price } now
       *[other] { did } sold { $count } fish tiles for { vatus }, the price is { $price } now
    }
told-bought =
    { $ship ->
        [0] { did } bought a cube that no ship takes: { $good }
       *[other]
            { $from ->
                [reserve] { did } loaded a second cube onto ship { $ship }: { $good }, { points }
               *[island] { did } loaded a cube onto ship { $ship }: { $good }, { points }
            }
    }
told-filled-ship = { did } filled ship { $ship } and scored { points }
told-drew = { did } drew { $island-on } and scored { points }
told-brought-tourist =
    { $points ->
        [0] { did } brought a tourist { $island-to } and gained { vatus }
       *[other] { did } brought a tourist { $island-to }, gained { vatus } and scored { points }
    }
told-looked = { did } looked at the rest tokens
told-rested =
    { $count ->
        [one] { did } kept a rest token, { $count } is left
       *[other] { did } kept a rest token, { $count } are left
    }
told-kept-token = Your rest token: { $token }
told-water-rose = The water rises: { $islands }
told-sank = The sea has swallowed { $island-the }
told-all-lost = { $count } islands have sunk: everybody has lost
told-rest-paid = { did } turned up a rest token: { $token }
told-counted = { did } scored { points } at the end: { $parts }
scored-for = { $source } { $points }
water-on = { $island-the } +{ $count }
water-nowhere = nowhere

## Points

score-drawings = Drawings
score-goods = Exports
score-ships = Full ships
score-fisher = The fisher
score-guide = The guide
score-bank = Ten vatus
score-rest = Rest tokens
score-begged = Begged away
score-first_player = First player
score-vatus = Vatus left
score-treasures = Treasures
score-huts = Huts
score-water = Water
projected = + at the end

## Settings

seats-2 = Two play by a sheet of the publisher: neutral markers on the actions, five characters to choose from, and no ocean for both boats.
setting-characters = Characters
    .about = Whether everybody takes a character each round.
setting-characters-on = With characters
    .about = The usual game, and the only one for two.
setting-characters-off = Without
    .about = A harder game for three to five.
setting-rising_waters = Rising Waters
    .about = The small expansion: the sea rises and islands sink.
setting-rising_waters-off = Calm sea
    .about = The base game.
setting-rising_waters-on = The water rises
    .about = Build dikes; with three sunken islands everybody loses.
setting-sell_price_drop_per = Price of fish
    .about = When the price falls.
setting-sell_price_drop_per-action = By sale
    .about = Once for a whole sale.
setting-sell_price_drop_per-tile = By tile
    .about = After each tile, the highest value first.
setting-water_penalty_per = Water penalty
    .about = How water is counted at the end.
setting-water_penalty_per-player_island = By island
    .about = Once for each island with an own hut.
setting-water_penalty_per-hut = By hut
    .about = For each own hut.
setting-flood_at_the_end = Late flood
    .about = What becomes of a die that is not used up.
setting-flood_at_the_end-yes = It rises
    .about = The water rises when the last marker comes off.
setting-flood_at_the_end-no = No flood
    .about = The die is taken away.
setting-governor_may_repeat = Governor again
    .about = Whether the governor leads to an action that was performed.
setting-governor_may_repeat-yes = Anywhere
    .about = Any other space.
setting-governor_may_repeat-no = Not again
    .about = No action performed in this round.
setting-governor_counts_for_flood = Governor and die
    .about = Whether his move lowers the die.
setting-governor_counts_for_flood-no = No
    .about = Only performed actions lower it.
setting-governor_counts_for_flood-yes = Yes
    .about = His move lowers it too.
setting-retrieval_counts_for_flood = Stacks and die
    .about = Whether a stack that comes off without acting lowers the die.
setting-retrieval_counts_for_flood-no = No
    .about = Only performed actions lower it.
setting-retrieval_counts_for_flood-yes = Yes
    .about = Every stack lowers it.
setting-vendor_needs_island = Vendor
    .about = Where the vendor sells.
setting-vendor_needs_island-yes = By an island
    .about = An island has to be beside the boat.
setting-vendor_needs_island-no = Anywhere
    .about = On the open sea too.
setting-placement_pair_lookahead = Both tiles
    .about = Whether the first tile may spoil the last cell of the second.
setting-placement_pair_lookahead-yes = It may not
    .about = If there is another way.
setting-placement_pair_lookahead-no = It may
    .about = Each tile by itself.
setting-confirm_end_of_turn = End of turn
    .about = Whether you confirm the end of a pass or a turn.
setting-confirm_end_of_turn-off = At once
    .about = The turn passes on by itself.
setting-confirm_end_of_turn-on = Confirm
    .about = The turn waits for you, so that you can undo.

## The table as text

board-action = Action
board-boat = Boat
board-boats = Boats
board-cell = Cell
board-character = Character
board-characters = Available: { $names }
board-drawings = Drawings
board-fish = Fish
board-flood = Die { $die }, dikes left { $dikes }, sunken islands { $sunk } of { $lost }
board-goods = Goods
board-harbour = Harbour
board-holder = Majority
board-huts = Huts
board-islands = Islands
board-loaded = loaded: { $goods }
board-markers = Markers
board-neutral = Neutral
board-oceans = Oceans
board-office = Tourists in the office: { $count }
board-player = Player
board-players = Players
board-points = Points
board-price = Price of fish: { $price }
board-projected = At the end
board-rests = Rest
board-round = Round { $round } of { $rounds }
board-ship = Ship
board-sinks = sinks!
board-spaces = Actions
board-sunk = sunk
board-tile = Tile
board-tourists = Tourists
board-treasures = Treasures
board-turn = { $name }: { $step }
board-used = used
board-vatus = Vatus
board-volcano = Volcano: { $tiles }
board-wants = wants: { $goods }
board-water = Water
board-your-tokens = Your rest tokens: { $tokens }

## What the pieces do

tip-sail =
    { $vatus ->
        [one] Up to { $steps } steps from ocean to ocean, { $vatus } vatu each.
       *[other] Up to { $steps } steps from ocean to ocean, { $vatus } vatus each.
    }
tip-build = A hut on an island beside your boat, for { vatus }. At the end it scores { points } for each tourist there.
tip-explore = A treasure as valuable as there are treasures where your boat is. Sell it in your turn for its value, or score { points } for each at the end.
tip-fish = Fish as valuable as there are fish where your boat is. They have to be sold.
tip-sell = Any number of fish tiles, beside an island with your hut: value times price. Then the price falls.
tip-buy = A cube of an island beside your boat for its price. It goes onto the topmost ship that wants it and scores; the last crate scores { points } more.
tip-draw = A drawing on a free place of an island beside your boat: { points }.
tip-tourist = A tourist from the office to an island beside your boat: a vatu for each hut there.
tip-rest = Look at the rest tokens left and keep one until the round ends.
tip-artist = A drawing scores { $count } points instead of { $usual }.
tip-beggar = Once, change up to { $count } points into as many vatus.
tip-builder =
    { $count ->
        [one] A hut costs { $count } vatu instead of { $usual }.
       *[other] A hut costs { $count } vatus instead of { $usual }.
    }
tip-buyer = You may take a second cube of the good you buy from the reserve, for nothing.
tip-diver =
    { $count ->
        [one] A treasure brings { $count } vatu for each point of its value.
       *[other] A treasure brings { $count } vatus for each point of its value.
    }
tip-fisher =
    { $count ->
        [one] A catch scores { $count } point for each point of its value.
       *[other] A catch scores { $count } points for each point of its value.
    }
tip-governor = Once, instead of an action, move one whole stack of yours to another space.
tip-guide =
    { $count ->
        [one] A tourist scores { $count } point for each drawing on the island.
       *[other] A tourist scores { $count } points for each drawing on the island.
    }
tip-navigator = You sail up to { $usual } steps for nothing.
tip-preacher = Once, if you have the most markers nowhere, take one of your actions all the same.
tip-vendor = You sell beside any island, without a hut of your own.
tip-good = Costs { vatus }, scores { points } on a ship.
tip-first = When the round ends you become the first player.
tip-token = When the round ends it pays { vatus } and { points }.
tip-island = Places for huts: { $huts }, for drawings: { $drawings }, for tourists: { $tourists }.
tip-goods = Its goods: { $cubes }.
tip-ocean = Printed: fish { $fish }, treasures { $treasures }.
tip-ship = It takes { $goods }. The last crate scores { points } more.
tip-treasure = Sell it in your turn for { vatus }, or keep it: { points } at the end.
tip-fish-tile =
    { $vatus ->
        [one] Sold beside an island with your hut, it brings its value times the price. Unsold at the end: { $vatus } vatu for each point of its value.
       *[other] Sold beside an island with your hut, it brings its value times the price. Unsold at the end: { $vatus } vatus for each point of its value.
    }
tip-dike = Costs { vatus } with a build action and keeps the water off one side of an island.
tip-water = With { $count } water markers an island sinks. With { $islands } sunken islands everybody loses.

## What is printed

group-action = Actions
group-amounts = Costs and points
group-bank = Bank
group-cell = Cells of the board
group-character = Characters
group-final = Final scoring
group-fish_market = Fish market
group-fish_tile = Fish tiles
group-good = Goods
group-harbour = Harbour
group-island = Islands
group-ocean = Oceans
group-rest_token = Rest tokens
group-rising_waters = Rising Waters
group-ship = Ships
group-tourist_tile = Tourist tiles
group-treasure_tile = Treasure tiles
group-two_players = Two players
group-volcano = Volcano
field-action = action
field-beef = beef
field-boats_start = boats start here
field-colour = colour
field-copra = copra
field-count = tiles
field-cube_total = cubes
field-cubes = cubes
field-die_faces = faces of the die
field-dike_vatus = vatus for a dike
field-dikes = dikes
field-drawing_points = points for a drawing
field-drawing_total = places for drawings
field-drawings = drawings
field-first_player = first player
field-first_player_points = points for the first player
field-fish = fish
field-fish_total = fish
field-full = full at
field-goods = crates
field-hut_vatus = vatus for a hut
field-huts = huts
field-kava = kava
field-last_crate_points = points for the last crate
field-letter = letter
field-letters = order of the letters
field-lost_at = lost with sunken islands
field-marker_passes = markers by pass
field-markers = markers
field-most_points = most points
field-most_steps = most steps
field-neutral_first = neutral markers, first player
field-neutral_second = neutral markers, second player
field-number = number
field-offered = characters on offer
field-penalty = points lost by water
field-printed_players = players by the rulebook
field-points_per_drawing = points for each drawing
field-points_per_fish = points for each fish
field-points_per_tourist = points of a hut for each tourist
field-points_per_treasure = points for each treasure
field-price = price
field-prices = prices
field-q = to the right
field-r = downwards
field-role = role
field-rounds = rounds
field-sinks_at = sinks at
field-slots = slots
field-tourist_tile_left_out = tourist tile left out, by players
field-tourist_total = tourists
field-tourists = tourists
field-treasure_total = treasures
field-treasures = treasures
field-value = value
field-vatus = vatus
field-vatus_per_fish = vatus for each fish
field-vatus_per_point = vatus for a point
field-vatus_per_step = vatus for a step
field-vatus_per_treasure = vatus for each treasure
field-water_markers = water markers
field-zone = where
value-green = green
value-island = an island
value-none = anywhere
value-open = for later tiles
value-red = red
value-sea = the ocean of the boat
value-start_island = start island
value-start_ocean = start ocean
value-white = white

## Why not

why-no-such-thing = There is nothing like that on the table now.
why-over = The game is over.
why-watching = You are watching. Only the players at this table move.
why-chance = Tiles and ships are turning up. Wait a moment.
why-not-your-turn = It is { $name }’s turn. Wait until it comes round to you.
why-asked = First answer the question, or undo to do something else.
why-tile-first = First lay the tiles of the volcano.
why-neutral-first = First lay your neutral markers.
why-character-first = First take a character.
why-mark-first = First lay your markers on the actions.
why-turn-first = First choose one of your stacks.
why-acted = You have acted. End the turn, or undo.
why-action-first = First choose the action, then where.
why-not-programmed = { $action }: not possible from here, not even after the actions you have planned.
why-no-marker = { $action }: you have no marker there.
why-neutral = { $action }: the neutral markers are too many. With a character for this action as many are enough.
why-more-markers = { $action }: { $name } has more markers there. When they are gone, look again.
why-earlier = { $action }: { $name } has as many markers and is earlier in the order.
why-same-space = The markers lie there already. Choose another space.
why-performed = { $action }: you have performed that in this round.
why-cell-taken = A tile lies there already.
why-cell-lonely = A tile has to touch two others.
why-cell-rules = Islands never touch, an ocean touches an island, and the second tile needs a place too.
why-tile-waits = { $tile } has no cell now. Lay the other tile first.
why-no-ocean = Boats sail on oceans only.
why-boat-there = The other boat is there. You may pass it, but not stay.
why-too-far = That is too far: a way has up to three steps, and you have { vatus }.
why-no-detour = There is no longer way of so many steps, or you cannot pay it.
why-not-beside = No island beside your boat is there.
why-no-place = All places for huts are taken there.
why-no-huts = You have no hut left.
why-hut-cost = A hut costs { vatus }. You have { $held }.
why-dike-there = That side has a dike.
why-no-dikes = No dike is left.
why-dike-cost = A dike costs { vatus }. You have { $held }.
why-cube-cost = { $good } costs { vatus }. You have { $held }.
why-no-drawing = No place for a drawing is free there.
why-no-room = That island is full of tourists.
why-other-value = The tiles of value { $value } are asked for now.
why-sell-one = Who sells sells at least one tile.
why-used-up = Your character has been used in this round.
why-beg-how-much = Choose how many points you give.
why-majority = The preacher helps only where the action is possible, and when you have the most markers nowhere.
why-no-target = There is no space to which the governor could move a stack.
why-by-itself = Your character helps by itself when you perform the action.
why-no-beggar = Only the beggar changes points into vatus.
why-beg-something = To beg for nothing there is no need to ask.
why-few-points = You have only { points } to give.
