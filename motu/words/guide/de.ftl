### Was jeder Leitfaden sagt: die Hilfe am Tisch, die Lernseite, die Bilder in den Regeln. Die Dateien der Sprachen
### haben dieselben Zeilen.

guide-tab-game = Das Spiel
guide-tab-signs = Zeichen
guide-tab-keys = Tasten
guide-aim-title = Ziel
guide-turn-title = Was nacheinander geschieht
guide-here = Hier sind wir
guide-end-title = Wie es endet
guide-scores-title = Was Punkte bringt
guide-yours = du: { $points }
guide-signs-now = Gerade auf deinem Brett
guide-signs-else = Zu anderen Zeiten

sign-can = Goldener Ring
    .about = Das kannst du jetzt wählen.
sign-picked = Goldener Ring mit Haken
    .about = Das hast du gewählt. Bestätigen schickt es ab; wählst du es noch einmal, ist es zurück.
sign-off = Ruhige Farben
    .about = Geht jetzt nicht. Lass den Zeiger darauf ruhen oder drücke lange, dann steht da, warum.
sign-flag = Form und Zahl
    .about = Wer hier zuletzt gezogen hat, und der wievielte Zug seit deinem es war.
sign-gain = Grüne und rote Zahlen
    .about = Punkte, die ein Zug gebracht oder gekostet hat.

learn-lead = Fünf Spiele. Spiel dein erstes mit einem Begleiter, oder schau dich hier um.
learn-new = Was hier neu ist
learn-pieces = Die Dinge und was sie tun
learn-pieces-data = Jeder gedruckte Wert, und woher er kommt
learn-winners = Womit Sieger ihre Punkte machen
learn-winners-what = Was
learn-winners-won = Sieger
learn-winners-all = Alle
learn-winners-made = Punkte im Schnitt von { $games } Partien zu { $seats }, alle { $bot } (Seed { $seed }).
learn-winners-sum = Zusammen
