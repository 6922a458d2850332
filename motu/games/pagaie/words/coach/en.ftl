### What the coach of Pagaie says in the first game.

coach-aim = You build an island of sea, sand and huts. Whatever can be seen on it at the end scores as many points as its animal has flowers, double on sand, sevenfold for huts.
    .title = What it is about
coach-turn = In your turn you take tiles from one line of the board, then place as many as you like on your island.
    .title = A turn
coach-line = Choose a row or a column, then one or two of its tiles. With flowers an animal is worth more, so look for those first.
    .title = Take tiles
    .do = Choose a line, then its tiles.
coach-build = Sea comes first: it touches sea by a side. A tile shows its places, and can be turned before you confirm it.
    .title = Place a tile
    .do = Choose a tile, its place, and turn it.
coach-bottles = A bottle that can be seen costs 3 points, so cover it. Tiles that you do not place wait on your pontoon, two at most.
    .title = The trap: bottles
coach-paddle = Your paddle closes the line for everybody until the end of the day, for you as well. That also keeps a line from the others.
    .title = Paddles close lines
    .do = Choose another line, then its tiles.
coach-levels = Sand lies on at least two sea tiles, huts on at least two sand tiles. Higher counts double and more, but what is covered does not count.
    .title = Build upwards
    .do = Choose a tile and its place.
coach-flower = At the end of a day free tiles become flowers. A flower makes its animal worth more for everybody: choose what you have most of.
    .title = Flowers
    .do = Choose a tile.
coach-end = After six days with two players the game is over, and what can be seen is counted. Now play on by yourself!
    .title = How it ends
