"""What every request may be answered with besides what it asks for."""

from __future__ import annotations

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from motu.server.wire.messages import Problem

MEANING: Final = {
    400: "The request is not what docs/wire.md describes.",
    401: "There is no session.",
    403: "Not allowed to this visitor.",
    404: "There is no such thing.",
    409: "Not possible as things stand.",
    413: "Too large.",
    429: "Too much at once.",
    503: "Could not be saved; try again.",
}
REFUSED: Final = {
    status: ResponseSpec(Problem, description=meaning, generate_examples=False) for status, meaning in MEANING.items()
}
