### What the guide of Fire & Stone says. The files of the languages have the same lines.

guide-aim = Explore the world, find fires and forests, gather, hunt, and found settlements. Most points win: every hut scores one, and being ahead in a settlement another one.
guide-end = The eleventh hut tile, or somebody’s last hut, ends the game: one more turn for that player and two for the others. Then huts, majorities and secret objectives are counted.

turn-start = Starting inventions
    .about = Where the table plays with them: once, before the first turn, everybody chooses one.
turn-move = Move
    .about = Each of your scouts moves once in a turn, one or two steps. It never stays; a face-down tile is turned over where it arrives.
turn-act = One action there
    .about = Gather, hunt, cook at a fire, build a hut in a settlement, or find food. You may also leave it.
turn-fire = Back to a fire
    .about = After building, the scout is sent to a fire of the same region. It does not cook there.
turn-second = The second scout
    .about = With the fifth hut tile everybody gets a second scout. From then on both move in each turn.

worth-huts = Huts
    .about = At the end each of your huts on the map scores 1.
worth-majorities = Most huts
    .about = At the end 1 for each settlement in which you have more huts than anybody else. A shared lead brings nothing.
worth-objective = Your secret objective
    .about = At the end 1 more for each majority of yours that fits the objective.
worth-cards = VP cards
    .about = Three equal gathering tiles may bring a card of 1 to 4 points. It covers one of your inventions.
worth-fires = Discoveries
    .about = 1 point at once for whoever finds a fire; some caves bring points too.

sign-slab = II or III on a stone
    .about = A face-down tile of that region. It can be reached when the region is open.
sign-steps = Number in a dark disc
    .about = So many steps your scout takes to get there.
sign-chip = Plus and minus below an area
    .about = What you could get there, as far as it is known, or what a hut costs and brings.
sign-crown = Crown
    .about = Who has the most huts in this settlement.
sign-huts = Tents with a number
    .about = How many huts somebody has in this settlement.
sign-paw = Paw with a number
    .about = So many animals are left in the forest.
sign-food = 4/6
    .about = Food, and how much can be stored. What is more is lost.
sign-tracks = Dots beside a fruit
    .about = How full a gathering track is. With three tiles it brings a card.
sign-lock = Lock
    .about = A region that opens with this hut tile, or is still closed.
sign-stone = Stepping stones in the north
    .about = Hut tiles found so far. Some stones open a region, bring scouts, or end the game.
sign-plaque = Plate of a region
    .about = What lies under its face-down tiles: huts, fires, forests, gathering tiles, and stacks of animals.
sign-pile = Medal on a brown card
    .about = The VP card that is next, and those below it.
sign-covered = Medal on an invention
    .about = A VP card covers it: its points count, its effect is gone.
sign-used = Tick at a scout
    .about = It has moved in this turn.

new-1 = Nobody knows the map: tiles are turned over where scouts arrive.
new-2 = What you hunt stays secret until you cook it.
new-3 = Inventions change the rules for you alone, and points may cost you one.

figure-F0-9 = Two players begin with empty tracks, three with one tile each, four with one on each track.
figure-F2-2 = A scout takes up to two steps. From a fire, hide shoes add a third.
figure-F3-2 = There is room for two more food. Three come: two are kept, one is lost.
figure-F5-4 = The mushroom fits neither track. The one with two apples is emptied for it; the apples go to the discard, the root stays.
figure-F6-3 = Cave bear and boar are cooked together: two bags and five food. With the bags there is room for three: two food are lost.
figure-F7-2 = A forest with three animals: one is taken, two stay face down.
figure-F8-2 = In a settlement with two huts a hut costs two food. Then the scout goes to a fire.
figure-F9-1 = A stash brings a bag first, then a food.
figure-F10-2 = Three apples fill a track: they bring the clay pots, and two food at once.
figure-F10-3 = A VP card of 3 covers the crops: 3 points at the end, and no more food from the crops.
figure-F11-1 = The third hut tile opens the second region.
figure-F12-2 = The disc triggers the end. Square, diamond, triangle, disc, square, diamond and triangle still have a turn, in this order.
figure-F13-17 = Huts in the second region: 5, 5 and 3 bring 2, 2 and nothing. 4 and 1 bring 4 and nothing.
figure-F14-4 = One hut stands there. With the timber frame two huts follow for one and two food.
figure-F15-2 = Three huts against two: a majority, 1 point. Two against two: none for anybody.
figure-F15-3 = Two huts in the lead at a lake bring 2, the majority 1, and for Lake Dwellers 1 more.
figure-F16-1 = Three players, and the disc begins: three of the four inventions are there. The triangle chooses first, then the square, the disc last.
