### Was die Begleitung der ersten Partie Vanuatu sagt.

coach-aim = Die meisten Punkte gewinnen. Fast jede Aktion bringt Punkte oder die Vatu, die andere bezahlen.
    .title = Worum es geht
coach-round = Eine Runde: Alle nehmen einen Charakter, legen Marker auf Aktionen und führen sie dort aus, wo sie vorn liegen.
    .title = Eine Runde
coach-character = Ein Charakter macht eine Aktion in dieser Runde besser. Zeig auf ihn oder halte ihn gedrückt, dann steht da, wie.
    .title = Nimm einen Charakter
    .do = Wähle einen Charakter.
coach-mark = Du legst zwei Marker, dann zwei, dann einen. Wer auf einer Aktion die meisten hat, ist zuerst dran: Zwei zusammen zählen mehr.
    .title = Plane deine Aktionen
    .do = Wähle eine Aktion.
coach-majority = Hast du nirgends die Mehrheit, musst du einen Stapel aufgeben, und seine Aktion ist verloren. Lieber zwei starke Stapel als fünf einzelne Marker.
    .title = Die Falle: zu viele Pläne
    .do = Wähle eine Aktion.
coach-last-marker = Der letzte Marker entscheidet oft, wer vorn liegt. Schau, wo die anderen liegen.
    .title = Der letzte Marker
    .do = Wähle eine Aktion.
coach-act = Jetzt wird einer deiner Stapel ausgeführt. Was möglich ist, muss getan werden; die Reihenfolge bestimmst du.
    .title = Handle
    .do = Wähle einen Stapel.
coach-money = Neun Vatu darfst du haben: Zehn werden sofort zu fünf Punkten. Gib sie also aus, oder tausche sie mit Absicht.
    .title = Vatu und Punkte
coach-tiles = Der Startspieler legt zwei neue Plättchen. Jedes berührt zwei andere, Inseln nie einander.
    .title = Das Meer wächst
    .do = Wähle ein Plättchen und seinen Platz.
coach-end = Nach acht Runden zählen Hütten für die Touristen daneben, Schätze doppelt. Jetzt spiel allein weiter!
    .title = Wie es endet
