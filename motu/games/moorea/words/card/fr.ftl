### Comment Moorea se présente, avant qu’on y joue.

title = Moorea
tagline = Récolter, fabriquer, bâtir avec des cartes
pitch = Récolte du bois, de l’argile, du bambou, des coquillages et des poissons, fais-en des outils et des canoës, et transforme les richesses de ton île en œuvres d’exception. Tout est visible sur la table ; seule ta main reste secrète.
