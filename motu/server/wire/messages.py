"""The wire format: what HTTP says, and what the socket speaks of too; the frames themselves stand in frames.py.

docs/wire.md explains it, web/src/lib/net/wire.ts is made from it.

Everything the server says about a game is one of these, filled by `motu.server.showing` from what the game shows a
seat; nothing is ever made by deleting from something larger.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

Json: TypeAlias = Any  # a view: its shape is the game's own
Event: TypeAlias = dict[str, Any]  # `kind`, `seat`, and the fields of that kind: the game's own

Code: TypeAlias = Literal[
    # the request or the frame itself
    "bad_message", "old_page", "too_large", "too_fast", "not_found", "wrong_method", "refused", "broken",
    # who you are
    "no_session", "foreign_origin", "bad_token", "bad_name", "too_many_sockets",
    # tables and seats
    "no_such_game", "no_such_table", "no_such_bot", "no_such_seat", "no_such_moment", "bad_setting", "bad_bots",
    "not_host", "not_seated", "seat_taken", "table_full", "seats_empty", "not_waiting", "not_playing", "not_over",
    "still_there", "other_rules",
    # moves
    "illegal_move", "wrong_seat", "game_over", "cannot_undo", "no_plans", "command_reused",
    "not_saved",
]  # fmt: skip
Status: TypeAlias = Literal["waiting", "playing", "over"]
Word: TypeAlias = Annotated[str, Meta(max_length=60)]


# What both HTTP and the socket speak of


class Phrase(Struct, frozen=True):
    """Text is an id in the game's Fluent files and its arguments."""

    id: str
    args: dict[str, int | str | Phrase | list[Phrase]] = {}


class Problem(Struct, frozen=True):
    """Every refusal over HTTP: a stable word for programs, what is wrong, and what to do next."""

    code: Code
    message: str
    next: str


class SettingInfo(Struct, frozen=True):
    """A choice when a table is made. `default` is the value for a table with people."""

    name: str
    values: list[str]
    default: str
    seats: dict[str, list[int]]  # for each value the numbers of seats with which it can be chosen


class GameInfo(Struct, frozen=True):
    """A game on the shelf."""

    name: str
    version: int
    seats: list[int]  # every possible number of seats
    settings: list[SettingInfo]
    bots: list[str]


class SeatInfo(Struct, frozen=True):
    """Who sits there. A bot may stand in for a person who left: then `name` is that person's and `left` is true."""

    seat: int
    kind: Literal["person", "bot", "empty"]
    name: str
    bot: str | None
    connected: bool
    left: bool  # the person has gone for now; the seat is kept


class TableInfo(Struct, frozen=True):
    """All about a table but the game itself. `me` and `hosting` depend on the reader."""

    id: str
    game: str
    version: int  # of the rules
    settings: dict[str, str]
    status: Status
    listed: bool
    seats: list[SeatInfo]
    host: int | None  # seat of the host, when it has one
    me: int | None  # the reader's seat
    hosting: bool
    seq: int  # events in the log of the table so far
    awaiting: int | None  # the seat whose decision it is
    scores: list[int] | None
    ranking: list[int] | None  # places, when the game is over
    created: int  # milliseconds since 1970
    changed: int
    rematch: str | None  # the table on which the same people play again


class Doubt(Struct, frozen=True):
    """What is asked back, once in a turn, before an option is sent; `yes` stands on the button that sends it."""

    question: Phrase
    yes: Phrase


class Option(Struct, frozen=True):
    """A legal move the way a person picks it: by clicking handles, in any order."""

    move: int
    handles: list[str]
    label: Phrase
    spends: list[str]  # handles of what would be given up
    gain: int  # change of the own score
    final: bool  # something hidden will come out, or the turn passes on: no undo afterwards
    pays: dict[str, int]  # what would be given up, by name
    uses: list[str]  # own things that have to help, by name
    doubt: Doubt | None


class Decision(Struct, frozen=True):
    """What the reader is asked; told to nobody else."""

    seat: int
    rule: str
    prompt: Phrase
    options: list[Option]
    step: str  # which question it is
    part: str | None  # the one of the view's `steps` to which it belongs
    about: dict[str, str | int]  # what it is about, by name


class Reason(Struct, frozen=True):
    """Why a click does nothing now."""

    phrase: Phrase
    rule: str


class ScoreLine(Struct, frozen=True):
    """Where some points come from."""

    source: str
    points: int
    times: int


class Entry(Struct, frozen=True):
    """A line of the log that the reader may see."""

    moment: int
    turn: int
    event: Event  # as the rules reported it
    phrase: Phrase  # the same as a sentence
    reveals: bool


class Standing(Struct, frozen=True):
    """The scores after a moment, for the graph."""

    moment: int
    turn: int
    seat: int  # who moved; -1 at the start
    scores: list[int]


class Position(Struct, frozen=True):
    """The game as the reader sees it at one moment."""

    moment: int  # moves of seats that stand, undone ones not counted
    turn: int
    view: Json
    view_hash: str
    scores: list[int]
    ledger: list[list[ScoreLine]]
    ranking: list[int] | None


# Bodies of HTTP requests and answers


class SetMe(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/me. An empty name keeps the one there is, or is given a friendly one."""

    name: Annotated[str, Meta(max_length=24)] = ""


class Me(Struct, frozen=True):
    """GET /api/me. `known` is false as long as there is no session."""

    known: bool
    name: str
    tables: list[TableInfo]


class MakeTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables. `bots` names a bot for each seat, or null for people; shorter lists mean people."""

    game: Word
    seats: Annotated[int, Meta(ge=1, le=20)]
    settings: Annotated[dict[Word, Word], Meta(max_length=40)] = {}
    bots: Annotated[list[Word | None], Meta(max_length=20)] = []
    listed: bool = False


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/join. Without a seat: the own one, or else the first that is free."""

    seat: Annotated[int, Meta(ge=0, le=19)] | None = None


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/start. `fill` names the bot for seats that are still empty."""

    fill: Word | None = None


class SetSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/tables/{id}/seats/{seat}. Before the start: a bot, or empty; later: a bot for somebody who left."""

    bot: Word | None


class Replay(Struct, frozen=True):
    """GET /api/tables/{id}/replay: a finished game without the positions."""

    info: TableInfo
    seat: int  # whose eyes; -3 a spectator's
    moments: list[Standing]
    log: list[Entry]
    commitment: str
    seed: str


class Moment(Struct, frozen=True):
    """GET /api/tables/{id}/moments/{moment}: one position of a finished game, and what had just happened."""

    seat: int  # who moved; -1 at the start
    position: Position
    entries: list[Entry]
