### Ce qui est écrit sur la table dessinée.

alike = pareils
any-kind-pays = une sorte au choix
cards-in-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
discard-of =
    { $count ->
        [one] Défausse, { $count } carte
       *[other] Défausse, { $count } cartes
    }
discard-pile = Défausse
display = Produits à vendre
does-hand_limit = main de { $value }
does-draw_from_open = visibles
does-fish_is_joker_for_products = poisson joker
does-draws_per_turn = piocher { $value }
group-necklace = Colliers
group-point = Ouvrages
group-site = Sites
group-store = Campements
hand = main
hand-of = Main { $count } sur { $limit }
known-cards = Cartes connues en main
laid-there =
    { $count ->
        [one] { $count } carte posée
       *[other] { $count } cartes posées
    }
lay-short = Poser
log-drew = a pioché
log-drew-card = pioche
log-for = pour
log-passed = passe
log-threw-away = défausse
log-to = →
log-took = prend
nothing-built = Rien de construit encore.
open-good = { $good }, rangée visible
open-row = Rangée visible
pile = Pioche
pile-of =
    { $count ->
        [one] Pioche, { $count } carte
       *[other] Pioche, { $count } cartes
    }
price = coûte { $cost }
price-same = coûte { $count } pareils
products-left =
    { $count ->
        [0] plus de produit
        [one] encore { $count } produit
       *[other] encore { $count } produits
    }
short-told-bought = Achète { $product-the }
short-told-bought-tool = Achète { $tool-the }
short-told-exchanged = Échange { $given }
short-told-laid = Pose { $cards }
short-told-passed = Passe
tools = Outils
tools-of = Outils : { $tools }
unseen-copies =
    { $count ->
        [0] Il n’en viendra plus d’autre.
        [one] { $count } autre peut encore venir.
       *[other] { $count } autres peuvent encore venir.
    }
worth-store =
    { $points ->
        [one] { $points } point par carte posée
       *[other] { $points } points par carte posée
    }
your-hand =
    { $count ->
        [one] Ta main, { $count } carte
       *[other] Ta main, { $count } cartes
    }
yours = à toi
short-ask-take = Quelle carte contre { $given } ?
short-ask-count = Combien de cartes { $store-at } ?
short-ask-pay-tool =
    { $count ->
        [one] { $tool } : quelle matière ?
       *[other] { $tool } : quelles { $count } identiques ?
    }
