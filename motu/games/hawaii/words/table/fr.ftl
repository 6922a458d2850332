### Ce qui figure sur la table dessinée.

chief-here = le chef de { $name }
draft-buy = { $product } { $side }
draft-finish = Finir au rang { $space }
draft-fish =
    { $count ->
        [one] { $count } poisson
       *[other] { $count } poissons
    }
draft-visit = Poste { $post }
finish-order = Finir la manche : places dans l’ordre de la suivante
harbour-empty = Port, pas de poisson
island-name = Île
islands-left =
    { $count ->
        [one] { $count } île dans la pile
       *[other] { $count } îles dans la pile
    }
log-finished = a fini, rang { $space }
log-placed = au village { $village }
log-reached = objectif atteint, { $sum } sur { $goal }
log-sailed = a navigué au poste { $post }
next-order = ordre suivant
no-token = sans jeton
no-token-here = aucun jeton coût : personne ne s’y arrête
pay-with = Payer avec
post-empty = déjà visité
posts = Postes et îles
sail = Naviguer
send-with = Pirogues
short-place-shells_feet = Huttes
short-place-spears_trade = Lance, troc
short-place-long_irrigation = Grande, eau
short-place-hula = Hula
short-place-fruits = Fruits
short-place-boats = Pirogues
short-place-surfers = Surfeurs
short-place-kahunas = Kahunas
short-place-tikis = Tikis
short-place-gods = Dieux
short-told-bought = A acheté { $what-one }
short-told-bought-piece = A acheté { $what-one }
short-told-fished =
    { $count ->
        [one] A pêché { $count } poisson
       *[other] A pêché { $count } poissons
    }
short-told-visited = A navigué au poste { $post }
short-told-finished = A fini au rang { $space }
short-told-finished-with = A fini, a pris { $token }
side-final_points = { $count } points
side-goal_points = objectif +{ $count }
side-goal_reduction = but −{ $count }
side-income_choice = +{ $count } au choix
side-income_foot = +{ $count } / manche
side-income_fruit = +{ $count } / manche
side-income_shell = +{ $count } / manche
side-irrigation = par fruit
side-per_boat_and_surfer = { $count } / pirogue
side-per_fruit = { $count } / fruit
side-per_tile = { $count } / tuile
side-spaces = { $count } places
side-spear_points = { $count } / lance
side-tiki_offer = un tiki : { $count }
side-trade_units = troc { $count }
side-walk_limit = { $count } au plus
spaces-short =
    { $count ->
        [one] manque { $count }
       *[other] manquent { $count }
    }
step-price = Prix
step-village = Village
step-walk = Marche
take-which = Quel fruit
tiki-for = Le tiki de KANE
walk-for =
    { $count ->
        [one] à { $count } pied
       *[other] à { $count } pieds
    }
your-purchase = Ton achat
your-trip = Ton voyage
short-ask-walk = Comment paies-tu la marche ?
short-ask-product = Qu’achètes-tu là ?
short-ask-price = Quel prix ? Double : face II, ou deux.
short-ask-tiki =
    { $count ->
        [one] Un tiki contre { $count } ressource ?
       *[other] Un tiki contre { $count } ressources ?
    }
