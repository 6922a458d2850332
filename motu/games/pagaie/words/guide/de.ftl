### Was der Leitfaden von Pagaie sagt. Die Dateien der Sprachen haben dieselben Zeilen.

guide-aim = Bau eine Insel aus Meer, Sand und Hütten. Was am Ende darauf zu sehen ist, zählt: jedes Tier so viel, wie es Blumen hat, und jeden Tag kommen Blumen dazu.
guide-end = Wenn der letzte Tag vorbei ist: meist zu zweit der sechste, zu dritt der neunte, zu viert der achte. Dann zählt alles, was auf deiner Insel zu sehen ist.

turn-line = Eine Reihe wählen
    .about = Eine Zeile oder Spalte ohne Paddel. Dein Paddel sperrt sie dann für alle bis zum Ende des Tages.
turn-tiles = Plättchen daraus nehmen
    .about = Ein bis drei ihrer Plättchen, zu zweit eines oder zwei.
turn-build = Bauen
    .about = Leg so viele deiner Plättchen, wie du willst. Zwei dürfen auf deinem Steg auf später warten.
turn-flower = Blumen hinzufügen
    .about = Waren alle dran, machen einige aus einem freien Plättchen eine Blume: Was es zeigt, ist von nun an für alle mehr wert.

worth-sea = Tiere des Meeres
    .about = Jedes, das zu sehen ist, bringt 1 für jede Blume seiner Art.
worth-sand = Tiere des Sandes
    .about = Jedes, das zu sehen ist, bringt 2 für jede Blume seiner Art.
worth-built = Hütten und Tikis
    .about = Jede bringt 7 für jede Blume ihrer Art.
worth-bottles = Flaschen
    .about = Jede sichtbare Flasche kostet 3 Punkte. Deck sie zu.

sign-worth = Zahl neben einem Tier
    .about = Was eines davon jetzt wert ist: seine Blumen, auf Sand doppelt, bei Hütten und Tikis siebenfach.
sign-bottle = −3
    .about = Was jede sichtbare Flasche kostet.
sign-paddle = Paddel quer über dem Brett
    .about = Diese Reihe ist bis zum Ende des Tages gesperrt. Wem das Paddel gehört, sagt seine Farbe.
sign-line = Buchstaben und Zahlen am Rand
    .about = Spalten und Zeilen, aus denen du Plättchen nehmen kannst.
sign-pirogue = Piroge
    .about = Wer sie hat, beginnt heute.
sign-picker = Blume mit einer Zahl
    .about = Wer am Ende des Tages eine Blume hinzufügt, und die wievielte.
sign-places = „3 Plätze“ unter einem Plättchen
    .about = So viele Plätze gibt es jetzt für es auf deiner Insel.
sign-spot = Plus auf deiner Insel
    .about = Hierhin kann das Plättchen: Das Plus steht in der Mitte des Platzes.
sign-receipt = Zahlen neben einem Plättchen
    .about = Was es dort bringt, was es verdeckt, und was beides zusammen ergibt.
sign-pontoon = 0/2 am Steg
    .about = Plättchen, die warten, und wie viele es dürfen.
sign-levels = Farbige Quadrate
    .about = Wie viele Plättchen mit Meer, Sand und Gebautem.
sign-stack = Blumenplättchen mit einer Zahl
    .about = So viele Plättchen sind im Stapel.

new-1 = Zusammen entscheidet ihr, was jedes Tier wert ist: Blumen zählen für alle.
new-2 = Dein Paddel sperrt eine Reihe für den Rest des Tages, auch für dich.
new-3 = Du baust in die Höhe: Was höher liegt, zählt mehr, und was verdeckt ist, zählt nicht mehr.

figure-P0-5 = Ein Plättchen in seinen vier Drehungen. Gespiegelt liegt es nie.
figure-P2-2 = Das Quadrat hat die Piroge: Quadrat, Raute, Dreieck, Kreis sind in dieser Reihenfolge dran. Der Kreis fügt die erste Blume hinzu, das Dreieck die zweite.
figure-P3-5 = Paddel liegen auf den Zeilen 1 und 2 und den Spalten A und B: Nur die neun Plättchen unten rechts sind frei.
figure-P4-4 = Drei Sandplättchen und noch kein Meer: Zwei bleiben auf dem Steg, eines darf weggeworfen werden.
figure-P5-2 = Oben berührt das Meerplättchen das andere mit einer Seite: erlaubt. Unten berührt es nur eine Ecke: nicht erlaubt.
figure-P5-3 = Sand über zwei Meerplättchen ist erlaubt. Über nur einem nicht.
figure-P5-4 = Vier Meerplättchen, darauf zwei Sandplättchen, und eine Hütte, die auf beiden liegt.
figure-P5-7 = Der Sand verdeckt ein Seepferdchen, eine Krake und die Flasche: Zu sehen sind ein Seepferdchen, eine Krake, ein Fisch und die Schildkröte.
figure-P6-3 = Das Plättchen zeigt eine Krake und einen Manta. Es wird eine Blume, hier für die Krake, die für alle 1 mehr wert ist.
figure-P7-1 = Jedes Paddel kehrt zurück, der Stapel füllt die leeren Fächer, und die Piroge geht vom Quadrat an die Raute: Sie ist morgen zuerst dran.
figure-P8-1 = Vier Seepferdchen mit 3 Blumen bringen 12, drei Schildkröten mit 4 Blumen 24, zwei Tikis mit 2 Blumen 28, zwei Flaschen kosten 6.
figure-P8-5 = Beide haben 101 Punkte: Wer weniger Flaschen hat, liegt vorn.
