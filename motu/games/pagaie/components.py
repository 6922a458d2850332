"""Components of board, tiles and score sheet: components.toml read once into flat tables."""

from __future__ import annotations

import re
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.edition import Entry, Sheet
from motu.core.game import Json
from motu.games.pagaie import names

ID: Final = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*")
UNKNOWN: Final = ["designer", "publisher", "illustrator", "year", "min_age", "minutes"]  # the title page is lost
NOTHING: Final[i64] = -1  # an empty cell


@final
class Components:
    """One edition of the box. Tables by number of players have an entry for each number up to the highest."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet: Json = sheet.data
        self.sides: vec[i64] = bag.empty(4)  # rows and columns, then those of the larger board
        self.pontoon: i64 = 0
        self.start_tiles: i64 = 0  # drawn at the start
        self.days: vec[i64] = bag.empty(names.MOST_SEATS + 1)
        self.short_days: vec[i64] = bag.empty(names.MOST_SEATS + 1)
        self.paddles: vec[i64] = bag.empty(names.MOST_SEATS + 1)
        self.fixed: vec[i64] = bag.empty(names.MOST_SEATS + 1)
        self.turns: vec[i64] = bag.empty(names.MOST_SEATS + 1)
        self.tiles: vec[i64] = bag.empty(names.MOST_SEATS + 1)  # most in a turn
        self.pickers: list[vec[i64]] = [bag.empty(0) for _ in range(names.MOST_SEATS + 1)]  # by place in turn order
        self.terrain: vec[i64] = bag.empty(names.ELEMENTS)
        self.points: vec[i64] = bag.empty(names.ELEMENTS)
        self.start_flowers: vec[i64] = bag.empty(names.ELEMENTS)
        self.bottle_costs: i64 = 0
        self.ids: list[str] = []  # by face
        self.level: vec[i64] = vec[i64]()
        self.cells: vec[i64] = vec[i64]()  # names.CELLS each; all alike on a construction
        self.shows: vec[i64] = vec[i64]()  # how many of each icon, names.ICONS each
        self.periods: vec[i64] = vec[i64]()  # turns that look different
        self.count: vec[i64] = vec[i64]()
        read_table(self, sheet.top)
        read_player_counts(self, sheet.top)
        for e, entry in enumerate(sheet.top.by_id("element", names.ELEMENT_NAMES)):
            read_element(self, entry, e)
        read_bottle(self, sheet.top)
        for entry in sheet.top.entries("tile"):
            read_tile(self, entry)
        check_totals(self, sheet.top)
        sheet.top.done()

    def faces(self) -> i64:
        return len(self.level)

    def icon(self, face: i64, turn: i64, cell: i64) -> i64:
        """[P0.5] What a cell of a turned tile shows; NOTHING when it is empty."""
        return self.cells[face * names.CELLS + ((cell - turn) & 3)]


def read_table(box: Components, top: Entry) -> None:
    top.agrees("format_version", 1)
    top.about("pagaie", range(2, int(names.MOST_SEATS) + 1), UNKNOWN).done()
    board = top.entry("board")
    for i, key in enumerate(["rows", "columns", "larger_rows", "larger_columns"]):
        box.sides[i] = board.number(key, 2, int(names.MOST_SIDE))
    board.done()
    pontoon = top.entry("pontoon")
    box.pontoon = pontoon.number("capacity", 1, 9)
    pontoon.done()
    setup = top.entry("setup")
    box.start_tiles = setup.number("start_tiles_drawn", 0, int(names.ELEMENTS))
    setup.done()
    paddle = top.entry("fixed_paddle")
    paddle.choice("lies_on", [names.FIXED_PLACE])
    paddle.choice("dealt_under", ["nothing"])
    paddle.done()


def read_player_counts(box: Components, top: Entry) -> None:
    found = top.entries("player_count")
    if len(found) != names.MOST_SEATS - 1:
        raise top.wrong("player_count", f"there must be {names.MOST_SEATS - 1} of `player_count`, not {len(found)}.")
    for number, entry in enumerate(found, 2):
        entry.agrees("players", number)
        box.days[number] = entry.number("days", 1, 99)
        box.short_days[number] = entry.number("short_days", 1, int(box.days[number]))
        box.paddles[number] = entry.number("paddles", 1, 9)
        box.fixed[number] = entry.number("fixed_paddles", 0, 1)
        box.turns[number] = entry.number("turns", 1, int(box.paddles[number]))  # a paddle lies down in each
        box.tiles[number] = entry.number("tiles", 1, int(names.MOST_SIDE))
        if box.days[number] * box.turns[number] * box.tiles[number] > names.MOST_TILES:
            raise entry.wrong("days", f"nobody may take more than {names.MOST_TILES} tiles in a game.")
        box.pickers[number] = read_pickers(entry, number)
        entry.done()


def read_pickers(entry: Entry, players: int) -> vec[i64]:
    """Players who add the flowers of a day, by the place in its turn order."""
    value = entry.get("flowers")
    places = {"first": 0, "second": 1, "before_last": players - 2, "last": players - 1}
    if not isinstance(value, list):
        raise entry.wrong("flowers", f"`flowers` must be a list of words, not {value!r}.")
    found = vec[i64]()
    for word in value:
        if not isinstance(word, str) or word not in places:
            raise entry.wrong("flowers", f"`flowers` may name {', '.join(names.PICKER_NAMES)}, not {word!r}.")
        found = append(found, i64(places[word]))
    if len(found) > 9:
        raise entry.wrong("flowers", "there may be 9 flowers a day at most.")
    return found


def read_element(box: Components, entry: Entry, e: int) -> None:
    entry.names()
    box.terrain[e] = names.TERRAIN_NAMES.index(entry.choice("terrain", names.TERRAIN_NAMES))
    box.points[e] = entry.number("points", 0, 99)
    box.start_flowers[e] = entry.number("start_flowers", 0, 9)
    entry.done()


def read_bottle(box: Components, top: Entry) -> None:
    bottle = top.entry("bottle")
    bottle.names()
    box.bottle_costs = bottle.number("costs", 0, 99)
    bottle.done()


def read_tile(box: Components, entry: Entry) -> None:
    name = entry.text("id")
    entry.name = f"tile {name}"
    if not ID.fullmatch(name):
        raise entry.wrong("id", "an id is made of letters and digits, with single hyphens between them.")
    if name.lower() in [known.lower() for known in box.ids]:
        raise entry.wrong("id", "this id stands twice; change one of them.")
    if box.faces() == names.MOST_FACES:
        raise entry.wrong("id", f"there may be {names.MOST_FACES} different tiles.")
    level = names.TERRAIN_NAMES.index(entry.choice("terrain", names.TERRAIN_NAMES))
    cells = read_cells(box, entry, level)
    for face in range(box.faces()):
        if box.level[face] == level and same(box, face, cells):
            raise entry.wrong("cells", f"{box.ids[face]} shows the same; raise its count instead.")
    box.ids.append(name)
    box.level = append(box.level, i64(level))
    for icon in cells:
        box.cells = append(box.cells, i64(icon))
    for icon in range(names.ICONS):
        shown = cells.count(icon)
        box.shows = append(box.shows, i64(min(shown, 1) if level == names.CONSTRUCTION else shown))
    box.periods = append(box.periods, i64(min(r for r in (1, 2, 4) if turned(cells, r) == cells)))
    box.count = append(box.count, i64(entry.number("count", 1, 99)))
    entry.done()


def read_cells(box: Components, entry: Entry, level: int) -> list[int]:
    """[P0.2] What the four cells show; [P0.3] a construction is one element that covers them all."""
    value = entry.get("cells")
    length = 1 if level == names.CONSTRUCTION else int(names.CELLS)
    if not isinstance(value, list) or len(value) != length:
        raise entry.wrong("cells", f"`cells` must be a list of {length}, not {value!r}.")
    allowed = [name for e, name in enumerate(names.ELEMENT_NAMES) if box.terrain[e] == level]
    if level != names.CONSTRUCTION:
        allowed += ["bottle", ""]
    for word in value:
        if not isinstance(word, str) or word not in allowed:
            raise entry.wrong("cells", f"`cells` may show {', '.join(allowed)} here, not {word!r}.")
    found = [names.ICON_NAMES.index(word) if word else int(NOTHING) for word in value]
    return found * int(names.CELLS) if level == names.CONSTRUCTION else found


def turned(cells: list[int], quarters: int) -> list[int]:
    """The cells of a tile that was turned."""
    return cells[-quarters:] + cells[:-quarters]


def same(box: Components, face: i64, cells: list[int]) -> bool:
    """Whether a face shows these cells, however it is turned."""
    known = [int(box.icon(face, 0, cell)) for cell in range(names.CELLS)]
    return any(turned(cells, quarters) == known for quarters in (1, 2, 3, 4))


def check_totals(box: Components, top: Entry) -> None:
    """Numbers that stand twice must agree."""
    start_tiles = len([flowers for flowers in box.start_flowers if flowers])
    checks = top.entry("checks")
    checks.agrees("tile_total", int(bag.total(box.count)))
    for level, terrain in enumerate(names.TERRAIN_NAMES):
        found = [box.count[face] for face in range(box.faces()) if box.level[face] == level]
        checks.agrees(f"{terrain}_total", int(sum(found)))
    checks.agrees("start_tile_total", start_tiles)
    checks.done()
    if start_tiles < box.start_tiles:
        raise top.wrong("setup", f"{box.start_tiles} start tiles cannot be drawn from {start_tiles}.")
