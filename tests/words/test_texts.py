"""Every text that can be asked for is there, in every language, and nothing else."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast

import motu
from motu.core.errors import BadEdition, MotuError
from motu.core.game import SPECTATOR, Game, Phrase
from motu.core.table import NO_UNDO, Table
from motu.server.run import BadAddress
from motu.server.store.database import BadDatabase
from motu.shelf import bots, games
from motu.words import LANGUAGES, SHARED, Words, problem
from tests.support.phrases_of_games import inside, spoken
from tests.support.play import DRAWN, PLAYABLE, played
from tests.words.texts import FOLDERS, Text, arguments, entries, texts, written

PAGE = Path(__file__).parents[2] / "web" / "src"
FILES = [SHARED, *games]
NAMES = ["Anouk", "Jonas", "Lea", "Reef", "Kai"]
HOME = {"title", "tagline", "pitch"}  # how a game introduces itself before anybody plays it


@cache
def code(folder: str = "") -> list[python.AST]:
    """The Python code of the package, or of a folder in it, node by node."""
    files = sorted(Path(motu.__path__[0], folder).rglob("*.py"))
    return [node for file in files for node in python.walk(python.parse(file.read_text(encoding="utf-8")))]


def calls(name: str, position: int, folder: str = "") -> Iterator[str]:
    """The literal that stands in this position of every call of that name."""
    for node in code(folder):
        if isinstance(node, python.Call) and getattr(node.func, "id", "") == name and len(node.args) > position:
            argument = node.args[position]
            if isinstance(argument, python.Constant) and isinstance(argument.value, str):
                yield argument.value


def literals() -> set[str]:
    """Every string in the code that could be an id."""
    return {node.value for node in code() if isinstance(node, python.Constant) and isinstance(node.value, str)}


def put_together() -> set[str]:
    """Ids made of a beginning and a word that both stand in the code: f"terminal-{text}" and "heading"."""
    begun = [node.values[0] for node in code() if isinstance(node, python.JoinedStr)]
    beginnings = {str(part.value) for part in begun if isinstance(part, python.Constant)}
    return {beginning + word for beginning in beginnings if beginning.endswith("-") for word in literals()}


def on_the_page() -> set[str]:
    """Every string in the page's code that could be an id."""
    sources = [path for end in ("ts", "svelte") for path in PAGE.rglob(f"*.{end}")]
    return {word for path in sources for word in re.findall(r"['`\"]([\w-]+)['`\"]", path.read_text("utf-8"))}


def printed(part: object) -> set[str]:
    """All names of fields and all words in a component sheet."""
    if isinstance(part, dict):
        return set(part).union(*(printed(value) for value in part.values()))
    if isinstance(part, list):
        return set().union(*(printed(value) for value in part))
    return {part} if isinstance(part, str) else set()


def built(game: Game) -> set[str]:
    """The ids that are put together from what the game consists of."""
    known = played(game.name)
    ids = HOME | {f"step-{step}" for step in known.steps} | {f"score-{source}" for source in known.sources}
    for setting in game.settings:
        ids |= {f"setting-{setting.name}", f"setting-{setting.name}.about"}
        for value in setting.values:
            ids |= {f"setting-{setting.name}-{value}", f"setting-{setting.name}-{value}.about"}
    return ids | {f"told-{kind.replace('_', '-')}" for kind in (event.kind for event in game.events())}


def kinds(error: type[MotuError]) -> Iterator[type[MotuError]]:
    """A kind of error and all that are more special."""
    yield error
    for kind in error.__subclasses__():
        yield from kinds(kind)


def refusals() -> list[MotuError]:
    """One of each error that a person may cause."""
    met = {*kinds(MotuError), BadAddress, BadDatabase}  # those of the server too, wherever the tests begin
    return [kind(3, "what to do") if kind is BadEdition else kind("what to do") for kind in met]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_a_file_is_well_formed(file: str, language: str) -> None:
    junk = [entry.content for entry in entries(file, language) if isinstance(entry, ast.Junk)]
    ids = [entry.id.name for entry in entries(file, language) if isinstance(entry, ast.Message)]
    assert not junk
    assert ids
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("file", FILES)
def test_the_languages_run_in_step(file: str) -> None:
    """The same texts in the same order, under the same headings."""
    english, *others = [list(texts(file, language)) for language in LANGUAGES]
    assert all(other == english for other in others)
    headings = [
        [entry.content for entry in entries(file, language) if isinstance(entry, ast.GroupComment)]
        for language in LANGUAGES
    ]
    assert headings[0] == headings[1] == headings[2]


def test_shared_sections_are_in_alphabetical_order() -> None:
    headings = [entry.content for entry in entries(SHARED, "en") if isinstance(entry, ast.GroupComment)]
    assert headings == sorted(headings, key=str)


@pytest.mark.parametrize("file", FILES)
def test_the_languages_ask_for_the_same_arguments(file: str) -> None:
    for key in texts(file, "en"):
        asked = [arguments(file, language, key) for language in LANGUAGES]
        assert asked[0] == asked[1] == asked[2], key


def readers(phrase: Phrase) -> tuple[int, ...]:
    """Those to whom a phrase may read differently: all alike when it is about no seat."""
    about_seats = any(key == "seat" for part in inside(phrase) for key, _ in part.args)
    return (0, 1, SPECTATOR) if about_seats else (SPECTATOR,)


@pytest.mark.parametrize("name", games)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_in_play_has_a_text(name: str, language: str) -> None:
    words = Words(name, language, strict=True)
    for phrase in spoken(name):
        for me in readers(phrase):
            text = words.say(phrase, NAMES, me)
            assert text == text.strip()
            assert not re.search("[{}$\u2068\u2069]|  ", text), text


@pytest.mark.parametrize("name", games)
def test_arguments_are_given_to_texts_that_use_them(name: str) -> None:
    """What is passed and used nowhere is left over from a text that was."""
    given: dict[str, set[str]] = {}
    for phrase in spoken(name):
        for part in inside(phrase):
            given.setdefault(part.id, set()).update(key for key, _ in part.args)
    for key, keys in given.items():
        assert keys - {"seat"} <= arguments(name, "en", key), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_literal_ids_have_a_text(language: str) -> None:
    known = {key for folder in FOLDERS for key, _ in written(folder, language)}
    assert {*calls("Phrase", 0), *calls("because", 1)} <= known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games)
def test_ids_made_from_data_have_a_text(name: str, language: str) -> None:
    assert built(games[name]) <= set(texts(name, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", DRAWN)
def test_points_that_are_only_projected_are_called_something(name: str, language: str) -> None:
    """The score panel says what it adds to the points, in the words of the game."""
    view = games[name].view(Table(games[name], games[name].seat_counts[0], {}, "score").state, 0)
    assert ("projected" in texts(name, language)) == any("projected" in player for player in view["players"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_have_a_text(language: str) -> None:
    words = Words(SHARED, language, strict=True)
    for error in refusals():
        assert words.say(problem(error))
    assert {f"no-undo-{key}" for key in NO_UNDO} <= set(texts(SHARED, language))


def used(file: str) -> set[str]:
    """The ids that somebody asks for."""
    said = {part.id for name in games for phrase in spoken(name) for part in inside(phrase)}
    made = {f"no-undo-{key}" for key in NO_UNDO} | {problem(error).id for error in refusals()}
    made = made.union(*(built(games[name]) for name in PLAYABLE))
    made |= {f"bot-{name}{form}" for name in bots for form in ("", ".about")}  # where opponents are chosen
    made |= {f"seats-{count}" for name in PLAYABLE for count in games[name].seat_counts}
    words = set().union(*(printed(game.components()) for game in games.values()))
    made |= {f"{kind}-{word}" for kind in ("field", "group", "value") for word in words}  # by the page of components
    referred = set().union(*(text.references for language in LANGUAGES for text in texts(file, language).values()))
    referred |= set().union(*(text.references for name in games for text in texts(name, "en").values()))
    return literals() | on_the_page() | put_together() | said | made | referred


@pytest.mark.parametrize("file", FILES)
def test_no_text_is_left_over(file: str) -> None:
    messages = {key for key in texts(file, "en") if "." not in key}
    assert messages - used(file) == set()


@pytest.mark.parametrize("file", FILES)
def test_no_form_of_a_name_is_left_over(file: str) -> None:
    """A part of a name, `.the` or `.at`, stands in some text of some language, perhaps of the drawn table."""
    asked = {key for key in used(file) if "." in key}
    table = f"games/{file}/words/table"
    for language in LANGUAGES:
        drawn = [text for _, text in written(table, language)] if table in FOLDERS else []
        for text in [*texts(file, language).values(), *drawn]:
            asked |= {f"*.{part}" for _, _, part in (name.partition("-") for name in text.variables) if part}
    for key in texts(file, "en"):
        if "." in key:
            assert {key, f"*.{key.partition('.')[2]}"} & asked, key


def is_the_same_everywhere(key: str, text: Text, same_names: set[str]) -> bool:
    """What may read the same in every language: what has no letters, names of pieces, and the title."""
    letters = any(letter.isalpha() for part in text.prose for letter in part)
    return not letters or key == "title" or key.partition(".")[0] in same_names


@pytest.mark.parametrize("file", FILES)
def test_texts_are_translated(file: str) -> None:
    printed = printed_names(file)
    same_names = {
        f"name-{key}" for key, names in printed.items() if len({name.lower() for name in names.values()}) == 1
    }
    for key, text in texts(file, "en").items():
        if not is_the_same_everywhere(key, text, same_names):
            assert any(texts(file, language)[key].prose != text.prose for language in LANGUAGES), key


def printed_names(file: str) -> dict[str, dict[str, str]]:
    """What the component file calls each piece, by its id and language."""
    found: dict[str, dict[str, str]] = {}
    for rows in games[file].components().values() if file else ():
        for row in rows if isinstance(rows, list) else ():
            if "name_en" in row:
                found[row["id"]] = {language: row[f"name_{language}"] for language in LANGUAGES}
    return found


@pytest.mark.parametrize("name", games)
def test_pieces_are_called_as_on_their_cards(name: str) -> None:
    printed = printed_names(name)
    assert printed
    for key, names in printed.items():
        for language in LANGUAGES:
            card = names[language].replace("'", "’")
            assert texts(name, language)[f"name-{key}"].prose == (card[0].upper() + card[1:],)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_typography(file: str, language: str) -> None:
    """Curved apostrophes; between a word and ? ! ; : a thin or hard space in French, and none elsewhere."""
    for key, text in texts(file, language).items():
        prose = "".join(f"_{part}" for part in text.prose)  # a placeable ends in a word
        assert "'" not in prose, key
        assert '"' not in prose, key
        assert not re.search(r"\.\.\.|  |\s[.,]", prose), key
        if language == "fr":
            assert not re.search(r"\w ?[?!;:]|\w\u00a0[?!;]|\w\u202f:", prose), key
        else:
            assert not re.search(r"\w\s[?!;:]", prose), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_sentences_end_and_labels_do_not(file: str, language: str) -> None:
    for key, text in texts(file, language).items():
        kind = key.partition("-")[0]
        ends = text.prose[-1].rstrip("\u202f ")[-1:] if text.prose else ""
        if kind in ("ask", "no", "pitch") or (kind == "why" and key != "why-offer"):
            assert ends in (".", "?"), key
        if kind in ("told", "name", "step", "score"):
            assert ends != ".", key
