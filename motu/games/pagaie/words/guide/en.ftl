### What the guide of Pagaie says. The files of the languages have the same lines.

guide-aim = Build an island of sea, sand and huts. What can be seen on it at the end scores: each animal as much as it has flowers, and flowers are added every day.
guide-end = When the last day is over: usually the sixth with two players, the ninth with three, the eighth with four. Then everything that can be seen on your island is counted.

turn-line = Choose a line
    .about = A row or a column without a paddle. Your paddle then closes it for everybody until the end of the day.
turn-tiles = Take tiles from it
    .about = One to three of its tiles, with two players one or two.
turn-build = Build
    .about = Place as many of your tiles as you like. Two may wait on your pontoon for a later turn.
turn-flower = Add flowers
    .about = When all have had their turns, some players turn a free tile into a flower: what it shows is worth more from now on, for everybody.

worth-sea = Animals of the sea
    .about = Each one that can be seen scores 1 for every flower of its kind.
worth-sand = Animals of the sand
    .about = Each one that can be seen scores 2 for every flower of its kind.
worth-built = Huts and tikis
    .about = Each one scores 7 for every flower of its kind.
worth-bottles = Bottles
    .about = Each bottle that can be seen costs 3 points. Cover it.

sign-worth = Number beside an animal
    .about = What one of them is worth now: its flowers, doubled on sand, times seven for huts and tikis.
sign-bottle = −3
    .about = What each bottle in sight costs.
sign-paddle = Paddle across the board
    .about = This line is closed until the end of the day. Whose paddle it is, its colour says.
sign-line = Letters and numbers at the edge
    .about = Columns and rows that you can take tiles from.
sign-pirogue = Boat
    .about = Whoever has it is first today.
sign-picker = Flower with a number
    .about = Who adds a flower at the end of the day, and which one.
sign-places = “3 places” below a tile
    .about = So many places there are for it on your island now.
sign-spot = Plus on your island
    .about = The tile in hand can go here: the plus is in the middle of the place.
sign-receipt = Numbers beside a tile
    .about = What the tile brings there, what it covers, and what both come to.
sign-pontoon = 0/2 at the pontoon
    .about = Tiles that wait, and how many may.
sign-levels = Coloured squares
    .about = How many tiles of sea, sand and buildings.
sign-stack = Flower tile with a number
    .about = So many tiles are in the stack.

new-1 = You decide together what each animal is worth: flowers count for everybody.
new-2 = Your paddle closes a line for the rest of the day, for you as well.
new-3 = You build upwards: what lies higher counts more, and what is covered counts no longer.

figure-P0-5 = One tile in its four turns. It never lies mirrored.
figure-P2-2 = The square holds the boat: square, diamond, triangle, disc have their turns in this order. The disc adds the first flower, the triangle the second.
figure-P3-5 = Paddles lie on rows 1 and 2 and on columns A and B: only the nine tiles at the lower right are free.
figure-P4-4 = Three sand tiles and no sea yet: two stay on the pontoon, one may be thrown away.
figure-P5-2 = The upper sea tile touches the other by a side: that is allowed. The lower one touches only at a corner: it is not.
figure-P5-3 = Sand over two sea tiles is allowed. Over one sea tile alone it is not.
figure-P5-4 = Four sea tiles, two sand tiles on them, and a hut that rests on both sand tiles.
figure-P5-7 = The sand covers a seahorse, an octopus and the bottle: one seahorse, one octopus, a fish and the turtle can be seen.
figure-P6-3 = The tile shows an octopus and a manta. It becomes one flower, here for the octopus, which is worth 1 more for everybody.
figure-P7-1 = Every paddle goes back to its owner, the stack fills the empty slots, and the boat passes from the square to the diamond, who is first tomorrow.
figure-P8-1 = Four seahorses with 3 flowers score 12, three turtles with 4 flowers 24, two tikis with 2 flowers 28, two bottles cost 6.
figure-P8-5 = Both have 101 points: the one with fewer bottles is ahead.
