"""The page's types are those of the server."""

from motu.server import typescript


def test_the_types_of_the_page_are_not_stale() -> None:
    assert typescript.TARGET.read_text() == typescript.text(), "run `python -m motu.server.typescript`"
