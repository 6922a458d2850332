"""The invariants of the specification, in many games played at random."""

from __future__ import annotations

from typing import Any

import pytest

from motu import sources
from motu.core.game import Settings
from motu.games.fire_and_stone.game import FireAndStone
from motu.games.fire_and_stone.names import CAVE_NAMES
from motu.games.fire_and_stone.state import FireAndStoneState
from tests.fire_and_stone.board import FIRE, table
from tests.fire_and_stone.invariants import Watch
from tests.fire_and_stone.styles import STYLES
from tests.support.watched_games import InvariantTests, WatchedGames

WATCHED = WatchedGames(FIRE, FireAndStoneState, Watch, STYLES, seldom=40)


class TestInvariants(InvariantTests):
    watched = WATCHED


@pytest.mark.slow
@pytest.mark.parametrize("hundred", range(10))
@pytest.mark.parametrize("seats", WATCHED.seats)
def test_a_thousand_games_for_each_number_of_seats(seats: int, hundred: int, pytestconfig: pytest.Config) -> None:
    """With --thorough; else one of each hundred."""
    games = 100 if pytestconfig.getoption("thorough") and sources.compiled() else 1
    for seed in range(games):
        WATCHED.play(seats, {}, 100 * hundred + seed, closely=False)


class WithCard(FireAndStone):
    """The cave holds one card for certain: its own edition of chance."""

    def __init__(self, card: str) -> None:
        super().__init__()
        self.card = CAVE_NAMES.index(card)

    def new(self, seats: int, settings: Settings) -> FireAndStoneState:
        s = super().new(seats, settings)
        for other in range(len(CAVE_NAMES)):
            s.box.level[other] = int(other == self.card)
        return s


@pytest.mark.parametrize("card", CAVE_NAMES)
def test_every_position_with_every_cave_card(card: str, pytestconfig: pytest.Config) -> None:
    watched = WatchedGames(WithCard(card), FireAndStoneState, Watch, STYLES, seldom=40)
    games = 100 if pytestconfig.getoption("thorough") else 3 if sources.compiled() else 1
    for seed in range(games):
        closely = seed < 3 and sources.compiled()
        s = watched.play(2 + seed % 3, {"cave_level": "expert"}, seed, "cave dwellers", closely=closely)
        assert s.cave in (-1, CAVE_NAMES.index(card))


def test_strange_games_go_where_they_should() -> None:
    """The styles reach what random play seldom does: an empty supply of huts, every use of the cave, a stall."""
    ends = [WATCHED.play(2, {}, seed, "builders", closely=False) for seed in range(4)]
    assert any(player.huts == 0 for s in ends for player in s.players)
    idle = WATCHED.play(3, {}, 1, "idlers", closely=False)
    assert idle.turns - idle.progress >= 45
    assert "triggered" in WATCHED.kinds


def tamper(what: str, s: FireAndStoneState) -> None:
    """Break the table in one place."""
    player = s.players[0]
    if what == "a tile is lost":
        s.left[0] -= 1
    elif what == "a hut is lost":
        player.huts -= 1
    elif what == "an animal is made":
        s.wild[2] += 1
    elif what == "food beyond storage":
        player.food = 3
    elif what == "a bag is made":
        player.bags += 1
    elif what == "a card is doubled":
        s.deck[0] += 1
    elif what == "a scout goes ahead":
        player.scouts[0] = 66
    elif what == "a score falls":
        player.earned[0] -= 1
    elif what == "a track is mixed":
        player.tracks[1] = 1
        s.left[1] -= 1
        s.tile[5] = -1


@pytest.mark.parametrize(
    "what",
    [
        "a tile is lost",
        "a hut is lost",
        "an animal is made",
        "food beyond storage",
        "a bag is made",
        "a card is doubled",
        "a scout goes ahead",
        "a score falls",
        "a track is mixed",
    ],
)
def test_the_watch_is_awake(what: str) -> None:
    """A table that was tampered with is noticed at the next look."""
    s = table("cape", tracks=["apple"], score=5, tiles={"kalahari": "nut"})
    watch = Watch(FIRE, s)
    watch.look([])
    tamper(what, s)
    with pytest.raises(AssertionError):
        watch.look([])


def test_the_watch_counts_the_final_points_itself() -> None:
    s = table("cape", huts={"angola": "3 1"}, objective="great_settlements", trigger=1, turns_left=[1, 0])
    watch = Watch(FIRE, s)
    watch.after = [2, 1]
    log: list[Any] = []
    s.play(FIRE.read(s, "move angola"), log)
    watch.look(log)
    watch.finish()
    s.players[0].earned[4] += 1
    with pytest.raises(AssertionError, match="score of 0"):
        watch.finish()
