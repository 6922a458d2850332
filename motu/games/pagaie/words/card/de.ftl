### Wie Pagaie sich vorstellt, bevor jemand spielt.

title = Pagaie
tagline = Bau eine Insel aus Meer, Sand und Hütten
pitch = Nimm Plättchen aus einer Zeile oder Spalte und sperre sie mit deinem Paddel. Bau drei Ebenen hoch, verdecke, was du nicht brauchst, und bring die Blumen, die deine Tiere wertvoll machen.
