### Was ein Tipp für einen Zug von Pagaie sagt: höchstens zwölf Wörter.

hint-points =
    { $points ->
        [one] Bringt in diesem Zug { $points } Punkt{ likely }.
       *[other] Bringt in diesem Zug { $points } Punkte{ likely }.
    }
hint-animals = Mehr davon auf deiner Insel: { $count } × { $what }{ likely }.
hint-bottles =
    { $count ->
        [one] Verdeckt { $count } Flasche, die Punkte kostet{ likely }.
       *[other] Verdeckt { $count } Flaschen, die Punkte kosten{ likely }.
    }
hint-flower = Blume für das, worin du um { $count } führst: { $what }{ likely }.
hint-kept =
    { $count ->
        [one] Behält { $count } Plättchen auf dem Steg für später{ likely }.
       *[other] Behält { $count } Plättchen auf dem Steg für später{ likely }.
    }
hint-places = Lässt dir Platz zum Bauen: { $count } oder mehr{ likely }.
hint-discarded =
    { $count ->
        [one] Du wirfst { $count } Plättchen ungenutzt ab{ likely }.
       *[other] Du wirfst { $count } Plättchen ungenutzt ab{ likely }.
    }
    .otherwise =
        { $count ->
            [one] Sonst wirfst du wahrscheinlich { $count } Plättchen ab.
           *[other] Sonst wirfst du wahrscheinlich { $count } Plättchen ab.
        }
hint-taken = { $name } nimmt inzwischen wahrscheinlich das Plättchen von { $slot }.
    .otherwise = Sonst nimmt { $name } wahrscheinlich das Plättchen von { $slot }.
hint-next-points =
    { $points ->
        [one] Dein nächster Zug bringt dann wahrscheinlich { $points } Punkt.
       *[other] Dein nächster Zug bringt dann wahrscheinlich { $points } Punkte.
    }
