### Skerry. Die Dateien der Sprachen haben dieselben Zeilen.

name-coral = Koralle
name-sand = Sand
name-rock = Fels

setting-weather = Wetter
    .about = Ob die See das Riff fortspülen kann.
setting-weather-rough = Rau
    .about = Drei Wellen beenden das Spiel.
setting-weather-calm = Ruhig
    .about = Es gibt keine Wellen.
setting-confirm_end_of_turn = Zugende bestätigen
    .about = Eine letzte Gelegenheit zum Zurücknehmen.
setting-confirm_end_of_turn-off = Nein
    .about = Ein Zug endet von selbst.
setting-confirm_end_of_turn-on = Ja
    .about = Ein Zug endet, wenn du es sagst.

score-joins = Berührte Plättchen
score-edges = Enden aus der Karte
score-passes = Gepasst

step-tile = Plättchen
step-place = Feld
step-confirm = Bestätigen
step-act = Handeln
step-chance = Zufall
step-over = Ende

ask-tile = Welches Plättchen legst du?
ask-cell = Wohin kommt es?
ask-turn = Wie liegt es?
ask-confirm = Ist das dein Zug?
lay = { $tile } legen
pass = Passen
at = Reihe { $row }, Feld { $number }
along = Entlang Achse { $axis }
end-turn = Zug beenden

told-drew = { $you ->
        [yes] Du ziehst
       *[no] { $name } zieht
    } { $tile }.
told-laid = { $you ->
        [yes] Du legst
       *[no] { $name } legt
    } { $tile } in Reihe { $row }, Feld { $number }: { $points }.
told-passed = { $you ->
        [yes] Du passt
       *[no] { $name } passt
    }.
told-calm = Die See bleibt ruhig.
told-wave = Welle { $waves } kommt.
told-lost = Die See holt das Riff. Alle haben verloren.

why-no-such-thing = So etwas gibt es hier nicht.
why-taken = Dort liegt schon ein Plättchen.
why-far = Dieses Feld liegt nicht neben dem Riff.
why-tile-first = Wähle zuerst ein Plättchen.
why-turn = Noch gibt es nichts zu drehen.
why-end = Dein Zug ist noch nicht zu Ende.
why-busy = Beende, was du begonnen hast.
why-not-your-turn = { $name } ist am Zug.
why-over = Das Spiel ist zu Ende.
why-watching = Du schaust nur zu.
why-chance = Gleich spricht die See.
tip-tile = Bringt einem Plättchen, das es berührt, { $points }; { $count } im Spiel.
