"""Types of the wire: bodies of HTTP requests and answers, and what they share with the socket's frames (frames.py).

docs/wire.md explains them; web/src/lib/net/wire.ts is generated from them. `motu.server.readers` fills them from the
game's view for one reader; no message is made by deleting fields from a larger one.

A type whose name the kernel uses too has the prefix `Wire` here; the page, which knows no kernel, gets it without.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from motu.core.game import Json

EventFields: TypeAlias = dict[str, Any]  # `kind`, `seat` and the fields of that kind, which are the game's own

Code: TypeAlias = Literal[
    # the request or the frame itself
    "bad_message", "old_page", "too_large", "too_fast", "not_found", "wrong_method", "refused", "broken",
    # session
    "no_session", "foreign_origin", "foreign_host", "bad_token", "bad_name", "name_taken",
    "too_many_sockets", "bad_address",
    # tables and seats
    "no_such_game", "no_such_table", "no_such_bot", "no_such_seat", "no_such_moment", "bad_setting", "bad_bots",
    "not_host", "not_seated", "seat_taken", "table_full", "seats_empty", "not_waiting", "not_playing", "not_over",
    "still_there", "other_rules", "kicked", "table_locked", "too_many_listed", "resigned", "phrases_off", "hints_off",
    # moves
    "illegal_move", "wrong_seat", "game_over", "cannot_undo", "no_plans", "no_coach", "command_reused",
    "not_saved",
]  # fmt: skip
Status: TypeAlias = Literal["waiting", "playing", "over"]
Patience: TypeAlias = Literal["none", "minutes", "day"]
Saying: TypeAlias = Literal["hello", "good_move", "one_moment", "take_your_time", "well_played", "thanks"]
CommandId: TypeAlias = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Word: TypeAlias = Annotated[str, Meta(max_length=60)]


# Shared by HTTP and the socket


class WirePhrase(Struct, frozen=True):
    """A text: an id of the game's Fluent files, and its arguments."""

    id: str
    args: dict[str, int | str | WirePhrase | list[WirePhrase]] = {}


class Problem(Struct, frozen=True):
    """A refusal over HTTP: a stable code for programs, what is wrong, and what to do next."""

    code: Code
    message: str
    next: str


class SettingInfo(Struct, frozen=True):
    """A setting of a game. `default` is its value at a table with people."""

    name: str
    values: list[str]
    default: str
    seats: dict[str, list[int]]  # for each value, the seat counts that admit it


class GameInfo(Struct, frozen=True):
    """A game on the shelf."""

    name: str
    version: int
    seats: list[int]  # the seat counts that the game admits
    settings: list[SettingInfo]
    bots: list[str]
    levels: list[str]  # of these the ones that are offered to people, the weakest first
    coached: bool  # whether there is a coached first game


class SeatInfo(Struct, frozen=True):
    """The holder of a seat. While a bot stands in for a person, `name` is the person's."""

    seat: int
    kind: Literal["person", "bot", "empty"]
    name: str
    bot: str | None
    connected: bool
    left: bool  # the person left or has been disconnected for long; the seat is kept
    invited: bool  # to a rematch, and has not accepted yet
    resigned: bool  # for good: a bot plays on
    away_for: int | None  # milliseconds since the last page of the person was closed; null for whoever is here
    bot_in: int | None  # milliseconds until a bot may stand in; 0: now; null: not at all


class StoodIn(Struct, frozen=True):
    """A bot's moves for a reader who was away: those after one moment, up to another."""

    first: int
    last: int


class Hinted(Struct, frozen=True):
    """Somebody has asked for a hint."""

    seat: int
    moment: int


class TableInfo(Struct, frozen=True):
    """A table without its game. `me` and `hosting` depend on the reader."""

    id: str
    game: str
    version: int  # of the rules
    settings: dict[str, str]
    status: Status
    listed: bool
    seats: list[SeatInfo]
    host: int | None  # the host's seat; null when the host has none
    me: int | None  # the reader's seat; null for a spectator
    hosting: bool
    seq: int  # rows in the table's log
    awaiting: int | None  # the seat that is to decide
    scores: list[int] | None
    ranking: list[int] | None  # place of each seat, when the game is over
    created: int  # milliseconds since 1970
    changed: int
    rematch: str | None  # id of the rematch's table
    rematch_by: int | None  # the seat that asked for it
    locked: bool  # takes nobody in
    patience: Patience  # how long the table waits for the seat that is to decide, until a bot may stand in
    phrases: bool  # whether ready phrases can be said
    hints: bool  # whether players can ask for hints
    hinted: list[Hinted]  # who has, in the order of the game
    stood_in: StoodIn | None  # for the reader; null where nobody has


class WireDoubt(Struct, frozen=True):
    """A question asked once a turn before an option is sent; `yes` is the label of the button that sends it."""

    question: WirePhrase
    yes: WirePhrase


class WireOption(Struct, frozen=True):
    """A legal move the way a person picks it: by clicking handles, in any order."""

    move: int
    handles: list[str]
    label: WirePhrase
    spends: list[str]  # handles of what would be given up
    gain: int  # change of the reader's score
    final: bool  # cannot be undone: something hidden comes out, or the turn passes on
    pays: dict[str, int]  # what would be given up, by name
    uses: list[str]  # the reader's things that have to help, by name
    doubt: WireDoubt | None


class WireDecision(Struct, frozen=True):
    """The decision of the awaited seat; sent to its reader alone."""

    seat: int
    rule: str
    prompt: WirePhrase
    options: list[WireOption]
    step: str  # which question it is
    part: str | None  # the one of the view's `steps` to which it belongs
    about: dict[str, str | int]  # what it is about, by name


class WireReason(Struct, frozen=True):
    """Why a click does nothing now."""

    phrase: WirePhrase
    rule: str


class WireScoreLine(Struct, frozen=True):
    """Where some points come from."""

    source: str
    points: int
    times: int


class WireEntry(Struct, frozen=True):
    """A line of the log: an event that the reader may see, and its sentence."""

    moment: int
    turn: int
    event: EventFields
    phrase: WirePhrase  # the sentence
    reveals: bool


class Standing(Struct, frozen=True):
    """The scores after a moment, for the score graph."""

    moment: int
    turn: int
    seat: int  # who moved; -1 at the start
    scores: list[int]


class Position(Struct, frozen=True):
    """The game at one moment as the reader sees it."""

    moment: int  # moves of seats so far, without undone ones
    turn: int
    view: Json
    view_hash: str
    scores: list[int]
    ledger: list[list[WireScoreLine]]
    ranking: list[int] | None


# Bodies of HTTP requests and answers


class SetMe(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/me. An empty name keeps the guest's name; a new guest gets a random one."""

    name: Annotated[str, Meta(max_length=24)] = ""


class Me(Struct, frozen=True):
    """GET /api/me. `known` is false without a session."""

    known: bool
    name: str
    chosen: bool  # the name was chosen by the guest, not given by the server
    tables: list[TableInfo]


class LogOut(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/log-out."""

    everywhere: bool = False  # in all browsers


class MakeTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables. `bots` has a bot's name or null (a person) for each seat; missing ones are null.

    The same `command_id` again makes no other table: it is answered with the one that it made.
    """

    game: Word
    seats: Annotated[int, Meta(ge=1, le=20)]
    settings: Annotated[dict[Word, Word], Meta(max_length=40)] = {}
    bots: Annotated[list[Word | None], Meta(max_length=20)] = []
    listed: bool = False
    patience: Patience = "none"
    hints: bool | None = None  # null: as long as one person plays against bots
    coach: bool = False  # the coached first game: the game's own deal, settings and bot, whatever else is wished
    command_id: CommandId | None = None


class Invitation(Struct, frozen=True):
    """GET /api/tables/{id}/invitation: the link for friends, and its QR code: the sides of a square, dark modules."""

    link: str
    side: int  # in modules, with the white around it
    path: str  # of an SVG


class SetTable(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/tables/{id}. What is null stays as it is; patience and hints are agreed before the start."""

    locked: bool | None = None
    patience: Patience | None = None
    phrases: bool | None = None
    hints: bool | None = None


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/join. Without `seat`: the guest's own seat, or else the first free one."""

    seat: Annotated[int, Meta(ge=0, le=19)] | None = None


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/start. `fill` names the bot for empty seats."""

    fill: Word | None = None


class SetSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/tables/{id}/seats/{seat}, before the start: a bot, or null (empty)."""

    bot: Word | None
