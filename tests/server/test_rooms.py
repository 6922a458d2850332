"""The structure of motu/server that import contracts cannot check."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

MOTU = Path(__file__).parents[2] / "motu"
SERVER = MOTU / "server"


def modules(folder: Path) -> dict[str, ast.Module]:
    """The syntax trees of all modules under a folder, by path."""
    files = sorted(folder.rglob("*.py"))
    return {file.relative_to(MOTU).as_posix(): ast.parse(file.read_text(encoding="utf-8")) for file in files}


def classes(folder: Path) -> set[str]:
    trees = modules(folder).values()
    return {node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}


def written_attributes(tree: ast.Module) -> Iterator[ast.Attribute]:
    """Attributes, and items of attributes, that are assigned or deleted."""
    for node in ast.walk(tree):
        if not isinstance(getattr(node, "ctx", None), ast.Store | ast.Del):
            continue
        target = node
        while isinstance(target, ast.Subscript):
            target = target.value
        if isinstance(target, ast.Attribute):
            yield target


def test_objects_are_changed_by_their_own_methods_only() -> None:
    """No function assigns a field of a live table, or of anything else that is not its own `self`."""
    foreign = {
        f"{path}: {ast.unparse(written)}"
        for path, tree in modules(SERVER).items()
        for written in written_attributes(tree)
        if ast.unparse(written.value) != "self"
    }
    assert foreign == {  # state that Litestar and uvicorn keep for their application and requests; a setting of SQLite
        "server/app.py: app.state.admission",
        "server/http/admission.py: request.scope",
        "server/store/database.py: connection.text_factory",
        "server/tcp/protocols.py: self.cycle.disconnected",
    }


def test_only_advance_writes_to_a_log() -> None:
    appends = [path for path, tree in modules(SERVER).items() if "store.append(" in ast.unparse(tree)]
    assert appends == ["server/tables/live.py"]
    live = modules(SERVER)["server/tables/live.py"]
    methods = [node for node in ast.walk(live) if isinstance(node, ast.AsyncFunctionDef)]
    assert [method.name for method in methods if "store.append(" in ast.unparse(method)] == ["commit"]
    assert [method.name for method in methods if "self.commit(" in ast.unparse(method)] == ["advance"]
    assert [path for path, tree in modules(SERVER).items() if "live.commit(" in ast.unparse(tree)] == []


def test_no_class_of_the_server_has_the_name_of_another_one_below_it() -> None:
    below = classes(MOTU / "core") | classes(MOTU / "bots") | classes(MOTU / "words")
    assert classes(SERVER) & below == set()


def test_files_are_short() -> None:
    lines = {path: len((MOTU / path).read_text(encoding="utf-8").splitlines()) for path in modules(SERVER)}
    assert {path: count for path, count in lines.items() if count > 300} == {}
    assert sorted(lines.values())[len(lines) // 2] < 100
