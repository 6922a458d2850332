### Fire & Stone. Les fichiers des langues ont les mêmes sections.

## Names

# .to is where a scout goes; .one is a single piece; .the stands as the object of a sentence.
name-cape = Le Cap
    .to = au Cap
name-kalahari = Kalahari
    .to = au Kalahari
name-zambezi = Zambèze
    .to = au Zambèze
name-angola = Angola
    .to = en Angola
name-rift = Grand Rift
    .to = au Grand Rift
name-congo = Bassin du Congo
    .to = au bassin du Congo
name-horn = Corne
    .to = à la Corne
name-cameroon = Cameroun
    .to = au Cameroun
name-upper_nile = Haut-Nil
    .to = au Haut-Nil
name-guinea = Côte de Guinée
    .to = à la Côte de Guinée
name-chad = Tchad
    .to = au Tchad
name-sahara = Sahara
    .to = au Sahara
name-libya = Libye
    .to = en Libye
name-delta = Delta du Nil
    .to = au delta du Nil
name-atlas = Atlas
    .to = dans l’Atlas
name-iberia = Ibérie
    .to = en Ibérie
name-gaul = Gaule
    .to = en Gaule
name-britain = Doggerland
    .to = au Doggerland
name-scandinavia = Scandinavie
    .to = en Scandinavie
name-alps = Alpes
    .to = dans les Alpes
name-danube = Danube
    .to = au Danube
name-baltic = Plaine baltique
    .to = à la plaine baltique
name-balkans = Balkans
    .to = aux Balkans
name-pontic = Steppe pontique
    .to = à la steppe pontique
name-anatolia = Anatolie
    .to = en Anatolie
name-levant = Levant
    .to = au Levant
name-arabia = Arabie
    .to = en Arabie
name-mesopotamia = Mésopotamie
    .to = en Mésopotamie
name-caucasus = Caucase
    .to = au Caucase
name-ural = Oural
    .to = dans l’Oural
name-ob = Ob
    .to = à l’Ob
name-yenisei = Ienisseï
    .to = à l’Ienisseï
name-lena = Léna
    .to = à la Léna
name-kolyma = Kolyma
    .to = à la Kolyma
name-aral = Steppe d’Aral
    .to = à la steppe d’Aral
name-altai = Altaï
    .to = dans l’Altaï
name-persia = Perse
    .to = en Perse
name-hindu_kush = Hindou Kouch
    .to = dans l’Hindou Kouch
name-indus = Indus
    .to = à l’Indus
name-ganges = Gange
    .to = au Gange
name-deccan = Deccan
    .to = au Deccan
name-tibet = Tibet
    .to = au Tibet
name-baikal = Baïkal
    .to = au Baïkal
name-gobi = Gobi
    .to = au Gobi
name-amur = Amour
    .to = à l’Amour
name-nippon = Nippon
    .to = au Nippon
name-huanghe = Fleuve Jaune
    .to = au fleuve Jaune
name-yangtze = Yangzi
    .to = au Yangzi
name-mekong = Mékong
    .to = au Mékong
name-sunda = Sonde
    .to = à la Sonde
name-papua = Papouasie
    .to = en Papouasie
name-west_australia = Sahul-Ouest
    .to = au Sahul-Ouest
name-east_australia = Sahul-Est
    .to = au Sahul-Est
name-alaska = Alaska
    .to = en Alaska
name-mackenzie = Mackenzie
    .to = au Mackenzie
name-hudson = Hudson
    .to = à l’Hudson
name-cascadia = Cascadie
    .to = en Cascadie
name-plains = Grandes Plaines
    .to = aux Grandes Plaines
name-great_lakes = Grands Lacs
    .to = aux Grands Lacs
name-appalachia = Appalaches
    .to = aux Appalaches
name-mexico = Mexique
    .to = au Mexique
name-isthmus = Isthme
    .to = à l’Isthme
name-orinoco = Orénoque
    .to = à l’Orénoque
name-andes = Andes
    .to = dans les Andes
name-amazon = Amazone
    .to = à l’Amazone
name-brazil = Brésil
    .to = au Brésil
name-chaco = Chaco
    .to = au Chaco
name-pampas = Pampa
    .to = à la Pampa
name-patagonia = Patagonie
    .to = en Patagonie
name-victoria = Lac Victoria
name-chad_lake = Lac Tchad
name-black_sea = Lac de la mer Noire
name-baltic_lake = Lac glaciaire baltique
name-caspian = Lac Caspien
name-baikal_lake = Lac Baïkal
name-koko_nor = Koko Nor
name-dongting = Lac Dongting
name-eyre = Lac Eyre
name-agassiz = Lac Agassiz
name-titicaca = Lac Titicaca
name-apple = Pomme
    .one = une pomme
name-nut = Noix
    .one = une noix
name-mushroom = Champignon
    .one = un champignon
name-root = Racine
    .one = une racine
name-forest = Forêt
    .one = une forêt
name-hut = Hutte
    .one = une hutte
name-fire = Feu
    .one = un feu
name-stash = Cachette
    .one = une cachette
name-cave = Grotte
    .one = la grotte
name-partridge = Perdrix
    .one = une perdrix
name-hare = Lièvre
    .one = un lièvre
name-antelope = Antilope
    .one = une antilope
name-boar = Sanglier
    .one = un sanglier
name-red_deer = Cerf
    .one = un cerf
name-bison = Bison
    .one = un bison
name-cave_bear = Ours des cavernes
    .one = un ours des cavernes
name-mammoth = Mammouth
    .one = un mammouth
name-boats = Bateaux
    .the = les bateaux
name-transport_sledge = Traîneau
    .the = le traîneau
name-stone_axe = Hache de pierre
    .the = la hache de pierre
name-timber_frame = Charpente
    .the = la charpente
name-basket = Panier
    .the = le panier
name-barter = Troc
    .the = le troc
name-clay_pots = Poteries
    .the = les poteries
name-crops = Cultures
    .the = les cultures
name-bow = Arc et flèches
    .the = l’arc et les flèches
name-fishing = Pêche
    .the = la pêche
name-fire_drill = Foret à feu
    .the = le foret à feu
name-digging_stick = Bâton à fouir
    .the = le bâton à fouir
name-hide_pouch = Besace de peau
    .the = la besace de peau
name-hide_shoes = Chaussures de peau
    .the = les chaussures de peau
name-hand_axe = Biface
    .the = le biface
name-lakes = Peuple des lacs
name-forests = Lisière des forêts
name-hearths = Gardiens de la flamme
name-great_settlements = Grands villages
name-neighbours = Bons voisins
name-garden_of_eden = Jardin d’Éden
name-overflowing_larder = Garde-manger débordant
name-cave_paintings = Peintures rupestres
name-great_hearth = Grand foyer
name-dwelling_cave = Grotte habitée
name-mushroom_grotto = Grotte aux champignons
name-hot_springs = Sources chaudes
name-flint_vein = Filon de silex
name-meeting_place = Lieu de rencontre
name-hide_store = Réserve de peaux
name-fertile_valley = Vallée fertile
name-tunnel = Tunnel
name-seers_cave = Grotte du devin
name-land_bridges = Ponts de terre
name-ice_passage = Passage des glaces
name-ice_age = Ère glaciaire
name-ancestor_grave = Tombe des ancêtres
name-vision_quest = Quête de vision
name-totem = Totem
name-feast_hall = Salle des festins
name-taboo = Tabou
name-first_teacher = Premier maître
name-nomads = Nomades
name-returning_herds = Retour des troupeaux
counted = { $count } × { $thing }
food =
    { $count ->
        [one] { $count } vivre
       *[other] { $count } vivres
    }
bags =
    { $count ->
        [one] { $count } sac
       *[other] { $count } sacs
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
region = { $region }
there-hidden = une tuile cachée de la région { $region }
there-known = face cachée, mais tu la connais : { $tile }
there-cave = la grotte, { $card }
there-fire = un feu
there-forest =
    { $count ->
        [0] une forêt vide
        [one] une forêt avec { $count } animal
       *[other] une forêt avec { $count } animaux
    }
there-tile = { $tile } à cueillir
there-huts =
    { $count ->
        [one] { $count } hutte, la suivante pour { $cost } de nourriture
       *[other] { $count } huttes, la suivante pour { $cost } de nourriture
    }
there-nothing = rien d’autre que de quoi glaner

## Steps of a turn

step-start = Invention de départ
step-move = Déplacement
step-act = Action
step-second = Second éclaireur
step-confirm = Fin du tour
step-chance = Le hasard décide
step-over = La fin

## Questions

ask-start = Quelle invention de départ prends-tu ?
ask-scout = Quel éclaireur utilises-tu d’abord ?
ask-move =
    { $other ->
        [yes] Où va ton autre éclaireur ? Il se trouve ici : { $area }.
       *[no] Où va ton éclaireur ? Il se trouve ici : { $area }.
    }
ask-free-cook = Cuisines-tu au foret à feu avant que la tuile soit retournée ?
ask-forage = Cherches-tu de la nourriture ? Ici : { $area }.
ask-gather = Prends-tu ou laisses-tu ce qui se trouve ici : { $tile } ?
ask-track =
    { $full ->
        [yes] Tes deux pistes portent d’autres sortes. Laquelle vides-tu pour { $tile-one } ?
       *[no] Sur quelle piste poses-tu { $tile-one } ?
    }
ask-card = Quelle carte gagnes-tu ?
ask-cover =
    { $points ->
        [one] Quelle invention cèdes-tu pour { $points } point ? La carte la couvre.
       *[other] Quelle invention cèdes-tu pour { $points } points ? La carte la couvre.
    }
ask-cook = Quels animaux cuis-tu ?
ask-hunt =
    { $count ->
        [one] Chasses-tu ? Il y a { $count } animal dans cette forêt.
       *[other] Chasses-tu ? Il y a { $count } animaux dans cette forêt.
    }
ask-pick =
    { $again ->
        [yes] Prends-tu un second animal ?
       *[no] Quel animal prends-tu ?
    }
ask-settle = Construis-tu une hutte pour { $cost } de nourriture ? Ici : { $area }.
ask-build-again = Construis-tu une autre hutte pour { $cost } de nourriture ? Ici : { $area }.
ask-second = À quel feu commence ton second éclaireur ?
ask-return = À quel feu envoies-tu l’éclaireur ? Il n’y cuisine pas.
ask-cave = Utilises-tu la grotte ? Sa carte : { $card }.
ask-feast = Combien de nourriture donnes-tu pour le festin ?
ask-tunnel = Où ton éclaireur sort-il du tunnel ?
ask-peek =
    { $count ->
        [one] Quelle tuile cachée regardes-tu ?
       *[other] Quelle tuile cachée regardes-tu ? Tu peux en voir { $count }.
    }
ask-grotto = Quelle tuile de cueillette prends-tu dans la défausse ?
ask-teacher = Quelle invention t’enseigne-t-on ?
ask-confirm = Termine ton tour, ou annule.

## Answers

scout = L’éclaireur ici : { $area }
go = Aller { $area-to } : { $there }
return = L’envoyer { $area-to }
second = Commencer ici : { $area }
tunnel = Sortir ici : { $area }, { $there }
peek = Regarder ici : { $area }
stay = Rester ici
hunt = Chasser
catch = Prendre { $animal-one } : { $got }
cook = Mettre { $animal-one } au feu : { $got }
cook-nothing = Ne rien cuire
cook-these = Cuire { $animals }
take = Prendre la tuile
leave = La laisser pour { $count } de nourriture
track =
    { $track ->
        [1] Piste de gauche, qui porte : { $held }
       *[2] Piste de droite, qui porte : { $held }
    }
empty-track =
    { $track ->
        [1] Vider la piste de gauche : { $held }
       *[2] Vider la piste de droite : { $held }
    }
learn = Apprendre { $card-the }
points-card =
    { $points ->
        [one] Une carte de { $points } point
       *[other] Une carte de { $points } points
    }
cover = Couvrir { $card-the }
decline = Pas de carte
build = Construire une hutte pour { $cost } de nourriture
forage = Glaner { $count } de nourriture
use = L’utiliser
pass = Ne rien faire
stop = Cela suffit
feast = { points } pour { $food } de nourriture
end-turn = Terminer le tour

## What happened

told-began =
    { $you ->
        [yes] Tu commences
       *[no] { $name } commence
    }
told-dealt-objective = Ton objectif secret : { $objective }
told-showed-invention = Nouvelle carte exposée : { $card }
told-offered-starting = Une invention de départ à choisir : { $card }
told-last-turn =
    { $you ->
        [yes] Ton dernier tour
       *[no] Dernier tour pour { $name }
    }
told-moved =
    { $you ->
        [yes] Tu vas { $area-to }
       *[no] { $name } va { $area-to }
    }
told-gained =
    { $cause ->
        [crops] { did } : { $got } grâce aux cultures{ lost-part }
        [fishing] { did } : { $got } grâce à la pêche{ lost-part }
        [forage] { did } : { $got } en glanant{ lost-part }
        [leave] { did } : { $got } de la tuile laissée en place{ lost-part }
        [stash] { did } : { $got } de la cachette{ lost-part }
        [basket] { did } : { $got } grâce au panier{ lost-part }
        [cave] { did } : { $got } de la grotte{ lost-part }
       *[instant] { did } : { $got } de la nouvelle carte{ lost-part }
    }
lost-part =
    { $lost ->
        [0] { "" }
       *[other] , { $lost } en pure perte
    }
told-lost-food = { did } : { food } en moins, faute de place
told-revealed =
    { $you ->
        [yes] { $area } : tu découvres { $tile-one }
       *[no] { $area } : { $name } découvre { $tile-one }
    }
told-laid-animals =
    { $count ->
        [one] { $area } : { $count } animal dans la nouvelle forêt
       *[other] { $area } : { $count } animaux dans la nouvelle forêt
    }
told-hunted =
    { $count ->
        [one] { $area } : { did }, chasse, { $count } animal en vue
       *[other] { $area } : { did }, chasse, { $count } animaux en vue
    }
told-saw-animals = { $area } : tu vois { $animals }
told-took-animal =
    { $count ->
        [0] { $area } : { did }, un animal de pris, le dernier
        [one] { $area } : { did }, un animal de pris, il en reste { $count }
       *[other] { $area } : { did }, un animal de pris, il en reste { $count }
    }
told-caught = Tu prends { $animal-one }
told-cooked =
    { $you ->
        [yes] Tu cuis { $animals } : { $got }{ lost-part }
       *[no] { $name } cuit { $animals } : { $got }{ lost-part }
    }
told-took-tile =
    { $any ->
        [yes] { did } : { $tile-one } sur la piste { $track }, vidée de { $emptied }
       *[no] { did } : { $tile-one } sur la piste { $track }
    }
told-took-invention =
    { $you ->
        [yes] Tu apprends { $card-the }
       *[no] { $name } apprend { $card-the }
    }
told-took-points =
    { $you ->
        [yes] Tu couvres { $card-the } pour { points }
       *[no] { $name } couvre { $card-the } pour { points }
    }
told-declined = { did } : pas de carte
told-built =
    { $count ->
        [one] { $area } : { did }, une hutte pour { $cost } de nourriture, { $count } en tout
       *[other] { $area } : { did }, une hutte pour { $cost } de nourriture, { $count } en tout
    }
told-found-hut = La tuile hutte numéro { $space } est sur la piste
told-opened-region = La région { $region } est ouverte
told-placed-scout = { $area } : le second éclaireur de { $name } est là
told-sent-back =
    { $you ->
        [yes] Tu envoies l’éclaireur { $area-to }
       *[no] { $name } envoie l’éclaireur { $area-to }
    }
told-stayed = { $area } : { did }, l’éclaireur reste là
told-found-cave = La carte de la grotte : { $card }
told-scored =
    { $cause ->
        [fire] { did } : { points } pour le feu
       *[cave] { did } : { points } dans la grotte
    }
told-paid =
    { $you ->
        [yes] Tu paies { food }
       *[no] { $name } paie { food }
    }
told-placed-marker = { did } : le marqueur est sur la carte de la grotte
told-tunnelled = { did } : par le tunnel { $area-to }
told-peeked = { $area } : { did }, coup d’œil sous la tuile
told-saw-tile = { $area } : tu as vu { $tile-one }
told-laid-herds = Un animal pour chacune de ces forêts : { $areas }
told-left-discard =
    { $to ->
        [forest] De retour de la défausse : { $animal }
       *[mat] { did } : { $animal-one } de la défausse
    }
told-triggered =
    { $cause ->
        [huts] { did } : dernière hutte posée, la fin approche
        [tiles] { did } : la tuile hutte qui annonce la fin
       *[stall] Rien de neuf depuis longtemps : la fin approche
    }
told-showed-objective = { did } : { points } pour cet objectif, { $objective }
told-counted = { did } : { $huts } pour les huttes, { $majorities } pour les majorités et { $points } pour le plus de huttes dans une région

## Points

score-fires = Feux découverts
score-cave = Grotte
score-vp_cards = Cartes de points
score-huts = Huttes
score-majorities = Majorités
score-objective = Objectif secret
score-most_huts = Le plus de huttes dans une région
projected = + huttes et majorités

## Settings

setting-starting_inventions = Inventions de départ
    .about = Détermine si chacun commence avec une invention.
setting-starting_inventions-off = Sans
    .about = Chacun commence sans rien.
setting-starting_inventions-on = Avec
    .about = Chacun en choisit une, le dernier joueur d’abord.
setting-cave_level = Cartes de grotte
    .about = Quelles cartes peuvent apparaître.
setting-cave_level-beginner = Débutant
    .about = La moitié simple des cartes.
setting-cave_level-expert = Expert
    .about = La moitié exigeante des cartes.
setting-cave_level-any = Toutes
    .about = Toutes les cartes, comme imprimé.
setting-three_player_symbol = Tuiles de départ à trois joueurs
    .about = Quelle tuile chacun reçoit, à trois joueurs.
setting-three_player_symbol-sun = Soleil
    .about = La tuile de la piste de gauche.
setting-three_player_symbol-moon = Lune
    .about = La tuile de la piste de droite.
setting-tie_break = Égalités
    .about = Ce qui se passe à égalité de points.
setting-tie_break-shared = Partagée
    .about = Les joueurs à égalité partagent la victoire.
setting-tie_break-majorities = Majorités
    .about = Le plus de majorités l’emporte, puis de nourriture.
setting-forest_memory = Mémoire des forêts
    .about = Détermine si l’on te rappelle ce que tu as laissé dans une forêt.
setting-forest_memory-on = Rappelée
    .about = Tu vois ce que tu as laissé et combien ont été pris depuis.
setting-forest_memory-off = De tête
    .about = À toi de t’en souvenir.
setting-stall_guard = Manches sans progrès
    .about = Après combien la fin est déclenchée.
setting-stall_guard-15 = 15 manches
    .about = La fin vient vite si personne n’explore.
setting-stall_guard-50 = 50 manches
    .about = On peut attendre longtemps.
setting-confirm_end_of_turn = Fin du tour
    .about = Détermine si tu confirmes la fin de ton tour.
setting-confirm_end_of_turn-off = Aussitôt
    .about = Le tour passe de lui-même.
setting-confirm_end_of_turn-on = Valider
    .about = Le tour t’attend, pour que tu puisses annuler.

## The table as text

board-animals = Animaux
board-area = Zone
board-cards = Inventions
board-cave = Carte de grotte : { $card }
board-closed =
    { $count ->
        [one] fermée, encore { $count } tuile hutte
       *[other] fermée, encore { $count } tuiles hutte
    }
board-discards = Défausses : { $gathered } ; { $cooked }
board-display = Inventions : { $cards }
board-food = Nourriture
board-hidden = Encore caché
board-huts = Huttes
board-hut-tiles = tuiles hutte { $count }
board-known = { $tile } (tu le sais)
board-last =
    { $count ->
        [one] encore { $count } tour
       *[other] encore { $count } tours
    }
board-left = reste { $count }
board-map = La carte
board-markers = Marqueurs sur la carte de la grotte : { $people }
board-mat = Tes animaux : { $animals }
board-memory = tu as laissé { $animals } ; pris depuis { $taken }, ajouté { $added }
board-objective =
    { $points ->
        [one] Ton objectif : { $objective }, pour l’instant { $points } point
       *[other] Ton objectif : { $objective }, pour l’instant { $points } points
    }
board-open = ouverte
board-pile = Cartes de points : { $values }
board-player = Joueur
board-players = Les tribus
board-points = Points
board-region = Région
board-regions = Les régions
board-round = Manche { $round }
board-scouts = Éclaireurs
board-stacks = Piles d’animaux
board-steps = Pas
board-there = Ce qui s’y trouve
board-tracks = Pistes
board-turn = { $name } : { $step }

## What the pieces do

tip-face_down = Personne ne sait ce qu’il y a ici avant qu’un éclaireur y finisse son déplacement.
tip-printed_fire = Un feu pour toute la partie : on y cuisine. Les éclaireurs y sont envoyés après avoir construit.
tip-gathering = Prends-la pour une de tes pistes : trois semblables donnent une carte. Ou laisse-la pour { $count } de nourriture.
tip-forest = À la découverte, { $count } tuiles animal sont posées ici. Chasse : regarde toutes celles qui restent et prends-en une. Une forêt vide n’offre rien.
tip-hut = Tu construis ici une hutte gratuite, la tuile avance la piste des huttes, et ton éclaireur est envoyé à un feu de la région.
tip-fire =
    { $points ->
        [one] { $points } point pour qui le découvre. On y cuisine : sacs et nourriture pour tes animaux.
       *[other] { $points } points pour qui le découvre. On y cuisine : sacs et nourriture pour tes animaux.
    }
tip-stash = Qui la découvre reçoit { $got }. Puis elle disparaît.
tip-cave = La carte de la grotte est retournée. Ce qu’elle dit vaut désormais.
tip-animal = Cuit, il rapporte { $got }.
tip-instant = Aussitôt : { $got }.
tip-lasting = Tant qu’aucune carte de points ne la couvre : { $effects }.
tip-objective =
    { $points ->
        [one] { $points } point pour chacune de tes majorités dans un village { $test }.
       *[other] { $points } points pour chacune de tes majorités dans un village { $test }.
    }
test-lake = au bord d’un lac
test-forest = à côté d’une forêt découverte
test-fire_tile = à côté d’une tuile feu découverte
test-huts = d’au moins { $count } huttes en tout
test-settlement = à côté d’un autre village
tip-discovery = Pour qui la découvre : { $deed }.
tip-rule = Désormais : { $effects }.
tip-rule-in = Désormais, en région { $regions } : { $effects }.
tip-action = Action : { $deed }.
tip-action-once = Action, une fois par joueur : { $deed }.
tip-nothing = Elle ne fait rien.
tip-vp_card = Elle couvre une de tes inventions, dont l’effet est alors perdu, et compte à la fin.
tip-space-open_region_2 = La tuile hutte { $space } ouvre la région II.
tip-space-open_region_3 = La tuile hutte { $space } ouvre la région III.
tip-space-second_scouts = Avec la tuile hutte { $space }, chacun reçoit un second éclaireur.
tip-space-end = La tuile hutte { $space } finit la partie : encore un tour pour qui la découvre, deux pour les autres.
effect-sea_routes =
    { $count ->
        [one] les éclaireurs peuvent suivre les routes maritimes
       *[other] les éclaireurs peuvent suivre les routes maritimes
    }
effect-steps =
    { $count ->
        [one] un éclaireur peut faire { $count } pas de plus
       *[other] un éclaireur peut faire { $count } pas de plus
    }
effect-steps_from_fire =
    { $count ->
        [one] { $count } pas de plus au départ d’un feu
       *[other] { $count } pas de plus au départ d’un feu
    }
effect-hut_discount = chaque hutte coûte { $count } de nourriture en moins
effect-more_huts =
    { $count ->
        [one] en construisant, tu peux bâtir { $count } hutte de plus à son propre coût
       *[other] en construisant, tu peux bâtir { $count } huttes de plus à leur propre coût
    }
effect-take_food = { $count } de nourriture quand tu prends une tuile de cueillette de la carte
effect-mixed_tracks =
    { $count ->
        [one] tes pistes peuvent mêler les sortes
       *[other] tes pistes peuvent mêler les sortes
    }
effect-storage = tu peux garder { $count } de nourriture en plus
effect-turn_food = { $count } de nourriture au début de chacun de tes tours
effect-more_animals =
    { $count ->
        [one] à la chasse, tu peux prendre { $count } animal de plus
       *[other] à la chasse, tu peux prendre { $count } animaux de plus
    }
effect-lake_food = { $count } de nourriture quand ton éclaireur finit son déplacement au bord d’un lac
effect-cook_anywhere =
    { $count ->
        [one] après un déplacement, tu peux cuisiner sans feu
       *[other] après un déplacement, tu peux cuisiner sans feu
    }
effect-cook_food = chaque animal cuit rapporte { $count } de nourriture en plus
effect-leave_food = laisser une tuile de cueillette rapporte { $count } de nourriture en plus
effect-leave_less = laisser une tuile de cueillette rapporte { $count } de nourriture en moins
effect-forage_food = glaner rapporte { $count } de nourriture en plus
effect-hut_free_at =
    { $count ->
        [one] une hutte ne coûte rien là où se trouve exactement { $count } hutte
       *[other] une hutte ne coûte rien là où se trouvent exactement { $count } huttes
    }
effect-steps_with_boats =
    { $count ->
        [one] les bateaux permettent { $count } pas de plus
       *[other] les bateaux permettent { $count } pas de plus
    }
effect-steps_with_marker =
    { $count ->
        [one] qui a son marqueur ici peut faire { $count } pas de plus
       *[other] qui a son marqueur ici peut faire { $count } pas de plus
    }
effect-cave_is_fire =
    { $count ->
        [one] la zone de la grotte compte comme une tuile feu
       *[other] la zone de la grotte compte comme une tuile feu
    }
effect-hut_cap = personne ne construit là où se trouvent { $count } huttes ou plus
effect-stay =
    { $count ->
        [one] après avoir construit, l’éclaireur peut rester sur place
       *[other] après avoir construit, l’éclaireur peut rester sur place
    }
effect-majority_points =
    { $count ->
        [one] chaque majorité vaut { $count } point de plus
       *[other] chaque majorité vaut { $count } points de plus
    }
effect-most_huts =
    { $count ->
        [one] à la fin { $count } point pour le plus de huttes
       *[other] à la fin { $count } points pour le plus de huttes
    }
effect-most_huts_shared =
    { $count ->
        [one] { $count } point chacun en cas de partage
       *[other] { $count } points chacun en cas de partage
    }
effect-open_region =
    { $count ->
        [2] la région II est ouverte
       *[3] la région III est ouverte
    }
food-for-all = pour chaque joueur { $count } de nourriture
deed-gain = gagner { $got }
deed-pay = payer { $cost } de nourriture, gagner { $got }
deed-marker = poser ton marqueur sur cette carte
deed-build = construire ici une hutte gratuite, puis l’éclaireur est envoyé à un feu
deed-peek = regarder en secret jusqu’à { $count } tuiles cachées de la région { $regions }
deed-take_invention =
    { $count ->
        [one] prendre une invention exposée ; si c’est impossible, { $count } point
       *[other] prendre une invention exposée ; si c’est impossible, { $count } points
    }
deed-restock = un animal de la défausse mélangée rejoint chaque forêt de la région { $regions }, les moins peuplées d’abord
deed-build_and_gain = construire ici une hutte et gagner un vivre par hutte déjà présente, si tu peux tout garder ; puis l’éclaireur est envoyé à un feu
deed-cook = cuisiner
deed-settle = construire ici une hutte comme dans un village
deed-gather_discard = poser une tuile de cueillette de la défausse sur une piste ; s’il n’y en a pas, { $count } de nourriture
deed-tunnel = mettre l’éclaireur dans une autre zone de la région { $regions } avec un feu, une tuile découverte ou un village, et en faire l’action
deed-feast = payer de la nourriture pour des points : { $table }
deed-buy_card = payer { $count } de nourriture et gagner une carte comme pour une piste pleine
deed-draw_animal = prendre un animal au hasard dans la défausse
feast-row = { $food } → { $points }

## What is printed

group-animal = Animaux
group-animal_stacks = Piles d’animaux
group-area = Zones
group-board = Le plateau
group-cave = Cartes de grotte
group-discovery_tile = Tuiles découverte
group-ending = La fin
group-hut_space = Cases de la piste des huttes
group-hut_track = Piste des huttes
group-invention = Inventions
group-lake = Lacs
group-land = Frontières terrestres
group-objective = Objectifs
group-region = Régions
group-rewards = Ce que donnent zones et tuiles
group-sea = Routes maritimes
group-starting_invention = Inventions de départ
group-starting_tile = Tuiles de départ
group-vp_card = Cartes de points
field-action = action
field-animal_tiles = tuiles animal
field-areas = borde
field-bag_tokens = jetons sac
field-bags = sacs
field-by_region = par région
field-cave_card = place de la carte de grotte
field-cave_is_fire = la grotte est un feu
field-colour = couleur
field-cook_anywhere = cuisine sans feu
field-cook_food = nourriture de plus par animal
field-costs = nourriture
field-count = combien
field-counts = en régions I, II et III
field-discovery = pour qui la découvre
field-discovery_tiles = tuiles découverte
field-do = ce qui se fait
field-domain = domaine
field-edges = paires
field-effect = effet
field-effects = effets
field-fire_points = points pour un feu
field-food = nourriture
field-food_areas = zones de nourriture
field-food_for_all = nourriture pour tous
field-forage_food = nourriture en glanant
field-height = hauteur
field-hut_cap = plus de construction dès ce nombre de huttes
field-hut_discount = nourriture en moins pour une hutte
field-hut_free_at = gratuit à ce nombre de huttes
field-hut_points = points pour une hutte
field-huts = huttes
field-icon = symbole
field-instant_bags = sacs aussitôt
field-instant_food = nourriture aussitôt
field-inventions = inventions
field-label = place du nom
field-lake_food = nourriture aux lacs
field-leave_food = nourriture en laissant une tuile
field-leave_less = nourriture en moins en laissant une tuile
field-level = niveau
field-majority_points = points pour une majorité
field-mixed_tracks = pistes mêlées
field-moon = lune, piste de droite
field-more_animals = animaux de plus à la chasse
field-more_huts = huttes de plus d’un coup
field-most_huts = points pour le plus de huttes
field-most_huts_shared = points en cas de partage
field-most_steps = pas au maximum
field-once = une fois par joueur
field-open_region = ouvre la région
field-region = région
field-regions = en régions
field-rule = règle
field-sea_routes = routes maritimes
field-space = case
field-spaces = cases
field-start_area = départ
field-stash_bags = sacs d’une cachette
field-stash_food = nourriture d’une cachette
field-stay = les éclaireurs peuvent rester
field-steps = pas
field-steps_from_fire = pas de plus depuis un feu
field-steps_with_boats = pas de plus avec bateaux
field-steps_with_marker = pas de plus avec le marqueur
field-storage = réserve
field-sun = soleil, piste de gauche
field-take_food = nourriture en prenant une tuile
field-test = condition
field-tiles = tuiles
field-turn_food = nourriture à chaque tour
field-turns_left_others = derniers tours des autres
field-turns_left_trigger = derniers tours du déclencheur
field-value = valeur
field-vp_cards = cartes de points
field-width = largeur
field-x = horizontal
field-y = vertical
value-above = au-dessus
value-beginner = débutant
value-below = en dessous
value-black = noir
value-blue = bleu
value-build = une hutte gratuite
value-build_and_gain = une hutte et des vivres
value-buy_card = une carte
value-cook = cuisiner
value-draw_animal = un animal
value-end = la fin
value-expert = expert
value-feast = festin
value-fire = feu
value-fire_tile = tuile feu
value-forest = forêt
value-gain = gain
value-gather_discard = une tuile de cueillette
value-gathering = cueillette
value-lake = lac
value-left = à gauche
value-movement = déplacement
value-open_region_2 = ouvre la région II
value-open_region_3 = ouvre la région III
value-peek = un regard secret
value-red = rouge
value-restock = des animaux reviennent
value-right = à droite
value-second_scouts = seconds éclaireurs
value-settle = construire
value-settlement = village
value-take_invention = une invention
value-tunnel = tunnel
value-yellow = jaune

## Why not

why-no-such-thing = Il n’y a rien de tel sur la table en ce moment.
why-over = La partie est terminée.
why-watching = Tu regardes. Seuls les joueurs de cette table jouent.
why-chance = Le hasard décide. Attends un instant.
why-not-your-turn = C’est à { $name } de décider. Attends ton tour.
why-asked = Réponds d’abord à la question, ou annule.
why-scout-first = Choisis d’abord l’éclaireur que tu utilises.
why-move-first = Déplace d’abord l’éclaireur : il doit aller quelque part.
why-start-first = Choisis d’abord une invention de départ.
why-acted = Tes éclaireurs ont agi. Termine le tour, ou annule.
why-move-on = L’éclaireur ne peut pas rester où il est.
why-closed =
    { $count ->
        [0] La région { $region } est fermée.
        [one] La région { $region } est fermée : il manque { $count } tuile hutte.
       *[other] La région { $region } est fermée : il manque { $count } tuiles hutte.
    }
why-no-boats = { $area } : seule une route maritime y mène, et tu n’as pas de bateaux.
why-too-far =
    { $count ->
        [one] { $area } : trop loin. Ton éclaireur peut faire { $count } pas.
       *[other] { $area } : trop loin. Ton éclaireur peut faire { $count } pas.
    }
why-other-region = { $area } : ce feu est dans une autre région.
why-fire-first = Choisis d’abord un feu pour l’éclaireur.
why-full = Ta réserve est pleine : la nourriture serait perdue.
why-owned = { $card } : tu as déjà cette invention, et une de chaque sorte suffit.
why-pile-empty = Il ne reste aucune carte de points.
why-nothing-to-cover = Une carte de points se pose sur une de tes inventions, et aucune n’est libre.
why-paid = Tu as payé une carte, tu en prends donc une.
why-covered = { $card } : une carte de points la couvre déjà.
why-other-kind = Cette piste porte une autre sorte que celle-ci : { $tile }.
why-on-the-fire = Ils sont déjà tous au feu.
