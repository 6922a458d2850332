### Wie Fire & Stone sich vorstellt, bevor jemand spielt.

title = Fire & Stone
tagline = Erkunden, sammeln, jagen und die Welt besiedeln
pitch = Führe deine Kundschafter aus Afrika in eine unbekannte Welt. Decke auf, was sie finden, koche, was sie jagen, lerne, was das Leben leichter macht, und habe die meisten Hütten, wo Siedlungen wachsen.
