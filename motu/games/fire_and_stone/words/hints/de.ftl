### Was ein Tipp für einen Zug von Fire & Stone sagt: höchstens zwölf Wörter.

hint-points =
    { $points ->
        [one] Bringt in diesem Zug { $points } Punkt{ likely }.
       *[other] Bringt in diesem Zug { $points } Punkte{ likely }.
    }
hint-hut =
    { $points ->
        [one] { $area }: eine Hütte bringt am Ende { $points } Punkt{ likely }.
       *[other] { $area }: eine Hütte bringt am Ende { $points } Punkte{ likely }.
    }
hint-lead = { $area }: gibt dir die Mehrheit{ likely }.
hint-tile = Ein Plättchen für deine Leisten: { $what }{ likely }.
hint-invention = { $what }: hilft dir von nun an{ likely }.
hint-card =
    { $points ->
        [one] Eine Karte mit { $points } Punkt{ likely }.
       *[other] Eine Karte mit { $points } Punkten{ likely }.
    }
hint-animal =
    { $count ->
        [one] Jagt { $count } Tier zum Kochen{ likely }.
       *[other] Jagt { $count } Tiere zum Kochen{ likely }.
    }
hint-cooked = Kochen bringt { $food } Nahrung{ likely }.
hint-discovery = { $area }: deckt ein neues Plättchen auf{ likely }.
hint-food = Lässt dir { $count } Nahrung für Hütten{ likely }.
hint-wasted = { $count } Nahrung geht verloren: kein Platz{ likely }.
    .otherwise = Sonst geht { $count } Nahrung wahrscheinlich verloren: kein Platz.
hint-overtaken = { $area }: du verlierst wahrscheinlich die Mehrheit.
    .otherwise = { $area }: sonst verlierst du wahrscheinlich die Mehrheit.
hint-taken = { $name } nimmt das inzwischen wahrscheinlich: { $what }.
    .otherwise = Sonst nimmt { $name } das wahrscheinlich: { $what }.
hint-next-hut = Nächsten Zug baust du wahrscheinlich hier: { $area }.
