"""The server gives away no secret of a game: not by frames, answers, errors, logs, metrics or bots."""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from motu.core.dice import Dice
from motu.core.events import Event, event
from motu.core.game import SPECTATOR, Game, Json, Move, Seat, Settings, State
from motu.server.logs import JsonFormatter
from motu.server.model.attendance import Attendance
from motu.server.model.game_log import GameLog
from motu.server.model.log_row import Summary
from motu.server.model.seating import Seating
from motu.server.readers import frames
from motu.server.readers.reader import Reader
from motu.server.readers.table_info import table_info
from motu.server.wire.frames import encode
from motu.server.workers import WorkerPool
from motu.shelf import games
from tests.support.server.canary_game import LAY, PICK, CanaryGame, CanaryState, name
from tests.support.server.client import Client, finish
from tests.support.server.game_logs import new_game_log, positions
from tests.support.server.servers import Server, serving

MANY = 500  # positions for each number of seats: 2,000 for a game of two to five
SOME = 25


@event
class TurnedUp(Event):
    """A shell of a hand was laid open."""

    reveals = True
    shell: str


@event
class Found(Event):
    """Points were found under a shell."""

    shell: str


class FindingState(CanaryState):
    """Whoever lays a shell turns up one that the next seat has held in its hand for long, and finds its points."""

    def end_turn(self, move: Move, told: list[Event]) -> None:
        mover = self.turn
        super().end_turn(move, told)
        if move == LAY and self.turn != mover and self.hands[self.turn]:
            shell = min(self.hands[self.turn])
            told.append(TurnedUp(self.turn, name(shell)))
            told.append(Found(mover, name(shell)))

    def clone(self) -> FindingState:
        return Finding().load(self.dump())


class Finding(CanaryGame):
    """Turns are planned, and may end with something that was hidden and fixed before: what follows is not told."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "finding"

    def new(self, seats: int, settings: Settings) -> FindingState:
        return FindingState(seats)

    def load(self, data: Json) -> FindingState:
        state = FindingState(len(data["hands"]))
        vars(state).update(vars(super().load(data)))
        return state

    def events(self) -> list[type[Event]]:
        return [*super().events(), TurnedUp, Found]

    def plans_turns(self) -> bool:
        return True

    def guess(self, state: State, seat: Seat, dice: Dice) -> FindingState:
        return self.load(super().guess(state, seat, dice).dump())


ALL = [*games.values(), CanaryGame(), Finding()]


class Clickable(msgspec.Struct):
    """The part of a view that names what can be clicked."""

    handles: list[str] = []


def messages(seating: Seating, game_log: GameLog, reader: Reader, whole: bool) -> bytes:
    """Everything that the server would send a reader now."""
    game, state = game_log.game, game_log.table.state
    moved = frames.moved(game_log, "play", 0, reader, frames.shared_by_all(game_log, "play"))
    said = [encode(moved)]
    if reader.decides:
        handles = ["nonsense", *msgspec.json.decode(moved.position.view, type=Clickable).handles[:3]]
        said += [msgspec.json.encode(frames.reason_for(game, state, reader.seat, handle, [])) for handle in handles]
    if reader.decides and game.plans_turns() and state.awaiting() == reader.seat:
        for option in game.decision(state).options[-3:]:
            said.append(encode(frames.planned(game_log, reader.seat, "command", list(option.handles))))
    if whole:
        info = table_info(seating, summary(game_log), "guest0", Attendance(frozenset(), 0, 0, 60_000))
        said.append(encode(frames.whole_table(seating, info, game_log, reader)))
    return b"\n".join(said)


def summary(game_log: GameLog) -> Summary:
    state = game_log.table.state
    return Summary(seq=game_log.seq, awaiting=state.awaiting(), scores=state.scores(), ranking=None, time=0)


def tables() -> list[Any]:
    """Every game with every number of seats: some positions always, many when there is time."""
    which = [(game, seats) for game in ALL for seats in game.seat_counts]
    few = [pytest.param(game, seats, SOME, id=f"{game.name}-{seats}") for game, seats in which]
    return few + [
        pytest.param(game, seats, MANY, id=f"{game.name}-{seats}-many", marks=pytest.mark.slow) for game, seats in which
    ]


@pytest.mark.parametrize(("game", "seats", "count"), tables())
def test_every_message_is_the_same_whatever_is_hidden(game: Game, seats: int, count: int) -> None:
    """Everything sent to a reader stays the same, byte for byte, when all that the reader cannot know is dealt anew.

    Some positions are read by everybody, many by a spectator and one seat after the other.
    """
    dice = Dice(seats * count)
    for number, (seating, game_log) in enumerate(positions(game, seats, count, dice)):
        true = game_log.table.state
        for seat in (*(range(seats) if count == SOME else [number % seats]), SPECTATOR):
            reader = Reader(seat, seat >= 0)
            said = messages(seating, game_log, reader, number % 50 == 0)
            game_log.table.state = game.guess(true, seat, dice)
            assert messages(seating, game_log, reader, number % 50 == 0) == said
            game_log.table.state = true


def test_a_view_that_tells_a_secret_is_noticed() -> None:
    """With a view that tells a secret, the messages differ."""

    class Leaky(CanaryGame):
        def view(self, state: State, seat: Seat) -> Json:
            return super().view(state, seat) | {"first": state.dump()["hands"][0][:1]}

    seating, game_log = new_game_log(Leaky(), 2, "seed")
    said = messages(seating, game_log, Reader(1, True), False)
    dice = Dice(1)
    guesses = [game_log.game.guess(game_log.table.state, 1, dice) for _ in range(20)]
    for guess in guesses:
        game_log.table.state = guess
        if messages(seating, game_log, Reader(1, True), False) != said:
            return
    pytest.fail("nothing was noticed")


class Ear:
    """Collects everything that a visitor is sent."""

    def __init__(self, visitor: Client) -> None:
        self.visitor = visitor
        self.bytes: list[str] = []
        visitor.http.event_hooks = {"response": [self.hear]}

    def hear(self, response: Any) -> None:
        response.read()
        self.bytes.append(f"{response.headers} {response.text}")

    def canaries(self) -> set[str]:
        return set(re.findall(r"canary-\d{6}", "\n".join(self.bytes)))


def ask_everything(visitor: Client, table: str) -> None:
    """Send every request whose answer could give a secret away."""
    for path in ("", "/record", "/replay", "/replay?seat=0", "/moments/0", "/moments/1?seat=1", "/moments/2?seat=0"):
        visitor.http.get(f"/api/tables/{table}{path}")
    for path in ("/api/me", "/api/tables", "/metrics", "/health", "/schema/openapi.json", f"/tables/{table}"):
        visitor.http.get(path)
    visitor.http.post(f"/api/tables/{table}/rematch")


@pytest.fixture
def heard_in_the_log() -> Iterator[io.StringIO]:
    """Capture the server's log at every level, in its own format, without that of this test's clients."""
    text = io.StringIO()
    handler = logging.StreamHandler(text)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(lambda record: record.name.split(".")[0] not in ("httpx", "httpcore", "websockets"))
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield text
    root.removeHandler(handler)
    root.setLevel(level)


def test_no_secret_reaches_a_reader_who_may_not_know_it(tmp_path: Path, heard_in_the_log: io.StringIO) -> None:
    with serving(tmp_path) as server, ExitStack() as stack:
        people = [Client(server.url, person) for person in ("Ann", "Bob", "Eve")]
        ears = [Ear(person) for person in people]
        ann, bob, _ = people
        table = ann.table(None, None, listed=True)
        bob.post(f"/api/tables/{table}/join")
        pages = [stack.enter_context(person.looking_at(table)) for person in people]
        ann.post(f"/api/tables/{table}/start")
        for page in pages:
            page.until(lambda frame: frame["type"] == "table" and frame["position"] is not None)
        for turn in range(12):
            asked = next(page for page in pages if page.moves())
            for page in pages:
                page.command("play", move=PICK + turn)  # mostly illegal, or out of turn
                page.command("why", handle=f"hand:{name(turn)}"[:5])
                page.command("plan", picks=[f"hand:{name(turn)}"])
                page.command("undo")
            for person in people if turn % 5 == 0 else []:
                ask_everything(person, table)
            latest = max(page.table["seq"] for page in pages)
            for page in pages:
                page.catch_up(latest)
            asked = next(page for page in pages if page.moves())
            asked.play(asked.moves()[turn % 2])
            for page in pages:
                page.catch_up(asked.table["seq"])
        seed = run_out(server, table)
        for page, ear in zip(pages, ears, strict=True):
            ear.bytes += [msgspec.json.encode(frame).decode() for frame in page.heard]
        tokens = [person.http.cookies["motu_session"] for person in people]
        known = what_each_may_know(server, table)
        for person, ear, may in zip(people, ears, known, strict=True):
            assert ear.canaries() <= may
            assert seed not in "\n".join(ear.bytes)
            others = set(tokens) - {person.http.cookies["motu_session"]}
            assert not any(token in "\n".join(ear.bytes) for token in others)
            person.close()
        assert ears[0].canaries() - ears[2].canaries(), "a player knows more than a spectator"
    log = heard_in_the_log.getvalue()
    assert log
    assert "canary" not in log
    assert not any(secret in log for secret in (seed, table, *tokens))


def run_out(server: Server, table: str) -> str:
    """The secret seed of the table."""
    found = server.services.store.database.read_now("SELECT seed FROM tables WHERE id = ?", [table])
    return str(found[0][0])


def what_each_may_know(server: Server, table: str) -> list[set[str]]:
    """For Ann, Bob and a spectator: what they drew, and what lies open."""
    rows = server.services.store.database.read_now("SELECT told FROM events WHERE table_id = ?", [table])
    events = [event for row in rows for events in msgspec.json.decode(row[0]) for event in events]
    laid = {event["shell"] for event in events if event["kind"] == "laid"}
    drew = [{event["shell"] for event in events if (event["kind"], event["seat"]) == ("drew", seat)} for seat in (0, 1)]
    return [drew[0] | laid, drew[1] | laid, laid]


def test_a_fault_of_the_server_tells_no_secret(tmp_path: Path, heard_in_the_log: io.StringIO) -> None:
    """An error whose message contains secrets."""

    class Faulty(CanaryGame):
        broken = False

        def ledger(self, state: State) -> list[Any]:
            if Faulty.broken:
                raise RuntimeError(f"hands: {[name(shell) for hand in state.dump()['hands'] for shell in hand]}")
            return super().ledger(state)

    with serving(tmp_path, {"shells": Faulty()}) as server:
        ann, bob = Client(server.url, "Ann"), Client(server.url, "Bob")
        table = ann.table(None, None)
        bob.post(f"/api/tables/{table}/join")
        ann.post(f"/api/tables/{table}/start")
        with ann.looking_at(table) as page:
            own = set(page.table["position"]["view"]["hand"])
            Faulty.broken = True
            page.say("sync")
            told = page.until("error")
            assert told["code"] == "broken"
            assert "canary" not in str(told)
            Faulty.broken = False
            page.say("sync")
            assert set(page.until("table")["position"]["view"]["hand"]) == own, "and the table goes on"
        ann.close()
        bob.close()
    assert "RuntimeError" in heard_in_the_log.getvalue()
    assert "canary" not in heard_in_the_log.getvalue()


class ListeningPool(WorkerPool):
    """A worker pool that records the guesses for its bots."""

    def __init__(self) -> None:
        super().__init__(1, 1.0)
        self.given: list[tuple[Seat, Json]] = []

    async def choose(self, game: str, bot: str, guess: Json, seat: Seat, luck: int) -> Move:
        self.given.append((seat, guess))
        return CanaryGame().load(guess).moves()[0]


def test_a_bot_is_given_a_guess_and_never_the_game(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        listening = ListeningPool()
        server.services.workers.close()
        msgspec.structs.force_setattr(server.services, "workers", listening)
        ann = Client(server.url, "Ann")
        table = ann.table(None, "random", "random", start=True)
        with ann.looking_at(table) as page:
            finish([page])
        record = ann.get(f"/api/tables/{table}/record")
        ann.close()
        listening.close()
    truth = [state.dump() for state in played_again(record)]
    shells = CanaryGame()
    assert len(listening.given) > 4
    hidden = 0
    for seat, guess in listening.given:
        views = [shells.view(shells.load(dump), seat) for dump in truth]
        assert shells.view(shells.load(guess), seat) in views, "what the seat may know is true"
        hidden += guess not in truth
    assert hidden > len(listening.given) // 2, "what it may not know is made up"


def played_again(record: Json) -> Iterator[State]:
    state = CanaryGame().new(record["seats"], record["settings"])
    for _, move, _ in record["plays"]:
        state.play(move)
        yield state.clone()
