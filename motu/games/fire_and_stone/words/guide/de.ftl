### Was der Leitfaden von Fire & Stone sagt. Die Dateien der Sprachen haben dieselben Zeilen.

guide-aim = Erkunde die Welt, finde Feuer und Wälder, sammle, jage und gründe Siedlungen. Die meisten Punkte gewinnen: Jede Hütte bringt einen, und in einer Siedlung vorn zu liegen noch einen.
guide-end = Das elfte Hüttenplättchen oder jemandes letzte Hütte beendet das Spiel: noch ein Zug für diesen Spieler, zwei für die anderen. Dann zählen Hütten, Mehrheiten und geheime Ziele.

turn-start = Starterfindungen
    .about = Wenn am Tisch damit gespielt wird: einmal, vor dem ersten Zug, wählt jeder eine.
turn-move = Sich bewegen
    .about = Jeder deiner Kundschafter bewegt sich einmal im Zug, ein oder zwei Schritte. Er bleibt nie stehen; wo er ankommt, wird ein verdecktes Plättchen umgedreht.
turn-act = Dort eine Aktion
    .about = Sammeln, jagen, am Feuer kochen, in einer Siedlung eine Hütte bauen oder Nahrung suchen. Du darfst es auch lassen.
turn-fire = Zurück an ein Feuer
    .about = Nach dem Bauen kommt der Kundschafter an ein Feuer derselben Region. Dort kocht er nicht.
turn-second = Der zweite Kundschafter
    .about = Mit dem fünften Hüttenplättchen bekommt jeder einen zweiten Kundschafter. Von da an bewegen sich in jedem Zug beide.

worth-huts = Hütten
    .about = Am Ende bringt jede deiner Hütten auf der Karte 1.
worth-majorities = Die meisten Hütten
    .about = Am Ende 1 für jede Siedlung, in der du mehr Hütten hast als jeder andere. Gleichstand bringt nichts.
worth-objective = Dein geheimes Ziel
    .about = Am Ende 1 mehr für jede deiner Mehrheiten, die zum Ziel passt.
worth-cards = Siegpunktkarten
    .about = Drei gleiche Sammelplättchen können eine Karte mit 1 bis 4 Punkten bringen. Sie verdeckt eine deiner Erfindungen.
worth-fires = Entdeckungen
    .about = 1 Punkt sofort für den, der ein Feuer findet; manche Höhlen bringen auch Punkte.

sign-slab = II oder III auf einem Stein
    .about = Ein verdecktes Plättchen dieser Region. Man erreicht es, wenn die Region offen ist.
sign-steps = Zahl in einer dunklen Scheibe
    .about = So viele Schritte braucht dein Kundschafter dorthin.
sign-chip = Plus und Minus unter einem Gebiet
    .about = Was du dort bekommen könntest, soweit es bekannt ist, oder was eine Hütte kostet und bringt.
sign-crown = Krone
    .about = Wer in dieser Siedlung die meisten Hütten hat.
sign-huts = Zelte mit einer Zahl
    .about = Wie viele Hütten jemand in dieser Siedlung hat.
sign-paw = Pfote mit einer Zahl
    .about = So viele Tiere sind noch im Wald.
sign-food = 4/6
    .about = Nahrung, und wie viel gelagert werden kann. Was darüber ist, geht verloren.
sign-tracks = Punkte neben einer Frucht
    .about = Wie voll eine Sammelleiste ist. Mit drei Plättchen bringt sie eine Karte.
sign-lock = Schloss
    .about = Eine Region, die mit diesem Hüttenplättchen aufgeht oder noch zu ist.
sign-stone = Trittsteine im Norden
    .about = Gefundene Hüttenplättchen. Manche Steine öffnen eine Region, bringen Kundschafter oder beenden das Spiel.
sign-plaque = Schild einer Region
    .about = Was unter ihren verdeckten Plättchen liegt: Hütten, Feuer, Wälder, Sammelplättchen, und Stapel von Tieren.
sign-pile = Medaille auf einer braunen Karte
    .about = Die nächste Siegpunktkarte, und die darunter.
sign-covered = Medaille auf einer Erfindung
    .about = Eine Siegpunktkarte verdeckt sie: Ihre Punkte zählen, die Wirkung ist weg.
sign-used = Haken an einem Kundschafter
    .about = Er hat sich in diesem Zug schon bewegt.

new-1 = Niemand kennt die Karte: Plättchen werden umgedreht, wo Kundschafter ankommen.
new-2 = Was du jagst, bleibt geheim, bis du es kochst.
new-3 = Erfindungen ändern die Regeln für dich allein, und Punkte können dich eine kosten.

figure-F0-9 = Zu zweit sind die Leisten leer, zu dritt hat jeder ein Plättchen, zu viert eines auf jeder Leiste.
figure-F2-2 = Ein Kundschafter macht bis zu zwei Schritte. Von einem Feuer aus geben Fellschuhe einen dritten dazu.
figure-F3-2 = Es ist Platz für zwei Nahrung. Drei kommen: Zwei bleiben, eine geht verloren.
figure-F5-4 = Der Pilz passt auf keine Leiste. Die mit zwei Äpfeln wird dafür geleert; die Äpfel kommen auf die Ablage, die Wurzel bleibt.
figure-F6-3 = Höhlenbär und Wildschwein werden zusammen gekocht: zwei Beutel und fünf Nahrung. Mit den Beuteln ist Platz für drei: Zwei gehen verloren.
figure-F7-2 = Ein Wald mit drei Tieren: Eines wird genommen, zwei bleiben verdeckt.
figure-F8-2 = In einer Siedlung mit zwei Hütten kostet eine Hütte zwei Nahrung. Dann geht der Kundschafter an ein Feuer.
figure-F9-1 = Ein Vorrat bringt zuerst einen Beutel, dann eine Nahrung.
figure-F10-2 = Drei Äpfel füllen eine Leiste: Sie bringen die Tontöpfe, und sofort zwei Nahrung.
figure-F10-3 = Eine Siegpunktkarte mit 3 verdeckt den Ackerbau: 3 Punkte am Ende, und keine Nahrung mehr vom Ackerbau.
figure-F11-1 = Das dritte Hüttenplättchen öffnet die zweite Region.
figure-F12-2 = Der Kreis löst das Ende aus. Quadrat, Raute, Dreieck, Kreis, Quadrat, Raute und Dreieck haben noch je einen Zug, in dieser Reihenfolge.
figure-F13-17 = Hütten in der zweiten Region: 5, 5 und 3 bringen 2, 2 und nichts. 4 und 1 bringen 4 und nichts.
figure-F14-4 = Eine Hütte steht dort. Mit dem Holzgerüst folgen zwei Hütten für eine und zwei Nahrung.
figure-F15-2 = Drei Hütten gegen zwei: eine Mehrheit, 1 Punkt. Zwei gegen zwei: niemand bekommt etwas.
figure-F15-3 = Zwei Hütten vorn an einem See bringen 2, die Mehrheit 1, und für das Seevolk noch 1.
figure-F16-1 = Zu dritt, der Kreis beginnt: Drei der vier Erfindungen liegen aus. Zuerst wählt das Dreieck, dann das Quadrat, zuletzt der Kreis.
