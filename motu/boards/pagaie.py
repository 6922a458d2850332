"""The table of Pagaie as text: the board with its paddles, the score board, everybody's island and hand."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from motu.boards.pen import Pen
from motu.core.game import Json, Phrase
from motu.words import Words

# one letter for each icon, the same in every language: the score board lists them
LETTERS = {
    "seahorse": "s", "manta": "m", "octopus": "o", "fish": "f", "turtle": "t", "parrot": "p", "crab": "c", "hut": "H",
    "tiki": "K", "bottle": "x",
}  # fmt: skip
EMPTY = {"sea": "~", "sand": ":"}
STYLES = {"sea": "cyan", "sand": "yellow", "construction": "bold magenta"}
CELLS = ((0, 0), (1, 0), (1, 1), (0, 1))  # of a tile, clockwise from the upper left
OUTSIDE = "."


def draw(view: Json, words: Words, names: Sequence[str]) -> Group:
    """The own island last, right above the question."""
    pen = PagaiePen(words, names)
    parts: list[RenderableType] = [pen.status(view), pen.offer(view["board"]), pen.scores(view), pen.legend()]
    others = [player for player in view["players"] if player["seat"] != view["seat"]]
    mine = [player for player in view["players"] if player["seat"] == view["seat"]]
    return Group(*parts, *[part for player in others + mine for part in pen.player(player)])


class PagaiePen(Pen):
    """Draws what lies on a table of Pagaie."""

    def letter(self, icon: str, terrain: str) -> Text:
        """The picture in a cell, in the colour of its terrain; bottles in red."""
        shown = LETTERS[icon] if icon else EMPTY[terrain]
        return Text(shown, style="bold red" if icon == "bottle" else STYLES[terrain])

    def status(self, view: Json) -> Text:
        """Day, question, pirogue, and the order of turns and flowers."""
        lines = [self.say("board-day", day=view["round"], days=view["days"])]
        if view["awaiting"] >= 0:
            lines.append(self.say("board-turn", seat=view["awaiting"], step=Phrase(f"step-{view['step']}")))
        else:
            lines.append(self.say(f"step-{view['step']}"))
        lines.append(self.say("board-first", seat=view["first"]))
        stack = view["stack"]["by_terrain"]
        orders = [
            self.say("board-order", seats=self.order(view["turns"])),
            self.say("board-pickers", seats=self.order(view["pickers"])),
            self.say("board-stack", **stack),
        ]
        return Text(" · ".join(lines) + "\n" + "\n".join(orders), style="bold")

    def order(self, turns: list[Json]) -> str:
        """Names in order; what is over in brackets, what is being done with an arrow."""
        shown = []
        for turn in turns:
            name = self.person(turn["seat"])
            shown.append(f"({name})" if turn["done"] else f"→ {name}" if turn["now"] else name)
        return ", ".join(shown)

    def offer(self, board: Json) -> Table:
        """The board: each tile as two rows of two cells, blocked ones dim; paddles at the ends of their lines."""
        table = Table(box=box.SQUARE, title=self.say("board-offer"), title_justify="left", show_lines=True)
        lines = {line["handle"]: line for line in board["lines"]}
        letters = [handle.partition(":")[2] for handle in lines if handle.startswith("column:")]
        table.add_column("")
        for letter in letters:
            table.add_column(self.heading(letter.upper(), lines[f"column:{letter}"]))
        for row in range(1, board["rows"] + 1):
            cells = [self.slot(slot) for slot in board["slots"] if slot["row"] == row]
            table.add_row(self.heading(str(row), lines[f"row:{row}"]), *cells)
        return table

    def heading(self, name: str, line: Json) -> Text:
        """A line of the board and whose paddle lies on it."""
        shown = Text(name)
        if line["fixed"]:
            shown.append("\n" + self.say("board-fixed-paddle"), style="dim")
        elif line["paddle"] is not None:
            shown.append("\n" + self.say("board-paddle", seat=line["paddle"]), style="bold")
        return shown

    def slot(self, slot: Json) -> Text:
        if slot["tile"] is None:
            return Text("")
        shown = self.tile(slot["tile"])
        if not slot["free"]:
            shown.stylize("dim strike")
        return shown

    def tile(self, tile: Json) -> Text:
        """Two rows of two cells."""
        terrain = tile["terrain"]
        if terrain == "construction":
            return self.letter(tile["cells"][0], terrain)
        nw, ne, se, sw = [self.letter(icon, terrain) for icon in tile["cells"]]
        return Text.assemble(nw, " ", ne, "\n", sw, " ", se)

    def scores(self, view: Json) -> Table:
        """The score board: flowers, worth, and how many everybody shows."""
        table = Table(box=box.SIMPLE)
        table.add_column(self.say("board-element"))
        for heading in ("board-flowers", "board-worth"):
            table.add_column(self.say(heading), justify="right")
        for player in view["players"]:
            table.add_column(self.person(player["seat"]), justify="right")
        for line in view["elements"]:
            name = self.letter(line["element"], line["terrain"]) + f" {self.say('name-' + line['element'])}"
            table.add_row(name, str(line["flowers"]), str(line["worth"]), *[str(n) for n in line["seen"]])
        bottles = view["bottles"]
        seen = [str(n) for n in bottles["seen"]]
        table.add_row(Text("x", style="bold red") + f" {self.say('board-bottles')}", "", f"-{bottles['costs']}", *seen)
        table.add_row(self.say("board-points"), "", "", *[str(player["score"]) for player in view["players"]])
        return table

    def legend(self) -> Text:
        return Text(self.say("board-legend"), style="dim")

    def player(self, player: Json) -> list[RenderableType]:
        """An island with the numbers of its columns and rows, and the tiles in hand."""
        parts: list[RenderableType] = [Text(self.say("board-island", seat=player["seat"]), style="bold")]
        if player["island"]["tiles"]:
            parts.append(self.island(player["island"]))
        if player["held"]:
            tiles = ", ".join(self.face(held["tile"]) for held in player["held"])
            parts.append(Text(self.say("board-held", tiles=tiles)))
        return parts

    def face(self, tile: Json) -> str:
        """A tile in words."""
        if tile["terrain"] == "construction":
            return self.say(f"name-{tile['cells'][0]}")
        shown = [Phrase(f"name-{icon}" if icon else "cell-empty") for icon in tile["cells"]]
        return self.say(f"tile-{tile['terrain']}", **dict(zip(("nw", "ne", "se", "sw"), shown, strict=True)))

    def island(self, island: Json) -> Text:
        """Cell by cell what can be seen."""
        cells = {
            (tile["column"] + right, tile["row"] + down): self.letter(icon, tile["terrain"])
            for tile in island["tiles"]
            for (right, down), icon in zip(CELLS, tile["cells"], strict=True)
        }  # tiles are listed from the lowest level up
        bounds = island["bounds"]
        columns = range(bounds["left"], bounds["right"])
        shown = Text("    " + "".join(f"{column:>3}" for column in columns) + "\n", style="dim")
        for row in range(bounds["top"], bounds["bottom"]):
            shown.append(f"{row:>4}", style="dim")
            for column in columns:
                shown.append("  ").append(cells.get((column, row), Text(OUTSIDE, style="dim")))
            shown.append("\n")
        return shown
