### Ce que la page dit autour de chaque table.

table-after =
    { $place ->
        [1] { $from } → { $to }, en tête
       *[other] { $from } → { $to }
    }
table-all-lost = Personne ne gagne : tout le monde a perdu.
table-away = absent
table-bot = robot
table-can-choose = peut être choisi
table-centre = Table
table-choose-how = au choix
table-chosen = choisi
table-close = Fermer
table-coach = Guide
table-coach-again = Écouter de nouveau le guide
table-coach-back = Retour
table-coach-confirm = Confirme maintenant.
table-coach-next = Suite
table-coach-of = { $step } sur { $steps }
table-coach-skip = Passer
table-coming-back = Elle revient d’elle-même …
table-confirm = Valider
table-final = Sans retour possible.
table-free-undo = Annulable jusqu’à la confirmation.
table-flags = Marquer les derniers coups
table-gain =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-graph = Points de tous les joueurs, tour après tour
table-help = Aide
table-help-finger = Touche ce qui est cerclé pour le choisir, puis Valider. Appuie longuement sur une chose pour lire ce qu’elle est et pourquoi elle ne peut pas être choisie.
table-help-pointer = Clique une chose cerclée pour la choisir, puis Valider ; un double clic fait les deux. Laisse le pointeur sur une chose, ou appuie longuement, pour lire ce qu’elle est et pourquoi on ne peut pas la choisir maintenant.
table-hint = Conseil
table-hint-asked =
    { $count ->
        [one] a demandé un conseil
       *[other] a demandé { $count } conseils
    }
table-home = Motu, accueil
table-home-page = Accueil
table-kept = Ton coup est gardé, la connexion revient …
table-key-actions = les actions dans leur ordre
table-key-back = un pas en arrière
table-key-choose = choisir ; encore une fois pour valider
table-key-confirm = valider, finir le tour
table-key-flags = marquer les derniers coups, ou non
table-key-help = cette aide
table-key-hint = un conseil
table-key-log = journal et points
table-key-move = d’une chose à l’autre
table-key-turn = tourner ce qui va être posé
table-key-undo = annuler
table-key-zoom = plus près, plus loin, tout le plateau
table-last-turns =
    { $count ->
        [one] Dernier tour
       *[other] Encore { $count } tours
    }
table-listed = { $items }
table-log = Journal
table-look-at = Regarder la place de { $name }
table-lost = La connexion est perdue.
table-menu = Menu de la table
table-missing =
    { $count ->
        [one] { $count } manque
       *[other] { $count } manquent
    }
table-moments = Ce qui a décidé
table-more = Plus
table-new = nouveau
table-next = Joueur suivant
table-no-move-yet = pas encore joué
table-no-undo-past = pas de retour au-delà
table-not-yet = Pas encore
table-on-its-way = Ton coup est en route …
table-only-this = Il ne reste rien d’autre à faire.
table-over = La partie est finie.
table-pick = Choisis une chose cerclée.
table-pin = Garder cette note ouverte
table-place =
    { $place ->
        [1] { $place }er sur { $seats }
       *[other] { $place }e sur { $seats }
    }
table-place-of = La place de { $name }
table-players = Joueurs
table-points = points
table-previous = Joueur précédent
table-question-mark =  ?
table-record = Enregistrement
table-rematch = Revanche
table-replay = Revoir
table-result = Résultat
table-rule = Règle { $rule }
table-rules = Règles
table-score = Points
table-see-board = Regarder la table
table-sending = En route …
table-sheet = Détail
table-source = Origine
table-stand-in = Faire jouer un robot pour { $name }
table-their-turn = { $name } réfléchit.
table-thinks = { $name } cherche son coup.
table-total = Total
table-turn = tour { $turn }
table-turn-it = Tourner
table-undo = Annuler
table-wait = { $name } réfléchit.
table-which-one = Lequel ?
table-winners =
    { $you ->
        [yes]
            { $count ->
                [one] Tu gagnes !
               *[other] Tu partages la victoire : { $names }.
            }
       *[no]
            { $count ->
                [one] { $names } gagne.
               *[other] Victoire partagée : { $names }.
            }
    }
table-worth =
    { $points ->
        [one] vaut { $points } point
       *[other] vaut { $points } points
    }
table-your-place = Ta place
table-your-turn = À toi, { $name }.
table-zoom-all = Montrer tout le plateau
table-zoom-in = Plus près
table-zoom-out = Plus loin
