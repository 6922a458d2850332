### Was auf dem gezeichneten Tisch steht.

a-dike = Deich
a-hut = Hütte
a-ship = Schiff { $ship }
at-the-end = am Ende
bank-changes = { $vatus } Vatu werden { $points } Punkte, es bleiben { $left }
bank-told = { $full } werden { $points } Punkte
boat-of = { $name }
cell-empty = { $cell }: leer
cell-island = { $cell }, { $tile }. Hütten: { $huts }. Zeichnungen: { $drawings }. Touristen: { $tourists } von { $room }.
cell-name = Feld { $cell }
cell-ocean = { $cell }, { $tile }. Fische: { $fish }. Schätze: { $treasures }. Boote: { $boats }.
cell-short = { $cell }
cell-sunk = { $cell }, { $tile }: versunken
cell-water = Wasser: { $water }, der nächste Anstieg bringt { $coming } dazu.
cube-label =
    { $points ->
        [one] { $good } { $island-on } für { $vatus }: { $points } Punkt
       *[other] { $good } { $island-on } für { $vatus }: { $points } Punkte
    }
dikes-left =
    { $count ->
        [one] noch { $count } Deich
       *[other] noch { $count } Deiche
    }
draft-build =
    { $what ->
        [both] Hütte und Deich, { $cell }
        [hut] Hütte, { $cell }
       *[dike] Deich, { $cell }
    }
draft-buy = { $good } kaufen
draft-character = { $character }: { $does }
draft-draw = Zeichnen { $island-on }
draft-explore = Schatz vom Wert { $value }
draft-fish = Fisch vom Wert { $value }
draft-give-up = { $action } aufgeben
draft-markers = { $actions }
draft-move = { $action } → { $to }
draft-nothing = { $action }: Marker weg
draft-rest = Rastmarker ansehen
draft-sail = Segeln nach { $cell }
draft-sell = { $count } Fischplättchen: +{ vatus }
draft-tourist = Tourist { $island-to }: +{ vatus }
final-now = Wenn es jetzt endete
first-wins-ties = Bei Gleichstand zuerst
fish-tiles = { $count } Fischplättchen vom Wert { $value }
foot-give-up = Aufgeben
foot-move = Versetzen
foot-nothing = Nichts
foot-preach = Predigen
foot-tie = gleich
foot-you = Du
hut-label = Hütte { $island-on } für { $vatus }
huts-left =
    { $count ->
        [one] noch { $count } Hütte
       *[other] noch { $count } Hütten
    }
huts-of = { $name } { $count }
islands-sunk = { $sunk } von { $lost } versunken
log-counted = am Ende
log-full = Schiff { $ship } ist voll
log-gave-up = aufgegeben
log-no-ship = kein Schiff nimmt es
log-nothing = unmöglich, Marker weg
log-on = auf { $cell }
log-rested = ein Rastmarker
log-rolled =
    { $count ->
        [one] Flut nach { $count } Aktion
       *[other] Flut nach { $count } Aktionen
    }
log-sailed = nach { $cell }
log-ship = auf Schiff { $ship }
log-tile = { $tile } auf { $cell }
log-to = →
log-value = vom Wert { $value } auf { $cell }
markers-left = noch { $count } Marker
next-tiles = Nächste Runde
ocean-name = Meer { $cell }
round = Runde
sell-which = Fische zum Verkauf
ship-label = Schiff { $ship }. Sucht: { $wants }. Geladen: { $loaded }.
short-artist = bessere Zeichnungen
short-ask-govern = { $action }: zu welcher Aktion?
short-ask-mark =
    { $count ->
        [one] Wohin kommt dein Marker?
       *[other] Wohin kommen deine { $count } Marker?
    }
short-ask-neutral = Wohin kommt ein neutraler? Noch { $count }
short-ask-sell = Wie viele Fische vom Wert { $value }? Preis { $price }
short-ask-turn = Welche Aktion jetzt?
short-beggar = Punkte gegen Vatu
short-builder = billigere Hütten
short-buyer = zweiter Würfel
short-diver = Vatu für Schätze
short-fisher = Punkte für Fisch
short-governor = versetzt Stapel
short-guide = Punkte je Zeichnung
short-name-rest = Rasten
short-navigator = freie Fahrt
short-preacher = handelt trotzdem
short-told-bought = { $good } verschifft
short-told-brought-tourist = Tourist { $island-to }
short-told-built =
    { $what ->
        [hut] Hütte { $island-on }
        [dike] Deich { $island-on }
       *[both] Hütte, Deich { $island-on }
    }
short-told-drew = Zeichnung { $island-on }
short-told-explored = Schatz vom Wert { $value }
short-told-fished = Fisch vom Wert { $value }
short-told-governed = { $action } → { $to }
short-told-laid-tile = { $tile } auf { $cell }
short-told-programmed = Marker: { $action }
short-told-rested = Ein Rastmarker
short-told-sailed = Nach { $cell } gesegelt
short-told-sold-fish = Fisch verkauft: +{ $vatus }
short-told-took-back =
    { $given_up ->
        [yes] { $action } aufgegeben
       *[no] { $action }: nichts
    }
short-told-took-character = { $character }
short-vendor = verkauft überall
short-water-stays = { $water } statt { $before }
side-label = Deich { $island-on }, { $side }, für { $vatus }
space-held = { $action }: { $stacks }. { $name } hat die Mehrheit.
space-lost = Für dich jetzt unmöglich: Die Marker kämen nur weg.
space-open = { $action }: { $stacks }.
stack-neutral = neutral { $count }
stack-of = { $name } { $count }
steps-label = Ein Weg von { $steps } Schritten
steps-short = { $steps } Schritte
take-back = Einen Marker zurücknehmen: { $action }
text-beside = Inseln daneben
text-players = Spieler
text-yours = Deins
the-characters = Charaktere
the-spaces = Die neun Aktionen
tiles-to-lay = Jetzt zu legen
tip-before = { $name } kommt hier vor dir.
tip-behind = { $name } wartet hier hinter dir.
tip-die =
    { $count ->
        [one] Nach { $count } weiteren Aktion steigt das Wasser.
       *[other] Nach { $count } weiteren Aktionen steigt das Wasser.
    }
tip-hut-vatus = Für dich jetzt: { $vatus }.
tip-neutral =
    { $count ->
        [one] Hier liegt { $count } neutraler Marker: Nur mit mehr eigenen kommst du hier zum Zug.
       *[other] Hier liegen { $count } neutrale Marker: Nur mit mehr eigenen kommst du hier zum Zug.
    }
tip-no-ship = Kein Schiff hat eine Kiste dafür.
tip-ocean-left = Übrig: Fische { $fish }, Schätze { $treasures }. Der nächste ist so viel wert.
tip-penalty =
    { $points ->
        [one] Am Ende kostet das Wasser alle mit einer Hütte hier { $points } Punkt.
       *[other] Am Ende kostet das Wasser alle mit einer Hütte hier { $points } Punkte.
    }
tip-sinks =
    { $count ->
        [one] Sie sinkt nach { $count } weiteren Aktion, wenn nicht Deiche genug Wasser abhalten.
       *[other] Sie sinkt nach { $count } weiteren Aktionen, wenn nicht Deiche genug Wasser abhalten.
    }
tip-slot =
    { $points ->
        [one] Der nächste geht auf das { $slot }. Schiff von oben: { $points } Punkt.
       *[other] Der nächste geht auf das { $slot }. Schiff von oben: { $points } Punkte.
    }
tip-sunk = Das Meer hat sie verschluckt. Niemand kann sie mehr nutzen.
tip-would-follow = Mit einem Marker mehr kämst du hier nach { $who }.
tip-would-lead = Mit einem Marker mehr wärst du hier zuerst am Zug.
top-first = oben zuerst
treasure-tiles =
    { $count ->
        [one] { $count } Schatz vom Wert { $value }
       *[other] { $count } Schätze vom Wert { $value }
    }
vatus-then = dann { $vatus }
verb-give-up = Aufgeben
verb-lay = Legen
verb-look = Ansehen
verb-take = Nehmen
volcano-island = { $tile }: { $huts } Hütten, { $drawings } Zeichnungen, { $tourists } Touristen
volcano-ocean = { $tile }. Fische: { $fish }. Schätze: { $treasures }.
water-later = Flut in Runde { $round }
water-never = Das Wasser steigt nicht mehr
water-next = Das Wasser steigt in Runde { $round }
water-over = Keine Flut mehr
water-rises =
    { $count ->
        [one] Das Wasser steigt nach dieser Aktion
       *[other] Das Wasser steigt nach { $count } Aktionen
    }
water-soon =
    { $count ->
        [one] Flut nach dieser
       *[other] Flut nach { $count }
    }
water-stays = Wasser auf { $cell }: { $water } statt { $before }
would-build = Du könntest auf { $cells } bauen.
would-buy = Du könntest auf { $cells } kaufen: bis zu { points }.
would-dike = Oder ein Deich für { vatus }, oder beides: Er hält das Wasser von einer Seite einer Insel fern.
would-draw = Du könntest auf { $cells } zeichnen: { points }.
would-explore = Du würdest einen Schatz vom Wert { $value } finden.
would-fish = Du würdest Fisch vom Wert { $value } fangen.
would-nothing = Wie es steht, könntest du das nicht tun.
would-rest =
    { $value ->
        [one] { $value } Rastmarker ist übrig.
       *[other] { $value } Rastmarker sind übrig.
    }
would-sail = Du könntest nach { $cells } segeln.
would-sell = All dein Fisch würde { vatus } bringen.
would-tourist = Du könntest einen Touristen auf { $cells } bringen: bis zu { vatus }.
