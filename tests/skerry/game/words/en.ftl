### Skerry. The files of the languages have the same lines.

name-coral = Coral
name-sand = Sand
name-rock = Rock

setting-weather = Weather
    .about = Whether the sea can wash the reef away.
setting-weather-rough = Rough
    .about = Three waves end the game.
setting-weather-calm = Calm
    .about = There are no waves.
setting-confirm_end_of_turn = Confirm the end of a turn
    .about = A last chance to undo.
setting-confirm_end_of_turn-off = No
    .about = A turn ends by itself.
setting-confirm_end_of_turn-on = Yes
    .about = A turn ends when you say so.

score-joins = Tiles touched
score-edges = Ends off the map
score-passes = Passes

step-tile = Tile
step-place = Place
step-confirm = Confirm
step-act = Act
step-chance = Chance
step-over = Over

ask-tile = Which tile do you lay?
ask-cell = Where does it go?
ask-turn = How does it lie?
ask-confirm = Is that your turn?
lay = Lay { $tile }
pass = Pass
at = Row { $row }, cell { $number }
along = Along axis { $axis }
end-turn = End the turn

told-drew = { $you ->
        [yes] You drew
       *[no] { $name } drew
    } { $tile }.
told-laid = { $you ->
        [yes] You laid
       *[no] { $name } laid
    } { $tile } in row { $row }, cell { $number }: { $points }.
told-passed = { $you ->
        [yes] You passed
       *[no] { $name } passed
    }.
told-calm = The sea stayed calm.
told-wave = Wave { $waves } came.
told-lost = The sea took the reef. All have lost.

why-no-such-thing = There is no such thing here.
why-taken = A tile lies there already.
why-far = That cell is not beside the reef.
why-tile-first = Choose a tile first.
why-turn = There is nothing to turn yet.
why-end = Your turn is not over yet.
why-busy = Finish what you have begun.
why-not-your-turn = It is { $name }’s turn.
why-over = The game is over.
why-watching = You are only looking on.
why-chance = The sea is about to speak.
tip-tile = Worth { $points } to a tile that touches it; { $count } in the game.
