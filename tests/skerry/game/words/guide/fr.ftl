### Ce que dit le guide de Skerry. Les fichiers des langues ont les mêmes lignes.

guide-aim = Posez des tuiles bout à bout. Le plus de points gagne, sauf si la mer prend le récif.
guide-end = Après quatre tours chacun, ou aussitôt à la troisième vague : alors tous ont perdu.

turn-lay = Poser une tuile
    .about = Choisissez une tuile, une case près du récif, et son sens. Ou passez.
turn-sea = La mer parle
    .about = Vous piochez, et la météo se montre.

worth-joins = Tuiles touchées
    .about = La valeur de chaque tuile touchée par un bout de la vôtre.
worth-edges = Pertes
    .about = 2 points pour un bout hors de la carte, 1 pour un tour passé.

sign-tile = Barre de couleur
    .about = Une tuile, et son sens.

new-1 = Vous tournez ce que vous posez avant de confirmer.
new-2 = Tous peuvent perdre ensemble.
