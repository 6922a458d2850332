### Ce que dit le guide de Pagaie. Les fichiers des langues ont les mêmes lignes.

guide-aim = Construis une île de mer, de sable et de huttes. Ce qu’on y voit à la fin rapporte : chaque animal autant qu’il a de fleurs, et chaque jour on en ajoute.
guide-end = Quand le dernier jour est passé : d’ordinaire le sixième à deux, le neuvième à trois, le huitième à quatre. On compte alors tout ce qui est visible sur ton île.

turn-line = Choisir une ligne
    .about = Une rangée ou une colonne sans pagaie. Ta pagaie la ferme ensuite pour tous jusqu’à la fin du jour.
turn-tiles = Y prendre des tuiles
    .about = Une à trois de ses tuiles, à deux joueurs une ou deux.
turn-build = Construire
    .about = Place autant de tuiles que tu veux. Deux peuvent attendre sur ton ponton pour un tour suivant.
turn-flower = Ajouter des fleurs
    .about = Quand tous ont joué, certains changent une tuile libre en fleur : ce qu’elle montre vaut désormais plus, pour tous.

worth-sea = Animaux de la mer
    .about = Chacun qu’on voit rapporte 1 par fleur de sa sorte.
worth-sand = Animaux du sable
    .about = Chacun qu’on voit rapporte 2 par fleur de sa sorte.
worth-built = Huttes et tikis
    .about = Chacun rapporte 7 par fleur de sa sorte.
worth-bottles = Bouteilles
    .about = Chaque bouteille visible coûte 3 points. Couvre-la.

sign-worth = Nombre près d’un animal
    .about = Ce que vaut chacun en ce moment : ses fleurs, doublées sur le sable, fois sept pour huttes et tikis.
sign-bottle = −3
    .about = Ce que coûte chaque bouteille visible.
sign-paddle = Pagaie en travers du plateau
    .about = Cette ligne est fermée jusqu’à la fin du jour. La couleur dit à qui est la pagaie.
sign-line = Lettres et chiffres au bord
    .about = Colonnes et rangées où tu peux prendre des tuiles.
sign-pirogue = Pirogue
    .about = Qui l’a commence aujourd’hui.
sign-picker = Fleur avec un nombre
    .about = Qui ajoute une fleur à la fin du jour, et la quantième.
sign-places = « 3 places » sous une tuile
    .about = Combien de places il y a pour elle sur ton île.
sign-spot = Plus sur ton île
    .about = La tuile en main peut aller ici : le plus est au milieu de la place.
sign-receipt = Nombres près d’une tuile
    .about = Ce que la tuile y rapporte, ce qu’elle couvre, et la somme.
sign-pontoon = 0/2 au ponton
    .about = Les tuiles qui attendent, et combien le peuvent.
sign-levels = Carrés de couleur
    .about = Combien de tuiles de mer, de sable et de constructions.
sign-stack = Tuile à fleur avec un nombre
    .about = Combien de tuiles restent dans la pile.

new-1 = Vous décidez ensemble de la valeur de chaque animal : les fleurs comptent pour tous.
new-2 = Ta pagaie ferme une ligne pour le reste du jour, pour toi aussi.
new-3 = On construit vers le haut : plus haut compte plus, et ce qui est couvert ne compte plus.

figure-P0-5 = Une même tuile dans ses quatre orientations. Elle n’est jamais en miroir.
figure-P2-2 = Le carré a la pirogue : carré, losange, triangle, disque jouent dans cet ordre. Le disque ajoute la première fleur, le triangle la deuxième.
figure-P3-5 = Des pagaies couvrent les rangées 1 et 2 et les colonnes A et B : seules les neuf tuiles en bas à droite sont libres.
figure-P4-4 = Trois tuiles de sable et pas encore de mer : deux restent sur le ponton, une peut être jetée.
figure-P5-2 = En haut, la tuile de mer touche l’autre par un côté : c’est permis. En bas, elle ne touche que par un coin : ce ne l’est pas.
figure-P5-3 = Du sable sur deux tuiles de mer est permis. Sur une seule, non.
figure-P5-4 = Quatre tuiles de mer, deux tuiles de sable dessus, et une hutte qui repose sur les deux.
figure-P5-7 = Le sable couvre un hippocampe, un poulpe et la bouteille : on voit encore un hippocampe, un poulpe, un poisson et la tortue.
figure-P6-3 = La tuile montre un poulpe et une raie manta. Elle devient une fleur, ici pour le poulpe, qui vaut 1 de plus pour tous.
figure-P7-1 = Chaque pagaie revient à son joueur, la pile remplit les cases vides, et la pirogue passe du carré au losange, premier demain.
figure-P8-1 = Quatre hippocampes à 3 fleurs font 12, trois tortues à 4 fleurs 24, deux tikis à 2 fleurs 28, deux bouteilles coûtent 6.
figure-P8-5 = Tous deux ont 101 points : qui a le moins de bouteilles est devant.
