"""Events and views are what their types say, so that logs, pages and programs can rely on every name."""

from __future__ import annotations

import inspect
import json
from dataclasses import FrozenInstanceError
from typing import Any, Literal, NotRequired, TypedDict, TypeVar, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
import pytest

from motu.core.dice import Dice
from motu.core.events import Event, dump, event, load
from motu.core.game import EVERYONE, NOBODY, Game
from tests.support.random_games import Place, moments, next_move, onlookers


@event
class FoundShell(Event):
    """A shell was found on the beach."""

    private = True
    reveals = True
    name: str
    paid: dict[str, int]


class Shell(TypedDict):
    """A part of a view."""

    name: str
    found: int | None
    rare: NotRequired[bool]


def test_a_kind_is_the_name_of_its_class() -> None:
    found = FoundShell(1, name="cowrie", paid={"foot": 2})
    assert (found.kind, found.seat, found.audience, found.reveals) == ("found_shell", 1, 1, True)
    assert dump(found) == {"kind": "found_shell", "seat": 1, "name": "cowrie", "paid": {"foot": 2}}
    assert load({"found_shell": FoundShell}, dump(found)) == found


def test_an_event_never_changes() -> None:
    found = FoundShell(1, "cowrie", {})
    with pytest.raises(FrozenInstanceError):
        found.name = "cone"  # type: ignore[misc]


def test_an_event_is_for_everyone_unless_it_says_otherwise() -> None:
    assert Event(2).audience == EVERYONE


@pytest.mark.parametrize(
    "data", [{"kind": "lost_shell", "seat": 0}, {"kind": "found_shell", "seat": 0, "colour": "red"}, {"seat": 0}]
)
def test_data_that_is_no_event_is_refused(data: dict[str, object]) -> None:
    with pytest.raises((KeyError, TypeError)):
        load({"found_shell": FoundShell}, data)


def test_kinds_are_told_apart_and_explained(game: Game) -> None:
    kinds = game.events()
    assert len({kind.kind for kind in kinds}) == len(kinds) > 0
    assert [kind.kind for kind in kinds if not inspect.getdoc(kind)] == []


def test_events_have_the_fields_of_their_kind_and_survive_the_log(plain_place: Place) -> None:
    kinds = {kind.kind: kind for kind in plain_place.game.events()}
    s, dice, log = plain_place.new(), Dice(1), list[Event]()
    while s.awaiting() != NOBODY:
        s.play(next_move(s, dice), log)
    for happened in log:
        assert kinds[happened.kind] is type(happened)
        written = json.loads(json.dumps(dump(happened)))
        assert load(kinds, written) == happened
        assert msgspec.convert(written, type(happened)) == happened, "a field of another type"


def fits(value: object, kind: Any) -> bool:
    """Whether plain data is what a type says, and nothing more."""
    if is_typeddict(kind):
        hints = get_type_hints(kind, include_extras=True)
        if not isinstance(value, dict):
            return False
        needed = {name for name, hint in hints.items() if get_origin(hint) is not NotRequired}
        kinds = {name: hint if name in needed else get_args(hint)[0] for name, hint in hints.items()}
        return needed <= set(value) <= set(hints) and all(fits(value[name], kinds[name]) for name in value)
    origin, parts = get_origin(kind), get_args(kind)
    if origin is list:
        return isinstance(value, list) and all(fits(part, parts[0]) for part in value)
    if origin is dict:
        return isinstance(value, dict) and all(fits(part, parts[1]) for part in value.values())
    if origin is Literal:
        return value in parts
    return any(fits(value, part) for part in parts) if parts else type(value) is kind


def view_type(game: Game) -> Any:
    """The type of the game's views; of an assembled game its class names it."""
    found = get_type_hints(type(game).view)["return"]
    if not isinstance(found, TypeVar):
        return found
    return get_args(type(game).__orig_bases__[0])[1]  # type: ignore[attr-defined]


def test_views_have_the_fields_of_their_type(game: Game) -> None:
    shape = view_type(game)
    ((player,),) = [get_args(base) for base in shape.__orig_bases__]
    hints = get_type_hints(shape)
    for place, s in moments(game, 200, 5):
        for seat in onlookers(place):
            view = game.view(s, seat)
            assert set(view) == set(hints)
            assert [name for name, value in view.items() if name != "players" and not fits(value, hints[name])] == []
            assert all(fits(shown, player) for shown in view["players"])


def test_a_view_that_does_not_fit_its_type_is_noticed() -> None:
    assert fits({"name": "cowrie", "found": None}, Shell)
    assert fits({"name": "cowrie", "found": 2, "rare": True}, Shell)
    for wrong in ({"name": "cowrie"}, {"name": 1, "found": 1}, {"name": "", "found": None, "colour": "red"}):
        assert not fits(wrong, Shell)
