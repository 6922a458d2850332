### Moorea. Die Dateien der Sprachen haben dieselben Abschnitte.

## Names
# .the steht als Akkusativobjekt, .one ist eine einzelne Karte im Akkusativ, .some sind beliebig viele, .at ist der Ort
# zum Ablegen.

name-wood = Holz
    .one = Holz
    .some = Holz
name-clay = Ton
    .one = Ton
    .some = Ton
name-bamboo = Bambus
    .one = Bambus
    .some = Bambus
name-seashell = Muscheln
    .one = eine Muschel
    .some = Muscheln
name-fish = Fisch
    .one = einen Fisch
    .some = Fische
name-canoe = Kanu
    .one = ein Kanu
    .some = Kanus
    .the = das Kanu
name-hut = Hütte
    .one = eine Hütte
    .some = Hütten
    .the = die Hütte
name-stoneware = Steinzeug
    .one = Steinzeug
    .some = Steinzeug
    .the = das Steinzeug
name-basket = Korb
    .the = den Korb
name-spear = Speer
    .the = den Speer
name-fishing_net = Fischernetz
    .the = das Fischernetz
name-cart = Karren
    .the = den Karren
name-forest = Wald
    .the = den Wald
name-clay_pit = Tongrube
    .the = die Tongrube
name-bamboo_forest = Bambuswald
    .the = den Bambuswald
name-seashell_beach = Muschelstrand
    .the = den Muschelstrand
name-wood_store = Holzlager
    .the = das Holzlager
    .at = im Holzlager
name-pottery = Töpferei
    .the = die Töpferei
    .at = in der Töpferei
name-bamboo_store = Bambuslager
    .the = das Bambuslager
    .at = im Bambuslager
name-seashell_chest = Muschelkiste
    .the = die Muschelkiste
    .at = in der Muschelkiste
name-landing_stage = Anlegestelle
    .the = die Anlegestelle
    .at = an der Anlegestelle
name-well = Brunnen
    .the = den Brunnen
    .at = am Brunnen
name-village = Dorf
    .the = das Dorf
    .at = im Dorf
name-market = Markt
    .the = den Markt
    .at = auf dem Markt
name-jetty = Steg
    .the = den Steg
name-tiles = Kacheln
    .the = die Kacheln
name-palisades = Palisaden
    .the = die Palisaden
name-fish_basket = Fischkorb
    .the = den Fischkorb
name-bridge = Brücke
    .the = die Brücke
name-statue = Statue
    .the = die Statue
name-temple = Tempel
    .the = den Tempel
name-aquarium = Aquarium
    .the = das Aquarium
name-two_man_canoe = Doppelkanu
    .the = das Doppelkanu
name-chinaware = Porzellan
    .the = das Porzellan
name-cult_site = Kultstätte
    .the = die Kultstätte
name-seashell_necklace = Muschelkette
    .the = die Muschelkette

goods =
    { $good ->
        [wood] { $count } Holz
        [clay] { $count } Ton
        [bamboo] { $count } Bambus
        [seashell]
            { $count ->
                [one] { $count } Muschel
               *[other] { $count } Muscheln
            }
        [fish]
            { $count ->
                [one] { $count } Fisch
               *[other] { $count } Fische
            }
        [canoe]
            { $count ->
                [one] { $count } Kanu
               *[other] { $count } Kanus
            }
        [hut]
            { $count ->
                [one] { $count } Hütte
               *[other] { $count } Hütten
            }
        [stoneware] { $count } Steinzeug
       *[other] { $count } × { $good }
    }
equal =
    { $count ->
        [one] { $count } Rohstoff
       *[other] { $count } gleiche Rohstoffe
    }

## Steps of a turn

step-draw = Ziehen
step-act = Aktion
step-limit = Handlimit
step-confirm = Zugende
step-chance = Karten werden aufgedeckt
step-over = Spielende

## Questions

ask-draw = Welche Karte ziehst du?
ask-draw-more = Ziehst du noch eine Karte?
ask-act = Wähle eine Aktion oder passe.
ask-give = Welche zwei Rohstoffe gibst du ab?
ask-take = Welche offene Karte nimmst du für { $given }?
ask-pay = Wie bezahlst du { $product-the }?
ask-pay-tool =
    { $count ->
        [one] { $tool }: Welchen Rohstoff zahlst du?
       *[other] { $tool }: Welche { $count } gleichen Rohstoffe zahlst du?
    }
ask-count = { $good }: Wie viele Karten legst du { $store-at } ab?
ask-discard =
    { $count ->
        [one] Wirf eine Karte ab: Deine Hand ist über dem Limit.
       *[other] Wirf { $count } Karten ab: Deine Hand ist über dem Limit.
    }
ask-confirm = Beende deinen Zug oder mach ihn rückgängig.

## Answers

draw-pile = Vom Stapel ziehen
draw-open = { $good } aus der offenen Reihe nehmen
stop = Nicht mehr ziehen
pass = Passen
exchange = Tauschen
exchange-open = Gegen eine offene Karte tauschen
exchange-for = Gegen { $good-one } tauschen
buy = { $product } kaufen
buy-for = { $product } für { $cost } kaufen
buy-tool = { $tool } für { equal } kaufen
lay = Karten { $store-at } ablegen
give-open = { $given } gegen eine offene Karte tauschen
give-for = { $given } gegen { $good-one } tauschen
pay = { $cost } zahlen
lay-count =
    { $count ->
        [0] Nichts davon { $store-at } ablegen
       *[other] { goods } { $store-at } ablegen
    }
discard = { $good } abwerfen
end-turn = Zug beenden

## What happened

told-started =
    { $you ->
        [yes] Du beginnst
       *[no] { $name } beginnt
    }
told-dealt = { did } { $good-one } auf die Starthand bekommen
told-drew = { did } eine Karte vom Stapel gezogen
told-drew-card = { did } { $good-one } gezogen
told-took = { did } { $good-one } aus der offenen Reihe genommen
told-refilled = Neu in der offenen Reihe: { $good }
told-reshuffled =
    { $count ->
        [one] Die Ablage wird zum neuen Stapel: { $count } Karte
       *[other] Die Ablage wird gemischt und zum neuen Stapel: { $count } Karten
    }
told-passed = { did } gepasst
told-exchanged = { did } { $given } gegen { $good-one } getauscht
told-bought = { did } { $product-the } für { $cost } gekauft
told-bought-tool = { did } { $tool-the } für { $cost } gekauft
told-laid = { did } { $cards } { $store-at } abgelegt
told-turned-up = Neu in der Auslage: { $product }
told-threw-away = { did } { $good-one } abgeworfen
told-rang-in = { did } das Ende eingeläutet: Alle haben noch einen Zug
told-stalled = Seit Langem hat niemand etwas gekauft oder abgelegt: Alle haben noch einen Zug
told-ended = Das Spiel ist vorbei

## Points

score-basket = { name-basket }
score-spear = { name-spear }
score-fishing_net = { name-fishing_net }
score-cart = { name-cart }
score-forest = { name-forest }
score-clay_pit = { name-clay_pit }
score-bamboo_forest = { name-bamboo_forest }
score-seashell_beach = { name-seashell_beach }
score-wood_store = { name-wood_store }
score-pottery = { name-pottery }
score-bamboo_store = { name-bamboo_store }
score-seashell_chest = { name-seashell_chest }
score-landing_stage = { name-landing_stage }
score-well = { name-well }
score-village = { name-village }
score-market = { name-market }
score-wood_store_cards = Karten { name-wood_store.at }
score-pottery_cards = Karten { name-pottery.at }
score-bamboo_store_cards = Karten { name-bamboo_store.at }
score-seashell_chest_cards = Karten { name-seashell_chest.at }
score-landing_stage_cards = Karten { name-landing_stage.at }
score-well_cards = Karten { name-well.at }
score-village_cards = Karten { name-village.at }
score-market_cards = Karten { name-market.at }
score-jetty = { name-jetty }
score-tiles = { name-tiles }
score-palisades = { name-palisades }
score-fish_basket = { name-fish_basket }
score-bridge = { name-bridge }
score-statue = { name-statue }
score-temple = { name-temple }
score-aquarium = { name-aquarium }
score-two_man_canoe = { name-two_man_canoe }
score-chinaware = { name-chinaware }
score-cult_site = { name-cult_site }
score-seashell_necklace = { name-seashell_necklace }

## Settings

setting-starting_player = Wer beginnt
    .about = Wer den ersten Zug hat.
setting-starting_player-random = Zufall
    .about = Die Würfel des Tisches entscheiden.
setting-starting_player-1 = Platz 1
    .about = Wer auf Platz 1 sitzt, beginnt.
setting-starting_player-2 = Platz 2
    .about = Wer auf Platz 2 sitzt, beginnt.
setting-starting_player-3 = Platz 3
    .about = Wer auf Platz 3 sitzt, beginnt.
setting-starting_player-4 = Platz 4
    .about = Wer auf Platz 4 sitzt, beginnt.
setting-starting_player-5 = Platz 5
    .about = Wer auf Platz 5 sitzt, beginnt.
setting-tie_break = Gleichstand
    .about = Wer gewinnt, wenn mehrere die meisten Punkte haben.
setting-tie_break-shared = Geteilter Sieg
    .about = Alle Punktgleichen gewinnen.
setting-tie_break-fewer_products = Weniger Produkte
    .about = Es gewinnt, wer weniger Produkte hat; Werkzeuge und abgelegte Karten zählen nicht.
setting-tie_break-fewer_tools = Weniger Werkzeuge
    .about = Es gewinnt, wer weniger Werkzeuge hat.
setting-same_sites_add_up = Gleiche Produktionsstätten
    .about = Was eine zweite Produktionsstätte derselben Art bringt.
setting-same_sites_add_up-yes = Zählen zusammen
    .about = Jede spart ihren Rohstoff.
setting-same_sites_add_up-no = Zählen einmal
    .about = Nur eine von ihnen spart ihren Rohstoff.
setting-hand_tracker = Bekannte Karten
    .about = Ob sich der Tisch merkt, welche Handkarten alle gesehen haben.
setting-hand_tracker-off = Selbst merken
    .about = Von fremden Händen ist nur die Größe zu sehen.
setting-hand_tracker-on = Anzeigen
    .about = Handkarten, die offen genommen wurden, sind für alle zu sehen.
setting-confirm_end_of_turn = Zugende
    .about = Ob du das Ende eines Zuges bestätigst, der sich noch zurücknehmen lässt.
setting-confirm_end_of_turn-off = Sofort
    .about = Der Zug geht von selbst weiter.
setting-confirm_end_of_turn-on = Bestätigen
    .about = Der Zug wartet auf dich, damit du ihn noch rückgängig machen kannst.

## The table in words

text-yours = Vor dir
text-hand = Hand: { $cards }; { $held } von höchstens { $limit } Karten
text-own-tools = Werkzeuge: { $tools }
text-own-products = Produkte: { $products }
text-store = { $store }: { $cards }, { $points } Punkte
text-display = Produkte zum Kauf
text-deck = Noch verdeckte Produkte: { $count }
text-product = Produkt
text-price = Preis
text-worth = Punkte
text-lack = Dir fehlt
text-per-card = { $points } je abgelegter Karte ({ $accepts })
text-supply = Rohstoffe und Werkzeuge
text-pile = Stapel: { $count } Karten
text-row = Offene Reihe: { $cards }
text-discard = Ablage: { $cards }
text-tools = Werkzeuge
text-tool = Werkzeug
text-effect = Wirkung
text-left = Übrig
text-players = Spieler
text-player = Spieler
text-points = Punkte
text-cards = Hand
text-works = Produkte

## What is printed

group-commodity = Rohstoffe
group-intermediate = Zwischenprodukte
group-tool = Werkzeuge
group-necklace_points = Punkte für Ketten
group-tie_break = Gleichstand
field-all_cards_total = alle Karten
field-by_count = Punkte nach Anzahl
field-commodity_total = Rohstoffe
field-decks_by_player_count = Produkte nach Spielerzahl
field-digital = Zahlen dieses Programms
field-discount_amount = spart
field-discount_commodity = bei
field-draws_per_turn = Karten je Zug
field-draws_per_turn_with_cart = mit dem Karren
field-effect = Wirkung
field-effect_value = mit dem Wert
field-exchange_give = Tausch: geben
field-exchange_take = Tausch: nehmen
field-first_player_rule = wer beginnt
field-hand_limit = Handlimit
field-hand_limit_with_basket = mit dem Korb
field-hand_size = Starthand
field-marked_4plus_total = mit 4+
field-marked_5_total = mit 5
field-min_cards_handed_over_per_product = Mindestpreis in Karten
field-open_commodities = offene Reihe
field-p2 = zu zweit
field-p3 = zu dritt
field-p4 = zu viert
field-p5 = zu fünft
field-product_display = ausliegende Produkte
field-product_total = Produkte
field-rule = Regel
field-stack1 = Stapel I
field-stack2 = Stapel II
field-stall_rounds_without_progress = Runden ohne Fortschritt bis zum Ende
field-tool_total = Werkzeuge
field-tools_of_each_kind_per_player = je Werkzeug
value-draw_from_open = aus der offenen Reihe ziehen
value-draws_per_turn = mehr ziehen
value-fish_is_joker_for_products = Fisch ersetzt jeden Rohstoff
value-hand_limit = größere Hand
value-shared_victory = geteilter Sieg
value-youngest = der Jüngste

## What the cards do

tip-commodity =
    { $count ->
        [one] Ein Rohstoff, { $count } Karte im Spiel.
       *[other] Ein Rohstoff, { $count } Karten im Spiel.
    }
tip-hand_limit = Handlimit { $value } statt { $limit }.
tip-draw_from_open = Du darfst auch aus der offenen Reihe ziehen, nicht nur vom Stapel.
tip-fish_is_joker_for_products = Beim Kauf von Produkten dürfen Fische jeden anderen Rohstoff ersetzen.
tip-draws_per_turn = Gezogene Karten pro Zug: bis zu { $value } statt { $draws }.
tip-intermediate = Kommt auf die Hand und zählt zum Handlimit. Bezahle damit oder lege es in einem Lager ab.
tip-site = Jedes spätere Produkt mit diesem Rohstoff im Preis kostet dich { $saved } weniger.
tip-store =
    { $points ->
        [one] Nimmt { $accepts } auf: { $points } Punkt für jede Karte, die dort liegt.
       *[other] Nimmt { $accepts } auf: { $points } Punkte für jede Karte, die dort liegt.
    }
tip-necklace = Alle deine Ketten zählen zusammen, Anzahl und Punkte: { $table }.
tip-necklace-step = { $count } → { $points }
tip-necklace-last = { $count }+ → { $points }
tip-cost = Kostet { $cost }.
tip-points =
    { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }

## The table as text

board-before = Vor ihnen
board-cards = Hand
board-deck =
    { $count ->
        [0] Produktstapel leer
       *[other] Produktstapel { $count } (Stapel { $stack ->
            [1] I
           *[other] II
        })
    }
board-discard = Ablage:
board-display = Auslage
board-hand = Deine Hand, { $held } von { $limit }:
board-lacking = Dir fehlt
board-last-round = Letzte Runde
board-owned = (deins)
board-per-card = { $points } je Karte ({ $accepts })
board-pile = Stapel { $count }
board-piles = Werkzeuge:
board-player = Spieler
board-points = Punkte
board-price = Preis
board-product = Produkt
board-round = Runde { $round }
board-row = Offene Reihe:
board-tool =
    { $points ->
        [one] { $cost } gleiche, { $points } Punkt
       *[other] { $cost } gleiche, { $points } Punkte
    }
board-tools = Werkzeuge
board-turn = { $name }: { $step }

## Why not

why-no-such-thing = So etwas liegt gerade nicht auf dem Tisch.
why-over = Das Spiel ist vorbei.
why-watching = Du schaust zu. Nur wer mitspielt, kann hier ziehen.
why-chance = Gerade werden Karten aufgedeckt. Warte einen Moment.
why-not-your-turn = { $name } ist an der Reihe. Warte, bis du wieder dran bist.
why-pile-empty = Stapel und Ablage sind leer, es gibt nichts zu ziehen.
why-open-row = Ohne { $tool-the } ziehst du nur vom Stapel.
why-first-draw = Eine Karte musst du ziehen. Danach darfst du aufhören.
why-draw-first = Erst ziehen, dann handeln.
why-drawn = Für diesen Zug ist das Ziehen vorbei. Wähle jetzt eine Aktion oder passe.
why-open-by-exchange = Für diesen Zug ist das Ziehen vorbei. Eine offene Karte bekommst du jetzt nur durch Tauschen.
why-act-first = Wähle zuerst eine Aktion oder passe.
why-exchange-few =
    { $count ->
        [0] Zum Tauschen gibst du zwei Rohstoffe ab, und du hast keinen.
       *[other] Zum Tauschen gibst du zwei Rohstoffe ab, und du hast nur einen.
    }
why-no-gift = Kanus, Hütten und Steinzeug kannst du nicht abgeben.
why-row-empty = Die offene Reihe ist leer, es gibt nichts einzutauschen.
why-lack = Du brauchst noch { $lack }.
why-lack-equal = Der Preis: { $cost }. Du brauchst mindestens noch { $lack }.
why-fish-never = Fische ersetzen niemals Kanus, Hütten oder Steinzeug.
why-no-joker = Hättest du { $tool-the }, könnten deine Fische einspringen.
why-for-sale = Für dich in der Auslage: { $offers }.
why-offer = { $product } für { $cost }
why-owned = Du hast { $tool-the } schon, und mehr als eins von jeder Art darf niemand haben.
why-tool-lack =
    { $best ->
        [0] Der Preis: { $cost }. Du hast keinen einzigen.
       *[other] Der Preis: { $cost }. Von keiner Sorte hast du mehr als { $best }.
    }
why-tool-fish = Beim Werkzeugkauf ersetzen Fische nichts.
why-tool-sites = Beim Werkzeugkauf sparen Produktionsstätten nichts.
why-store-none = Nur { $accepts } kannst du { $store-at } ablegen, und davon hast du keine Karte.
why-store-fish = Fische ersetzen hier nichts.
why-hand-later = Wähle zuerst, was du tun willst, dann die Karten dafür.
why-store-first = Wähle zuerst das Lager, in dem du Karten ablegen willst.
why-give-first = Wähle zuerst die zwei Rohstoffe, die du abgibst, dann die offene Karte.
why-giving = Du wählst gerade zwei Rohstoffe zum Tauschen. Mach das rückgängig, um etwas anderes zu tun.
why-taking = Du nimmst gerade eine offene Karte für { $given }. Mach das rückgängig, um etwas anderes zu tun.
why-paying = Du bezahlst gerade { $product-the }. Mach das rückgängig, um etwas anderes zu tun.
why-not-in-price = Zum Preis gehört das nicht: { $good }.
why-too-few = Der Preis: { $cost }. Du hast nur { $held }.
why-buy-or-lay = In einem Zug kaufst du oder legst ab. Mach das rückgängig, um neu zu wählen.
why-count-more = Du hast nur { $held }.
why-count-none = Lege mindestens eine Karte ab oder mach das rückgängig, um etwas anderes zu tun.
why-one-store = In einem Zug legst du nur an ein Lager. Mach das rückgängig, um ein anderes zu wählen.
why-laying = Du legst gerade Karten { $store-at } ab: Wähle, wie viele. Mach das rückgängig, um etwas anderes zu tun.
why-discard-first =
    { $count ->
        [one] Wirf zuerst eine Karte ab: Deine Hand ist über dem Limit.
       *[other] Wirf zuerst { $count } Karten ab: Deine Hand ist über dem Limit.
    }
why-acted = Deine Aktion ist gespielt. Beende den Zug oder mach ihn rückgängig.
