"""What all texts keep to, those of the page too: capitals, words for mouse and finger, one name for one thing."""

from __future__ import annotations

import re
from typing import Final

import pytest

from motu.words import LANGUAGES
from tests.words.texts import FOLDERS, ROOT, written

POINTERS: Final = {  # what is done with a mouse alone
    "en": r"\b[Cc]lick|[Pp]oint(ing)? at (it|one|a|them)\b|\b[Pp]ointer\b|\b[Mm]ouse\b",
    "fr": r"\b[Cc]lic|\b[Cc]liqu|\b[Pp]ointeur\b|\b[Ss]ouris\b",
    "de": r"[Kk]lick|\bMaus\b|\b[Zz]eiger\b|\b[Zz]eig(e)? (auf|darauf)\b",
}
FINGERS: Final = {
    "en": r"\b(long|a while|[Tt]ap|[Tt]ouch)",
    "fr": r"\b(longuement|[Tt]ouch|doigt)",
    "de": r"\b(lange|gedrückt|[Tt]ipp|Berührung|[Aa]ntipp|Finger)",
}


def test_every_folder_has_every_language() -> None:
    for folder in FOLDERS:
        assert sorted(file.stem for file in (ROOT / folder).glob("*.ftl")) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_sentences_begin_with_a_capital(folder: str, language: str) -> None:
    for key, text in written(folder, language):
        begins = text.prose[0][:1] if text.prose else ""
        if text.prose and text.prose[-1].rstrip().endswith((".", "?")):
            assert not begins.islower(), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_what_is_read_on_a_touch_screen_speaks_of_no_mouse(folder: str, language: str) -> None:
    """Where a text names a mouse, it names the finger too, or there is another text for fingers."""
    all_texts = dict(written(folder, language))
    for key, text in all_texts.items():
        prose = " ".join(text.prose)
        if (
            not key.startswith("terminal-")
            and re.search(POINTERS[language], prose)
            and not re.search(FINGERS[language], prose)
        ):
            twins = {f"{key.removesuffix('-pointer')}-finger", f"{key.partition('.')[0]}.finger"} - {key}
            assert twins & all_texts.keys(), f"{key}: {prose}"


def test_replaying_is_called_replaying() -> None:
    """ "Noch einmal" alone would play again, and a game that was noted down is no record in French."""
    for language, wrong in (("de", "Noch einmal"), ("fr", "Partie notée")):
        for folder in FOLDERS:
            for key, text in written(folder, language):
                assert text.prose != (wrong,), key
