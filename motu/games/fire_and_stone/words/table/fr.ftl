### Ce qui se trouve sur la table dessinée.

about-food = Chaque nourriture occupe un sac. Ce qui ne tient pas est perdu.
about-track = Trois tuiles pareilles rapportent une carte.
animal-gives = { $animal } : { $got }
animals = Animaux
animals-of =
    { $count ->
        [one] { $count } animal
       *[other] { $count } animaux
    }
cave-hidden = Grotte, pas encore trouvée
chip-card = carte
covered = couverte
covered-by =
    { $points ->
        [one] couverte, { $points } point
       *[other] couverte, { $points } points
    }
draft-build = Bâtir : { $area }
draft-gain = { $area } : { $got }{ lost-part }
draft-go = Aller { $area-to }
draft-take = Cueillir : { $area }
food-of = Nourriture { $count } sur { $storage }
food-title = Nourriture
gathering = Cueillette
hidden-in = Encore caché dans la région { $region }
hut-space = Tuile hutte { $space }
huts-found = Huttes trouvées
huts-here =
    { $count ->
        [one] { $count } hutte
       *[other] { $count } huttes
    }
huts-left =
    { $count ->
        [one] { $count } hutte à bâtir
       *[other] { $count } huttes à bâtir
    }
in-deck = { $count } dans la pioche
inventions = Inventions
left = reste
log-hunted = chassé, reste { $count }
log-track = piste { $track }
majorities-of =
    { $count ->
        [one] { $count } majorité
       *[other] { $count } majorités
    }
may-be = Peut-être : { $odds }.
odds-cave = la grotte
odds-fire = un feu
odds-forest = chasse
odds-gather = cueillette
odds-hut = hutte gratuite
odds-line = { $count } × { $tile }
odds-stash = une réserve
of-hidden = sur { $count } en { $region }
one-of-hidden = 1 sur { $count } cachées en { $region }
only-you = Toi seul
opens-after =
    { $count ->
        [one] { $region } s’ouvre après { $count } hutte
       *[other] { $region } s’ouvre après { $count } huttes
    }
opens-in = { $region } dans { $count }
pile-empty = Plus de cartes de points
pile-of =
    { $count ->
        [one] Carte de points, valeur { $points }, { $count } dans la pile
       *[other] Carte de points, valeur { $points }, { $count } dans la pile
    }
short-cave_is_fire = tuile feu
short-cook_anywhere = cuire partout
short-cook_food = +{ $count } chacun
short-forage_food = glaner : +{ $count }
short-hut_cap = au plus { $count }
short-hut_discount = hutte −{ $count }
short-hut_free_at =
    { $count ->
        [one] 2e hutte gratuite
       *[other] gratuite à { $count } huttes
    }
short-lake_food = lac : +{ $count }
short-leave_food = laisser : +{ $count }
short-leave_less = laisser : −{ $count }
short-majority_points = chacune : +{ $count }
short-mixed_tracks = pistes mixtes
short-more_animals =
    { $count ->
        [one] 2e animal
       *[other] { $count } animaux de plus
    }
short-more_huts =
    { $count ->
        [one] 2e hutte
       *[other] { $count } huttes de plus
    }
short-most_huts = le plus : { $count }
short-most_huts_shared = à égalité : { $count }
short-open_region =
    { $count ->
        [2] II est ouverte
       *[3] III est ouverte
    }
short-sea_routes = voies de mer
short-stay = peut rester
short-steps =
    { $count ->
        [one] +{ $count } pas
       *[other] +{ $count } pas
    }
short-steps_from_fire = +{ $count } dès un feu
short-steps_with_boats = bateau : +{ $count }
short-steps_with_marker = marqueur : +{ $count }
short-storage = stock +{ $count }
short-take_food = prendre : +{ $count }
short-told-built = A bâti : { $area }
short-told-cooked = A cuit { $animals }
short-told-moved = Est allé { $area-to }
short-told-revealed = A trouvé { $tile-one }
short-told-took-animal = A chassé : { $area }
short-told-took-invention = A appris { $card-the }
short-told-took-points = A pris { $points } points
short-told-took-tile = A pris { $tile-one }
short-told-tunnelled = Tunnel : { $area }
short-turn_food = tour : +{ $count }
shown-animals = Vu de tous :
steps =
    { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    }
take-or-leave = À prendre pour une piste, ou à laisser pour { $count } nourriture.
taken-since =
    { $count ->
        [one] { $count } pris depuis
       *[other] { $count } pris depuis
    }
track-empty = Piste { $track }, vide
track-holds = Piste { $track } : { $tiles }
track-of = Tuiles hutte trouvées : { $count } sur { $spaces }
verb-build = Bâtir
verb-cook = Cuire
verb-hunt = Chasser
verb-look = Regarder
verb-move = Aller
verb-reveal = Révéler
vp-cards = Cartes de points
whole-map = Montrer ce qui peut être choisi
worth-now =
    { $points ->
        [one] vaut { $points } point
       *[other] vaut { $points } points
    }
text-covered = { $card } (couverte, { $points })
text-huts-left = Huttes restantes
text-huts-of = { $name } : { $count }
text-majorities = Majorités
text-market = À côté de la carte
text-reach = À portée
text-scout = Éclaireur
text-yours = Ta tribu
short-ask-move =
    { $other ->
        [yes] Où va ton autre éclaireur ?
       *[no] Où va ton éclaireur ?
    }
short-ask-free-cook = D’abord cuisiner au foret ?
short-ask-forage = Cherches-tu de la nourriture ?
short-ask-gather = { $tile } : prendre ou laisser ?
short-ask-track =
    { $full ->
        [yes] Quelle piste vides-tu pour { $tile-one } ?
       *[no] Sur quelle piste va { $tile-one } ?
    }
short-ask-cover =
    { $points ->
        [one] Quelle invention pour { $points } point ?
       *[other] Quelle invention pour { $points } points ?
    }
short-ask-return = À quel feu va l’éclaireur ?
short-ask-settle = Une hutte pour { $cost } de nourriture ?
short-ask-build-again = Encore une hutte pour { $cost } ?
short-ask-second = À quel feu commence le second ?
short-ask-cave = Utiliser la grotte : { $card } ?
short-ask-peek =
    { $count ->
        [one] Quelle tuile cachée ?
       *[other] Quelle tuile cachée ? Jusqu’à { $count }
    }
short-ask-grotto = Quelle tuile de la défausse ?
short-ask-tunnel = Où sort ton éclaireur ?
short-ask-feast = Combien pour le festin ?
short-go = Aller { $area-to }
