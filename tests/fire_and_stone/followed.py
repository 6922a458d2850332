"""A game that is played at random, and the second reading of the rules beside it, question by question."""

from __future__ import annotations

from motu.core.game import CHANCE, NOBODY, Settings
from motu.games.fire_and_stone import notation
from motu.games.fire_and_stone.game import FireAndStone
from motu.games.fire_and_stone.state import FireAndStoneState
from tests.fire_and_stone.expected_dump import compare_tables
from tests.fire_and_stone.expected_view import compare_views
from tests.fire_and_stone.reference.asking import Draw, Question
from tests.fire_and_stone.reference.course import course, lay_out
from tests.fire_and_stone.reference.scoring import points, ranking
from tests.support.reference_turns import Followed
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


class FollowedFireAndStone(Followed[FireAndStoneState]):
    """`read` are the printed numbers that the second reading believes in.

    Every table is compared, and every so many `views`. Chance brings the cave early or late, with the `card` that is
    wished for, and an `invention` as soon as it can.
    """

    state = FireAndStoneState
    views = 19
    card = ""
    early = True
    invention = ""

    def __init__(
        self, box: FireAndStone, read: FireAndStone, seats: int, settings: Settings, seed: int, style: Style
    ) -> None:
        super().__init__(box, box.new(seats, settings), seed, style)
        self.table = lay_out(read.components(), seats, dict(settings))
        self.met: set[str] = set()  # what was asked and drawn, and with which cave card
        self.decisions = 0
        self.costs: list[int] = self.table.printed.caves["feast_hall"]["action"]["costs"]

    def play(self) -> None:
        """From the set-up to the end."""
        told = course(self.table)
        asked = next(told)
        while True:
            try:
                asked = told.send(self.draw(asked) if isinstance(asked, Draw) else self.decide(asked))
            except StopIteration:
                break
        self.compare_results()

    def draw(self, asked: Draw) -> str:
        """Chance has the same outcomes with the same odds. A single outcome comes up unasked."""
        self.met.add(asked.what)
        if len(asked.left) == 1:
            return next(iter(asked.left))
        assert self.s.awaiting() == CHANCE, f"{asked} is not drawn"
        lines = {line(asked.what, outcome, self.costs): outcome for outcome in asked.left}
        odds = dict(zip(offers(self.game, self.s), self.s.odds(), strict=True))
        assert odds == {said: asked.left[outcome] for said, outcome in lines.items()}, f"{odds}, not {asked}"
        said = self.wished(asked)
        while not said or (said == "reveal cave" and not self.early and self.dice.below(8)):
            said = notation.write(self.s.clone().chance(self.dice))
        self.s.play(self.game.read(self.s, said))
        return lines[said]

    def wished(self, asked: Draw) -> str:
        """Tests added because a test is about this game."""
        if "cave" in asked.left and self.early and self.dice.below(4) == 0:
            return "reveal cave"
        if asked.what == "display" and self.invention in asked.left:
            return f"show {self.invention}"
        return f"card {self.card}" if asked.what == "cave" and self.card in asked.left else ""

    def decide(self, asked: Question) -> str:
        """The same seat is asked the same on the same table; what it answers."""
        self.met |= {asked.step, f"{asked.step} {self.table.cave}"}
        self.decisions += 1
        compare_tables(self.s, self.table)
        if self.decisions % self.views == 0:
            compare_views(self.game, self.s, self.table, asked)
        assert self.s.awaiting() == asked.seat, f"{self.s.awaiting()} is asked, not {asked.seat}: {asked}"
        lines = {line(asked.step, option, self.costs): option for option in asked.options}
        return lines[self.answer(list(lines))]

    def compare_results(self) -> None:
        assert self.s.awaiting() == NOBODY, f"{self.s.awaiting()} is asked after the end"
        compare_tables(self.s, self.table)
        compare_views(self.game, self.s, self.table, None)
        for player, ledger in zip(self.table.players, self.game.ledger(self.s), strict=True):
            expected = points(self.table, player)
            assert {entry.source: entry.points for entry in ledger} == {name: n for name, n in expected.items() if n}
            assert self.s.scores()[player.seat] == sum(expected.values())
        assert self.game.ranking(self.s) == ranking(self.table)
