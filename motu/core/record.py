"""A game as data: read it, replay it, verify it. The format is described in docs/records.md."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import NamedTuple

from motu.core import shelved
from motu.core.dice import Dice
from motu.core.errors import BadRecord, MotuError
from motu.core.events import Event
from motu.core.game import CHANCE, NOBODY, Game, Json, Move, Seat, Settings, State

FORMAT = "motu-record/1"
LINK = 16  # hex digits of the chain that are written beside each move


class Play(NamedTuple):
    """One line of a record: who moved, what, and the hash of all that had happened then."""

    seat: Seat
    move: Move
    link: str


@dataclass(frozen=True)
class Record:
    """Everything needed to play a game again and to prove that it was fair. Iterating plays it again, move by move."""

    game: str
    version: int
    edition: str  # the text of a replacement component file, or ""
    seats: int
    settings: Settings
    commitment: str  # hash of the seed, public before the first move
    plays: list[Play]
    seed: str | None  # public after the last move
    state: str  # hash of the state after the last move

    def json(self) -> Json:
        """As plain data, the way it is written to a file."""
        parts = {field.name: getattr(self, field.name) for field in fields(self)}
        return {"format": FORMAT, **parts, "plays": [list(play) for play in self.plays]}

    def __iter__(self) -> Iterator[Moment]:
        """The game again, from before the first move to after the last; every state is the caller's to keep."""
        for moment in steps(self, game_of(self)):
            yield moment._replace(state=moment.state.clone())

    def verify(self) -> Record:
        """Prove every move, the chain of hashes and every throw of the dice; raises BadRecord, naming the place."""
        return verify(self.json())

    def __repr__(self) -> str:
        course = "over" if self.seed is not None else "going on"
        return f"<record of {self.game}, {self.seats} seats, {len(self.plays)} moves, {course}>"


def digest(data: Json) -> str:
    """The hash of plain data, the same everywhere."""
    return hashlib.sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def commitment(seed: str) -> str:
    """The hash of a seed, published before the game: it proves the seed afterwards and does not give it away."""
    return hashlib.sha256(f"motu seed {seed}".encode(errors="surrogatepass")).hexdigest()


def throw(seed: str, number: int, odds: list[int]) -> int:
    """The `number`-th throw of a table's dice: a position in `odds`.

    Each throw hashes the seed anew, so that past throws do not give the next one away.
    """
    fresh = hashlib.sha256(f"motu throw {seed} {number}".encode(errors="surrogatepass")).hexdigest()
    left = Dice(int(fresh, 16)).below(sum(odds))
    place = 0
    while left >= odds[place]:
        left -= odds[place]
        place += 1
    return place


class Chain:
    """The running hash over a game: header first, then move after move."""

    def __init__(self, header: Json) -> None:
        self.link = digest(header)

    def add(self, seat: Seat, move: Move) -> str:
        self.link = digest([self.link, seat, move])
        return self.link[:LINK]


def header(record: Record) -> Json:
    """The first link of the chain: everything that is fixed before the first move."""
    return [
        FORMAT,
        record.game,
        record.version,
        record.edition,
        record.seats,
        record.settings,
        record.commitment,
    ]


def read(text: str) -> Record:
    """A record from the text of a file; raises BadRecord, naming the place."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"This is not JSON: {error}. A record is a file written by motu.") from None
    return from_json(data)


def from_json(data: Json) -> Record:
    """A record from plain data; raises BadRecord, naming the field."""
    if not isinstance(data, dict):
        raise BadRecord("A record is a JSON object with named fields.")
    if data.get("format") != FORMAT:
        raise BadRecord(f"format: {data.get('format')!r} is not {FORMAT!r}; this program cannot read it.")
    fields = {
        "game": str,
        "version": int,
        "edition": str,
        "seats": int,
        "settings": dict,
        "commitment": str,
        "plays": list,
        "state": str,
    }
    for name, kind in fields.items():
        if type(data.get(name)) is not kind:
            raise BadRecord(f"{name}: expected {kind.__name__}, found {data.get(name)!r:.60}.")
    unknown = sorted(set(data) - set(fields) - {"format", "seed"})
    if unknown:
        raise BadRecord(f"{unknown[0]}: a record has no such field.")
    if not all(isinstance(value, str) for value in data["settings"].values()):
        raise BadRecord("settings: every value is a word.")
    if data.get("seed") is not None and not isinstance(data["seed"], str):
        raise BadRecord("seed: expected a text, or null while the game is going on.")
    return Record(
        data["game"],
        data["version"],
        data["edition"],
        data["seats"],
        data["settings"],
        data["commitment"],
        [read_play(entry, number) for number, entry in enumerate(data["plays"], 1)],
        data.get("seed"),
        data["state"],
    )


def read_play(entry: Json, number: int) -> Play:
    """One line of the record."""
    if not isinstance(entry, list) or [type(part) for part in entry] != [int, int, str]:
        raise BadRecord(f"move {number}: expected [seat, move, hash], found {entry!r:.60}.")
    return Play(entry[0], entry[1], entry[2])


def game_of(record: Record) -> Game:
    """The game from the shelf, in the edition that was played; raises BadRecord where it is not the same game."""
    try:
        game = shelved.game(record.game)
    except MotuError as error:
        raise BadRecord(f"game: {error}") from None
    if record.version != game.version:
        raise BadRecord(f"version: {record.game} {record.version} was played; this program has {game.version}.")
    try:
        return shelved.game(record.game, record.edition)
    except MotuError as error:
        raise BadRecord(f"edition: {error}") from None


class Moment(NamedTuple):
    """A point in a replayed game: the state after a play, and its events."""

    number: int
    play: Play | None  # None before the first move
    state: State
    events: list[Event]


def steps(record: Record, game: Game) -> Iterator[Moment]:
    """Replay a record move by move and check each; every Moment has the same state object."""
    try:
        state = game.new(record.seats, record.settings)
    except MotuError as error:
        raise BadRecord(f"settings: {error}") from None
    chain = Chain(header(record))
    yield Moment(0, None, state, [])
    for number, play in enumerate(record.plays, 1):
        if state.awaiting() == NOBODY:
            raise BadRecord(f"move {number}: the game was over before.")
        if play.seat != state.awaiting():
            raise BadRecord(f"move {number}: seat {play.seat} moved, but it was for seat {state.awaiting()}.")
        events: list[Event] = []
        try:
            state.play(play.move, events)
        except MotuError as error:
            raise BadRecord(f"move {number}: {error}") from None
        if chain.add(play.seat, play.move) != play.link:
            raise BadRecord(f"move {number}: the hash does not fit what was played; the record was changed.")
        yield Moment(number, play, state, events)


def replay(data: Json) -> State:
    """The state that a record leads to; every move, every link of the chain and the final hash are checked."""
    record = from_json(data)
    return final_state(record, steps(record, game_of(record)))


def final_state(record: Record, moments: Iterator[Moment]) -> State:
    for moment in moments:
        state = moment.state
    if digest(state.dump()) != record.state:
        raise BadRecord("state: the moves lead to another final state than the record claims.")
    return state


def verify(data: Json) -> Record:
    """Replay, and prove the dice: the seed is the one committed to, and every answer of chance follows from it."""
    record = from_json(data)
    wrong: list[str] = []
    end = final_state(record, with_dice(record, steps(record, game_of(record)), wrong))
    if record.seed is None:
        raise BadRecord("seed: it is not public yet; the dice can be checked when the game is over.")
    if end.awaiting() != NOBODY:
        raise BadRecord("seed: it is public although the game is not over; moves were cut off at the end.")
    if commitment(record.seed) != record.commitment:
        raise BadRecord("seed: it is not the one whose hash was published before the game.")
    if wrong:
        raise BadRecord(wrong[0])
    return record


def with_dice(record: Record, moments: Iterator[Moment], wrong: list[str]) -> Iterator[Moment]:
    """The same moments; answers of chance that do not follow from the seed are added to `wrong`."""
    throws, expected = 0, -1
    for moment in moments:
        if moment.play and moment.play.seat == CHANCE:
            if record.seed is not None and moment.play.move != expected:
                wrong.append(f"move {moment.number}: the dice say {expected}, the record says {moment.play.move}.")
            throws += 1
        if record.seed is not None and moment.state.awaiting() == CHANCE:
            expected = moment.state.moves()[throw(record.seed, throws, moment.state.odds())]
        yield moment
