### Comment Vanuatu se présente, avant qu’on y joue.

title = Vanuatu
tagline = Navigue dans un archipel qui grandit et agis là où tu domines
pitch = Pose à découvert cinq marqueurs sur neuf actions, puis joue-les une à une, mais seulement là où tu as la majorité. Pêche, plonge, construis, exporte, dessine sur le sable et amène des touristes, tandis que dix vatus deviennent toujours de la prospérité. Avec la montée des eaux, vous retenez la mer ensemble, ou tout le monde perd.
