### Was ein Tipp für einen Zug von Moorea sagt: höchstens zwölf Wörter.

hint-points =
    { $points ->
        [one] Bringt in diesem Zug { $points } Punkt{ likely }.
       *[other] Bringt in diesem Zug { $points } Punkte{ likely }.
    }
hint-tool = { $what }: hilft dir von nun an{ likely }.
hint-site = Jeder Kauf kostet von nun an weniger: { $what }{ likely }.
hint-store = { $what }: jede angelegte Karte bringt { $points }{ likely }.
hint-means = { $what } auf der Hand bezahlt Größeres{ likely }.
hint-payable = Danach kann deine Hand das bezahlen: { $what }{ likely }.
hint-hand =
    { $count ->
        [one] Lässt dir { $count } Karte auf der Hand{ likely }.
       *[other] Lässt dir { $count } Karten auf der Hand{ likely }.
    }
hint-thrown =
    { $count ->
        [one] Du wirfst { $count } Karte ab: Hand voll{ likely }.
       *[other] Du wirfst { $count } Karten ab: Hand voll{ likely }.
    }
    .otherwise =
        { $count ->
            [one] Sonst wirfst du wahrscheinlich { $count } Karte ab.
           *[other] Sonst wirfst du wahrscheinlich { $count } Karten ab.
        }
hint-rings-in = Läutet das Ende ein, während du führst{ likely }.
hint-taken = { $name } nimmt das inzwischen wahrscheinlich: { $what }.
    .otherwise = Sonst nimmt { $name } das wahrscheinlich: { $what }.
hint-next-product = Nächsten Zug kaufst du wahrscheinlich das: { $what }.
hint-next-tool = Nächsten Zug kaufst du wahrscheinlich dieses Werkzeug: { $what }.
