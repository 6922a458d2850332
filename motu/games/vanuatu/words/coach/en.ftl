### What the coach of Vanuatu says in the first game.

coach-aim = Most points win. Almost every action brings points or the vatus that pay for others.
    .title = What it is about
coach-round = A round: everybody takes a character, lays markers on actions, then carries them out where they are ahead.
    .title = A round
coach-character = A character makes one action better for this round. Rest the pointer on one to read it, or press long.
    .title = Take a character
    .do = Choose a character.
coach-mark = You lay two markers, then two, then one. Most markers on an action act first, so two together count more.
    .title = Program your actions
    .do = Choose an action.
coach-majority = Without the most markers anywhere you must give up a stack, and its action is lost. Rather two strong stacks than five single markers.
    .title = The trap: too many plans
    .do = Choose an action.
coach-last-marker = The last marker often decides who is ahead. Look where the others lie.
    .title = The last marker
    .do = Choose an action.
coach-act = Now one of your stacks is carried out. What is possible must be done; the order is yours to choose.
    .title = Act
    .do = Choose a stack.
coach-money = You may own nine vatus: ten become five points at once. So spend them, or change them on purpose.
    .title = Vatus and points
coach-tiles = The first player lays two new tiles. Each touches two others, islands never each other.
    .title = The sea grows
    .do = Choose a tile and its place.
coach-end = After eight rounds huts score for the tourists beside them, treasures double. Now play on by yourself!
    .title = How it ends
