### Menschen am Tisch: warten, gehen, noch einmal spielen, fertige Sätze, und den anderen folgen.

## Auf jemanden warten

wait-away = { $name } ist weg seit
wait-silent = { $name } überlegt seit
wait-mine = Ein Bot spielt für dich.
wait-soon = Ein Bot darf einspringen in
wait-bot = Einen Bot spielen lassen
wait-wait = Warten
wait-ask = Um einen Zug bitten
wait-asked = Gefragt.
wait-back = Meinen Platz wieder einnehmen
wait-asks-you = { $name } fragt: Bist du da?
wait-here = Ich bin da
wait-resigned = Du hast aufgegeben. Ein Bot spielt für dich weiter.
seat-stand-in = { $name } ist weg, ein Bot spielt

## Gehen

leave-table = Den Tisch verlassen
leave-title = Den Tisch verlassen?
leave-later = Später wiederkommen
leave-later-about = Dein Platz bleibt frei. Inzwischen dürfen die anderen einen Bot für dich spielen lassen.
leave-resign = Aufgeben
leave-resign-about = Ein Bot spielt für dich weiter. Zurück kannst du dann nicht.
leave-stay = Bleiben
list-forget = Löschen
list-forget-over = Dieses Spiel aus deiner Liste löschen? Die anderen behalten es.
list-forget-playing = Aufgeben und dieses Spiel aus deiner Liste löschen? Ein Bot spielt für dich weiter.
list-forget-waiting = Diesen Tisch verlassen und aus deiner Liste löschen?
list-forget-no = Behalten

## Noch einmal

rematch-wanted = { $name } möchte eine Revanche.
rematch-accept = Annehmen
rematch-decline = Jetzt nicht
lobby-coming = Warten auf { $names }.
seat-invited = zur Revanche eingeladen

## Was der Gastgeber sagt

lobby-house = An diesem Tisch
house-patience = Auf jemanden warten
patience-none = So lange es dauert
patience-minutes = 2 Minuten
patience-day = 1 Tag
house-patience-about = Danach darf ein Bot für den spielen, auf den der Tisch wartet.
house-hints = Tipps
house-hints-about = Die Lampe zeigt gute Züge; der Verlauf sagt, wer gefragt hat.
house-locked = Niemanden mehr hereinlassen
house-phrases = Fertige Sätze
house-on = an
house-off = aus
seat-kick = Wegschicken
name-ask = Wie sollen dich die anderen nennen?
name-keep = { $name } bleiben
missing-kicked = Du wurdest weggeschickt
    .about = An diesen Tisch kannst du nicht zurück. Spiele an einem anderen oder öffne selbst einen.

## Sätze

chat = Gespräch
chat-unread = { $count } neu
chat-none = Noch hat niemand etwas gesagt.
chat-everyones = Für alle in ihrer Sprache
chat-off = Hier wird nicht gesprochen: so will es der Gastgeber.
chat-off-host = Sätze sind aus.
chat-allow = Sätze erlauben
chat-forbid = Sätze ausschalten
chat-mute = { $name } stummschalten
chat-unmute = { $name } wieder hören
say-hello = Hallo!
say-good_move = Guter Zug!
say-one_moment = Moment.
say-take_your_time = Lass dir Zeit.
say-well_played = Gut gespielt.
say-thanks = Danke!

## Folgen

settings-pace = Züge der anderen
pace-calm = Ruhig
pace-normal = Normal
pace-quick = Schnell
pace-steps = Schritt für Schritt
pace-about-calm = Alles bewegt sich langsam, mit einer Pause nach jedem Zug.
pace-about-normal = Alles bewegt sich nacheinander.
pace-about-quick = Alles bewegt sich doppelt so schnell.
pace-about-steps = Jeder Zug der anderen wartet, bis du ihn sehen willst.
pace-next = Nächster Zug
pace-all = Bis jetzt
settings-board = Tisch
board-drawn = Gezeichnet
board-text = In Worten
board-text-about = Tische öffnen sich als Überschriften, Listen und Zahlen, für Tastatur und Bildschirmleser.
board-drawn-about = Tische öffnen sich gezeichnet.
to-text-board = Zum Tisch in Worten
recap = Seit deinem letzten Zug
recap-stood-in = Während du weg warst
recap-for-you = Ein Bot für dich
recap-to-turn = Zu meinem Zug
recap-to-table = Zum Tisch
recap-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
recap-play =
    { $count ->
        [one] Zug zeigen
       *[other] { $count } Züge zeigen
    }
recap-lead =
    { $by ->
        [0] Du führst.
       *[other] Du führst mit { $by }.
    }
recap-behind = Du bist { $place }, { $by } hinter { $name }.
