"""The referee's table and its records: replayed, verified, taken back, and never fooled."""

from __future__ import annotations

import json

import pytest

from motu.core.dice import Dice
from motu.core.errors import BadRecord, BadSetting, CannotUndo, GameOver, IllegalMove, WrongSeat
from motu.core.game import CHANCE, NOBODY, Game, Json
from motu.core.record import commitment, digest, from_json, replay, verify
from motu.core.table import Table
from tests.support.random_games import Place


def play_on(table: Table, dice: Dice, moves: int = 1 << 30) -> None:
    """So many random moves of seats, or to the end."""
    while table.state.awaiting() != NOBODY and moves:
        legal = table.state.moves()
        table.play(table.state.awaiting(), legal[dice.below(len(legal))])
        moves -= 1


def finished(place: Place, seed: int) -> Table:
    table = Table(place.game, place.seats, place.settings, seed)
    play_on(table, Dice(seed))
    return table


def test_a_record_replays_to_the_same_state(place: Place) -> None:
    table = finished(place, 1)
    data = json.loads(json.dumps(table.record()))
    assert digest(replay(data).dump()) == digest(table.state.dump()) == data["state"]
    assert from_json(data).json() == table.record()


def test_a_finished_game_is_proved_fair(plain_place: Place) -> None:
    data = finished(plain_place, 2).record()
    assert verify(data).seed == "2"
    assert commitment("2") == data["commitment"]


def test_a_game_in_progress_replays_but_keeps_its_seed(plain_place: Place) -> None:
    table = Table(plain_place.game, plain_place.seats, plain_place.settings, "a secret")
    sealed = table.record()["commitment"]
    play_on(table, Dice(3), 10)
    data = table.record()
    assert replay(data).dump() == table.state.dump()
    assert data["seed"] is None
    assert data["commitment"] == sealed, "published before the first move"
    assert "a secret" not in json.dumps(data)
    with pytest.raises(BadRecord, match=r"^seed: it is not public yet"):
        verify(data)


def test_a_record_taken_during_a_game_stays_as_it_was(plain_place: Place) -> None:
    table = Table(plain_place.game, plain_place.seats, plain_place.settings, 3)
    taken = table.so_far()
    before = taken.json()
    play_on(table, Dice(3), 3)
    assert taken.json() == before


def test_the_table_asks_seats_only(plain_place: Place) -> None:
    table = Table(plain_place.game, plain_place.seats, plain_place.settings, 4)
    dice = Dice(4)
    for _ in range(50):
        assert table.state.awaiting() != CHANCE
        play_on(table, dice, 1)


def test_refused_moves_change_nothing(plain_place: Place) -> None:
    table = Table(plain_place.game, plain_place.seats, plain_place.settings, 5)
    play_on(table, Dice(5), 10)
    before = (table.state.dump(), table.record())
    seat = table.state.awaiting()
    with pytest.raises(WrongSeat):
        table.play((seat + 1) % plain_place.seats, table.state.moves()[0])
    with pytest.raises(IllegalMove):
        table.play(seat, next(move for move in range(plain_place.game.n_moves) if move not in table.state.moves()))
    assert (table.state.dump(), table.record()) == before


def strange(number: int) -> list[Json]:
    """What is no whole number, though some of it equals one."""
    return [None, str(number), float(number), number + 0.5, bool(number), [number], float("nan")]


def test_seats_and_moves_are_whole_numbers_and_nothing_that_equals_one(plain_place: Place) -> None:
    """A record with anything else in it could not be read again."""
    table = Table(plain_place.game, plain_place.seats, plain_place.settings, 5)
    dice = Dice(5)
    for _ in range(10):
        play_on(table, dice, 1)
        before = (table.state.dump(), table.record())
        seat, move = table.state.awaiting(), table.state.moves()[0]
        for wrong in strange(seat):
            with pytest.raises(WrongSeat):
                table.play(wrong, move)
        for wrong in strange(move):
            with pytest.raises(IllegalMove, match="whole number"):
                table.play(seat, wrong)
        assert (table.state.dump(), table.record()) == before


def test_after_the_end_nothing_can_be_played(plain_place: Place) -> None:
    table = finished(plain_place, 6)
    with pytest.raises(GameOver):
        table.play(0, 0)


@pytest.mark.parametrize("seats", [0, 1, 99, -1, 1 << 70, *strange(2)])
def test_a_table_for_the_wrong_number_of_people_is_refused(game: Game, seats: Json) -> None:
    with pytest.raises(BadSetting, match="seats"):
        Table(game, seats, {}, 1)


@pytest.mark.parametrize("settings", [{"nonsense": "on"}, {"": ""}, {1: "on"}, {None: None}])
def test_a_setting_that_the_game_does_not_have_is_refused(game: Game, settings: Json) -> None:
    with pytest.raises(BadSetting, match="no setting"):
        Table(game, game.seat_counts[0], settings, 1)


@pytest.mark.parametrize("settings", [None, [], "on", 1, [("nonsense", "on")]])
def test_settings_are_names_with_values(game: Game, settings: Json) -> None:
    with pytest.raises(BadSetting, match=r"^settings: "):
        Table(game, game.seat_counts[0], settings, 1)


@pytest.mark.parametrize("value", ["nonsense", "", None, 1, True, []])
def test_a_value_that_a_setting_does_not_have_is_refused(game: Game, value: Json) -> None:
    for setting in game.settings:
        with pytest.raises(BadSetting, match=setting.name):
            Table(game, game.seat_counts[0], {setting.name: value}, 1)


@pytest.mark.parametrize("seed", [None, 1.5, b"1", [1]])
def test_a_seed_is_a_number_or_a_text(game: Game, seed: Json) -> None:
    """None above all: who means dice that nobody knows would get the ones that everybody knows."""
    with pytest.raises(BadSetting, match=r"^seed: "):
        Table(game, game.seat_counts[0], {}, seed)


def test_undo_reaches_back_to_the_last_reveal_and_no_further(place: Place) -> None:
    """After every move: taken back exactly when nothing came out and the seat is still asked.

    Where turns are planned it goes back to the moment when the seat began its turn, or a part of it; else by one move.
    """
    table = Table(place.game, place.seats, place.settings, 7)
    dice = Dice(7)
    taken_back = refused = together = 0
    began: list[Json] = []  # the record at the moments to which an undo may go back, the last one first to be reached
    for _ in range(30):
        if table.state.awaiting() == NOBODY:  # a short game
            break
        seat, before = table.state.awaiting(), (table.record(), table.throws, list(table.events), list(table.fresh))
        if not began or table.state.fresh() or not place.game.plans_turns() or began[-1][0] != seat:
            began.append((seat, *before))
        legal = table.state.moves()
        events = table.play(seat, legal[dice.below(len(legal))])
        after = table.record()
        came_out = any(event.reveals for event in events)
        if came_out or table.state.awaiting() != seat:
            refused += 1
            with pytest.raises(CannotUndo):
                table.undo(seat)
            assert table.record() == after
            began = []
        else:
            taken_back += 1
            count = table.undo(seat)
            assert (seat, table.record(), table.throws, table.events, table.fresh) == began[-1]
            assert len(after["plays"]) - len(table.plays) == count
            together += count > 1
            for play in after["plays"][-count:]:
                table.play(seat, play[1])
            assert table.record() == after, "the same moves again are the same game again"
    assert taken_back
    assert refused
    assert not together or place.game.plans_turns()


def test_nobody_takes_back_what_another_did(plain_place: Place) -> None:
    table = Table(plain_place.game, plain_place.seats, plain_place.settings, 8)
    dice = Dice(8)
    for _ in range(40):
        seat = table.state.awaiting()
        play_on(table, dice, 1)
        for other in range(plain_place.seats):
            if other != seat:
                with pytest.raises(CannotUndo):
                    table.undo(other)


def test_nothing_can_be_taken_back_before_the_first_move(plain_place: Place) -> None:
    table = Table(plain_place.game, plain_place.seats, plain_place.settings, 9)
    for seat in range(plain_place.seats):
        with pytest.raises(CannotUndo):
            table.undo(seat)
    table.restore([])
    with pytest.raises(CannotUndo, match="Nothing has been played"):
        table.undo(0)


def without_link(data: Json) -> Json:
    """The same record with the chain made anew: only the dice can tell now."""
    table_plays = [[seat, move] for seat, move, _ in data["plays"]]
    link = digest([data[name] for name in ("format", "game", "version", "edition", "seats", "settings", "commitment")])
    for play in table_plays:
        link = digest([link, *play])
        play.append(link[:16])
    return {**data, "plays": table_plays}


def test_loaded_dice_are_found_out(plain_place: Place) -> None:
    """A referee who chose the cards: every move legal, the chain and the state right, and the seed wrong."""
    data = finished(plain_place, 10).record()
    forged = without_link({**data, "seed": "11", "commitment": commitment("11")})
    assert digest(replay(forged).dump()) == data["state"]
    with pytest.raises(BadRecord, match=r"^move \d+: the dice say"):
        verify(forged)


def test_a_record_that_was_cut_short_proves_nothing(plain_place: Place) -> None:
    """Moves, chain, state and dice of the part that was left are right; but a seed is told after the last move only."""
    whole = finished(plain_place, 13)
    part = Table(plain_place.game, plain_place.seats, plain_place.settings, 13)
    play_on(part, Dice(13), len(whole.plays) // 4)
    cut = {**part.record(), "seed": whole.seed}
    assert replay(cut).dump() == part.state.dump()
    with pytest.raises(BadRecord, match=r"^seed: .* not over"):
        verify(cut)


def test_another_seed_than_the_committed_one_is_found_out(plain_place: Place) -> None:
    data = finished(plain_place, 11).record()
    with pytest.raises(BadRecord, match=r"^seed: "):
        verify({**data, "seed": "12"})


def test_a_record_of_other_rules_says_so(plain_place: Place) -> None:
    data = Table(plain_place.game, plain_place.seats, plain_place.settings, 12).record()
    with pytest.raises(BadRecord, match=r"^version: .* was played; this program has"):
        replay({**data, "version": plain_place.game.version + 1})
