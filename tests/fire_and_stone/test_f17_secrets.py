"""F17: what is known to whom."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import sqrt
from typing import Any

import pytest

from motu.core.dice import Dice
from motu.core.game import EVERYONE, NOBODY, SPECTATOR
from motu.core.table import Table
from motu.games.fire_and_stone.names import ANIMAL_NAMES, AREA_NAMES, KIND_NAMES, KINDS, OBJECTIVE_NAMES
from motu.games.fire_and_stone.state import SEATS_BITS
from tests.fire_and_stone.board import FIRE, choose, forest, mat, offers, table, told

SEER = {"cave_level": "expert"}


def area(s: Any, seat: int, name: str) -> Any:
    return next(shown for shown in FIRE.view(s, seat)["areas"] if shown["area"] == name)


def region(s: Any, seat: int, number: int) -> Any:
    return FIRE.view(s, seat)["regions"][number]


def guessed(s: Any, seat: int, seed: int) -> Any:
    return FIRE.search_model().guess(s, seat, Dice(seed))


def peeked(kind: str = "fire") -> Any:
    """Seat 0 has looked at the tile of Guinea."""
    s = table("caucasus", cave="seers_cave", settings=SEER, others={1: {"scouts": "cameroon"}})
    choose(s, "move persia", "use", "peek guinea", f"reveal {kind}", "stop")
    return s


def test_f17_1_who_looked_knows_the_tile_and_nobody_else_does() -> None:
    s = peeked()
    assert area(s, 0, "guinea")["known"] == "fire"
    for seat in (1, SPECTATOR):
        assert "known" not in area(s, seat, "guinea")
        assert area(s, seat, "guinea")["tile"] == "hidden"
    assert region(s, 0, 0)["hidden"]["fire"] == region(s, 1, 0)["hidden"]["fire"] == 3
    assert (region(s, 0, 0)["odds"]["fire"], region(s, 1, 0)["odds"]["fire"]) == (2, 3)


def test_f17_1_a_known_tile_stays_in_the_guesses_of_its_seat_only() -> None:
    s = peeked("stash")
    assert {lies_in_guinea(guessed(s, 0, seed)) for seed in range(50)} == {"stash"}


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_f17_1_a_guess_shows_every_tile_that_may_lie_there(seat: int) -> None:
    """All that is hidden in the region, and nothing else: no cave is left there."""
    s = peeked("stash")
    possible = {"apple", "nut", "mushroom", "root", "forest", "hut", "fire", "stash"}
    assert {kind for kind, number in region(s, seat, 0)["odds"].items() if number} == possible
    assert {lies_in_guinea(guessed(s, seat, seed)) for seed in range(500)} == possible


def test_f17_1_a_guess_shows_every_pair_that_may_lie_under_two_tiles() -> None:
    """One hut tile is left in the region, so there are not two of them; any other two kinds may lie there."""
    s = table("caucasus", cave="seers_cave", settings=SEER, others={1: {"scouts": "cameroon"}})
    choose(s, "move persia", "use", "peek guinea", "reveal apple", "peek atlas", "reveal fire")
    odds = {kind: number for kind, number in region(s, 1, 0)["odds"].items() if number}
    assert odds["hut"] == 1
    possible = {(one, other) for one in odds for other in odds if one != other or odds[one] > 1}
    assert {under_both(guessed(s, 1, seed)) for seed in range(4_000)} == possible
    assert {under_both(guessed(s, 0, seed)) for seed in range(50)} == {("apple", "fire")}


def test_f17_1_who_has_seen_one_of_two_tiles_guesses_the_other_only() -> None:
    """Blue has looked at Guinea after Red did, and at nothing else; that tile is no longer in the bag for Blue."""
    s = table("caucasus", cave="seers_cave", settings=SEER, found=3, others={1: {"scouts": "caucasus"}})
    choose(s, "move persia", "use", "peek guinea", "reveal hut", "peek atlas", "reveal fire")
    choose(s, "move persia", "use", "peek guinea")
    assert (area(s, 1, "guinea")["known"], area(s, 1, "guinea")["looked"]) == ("hut", [0, 1])
    choose(s, "stop")
    found = {under_both(guessed(s, 1, seed)) for seed in range(500)}
    others = {kind for kind, number in region(s, 1, 0)["odds"].items() if number}
    assert "hut" not in others
    assert found == {("hut", other) for other in others}


def under_both(s: Any) -> tuple[str, ...]:
    """What kinds of tiles somebody has looked at in Guinea and the Atlas."""
    kinds = {entry // SEATS_BITS // KINDS: KIND_NAMES[entry // SEATS_BITS % KINDS] for entry in s.peeks}
    return kinds[AREA_NAMES.index("guinea")], kinds[AREA_NAMES.index("atlas")]


def lies_in_guinea(s: Any) -> str:
    """What kind of tile somebody has looked at there."""
    return str(KIND_NAMES[s.peeks[0] // SEATS_BITS % KINDS])


def test_f17_1_the_gain_of_a_known_tile_is_told_to_nobody() -> None:
    s = peeked()
    options = {option.handles: option for option in FIRE.decision(s).options}
    there = options["area:guinea",]
    assert (there.gain, there.final) == (0, True)


def test_f17_2_where_somebody_looked_is_public() -> None:
    s = peeked()
    assert area(s, 1, "guinea")["looked"] == [0]
    assert area(s, SPECTATOR, "guinea")["looked"] == [0]


def test_f17_3_objectives_are_secret_until_the_end() -> None:
    s = table("cape", huts={"chad": "1 0"}, objective="lakes", tiles={"kalahari": "-"}, trigger=1, turns_left=[1, 0])
    assert FIRE.view(s, 0)["players"][0]["objective"] == {"objective": "lakes", "points": 1}
    assert "objective" not in FIRE.view(s, 1)["players"][0]
    assert FIRE.view(s, 0)["players"][0]["projected"] == FIRE.view(s, 1)["players"][0]["projected"] + 1
    choose(s, "move kalahari", "pass")
    assert s.awaiting() == NOBODY
    assert FIRE.view(s, 1)["players"][0]["objective"]["objective"] == "lakes"


def test_f17_3_a_guess_shows_every_objective_that_somebody_else_may_have() -> None:
    """None but the own one is out of the question, and who watches knows none."""
    s = table("cape", seats=3, objective="lakes", others={1: {"objective": "hearths"}, 2: {"objective": "neighbours"}})
    everyone = {"lakes", "forests", "hearths", "great_settlements", "neighbours"}
    for seat, own in [(0, "lakes"), (1, "hearths"), (2, "neighbours"), (SPECTATOR, "")]:
        for other in {0, 1, 2} - {seat}:
            assert {objective(guessed(s, seat, seed), other) for seed in range(200)} == everyone - {own}
        if own:
            assert {objective(guessed(s, seat, seed), seat) for seed in range(50)} == {own}


def objective(s: Any, seat: int) -> str:
    return str(OBJECTIVE_NAMES[s.players[seat].objective])


def test_f17_4_animals_on_a_mat_are_secret_but_for_their_number() -> None:
    s = table("cape", mat="hare 2 boar")
    assert FIRE.view(s, 0)["players"][0]["mat"] == {"hare": 1, "boar": 2}
    shown = FIRE.view(s, 1)["players"][0]
    assert (shown["animals"], "mat" in shown) == (3, False)


def test_f17_4_a_guess_shows_every_possible_content_of_a_mat() -> None:
    """Any two animals that the box holds: those in its forests and on the mat are all the same to who has seen none."""
    s = table("cape", mat="hare boar")
    count = list(s.box.animal_count)
    possible = {
        (one, other)
        for one, other in combinations_with_replacement(range(len(count)), 2)
        if count[one] > (1 if one == other else 0)
    }
    found = {on_mat(guessed(s, 1, seed)) for seed in range(4_000)}
    assert found == possible
    assert len(possible) > len(count), "pairs of different animals among them"


def near_enough(found: list[int], weights: list[int]) -> None:
    """Each kind about as often as its weight among all: within five standard deviations, and never without weight."""
    n, total = len(found), sum(weights)
    for kind, weight in enumerate(weights):
        p = weight / total
        assert abs(found.count(kind) - n * p) <= 5 * sqrt(n * p * (1 - p)), (kind, found.count(kind), n * p)


def test_f17_1_a_guess_has_the_odds_of_the_region() -> None:
    """A seat that has not looked takes each tile for as likely as there are such tiles left in the region."""
    s = peeked("stash")
    kinds = [KIND_NAMES.index(lies_in_guinea(guessed(s, 1, seed))) for seed in range(2_000)]
    near_enough(kinds, list(region(s, 1, 0)["odds"].values()))


def test_f17_3_a_guess_takes_every_objective_for_as_likely_as_the_next() -> None:
    s = table("cape", objective="lakes")
    near_enough([guessed(s, SPECTATOR, seed).players[0].objective for seed in range(2_000)], [1] * 5)


def test_f17_4_a_guess_has_the_odds_of_the_animals_that_were_not_seen() -> None:
    """Cooked animals are gone for good, so a partridge is less likely than before."""
    s = table("cape", mat="hare", cooked="3 partridge")
    left = [count - (3 if animal == 0 else 0) for animal, count in enumerate(s.box.animal_count)]
    near_enough([on_mat(guessed(s, 1, seed))[0] for seed in range(3_000)], left)


def on_mat(s: Any) -> tuple[int, ...]:
    """The animals on the mat of seat 0, one by one."""
    return tuple(animal for animal, number in enumerate(s.players[0].mat) for _ in range(number))


def test_f17_4_what_was_drawn_from_the_discard_is_known() -> None:
    s = table("caucasus", cave="returning_herds", cooked="hare mammoth", mat="boar", settings=SEER)
    choose(s, "move persia", "use", "draw mammoth")
    assert FIRE.view(s, 1)["players"][0]["shown"] == {"mammoth": 1}
    assert all("1 mammoth" in mat(guessed(s, 1, seed)) or "2 mammoth" in mat(guessed(s, 1, seed)) for seed in range(40))


def hunted() -> Any:
    """Red hunted the mammoth, Blue one of the two that were left."""
    s = table("cape", seats=3, forests={"kalahari": "boar hare mammoth"}, others={1: {"scouts": "angola"}})
    choose(s, "move kalahari", "hunt", "catch mammoth", "move kalahari", "hunt", "catch boar")
    return s


def test_f17_5_hunters_remember_what_they_left() -> None:
    s = hunted()
    assert area(s, 0, "kalahari")["memory"] == {"left": {"hare": 1, "boar": 1}, "taken": 1, "added": 0}
    assert area(s, 1, "kalahari")["memory"] == {"left": {"hare": 1}, "taken": 0, "added": 0}
    assert "memory" not in area(s, 2, "kalahari")
    assert [area(s, seat, "kalahari")["animals"] for seat in (0, 1, 2, SPECTATOR)] == [1, 1, 1, 1]


def test_f17_5_a_guess_shows_every_possible_content() -> None:
    """Red left boar and hare, and one of them is gone: both are guessed, about as often."""
    s = hunted()
    found = [forest(guessed(s, 0, seed), "kalahari") for seed in range(400)]
    assert set(found) == {"1 hare", "1 boar"}
    assert 120 < found.count("1 hare") < 280
    assert {forest(guessed(s, 1, seed), "kalahari") for seed in range(50)} == {"1 hare"}
    possible = {f"1 {animal}" for animal in ANIMAL_NAMES}
    assert {forest(guessed(s, 2, seed), "kalahari") for seed in range(300)} == possible, "Black has seen nothing"
    assert {forest(guessed(s, SPECTATOR, seed), "kalahari") for seed in range(300)} == possible


def test_f17_5_a_guess_shows_every_pair_that_may_be_left_in_a_forest() -> None:
    """Somebody left two animals there; to whoever has not hunted it could be any two that the box holds."""
    s = table("cape", forests={"kalahari": "boar hare mammoth"}, others={1: {"scouts": "angola"}})
    choose(s, "move kalahari", "hunt", "catch mammoth")
    found = {forest(guessed(s, 1, seed), "kalahari") for seed in range(4_000)}
    assert found == {
        f"2 {one}" if one == other else f"1 {one} 1 {other}"
        for one, other in combinations_with_replacement(ANIMAL_NAMES, 2)
        if s.box.animal_count[ANIMAL_NAMES.index(one)] > (one == other)
    }


def test_f17_5_what_is_taken_is_shown_to_nobody() -> None:
    s = table("cape", forests={"kalahari": "boar hare"})
    log = choose(s, "move kalahari", "hunt", "catch boar")
    assert (told(log, "took_animal").audience, told(log, "took_animal").left) == (EVERYONE, 1)
    assert [event.kind for event in log if event.audience == EVERYONE] == ["moved", "hunted", "took_animal"]


def test_f16_5_the_memory_of_forests_can_be_left_to_players() -> None:
    s = table("cape", forests={"kalahari": "boar hare"}, settings={"forest_memory": "off"})
    choose(s, "move kalahari", "hunt", "catch boar")
    assert "memory" not in area(s, 0, "kalahari")


def test_f17_6_what_is_public_is_the_same_for_all() -> None:
    s = table("cape", food=2, bags=1, tracks=["apple"], cards="crops=4 bow", cooked="hare", gathered="nut")
    views = [FIRE.view(s, seat) for seat in (0, 1, SPECTATOR)]
    for key in ("display", "pile", "gathered", "cooked", "hut_tiles", "cave", "deck", "bag_tokens"):
        assert views[0][key] == views[1][key] == views[2][key]
    for key in ("food", "bags", "tracks", "cards", "huts", "scouts", "marker", "score"):
        assert len({str(view["players"][0][key]) for view in views}) == 1  # type: ignore[literal-required]


def herds() -> Any:
    """Two animals came back, one to each of two forests; nobody has looked."""
    s = table(
        "caucasus",
        found=3,
        hidden=("aral",),
        settings=SEER,
        forests={"ob": "", "lena": ""},
        cooked="bison mammoth",
        others={1: {"scouts": "ural"}},
    )
    choose(s, "move aral", "reveal cave", "card returning_herds", "draw bison")
    return s


def test_f17_7_which_animals_came_back_is_public_where_they_lie_is_not() -> None:
    s = herds()
    assert list(guessed(s, 0, 1).herds) == list(s.herds), "as long as nobody has looked"
    choose(s, "move ob", "hunt", "draw bison", "catch bison")
    assert (mat(s, 1), list(s.herds)[7]) == ("1 bison", 1)
    assert {forest(guessed(s, 0, seed), "ob") for seed in range(40)} == {""}
    found = {mat(guessed(s, 0, seed), 1) for seed in range(300)}
    assert {"1 bison", "1 mammoth"} <= found, "seat 0 does not know which one it was"


def test_f17_7_a_hunter_guesses_what_is_left_where_an_animal_came_back() -> None:
    """Red left a boar in Ob, an animal came, and Blue has taken one of the two: either of them is left."""
    s = table(
        "ural",
        found=3,
        hidden=("aral",),
        settings=SEER,
        forests={"ob": "hare boar"},
        cooked="bison",
        others={1: {"scouts": "caucasus"}},
    )
    choose(s, "move ob", "hunt", "catch hare", "move aral", "reveal cave", "card returning_herds")
    assert area(s, 0, "ob")["memory"] == {"left": {"boar": 1}, "taken": 0, "added": 1}
    assert {forest(guessed(s, 0, seed), "ob") for seed in range(50)} == {"1 boar"}, "nobody has seen the other one"
    choose(s, "move altai", "done", "move ob", "hunt", "catch boar")
    assert area(s, 0, "ob")["memory"] == {"left": {"boar": 1}, "taken": 1, "added": 1}
    assert {forest(guessed(s, 1, seed), "ob") for seed in range(50)} == {"1 bison"}
    assert {"1 boar", "1 bison"} <= {forest(guessed(s, 0, seed), "ob") for seed in range(300)}


def test_f17_8_a_choice_of_animals_is_seen_by_nobody_before_it_is_finished() -> None:
    s = table("kalahari", mat="boar hare")
    choose(s, "move cape", "cook boar")
    assert FIRE.view(s, 0)["chosen"] == {"boar": 1}
    assert FIRE.view(s, 1)["chosen"] is None
    assert guessed(s, 1, 1).agenda[-1].a == 0
    assert offers(guessed(s, 0, 1)) == offers(s) == ["done", "cook hare"]


@pytest.mark.parametrize("seed", range(4))
def test_f17_9_what_came_out_cannot_be_taken_back(seed: int) -> None:
    game = Table(FIRE, 2, {}, seed)
    dice = Dice(seed)
    for _ in range(60):
        seat = game.state.awaiting()
        moves = game.state.moves()
        log = game.play(seat, moves[dice.below(len(moves))])
        if any(event.reveals for event in log):
            assert game.why_no_undo(seat) == "revealed"
