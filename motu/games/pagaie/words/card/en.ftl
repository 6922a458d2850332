### How Pagaie introduces itself, before anybody plays it.

title = Pagaie
tagline = Build an island of sea, sand and huts
pitch = Take tiles from a row or column and block it with your paddle. Build three levels high, cover what you do not need, and add the flowers that make your animals count.
