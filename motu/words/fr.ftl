### Ce que disent tous les jeux. Sections dans l’ordre de l’alphabet anglais ; les fichiers des langues vont de pair.

## Errors

error-bad-edition = Ce fichier de matériel est inutilisable. { $details }
error-bad-notation = Ce n’est pas un coup possible ici. { $details }
error-bad-record = Cet enregistrement n’est pas fiable. { $details }
error-bad-setting = La table ne peut pas être préparée ainsi. { $details }
error-bad-state = Ce n’est pas une position de ce jeu. { $details }
error-cannot-undo = Impossible de revenir en arrière. { $details }
error-game-over = La partie est finie : commences-en une autre ou revois celle-ci coup par coup.
error-illegal-move = Ce n’est pas possible maintenant. Choisis l’un des coups proposés.
error-missing-text = Il manque un texte. { $details }
error-motu-error = Quelque chose n’a pas marché. { $details }
error-nobody-asked = Personne n’a rien à décider maintenant. { $details }
error-unknown-language = Il n’y a pas de textes dans cette langue. { $details }
error-wrong-seat = C’est à quelqu’un d’autre de décider. Attends ton tour.

## Lists and sentences

join-none = rien
join-more = { $first }, { $next }
join-last = { $first } et { $last }
sentences = { $first } { $next }

## Seats

seat-name = Joueur { $number }
# Le début d’une phrase sur ce que quelqu’un a fait ; sert dans d’autres textes.
did =
    { $you ->
        [yes] Tu as
       *[no] { $name } a
    }

## Undo

no-undo-nothing = Rien n’a encore été joué.
no-undo-other = Le dernier coup n’était pas le tien. Seule la personne qui l’a joué peut l’annuler.
no-undo-passed = Le tour est passé. C’est à quelqu’un d’autre de décider maintenant.
no-undo-revealed = Entre-temps, quelque chose de caché est apparu. On ne peut pas l’oublier.
