### Was alle Spiele sagen. Abschnitte nach dem englischen Alphabet; die Dateien der Sprachen laufen im Gleichschritt.

## Errors

error-bad-edition = Diese Komponentendatei ist nicht brauchbar. { $details }
error-bad-notation = Das ist hier kein Zug. { $details }
error-bad-record = Dieser Aufzeichnung ist nicht zu trauen. { $details }
error-bad-setting = So lässt sich der Tisch nicht aufbauen. { $details }
error-bad-state = Das ist keine Stellung dieses Spiels. { $details }
error-cannot-undo = Das lässt sich nicht zurücknehmen. { $details }
error-game-over = Das Spiel ist vorbei: Beginne ein neues oder sieh dir dieses Zug für Zug an.
error-illegal-move = Das geht jetzt nicht. Wähle einen der angebotenen Züge.
error-missing-text = Ein Text fehlt. { $details }
error-motu-error = Etwas ist schiefgegangen. { $details }
error-nobody-asked = Gerade hat niemand etwas zu entscheiden. { $details }
error-unknown-language = In dieser Sprache gibt es keine Texte. { $details }
error-wrong-seat = Jemand anderes entscheidet. Warte, bis du an der Reihe bist.

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

## Undo

no-undo-nothing = Noch ist nichts gespielt.
no-undo-other = Der letzte Zug kam von jemand anderem. Nur wer ihn gespielt hat, kann ihn zurücknehmen.
no-undo-passed = Der Zug ist weitergegangen. Jetzt entscheidet jemand anderes.
no-undo-revealed = Inzwischen ist etwas Verdecktes ans Licht gekommen. Das lässt sich nicht ungesehen machen.
