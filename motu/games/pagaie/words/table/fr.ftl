### What stands on the drawn table.

adds-flower = ajoute la fleur { $number } aujourd’hui
draft-blocks = bloque { $count } de plus
draft-flower = { $element } : vaut { $worth }
draft-place =
    { $covers ->
        [0] { $what }
       *[other] { $what }, couvre { $covers }
    }
draft-take =
    { $count ->
        [one] { $line }, { $count } tuile
       *[other] { $line }, { $count } tuiles
    }
drawn-ask-place = Où va { $tile-kind } ?
drawn-discard = Défausser { $tile-kind }
drawn-discard-from-pontoon = Défausser { $tile-kind } du ponton
drawn-flower = Une fleur de { $slot }
drawn-place = Placer { $tile-kind }
drawn-place-from-pontoon = Placer { $tile-kind } du ponton
each = chacune
end-turn-short = Fin du tour
flower-for = Pour quel élément est la fleur ?
flower-would =
    { $points ->
        [one] { $element } : { $points } point pour toi
       *[other] { $element } : { $points } points pour toi
    }
flowers = Fleurs
flowers-next = Fleur suivante
flowers-open = Fleurs, valeurs et ce que chacun montre
has-pirogue = a la pirogue
held-pontoon = { $tile }, du ponton
held-taken = { $tile }, prise à ce tour
level-construction = construit
level-sand = sable
level-sea = mer
line-blocked = { $line } : bloquée par la pagaie de { $name }
line-fixed = { $line } : la pagaie y reste toute la partie
line-free =
    { $count ->
        [one] { $line } : { $count } tuile libre
       *[other] { $line } : { $count } tuiles libres
    }
log-discarded = défaussée
log-over = sur
log-points = { $points }
log-worth = vaut { $worth }
look-under = Regarder dessous
no-flower-today = Tu n’ajoutes pas de fleur aujourd’hui.
no-island-yet = Pas encore de tuile : une île commence par une tuile de mer.
no-place-yet = pas de place
none-yet = aucune
offer-short = Offre
order-of-day = Ordre du jour
place-change =
    { $points ->
        [one] Colonne { $column }, ligne { $row } : { $points } point
       *[other] Colonne { $column }, ligne { $row } : { $points } points
    }
place-none = Colonne { $column }, ligne { $row } : pas de place
placed-short = posée
places-of =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
pontoon = Ponton
pontoon-of = Ponton : { $count } sur { $size }
receipt = Cette place change tes points de { $points }
rule-construction = Construction sur 2 sables
rule-sand = Sable sur 2 mers
rule-sea = Mer, côté contre côté
short-ask-build =
    { $todo ->
        [either] Pose ou défausse : { $held } en main, { $size } restent.
        [place] Pose une tuile : { $held } en main, { $size } restent.
        [discard] Défausse : { $held } en main, { $size } restent.
        [over] Termine ton tour : rien n’a de place.
       *[end] Pose une tuile, ou termine ton tour.
    }
short-ask-element = Fleur de { $slot } : qu’est-ce qui vaut plus ?
short-ask-line = Quelle ligne ou colonne ?
short-ask-place = Où va la tuile ?
short-ask-tiles =
    { $most ->
        [one] Une tuile { $line-from }
       *[other] Jusqu’à { $most } tuiles { $line-from }
    }
short-told-added-flower = Une fleur pour { $element-the }
short-told-found-no-tile = Pas de tuile libre
short-told-left-out-flower = Pas de tuile pour une fleur
short-told-took = { $line } : { $tiles }
show-island = Montrer mon île
show-offer = Montrer les tuiles proposées
slot-blocked = { $at } : { $tile }, bloquée
slot-free = { $at } : { $tile }
stack-of =
    { $count ->
        [one] { $count } tuile dans la pile
       *[other] { $count } tuiles dans la pile
    }
stay-free =
    { $count ->
        [one] { $count } tuile reste libre après toi.
       *[other] { $count } tuiles restent libres après toi.
    }
step-turn = Sens
taken-from = Prises { $line-from }
the-offer = Tuiles proposées
throw-away = Défausser
tip-costs = Une bouteille visible coûte { $points }.
tip-end = Les tuiles non posées restent sur le ponton, { $size } au plus.
tip-line =
    { $count ->
        [one] { $count } tuile libre ici. { $leaves } restent libres ailleurs après toi.
       *[other] { $count } tuiles libres ici. { $leaves } restent libres ailleurs après toi.
    }
tip-next =
    { $you ->
        [yes] La fleur suivante te rapporte
       *[no] La fleur suivante rapporte à { $name }
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
tip-worth = { $element } : chaque élément visible vaut { $worth }.
verb-discard = Défausser
verb-flower = Ajouter la fleur
verb-place = Poser ici
verb-take = Prendre { $count }
you-take = Tu prends
your-flowers =
    { $count ->
        [one] Tu ajoutes la fleur { $first } aujourd’hui.
       *[other] Tu ajoutes { $count } fleurs aujourd’hui.
    }
your-island = Ton île
