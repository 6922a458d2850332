### What the coach of Hawaii says in the first game.

coach-aim = Most points win. You score at the end of each round for reaching its goal, and once at the end for your villages.
    .title = What it is about
coach-turn = A round goes on turn by turn. Each turn you do one thing: buy at a place, fish, visit an island, or finish the round.
    .title = A turn
coach-walk = A walk costs feet. At the place you take a token: its number is the price in shells, paid once for side I, twice for the better side II. Orange and red numbers are such tokens.
    .title = Buy at a place
    .do = { $what }.
coach-village = What you buy is added to a village, a row of your corner. A village scores only when it reaches under a tiki: all others are lost at the end.
    .title = The trap: villages without a tiki
coach-tiki = Tikis stand above your villages and say how long one must be, kahunas beside them score when it is. Both are bought like everything else.
    .title = Tikis and kahunas
    .do = Choose the tikis or the kahunas.
coach-fish = Your small boat takes two fish tokens, a foot each. Their fish add to your sum for the goal of this round.
    .title = Fish
    .do = Choose the harbour.
coach-island = Boats with enough spaces also sail to an island: points at once, and its gift.
    .title = Visit an island
    .do = Choose an island.
coach-goal = At the end of the round your tokens and fish are added up. Only who reaches the goal scores, the highest sum most. Then come new shells and feet, fewer each round.
    .title = The goal of the round
coach-finish = Finishing takes you out of this round and says when you act in the next one. A token there is yours for nothing.
    .title = Finish the round
    .do = Choose an order space.
coach-end = After five rounds the villages are scored and the most points win. Now play on by yourself!
    .title = How it ends
