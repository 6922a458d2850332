### What stands on the drawn table.

adds-flower = adds flower { $number } today
draft-blocks = blocks { $count } more
draft-flower = { $element }: worth { $worth }
draft-place =
    { $covers ->
        [0] { $what }
       *[other] { $what }, covers { $covers }
    }
draft-take =
    { $count ->
        [one] { $line }, { $count } tile
       *[other] { $line }, { $count } tiles
    }
drawn-ask-place = Where does { $tile-kind } go?
drawn-discard = Discard { $tile-kind }
drawn-discard-from-pontoon = Discard { $tile-kind } from the pontoon
drawn-flower = A flower from { $slot }
drawn-place = Place { $tile-kind }
drawn-place-from-pontoon = Place { $tile-kind } from the pontoon
each = each
end-turn-short = End turn
flower-for = What is the flower for?
flower-would =
    { $points ->
        [one] { $element }: { $points } point for you
       *[other] { $element }: { $points } points for you
    }
flowers = Flowers
flowers-next = Next flower
flowers-open = Flowers, worth and what everybody shows
has-pirogue = has the pirogue
held-pontoon = { $tile }, from the pontoon
held-taken = { $tile }, taken now
level-construction = built
level-sand = sand
level-sea = sea
line-blocked = { $line }: blocked by { $name }’s paddle
line-fixed = { $line }: the paddle there stays all game
line-free =
    { $count ->
        [one] { $line }: { $count } free tile
       *[other] { $line }: { $count } free tiles
    }
log-discarded = discarded
log-over = over
log-points = { $points }
log-worth = now worth { $worth }
look-under = Look under
no-flower-today = You add no flower today.
no-island-yet = No tile yet: an island begins with a sea tile.
no-place-yet = no place yet
none-yet = none yet
offer-short = Offer
order-of-day = Order of the day
place-change =
    { $points ->
        [one] Column { $column }, row { $row }: { $points } point
       *[other] Column { $column }, row { $row }: { $points } points
    }
place-none = Column { $column }, row { $row }: no place
placed-short = placed
places-of =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
pontoon = Pontoon
pontoon-of = Pontoon: { $count } of { $size }
receipt = This place changes your points by { $points }
rule-construction = Built on 2 sand tiles
rule-sand = Sand on 2 sea tiles
rule-sea = Sea, side to side
short-ask-build =
    { $todo ->
        [either] Place or discard: { $held } held, { $size } may stay.
        [place] Place a tile: { $held } held, { $size } may stay.
        [discard] Discard a tile: { $held } held, { $size } may stay.
        [over] End your turn: no tile has a place.
       *[end] Place a tile, or end your turn.
    }
short-ask-element = Flower from { $slot }: what is worth more?
short-ask-line = Which row or column?
short-ask-place = Where does the tile go?
short-ask-tiles =
    { $most ->
        [one] One tile { $line-from }
       *[other] Up to { $most } tiles { $line-from }
    }
short-told-added-flower = A flower for { $element-the }
short-told-found-no-tile = Found no free tile
short-told-left-out-flower = No tile for a flower
short-told-took = { $line }: { $tiles }
show-island = Show my island
show-offer = Show the tiles on offer
slot-blocked = { $at }: { $tile }, blocked
slot-free = { $at }: { $tile }
stack-of =
    { $count ->
        [one] { $count } tile in the stack
       *[other] { $count } tiles in the stack
    }
stay-free =
    { $count ->
        [one] { $count } tile stays free after you.
       *[other] { $count } tiles stay free after you.
    }
step-turn = Turn
taken-from = Taken { $line-from }
the-offer = Tiles on offer
throw-away = Discard
tip-costs = A bottle that can be seen costs { $points }.
tip-end = Tiles that you have not placed stay on the pontoon, { $size } at most.
tip-line =
    { $count ->
        [one] { $count } free tile here. { $leaves } stay free elsewhere after you.
       *[other] { $count } free tiles here. { $leaves } stay free elsewhere after you.
    }
tip-next =
    { $you ->
        [yes] The next flower brings you
       *[no] The next flower brings { $name }
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
tip-worth = { $element }: each that can be seen is worth { $worth } now.
verb-discard = Discard
verb-flower = Add the flower
verb-place = Place here
verb-take = Take { $count }
you-take = You take
your-flowers =
    { $count ->
        [one] You add flower { $first } today.
       *[other] You add { $count } flowers today.
    }
your-island = Your island
