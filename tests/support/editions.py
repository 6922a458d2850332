"""Component files with other values, and with mistakes."""

from __future__ import annotations

import pytest

from motu.core.edition import standard
from motu.core.errors import BadEdition
from motu.core.game import Game


def with_printed(game: Game, *changes: tuple[str, str]) -> Game:
    """The game with other numbers on its components: texts of its component file replaced."""
    text = standard(game.name)
    for before, after in changes:
        assert before in text, f"{before!r} is not in the component file"
        text = text.replace(before, after)
    return game.with_edition(text)


def assert_refused(game: Game, before: str, after: str, said: str, line: str) -> None:
    """With its first `before` changed, the file of a game is refused for what is said about a line with this in it."""
    text = standard(game.name)
    assert before in text
    changed = text.replace(before, after, 1)
    with pytest.raises(BadEdition, match=r"^line \d+: ") as refusal:
        game.with_edition(changed)
    assert said in str(refusal.value)
    assert line in changed.splitlines()[refusal.value.line - 1]
