### Pagaie. The files of the languages have the same sections.

## Names

# .the stands as the object of a sentence, .kind as well, where the tile itself can be seen.

name-seahorse = Seahorse
    .the = the seahorse
name-manta = Manta
    .the = the manta
name-octopus = Octopus
    .the = the octopus
name-fish = Fish
    .the = the fish
name-turtle = Turtle
    .the = the turtle
name-parrot = Parrot
    .the = the parrot
name-crab = Crab
    .the = the crab
name-hut = Hut
    .the = the hut
    .kind = the hut
name-tiki = Tiki
    .the = the tiki
    .kind = the tiki
name-bottle = Bottle
    .the = the bottle
cell-empty = –
    .the = –
tile-sea = Sea ({ $nw }, { $ne }, { $se }, { $sw })
    .the = the sea tile ({ $nw }, { $ne }, { $se }, { $sw })
    .kind = the sea tile
tile-sand = Sand ({ $nw }, { $ne }, { $se }, { $sw })
    .the = the sand tile ({ $nw }, { $ne }, { $se }, { $sw })
    .kind = the sand tile
line-row = Row { $which }
    .from = from row { $which }
    .in = row { $which }
line-column = Column { $which }
    .from = from column { $which }
    .in = column { $which }
slot = { $at }
icons =
    { $icon ->
        [seahorse]
            { $count ->
                [one] { $count } seahorse
               *[other] { $count } seahorses
            }
        [manta]
            { $count ->
                [one] { $count } manta
               *[other] { $count } mantas
            }
        [octopus]
            { $count ->
                [one] { $count } octopus
               *[other] { $count } octopuses
            }
        [fish]
            { $count ->
                [one] { $count } fish
               *[other] { $count } fish
            }
        [turtle]
            { $count ->
                [one] { $count } turtle
               *[other] { $count } turtles
            }
        [parrot]
            { $count ->
                [one] { $count } parrot
               *[other] { $count } parrots
            }
        [crab]
            { $count ->
                [one] { $count } crab
               *[other] { $count } crabs
            }
        [hut]
            { $count ->
                [one] { $count } hut
               *[other] { $count } huts
            }
        [tiki]
            { $count ->
                [one] { $count } tiki
               *[other] { $count } tikis
            }
       *[bottle]
            { $count ->
                [one] { $count } bottle
               *[other] { $count } bottles
            }
    }

## Steps of a turn

step-line = Line
step-tiles = Tiles
step-build = Build
step-flower = Flower
step-chance = Tiles come out of the stack
step-over = The end

## Questions

ask-line = Which row or column do you take tiles from?
ask-tiles =
    { $most ->
        [one] Which tile do you take { $line-from }?
       *[other] Take up to { $most } tiles { $line-from }.
    }
ask-build =
    { $todo ->
        [either] Place or discard a tile: you hold { $held }, the pontoon takes { $size }.
        [place] Place a tile: you hold { $held }, the pontoon takes { $size }.
        [discard] Discard a tile: you hold { $held }, the pontoon takes { $size }.
        [over] No tile has a place: end your turn.
       *[end] Place a tile, or end your turn.
    }
ask-end = End your turn, or undo.
ask-place = Where does { $tile-the } go?
ask-turn = How is the tile turned?
ask-flower = Which tile becomes a flower?
ask-element = The tile from { $slot } becomes a flower. What is worth more now?

## Answers

take = Take { $slots }
place = Place { $tile-the }
place-from-pontoon = Place { $tile-the } from the pontoon
discard = Discard { $tile-the }
discard-from-pontoon = Discard { $tile-the } from the pontoon
end-turn = End the turn
at = Column { $column }, row { $row }
turn =
    { $quarters ->
        [0] Not turned ({ $nw }, { $ne }, { $se }, { $sw })
        [one] { $quarters } quarter turn ({ $nw }, { $ne }, { $se }, { $sw })
       *[other] { $quarters } quarter turns ({ $nw }, { $ne }, { $se }, { $sw })
    }
flower = { $slot }: { $tile }
element = { $element }

## What happened

told-drew-start-tile =
    { $flowers ->
        [one] { $element } begins with { $flowers } flower
       *[other] { $element } begins with { $flowers } flowers
    }
told-drew-first =
    { $you ->
        [yes] You have the pirogue and begin
       *[no] { $name } has the pirogue and begins
    }
told-dealt = { $slot }: { $tile }
told-day-began =
    { $you ->
        [yes] Day { $day } of { $days }: you are first
       *[no] Day { $day } of { $days }: { $name } is first
    }
told-took = { did } took { $tiles } { $line-from }
told-found-no-tile = { did } found no free tile
told-placed =
    { $covers ->
        [yes]
            { $points ->
                [one] { did } placed { $tile-the } at column { $column }, row { $row }, over { $covered }: { $points } point
               *[other] { did } placed { $tile-the } at column { $column }, row { $row }, over { $covered }: { $points } points
            }
       *[no]
            { $points ->
                [one] { did } placed { $tile-the } at column { $column }, row { $row }: { $points } point
               *[other] { did } placed { $tile-the } at column { $column }, row { $row }: { $points } points
            }
    }
told-discarded =
    { $pontoon ->
        [yes] { did } discarded { $tile-the } from the pontoon
       *[no] { did } discarded { $tile-the }
    }
told-ended-turn =
    { $count ->
        [0] { did } ended the turn
       *[other] { did } ended the turn and kept { $kept }
    }
told-added-flower =
    { $worth ->
        [one] { did } added a flower from { $slot }: { $element-the } is worth { $worth } point now
       *[other] { did } added a flower from { $slot }: { $element-the } is worth { $worth } points now
    }
told-left-out-flower = { did } had no tile for a flower
told-day-ended = Day { $day } is over: the paddles are taken back
told-counted =
    { $points ->
        [one] { did } ended with { $points } point, bottles: { $bottles }
       *[other] { did } ended with { $points } points, bottles: { $bottles }
    }

## Points

score-seahorse = Seahorses
score-manta = Mantas
score-octopus = Octopuses
score-fish = Fish
score-turtle = Turtles
score-parrot = Parrots
score-crab = Crabs
score-hut = Huts
score-tiki = Tiki statues
score-bottles = Bottles

## Settings

setting-board_size = Board
    .about = How many rows and columns of tiles are on offer.
setting-board_size-5 = 5 × 5
    .about = Tight: paddles block much.
setting-board_size-6 = 6 × 6
    .about = More tiles to choose from.
setting-start_flowers_sea = Start flowers
    .about = Flowers on the start tiles of sea animals.
setting-start_flowers_sea-1 = As printed
    .about = Every start tile counts what the component file says.
setting-start_flowers_sea-2 = Two
    .about = Those of the sea animals count two.
setting-free_discard = Discarding
    .about = When a tile may be discarded.
setting-free_discard-off = Strict
    .about = Only for a tile without a place.
setting-free_discard-on = Free
    .about = Whenever you hold too many.
setting-short_game = Length
    .about = How many days are played.
setting-short_game-off = Whole game
    .about = 6, 9 or 8 days with two, three or four players.
setting-short_game-on = Short game
    .about = 4, 6 or 4 days.
setting-confirm_end_of_turn = End of turn
    .about = Whether you confirm the end of your turn.
setting-confirm_end_of_turn-off = At once
    .about = A turn that leaves no choice ends by itself.
setting-confirm_end_of_turn-on = Confirm
    .about = The turn waits for you, so that you can undo.

## The table as text

board-bottles = Bottles
board-day = Day { $day } of { $days }
board-element = Element
board-first = { $name } has the pirogue
board-flowers = Flowers
board-held = In hand: { $tiles }
board-island = Island of { $name }
board-offer = Tiles on offer
board-order = Turns today: { $seats }
board-paddle = paddle of { $name }
board-fixed-paddle = paddle that stays
board-pickers = Flowers today: { $seats }
board-points = Points
board-stack = In the stack: { $sea } sea, { $sand } sand, { $construction } constructions
board-turn = { $name }: { $step }
board-worth = Worth
board-legend = Small letters: sea and sand can be seen; ~ empty sea, : empty sand, capitals: constructions; a dot lies outside
terrain-construction = Construction
terrain-sand = Sand
terrain-sea = Sea
text-blocked = { $tile }, blocked
text-cell = { $terrain }, { $icon }
text-column = Column { $column }
text-flowers = Flowers, worth, and what everybody shows
text-line = Line
text-listed = { $items }
text-places =
    { $count ->
        [one] { $what }: { $count } place
       *[other] { $what }: { $count } places
    }
text-row = Row
text-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
text-shown = { $count }, next flower { $next }
text-your-island = Your island

## What the pieces do

tip-element =
    { $points ->
        [one] In sight it brings { $points } point for each flower of its kind.
       *[other] In sight it brings { $points } points for each flower of its kind.
    }
tip-bottle =
    { $points ->
        [one] Each one that can be seen costs { $points } point. Cover it.
       *[other] Each one that can be seen costs { $points } points. Cover it.
    }
tip-count =
    { $count ->
        [one] There is { $count } in the box.
       *[other] There are { $count } in the box.
    }
tip-tiles =
    { $count ->
        [one] There is { $count } tile.
       *[other] There are { $count } tiles.
    }
tip-sea = Sea lies beside sea and touches it by a side.
tip-sand = Sand lies on two sea tiles or more.
tip-construction = A construction lies on two sand tiles or more.

## What is printed

group-board = Board
group-bottle = Bottle
group-element = Elements
group-fixed_paddle = Paddle that stays
group-player_count = By number of players
group-pontoon = Pontoon
group-tile = Tiles
field-capacity = tiles
field-cells = cells, clockwise from the upper left
field-columns = columns
field-construction_total = constructions
field-costs = costs
field-count = tiles
field-days = days
field-dealt_under = tiles under it
field-fixed_paddles = paddles that stay
field-flowers = who adds flowers
field-larger_columns = columns of the larger board
field-larger_rows = rows of the larger board
field-lies_on = lies on
field-paddles = paddles each
field-players = players
field-points = points for each flower
field-rows = rows
field-sand_total = sand tiles
field-sea_total = sea tiles
field-short_days = days of the short game
field-start_flowers = flowers on its start tile
field-start_tile_total = start tiles
field-start_tiles_drawn = start tiles drawn
field-terrain = terrain
field-tile_total = tiles in all
field-tiles = most tiles in a turn
field-turns = turns a day
value-before_last = the one before the last
value-bottle = bottle
value-construction = construction
value-crab = crab
value-first = the first
value-fish = fish
value-hut = hut
value-last = the last
value-last_row = the last row
value-manta = manta
value-nothing = none
value-octopus = octopus
value-parrot = parrot
value-sand = sand
value-sea = sea
value-seahorse = seahorse
value-second = the second
value-tiki = tiki (statue)
value-turtle = turtle

## Why not

why-no-such-thing = There is nothing like that on the table now.
why-over = The game is over.
why-watching = You are watching. Only the players at this table move.
why-chance = Tiles are coming out of the stack. Wait a moment.
why-not-your-turn = It is { $name }’s turn. Wait until it comes round to you.
why-line-first = First choose the row or column.
why-line-named = The line is chosen. Undo to choose another one.
why-tiles-first = First choose the tiles you take.
why-tiles-taken = You have taken your tiles. Now you build.
why-building = First choose a tile in your hand, or end your turn.
why-place-first = First choose a place for the tile.
why-turn-first = First choose how the tile is turned.
why-tile-first = First choose a tile in your hand.
why-flower-first = First choose the tile that becomes a flower.
why-slot-first = First choose the tile, then what the flower is for.
why-element-first = First choose what the flower is for.
why-fixed-paddle = { $line }: the paddle there stays all game.
why-paddle =
    { $you ->
        [yes] { $line }: your paddle lies there until the day ends.
       *[no] { $line }: { $name }’s paddle lies there until the day ends.
    }
why-blocked =
    { $you ->
        [yes] { $slot } lies under your paddle: { $line-in } is blocked until the day ends.
       *[no] { $slot } lies under { $name }’s paddle: { $line-in } is blocked until the day ends.
    }
why-no-free-tile = { $line }: no tile is free there.
why-other-line = { $slot } does not lie in { $line-in }. All tiles of a turn come from one line.
why-sea-first = An island begins with a sea tile.
why-sand-nowhere = No place yet: sand lies on four cells of sea that belong to two tiles or more.
why-construction-nowhere = No place yet: a construction lies on four cells of sand that belong to two tiles or more.
why-sea-there = A sea tile lies there already.
why-corner = Sea must touch sea by a side: a corner is not enough.
why-sand-there = Sand lies there already.
why-construction-there = A construction stands there: nothing is placed on it.
why-sand-on-nothing =
    { $count ->
        [one] { $count } cell would lie on no sea tile.
       *[other] { $count } cells would lie on no sea tile.
    }
why-construction-on-nothing =
    { $count ->
        [one] { $count } cell would lie on no sand tile.
       *[other] { $count } cells would lie on no sand tile.
    }
why-sand-on-one = It would rest on one sea tile. Sand needs two or more.
why-construction-on-one = It would rest on one sand tile. A construction needs two or more.
why-room =
    { $count ->
        [one] The pontoon takes { $count } tile, so nothing has to go.
       *[other] The pontoon takes { $count } tiles, so nothing has to go.
    }
why-no-discard =
    { $many ->
        [one] { $many } tile is too many, but of those you took only { $count } fit nowhere. Place one first.
       *[other] { $many } tiles are too many, but of those you took only { $count } fit nowhere. Place one first.
    }
why-too-many = You hold { $count } tiles, and the pontoon takes { $most }. Place or discard first.
why-looks-alike = Turned like that the tile looks the same.
why-no-element = { $slot } shows nothing that a flower could be for.
why-not-shown = { $element }: the tile shows { $shown }.
why-asked = First answer the question, or undo to do something else.
