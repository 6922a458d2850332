"""A game's views and events in TypeScript, from the TypedDicts of its view/types.py and the classes of its events.py.

Docstrings and the comments beside fields are copied, for authors of boards.
"""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, NotRequired, TypeVar, Union, get_args, get_origin, get_type_hints, is_typeddict

from motu.core import events, views
from motu.core.game import Game

HEAD = "// Made by `python -m motu.server.typescript` from {source}."
PLAIN: dict[Any, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
    Any: "any",
}


def files(game: Game) -> dict[str, str]:
    """The generated files of a game's folder in the page: name and text."""
    package = type(game).__module__.rpartition(".")[0]
    events_module = import_module(f"{package}.events")
    view_module = import_module(f"{package}.view.types")
    folder = package.replace(".", "/")
    kinds = [kind.__name__ for kind in events.kinds(events_module)]
    event = f"/** Every event of {type(game).__name__}. */\nexport type {type(game).__name__}Event ="
    union = event + "".join(f"\n  | {kind}" for kind in kinds) + ";"
    return {
        "events.ts": "\n\n".join([HEAD.format(source=f"{folder}/events.py"), body(events_module), union]) + "\n",
        "view.ts": "\n\n".join(
            [HEAD.format(source=f"{folder}/view/types.py"), *imports(view_module, events_module), body(view_module)]
        )
        + "\n",
    }


def imports(view_module: ModuleType, events_module: ModuleType) -> Iterator[str]:
    """Imports of a view; types that it uses of the events are exported again."""
    for home, path in ((views, "../../lib/net/wire"), (events_module, "./events")):
        names = sorted(
            name for name, thing in vars(view_module).items() if getattr(thing, "__module__", "") == home.__name__
        )
        if names:
            yield f"import type {{ {', '.join(names)} }} from '{path}';"
        if names and home is events_module:
            yield f"export type {{ {', '.join(names)} }};"


def body(module: ModuleType) -> str:
    """All types of a module, in the order of the file."""
    aliases = {name: thing for name, thing in vars(module).items() if get_origin(thing) in (Literal, Union, UnionType)}
    parts = [f"export type {name} = {written(thing, {})};" for name, thing in aliases.items()]
    source = inspect.getsource(module)
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            parts.append(interface(getattr(module, node.name), node, source.splitlines(), aliases))
    return "\n\n".join(parts)


def interface(cls: type, node: ast.ClassDef, lines: list[str], aliases: dict[str, Any]) -> str:
    """The interface of a class: docstring, parent, and the fields that it adds with their comments."""
    hints = get_type_hints(cls, include_extras=True)
    written_lines = [f"/** {inspect.getdoc(cls)} */", f"export interface {cls.__name__}{head(cls, node)} {{"]
    if issubclass(cls, events.Event):
        written_lines += [f"  kind: {json.dumps(cls.kind)};", "  seat: number;"]
    for field in node.body:
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            name, kind = field.target.id, hints[field.target.id]
            mark, kind = ("?", get_args(kind)[0]) if get_origin(kind) is NotRequired else ("", kind)
            comment = lines[field.lineno - 1].partition("  # ")[2]
            written_lines.append(f"  {name}{mark}: {written(kind, aliases)};" + (f" // {comment}" if comment else ""))
    return "\n".join([*written_lines, "}"])


def head(cls: type, node: ast.ClassDef) -> str:
    """The parameters and the parent of an interface."""
    parents = [ast.unparse(base) for base in node.bases]
    for parameter in getattr(cls, "__parameters__", ()):
        least = parameter.__bound__.__name__
        return f"<{parameter.__name__} extends {least} = {least}>"
    named = [parent for parent in parents if parent not in ("TypedDict", "Event")]
    return f" extends {named[0].replace('[', '<').replace(']', '>')}" if named else ""


def written(kind: Any, aliases: dict[str, Any]) -> str:
    """A type in TypeScript."""
    known = next((name for name, thing in aliases.items() if thing == kind), None)
    if known:
        return known
    if is_typeddict(kind) or isinstance(kind, TypeVar):
        return str(kind.__name__)
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(json.dumps(part) for part in parts)
    inner = [written(part, aliases) for part in parts]
    if origin in (Union, UnionType):
        return " | ".join(inner)
    if origin is list:
        return f"Array<{inner[0]}>"
    if origin is dict:
        return f"Record<{', '.join(inner)}>"
    return PLAIN[kind]
