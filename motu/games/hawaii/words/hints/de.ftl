### Was ein Tipp für einen Zug von Hawaii sagt: höchstens zwölf Wörter.

hint-points =
    { $points ->
        [one] Bringt in diesem Zug { $points } Punkt{ likely }.
       *[other] Bringt in diesem Zug { $points } Punkte{ likely }.
    }
hint-tile = { $what } für Dorf { $village }: es wächst{ likely }.
hint-boat = Noch ein Boot: Inseln und Fische werden erreichbar{ likely }.
hint-kahuna = Mehr Kahunas: deine Dörfer bringen am Ende mehr{ likely }.
hint-tiki = Mehr Tikis: auch schmalere Dörfer zählen am Ende{ likely }.
hint-island = Erreicht die Insel an Posten { $post }{ likely }.
hint-fish = Bringt { $count } Fische vom Strand{ likely }.
hint-nearer = Bringt dich dem Ziel um { $steps } näher{ likely }.
hint-early = Nummer { $place } in der nächsten Runde{ likely }.
hint-shells =
    { $count ->
        [one] Lässt dir { $count } Muschel zum Kaufen{ likely }.
       *[other] Lässt dir { $count } Muscheln zum Kaufen{ likely }.
    }
hint-feet =
    { $count ->
        [one] Lässt dir { $count } Fuß zum Gehen{ likely }.
       *[other] Lässt dir { $count } Füße zum Gehen{ likely }.
    }
hint-fruit =
    { $count ->
        [one] Lässt dir { $count } Frucht für alles{ likely }.
       *[other] Lässt dir { $count } Früchte für alles{ likely }.
    }
hint-taken = { $name } nimmt inzwischen wahrscheinlich diesen Preis: { $what } für { $value }.
    .otherwise = Sonst nimmt { $name } wahrscheinlich diesen Preis: { $what } für { $value }.
hint-goal =
    { $points ->
        [one] Du erreichst wahrscheinlich das Ziel, für { $points } Punkt.
       *[other] Du erreichst wahrscheinlich das Ziel, für { $points } Punkte.
    }
