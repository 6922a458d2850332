### Ce qui figure sur la table dessinée.

a-dike = Digue
a-hut = Cabane
a-ship = Bateau { $ship }
at-the-end = à la fin
bank-changes = { $vatus } vatus deviennent { $points } points, reste { $left }
bank-told = { $full } deviennent { $points } points
boat-of = { $name }
cell-empty = { $cell } : vide
cell-island = { $cell }, { $tile }. Cabanes : { $huts }. Dessins : { $drawings }. Touristes : { $tourists } sur { $room }.
cell-name = Case { $cell }
cell-ocean = { $cell }, { $tile }. Poissons : { $fish }. Trésors : { $treasures }. Bateaux : { $boats }.
cell-short = { $cell }
cell-sunk = { $cell }, { $tile } : engloutie
cell-water = Eau : { $water }, la prochaine montée ajoute { $coming }.
cube-label =
    { $points ->
        [one] { $good } { $island-on } pour { $vatus } : { $points } point
       *[other] { $good } { $island-on } pour { $vatus } : { $points } points
    }
dikes-left =
    { $count ->
        [one] { $count } digue restante
       *[other] { $count } digues restantes
    }
draft-build =
    { $what ->
        [both] Cabane et digue, { $cell }
        [hut] Cabane, { $cell }
       *[dike] Digue, { $cell }
    }
draft-buy = Acheter : { $good }
draft-character = { $character } : { $does }
draft-draw = Dessiner { $island-on }
draft-explore = Trésor de { $value }
draft-fish = Poisson de { $value }
draft-give-up = Abandonner : { $action }
draft-markers = { $actions }
draft-move = { $action } → { $to }
draft-nothing = { $action } : marqueurs retirés
draft-rest = Regarder les jetons de repos
draft-sail = Naviguer vers { $cell }
draft-sell =
    { $count ->
        [one] Vendre { $count } tuile : +{ vatus }
       *[other] Vendre { $count } tuiles : +{ vatus }
    }
draft-tourist = Touriste { $island-to } : +{ vatus }
final-now = Si la partie s’arrêtait
first-wins-ties = Le premier l’emporte
fish-tiles =
    { $count ->
        [one] { $count } tuile poisson de valeur { $value }
       *[other] { $count } tuiles poisson de valeur { $value }
    }
foot-give-up = Céder
foot-move = Déplacer
foot-nothing = Rien
foot-preach = Prêcher
foot-tie = égalité
foot-you = Toi
hut-label = Cabane { $island-on } pour { $vatus }
huts-left =
    { $count ->
        [one] { $count } cabane restante
       *[other] { $count } cabanes restantes
    }
huts-of = { $name } { $count }
islands-sunk = { $sunk } sur { $lost } englouties
log-counted = à la fin
log-full = bateau { $ship } complet
log-gave-up = abandonné
log-no-ship = aucun bateau n’en veut
log-nothing = impossible, marqueurs retirés
log-on = sur { $cell }
log-rested = un jeton de repos
log-rolled =
    { $count ->
        [one] l’eau monte après { $count } action
       *[other] l’eau monte après { $count } actions
    }
log-sailed = vers { $cell }
log-ship = sur le bateau { $ship }
log-tile = { $tile } en { $cell }
log-to = →
log-value = de { $value } en { $cell }
markers-left =
    { $count ->
        [one] { $count } marqueur restant
       *[other] { $count } marqueurs restants
    }
next-tiles = Manche suivante
ocean-name = Océan { $cell }
round = Manche
sell-which = Poissons à vendre
ship-label = Bateau { $ship }. Demande : { $wants }. Chargé : { $loaded }.
short-artist = dessins mieux payés
short-ask-govern = { $action } : vers quelle action ?
short-ask-mark =
    { $count ->
        [one] Où va ton marqueur ?
       *[other] Où vont tes { $count } marqueurs ?
    }
short-ask-neutral = Où va un marqueur neutre ? Il en reste { $count }
short-ask-sell = Combien de poissons de { $value } ? Prix { $price }
short-ask-turn = Quelle action maintenant ?
short-beggar = points contre vatus
short-builder = cabanes moins chères
short-buyer = un second cube
short-diver = vatus par trésor
short-fisher = points par poisson
short-governor = déplace une pile
short-guide = points par dessin
short-name-rest = Repos
short-navigator = pas gratuits
short-preacher = agit quand même
short-told-bought = A exporté : { $good }
short-told-brought-tourist = Touriste { $island-to }
short-told-built =
    { $what ->
        [hut] Cabane { $island-on }
        [dike] Digue { $island-on }
       *[both] Cabane, digue { $island-on }
    }
short-told-drew = Dessin { $island-on }
short-told-explored = Trésor de { $value }
short-told-fished = Poisson de { $value }
short-told-governed = { $action } → { $to }
short-told-laid-tile = { $tile } en { $cell }
short-told-programmed = Marqueur : { $action }
short-told-rested = Un jeton de repos
short-told-sailed = Vers { $cell }
short-told-sold-fish = Poisson vendu : +{ $vatus }
short-told-took-back =
    { $given_up ->
        [yes] Abandonne : { $action }
       *[no] { $action } : rien
    }
short-told-took-character = { $character }
short-vendor = vend partout
short-water-stays = { $water } au lieu de { $before }
side-label = Digue { $island-on }, { $side }, pour { $vatus }
space-held = { $action } : { $stacks }. { $name } a la majorité.
space-lost = Impossible pour toi maintenant : les marqueurs seraient seulement retirés.
space-open = { $action } : { $stacks }.
stack-neutral = neutres { $count }
stack-of = { $name } { $count }
steps-label = Un trajet de { $steps } pas
steps-short = { $steps } pas
take-back = Reprendre un marqueur : { $action }
text-beside = Îles voisines
text-players = Joueurs
text-yours = À toi
the-characters = Personnages
the-spaces = Les neuf actions
tiles-to-lay = À poser
tip-before = { $name } passe avant toi ici.
tip-behind = { $name } attend derrière toi ici.
tip-die =
    { $count ->
        [one] L’eau monte après { $count } action.
       *[other] L’eau monte après { $count } actions.
    }
tip-hut-vatus = Pour toi maintenant : { $vatus }.
tip-neutral =
    { $count ->
        [one] { $count } marqueur neutre est posé ici : tu n’agiras qu’avec plus de marqueurs à toi.
       *[other] { $count } marqueurs neutres sont posés ici : tu n’agiras qu’avec plus de marqueurs à toi.
    }
tip-no-ship = Aucun bateau n’a de caisse pour lui.
tip-ocean-left = Il reste : poissons { $fish }, trésors { $treasures }. Le prochain vaut autant.
tip-penalty =
    { $points ->
        [one] À la fin, l’eau coûte { $points } point à qui a une cabane ici.
       *[other] À la fin, l’eau coûte { $points } points à qui a une cabane ici.
    }
tip-sinks =
    { $count ->
        [one] Elle sombre dans { $count } action, sauf si des digues retiennent assez d’eau.
       *[other] Elle sombre dans { $count } actions, sauf si des digues retiennent assez d’eau.
    }
tip-slot =
    { $points ->
        [one] Le prochain va sur le bateau { $slot } en partant du haut : { $points } point.
       *[other] Le prochain va sur le bateau { $slot } en partant du haut : { $points } points.
    }
tip-sunk = La mer l’a engloutie. Personne ne peut plus s’en servir.
tip-would-follow = Avec un marqueur de plus, tu passerais ici après { $who }.
tip-would-lead = Avec un marqueur de plus, tu passerais ici en premier.
top-first = du haut
treasure-tiles =
    { $count ->
        [one] { $count } trésor de valeur { $value }
       *[other] { $count } trésors de valeur { $value }
    }
vatus-then = puis { $vatus }
verb-give-up = Abandonner
verb-lay = Poser
verb-look = Regarder
verb-take = Prendre
volcano-island = { $tile } : { $huts } cabanes, { $drawings } dessins, { $tourists } touristes
volcano-ocean = { $tile }. Poissons : { $fish }. Trésors : { $treasures }.
water-later = Crue manche { $round }
water-never = L’eau ne monte plus
water-next = L’eau monte à la manche { $round }
water-over = Plus de crue
water-rises =
    { $count ->
        [one] L’eau monte après cette action
       *[other] L’eau monte après { $count } actions
    }
water-soon =
    { $count ->
        [one] Crue juste après
       *[other] Crue dans { $count }
    }
water-stays = Eau en { $cell } : { $water } au lieu de { $before }
would-build = Tu pourrais construire en { $cells }.
would-buy = Tu pourrais acheter en { $cells } : jusqu’à { points }.
would-dike = Ou une digue pour { vatus }, ou les deux : elle protège de l’eau un côté d’une île.
would-draw = Tu pourrais dessiner en { $cells } : { points }.
would-explore = Tu trouverais un trésor de valeur { $value }.
would-fish = Tu pêcherais du poisson de valeur { $value }.
would-nothing = En l’état, tu ne pourrais pas le faire.
would-rest =
    { $value ->
        [one] Il reste { $value } jeton de repos.
       *[other] Il reste { $value } jetons de repos.
    }
would-sail = Tu pourrais naviguer vers { $cells }.
would-sell = Tout ton poisson rapporterait { vatus }.
would-tourist = Tu pourrais amener un touriste en { $cells } : jusqu’à { vatus }.
