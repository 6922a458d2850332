"""Tournaments: every bot against every other in every seat, and ratings with intervals."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from motu.core.errors import BadSetting, MotuError, NotOnShelf
from motu.lab import publish, tournament
from motu.lab.arena import Match, Played
from motu.lab.tournament import Pairing, Rating, Report, Strategy, Tournament
from tests.support.play import EXAMPLE
from tests.support.terminal import complaint, motu

WANTED = Tournament(EXAMPLE, 2, ("greedy", "random", "6"), 2, seed=3)


def game(*places: int) -> Played:
    """A game that ended in these places, the winner ten points ahead."""
    return Played(
        [30 - 10 * place for place in places],
        [float(place == 1) for place in places],
        50,
        list(places),
        [10] * len(places),
        [0.02] * len(places),
    )


def test_every_bot_meets_every_other() -> None:
    assert [match.bots for match in WANTED.matches()] == [
        ("greedy", "random"),
        ("greedy", "6"),
        ("random", "6"),
    ]
    line_ups = [match.bots for match in WANTED._replace(seats=4, bots=("greedy", "random")).matches()]
    assert line_ups == [("greedy", "random", "random", "random"), ("random", "greedy", "greedy", "greedy")]
    assert {match.seed for match in WANTED.matches()} == {3}, "all pairings get the same deals"


def test_ratings_follow_the_results_and_are_surer_after_more_games() -> None:
    wanted = Tournament(EXAMPLE, 2, ("a", "b", "c"), 12)
    matches = [Match(EXAMPLE, 2, pair) for pair in (("a", "b"), ("a", "c"), ("b", "c"))]
    better, model = [game(1, 2)] * 10 + [game(2, 1)] * 2, tournament.plackett_luce()
    found = tournament.ratings(model, wanted, matches, [better, better, better])
    assert [one.bot for one in found] == ["a", "b", "c"]
    assert all(one.low < one.rating < one.high for one in found)
    assert found[0].low > found[2].high
    assert found[0].milliseconds == pytest.approx(2.0)
    longer = tournament.ratings(model, wanted, matches, [better * 8, better * 8, better * 8])
    assert longer[0].high - longer[0].low < found[0].high - found[0].low
    assert tournament.ratings(model, wanted, matches, [better, better, better]) == found, "the same again"


def test_equal_bots_have_equal_ratings_at_a_table_of_four() -> None:
    wanted = Tournament(EXAMPLE, 4, ("a", "b"), 4)
    matches = [Match(EXAMPLE, 4, ("a", "b", "b", "b")), Match(EXAMPLE, 4, ("b", "a", "a", "a"))]
    even = [game(1, 2, 3, 4), game(2, 3, 4, 1), game(3, 4, 1, 2), game(4, 1, 2, 3)] * 10
    found = tournament.ratings(tournament.plackett_luce(), wanted, matches, [even, even])
    assert found[0].rating - found[1].rating < 1.0
    assert found[0].low < found[1].high


def test_a_pairing_counts_the_one_against_the_others() -> None:
    found = tournament.pairing(Match(EXAMPLE, 3, ("a", "b", "b")), [game(1, 2, 3), game(2, 1, 3)])
    assert (found.bot, found.others, found.games, found.win_rate) == ("a", "b", 2, 0.5)
    assert (found.score, found.others_score) == (15.0, 7.5)


def test_seats_are_counted_wherever_the_bots_sat() -> None:
    """In the second game of a deal the second bot of the line-up begins."""
    assert tournament.seats_won([Match(EXAMPLE, 2, ("a", "b"))], [[game(1, 2), game(1, 2)]]) == [0.5, 0.5]
    assert tournament.seats_won([Match(EXAMPLE, 2, ("a", "b"))], [[game(1, 2), game(2, 1)]]) == [1.0, 0.0]


def test_a_tournament_is_played_and_does_not_depend_on_the_processes() -> None:
    done: list[int] = []
    one = tournament.run(WANTED, 1, done.append)
    assert sum(done) == 6
    two = tournament.run(WANTED, 2)
    assert [rating[:4] for rating in one.ratings] == [rating[:4] for rating in two.ratings], "all but the times"
    assert one.pairings == two.pairings
    assert one.ratings[-1].bot == "random"
    assert one.pairings[0].win_rate == 1.0
    assert sum(one.first_seats) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("bots", "error"), [(("greedy",), BadSetting), (("greedy", "greedy"), BadSetting), (("greedy", "x"), NotOnShelf)]
)
def test_a_tournament_without_two_known_bots_is_refused(bots: tuple[str, ...], error: type[MotuError]) -> None:
    with pytest.raises(error):
        tournament.run(WANTED._replace(bots=bots))


def test_without_openskill_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "openskill.models", None)
    with pytest.raises(MotuError, match=r"pip install 'motu\[arena\]'"):
        tournament.run(WANTED)


REPORT = Report(
    WANTED._replace(settings={"confirm": "off"}),
    [Rating("a<b", 30.25, 29.0, 31.5, 12.34), Rating("random", 20.0, 19.0, 21.0, 0.01)],
    [Pairing("a<b", "random", 400, 0.75, 0.705, 0.79, 81.2, 60.0)],
    [0.55, 0.45],
    [Strategy("all at once", 0.5, 0.75)],
)


def test_the_tables_say_how_to_repeat_them() -> None:
    text = publish.markdown(REPORT)
    bots = "greedy,random,6"
    assert f"`motu arena {EXAMPLE} --seats 2 --bots {bots} --games 2 --seed 3 --settings confirm=off`" in text
    assert "| a<b | 30.2 | 29.0 to 31.5 | 12.3 |" in text
    assert "| a<b | random | 400 | 75.0% | 70.5% to 79.0% | 50.0% | 81.2 : 60.0 |" in text
    assert "Wins by seat: 55.0%, 45.0%." in text
    assert "| all at once | 50.0% | 75.0% |" in text


def test_the_plot_is_svg_with_an_interval_for_each_bot() -> None:
    root = ElementTree.fromstring(publish.svg(REPORT))  # noqa: S314 - our own
    texts = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert texts[:2] == ["a<b", "random"]
    assert (texts[2], texts[-1]) == ("19.0", "31.5")
    spans = [line for line in root.iter("{http://www.w3.org/2000/svg}line") if line.get("class") == "reach"]
    assert len(spans) == 2
    assert all(float(span.get("x1", "")) < float(span.get("x2", "")) for span in spans)


def test_the_command_prints_and_writes(tmp_path: Path) -> None:
    table, plot = tmp_path / "a.md", tmp_path / "a.svg"
    words = f"arena {EXAMPLE} --bots greedy,random --games 2 --seed 1 --workers 1 --markdown {table} --plot {plot}"
    shown = motu(*words.split())
    assert shown.exit_code == 0, shown.output
    assert "One against all others alike" in shown.stdout
    assert table.read_text().startswith(f"## {EXAMPLE}, 2 seats")
    assert plot.read_text().startswith("<svg")
    found = motu("arena", EXAMPLE, "--bots", "greedy,random", "--games", "2", "--workers", "1", "--json").stdout
    assert '"first_seats"' in found
    assert "no folder" in complaint(motu("arena", EXAMPLE, "--plot", str(tmp_path / "none" / "a.svg")), 2)
    assert "each of them once" in complaint(motu("arena", EXAMPLE, "--bots", "greedy"), 1)
