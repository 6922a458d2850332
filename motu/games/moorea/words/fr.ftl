### Moorea. Les fichiers des langues ont les mêmes sections.

## Names
# .the sert de complément d’objet, .one est une seule carte, .some un nombre quelconque, .at l’endroit où l’on pose.

name-wood = Bois
    .one = du bois
    .some = bois
name-clay = Argile
    .one = de l’argile
    .some = argile
name-bamboo = Bambou
    .one = du bambou
    .some = bambous
name-seashell = Coquillage
    .one = un coquillage
    .some = coquillages
name-fish = Poisson
    .one = un poisson
    .some = poissons
name-canoe = Canoë
    .one = un canoë
    .some = canoës
    .the = le canoë
name-hut = Cabane
    .one = une cabane
    .some = cabanes
    .the = la cabane
name-stoneware = Grès
    .one = du grès
    .some = grès
    .the = le grès
name-basket = Panier
    .the = le panier
name-spear = Javelot
    .the = le javelot
name-fishing_net = Filet de pêche
    .the = le filet de pêche
name-cart = Charrette
    .the = la charrette
name-forest = Forêt
    .the = la forêt
name-clay_pit = Carrière d’argile
    .the = la carrière d’argile
name-bamboo_forest = Forêt de bambous
    .the = la forêt de bambous
name-seashell_beach = Plage de coquillages
    .the = la plage de coquillages
name-wood_store = Réserve de bois
    .the = la réserve de bois
    .at = dans la réserve de bois
name-pottery = Poterie
    .the = la poterie
    .at = à la poterie
name-bamboo_store = Magasin de bambous
    .the = le magasin de bambous
    .at = dans le magasin de bambous
name-seashell_chest = Boîte à coquillages
    .the = la boîte à coquillages
    .at = dans la boîte à coquillages
name-landing_stage = Embarcadère
    .the = l’embarcadère
    .at = à l’embarcadère
name-well = Fontaine
    .the = la fontaine
    .at = à la fontaine
name-village = Village
    .the = le village
    .at = au village
name-market = Marché
    .the = le marché
    .at = au marché
name-jetty = Jetée
    .the = la jetée
name-tiles = Carrelage
    .the = le carrelage
name-palisades = Palissades
    .the = les palissades
name-fish_basket = Corbeille de poissons
    .the = la corbeille de poissons
name-bridge = Pont
    .the = le pont
name-statue = Statue
    .the = la statue
name-temple = Temple
    .the = le temple
name-aquarium = Aquarium
    .the = l’aquarium
name-two_man_canoe = Double canoë
    .the = le double canoë
name-chinaware = Porcelaine
    .the = la porcelaine
name-cult_site = Lieu de culte
    .the = le lieu de culte
name-seashell_necklace = Collier de coquillages
    .the = le collier de coquillages

goods =
    { $good ->
        [wood] { $count } bois
        [clay]
            { $count ->
                [one] { $count } argile
               *[other] { $count } argiles
            }
        [bamboo]
            { $count ->
                [one] { $count } bambou
               *[other] { $count } bambous
            }
        [seashell]
            { $count ->
                [one] { $count } coquillage
               *[other] { $count } coquillages
            }
        [fish]
            { $count ->
                [one] { $count } poisson
               *[other] { $count } poissons
            }
        [canoe]
            { $count ->
                [one] { $count } canoë
               *[other] { $count } canoës
            }
        [hut]
            { $count ->
                [one] { $count } cabane
               *[other] { $count } cabanes
            }
        [stoneware] { $count } grès
       *[other] { $count } × { $good }
    }
equal =
    { $count ->
        [one] { $count } matière première
       *[other] { $count } matières premières identiques
    }

## Steps of a turn

step-draw = Pioche
step-act = Action
step-limit = Limite de main
step-confirm = Fin du tour
step-chance = Des cartes apparaissent
step-over = Fin de la partie

## Questions

ask-draw = Quelle carte pioches-tu ?
ask-draw-more = Pioches-tu une autre carte ?
ask-act = Choisis une action ou passe.
ask-give = Quelles deux matières premières donnes-tu ?
ask-take = Quelle carte visible prends-tu contre { $given } ?
ask-pay = Comment paies-tu { $product-the } ?
ask-pay-tool =
    { $count ->
        [one] { $tool } : quelle matière première paies-tu ?
       *[other] { $tool } : quelles { $count } matières premières identiques paies-tu ?
    }
ask-count = { $good } : combien de cartes poses-tu { $store-at } ?
ask-discard =
    { $count ->
        [one] Défausse une carte : ta main dépasse la limite.
       *[other] Défausse { $count } cartes : ta main dépasse la limite.
    }
ask-confirm = Termine ton tour ou annule.

## Answers

draw-pile = Piocher une carte cachée
draw-open = Prendre { $good-one } dans la rangée visible
stop = Ne plus piocher
pass = Passer
exchange = Échanger
exchange-open = Échanger contre une carte visible
exchange-for = Échanger contre { $good-one }
buy = Acheter { $product-the }
buy-for = Acheter { $product-the } pour { $cost }
buy-tool = Acheter { $tool-the } pour { equal }
lay = Poser des cartes { $store-at }
give-open = Donner { $given } contre une carte visible
give-for = Donner { $given } contre { $good-one }
pay = Payer { $cost }
lay-count =
    { $count ->
        [0] Ne pas en poser { $store-at }
       *[other] Poser { goods } { $store-at }
    }
discard = Défausser { $good-one }
end-turn = Terminer le tour

## What happened

told-started =
    { $you ->
        [yes] Tu commences
       *[no] { $name } commence
    }
told-dealt = { did } reçu { $good-one } au départ
told-drew = { did } pioché une carte cachée
told-drew-card = { did } pioché { $good-one }
told-took = { did } pris { $good-one } dans la rangée visible
told-refilled = Nouvelle carte visible : { $good }
told-reshuffled =
    { $count ->
        [one] La défausse devient la nouvelle pioche : { $count } carte
       *[other] La défausse mélangée devient une pioche de { $count } cartes
    }
told-passed =
    { $you ->
        [yes] Tu passes
       *[no] { $name } passe
    }
told-exchanged = { did } échangé { $given } contre { $good-one }
told-bought = { did } acheté { $product-the } pour { $cost }
told-bought-tool = { did } acheté { $tool-the } pour { $cost }
told-laid = { did } posé { $cards } { $store-at }
told-turned-up = Nouveau à l’étalage : { $product }
told-threw-away = { did } défaussé { $good-one }
told-rang-in = { did } déclenché la fin : encore un tour par personne
told-stalled = Depuis longtemps, personne n’a rien acheté ni posé : encore un tour par personne
told-ended = La partie est finie

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
score-wood_store_cards = Cartes { name-wood_store.at }
score-pottery_cards = Cartes { name-pottery.at }
score-bamboo_store_cards = Cartes { name-bamboo_store.at }
score-seashell_chest_cards = Cartes { name-seashell_chest.at }
score-landing_stage_cards = Cartes { name-landing_stage.at }
score-well_cards = Cartes { name-well.at }
score-village_cards = Cartes { name-village.at }
score-market_cards = Cartes { name-market.at }
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

setting-starting_player = Qui commence
    .about = À qui revient le premier tour.
setting-starting_player-random = Hasard
    .about = Les dés de la table décident.
setting-starting_player-1 = Place 1
    .about = La personne assise à la place 1 commence.
setting-starting_player-2 = Place 2
    .about = La personne assise à la place 2 commence.
setting-starting_player-3 = Place 3
    .about = La personne assise à la place 3 commence.
setting-starting_player-4 = Place 4
    .about = La personne assise à la place 4 commence.
setting-starting_player-5 = Place 5
    .about = La personne assise à la place 5 commence.
setting-tie_break = Égalité
    .about = Qui gagne quand plusieurs ont le plus de points.
setting-tie_break-shared = Victoire partagée
    .about = Tout le monde gagne à égalité de points.
setting-tie_break-fewer_products = Moins de produits
    .about = La victoire va à qui a moins de produits, sans compter les outils ni les cartes posées.
setting-tie_break-fewer_tools = Moins d’outils
    .about = La victoire va à qui a moins d’outils.
setting-same_sites_add_up = Sites identiques
    .about = Ce qu’apporte un deuxième site de la même sorte.
setting-same_sites_add_up-yes = S’ajoutent
    .about = Chacun économise sa matière première.
setting-same_sites_add_up-no = Comptent une fois
    .about = Un seul d’entre eux économise sa matière première.
setting-hand_tracker = Cartes connues
    .about = Détermine si la table retient les cartes en main que tout le monde a vues.
setting-hand_tracker-off = À toi de retenir
    .about = Des autres mains, on ne voit que la taille.
setting-hand_tracker-on = Affichées
    .about = Les cartes prises au vu de tous restent visibles.
setting-confirm_end_of_turn = Fin du tour
    .about = Détermine si tu confirmes la fin d’un tour qui peut encore être annulé.
setting-confirm_end_of_turn-off = Aussitôt
    .about = Le tour passe de lui-même.
setting-confirm_end_of_turn-on = Valider
    .about = Le tour t’attend, pour que tu puisses annuler.

## The table in words

text-yours = Devant toi
text-hand = Main : { $cards } ; { $held } cartes sur { $limit } au plus
text-own-tools = Outils : { $tools }
text-own-products = Produits : { $products }
text-store = { $store } : { $cards }, { $points } points
text-display = Produits à vendre
text-deck = Produits encore cachés : { $count }
text-product = Produit
text-price = Prix
text-worth = Points
text-lack = Il te manque
text-per-card = { $points } par carte posée ({ $accepts })
text-supply = Matières premières et outils
text-pile = Pioche : { $count } cartes
text-row = Rangée visible : { $cards }
text-discard = Défausse : { $cards }
text-tools = Outils
text-tool = Outil
text-effect = Effet
text-left = Reste
text-players = Joueurs
text-player = Joueur
text-points = Points
text-cards = Main
text-works = Produits

## What is printed

group-commodity = Matières premières
group-intermediate = Biens transformés
group-tool = Outils
group-necklace_points = Points des colliers
group-tie_break = Égalités
field-all_cards_total = toutes les cartes
field-by_count = points selon le nombre
field-commodity_total = matières premières
field-decks_by_player_count = produits selon les joueurs
field-digital = nombres de ce programme
field-discount_amount = économise
field-discount_commodity = sur
field-draws_per_turn = pioches par tour
field-draws_per_turn_with_cart = avec la charrette
field-effect = effet
field-effect_value = avec la valeur
field-exchange_give = échange : donner
field-exchange_take = échange : prendre
field-first_player_rule = qui commence
field-hand_limit = limite de main
field-hand_limit_with_basket = avec le panier
field-hand_size = main de départ
field-marked_4plus_total = marquées 4+
field-marked_5_total = marquées 5
field-min_cards_handed_over_per_product = prix minimal en cartes
field-open_commodities = rangée visible
field-p2 = à deux
field-p3 = à trois
field-p4 = à quatre
field-p5 = à cinq
field-product_display = produits à l’étalage
field-product_total = produits
field-rule = règle
field-stack1 = pile I
field-stack2 = pile II
field-stall_rounds_without_progress = tours de table sans progrès avant la fin
field-tool_total = outils
field-tools_of_each_kind_per_player = de chaque outil
value-draw_from_open = piocher dans la rangée visible
value-draws_per_turn = plus de pioches
value-fish_is_joker_for_products = le poisson remplace toute matière
value-hand_limit = plus grande main
value-shared_victory = victoire partagée
value-youngest = le plus jeune

## What the cards do

tip-commodity =
    { $count ->
        [one] Une matière première, { $count } carte dans le jeu.
       *[other] Une matière première, { $count } cartes dans le jeu.
    }
tip-hand_limit = Limite de main : { $value } au lieu de { $limit }.
tip-draw_from_open = Tu peux aussi piocher dans la rangée visible.
tip-fish_is_joker_for_products = Pour acheter des produits, les poissons peuvent remplacer toute autre matière première.
tip-draws_per_turn = Cartes piochées par tour : jusqu’à { $value } au lieu de { $draws }.
tip-intermediate = Va dans ta main et compte pour la limite. Sert à payer ou se pose dans un campement.
tip-site = Chaque produit suivant qui demande cette matière première te coûte { $saved } de moins.
tip-store =
    { $points ->
        [one] À poser ici : { $accepts }. { $points } point par carte.
       *[other] À poser ici : { $accepts }. { $points } points par carte.
    }
tip-necklace = Tous tes colliers comptent ensemble, nombre et points : { $table }.
tip-necklace-step = { $count } → { $points }
tip-necklace-last = { $count }+ → { $points }
tip-cost = Coûte { $cost }.
tip-points =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

## The table as text

board-before = Devant eux
board-cards = Main
board-deck =
    { $count ->
        [0] Pioche de produits vide
       *[other] Pioche de produits { $count } (pile { $stack ->
            [1] I
           *[other] II
        })
    }
board-discard = Défausse :
board-display = Étalage
board-hand = Ta main, { $held } sur { $limit } :
board-lacking = Il te manque
board-last-round = Dernier tour de table
board-owned = (à toi)
board-per-card = { $points } par carte ({ $accepts })
board-pile = Pioche { $count }
board-piles = Outils :
board-player = Joueur
board-points = Points
board-price = Prix
board-product = Produit
board-round = Tour de table { $round }
board-row = Rangée visible :
board-tool =
    { $points ->
        [one] { $cost } identiques, { $points } point
       *[other] { $cost } identiques, { $points } points
    }
board-tools = Outils
board-turn = { $name } : { $step }

## Why not

why-no-such-thing = Il n’y a rien de tel sur la table en ce moment.
why-over = La partie est finie.
why-watching = Tu regardes la partie. Seules les personnes à la table peuvent jouer.
why-chance = Des cartes apparaissent. Attends un instant.
why-not-your-turn = C’est à { $name } de jouer. Attends que ton tour revienne.
why-pile-empty = La pioche et la défausse sont vides : il n’y a rien à piocher.
why-open-row = Sans { $tool-the }, tu pioches seulement des cartes cachées.
why-first-draw = Tu dois piocher une carte. Ensuite, tu peux t’arrêter.
why-draw-first = Pioche d’abord, agis ensuite.
why-drawn = Tu as fini de piocher pour ce tour. Choisis maintenant une action ou passe.
why-open-by-exchange = Tu as fini de piocher pour ce tour. Pour prendre une carte visible, choisis l’échange.
why-act-first = Choisis d’abord une action ou passe.
why-exchange-few =
    { $count ->
        [0] Pour échanger, tu donnes deux matières premières, et tu n’en as aucune.
       *[other] Pour échanger, tu donnes deux matières premières, et tu n’en as qu’une.
    }
why-no-gift = Canoës, cabanes et grès ne peuvent pas être donnés.
why-row-empty = La rangée visible est vide : il n’y a rien à prendre en échange.
why-lack = Il te manque { $lack }.
why-lack-equal = Prix : { $cost }. Il te manque au moins { $lack }.
why-fish-never = Les poissons ne remplacent jamais un canoë, une cabane ou du grès.
why-no-joker = Avec { $tool-the }, tes poissons feraient l’affaire.
why-for-sale = À l’étalage, pour toi : { $offers }.
why-offer = { $product-the } pour { $cost }
why-owned = Tu as déjà { $tool-the }, et on n’en a jamais plus d’un exemplaire.
why-tool-lack =
    { $best ->
        [0] Prix : { $cost }. Tu n’en as aucune.
       *[other] Prix : { $cost }. Tu en as au plus { $best } de la même sorte.
    }
why-tool-fish = Pour acheter un outil, les poissons ne remplacent rien.
why-tool-sites = Pour acheter un outil, les sites n’économisent rien.
why-store-none = On ne pose { $store-at } que ceci : { $accepts }. Tu n’en as pas.
why-store-fish = Ici, les poissons ne remplacent rien.
why-hand-later = Choisis d’abord ce que tu veux faire, puis les cartes qu’il faut.
why-store-first = Choisis d’abord le campement où tu veux poser des cartes.
why-give-first = Choisis d’abord les deux matières premières que tu donnes, puis la carte visible.
why-giving = Tu choisis deux matières premières pour l’échange. Annule pour faire autre chose.
why-taking = Tu prends une carte visible contre { $given }. Annule pour faire autre chose.
why-paying = Tu es en train de payer { $product-the }. Annule pour faire autre chose.
why-not-in-price = { $good } : le prix n’en demande pas.
why-too-few = Prix : { $cost }. Tu n’as que { $held }.
why-buy-or-lay = Dans un tour, tu achètes ou tu poses. Annule pour choisir de nouveau.
why-count-more = Tu n’as que { $held }.
why-count-none = Pose au moins une carte, ou annule pour faire autre chose.
why-one-store = On pose des cartes dans un seul campement par tour. Annule pour en choisir un autre.
why-laying = Tu poses des cartes { $store-at } : dis combien. Annule pour faire autre chose.
why-discard-first =
    { $count ->
        [one] Défausse d’abord une carte : ta main dépasse la limite.
       *[other] Défausse d’abord { $count } cartes : ta main dépasse la limite.
    }
why-acted = Ton action est jouée. Termine le tour ou annule.
