### Was die Begleitung der ersten Partie Pagaie sagt.

coach-aim = Du baust eine Insel aus Meer, Sand und Hütten. Was am Ende darauf zu sehen ist, zählt so viel, wie sein Tier Blumen hat, auf Sand doppelt, bei Hütten siebenfach.
    .title = Worum es geht
coach-turn = In deinem Zug nimmst du Plättchen aus einer Reihe der Auslage und legst dann so viele du willst auf deine Insel.
    .title = Ein Zug
coach-line = Wähle eine Zeile oder Spalte, dann ein oder zwei ihrer Plättchen. Blumen machen ein Tier wertvoll: Such zuerst diese.
    .title = Nimm Plättchen
    .do = Wähle eine Reihe, dann ihre Plättchen.
coach-build = Zuerst das Meer: Es berührt Meer mit einer Seite. Ein Plättchen zeigt seine Plätze und lässt sich drehen, bevor du bestätigst.
    .title = Leg ein Plättchen
    .do = Wähle ein Plättchen, seinen Platz, und dreh es.
coach-bottles = Eine sichtbare Flasche kostet 3 Punkte, also deck sie zu. Plättchen, die du nicht legst, warten auf deinem Steg, höchstens zwei.
    .title = Die Falle: Flaschen
coach-paddle = Dein Paddel sperrt die Reihe bis zum Ende des Tages für alle, auch für dich. So hältst du sie auch von anderen fern.
    .title = Paddel sperren Reihen
    .do = Wähle eine andere Reihe, dann ihre Plättchen.
coach-levels = Sand liegt auf mindestens zwei Meerplättchen, eine Hütte auf mindestens zwei Sandplättchen. Höher zählt doppelt und mehr, aber Verdecktes zählt nicht.
    .title = Bau in die Höhe
    .do = Wähle ein Plättchen und seinen Platz.
coach-flower = Am Ende eines Tages werden freie Plättchen zu Blumen. Eine Blume macht ihr Tier für alle wertvoller: Nimm, wovon du am meisten hast.
    .title = Blumen
    .do = Wähle ein Plättchen.
coach-end = Zu zweit ist nach sechs Tagen Schluss, und es zählt, was zu sehen ist. Jetzt spiel allein weiter!
    .title = Wie es endet
