"""Frames of the socket, typed and versioned; docs/wire.md explains them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.json import Decoder, Encoder

from motu.core.game import Json
from motu.server.wire.coach import WireCoach
from motu.server.wire.messages import (
    Code,
    CommandId,
    Position,
    Saying,
    Standing,
    TableInfo,
    WireDecision,
    WireEntry,
    WireOption,
    WirePhrase,
    WireReason,
)
from motu.server.wire.replays import Decided

VERSION: Final = 1
FRAME_BYTES: Final = 64 * 1024  # the longest frame, and the longest body of a request
Version: TypeAlias = Literal[1]
Cause: TypeAlias = Literal["started", "played", "undone"]
NoUndo: TypeAlias = Literal["", "nothing", "revealed", "other", "passed"]  # why the reader cannot undo; "" when it can

HandleName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
Picks: TypeAlias = Annotated[list[HandleName], Meta(max_length=40)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]


# From the page


class PageFrame(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of all frames that a page sends."""

    v: Version


class WirePlay(PageFrame, frozen=True, tag="play"):
    """Play a move of `decision.options`. A repeated `command_id` is played once and gets the same answer."""

    command_id: CommandId
    seq: Count
    move: Count


class Undo(PageFrame, frozen=True, tag="undo"):
    """Take back the reader's last move; where turns are planned, all moves of the last part of the turn."""

    command_id: CommandId
    seq: Count


class Why(PageFrame, frozen=True, tag="why"):
    """Ask why a click on this handle does nothing, with these handles picked before it."""

    command_id: CommandId
    handle: HandleName
    picks: Picks = []


class WirePlan(PageFrame, frozen=True, tag="plan"):
    """Ask for the rest of the turn with these handles picked. Nothing is played."""

    command_id: CommandId
    picks: Picks


class Sync(PageFrame, frozen=True, tag="sync"):
    """Ask for the whole table."""


class Ping(PageFrame, frozen=True, tag="ping"):
    """Compare the page with the server: answered by `pong`, or by `table` when they differ."""

    seq: Count
    view_hash: Annotated[str, Meta(max_length=64)] = ""


class Say(PageFrame, frozen=True, tag="say"):
    """Say a ready phrase to the table."""

    command_id: CommandId
    phrase: Saying


class Ask(PageFrame, frozen=True, tag="ask"):
    """Ask the person who is to decide for a move."""

    command_id: CommandId


class WireHint(PageFrame, frozen=True, tag="hint"):
    """Ask for the best moves; everybody is told who has asked. `deeper`: search for longer."""

    command_id: CommandId
    seq: Count
    deeper: bool = False


class Review(PageFrame, frozen=True, tag="review"):
    """Ask, when the game is over, for the reader's decisions that cost most."""

    command_id: CommandId


class Enough(PageFrame, frozen=True, tag="enough"):
    """The reader has closed the hint or the review: it is not worked on any more."""


FromPage: TypeAlias = WirePlay | Undo | Why | WirePlan | Sync | Ping | Say | Ask | WireHint | Review | Enough


# From the server


class ServerFrame(Struct, frozen=True, tag_field="type", kw_only=True):
    """Base of all frames that the server sends."""

    v: Version = VERSION


class Said(ServerFrame, frozen=True, kw_only=True, tag="said"):
    """A phrase that somebody says, or a person asking the one in the seat `to` for a move."""

    seat: int
    phrase: Saying | None  # null: the question
    to: int | None = None
    time: int  # milliseconds since 1970


class WireTable(ServerFrame, frozen=True, kw_only=True, tag="table"):
    """The whole table: sent on connecting, at the start, after `sync`, and when the page differs from the server."""

    seq: int
    info: TableInfo
    commitment: str  # hash of the dice's seed
    position: Position | None  # null while the table waits for players
    decision: WireDecision | None
    undo: NoUndo
    coach: WireCoach | None  # null where no game is coached
    log: list[WireEntry]
    history: list[Standing]
    said: list[Said] = []  # the last phrases, as long as the server remembers them


class Moved(ServerFrame, frozen=True, kw_only=True, tag="moved"):
    """The table's log has one more row. When `seq` is not the last one plus 1, send `sync`.

    Drop log entries and standings later than `position.moment`, then add `entries` and `standing`.
    """

    seq: int
    cause: Cause
    seat: int  # who moved or undid
    position: Position
    decision: WireDecision | None
    undo: NoUndo
    coach: WireCoach | None
    entries: list[WireEntry]
    standing: Standing


class Recap(Struct, frozen=True, kw_only=True):
    """GET /api/tables/{id}/since/{moment}: a position, and the moves since then as the reader saw them."""

    first: Position
    moves: list[Moved]


class Ack(ServerFrame, frozen=True, kw_only=True, tag="ack"):
    """The command is on disk as row `seq` of the table's log."""

    command_id: str
    seq: int


class Stale(ServerFrame, frozen=True, kw_only=True, tag="stale"):
    """The command was made for an older position and was not carried out; `table` is the present one."""

    command_id: str
    table: WireTable


class Refused(ServerFrame, frozen=True, kw_only=True, tag="error"):
    """The command was refused; nothing has changed."""

    command_id: str | None
    code: Code
    message: str
    next: str


class Because(ServerFrame, frozen=True, kw_only=True, tag="why"):
    """The answer to `why`; `reason` is null when the handle does something."""

    command_id: str
    handle: str
    reason: WireReason | None


class WireStage(Struct, frozen=True):
    """One decision of a plan, and the move that answers it so far."""

    decision: WireDecision
    move: int


class Planned(ServerFrame, frozen=True, kw_only=True, tag="plan"):
    """The answer to `plan`: the decisions to the end of the turn, the entries it would add, and the view after it.

    `open` is a decision without a default answer: the plan stops before it until one of its handles is picked.
    `option` is all answered decisions as one option, with their price and gain; null where none is answered. `view` is
    null where the turn would reveal something hidden; `reveals` says that it would, or that chance is to answer.
    """

    command_id: str
    seq: int
    stages: list[WireStage]
    open: WireDecision | None
    entries: list[WireEntry]
    option: WireOption | None
    view: Json | None
    reveals: bool


class WireSuggestion(Struct, frozen=True):
    """A move of a hint. Numbers are tenths of a point."""

    move: int
    gain: int  # how much further ahead it leads than an average move
    error: int  # two standard errors of it
    equal: bool  # it cannot be told from the one before it
    reason: WirePhrase


class Hints(ServerFrame, frozen=True, kw_only=True, tag="hints"):
    """The answer to `hint`, again and again until it is `done`: the best moves, the best one first."""

    command_id: str
    seq: int  # the position that it is about
    simulations: int
    done: bool
    suggestions: list[WireSuggestion]


class Reviewed(ServerFrame, frozen=True, kw_only=True, tag="reviewed"):
    """The answer to `review`: how much of it is done, and at last the costliest decisions in the order of the game."""

    command_id: str
    done: int
    of: int
    moments: list[Decided] | None


class Info(ServerFrame, frozen=True, kw_only=True, tag="info"):
    """The table after somebody came, left or took a seat, or when there is a rematch."""

    info: TableInfo


class Pong(ServerFrame, frozen=True, kw_only=True, tag="pong"):
    """The page shows the same as the server."""

    seq: int


ToPage: TypeAlias = (
    WireTable | Moved | Ack | Stale | Refused | Because | Planned | Hints | Reviewed | Info | Said | Pong
)

encode = Encoder().encode
decode: Final[Callable[[bytes], FromPage]] = Decoder(FromPage).decode
