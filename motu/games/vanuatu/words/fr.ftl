### Vanuatu. Les fichiers des langues ont les mêmes sections.

## Names

# .the, .on and .to are parts of a sentence.
name-sail = Naviguer
name-build = Construire
name-explore = Explorer
name-fish = Pêcher
name-sell = Vendre
name-buy = Acheter
name-draw = Dessiner
name-tourist = Touriste
name-rest = Se reposer
name-artist = Dessinateur
name-beggar = Mendiant
name-builder = Bâtisseur
name-buyer = Acheteur
name-diver = Plongeur
name-fisher = Pêcheur
name-governor = Gouverneur
name-guide = Guide
name-navigator = Navigateur
name-preacher = Prêcheur
name-vendor = Vendeuse
name-kava = Kava
name-copra = Coprah
name-beef = Bœuf
tile-efate = Éfaté
    .the = Éfaté
tile-island = Île { $tile }
    .the = l’île { $tile }
isle = Île { $cell }
    .the = l’île { $cell }
    .on = sur { $cell }
    .to = sur { $cell }
tile-ocean = Océan { $tile }
    .the = l’océan { $tile }
side-e = est
side-se = sud-est
side-sw = sud-ouest
side-w = ouest
side-nw = nord-ouest
side-ne = nord-est
token-first = Premier joueur
token-both = Un vatu et un point
token-point = Un point
token-coin = Un vatu
vatus =
    { $vatus ->
        [one] { $vatus } vatu
       *[other] { $vatus } vatus
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cubes =
    { $good ->
        [kava] { $count } kava
        [copra] { $count } coprah
       *[beef] { $count } bœuf
    }
without-cubes = aucun cube

## Steps of a round

step-tiles = Pose des tuiles
step-neutral = Marqueurs neutres
step-characters = Personnages
step-markers = Marqueurs
step-act = Actions
step-confirm = Fin du tour
step-chance = Tuiles et bateaux apparaissent
step-over = La fin

## Questions

ask-place =
    { $count ->
        [1] Où poses-tu la seconde tuile ?
       *[other] Quelle tuile poses-tu d’abord, et où ?
    }
ask-neutral =
    { $count ->
        [one] Où poses-tu le dernier marqueur neutre ?
       *[other] Où poses-tu un marqueur neutre ? Il t’en reste { $count }.
    }
ask-character = Quel personnage prends-tu pour cette manche ?
ask-mark =
    { $count ->
        [one] Sur quelle action poses-tu ton marqueur ?
       *[other] Sur quelles actions poses-tu tes { $count } marqueurs ?
    }
ask-turn = Quelle action fais-tu maintenant ? Ses marqueurs reviennent.
ask-govern = Où le gouverneur déplace-t-il tes marqueurs de { $action } ?
ask-sail = Où va ton bateau ?
ask-build = Que construis-tu, et où ?
ask-sell = Combien de tuiles poisson de valeur { $value } vends-tu ? Le prix est { $price }.
ask-buy = Quel cube achètes-tu ?
ask-second = { $good } : en prends-tu un second, gratuitement ?
ask-draw = Où dessines-tu ?
ask-tourist = Où amènes-tu le touriste ?
ask-rest = Quel jeton de repos gardes-tu ?
ask-beg = Tous tes marqueurs sont revenus. Changes-tu des points en vatus ?
ask-confirm = Termine ton tour ou annule.

## Answers

resolve = { $action }
resolve-nothing = { $action } : impossible, reprendre les marqueurs
give-up = Abandonner { $action }
preach = Prêcheur : { $action }
govern = Gouverneur : déplacer { $action }
to-space = Vers { $action }
sell-treasure = Vendre un trésor pour { vatus }
beg =
    { $points ->
        [0] Ne rien mendier
        [one] Donner { $points } point pour autant de vatus
       *[other] Donner { $points } points pour autant de vatus
    }
sail-to = Vers { $cell } pour { vatus }
sail-free = Vers { $cell } gratuitement
sell-tiles =
    { $count ->
        [0] Aucune de valeur { $value }
       *[other] { $count } de valeur { $value }
    }
build-hut = Une cabane { $island-on } pour { vatus }
build-dike = Une digue { $island-on }, { $side }, pour { vatus }
build-both = Une cabane et une digue { $island-on }, { $side }, pour { vatus }
buy-cube =
    { $points ->
        [0] { $good } { $island-on } pour { vatus } : aucun bateau n’en veut
        [one] { $good } { $island-on } pour { vatus } : { $points } point
       *[other] { $good } { $island-on } pour { vatus } : { $points } points
    }
second-yes = En prendre un second : { points }
second-no = Y renoncer
draw-on = Dessiner { $island-on }
bring-to = Le touriste { $island-to } : { vatus }
lay-tile = { $tile } en { $cell }
end-turn = Terminer le tour

## What happened

told-laid-start = { $cell } : { $tile }
told-revealed = Sur le volcan : { $tile-the }
told-ship-arrived = Le bateau { $ship } est arrivé : { $goods }
told-tourists-came =
    { $count ->
        [one] { $count } touriste est arrivé à l’office
       *[other] { $count } touristes sont arrivés à l’office
    }
told-became-first =
    { $you ->
        [yes] Tu es maintenant premier joueur
       *[no] { $name } commence désormais
    }
told-began =
    { $you ->
        [yes] Manche { $round } : tu commences
       *[no] Manche { $round } : { $name } commence
    }
told-rolled = Le dé montre { $count }
told-stocked = Nouveaux cubes { $island-on } : { $cubes }
told-laid-tile = { did } posé { $tile-the } en { $cell }
told-offered = Proposé : { $character }
told-took-character = { did } pris la carte : { $character }
told-programmed =
    { $neutral ->
        [yes] { did } posé un marqueur neutre : { $action }
       *[no] { did } posé un marqueur : { $action }
    }
told-took-back =
    { $given_up ->
        [yes] { did } abandonné : { $action }
       *[no] { did } trouvé impossible : { $action }
    }
told-preached = { did } appelé le prêcheur : { $action }
told-governed = { did } déplacé des marqueurs avec le gouverneur : { $action } → { $to }
told-sold-treasure = { did } vendu un trésor pour { vatus }
told-begged = { did } mendié : { points } pour autant de vatus
told-converted = { did } changé { vatus } en { points }
told-sailed = { did } navigué vers { $cell } pour { vatus }
told-built =
    { $what ->
        [hut] { did } construit une cabane { $island-on } pour { vatus }
        [dike] { did } construit une digue { $island-on } pour { vatus }
       *[both] { did } construit une cabane et une digue { $island-on } pour { vatus }
    }
told-explored =
    { $vatus ->
        [0] { did } trouvé un trésor de valeur { $value }
       *[other] { did } trouvé un trésor de valeur { $value } et gagné { vatus }
    }
told-fished =
    { $points ->
        [0] { did } pêché du poisson de valeur { $value }
       *[other] { did } pêché du poisson de valeur { $value } et marqué { points }
    }
told-sold-fish =
    { $count ->
        [one] { did } vendu { $count } tuile poisson pour { vatus }, le prix est maintenant { $price }
       *[other] { did } vendu { $count } tuiles poisson pour { vatus }, le prix est maintenant { $price }
    }
told-bought =
    { $ship ->
        [0] { did } acheté un cube dont aucun bateau ne veut : { $good }
       *[other]
            { $from ->
                [reserve] { did } chargé un second cube sur le bateau { $ship } : { $good }, { points }
               *[island] { did } chargé un cube sur le bateau { $ship } : { $good }, { points }
            }
    }
told-filled-ship = { did } rempli le bateau { $ship } et marqué { points }
told-drew = { did } dessiné { $island-on } et marqué { points }
told-brought-tourist =
    { $points ->
        [0] { did } amené un touriste { $island-to } et gagné { vatus }
       *[other] { did } amené un touriste { $island-to }, gagné { vatus } et marqué { points }
    }
told-looked = { did } regardé les jetons de repos
told-rested =
    { $count ->
        [one] { did } gardé un jeton de repos, il en reste { $count }
       *[other] { did } gardé un jeton de repos, il en reste { $count }
    }
told-kept-token = Ton jeton de repos : { $token }
told-water-rose = L’eau monte : { $islands }
told-sank = La mer a englouti { $island-the }
told-all-lost = { $count } îles ont sombré : tout le monde a perdu
told-rest-paid = { did } retourné un jeton de repos : { $token }
told-counted = { did } marqué { points } à la fin : { $parts }
scored-for = { $source } { $points }
water-on = { $island-the } +{ $count }
water-nowhere = nulle part

## Points

score-drawings = Dessins
score-goods = Exportations
score-ships = Bateaux complets
score-fisher = Le pêcheur
score-guide = La guide
score-bank = Dix vatus
score-rest = Jetons de repos
score-begged = Mendié
score-first_player = Premier joueur
score-vatus = Vatus restants
score-treasures = Trésors
score-huts = Cabanes
score-water = Eau
projected = + à la fin

## Settings

seats-2 = À deux, on joue selon une fiche de l’éditeur : des marqueurs neutres sur les actions, cinq personnages au choix, et pas d’océan pour les deux bateaux.
setting-characters = Personnages
    .about = Si chacun prend un personnage à chaque manche.
setting-characters-on = Avec personnages
    .about = La partie normale, et la seule à deux.
setting-characters-off = Sans
    .about = Une partie plus dure, à trois, quatre ou cinq.
setting-rising_waters = Montée des eaux
    .about = La petite extension : la mer monte et des îles sombrent.
setting-rising_waters-off = Mer calme
    .about = Le jeu de base.
setting-rising_waters-on = L’eau monte
    .about = Construis des digues ; avec trois îles englouties, tout le monde perd.
setting-sell_price_drop_per = Prix du poisson
    .about = Quand le prix baisse.
setting-sell_price_drop_per-action = Par vente
    .about = Une fois pour toute la vente.
setting-sell_price_drop_per-tile = Par tuile
    .about = Après chaque tuile, la plus forte d’abord.
setting-water_penalty_per = Pénalité d’eau
    .about = Comment l’eau compte à la fin.
setting-water_penalty_per-player_island = Par île
    .about = Une fois par île avec une cabane à soi.
setting-water_penalty_per-hut = Par cabane
    .about = Pour chaque cabane à soi.
setting-flood_at_the_end = Crue tardive
    .about = Ce que devient un dé non épuisé.
setting-flood_at_the_end-yes = Elle monte
    .about = L’eau monte quand le dernier marqueur part.
setting-flood_at_the_end-no = Pas de crue
    .about = Le dé est retiré.
setting-governor_may_repeat = Gouverneur encore
    .about = Si le gouverneur mène à une action déjà faite.
setting-governor_may_repeat-yes = Partout
    .about = N’importe quel autre espace.
setting-governor_may_repeat-no = Pas encore
    .about = Aucune action faite dans cette manche.
setting-governor_counts_for_flood = Gouverneur et dé
    .about = Si son déplacement baisse le dé.
setting-governor_counts_for_flood-no = Non
    .about = Seules les actions faites le baissent.
setting-governor_counts_for_flood-yes = Oui
    .about = Son déplacement le baisse aussi.
setting-retrieval_counts_for_flood = Piles et dé
    .about = Si une pile reprise sans agir baisse le dé.
setting-retrieval_counts_for_flood-no = Non
    .about = Seules les actions faites le baissent.
setting-retrieval_counts_for_flood-yes = Oui
    .about = Chaque pile le baisse.
setting-vendor_needs_island = Vendeuse
    .about = Où vend la vendeuse.
setting-vendor_needs_island-yes = Près d’une île
    .about = Une île doit toucher le bateau.
setting-vendor_needs_island-no = Partout
    .about = En pleine mer aussi.
setting-placement_pair_lookahead = Deux tuiles
    .about = Si la première tuile peut gâcher la dernière case de la seconde.
setting-placement_pair_lookahead-yes = Elle ne peut pas
    .about = S’il y a une autre façon.
setting-placement_pair_lookahead-no = Elle peut
    .about = Chaque tuile pour elle-même.
setting-confirm_end_of_turn = Fin du tour
    .about = Si tu confirmes la fin d’une pose ou d’un tour.
setting-confirm_end_of_turn-off = Aussitôt
    .about = Le tour passe de lui-même.
setting-confirm_end_of_turn-on = Valider
    .about = Le tour t’attend, pour que tu puisses annuler.

## The table as text

board-action = Action
board-boat = Bateau
board-boats = Bateaux
board-cell = Case
board-character = Personnage
board-characters = Disponibles : { $names }
board-drawings = Dessins
board-fish = Poisson
board-flood = Dé { $die }, digues restantes { $dikes }, îles englouties { $sunk } sur { $lost }
board-goods = Marchandises
board-harbour = Port
board-holder = Majorité
board-huts = Cabanes
board-islands = Îles
board-loaded = chargé : { $goods }
board-markers = Marqueurs
board-neutral = Neutres
board-oceans = Océans
board-office = Touristes à l’office : { $count }
board-player = Joueur
board-players = Joueurs
board-points = Points
board-price = Prix du poisson : { $price }
board-projected = À la fin
board-rests = Repos
board-round = Manche { $round } sur { $rounds }
board-ship = Bateau
board-sinks = sombre !
board-spaces = Actions
board-sunk = engloutie
board-tile = Tuile
board-tourists = Touristes
board-treasures = Trésors
board-turn = { $name } : { $step }
board-used = utilisé
board-vatus = Vatus
board-volcano = Volcan : { $tiles }
board-wants = demande : { $goods }
board-water = Eau
board-your-tokens = Tes jetons de repos : { $tokens }

## What the pieces do

tip-sail =
    { $vatus ->
        [one] Jusqu’à { $steps } pas d’océan en océan, { $vatus } vatu chacun.
       *[other] Jusqu’à { $steps } pas d’océan en océan, { $vatus } vatus chacun.
    }
tip-build = Une cabane sur une île près de ton bateau, pour { vatus }. À la fin elle rapporte { points } par touriste.
tip-explore = Un trésor aussi précieux qu’il y a de trésors sous ton bateau. Vends-le à ton tour pour sa valeur, ou marque { points } pour chacun à la fin.
tip-fish = Du poisson aussi précieux qu’il y a de poissons sous ton bateau. Il faut le vendre.
tip-sell = Autant de tuiles poisson que tu veux, près d’une île avec ta cabane : valeur fois prix. Puis le prix baisse.
tip-buy = Un cube d’une île près de ton bateau pour son prix. Il va sur le bateau le plus haut qui en veut et rapporte ; la dernière caisse rapporte { points } de plus.
tip-draw = Un dessin sur une place libre d’une île près de ton bateau : { points }.
tip-tourist = Un touriste de l’office vers une île près de ton bateau : un vatu par cabane.
tip-rest = Regarde les jetons de repos restants et gardes-en un jusqu’à la fin de la manche.
tip-artist = Un dessin rapporte { $count } points au lieu de { $usual }.
tip-beggar = Une fois, change jusqu’à { $count } points en autant de vatus.
tip-builder =
    { $count ->
        [one] Une cabane coûte { $count } vatu au lieu de { $usual }.
       *[other] Une cabane coûte { $count } vatus au lieu de { $usual }.
    }
tip-buyer = Tu peux prendre gratuitement dans la réserve un second cube de la marchandise achetée.
tip-diver =
    { $count ->
        [one] Un trésor rapporte { $count } vatu par point de valeur.
       *[other] Un trésor rapporte { $count } vatus par point de valeur.
    }
tip-fisher =
    { $count ->
        [one] Une pêche rapporte { $count } point par point de valeur.
       *[other] Une pêche rapporte { $count } points par point de valeur.
    }
tip-governor = Une fois, au lieu d’agir, déplace une pile entière à toi vers un autre espace.
tip-guide =
    { $count ->
        [one] Un touriste rapporte { $count } point par dessin sur l’île.
       *[other] Un touriste rapporte { $count } points par dessin sur l’île.
    }
tip-navigator = Tu navigues jusqu’à { $usual } pas gratuitement.
tip-preacher = Une fois, si tu n’as nulle part le plus de marqueurs, fais tout de même une de tes actions.
tip-vendor = Tu vends près de n’importe quelle île, sans cabane à toi.
tip-good = Coûte { vatus }, rapporte { points } sur un bateau.
tip-first = À la fin de la manche, tu deviens premier joueur.
tip-token = À la fin de la manche, il rapporte { vatus } et { points }.
tip-island = Places pour cabanes : { $huts }, pour dessins : { $drawings }, pour touristes : { $tourists }.
tip-goods = Ses marchandises : { $cubes }.
tip-ocean = Imprimé : poissons { $fish }, trésors { $treasures }.
tip-ship = Il prend { $goods }. La dernière caisse rapporte { points } de plus.
tip-treasure = Vends-le à ton tour pour { vatus }, ou garde-le : { points } à la fin.
tip-fish-tile = Vendu près d’une île avec ta cabane, il rapporte sa valeur fois le prix. Invendu à la fin : { vatus } par point de valeur.
tip-dike = Coûte { vatus } lors d’une construction et protège un côté d’une île.
tip-water = Avec { $count } marqueurs d’eau, une île sombre. Avec { $islands } îles englouties, tout le monde perd.

## What is printed

group-action = Actions
group-amounts = Coûts et points
group-bank = Banque
group-cell = Cases du plateau
group-character = Personnages
group-final = Décompte final
group-fish_market = Marché au poisson
group-fish_tile = Tuiles poisson
group-good = Marchandises
group-harbour = Port
group-island = Îles
group-ocean = Océans
group-rest_token = Jetons de repos
group-rising_waters = Montée des eaux
group-ship = Bateaux
group-tourist_tile = Tuiles touriste
group-treasure_tile = Tuiles trésor
group-two_players = Deux joueurs
group-volcano = Volcan
field-action = action
field-beef = bœuf
field-boats_start = départ des bateaux
field-colour = couleur
field-copra = coprah
field-count = tuiles
field-cube_total = cubes
field-cubes = cubes
field-die_faces = faces du dé
field-dike_vatus = vatus pour une digue
field-dikes = digues
field-drawing_points = points pour un dessin
field-drawing_total = places pour dessins
field-drawings = dessins
field-first_player = premier joueur
field-first_player_points = points du premier joueur
field-fish = poisson
field-fish_total = poissons
field-full = plein à
field-goods = caisses
field-hut_vatus = vatus pour une cabane
field-huts = cabanes
field-kava = kava
field-last_crate_points = points pour la dernière caisse
field-letter = lettre
field-letters = ordre des lettres
field-lost_at = perdu avec îles englouties
field-marker_passes = marqueurs par passe
field-markers = marqueurs
field-most_points = points au plus
field-most_steps = pas au plus
field-neutral_first = marqueurs neutres, premier joueur
field-neutral_second = marqueurs neutres, second joueur
field-number = numéro
field-offered = personnages proposés
field-penalty = points perdus selon l’eau
field-printed_players = joueurs selon le livret
field-points_per_drawing = points par dessin
field-points_per_fish = points par poisson
field-points_per_tourist = points d’une cabane par touriste
field-points_per_treasure = points par trésor
field-price = prix
field-prices = prix
field-q = vers la droite
field-r = vers le bas
field-role = rôle
field-rounds = manches
field-sinks_at = sombre à
field-slots = emplacements
field-tourist_tile_left_out = tuile touriste écartée, selon les joueurs
field-tourist_total = touristes
field-tourists = touristes
field-treasure_total = trésors
field-treasures = trésors
field-value = valeur
field-vatus = vatus
field-vatus_per_fish = vatus par poisson
field-vatus_per_point = vatus pour un point
field-vatus_per_step = vatus par pas
field-vatus_per_treasure = vatus par trésor
field-water_markers = marqueurs d’eau
field-zone = où
value-green = vert
value-island = une île
value-none = partout
value-open = pour les tuiles suivantes
value-red = rouge
value-sea = l’océan du bateau
value-start_island = île de départ
value-start_ocean = océan de départ
value-white = blanc

## Why not

why-no-such-thing = Il n’y a rien de tel sur la table en ce moment.
why-over = La partie est finie.
why-watching = Tu regardes la partie. Seules les personnes à la table peuvent jouer.
why-chance = Tuiles et bateaux apparaissent. Attends un instant.
why-not-your-turn = C’est à { $name } de jouer. Attends que ton tour revienne.
why-asked = Réponds d’abord à la question, ou annule pour faire autre chose.
why-tile-first = Pose d’abord les tuiles du volcan.
why-neutral-first = Pose d’abord tes marqueurs neutres.
why-character-first = Prends d’abord un personnage.
why-mark-first = Pose d’abord tes marqueurs sur les actions.
why-turn-first = Choisis d’abord une de tes piles.
why-acted = Tu as agi. Termine le tour, ou annule.
why-action-first = Choisis d’abord l’action, ensuite l’endroit.
why-not-programmed = { $action } : impossible d’ici, même après les actions que tu as prévues.
why-no-marker = { $action } : tu n’y as aucun marqueur.
why-neutral = { $action } : les marqueurs neutres sont trop nombreux. Avec un personnage de cette action, autant suffisent.
why-more-markers = { $action } : { $name } y a plus de marqueurs. Quand ils seront partis, regarde encore.
why-earlier = { $action } : { $name } a autant de marqueurs et joue plus tôt.
why-same-space = Les marqueurs y sont déjà. Choisis un autre espace.
why-performed = { $action } : tu l’as déjà fait dans cette manche.
why-cell-taken = Une tuile s’y trouve déjà.
why-cell-lonely = Une tuile doit en toucher deux autres.
why-cell-rules = Les îles ne se touchent jamais, un océan touche une île, et la seconde tuile a besoin d’une place.
why-tile-waits = { $tile } n’a pas de case maintenant. Pose d’abord l’autre tuile.
why-no-ocean = Les bateaux ne vont que sur les océans.
why-boat-there = L’autre bateau s’y trouve. Tu peux passer, mais pas t’arrêter.
why-too-far = C’est trop loin : un trajet a jusqu’à trois pas, et tu as { vatus }.
why-no-detour = Il n’y a pas de chemin plus long de tant de pas, ou tu ne peux pas le payer.
why-not-beside = Aucune île près de ton bateau ne s’y trouve.
why-no-place = Toutes les places de cabane y sont prises.
why-no-huts = Il ne te reste aucune cabane.
why-hut-cost = Une cabane coûte { vatus }. Tu as { $held }.
why-dike-there = Ce côté a une digue.
why-no-dikes = Il ne reste aucune digue.
why-dike-cost = Une digue coûte { vatus }. Tu as { $held }.
why-cube-cost = { $good } : le prix est { vatus }. Tu as { $held }.
why-no-drawing = Aucune place de dessin n’y est libre.
why-no-room = Cette île est pleine de touristes.
why-other-value = Il s’agit maintenant des tuiles de valeur { $value }.
why-sell-one = Qui vend vend au moins une tuile.
why-used-up = Ton personnage a déjà servi dans cette manche.
why-beg-how-much = Choisis combien de points tu donnes.
why-majority = Le prêcheur n’aide que là où l’action est possible, et si tu n’as nulle part le plus de marqueurs.
why-no-target = Il n’y a aucun espace où le gouverneur pourrait déplacer une pile.
why-by-itself = Ton personnage aide de lui-même quand tu fais l’action.
why-no-beggar = Seul le mendiant change des points en vatus.
why-beg-something = Pour ne rien mendier, inutile de demander.
why-few-points = Tu n’as que { points } à donner.
