"""The types of the wire in TypeScript: web/src/lib/net/wire.ts, from wire/messages.py and wire/frames.py."""

from __future__ import annotations

import inspect
import json
from typing import Any, get_args

from msgspec import Struct
from msgspec import inspect as types

from motu.core import views
from motu.server.typescript import game_types
from motu.server.wire import channels, coach, frames, guide, messages, replays

MODULES = (messages, replays, channels, coach, guide, frames)
BASES = (frames.PageFrame, frames.ServerFrame)  # not written: their fields stand in every child
LITERALS = {
    "Code": messages.Code,
    "Status": messages.Status,
    "Patience": messages.Patience,
    "Saying": messages.Saying,
    "Cause": frames.Cause,
    "NoUndo": frames.NoUndo,
}
UNIONS = {"FromPage": frames.FromPage, "ToPage": frames.ToPage}
# The types that a game fills in: their parameters, and the fields that use them.
PARAMETERS = {"Entry": "<E extends AnyEvent = AnyEvent>", "Planned": "<V = Json, E extends AnyEvent = Json>"}
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
            return name_of(kind.cls)
        case types.LiteralType():
            names = [name for name, words in LITERALS.items() if set(get_args(words)) == set(kind.values)]
            return names[0] if names else choice(kind.values)
        case types.ListType():
            return f"Array<{written(kind.item_type)}>"
        case types.DictType():
            return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
        case types.UnionType():
            return " | ".join(written(part) for part in kind.types)
    return PLAIN[type(kind)]


def name_of(struct: type) -> str:
    """The name on the page, which has no types of the kernel to tell apart."""
    return struct.__name__.removeprefix("Wire")


def choice(values: Any) -> str:
    """A union of literals, on one line."""
    return " | ".join(json.dumps(value) for value in values)


def listed(words: tuple[str, ...]) -> str:
    """A union of literals, one a line."""
    return "".join(f"\n  | {json.dumps(word)}" for word in words)


def interface(struct: type[Struct]) -> str:
    """The interface of a struct. Fields with a default are optional in what the page sends."""
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    lines = [f"  {info.tag_field}: {json.dumps(info.tag)};"] if info.tag_field else []
    for field in info.fields:
        mark = "?" if info.forbid_unknown_fields and not field.required else ""
        kind = FILLED.get((name_of(struct), field.name)) or written(field.type)
        lines.append(f"  {field.encode_name}{mark}: {kind};")
    name = name_of(struct) + PARAMETERS.get(name_of(struct), "")
    return "\n".join([comment(struct), f"export interface {name} {{", *lines, "}"])


def comment(struct: type[Struct]) -> str:
    """The docstring as a comment."""
    lines = (inspect.getdoc(struct) or "").splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def structs() -> list[type[Struct]]:
    """All structs in the order of the files."""
    found = [
        (module.__name__, thing) for module in MODULES for thing in vars(module).values() if inspect.isclass(thing)
    ]
    return [
        thing for home, thing in found if issubclass(thing, Struct) and thing.__module__ == home and thing not in BASES
    ]


def text() -> str:
    """The text of wire.ts."""
    parts = [
        "// Made by `python -m motu.server.typescript` from motu/server/wire: change messages.py or frames.py.",
        f"export const VERSION = {frames.VERSION};",
        "/** A view: its shape is the game's own. */\nexport type Json = any;",
        EVENT,
        game_types.body(views),
    ]
    parts += [f"export type {name} ={listed(get_args(words))};" for name, words in LITERALS.items()]
    parts += [interface(struct) for struct in structs()]
    parts += [
        f"export type {name} = {' | '.join(name_of(kind) for kind in get_args(kinds))};"
        for name, kinds in UNIONS.items()
    ]
    return "\n\n".join(parts) + "\n"
