### Hawaii. Die Dateien der Sprachen haben dieselben Abschnitte.

## Names
# .the ist das Objekt eines Satzes, .one ein einzelnes Stück; .to und .at sagen, wohin ein Häuptling geht und wo er
# steht.

name-shell_hut = Muschelhütte
    .the = die Muschelhütte
    .one = eine Muschelhütte
name-foot_hut = Fußhütte
    .the = die Fußhütte
    .one = eine Fußhütte
name-spear_hut = Speerhütte
    .the = die Speerhütte
    .one = eine Speerhütte
name-trade_hut = Tauschhütte
    .the = die Tauschhütte
    .one = eine Tauschhütte
name-long_hut = Langhütte
    .the = die Langhütte
    .one = eine Langhütte
name-irrigation = Bewässerung
    .the = die Bewässerung
    .one = eine Bewässerung
name-hula = Hulatänzerin
    .the = die Hulatänzerin
    .one = eine Hulatänzerin
name-breadfruit = Brotfrucht
    .the = die Brotfrucht
    .one = eine Brotfrucht
name-taro = Taro
    .the = den Taro
    .one = einen Taro
name-coconut = Kokosnuss
    .the = die Kokosnuss
    .one = eine Kokosnuss
name-banana = Banane
    .the = die Banane
    .one = eine Banane
name-surfer = Surfer
    .the = den Surfer
    .one = einen Surfer
name-ku = KU
    .the = KU
    .one = KU
name-kane = KANE
    .the = KANE
    .one = KANE
name-pele = PELE
    .the = PELE
    .one = PELE
name-lono = LONO
    .the = LONO
    .one = LONO
name-laka = LAKA
    .the = LAKA
    .one = LAKA
name-kanaola = KANAOLA
    .the = KANAOLA
    .one = KANAOLA
name-large_boat = Schiff
    .the = das Schiff
    .one = ein Schiff
name-kahuna = Kahuna
    .the = den Kahuna
    .one = einen Kahuna
name-tiki = Tiki
    .the = den Tiki
    .one = einen Tiki
name-fruit_tile = Fruchtplättchen
    .the = das Fruchtplättchen
    .one = ein Fruchtplättchen
name-small_boat = Kleines Boot
    .the = das kleine Boot
    .one = ein kleines Boot
name-start_hut = Starthütte
    .the = die Starthütte
    .one = eine Starthütte
name-shell = Muscheln
name-foot = Füße
name-fruit = Früchte
place-shells_feet = Muschel- und Fußhütten
    .to = zu den Muschel- und Fußhütten
    .at = bei den Muschel- und Fußhütten
place-spears_trade = Speer- und Tauschhütten
    .to = zu den Speer- und Tauschhütten
    .at = bei den Speer- und Tauschhütten
place-long_irrigation = Langhütten und Bewässerung
    .to = zu Langhütten und Bewässerung
    .at = bei Langhütten und Bewässerung
place-hula = Hulatänzerinnen
    .to = zu den Hulatänzerinnen
    .at = bei den Hulatänzerinnen
place-fruits = Früchte
    .to = zu den Früchten
    .at = bei den Früchten
place-boats = Schiffe
    .to = zu den Schiffen
    .at = bei den Schiffen
place-surfers = Surfer
    .to = zu den Surfern
    .at = bei den Surfern
place-kahunas = Kahunas
    .to = zu den Kahunas
    .at = bei den Kahunas
place-tikis = Tikis
    .to = zu den Tikis
    .at = bei den Tikis
place-gods = Götter
    .to = zu den Göttern
    .at = bei den Göttern

resources =
    { $kind ->
        [shell]
            { $count ->
                [one] { $count } Muschel
               *[other] { $count } Muscheln
            }
        [foot]
            { $count ->
                [one] { $count } Fuß
               *[other] { $count } Füße
            }
       *[fruit]
            { $count ->
                [one] { $count } Frucht
               *[other] { $count } Früchte
            }
    }
    .one = { resources }
boats =
    { $boat ->
        [small]
            { $count ->
                [one] { $count } kleines Boot
               *[other] { $count } kleine Boote
            }
        [large_1]
            { $count ->
                [one] { $count } Schiff (I)
               *[other] { $count } Schiffe (I)
            }
       *[large_2]
            { $count ->
                [one] { $count } Schiff (II)
               *[other] { $count } Schiffe (II)
            }
    }
pieces =
    { $kind ->
        [kahuna]
            { $count ->
                [one] { $count } Kahuna
               *[other] { $count } Kahunas
            }
       *[tiki]
            { $count ->
                [one] { $count } Tiki
               *[other] { $count } Tikis
            }
    }
    .one = { pieces }
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    .one = { points }
token =
    { $colour ->
        [red] rote { $value }
       *[orange] orange { $value }
    }
    .the =
        { $colour ->
            [red] der roten { $value }
           *[orange] der orangen { $value }
        }
on-side = { $product } ({ $side })
    .one = { $product-one } ({ $side })

## Steps of a turn

step-act = Aktion
step-choose = Bewässerung
step-confirm = Zugende
step-chance = Marken und Plättchen kommen
step-over = Spielende

## Questions

ask-act = Was tut dein Häuptling?
ask-walk = Wie bezahlst du den Weg { $place-to }?
ask-product = Was kaufst du { $place-at }?
ask-price = { $product }: Welcher Preis? Doppelt bringt Seite II, oder zwei.
ask-pay = Wie bezahlst du { $product-the }?
ask-build = Welches Dorf bekommt { $product-the }?
ask-tiki =
    { $count ->
        [one] KANE bietet einen Tiki für { $count } Ressource. Zahlst du?
       *[other] KANE bietet einen Tiki für { $count } beliebige Ressourcen. Zahlst du?
    }
ask-catch =
    { $count ->
        [0] Welche Fische nimmst du?
        [one] Welche Fische nimmst du noch? Du hast { $count } Marke.
       *[other] Welche Fische nimmst du noch? Du hast { $count } Marken.
    }
ask-boats = Welche Boote schickst du?
ask-sail =
    { $count ->
        [one] Wie zahlst du den { $count } Fuß für diese Fahrt?
       *[other] Wie zahlst du die { $count } Füße für diese Fahrt?
    }
ask-fruit = Welches Fruchtplättchen nimmst du?
ask-choose = Was bringt deine Bewässerung?
ask-confirm = Beende deinen Zug oder mach ihn rückgängig.
ask-finish =
    { $count ->
        [one] Du kannst noch an { $count } Ort kaufen. Die Runde trotzdem beenden?
       *[other] Du kannst noch an { $count } Orten kaufen. Die Runde trotzdem beenden?
    }

## Answers

go = { $place-to } gehen für { $cost }
stay = { $place-at } bleiben für { $cost }
fish = Fischen
visit = Pfosten { $post } besuchen: { $gift }, { points }
finish = Als Nummer { $space } aufhören
finish-with = Als Nummer { $space } aufhören mit { $token-the }
finish-short = Beenden
take-god = { $product } von Stapel { $pile }
price = { $what } mit { $token-the } für { $cost }
price-trading = { $what } mit { $token-the } für { $cost }, mit der Tauschhütte
add-to = An Dorf { $village } anlegen
found = Dorf { $village } gründen
catch =
    { $count ->
        [one] { $count } Fisch
       *[other] { $count } Fische
    }
stop = Keine Fische mehr
send = { $boats } für { $cost }
pay = { $cost }
pay-trading = { $cost }, mit einer Tauschhütte
decline-tiki = Kein Tiki
end-turn = Zug beenden

## What happened

told-laid-place = { $space }: { $place }
told-uncovered = Jetzt oben auf Stapel { $pile }: { $product }
told-drawn =
    { $you ->
        [yes] Du bist Nummer { $number } und beginnst mit { $got }
       *[no] { $name } ist Nummer { $number } und beginnt mit { $got }
    }
told-laid = { $place }: { $token }
told-washed-up =
    { $count ->
        [one] { $place }: Mit { $token-the } wird es zu viel, sie schwimmt an den Strand, { $count } Fisch
       *[other] { $place }: Mit { $token-the } wird es zu viel, sie schwimmt an den Strand, { $count } Fische
    }
told-laid-order = Für die Reihenfolge: { $token }
told-arrived = Neu an Pfosten { $post }: { $gift }
told-reshuffled =
    { $count ->
        [one] Der Stapel wird umgedreht: { $count } Insel
       *[other] Der Stapel wird gemischt: { $count } Inseln
    }
told-walked =
    { $you ->
        [yes] Du bist { $place-to } gegangen für { $cost }
       *[no] { $name } ist { $place-to } gegangen für { $cost }
    }
told-stayed =
    { $you ->
        [yes] Du bist { $place-at } geblieben für { $cost }
       *[no] { $name } ist { $place-at } geblieben für { $cost }
    }
told-bought = { did } { $what-one } mit { $token-the } für { $cost } gekauft: Dorf { $village }
told-bought-piece = { did } { $what-one } mit { $token-the } für { $cost } gekauft
told-bought-tiki = { did } KANE { $cost } für einen Tiki gegeben
told-speared = { did } { points } für Speere bekommen
told-given = { did } { $got } bekommen
told-fished =
    { $tokens ->
        [one] { did } für { $cost } gefischt: { $tokens } Marke, Fische: { $count }
       *[other] { did } für { $cost } gefischt: { $tokens } Marken, Fische: { $count }
    }
told-visited = { did } Pfosten { $post } für { $cost } besucht und { points } bekommen
told-scored = { did } auf der Insel { points } bekommen
told-raised = { did } { $what } aufgestellt
told-declined = { did } keinen Platz für { $product-the } gehabt
told-placed = { did } { $what-one } an Dorf { $village } angelegt
told-finished = { did } als Nummer { $space } aufgehört
told-finished-with = { did } als Nummer { $space } aufgehört mit { $token-the }
told-reached = { did } das Ziel { $goal } mit { $sum } erreicht und { points } bekommen
told-missed = { did } das Ziel { $goal } mit { $sum } verfehlt
told-earned = { did } { $got } erhalten
told-chose = { did } bei der Bewässerung { $got } gewählt
told-scored-order = { did } für den ersten Platz { points } bekommen
told-began =
    { $you ->
        [yes] Runde { $round }: Du beginnst
       *[no] Runde { $round }: { $name } beginnt
    }
told-counted = { did } für die Dörfer { points } bekommen

## Points

score-goals = Ziele
score-lono = LONOs Punkte
score-spears = Speere
score-posts = Pfosten
score-islands = Inseln
score-order = Erster Platz der Reihenfolge
score-kahunas = Kahunas neben Dörfern
score-long_huts = Langhütten
score-hula = Hulatänzerinnen
score-irrigation = Bewässerung
score-laka = LAKAs Früchte
score-kanaola = KANAOLAs Boote und Surfer

## Settings

setting-preset = Regelheft
    .about = Welche gedruckten Regeln gelten, wo sie sich unterscheiden.
setting-preset-french = Französisch
    .about = Tauschhütten einmal pro Zug, Dörfer von oben gegründet, geteilter Sieg.
setting-preset-english = Englisch
    .about = Wie das französische, aber der erste Platz bringt am Ende 2 Punkte, und bei Gleichstand zählen Ressourcen.
setting-preset-german = Deutsch
    .about = Wie das französische, aber Tauschhütten helfen bei jeder Zahlung, und jede leere Reihe darf gegründet werden.
setting-trade_hut_limit = Tauschhütten
    .about = Wie oft eine Tauschhütte hilft.
setting-trade_hut_limit-preset = Wie im Regelheft
    .about = Das gewählte Regelheft entscheidet.
setting-trade_hut_limit-once_per_turn = Einmal pro Zug
    .about = Jede Tauschhütte hilft bei einer Zahlung des Zuges.
setting-trade_hut_limit-every_payment = Bei jeder Zahlung
    .about = Jede Tauschhütte hilft bei jeder Zahlung.
setting-village_gaps = Dörfer gründen
    .about = Welche leeren Reihen gegründet werden dürfen.
setting-village_gaps-preset = Wie im Regelheft
    .about = Das gewählte Regelheft entscheidet.
setting-village_gaps-no = Von oben
    .about = Nur die oberste leere Reihe.
setting-village_gaps-yes = Überall
    .about = Jede leere Reihe.
setting-last_round_first_space_bonus = Am Ende vorn
    .about = Punkte für den ersten Platz der Reihenfolge nach der letzten Runde.
setting-last_round_first_space_bonus-preset = Wie im Regelheft
    .about = Das gewählte Regelheft entscheidet.
setting-last_round_first_space_bonus-0 = Nichts
    .about = Die Reihenfolge zählt nicht mehr.
setting-last_round_first_space_bonus-2 = 2 Punkte
    .about = Der erste Platz bringt 2 Punkte.
setting-tie_break = Gleichstand
    .about = Wer gewinnt, wenn mehrere die meisten Punkte haben.
setting-tie_break-preset = Wie im Regelheft
    .about = Das gewählte Regelheft entscheidet.
setting-tie_break-shared = Geteilter Sieg
    .about = Alle Punktgleichen gewinnen.
setting-tie_break-resources = Ressourcen
    .about = Es gewinnt, wer die meisten Ressourcen übrig hat.
setting-open_resources = Sichtschirme
    .about = Ob Muscheln, Füße und Früchte verborgen sind.
setting-open_resources-no = Aufgestellt
    .about = Alle sehen nur die eigenen Ressourcen.
setting-open_resources-yes = Weggeräumt
    .about = Alle sehen alle Ressourcen.
setting-long_hut_width = Langhütte
    .about = Wie viele Spalten eine Langhütte einnimmt.
setting-long_hut_width-printed = Wie gedruckt
    .about = Die Komponentendatei sagt, wie viele.
setting-long_hut_width-1 = Eine Spalte
    .about = Wie jedes andere Plättchen.
setting-long_hut_width-2 = Zwei Spalten
    .about = So bringt sie ein Dorf näher an die Tikis.
setting-confirm_end_of_turn = Zugende
    .about = Ob du das Ende deines Zuges bestätigst.
setting-confirm_end_of_turn-off = Sofort
    .about = Der Zug geht von selbst weiter.
setting-confirm_end_of_turn-on = Bestätigen
    .about = Der Zug wartet auf dich, damit du ihn noch rückgängig machen kannst.

## The table as text

board-boats = Boote
board-chiefs = Häuptlinge
board-feet = Füße
board-fish = Fische am Strand:
board-gives = Die Insel gibt
board-goal = Ziel { $goal }: { $first }, { $second } oder { $others } Punkte
board-handout = dann { $got }
board-hut = Hütte
board-island = Die Hauptinsel
board-lacking = Dir fehlende Plätze
board-order = Plätze der Reihenfolge:
board-own = Du besitzt:
board-owns = Besitzt
board-place = Ort
board-player = Spieler
board-players = Ecken
board-points = Punkte
board-post = Pfosten
board-posts = Anlegepfosten
board-round = Runde { $round } von { $rounds }
board-sells = Verkauft
board-space = Feld
board-sum = Marken
board-tokens = Marken
board-tracks = Leisten
board-trade =
    { $count ->
        [one] Tauschhütten tauschen { $count } Einheit
       *[other] Tauschhütten tauschen { $count } Einheiten
    }
board-turn = { $name }: { $step }
board-villages = Dörfer
board-walk = Weg
board-worth =
    { $points ->
        [one] Breite { $width }, { $points } Punkt
       *[other] Breite { $width }, { $points } Punkte
    }

## What the pieces do

tip-sides = Seite I: { $first }. Seite II: { $second }.
tip-second = Seite II: { $effect }.
tip-same = { $effect }.
tip-income_shell =
    { $count ->
        [one] { $count } Muschel nach jeder Runde außer der letzten
       *[other] { $count } Muscheln nach jeder Runde außer der letzten
    }
tip-income_foot =
    { $count ->
        [one] { $count } Fuß nach jeder Runde außer der letzten
       *[other] { $count } Füße nach jeder Runde außer der letzten
    }
tip-income_fruit =
    { $count ->
        [one] { $count } Frucht nach jeder Runde außer der letzten
       *[other] { $count } Früchte nach jeder Runde außer der letzten
    }
tip-income_choice =
    { $count ->
        [one] { $count } Ressource deiner Wahl nach jeder Runde außer der letzten
       *[other] { $count } Ressourcen deiner Wahl nach jeder Runde außer der letzten
    }
tip-spear_points =
    { $count ->
        [one] { $count } Punkt für jede rote Marke, die du nimmst
       *[other] { $count } Punkte für jede rote Marke, die du nimmst
    }
tip-goal_reduction = { $count } weniger für das Ziel nötig
tip-goal_points =
    { $count ->
        [one] { $count } Punkt mehr, sooft du das Ziel erreichst
       *[other] { $count } Punkte mehr, sooft du das Ziel erreichst
    }
tip-trade_units =
    { $count ->
        [one] einmal pro Zug darf { $count } der Muscheln oder Füße, die du zahlst, etwas anderes sein
       *[other] einmal pro Zug dürfen { $count } der Muscheln oder Füße, die du zahlst, etwas anderes sein
    }
tip-walk_limit =
    { $count ->
        [one] höchstens { $count } Fuß für einen Weg
       *[other] höchstens { $count } Füße für einen Weg
    }
tip-tiki_offer =
    { $count ->
        [one] Beim Kauf darfst du { $count } Ressource für einen Tiki geben
       *[other] Beim Kauf darfst du { $count } beliebige Ressourcen für einen Tiki geben
    }
tip-final_points =
    { $count ->
        [0] nur ihre Länge
        [one] { $count } Punkt am Ende
       *[other] { $count } Punkte am Ende
    }
tip-irrigation = Punkte am Ende für die Fruchtplättchen ihres Dorfes: { $table }
tip-per_tile =
    { $count ->
        [one] { $count } Punkt am Ende für jedes Plättchen ihres Dorfes
       *[other] { $count } Punkte am Ende für jedes Plättchen ihres Dorfes
    }
tip-per_fruit =
    { $count ->
        [one] { $count } Punkt am Ende für jede Frucht auf deinen gewerteten Plättchen
       *[other] { $count } Punkte am Ende für jede Frucht auf deinen gewerteten Plättchen
    }
tip-per_boat_and_surfer =
    { $count ->
        [one] { $count } Punkt am Ende für jedes Boot und jeden gewerteten Surfer
       *[other] { $count } Punkte am Ende für jedes Boot und jeden gewerteten Surfer
    }
tip-step = { $count } → { $points }
tip-width = Sie nimmt { $columns } Spalten ein.
tip-hut = Nur eine Hütte kann ein neues Dorf beginnen.
tip-god = Höchstens ein Gott im Dorf, und jeder Gott nur einmal.
tip-kahuna = Punkte am Ende, wenn das Dorf daneben bis unter einen Tiki reicht, nach Dorf: { $table }.
tip-tiki = Ein Dorf wird gewertet, wenn es bis unter einen Tiki reicht. Der erste steht über Spalte { $column }, die nächsten links davon.
tip-boat =
    { $feet ->
        [0] { $spaces } Plätze
        [one] { $spaces } Plätze, und eine Fahrt kostet { $feet } Fuß weniger
       *[other] { $spaces } Plätze, und eine Fahrt kostet { $feet } Füße weniger
    }
tip-start_hut = In Dorf 1 aufgedruckt. Sie bewirkt nichts, zählt aber als Plättchen.
tip-island = Ein Besuch bringt { $gift-one }, zu den Punkten des Pfostens.

## Corner and goal

projected = + Dörfer
goal = Ziel
goal-lanes = Der Weg aller zum Ziel
goal-told = Das Ziel dieser Runde: { $goal }
round-of = Runde { $round } von { $rounds }
prize-1 = 1.
prize-2 = 2.
prize-3 = übrige
lane-told =
    { $prize ->
        [0] { $name }: { $sum } von { $goal }
        [one] { $name }: { $sum } von { $goal }, { $prize } Punkt, wenn die Runde jetzt endet
       *[other] { $name }: { $sum } von { $goal }, { $prize } Punkte, wenn die Runde jetzt endet
    }
sum-of-tokens = Marken: { $sum } von { $goal }
taken = Genommen
you-own = Du hast
owns-told = Hinter dem Schirm: { $what }
round-end = Rundenende
purse-then = { $count } nach diesem Zug
purse-coming = { $count } mehr am Ende der Runde
trade-ready = Tauschhütte bereit: { $count } tauschen
choice-coming = { $count } nach Wahl am Ende
village = Dorf { $village }
village-of = Dorf { $village }: { $tiles }.
village-empty = Eine leere Reihe: Eine Hütte gründet hier ein Dorf.
village-scores =
    { $points ->
        [one] Bringt am Ende { $points } Punkt.
       *[other] Bringt am Ende { $points } Punkte.
    }
village-needs = Bringt { $points }, wenn es gewertet wird: Es fehlen { $tikis } oder { $columns }.
village-needs-tikis = Bringt { $points }, wenn es gewertet wird: Es fehlen { $tikis }.
village-needs-columns = Bringt { $points }, wenn es gewertet wird: Es fehlen { $columns }.
more-tikis =
    { $count ->
        [one] { $count } Tiki
       *[other] { $count } Tikis
    }
more-columns =
    { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }
kahuna-beside = Ein Kahuna daneben: { $points } Punkte, wenn es gewertet wird.
kahuna-missing =
    { $shells ->
        [0] Ein Kahuna daneben brächte { $points } Punkte.
        [one] Ein Kahuna daneben brächte { $points } Punkte und sofort { $shells } Muschel.
       *[other] Ein Kahuna daneben brächte { $points } Punkte und sofort { $shells } Muscheln.
    }
at-the-end = am Ende
of-wide = von { $reach } breit
needs-a-tiki = braucht Tiki
boat-told =
    { $ready ->
        [yes] { $boat }: { $spaces } Plätze, bereit
       *[no] { $boat }: { $spaces } Plätze, in dieser Runde gefahren
    }
order-name = Platz { $space }
post-name = Pfosten { $post }
post-told =
    { $feet ->
        [one] { $feet } Fuß und ebenso viele Bootsplätze; { $points } Punkte.
       *[other] { $feet } Füße und ebenso viele Bootsplätze; { $points } Punkte.
    }
place-number = Auf der Schildkröte liegt nur dann noch eine Marke, wenn alle zusammen höchstens { $number } ergeben. Sonst wird sie zu Fisch.
gods-below =
    { $count ->
        [0] Darunter liegt nichts.
        [one] Darunter liegt { $count } Gott.
       *[other] Darunter liegen { $count } Götter.
    }
harbour = Hafen
about-harbour =
    { $count ->
        [0] Hier warten keine Fische.
        [one] { $count } Fischmarke: ein Fuß und ein Bootsplatz.
       *[other] { $count } Fischmarken: je ein Fuß und ein Bootsplatz.
    }
about-fish = Die Fische zählen für das Ziel.
about-order = Hier aufhören: Die Marke gehört dir, und dies ist dein Platz in der nächsten Runde.
about-token-orange = Die Zahl ist der Preis und zählt einmal für das Ziel.
about-token-red = Die Zahl ist der Preis und zählt einmal für das Ziel. Speerhütten und KU bringen dafür Punkte.
about-shell = Damit werden Produkte bezahlt.
about-foot = Damit werden Wege, Fischfang und Besuche bezahlt.
about-fruit = Eine ganze Zahlung kann stattdessen in Früchten geleistet werden.

## What is printed

group-bank = Muscheln, Füße und Früchte
group-cost_token = Kostenmarken
group-edges = Schritte auf der Insel
group-goal_marker = Zielmarker
group-god = Götter
group-irrigation = Bewässerung
group-island = Inseln
group-kahuna_space = Felder der Kahunas
group-mooring_post = Pfosten
group-place = Orte
group-product = Produkte
group-small_boat = Kleines Boot
group-space = Felder der Insel
group-start_hut = Starthütte
group-tiki_space = Felder der Tikis
group-walking = Wandern
field-amount = wie viele
field-beach = am Strand
field-colour = Farbe
field-column = über Spalte
field-corner = über Ecken
field-count = Stücke
field-effects = Wirkungen, Seiten I und II
field-feet = Füße
field-feet_for_staying = Füße fürs Bleiben
field-feet_per_place = Füße je Ort
field-feet_to_the_beach = Füße zum Strand
field-final_points = Punkte am Ende
field-first = erste Prämie
field-fish = Fische auf der Rückseite
field-founds = gründet ein Dorf
field-fruits = Früchte
field-gives = gibt
field-goal = Ziel
field-goal_points = mehr Punkte für das Ziel
field-goal_reduction = weniger zu erreichen
field-god_piles = Stapel von Göttern
field-goes_to = kommt zu
field-icons = Früchte, Seiten I und II
field-income_choice = nach Wahl nach einer Runde
field-income_foot = Füße nach einer Runde
field-income_fruit = Früchte nach einer Runde
field-income_shell = Muscheln nach einer Runde
field-irrigation = Punkte nach Fruchtplättchen
field-island_total = Inseln
field-left = linker Rand, in halben Orten
field-number = Zahlenfeld
field-of_1 = vom Wert 1
field-of_5 = vom Wert 5
field-order = Reihenfolge
field-others = für die übrigen
field-per_boat_and_surfer = Punkte je Boot und Surfer
field-per_fruit = Punkte je Frucht
field-per_tile = Punkte je Plättchen
field-post = Pfosten
field-prepaid_feet = mitgebrachte Füße, Seiten I und II
field-product = Produkt
field-product_total = Produkte
field-products = verkauft
field-round = Runde
field-rounds = Runden
field-row = Reihe, vom Strand aus
field-second = zweite Prämie
field-shells = Muscheln
field-side = über Seiten
field-spaces = Plätze, Seiten I und II
field-spear_points = Punkte je rote Marke
field-start_feet = Füße am Anfang
field-start_fruit_by_order = Früchte am Anfang, nach Reihenfolge
field-start_shells = Muscheln am Anfang
field-tiki_offer = Ressourcen für einen Tiki beim Kauf
field-token_space_total = Felder für Marken
field-token_total = Kostenmarken
field-tokens = Stücke zum einfachen und doppelten Preis
field-trade_units = ersetzte Einheiten
field-unnumbered = Felder ohne Zahl
field-value = Wert
field-village = Dorf
field-walk_limit = Füße höchstens für einen Weg
field-width = Spalten
value-boats = Schiffe
value-fruits = Früchte
value-god = Götter
value-gods = Götter
value-kahuna_track = Kahunas
value-kahunas = Kahunas
value-long_irrigation = Langhütten und Bewässerung
value-points = Punkte
value-points_a = Punkte, erste Insel
value-points_b = Punkte, zweite Insel
value-red = rot, mit Speeren
value-shells_feet = Muschel- und Fußhütten
value-spears_trade = Speer- und Tauschhütten
value-surfers = Surfer
value-tiki_track = Tikis
value-tikis = Tikis
value-tile = ein Plättchen
value-village = ein Dorf

## The table in words

text-goal = Runde { $round } von { $rounds }: Das Ziel ist { $goal }
text-prizes = Prämien: { $first } für die höchste Summe, { $second } für die nächste, { $rest } für alle übrigen, die es erreichen.
text-handout = Am Ende der Runde bekommen alle { $got }.
text-lanes = Summen der Marken und Fische
text-player = Spieler
text-sum = Summe
text-to-reach = Zu erreichen
text-prize = Punkte, wenn sie jetzt endet
text-yours = Deine Ecke
text-own = Du hast { $what }.
text-coming = Das Ende der Runde bringt { $got }.
text-taken = Genommene Marken: { $tokens }.
text-boats = Boote: { $boats }.
text-tikis =
    { $count ->
        [0] Noch kein Tiki, also wird kein Dorf gewertet.
        [one] { $count } Tiki: Gewertet werden Dörfer ab Breite { $reach }.
       *[other] { $count } Tikis: Gewertet werden Dörfer ab Breite { $reach }.
    }
text-your-villages = Deine Dörfer
text-villages = Dörfer: { $name }
text-village = Dorf
text-tiles = Plättchen
text-kahuna-there = ja, { $points } Punkte
text-kahuna-worth = nein ({ $points } Punkte)
text-width = Breite
text-outlook = Am Ende
text-island = Insel
text-places = Orte
text-place = Ort
text-space = Feld
text-walk = Dein Weg
text-for-sale = Zu haben
text-pile = { $count } × { $product }
text-god =
    { $count ->
        [0] { $product }
        [one] { $product }, darunter { $count } Gott
       *[other] { $product }, darunter { $count } Götter
    }
text-tokens = Marken
text-chiefs = Häuptlinge
text-beach = Strand
text-harbour = Hafen, je Marke ein Fuß und ein Bootsplatz: { $fish }.
text-stack =
    { $count ->
        [one] { $count } Insel im Stapel.
       *[other] { $count } Inseln im Stapel.
    }
text-posts = Pfosten
text-post = Pfosten
text-feet = Füße
text-points = Punkte
text-island-gift = Insel
text-order = Reihenfolge der nächsten Runde
text-order-space = Platz
text-token = Marke
text-standing =
    { $points ->
        [one] { $points } Punkt, und { $projected } für Dörfer, wenn es jetzt endete.
       *[other] { $points } Punkte, und { $projected } für Dörfer, wenn es jetzt endete.
    }

## Why not

why-no-such-thing = So etwas liegt gerade nicht auf dem Tisch.
why-over = Das Spiel ist vorbei.
why-watching = Du schaust zu. Nur wer am Tisch sitzt, zieht.
why-chance = Marken und Plättchen kommen. Warte einen Augenblick.
why-not-your-turn = { $name } ist an der Reihe. Warte, bis du wieder dran bist.
why-asked = Beantworte zuerst die Frage, oder mach sie rückgängig.
why-act-first = Wähle zuerst, was dein Häuptling tut.
why-choose-first = Wähle zuerst, was deine Bewässerung bringt.
why-acted = Dein Häuptling war schon dran. Beende den Zug oder mach ihn rückgängig.
why-no-token = { $place }: Dort liegt keine Marke mehr, also bleibt niemand stehen.
why-sold-out = { $place }: Alles ist ausverkauft.
why-no-room = { $place }: Du hast für nichts Platz, was es dort gibt.
why-too-far = Der Weg { $place-to } kostet { $cost }. Du hast { $held }.
why-too-dear = Der Weg { $place-to } kostet { $walk }, das Billigste dort { $cost }. Du hast { $held }.
why-no-fish = Am Strand sind keine Fische.
why-no-boat = In dieser Runde ist keines deiner Boote mehr bereit.
why-no-foot = Eine Marke kostet einen Fuß, und du kannst ihn nicht bezahlen.
why-post-empty = Diese Insel wurde schon besucht. In der nächsten Runde kommt eine neue.
why-few-spaces =
    { $count ->
        [one] Deinen bereiten Booten fehlt { $count } Platz.
       *[other] Deinen bereiten Booten fehlen { $count } Plätze.
    }
why-few-feet = Die Fahrt kostet { $cost }. Du hast { $held }.
why-order-taken = Diesen Platz hat schon { $name }.
why-place-first = Schicke zuerst deinen Häuptling an einen Ort.
why-harbour-first = Wähle zuerst den Hafen, dann die Fische.
why-boat-later = Wähle zuerst den Hafen oder einen Pfosten, dann die Boote.
why-not-here = { $product }: { $place-at } nicht zu haben.
why-no-room-for = Keines deiner Dörfer kann { $product-the } aufnehmen.
why-product-first = Wähle zuerst das Produkt, dann den Preis.
why-not-two = { $product }: Für den doppelten Preis braucht es zwei im Vorrat und zwei freie Felder.
why-price = Der Preis ist { $cost }. Du hast { $held }.
why-founds-none = { $product }: Eine leere Reihe beginnt mit einer Hütte.
why-gap = Beginne zuerst Dorf { $village }: Die Reihen werden von oben nach unten benutzt.
why-god-there = In diesem Dorf ist schon ein Gott.
why-twice = { $product }: In diesem Dorf schon vorhanden.
why-catch-order = Nimm zuerst die Marken mit mehr Fischen. Mach den Zug rückgängig, um neu zu wählen.
why-catch-all = Davon hast du schon alle.
why-boat-idle = Dieses Boot wird für die Fahrt nicht gebraucht.
why-boat-away = Dieses Boot war in dieser Runde schon unterwegs.
why-fruit-first = Wähle zuerst die Art des Fruchtplättchens.
