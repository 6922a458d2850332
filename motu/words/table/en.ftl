### What the page says around every table.

table-after =
    { $place ->
        [1] { $from } → { $to }, you lead
       *[other] { $from } → { $to }
    }
table-all-lost = Nobody wins: all have lost.
table-away = away
table-bot = bot
table-can-choose = can be chosen
table-centre = Table
table-choose-how = choose how
table-chosen = chosen
table-close = Close
table-coach = Coach
table-coach-again = Listen to the coach again
table-coach-back = Back
table-coach-confirm = Now confirm it.
table-coach-next = Next
table-coach-of = { $step } of { $steps }
table-coach-skip = Skip
table-coming-back = Coming back …
table-confirm = Confirm
table-final = No undo after this.
table-free-undo = Free to undo until you confirm.
table-flags = Mark the last moves
table-gain =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-graph = Points of all players, turn by turn
table-help = Help
table-help-finger = Touch a ringed thing to choose it, then Confirm. Press anything for a while to read what it is and why it cannot be chosen now.
table-help-pointer = Click a ringed thing to choose it, then Confirm; a double click does both. Rest the pointer on anything, or press it long, to read what it is and why it cannot be chosen now.
table-hint = Hint
table-hint-asked =
    { $count ->
        [one] asked for a hint
       *[other] asked for { $count } hints
    }
table-home = Motu, home
table-home-page = Home
table-kept = Your move is kept. Coming back …
table-key-actions = the actions in their order
table-key-back = one step back
table-key-choose = choose; once more to confirm
table-key-confirm = confirm, end the turn
table-key-flags = mark the last moves, or not
table-key-help = this help
table-key-hint = a hint
table-key-log = log and scores
table-key-move = from one thing to the next
table-key-turn = turn what is about to be placed
table-key-undo = undo
table-key-zoom = closer, farther, the whole board
table-last-turns =
    { $count ->
        [one] Last turn
       *[other] { $count } turns left
    }
table-listed = { $items }
table-log = Log
table-look-at = Look at { $name }’s place
table-lost = The connection is lost.
table-menu = Table menu
table-missing = { $count } missing
table-moments = What decided it
table-more = More
table-new = new
table-next = Next player
table-no-move-yet = no move yet
table-no-undo-past = no undo past here
table-not-yet = Not yet
table-on-its-way = Your move is on its way …
table-only-this = Nothing else is left to do.
table-over = The game is over.
table-pick = Pick something with a ring.
table-pin = Keep this note open
table-place =
    { $place ->
        [1] { $place }st of { $seats }
        [2] { $place }nd of { $seats }
        [3] { $place }rd of { $seats }
       *[other] { $place }th of { $seats }
    }
table-place-of = { $name }’s place
table-players = Players
table-points = points
table-previous = Previous player
table-question-mark = ?
table-record = Record
table-rematch = Rematch
table-replay = Replay
table-result = Result
table-rule = Rule { $rule }
table-rules = Rules
table-score = Score
table-see-board = Look at the board
table-sending = On its way …
table-sheet = Sheet
table-source = Source
table-stand-in = Let a bot play for { $name }
table-their-turn = { $name } is choosing.
table-thinks = { $name } is thinking.
table-total = Total
table-turn = turn { $turn }
table-turn-it = Turn it
table-undo = Undo
table-wait = { $name } is choosing.
table-which-one = Which one?
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
table-zoom-all = Show the whole board
table-zoom-in = Closer
table-zoom-out = Farther
