### Was alle Tipps sagen, mit dem ersten geladen.

likely =
    { $likely ->
        [yes] , wahrscheinlich
       *[no] { "" }
    }
hint-same = Führt ungefähr zum selben wie die anderen Züge.
hint-many = Besser aus vielen kleinen Gründen zusammen.
hint-gain = Erwarteter Gewinn, in Punkten
hint-thinking = Denkt nach …
hint-best = Der beste Zug scheint: { $move }. Gewinn: { $gain }.
hint-close =
    { $ranks ->
        [12] 1 und 2: zu knapp, um zu entscheiden.
        [23] 2 und 3: zu knapp, um zu entscheiden.
       *[123] 1, 2 und 3: zu knapp, um zu entscheiden.
    }
hint-about = { $count } Partien von hier aus gespielt, gegen einen mittleren Zug; Verdecktes ist geraten.
hint-count =
    { $count ->
        [one] { $count } Tipp, im Verlauf
       *[other] { $count } Tipps, im Verlauf
    }
hint-deeper = Tiefer suchen
moments = Was entschieden hat
moments-looking = Jede deiner Entscheidungen wird angesehen …
moments-lost = Das wurde unterbrochen. Versuch es noch einmal.
moments-none = Kein einzelner Zug hat entschieden.
moments-at = Zug { $moment } im Rückblick
moments-loss = −{ $loss } Siege von 100 (± { $error })
moments-played = Du: { $move }
moments-better = Besser: { $move }
