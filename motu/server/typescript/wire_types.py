"""The types of the wire in TypeScript: web/src/lib/net/wire.ts and the folder beside it, from motu/server/wire."""

from __future__ import annotations

import inspect
import json
import re
from typing import Any, Final, get_args

from msgspec import Struct
from msgspec import inspect as types

from motu.core import views
from motu.server.typescript import game_types
from motu.server.wire import channels, coach, frames, guide, messages, replays

HEAD: Final = "// Made by `python -m motu.server.typescript` from motu/server/wire."
MODULES = (messages, replays, channels, coach, guide, frames)
BASES = (frames.PageFrame, frames.ServerFrame)  # not written: their fields stand in every child
FROM_PAGE, TO_PAGE, REQUESTS = "from-page", "to-page", "requests"  # files that are no module of motu/server/wire
REMARK = re.compile(r"^    (\w+): .*?  # (.+)$", re.MULTILINE)  # a field, and the comment beside it
LITERALS = {
    "Code": messages.Code,
    "Status": messages.Status,
    "Patience": messages.Patience,
    "Saying": messages.Saying,
    "Cause": frames.Cause,
    "NoUndo": frames.NoUndo,
}
FILES = {"Code": "codes", "Cause": TO_PAGE, "NoUndo": TO_PAGE}  # of literals; the others stand with the messages
UNIONS = {"FromPage": (FROM_PAGE, frames.FromPage), "ToPage": (TO_PAGE, frames.ToPage)}
# The types that a game fills in: their parameters, and the fields that use them.
PARAMETERS = {"Entry": "<E extends AnyEvent = AnyEvent>", "Planned": "<V = Json, E extends AnyEvent = Json>"}
FILLED = {("Entry", "event"): "E", ("Planned", "entries"): "Array<Entry<E>>", ("Planned", "view"): "V | null"}
JSON = "/** A view: its shape is the game's own. */\nexport type Json = any;"
EVENT = """/** An event: `kind` says which fields it has; they are the game's own. */
export interface AnyEvent<K extends string = string> {
  kind: K;
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


def interface(struct: type[Struct]) -> str:
    """The interface of a struct with the comments beside its fields; a default makes one optional for the page."""
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    lines = [f"  {info.tag_field}: {json.dumps(info.tag)};"] if info.tag_field else []
    remarks = dict(REMARK.findall(inspect.getsource(struct)))
    for field in info.fields:
        mark = "?" if info.forbid_unknown_fields and not field.required else ""
        kind = FILLED.get((name_of(struct), field.name)) or written(field.type)
        remark = f" // {remarks[field.name]}" if field.name in remarks else ""
        lines.append(f"  {field.encode_name}{mark}: {kind};{remark}")
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


def file_of(struct: type[Struct]) -> str:
    """The file of a struct: its module's name, or what the page sends and what answers it."""
    if struct.__module__ == frames.__name__:
        return FROM_PAGE if issubclass(struct, frames.PageFrame) else TO_PAGE
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    return REQUESTS if info.forbid_unknown_fields else struct.__module__.rpartition(".")[2]


def types_by_file() -> dict[str, dict[str, str]]:
    """For each file the texts of its types, by their names."""
    found = {"views": {"Json": JSON, "AnyEvent": EVENT, **game_types.types(views)}}
    for name, words in LITERALS.items():
        listed = game_types.union(name, map(json.dumps, get_args(words)))
        found.setdefault(FILES.get(name, "messages"), {})[name] = listed
    for struct in structs():
        found.setdefault(file_of(struct), {})[name_of(struct)] = interface(struct)
    for name, (file, kinds) in UNIONS.items():
        found[file][name] = game_types.union(name, map(name_of, get_args(kinds)))
    return found


def imports(file: str, found: dict[str, dict[str, str]]) -> list[str]:
    """What a file takes from the others."""
    code = re.sub(r"/\*.*?\*/|\"[^\"]*\"", "", "".join(found[file].values()), flags=re.DOTALL)
    used = set(re.findall(r"\w+", code)) - found[file].keys()
    taken = {other: sorted(used & kinds.keys()) for other, kinds in found.items()}
    lines = [f"import type {{ {', '.join(names)} }} from './{other}';" for other, names in taken.items() if names]
    return ["\n".join(lines)] if lines else []


def files() -> dict[str, str]:
    """Name and text of wire.ts, which offers all types, and of the files beside it."""
    found = types_by_file()
    parts = {
        f"wire/{file}.ts": game_types.text([HEAD, *imports(file, found), *texts.values()])
        for file, texts in found.items()
    }
    all_types = "\n".join(f"export type * from './wire/{file}';" for file in found)
    return {"wire.ts": game_types.text([HEAD, f"export const VERSION = {frames.VERSION};", all_types]), **parts}
