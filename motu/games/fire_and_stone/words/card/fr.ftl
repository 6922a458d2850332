### Comment Fire & Stone se présente, avant qu’on y joue.

title = Fire & Stone
tagline = Explorer, cueillir, chasser et peupler le monde
pitch = Mène tes éclaireurs hors d’Afrique, dans un monde inconnu. Retourne ce qu’ils découvrent, cuis ce qu’ils chassent, apprends ce qui facilite la vie, et possède le plus de huttes là où les villages grandissent.
