"""The numbered digest of a game's rules, which lies beside its code: `RULES.md`, `RULES.fr.md`, `RULES.de.md`."""

from __future__ import annotations

from importlib.resources import files

from motu.core.game import Game
from motu.words import LANGUAGES


def digest(game: Game, language: str) -> str:
    """The digest in a language, else in English; empty when a game has none."""
    folder = files(type(game).__module__.rpartition(".")[0])
    spoken = dict.fromkeys((language, LANGUAGES[0])) if language in LANGUAGES else LANGUAGES[:1]
    for name in map(file_name, spoken):
        if (folder / name).is_file():
            return (folder / name).read_text(encoding="utf-8")
    return ""


def file_name(language: str) -> str:
    """RULES.md is the English one, which the code cites."""
    return "RULES.md" if language == LANGUAGES[0] else f"RULES.{language}.md"
