### Ce que disent tous les guides : l’aide à la table, la page Apprendre, les images des règles. Les fichiers des
### langues ont les mêmes lignes.

guide-tab-game = Le jeu
guide-tab-signs = Signes
guide-tab-keys = Touches
guide-aim-title = But
guide-turn-title = Le déroulement
guide-here = On en est là
guide-end-title = Comment ça finit
guide-scores-title = Ce qui rapporte
guide-yours = toi : { $points }
guide-signs-now = En ce moment sur ton plateau
guide-signs-else = À d’autres moments

sign-can = Anneau doré
    .about = Tu peux choisir cela maintenant.
sign-picked = Anneau doré et coche
    .about = Tu l’as choisi. Valider l’envoie ; le choisir encore une fois le reprend.
sign-off = Couleurs calmes
    .about = Impossible pour l’instant. Laisse le pointeur dessus, ou appuie longuement : la raison s’affiche.
sign-flag = Forme et numéro
    .about = Qui a joué ici en dernier, et lequel des coups depuis le tien c’était.
sign-gain = Nombres verts et rouges
    .about = Les points qu’un coup a rapportés, ou coûtés.

learn-lead = Cinq jeux. Joue ta première partie avec un guide, ou fais le tour ici.
learn-new = Ce qui est nouveau ici
learn-pieces = Les pièces et ce qu’elles font
learn-pieces-data = Toutes les valeurs imprimées, et d’où elles viennent
learn-winners = Comment les gagnants font leurs points
learn-winners-what = Quoi
learn-winners-won = Gagnants
learn-winners-all = Tous
learn-winners-made = Points moyens de { $games } parties à { $seats }, tous { $bot } (graine { $seed }).
learn-winners-sum = Ensemble
