"""A game's views and events in TypeScript, from the TypedDicts of its view/types.py and the classes of its events.py.

Docstrings and the comments beside fields are copied, for authors of boards.
"""

from __future__ import annotations

import ast
import inspect
import json
import textwrap
from collections.abc import Iterable, Iterator
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
    event = f"/** Every event of {type(game).__name__}. */\n{union(f'{type(game).__name__}Event', kinds)}"
    base = "import type { AnyEvent } from '../../lib/net/wire';"
    return {
        "events.ts": text([HEAD.format(source=f"{folder}/events.py"), base, *types(events_module).values(), event]),
        "view.ts": text(
            [
                HEAD.format(source=f"{folder}/view/types.py"),
                *imports(view_module, events_module),
                *types(view_module).values(),
            ]
        ),
    }


def text(parts: Iterable[str]) -> str:
    """The text of a file."""
    return "\n\n".join(parts) + "\n"


def union(name: str, parts: Iterable[str]) -> str:
    """A union of types: on one line, or as many on a line as fit."""
    parts = list(parts)
    line = f"export type {name} = {' | '.join(parts)};"
    if len(line) <= 120:
        return line
    unbroken = " ".join(f"|\N{NO-BREAK SPACE}{part}" for part in parts)
    lines = textwrap.wrap(unbroken, 116, break_long_words=False, break_on_hyphens=False)
    listed = "".join(f"\n  {line}" for line in lines).replace("\N{NO-BREAK SPACE}", " ")
    return f"export type {name} ={listed};"


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


def types(module: ModuleType) -> dict[str, str]:
    """The text of each type of a module, in the order of the file."""
    aliases = {name: thing for name, thing in vars(module).items() if get_origin(thing) in (Literal, Union, UnionType)}
    found = {name: f"export type {name} = {written(thing, {})};" for name, thing in aliases.items()}
    source = inspect.getsource(module)
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            found[node.name] = interface(getattr(module, node.name), node, source.splitlines(), aliases)
    return found


def interface(cls: type, node: ast.ClassDef, lines: list[str], aliases: dict[str, Any]) -> str:
    """The interface of a class: docstring, parent, and the fields that it adds with their comments."""
    hints = get_type_hints(cls, include_extras=True)
    start = f"/** {inspect.getdoc(cls)} */\nexport interface {cls.__name__}{head(cls, node)} {{"
    fields = []
    for field in node.body:
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            name, kind = field.target.id, hints[field.target.id]
            mark, kind = ("?", get_args(kind)[0]) if get_origin(kind) is NotRequired else ("", kind)
            comment = lines[field.lineno - 1].partition("  # ")[2]
            fields.append(f"  {name}{mark}: {written(kind, aliases)};" + (f" // {comment}" if comment else ""))
    return "\n".join([start, *fields, "}"]) if fields else start + "}"


def head(cls: type, node: ast.ClassDef) -> str:
    """The parameters and the parent of an interface."""
    if issubclass(cls, events.Event):
        return f" extends AnyEvent<{json.dumps(cls.kind)}>"
    parents = [ast.unparse(base) for base in node.bases]
    for parameter in getattr(cls, "__parameters__", ()):
        least = parameter.__bound__.__name__
        return f"<{parameter.__name__} extends {least} = {least}>"
    named = [parent for parent in parents if parent != "TypedDict"]
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
