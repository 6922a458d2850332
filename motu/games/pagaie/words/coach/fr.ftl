### Ce que dit le guide de Pagaie pendant la première partie.

coach-aim = Tu construis une île de mer, de sable et de huttes. Tout ce qui y est visible à la fin rapporte autant que son animal a de fleurs, le double sur le sable, sept fois plus pour les huttes.
    .title = Le but du jeu
coach-turn = À ton tour, tu prends des tuiles sur une ligne du plateau, puis tu en places autant que tu veux sur ton île.
    .title = Un tour
coach-line = Choisis une rangée ou une colonne, puis une ou deux de ses tuiles. Les fleurs donnent de la valeur à un animal : cherche d’abord ceux-là.
    .title = Prends des tuiles
    .do = Choisis une ligne, puis ses tuiles.
coach-build = La mer d’abord : elle touche la mer par un côté. Une tuile montre ses places, et se tourne avant que tu confirmes.
    .title = Place une tuile
    .do = Choisis une tuile, sa place, et tourne-la.
coach-bottles = Une bouteille visible coûte 3 points, alors couvre-la. Les tuiles non placées attendent sur ton ponton, deux au plus.
    .title = Le piège : les bouteilles
coach-paddle = Ta pagaie ferme la ligne pour tout le monde jusqu’à la fin du jour, pour toi aussi. C’est aussi un moyen de la refuser aux autres.
    .title = Les pagaies ferment les lignes
    .do = Choisis une autre ligne, puis ses tuiles.
coach-levels = Le sable repose sur deux tuiles de mer au moins, une hutte sur deux tuiles de sable au moins. Plus haut rapporte double et plus, mais ce qui est couvert ne compte plus.
    .title = Construis en hauteur
    .do = Choisis une tuile et sa place.
coach-flower = À la fin d’un jour, des tuiles libres deviennent des fleurs. Une fleur donne plus de valeur à son animal, pour tous : choisis celui que tu as le plus.
    .title = Les fleurs
    .do = Choisis une tuile.
coach-end = À deux, la partie dure six jours ; ensuite on compte ce qui est visible. À toi de continuer !
    .title = La fin
