### Pagaie. The files of the languages have the same sections.

## Names

# .the stands as the object of a sentence, .kind as well, where the tile itself can be seen.

name-seahorse = Hippocampe
    .the = l’hippocampe
name-manta = Raie manta
    .the = la raie manta
name-octopus = Poulpe
    .the = le poulpe
name-fish = Poisson
    .the = le poisson
name-turtle = Tortue
    .the = la tortue
name-parrot = Perroquet
    .the = le perroquet
name-crab = Crabe
    .the = le crabe
name-hut = Hutte
    .the = la hutte
    .kind = la hutte
name-tiki = Tiki
    .the = le tiki
    .kind = le tiki
name-bottle = Bouteille
    .the = la bouteille
cell-empty = –
    .the = –
tile-sea = Mer ({ $nw }, { $ne }, { $se }, { $sw })
    .the = la tuile de mer ({ $nw }, { $ne }, { $se }, { $sw })
    .kind = la tuile de mer
tile-sand = Sable ({ $nw }, { $ne }, { $se }, { $sw })
    .the = la tuile de sable ({ $nw }, { $ne }, { $se }, { $sw })
    .kind = la tuile de sable
line-row = Ligne { $which }
    .from = de la ligne { $which }
    .in = la ligne { $which }
line-column = Colonne { $which }
    .from = de la colonne { $which }
    .in = la colonne { $which }
slot = { $at }
icons =
    { $icon ->
        [seahorse]
            { $count ->
                [one] { $count } hippocampe
               *[other] { $count } hippocampes
            }
        [manta]
            { $count ->
                [one] { $count } raie manta
               *[other] { $count } raies manta
            }
        [octopus]
            { $count ->
                [one] { $count } poulpe
               *[other] { $count } poulpes
            }
        [fish]
            { $count ->
                [one] { $count } poisson
               *[other] { $count } poissons
            }
        [turtle]
            { $count ->
                [one] { $count } tortue
               *[other] { $count } tortues
            }
        [parrot]
            { $count ->
                [one] { $count } perroquet
               *[other] { $count } perroquets
            }
        [crab]
            { $count ->
                [one] { $count } crabe
               *[other] { $count } crabes
            }
        [hut]
            { $count ->
                [one] { $count } hutte
               *[other] { $count } huttes
            }
        [tiki]
            { $count ->
                [one] { $count } tiki
               *[other] { $count } tikis
            }
       *[bottle]
            { $count ->
                [one] { $count } bouteille
               *[other] { $count } bouteilles
            }
    }

## Steps of a turn

step-line = Rangée
step-tiles = Tuiles
step-build = Construire
step-flower = Fleur
step-chance = Des tuiles sortent de la pile
step-over = La fin

## Questions

ask-line = Dans quelle ligne ou colonne prends-tu des tuiles ?
ask-tiles =
    { $most ->
        [one] Quelle tuile prends-tu { $line-from } ?
       *[other] Quelles tuiles prends-tu { $line-from } ? { $most } au plus.
    }
ask-build =
    { $todo ->
        [either] Pose ou défausse une tuile : tu en tiens { $held }, le ponton en accueille { $size }.
        [place] Pose une tuile : tu en tiens { $held }, le ponton en accueille { $size }.
        [discard] Défausse une tuile : tu en tiens { $held }, le ponton en accueille { $size }.
        [over] Aucune tuile n’a de place : termine ton tour.
       *[end] Pose une tuile, ou termine ton tour.
    }
ask-end = Termine ton tour, ou annule.
ask-place = Où va { $tile-the } ?
ask-turn = Dans quel sens va la tuile ?
ask-flower = Quelle tuile devient une fleur ?
ask-element = La tuile de { $slot } devient une fleur. Qu’est-ce qui vaut plus maintenant ?

## Answers

take = Prendre { $slots }
place = Placer { $tile-the }
place-from-pontoon = Placer { $tile-the } du ponton
discard = Défausser { $tile-the }
discard-from-pontoon = Défausser { $tile-the } du ponton
end-turn = Terminer le tour
at = Colonne { $column }, ligne { $row }
turn =
    { $quarters ->
        [0] Sans tourner ({ $nw }, { $ne }, { $se }, { $sw })
        [one] { $quarters } quart de tour ({ $nw }, { $ne }, { $se }, { $sw })
       *[other] { $quarters } quarts de tour ({ $nw }, { $ne }, { $se }, { $sw })
    }
flower = { $slot } : { $tile }
element = { $element }

## What happened

told-drew-start-tile =
    { $flowers ->
        [one] { $element } : { $flowers } fleur au départ
       *[other] { $element } : { $flowers } fleurs au départ
    }
told-drew-first =
    { $you ->
        [yes] Tu as la pirogue et commences
       *[no] { $name } a la pirogue et commence
    }
told-dealt = { $slot } : { $tile }
told-day-began =
    { $you ->
        [yes] Jour { $day } sur { $days } : tu commences
       *[no] Jour { $day } sur { $days } : { $name } commence
    }
told-took = { did } pris { $tiles } { $line-from }
told-found-no-tile =
    { $you ->
        [yes] Aucune tuile n’était libre pour toi
       *[no] Aucune tuile n’était libre pour { $name }
    }
told-placed =
    { $covers ->
        [yes]
            { $points ->
                [one] { did } placé { $tile-the } en colonne { $column }, ligne { $row }, sur { $covered } : { $points } point
               *[other] { did } placé { $tile-the } en colonne { $column }, ligne { $row }, sur { $covered } : { $points } points
            }
       *[no]
            { $points ->
                [one] { did } placé { $tile-the } en colonne { $column }, ligne { $row } : { $points } point
               *[other] { did } placé { $tile-the } en colonne { $column }, ligne { $row } : { $points } points
            }
    }
told-discarded =
    { $pontoon ->
        [yes] { did } défaussé { $tile-the } du ponton
       *[no] { did } défaussé { $tile-the }
    }
told-ended-turn =
    { $count ->
        [0] { did } terminé le tour
       *[other] { did } terminé le tour et gardé { $kept }
    }
told-added-flower =
    { $worth ->
        [one] { did } ajouté une fleur ({ $slot }) : { $element-the } vaut { $worth } point
       *[other] { did } ajouté une fleur ({ $slot }) : { $element-the } vaut { $worth } points
    }
told-left-out-flower =
    { $you ->
        [yes] Aucune tuile pour ta fleur
       *[no] Aucune tuile pour la fleur de { $name }
    }
told-day-ended = Le jour { $day } est fini : on reprend les pagaies
told-counted =
    { $points ->
        [one] { did } fini avec { $points } point, bouteilles : { $bottles }
       *[other] { did } fini avec { $points } points, bouteilles : { $bottles }
    }

## Points

score-seahorse = Hippocampes
score-manta = Raies manta
score-octopus = Poulpes
score-fish = Poissons
score-turtle = Tortues
score-parrot = Perroquets
score-crab = Crabes
score-hut = Huttes
score-tiki = Statues tiki
score-bottles = Bouteilles

## Settings

setting-board_size = Plateau
    .about = Combien de lignes et de colonnes de tuiles sont proposées.
setting-board_size-5 = 5 × 5
    .about = Serré : les pagaies bloquent beaucoup.
setting-board_size-6 = 6 × 6
    .about = Plus de tuiles au choix.
setting-start_flowers_sea = Fleurs de départ
    .about = Fleurs sur les tuiles de départ des animaux marins.
setting-start_flowers_sea-1 = Comme imprimé
    .about = Chaque tuile de départ compte ce que dit le fichier du matériel.
setting-start_flowers_sea-2 = Deux
    .about = Celles des animaux marins comptent double.
setting-free_discard = Défausse
    .about = Quand une tuile peut être défaussée.
setting-free_discard-off = Stricte
    .about = Seulement pour une tuile sans place.
setting-free_discard-on = Libre
    .about = Dès que tu en tiens trop.
setting-short_game = Durée
    .about = Combien de jours dure la partie.
setting-short_game-off = Partie entière
    .about = 6, 9 ou 8 jours à deux, trois ou quatre.
setting-short_game-on = Partie courte
    .about = 4, 6 ou 4 jours.
setting-confirm_end_of_turn = Fin du tour
    .about = Si tu confirmes la fin de ton tour.
setting-confirm_end_of_turn-off = Aussitôt
    .about = Un tour sans choix se termine tout seul.
setting-confirm_end_of_turn-on = Valider
    .about = Le tour t’attend, pour que tu puisses annuler.

## The table as text

board-bottles = Bouteilles
board-day = Jour { $day } sur { $days }
board-element = Élément
board-first = { $name } a la pirogue
board-flowers = Fleurs
board-held = En main : { $tiles }
board-island = Île de { $name }
board-offer = Tuiles proposées
board-order = Tours du jour : { $seats }
board-paddle = pagaie de { $name }
board-fixed-paddle = pagaie fixe
board-pickers = Fleurs du jour : { $seats }
board-points = Points
board-stack = Dans la pile : { $sea } mer, { $sand } sable, { $construction } constructions
board-turn = { $name } : { $step }
board-worth = Valeur
board-legend = Minuscules : mer et sable visibles ; ~ mer vide, : sable vide, majuscules : constructions ; un point est hors de l’île
terrain-construction = Construction
terrain-sand = Sable
terrain-sea = Mer
text-blocked = { $tile }, bloquée
text-cell = { $terrain }, { $icon }
text-column = Colonne { $column }
text-flowers = Fleurs, valeurs et ce que chacun montre
text-line = Rangée
text-listed = { $items }
text-places =
    { $count ->
        [one] { $what } : { $count } place
       *[other] { $what } : { $count } places
    }
text-row = Ligne
text-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
text-shown = { $count }, fleur suivante { $next }
text-your-island = Ton île

## What the pieces do

tip-element =
    { $points ->
        [one] Visible, il rapporte { $points } point par fleur de sa sorte.
       *[other] Visible, il rapporte { $points } points par fleur de sa sorte.
    }
tip-bottle =
    { $points ->
        [one] Chacune de celles qu’on voit coûte { $points } point. Recouvre-la.
       *[other] Chacune de celles qu’on voit coûte { $points } points. Recouvre-la.
    }
tip-count =
    { $count ->
        [one] Il y en a { $count } dans la boîte.
       *[other] Il y en a { $count } dans la boîte.
    }
tip-tiles =
    { $count ->
        [one] Il y a { $count } tuile.
       *[other] Il y a { $count } tuiles.
    }
tip-sea = La mer se pose à côté de la mer et la touche par un côté.
tip-sand = Le sable se pose sur au moins deux tuiles de mer.
tip-construction = Une construction se pose sur au moins deux tuiles de sable.

## What is printed

group-board = Plateau
group-bottle = Bouteille
group-element = Éléments
group-fixed_paddle = Pagaie fixe
group-player_count = Selon le nombre de joueurs
group-pontoon = Ponton
group-tile = Tuiles
field-capacity = tuiles
field-cells = cases, dans le sens horaire depuis le haut à gauche
field-columns = colonnes
field-construction_total = constructions
field-costs = coûte
field-count = tuiles
field-days = jours
field-dealt_under = tuiles dessous
field-fixed_paddles = pagaies fixes
field-flowers = qui ajoute des fleurs
field-larger_columns = colonnes du grand plateau
field-larger_rows = lignes du grand plateau
field-lies_on = posée sur
field-paddles = pagaies par joueur
field-players = joueurs
field-points = points par fleur
field-rows = lignes
field-sand_total = tuiles de sable
field-sea_total = tuiles de mer
field-short_days = jours de la partie courte
field-start_flowers = fleurs sur sa tuile de départ
field-start_tile_total = tuiles de départ
field-start_tiles_drawn = tuiles de départ tirées
field-terrain = terrain
field-tile_total = tuiles en tout
field-tiles = tuiles par tour au plus
field-turns = tours par jour
value-before_last = l’avant-dernier
value-bottle = bouteille
value-construction = construction
value-crab = crabe
value-first = le premier
value-fish = poisson
value-hut = hutte
value-last = le dernier
value-last_row = la dernière ligne
value-manta = raie manta
value-nothing = aucune
value-octopus = poulpe
value-parrot = perroquet
value-sand = sable
value-sea = mer
value-seahorse = hippocampe
value-second = le deuxième
value-tiki = tiki (statue)
value-turtle = tortue

## Why not

why-no-such-thing = Il n’y a rien de tel sur la table en ce moment.
why-over = La partie est finie.
why-watching = Tu regardes. Seuls les joueurs de cette table jouent.
why-chance = Des tuiles sortent de la pile. Un instant.
why-not-your-turn = C’est à { $name } de jouer. Attends ton tour.
why-line-first = Choisis d’abord la ligne ou la colonne.
why-line-named = La rangée est choisie. Annule pour en choisir une autre.
why-tiles-first = Choisis d’abord les tuiles que tu prends.
why-tiles-taken = Tu as pris tes tuiles. Maintenant tu construis.
why-building = Choisis d’abord une tuile en main, ou termine ton tour.
why-place-first = Choisis d’abord une place pour la tuile.
why-turn-first = Choisis d’abord comment la tuile est tournée.
why-tile-first = Choisis d’abord une tuile en main.
why-flower-first = Choisis d’abord la tuile qui devient une fleur.
why-slot-first = Choisis d’abord la tuile, puis l’élément de la fleur.
why-element-first = Choisis d’abord l’élément de la fleur.
why-fixed-paddle = { $line } : la pagaie y reste toute la partie.
why-paddle =
    { $you ->
        [yes] { $line } : ta pagaie y reste jusqu’à la fin du jour.
       *[no] { $line } : la pagaie de { $name } y reste jusqu’à la fin du jour.
    }
why-blocked =
    { $you ->
        [yes] { $slot } est sous ta pagaie : { $line-in } est bloquée jusqu’à la fin du jour.
       *[no] { $slot } est sous la pagaie de { $name } : { $line-in } est bloquée jusqu’à la fin du jour.
    }
why-no-free-tile = { $line } : aucune tuile n’y est libre.
why-other-line = { $slot } n’est pas dans { $line-in }. Toutes les tuiles d’un tour viennent de la même rangée.
why-sea-first = Une île commence par une tuile de mer.
why-sand-nowhere = Pas encore de place : le sable se pose sur quatre cases de mer d’au moins deux tuiles.
why-construction-nowhere = Pas encore de place : une construction se pose sur quatre cases de sable d’au moins deux tuiles.
why-sea-there = Il y a déjà une tuile de mer.
why-corner = La mer doit toucher la mer par un côté : un coin ne suffit pas.
why-sand-there = Il y a déjà du sable.
why-construction-there = Il y a une construction : rien ne se pose dessus.
why-sand-on-nothing =
    { $count ->
        [one] { $count } case ne serait sur aucune tuile de mer.
       *[other] { $count } cases ne seraient sur aucune tuile de mer.
    }
why-construction-on-nothing =
    { $count ->
        [one] { $count } case ne serait sur aucune tuile de sable.
       *[other] { $count } cases ne seraient sur aucune tuile de sable.
    }
why-sand-on-one = Elle ne reposerait que sur une tuile de mer. Il en faut au moins deux.
why-construction-on-one = Elle ne reposerait que sur une tuile de sable. Il en faut au moins deux.
why-room =
    { $count ->
        [one] Le ponton accueille { $count } tuile, rien n’est à défausser.
       *[other] Le ponton accueille { $count } tuiles, rien n’est à défausser.
    }
why-no-discard =
    { $many ->
        [one] { $many } tuile de trop, mais de celles que tu as prises, sans place : { $count }. Places-en d’abord une.
       *[other] { $many } tuiles de trop, mais de celles que tu as prises, sans place : { $count }. Places-en d’abord une.
    }
why-too-many = Tu tiens { $count } tuiles, et le ponton en accueille { $most }. Place ou défausse d’abord.
why-looks-alike = Tournée ainsi, la tuile est la même.
why-no-element = { $slot } ne montre rien qui puisse recevoir une fleur.
why-not-shown = { $element } : la tuile montre { $shown }.
why-asked = Réponds d’abord à la question, ou annule pour faire autre chose.
