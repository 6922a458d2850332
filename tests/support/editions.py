"""Component files with a mistake in them."""

from __future__ import annotations

import pytest

from motu.core.edition import standard
from motu.core.errors import BadEdition
from motu.core.game import Game


def assert_refused(game: Game, before: str, after: str, said: str, line: str) -> None:
    """With its first `before` changed, the file of a game is refused for what is said about a line with this in it."""
    text = standard(game.name)
    assert before in text
    changed = text.replace(before, after, 1)
    with pytest.raises(BadEdition, match=r"^line \d+: ") as refusal:
        game.with_edition(changed)
    assert said in str(refusal.value)
    assert line in changed.splitlines()[refusal.value.line - 1]
