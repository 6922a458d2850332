"""The table of Vanuatu as text: the nine actions, the archipelago, the harbour, everybody's things."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from motu.boards.pen import Pen
from motu.core.game import Json, Phrase
from motu.words import Words


def draw(view: Json, words: Words, names: Sequence[str]) -> Group:
    """The spaces, the board, the harbour and the players."""
    pen = VanuatuPen(words, names)
    parts: list[RenderableType] = [
        pen.status(view),
        pen.spaces(view),
        pen.islands(view),
        pen.oceans(view),
        pen.harbour(view),
        pen.beside(view),
        pen.players(view),
    ]
    mine = [player for player in view["players"] if player.get("tokens")]
    return Group(*parts, *[pen.tokens(player) for player in mine])


class VanuatuPen(Pen):
    """Draws what lies on a table of Vanuatu."""

    numbers = ("board-points", "board-vatus", "board-projected", "board-huts", "board-rests")

    def tile(self, name: str) -> str:
        """`Efate`, `Island A1`, `Ocean B2`."""
        if name == "efate":
            return self.say("tile-efate")
        return self.say("tile-island" if name[0] in "AD" else "tile-ocean", tile=name)

    def goods(self, names: list[str]) -> str:
        return ", ".join(self.say(f"name-{name}") for name in names) or "-"

    def status(self, view: Json) -> Text:
        """Round, turn, price of fish, tourists, and the water."""
        parts = [
            self.say("board-round", round=view["round"], rounds=view["rounds"]),
            self.say("board-turn", seat=view["active"], step=Phrase(f"step-{view['step']}")),
            self.say("board-price", price=view["price"]),
            self.say("board-office", count=view["office"]),
        ]
        flood = view["flood"]
        if flood:
            numbers = {"die": flood["die"] or "-", "dikes": flood["dikes"], "sunk": flood["sunk"]}
            parts.append(self.say("board-flood", **numbers, lost=flood["lost_at"]))
        return Text(" · ".join(parts), style="bold")

    def spaces(self, view: Json) -> Table:
        """The nine actions with everybody's markers, in turn order, and who has the majority."""
        neutral = any(space["neutral"] for space in view["actions"])
        headings = ["board-action", "board-markers", "board-holder", *(["board-neutral"] if neutral else [])]
        table = self.table("board-spaces", *headings)
        for space in view["actions"]:
            stacks = [f"{self.people([s['seat']])} {s['count']}" for s in space["stacks"] if s["count"]]
            holder = self.people([space["holder"]]) if space["holder"] is not None else "-"
            mine = space["holder"] == view["seat"] and view["seat"] >= 0
            name = f"{space['number']} {self.say('name-' + space['action'])}"
            last = [str(space["neutral"])] if neutral else []
            table.add_row(name, ", ".join(stacks), Text(holder, "bold" if mine else ""), *last)
        return table

    def islands(self, view: Json) -> Table:
        """Every island with what stands there; with Rising Waters the water and what the next rise adds."""
        headings = ["board-cell", "board-tile", "board-huts", "board-drawings", "board-tourists", "board-goods"]
        table = self.table("board-islands", *headings, *(["board-water"] if view["flood"] else []))
        for cell in view["cells"]:
            if cell["island"]:
                table.add_row(*self.island(cell, view["flood"]))
        return table

    def island(self, cell: Json, flood: Json) -> list[str | Text]:
        tile, island = cell["tile"], cell["island"]
        huts = [f"{self.people([hut['seat']])} {hut['count']}" for hut in island["huts"]]
        taken = sum(hut["count"] for hut in island["huts"])
        cubes = [self.say("cubes", good=good, count=n) for good, n in tile["goods"].items()]
        found: list[str | Text] = [
            cell["cell"],
            self.tile(tile["tile"]),
            f"{taken}/{tile['hut_places']} {', '.join(huts)}".rstrip(),
            f"{island['drawings']}/{tile['drawing_places']}",
            f"{island['tourists']}/{tile['tourist_places']}",
            ", ".join(cubes) or "-",
        ]
        if flood:
            said = f"{island['water']}/{flood['sinks_at']} +{island['coming']}"
            sinks = island["sinking"] and flood["die"]
            water = Text(f"{said} {self.say('board-sinks')}", style="bold red") if sinks else Text(said)
            found.append(Text(self.say("board-sunk"), style="dim") if island["sunk"] else water)
        return found

    def oceans(self, view: Json) -> Table:
        """Every ocean with its fish, treasures and boats, and the islands beside it."""
        table = self.table(
            "board-oceans", "board-cell", "board-tile", "board-fish", "board-treasures", "board-islands", "board-boats"
        )
        for cell in view["cells"]:
            tile = cell["tile"]
            if tile and tile["kind"] == "ocean":
                counts = [str(tile["fish"]), str(tile["treasures"]), " ".join(cell["beside"])]
                table.add_row(cell["cell"], self.tile(tile["tile"]), *counts, self.people(cell["boats"]))
        return table

    def harbour(self, view: Json) -> Table:
        """Ships from the top: what they still want and what is loaded."""
        table = self.table("board-harbour", "board-ship", "board-goods")
        for ship in view["ships"]:
            wanted = [crate["good"] for crate in ship["crates"] if not crate["loaded"]]
            loaded = [crate["good"] for crate in ship["crates"] if crate["loaded"]]
            said = self.say("board-wants", goods=self.goods(wanted))
            filled = self.say("board-loaded", goods=self.goods(loaded))
            table.add_row(str(ship["ship"]), f"{said}; {filled}" if loaded else said)
        return table

    def beside(self, view: Json) -> Text:
        """The tiles of next round, and the characters that can be taken."""
        tiles = ", ".join(self.tile(tile["tile"]) for tile in view["volcano"]) or "-"
        line = Text(self.say("board-volcano", tiles=tiles))
        if view["characters"]:
            names = ", ".join(self.say(f"name-{name}") for name in view["characters"])
            line.append("\n" + self.say("board-characters", names=names))
        return line

    def players(self, view: Json) -> Table:
        """Players in turn order."""
        headings = ["board-player", "board-points", "board-projected", "board-vatus", "board-boat", "board-character"]
        table = self.table("board-players", *headings, "board-fish", "board-treasures", "board-huts", "board-rests")
        for seat in view["order"]:
            table.add_row(*self.player(view["players"][seat], seat == view["active"]))
        return table

    def player(self, player: Json, active: bool) -> list[str | Text]:
        used = f" ({self.say('board-used')})" if player["used"] else ""
        character = self.say(f"name-{player['character']}") + used if player["character"] else "-"
        return [
            Text(self.people([player["seat"]]), style="bold" if active else ""),
            str(player["score"]),
            f"{player['projected']:+d}",
            str(player["vatus"]),
            player["boat"],
            character,
            " ".join(str(value) for value in player["fish"]) or "-",
            " ".join(str(value) for value in player["treasures"]) or "-",
            str(player["huts"]),
            str(player["rests"]),
        ]

    def tokens(self, player: Json) -> Text:
        """The own rest tokens, which nobody else sees."""
        names = ", ".join(self.say(f"token-{name}") for name in player["tokens"])
        return Text(self.say("board-your-tokens", tokens=names), style="bold yellow")
