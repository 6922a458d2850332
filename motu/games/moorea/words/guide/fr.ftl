### Ce que dit le guide de Moorea. Les fichiers des langues ont les mêmes lignes.

guide-aim = Réunis des matières premières, paie des cartes avec, et pose ces cartes devant toi. Qui a le plus de points sur la table à la fin gagne ; les cartes en main ne comptent pas.
guide-end = Quand la pile de produits ne peut plus remplacer une carte achetée, chacun joue encore un tour. Puis on compte les points.

turn-draw = Piocher
    .about = Prends une carte de la pile. Avec le javelot, ce peut être une carte visible ; avec la charrette, tu peux piocher deux fois.
turn-act = Une action
    .about = Achète une carte ou un outil, échange deux matières premières contre une carte visible, ou pose des cartes à l’un de tes campements. Ou passe.
turn-limit = Limite de main
    .about = Garde six cartes, huit avec le panier. Le surplus est défaussé.

worth-cards = Cartes à médaille
    .about = Elles rapportent le nombre de la médaille, une fois pour toutes. Les grandes demandent canoës, cabanes et grès.
worth-stores = Cartes aux campements
    .about = Le campement ne rapporte rien ; chaque carte que tu y poses rapporte son nombre.
worth-necklaces = Colliers
    .about = Plus tu en as, plus ils valent : 2, 5, 9, 14 puis 20 points ensemble.
worth-sites = Sites
    .about = Peu de points, mais chacun t’économise une carte de sa matière à chaque achat suivant.
worth-tools = Outils
    .about = Peu de points, mais ils servent toute la partie : le plus tôt est le mieux.

sign-points = Nombre sur une médaille
    .about = Les points de la carte. Avec un plus : ce qu’un collier de plus ajoute.
sign-percard = × et des pièces
    .about = Un campement : chacune de ces cartes que tu y poses plus tard rapporte autant.
sign-hand = Une main au lieu d’une médaille
    .about = Cette carte vient dans ta main et paie de plus grandes cartes.
sign-stack = I ou II
    .about = De quelle moitié de la pile vient la carte. Les cartes II viennent plus tard et coûtent plus.
sign-saved = Barré
    .about = Une carte que tes sites t’économisent.
sign-lack = Anneau en pointillé, « 1 manque »
    .about = Une carte du prix que tu n’as pas.
sign-alike = Pareils
    .about = Le prix est d’autant de matières premières pareilles, peu importe laquelle.
sign-size = 6/6 à côté de ta main
    .about = Tes cartes en main, et combien tu peux en garder à la fin du tour. En rouge : il faudra en jeter.
sign-saves = Un moins sur un site
    .about = Autant de cartes de cette matière économisées à chaque achat.
sign-cards = Deux cartes et un nombre
    .about = Le nombre de cartes que quelqu’un tient.

new-1 = Tes cartes sont à la fois marchandises et monnaie : ce que tu tiens paie ce que tu poses.
new-2 = Sites et outils rendent tous les achats suivants moins chers ou plus faciles.
new-3 = Les campements changent les cartes en trop en points.

figure-M0-6 = Dix produits sont à l’étalage. La pile compte alors 40 cartes à deux ou trois, 54 à quatre, 60 à cinq.
figure-M2-4 = Avec charrette et javelot : le bois visible est pris, un bambou de la pile prend sa place et peut être pioché ensuite.
figure-M4-1 = Argile et poisson vont à la défausse, le coquillage visible vient en main.
figure-M5-2 = Le marché coûte un canoë, une cabane et du grès. Deux canoës et une cabane ne suffiraient pas.
figure-M5-8 = Une jetée coûte trois bois. Qui possède la forêt en paie deux.
figure-M6-1 = Quatre poissons achètent n’importe quel site, quatre bois aussi. Trois bois et une argile, non.
figure-M6-4 = Avec la forêt et la forêt de bambous, un pont de trois bois et deux bambous coûte deux bois et un bambou.
figure-M7-2 = Trois poissons achètent le panier. Deux bois et un poisson, non, même avec le filet.
figure-M8-4 = Deux canoës et une cabane posés au marché en une action : trois cartes, cinq points chacune.
figure-M9-2 = Le disque achète et l’étalage ne se remplit plus : la cloche. Le carré, le triangle et le disque jouent encore un tour, puis on compte.
figure-M10-1 = Avec le panier et neuf cartes : huit restent, une part.
figure-M11-1 = Quatre bois à la réserve font 4, trois coquillages dans la boîte 6, deux canoës à l’embarcadère 6.
figure-M11-2 = Un à cinq colliers : 2, 5, 9, 14 et 20 points.
