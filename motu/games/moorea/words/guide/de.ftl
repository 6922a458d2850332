### Was der Leitfaden von Moorea sagt. Die Dateien der Sprachen haben dieselben Zeilen.

guide-aim = Sammle Rohstoffe, bezahle damit Karten und lege sie vor dir aus. Wer am Ende die meisten Punkte auf dem Tisch hat, gewinnt; Karten auf der Hand zählen nichts.
guide-end = Kann eine gekaufte Karte nicht mehr vom Produktstapel ersetzt werden, hat jeder noch einen Zug. Dann werden die Punkte gezählt.

turn-draw = Ziehen
    .about = Nimm eine Karte vom Stapel. Mit dem Speer darf es eine offene sein, mit dem Karren darfst du zweimal ziehen.
turn-act = Eine Aktion
    .about = Kauf eine Karte oder ein Werkzeug, tausche zwei Rohstoffe gegen einen offenen, oder lege Karten an eines deiner Lager. Oder passe.
turn-limit = Handlimit
    .about = Behalte sechs Karten, mit dem Korb acht. Was zu viel ist, wird abgeworfen.

worth-cards = Karten mit Medaille
    .about = Sie bringen die Zahl auf der Medaille, ein für alle Mal. Die großen verlangen Kanus, Hütten und Steinzeug.
worth-stores = Karten an Lagern
    .about = Ein Lager selbst bringt nichts, jede Karte, die du dort ablegst, bringt seine Zahl.
worth-necklaces = Muschelketten
    .about = Je mehr du hast, desto mehr sind sie wert: zusammen 2, 5, 9, 14 und 20 Punkte.
worth-sites = Produktionsstätten
    .about = Wenige Punkte, aber jede spart dir bei jedem späteren Kauf eine Karte ihres Rohstoffs.
worth-tools = Werkzeuge
    .about = Wenige Punkte, aber sie helfen das ganze Spiel lang: je früher, desto besser.

sign-points = Zahl auf einer Medaille
    .about = So viele Punkte bringt die Karte. Mit Plus: was eine weitere Kette dazubringt.
sign-percard = × und Dinge
    .about = Ein Lager: Jede dieser Karten, die du später dort ablegst, bringt so viele Punkte.
sign-hand = Eine Hand statt einer Medaille
    .about = Diese Karte kommt auf deine Hand und bezahlt größere.
sign-stack = I oder II
    .about = Aus welcher Hälfte des Stapels die Karte kam. Karten II kommen später und kosten mehr.
sign-saved = Durchgestrichen
    .about = Eine Karte, die deine Produktionsstätten dir sparen.
sign-lack = Gestrichelter Ring, „1 fehlt“
    .about = Eine Karte des Preises, die du nicht hast.
sign-alike = Gleiche
    .about = Der Preis sind so viele gleiche Rohstoffe, egal welche.
sign-size = 6/6 neben deiner Hand
    .about = Karten auf deiner Hand, und wie viele du am Ende deines Zuges behalten darfst. Rot: Einige müssen weg.
sign-saves = Minus an einer Produktionsstätte
    .about = So viele Karten dieses Rohstoffs sparst du bei jedem Kauf.
sign-cards = Zwei Karten und eine Zahl
    .about = So viele Karten hält jemand.

new-1 = Deine Karten sind Ware und Geld zugleich: Was du hältst, bezahlt, was du auslegst.
new-2 = Produktionsstätten und Werkzeuge machen jeden späteren Kauf billiger oder leichter.
new-3 = Lager machen aus übrigen Karten Punkte.

figure-M0-6 = Zehn Produkte liegen aus. Der Stapel hat dann 40 Karten zu zweit oder dritt, 54 zu viert, 60 zu fünft.
figure-M2-4 = Mit Karren und Speer: Das offene Holz wird genommen, Bambus vom Stapel rückt nach und darf als Nächstes gezogen werden.
figure-M4-1 = Ton und Fisch kommen auf die Ablage, die offene Muschel auf deine Hand.
figure-M5-2 = Der Markt kostet ein Kanu, eine Hütte und Steinzeug. Zwei Kanus und eine Hütte reichen nicht.
figure-M5-8 = Ein Steg kostet drei Holz. Wer den Wald hat, zahlt zwei.
figure-M6-1 = Vier Fische kaufen jede Produktionsstätte, vier Holz auch. Drei Holz und ein Ton nicht.
figure-M6-4 = Mit Wald und Bambuswald kostet eine Brücke für drei Holz und zwei Bambus nur zwei Holz und einen Bambus.
figure-M7-2 = Drei Fische kaufen den Korb. Zwei Holz und ein Fisch nicht, auch nicht mit dem Netz.
figure-M8-4 = Zwei Kanus und eine Hütte kommen in einer Aktion an den Markt: drei Karten, je fünf Punkte.
figure-M9-2 = Der Kreis kauft, und die Auslage wird nicht mehr voll: die Glocke. Quadrat, Dreieck und Kreis haben noch je einen Zug, dann wird gezählt.
figure-M10-1 = Mit dem Korb und neun Karten: acht bleiben, eine geht.
figure-M11-1 = Vier Holz am Holzlager bringen 4, drei Muscheln in der Kiste 6, zwei Kanus an der Anlegestelle 6.
figure-M11-2 = Eine bis fünf Ketten: 2, 5, 9, 14 und 20 Punkte.
