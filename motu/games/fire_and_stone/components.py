"""Components of board, tiles and cards: components.toml read once into flat tables."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag, graph
from motu.core.edition import Entry, Sheet
from motu.core.game import Json
from motu.games.fire_and_stone import names

DISCOVERIES: Final = ["gain", "build", "peek", "take_invention", "restock"]
ACTIONS: Final = ["gain", "peek", *names.DEED_NAMES[names.BUILD_AND_GAIN :]]


@final
class Components:
    """One edition of the box. Regions and areas are counted from 0; sets of regions are bits."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet: Json = sheet.data
        self.start: i64 = 0
        self.huts: i64 = 0
        self.bag_tokens: i64 = 0
        self.storage: i64 = 0
        self.steps: i64 = 0
        self.most_steps: i64 = 0
        self.turns_left_trigger: i64 = 0
        self.reward: vec[i64] = bag.empty(names.REWARDS)
        self.space_effect: vec[i64] = bag.empty(names.MOST_SPACES)  # by the number of hut tiles found
        self.tiles: vec[i64] = bag.empty(names.REGIONS * names.KINDS)
        self.starting_tile: vec[i64] = bag.empty(names.MOST_SEATS * names.TRACKS)
        self.stacks: vec[i64] = bag.empty(names.REGIONS)
        self.stack_size: i64 = 0
        self.animal_food: vec[i64] = bag.empty(names.ANIMALS)
        self.animal_bags: vec[i64] = bag.empty(names.ANIMALS)
        self.animal_count: vec[i64] = bag.empty(names.ANIMALS)
        self.deck: vec[i64] = bag.empty(names.INVENTIONS)
        self.instant_food: vec[i64] = bag.empty(names.CARDS)
        self.instant_bags: vec[i64] = bag.empty(names.CARDS)
        self.effect: vec[i64] = bag.empty(names.CARDS * names.EFFECTS)
        self.pile: vec[i64] = vec[i64]()  # values of VP cards from the top
        self.test: vec[i64] = bag.empty(names.OBJECTIVES)
        self.test_huts: vec[i64] = bag.empty(names.OBJECTIVES)
        self.objective_points: vec[i64] = bag.empty(names.OBJECTIVES)
        self.level: vec[i64] = bag.empty(names.CAVES)
        self.rule: list[vec[i64]] = [bag.empty(names.EFFECTS) for _ in range(names.CAVES)]
        self.rule_region: vec[i64] = bag.empty(names.CAVES)
        self.deed: vec[i64] = bag.empty(names.CAVES * 2)  # card * 2, + 1 for the action
        self.amount: vec[i64] = bag.empty(names.CAVES * 2 * names.AMOUNTS)
        self.feast_cost: vec[i64] = bag.empty(names.CAVES * names.FEASTS)
        self.feast_points: vec[i64] = bag.empty(names.CAVES * names.FEASTS)
        self.region: vec[i64] = bag.empty(names.AREAS)
        self.printed_fire: vec[i64] = bag.empty(names.AREAS)
        self.lake: vec[i64] = bag.empty(names.AREAS)  # 1 where one borders the area
        self.of_region: list[vec[i64]] = []
        self.land: list[vec[i64]] = []
        self.ways: list[vec[i64]] = []  # by land and sea
        self.reach: list[vec[i64]] = []  # see in_reach
        read_setup(self, sheet.top)
        read_hut_track(self, sheet.top)
        read_tiles(self, sheet.top)
        read_animals(self, sheet.top)
        read_cards(self, sheet.top)
        read_caves(self, sheet.top)
        read_map(self, sheet.top)
        check_totals(self, sheet.top)
        sheet.top.done()
        measure(self)

    def in_reach(self, area: i64, opened: i64, sea: bool, steps: i64) -> vec[i64]:
        """The areas within so many steps, in the order of the map; `opened` are bits of regions."""
        way = (area * 4 + (opened >> 1)) * 2 + (1 if sea else 0)
        return self.reach[way * names.MOST_STEPS + steps - 1]

    def of_deed(self, card: i64, action: i64, amount: i64) -> i64:
        """A number of what a cave card does; `action` is 0 for the discovery."""
        return self.amount[(card * 2 + action) * names.AMOUNTS + amount]


def read_setup(box: Components, top: Entry) -> None:
    top.agrees("format_version", 1)
    top.about("fire_and_stone", range(2, int(names.MOST_SEATS) + 1)).done()
    setup = top.entry("setup")
    box.start = names.AREA_NAMES.index(setup.choice("start_area", names.AREA_NAMES))
    box.huts = setup.number("huts", 1, int(names.MOST_HUTS_OWNED))
    box.bag_tokens = setup.number("bag_tokens", 0, 99)
    box.storage = setup.number("storage", 1, 9)
    box.most_steps = setup.number("most_steps", 1, int(names.MOST_STEPS))
    box.steps = setup.number("steps", 1, int(box.most_steps))
    setup.done()
    rewards = top.entry("rewards")
    for i, name in enumerate(names.REWARD_NAMES):
        box.reward[i] = rewards.number(name, 1 if i < names.BAGS_OF_STASH else 0, 9)
    rewards.done()
    ending = top.entry("ending")
    box.turns_left_trigger = ending.number("turns_left_trigger", 0, 9)
    ending.agrees("turns_left_others", int(box.turns_left_trigger) + 1)
    ending.done()


def read_hut_track(box: Components, top: Entry) -> None:
    track = top.entry("hut_track")
    spaces = track.number("spaces", 1, int(names.MOST_SPACES) - 1)
    track.done()
    for entry in top.entries("hut_space"):
        effect = names.SPACE_EFFECT_NAMES.index(entry.choice("effect", names.SPACE_EFFECT_NAMES[1:]))
        space = entry.number("space", 1, spaces)
        if effect in list(box.space_effect) or box.space_effect[space]:
            raise entry.wrong("space", "each effect has one space, and each space one effect; change one of them.")
        box.space_effect[space] = effect
        entry.done()


def read_tiles(box: Components, top: Entry) -> None:
    for kind, entry in enumerate(top.by_id("discovery_tile", names.KIND_NAMES)):
        entry.names()
        counts = entry.numbers("counts", 0, 30, int(names.REGIONS))
        for region, count in enumerate(counts):
            box.tiles[region * names.KINDS + kind] = count
        if kind == names.CAVE and sum(counts) > 1:
            raise entry.wrong("counts", "there may be one cave at most.")
        entry.done()
    seats = top.entries("starting_tile")
    if [entry.choice("colour", names.COLOURS) for entry in seats] != names.COLOURS:
        raise top.wrong("starting_tile", f"there must be one for each of {', '.join(names.COLOURS)}, in this order.")
    for seat, entry in enumerate(seats):
        for track, symbol in enumerate(names.SYMBOLS):
            found = entry.choice(symbol, names.KIND_NAMES[: names.GATHERED])
            box.starting_tile[seat * names.TRACKS + track] = names.KIND_NAMES.index(found)
        entry.done()


def read_animals(box: Components, top: Entry) -> None:
    stacks = top.entry("animal_stacks")
    box.stack_size = stacks.number("tiles", 1, 9)
    for region, count in enumerate(stacks.numbers("by_region", 0, int(names.FORESTS), int(names.REGIONS))):
        box.stacks[region] = count
        if count != box.tiles[region * names.KINDS + names.FOREST]:
            raise stacks.wrong("by_region", "each region needs as many stacks as it has forests.")
    if bag.total(box.stacks) > names.FORESTS:
        raise stacks.wrong("by_region", f"there may be {names.FORESTS} forests at most.")
    for animal, entry in enumerate(top.by_id("animal", names.ANIMAL_NAMES)):
        entry.names()
        box.animal_food[animal] = entry.number("food", 0, 20)
        box.animal_bags[animal] = entry.number("bags", 0, 9)
        box.animal_count[animal] = entry.number("count", 1, 30)
        entry.done()
    if bag.total(box.animal_count) != bag.total(box.stacks) * box.stack_size:
        raise stacks.wrong("tiles", "the stacks need exactly as many animal tiles as there are.")
    stacks.done()


def read_cards(box: Components, top: Entry) -> None:
    deck = top.by_id("invention", names.INVENTION_NAMES)
    for card, entry in enumerate(deck + top.by_id("starting_invention", names.STARTING_NAMES)):
        entry.names()
        entry.choice("domain", names.DOMAIN_NAMES)
        if card < names.INVENTIONS:
            box.deck[card] = entry.number("count", 1, 9)
        box.instant_food[card] = entry.number("instant_food", 0, 9)
        box.instant_bags[card] = entry.number("instant_bags", 0, 9)
        effects = entry.entry("effects", entry.name)
        for effect, amount in read_effects(effects, names.EFFECT_NAMES[: names.CARD_EFFECTS]):
            box.effect[card * names.EFFECTS + effect] = amount
        entry.done()
    for entry in top.entries("vp_card"):
        for _ in range(entry.number("count", 1, 30)):
            box.pile = append(box.pile, i64(entry.number("value", 1, 9)))
        entry.done()
    for objective, entry in enumerate(top.by_id("objective", names.OBJECTIVE_NAMES)):
        entry.names()
        box.test[objective] = names.TEST_NAMES.index(entry.choice("test", names.TEST_NAMES))
        if box.test[objective] == names.MANY_HUTS:
            box.test_huts[objective] = entry.number("huts", 1, 99)
        box.objective_points[objective] = entry.number("points", 0, 9)
        entry.done()


def read_effects(entry: Entry, known: list[str]) -> list[tuple[int, int]]:
    """The numbers of a card by effect; hut_free_at becomes a bit."""
    found: list[tuple[int, int]] = []
    for name in entry.data:
        if name not in known:
            raise entry.wrong(name, f"an effect is one of {', '.join(known)}, not {name!r}.")
        if name != "regions":
            effect, amount = names.EFFECT_NAMES.index(name), entry.number(name, 1, 9)
            found.append((effect, 1 << amount if effect == names.HUT_FREE_AT else amount))
    return found


def read_caves(box: Components, top: Entry) -> None:
    for card, entry in enumerate(top.by_id("cave", names.CAVE_NAMES)):
        entry.names()
        box.level[card] = names.LEVELS.index(entry.choice("level", names.LEVELS))
        if entry.has("discovery"):
            read_deed(box, entry.entry("discovery", entry.name), card * 2, DISCOVERIES)
        if entry.has("action"):
            read_deed(box, entry.entry("action", entry.name), card * 2 + 1, ACTIONS)
        if entry.has("rule"):
            rule = entry.entry("rule", entry.name)
            box.rule_region[card] = read_regions(rule)
            for effect, amount in read_effects(rule, [*names.EFFECT_NAMES, "regions"]):
                box.rule[card][effect] = amount
        entry.done()
    if bag.total(box.level) in (0, names.CAVES):
        raise top.wrong("cave", "each level needs a cave card.")


def read_deed(box: Components, entry: Entry, deed: int, allowed: list[str]) -> None:
    """Instant effects of a card, with their numbers; regions become bits."""
    box.deed[deed] = names.DEED_NAMES.index(entry.choice("do", allowed))
    if box.deed[deed] == names.FEAST:
        costs = entry.numbers("costs", 1, 20, int(names.FEASTS))
        for size, points in enumerate(entry.numbers("points", 0, 20, int(names.FEASTS))):
            box.feast_cost[(deed // 2) * names.FEASTS + size] = costs[size]
            box.feast_points[(deed // 2) * names.FEASTS + size] = points
    for i, amount in enumerate(names.AMOUNT_NAMES):
        if entry.has(amount) and amount not in entry.asked:
            box.amount[deed * names.AMOUNTS + i] = entry.number(amount, 1, 9)
    box.amount[deed * names.AMOUNTS + names.REGION] = read_regions(entry)
    entry.done()


def read_regions(entry: Entry) -> int:
    """Where something holds, as bits; everywhere if nothing is said."""
    found = entry.choices("regions", names.REGION_NAMES) if entry.has("regions") else names.REGION_NAMES
    return sum(1 << names.REGION_NAMES.index(name) for name in found)


def read_map(box: Components, top: Entry) -> None:
    board = top.entry("board")
    width, height = board.number("width", 1, 9999), board.number("height", 1, 9999)
    board.numbers("cave_card", 0, 9999, 4)
    board.done()
    for number, entry in enumerate(top.by_id("area", names.AREA_NAMES) + top.by_id("lake", names.LAKE_NAMES)):
        entry.names()
        entry.number("x", 0, width)
        entry.number("y", 0, height)
        if number < names.AREAS:
            box.region[number] = entry.number("region", 1, int(names.REGIONS)) - 1
            box.printed_fire[number] = names.ICONS.index(entry.choice("icon", names.ICONS))
            entry.choice("label", names.LABELS)
        else:
            for name in entry.choices("areas", names.AREA_NAMES):
                box.lake[names.AREA_NAMES.index(name)] = 1
        entry.done()
    land = read_edges(top.entry("land"))
    box.land = graph.near(land, names.AREAS)
    box.ways = graph.near(land + read_edges(top.entry("sea")), names.AREAS)
    if box.region[box.start]:
        raise top.wrong("setup", "the start area must lie in region 1.")
    for number, entry in enumerate(top.numbered("region", "id", int(names.REGIONS))):
        box.of_region.append(vec[i64]([area for area in range(names.AREAS) if box.region[area] == number]))
        check_region(box, entry, number)


def read_edges(entry: Entry) -> list[tuple[int, int]]:
    """Pairs of areas, written `cape-kalahari`."""
    known = {
        f"{a}-{b}": (i, j) for i, a in enumerate(names.AREA_NAMES) for j, b in enumerate(names.AREA_NAMES) if a != b
    }
    pairs = [known[pair] for pair in entry.choices("edges", list(known))]
    entry.done()
    return pairs


def check_region(box: Components, entry: Entry, number: int) -> None:
    """A region has a fire to be sent to, from each area a step within it, and a tile for each food area."""
    areas = [int(area) for area in box.of_region[number]]
    fires = [area for area in areas if box.printed_fire[area]]
    if not fires:
        raise entry.wrong("id", "a region needs an area with a printed fire.")
    if any(all(box.region[other] != number for other in box.land[area]) for area in areas):
        raise entry.wrong("id", "each area needs a land border within its region.")
    entry.agrees("food_areas", len(areas) - len(fires))
    if bag.total(box.tiles[number * names.KINDS : (number + 1) * names.KINDS]) != len(areas) - len(fires):
        raise entry.wrong("food_areas", "there must be as many discovery tiles as food areas.")
    entry.done()


def check_totals(box: Components, top: Entry) -> None:
    """Numbers that stand twice must agree."""
    checks = top.entry("checks")
    for key, pieces in (("discovery_tiles", box.tiles), ("animal_tiles", box.animal_count), ("inventions", box.deck)):
        checks.agrees(key, int(bag.total(pieces)))
    checks.agrees("vp_cards", len(box.pile))
    checks.done()


def measure(box: Components) -> None:
    """[F2.8] For each area, set of open regions and use of the sea: the areas within 1, 2, ... steps."""
    for area in range(names.AREAS):
        for way in range(i64(8)):
            closed = vec[i64]([1 - ((1 | way >> 1 << 1) >> region & 1) for region in box.region])
            for steps in range(i64(1), names.MOST_STEPS + 1):
                box.reach.append(graph.within(box.ways if way & 1 else box.land, area, steps, closed))
