"""Phrases as text, from the Fluent files that Python and the page share.

`words/<language>.ftl` here has the texts of all games, `games/<game>/words/<language>.ftl` those of one game, and
`words/card` beside it how a game introduces itself: all that is read before it is played. These rules render a phrase,
here and on the page with @fluent/bundle:

1. An id is a message, `id.part` an attribute of it. A game's own message hides a shared one of the same id.
2. An int is a number. A str stays a str: mostly it selects a variant.
3. A phrase as an argument is rendered first, and the attributes of its message come along: where `product` is the
   phrase `name-jetty`, $product is "Jetty" and $product-the is its attribute `the`, "the jetty". So each language
   keeps its articles and cases in its own file.
4. A tuple of phrases is rendered and joined: `join-none`, or from left to right `join-more`, at last `join-last`.
5. An argument `seat` brings two more: $name, the name of the player there, or else `seat-name`; and $you, "yes"
   where the reader sits there, "no" otherwise.
6. A text that a language lacks is taken from English; where that lacks it too, the id is shown.
7. No isolation marks around arguments: all languages here run from left to right.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from motu.core.errors import MotuError
from motu.core.game import SPECTATOR, Phrase, Seat

LANGUAGES: Final = ("en", "fr", "de")  # the first one is the fallback
SHARED: Final = ""  # in place of a game's name: only the shared texts


class UnknownLanguage(MotuError):
    """A language without texts."""


class MissingText(MotuError):
    """A phrase without a text in a language; raised in strict mode only."""


class Words:
    """The texts of a game in one language."""

    def __init__(self, game: str, language: str, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(
                f"There are texts in {', '.join(LANGUAGES)}, not in {language!r}: choose one of them."
            )
        self.language = language
        self.strict = strict  # raise MissingText instead of falling back
        spoken = (language,) if strict else dict.fromkeys((language, LANGUAGES[0]))
        self.bundles = [bundle(game, language) for language in spoken]

    def say(self, phrase: Phrase, names: Sequence[str] = (), me: Seat = SPECTATOR) -> str:
        """The phrase as text for the reader in seat `me`; `names` are the players' names by seat."""
        return self.text(phrase.id, self.arguments(phrase, names, me))

    def arguments(self, phrase: Phrase, names: Sequence[str], me: Seat) -> dict[str, int | str]:
        """The arguments of a message; phrases among them are rendered."""
        known: dict[str, int | str] = {}
        for key, value in phrase.args:
            if isinstance(value, Phrase):
                known[key] = self.say(value, names, me)
                for part in self.parts(value.id):
                    known[f"{key}-{part}"] = self.say(Phrase(f"{value.id}.{part}", value.args), names, me)
            elif isinstance(value, tuple):
                known[key] = self.join([self.say(item, names, me) for item in value])
            else:
                known[key] = value
            if key == "seat":
                known["name"] = self.name(value, names)
                known["you"] = "yes" if value == me else "no"
        return known

    def name(self, seat: Seat, names: Sequence[str]) -> str:
        """The name of the player in a seat; `Player 2` by default."""
        if 0 <= seat < len(names):
            return names[seat]
        return self.text("seat-name", {"number": seat + 1})

    def join(self, items: list[str]) -> str:
        """`2 wood, 1 fish and 1 hut` in the manner of the language."""
        if not items:
            return self.text("join-none", {})
        joined = items[0]
        for item in items[1:-1]:
            joined = self.text("join-more", {"first": joined, "next": item})
        return joined if len(items) == 1 else self.text("join-last", {"first": joined, "last": items[-1]})

    def parts(self, key: str) -> list[str]:
        """The attributes of an argument's message."""
        for spoken in self.bundles:
            if spoken.has_message(key):
                return list(spoken.get_message(key).attributes)
        return []

    def text(self, key: str, args: dict[str, int | str]) -> str:
        """One message with its arguments filled in."""
        for spoken in self.bundles:
            pattern = find(spoken, key)
            if pattern is not None:
                text, faults = spoken.format_pattern(pattern, args)
                if faults and self.strict:
                    raise MissingText(f"{self.language}: {key} cannot be said with {args}: {faults}")
                return str(text)
        if self.strict:
            raise MissingText(f"{self.language}: there is no text {key!r}: add it to the .ftl file.")
        return key


def find(spoken: FluentBundle, key: str) -> Any:
    """The pattern of a message, or of an attribute of it; None when there is none."""
    message, _, part = key.partition(".")
    if not spoken.has_message(message):
        return None
    found = spoken.get_message(message)
    return found.attributes.get(part) if part else found.value


def source(game: str, language: str) -> str:
    """The Fluent file of a game, and what its card says; empty where there is none."""
    try:
        folder = files(f"motu.games.{game}" if game != SHARED else "motu") / "words"
    except ModuleNotFoundError:  # a game of another package, without texts
        return ""
    found = [file for file in (folder / "card" / f"{language}.ftl", folder / f"{language}.ftl") if file.is_file()]
    return "\n".join(file.read_text(encoding="utf-8") for file in found)


@lru_cache
def bundle(game: str, language: str) -> FluentBundle:
    """All messages of a game and the shared ones, parsed once."""
    spoken = FluentBundle([language], use_isolating=False)
    for name in dict.fromkeys((game, SHARED)):
        spoken.add_resource(FluentResource(source(name, language)))
    return spoken


def problem(error: MotuError) -> Phrase:
    """A refusal in the reader's language, followed by the details that exist in English only."""
    kebab = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in type(error).__name__)
    return Phrase(f"error{kebab}", (("details", str(error)),))
