### Fire & Stone. The files of the languages have the same sections.

## Names

# .to is where a scout goes; .one is a single piece; .the stands as the object of a sentence.
name-cape = Cape
    .to = to the Cape
name-kalahari = Kalahari
    .to = to the Kalahari
name-zambezi = Zambezi
    .to = to the Zambezi
name-angola = Angola
    .to = to Angola
name-rift = Rift Valley
    .to = to the Rift Valley
name-congo = Congo Basin
    .to = to the Congo Basin
name-horn = Horn
    .to = to the Horn
name-cameroon = Cameroon
    .to = to Cameroon
name-upper_nile = Upper Nile
    .to = to the Upper Nile
name-guinea = Guinea Coast
    .to = to the Guinea Coast
name-chad = Chad
    .to = to Chad
name-sahara = Sahara
    .to = to the Sahara
name-libya = Libya
    .to = to Libya
name-delta = Nile Delta
    .to = to the Nile Delta
name-atlas = Atlas
    .to = to the Atlas
name-iberia = Iberia
    .to = to Iberia
name-gaul = Gaul
    .to = to Gaul
name-britain = Doggerland
    .to = to Doggerland
name-scandinavia = Scandinavia
    .to = to Scandinavia
name-alps = Alps
    .to = to the Alps
name-danube = Danube
    .to = to the Danube
name-baltic = Baltic Plain
    .to = to the Baltic Plain
name-balkans = Balkans
    .to = to the Balkans
name-pontic = Pontic Steppe
    .to = to the Pontic Steppe
name-anatolia = Anatolia
    .to = to Anatolia
name-levant = Levant
    .to = to the Levant
name-arabia = Arabia
    .to = to Arabia
name-mesopotamia = Mesopotamia
    .to = to Mesopotamia
name-caucasus = Caucasus
    .to = to the Caucasus
name-ural = Ural
    .to = to the Ural
name-ob = Ob
    .to = to the Ob
name-yenisei = Yenisei
    .to = to the Yenisei
name-lena = Lena
    .to = to the Lena
name-kolyma = Kolyma
    .to = to the Kolyma
name-aral = Aral Steppe
    .to = to the Aral Steppe
name-altai = Altai
    .to = to the Altai
name-persia = Persia
    .to = to Persia
name-hindu_kush = Hindu Kush
    .to = to the Hindu Kush
name-indus = Indus
    .to = to the Indus
name-ganges = Ganges
    .to = to the Ganges
name-deccan = Deccan
    .to = to the Deccan
name-tibet = Tibet
    .to = to Tibet
name-baikal = Baikal
    .to = to Baikal
name-gobi = Gobi
    .to = to the Gobi
name-amur = Amur
    .to = to the Amur
name-nippon = Nippon
    .to = to Nippon
name-huanghe = Yellow River
    .to = to the Yellow River
name-yangtze = Yangtze
    .to = to the Yangtze
name-mekong = Mekong
    .to = to the Mekong
name-sunda = Sunda
    .to = to Sunda
name-papua = Papua
    .to = to Papua
name-west_australia = Western Sahul
    .to = to Western Sahul
name-east_australia = Eastern Sahul
    .to = to Eastern Sahul
name-alaska = Alaska
    .to = to Alaska
name-mackenzie = Mackenzie
    .to = to the Mackenzie
name-hudson = Hudson
    .to = to the Hudson
name-cascadia = Cascadia
    .to = to Cascadia
name-plains = Great Plains
    .to = to the Great Plains
name-great_lakes = Great Lakes
    .to = to the Great Lakes
name-appalachia = Appalachia
    .to = to Appalachia
name-mexico = Mexico
    .to = to Mexico
name-isthmus = Isthmus
    .to = to the Isthmus
name-orinoco = Orinoco
    .to = to the Orinoco
name-andes = Andes
    .to = to the Andes
name-amazon = Amazon
    .to = to the Amazon
name-brazil = Brazil
    .to = to Brazil
name-chaco = Chaco
    .to = to the Chaco
name-pampas = Pampas
    .to = to the Pampas
name-patagonia = Patagonia
    .to = to Patagonia
name-victoria = Lake Victoria
name-chad_lake = Lake Chad
name-black_sea = Black Sea Lake
name-baltic_lake = Baltic Ice Lake
name-caspian = Caspian Lake
name-baikal_lake = Lake Baikal
name-koko_nor = Koko Nor
name-dongting = Dongting Lake
name-eyre = Lake Eyre
name-agassiz = Lake Agassiz
name-titicaca = Lake Titicaca
name-apple = Apple
    .one = an apple
name-nut = Nut
    .one = a nut
name-mushroom = Mushroom
    .one = a mushroom
name-root = Root
    .one = a root
name-forest = Forest
    .one = a forest
name-hut = Hut
    .one = a hut
name-fire = Fire
    .one = a fire
name-stash = Stash
    .one = a stash
name-cave = Cave
    .one = the cave
name-partridge = Partridge
    .one = a partridge
name-hare = Hare
    .one = a hare
name-antelope = Antelope
    .one = an antelope
name-boar = Boar
    .one = a boar
name-red_deer = Red deer
    .one = a red deer
name-bison = Bison
    .one = a bison
name-cave_bear = Cave bear
    .one = a cave bear
name-mammoth = Mammoth
    .one = a mammoth
name-boats = Boats
    .the = boats
name-transport_sledge = Transport sledge
    .the = the transport sledge
name-stone_axe = Stone axe
    .the = the stone axe
name-timber_frame = Timber frame
    .the = the timber frame
name-basket = Basket
    .the = the basket
name-barter = Barter
    .the = barter
name-clay_pots = Clay pots
    .the = clay pots
name-crops = Crops
    .the = crops
name-bow = Bow and arrow
    .the = bow and arrow
name-fishing = Fishing
    .the = fishing
name-fire_drill = Fire drill
    .the = the fire drill
name-digging_stick = Digging stick
    .the = the digging stick
name-hide_pouch = Hide pouch
    .the = the hide pouch
name-hide_shoes = Hide shoes
    .the = hide shoes
name-hand_axe = Hand axe
    .the = the hand axe
name-lakes = Lake Dwellers
name-forests = Forest Edge
name-hearths = Keepers of the Flame
name-great_settlements = Great Settlements
name-neighbours = Good Neighbours
name-garden_of_eden = Garden of Eden
name-overflowing_larder = Overflowing Larder
name-cave_paintings = Cave Paintings
name-great_hearth = Great Hearth
name-dwelling_cave = Dwelling Cave
name-mushroom_grotto = Mushroom Grotto
name-hot_springs = Hot Springs
name-flint_vein = Flint Vein
name-meeting_place = Meeting Place
name-hide_store = Hide Store
name-fertile_valley = Fertile Valley
name-tunnel = Tunnel
name-seers_cave = Seer’s Cave
name-land_bridges = Land Bridges
name-ice_passage = Ice Passage
name-ice_age = Ice Age
name-ancestor_grave = Ancestor Grave
name-vision_quest = Vision Quest
name-totem = Totem
name-feast_hall = Feast Hall
name-taboo = Taboo
name-first_teacher = First Teacher
name-nomads = Nomads
name-returning_herds = Returning Herds
counted = { $count } × { $thing }
food = { $count } food
bags =
    { $count ->
        [one] { $count } bag
       *[other] { $count } bags
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
region = { $region }
there-hidden = a face-down tile of region { $region }
there-known = face down, and you know it: { $tile }
there-cave = the cave, { $card }
there-fire = a fire
there-forest =
    { $count ->
        [0] an empty forest
        [one] a forest with { $count } animal
       *[other] a forest with { $count } animals
    }
there-tile = { $tile } to gather
there-huts =
    { $count ->
        [one] { $count } hut, the next for { $cost } food
       *[other] { $count } huts, the next for { $cost } food
    }
there-nothing = nothing but wild food

## Steps of a turn

step-start = Starting invention
step-move = Move
step-act = Action
step-second = Second scout
step-confirm = End of turn
step-chance = Something turns up
step-over = The end

## Questions

ask-start = Which starting invention do you take?
ask-scout = Which scout do you use first?
ask-move =
    { $other ->
        [yes] Where does your other scout go? It stands here: { $area }.
       *[no] Where does your scout go? It stands here: { $area }.
    }
ask-free-cook = Do you cook with the fire drill before the tile is turned over?
ask-forage = Do you look for food? Here: { $area }.
ask-gather = Do you take or leave what was found here: { $tile }?
ask-track =
    { $full ->
        [yes] Both tracks hold other kinds. Which one do you empty for { $tile-one }?
       *[no] On which track do you put { $tile-one }?
    }
ask-card = Which card do you gain?
ask-cover =
    { $points ->
        [one] Which invention do you give up for { $points } point? The card covers it.
       *[other] Which invention do you give up for { $points } points? The card covers it.
    }
ask-cook = Which animals do you cook?
ask-hunt =
    { $count ->
        [one] Do you hunt? There is { $count } animal in this forest.
       *[other] Do you hunt? There are { $count } animals in this forest.
    }
ask-pick =
    { $again ->
        [yes] Do you take a second animal?
       *[no] Which animal do you take?
    }
ask-settle = Do you build a hut for { $cost } food? Here: { $area }.
ask-build-again = Do you build another hut for { $cost } food? Here: { $area }.
ask-second = At which fire does your second scout begin?
ask-return = To which fire do you send the scout? It does not cook there.
ask-cave = Do you use the cave? Its card: { $card }.
ask-feast = How much food do you give for the feast?
ask-tunnel = Where does your scout come out of the tunnel?
ask-peek =
    { $count ->
        [one] Which face-down tile do you look at?
       *[other] Which face-down tile do you look at? There may be { $count } of them.
    }
ask-grotto = Which gathering tile do you take from the discard?
ask-teacher = Which invention are you taught?
ask-confirm = End your turn, or undo.

## Answers

scout = The scout here: { $area }
go = Go { $area-to }: { $there }
return = Send it { $area-to }
second = Begin here: { $area }
tunnel = Come out here: { $area }, { $there }
peek = Look here: { $area }
stay = Stay here
hunt = Hunt
catch = Take { $animal-one }: { $got }
cook = Put { $animal-one } on the fire: { $got }
cook-nothing = Cook nothing
cook-these = Cook { $animals }
take = Take the tile
leave = Leave it for { $count } food
track =
    { $track ->
        [1] Left track, which holds { $held }
       *[2] Right track, which holds { $held }
    }
empty-track =
    { $track ->
        [1] Empty the left track: { $held }
       *[2] Empty the right track: { $held }
    }
learn = Learn { $card-the }
points-card =
    { $points ->
        [one] A card of { $points } point
       *[other] A card of { $points } points
    }
cover = Cover { $card-the }
decline = No card
build = Build a hut for { $cost } food
forage = Forage { $count } food
use = Use it
pass = Do nothing
stop = That is enough
feast = { points } for { $food } food
end-turn = End the turn

## What happened

told-began =
    { $you ->
        [yes] You begin
       *[no] { $name } begins
    }
told-dealt-objective = Your secret objective: { $objective }
told-showed-invention = New in the display: { $card }
told-offered-starting = A starting invention to choose: { $card }
told-last-turn =
    { $you ->
        [yes] Your last turn
       *[no] The last turn of { $name }
    }
told-moved = { did } went { $area-to }
told-gained =
    { $cause ->
        [crops] { did } gained { $got } from crops{ lost-part }
        [fishing] { did } gained { $got } by fishing{ lost-part }
        [forage] { did } gained { $got } by foraging{ lost-part }
        [leave] { did } gained { $got } from the tile left there{ lost-part }
        [stash] { did } gained { $got } from the stash{ lost-part }
        [basket] { did } gained { $got } with the basket{ lost-part }
        [cave] { did } gained { $got } from the cave{ lost-part }
       *[instant] { did } gained { $got } from the new card{ lost-part }
    }
lost-part =
    { $lost ->
        [0] { "" }
       *[other] , { $lost } lost
    }
told-lost-food = { did } lost { food }: too little storage
told-revealed = { $area }: { did } found { $tile-one }
told-laid-animals =
    { $count ->
        [one] { $area }: { $count } animal in the new forest
       *[other] { $area }: { $count } animals in the new forest
    }
told-hunted =
    { $count ->
        [one] { $area }: { did } looked at { $count } animal
       *[other] { $area }: { did } looked at { $count } animals
    }
told-saw-animals = { $area }: you see { $animals }
told-took-animal =
    { $count ->
        [0] { $area }: { did } took an animal, the last one
        [one] { $area }: { did } took an animal, { $count } is left
       *[other] { $area }: { did } took an animal, { $count } are left
    }
told-caught = You took { $animal-one }
told-cooked = { did } cooked { $animals }: { $got }{ lost-part }
told-took-tile =
    { $any ->
        [yes] { did } took { $tile-one } for track { $track }, which held { $emptied }
       *[no] { did } took { $tile-one } for track { $track }
    }
told-took-invention = { did } learned { $card-the }
told-took-points = { did } covered { $card-the } for { points }
told-declined = { did } took no card
told-built =
    { $count ->
        [one] { $area }: { did } built for { $cost } food, { $count } hut there now
       *[other] { $area }: { did } built for { $cost } food, { $count } huts there now
    }
told-found-hut = Hut tile number { $space } is on the track
told-opened-region = Region { $region } is open
told-placed-scout = { $area }: the second scout of { $name } is here
told-sent-back = { did } sent the scout { $area-to }
told-stayed = { $area }: { did } left the scout there
told-found-cave = The cave card: { $card }
told-scored =
    { $cause ->
        [fire] { did } scored { points } for the fire
       *[cave] { did } scored { points } in the cave
    }
told-paid = { did } paid { food }
told-placed-marker = { did } put the marker on the cave card
told-tunnelled = { did } went through the tunnel { $area-to }
told-peeked = { $area }: { did } looked at the tile
told-saw-tile = { $area }: you saw { $tile-one }
told-laid-herds = An animal each for these forests: { $areas }
told-left-discard =
    { $to ->
        [forest] Back from the discard: { $animal }
       *[mat] { did } drew { $animal-one } from the discard
    }
told-triggered =
    { $cause ->
        [huts] { did } placed the last own hut: the end is near
        [tiles] { did } found the hut tile that brings the end near
       *[stall] Nothing new for many rounds: the end is near
    }
told-showed-objective = { did } scored { points } for this objective: { $objective }
told-counted = { did } scored { $huts } for huts, { $majorities } for majorities and { $points } for most huts in a region

## Points

score-fires = Fires discovered
score-cave = Cave
score-vp_cards = VP cards
score-huts = Huts
score-majorities = Majorities
score-objective = Secret objective
score-most_huts = Most huts in a region
projected = + huts and majorities

## Settings

setting-starting_inventions = Starting inventions
    .about = Whether everybody begins with an invention.
setting-starting_inventions-off = Without
    .about = Everybody begins with nothing.
setting-starting_inventions-on = With
    .about = Everybody chooses one, the last player first.
setting-cave_level = Cave cards
    .about = Which cave cards may turn up.
setting-cave_level-beginner = Beginner
    .about = The simple half of the cards.
setting-cave_level-expert = Expert
    .about = The demanding half of the cards.
setting-cave_level-any = All
    .about = All cards, as printed.
setting-three_player_symbol = Starting tiles of three players
    .about = Which tile everybody has on a track, with three players.
setting-three_player_symbol-sun = Sun
    .about = The tile of the left track.
setting-three_player_symbol-moon = Moon
    .about = The tile of the right track.
setting-tie_break = Ties
    .about = What happens when players have equally many points.
setting-tie_break-shared = Shared
    .about = Equal players share the victory.
setting-tie_break-majorities = Majorities
    .about = More majorities win, then more food.
setting-forest_memory = Memory of forests
    .about = Whether you are reminded of what you left in a forest.
setting-forest_memory-on = Reminded
    .about = You see what you left and how many were taken since.
setting-forest_memory-off = By heart
    .about = You have to remember it yourself.
setting-stall_guard = Rounds without progress
    .about = After how many the end is triggered.
setting-stall_guard-15 = 15 rounds
    .about = The end comes soon when nobody explores.
setting-stall_guard-50 = 50 rounds
    .about = There is much time to wait.
setting-confirm_end_of_turn = End of turn
    .about = Whether you confirm the end of your turn.
setting-confirm_end_of_turn-off = At once
    .about = The turn passes on by itself.
setting-confirm_end_of_turn-on = Confirm
    .about = The turn waits for you, so that you can undo.

## The table as text

board-animals = Animals
board-area = Area
board-cards = Inventions
board-cave = Cave card: { $card }
board-closed =
    { $count ->
        [one] closed, { $count } more hut tile
       *[other] closed, { $count } more hut tiles
    }
board-discards = Discards: { $gathered }; { $cooked }
board-display = Inventions: { $cards }
board-food = Food
board-hidden = Still hidden
board-huts = Huts
board-hut-tiles = hut tiles { $count }
board-known = { $tile } (you know it)
board-last =
    { $count ->
        [one] { $count } turn left
       *[other] { $count } turns left
    }
board-left = left { $count }
board-map = The map
board-markers = Markers on the cave card: { $people }
board-mat = Your animals: { $animals }
board-memory = you left { $animals }; taken since { $taken }, added { $added }
board-objective =
    { $points ->
        [one] Your objective: { $objective }, worth { $points } point now
       *[other] Your objective: { $objective }, worth { $points } points now
    }
board-open = open
board-pile = VP cards: { $values }
board-player = Player
board-players = The tribes
board-points = Points
board-region = Region
board-regions = The regions
board-round = Round { $round }
board-scouts = Scouts
board-stacks = Animal stacks
board-steps = Steps
board-there = What is there
board-tracks = Tracks
board-turn = { $name }: { $step }

## What the pieces do

tip-face_down = Nobody knows what lies here until a scout ends its move on it.
tip-printed_fire = A fire for the whole game: cook here. Scouts are sent here after building.
tip-gathering = Take it for a track of yours: three of a kind bring a card. Or leave it there for { $count } food.
tip-forest = Whoever finds it lays { $count } animal tiles here. Hunt: look at all that are left and take one. An empty forest offers nothing.
tip-hut = You build a hut here for nothing, the tile moves the hut track, and your scout is sent to a fire of the region.
tip-fire =
    { $points ->
        [one] { $points } point for whoever finds it. Cook here: bags and food for your animals.
       *[other] { $points } points for whoever finds it. Cook here: bags and food for your animals.
    }
tip-stash = Whoever finds it gets { $got }. Then it is gone.
tip-cave = The cave card is turned over. What it says holds from then on.
tip-animal = Cooked, it brings { $got }.
tip-instant = At once: { $got }.
tip-lasting = As long as no VP card covers it: { $effects }.
tip-objective =
    { $points ->
        [one] { $points } point for each of your majorities in a settlement { $test }.
       *[other] { $points } points for each of your majorities in a settlement { $test }.
    }
test-lake = beside a lake
test-forest = beside a face-up forest
test-fire_tile = beside a face-up fire tile
test-huts = with at least { $count } huts in all
test-settlement = beside another settlement
tip-discovery = For the discoverer: { $deed }.
tip-rule = From then on: { $effects }.
tip-rule-in = From then on, in region { $regions }: { $effects }.
tip-action = Action: { $deed }.
tip-action-once = Action, once per player: { $deed }.
tip-nothing = It does nothing.
tip-vp_card = It covers an invention of yours, whose effect is then lost, and counts at the end.
tip-space-open_region_2 = Hut tile { $space } opens region II.
tip-space-open_region_3 = Hut tile { $space } opens region III.
tip-space-second_scouts = With hut tile { $space } everybody gets a second scout.
tip-space-end = Hut tile { $space } ends the game: one more turn for its finder, two for the others.
effect-sea_routes =
    { $count ->
        [one] scouts may follow sea routes
       *[other] scouts may follow sea routes
    }
effect-steps =
    { $count ->
        [one] a scout may take { $count } step more
       *[other] a scout may take { $count } steps more
    }
effect-steps_from_fire =
    { $count ->
        [one] { $count } step more for a move that starts at a fire
       *[other] { $count } steps more for a move that starts at a fire
    }
effect-hut_discount = each hut costs { $count } food less
effect-more_huts =
    { $count ->
        [one] when you build, you may build { $count } more hut there at its own cost
       *[other] when you build, you may build { $count } more huts there at their own cost
    }
effect-take_food = { $count } food when you take a gathering tile from the map
effect-mixed_tracks =
    { $count ->
        [one] your tracks may hold different kinds
       *[other] your tracks may hold different kinds
    }
effect-storage = you can store { $count } more food
effect-turn_food = { $count } food at the start of each of your turns
effect-more_animals =
    { $count ->
        [one] when you hunt, you may take { $count } more animal
       *[other] when you hunt, you may take { $count } more animals
    }
effect-lake_food = { $count } food when your scout ends its move beside a lake
effect-cook_anywhere =
    { $count ->
        [one] after a move you may cook without a fire
       *[other] after a move you may cook without a fire
    }
effect-cook_food = each cooked animal brings { $count } food more
effect-leave_food = leaving a gathering tile brings { $count } food more
effect-leave_less = leaving a gathering tile brings { $count } food less
effect-forage_food = foraging brings { $count } food more
effect-hut_free_at =
    { $count ->
        [one] a hut costs nothing where exactly { $count } hut stands
       *[other] a hut costs nothing where exactly { $count } huts stand
    }
effect-steps_with_boats =
    { $count ->
        [one] boats allow { $count } step more
       *[other] boats allow { $count } steps more
    }
effect-steps_with_marker =
    { $count ->
        [one] whose marker is here may take { $count } step more
       *[other] whose marker is here may take { $count } steps more
    }
effect-cave_is_fire =
    { $count ->
        [one] the cave area counts as a fire tile
       *[other] the cave area counts as a fire tile
    }
effect-hut_cap = nobody builds where { $count } or more huts stand
effect-stay =
    { $count ->
        [one] after building the scout may stay where it is
       *[other] after building the scout may stay where it is
    }
effect-majority_points =
    { $count ->
        [one] each majority is worth { $count } point more
       *[other] each majority is worth { $count } points more
    }
effect-most_huts =
    { $count ->
        [one] at the end { $count } point for most huts
       *[other] at the end { $count } points for most huts
    }
effect-most_huts_shared =
    { $count ->
        [one] { $count } point each if that is shared
       *[other] { $count } points each if that is shared
    }
effect-open_region =
    { $count ->
        [2] region II is open
       *[3] region III is open
    }
food-for-all = for every player { $count } food
deed-gain = gain { $got }
deed-pay = pay { $cost } food, gain { $got }
deed-marker = put your marker on this card
deed-build = build a hut here for nothing, then the scout is sent to a fire
deed-peek = look in secret at up to { $count } face-down tiles of region { $regions }
deed-take_invention =
    { $count ->
        [one] take an invention of the display; if you can take none, { $count } point
       *[other] take an invention of the display; if you can take none, { $count } points
    }
deed-restock = an animal of the shuffled discard comes to each forest of region { $regions }, those with fewest first
deed-build_and_gain = build a hut here and gain a food for each hut that stood here, if you can store all of it; then the scout is sent to a fire
deed-cook = cook
deed-settle = build a hut here as in a settlement
deed-gather_discard = put a gathering tile of the discard on a track; if there is none, { $count } food
deed-tunnel = put the scout into another area of region { $regions } with a fire, a face-up tile or a settlement, and take its action
deed-feast = pay food for points: { $table }
deed-buy_card = pay { $count } food and gain a card as for a full track
deed-draw_animal = take a random animal of the discard
feast-row = { $food } → { $points }

## What is printed

group-animal = Animals
group-animal_stacks = Stacks of animals
group-area = Areas
group-board = The board
group-cave = Cave cards
group-discovery_tile = Discovery tiles
group-ending = The end
group-hut_space = Spaces of the hut track
group-hut_track = Hut track
group-invention = Inventions
group-lake = Lakes
group-land = Land borders
group-objective = Objectives
group-region = Regions
group-rewards = What areas and tiles give
group-sea = Sea routes
group-starting_invention = Starting inventions
group-starting_tile = Starting tiles
group-vp_card = VP cards
field-action = action
field-animal_tiles = animal tiles
field-areas = borders
field-bag_tokens = bag tokens
field-bags = bags
field-by_region = by region
field-cave_card = place of the cave card
field-cave_is_fire = the cave is a fire
field-colour = colour
field-cook_anywhere = cooks without a fire
field-cook_food = more food for each animal
field-costs = food
field-count = how many
field-counts = in regions I, II and III
field-discovery = for the discoverer
field-discovery_tiles = discovery tiles
field-do = what is done
field-domain = field
field-edges = pairs
field-effect = effect
field-effects = effects
field-fire_points = points for a fire
field-food = food
field-food_areas = food areas
field-food_for_all = food for all
field-forage_food = food for foraging
field-height = height
field-hut_cap = no building from so many huts on
field-hut_discount = less food for a hut
field-hut_free_at = free at so many huts
field-hut_points = points for a hut
field-huts = huts
field-icon = icon
field-instant_bags = bags at once
field-instant_food = food at once
field-inventions = inventions
field-label = name stands
field-lake_food = food at lakes
field-leave_food = food for leaving a tile
field-leave_less = less food for leaving a tile
field-level = level
field-majority_points = points for a majority
field-mixed_tracks = mixed tracks
field-moon = moon, right track
field-more_animals = more animals when hunting
field-more_huts = more huts at once
field-most_huts = points for most huts
field-most_huts_shared = points if shared
field-most_steps = most steps
field-once = once per player
field-open_region = opens region
field-region = region
field-regions = in regions
field-rule = rule
field-sea_routes = sea routes
field-space = space
field-spaces = spaces
field-start_area = start
field-stash_bags = bags in a stash
field-stash_food = food in a stash
field-stay = scouts may stay
field-steps = steps
field-steps_from_fire = more steps from a fire
field-steps_with_boats = more steps with boats
field-steps_with_marker = more steps with the marker
field-storage = storage
field-sun = sun, left track
field-take_food = food for taking a tile
field-test = test
field-tiles = tiles
field-turn_food = food each turn
field-turns_left_others = last turns of the others
field-turns_left_trigger = last turns of the trigger
field-value = value
field-vp_cards = VP cards
field-width = width
field-x = across
field-y = down
value-above = above
value-beginner = beginner
value-below = below
value-black = black
value-blue = blue
value-build = a free hut
value-build_and_gain = a hut and food
value-buy_card = a card
value-cook = cook
value-draw_animal = an animal
value-end = the end
value-expert = expert
value-feast = feast
value-fire = fire
value-fire_tile = fire tile
value-forest = forest
value-gain = gain
value-gather_discard = a gathering tile
value-gathering = gathering
value-lake = lake
value-left = left
value-movement = movement
value-open_region_2 = opens region II
value-open_region_3 = opens region III
value-peek = a secret look
value-red = red
value-restock = animals come back
value-right = right
value-second_scouts = second scouts
value-settle = build
value-settlement = settlement
value-take_invention = an invention
value-tunnel = tunnel
value-yellow = yellow

## Why not

why-no-such-thing = There is nothing like that on the table now.
why-over = The game is over.
why-watching = You are watching. Only the players at this table move.
why-chance = Something is turning up. Wait a moment.
why-not-your-turn = It is { $name }’s decision. Wait until it comes round to you.
why-asked = First answer the question, or undo.
why-scout-first = First choose the scout you use.
why-move-first = First move the scout: it must go somewhere.
why-start-first = First choose a starting invention.
why-acted = Your scouts have acted. End the turn, or undo.
why-move-on = The scout cannot stay where it is.
why-closed =
    { $count ->
        [0] Region { $region } is closed.
        [one] Region { $region } is closed until { $count } more hut tile is found.
       *[other] Region { $region } is closed until { $count } more hut tiles are found.
    }
why-no-boats = { $area }: only a sea route leads there, and you have no boats.
why-too-far =
    { $count ->
        [one] { $area }: too far. Your scout may take { $count } step.
       *[other] { $area }: too far. Your scout may take { $count } steps.
    }
why-other-region = { $area }: that fire lies in another region.
why-fire-first = First choose a fire for the scout.
why-full = Your storage is full, so the food would be lost.
why-owned = { $card }: you have this invention, and one of each kind is the limit.
why-pile-empty = No VP card is left.
why-nothing-to-cover = A VP card has to lie on an invention of yours, and none is free for it.
why-paid = You have paid for a card, so you take one.
why-covered = { $card }: a VP card lies on it already.
why-other-kind = This track holds another kind than { $tile }.
why-on-the-fire = All of these are on the fire already.
