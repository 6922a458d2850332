### Was die Seite rund um jeden Tisch sagt.

table-after =
    { $place ->
        [1] { $from } → { $to }, du führst
       *[other] { $from } → { $to }
    }
table-all-lost = Niemand gewinnt: Alle haben verloren.
table-away = abwesend
table-bot = Bot
table-can-choose = wählbar
table-centre = Tisch
table-choose-how = nach Wahl
table-chosen = gewählt
table-close = Schließen
table-coach = Begleitung
table-coach-again = Der Begleitung wieder zuhören
table-coach-back = Zurück
table-coach-confirm = Bestätige es jetzt.
table-coach-next = Weiter
table-coach-of = { $step } von { $steps }
table-coach-skip = Überspringen
table-coming-back = Sie kommt von selbst zurück …
table-confirm = Bestätigen
table-final = Danach kein Zurück.
table-free-undo = Bis zum Bestätigen frei änderbar.
table-flags = Letzte Züge markieren
table-gain =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
table-graph = Punkte aller Spieler, Zug um Zug
table-help = Hilfe
table-help-finger = Tippe etwas Umrandetes an, um es zu wählen, dann Bestätigen. Drücke lange auf etwas, um zu lesen, was es ist und warum es jetzt nicht geht.
table-help-pointer = Klicke etwas Umrandetes an, um es zu wählen, dann Bestätigen; ein Doppelklick tut beides. Lass den Zeiger auf etwas ruhen oder drücke lange darauf, um zu lesen, was es ist und warum es jetzt nicht geht.
table-hint = Tipp
table-hint-asked =
    { $count ->
        [one] hat um einen Tipp gebeten
       *[other] hat um { $count } Tipps gebeten
    }
table-home = Motu, Startseite
table-home-page = Startseite
table-kept = Dein Zug ist aufgehoben, die Verbindung kommt zurück …
table-key-actions = die Aktionen der Reihe nach
table-key-back = einen Schritt zurück
table-key-choose = wählen; noch einmal zum Bestätigen
table-key-confirm = bestätigen, Zug beenden
table-key-flags = letzte Züge markieren oder nicht
table-key-help = diese Hilfe
table-key-hint = ein Tipp
table-key-log = Verlauf und Punkte
table-key-move = von einem zum anderen
table-key-turn = drehen, was gelegt werden soll
table-key-undo = zurücknehmen
table-key-zoom = näher, weiter weg, das ganze Brett
table-last-turns =
    { $count ->
        [one] Letzter Zug
       *[other] Noch { $count } Züge
    }
table-listed = { $items }
table-log = Verlauf
table-look-at = Platz von { $name } ansehen
table-lost = Die Verbindung ist weg.
table-menu = Tischmenü
table-missing =
    { $count ->
        [one] { $count } fehlt
       *[other] { $count } fehlen
    }
table-moments = Was entschieden hat
table-more = Mehr
table-new = neu
table-next = Nächster Spieler
table-no-move-yet = noch kein Zug
table-no-undo-past = ab hier kein Zurück
table-not-yet = Noch nicht
table-on-its-way = Dein Zug ist unterwegs …
table-only-this = Sonst bleibt nichts zu tun.
table-over = Das Spiel ist vorbei.
table-pick = Wähle etwas Umrandetes.
table-pin = Notiz offen halten
table-place = { $place }. von { $seats }
table-place-of = Platz von { $name }
table-players = Spieler
table-points = Punkte
table-previous = Voriger Spieler
table-question-mark = ?
table-record = Aufzeichnung
table-rematch = Revanche
table-replay = Nachspielen
table-result = Ergebnis
table-rule = Regel { $rule }
table-rules = Regeln
table-score = Punkte
table-see-board = Den Tisch ansehen
table-sending = Unterwegs …
table-sheet = Wertung
table-source = Herkunft
table-stand-in = Einen Bot für { $name } spielen lassen
table-their-turn = { $name } überlegt.
table-thinks = { $name } denkt nach.
table-total = Summe
table-turn = Zug { $turn }
table-turn-it = Drehen
table-undo = Zurück
table-wait = { $name } überlegt.
table-which-one = Welches?
table-winners =
    { $you ->
        [yes]
            { $count ->
                [one] Du gewinnst!
               *[other] Ihr teilt den Sieg: { $names }.
            }
       *[no]
            { $count ->
                [one] { $names } gewinnt.
               *[other] Geteilter Sieg: { $names }.
            }
    }
table-worth =
    { $points ->
        [one] { $points } Punkt wert
       *[other] { $points } Punkte wert
    }
table-your-place = Dein Platz
table-your-turn = Du bist dran, { $name }.
table-zoom-all = Das ganze Brett zeigen
table-zoom-in = Näher
table-zoom-out = Weiter weg
