from __future__ import annotations

from pathlib import Path

import pytest

from motu.server.typescript.files import PAGE, files
from motu.server.typescript.game_types import written
from motu.shelf import games

FILES = files()


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PAGE)))
def test_the_types_of_the_page_are_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path], "run `python -m motu.server.typescript`"


def test_no_generated_file_is_left_over() -> None:
    assert set((PAGE / "lib/net/wire").iterdir()) <= FILES.keys()


@pytest.mark.parametrize("game", games)
def test_every_kind_of_event_of_a_game_is_written(game: str) -> None:
    text = FILES[PAGE / "games" / game / "events.ts"]
    kinds = [kind.kind for kind in games[game].events()]
    assert kinds
    assert [kind for kind in kinds if f'extends AnyEvent<"{kind}"> {{' not in text] == []


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (int, "number"),
        (str | None, "string | null"),
        (list[dict[str, int]], "Array<Record<string, number>>"),
        (list[int | None], "Array<number | null>"),
    ],
)
def test_python_types_are_written_in_typescript(kind: object, text: str) -> None:
    assert written(kind, {}) == text
