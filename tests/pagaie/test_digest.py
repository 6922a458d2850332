"""The tables of the digest are those of the component file, in the words of the pieces."""

from __future__ import annotations

from collections import Counter

import pytest

from motu.words import LANGUAGES
from tests.pagaie.board import BOX, PAGAIE
from tests.support.rules_digest import label, origins, rows

ELEMENTS, SEA, SAND, PLAYERS = range(4)  # the tables
CELLS = {"": "–", "bottle": "x"}

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


def terrain(name: str, language: str) -> str:
    return label(PAGAIE, language, f"value-{name}")


def seen(icon: str) -> int:
    return sum(entry["count"] * entry["cells"].count(icon) for entry in BOX["tile"])


def test_elements_are_listed_as_printed(language: str) -> None:
    listed = rows(PAGAIE, language, ELEMENTS)
    assert len(listed) == 10
    for entry in BOX["element"]:
        where, points, count, origin = listed[label(PAGAIE, language, f"name-{entry['id']}")]
        assert where == terrain(entry["terrain"], language)
        assert (points, count) == (str(entry["points"]), str(seen(entry["id"])))
        assert origin == origins(language, entry["source_points"], "invented")
    where, points, count, _ = listed[label(PAGAIE, language, "name-bottle")]
    assert where == f"{terrain('sea', language)}, {terrain('sand', language)}"
    assert (points, count) == (f"−{BOX['bottle']['costs']}", str(seen("bottle")))


def pattern(cells: list[str]) -> str:
    """`A – B x`: kinds by letters in the order in which they come; mirrored pairs are one pattern."""
    letters: dict[str, str] = {}
    for icon in cells:
        if icon not in CELLS:
            letters.setdefault(icon, "AB"[len(letters)])
    return " ".join(CELLS.get(icon) or letters[icon] for icon in cells)


@pytest.mark.parametrize(("table", "name"), [(SEA, "sea"), (SAND, "sand")])
def test_tiles_are_listed_by_pattern(table: int, name: str, language: str) -> None:
    faces, tiles = Counter[str](), Counter[str]()
    for entry in BOX["tile"]:
        if entry["terrain"] == name:
            faces[pattern(entry["cells"])] += 1
            tiles[pattern(entry["cells"])] += entry["count"]
    listed = rows(PAGAIE, language, table)
    assert set(listed) == set(faces)
    for key, (kinds, each, total, origin) in listed.items():
        assert (int(kinds), int(total)) == (faces[key], tiles[key])
        assert int(kinds) * int(each) == int(total)
        assert origin == origins(language, "invented")


def test_numbers_of_players_are_listed_as_printed(language: str) -> None:
    listed = rows(PAGAIE, language, PLAYERS)
    for entry in BOX["player_count"]:
        days, paddles, tiles, flowers, origin = listed[str(entry["players"])]
        assert (int(days), int(paddles), int(flowers)) == (entry["days"], entry["paddles"], len(entry["flowers"]))
        assert tiles == ", ".join(str(n) for n in range(1, entry["tiles"] + 1))
        assert origin == origins(language, entry["source_days"])
