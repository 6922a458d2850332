### Ce que dit le guide de Hawaii pendant la première partie.

coach-aim = Qui a le plus de points gagne. Tu marques à la fin de chaque manche en atteignant son objectif, et une fois à la fin pour tes villages.
    .title = Le but du jeu
coach-turn = Une manche avance tour après tour. À chaque tour, une seule chose : acheter dans un lieu, pêcher, visiter une île, ou terminer la manche.
    .title = Un tour
coach-walk = Marcher coûte des pieds. Dans le lieu, tu prends un jeton : son nombre est le prix en coquillages, payé une fois pour la face I, deux fois pour la face II, meilleure. Les nombres orange et rouges sont ces jetons.
    .title = Acheter dans un lieu
    .do = { $what }.
coach-village = Ce que tu achètes s’ajoute à un village, une rangée de ton coin. Un village ne compte que s’il arrive sous un tiki : les autres sont perdus à la fin.
    .title = Le piège : un village sans tiki
coach-tiki = Les tikis se dressent au-dessus des villages et disent quelle longueur il faut ; les kahunas à côté comptent alors. Ils s’achètent comme le reste.
    .title = Tikis et kahunas
    .do = Choisis les tikis ou les kahunas.
coach-fish = Ta petite pirogue prend deux jetons de poisson, un pied chacun. Leurs poissons s’ajoutent à ta somme pour l’objectif de la manche.
    .title = Pêcher
    .do = Choisis le port.
coach-island = Des pirogues avec assez de places vont aussi vers une île : des points aussitôt, et son cadeau.
    .title = Visiter une île
    .do = Choisis une île.
coach-goal = À la fin de la manche, tes jetons et tes poissons s’additionnent. Seul qui atteint l’objectif marque, et la plus grande somme le plus. Puis viennent de nouveaux coquillages et pieds, de moins en moins.
    .title = L’objectif de la manche
coach-finish = Terminer te fait sortir de cette manche et fixe ta place dans la suivante. Le jeton qui s’y trouve est à toi, gratuitement.
    .title = Terminer la manche
    .do = Choisis une case d’ordre.
coach-end = Après cinq manches, on compte les villages, et qui a le plus de points gagne. À toi de continuer !
    .title = La fin
