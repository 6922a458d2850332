### Was nur die Seite sagt. Die Dateien der Sprachen haben dieselben Abschnitte.

## Everywhere

skip = Zum Inhalt
nav = Seiten
nav-home = Motu, die erste Seite
nav-games = Spiele
nav-tables = Tische
nav-learn = Lernen
language = Sprache
language-en = English
language-fr = Français
language-de = Deutsch
night = Nacht
settings = Einstellungen
retry = Erneut versuchen
close = Schließen
rules = Regeln
components = Karten und Teile
named = { $name }: { $value }

## First page

home-title = Such dir ein Spiel, setz dich
home-lead = Spiel sofort, mit Freunden oder Bots.
players = Spieler:
minutes = { $count } Min.
level-1 = leicht zu lernen
level-2 = braucht etwas Einarbeitung
level-3 = für erfahrene Spieler
play-now = Losspielen
play-with-friends = Mit Freunden spielen
continue = Weiterspielen
tables-wait =
    { $count ->
        [0] nichts wartet auf dich
        [one] { $count } Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
all-tables = Alle Tische
join-a-table = Mitspielen
open-a-table = Tisch eröffnen
no-open-tables = Gerade hat niemand einen Tisch offen. Eröffne einen: Andere sehen ihn hier, und du kannst Freunden den Link schicken.
seats-taken = { $taken } von { $seats }
first-steps = Drei Dinge vorweg
first-ring = Ein Ring heißt: du darfst
    .about = Wähle, was leuchtet, in beliebiger Reihenfolge. Du siehst den Preis, bevor es zählt.
first-why = Frag, was nicht leuchtet
    .about = Halte den Zeiger darauf, und es sagt, was fehlt, mit der Regel.
    .finger = Halte den Finger darauf, und es sagt, was fehlt, mit der Regel.
first-undo = Nimm es zurück
    .about = Zurücknehmen ist frei, bis eine verdeckte Karte aufgedeckt wird. Ein Schloss warnt dich vorher.

## Tables in lists

text-moves-from-to = { $first } … { $last } ({ $count } Züge)
your-turn = Du bist dran
list-play = Spielen
list-look = Ansehen
list-watch = Zusehen
list-join = Mitspielen
list-sit = Öffnen
list-replay = Nachspielen
list-waiting = Wartet auf Spieler: { $taken } von { $seats }
list-running = Läuft
list-choosing = { $name } überlegt
list-over = Beendet
list-won =
    { $shared ->
        [yes] Beendet: Du teilst den Sieg
       *[no] Beendet: Du hast gewonnen
    }
list-winner =
    { $count ->
        [one] Beendet: { $names } hat gewonnen
       *[other] Beendet: { $names } teilen den Sieg
    }
list-all-lost = Beendet: Alle haben verloren
list-not-begun = Noch nicht begonnen
list-standing =
    { $points ->
        [one] { $place } von { $seats }, { $points } Punkt
       *[other] { $place } von { $seats }, { $points } Punkte
    }
place =
    { $kind ->
       *[other] { $place }.
    }
just-now = gerade eben

## A new table and its lobby

you = Du
yes = ja
no = nein
seats = Plätze
seat-count = Wie viele spielen?
seat-friend = Ein Freund, per Link
    .about = Du bekommst einen Link zum Verschicken, sobald der Tisch offen ist.
seat-bot = Bot: { $bot }
seat-free = frei
seat-here = da
seat-away = unterwegs
seat-take = Hier sitzen
seat-clear = Platz frei machen
coach-offer = Noch nie gespielt?
    .about = Eine begleitete erste Partie zeigt es am echten Tisch, Schritt für Schritt, in etwa zehn Minuten.
coach-offer-take = Mit Begleitung spielen
coach-offer-leave = Ohne spielen
level = Stufe
level-strength = Stärke { $strength } von { $of }
seat-who = Wer sitzt hier?
seat-person = Ein Mensch
seat-a-bot = Ein Bot
seat-change = Ändern
seat-done = Fertig
play-against = { $game }: gegen wen?
play-against-about = Wird nur einmal gefragt. Auf der ersten Seite kannst du es ändern.
play-go = Spielen
play-means = „Losspielen“ heißt: { $seats } am Tisch, die anderen: { $bot }.
play-change = Ändern
new-table = Ein neuer Tisch: { $game }
new-open = Tisch eröffnen
new-open-about = Verschick dann den Link; das Spiel beginnt, wenn du es sagst.
new-start = Beginnen
new-start-about = Alle sind da: Das Spiel beginnt sofort.
visibility = Wer kommen darf
visibility-private = Nur mit Link
    .about = Der Tisch steht in keiner Liste. Wer den Link hat, kann sich setzen oder zusehen.
visibility-listed = Alle
    .about = Der Tisch steht auf der ersten Seite. Andere können mitspielen und zusehen.
new-settings = Einstellungen dieses Tischs
lobby-title = { $game }: Der Tisch ist offen
lobby-host =
    { $empty ->
        [0] Alle sind da. Beginne, wann du magst.
        [one] { $empty } Platz ist frei. Verschick den Link, oder beginne mit einem Bot dort.
       *[other] { $empty } Plätze sind frei. Verschick den Link, oder beginne mit Bots dort.
    }
lobby-seated =
    { $empty ->
        [0] Alle sind da. { $host } beginnt das Spiel.
        [one] { $empty } Platz ist frei. { $host } beginnt das Spiel.
       *[other] { $empty } Plätze sind frei. { $host } beginnt das Spiel.
    }
lobby-visitor =
    { $empty ->
        [0] Alle Plätze sind besetzt. Das Spiel beginnt bald, und du kannst zusehen.
       *[other] { $host } lädt dich ein. Setz dich!
    }
lobby-leave = Verlassen
lobby-sit = Hinsetzen
lobby-start = Beginnen
lobby-start-filled = Mit Bots beginnen
lobby-rules = Lies inzwischen die Regeln
invite = Freunde einladen
invite-about = Wer diesen Link öffnet, kann sich setzen. Ein Konto ist nicht nötig.
invite-link = Link zu diesem Tisch
invite-copy = Kopieren
invite-copied = Kopiert
invite-share = Senden
invite-message = Setz dich zu mir: { $game } auf Motu
invite-code = QR-Code des Links
    .about = Oder die Handykamera darauf richten.

## Tables, finished games, settings

games-title = Tische
games-running = Deine
games-none = Du sitzt an keinem Tisch.
games-pick = Such dir ein Spiel
games-others = Andere
games-finished = Beendet
games-none-finished = Spiele, die du beendet hast, bleiben hier, um sie Zug für Zug anzusehen.
settings-name = Dein Name
    .about = Was andere am Tisch sehen.
settings-save = Speichern
settings-saved = Gespeichert
settings-look = Aussehen und Bedienung
settings-theme = Licht
theme-system = Wie das Gerät
theme-day = Tag
theme-night = Nacht
settings-motion = Bewegung
motion-system = Wie das Gerät
    .about = Teile bewegen sich, außer dein Gerät wünscht weniger Bewegung.
motion-on = An
    .about = Teile wandern an ihren neuen Platz. Eine Berührung überspringt es.
motion-off = Aus
    .about = Alles springt an seinen Platz; Fähnchen zeigen die letzten Züge.
settings-confirm = Züge bestätigen
confirm-always = Immer
    .about = Jeder Zug wartet, bis du ihn bestätigst.
confirm-touch = Bei Berührung
    .about = Antippen zeigt den Zug, Bestätigen macht ihn. Mit der Maus fragt nur, was endgültig ist.
confirm-final = Wenn endgültig
    .about = Nur ein Zug, der nicht zurückgenommen werden kann, fragt nach.
confirm-never = Nie
    .about = Jeder Zug gilt sofort, auch was man nicht zurücknehmen kann.
kept = Was über dich gespeichert ist
kept-nothing = Über dich ist nichts gespeichert: Du hast hier weder Namen noch Platz.
kept-file = Herunterladen
    .about = Alles in einer Datei: dein Name, deine Plätze und deine Züge.
kept-here = Hier abmelden
    .about = Dieser Browser vergisst dich. Deine Plätze warten in den anderen Browsern, die dich kennen.
    .done = Du bist hier abgemeldet.
kept-everywhere = Überall abmelden
    .about = Jeder Browser vergisst dich: dieser, dein Telefon und alle anderen.
    .done = Du bist überall abgemeldet.
kept-delete = Mich löschen
    .about = Dein Name verlässt jeden Tisch, und alle Sitzungen enden. Die Spiele bleiben denen, die mit dir gespielt haben.
    .done = Du bist gelöscht. An deinem Platz in gespielten Spielen steht kein Name mehr.
kept-lost = { $seats ->
    [0] Du sitzt an keinem Tisch. Das lässt sich nicht zurücknehmen.
    [one] Du verlierst deinen Platz an einem Tisch. Das lässt sich nicht zurücknehmen.
   *[other] Du verlierst deine Plätze an { $seats } Tischen. Das lässt sich nicht zurücknehmen.
}
kept-stay = Bleiben

## Calling the reader

calls = Wenn du an der Reihe bist
call-me = Sollen wir dir sagen, wenn du an der Reihe bist?
call-about = Eine Nachricht pro Zug, keine in der Nacht. Du kannst es hier jederzeit abstellen.
call-guests = Jemand setzt sich an deinen Tisch
call-browser-asks = Danach fragt dein Browser noch einmal.
call-none = Dieser Browser kann das nur unter einer sicheren Adresse (https). Ein Ton geht auch hier: siehe Einstellungen.
call-denied = Dein Browser erlaubt es dieser Seite nicht. Erlaube Benachrichtigungen in seinen Einstellungen und komm dann wieder.
call-no = Jetzt nicht
call-yes = Ja, sag es mir
call-stop = Abstellen
call-tool = Sag mir, wenn ich dran bin
call-sat-down = { $name } hat sich an deinen Tisch gesetzt.
sound = Ton
    .about = Zwei hölzerne Töne, wenn du an der Reihe bist.
sound-off = Aus
sound-soft = Leise
sound-on = An
webhook = Webhook
    .about = Eine Adresse bei Discord, Slack oder eine eigene, die eine Zeile bekommt, wenn du an der Reihe bist und keine Seite von dir offen ist. Sie nennt Spiel und Tisch, sonst nichts.
webhook-set = Deine Züge werden dort gemeldet.
offline = Du bist offline. Was du siehst, war hier gespeichert; die Partien gehen weiter, sobald das Netz wieder da ist.

## Rules and pieces

rules-title = { $game }: die Regeln
rules-lead = In eigenen Worten, jede Regel mit ihrer Nummer
rules-table = Tabelle der Regeln
rule-number = Regel { $rule }
chapters = Kapitel
components-title = { $game }: Karten und Teile
components-lead = Alles Gedruckte, und woher jeder Wert stammt
origins = Woher die Werte stammen
unknown = unbekannt
origin-rulebook = Regelheft
    .letter = R
    .about = Im Regelheft gedruckt.
origin-public = Öffentlich
    .letter = Ö
    .about = In öffentlichen Quellen gefunden.
origin-deduced = Hergeleitet
    .letter = H
    .about = Folgt aus Gedrucktem.
origin-invented = Erfunden
    .letter = E
    .about = Für dieses Programm gewählt, bis jemand mit der Schachtel es berichtigt.
values =
    { $count ->
        [one] { $count } Wert.
       *[other] { $count } Werte.
    }
field-accepts = nimmt
field-copies = Exemplare
field-cost = Preis
field-cost_same = Preis, gleiche Waren
field-count = Karten
field-designer = Autor
field-illustrator = Bilder
field-max_players = Spieler höchstens
field-min_age = Alter ab
field-min_players = Spieler ab
field-minutes = Minuten
field-points = Punkte
field-points_per_card = Punkte je Karte
field-publisher = Verlag
field-stack = Stapel
field-title = Titel
field-to_hand = kommt auf die Hand
field-total = insgesamt
field-year = Jahr
group-checks = Summen
group-limits = Grenzen
group-meta = Die Schachtel
group-setup = Aufbau

## Text board

text-title = { $game }: der Tisch in Worten
text-lead = Derselbe Tisch in Worten, für Tastatur und Bildschirmleser
text-table = Der Tisch
text-listed = { $items }
text-moves = Deine Züge
text-number = Nummer des Zugs
text-play = Spielen
text-undo = Zurücknehmen
text-wait = Warte auf die anderen.
text-watching = Du siehst zu.
text-sending = Wird gesendet …
text-over = Das Spiel ist vorbei.
text-gain = { $gain } Punkte
text-final = endgültig
text-no-such-move =
    { $count ->
        [0] Du bist nicht dran: Warte auf die anderen.
        [one] Es gibt nur Zug 1. Tippe 1.
       *[other] Diesen Zug gibt es nicht. Tippe eine Nummer von 1 bis { $count }.
    }
text-scores = Punkte
text-source = Wofür
text-total = Summe
text-place = Platz
text-log = Was geschah
text-turn = Zug { $number }
text-earlier = Frühere Züge
text-set-up = Aufbau
text-revealed = Verborgenes kam zum Vorschein
text-why = Warum nicht?
text-why-what = Was möchtest du wählen?
text-why-choose = Wähle etwas
text-why-ask = Fragen
text-why-possible = Das ist jetzt möglich: Es steht bei deinen Zügen.
text-drawn = Zum gezeichneten Tisch
connection-connecting = Verbindung wird aufgebaut …
connection-away = Die Verbindung ist weg. Sie kommt von selbst wieder …
connection-live = Verbunden

## Replay

replay-title = { $game }: das Spiel zum Nachspielen
replay-bar = Schritte des Spiels
replay-step = Schritt { $moment } von { $last }
replay-first = An den Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Ans Ende
replay-run = Abspielen
replay-pause = Anhalten
replay-eyes = Gesehen von
replay-spectator = Zuschauer
replay-words = In Worten
replay-drawn = Auf dem gezeichneten Tisch
replay-record = Aufzeichnung herunterladen
replay-leave = Ansicht verlassen
replay-keys = Pfeiltasten gehen schrittweise, Pos1 und Ende springen, die Leertaste spielt ab.

## Nothing here

missing-page = Hier liegt nichts
    .about = Diese Adresse führt aufs offene Meer. Geh zurück zu den Spielen und such dir eines aus.
missing-table = Diesen Tisch gibt es nicht
    .about = Vielleicht ist der Link unvollständig, oder alle sind vor dem Beginn gegangen. Bitte um einen neuen Link, oder eröffne selbst einen Tisch.

## What goes wrong
# .next sagt, was zu tun ist.

problem-bad_address = An diese Adresse kann nicht geschrieben werden.
    .next = Nimm eine Adresse im Internet, die mit https:// beginnt.
problem-bad_bots = Die Bots passen nicht zu den Plätzen.
    .next = Wähle höchstens einen je Platz.
problem-bad_message = Der Server hat diese Seite nicht verstanden.
    .next = Lade die Seite neu.
problem-bad_name = Dieser Name geht nicht.
    .next = Wähle einen anderen, mit Buchstaben oder Ziffern.
problem-name_taken = Am Tisch heißt schon jemand so.
    .next = Wähle einen anderen.
problem-bad_setting = So kann der Tisch nicht aufgebaut werden.
    .next = Ändere die Einstellungen und versuch es noch einmal.
problem-bad_token = Diese Seite ist veraltet.
    .next = Lade sie neu.
problem-broken = Auf dem Server ist etwas kaputtgegangen.
    .next = Nichts ist verloren. Versuch es gleich noch einmal.
problem-cannot_undo = Das lässt sich nicht zurücknehmen.
    .next = Spiel von hier aus weiter.
problem-command_reused = Der Server kennt diesen Befehl schon.
    .next = Lade die Seite neu.
problem-foreign_host = Der Server antwortet nicht unter diesem Namen.
    .next = Öffne Motu unter der Adresse, die der Betreiber genannt hat.
problem-foreign_origin = Der Server erkennt die Adresse dieser Seite nicht an.
    .next = Öffne Motu unter der Adresse, die der Betreiber genannt hat. Hinter einem Proxy muss der Host-Header so ankommen, wie er kam, mit dem Port: docs/operating.md.
problem-game_over = Das Spiel ist vorbei.
    .next = Spiel eine Revanche, oder spiel es nach.
problem-illegal_move = Das geht jetzt nicht.
    .next = Wähle einen der angebotenen Züge.
problem-no_coach = Für dieses Spiel gibt es keine begleitete erste Partie.
    .next = Spiel gegen Bots, oder lies die Regeln.
problem-no_plans = Dieses Spiel wird Zug um Zug gespielt.
    .next = Wähle einen Zug.
problem-no_session = Der Server kennt dich nicht mehr.
    .next = Lade die Seite neu.
problem-no_such_bot = Diesen Bot gibt es nicht.
    .next = Wähle einen anderen.
problem-no_such_game = Dieses Spiel gibt es nicht.
    .next = Geh zurück zu den Spielen und such dir eines aus.
problem-no_such_moment = Diesen Schritt hat das Spiel nicht.
    .next = Wähle einen Schritt auf der Leiste.
problem-no_such_seat = Diesen Platz gibt es nicht.
    .next = Wähle einen anderen.
problem-no_such_table = Diesen Tisch gibt es nicht.
    .next = Prüfe den Link, oder eröffne selbst einen Tisch.
problem-not_found = Unter dieser Adresse ist nichts.
    .next = Geh zurück zu den Spielen.
problem-not_host = Das darf nur, wer den Tisch eröffnet hat.
    .next = Bitte darum.
problem-not_over = Das Spiel ist noch nicht vorbei.
    .next = Komm wieder, wenn es so weit ist.
problem-not_playing = Das Spiel läuft nicht.
    .next = Warte auf den Beginn.
problem-not_saved = Der Zug konnte nicht gespeichert werden.
    .next = Nichts ist geschehen. Versuch es gleich noch einmal.
problem-not_seated = Du sitzt nicht an diesem Tisch.
    .next = Setz dich zuerst.
problem-not_waiting = Das Spiel hat schon begonnen.
    .next = Sieh zu, oder eröffne einen neuen Tisch.
problem-old_page = Diese Seite ist älter als der Server.
    .next = Lade sie neu.
problem-other_rules = Das Spiel lief nach älteren Regeln.
    .next = Es kann nicht weitergehen. Beginne ein neues.
problem-refused = Der Server hat das abgelehnt.
    .next = Lade die Seite neu.
problem-seat_taken = Dort sitzt schon jemand.
    .next = Wähle einen anderen Platz.
problem-seats_empty = Einige Plätze sind noch leer.
    .next = Warte, oder gib sie Bots.
problem-still_there = Der Spieler ist noch da.
    .next = Warte, bis er gegangen ist.
problem-table_full = Alle Plätze sind besetzt.
    .next = Du kannst zusehen oder selbst einen Tisch eröffnen.
problem-too_fast = Das ging zu schnell.
    .next = Warte kurz und versuch es noch einmal.
problem-too_large = Das war zu viel auf einmal.
    .next = Lade die Seite neu.
problem-too_many_sockets = Motu ist in zu vielen Fenstern offen.
    .next = Schließe einige davon.
problem-unreachable = Der Server antwortet nicht.
    .next = Prüfe die Verbindung und versuch es noch einmal.
problem-wrong_method = Der Server hat diese Seite nicht verstanden.
    .next = Lade die Seite neu.
problem-wrong_seat = Jemand anders ist dran.
    .next = Warte, bis du dran bist.
problem-kicked = Der Gastgeber hat dich von diesem Tisch weggeschickt.
    .next = Spiele an einem anderen oder öffne selbst einen.
problem-table_locked = An diesen Tisch kommt niemand mehr.
    .next = Frag den Gastgeber oder öffne selbst einen Tisch.
problem-too_many_listed = Es warten schon genug Tische von dir.
    .next = Fang an einem an, verlass einen, oder öffne einen, der in keiner Liste steht.
problem-resigned = Du hast dieses Spiel aufgegeben.
    .next = Schau zu oder spiele ein anderes.
problem-hints_off = An diesem Tisch gibt es keine Tipps.
    .next = Spiel ohne sie, oder öffne einen eigenen Tisch, der sie erlaubt.
problem-phrases_off = An diesem Tisch wird nicht gesprochen.
    .next = Der Gastgeber kann Sätze erlauben.
