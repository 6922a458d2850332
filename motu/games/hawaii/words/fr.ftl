### Hawaii. Les fichiers des langues ont les mêmes sections.

## Names
# .the sert de complément d’objet, .one est une seule pièce ; .to et .at disent où va et où se tient un chef.

name-shell_hut = Hutte-coquillages
    .the = la hutte-coquillages
    .one = une hutte-coquillages
name-foot_hut = Hutte-pieds
    .the = la hutte-pieds
    .one = une hutte-pieds
name-spear_hut = Hutte-lances
    .the = la hutte-lances
    .one = une hutte-lances
name-trade_hut = Hutte-commerce
    .the = la hutte-commerce
    .one = une hutte-commerce
name-long_hut = Grande hutte
    .the = la grande hutte
    .one = une grande hutte
name-irrigation = Irrigation
    .the = l’irrigation
    .one = une irrigation
name-hula = Danseuse de hula
    .the = la danseuse de hula
    .one = une danseuse de hula
name-breadfruit = Fruit à pain
    .the = le fruit à pain
    .one = un fruit à pain
name-taro = Taro
    .the = le taro
    .one = un taro
name-coconut = Noix de coco
    .the = la noix de coco
    .one = une noix de coco
name-banana = Banane
    .the = la banane
    .one = une banane
name-surfer = Surfeur
    .the = le surfeur
    .one = un surfeur
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
name-large_boat = Grande pirogue
    .the = la grande pirogue
    .one = une grande pirogue
name-kahuna = Kahuna
    .the = le kahuna
    .one = un kahuna
name-tiki = Tiki
    .the = le tiki
    .one = un tiki
name-fruit_tile = Tuile de fruits
    .the = la tuile de fruits
    .one = une tuile de fruits
name-small_boat = Petite pirogue
    .the = la petite pirogue
    .one = une petite pirogue
name-start_hut = Hutte de départ
    .the = la hutte de départ
    .one = une hutte de départ
name-shell = Coquillages
name-foot = Pieds
name-fruit = Fruits
place-shells_feet = Les huttes-coquillages et huttes-pieds
    .to = vers les huttes-coquillages et huttes-pieds
    .at = aux huttes-coquillages et huttes-pieds
place-spears_trade = Les huttes-lances et huttes-commerce
    .to = vers les huttes-lances et huttes-commerce
    .at = aux huttes-lances et huttes-commerce
place-long_irrigation = Les grandes huttes et l’irrigation
    .to = vers les grandes huttes et l’irrigation
    .at = aux grandes huttes et à l’irrigation
place-hula = Les danseuses de hula
    .to = vers les danseuses de hula
    .at = chez les danseuses de hula
place-fruits = Les fruits
    .to = vers les fruits
    .at = aux fruits
place-boats = Les pirogues
    .to = vers les pirogues
    .at = aux pirogues
place-surfers = Les surfeurs
    .to = vers les surfeurs
    .at = chez les surfeurs
place-kahunas = Les kahunas
    .to = vers les kahunas
    .at = chez les kahunas
place-tikis = Les tikis
    .to = vers les tikis
    .at = aux tikis
place-gods = Les dieux
    .to = vers les dieux
    .at = chez les dieux

resources =
    { $kind ->
        [shell]
            { $count ->
                [one] { $count } coquillage
               *[other] { $count } coquillages
            }
        [foot]
            { $count ->
                [one] { $count } pied
               *[other] { $count } pieds
            }
       *[fruit]
            { $count ->
                [one] { $count } fruit
               *[other] { $count } fruits
            }
    }
    .one = { resources }
boats =
    { $boat ->
        [small]
            { $count ->
                [one] { $count } petite pirogue
               *[other] { $count } petites pirogues
            }
        [large_1]
            { $count ->
                [one] { $count } grande pirogue (I)
               *[other] { $count } grandes pirogues (I)
            }
       *[large_2]
            { $count ->
                [one] { $count } grande pirogue (II)
               *[other] { $count } grandes pirogues (II)
            }
    }
pieces =
    { $kind ->
        [kahuna]
            { $count ->
                [one] { $count } kahuna
               *[other] { $count } kahunas
            }
       *[tiki]
            { $count ->
                [one] { $count } tiki
               *[other] { $count } tikis
            }
    }
    .one = { pieces }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .one = { points }
token =
    { $colour ->
        [red] { $value } rouge
       *[orange] { $value } orange
    }
    .the =
        { $colour ->
            [red] le { $value } rouge
           *[orange] le { $value } orange
        }
on-side = { $product } ({ $side })
    .one = { $product-one } ({ $side })

## Steps of a turn

step-act = Action
step-choose = Irrigation
step-confirm = Fin du tour
step-chance = Jetons et tuiles apparaissent
step-over = Fin de la partie

## Questions

ask-act = Que fait ton chef ?
ask-walk = Comment paies-tu la marche { $place-to } ?
ask-product = Qu’achètes-tu { $place-at } ?
ask-price = { $product } : quel prix ? Le double donne la face II, ou deux.
ask-pay = Comment paies-tu { $product-the } ?
ask-build = Quel village reçoit { $product-the } ?
ask-tiki =
    { $count ->
        [one] KANE propose un tiki contre { $count } ressource. Paies-tu ?
       *[other] KANE propose un tiki contre { $count } ressources de ton choix. Paies-tu ?
    }
ask-catch =
    { $count ->
        [0] Quels poissons prends-tu ?
        [one] Quels poissons prends-tu encore ? Tu as { $count } jeton.
       *[other] Quels poissons prends-tu encore ? Tu as { $count } jetons.
    }
ask-boats = Quelles pirogues envoies-tu ?
ask-sail =
    { $count ->
        [one] Comment paies-tu le { $count } pied de ce voyage ?
       *[other] Comment paies-tu les { $count } pieds de ce voyage ?
    }
ask-fruit = Quelle tuile de fruits prends-tu ?
ask-choose = Que rapporte ton irrigation ?
ask-confirm = Termine ton tour ou annule.
ask-finish =
    { $count ->
        [one] Tu peux encore acheter dans { $count } lieu. Finir la manche quand même ?
       *[other] Tu peux encore acheter dans { $count } lieux. Finir la manche quand même ?
    }

## Answers

go = Aller { $place-to } pour { $cost }
stay = Rester { $place-at } pour { $cost }
fish = Pêcher
visit = Visiter le poste { $post } : { $gift-one }, { points }
finish = Terminer au rang { $space }
finish-with = Terminer au rang { $space } et prendre { $token-the }
finish-short = Finir
take-god = { $product } de la pile { $pile }
price = { $what } avec { $token-the } pour { $cost }
price-trading = { $what } avec { $token-the } pour { $cost }, avec la hutte-commerce
add-to = Ajouter au village { $village }
found = Fonder le village { $village }
catch =
    { $count ->
        [one] { $count } poisson
       *[other] { $count } poissons
    }
stop = Plus de poissons
send = { $boats } pour { $cost }
pay = { $cost }
pay-trading = { $cost }, avec une hutte-commerce
decline-tiki = Pas de tiki
end-turn = Terminer le tour

## What happened

told-laid-place = { $space } : { $place }
told-uncovered = Au sommet de la pile { $pile } : { $product }
told-drawn =
    { $you ->
        [yes] Tu joues au rang { $number } et commences avec { $got }
       *[no] { $name } joue au rang { $number } et commence avec { $got }
    }
told-laid = { $place } : { $token }
told-washed-up =
    { $count ->
        [one] { $place } : { $token-the } est de trop et part à la plage, { $count } poisson
       *[other] { $place } : { $token-the } est de trop et part à la plage, { $count } poissons
    }
told-laid-order = Pour l’ordre du tour : { $token }
told-arrived = Nouveau au poste { $post } : { $gift }
told-reshuffled =
    { $count ->
        [one] La pile est retournée : { $count } île
       *[other] La pile est mélangée : { $count } îles
    }
told-walked = { did } marché { $place-to } pour { $cost }
told-stayed = { did } prolongé la halte { $place-at } pour { $cost }
told-bought = { did } acheté { $what-one } avec { $token-the } pour { $cost } : village { $village }
told-bought-piece = { did } acheté { $what-one } avec { $token-the } pour { $cost }
told-bought-tiki = { did } donné { $cost } pour un tiki de KANE
told-speared = { did } marqué { points } pour les lances
told-given = { did } reçu { $got }
told-fished =
    { $tokens ->
        [one] { did } pêché pour { $cost } : { $tokens } jeton, poissons : { $count }
       *[other] { did } pêché pour { $cost } : { $tokens } jetons, poissons : { $count }
    }
told-visited = { did } visité le poste { $post } pour { $cost } et marqué { points }
told-scored = { did } marqué { points } sur l’île
told-raised = { did } placé { $what }
told-declined = { did } refusé { $product-the }, faute de place
told-placed = { did } ajouté { $what-one } au village { $village }
told-finished = { did } terminé au rang { $space }
told-finished-with = { did } terminé au rang { $space } et pris { $token-the }
told-reached = { did } atteint l’objectif de { $goal } avec { $sum } et marqué { points }
told-missed = { did } manqué l’objectif de { $goal } avec { $sum }
told-earned = { did } touché { $got }
told-chose = { did } choisi { $got } grâce à l’irrigation
told-scored-order = { did } marqué { points } pour le premier rang
told-began =
    { $you ->
        [yes] Manche { $round } : tu commences
       *[no] Manche { $round } : { $name } commence
    }
told-counted = { did } marqué { points } pour les villages

## Points

score-goals = Objectifs
score-lono = Points de LONO
score-spears = Lances
score-posts = Postes d’amarrage
score-islands = Îles
score-order = Premier rang
score-kahunas = Kahunas près des villages
score-long_huts = Grandes huttes
score-hula = Danseuses de hula
score-irrigation = Irrigation
score-laka = Fruits de LAKA
score-kanaola = Pirogues et surfeurs de KANAOLA

## Settings

setting-preset = Livret de règles
    .about = Quelles règles imprimées valent là où elles diffèrent.
setting-preset-french = Français
    .about = Huttes-commerce une fois par tour, villages fondés du haut vers le bas, victoire partagée.
setting-preset-english = Anglais
    .about = Comme le français, mais le premier rang rapporte 2 points à la fin, et les ressources départagent.
setting-preset-german = Allemand
    .about = Comme le français, mais les huttes-commerce servent à chaque paiement, et toute rangée vide peut être fondée.
setting-trade_hut_limit = Huttes-commerce
    .about = Combien de fois sert une hutte-commerce.
setting-trade_hut_limit-preset = Selon le livret
    .about = Le livret choisi décide.
setting-trade_hut_limit-once_per_turn = Une fois par tour
    .about = Chaque hutte-commerce aide à un paiement du tour.
setting-trade_hut_limit-every_payment = À chaque paiement
    .about = Chaque hutte-commerce aide à tous les paiements.
setting-village_gaps = Fonder des villages
    .about = Quelles rangées vides peuvent être fondées.
setting-village_gaps-preset = Selon le livret
    .about = Le livret choisi décide.
setting-village_gaps-no = Depuis le haut
    .about = Seulement la plus haute rangée vide.
setting-village_gaps-yes = Partout
    .about = N’importe quelle rangée vide.
setting-last_round_first_space_bonus = Premier à la fin
    .about = Points pour le premier rang après la dernière manche.
setting-last_round_first_space_bonus-preset = Selon le livret
    .about = Le livret choisi décide.
setting-last_round_first_space_bonus-0 = Rien
    .about = L’ordre ne compte plus.
setting-last_round_first_space_bonus-2 = 2 points
    .about = Le premier rang rapporte 2 points.
setting-tie_break = Égalités
    .about = Qui gagne quand plusieurs ont le plus de points.
setting-tie_break-preset = Selon le livret
    .about = Le livret choisi décide.
setting-tie_break-shared = Victoire partagée
    .about = Victoire pour tous les ex æquo.
setting-tie_break-resources = Ressources
    .about = Qui garde le plus de ressources l’emporte.
setting-open_resources = Paravents
    .about = Détermine si coquillages, pieds et fruits sont cachés.
setting-open_resources-no = Levés
    .about = Chacun ne voit que ses propres ressources.
setting-open_resources-yes = Baissés
    .about = Tout le monde voit toutes les ressources.
setting-long_hut_width = Grande hutte
    .about = Combien de colonnes occupe une grande hutte.
setting-long_hut_width-printed = Comme imprimé
    .about = Le fichier de composants dit combien.
setting-long_hut_width-1 = Une colonne
    .about = Comme toute autre tuile.
setting-long_hut_width-2 = Deux colonnes
    .about = Elle rapproche ainsi un village des tikis.
setting-confirm_end_of_turn = Fin du tour
    .about = Détermine si tu confirmes la fin de ton tour.
setting-confirm_end_of_turn-off = Aussitôt
    .about = Le tour passe de lui-même.
setting-confirm_end_of_turn-on = Valider
    .about = Le tour t’attend, pour que tu puisses annuler.

## The table as text

board-boats = Pirogues
board-chiefs = Chefs
board-feet = Pieds
board-fish = Poissons à la plage :
board-gives = L’île donne
board-goal = Objectif { $goal } : { $first }, { $second } ou { $others } points
board-handout = puis { $got }
board-hut = hutte
board-island = L’île principale
board-lacking = Places qui te manquent
board-order = Rangs :
board-own = Tu possèdes :
board-owns = Possède
board-place = Lieu
board-player = Joueur
board-players = Coins
board-points = Points
board-post = Poste
board-posts = Postes d’amarrage
board-round = Manche { $round } sur { $rounds }
board-sells = Vend
board-space = Case
board-sum = Jetons
board-tokens = Jetons
board-tracks = Pistes
board-trade =
    { $count ->
        [one] les huttes-commerce échangent { $count } unité
       *[other] les huttes-commerce échangent { $count } unités
    }
board-turn = { $name } : { $step }
board-villages = Villages
board-walk = Marche
board-worth =
    { $points ->
        [one] largeur { $width }, { $points } point
       *[other] largeur { $width }, { $points } points
    }

## What the pieces do

tip-sides = Face I : { $first }. Face II : { $second }.
tip-second = Face II : { $effect }.
tip-same = { $effect }.
tip-income_shell =
    { $count ->
        [one] { $count } coquillage après chaque manche sauf la dernière
       *[other] { $count } coquillages après chaque manche sauf la dernière
    }
tip-income_foot =
    { $count ->
        [one] { $count } pied après chaque manche sauf la dernière
       *[other] { $count } pieds après chaque manche sauf la dernière
    }
tip-income_fruit =
    { $count ->
        [one] { $count } fruit après chaque manche sauf la dernière
       *[other] { $count } fruits après chaque manche sauf la dernière
    }
tip-income_choice =
    { $count ->
        [one] { $count } ressource de ton choix après chaque manche sauf la dernière
       *[other] { $count } ressources de ton choix après chaque manche sauf la dernière
    }
tip-spear_points =
    { $count ->
        [one] { $count } point par jeton rouge que tu prends
       *[other] { $count } points par jeton rouge que tu prends
    }
tip-goal_reduction = { $count } de moins à atteindre pour l’objectif
tip-goal_points =
    { $count ->
        [one] { $count } point de plus chaque fois que tu atteins l’objectif
       *[other] { $count } points de plus chaque fois que tu atteins l’objectif
    }
tip-trade_units =
    { $count ->
        [one] une fois par tour, { $count } des coquillages ou pieds à payer peut être autre chose
       *[other] une fois par tour, { $count } des coquillages ou pieds à payer peuvent être autre chose
    }
tip-walk_limit =
    { $count ->
        [one] { $count } pied au plus par marche
       *[other] { $count } pieds au plus par marche
    }
tip-tiki_offer =
    { $count ->
        [one] À l’achat, tu peux donner { $count } ressource pour un tiki
       *[other] À l’achat, tu peux donner { $count } ressources de ton choix pour un tiki
    }
tip-final_points =
    { $count ->
        [0] rien que sa longueur
        [one] { $count } point à la fin
       *[other] { $count } points à la fin
    }
tip-irrigation = Points à la fin pour les tuiles de fruits de son village : { $table }
tip-per_tile =
    { $count ->
        [one] { $count } point à la fin par tuile de son village
       *[other] { $count } points à la fin par tuile de son village
    }
tip-per_fruit =
    { $count ->
        [one] { $count } point à la fin par fruit de tes tuiles évaluées
       *[other] { $count } points à la fin par fruit de tes tuiles évaluées
    }
tip-per_boat_and_surfer =
    { $count ->
        [one] { $count } point à la fin par pirogue et par surfeur évalué
       *[other] { $count } points à la fin par pirogue et par surfeur évalué
    }
tip-step = { $count } → { $points }
tip-width = Elle occupe { $columns } colonnes.
tip-hut = Seule une hutte peut commencer un nouveau village.
tip-god = Un seul dieu par village, et chaque dieu une seule fois.
tip-kahuna = Points à la fin si le village voisin arrive sous un tiki, selon le village : { $table }.
tip-tiki = Un village est évalué quand il arrive sous un tiki. Le premier est au-dessus de la colonne { $column }, les suivants à sa gauche.
tip-boat =
    { $feet ->
        [0] { $spaces } places
        [one] { $spaces } places, et un voyage coûte { $feet } pied de moins
       *[other] { $spaces } places, et un voyage coûte { $feet } pieds de moins
    }
tip-start_hut = Imprimée dans le village 1. Sans effet, mais elle compte comme une tuile.
tip-island = Une visite rapporte { $gift-one }, en plus des points du poste.

## Corner and goal

projected = + villages
goal = Objectif
goal-lanes = Le chemin de tous vers l’objectif
goal-told = L’objectif de cette manche : { $goal }
round-of = Manche { $round } sur { $rounds }
prize-1 = 1er
prize-2 = 2e
prize-3 = autres
lane-told =
    { $prize ->
        [0] { $name } : { $sum } sur { $goal }
        [one] { $name } : { $sum } sur { $goal }, { $prize } point si la manche finissait maintenant
       *[other] { $name } : { $sum } sur { $goal }, { $prize } points si la manche finissait maintenant
    }
sum-of-tokens = Jetons : { $sum } sur { $goal }
taken = Pris
you-own = Tu as
owns-told = Derrière le paravent : { $what }
round-end = fin de manche
purse-then = { $count } après ce tour
purse-coming = { $count } de plus à la fin de la manche
trade-ready = Hutte-commerce prête : échange { $count }
choice-coming = { $count } au choix à la fin
village = Village { $village }
village-of = Village { $village } : { $tiles }.
village-empty = Une rangée vide : une hutte y fonde un village.
village-scores =
    { $points ->
        [one] Rapporte { $points } point à la fin.
       *[other] Rapporte { $points } points à la fin.
    }
village-needs = Rapporte { $points } s’il est évalué : il faut { $tikis } ou { $columns }.
village-needs-tikis = Rapporte { $points } s’il est évalué : il faut { $tikis }.
village-needs-columns = Rapporte { $points } s’il est évalué : il faut { $columns }.
more-tikis =
    { $count ->
        [one] { $count } tiki de plus
       *[other] { $count } tikis de plus
    }
more-columns =
    { $count ->
        [one] { $count } tuile de plus
       *[other] { $count } tuiles de plus
    }
kahuna-beside = Un kahuna à côté : { $points } points s’il est évalué.
kahuna-missing =
    { $shells ->
        [0] Un kahuna à côté apporterait { $points } points.
        [one] Un kahuna à côté apporterait { $points } points, et { $shells } coquillage tout de suite.
       *[other] Un kahuna à côté apporterait { $points } points, et { $shells } coquillages tout de suite.
    }
at-the-end = à la fin
of-wide = sur { $reach } de large
needs-a-tiki = il faut un tiki
boat-told =
    { $ready ->
        [yes] { $boat } : { $spaces } places, prête
       *[no] { $boat } : { $spaces } places, déjà sortie dans cette manche
    }
order-name = Rang { $space }
post-name = Poste { $post }
post-told =
    { $feet ->
        [one] { $feet } pied et autant de places de pirogue ; { $points } points.
       *[other] { $feet } pieds et autant de places de pirogue ; { $points } points.
    }
place-number = Un jeton de plus va sur la tortue seulement si tous ensemble font { $number } au plus. Sinon il devient poisson.
gods-below =
    { $count ->
        [0] Il n’y a rien dessous.
        [one] Dessous se trouve { $count } dieu.
       *[other] Dessous se trouvent { $count } dieux.
    }
harbour = Port
about-harbour =
    { $count ->
        [0] Aucun poisson n’attend ici.
        [one] { $count } jeton-poisson : un pied et une place de pirogue.
       *[other] { $count } jetons-poisson : un pied et une place de pirogue chacun.
    }
about-fish = Ses poissons comptent pour l’objectif.
about-order = Finir ici : le jeton est à toi, et c’est ta place dans la manche suivante.
about-token-orange = Son nombre est le prix, et compte une fois pour l’objectif.
about-token-red = Son nombre est le prix, et compte une fois pour l’objectif. Les huttes-lances et KU en tirent des points.
about-shell = Ils paient les produits.
about-foot = Ils paient les marches, la pêche et les visites.
about-fruit = Un paiement entier peut se faire en fruits.

## What is printed

group-bank = Coquillages, pieds et fruits
group-cost_token = Jetons coût
group-edges = Les pas sur l’île
group-goal_marker = Marqueurs objectif
group-god = Dieux
group-irrigation = Irrigation
group-island = Îles
group-kahuna_space = Cases des kahunas
group-mooring_post = Postes d’amarrage
group-place = Lieux
group-product = Produits
group-small_boat = Petite pirogue
group-space = Cases de l’île
group-start_hut = Hutte de départ
group-tiki_space = Cases des tikis
group-walking = La marche
field-amount = combien
field-beach = au bord de la plage
field-colour = couleur
field-column = au-dessus de la colonne
field-corner = par les coins
field-count = pièces
field-effects = effets, faces I et II
field-feet = pieds
field-feet_for_staying = pieds pour rester
field-feet_per_place = pieds par lieu
field-feet_to_the_beach = pieds vers la plage
field-final_points = points à la fin
field-first = première prime
field-fish = poissons au dos
field-founds = fonde un village
field-fruits = fruits
field-gives = donne
field-goal = objectif
field-goal_points = points en plus pour l’objectif
field-goal_reduction = de moins à atteindre
field-god_piles = piles de dieux
field-goes_to = va à
field-icons = fruits, faces I et II
field-income_choice = au choix après une manche
field-income_foot = pieds après une manche
field-income_fruit = fruits après une manche
field-income_shell = coquillages après une manche
field-irrigation = points selon les tuiles de fruits
field-island_total = îles
field-left = bord gauche, en demi-lieux
field-number = case numérotée
field-of_1 = de valeur 1
field-of_5 = de valeur 5
field-order = ordre
field-others = pour les autres
field-per_boat_and_surfer = points par pirogue et surfeur
field-per_fruit = points par fruit
field-per_tile = points par tuile
field-post = poste
field-prepaid_feet = pieds apportés, faces I et II
field-product = produit
field-product_total = produits
field-products = vend
field-round = manche
field-rounds = manches
field-row = rangée, depuis la plage
field-second = deuxième prime
field-shells = coquillages
field-side = par les côtés
field-spaces = places, faces I et II
field-spear_points = points par jeton rouge
field-start_feet = pieds au début
field-start_fruit_by_order = fruits au début, selon l’ordre
field-start_shells = coquillages au début
field-tiki_offer = ressources pour un tiki à l’achat
field-token_space_total = cases pour les jetons
field-token_total = jetons coût
field-tokens = pièces au prix simple et double
field-trade_units = unités remplacées
field-unnumbered = cases sans nombre
field-value = valeur
field-village = village
field-walk_limit = pieds au plus pour une marche
field-width = colonnes
value-boats = pirogues
value-fruits = fruits
value-god = dieux
value-gods = dieux
value-kahuna_track = kahunas
value-kahunas = kahunas
value-long_irrigation = grandes huttes et irrigation
value-points = points
value-points_a = points, première île
value-points_b = points, deuxième île
value-red = rouge, avec lances
value-shells_feet = huttes-coquillages et huttes-pieds
value-spears_trade = huttes-lances et huttes-commerce
value-surfers = surfeurs
value-tiki_track = tikis
value-tikis = tikis
value-tile = une tuile
value-village = un village

## The table in words

text-goal = Manche { $round } sur { $rounds } : l’objectif est { $goal }
text-prizes = Primes : { $first } pour la plus haute somme, { $second } pour la suivante, { $rest } pour tous les autres qui l’atteignent.
text-handout = À la fin de la manche, chacun reçoit { $got }.
text-lanes = Sommes des jetons et des poissons
text-player = Joueur
text-sum = Somme
text-to-reach = À atteindre
text-prize = Points si elle finissait maintenant
text-yours = Ton coin
text-own = Tu as { $what }.
text-coming = La fin de la manche apporte { $got }.
text-taken = Jetons pris : { $tokens }.
text-boats = Pirogues : { $boats }.
text-tikis =
    { $count ->
        [0] Pas encore de tiki : aucun village n’est évalué.
        [one] { $count } tiki : les villages larges d’au moins { $reach } sont évalués.
       *[other] { $count } tikis : les villages larges d’au moins { $reach } sont évalués.
    }
text-your-villages = Tes villages
text-villages = Villages : { $name }
text-village = Village
text-tiles = Tuiles
text-kahuna-there = oui, { $points } points
text-kahuna-worth = non ({ $points } points)
text-width = Largeur
text-outlook = À la fin
text-island = Île
text-places = Lieux
text-place = Lieu
text-space = Case
text-walk = Ta marche
text-for-sale = En vente
text-pile = { $count } × { $product }
text-god =
    { $count ->
        [0] { $product }
        [one] { $product }, { $count } dieu dessous
       *[other] { $product }, { $count } dieux dessous
    }
text-tokens = Jetons
text-chiefs = Chefs
text-beach = Plage
text-harbour = Port, un pied et une place de pirogue par jeton : { $fish }.
text-stack =
    { $count ->
        [one] { $count } île dans la pile.
       *[other] { $count } îles dans la pile.
    }
text-posts = Postes d’amarrage
text-post = Poste
text-feet = Pieds
text-points = Points
text-island-gift = Île
text-order = Ordre de la manche suivante
text-order-space = Rang
text-token = Jeton
text-standing =
    { $points ->
        [one] { $points } point, et { $projected } pour les villages si la partie finissait maintenant.
       *[other] { $points } points, et { $projected } pour les villages si la partie finissait maintenant.
    }

## Why not

why-no-such-thing = Il n’y a rien de tel sur la table en ce moment.
why-over = La partie est finie.
why-watching = Tu regardes la partie. Seules les personnes à la table peuvent jouer.
why-chance = Jetons et tuiles apparaissent. Attends un instant.
why-not-your-turn = C’est à { $name } de jouer. Attends que ton tour revienne.
why-asked = Réponds d’abord à la question, ou annule pour faire autre chose.
why-act-first = Choisis d’abord ce que fait ton chef.
why-choose-first = Choisis d’abord ce que rapporte ton irrigation.
why-acted = Ton chef a agi. Termine le tour ou annule.
why-no-token = { $place } : il n’y a plus de jeton, personne ne s’y arrête.
why-sold-out = { $place } : tout est épuisé.
why-no-room = { $place } : tu n’as de place pour rien de ce qu’on y vend.
why-too-far = La marche { $place-to } coûte { $cost }. Tu as { $held }.
why-too-dear = La marche { $place-to } coûte { $walk }, le produit le moins cher { $cost }. Tu as { $held }.
why-no-fish = Il n’y a pas de poissons sur la plage.
why-no-boat = Aucune de tes pirogues n’est prête dans cette manche.
why-no-foot = Un jeton coûte un pied, et tu n’as rien pour le payer.
why-post-empty = Cette île a été visitée. Une autre viendra à la prochaine manche.
why-few-spaces =
    { $count ->
        [one] Il manque { $count } place à tes pirogues prêtes.
       *[other] Il manque { $count } places à tes pirogues prêtes.
    }
why-few-feet = Le voyage coûte { $cost }. Tu as { $held }.
why-order-taken = { $name } a pris ce rang.
why-place-first = Envoie d’abord ton chef vers un lieu.
why-harbour-first = Choisis d’abord le port, puis les poissons.
why-boat-later = Choisis d’abord le port ou un poste, puis les pirogues.
why-not-here = { $product } : pas en vente { $place-at }.
why-no-room-for = Aucun de tes villages ne peut accueillir { $product-the }.
why-product-first = Choisis d’abord le produit, puis son prix.
why-not-two = { $product } : le double prix en demande deux en réserve et deux cases libres.
why-price = Le prix est de { $cost }. Tu as { $held }.
why-founds-none = { $product } : une rangée vide commence par une hutte.
why-gap = Commence d’abord le village { $village } : les rangées servent de haut en bas.
why-god-there = Ce village a déjà un dieu.
why-twice = { $product } : ce village en a déjà.
why-catch-order = Prends d’abord les jetons avec le plus de poissons. Annule pour choisir de nouveau.
why-catch-all = Tu as déjà pris tous ceux-là.
why-boat-idle = Ce voyage n’a pas besoin de cette pirogue.
why-boat-away = Cette pirogue a déjà servi dans cette manche.
why-fruit-first = Choisis d’abord la sorte de tuile de fruits.
