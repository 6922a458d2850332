### What stands on the drawn table.

a-dike = Dike
a-hut = Hut
a-ship = Ship { $ship }
at-the-end = at the end
bank-changes = { $vatus } vatus become { $points } points, { $left } left
bank-told = { $full } become { $points } points
boat-of = { $name }
cell-empty = { $cell }: empty
cell-island = { $cell }, { $tile }. Huts: { $huts }. Drawings: { $drawings }. Tourists: { $tourists } of { $room }.
cell-name = Cell { $cell }
cell-ocean = { $cell }, { $tile }. Fish: { $fish }. Treasures: { $treasures }. Boats: { $boats }.
cell-short = { $cell }
cell-sunk = { $cell }, { $tile }: sunk
cell-water = Water: { $water }, the next rise adds { $coming }.
cube-label =
    { $points ->
        [one] { $good } { $island-on } for { $vatus }: { $points } point
       *[other] { $good } { $island-on } for { $vatus }: { $points } points
    }
dikes-left =
    { $count ->
        [one] { $count } dike left
       *[other] { $count } dikes left
    }
draft-build =
    { $what ->
        [both] Hut and dike, { $cell }
        [hut] Hut, { $cell }
       *[dike] Dike, { $cell }
    }
draft-buy = Buy { $good }
draft-character = { $character }: { $does }
draft-draw = Draw { $island-on }
draft-explore = Treasure of { $value }
draft-fish = Fish of { $value }
draft-give-up = Give up { $action }
draft-markers = { $actions }
draft-move = { $action } → { $to }
draft-nothing = { $action }: markers come off
draft-rest = Look at the rest tokens
draft-sail = Sail to { $cell }
draft-sell =
    { $count ->
        [one] Sell { $count } fish tile: +{ vatus }
       *[other] Sell { $count } fish tiles: +{ vatus }
    }
draft-tourist = Tourist { $island-to }: +{ vatus }
final-now = If the game ended now
first-wins-ties = First wins ties
fish-tiles =
    { $count ->
        [one] { $count } fish tile of value { $value }
       *[other] { $count } fish tiles of value { $value }
    }
foot-give-up = Give up
foot-move = Move
foot-nothing = Nothing
foot-preach = Preach
foot-tie = tie
foot-you = You
hut-label = Hut { $island-on } for { $vatus }
huts-left =
    { $count ->
        [one] { $count } hut left
       *[other] { $count } huts left
    }
huts-of = { $name } { $count }
islands-sunk = { $sunk } of { $lost } sunk
log-counted = at the end
log-full = ship { $ship } is full
log-gave-up = given up
log-no-ship = no ship takes it
log-nothing = impossible, markers off
log-on = on { $cell }
log-rested = a rest token
log-rolled =
    { $count ->
        [one] floods after { $count } action
       *[other] floods after { $count } actions
    }
log-sailed = to { $cell }
log-ship = onto ship { $ship }
log-tile = { $tile } to { $cell }
log-to = →
log-value = of { $value } at { $cell }
markers-left =
    { $count ->
        [one] { $count } marker left
       *[other] { $count } markers left
    }
next-tiles = Next round
ocean-name = Ocean { $cell }
round = Round
sell-which = Fish to sell
ship-label = Ship { $ship }. Wants: { $wants }. Loaded: { $loaded }.
short-artist = drawings score more
short-ask-govern = { $action }: moved to which action?
short-ask-mark =
    { $count ->
        [one] Where does your marker go?
       *[other] Where do your { $count } markers go?
    }
short-ask-neutral = A neutral marker goes where? { $count } left
short-ask-sell = How many fish of { $value }? Price { $price }
short-ask-turn = Which action now?
short-beggar = points for vatus
short-builder = cheaper huts
short-buyer = a second cube
short-diver = vatus for treasure
short-fisher = points for fish
short-governor = moves a stack
short-guide = points for drawings
short-name-rest = Rest
short-navigator = free steps
short-preacher = acts all the same
short-told-bought = Exported { $good }
short-told-brought-tourist = Tourist { $island-to }
short-told-built =
    { $what ->
        [hut] Hut { $island-on }
        [dike] Dike { $island-on }
       *[both] Hut, dike { $island-on }
    }
short-told-drew = Drew { $island-on }
short-told-explored = Treasure of { $value }
short-told-fished = Fish of { $value }
short-told-governed = { $action } → { $to }
short-told-laid-tile = Laid { $tile } on { $cell }
short-told-programmed = Marker: { $action }
short-told-rested = Took a rest token
short-told-sailed = Sailed to { $cell }
short-told-sold-fish = Sold fish: +{ $vatus }
short-told-took-back =
    { $given_up ->
        [yes] Gave up { $action }
       *[no] { $action }: nothing
    }
short-told-took-character = { $character }
short-vendor = sells by any island
short-water-stays = { $water } instead of { $before }
side-label = Dike { $island-on }, { $side }, for { $vatus }
space-held = { $action }: { $stacks }. { $name } has the majority.
space-lost = Not possible for you now: the markers would only come off.
space-open = { $action }: { $stacks }.
stack-neutral = neutral { $count }
stack-of = { $name } { $count }
steps-label = A way of { $steps } steps
steps-short = { $steps } steps
take-back = Take a marker back: { $action }
text-beside = Islands beside
text-players = Players
text-yours = Yours
the-characters = Characters
the-spaces = The nine actions
tiles-to-lay = To lay now
tip-before = { $name } comes before you here.
tip-behind = { $name } waits behind you here.
tip-die =
    { $count ->
        [one] After { $count } more action the water rises.
       *[other] After { $count } more actions the water rises.
    }
tip-hut-vatus = For you now: { $vatus }.
tip-neutral =
    { $count ->
        [one] { $count } neutral marker lies here: only with more of your own you will act.
       *[other] { $count } neutral markers lie here: only with more of your own you will act.
    }
tip-no-ship = No ship has a crate for it.
tip-ocean-left = Left: fish { $fish }, treasures { $treasures }. The next one is worth as much.
tip-penalty =
    { $points ->
        [one] At the end the water takes { $points } point of everybody with a hut here.
       *[other] At the end the water takes { $points } points of everybody with a hut here.
    }
tip-sinks =
    { $count ->
        [one] It sinks after { $count } more action, unless dikes keep enough water off.
       *[other] It sinks after { $count } more actions, unless dikes keep enough water off.
    }
tip-slot =
    { $points ->
        [one] The next one goes to ship { $slot } from the top: { $points } point.
       *[other] The next one goes to ship { $slot } from the top: { $points } points.
    }
tip-sunk = The sea has swallowed it. Nobody can use it any more.
tip-would-follow = With one marker more you would come after { $who }.
tip-would-lead = With one marker more you would act first here.
top-first = top first
treasure-tiles =
    { $count ->
        [one] { $count } treasure of value { $value }
       *[other] { $count } treasures of value { $value }
    }
vatus-then = then { $vatus }
verb-give-up = Give up
verb-lay = Lay
verb-look = Look
verb-take = Take
volcano-island = { $tile }: { $huts } huts, { $drawings } drawings, { $tourists } tourists
volcano-ocean = { $tile }. Fish: { $fish }. Treasures: { $treasures }.
water-later = Flood in round { $round }
water-never = The water rises no more
water-next = The water rises in round { $round }
water-over = No more floods
water-rises =
    { $count ->
        [one] Water rises after this action
       *[other] Water rises after { $count } actions
    }
water-soon =
    { $count ->
        [one] Flood after this
       *[other] Flood after { $count }
    }
water-stays = Water on { $cell }: { $water } instead of { $before }
would-build = You could build on { $cells }.
would-buy = You could buy on { $cells }: up to { points }.
would-dike = Or a dike for { vatus }, or both: it keeps the water off one side of an island.
would-draw = You could draw on { $cells }: { points }.
would-explore = You would find a treasure of value { $value }.
would-fish = You would catch fish of value { $value }.
would-nothing = As things stand, you could not do it.
would-rest =
    { $value ->
        [one] { $value } rest token is left.
       *[other] { $value } rest tokens are left.
    }
would-sail = You could sail to { $cells }.
would-sell = All your fish would bring { vatus }.
would-tourist = You could bring a tourist to { $cells }: up to { vatus }.
