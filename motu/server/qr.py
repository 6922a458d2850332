"""QR codes: for the terminal, and for the page."""

from __future__ import annotations

import io
from typing import Final

import segno

QUIET: Final = 4  # modules of white around the code, without which it is hard to read


def in_terminal(link: str) -> str:
    """The code as text, two modules in each character."""
    out = io.StringIO()
    segno.make(link, micro=False).terminal(out, compact=True, border=2)
    return out.getvalue()


def as_path(link: str) -> tuple[int, str]:
    """The side of the code in modules, and what is dark in it as the path of an SVG."""
    rows = [list(row) for row in segno.make(link, micro=False, error="m").matrix_iter(border=QUIET)]
    parts = []
    for y, row in enumerate(rows):
        x = 0
        while x < len(row):
            run = x
            while run < len(row) and row[run]:
                run += 1
            if run > x:
                parts.append(f"M{x} {y}h{run - x}v1h{x - run}z")
            x = run + 1
    return len(rows), "".join(parts)
