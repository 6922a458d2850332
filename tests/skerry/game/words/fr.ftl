### Skerry. Les fichiers des langues ont les mêmes lignes.

name-coral = Corail
name-sand = Sable
name-rock = Rocher

setting-weather = Météo
    .about = Si la mer peut emporter le récif.
setting-weather-rough = Agitée
    .about = Trois vagues finissent la partie.
setting-weather-calm = Calme
    .about = Il n’y a pas de vagues.
setting-confirm_end_of_turn = Confirmer la fin du tour
    .about = Une dernière occasion d’annuler.
setting-confirm_end_of_turn-off = Non
    .about = Un tour finit tout seul.
setting-confirm_end_of_turn-on = Oui
    .about = Un tour finit quand vous le dites.

score-joins = Tuiles touchées
score-edges = Bouts hors de la carte
score-passes = Tours passés

step-tile = Tuile
step-place = Case
step-confirm = Confirmer
step-act = Agir
step-chance = Hasard
step-over = Fin

ask-tile = Quelle tuile posez-vous ?
ask-cell = Où va-t-elle ?
ask-turn = Dans quel sens ?
ask-confirm = Est-ce votre tour ?
lay = Poser { $tile }
pass = Passer
at = Rangée { $row }, case { $number }
along = Selon l’axe { $axis }
end-turn = Finir le tour

told-drew = { $you ->
        [yes] Vous piochez
       *[no] { $name } pioche
    } { $tile }.
told-laid = { $you ->
        [yes] Vous posez
       *[no] { $name } pose
    } { $tile } rangée { $row }, case { $number } : { $points }.
told-passed = { $you ->
        [yes] Vous passez
       *[no] { $name } passe
    }.
told-calm = La mer reste calme.
told-wave = Voici la vague { $waves }.
told-lost = La mer emporte le récif. Tous ont perdu.

why-no-such-thing = Cela n’existe pas ici.
why-taken = Une tuile s’y trouve déjà.
why-far = Cette case n’est pas à côté du récif.
why-tile-first = Choisissez d’abord une tuile.
why-turn = Il n’y a encore rien à tourner.
why-end = Votre tour n’est pas encore fini.
why-busy = Finissez ce que vous avez commencé.
why-not-your-turn = C’est à { $name } de jouer.
why-over = La partie est finie.
why-watching = Vous ne faites que regarder.
why-chance = La mer va parler.
tip-tile = Vaut { $points } pour une tuile qui la touche ; { $count } dans le jeu.
