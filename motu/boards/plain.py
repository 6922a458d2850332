"""Any table, drawn without knowing the game: every part of the view with its name."""

from __future__ import annotations

from collections.abc import Sequence

from rich.pretty import Pretty
from rich.table import Table

from motu.core.game import Json
from motu.words import Words


def draw(view: Json, words: Words, names: Sequence[str]) -> Table:
    """Part by part, in the order of the view. Handles are left out: the options list them."""
    table = Table(show_header=False, box=None)
    for part, value in view.items():
        if part != "handles":
            table.add_row(part, Pretty(value))
    return table
