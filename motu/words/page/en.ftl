### What only the page says. The files of the languages run in step, section by section.

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
    .about = Click what glows, in any order. You see what it costs before it counts.
first-why = Ask what does not glow
    .about = Point at it, and it says what is missing, with the rule.
first-undo = Take it back
    .about = Undo is free until a hidden card comes out. A lock tells you before.

## Tables in lists

your-turn = Your turn
table-play = Play
table-look = Look
table-watch = Watch
table-join = Join
table-sit = Open
table-replay = Replay
table-waiting = Waits for players: { $taken } of { $seats }
table-running = In play
table-choosing = { $name } is choosing
table-over = Finished
table-won =
    { $shared ->
        [yes] Finished: you share the victory
       *[no] Finished: you won
    }
table-winner =
    { $count ->
        [one] Finished: { $names } won
       *[other] Finished: { $names } share the victory
    }
table-not-begun = Not begun
table-standing =
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
