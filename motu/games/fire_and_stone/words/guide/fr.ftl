### Ce que dit le guide de Fire & Stone. Les fichiers des langues ont les mêmes lignes.

guide-aim = Explore le monde, trouve feux et forêts, cueille, chasse et fonde des villages. Qui a le plus de points gagne : chaque hutte en rapporte un, et être en tête dans un village un de plus.
guide-end = La onzième tuile hutte, ou la dernière hutte de quelqu’un, finit la partie : encore un tour pour ce joueur, deux pour les autres. Puis on compte huttes, majorités et objectifs secrets.

turn-start = Inventions de départ
    .about = Si la table les utilise : une fois, avant le premier tour, chacun en choisit une.
turn-move = Se déplacer
    .about = Chacun de tes éclaireurs se déplace une fois par tour, d’un ou deux pas. Il ne reste jamais ; là où il arrive, la tuile cachée est retournée.
turn-act = Une action sur place
    .about = Cueillir, chasser, cuire à un feu, construire une hutte dans un village, ou trouver de la nourriture. Tu peux aussi y renoncer.
turn-fire = Retour à un feu
    .about = Après avoir construit, l’éclaireur est envoyé à un feu de la même région. Il n’y cuit pas.
turn-second = Le second éclaireur
    .about = Avec la cinquième tuile hutte, chacun reçoit un second éclaireur. Dès lors, les deux se déplacent à chaque tour.

worth-huts = Huttes
    .about = À la fin, chacune de tes huttes sur la carte rapporte 1.
worth-majorities = Le plus de huttes
    .about = À la fin, 1 par village où tu as plus de huttes que chaque autre. Une tête partagée ne rapporte rien.
worth-objective = Ton objectif secret
    .about = À la fin, 1 de plus par majorité à toi qui convient à l’objectif.
worth-cards = Cartes de points
    .about = Trois tuiles de cueillette pareilles peuvent donner une carte de 1 à 4 points. Elle couvre une de tes inventions.
worth-fires = Découvertes
    .about = 1 point aussitôt pour qui trouve un feu ; certaines grottes en donnent aussi.

sign-slab = II ou III sur une pierre
    .about = Une tuile cachée de cette région. On y va quand la région est ouverte.
sign-steps = Nombre dans un disque sombre
    .about = Combien de pas ton éclaireur fait pour y aller.
sign-chip = Plus et moins sous une zone
    .about = Ce que tu pourrais y obtenir, pour autant qu’on le sache, ou ce qu’une hutte coûte et rapporte.
sign-crown = Couronne
    .about = Qui a le plus de huttes dans ce village.
sign-huts = Tentes avec un nombre
    .about = Combien de huttes quelqu’un a dans ce village.
sign-paw = Patte avec un nombre
    .about = Combien d’animaux restent dans la forêt.
sign-food = 4/6
    .about = La nourriture, et combien on peut en garder. Le reste est perdu.
sign-tracks = Points près d’un fruit
    .about = Combien de tuiles a une piste de cueillette. À trois, elle donne une carte.
sign-lock = Cadenas
    .about = Une région qui s’ouvre avec cette tuile hutte, ou qui est encore fermée.
sign-stone = Pierres au nord
    .about = Les tuiles hutte trouvées. Certaines pierres ouvrent une région, donnent des éclaireurs ou finissent la partie.
sign-plaque = Plaque d’une région
    .about = Ce qu’il y a sous ses tuiles cachées : huttes, feux, forêts, cueillettes, et des piles d’animaux.
sign-pile = Médaille sur une carte brune
    .about = La prochaine carte de points, et celles d’en dessous.
sign-covered = Médaille sur une invention
    .about = Une carte de points la couvre : ses points comptent, son effet est perdu.
sign-used = Coche près d’un éclaireur
    .about = Il s’est déjà déplacé dans ce tour.

new-1 = Personne ne connaît la carte : les tuiles se retournent là où les éclaireurs arrivent.
new-2 = Ce que tu chasses reste secret jusqu’à la cuisson.
new-3 = Les inventions changent les règles pour toi seul, et des points peuvent t’en coûter une.

figure-F0-9 = À deux, les pistes sont vides ; à trois, chacun a une tuile ; à quatre, une sur chaque piste.
figure-F2-2 = Un éclaireur fait jusqu’à deux pas. Depuis un feu, les chaussures de peau en ajoutent un troisième.
figure-F3-2 = Il y a place pour deux de plus. Il en vient trois : deux sont gardées, une est perdue.
figure-F5-4 = Le champignon ne va sur aucune piste. Celle aux deux pommes est vidée ; les pommes sont défaussées, la racine reste.
figure-F6-3 = Ours et sanglier sont cuits ensemble : deux sacs et cinq nourritures. Avec les sacs, il y a place pour trois : deux sont perdues.
figure-F7-2 = Une forêt à trois animaux : un est pris, deux restent cachés.
figure-F8-2 = Dans un village de deux huttes, une hutte coûte deux nourritures. Puis l’éclaireur va à un feu.
figure-F9-1 = Une cachette donne d’abord un sac, puis une nourriture.
figure-F10-2 = Trois pommes remplissent une piste : elles donnent les poteries, et deux nourritures aussitôt.
figure-F10-3 = Une carte de 3 points couvre les cultures : 3 points à la fin, et plus de nourriture des cultures.
figure-F11-1 = La troisième tuile hutte ouvre la deuxième région.
figure-F12-2 = Le disque déclenche la fin. Carré, losange, triangle, disque, carré, losange et triangle jouent encore, dans cet ordre.
figure-F13-17 = Huttes dans la deuxième région : 5, 5 et 3 donnent 2, 2 et rien. 4 et 1 donnent 4 et rien.
figure-F14-4 = Une hutte s’y trouve. Avec la charpente, deux autres suivent pour une et deux nourritures.
figure-F15-2 = Trois huttes contre deux : une majorité, 1 point. Deux contre deux : rien pour personne.
figure-F15-3 = Deux huttes en tête près d’un lac font 2, la majorité 1, et pour le Peuple des lacs 1 de plus.
figure-F16-1 = À trois, le disque commence : trois des quatre inventions sont là. Le triangle choisit d’abord, puis le carré, le disque en dernier.
