"""The table of Fire & Stone as text: regions, areas, cards, everybody's mat, and what only the reader knows."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from motu.boards.pen import Pen
from motu.core.game import Json, Phrase
from motu.words import Words


def draw(view: Json, words: Words, names: Sequence[str]) -> Group:
    """The question, the map, the cards, the tribes; at last the own secrets."""
    pen = FireAndStonePen(words, names)
    parts: list[RenderableType] = [
        pen.status(view),
        pen.regions(view),
        pen.map(view),
        pen.cards(view),
        pen.players(view),
    ]
    mine = [player for player in view["players"] if player["seat"] == view["seat"]]
    return Group(*parts, *[pen.secrets(player) for player in mine])


class FireAndStonePen(Pen):
    """Draws what lies on a table of Fire & Stone."""

    numbers = ("board-points", "board-huts", "board-stacks", "board-steps")

    def name(self, thing: str) -> str:
        return self.say(f"name-{thing}")

    def counted(self, counts: Json) -> str:
        """`2 × hare and 1 × boar`; a dash when there is nothing."""
        shown = [self.say("counted", count=n, thing=Phrase(f"name-{thing}")) for thing, n in counts.items()]
        return self.words.join(shown) if shown else "-"

    def status(self, view: Json) -> Text:
        """Round, turn, hut tiles, and how many turns are left."""
        parts = [
            self.say("board-round", round=view["round"]),
            self.say("board-turn", seat=view["active"], step=Phrase(f"step-{view['step']}")),
            self.say("board-hut-tiles", count=view["hut_tiles"]),
        ]
        if view["last_turns"] is not None:
            parts.append(self.say("board-last", count=view["last_turns"]))
        return Text(" · ".join(parts), style="bold")

    def regions(self, view: Json) -> Table:
        """Tiles still hidden in each region, and whether it is open."""
        table = self.table("board-regions", "board-region", "board-there", "board-hidden", "board-stacks")
        for region in view["regions"]:
            missing = (region["opens_at"] or 0) - view["hut_tiles"]
            state = self.say("board-open") if region["open"] else self.say("board-closed", count=missing)
            table.add_row(region["region"], state, self.counted(region["hidden"]), str(region["stacks"]))
        return table

    def map(self, view: Json) -> Table:
        """The areas of which something is known, where scouts stand, or where the own scout can go."""
        steps = {way["area"]: way["steps"] for reach in view["reach"] for way in reach["ways"]}
        table = self.table("board-map", "board-area", "board-there", "board-huts", "board-scouts", "board-steps")
        for area in view["areas"]:
            open_to_all = area["scouts"] or any(area["huts"]) or area["tile"] not in (None, "hidden")
            if open_to_all or area["area"] in steps or "known" in area:
                where = Text(self.name(area["area"]), style="bold" if area["area"] in steps else "")
                table.add_row(
                    where,
                    self.there(area),
                    self.huts(area),
                    self.people(area["scouts"]),
                    str(steps.get(area["area"], "")),
                )
        return table

    def there(self, area: Json) -> str:
        """Contents of an area, also those that the reader alone knows."""
        if "known" in area:
            return self.say("board-known", tile=Phrase(f"name-{area['known']}"))
        if area["tile"] == "hidden":
            return self.say("there-hidden", region=area["region"])
        if area["tile"] == "forest":
            return self.forest(area)
        if area["tile"]:
            return self.name(area["tile"])
        if any(area["huts"]):
            return self.name("hut")
        return self.say("there-fire") if area["fire"] else self.say("there-nothing")

    def forest(self, area: Json) -> str:
        """How many animals are there, and what the reader left."""
        there = self.say("there-forest", count=area["animals"])
        if "memory" not in area:
            return there
        left = area["memory"]
        known = self.say("board-memory", animals=self.counted(left["left"]), taken=left["taken"], added=left["added"])
        return f"{there} ({known})"

    def huts(self, area: Json) -> Text:
        """Huts by player, the majority in bold."""
        line = Text()
        for seat, n in enumerate(area["huts"]):
            if n:
                line.append("  " if line.plain else "")
                line.append(f"{self.people([seat])} {n}", style="bold" if area["majority"] == seat else "")
        return line

    def cards(self, view: Json) -> Text:
        """The display, the VP cards, the cave and the discards."""
        shown = ", ".join(self.name(card) for card in view["display"] if card) or "-"
        lines = [
            f"{self.say('board-display', cards=shown)} · {self.say('board-left', count=view['deck'])}",
            self.say("board-pile", values=" ".join(map(str, view["pile"])) or "-"),
            self.say("board-discards", gathered=self.counted(view["gathered"]), cooked=self.counted(view["cooked"])),
        ]
        if view["cave"]:
            lines.insert(2, self.say("board-cave", card=Phrase(f"name-{view['cave']}")))
        if marked := [player["seat"] for player in view["players"] if player["marker"]]:
            lines.insert(3, self.say("board-markers", people=self.people(marked)))
        return Text("\n".join(lines))

    def players(self, view: Json) -> Table:
        """The mat of each tribe."""
        headings = ["board-player", "board-points", "board-food", "board-tracks", "board-animals", "board-cards"]
        table = self.table("board-players", *headings, "board-huts", "board-scouts")
        for player in view["players"]:
            table.add_row(
                Text(self.people([player["seat"]]), style="bold" if player["seat"] == view["active"] else ""),
                f"{player['score']} (+{player['projected']})",
                f"{player['food']}/{player['storage']}",
                " | ".join(self.track(track) for track in player["tracks"]),
                str(player["animals"]),
                ", ".join(self.card(card) for card in player["cards"]) or "-",
                str(player["huts"]),
                ", ".join(self.name(scout["area"]) for scout in player["scouts"]),
            )
        return table

    def track(self, tiles: list[str]) -> str:
        """The tiles of a track, from the bottom up."""
        return " ".join(self.name(tile) for tile in tiles) or "-"

    def card(self, card: Json) -> str:
        """An invention; a covered one with the points on it, in brackets."""
        return self.name(card["card"]) if card["points"] is None else f"({self.name(card['card'])} {card['points']})"

    def secrets(self, player: Json) -> Text:
        """The own animals and the own objective."""
        lines = [self.say("board-mat", animals=self.counted(player["mat"]))]
        if "objective" in player:
            goal = player["objective"]
            named = Phrase(f"name-{goal['objective']}")
            lines.append(self.say("board-objective", objective=named, points=goal["points"]))
        return Text("\n".join(lines), style="bold yellow")
