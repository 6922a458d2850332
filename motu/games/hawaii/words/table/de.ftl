### Was auf dem gezeichneten Tisch steht.

chief-here = Häuptling von { $name }
draft-buy = { $product } { $side }
draft-finish = Schluss auf Platz { $space }
draft-fish = { $count } Fische
draft-visit = Pfosten { $post }
finish-order = Runde beenden: Plätze in der nächsten Reihenfolge
harbour-empty = Hafen, keine Fische
island-name = Insel
islands-left =
    { $count ->
        [one] { $count } Insel im Stapel
       *[other] { $count } Inseln im Stapel
    }
log-finished = beendet, Platz { $space }
log-placed = in Dorf { $village }
log-reached = Ziel erreicht, { $sum } von { $goal }
log-sailed = fuhr zu Pfosten { $post }
next-order = nächste Reihenfolge
no-token = keine Marke
no-token-here = keine Kostenmarke: Hier bleibt niemand stehen
pay-with = Bezahlen mit
post-empty = schon besucht
posts = Pfosten und Inseln
sail = Fahren
send-with = Boote
short-place-shells_feet = Hütten
short-place-spears_trade = Speer, Tausch
short-place-long_irrigation = Lang, Wasser
short-place-hula = Hula
short-place-fruits = Früchte
short-place-boats = Schiffe
short-place-surfers = Surfer
short-place-kahunas = Kahunas
short-place-tikis = Tikis
short-place-gods = Götter
short-told-bought = Kaufte { $what-one }
short-told-bought-piece = Kaufte { $what-one }
short-told-fished =
    { $count ->
        [one] Fing { $count } Fisch
       *[other] Fing { $count } Fische
    }
short-told-visited = Fuhr zu Pfosten { $post }
short-told-finished = Beendete auf Platz { $space }
short-told-finished-with = Beendete, nahm { $token }
side-final_points = { $count } Punkte
side-goal_points = Ziel +{ $count }
side-goal_reduction = Ziel −{ $count }
side-income_choice = +{ $count } nach Wahl
side-income_foot = +{ $count } je Runde
side-income_fruit = +{ $count } je Runde
side-income_shell = +{ $count } je Runde
side-irrigation = je Fruchtplättchen
side-per_boat_and_surfer = { $count } je Boot
side-per_fruit = { $count } je Frucht
side-per_tile = { $count }/Plättchen
side-spaces = { $count } Plätze
side-spear_points = { $count } je Speer
side-tiki_offer = Tiki für { $count }
side-trade_units = { $count } tauschen
side-walk_limit = höchstens { $count }
spaces-short =
    { $count ->
        [one] { $count } Platz fehlt
       *[other] { $count } fehlen
    }
step-price = Preis
step-village = Dorf
step-walk = Weg
take-which = Welche Frucht
tiki-for = KANEs Tiki
walk-for =
    { $count ->
        [one] { $count } Fuß weit
       *[other] { $count } Füße weit
    }
your-purchase = Dein Kauf
your-trip = Deine Fahrt
short-ask-walk = Wie bezahlst du den Weg?
short-ask-product = Was kaufst du dort?
short-ask-price = Welcher Preis? Doppelt: Seite II, oder zwei.
short-ask-tiki =
    { $count ->
        [one] Ein Tiki für { $count } Ressource?
       *[other] Ein Tiki für { $count } Ressourcen?
    }
