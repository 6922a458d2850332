### Comment Pagaie se présente, avant qu’on y joue.

title = Pagaie
tagline = Bâtis une île de mer, de sable et de huttes
pitch = Prends des tuiles dans une ligne ou une colonne et bloque-la avec ta pagaie. Bâtis sur trois niveaux, recouvre ce qui ne sert pas et ajoute les fleurs qui donnent leur valeur à tes animaux.
