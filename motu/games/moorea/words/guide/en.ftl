### What the guide of Moorea says. The files of the languages have the same lines.

guide-aim = Collect commodities, pay with them for cards, and lay those cards before you. Whoever has the most points on the table at the end wins; cards in hand count nothing.
guide-end = When a card was bought and the pile of products cannot replace it, everybody has one more turn. Then the points are counted.

turn-draw = Draw
    .about = Take a card from the pile. With the spear it may be an open one, with the cart you may draw twice.
turn-act = One action
    .about = Buy a card, buy a tool, exchange two commodities for an open one, or lay cards at a store of yours. Or pass.
turn-limit = Hand limit
    .about = Keep six cards, with the basket eight. What is too much is thrown away.

worth-cards = Cards with a medal
    .about = They bring the number on the medal, once and for all. The large ones ask for canoes, huts and stoneware.
worth-stores = Cards at stores
    .about = A store itself brings nothing, each card you lay there brings the number of the store.
worth-necklaces = Necklaces
    .about = The more you have, the more each is worth: 2, 5, 9, 14 and 20 points together.
worth-sites = Sites
    .about = Few points, but each saves you one card of its commodity in every later purchase.
worth-tools = Tools
    .about = Few points, but they help for the whole game: the earlier, the better.

sign-points = Number on a medal
    .about = Points that the card brings. With a plus it is what one more necklace adds.
sign-percard = × and pieces
    .about = A store: each of these cards that you lay there later brings so many points.
sign-hand = A hand instead of a medal
    .about = This card comes to your hand, and pays for larger ones.
sign-stack = I or II
    .about = From which half of the pile the card came. Cards II come later and cost more.
sign-saved = Struck out
    .about = A card that your sites save you.
sign-lack = Dashed ring, “1 missing”
    .about = A card of the price that you do not hold.
sign-alike = Alike
    .about = The price is so many equal commodities, of whatever kind.
sign-size = 6/6 beside your hand
    .about = Cards in your hand, and how many you may keep at the end of your turn. Red: some must go.
sign-saves = Minus at a site
    .about = So many cards of this commodity you save in each purchase.
sign-cards = Two cards and a number
    .about = So many cards somebody holds.

new-1 = Your cards are goods and money at once: what you hold pays for what you lay down.
new-2 = Sites and tools make every later purchase cheaper or easier.
new-3 = Stores turn spare cards into points.

figure-M0-6 = Ten products lie on display. The deck below then holds 40 cards with two or three players, 54 with four, 60 with five.
figure-M2-4 = With cart and spear: the wood is taken from the open row, bamboo from the pile takes its place, and may be drawn next.
figure-M4-1 = Clay and fish go to the discard, the open seashell comes to your hand.
figure-M5-2 = The market costs a canoe, a hut and stoneware. Two canoes and a hut would not pay for it.
figure-M5-8 = A jetty costs three wood. Whoever owns the forest pays two.
figure-M6-1 = Four fish buy any site, four wood as well. Three wood and a clay do not.
figure-M6-4 = With forest and bamboo forest, a bridge for three wood and two bamboo costs two wood and one bamboo.
figure-M7-2 = Three fish buy the basket. Two wood and a fish do not, even with the net.
figure-M8-4 = Two canoes and a hut are laid at the market in one action: three cards, five points each.
figure-M9-2 = The disc buys and the display cannot be filled: the bell. The square, the triangle and the disc have one more turn each, then points are counted.
figure-M10-1 = With the basket and nine cards: eight stay, one goes.
figure-M11-1 = Four wood at the wood store score 4, three seashells at the chest 6, two canoes at the landing stage 6.
figure-M11-2 = One to five necklaces: 2, 5, 9, 14 and 20 points.
