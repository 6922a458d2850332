"""Many games: fair to every bot, repeatable, with intervals."""

from __future__ import annotations

from collections import Counter

import pytest

from motu import shelf
from motu.bots.simple import Random
from motu.core.errors import BadSetting, MotuError, NotOnShelf
from motu.core.game import CHANCE
from motu.lab import arena
from tests.support.play import EXAMPLE, richer

RANDOMS = arena.Match(EXAMPLE, 3, ("random", "random", "random"), seed=4)


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    done: list[int] = []
    alone = arena.run(RANDOMS, 10, workers=1, progress=done.append)
    assert sum(done) == 10
    assert arena.run(RANDOMS, 10, workers=2) == alone
    assert arena.run(RANDOMS._replace(seed=5), 10, workers=1) != alone


@pytest.mark.parametrize("seats", range(2, 6))
def test_every_bot_sits_everywhere_equally_often(seats: int) -> None:
    match = arena.Match(EXAMPLE, seats, ("random",) * seats)
    seatings = [arena.seating(match, number) for number in range(3 * seats)]
    sat = Counter((seat, place) for seating in seatings for seat, place in enumerate(seating))
    assert set(sat.values()) == {3}
    assert len(sat) == seats * seats


def test_each_deal_is_played_in_every_seating() -> None:
    throws = [arena.luck(RANDOMS, number, CHANCE).below(2**31) for number in range(9)]
    assert throws == [throws[0]] * 3 + [throws[3]] * 3 + [throws[6]] * 3
    assert len(set(throws)) == 3


def test_dice_of_chance_and_bots_have_nothing_in_common() -> None:
    matches = [RANDOMS, RANDOMS._replace(seed=5), RANDOMS._replace(seed=-4)]
    dice = [arena.luck(match, number, who) for match in matches for number in range(0, 30, 3) for who in range(-1, 3)]
    assert len({die.below(2**31) for die in dice}) == len(dice)


def test_scores_and_wins_follow_the_bots_and_not_the_seats() -> None:
    match = arena.Match(EXAMPLE, 2, ("greedy", "random"), seed=3)
    assert list(arena.seating(match, 1)) == [1, 0], "greedy sits second"
    played = arena.play(match, 1)
    assert played.scores[0] > played.scores[1]
    assert played.wins == [1, 0]


def test_a_shared_win_counts_in_parts() -> None:
    assert arena.shares([1, 3, 1]) == [0.5, 0, 0.5]
    assert arena.shares([2, 1, 3]) == [0, 1, 0]
    assert arena.shares([2, 2]) == [0, 0]  # everybody lost


def test_bots_of_one_name_are_counted_together() -> None:
    match = arena.Match(EXAMPLE, 3, ("greedy", "random", "random"))
    played = [arena.Played([30, 10, 20], [1.0, 0.0, 0.0], 90), arena.Played([20, 20, 5], [0.5, 0.5, 0.0], 110)]
    result = arena.result(match, played)
    assert (result.games, result.mean_length) == (2, 100)
    greedy, random = result.bots
    assert (greedy.bot, greedy.places, greedy.games, greedy.win_rate, greedy.mean_score) == ("greedy", 1, 2, 0.75, 25)
    assert (random.bot, random.places, random.games, random.win_rate) == ("random", 2, 2, 0.25)
    assert random.mean_score == 13.75


def test_rates_of_all_bots_sum_to_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shelf.bots, "other", Random())
    match = arena.Match(EXAMPLE, 4, ("random", "other", "random", "random"), seed=2)
    result = arena.run(match, 12, workers=1)
    assert [bot.bot for bot in result.bots] == ["random", "other"]
    assert sum(bot.win_rate for bot in result.bots) == pytest.approx(1)
    assert all(bot.win_rate_low <= bot.win_rate <= bot.win_rate_high for bot in result.bots)


def test_the_interval_is_wilsons() -> None:
    assert arena.interval(0.8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert arena.interval(0.0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert arena.interval(1.0, 20) == pytest.approx((0.8389, 1.0), abs=1e-4)


def test_named_bots_are_repeated_until_every_seat_has_one() -> None:
    assert arena.line_up(["greedy", "random"], 5) == ("greedy", "random", "greedy", "random", "greedy")


@pytest.mark.parametrize(
    ("names", "error"), [([], BadSetting), (["random"] * 3, BadSetting), (["random", "rendom"], NotOnShelf)]
)
def test_line_ups_that_cannot_sit_down_are_refused(names: list[str], error: type[MotuError]) -> None:
    with pytest.raises(error):
        arena.line_up(names, 2)


def test_settings_that_the_game_does_not_have_are_refused_at_once() -> None:
    with pytest.raises(BadSetting, match="no setting 'wind'"):
        arena.run(RANDOMS._replace(settings={"wind": "strong"}), 2)


def test_another_edition_is_played_in_every_process() -> None:
    changed = RANDOMS._replace(edition=richer(EXAMPLE))
    result = arena.run(changed, 6, workers=1)
    assert arena.run(changed, 6, workers=2) == result
    assert result.bots[0].mean_score > arena.run(RANDOMS, 6, workers=1).bots[0].mean_score
