### Ce que seule la page dit. Les fichiers des langues ont les mêmes sections.

## Everywhere

skip = Aller au contenu
nav = Pages
nav-home = Motu, la première page
nav-games = Jeux
nav-tables = Tables
nav-learn = Apprendre
language = Langue
language-en = English
language-fr = Français
language-de = Deutsch
night = Nuit
settings = Réglages
retry = Réessayer
close = Fermer
rules = Règles
components = Cartes et pièces
named = { $name } : { $value }

## First page

home-title = Choisis un jeu, assieds-toi
home-lead = Joue tout de suite, entre amis ou contre des robots.
players = Joueurs :
minutes = { $count } min
level-1 = facile à apprendre
level-2 = demande un peu d’apprentissage
level-3 = pour joueurs expérimentés
play-now = Jouer
play-with-friends = Jouer entre amis
continue = Continuer
tables-wait =
    { $count ->
        [0] rien ne t’attend
        [one] { $count } table t’attend
       *[other] { $count } tables t’attendent
    }
all-tables = Toutes les tables
join-a-table = Rejoindre une table
open-a-table = Ouvrir une table
no-open-tables = Personne n’a de table ouverte en ce moment. Ouvres-en une : les autres la voient ici, et tu peux envoyer le lien à tes amis.
seats-taken = { $taken } sur { $seats }
first-steps = Trois choses à savoir
first-ring = Un anneau : tu peux
    .about = Choisis ce qui brille, dans n’importe quel ordre. Tu vois le prix avant que cela compte.
first-why = Interroge ce qui ne brille pas
    .about = Montre-le avec le pointeur, et il dit ce qui manque, avec la règle.
    .finger = Laisse le doigt dessus, et il dit ce qui manque, avec la règle.
first-undo = Reviens en arrière
    .about = Annuler est gratuit tant qu’aucune carte cachée n’apparaît. Un cadenas te prévient avant.

## Tables in lists

text-moves-from-to = { $first } … { $last } ({ $count } coups)
your-turn = À toi
list-play = Jouer
list-look = Voir
list-watch = Regarder
list-join = Rejoindre
list-sit = Ouvrir
list-replay = Revoir
list-waiting = Attend des joueurs : { $taken } sur { $seats }
list-running = En cours
list-choosing = { $name } choisit
list-over = Terminée
list-won =
    { $shared ->
        [yes] Terminée : tu partages la victoire
       *[no] Terminée : tu as gagné
    }
list-winner =
    { $count ->
        [one] Terminée : { $names } a gagné
       *[other] Terminée : { $names } partagent la victoire
    }
list-all-lost = Terminée : tout le monde a perdu
list-not-begun = Pas commencée
list-standing =
    { $points ->
        [one] { $place } sur { $seats }, { $points } point
       *[other] { $place } sur { $seats }, { $points } points
    }
place =
    { $kind ->
        [one] { $place }er
       *[other] { $place }e
    }
just-now = à l’instant

## A new table and its lobby

you = Toi
yes = oui
no = non
seats = Places
seat-count = Combien de joueurs ?
seat-friend = Un ami, par lien
    .about = Tu recevras un lien à envoyer quand la table sera ouverte.
seat-bot = Robot : { $bot }
seat-free = libre
seat-here = présent
seat-away = en route
seat-take = S’asseoir ici
seat-clear = Libérer cette place
coach-offer = Jamais joué ?
    .about = Une première partie guidée te le montre sur la vraie table, pas à pas, en une dizaine de minutes.
coach-offer-take = Jouer avec le guide
coach-offer-leave = Jouer sans
level = Niveau
level-strength = force { $strength } sur { $of }
seat-who = Qui s’assoit ici ?
seat-person = Une personne
seat-a-bot = Un robot
seat-change = Changer
seat-done = C’est fait
play-against = { $game } : contre qui ?
play-against-about = Demandé une seule fois. Tu peux changer cela sur la première page.
play-go = Jouer
play-means = « Jouer » veut dire { $seats } à la table, les autres : { $bot }.
play-change = Changer
new-table = Une nouvelle table : { $game }
new-open = Ouvrir la table
new-open-about = Envoie ensuite le lien ; la partie commence quand tu le dis.
new-start = Commencer
new-start-about = Tout le monde est là : la partie commence tout de suite.
visibility = Qui peut venir
visibility-private = Avec le lien seulement
    .about = La table n’est dans aucune liste. Qui a le lien peut s’asseoir ou regarder.
visibility-listed = Tout le monde
    .about = La table figure sur la première page. Les autres peuvent la rejoindre et regarder.
new-settings = Réglages de cette table
lobby-title = { $game } : la table est ouverte
lobby-host =
    { $empty ->
        [0] Tout le monde est là. Commence quand tu veux.
        [one] { $empty } place est libre. Envoie le lien, ou commence avec un robot à cette place.
       *[other] { $empty } places sont libres. Envoie le lien, ou commence avec des robots à ces places.
    }
lobby-seated =
    { $empty ->
        [0] Tout le monde est là. { $host } lance la partie.
        [one] { $empty } place est libre. { $host } lance la partie.
       *[other] { $empty } places sont libres. { $host } lance la partie.
    }
lobby-visitor =
    { $empty ->
        [0] Toutes les places sont prises. La partie commence bientôt, tu peux regarder.
       *[other] { $host } t’invite. Assieds-toi !
    }
lobby-leave = Quitter
lobby-sit = S’asseoir
lobby-start = Commencer
lobby-start-filled = Commencer avec des robots
lobby-rules = Lire les règles en attendant
invite = Inviter des amis
invite-about = Qui ouvre ce lien peut s’asseoir. Aucun compte n’est nécessaire.
invite-link = Lien vers cette table
invite-copy = Copier
invite-copied = Copié
invite-share = Envoyer
invite-message = Viens t’asseoir à ma table : { $game } sur Motu
invite-code = QR code du lien
    .about = Ou vise-le avec l’appareil photo d’un téléphone.

## Tables, finished games, settings

games-title = Tables
games-running = Les tiennes
games-none = Tu n’es à aucune table.
games-pick = Choisir un jeu
games-others = Les autres
games-finished = Terminées
games-none-finished = Les parties que tu as finies restent ici, pour les revoir coup par coup.
settings-name = Ton nom
    .about = Ce que les autres voient à la table.
settings-save = Enregistrer
settings-saved = Enregistré
settings-look = Apparence et gestes
settings-theme = Lumière
theme-system = Comme l’appareil
theme-day = Jour
theme-night = Nuit
settings-motion = Mouvement
motion-system = Comme l’appareil
    .about = Les pièces bougent, sauf si ton appareil demande moins de mouvement.
motion-on = Oui
    .about = Les pièces vont à leur nouvelle place. Un toucher passe à la fin.
motion-off = Non
    .about = Tout saute à sa place ; des drapeaux marquent les derniers coups.
settings-confirm = Valider les coups
confirm-always = Toujours
    .about = Chaque coup attend que tu le valides.
confirm-touch = Au toucher
    .about = Un toucher montre le coup, Valider le joue. À la souris, seul ce qui est définitif demande.
confirm-final = Si définitif
    .about = Seul un coup qu’on ne peut pas annuler demande.
confirm-never = Jamais
    .about = Chaque coup est joué aussitôt, même ce qu’on ne peut pas annuler.
kept = Ce qui est gardé sur toi
kept-nothing = Rien n’est gardé sur toi : tu n’as ici ni nom ni place.
kept-file = Télécharger
    .about = Tout dans un fichier : ton nom, tes places et tes coups.
kept-here = Se déconnecter ici
    .about = Ce navigateur t’oublie. Tes places t’attendent dans les autres navigateurs qui te connaissent.
    .done = Tu es déconnecté ici.
kept-everywhere = Se déconnecter partout
    .about = Tous les navigateurs t’oublient : celui-ci, ton téléphone et les autres.
    .done = Tu es déconnecté partout.
kept-delete = Me supprimer
    .about = Ton nom quitte toutes les tables et toutes les sessions se terminent. Les parties restent à ceux qui ont joué avec toi.
    .done = Tu es supprimé. Les parties que tu as jouées n’ont plus de nom à ta place.
kept-lost = { $seats ->
    [0] Tu n’es à aucune table. C’est définitif.
    [one] Tu perds ta place à une table. C’est définitif.
   *[other] Tu perds tes places à { $seats } tables. C’est définitif.
}
kept-stay = Rester

## Calling the reader

calls = Quand c’est ton tour
call-me = Veux-tu qu’on te prévienne quand c’est ton tour ?
call-about = Un message par tour, aucun la nuit. Tu peux l’arrêter ici à tout moment.
call-guests = Quelqu’un s’assied à ta table
call-browser-asks = Ton navigateur te le demandera encore une fois.
call-none = Ce navigateur ne le permet qu’à une adresse sécurisée (https). Un son marche ici aussi : voir les réglages.
call-denied = Ton navigateur ne le permet pas à cette page. Autorise les notifications dans ses réglages, puis reviens.
call-no = Pas maintenant
call-yes = Oui, préviens-moi
call-stop = Arrêter
call-tool = Me prévenir de mon tour
call-sat-down = { $name } vient de s’asseoir à ta table.
sound = Son
    .about = Deux notes de bois quand c’est ton tour.
sound-off = Aucun
sound-soft = Doux
sound-on = Fort
webhook = Webhook
    .about = Une adresse chez Discord, Slack ou à toi, qui reçoit une ligne quand c’est ton tour et qu’aucune de tes pages n’est ouverte. Elle nomme le jeu et la table, rien d’autre.
webhook-set = Tes tours y sont annoncés.
offline = Tu es hors ligne. Ce que tu vois était gardé ici ; les parties reprennent au retour du réseau.

## Rules and pieces

rules-title = { $game } : les règles
rules-lead = Avec nos propres mots, chaque règle avec son numéro
rules-table = Tableau des règles
rule-number = Règle { $rule }
chapters = Chapitres
components-title = { $game } : cartes et pièces
components-lead = Tout ce qui est imprimé, et d’où vient chaque valeur
origins = D’où viennent les valeurs
unknown = inconnu
origin-rulebook = Livret
    .letter = L
    .about = Imprimé dans le livret de règles.
origin-public = Public
    .letter = P
    .about = Trouvé dans des sources publiques.
origin-deduced = Déduit
    .letter = D
    .about = Découle de faits imprimés.
origin-invented = Inventé
    .letter = I
    .about = Choisi pour ce programme, jusqu’à ce qu’une personne qui a la boîte le corrige.
values =
    { $count ->
        [one] { $count } valeur.
       *[other] { $count } valeurs.
    }
field-accepts = prend
field-copies = exemplaires
field-cost = prix
field-cost_same = prix, biens identiques
field-count = cartes
field-designer = auteur
field-illustrator = images
field-max_players = joueurs au plus
field-min_age = âge dès
field-min_players = joueurs dès
field-minutes = minutes
field-points = points
field-points_per_card = points par carte
field-publisher = éditeur
field-stack = pile
field-title = titre
field-to_hand = va dans la main
field-total = en tout
field-year = année
group-checks = Sommes
group-limits = Limites
group-meta = La boîte
group-setup = Mise en place

## Text board

text-title = { $game } : la table en mots
text-lead = La même table en mots, pour clavier et lecteur d’écran
text-table = La table
text-listed = { $items }
text-moves = Tes coups
text-number = Numéro du coup
text-play = Jouer
text-undo = Annuler
text-wait = Attends les autres.
text-watching = Tu regardes.
text-sending = Envoi …
text-over = La partie est finie.
text-gain = { $gain } points
text-final = définitif
text-no-such-move =
    { $count ->
        [0] Ce n’est pas ton tour : attends les autres.
        [one] Il n’y a que le coup 1. Tape 1.
       *[other] Ce coup n’existe pas. Tape un numéro de 1 à { $count }.
    }
text-scores = Points
text-source = Pour
text-total = Total
text-place = Place
text-log = Ce qui s’est passé
text-turn = Tour { $number }
text-earlier = Tours précédents
text-set-up = Mise en place
text-revealed = quelque chose de caché est apparu
text-why = Pourquoi pas ?
text-why-what = Que voudrais-tu choisir ?
text-why-choose = Choisis une chose
text-why-ask = Demander
text-why-possible = C’est possible maintenant : c’est parmi tes coups.
text-drawn = Vers la table dessinée
connection-connecting = Connexion …
connection-away = La connexion est perdue. Elle revient toute seule …
connection-live = Connecté

## Replay

replay-title = { $game } : la partie revue
replay-bar = Étapes de la partie
replay-step = Étape { $moment } sur { $last }
replay-first = Au début
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-last = À la fin
replay-run = Lecture
replay-pause = Pause
replay-eyes = Vu par
replay-spectator = Spectateur
replay-words = En mots
replay-drawn = Sur la table dessinée
replay-record = Télécharger l’enregistrement
replay-leave = Quitter la relecture
replay-keys = Les flèches avancent, Début et Fin sautent, espace lance la lecture.

## Nothing here

missing-page = Rien ici
    .about = Cette adresse mène en pleine mer. Reviens aux jeux et choisis-en un.
missing-table = Cette table n’existe pas
    .about = Le lien est peut-être incomplet, ou tout le monde est parti avant le début. Demande un nouveau lien, ou ouvre une table toi-même.

## What goes wrong
# .next dit que faire.

problem-bad_address = On ne peut pas écrire à cette adresse.
    .next = Prends une adresse sur Internet qui commence par https://.
problem-bad_bots = Les robots ne correspondent pas aux places.
    .next = Choisis-en au plus un par place.
problem-bad_message = Le serveur n’a pas compris cette page.
    .next = Recharge la page.
problem-bad_name = Ce nom ne peut pas servir.
    .next = Choisis-en un autre, avec des lettres ou des chiffres.
problem-name_taken = Quelqu’un à la table porte déjà ce nom.
    .next = Choisis-en un autre.
problem-bad_setting = La table ne peut pas être préparée ainsi.
    .next = Change les réglages et réessaie.
problem-bad_token = Cette page n’est plus à jour.
    .next = Recharge-la.
problem-broken = Quelque chose s’est cassé sur le serveur.
    .next = Rien n’est perdu. Réessaie dans un instant.
problem-cannot_undo = Impossible de revenir en arrière.
    .next = Continue à partir d’ici.
problem-command_reused = Le serveur a déjà vu cet ordre.
    .next = Recharge la page.
problem-foreign_host = Le serveur ne répond pas à ce nom.
    .next = Ouvre Motu à l’adresse donnée par qui l’exploite.
problem-foreign_origin = Le serveur ne reconnaît pas l’adresse de cette page.
    .next = Ouvre Motu à l’adresse donnée par son exploitant. Derrière un mandataire, l’en-tête Host doit arriver tel quel, avec le port : docs/operating.md.
problem-game_over = La partie est finie.
    .next = Demande une revanche, ou regarde la relecture.
problem-illegal_move = Ce n’est pas possible maintenant.
    .next = Choisis l’un des coups proposés.
problem-no_coach = Ce jeu n’a pas de première partie accompagnée.
    .next = Joue contre des robots, ou lis les règles.
problem-no_plans = Ce jeu se joue un coup après l’autre.
    .next = Choisis un coup.
problem-no_session = Le serveur ne te connaît plus.
    .next = Recharge la page.
problem-no_such_bot = Ce robot n’existe pas.
    .next = Choisis-en un autre.
problem-no_such_game = Ce jeu n’existe pas.
    .next = Reviens aux jeux et choisis-en un.
problem-no_such_moment = La partie n’a pas cette étape.
    .next = Choisis une étape sur la barre.
problem-no_such_seat = Cette place n’existe pas.
    .next = Choisis-en une autre.
problem-no_such_table = Cette table n’existe pas.
    .next = Vérifie le lien, ou ouvre une table toi-même.
problem-not_found = Il n’y a rien à cette adresse.
    .next = Reviens aux jeux.
problem-not_host = Seul l’hôte peut faire cela.
    .next = Demande à l’hôte de la table.
problem-not_over = La partie n’est pas encore finie.
    .next = Reviens quand elle le sera.
problem-not_playing = La partie n’est pas en cours.
    .next = Attends le début.
problem-not_saved = Le coup n’a pas pu être enregistré.
    .next = Rien n’a changé. Réessaie dans un instant.
problem-not_seated = Tu n’es pas à cette table.
    .next = Assieds-toi d’abord.
problem-not_waiting = La partie a déjà commencé.
    .next = Regarde-la, ou ouvre une nouvelle table.
problem-old_page = Cette page est plus ancienne que le serveur.
    .next = Recharge-la.
problem-other_rules = La partie suivait des règles plus anciennes.
    .next = Elle ne peut pas continuer. Commences-en une autre.
problem-refused = Le serveur a refusé.
    .next = Recharge la page.
problem-seat_taken = Quelqu’un d’autre est assis là.
    .next = Choisis une autre place.
problem-seats_empty = Des places sont encore libres.
    .next = Attends, ou donne-les à des robots.
problem-still_there = La personne est encore là.
    .next = Attends qu’elle soit partie.
problem-table_full = Toutes les places sont prises.
    .next = Tu peux regarder, ou ouvrir une table toi-même.
problem-too_fast = C’était trop rapide.
    .next = Attends un instant, puis réessaie.
problem-too_large = C’était trop à la fois.
    .next = Recharge la page.
problem-too_many_sockets = Motu est ouvert dans trop de fenêtres.
    .next = Fermes-en quelques-unes.
problem-unreachable = Le serveur ne répond pas.
    .next = Vérifie la connexion, puis réessaie.
problem-wrong_method = Le serveur n’a pas compris cette page.
    .next = Recharge la page.
problem-wrong_seat = C’est le tour de quelqu’un d’autre.
    .next = Attends le tien.
problem-kicked = L’hôte t’a demandé de quitter cette table.
    .next = Joue à une autre table ou ouvre la tienne.
problem-table_locked = Cette table ne laisse plus entrer personne.
    .next = Demande à l’hôte ou ouvre ta table.
problem-too_many_listed = Assez de tes tables attendent déjà du monde.
    .next = Commences-en une, quitte-la, ou ouvre une table qui n’est pas listée.
problem-resigned = Tu as abandonné cette partie.
    .next = Regarde-la ou joues-en une autre.
problem-hints_off = À cette table, il n’y a pas de conseils.
    .next = Joue sans eux, ou ouvre ta propre table qui les autorise.
problem-phrases_off = À cette table, on ne parle pas.
    .next = L’hôte peut permettre les phrases.
