### Ce que dit le plateau de Skerry.

bag-of = { $count } tuiles dans le sac
cell-empty = Rangée { $row }, case { $number }, vide
cell-tile = Rangée { $row }, case { $number } : { $tile }
in-hand = { $tile }, dans votre main
lay-here = Poser ici
reef = Récif
short-told-laid = { $tile } { $points }
short-told-passed = passe
to-the-middle = au milieu du récif
waves-of = Vagues : { $waves } sur { $most }
