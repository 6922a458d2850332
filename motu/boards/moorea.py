"""The table of Moorea as text: display, row and pile, tools, everybody's place, the own hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from motu.boards.pen import Pen
from motu.core.game import Json, Phrase
from motu.words import Words


def draw(view: Json, words: Words, names: Sequence[str]) -> Group:
    """From top to bottom as on a real table, the own hand nearest."""
    pen = MooreaPen(words, names)
    parts: list[RenderableType] = [
        pen.status(view),
        pen.display(view),
        pen.supply(view),
        pen.tools(view),
        pen.players(view),
    ]
    mine = [player for player in view["players"] if "hand" in player]
    return Group(*parts, *[pen.hand(player) for player in mine])


class MooreaPen(Pen):
    """Draws what lies on a table of Moorea."""

    numbers = ("board-points", "board-cards")

    def name(self, thing: str) -> str:
        return self.say(f"name-{thing}")

    def several(self, thing: str, count: int) -> str:
        return self.name(thing) + (f" ×{count}" if count > 1 else "")

    def goods(self, counts: Mapping[str, int]) -> str:
        """`2 wood and 1 fish`; nothing at all when there are none."""
        shown = [self.say("equal" if good == "any" else "goods", good=good, count=n) for good, n in counts.items() if n]
        return self.words.join(shown) if shown else ""

    def status(self, view: Json) -> Text:
        """Whose turn it is, and how long the game will last."""
        parts = [
            self.say("board-round", round=view["round"]),
            self.say("board-turn", seat=view["active"], step=Phrase(f"step-{view['step']}")),
            self.say("board-deck", count=view["deck"]["left"], stack=view["deck"]["stack"]),
        ]
        line = Text(" · ".join(parts), style="bold")
        if view["rung"] or view["last_turns"] is not None:
            line.append(" · " + self.say("board-last-round"), style="bold red")
        return line

    def display(self, view: Json) -> Table:
        """The products for sale, equal ones once, with their price for the reader."""
        table = self.table("board-display", "board-product", "board-price", "board-points", "board-lacking")
        shown = [card for card in view["display"] if card]
        products = [card["product"] for card in shown]
        for index, card in enumerate(shown):
            if products.index(card["product"]) == index:
                name = self.several(card["product"], products.count(card["product"]))
                table.add_row(name, self.price(card), self.worth(card), self.lacking(card.get("lacking")))
        return table

    def price(self, card: Json) -> Text:
        """The price due; struck through, the part that own sites save."""
        if "price" not in card:
            return Text(self.goods({"any": card["same"]} if card["same"] else card["cost"]))
        due, saved = counted(card["price"], False), counted(card["price"], True)
        line = Text(self.goods(due))
        if saved:
            line.append("  ")
            line.append(f"−{self.goods(saved)}", style="dim strike")
        return line

    def worth(self, card: Json) -> str:
        """Points at once, or for each card laid there."""
        if card["per_card"]:
            return self.say("board-per-card", points=card["per_card"], accepts=self.kinds(card["accepts"]))
        points = card.get("gain", card["points"])
        return str(points) if points else ""

    def kinds(self, goods: list[str]) -> tuple[Phrase, ...]:
        return tuple(Phrase(f"name-{good}.some") for good in goods)

    def lacking(self, lack: Mapping[str, int] | None) -> Text:
        """Cards that the hand is short of; a tick when it is not."""
        if lack is None:
            return Text("")
        if not lack:
            return Text("✓", style="green")
        return Text(self.goods(lack), style="red")

    def supply(self, view: Json) -> Text:
        """Pile, open row and discard."""
        row = [self.name(good) for good in view["row"] if good]
        line = Text(self.say("board-row") + " ")
        line.append(", ".join(row) or "-", style="bold cyan")
        line.append(" · " + self.say("board-pile", count=view["pile"]))
        line.append(" · " + self.say("board-discard") + " " + (self.goods(view["discard"]) or "-"))
        return line

    def tools(self, view: Json) -> Text:
        """The four piles of tools in one line."""
        line = Text(self.say("board-piles") + " ")
        for index, tool in enumerate(view["tools"]):
            line.append(" · " if index else "")
            line.append(self.name(tool["tool"]), style="bold")
            line.append(" " + self.say("board-tool", cost=tool["cost"], points=tool["points"]))
            if tool.get("owned"):
                line.append(" " + self.say("board-owned"), style="green")
            elif tool.get("missing") == 0:
                line.append(" ✓", style="green")
        return line

    def players(self, view: Json) -> Table:
        """The places before the players."""
        table = self.table("", "board-player", "board-points", "board-cards", "board-tools", "board-before")
        for player in view["players"]:
            active = player["seat"] == view["active"]
            table.add_row(
                Text(self.person(player["seat"]), style="bold" if active else ""),
                str(player["score"]),
                f"{player['held']}/{player['limit']}" + self.known(player),
                ", ".join(self.name(tool) for tool in player["tools"]),
                self.before(player),
            )
        return table

    def known(self, player: Json) -> str:
        """Hand cards that everybody has seen, where the table keeps track of them."""
        seen = self.goods(player.get("known", {}))
        return f" ({seen})" if seen else ""

    def before(self, player: Json) -> str:
        """Products by kind; stores with what lies there."""
        laid = {store["store"]: self.goods(store["laid"]) for store in player["stores"]}
        parts = []
        for cards in player["cards"]:
            held = laid.get(cards["product"])
            name = self.several(cards["product"], cards["count"])
            parts.append(f"{name} [{held}]" if held else name)
        return ", ".join(parts)

    def hand(self, player: Json) -> Text:
        """The own cards, and how many there may be."""
        line = Text(self.say("board-hand", held=player["held"], limit=player["limit"]) + " ")
        line.append(self.goods(player["hand"]) or "-", style="bold yellow")
        return line


def counted(symbols: list[dict[str, str]], saved: bool) -> dict[str, int]:
    """The symbols of a price by good: those that sites save, or those that are due."""
    counts: dict[str, int] = {}
    for symbol in symbols:
        if (symbol["mark"] == "saved") == saved:
            counts[symbol["good"]] = counts.get(symbol["good"], 0) + 1
    return counts
