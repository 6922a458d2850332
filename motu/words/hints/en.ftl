### What all hints say, fetched with the first one.

likely =
    { $likely ->
        [yes] , likely
       *[no] { "" }
    }
hint-same = Leads to much the same as the other moves.
hint-many = Better for many small reasons together.
hint-gain = Expected gain, in points
hint-thinking = Thinking …
hint-best = The best move seems to be: { $move }. Gain: { $gain }.
hint-close =
    { $ranks ->
        [12] 1 and 2 are too close to call.
        [23] 2 and 3 are too close to call.
       *[123] 1, 2 and 3 are too close to call.
    }
hint-about = { $count } games were played on from here, against an average move; what is hidden is guessed.
hint-count =
    { $count ->
        [one] { $count } hint, in the log
       *[other] { $count } hints, in the log
    }
hint-deeper = Look deeper
moments = Moments that decided it
moments-looking = Every decision of yours is looked at …
moments-lost = This was interrupted. Try again.
moments-none = No single move of yours decided it.
moments-at = Move { $moment } in the replay
moments-loss = −{ $loss } wins of 100 (± { $error })
moments-played = You: { $move }
moments-better = Better: { $move }
