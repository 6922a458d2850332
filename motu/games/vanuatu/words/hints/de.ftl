### Was ein Tipp für einen Zug von Vanuatu sagt: höchstens zwölf Wörter.

hint-points =
    { $points ->
        [one] Bringt in diesem Zug { $points } Punkt{ likely }.
       *[other] Bringt in diesem Zug { $points } Punkte{ likely }.
    }
hint-lead = Gibt dir hier die Mehrheit: { $what }{ likely }.
hint-character = { $what }: hilft dir in dieser Runde{ likely }.
hint-hut = Eine Hütte punktet am Ende für Touristen{ likely }.
hint-dike = Ein Deich hält Wasser von einer Insel ab{ likely }.
hint-caught = Fisch zum Verkaufen, Wert { $value }{ likely }.
hint-treasure = Ein Schatz vom Wert { $value }, zum Behalten oder Verkaufen{ likely }.
hint-near = Dein Boot liegt auf { $cell } besser{ likely }.
hint-vatus =
    { $count ->
        [one] Lässt dir { $count } Vatu zum Handeln{ likely }.
       *[other] Lässt dir { $count } Vatus zum Handeln{ likely }.
    }
hint-outbid = { $name } nimmt dir wahrscheinlich die Mehrheit: { $what }.
    .otherwise = Sonst nimmt { $name } dir wahrscheinlich die Mehrheit: { $what }.
hint-lost = Deine Marker hier gehen wahrscheinlich wirkungslos zurück: { $what }.
    .otherwise = Sonst gehen diese Marker wahrscheinlich wirkungslos zurück: { $what }.
hint-performed = Du kommst wahrscheinlich zu dieser Aktion: { $what }.
