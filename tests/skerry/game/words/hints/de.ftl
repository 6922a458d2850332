### Was ein Tipp für einen Zug von Skerry sagt: höchstens zwölf Wörter.

hint-points =
    { $points ->
        [one] Bringt in diesem Zug { $points } Punkt{ likely }.
       *[other] Bringt in diesem Zug { $points } Punkte{ likely }.
    }
hint-passed = Du zahlst fürs Passen{ likely }.
    .otherwise = Sonst zahlst du wahrscheinlich fürs Passen.
hint-built = { $name } baut wahrscheinlich in Reihe { $row }, Feld { $number }.
    .otherwise = Sonst baut { $name } wahrscheinlich in Reihe { $row }, Feld { $number }.
hint-next-points =
    { $points ->
        [one] Dein nächster Zug bringt dann wahrscheinlich { $points } Punkt.
       *[other] Dein nächster Zug bringt dann wahrscheinlich { $points } Punkte.
    }
