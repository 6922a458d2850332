### Was die Begleitung der ersten Partie Hawaii sagt.

coach-aim = Die meisten Punkte gewinnen. Punkte gibt es am Ende jeder Runde für das erreichte Ziel, und einmal am Schluss für deine Dörfer.
    .title = Worum es geht
coach-turn = Eine Runde geht Zug um Zug. In jedem Zug tust du eines: an einem Ort kaufen, fischen, eine Insel besuchen oder die Runde beenden.
    .title = Ein Zug
coach-walk = Gehen kostet Füße. Am Ort nimmst du eine Marke: Ihre Zahl ist der Preis in Muscheln, einmal für Seite I, zweimal für die bessere Seite II. Orange und rote Zahlen sind solche Marken.
    .title = Kauf an einem Ort
    .do = { $what }.
coach-village = Was du kaufst, kommt in ein Dorf, eine Zeile deiner Ecke. Ein Dorf zählt nur, wenn es bis unter einen Tiki reicht: Alle anderen sind am Ende verloren.
    .title = Die Falle: Dörfer ohne Tiki
coach-tiki = Tikis stehen über deinen Dörfern und sagen, wie lang eines sein muss; Kahunas daneben zählen dann. Beide kaufst du wie alles andere.
    .title = Tikis und Kahunas
    .do = Wähle die Tikis oder die Kahunas.
coach-fish = Dein kleines Boot fasst zwei Fischmarken, jede für einen Fuß. Ihre Fische zählen zu deiner Summe für das Ziel dieser Runde.
    .title = Fischen
    .do = Wähle den Hafen.
coach-island = Boote mit genug Plätzen fahren auch zu einer Insel: sofort Punkte, und ihr Geschenk.
    .title = Eine Insel besuchen
    .do = Wähle eine Insel.
coach-goal = Am Ende der Runde zählen deine Marken und Fische zusammen. Nur wer das Ziel erreicht, bekommt Punkte, die höchste Summe am meisten. Dann gibt es neue Muscheln und Füße, jede Runde weniger.
    .title = Das Ziel der Runde
coach-finish = Beenden nimmt dich aus dieser Runde und sagt, wann du in der nächsten dran bist. Die Marke dort bekommst du umsonst.
    .title = Die Runde beenden
    .do = Wähle ein Reihenfolgefeld.
coach-end = Nach fünf Runden zählen die Dörfer, und die meisten Punkte gewinnen. Jetzt spiel allein weiter!
    .title = Wie es endet
