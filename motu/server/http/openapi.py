"""The refusals that every route may answer with, for the OpenAPI document."""

from __future__ import annotations

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from motu.server.wire.messages import Problem

MEANINGS: Final = {
    400: "The request is not what docs/wire.md describes.",
    401: "There is no session.",
    403: "This visitor may not do that.",
    404: "There is no such game, table, seat or moment.",
    409: "The table does not admit that now.",
    413: "Too large.",
    429: "Too many requests.",
    503: "Could not be saved; try again.",
}
REFUSALS: Final = {
    status: ResponseSpec(Problem, description=meaning, generate_examples=False) for status, meaning in MEANINGS.items()
}
