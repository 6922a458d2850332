"""Commands as they are typed, and records for them."""

from __future__ import annotations

import json
from pathlib import Path

from typer.testing import CliRunner, Result

from motu.cli.main import app
from motu.core.dice import Dice
from motu.core.game import NOBODY
from motu.core.record import replay
from motu.core.table import Table
from motu.shelf import games
from tests.support.play import EXAMPLE

WIDE = {"COLUMNS": "200", "NO_COLOR": "1"}


def motu(*words: str, typed: str = "") -> Result:
    """Run the program with these arguments and this input."""
    return CliRunner(env=WIDE).invoke(app, list(words), input=typed, prog_name="motu")


def complaint(result: Result, code: int) -> str:
    """The single line of an error."""
    assert result.exit_code == code, result.output
    assert isinstance(result.exception, SystemExit)
    lines = result.stderr.splitlines()
    assert len(lines) == 1, lines
    return lines[0]


def played(seats: int, seed: int, moves: int = 10_000) -> Table:
    """A table after so many random moves, or at the end of the game."""
    table, dice = Table(games[EXAMPLE], seats, {}, seed), Dice(seed)
    while table.state.awaiting() != NOBODY and moves:
        legal = table.state.moves()
        table.play(table.state.awaiting(), legal[dice.below(len(legal))])
        moves -= 1
    return table


def write(table: Table, folder: Path) -> str:
    """The table's record in a file."""
    file = folder / "game.json"
    file.write_text(json.dumps(table.record()), encoding="utf-8")
    return str(file)


def assert_a_whole_game_is_recorded_replayed_and_proved(game: str, folder: Path, board: str) -> None:
    """Play the first option again and again against bots; `board` is a text of the game's board."""
    file = folder / "game.json"
    words = ["--seats", "3", "--bots", "random", "--seed", "3", "--record", str(file)]
    result = motu("play", game, "--terminal", *words, typed="1\n" * 3000)
    assert result.exit_code == 0
    assert "The game is over" in result.stdout
    scores = replay(json.loads(file.read_text())).scores()
    assert f"Player 1, {scores[0]} point" in result.stdout
    assert motu("verify", str(file)).exit_code == 0
    stepped = motu("replay", str(file), typed="n\n5\ne\nq\n")
    assert stepped.exit_code == 0
    assert board in stepped.stdout
