### Was alle Spiele sagen. Abschnitte nach dem englischen Alphabet; die Dateien der Sprachen haben dieselben.

## Announcements

announce-turn = Du bist an der Reihe.

## Bots

bot-random = Anfänger
    .about = Spielt irgendetwas Erlaubtes.
bot-greedy = Händler
    .about = Nimmt, was gerade am besten aussieht.
bot-beachcomber = Strandläufer
    .about = Nimmt, was nahe liegt. Für die erste Partie.
bot-paddler = Paddlerin
    .about = Nimmt, was gerade am besten aussieht, plant nie.
bot-fisher = Fischer
    .about = Wartet auf die richtige Karte, plant zwei Züge.
bot-navigator = Navigatorin
    .about = Liest den Tisch und was du sammelst.
bot-elder = Ältester
    .about = Denkt bis zum Ende, errät verdeckte Hände.

## Errors

error-bad-address = Unter dieser Adresse kann der Server nicht lauschen. { $details }
error-bad-proxies = Das sind keine Adressen von Proxys. { $details }
error-bad-database = In dieser Datei können die Tische nicht aufbewahrt werden. { $details }
error-bad-edition = Diese Komponentendatei ist nicht brauchbar. { $details }
error-bad-notation = Das ist hier kein Zug. { $details }
error-bad-record = Dieser Aufzeichnung ist nicht zu trauen. { $details }
error-bad-setting = So lässt sich der Tisch nicht aufbauen. { $details }
error-bad-state = Das ist keine Stellung dieses Spiels. { $details }
error-bad-weights = Diese Gewichtsdatei passt nicht zum Spiel. { $details }
error-cannot-undo = Das lässt sich nicht zurücknehmen. { $details }
error-game-over = Das Spiel ist vorbei: Beginne ein neues oder sieh dir dieses Zug für Zug an.
error-illegal-move = Das geht jetzt nicht. Wähle einen der angebotenen Züge.
error-missing-text = Ein Text fehlt. { $details }
error-motu-error = Etwas ist schiefgegangen. { $details }
error-no-such-seat = Diesen Platz gibt es am Tisch nicht. { $details }
error-nobody-asked = Gerade hat niemand etwas zu entscheiden. { $details }
error-no-network = Hier ist kein Netz. { $details }
error-not-on-shelf = Das steht nicht im Regal. { $details }
error-unknown-language = In dieser Sprache gibt es keine Texte. { $details }
error-wrong-game = Das gehört zu einem anderen Spiel. { $details }
error-wrong-seat = Jemand anderes entscheidet. Warte, bis du an der Reihe bist.

## Links that are sent

preview-components = { $game }: Karten und Material
preview-invite = Setz dich zu mir: { $game }
preview-lead = Eurogames nach ihren vollständigen Regeln, sofort im Browser: mit Freunden oder Bots, ohne Konto.
preview-over = Die Partie ist zu Ende. Öffne den Link, um sie Zug für Zug anzusehen.
preview-playing = Die Partie läuft. Öffne den Link, um weiterzuspielen oder zuzusehen.
preview-replay = { $game }: die Partie zum Nachspielen
preview-rules = { $game }: die Regeln
preview-waiting =
    { $free ->
        [0] Alle Plätze sind besetzt. Öffne den Link, um zuzusehen.
        [one] Ein Platz ist frei. Öffne den Link und setz dich, ganz ohne Konto.
       *[other] { $free } Plätze sind frei. Öffne den Link und setz dich, ganz ohne Konto.
    }

## Lists and sentences

join-none = nichts
join-more = { $first }, { $next }
join-last = { $first } und { $last }
sentences = { $first } { $next }

## Seats

seat-name = Spieler { $number }
# Der Anfang eines Satzes über das, was jemand getan hat; steht in anderen Texten.
did =
    { $you ->
        [yes] Du hast
       *[no] { $name } hat
    }

## Terminal

terminal-all-lost = Niemand gewinnt: Alle haben verloren.
terminal-bot = { $bot } { $number }
terminal-handles = Was anderswo angeklickt wird, hat hier einen Namen: { $handles }.
terminal-hand-over = Gib die Tastatur an { $name } weiter; dann Eingabetaste drücken.
terminal-help =
    Eine Nummer spielt diese Möglichkeit. Du kannst auch den Zug selbst schreiben.
    u nimmt zurück, t zeigt den Tisch, l, woher die Punkte kommen, r die Regeln, q hört auf.
    { "?" } mit dem Namen einer Sache sagt, was sie bewirkt und warum sie jetzt nicht geht; mit einer Nummer oder der einer Regel die Regel.
terminal-inaccuracy = Zug { $number }, { $name }: { $move }. Besser: { $better }, um { $loss } von 100 Partien. Eine Ungenauigkeit.
terminal-level = { $number } · { $bot } · { $about }
terminal-left = Du hast den Tisch verlassen. Auf Wiedersehen!
terminal-mistake = Zug { $number }, { $name }: { $move }. Besser: { $better }, um { $loss } von 100 Partien. Ein Fehler.
terminal-mistakes = Was am meisten gekostet hat:
terminal-move = Zug { $number } von { $last }
terminal-move-number = Zug
terminal-moves = Runde
terminal-no-mistakes = Keine Entscheidung war deutlich ein Fehler.
terminal-no-option =
    { $count ->
        [one] Es gibt nur Möglichkeit 1; { "?" } hilft weiter.
       *[other] Es gibt die Möglichkeiten 1 bis { $count }; { "?" } hilft weiter.
    }
terminal-no-record = Das Spiel wurde nicht aufgezeichnet: Mit --record DATEI geht das.
terminal-over = Das Spiel ist vorbei
terminal-place =
    { $points ->
        [one] { $place }. { $name }, { $points } Punkt
       *[other] { $place }. { $name }, { $points } Punkte
    }
terminal-possible = { $handle }: Das geht jetzt, mit Möglichkeit { $numbers }.
terminal-record = Die Aufzeichnung liegt in { $file }.
terminal-replay-help = Eingabetaste oder n: weiter, b: zurück, s: Anfang, e: Ende, eine Zahl von 0 bis { $last }: dieser Zug, q: aufhören.
terminal-source = Punkte aus
terminal-total = Summe
terminal-turn = { $name }, du bist an der Reihe
terminal-undone = Zurückgenommen.
terminal-welcome = { $title }. Die Würfel sind versiegelt: { $seal }
terminal-which = Welches Spiel?
terminal-which-level = Gegen wen? Die Eingabetaste nimmt den ersten.
terminal-who = Wer

## Undo

no-undo-nothing = Noch ist nichts gespielt.
no-undo-other = Der letzte Zug kam von jemand anderem. Nur wer ihn gespielt hat, kann ihn zurücknehmen.
no-undo-passed = Der Zug ist weitergegangen. Jetzt entscheidet jemand anderes.
no-undo-revealed = Inzwischen ist etwas Verdecktes ans Licht gekommen. Das lässt sich nicht ungesehen machen.
