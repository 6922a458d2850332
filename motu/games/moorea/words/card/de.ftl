### Wie Moorea sich vorstellt, bevor jemand spielt.

title = Moorea
tagline = Mit Karten sammeln, fertigen und bauen
pitch = Sammle Holz, Ton, Bambus, Muscheln und Fisch, mache Werkzeuge und Kanus daraus und verwandle den Reichtum deiner Insel in die schönsten Werke. Alles auf dem Tisch liegt offen, nur deine Hand kennst du allein.
