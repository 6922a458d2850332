"""Writes the types of the page from those of the server and the games, so that they cannot disagree.

web/src/lib/net/wire.ts is made from messages.py and frames.py; view.ts and events.ts of each game's folder from its
view/types.py and events.py (game_typescript.py). Run `python -m motu.server.typescript` after a change; a test fails
when a file is stale.
"""

from __future__ import annotations

import inspect
import json
from pathlib import Path
from typing import Any, get_args

from msgspec import Struct
from msgspec import inspect as types

from motu.core import views
from motu.server.wire import frames
from motu.server.typescript import game_types as game_typescript
from motu.server.wire import messages
from motu.shelf import games

PAGE = Path(__file__).parents[3] / "web/src"
MODULES = (messages, frames)
SHARED = (frames.Frame, frames.Said)  # parents: their fields stand in every child
WORDS = {"Code": messages.Code, "Status": messages.Status, "Cause": frames.Cause, "NoUndo": frames.NoUndo}
UNIONS = {"FromPage": frames.FromPage, "ToPage": frames.ToPage}
# What a game fills in: the parameters of a type, and the fields that use them.
OPEN = {"Entry": "<E extends AnyEvent = AnyEvent>", "Planned": "<V = Json, E extends AnyEvent = Json>"}
FILLED = {("Entry", "event"): "E", ("Planned", "entries"): "Array<Entry<E>>", ("Planned", "view"): "V | null"}
EVENT = """/** An event: `kind` says which fields it has; they are the game's own. */
export interface AnyEvent {
  kind: string;
  seat: number;
}"""
PLAIN: dict[type, str] = {
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "Json",
}


def written(kind: types.Type) -> str:
    """A type in TypeScript."""
    match kind:
        case types.Metadata():
            return written(kind.type)
        case types.StructType():
            return kind.cls.__name__
        case types.LiteralType():
            names = [name for name, words in WORDS.items() if set(get_args(words)) == set(kind.values)]
            return names[0] if names else choice(kind.values)
        case types.ListType():
            return f"Array<{written(kind.item_type)}>"
        case types.DictType():
            return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
        case types.UnionType():
            return " | ".join(written(part) for part in kind.types)
    return PLAIN[type(kind)]


def choice(values: Any) -> str:
    """One of these words or numbers."""
    return " | ".join(json.dumps(value) for value in values)


def listed(words: tuple[str, ...]) -> str:
    """The same, one on each line."""
    return "".join(f"\n  | {json.dumps(word)}" for word in words)


def interface(struct: type[Struct]) -> str:
    """One struct. What the page sends may leave out fields that have a default; what it gets is always complete."""
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    lines = [f"  {info.tag_field}: {json.dumps(info.tag)};"] if info.tag_field else []
    for field in info.fields:
        mark = "?" if info.forbid_unknown_fields and not field.required else ""
        kind = FILLED.get((struct.__name__, field.name)) or written(field.type)
        lines.append(f"  {field.encode_name}{mark}: {kind};")
    name = struct.__name__ + OPEN.get(struct.__name__, "")
    return "\n".join([comment(struct), f"export interface {name} {{", *lines, "}"])


def comment(struct: type[Struct]) -> str:
    """The docstring, for editors."""
    lines = (inspect.getdoc(struct) or "").splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def structs() -> list[type[Struct]]:
    """All messages in the order of the file."""
    things = [
        (module.__name__, thing) for module in MODULES for thing in vars(module).values() if inspect.isclass(thing)
    ]
    return [
        thing
        for home, thing in things
        if issubclass(thing, Struct) and thing.__module__ == home and thing not in SHARED
    ]


def text() -> str:
    """The whole file."""
    parts = [
        "// Made by `python -m motu.server.typescript` from motu/server: change messages.py or frames.py.",
        f"export const VERSION = {frames.VERSION};",
        "/** A view: its shape is the game's own. */\nexport type Json = any;",
        EVENT,
        game_typescript.body(views),
    ]
    parts += [f"export type {name} ={listed(get_args(words))};" for name, words in WORDS.items()]
    parts += [interface(struct) for struct in structs()]
    parts += [
        f"export type {name} = {' | '.join(kind.__name__ for kind in get_args(kinds))};"
        for name, kinds in UNIONS.items()
    ]
    return "\n\n".join(parts) + "\n"


def files() -> dict[Path, str]:
    """Every file that is made, with its text."""
    made = {PAGE / "lib/net/wire.ts": text()}
    for game in games.values():
        if not type(game).__module__.startswith("motu.games."):
            continue  # a package of its own has its page with it
        for name, content in game_typescript.files(game).items():
            made[PAGE / "games" / game.name / name] = content
    return made
