"""The contents of a component file as plain data that remembers its text."""

from __future__ import annotations

from typing import Any


class Printed(dict[str, Any]):
    """Printed values by table and field; `text` is the file they were read from. Not compiled: it extends a dict."""

    def __init__(self, data: dict[str, Any], text: str) -> None:
        super().__init__(data)
        self.text = text
