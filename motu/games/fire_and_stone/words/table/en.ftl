### What stands on the drawn table.

about-food = Each food needs a bag. What cannot be stored is lost.
about-track = Three tiles of a kind bring a card.
animal-gives = { $animal }: { $got }
animals = Animals
animals-of =
    { $count ->
        [one] { $count } animal
       *[other] { $count } animals
    }
cave-hidden = Cave, not found yet
chip-card = card
covered = covered
covered-by =
    { $points ->
        [one] covered, { $points } point
       *[other] covered, { $points } points
    }
draft-build = Build: { $area }
draft-gain = { $area }: { $got }{ lost-part }
draft-go = Go { $area-to }
draft-take = Gather: { $area }
food-of = Food { $count } of { $storage }
food-title = Food
gathering = Gathering
hidden-in = Still hidden in region { $region }
hut-space = Hut tile { $space }
huts-found = Huts found
huts-here =
    { $count ->
        [one] { $count } hut
       *[other] { $count } huts
    }
huts-left =
    { $count ->
        [one] { $count } hut left to build
       *[other] { $count } huts left to build
    }
in-deck = { $count } in the deck
inventions = Inventions
left = left
log-hunted = hunted, { $count } left
log-track = track { $track }
majorities-of =
    { $count ->
        [one] { $count } majority
       *[other] { $count } majorities
    }
may-be = It may be: { $odds }.
odds-cave = the cave
odds-fire = a fire
odds-forest = hunt
odds-gather = gather
odds-hut = free hut
odds-line = { $count } × { $tile }
odds-stash = a stash
of-hidden = of { $count } in { $region }
one-of-hidden = 1 of { $count } hidden in { $region }
only-you = Only you
opens-after =
    { $count ->
        [one] { $region } opens after { $count } more hut
       *[other] { $region } opens after { $count } more huts
    }
opens-in = { $region } in { $count }
pile-empty = No VP cards left
pile-of =
    { $count ->
        [one] VP card worth { $points }, { $count } in the pile
       *[other] VP card worth { $points }, { $count } in the pile
    }
short-cave_is_fire = a fire tile
short-cook_anywhere = cook anywhere
short-cook_food = +{ $count } each
short-forage_food = forage: +{ $count }
short-hut_cap = at most { $count }
short-hut_discount = hut −{ $count }
short-hut_free_at =
    { $count ->
        [one] free 2nd hut
       *[other] free at { $count } huts
    }
short-lake_food = lake: +{ $count }
short-leave_food = leave: +{ $count }
short-leave_less = leave: −{ $count }
short-majority_points = each: +{ $count }
short-mixed_tracks = mixed tracks
short-more_animals =
    { $count ->
        [one] 2nd animal
       *[other] { $count } more animals
    }
short-more_huts =
    { $count ->
        [one] 2nd hut
       *[other] { $count } more huts
    }
short-most_huts = most huts: { $count }
short-most_huts_shared = shared: { $count }
short-open_region =
    { $count ->
        [2] II is open
       *[3] III is open
    }
short-sea_routes = sea routes
short-stay = may stay
short-steps =
    { $count ->
        [one] +{ $count } step
       *[other] +{ $count } steps
    }
short-steps_from_fire = +{ $count } from a fire
short-steps_with_boats = boats: +{ $count }
short-steps_with_marker = marker: +{ $count }
short-storage = store +{ $count }
short-take_food = take: +{ $count }
short-told-built = Built: { $area }
short-told-cooked = Cooked { $animals }
short-told-moved = Went { $area-to }
short-told-revealed = Found { $tile-one }
short-told-took-animal = Hunted: { $area }
short-told-took-invention = Learned { $card-the }
short-told-took-points = Took { $points } points
short-told-took-tile = Took { $tile-one }
short-told-tunnelled = Tunnel: { $area }
short-turn_food = turn: +{ $count }
shown-animals = Seen by all:
steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
take-or-leave = Take it for a track, or leave it for { $count } food.
taken-since =
    { $count ->
        [one] { $count } taken since
       *[other] { $count } taken since
    }
track-empty = Track { $track }, empty
track-holds = Track { $track }: { $tiles }
track-of = Hut tiles found: { $count } of { $spaces }
verb-build = Build
verb-cook = Cook
verb-hunt = Hunt
verb-look = Look
verb-move = Move
verb-reveal = Reveal
vp-cards = VP cards
whole-map = Show what can be chosen
worth-now =
    { $points ->
        [one] worth { $points } point now
       *[other] worth { $points } points now
    }
text-covered = { $card } (covered, { $points })
text-huts-left = Huts left
text-huts-of = { $name }: { $count }
text-majorities = Majorities
text-market = Beside the map
text-reach = In reach
text-scout = Scout
text-yours = Your tribe
short-ask-move =
    { $other ->
        [yes] Where does your other scout go?
       *[no] Where does your scout go?
    }
short-ask-free-cook = Cook with the fire drill first?
short-ask-forage = Do you look for food?
short-ask-gather = { $tile }: take it or leave it?
short-ask-track =
    { $full ->
        [yes] Which track do you empty for { $tile-one }?
       *[no] On which track goes { $tile-one }?
    }
short-ask-cover =
    { $points ->
        [one] Which invention for { $points } point?
       *[other] Which invention for { $points } points?
    }
short-ask-return = To which fire does the scout go?
short-ask-settle = A hut for { $cost } food?
short-ask-build-again = Another hut for { $cost } food?
short-ask-second = At which fire does the second begin?
short-ask-cave = Use the cave: { $card }?
short-ask-peek =
    { $count ->
        [one] Which face-down tile?
       *[other] Which face-down tile? Up to { $count }
    }
short-ask-grotto = Which tile from the discard?
short-ask-tunnel = Where does your scout come out?
short-ask-feast = How much food for the feast?
short-go = Go { $area-to }
