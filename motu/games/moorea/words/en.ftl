### Moorea. The files of the languages have the same sections.

## Names
# .the stands as the object of a sentence, .one is a single card, .some any number of cards, .at where cards are laid.

name-wood = Wood
    .one = wood
    .some = wood
name-clay = Clay
    .one = clay
    .some = clay
name-bamboo = Bamboo
    .one = bamboo
    .some = bamboo
name-seashell = Seashell
    .one = a seashell
    .some = seashells
name-fish = Fish
    .one = a fish
    .some = fish
name-canoe = Canoe
    .one = a canoe
    .some = canoes
    .the = the canoe
name-hut = Hut
    .one = a hut
    .some = huts
    .the = the hut
name-stoneware = Stoneware
    .one = stoneware
    .some = stoneware
    .the = the stoneware
name-basket = Basket
    .the = the basket
name-spear = Spear
    .the = the spear
name-fishing_net = Fishing net
    .the = the fishing net
name-cart = Cart
    .the = the cart
name-forest = Forest
    .the = the forest
name-clay_pit = Clay pit
    .the = the clay pit
name-bamboo_forest = Bamboo forest
    .the = the bamboo forest
name-seashell_beach = Seashell beach
    .the = the seashell beach
name-wood_store = Wood store
    .the = the wood store
    .at = in the wood store
name-pottery = Pottery
    .the = the pottery
    .at = at the pottery
name-bamboo_store = Bamboo store
    .the = the bamboo store
    .at = in the bamboo store
name-seashell_chest = Seashell chest
    .the = the seashell chest
    .at = in the seashell chest
name-landing_stage = Landing stage
    .the = the landing stage
    .at = at the landing stage
name-well = Well
    .the = the well
    .at = at the well
name-village = Village
    .the = the village
    .at = in the village
name-market = Market
    .the = the market
    .at = at the market
name-jetty = Jetty
    .the = the jetty
name-tiles = Tiles
    .the = the tiles
name-palisades = Palisades
    .the = the palisades
name-fish_basket = Fish basket
    .the = the fish basket
name-bridge = Bridge
    .the = the bridge
name-statue = Statue
    .the = the statue
name-temple = Temple
    .the = the temple
name-aquarium = Aquarium
    .the = the aquarium
name-two_man_canoe = Two-man canoe
    .the = the two-man canoe
name-chinaware = Chinaware
    .the = the chinaware
name-cult_site = Cult site
    .the = the cult site
name-seashell_necklace = Seashell necklace
    .the = the seashell necklace

goods =
    { $good ->
        [wood] { $count } wood
        [clay] { $count } clay
        [bamboo] { $count } bamboo
        [seashell]
            { $count ->
                [one] { $count } seashell
               *[other] { $count } seashells
            }
        [fish] { $count } fish
        [canoe]
            { $count ->
                [one] { $count } canoe
               *[other] { $count } canoes
            }
        [hut]
            { $count ->
                [one] { $count } hut
               *[other] { $count } huts
            }
        [stoneware] { $count } stoneware
       *[other] { $count } × { $good }
    }
equal =
    { $count ->
        [one] { $count } commodity
       *[other] { $count } equal commodities
    }

## Steps of a turn

step-draw = Draw
step-act = Action
step-limit = Hand limit
step-confirm = End of turn
step-chance = Cards turn up
step-over = The end

## Questions

ask-draw = Which card do you draw?
ask-draw-more = Do you draw another card?
ask-act = Choose an action, or pass.
ask-give = Which two commodities do you give?
ask-take = Which open card do you take for { $given }?
ask-pay = How do you pay for { $product-the }?
ask-pay-tool =
    { $count ->
        [one] Which commodity do you pay for { $tool-the }?
       *[other] Which { $count } equal commodities do you pay for { $tool-the }?
    }
ask-count = { $good }: how many cards do you lay { $store-at }?
ask-discard =
    { $count ->
        [one] Discard a card: your hand is over the limit.
       *[other] Discard { $count } cards: your hand is over the limit.
    }
ask-confirm = End your turn, or undo.

## Answers

draw-pile = Draw from the pile
draw-open = Take { $good-one } from the open row
stop = Draw no more
pass = Pass
exchange = Exchange
exchange-open = Exchange for an open card
exchange-for = Exchange for { $good-one }
buy = Buy { $product-the }
buy-for = Buy { $product-the } for { $cost }
buy-tool = Buy { $tool-the } for { equal }
lay = Lay cards { $store-at }
give-open = Give { $given } for an open card
give-for = Give { $given } for { $good-one }
pay = Pay { $cost }
lay-count =
    { $count ->
        [0] Lay none { $store-at }
       *[other] Lay { goods } { $store-at }
    }
discard = Discard { $good-one }
end-turn = End the turn

## What happened

told-started =
    { $you ->
        [yes] You begin
       *[no] { $name } begins
    }
told-dealt = { did } started with { $good-one }
told-drew = { did } drew a card from the pile
told-drew-card = { did } drew { $good-one }
told-took = { did } took { $good-one } from the open row
told-refilled = New in the open row: { $good }
told-reshuffled =
    { $count ->
        [one] The discard became the new pile: { $count } card
       *[other] The discard was shuffled into a new pile of { $count } cards
    }
told-passed = { did } passed
told-exchanged = { did } gave { $given } for { $good-one }
told-bought = { did } bought { $product-the } for { $cost }
told-bought-tool = { did } bought { $tool-the } for { $cost }
told-laid = { did } laid { $cards } { $store-at }
told-turned-up = New on display: { $product }
told-threw-away = { did } discarded { $good-one }
told-rang-in = { did } rang in the end: one more turn for everybody
told-stalled = Nobody has bought or laid anything for a long time: one more turn for everybody
told-ended = The game is over

## Points

score-basket = { name-basket }
score-spear = { name-spear }
score-fishing_net = { name-fishing_net }
score-cart = { name-cart }
score-forest = { name-forest }
score-clay_pit = { name-clay_pit }
score-bamboo_forest = { name-bamboo_forest }
score-seashell_beach = { name-seashell_beach }
score-wood_store = { name-wood_store }
score-pottery = { name-pottery }
score-bamboo_store = { name-bamboo_store }
score-seashell_chest = { name-seashell_chest }
score-landing_stage = { name-landing_stage }
score-well = { name-well }
score-village = { name-village }
score-market = { name-market }
score-wood_store_cards = Cards { name-wood_store.at }
score-pottery_cards = Cards { name-pottery.at }
score-bamboo_store_cards = Cards { name-bamboo_store.at }
score-seashell_chest_cards = Cards { name-seashell_chest.at }
score-landing_stage_cards = Cards { name-landing_stage.at }
score-well_cards = Cards { name-well.at }
score-village_cards = Cards { name-village.at }
score-market_cards = Cards { name-market.at }
score-jetty = { name-jetty }
score-tiles = { name-tiles }
score-palisades = { name-palisades }
score-fish_basket = { name-fish_basket }
score-bridge = { name-bridge }
score-statue = { name-statue }
score-temple = { name-temple }
score-aquarium = { name-aquarium }
score-two_man_canoe = { name-two_man_canoe }
score-chinaware = { name-chinaware }
score-cult_site = { name-cult_site }
score-seashell_necklace = { name-seashell_necklace }

## Settings

setting-starting_player = Starting player
    .about = Who has the first turn.
setting-starting_player-random = Random
    .about = The dice of the table decide.
setting-starting_player-1 = Seat 1
    .about = The player in seat 1 begins.
setting-starting_player-2 = Seat 2
    .about = The player in seat 2 begins.
setting-starting_player-3 = Seat 3
    .about = The player in seat 3 begins.
setting-starting_player-4 = Seat 4
    .about = The player in seat 4 begins.
setting-starting_player-5 = Seat 5
    .about = The player in seat 5 begins.
setting-tie_break = Ties
    .about = Who wins when several players have the most points.
setting-tie_break-shared = Shared victory
    .about = They all win.
setting-tie_break-fewer_products = Fewer products
    .about = The one with fewer products wins; tools and laid cards do not count.
setting-tie_break-fewer_tools = Fewer tools
    .about = The one with fewer tools wins.
setting-same_sites_add_up = Equal sites
    .about = What a second site of the same kind does for its owner.
setting-same_sites_add_up-yes = Add up
    .about = Each of them saves its commodity.
setting-same_sites_add_up-no = Count once
    .about = Only one of them saves its commodity.
setting-hand_tracker = Known cards
    .about = Whether the table remembers which hand cards everybody has seen.
setting-hand_tracker-off = Remember yourself
    .about = Other hands show only their size.
setting-hand_tracker-on = Show them
    .about = Hand cards that came openly are shown to all.
setting-confirm_end_of_turn = End of turn
    .about = Whether you confirm the end of a turn that can still be undone.
setting-confirm_end_of_turn-off = At once
    .about = The turn passes on by itself.
setting-confirm_end_of_turn-on = Confirm
    .about = The turn waits for you, so that you can undo.

## The table in words

text-yours = Before you
text-hand = Hand: { $cards }; { $held } of at most { $limit } cards
text-own-tools = Tools: { $tools }
text-own-products = Products: { $products }
text-store = { $store }: { $cards }, { $points } points
text-display = Products for sale
text-deck = Products still face down: { $count }
text-product = Product
text-price = Price
text-worth = Points
text-lack = You lack
text-per-card = { $points } for each { $accepts } laid there
text-supply = Commodities and tools
text-pile = Pile: { $count } cards
text-row = Open row: { $cards }
text-discard = Discard: { $cards }
text-tools = Tools
text-tool = Tool
text-effect = Effect
text-left = Left
text-players = Players
text-player = Player
text-points = Points
text-cards = Hand
text-works = Products

## What is printed

group-commodity = Commodities
group-intermediate = Goods made from commodities
group-tool = Tools
group-necklace_points = Points for necklaces
group-tie_break = Ties
field-all_cards_total = all cards
field-by_count = points by number
field-commodity_total = commodities
field-decks_by_player_count = products by players
field-digital = numbers of this program
field-discount_amount = saves
field-discount_commodity = on
field-draws_per_turn = draws in a turn
field-draws_per_turn_with_cart = with the cart
field-effect = effect
field-effect_value = with the value
field-exchange_give = exchange: give
field-exchange_take = exchange: take
field-first_player_rule = who begins
field-hand_limit = hand limit
field-hand_limit_with_basket = with the basket
field-hand_size = first hand
field-marked_4plus_total = marked 4+
field-marked_5_total = marked 5
field-min_cards_handed_over_per_product = least price in cards
field-open_commodities = open row
field-p2 = two players
field-p3 = three players
field-p4 = four players
field-p5 = five players
field-product_display = products on display
field-product_total = products
field-rule = rule
field-stack1 = stack I
field-stack2 = stack II
field-stall_rounds_without_progress = idle rounds to the end
field-tool_total = tools
field-tools_of_each_kind_per_player = of each tool
value-draw_from_open = draw from the open row
value-draws_per_turn = more draws
value-fish_is_joker_for_products = fish stand in for any commodity
value-hand_limit = larger hand
value-shared_victory = shared victory
value-youngest = the youngest

## What the cards do

tip-commodity =
    { $count ->
        [one] A commodity, { $count } card in the game.
       *[other] A commodity, { $count } cards in the game.
    }
tip-hand_limit = Hand limit { $value } instead of { $limit }.
tip-draw_from_open = You may draw from the open row as well as from the pile.
tip-fish_is_joker_for_products = When you buy products, fish may stand in for any other commodity.
tip-draws_per_turn = Cards drawn in a turn: up to { $value } instead of { $draws }.
tip-intermediate = Goes to your hand and counts towards the limit. Pay with it or lay it in a store.
tip-site = Every later product with this commodity in its price costs you { $saved } less.
tip-store =
    { $points ->
        [one] Takes { $accepts }: { $points } point for each card laid there.
       *[other] Takes { $accepts }: { $points } points for each card laid there.
    }
tip-necklace = All your necklaces count together, number and points: { $table }.
tip-necklace-step = { $count } → { $points }
tip-necklace-last = { $count }+ → { $points }
tip-cost = Costs { $cost }.
tip-points =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

## The table as text

board-before = Before them
board-cards = Hand
board-deck =
    { $count ->
        [0] Product deck empty
       *[other] Product deck { $count } (stack { $stack ->
            [1] I
           *[other] II
        })
    }
board-discard = Discard:
board-display = Display
board-hand = Your hand, { $held } of { $limit }:
board-lacking = You lack
board-last-round = Last round
board-owned = (yours)
board-per-card = { $points } a card ({ $accepts })
board-pile = Pile { $count }
board-piles = Tools:
board-player = Player
board-points = Points
board-price = Price
board-product = Product
board-round = Round { $round }
board-row = Open row:
board-tool =
    { $points ->
        [one] { $cost } equal, { $points } point
       *[other] { $cost } equal, { $points } points
    }
board-tools = Tools
board-turn = { $name }: { $step }

## Why not

why-no-such-thing = There is nothing like that on the table now.
why-over = The game is over.
why-watching = You are watching. Only the players at this table move.
why-chance = Cards are turning up. Wait a moment.
why-not-your-turn = It is { $name }’s turn. Wait until it comes round to you.
why-pile-empty = Pile and discard are both empty, so there is nothing to draw.
why-open-row = Without { $tool-the } you draw from the pile only.
why-first-draw = You must draw one card. After it you may stop.
why-draw-first = Draw first, then act.
why-drawn = Drawing is over for this turn. Act now, or pass.
why-open-by-exchange = Drawing is over for this turn. To get an open card now, choose the exchange.
why-act-first = First act or pass.
why-exchange-few =
    { $count ->
        [0] For an exchange you give two commodities, and you hold none.
       *[other] For an exchange you give two commodities, and you hold only one.
    }
why-no-gift = Canoes, huts and stoneware cannot be given.
why-row-empty = The open row is empty, so there is nothing to exchange for.
why-lack = You lack { $lack }.
why-lack-equal = The price is { $cost }. You lack at least { $lack }.
why-fish-never = Fish never stand in for a canoe, a hut or stoneware.
why-no-joker = If you owned { $tool-the }, your fish could stand in.
why-for-sale = On display for you now: { $offers }.
why-offer = { $product-the } for { $cost }
why-owned = You own { $tool-the } already, and one of each kind is the limit.
why-tool-lack =
    { $best ->
        [0] The price is { $cost }. You hold none at all.
       *[other] The price is { $cost }. You hold no more than { $best } of a kind.
    }
why-tool-fish = Fish stand in for nothing when you buy a tool.
why-tool-sites = Sites save nothing when you buy a tool.
why-store-none = Only { $accepts } can be laid { $store-at }, and you hold none.
why-store-fish = Fish stand in for nothing here.
why-hand-later = First choose what to do, then the cards for it.
why-store-first = First choose the store where you want to lay cards.
why-give-first = First choose the two commodities you give, then the open card.
why-giving = You are choosing two commodities for an exchange. Undo to do something else.
why-taking = You are taking an open card for { $given }. Undo to do something else.
why-paying = You are paying for { $product-the }. Undo to do something else.
why-not-in-price = The price asks for no { $good-some }.
why-too-few = The price is { $cost }, and you hold only { $held }.
why-buy-or-lay = In a turn you either buy or lay cards. Undo to choose again.
why-count-more = You hold only { $held }.
why-count-none = Lay at least one card, or undo to do something else.
why-one-store = You lay cards at one store in a turn. Undo to choose another.
why-laying = You are laying cards { $store-at }: say how many. Undo to do something else.
why-discard-first =
    { $count ->
        [one] First discard a card: your hand is over the limit.
       *[other] First discard { $count } cards: your hand is over the limit.
    }
why-acted = You have had your action. End the turn, or undo.
