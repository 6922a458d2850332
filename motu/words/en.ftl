### What all games say. Sections in alphabetical order; the files of the languages run in step.

## Errors

error-bad-edition = This component file cannot be used. { $details }
error-bad-notation = That is no move here. { $details }
error-bad-record = This record cannot be trusted. { $details }
error-bad-setting = The table cannot be set up like that. { $details }
error-bad-state = This is no position of the game. { $details }
error-cannot-undo = That cannot be taken back. { $details }
error-game-over = The game is over: start a new one, or step through this one.
error-illegal-move = That is not possible now. Choose one of the moves on offer.
error-missing-text = A text is missing. { $details }
error-motu-error = Something went wrong. { $details }
error-nobody-asked = Nobody has to decide anything now. { $details }
error-unknown-language = There are no texts in that language. { $details }
error-wrong-seat = It is somebody else’s decision. Wait for your turn.

## Lists and sentences

join-none = nothing
join-more = { $first }, { $next }
join-last = { $first } and { $last }
sentences = { $first } { $next }

## Seats

seat-name = Player { $number }
# The beginning of a sentence about what somebody did; used inside other texts.
did =
    { $you ->
        [yes] You
       *[no] { $name }
    }

## Undo

no-undo-nothing = Nothing has been played yet.
no-undo-other = The last move was somebody else’s. Only its player can take it back.
no-undo-passed = The turn has passed on. It is somebody else’s decision now.
no-undo-revealed = Something hidden has come out since. That cannot be unseen.
