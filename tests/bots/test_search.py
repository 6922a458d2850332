"""The search finds the best moves of solved games, repeatably, in little memory, and without secrets."""

from __future__ import annotations

import subprocess
import sys
from itertools import permutations

import pytest

from motu import shelf, sources
from motu.bots.analysis import lines
from motu.bots.outcome import Outcome, chance_of
from motu.bots.search import Manner, Search
from motu.bots.tree import SEATS, Tree
from motu.core.dice import Dice
from motu.core.errors import WrongSeat
from motu.core.game import CHANCE, NOBODY, Game, State
from tests.bots.test_bots import moments
from tests.bots.tiny import CALL, CARDS, FOLD, Bets, BetsState, Heap, HeapState
from tests.support.games import games
from tests.support.play import EXAMPLE

TITLES = list(games.values())
MANNER = Manner()
RESULTS = """
from motu.bots.search import Manner, Search
from motu.lab.bench import positions
from motu.shelf import games

for game in games.values():
    for state in positions(game, game.seat_counts[-1])[::5]:
        search = Search(game, state, state.awaiting(), 3, Manner())
        search.run(40)
        print(game.name, search.visits(), search.rewards(), list(search.wins), list(search.points))
"""


def thought(game: Game, state: State, simulations: int, seed: int = 1) -> Search:
    search = Search(game, state, state.awaiting(), seed, MANNER)
    search.run(simulations)
    return search


def favourite(search: Search) -> int:
    visits = search.visits()
    return search.moves()[visits.index(max(visits))]


@pytest.mark.parametrize("left", [1, 2, 3, 5, 6, 7, 9, 10, 11])
def test_a_solved_game_is_won(left: int) -> None:
    """A player who leaves a multiple of four wins."""
    best = list(lines(Heap(), HeapState(2, left), 0, 2000))[-1][0]
    assert best.move == left % 4
    assert best.wins[0].mean > 0.7


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_seat_plays_for_itself(seats: int) -> None:
    """From seats + 2 on, if each took one, only the first seat could take the last: so the others take more."""
    best = next(lines(Heap(), HeapState(seats, 3), 0, 200))[0]
    assert best.move == 3
    assert [round(won.mean, 2) for won in best.wins] == [1.0] + [0.0] * (seats - 1)
    after = next(lines(Heap(), HeapState(seats, 4), 0, 400))
    assert all(line.wins[1].mean > 0.9 for line in after), "the next seat takes all that is left"


@pytest.mark.parametrize("cards", list(permutations(range(CARDS), 2)))
def test_a_bet_is_judged_by_what_its_seat_knows(cards: tuple[int, ...]) -> None:
    """The exact chances follow from the own card alone, whatever the other one is."""
    exact = {0: 0.0, 1: 0.5, 2: 1.0}[cards[0]]
    found = next(lines(Bets(), BetsState(cards), 0, 500))
    assert found[0].move != 2 if cards[0] == 0 else found[0].move != FOLD
    assert found[0].wins[0].mean == pytest.approx(exact, abs=0.05 + 3 * found[0].wins[0].error)
    for bet in (1, 2):
        answers = next(lines(Bets(), BetsState(cards, bet), 1, 300))
        if cards[1]:
            assert answers[0].move == CALL
            assert answers[0].wins[1].mean == pytest.approx({1: 0.5, 2: 1.0}[cards[1]], abs=0.1)
        elif bet == 2:
            assert answers[0].move == FOLD


def test_only_the_awaited_seat_has_something_to_search() -> None:
    for state, seat in ((BetsState(), CHANCE), (BetsState((0, 1)), 1), (BetsState((0, 1), 0), NOBODY)):
        with pytest.raises(WrongSeat):
            Search(Bets(), state, seat, 1, MANNER)


@pytest.mark.parametrize("game", TITLES, ids=games)
def test_every_game_at_every_table(game: Game) -> None:
    for seats in game.seat_counts:
        for state in moments(game, seats, 50):
            before = state.dump()
            search = thought(game, state, 60)
            assert state.dump() == before
            assert search.moves() == state.moves()
            assert sum(search.visits()) == search.simulations == 60
            assert all(
                0.0 <= reward <= visits for reward, visits in zip(search.rewards(), search.visits(), strict=True)
            )
            assert sum(search.wins) <= 60 + 1e-9


@pytest.mark.parametrize("game", TITLES, ids=games)
def test_what_is_hidden_changes_nothing(game: Game) -> None:
    """With the same dice the very same numbers, whatever the others hold; not only the same distribution."""
    changed = 0
    for state in moments(game, game.seat_counts[-1], 4):
        seat = state.awaiting()
        other = game.guess(state, seat, Dice(77))
        if changed < 5 and other.dump() != state.dump():
            changed += 1
            one, two = thought(game, state, 30), thought(game, other, 30)
            assert (one.visits(), one.rewards(), list(one.points)) == (two.visits(), two.rewards(), list(two.points))
    assert changed == 5 if game.hides() else changed == 0


def test_the_same_seed_gives_the_same_and_another_seed_another() -> None:
    game = games[EXAMPLE]
    state = next(moments(game, 3, 20))
    one, same, other = thought(game, state, 100), thought(game, state, 100), thought(game, state, 100, seed=2)
    assert one.rewards() == same.rewards()
    assert one.rewards() != other.rewards()


@pytest.mark.skipif(not sources.compiled(), reason="there is nothing to compare with")
def test_compiled_and_interpreted_find_the_same_to_the_last_bit() -> None:
    """Where moves, chance and floating-point sums agree in every bit, no game depends on the compiler."""
    interpret = "import os; os.environ['MOTU_INTERPRETED'] = '1'\n"
    told = [
        subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=300).stdout
        for program in (RESULTS, interpret + RESULTS)
    ]
    assert told[0] == told[1]
    assert all(name in told[0] for name in shelf.games)


def test_all_root_moves_begin_with_the_same_luck() -> None:
    game = games[EXAMPLE]
    search = thought(game, next(moments(game, 4, 30)), 50)
    assert search.guess(3).dump() == search.guess(3).dump()
    assert search.guess(3).dump() != search.guess(4).dump()


def test_halving_visits_good_moves_more_often() -> None:
    game = games[EXAMPLE]
    state = next(state for state in moments(game, 3, 5) if len(state.moves()) >= 8)
    search = thought(game, state, 400)
    visits = sorted(search.visits(), reverse=True)
    assert visits[0] - visits[1] <= 1, "the last two are looked at equally often"
    assert visits[0] > 4 * visits[-1] > 0
    few = thought(game, state, 12)
    assert sum(visit > 0 for visit in few.visits()) == 3, "with little time only the most promising are tried"


def test_a_full_tree_grows_no_more_and_is_searched_on() -> None:
    game = games[EXAMPLE]
    state = next(moments(game, 3, 20))
    search = Search(game, state, state.awaiting(), 1, Manner(most_edges=40))
    search.run(300)
    assert search.simulations == 300
    assert search.tree.size <= 40


def test_ten_thousand_simulations_fit_into_fifty_megabytes() -> None:
    """A tree of the greatest size, with the numbers that each edge has."""
    tree = Tree(5, Manner().most_edges, 1.0, 0.1)
    while len(tree.keys) < tree.most:
        tree.make_room(len(tree.keys))
    arrays = (tree.keys, tree.first, tree.after, tree.visits, tree.priors, tree.rewards)
    assert sum(8 * len(array) for array in arrays) < 50_000_000


def test_edges_are_told_apart_by_seat_and_move() -> None:
    tree = Tree(3, 100, 1.0, 0.1)
    first, second = Search(Heap(), HeapState(3, 3), 0, 1, MANNER), Search(Heap(), HeapState(3, 3, 1), 1, 1, MANNER)
    legal, priors = first.tree.open[:0], first.tree.priors[:0]
    assert tree.grow(0, 0, legal, priors)
    assert tree.size == 1, "nothing to add"
    assert [first.tree.seat(edge) for edge in (1, 2, 3)] == [0, 0, 0]
    assert [second.tree.seat(edge) for edge in (1, 2, 3)] == [1, 1, 1]
    assert [second.tree.keys[edge] // SEATS for edge in (1, 2, 3)] == [1, 2, 3]


def test_the_normal_distribution_as_printed() -> None:
    for lead, chance in ((0.0, 0.5), (1.0, 0.8413), (-1.0, 0.1587), (1.959964, 0.975), (-3.0, 0.00135)):
        assert chance_of(lead) == pytest.approx(chance, abs=5e-4)


class Doomed(BetsState):
    """Over, and everybody has lost."""

    def awaiting(self) -> int:
        return NOBODY


class Lost(Bets):
    def ranking(self, state: State) -> list[int]:
        return [2, 2]


def test_where_all_have_lost_together_nobody_is_rewarded() -> None:
    outcome = Outcome(Lost(), BetsState((0, 1)), 0.5)
    outcome.judge(Doomed((0, 1), 1, 1))
    assert list(outcome.rewards) == [0.0, 0.0]
    assert list(outcome.wins) == [0.0, 0.0]
    outcome = Outcome(Bets(), BetsState((0, 1)), 0.5)
    outcome.judge(BetsState((0, 1), 1, 1))
    assert list(outcome.wins) == [0.0, 1.0]
    assert outcome.rewards[1] > 0.9 > 0.1 > outcome.rewards[0]
