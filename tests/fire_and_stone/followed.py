"""A game that is played at random, and the second reading of the rules beside it, question by question."""

from __future__ import annotations

from typing import Any

from motu.core.dice import Dice
from motu.core.game import CHANCE, NOBODY, Settings
from motu.games.fire_and_stone.game import FireAndStone
from tests.fire_and_stone.expected_dump import compare_tables
from tests.fire_and_stone.expected_view import compare_views
from tests.fire_and_stone.reference.asking import Draw, Question
from tests.fire_and_stone.reference.course import course, lay_out
from tests.fire_and_stone.reference.scoring import points, ranking
from tests.support.speaking import offers
from tests.support.styles import Style

# How the table says the answers of the second reading: alone, or with a word before.
PLAIN = {
    ("forage", "gain"): "forage",
    ("gain_card", "vp"): "points",
    ("end_turn", "confirm"): "end turn",
}
ALONE = {"hunt", "take", "leave", "build", "use", "pass", "stop", "done", "decline", "stay"}
BEFORE = {
    "choose_start_invention": "start",
    "choose_scout": "scout",
    "move": "move",
    "free_cook": "cook",
    "cook_select": "cook",
    "pick_animal": "catch",
    "gain_card": "learn",
    "teacher_invention": "learn",
    "cover_invention": "cover",
    "tunnel_target": "tunnel",
    "cave_peek": "peek",
    "grotto_kind": "gather",
    "place_second_scout": "second",
    "return_fire": "return",
    # chance
    "objective": "objective",
    "display": "show",
    "starting_invention": "offer",
    "tile": "reveal",
    "cave": "card",
    "animal": "draw",
    "herd": "draw",
    "discard": "draw",
}
NUMBERED = {"choose_track": "track", "start_player": "first"}  # from 0 in the second reading, from 1 at the table


def line(step: str, answer: str, costs: list[int]) -> str:
    if (step, answer) in PLAIN:
        return PLAIN[step, answer]
    if answer in ALONE:
        return answer
    if step in NUMBERED:
        return f"{NUMBERED[step]} {int(answer) + 1}"
    if step == "feast_amount":
        return f"feast {costs.index(int(answer)) + 1}"
    return f"{BEFORE[step]} {answer}"


class Followed:
    """`read` are the printed numbers that the second reading believes in.

    Every table is compared, and every so many `views`. Chance brings the cave early, with the card that is wished for.
    """

    views = 20
    card = ""

    def __init__(
        self, game: FireAndStone, read: FireAndStone, seats: int, settings: Settings, seed: int, style: Style
    ) -> None:
        self.game, self.dice, self.style = game, Dice(seed), style
        self.s = game.new(seats, settings)
        self.table = lay_out(read.components(), seats, dict(settings))
        self.course = course(self.table)
        self.decisions = 0
        self.met: set[str] = set()  # what was asked and drawn, and with which cave card
        feast: Any = next(cave for cave in self.table.printed.caves.values() if cave["id"] == "feast_hall")
        self.costs: list[int] = feast["action"]["costs"]

    def play(self) -> int:
        """From the set-up to the end; says how many decisions there were."""
        asked = next(self.course)
        while True:
            answer = self.draw(asked) if isinstance(asked, Draw) else self.answer(asked)
            try:
                asked = self.course.send(answer)
            except StopIteration:
                break
        self.compare_results()
        return self.decisions

    def draw(self, asked: Draw) -> str:
        """Chance has the same outcomes with the same odds. A single outcome comes up unasked."""
        self.met.add(asked.what)
        if len(asked.left) == 1:
            return next(iter(asked.left))
        assert self.s.awaiting() == CHANCE, f"{asked} is not drawn"
        lines = {line(asked.what, outcome, self.costs): outcome for outcome in asked.left}
        odds = dict(zip(offers(self.game, self.s), self.s.odds(), strict=True))
        assert odds == {said: asked.left[outcome] for said, outcome in lines.items()}, f"{odds}, not {asked}"
        if "cave" in asked.left and self.dice.below(4) == 0:
            self.s.play(self.game.read(self.s, "reveal cave"))
            return "cave"
        if asked.what == "cave" and self.card in asked.left:
            self.s.play(self.game.read(self.s, f"card {self.card}"))
            return self.card
        before = self.s.clone()
        return lines[self.game.write(before, self.s.chance(self.dice))]

    def answer(self, asked: Question) -> str:
        """The same seat is asked the same; what it answers."""
        self.met |= {asked.step, f"{asked.step} {self.table.cave}"}
        self.compare(asked)
        lines = {line(asked.step, option, self.costs): option for option in asked.options}
        assert self.s.awaiting() == asked.seat, f"{self.s.awaiting()} is asked, not {asked.seat}: {asked}"
        found = offers(self.game, self.s)
        assert sorted(found) == sorted(lines), f"{found}, not {asked}"
        move = self.style(self.s, self.dice)
        said = self.game.write(self.s, move)
        self.s.play(move)
        self.decisions += 1
        return lines[said]

    def compare(self, asked: Question) -> None:
        compare_tables(self.s, self.table)
        if self.dice.below(self.views) == 0:
            compare_views(self.game, self.s, self.table, asked)

    def compare_results(self) -> None:
        assert self.s.awaiting() == NOBODY, f"{self.s.awaiting()} is asked after the end"
        compare_tables(self.s, self.table)
        ledger = self.game.ledger(self.s)
        for player in self.table.players:
            found = {entry.source: entry.points for entry in ledger[player.seat]}
            expected = points(self.table, player)
            assert {source: found.get(source, 0) for source in expected} == expected
            assert set(found) <= set(expected)
            assert self.s.scores()[player.seat] == sum(expected.values())
        assert self.game.ranking(self.s) == ranking(self.table)
        compare_views(self.game, self.s, self.table, None)
