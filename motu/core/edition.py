"""Component files: TOML read field by field, so that every error names its line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

from motu.core.errors import BadEdition
from motu.core.printed import Printed

ORIGINS: Final = ["rulebook", "public", "deduced", "invented"]
LANGUAGES: Final = ["en", "fr", "de"]
HEADER: Final = re.compile(r"\s*(\[\[?)\s*([\w.\-]+)\s*\]")
FIELD: Final = re.compile(r"\s*([\w\-]+)\s*=")


def standard(game: str) -> str:
    """The component file that comes with a game."""
    return files(f"motu.games.{game}").joinpath("components.toml").read_text(encoding="utf-8")


def places(text: str) -> dict[str, int]:
    """The line of each table and field: `product[3].cost` -> 217."""
    found: dict[str, int] = {}
    seen: dict[str, int] = {}
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        header = HEADER.match(line)
        field = FIELD.match(line)
        if header:
            table = header[2]
            if header[1] == "[[":
                found.setdefault(table, number)  # what is missing among these belongs here
                seen[table] = seen.get(table, -1) + 1
                table = f"{table}[{seen[table]}]"
            found.setdefault(table, number)
        elif field:
            found.setdefault(f"{table}.{field[1]}" if table else field[1], number)
    return found


class Sheet:
    """A whole component file."""

    def __init__(self, text: str) -> None:
        try:
            self.data: dict[str, Any] = Printed(tomllib.loads(text), text)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"at line (\d+)", str(error))
            line = int(found[1]) if found else len(text.splitlines())
            raise BadEdition(line, f"this is not TOML: {error}. Mend the line and try again.") from None
        self.places = places(text)
        self.top = Entry(self, "", "the file", self.data)

    def line(self, path: str) -> int:
        """Where `path` stands, or else the nearest thing around it."""
        while path and path not in self.places:
            path = path[: max(path.rfind("."), path.rfind("["), 0)]
        return self.places.get(path, 1)


class Entry:
    """A table of the file. A field that is read must be there and fit; a field that is never read must not be there."""

    def __init__(self, sheet: Sheet, path: str, name: str, data: dict[str, Any]) -> None:
        self.sheet = sheet
        self.path = path
        self.name = name
        self.data = data
        self.asked: set[str] = set()

    def path_of(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def wrong(self, key: str, message: str) -> BadEdition:
        """The error to raise about a field."""
        return BadEdition(self.sheet.line(self.path_of(key)), f"{self.name}: {message}")

    def get(self, key: str) -> Any:
        self.asked.add(key)
        if key not in self.data:
            raise self.wrong(key, f"`{key}` is missing; add it.")
        return self.data[key]

    def has(self, key: str) -> bool:
        return key in self.data

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number within these bounds."""
        return self.checked(key, self.get(key), low, high)

    def checked(self, key: str, value: Any, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(key, f"`{key}` must be a whole number from {low} to {high}, not {value!r}.")
        return value

    def numbers(self, key: str, low: int, high: int, length: int) -> list[int]:
        """A list of that many whole numbers."""
        value = self.get(key)
        if not isinstance(value, list) or len(value) != length:
            raise self.wrong(key, f"`{key}` must be a list of {length} whole numbers, not {value!r}.")
        return [self.checked(key, item, low, high) for item in value]

    def text(self, key: str) -> str:
        value = self.get(key)
        if not isinstance(value, str) or not value:
            raise self.wrong(key, f"`{key}` must be a text, not {value!r}.")
        return value

    def choice(self, key: str, allowed: list[str]) -> str:
        """One of these words."""
        value = self.get(key)
        if not isinstance(value, str) or value not in allowed:
            raise self.wrong(key, f"`{key}` must be one of {', '.join(allowed)}, not {value!r}.")
        return value

    def choices(self, key: str, allowed: list[str]) -> list[str]:
        """A list of some of these words, none twice."""
        value = self.get(key)
        if not isinstance(value, list) or not value:
            raise self.wrong(key, f"`{key}` must be a list of words, not {value!r}.")
        for item in value:
            if not isinstance(item, str) or item not in allowed or value.count(item) > 1:
                raise self.wrong(key, f"`{key}` may name each of {', '.join(allowed)} once, not {item!r}.")
        return value

    def flag(self, key: str, expected: bool) -> None:
        """A yes or no that must agree with the rest of the file."""
        value = self.get(key)
        if value is not expected:
            raise self.wrong(key, f"`{key}` must be {str(expected).lower()} here, not {value!r}.")

    def entry(self, key: str, name: str = "") -> Entry:
        """A table within this one."""
        value = self.get(key)
        if not isinstance(value, dict):
            raise self.wrong(key, f"`{key}` must be a table, not {value!r}.")
        return Entry(self.sheet, self.path_of(key), name or f"[{self.path_of(key)}]", value)

    def entries(self, key: str) -> list[Entry]:
        """A list of tables within this one."""
        value = self.get(key)
        if not isinstance(value, list) or not value or not all(isinstance(item, dict) for item in value):
            raise self.wrong(key, f"`{key}` must be a list of tables, not {value!r}.")
        return [
            Entry(self.sheet, f"{self.path_of(key)}[{i}]", f"{key} number {i + 1}", value[i]) for i in range(len(value))
        ]

    def numbered(self, key: str, field: str, length: int) -> list[Entry]:
        """A list of that many tables, each with its number from 1 on in `field`."""
        found = self.entries(key)
        if len(found) != length:
            raise self.wrong(key, f"there must be {length} of `{key}`, not {len(found)}.")
        for number, entry in enumerate(found, 1):
            entry.agrees(field, number)
        return found

    def by_id(self, key: str, ids: list[str]) -> list[Entry]:
        """A list of tables with exactly these ids, returned in this order."""
        found: dict[str, Entry] = {}
        for entry in self.entries(key):
            name = entry.choice("id", ids)
            entry.name = f"{key} {name}"
            if name in found:
                raise entry.wrong("id", "this id stands twice; remove one.")
            found[name] = entry
        for name in ids:
            if name not in found:
                raise self.wrong(key, f"there is no {key} with the id {name!r}; add it.")
        return [found[name] for name in ids]

    def agrees(self, key: str, expected: int) -> None:
        """A number that stands twice in the file and must be the same."""
        value = self.get(key)
        if type(value) is not int or value != expected:
            raise self.wrong(key, f"`{key}` must be {expected} to agree with the rest of the file, not {value!r}.")

    def names(self) -> None:
        """The names of a piece, in every language."""
        for language in LANGUAGES:
            self.text(f"name_{language}")

    def about(self, game: str, seats: range, unknown: Sequence[str] = ()) -> Entry:
        """The table [meta]: the facts that every box prints, and how many can play. The game may read more of it.

        The `unknown` fields of a box must not stand there. Where the box prints other numbers of players than can
        play here, `printed_players` has them.
        """
        meta = self.entry("meta")
        meta.choice("id", [game])
        for key in ["title", "designer", "publisher", "illustrator"]:
            if key not in unknown:
                meta.text(key)
        for key in ["year", "min_age", "minutes"]:
            if key not in unknown:
                meta.number(key, 1, 9999)
        meta.agrees("min_players", seats[0])
        meta.agrees("max_players", seats[-1])
        if meta.has("printed_players"):
            least, most = meta.numbers("printed_players", 1, 99, 2)
            if least > most:
                raise meta.wrong("printed_players", "`printed_players` must name the fewest first, then the most.")
        return meta

    def done(self) -> None:
        """Refuse fields that were never read, except origins and notes."""
        for key, value in self.data.items():
            if key == "source" or key.startswith("source_"):
                self.choice(key, ORIGINS)
            elif key == "note":
                self.text(key)
            elif key not in self.asked:
                raise self.wrong(key, f"`{key}` ({value!r}) is not known here; is it misspelt?")
