### Wie Hawaii sich vorstellt, bevor jemand spielt.

title = Hawaii
tagline = Wandern, handeln und fünf Dörfer bauen
pitch = Schicke deinen Häuptling über die Insel, zahle mit Muscheln und Füßen und bring Hütten, Götter, Tänzerinnen und Boote heim. Jede Runde hat ihr Ziel, doch am Ende zählen nur Dörfer, die bis unter einen Tiki reichen.
