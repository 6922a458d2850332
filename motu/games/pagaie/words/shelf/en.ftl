### What a list of games says of this one; the page fetches it without the other texts.

title = Pagaie
tagline = Build an island of sea, sand and huts
pitch = Take tiles from a row or column and block it with your paddle. Build three levels high, cover what you do not need, and add the flowers that make your animals count.
