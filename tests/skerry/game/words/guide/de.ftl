### Was der Leitfaden von Skerry sagt. Die Dateien der Sprachen haben dieselben Zeilen.

guide-aim = Legt Plättchen Ende an Ende. Die meisten Punkte gewinnen, wenn das Meer das Riff nicht holt.
guide-end = Nach vier Zügen für jeden, oder sofort mit der dritten Welle: Dann haben alle verloren.

turn-lay = Ein Plättchen legen
    .about = Wählt ein Plättchen, ein Feld am Riff, und wie es liegt. Oder passt.
turn-sea = Das Meer spricht
    .about = Ihr zieht, und das Wetter wird aufgedeckt.

worth-joins = Berührte Plättchen
    .about = Der Wert jedes Plättchens, das ein Ende von eurem berührt.
worth-edges = Verluste
    .about = 2 Punkte für ein Ende neben der Karte, 1 für Passen.

sign-tile = Farbiger Balken
    .about = Ein Plättchen, und wie es liegt.

new-1 = Was ihr legt, dreht ihr vor dem Bestätigen.
new-2 = Alle können zusammen verlieren.
