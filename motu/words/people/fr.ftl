### Les gens à une table : attendre, partir, rejouer, phrases toutes faites, et suivre les autres.

## Attendre quelqu’un

wait-away = { $name } n’est plus là depuis
wait-silent = { $name } réfléchit depuis
wait-mine = Un bot joue à ta place.
wait-soon = Un bot pourra remplacer dans
wait-bot = Laisser jouer un bot
wait-wait = Attendre
wait-ask = Relancer
wait-asked = C’est demandé.
wait-back = Reprendre ma place
wait-asks-you = { $name } demande : tu es là ?
wait-here = Je suis là
wait-resigned = Tu as abandonné. Un bot joue à ta place.
seat-stand-in = { $name } n’est pas là, un bot joue

## Partir

leave-table = Quitter la table
leave-title = Quitter la table ?
leave-later = Revenir plus tard
leave-later-about = Ta place est gardée. En attendant, les autres peuvent laisser jouer un bot.
leave-resign = Abandonner
leave-resign-about = Un bot joue à ta place. Tu ne pourras pas la reprendre.
leave-stay = Rester
list-forget = Supprimer
list-forget-over = Supprimer cette partie de ta liste ? Les autres la gardent.
list-forget-playing = Abandonner et supprimer cette partie de ta liste ? Un bot joue à ta place.
list-forget-waiting = Quitter cette table et la supprimer de ta liste ?
list-forget-no = Garder

## Encore une fois

rematch-wanted = { $name } veut une revanche.
rematch-accept = Accepter
rematch-decline = Pas maintenant
lobby-coming = On attend { $names }.
seat-invited = a reçu l’invitation à rejouer

## Ce que dit l’hôte

lobby-house = À cette table
house-patience = Attendre quelqu’un
patience-none = Aussi longtemps qu’il faut
patience-minutes = 2 minutes
patience-day = 1 jour
house-patience-about = Ensuite, un bot peut jouer pour qui fait attendre la table.
house-hints = Conseils
house-hints-about = La lampe montre de bons coups ; le journal dit qui en a demandé.
house-locked = Ne laisser entrer personne d’autre
house-phrases = Phrases toutes faites
house-on = oui
house-off = non
seat-kick = Faire partir
name-ask = Comment les autres doivent-ils t’appeler ?
name-keep = Garder { $name }
missing-kicked = L’hôte t’a demandé de partir
    .about = Tu ne peux pas revenir à cette table. Joue à une autre ou ouvre la tienne.

## Phrases

chat = Discussion
chat-unread = { $count } de plus
chat-none = Personne n’a encore rien dit.
chat-everyones = Affiché dans la langue de chacun
chat-off = L’hôte a coupé les phrases.
chat-off-host = Les phrases sont coupées.
chat-allow = Permettre les phrases
chat-forbid = Couper les phrases
chat-mute = Ne plus entendre { $name }
chat-unmute = Entendre { $name } à nouveau
say-hello = Bonjour !
say-good_move = Bien joué !
say-one_moment = Un instant.
say-take_your_time = Prends ton temps.
say-well_played = Belle partie.
say-thanks = Merci !

## Suivre

settings-pace = Coups des autres
pace-calm = Calme
pace-normal = Normal
pace-quick = Rapide
pace-steps = Pas à pas
pace-about-calm = Les pièces bougent lentement, avec une pause après chaque coup.
pace-about-normal = Les pièces bougent l’une après l’autre.
pace-about-quick = Les pièces bougent deux fois plus vite.
pace-about-steps = Chaque coup des autres attend que tu veuilles le voir.
pace-next = Coup suivant
pace-all = Jusqu’à maintenant
settings-board = Table
board-drawn = Dessinée
board-text = En mots
board-text-about = Les tables s’ouvrent en titres, listes et numéros, pour clavier et lecteur d’écran.
board-drawn-about = Les tables s’ouvrent dessinées.
to-text-board = Vers la table en mots
recap = Depuis ton dernier tour
recap-stood-in = Pendant ton absence
recap-for-you = Un bot pour toi
recap-to-turn = À mon tour
recap-to-table = À la table
recap-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
recap-play =
    { $count ->
        [one] Revoir le coup
       *[other] Revoir les { $count } coups
    }
recap-lead =
    { $by ->
        [0] Tu es en tête.
       *[other] Tu as { $by } d’avance.
    }
recap-behind = Tu es { $place }, à { $by } de { $name }.
