"""Games and bots by name, those of other packages included."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType

import pytest

import motu
from motu import shelf
from motu.bots.bot import Bot
from motu.bots.simple import Random
from motu.core.errors import NotOnShelf
from motu.core.game import Game
from tests.support.play import EXAMPLE


class Careful(Random):
    name = "careful"


class Impostor(Random):
    name = "greedy"


class Twin(type(shelf.games[EXAMPLE])):  # type: ignore[misc]  # any game
    def __init__(self) -> None:
        super().__init__()
        self.name = "twin"


@pytest.fixture
def outside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another package with entry points, of which some load and fit."""
    package = ModuleType("outside")
    package.__dict__.update(Careful=Careful, Impostor=Impostor, Twin=Twin, broken=lambda: 1 / 0, nothing=lambda: None)
    monkeypatch.setitem(sys.modules, "outside", package)
    brought = {
        "motu.bots": ["Careful", "Impostor"],
        "motu.games": ["Twin"],
        "broken": ["broken", "missing", "nothing", "Careful"],
    }
    monkeypatch.setattr(
        shelf, "entry_points", lambda group: [EntryPoint(name, f"outside:{name}", group) for name in brought[group]]
    )


def test_what_comes_with_the_program() -> None:
    folders = [path.parent.name for path in Path(motu.__path__[0], "games").glob("*/game.py")]
    assert sorted(shelf.games) == sorted(folders)
    assert list(shelf.bots) == ["random", "beachcomber", "paddler", "greedy", "fisher", "navigator", "elder"]
    assert all(shelf.game(name) is game and game.name == name for name, game in shelf.games.items())
    assert all(shelf.bot(name) is bot and bot.name == name for name, bot in shelf.bots.items())


@pytest.mark.usefixtures("outside")
def test_other_packages_bring_games_and_bots() -> None:
    found = shelf.with_outside("motu.games", Game, dict(shelf.games))
    assert list(found) == [*shelf.games, "twin"]
    assert isinstance(found["twin"], Twin)


@pytest.mark.usefixtures("outside")
def test_nothing_is_replaced() -> None:
    found = shelf.with_outside("motu.bots", Bot, dict(shelf.bots))
    assert list(found) == [*shelf.bots, "careful"]
    assert not isinstance(found["greedy"], Impostor)


@pytest.mark.usefixtures("outside")
def test_what_does_not_load_is_left_out_with_a_warning() -> None:
    with pytest.warns(UserWarning, match="is left out") as warned:
        found = shelf.with_outside("broken", Game, {})
    assert found == {}
    said = [str(warning.message) for warning in warned]
    assert len(said) == 4
    assert "broken (outside:broken) is left out: ZeroDivisionError" in said[0]
    assert "missing (outside:missing) is left out: AttributeError" in said[1]
    assert "nothing (outside:nothing) is left out: it makes no Game" in said[2]
    assert "Careful (outside:Careful) is left out: it makes no Game" in said[3]


def test_an_unknown_name_says_what_there_is() -> None:
    with pytest.raises(NotOnShelf, match=f"There is no game 'go'; there are: {', '.join(shelf.games)}."):
        shelf.game("go")
    with pytest.raises(NotOnShelf, match=f"There is no bot 'go'; there are: {', '.join(shelf.bots)}."):
        shelf.bot("go")
