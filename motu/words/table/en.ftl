### What the page says around every table.

table-after =
    { $place ->
        [1] { $from } → { $to }, you lead
       *[other] { $from } → { $to }
    }
table-away = away
table-bot = bot
table-can-choose = can be chosen
table-centre = Table
table-choose-how = choose how
table-chosen = chosen
table-close = Close
table-confirm = Confirm
table-final = No undo after this.
table-flags = Mark the last moves
table-gain =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-home = Motu, home
table-last-turns =
    { $count ->
        [one] Last turn
       *[other] { $count } turns left
    }
table-listed = { $items }
table-log = Log
table-look-at = Look at { $name }’s place
table-menu = Table menu
table-missing = { $count } missing
table-new = new
table-no-move-yet = no move yet
table-no-undo-past = no undo past here
table-over = The game is over.
table-pick = Pick something with a ring.
table-pin = Keep this note open
table-place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }st of { $seats }
        [two] { $place }nd of { $seats }
        [few] { $place }rd of { $seats }
       *[other] { $place }th of { $seats }
    }
table-place-of = { $name }’s place
table-players = Players
table-points = points
table-result = Result
table-rule = Rule { $rule }
table-rules = Rules
table-score = Score
table-sending = On its way …
table-sheet = Sheet
table-their-turn = { $name } is choosing.
table-undo = Undo
table-wait = { $name } is choosing.
table-watching = You are watching.
table-winners =
    { $you ->
        [yes]
            { $count ->
                [one] You win!
               *[other] You share the victory: { $names }.
            }
       *[no]
            { $count ->
                [one] { $names } wins.
               *[other] Shared victory: { $names }.
            }
    }
table-worth =
    { $points ->
        [one] worth { $points } point
       *[other] worth { $points } points
    }
table-your-place = Your place
table-your-turn = Your turn, { $name }.
