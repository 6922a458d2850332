"""Components of cards and limits: components.toml read once into flat tables.

The names of things stand here, because rules, words and pictures speak of them; every number stands in the file.
"""

from __future__ import annotations

from typing import Final, Literal, final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.edition import Entry, Sheet
from motu.core.game import Json

# Goods: what can be in a hand. The first five are commodities, the last three intermediates.
WOOD: Final[i64] = 0
CLAY: Final[i64] = 1
BAMBOO: Final[i64] = 2
SEASHELL: Final[i64] = 3
FISH: Final[i64] = 4
COMMODITIES: Final[i64] = 5
GOODS: Final[i64] = 8
COMMODITY_NAMES: Final = ["wood", "clay", "bamboo", "seashell", "fish"]
INTERMEDIATE_NAMES: Final = ["canoe", "hut", "stoneware"]
GOOD_NAMES: Final = COMMODITY_NAMES + INTERMEDIATE_NAMES

TOOLS: Final[i64] = 4
TOOL_NAMES: Final = ["basket", "spear", "fishing_net", "cart"]

# Products: what can lie in the display, class by class.
SITE_NAMES: Final = ["forest", "clay_pit", "bamboo_forest", "seashell_beach"]
STORE_NAMES: Final = [
    "wood_store", "pottery", "bamboo_store", "seashell_chest", "landing_stage", "well", "village", "market",
]  # fmt: skip
POINT_NAMES: Final = [
    "jetty", "tiles", "palisades", "fish_basket", "bridge", "statue", "temple", "aquarium",
    "two_man_canoe", "chinaware", "cult_site",
]  # fmt: skip
PRODUCT_NAMES: Final = INTERMEDIATE_NAMES + SITE_NAMES + STORE_NAMES + POINT_NAMES + ["seashell_necklace"]
PRODUCTS: Final[i64] = 27
FIRST_SITE: Final[i64] = 3
FIRST_STORE: Final[i64] = 7
FIRST_POINT: Final[i64] = 15
STORES: Final[i64] = 8
NECKLACE: Final[i64] = 26

MOST_SEATS: Final[i64] = 5
ProductType = Literal["intermediate", "site", "store", "point", "necklace"]


@final
class Components:
    """[M5.13] One edition of the box. Products are numbered as in PRODUCT_NAMES, goods as in GOOD_NAMES."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet: Json = sheet.data
        self.hand_size: i64 = 0
        self.open_size: i64 = 0
        self.display_size: i64 = 0
        self.hand_limit: i64 = 0
        self.hand_limit_more: i64 = 0  # with the tool that raises it
        self.draws: i64 = 0
        self.draws_more: i64 = 0  # with the tool that raises them
        self.least_paid: i64 = 0  # cards that every product costs at least
        self.stall_rounds: i64 = 0
        self.commodity_count: vec[i64] = bag.empty(COMMODITIES)
        self.tool_count: vec[i64] = bag.empty(TOOLS)
        self.tool_cost: vec[i64] = bag.empty(TOOLS)
        self.tool_points: vec[i64] = bag.empty(TOOLS)
        self.limit_tool: i64 = 0  # which tool raises the hand limit, and so on
        self.open_tool: i64 = 0
        self.joker_tool: i64 = 0
        self.draw_tool: i64 = 0
        self.cost: vec[i64] = bag.empty(PRODUCTS * GOODS)
        self.cost_from: vec[i64] = bag.empty(PRODUCTS + 1)  # the same without the zeros: where each product's begin
        self.cost_good: vec[i64] = vec[i64]()
        self.cost_same: vec[i64] = bag.empty(PRODUCTS)  # that many of one commodity; 0 when the cost is fixed
        self.points: vec[i64] = bag.empty(PRODUCTS)
        self.points_per_card: vec[i64] = bag.empty(PRODUCTS)
        self.saved_kind: vec[i64] = bag.empty(PRODUCTS)  # the commodity a site saves
        self.saved: vec[i64] = bag.empty(PRODUCTS)  # how many of it
        self.place: vec[i64] = vec[i64]([-1] * (STORES * GOODS))  # where laid cards of a kind are counted, -1: refused
        self.places: i64 = 0
        self.place_store: vec[i64] = vec[i64]()  # the product whose place it is
        self.copies: vec[i64] = bag.empty(2 * (MOST_SEATS + 1) * PRODUCTS)  # by stack, seats and product
        self.product_count: vec[i64] = bag.empty(PRODUCTS)
        self.necklace_points: vec[i64] = vec[i64]()
        self.pay_width: vec[i64] = bag.empty(COMMODITIES)  # one more than the most of each that a fixed cost shows
        self.same_width: i64 = 0
        read_limits(self, sheet.top)
        read_commodities(self, sheet.top)
        read_tools(self, sheet.top)
        read_products(self, sheet.top)
        read_tables(self, sheet.top)
        check_totals(self, sheet.top)
        sheet.top.done()

    def stack(self, number: i64, seats: i64) -> vec[i64]:
        """The copies in stack 1 or 2 with this many seats, as a bag."""
        first = ((number - 1) * (MOST_SEATS + 1) + seats) * PRODUCTS
        return self.copies[first : first + PRODUCTS]

    def largest_hand(self) -> i64:
        """[M10.5] No hand is ever larger than this."""
        limit = max(self.hand_limit, self.hand_limit_more)
        return max(limit, self.hand_size) + max(self.draws, self.draws_more)


def read_limits(box: Components, top: Entry) -> None:
    top.agrees("format_version", 1)
    top.about("moorea", range(2, int(MOST_SEATS) + 1)).done()
    setup = top.entry("setup")
    box.hand_size = setup.number("hand_size", 1, 12)
    box.open_size = setup.number("open_commodities", 1, 5)
    box.display_size = setup.number("product_display", 1, 20)
    setup.choice("first_player_rule", ["youngest"])
    setup.entry("decks_by_player_count")
    setup.done()
    limits = top.entry("limits")
    box.hand_limit = limits.number("hand_limit", 1, 12)
    box.hand_limit_more = limits.number("hand_limit_with_basket", 1, 16)
    box.draws = limits.number("draws_per_turn", 1, 4)
    box.draws_more = limits.number("draws_per_turn_with_cart", 1, 4)
    limits.agrees("tools_of_each_kind_per_player", 1)
    limits.agrees("exchange_give", 2)
    limits.agrees("exchange_take", 1)
    digital = limits.entry("digital")
    box.least_paid = digital.number("min_cards_handed_over_per_product", 0, 1)
    box.stall_rounds = digital.number("stall_rounds_without_progress", 1, 100)
    digital.done()
    limits.done()


def read_commodities(box: Components, top: Entry) -> None:
    for c, entry in enumerate(top.by_id("commodity", COMMODITY_NAMES)):
        entry.names()
        box.commodity_count[c] = entry.number("count", 1, 60)
        entry.agrees("sort", c + 1)
        entry.text("ui_color")
        entry.done()
    needed = int(MOST_SEATS * box.hand_size + box.open_size)
    if bag.total(box.commodity_count) < needed:
        message = f"hands and open row need {needed} commodity cards; raise the counts."
        raise top.wrong("commodity", message)


def read_tools(box: Components, top: Entry) -> None:
    doing: dict[str, int] = {}
    effects = ["hand_limit", "draw_from_open", "fish_is_joker_for_products", "draws_per_turn"]
    for t, entry in enumerate(top.by_id("tool", TOOL_NAMES)):
        entry.names()
        box.tool_count[t] = entry.number("count", int(MOST_SEATS), 20)
        box.tool_cost[t] = entry.number("cost_same", 1, 9)
        box.tool_points[t] = entry.number("points", 0, 99)
        effect = entry.choice("effect", effects)
        if effect in doing:
            raise entry.wrong("effect", f"the {TOOL_NAMES[doing[effect]]} has this effect already.")
        doing[effect] = t
        if effect == "hand_limit":
            entry.agrees("effect_value", int(box.hand_limit_more))
        elif effect == "draws_per_turn":
            entry.agrees("effect_value", int(box.draws_more))
        else:
            entry.agrees("effect_value", 1)
        entry.done()
    box.limit_tool = doing["hand_limit"]
    box.open_tool = doing["draw_from_open"]
    box.joker_tool = doing["fish_is_joker_for_products"]
    box.draw_tool = doing["draws_per_turn"]


def product_class(p: int) -> ProductType:
    if p < FIRST_SITE:
        return "intermediate"
    if p < FIRST_STORE:
        return "site"
    if p < FIRST_POINT:
        return "store"
    return "necklace" if p == NECKLACE else "point"


def read_products(box: Components, top: Entry) -> None:
    for p, entry in enumerate(top.by_id("product", PRODUCT_NAMES)):
        entry.names()
        kind = product_class(p)
        entry.choice("class", [kind])
        entry.flag("to_hand", kind == "intermediate")
        box.points[p] = entry.number("points", 0, 99)
        if kind in ("intermediate", "necklace"):
            entry.agrees("points", 0)
        if kind == "intermediate":
            entry.agrees("sort", int(COMMODITIES) + p + 1)
        read_cost(box, p, entry)
        if kind == "site":
            box.saved_kind[p] = COMMODITY_NAMES.index(entry.choice("discount_commodity", COMMODITY_NAMES))
            box.saved[p] = entry.number("discount_amount", 1, 9)
        if kind == "store":
            box.points_per_card[p] = entry.number("points_per_card", 0, 99)
            for name in entry.choices("accepts", GOOD_NAMES):
                box.place[(p - FIRST_STORE) * GOODS + GOOD_NAMES.index(name)] = box.places
                box.place_store = append(box.place_store, i64(p))
                box.places += 1
        read_copies(box, p, entry)
        entry.done()
    for p in range(PRODUCTS):
        box.cost_from[p] = len(box.cost_good)
        for g in range(GOODS):
            if box.cost[p * GOODS + g]:
                box.cost_good = append(box.cost_good, g)
    box.cost_from[PRODUCTS] = len(box.cost_good)
    for c in range(COMMODITIES):
        for p in range(PRODUCTS):
            box.pay_width[c] = max(box.pay_width[c], box.cost[p * GOODS + c] + 1)
    box.pay_width[FISH] = 1


def read_cost(box: Components, p: int, entry: Entry) -> None:
    if entry.has("cost_same"):
        box.cost_same[p] = entry.number("cost_same", 1, 9)
        box.same_width = max(box.same_width, box.cost_same[p] + 1)
        return
    cost = entry.entry("cost", entry.name)
    for name in cost.data:
        if name not in GOOD_NAMES:
            raise cost.wrong(name, f"a cost can name {', '.join(GOOD_NAMES)}, not {name!r}.")
        box.cost[p * GOODS + GOOD_NAMES.index(name)] = cost.number(name, 1, 9)
    if not cost.data:
        raise entry.wrong("cost", "the cost is empty; name at least one good.")
    box.same_width = max(box.same_width, box.least_paid + 1)


def read_copies(box: Components, p: int, entry: Entry) -> None:
    for copies in entry.entries("copies"):
        stack = copies.number("stack", 1, 2)
        seats = copies.number("min_players", 2, int(MOST_SEATS))
        count = copies.number("count", 1, 20)
        copies.done()
        if seats == 3:
            raise copies.wrong("min_players", "cards are marked for 2, 4 or 5 players.")
        for n in range(seats, int(MOST_SEATS) + 1):
            box.copies[((stack - 1) * (MOST_SEATS + 1) + n) * PRODUCTS + p] += count
        box.product_count[p] += count
    entry.agrees("count", int(box.product_count[p]))


def read_tables(box: Components, top: Entry) -> None:
    necklaces = top.entry("necklace_points")
    length = len(necklaces.get("by_count")) if isinstance(necklaces.get("by_count"), list) else 6
    scale = necklaces.numbers("by_count", 0, 99, max(2, length))
    if scale[0] != 0 or scale != sorted(scale):
        raise necklaces.wrong("by_count", "`by_count` must begin with 0 and never fall.")
    for points in scale:
        box.necklace_points = append(box.necklace_points, i64(points))
    necklaces.done()
    tie = top.entry("tie_break")
    tie.choice("rule", ["shared_victory"])
    tie.done()


def check_totals(box: Components, top: Entry) -> None:
    """Numbers that stand twice must agree."""
    decks = top.entry("setup").entry("decks_by_player_count")
    for seats in range(2, int(MOST_SEATS) + 1):
        deck = decks.entry(f"p{seats}")
        one = int(bag.total(box.stack(1, seats)))
        two = int(bag.total(box.stack(2, seats)))
        deck.agrees("stack1", one)
        deck.agrees("stack2", two)
        deck.agrees("total", one + two)
        deck.done()
        if one + two < box.display_size:
            raise decks.wrong(f"p{seats}", f"the display needs {box.display_size} products; there are {one + two}.")
    decks.done()
    goods = int(bag.total(box.commodity_count))
    tools = int(bag.total(box.tool_count))
    products = int(bag.total(box.product_count))
    four = int(bag.total(box.stack(1, 4)) + bag.total(box.stack(2, 4)))
    two_players = int(bag.total(box.stack(1, 2)) + bag.total(box.stack(2, 2)))
    checks = top.entry("checks")
    checks.agrees("commodity_total", goods)
    checks.agrees("tool_total", tools)
    checks.agrees("product_total", products)
    checks.agrees("marked_5_total", products - four)
    checks.agrees("marked_4plus_total", four - two_players)
    checks.agrees("all_cards_total", goods + tools + products)
    checks.done()
