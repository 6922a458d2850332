### Ce que dit le guide de Vanuatu pendant la première partie.

coach-aim = Qui a le plus de points gagne. Presque chaque action rapporte des points, ou des vatus qui en paient d’autres.
    .title = Le but du jeu
coach-round = Une manche : chacun prend un personnage, pose des marqueurs sur des actions, puis les exécute là où il est en tête.
    .title = Une manche
coach-character = Un personnage améliore une action pour cette manche. Pointe-le ou appuie longuement pour le lire.
    .title = Prends un personnage
    .do = Choisis un personnage.
coach-mark = Tu poses deux marqueurs, puis deux, puis un. Qui en a le plus sur une action agit d’abord : deux ensemble valent mieux.
    .title = Programme tes actions
    .do = Choisis une action.
coach-majority = Sans majorité nulle part, tu dois abandonner une pile, et son action est perdue. Mieux vaut deux piles fortes que cinq marqueurs isolés.
    .title = Le piège : trop de projets
    .do = Choisis une action.
coach-last-marker = Le dernier marqueur décide souvent qui est en tête. Regarde où sont les autres.
    .title = Le dernier marqueur
    .do = Choisis une action.
coach-act = Une de tes piles est maintenant jouée. Ce qui est possible doit être fait ; l’ordre dépend de toi.
    .title = Agir
    .do = Choisis une pile.
coach-money = Tu peux avoir neuf vatus : dix deviennent aussitôt cinq points. Dépense-les donc, ou change-les exprès.
    .title = Vatus et points
coach-tiles = Le premier joueur pose deux nouvelles tuiles. Chacune en touche deux autres, et les îles ne se touchent jamais.
    .title = La mer grandit
    .do = Choisis une tuile et sa place.
coach-end = Après huit manches, les huttes comptent pour les touristes voisins, les trésors comptent double. À toi de continuer !
    .title = La fin
