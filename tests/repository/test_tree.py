"""The files of the repository: nothing of one machine, no house words, locked dependencies."""

from __future__ import annotations

import re
import tomllib
from itertools import product
from pathlib import Path

import pytest

from motu import sources
from motu.shelf import games
from tests.repository.tree import ROOT, tracked
from tests.support.play import played
from tests.support.random_games import Place, positions

MACHINE = re.compile(rb"(?<![\w./~-])/(root|home|Users|work|opt|tmp|srv|mnt)/\w|[A-Z]:\\Users\\")
REGISTRY = re.compile(rb"(pypi|pythonhosted|npmjs|yarnpkg|jsdelivr|unpkg)\.(org|com|net)")
ADDRESS = re.compile(r"://|--(extra-)?index-url|--find-links|--trusted-host|^-[if] ", re.MULTILINE)
HOUSE_WORDS = {  # of which each was taken for several things, and what to write instead
    r"\b(go_on|goOn|went_on)\b": "advance, for a game",
    r"\b(think|thinks|thinking|ponder)\b(\(| =|:)": "plans_turns, a bot's turn, a search",
    r"\b(def|function|const|let) (told|given)\b|\b(self|this)\.told\b|\btold = ": "the noun for what it is, or a verb",
    r"\bat: (i64|int)\b|\bat = ((self|this)\.)?\w*([iI]ndex|first|min|max)": "index, or what it counts",
}
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


@pytest.mark.parametrize("pattern", [MACHINE, REGISTRY], ids=["machine paths", "registries"])
def test_no_file_names_a_machine_or_a_registry(pattern: re.Pattern[bytes]) -> None:
    files = tracked()
    assert len(files) > 50
    found = [(path.relative_to(ROOT).as_posix(), pattern.search(path.read_bytes())) for path in files]
    assert [(name, match[0]) for name, match in found if match] == []


@pytest.mark.parametrize("text", ["at |home|me|motu", "'|tmp|x'", "C:~Users~me", "https:||pypi!org|simple"])
def test_such_names_would_be_found(text: str) -> None:
    written = text.translate(str.maketrans("|~!", "/\\.")).encode()  # so that this file does not contain them
    assert MACHINE.search(written) or REGISTRY.search(written)


@pytest.mark.parametrize(("word", "plain"), HOUSE_WORDS.items())
def test_one_word_means_one_thing(word: str, plain: str) -> None:
    """The words of the project are in docs/words.md."""
    folders = [ROOT / folder for folder in ("motu", "scripts", "web/src")]
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in (".py", ".ts", ".svelte")]
    assert len(files) > 500
    found = [path.relative_to(ROOT).as_posix() for path in files if re.search(word, path.read_text(encoding="utf-8"))]
    assert found == [], f"write instead: {plain}"


def test_shared_tests_name_no_game() -> None:
    """A game is added together with its own folder of tests, and all others stay as they are."""
    named = re.compile("|".join(rf"\b{name}\b|\b{name.replace('_', ' ')}\b" for name in games), re.IGNORECASE)
    shared = [path for path in (ROOT / "tests").rglob("*.py") if path.relative_to(ROOT / "tests").parts[0] not in games]
    assert len(shared) > 50
    found = [(path.relative_to(ROOT).as_posix(), named.search(path.read_text(encoding="utf-8"))) for path in shared]
    assert [(name, match[0]) for name, match in found if match] == []


@pytest.mark.parametrize("game", games)
def test_every_game_says_how_tests_play_it(game: str) -> None:
    assert set(played(game).scores) == set(games[game].seat_counts)
    assert played(game).late().name == game


@pytest.mark.skipif(not sources.compiled(), reason="too slow interpreted; the games would be the same")
@pytest.mark.parametrize("game", games)
def test_what_tests_put_off_and_change_is_asked_somewhere(game: str) -> None:
    """A kind of handle whose name has changed would be put off in vain, and nobody would notice."""
    told = played(game)
    button = re.compile(r"action:\d")  # buttons are the page's own
    named = {name for name in (*told.put_off.split(), *told.changed.split()) if not button.match(name)}
    assert named <= kinds(game)


def kinds(game: str) -> set[str]:
    """How handles that make a move begin, in random games and in their prepared ends."""
    found: set[str] = set()
    whole_and_end = (games[game], played(game).late())
    for seed, kind, seats in product(range(3), whole_and_end, games[game].seat_counts):
        place = Place(kind, seats, played(game).settings)
        for s in positions(place, seed):
            if s.awaiting() >= 0:
                options = place.game.decision(s).options
                found.update(handle.partition(":")[0] for option in options for handle in option.handles)
    return found


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_locks_have_hashes_and_no_addresses(lock: Path) -> None:
    text = lock.read_text()
    assert not ADDRESS.search(text)
    pinned = re.split(r"\n(?=[a-z])", text)
    assert pinned
    for entry in pinned:
        assert re.match(r"[a-z0-9_.-]+==\S+ .*\\\n    --hash=sha256:[0-9a-f]{64}", entry), entry


def test_every_dependency_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = {
        re.split(r"[^\w.-]", line)[0].lower().translate(str.maketrans("_.", "--")) for line in project["dependencies"]
    }
    for name in ("runtime", "build", "dev"):
        locked = set(re.findall(r"^([a-z0-9-]+)==", (ROOT / "requirements" / f"{name}.txt").read_text(), re.MULTILINE))
        assert wanted <= locked
