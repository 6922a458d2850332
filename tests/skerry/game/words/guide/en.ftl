### What the guide of Skerry says. The files of the languages have the same lines.

guide-aim = Lay tiles so that their ends meet. Most points win, unless the sea takes the reef.
guide-end = After four turns each, or at once with the third wave: then all have lost.

turn-lay = Lay a tile
    .about = Choose a tile, a cell beside the reef, and how it lies. Or pass.
turn-sea = The sea speaks
    .about = You draw, and the weather is turned over.

worth-joins = Tiles touched
    .about = The value of every tile that an end of yours touches.
worth-edges = Losses
    .about = 2 points for an end off the map, 1 for passing.

sign-tile = Bar in a colour
    .about = A tile, and how it lies.

new-1 = You turn what you lay before you confirm it.
new-2 = All can lose together.
