"""Writes web/src/lib/wire.ts from the structs in messages.py, so that page and server cannot disagree.

Run `python -m motu.server.typescript` after changing a message; a test fails when the file is stale.
"""

from __future__ import annotations

import inspect
import json
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import Struct
from msgspec import inspect as types

from motu.server import messages

TARGET = Path(__file__).parents[2] / "web/src/lib/wire.ts"
SHARED = (messages.Frame, messages.Said)  # parents: their fields stand in every child
WORDS = {name: frozenset(get_args(getattr(messages, name))) for name in ("Code", "Status", "Cause", "NoUndo")}
UNIONS = {name: get_args(getattr(messages, name)) for name in ("FromPage", "ToPage")}
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
            names = [name for name, words in WORDS.items() if words == frozenset(kind.values)]
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
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join([comment(struct), f"export interface {struct.__name__} {{", *lines, "}"])


def comment(struct: type[Struct]) -> str:
    """The docstring, for editors."""
    lines = (inspect.getdoc(struct) or "").splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def structs() -> list[type[Struct]]:
    """All messages in the order of the file."""
    found = [thing for thing in vars(messages).values() if inspect.isclass(thing) and issubclass(thing, msgspec.Struct)]
    return [thing for thing in found if thing.__module__ == messages.__name__ and thing not in SHARED]


def text() -> str:
    """The whole file."""
    parts = [
        "// Made by `python -m motu.server.typescript` from motu/server/messages.py: change it there.",
        f"export const VERSION = {messages.VERSION};",
        "/** A view: its shape is the game's own. */\nexport type Json = any;",
    ]
    parts += [f"export type {name} ={listed(get_args(getattr(messages, name)))};" for name in WORDS]
    parts += [interface(struct) for struct in structs()]
    parts += [f"export type {name} = {' | '.join(kind.__name__ for kind in kinds)};" for name, kinds in UNIONS.items()]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    TARGET.write_text(text())
