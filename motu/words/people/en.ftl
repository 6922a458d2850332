### The people at a table: waiting, leaving, playing again, ready phrases, and following the others.

## Waiting for somebody

wait-away = { $name } has been away
wait-silent = { $name } has been thinking for
wait-mine = A bot is playing for you.
wait-soon = A bot may stand in, in
wait-bot = Let a bot play
wait-wait = Wait
wait-ask = Ask for a move
wait-asked = Asked.
wait-back = Take my seat back
wait-asks-you = { $name } asks: are you there?
wait-here = I am here
wait-resigned = You have resigned. A bot plays on for you.
seat-stand-in = { $name } is away, a bot plays

## Leaving

leave-table = Leave the table
leave-title = Leave the table?
leave-later = Come back later
leave-later-about = Your seat is kept. Meanwhile the others may let a bot play for you.
leave-resign = Resign
leave-resign-about = A bot plays on for you. You cannot take the seat back.
leave-stay = Stay
list-forget = Delete
list-forget-over = Delete this game from your list? The others keep it.
list-forget-playing = Resign and delete this game from your list? A bot plays on for you.
list-forget-waiting = Leave this table and delete it from your list?
list-forget-no = Keep

## Once more

rematch-wanted = { $name } wants a rematch.
rematch-accept = Accept
rematch-decline = Not now
lobby-coming = Waiting for { $names }.
seat-invited = asked to play again

## What the host says

lobby-house = At this table
house-patience = Waiting for a player
patience-none = As long as it takes
patience-minutes = 2 minutes
patience-day = 1 day
house-patience-about = After that a bot may play for whoever keeps the table waiting.
house-hints = Hints
house-hints-about = The lamp shows good moves; the log tells who has asked.
house-locked = Let nobody else in
house-phrases = Ready phrases
house-on = on
house-off = off
seat-kick = Ask to leave
name-ask = What shall the others call you?
name-keep = Keep { $name }
missing-kicked = The host has asked you to leave
    .about = You cannot come back to this table. Play at another one, or open one yourself.

## Phrases

chat = Chat
chat-unread = { $count } new
chat-none = Nothing has been said yet.
chat-everyones = Shown in everyone’s language
chat-off = The host has switched phrases off.
chat-off-host = Phrases are off.
chat-allow = Allow phrases
chat-forbid = Switch phrases off
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
say-hello = Hello!
say-good_move = Good move!
say-one_moment = One moment.
say-take_your_time = Take your time.
say-well_played = Well played.
say-thanks = Thanks!

## Following

settings-pace = Moves of the others
pace-calm = Calm
pace-normal = Normal
pace-quick = Quick
pace-steps = Step by step
pace-about-calm = Pieces move slowly, with a pause after each move.
pace-about-normal = Pieces move one after the other.
pace-about-quick = Pieces move twice as fast.
pace-about-steps = Each move of the others waits until you want to see it.
pace-next = Next move
pace-all = To now
settings-board = Table
board-drawn = Drawn
board-text = In words
board-text-about = Tables open as headings, lists and numbers, for keyboard and screen reader.
board-drawn-about = Tables open as a drawn board.
to-text-board = To the text board
recap = Since your last turn
recap-stood-in = While you were away
recap-for-you = A bot for you
recap-to-turn = To my turn
recap-to-table = To the table
recap-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
recap-play =
    { $count ->
        [one] Play the move
       *[other] Play the { $count } moves
    }
recap-lead =
    { $by ->
        [0] You lead.
       *[other] You lead by { $by }.
    }
recap-behind = You are { $place }, { $by } behind { $name }.
