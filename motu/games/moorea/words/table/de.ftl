### Was auf dem gezeichneten Tisch steht.

alike = gleiche
any-kind-pays = eine Sorte nach Wahl
cards-in-hand =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
discard-of =
    { $count ->
        [one] Ablage, { $count } Karte
       *[other] Ablage, { $count } Karten
    }
discard-pile = Ablage
display = Produkte zum Kauf
does-hand_limit = Hand mit { $value }
does-draw_from_open = offene Reihe
does-fish_is_joker_for_products = Fisch = alles
does-draws_per_turn = { $value } ziehen
group-necklace = Ketten
group-point = Werke
group-site = Stätten
group-store = Lager
hand = Hand
hand-of = Hand { $count } von { $limit }
known-cards = Bekannte Handkarten
laid-there =
    { $count ->
        [one] { $count } Karte abgelegt
       *[other] { $count } Karten abgelegt
    }
lay-short = Ablegen
log-drew = zog vom Stapel
log-drew-card = zog
log-for = für
log-passed = passte
log-threw-away = warf ab
log-to = →
log-took = nahm
nothing-built = Noch nichts gebaut.
open-good = { $good }, offene Reihe
open-row = Offene Reihe
pile = Stapel
pile-of =
    { $count ->
        [one] Stapel, { $count } Karte
       *[other] Stapel, { $count } Karten
    }
price = kostet { $cost }
price-same = kostet { $count } gleiche
products-left =
    { $count ->
        [0] keine Produkte mehr
        [one] noch { $count } Produkt
       *[other] noch { $count } Produkte
    }
short-told-bought = Kaufte { $product-the }
short-told-bought-tool = Kaufte { $tool-the }
short-told-exchanged = Tauschte { $given }
short-told-laid = Legte { $cards } ab
short-told-passed = Passte
tools = Werkzeuge
tools-of = Werkzeuge: { $tools }
unseen-copies =
    { $count ->
        [0] Davon kommt keine weitere mehr.
        [one] { $count } weitere kann noch kommen.
       *[other] { $count } weitere können noch kommen.
    }
worth-store =
    { $points ->
        [one] { $points } Punkt je abgelegter Karte
       *[other] { $points } Punkte je abgelegter Karte
    }
your-hand =
    { $count ->
        [one] Deine Hand, { $count } Karte
       *[other] Deine Hand, { $count } Karten
    }
yours = deins
short-ask-take = Welche Karte für { $given }?
short-ask-count = Wie viele Karten { $store-at }?
short-ask-pay-tool =
    { $count ->
        [one] { $tool }: Welcher Rohstoff?
       *[other] { $tool }: Welche { $count } gleichen?
    }
