### Ce que disent tous les jeux. Sections dans l’ordre de l’alphabet anglais ; les fichiers des langues ont les mêmes.

## Announcements

announce-turn = C’est à toi de jouer.

## Bots

bot-random = Débutant
    .about = Joue n’importe quel coup permis.
bot-greedy = Marchand
    .about = Prend ce qui paraît le mieux sur le moment.
bot-beachcomber = Flâneur
    .about = Ramasse ce qui est tout près. Pour une première partie.
bot-paddler = Pagayeuse
    .about = Prend le mieux du moment, sans plan.
bot-fisher = Pêcheur
    .about = Attend la bonne carte, prévoit deux tours.
bot-navigator = Navigatrice
    .about = Lit la table et ce que tu réunis.
bot-elder = Ancien
    .about = Pense jusqu’au bout, devine les mains.

## Errors

error-bad-address = Le serveur ne peut pas écouter à cette adresse. { $details }
error-bad-proxies = Ce ne sont pas des adresses de mandataires. { $details }
error-bad-database = Les tables ne peuvent pas être gardées dans ce fichier. { $details }
error-bad-edition = Ce fichier de matériel est inutilisable. { $details }
error-bad-notation = Ce n’est pas un coup possible ici. { $details }
error-bad-record = Cet enregistrement n’est pas fiable. { $details }
error-bad-setting = La table ne peut pas être préparée ainsi. { $details }
error-bad-state = Ce n’est pas une position de ce jeu. { $details }
error-bad-weights = Ce fichier de poids ne convient pas au jeu. { $details }
error-cannot-undo = Impossible de revenir en arrière. { $details }
error-game-over = La partie est finie : commences-en une autre ou revois celle-ci coup par coup.
error-illegal-move = Ce n’est pas possible maintenant. Choisis l’un des coups proposés.
error-missing-text = Il manque un texte. { $details }
error-motu-error = Quelque chose n’a pas marché. { $details }
error-no-such-seat = Cette place n’existe pas à cette table. { $details }
error-nobody-asked = Personne n’a rien à décider maintenant. { $details }
error-no-network = Il n’y a pas de réseau ici. { $details }
error-not-on-shelf = Cela n’est pas sur l’étagère. { $details }
error-unknown-language = Il n’y a pas de textes dans cette langue. { $details }
error-wrong-game = Cela appartient à un autre jeu. { $details }
error-wrong-seat = C’est à quelqu’un d’autre de décider. Attends ton tour.

## Links that are sent

preview-components = { $game } : cartes et matériel
preview-invite = Viens t’asseoir à ma table : { $game }
preview-lead = Des jeux de société à l’allemande selon leurs règles complètes, tout de suite dans le navigateur : entre amis ou contre des robots, sans compte.
preview-over = La partie est finie. Ouvre le lien pour la revoir coup par coup.
preview-playing = La partie est en cours. Ouvre le lien pour la poursuivre ou la regarder.
preview-replay = { $game } : revoir la partie
preview-rules = { $game } : les règles
preview-waiting =
    { $free ->
        [0] Toutes les places sont prises. Ouvre le lien pour regarder.
        [one] Une place est libre. Ouvre le lien et assieds-toi, aucun compte n’est nécessaire.
       *[other] { $free } places sont libres. Ouvre le lien et assieds-toi, aucun compte n’est nécessaire.
    }

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

## Terminal

terminal-all-lost = Personne ne gagne : tout le monde a perdu.
terminal-bot = { $bot } { $number }
terminal-handles = Ce qui se clique ailleurs a un nom ici : { $handles }.
terminal-hand-over = Passe le clavier à { $name }, qui appuie ensuite sur Entrée.
terminal-help =
    Un numéro joue cette option. Tu peux aussi écrire le coup lui-même.
    u revient en arrière, t montre la table, l d’où viennent les points, r les règles, q quitte.
    { "?" } avec le nom d’une chose dit ce qu’elle fait et pourquoi elle ne sert pas maintenant ; avec un numéro ou celui d’une règle, la règle.
terminal-inaccuracy = Coup { $number }, { $name } : { $move }. Mieux : { $better }, de { $loss } parties sur 100. Une imprécision.
terminal-level = { $number } · { $bot } · { $about }
terminal-left = Tu as quitté la table. Au revoir !
terminal-mistake = Coup { $number }, { $name } : { $move }. Mieux : { $better }, de { $loss } parties sur 100. Une erreur.
terminal-mistakes = Ce qui a coûté le plus :
terminal-move = Coup { $number } sur { $last }
terminal-move-number = Coup
terminal-moves = Tour
terminal-no-mistakes = Aucune décision n’était nettement une erreur.
terminal-no-option =
    { $count ->
        [one] Il n’y a que l’option 1 ; { "?" } aide.
       *[other] Il y a les options 1 à { $count } ; { "?" } aide.
    }
terminal-no-record = La partie n’a pas été enregistrée : --record FICHIER le fait.
terminal-over = La partie est finie
terminal-place =
    { $points ->
        [one] { $place }. { $name }, { $points } point
       *[other] { $place }. { $name }, { $points } points
    }
terminal-possible = { $handle } : c’est possible maintenant, avec l’option { $numbers }.
terminal-record = L’enregistrement est dans { $file }.
terminal-replay-help = Entrée ou n : suivant, b : précédent, s : début, e : fin, un nombre de 0 à { $last } : ce coup, q : quitter.
terminal-source = Points
terminal-total = Total
terminal-turn = { $name }, c’est à toi
terminal-undone = Coup annulé.
terminal-welcome = { $title }. Les dés sont scellés : { $seal }
terminal-which = Quel jeu ?
terminal-which-level = Contre qui ? Entrée choisit le premier.
terminal-who = Qui

## Undo

no-undo-nothing = Rien n’a encore été joué.
no-undo-other = Le dernier coup n’était pas le tien. Seule la personne qui l’a joué peut l’annuler.
no-undo-passed = Le tour est passé. C’est à quelqu’un d’autre de décider maintenant.
no-undo-revealed = Entre-temps, quelque chose de caché est apparu. On ne peut pas l’oublier.
