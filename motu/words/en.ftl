### What all games say. Sections in alphabetical order; the files of the languages have the same.

## Announcements

announce-turn = It is your turn.

## Bots

bot-random = Beginner
    .about = Plays anything that is allowed.
bot-greedy = Trader
    .about = Takes what looks best right now.
bot-beachcomber = Beachcomber
    .about = Takes what lies near. For a first game.
bot-paddler = Paddler
    .about = Takes what looks best now, never plans.
bot-fisher = Fisher
    .about = Waits for the right card, plans two turns.
bot-navigator = Navigator
    .about = Reads the table and what you collect.
bot-elder = Elder
    .about = Thinks to the end, guesses hidden hands.

## Errors

error-bad-address = The server cannot listen there. { $details }
error-bad-proxies = These are no addresses of proxies. { $details }
error-bad-database = The tables cannot be kept in this file. { $details }
error-bad-edition = This component file cannot be used. { $details }
error-bad-notation = That is no move here. { $details }
error-bad-record = This record cannot be trusted. { $details }
error-bad-setting = The table cannot be set up like that. { $details }
error-bad-state = This is no position of the game. { $details }
error-bad-weights = This file of weights does not fit the game. { $details }
error-cannot-undo = That cannot be taken back. { $details }
error-game-over = The game is over: start a new one, or step through this one.
error-illegal-move = That is not possible now. Choose one of the moves on offer.
error-missing-text = A text is missing. { $details }
error-motu-error = Something went wrong. { $details }
error-no-such-seat = There is no such seat at the table. { $details }
error-nobody-asked = Nobody has to decide anything now. { $details }
error-no-network = There is no network. { $details }
error-not-on-shelf = That is not on the shelf. { $details }
error-unknown-language = There are no texts in that language. { $details }
error-wrong-game = That belongs to another game. { $details }
error-wrong-seat = It is somebody else’s decision. Wait for your turn.

## Links that are sent

preview-components = { $game }: cards and pieces
preview-invite = Sit down with me: { $game }
preview-lead = Eurogames by their complete rules, at once in the browser: with friends or bots, without an account.
preview-over = The game is over. Open the link to step through it, move by move.
preview-playing = The game is on. Open the link to play on or to watch.
preview-replay = { $game }: the game again
preview-rules = { $game }: the rules
preview-waiting =
    { $free ->
        [0] All seats are taken. Open the link to watch.
        [one] One seat is free. Open the link and sit down, no account is needed.
       *[other] { $free } seats are free. Open the link and sit down, no account is needed.
    }

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

## Terminal

terminal-all-lost = Nobody wins: all have lost.
terminal-bot = { $bot } { $number }
terminal-handles = What can be clicked elsewhere has a name here: { $handles }.
terminal-hand-over = Pass the keyboard to { $name }, who then presses Enter.
terminal-help =
    A number plays that option. You can also write the move itself.
    u takes back, t shows the table, l where the points come from, r the rules, q quits.
    { "?" } with the name of a thing tells what it does and why it cannot be used now; with a number or the number of a rule, the rule.
terminal-inaccuracy = Move { $number }, { $name }: { $move }. Better: { $better }, by { $loss } of 100 games. An inaccuracy.
terminal-level = { $number } · { $bot } · { $about }
terminal-left = You have left the table. Goodbye!
terminal-mistake = Move { $number }, { $name }: { $move }. Better: { $better }, by { $loss } of 100 games. A mistake.
terminal-mistakes = What cost most:
terminal-move = Move { $number } of { $last }
terminal-move-number = Move
terminal-moves = Turn
terminal-no-mistakes = No decision was clearly a mistake.
terminal-no-option =
    { $count ->
        [one] There is only option 1; { "?" } helps.
       *[other] There are options 1 to { $count }; { "?" } helps.
    }
terminal-no-record = No record was kept: with --record FILE there is one.
terminal-over = The game is over
terminal-place =
    { $points ->
        [one] { $place }. { $name }, { $points } point
       *[other] { $place }. { $name }, { $points } points
    }
terminal-possible = { $handle }: you can use this now, with option { $numbers }.
terminal-record = The record is in { $file }.
terminal-replay-help = Enter or n: next, b: back, s: start, e: end, a number from 0 to { $last }: that move, q: quit.
terminal-source = Points from
terminal-total = Total
terminal-turn = { $name }, it is your turn
terminal-undone = Taken back.
terminal-welcome = { $title }. The dice are sealed: { $seal }
terminal-which = Which game?
terminal-which-level = Against whom? Enter takes the first.
terminal-who = Who

## Undo

no-undo-nothing = Nothing has been played yet.
no-undo-other = The last move was somebody else’s. Only its player can take it back.
no-undo-passed = The turn has passed on. It is somebody else’s decision now.
no-undo-revealed = Something hidden has come out since. That cannot be unseen.
