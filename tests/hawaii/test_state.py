"""Dumps of Hawaii: a row of things, each of which must exist."""

from __future__ import annotations

import pytest

from motu.core.errors import BadState
from motu.games.hawaii import names
from tests.hawaii.board import HAWAII, table


@pytest.mark.parametrize(("field", "last"), [("layout", names.PLACES - 1), ("order", 1)])
def test_a_row_names_things_that_there_are(field: str, last: int) -> None:
    data = table().dump()
    assert max(data[field]) <= last
    for wrong in (-1, last + 1):
        with pytest.raises(BadState, match=f"There is no card or piece {wrong}"):
            HAWAII.load({**data, field: [wrong, *data[field][1:]]})
    HAWAII.load({**data, field: [last, *data[field][1:]]})
