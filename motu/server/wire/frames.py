"""The frames of the socket, typed and versioned; docs/wire.md explains them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.json import Decoder, Encoder

from motu.core.game import Json
from motu.server.wire.messages import Code, Decision, Entry, Option, Position, Reason, Standing, TableInfo

VERSION: Final = 1
Version: TypeAlias = Literal[1]
Cause: TypeAlias = Literal["started", "played", "undone"]
NoUndo: TypeAlias = Literal["", "nothing", "revealed", "other", "passed"]  # "" when the reader may undo

CommandId: TypeAlias = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
HandleName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
Picks: TypeAlias = Annotated[list[HandleName], Meta(max_length=40)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]


# From the page


class Frame(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What all frames of the page have in common."""

    v: Version


class Play(Frame, frozen=True, tag="play"):
    """Make a move of `decision.options`. The same `command_id` again is answered the same and played once."""

    command_id: CommandId
    seq: Count
    move: Count


class Undo(Frame, frozen=True, tag="undo"):
    """Take back the own last move; where turns are planned, all moves of the last part of the turn."""

    command_id: CommandId
    seq: Count


class Why(Frame, frozen=True, tag="why"):
    """Why does a click on this handle do nothing, with these handles picked before it?"""

    command_id: CommandId
    handle: HandleName
    picks: Picks = []


class Plan(Frame, frozen=True, tag="plan"):
    """What would the rest of the turn be with these handles picked? Nothing is played."""

    command_id: CommandId
    picks: Picks


class Sync(Frame, frozen=True, tag="sync"):
    """Send everything again."""


class Ping(Frame, frozen=True, tag="ping"):
    """Are we in step? Answered by `pong`, or by `table` when we are not."""

    seq: Count
    view_hash: Annotated[str, Meta(max_length=64)] = ""


FromPage: TypeAlias = Play | Undo | Why | Plan | Sync | Ping


# From the server


class Said(Struct, frozen=True, tag_field="type", kw_only=True):
    """What all frames of the server have in common."""

    v: Version = VERSION


class Table(Said, frozen=True, kw_only=True, tag="table"):
    """Everything: sent on connecting, at the start, after `sync`, and when the page is not in step."""

    seq: int
    info: TableInfo
    commitment: str  # hash of the seed of the dice
    position: Position | None  # null while the table waits for players
    decision: Decision | None
    undo: NoUndo
    log: list[Entry]
    history: list[Standing]


class Moved(Said, frozen=True, kw_only=True, tag="moved"):
    """The game went on by one event. When `seq` is not the last one plus 1, send `sync`.

    Drop log entries and standings later than `position.moment`, then add `entries` and `standing`.
    """

    seq: int
    cause: Cause
    seat: int  # who moved or took back
    position: Position
    decision: Decision | None
    undo: NoUndo
    entries: list[Entry]
    standing: Standing


class Ack(Said, frozen=True, kw_only=True, tag="ack"):
    """The command is saved for good as event `seq`."""

    command_id: str
    seq: int


class Stale(Said, frozen=True, kw_only=True, tag="stale"):
    """The command was made for an older position and was not carried out; `table` is how things stand."""

    command_id: str
    table: Table


class Refused(Said, frozen=True, kw_only=True, tag="error"):
    """Nothing was done."""

    command_id: str | None
    code: Code
    message: str
    next: str


class Because(Said, frozen=True, kw_only=True, tag="why"):
    """The answer to `why`; no reason when the handle does something."""

    command_id: str
    handle: str
    reason: Reason | None


class Stage(Struct, frozen=True):
    """One question of a plan, and the move that answers it for the time being."""

    decision: Decision
    move: int


class Planned(Said, frozen=True, kw_only=True, tag="plan"):
    """The answer to `plan`: the questions to the end of the turn, what would be told, and the reader's view after it.

    `open` is a question that only the reader can answer: the plan stops before it until something is picked for it.
    `option` is all that is answered as one option, with its price and gain; null where nothing is. `view` is null where
    the turn would bring something out that nobody has seen yet; `reveals` says that it would, or that chance is to
    answer.
    """

    command_id: str
    seq: int
    stages: list[Stage]
    open: Decision | None
    entries: list[Entry]
    option: Option | None
    view: Json | None
    reveals: bool


class Info(Said, frozen=True, kw_only=True, tag="info"):
    """Somebody came, went, took a seat; or there is a rematch."""

    info: TableInfo


class Pong(Said, frozen=True, kw_only=True, tag="pong"):
    """The page is in step."""

    seq: int


ToPage: TypeAlias = Table | Moved | Ack | Stale | Refused | Because | Planned | Info | Pong

encode = Encoder().encode
decode: Final[Callable[[bytes], FromPage]] = Decoder(FromPage).decode
