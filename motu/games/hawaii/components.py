"""Components of board, tiles and tokens: components.toml read once into flat tables."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag, graph
from motu.core.edition import Entry, Sheet
from motu.core.game import Json
from motu.games.hawaii import names

BEACH: Final = "--"  # the beach in the list of edges, as long as the name of a space


@final
class Components:
    """One edition of the box. Tables of tiles have an entry for each kind and side: kind * 2 + side."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet: Json = sheet.data
        self.start: vec[i64] = bag.empty(names.RESOURCES)
        self.start_fruit: vec[i64] = bag.empty(names.MOST_SEATS)
        self.stay: i64 = 0
        self.row: vec[i64] = vec[i64]()  # of each space, 1 next to the beach
        self.left: vec[i64] = vec[i64]()  # the left edge of each space, in half tile widths
        self.near: list[vec[i64]] = []  # the spaces to which a step leads from a space, or from the beach
        self.feet: vec[i64] = bag.empty((names.PLACES + 1) * names.PLACES)  # of a walk, from space or beach to space
        self.sells: vec[i64] = vec[i64](
            [-1] * (names.PLACES * names.ON_SALE)
        )  # kinds by place; piles of gods by number
        self.unnumbered: vec[i64] = bag.empty(names.PLACES)
        self.number: vec[i64] = bag.empty(names.PLACES)
        self.token_count: vec[i64] = vec[i64]()  # by kind of cost token
        self.face: vec[i64] = vec[i64]()  # value * 2 + red
        self.fish: vec[i64] = vec[i64]()
        self.first_alike: vec[i64] = vec[i64]()  # the first token with the same face
        self.next_alike: vec[i64] = vec[i64]()  # the next one with the same face; -1 after the last
        self.stock: vec[i64] = bag.empty(names.KINDS)
        self.width: vec[i64] = vec[i64]([1] * (names.KINDS + 1))
        self.effect: vec[i64] = bag.empty(names.KINDS * 2 * names.EFFECTS)
        self.icons: vec[i64] = bag.empty(names.KINDS * 2)
        self.scores: vec[i64] = bag.empty(names.KINDS * 2)  # whether and how a tile scores at the end
        self.tokens: vec[i64] = bag.empty(names.KINDS * 2)  # kahunas or tikis for the single and the double price
        self.boat_spaces: vec[i64] = bag.empty(names.BOATS)
        self.prepaid: vec[i64] = bag.empty(names.BOATS)
        self.kahuna_points: vec[i64] = bag.empty(names.VILLAGES)
        self.kahuna_shells: vec[i64] = bag.empty(names.VILLAGES)
        self.tiki_column: vec[i64] = vec[i64]()
        self.tiki_feet: vec[i64] = vec[i64]()
        self.reach: vec[i64] = vec[i64]()  # by number of tikis: the smallest column under one
        self.irrigation: vec[i64] = vec[i64]()
        self.post_feet: vec[i64] = bag.empty(names.POSTS)
        self.post_points: vec[i64] = bag.empty(names.POSTS)
        self.gift: vec[i64] = bag.empty(names.ISLANDS)
        self.gift_amount: vec[i64] = bag.empty(names.ISLANDS)  # or the kind of tile
        self.goal: vec[i64] = bag.empty(names.ROUNDS)
        self.prize: vec[i64] = bag.empty(names.ROUNDS * 3)  # first, second, others
        self.handout: vec[i64] = bag.empty(names.ROUNDS * names.RESOURCES)
        read_setup(self, sheet.top)
        read_island(self, sheet.top)
        read_places(self, sheet.top)
        read_tokens(self, sheet.top)
        read_products(self, sheet.top)
        read_corner(self, sheet.top)
        read_beach(self, sheet.top)
        read_goals(self, sheet.top)
        check_totals(self, sheet.top)
        sheet.top.done()

    def does(self, kind: i64, side: i64, effect: i64) -> i64:
        """The effect of a tile as a number; 0 when it has none of that sort."""
        return self.effect[(kind * 2 + side) * names.EFFECTS + effect]

    def most_tikis(self) -> i64:
        return len(self.tiki_column)


def read_setup(box: Components, top: Entry) -> None:
    top.agrees("format_version", 1)
    meta = top.about("hawaii", range(2, int(names.MOST_SEATS) + 1))
    meta.agrees("rounds", int(names.ROUNDS))
    meta.done()
    setup = top.entry("setup")
    box.start[names.SHELL] = setup.number("start_shells", 0, 99)
    box.start[names.FOOT] = setup.number("start_feet", 0, 99)
    for place, fruit in enumerate(setup.numbers("start_fruit_by_order", 0, 99, int(names.MOST_SEATS))):
        box.start_fruit[place] = fruit
    setup.agrees("god_piles", int(names.PILES))
    setup.done()
    bank = top.entry("bank")
    for key in ["shells", "feet", "fruits"]:
        pieces = bank.entry(key)
        pieces.number("of_1", 0, 999)
        pieces.number("of_5", 0, 999)
        pieces.done()
    bank.done()


def read_island(box: Components, top: Entry) -> None:
    walking = top.entry("walking")
    step = walking.number("feet_per_place", 1, 3)
    box.stay = walking.number("feet_for_staying", 1, 3)
    walking.agrees("feet_to_the_beach", 0)
    walking.done()
    for entry in top.by_id("space", names.SPACE_NAMES):
        box.row = append(box.row, i64(entry.number("row", 1, 9)))
        box.left = append(box.left, i64(entry.number("left", 0, 20)))
        entry.done()
    edges = top.entry("edges")
    spaces = names.SPACE_NAMES
    pairs = [f"{a}-{b}" for a in spaces for b in spaces if a < b]
    joined = edges.choices("side", pairs) + edges.choices("corner", pairs)
    joined += [f"{BEACH}-{a}" for a in edges.choices("beach", spaces)]
    edges.done()
    index = [*spaces, BEACH].index
    box.near = graph.near([(index(edge[:2]), index(edge[3:])) for edge in joined], names.PLACES + 1)
    closed = bag.empty(names.PLACES + 1)
    closed[names.BEACH] = 1  # [H4.6] walks begin at the beach, and none leads through it
    for start in range(names.PLACES + 1):
        away = graph.steps(box.near, vec[i64]([start]), closed)
        for space in range(names.PLACES):
            if away[space] == graph.NOWHERE or step * away[space] > names.MOST_PAID:
                raise top.wrong("edges", "some space cannot be reached; join it to its neighbours.")
            box.feet[start * names.PLACES + space] = step * away[space] if space != start else box.stay


def read_places(box: Components, top: Entry) -> None:
    sellable = [*names.TILE_NAMES, *names.OTHER_NAMES]
    sold: list[str] = []
    for p, entry in enumerate(top.by_id("place", names.PLACE_NAMES)):
        articles = entry.choices("products", ["god"] if p == names.GOD_PLACE else sellable)
        if len(articles) > names.ON_SALE:
            raise entry.wrong("products", f"a place sells at most {names.ON_SALE} products.")
        for i, name in enumerate(articles):
            if name in sold:
                raise entry.wrong("products", f"{name} is sold elsewhere already.")
            sold.append(name)
            box.sells[p * names.ON_SALE + i] = names.KIND_NAMES.index(name) if p != names.GOD_PLACE else 0
        box.unnumbered[p] = entry.number("unnumbered", 0, int(names.SLOTS) - 1)
        box.number[p] = entry.number("number", 1, 99)
        entry.done()
    for pile in range(names.PILES):
        box.sells[names.GOD_PLACE * names.ON_SALE + pile] = pile
    for name in sellable:
        if name not in sold:
            raise top.wrong("place", f"no place sells the {name}; add it to one.")


def read_tokens(box: Components, top: Entry) -> None:
    seen: list[tuple[int, int]] = []
    for entry in top.entries("cost_token"):
        value = entry.number("value", 1, int(names.MOST_VALUE))
        face = value * 2 + names.COLOURS.index(entry.choice("colour", names.COLOURS))
        fish = entry.number("fish", 1, int(names.MOST_FISH))
        if (face, fish) in seen:
            raise entry.wrong("value", "this token stands twice; raise the count of one of them.")
        seen.append((face, fish))
        box.face = append(box.face, i64(face))
        box.fish = append(box.fish, i64(fish))
        box.token_count = append(box.token_count, i64(entry.number("count", 1, 99)))
        entry.done()
    if len(seen) > names.MOST_TOKENS:
        raise top.wrong("cost_token", f"there may be {names.MOST_TOKENS} kinds of cost tokens, not {len(seen)}.")
    chain_alike(box)


def chain_alike(box: Components) -> None:
    """Tokens that look the same from the front, one after the other."""
    faces = [int(face) for face in box.face]
    for kind, face in enumerate(faces):
        box.first_alike = append(box.first_alike, i64(faces.index(face)))
        later = [other for other in range(kind + 1, len(faces)) if faces[other] == face]
        box.next_alike = append(box.next_alike, i64(later[0] if later else -1))


def read_effects(box: Components, k: int, entry: Entry) -> None:
    effects = entry.entry("effects", entry.name)
    for name in effects.data:
        if name not in names.EFFECT_NAMES:
            raise effects.wrong(name, f"an effect is one of {', '.join(names.EFFECT_NAMES)}, not {name!r}.")
        for side, amount in enumerate(effects.numbers(name, 0, 18, 2)):
            box.effect[(k * 2 + side) * names.EFFECTS + names.EFFECT_NAMES.index(name)] = amount
            if amount:
                box.scores[k * 2 + side] |= names.SCORING.get(name, 0)


def read_products(box: Components, top: Entry) -> None:
    for entry in top.by_id("product", [*names.TILE_NAMES, *names.OTHER_NAMES]):
        k = names.KIND_NAMES.index(entry.text("id"))
        entry.names()
        box.stock[k] = entry.number("count", 1, 99)
        if k < names.TILES:
            entry.choice("goes_to", ["village"])
            entry.flag("founds", k < names.HUTS)
            box.width[k] = entry.number("width", 1, 3)
            if names.KIND_NAMES[k] in names.FRUIT_NAMES:
                for side, icons in enumerate(entry.numbers("icons", 0, 9, 2)):
                    box.icons[k * 2 + side] = icons
            read_effects(box, k, entry)
        elif k == names.LARGE_BOAT:
            entry.choice("goes_to", ["boats"])
            entry.number("count", 1, int(names.MOST_BOATS))
            for side, spaces in enumerate(entry.numbers("spaces", 1, 9, 2)):
                box.boat_spaces[1 + side] = spaces
            for side, feet in enumerate(entry.numbers("prepaid_feet", 0, 9, 2)):
                box.prepaid[1 + side] = feet
        else:
            entry.choice("goes_to", ["kahuna_track" if k == names.KAHUNA else "tiki_track"])
            once, twice = entry.numbers("tokens", 1, 5, 2)
            if twice < once:
                raise entry.wrong("tokens", "the double price does not bring less than the single one.")
            box.tokens[k * 2], box.tokens[k * 2 + 1] = once, twice
        entry.done()
    for g, entry in enumerate(top.by_id("god", names.GOD_NAMES)):
        entry.names()
        box.stock[names.FIRST_GOD + g] = entry.number("count", 1, 9)
        box.width[names.FIRST_GOD + g] = entry.number("width", 1, 3)
        read_effects(box, int(names.FIRST_GOD) + g, entry)
        entry.done()
    small = top.entry("small_boat")
    box.boat_spaces[0] = small.number("spaces", 1, 9)
    box.prepaid[0] = small.number("prepaid_feet", 0, 9)
    small.done()
    hut = top.entry("start_hut")
    box.width[names.START_HUT] = hut.number("width", 1, 3)
    hut.done()


def column(entries: list[Entry], key: str, low: int, high: int) -> vec[i64]:
    """The same field of each entry."""
    found = vec[i64]()
    for entry in entries:
        found = append(found, i64(entry.number(key, low, high)))
    return found


def read_corner(box: Components, top: Entry) -> None:
    kahunas = top.numbered("kahuna_space", "village", int(names.VILLAGES))
    box.kahuna_points = column(kahunas, "points", 0, 99)
    box.kahuna_shells = column(kahunas, "shells", 0, 9)
    tikis = top.numbered("tiki_space", "order", len(top.entries("tiki_space")))
    box.tiki_column = column(tikis, "column", 1, 20)
    box.tiki_feet = column(tikis, "feet", 0, 9)
    for entry in kahunas + tikis:
        entry.done()
    box.reach = append(box.reach, names.FAR)
    for n in range(box.most_tikis()):
        box.reach = append(box.reach, min(box.reach[n], box.tiki_column[n]))
    water = top.entry("irrigation")
    for points in water.numbers("points", 0, 99, len(names.FRUIT_NAMES) + 1):
        box.irrigation = append(box.irrigation, i64(points))
    water.done()


def read_beach(box: Components, top: Entry) -> None:
    posts = top.numbered("mooring_post", "post", int(names.POSTS))
    box.post_feet = column(posts, "feet", 1, int(names.MOST_PAID))
    box.post_points = column(posts, "points", 0, 99)
    for entry in posts:
        entry.done()
    for i, entry in enumerate(top.by_id("island", names.ISLAND_NAMES)):
        gives = entry.choice("gives", names.GIFT_NAMES)
        box.gift[i] = names.GIFT_NAMES.index(gives)
        if gives == "tile":
            name = entry.choice("product", [*names.TILE_NAMES, "fruit_tile"])
            box.gift_amount[i] = names.ANY_FRUIT if name == "fruit_tile" else names.KIND_NAMES.index(name)
        else:
            box.gift_amount[i] = entry.number("amount", 1, 20)
        entry.done()


def read_goals(box: Components, top: Entry) -> None:
    for r, entry in enumerate(top.numbered("goal_marker", "round", int(names.ROUNDS))):
        box.goal[r] = entry.number("goal", 0, 99)
        for rank, key in enumerate(["first", "second", "others"]):
            box.prize[r * 3 + rank] = entry.number(key, 0, 99)
        box.handout[r * names.RESOURCES + names.SHELL] = entry.number("shells", 0, 99)
        box.handout[r * names.RESOURCES + names.FOOT] = entry.number("feet", 0, 99)
        entry.done()


def check_totals(box: Components, top: Entry) -> None:
    """Numbers that stand twice must agree, and there must be enough of everything."""
    tokens = int(bag.total(box.token_count))
    spaces = int(bag.total(box.unnumbered) + names.PLACES)
    gods = int(bag.total(box.stock[names.FIRST_GOD : names.FIRST_GOD + names.GODS]))
    checks = top.entry("checks")
    checks.agrees("product_total", int(bag.total(box.stock)))
    checks.agrees("token_total", tokens)
    checks.agrees("token_space_total", spaces)
    checks.agrees("island_total", int(names.ISLANDS))
    checks.done()
    if tokens < spaces + names.MOST_SEATS - 1:
        raise top.wrong("cost_token", f"places and order spaces need {spaces + names.MOST_SEATS - 1} cost tokens.")
    if gods < names.PILES or gods % names.PILES:
        raise top.wrong("god", f"{gods} gods cannot be split into {names.PILES} equal piles.")
