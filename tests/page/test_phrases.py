"""The page says every phrase exactly as Python does: two renderers, one set of texts."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from motu.core.game import Phrase
from motu.shelf import games
from motu.words import LANGUAGES, Words
from tests.support.phrases_of_games import spoken

ROOT = Path(__file__).parents[2]
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
READER = 1


def plain(value: Any) -> Any:
    """A phrase as it goes over the wire."""
    if isinstance(value, Phrase):
        return {"id": value.id, "args": {name: plain(arg) for name, arg in value.args}}
    return [plain(part) for part in value] if isinstance(value, tuple) else value


@pytest.mark.slow
@pytest.mark.parametrize("game", games)
def test_the_page_says_what_python_says(tmp_path: Path, game: str) -> None:
    said = [
        {"language": language, "game": game, "phrase": plain(phrase), "text": speaker.say(phrase, NAMES, READER)}
        for language in LANGUAGES
        for speaker in [Words(game, language)]
        for phrase in spoken(game)
    ]
    assert len(said) > 1000
    file = tmp_path / "said.json"
    file.write_text(json.dumps({"names": NAMES, "me": READER, "said": said}), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "scripts/page.py", "run", "agree"],
        cwd=ROOT,
        env={**os.environ, "MOTU_SAID": str(file)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]
