"""The things of the game by name and number. What they give, cost and score stands in components.toml."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MOST_SEATS: Final[i64] = 4
SCOUTS: Final[i64] = 2  # of a seat on the map
REGIONS: Final[i64] = 3
REGION_NAMES: Final = ["I", "II", "III"]
COLOURS: Final = ["red", "blue", "black", "yellow"]  # by seat
SYMBOLS: Final = ["sun", "moon"]  # of starting tiles, by track
LABELS: Final = ["above", "below", "left", "right"]
ICONS: Final = ["food", "fire"]

AREA_NAMES: Final = [
    "cape", "kalahari", "zambezi", "angola", "rift", "congo", "horn", "cameroon", "upper_nile", "guinea", "chad",
    "sahara", "libya", "delta", "atlas", "iberia", "gaul", "britain", "scandinavia", "alps", "danube", "baltic",
    "balkans", "pontic", "anatolia", "levant", "arabia", "mesopotamia", "caucasus", "ural", "ob", "yenisei", "lena",
    "kolyma", "aral", "altai", "persia", "hindu_kush", "indus", "ganges", "deccan", "tibet", "baikal", "gobi", "amur",
    "nippon", "huanghe", "yangtze", "mekong", "sunda", "papua", "west_australia", "east_australia", "alaska",
    "mackenzie", "hudson", "cascadia", "plains", "great_lakes", "appalachia", "mexico", "isthmus", "orinoco", "andes",
    "amazon", "brazil", "chaco", "pampas", "patagonia",
]  # fmt: skip
AREAS: Final[i64] = 69
LAKE_NAMES: Final = [
    "victoria", "chad_lake", "black_sea", "baltic_lake", "caspian", "baikal_lake", "koko_nor", "dongting", "eyre",
    "agassiz", "titicaca",
]  # fmt: skip

# Kinds of discovery tiles, gathering tiles first.
KIND_NAMES: Final = ["apple", "nut", "mushroom", "root", "forest", "hut", "fire", "stash", "cave"]
KINDS: Final[i64] = 9
GATHERED: Final[i64] = 4  # kinds below this are gathering tiles
FOREST: Final[i64] = 4
HUT: Final[i64] = 5
FIRE: Final[i64] = 6
STASH: Final[i64] = 7
CAVE: Final[i64] = 8
FACE_DOWN: Final[i64] = 9  # on the map: a tile that nobody has turned over

ANIMAL_NAMES: Final = ["partridge", "hare", "antelope", "boar", "red_deer", "bison", "cave_bear", "mammoth"]
ANIMALS: Final[i64] = 8
FORESTS: Final[i64] = 8  # most forests on the map

# Inventions: those of the deck, then the starting ones.
INVENTION_NAMES: Final = [
    "boats", "transport_sledge", "stone_axe", "timber_frame", "basket", "barter", "clay_pots", "crops", "bow",
    "fishing", "fire_drill",
]  # fmt: skip
STARTING_NAMES: Final = ["digging_stick", "hide_pouch", "hide_shoes", "hand_axe"]
CARD_NAMES: Final = [*INVENTION_NAMES, *STARTING_NAMES]
INVENTIONS: Final[i64] = 11
STARTING: Final[i64] = 4
CARDS: Final[i64] = 15
DOMAIN_NAMES: Final = ["movement", "huts", "gathering", "food"]
DISPLAY: Final[i64] = 3  # inventions for all to see
TRACKS: Final[i64] = 2  # of a mat
SPACES: Final[i64] = 3  # of a track

# What cards do while they are not covered, and cave cards by their rules: numbers that add up.
EFFECT_NAMES: Final = [
    "sea_routes", "steps", "steps_from_fire", "hut_discount", "more_huts", "take_food", "mixed_tracks", "storage",
    "turn_food", "more_animals", "lake_food", "cook_anywhere", "cook_food", "leave_food", "forage_food", "hut_free_at",
    "leave_less", "steps_with_boats", "steps_with_marker", "cave_is_fire", "hut_cap", "stay",
    "majority_points", "most_huts", "most_huts_shared", "open_region",
]  # fmt: skip
SEA_ROUTES: Final[i64] = 0
STEPS: Final[i64] = 1
STEPS_FROM_FIRE: Final[i64] = 2
HUT_DISCOUNT: Final[i64] = 3
MORE_HUTS: Final[i64] = 4
TAKE_FOOD: Final[i64] = 5
MIXED_TRACKS: Final[i64] = 6
STORAGE: Final[i64] = 7
TURN_FOOD: Final[i64] = 8
MORE_ANIMALS: Final[i64] = 9
LAKE_FOOD: Final[i64] = 10
COOK_ANYWHERE: Final[i64] = 11
COOK_FOOD: Final[i64] = 12
LEAVE_FOOD: Final[i64] = 13
FORAGE_FOOD: Final[i64] = 14
HUT_FREE_AT: Final[i64] = 15  # a bit for each number of huts
CARD_EFFECTS: Final[i64] = 16  # effects below this stand on inventions
LEAVE_LESS: Final[i64] = 16
STEPS_WITH_BOATS: Final[i64] = 17
STEPS_WITH_MARKER: Final[i64] = 18
CAVE_IS_FIRE: Final[i64] = 19
HUT_CAP: Final[i64] = 20
STAY: Final[i64] = 21
MAJORITY_POINTS: Final[i64] = 22
MOST_HUTS: Final[i64] = 23
MOST_HUTS_SHARED: Final[i64] = 24
OPEN_REGION: Final[i64] = 25
EFFECTS: Final[i64] = 26

CAVE_NAMES: Final = [
    "garden_of_eden", "overflowing_larder", "cave_paintings", "great_hearth", "dwelling_cave", "mushroom_grotto",
    "hot_springs", "flint_vein", "meeting_place", "hide_store", "fertile_valley", "tunnel", "seers_cave",
    "land_bridges", "ice_passage", "ice_age", "ancestor_grave", "vision_quest", "totem", "feast_hall", "taboo",
    "first_teacher", "nomads", "returning_herds",
]  # fmt: skip
CAVES: Final[i64] = 24
LEVELS: Final = ["beginner", "expert"]
# What a cave card does when it is found, and for each scout that comes later.
DEED_NAMES: Final = [
    "nothing", "gain", "build", "peek", "take_invention", "restock", "build_and_gain", "cook", "settle",
    "gather_discard", "tunnel", "feast", "buy_card", "draw_animal",
]  # fmt: skip
NOTHING_DONE: Final[i64] = 0
GAIN: Final[i64] = 1
BUILD: Final[i64] = 2
PEEK: Final[i64] = 3
TAKE_INVENTION: Final[i64] = 4
RESTOCK: Final[i64] = 5
BUILD_AND_GAIN: Final[i64] = 6
COOK: Final[i64] = 7
SETTLE: Final[i64] = 8
GATHER_DISCARD: Final[i64] = 9
TUNNEL: Final[i64] = 10
FEAST: Final[i64] = 11
BUY_CARD: Final[i64] = 12
DRAW_ANIMAL: Final[i64] = 13
# The numbers of a deed.
AMOUNT_NAMES: Final = ["once", "cost", "food", "bags", "points", "food_for_all", "tiles"]
ONCE: Final[i64] = 0
COST: Final[i64] = 1
FOOD: Final[i64] = 2
BAGS: Final[i64] = 3
POINTS: Final[i64] = 4
FOOD_FOR_ALL: Final[i64] = 5
TILES: Final[i64] = 6
REGION: Final[i64] = 7  # bits
AMOUNTS: Final[i64] = 8
FEASTS: Final[i64] = 3  # sizes of a feast

OBJECTIVE_NAMES: Final = ["lakes", "forests", "hearths", "great_settlements", "neighbours"]
OBJECTIVES: Final[i64] = 5
TEST_NAMES: Final = ["lake", "forest", "fire_tile", "huts", "settlement"]
BY_LAKE: Final[i64] = 0
BY_FOREST: Final[i64] = 1
BY_FIRE_TILE: Final[i64] = 2
MANY_HUTS: Final[i64] = 3
BY_SETTLEMENT: Final[i64] = 4

SPACE_EFFECT_NAMES: Final = ["none", "open_region_2", "open_region_3", "second_scouts", "end"]
SECOND_SCOUTS: Final[i64] = 3
END: Final[i64] = 4

# what areas and tiles give
REWARD_NAMES: Final = [
    "forage_food", "leave_food", "stash_bags", "stash_food", "fire_points", "hut_points", "majority_points",
]  # fmt: skip
FORAGING: Final[i64] = 0
LEAVING: Final[i64] = 1
BAGS_OF_STASH: Final[i64] = 2
FOOD_OF_STASH: Final[i64] = 3
FOR_FIRE: Final[i64] = 4
FOR_HUT: Final[i64] = 5
FOR_MAJORITY: Final[i64] = 6
REWARDS: Final[i64] = 7

# where points come from: during the game, then in the final scoring
SOURCE_NAMES: Final = ["fires", "cave", "vp_cards", "huts", "majorities", "objective", "most_huts"]
FIRE_POINTS: Final[i64] = 0
CAVE_POINTS: Final[i64] = 1
CARD_POINTS: Final[i64] = 2
HUT_POINTS: Final[i64] = 3  # and what follows comes at the end
MAJORITIES: Final[i64] = 4
OBJECTIVE: Final[i64] = 5
GRAVE: Final[i64] = 6
SOURCES: Final[i64] = 7

MOST_SPACES: Final[i64] = 100  # of the hut track
MOST_STEPS: Final[i64] = 4  # however many an edition allows
MOST_HUTS_OWNED: Final[i64] = 30
