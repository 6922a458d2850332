"""The table of Hawaii as text: goal, island, beach, order spaces, everybody's corner, the own resources."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from motu.boards.pen import Pen
from motu.core.game import Json, Phrase
from motu.words import Words

STYLES = {"orange": "dark_orange", "red": "bold red"}
SIDES = ("I", "II")


def draw(view: Json, words: Words, names: Sequence[str]) -> Group:
    """The island from its top to the beach, then what lies on the beach, then the players."""
    pen = HawaiiPen(words, names)
    parts: list[RenderableType] = [
        pen.status(view),
        pen.island(view),
        pen.harbour(view),
        pen.posts(view),
        pen.order(view),
        pen.players(view),
    ]
    mine = [player for player in view["players"] if player["seat"] == view["seat"]]
    return Group(*parts, *[pen.purse(player) for player in mine])


class HawaiiPen(Pen):
    """Draws what lies on a table of Hawaii."""

    numbers = ("board-walk", "board-feet", "board-points", "board-sum")

    def resources(self, counts: Json) -> str:
        """`2 shells and 1 fruit`; a dash when there is nothing."""
        shown = [self.say("resources", kind=kind, count=n) for kind, n in counts.items() if n]
        return self.words.join(shown) if shown else "-"

    def token(self, coin: Json) -> Text:
        """`4` for orange, `4⚔` for red."""
        return Text(f"{coin['value']}{'⚔' if coin['colour'] == 'red' else ''}", style=STYLES[coin["colour"]])

    def status(self, view: Json) -> Text:
        """Round, turn, the goal and what everybody gets when it is over."""
        goal = view["goal"]
        first, second, others = goal["prizes"]
        parts = [
            self.say("board-round", round=view["round"], rounds=view["rounds"]),
            self.say("board-turn", seat=view["active"], step=Phrase(f"step-{view['step']}")),
            self.say("board-goal", goal=goal["goal"], first=first, second=second, others=others),
        ]
        if view["round"] < view["rounds"]:
            parts.append(self.say("board-handout", got=self.resources(goal["handout"])))
        return Text(" · ".join(parts), style="bold")

    def island(self, view: Json) -> Table:
        """The places row by row, the beach below them."""
        table = self.table(
            "board-island", "board-space", "board-place", "board-walk", "board-tokens", "board-sells", "board-chiefs"
        )
        rows = sorted({place["space"][0] for place in view["places"]}, reverse=True)
        for row in rows:
            for place in [place for place in view["places"] if place["space"][0] == row]:
                table.add_row(*self.place(place))
            table.add_section()
        return table

    def place(self, place: Json) -> list[str | Text]:
        lying = [coin for coin in [*place["rings"], place["turtle"]] if coin]
        return [
            place["space"],
            self.say(f"place-{place['place']}"),
            str(place["walk"]["feet"]) if "walk" in place else "",
            Text(" ").join(self.token(coin) for coin in lying) if lying else Text("-"),
            ", ".join(self.article(article) for article in place["products"] if article["product"]),
            self.people(place["chiefs"]),
        ]

    def article(self, article: Json) -> str:
        """A product with its stock; a god with what lies below."""
        left = f"+{article['below']}" if "below" in article else f"×{article['stock']}"
        return f"{self.say('name-' + article['product'])} {left}"

    def harbour(self, view: Json) -> Text:
        """The fish on the beach, and who is there."""
        fish = ", ".join(str(n) for n in view["harbour"]["fish"]) or "-"
        line = Text(self.say("board-fish") + " ")
        line.append(fish, style="bold cyan")
        there = self.people(view["harbour"]["chiefs"])
        return line.append(f" ({there})" if there else "")

    def posts(self, view: Json) -> Table:
        """Mooring posts with their islands."""
        table = self.table(
            "board-posts", "board-post", "board-feet", "board-points", "board-gives", "board-chiefs", "board-lacking"
        )
        for post in view["posts"]:
            table.add_row(
                str(post["post"]),
                str(post["feet"]),
                str(post["points"]),
                self.gift(post["island"]) if post["island"] else "-",
                self.people(post["chiefs"]),
                self.lacking(post.get("spaces_lacking")),
            )
        return table

    def gift(self, island: Json) -> str:
        """Gains of a visit beside the points of the post."""
        gives, amount = island["gives"], island["amount"]
        if gives == "points":
            return self.say("points", points=amount)
        if gives == "tile":
            return self.say("on-side", product=Phrase(f"name-{island['product']}"), side=SIDES[1])
        return self.say("resources" if gives == "fruit" else "pieces", kind=gives, count=amount)

    def lacking(self, spaces: int | None) -> Text:
        """How many boat spaces are missing; a tick when none is."""
        if spaces is None:
            return Text("")
        return Text(str(spaces), style="red") if spaces else Text("✓", style="green")

    def order(self, view: Json) -> Text:
        """The order spaces: who has taken them, or which token lies there."""
        line = Text(self.say("board-order"))
        for space in view["order_spaces"]:
            line.append(f"  {space['space']}: ")
            if space["seat"] is not None:
                line.append(self.people([space["seat"]]), style="bold")
            else:
                line.append(self.token(space["token"]) if space["token"] else Text("-"))
        return line

    def players(self, view: Json) -> Table:
        """The corner of each player, in turn order; what all own where it lies open."""
        headings = ["board-player", "board-points", "board-sum", "board-tracks", "board-boats", "board-villages"]
        opened = all("resources" in player for player in view["players"])
        table = self.table("board-players", *headings, *(["board-owns"] if opened else []))
        for seat in view["order"] or range(len(view["players"])):
            player = view["players"][seat]
            cells = self.corner(player, view["goal"]["lanes"][seat], seat == view["active"])
            table.add_row(*cells, *([self.resources(player["resources"])] if opened else []))
        return table

    def corner(self, player: Json, lane: Json, active: bool) -> list[str | Text]:
        """Points, the way to the goal, tracks, boats and villages."""
        return [
            Text(self.people([player["seat"]]), style="bold" if active else ""),
            str(player["score"]),
            Text(f"{lane['sum']}/{lane['goal']}", style="green" if lane["reached"] else ""),
            self.tracks(player),
            self.boats(player),
            Text("\n").join(self.village(row) for row in player["villages"] if row["width"]),
        ]

    def tracks(self, player: Json) -> str:
        """How many kahunas and tikis stand."""
        filled = {kind: sum(space["filled"] for space in player[f"{kind}s"]) for kind in ("kahuna", "tiki")}
        return "\n".join(self.say("pieces", kind=kind, count=n) for kind, n in filled.items())

    def boats(self, player: Json) -> str:
        """Each boat by its spaces; those used in this round in brackets."""
        return " ".join(str(boat["spaces"]) if boat["ready"] else f"({boat['spaces']})" for boat in player["boats"])

    def village(self, row: Json) -> Text:
        """The tiles of a village, its width and points; a tick when it reaches under a tiki."""
        tiles = [self.say("board-hut")] if row["printed_hut"] else []
        tiles += [f"{self.say('name-' + tile['product'])} {SIDES[tile['side'] - 1]}" for tile in row["tiles"]]
        line = Text(f"{row['village']}: {', '.join(tiles)} ")
        mark = "✓" if row["scored"] else "✗"
        worth = self.say("board-worth", width=row["width"], points=row["points"])
        return line.append(f"{mark} {worth}", style="green" if row["scored"] else "dim")

    def purse(self, player: Json) -> Text:
        """Resources behind the own screen."""
        line = Text(self.say("board-own") + " ")
        line.append(self.resources(player["resources"]), style="bold yellow")
        if player["trade"]:
            line.append(" · " + self.say("board-trade", count=player["trade"]))
        return line
