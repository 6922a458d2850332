### What only the page says. The files of the languages have the same sections.

## Everywhere

skip = Skip to the content
nav = Pages
nav-home = Motu, the first page
nav-games = Games
nav-tables = Tables
nav-learn = Learn
language = Language
language-en = English
language-fr = Français
language-de = Deutsch
night = Night
settings = Settings
retry = Try again
close = Close
rules = Rules
components = Cards and pieces
named = { $name }: { $value }

## First page

home-title = Pick a game, sit down
home-lead = Play at once, with friends or bots.
players = Players:
minutes = { $count } min
level-1 = easy to learn
level-2 = takes a little learning
level-3 = for experienced players
play-now = Play now
play-with-friends = Play with friends
continue = Continue
tables-wait =
    { $count ->
        [0] nothing waits for you
        [one] { $count } table waits for you
       *[other] { $count } tables wait for you
    }
all-tables = All tables
join-a-table = Join a table
open-a-table = Open a table
no-open-tables = Nobody has an open table right now. Open one: others see it here, and you can send the link to friends.
seats-taken = { $taken } of { $seats }
first-steps = Three things to know
first-ring = A ring means: you may
    .about = Choose what glows, in any order. You see what it costs before it counts.
first-why = Ask what does not glow
    .about = Rest the pointer on it, and it says what is missing, with the rule.
    .finger = Hold a finger on it, and it says what is missing, with the rule.
first-undo = Take it back
    .about = Undo is free until a hidden card comes out. A lock tells you before.

## Tables in lists

text-moves-from-to = { $first } … { $last } ({ $count } moves)
your-turn = Your turn
list-play = Play
list-look = Look
list-watch = Watch
list-join = Join
list-sit = Open
list-replay = Replay
list-waiting = Waits for players: { $taken } of { $seats }
list-running = In play
list-choosing = { $name } is choosing
list-over = Finished
list-won =
    { $shared ->
        [yes] Finished: you share the victory
       *[no] Finished: you won
    }
list-winner =
    { $count ->
        [one] Finished: { $names } won
       *[other] Finished: { $names } share the victory
    }
list-all-lost = Finished: all have lost
list-not-begun = Not begun
list-standing =
    { $points ->
        [one] { $place } of { $seats }, { $points } point
       *[other] { $place } of { $seats }, { $points } points
    }
place =
    { $kind ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }
just-now = just now

## A new table and its lobby

you = You
yes = yes
no = no
seats = Seats
seat-count = How many play?
seat-friend = A friend, by link
    .about = You get a link to send when the table is open.
seat-bot = Bot: { $bot }
seat-free = free
seat-here = here
seat-away = on the way
seat-take = Sit here
seat-clear = Free this seat
coach-offer = Never played it?
    .about = A coached first game shows it on the real table, step by step, in about ten minutes.
coach-offer-take = Play with the coach
coach-offer-leave = Play without
level = Level
level-strength = strength { $strength } of { $of }
seat-who = Who sits here?
seat-person = A person
seat-a-bot = A bot
seat-change = Change
seat-done = Done
play-against = { $game }: against whom?
play-against-about = Asked once. You can change it on the first page.
play-go = Play
play-means = “Play now” means { $seats } at the table, the others { $bot }.
play-change = Change
new-table = A new table: { $game }
new-open = Open the table
new-open-about = Then send the link; the game starts when you say so.
new-start = Start
new-start-about = Everybody is here: the game starts at once.
visibility = Who may come
visibility-private = Only with the link
    .about = The table is in no list. Whoever has the link can sit down or watch.
visibility-listed = Everybody
    .about = The table is listed on the first page. Others can join and watch.
new-settings = Settings of this table
lobby-title = { $game }: the table is open
lobby-host =
    { $empty ->
        [0] Everybody is here. Start when you like.
        [one] { $empty } seat is free. Send the link, or start with a bot there.
       *[other] { $empty } seats are free. Send the link, or start with bots there.
    }
lobby-seated =
    { $empty ->
        [0] Everybody is here. { $host } starts the game.
        [one] { $empty } seat is free. { $host } starts the game.
       *[other] { $empty } seats are free. { $host } starts the game.
    }
lobby-visitor =
    { $empty ->
        [0] All seats are taken. The game starts soon, and you can watch.
       *[other] { $host } invites you. Take a seat!
    }
lobby-leave = Leave
lobby-sit = Take a seat
lobby-start = Start
lobby-start-filled = Start with bots
lobby-rules = Read the rules in the meantime
invite = Invite friends
invite-about = Whoever opens this link can sit down. No account is needed.
invite-link = Link to this table
invite-copy = Copy
invite-copied = Copied
invite-share = Send
invite-message = Sit down with me: { $game } on Motu
invite-code = QR code of the link
    .about = Or point a phone’s camera here.

## Tables, finished games, settings

games-title = Tables
games-running = Yours
games-none = You sit at no table.
games-pick = Pick a game
games-others = Others
games-finished = Finished
games-none-finished = Games you have finished are kept here, to step through them again.
settings-name = Your name
    .about = What others see at the table.
settings-save = Save
settings-saved = Saved
settings-look = Look and feel
settings-theme = Light
theme-system = Like the device
theme-day = Day
theme-night = Night
settings-motion = Motion
motion-system = Like the device
    .about = Pieces move unless your device asks for less motion.
motion-on = On
    .about = Pieces move to their new places. A touch skips it.
motion-off = Off
    .about = Everything jumps to its place; flags mark the last moves.
settings-confirm = Confirm moves
confirm-always = Always
    .about = Every move waits until you confirm it.
confirm-touch = On touch screens
    .about = A tap shows the move, Confirm makes it. With a mouse only what cannot be undone asks.
confirm-final = When final
    .about = Only a move that cannot be undone asks.
confirm-never = Never
    .about = Every move is made at once, also what cannot be undone.
kept = What is kept about you
kept-nothing = Nothing is kept about you: you have no name and no seat here.
kept-file = Download
    .about = Everything in one file: your name, your seats and your moves.
kept-here = Log out here
    .about = This browser forgets you. Your seats wait in the other browsers where you are known.
    .done = You are logged out here.
kept-everywhere = Log out everywhere
    .about = Every browser forgets you: this one, your phone, all others.
    .done = You are logged out everywhere.
kept-delete = Delete me
    .about = Your name leaves every table and all sessions end. The games stay for those who played with you.
    .done = You are deleted. Games that you have played have no name at your seat.
kept-lost = { $seats ->
    [0] You sit at no table. This cannot be undone.
    [one] You lose your seat at one table. This cannot be undone.
   *[other] You lose your seats at { $seats } tables. This cannot be undone.
}
kept-stay = Stay

## Calling the reader

calls = When it is your turn
call-me = Shall we tell you when it is your turn?
call-about = One message a turn, none at night. You can stop it here at any time.
call-guests = A friend sits down at your table
call-browser-asks = Your browser asks once more after this.
call-none = This browser can only do that on a secure address (https). A sound works here too: see the settings.
call-denied = Your browser does not allow it for this page. Allow notifications in its settings, then come back.
call-no = Not now
call-yes = Yes, tell me
call-stop = Stop it
call-tool = Tell me of my turn
call-sat-down = { $name } has sat down at your table.
sound = Sound
    .about = Two wooden tones when it is your turn.
sound-off = Off
sound-soft = Soft
sound-on = On
webhook = Webhook
    .about = An address of Discord, of Slack or of your own that gets a line when it is your turn and no page of yours is open. It names the game and the table, nothing else.
webhook-set = Your turns are told there.
offline = You are offline. What you see was kept here; games go on when the network is back.

## Rules and pieces

rules-title = { $game }: the rules
rules-lead = In our own words, every rule with its number
rules-table = Table of the rules
rule-number = Rule { $rule }
chapters = Chapters
components-title = { $game }: cards and pieces
components-lead = Everything printed, and where each value comes from
origins = Where values come from
unknown = unknown
origin-rulebook = Rulebook
    .letter = R
    .about = Printed in the rulebook.
origin-public = Public
    .letter = P
    .about = Found in public material.
origin-deduced = Deduced
    .letter = D
    .about = Follows from printed facts.
origin-invented = Invented
    .letter = I
    .about = Chosen for this program, until somebody with the box corrects it.
values =
    { $count ->
        [one] { $count } value.
       *[other] { $count } values.
    }
field-accepts = takes
field-copies = copies
field-cost = price
field-cost_same = price, equal goods
field-count = cards
field-designer = author
field-illustrator = pictures
field-max_players = most players
field-min_age = age from
field-min_players = from players
field-minutes = minutes
field-points = points
field-points_per_card = points a card
field-publisher = publisher
field-stack = stack
field-title = title
field-to_hand = goes to the hand
field-total = in all
field-year = year
group-checks = Sums
group-limits = Limits
group-meta = The box
group-setup = Setting up

## Text board

text-title = { $game }: text board
text-lead = The same table in words, for keyboard and screen reader
text-table = The table
text-listed = { $items }
text-moves = Your moves
text-number = Number of the move
text-play = Play
text-undo = Undo
text-wait = Wait for the others.
text-watching = You are watching.
text-sending = Sending …
text-over = The game is over.
text-gain = { $gain } points
text-final = cannot be undone
text-no-such-move =
    { $count ->
        [0] It is not your turn: wait for the others.
        [one] There is only move 1. Type 1.
       *[other] There is no such move. Type a number from 1 to { $count }.
    }
text-scores = Points
text-source = For
text-total = Total
text-place = Place
text-log = What happened
text-turn = Turn { $number }
text-earlier = Earlier turns
text-set-up = Setting up
text-revealed = something hidden came out
text-why = Why not?
text-why-what = What would you like to choose?
text-why-choose = Choose something
text-why-ask = Ask
text-why-possible = That is possible now: it is among your moves.
text-drawn = To the drawn table
connection-connecting = Connecting …
connection-away = The connection is lost. Coming back by itself …
connection-live = Connected

## Replay

replay-title = { $game }: the game again
replay-bar = Steps of the game
replay-step = Step { $moment } of { $last }
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-run = Play
replay-pause = Pause
replay-eyes = Seen by
replay-spectator = Onlooker
replay-words = In words
replay-drawn = On the drawn table
replay-record = Download the record
replay-leave = Leave the replay
replay-keys = Arrow keys step, Home and End jump, space plays.

## Nothing here

missing-page = Nothing lies here
    .about = This address leads into open water. Go back to the games and pick one.
missing-table = There is no such table
    .about = Perhaps the link is incomplete, or everybody has left before the start. Ask for a new link, or open a table yourself.

## What goes wrong
# .next says what to do.

problem-bad_address = That address cannot be written to.
    .next = Take an https:// address on the internet.
problem-bad_bots = The bots do not fit the seats.
    .next = Choose at most one for each seat.
problem-bad_message = The server did not understand this page.
    .next = Load the page again.
problem-bad_name = That name cannot be used.
    .next = Choose another one, with letters or digits.
problem-name_taken = Somebody at the table has that name already.
    .next = Choose another one.
problem-bad_setting = The table cannot be set up like that.
    .next = Change the settings and try again.
problem-bad_token = This page is out of date.
    .next = Load it again.
problem-broken = Something broke on the server.
    .next = Nothing is lost. Try again in a moment.
problem-cannot_undo = That cannot be taken back.
    .next = Go on from here.
problem-command_reused = The server has seen this command already.
    .next = Load the page again.
problem-foreign_host = The server does not answer to this name.
    .next = Open Motu at the address that its operator has named.
problem-foreign_origin = The server does not accept the address of this page.
    .next = Open Motu at the address that its operator has named. Behind a proxy, the Host header has to arrive as it came, with the port: docs/operating.md.
problem-game_over = The game is over.
    .next = Start a rematch, or look at the replay.
problem-illegal_move = That is not possible now.
    .next = Choose one of the moves on offer.
problem-no_coach = This game has no coached first game.
    .next = Play it with bots, or read its rules.
problem-no_plans = This game is played one move after the other.
    .next = Choose a move.
problem-no_session = The server does not know you any more.
    .next = Load the page again.
problem-no_such_bot = There is no such bot.
    .next = Choose another one.
problem-no_such_game = There is no such game.
    .next = Go back to the games and pick one.
problem-no_such_moment = The game has no such step.
    .next = Choose a step on the bar.
problem-no_such_seat = There is no such seat.
    .next = Choose another one.
problem-no_such_table = There is no such table.
    .next = Check the link, or open a table yourself.
problem-not_found = There is nothing at this address.
    .next = Go back to the games.
problem-not_host = Only the host can do that.
    .next = Ask the host of the table.
problem-not_over = The game is not over yet.
    .next = Come back when it is.
problem-not_playing = The game is not running.
    .next = Wait for the start.
problem-not_saved = The move could not be saved.
    .next = Nothing was done. Try again in a moment.
problem-not_seated = You do not sit at this table.
    .next = Take a seat first.
problem-not_waiting = The game has begun already.
    .next = Watch it, or open a new table.
problem-old_page = This page is older than the server.
    .next = Load it again.
problem-other_rules = The game was played by older rules.
    .next = It cannot be continued. Start a new one.
problem-refused = The server refused that.
    .next = Load the page again.
problem-seat_taken = Somebody else sits there.
    .next = Choose another seat.
problem-seats_empty = Some seats are still empty.
    .next = Wait, or give them to bots.
problem-still_there = The player is still there.
    .next = Wait until the player has left.
problem-table_full = All seats are taken.
    .next = You can watch, or open a table yourself.
problem-too_fast = That was too fast.
    .next = Wait a moment, then try again.
problem-too_large = That was too much at once.
    .next = Load the page again.
problem-too_many_sockets = Motu is open in too many windows.
    .next = Close some of them.
problem-unreachable = The server does not answer.
    .next = Check the connection, then try again.
problem-wrong_method = The server did not understand this page.
    .next = Load the page again.
problem-wrong_seat = It is somebody else’s turn.
    .next = Wait for yours.
problem-kicked = The host has asked you to leave this table.
    .next = Play at another table, or open one yourself.
problem-table_locked = This table takes nobody else in.
    .next = Ask the host, or open a table yourself.
problem-too_many_listed = Enough tables of yours wait for players already.
    .next = Start or leave one of them, or open a table that is not listed.
problem-resigned = You have resigned this game.
    .next = Watch it, or play another one.
problem-hints_off = There are no hints at this table.
    .next = Play without them, or open a table of your own that allows them.
problem-phrases_off = Nothing is said at this table.
    .next = The host can allow phrases.
