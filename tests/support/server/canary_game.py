"""A tiny game for the server's tests. Every hidden thing in it has a name that occurs nowhere else: a canary.

Each seat holds three shells. In a turn it secretly picks one; then it lays that one open for its points, or puts it
back into the bag and draws another. Whoever has laid its last shell is done; most points win.
"""

from __future__ import annotations

from motu.core.dice import Dice
from motu.core.errors import GameOver, IllegalMove
from motu.core.events import Event, event
from motu.core.game import (
    CHANCE,
    NOBODY,
    Decision,
    Game,
    Json,
    Move,
    Option,
    Phrase,
    Reason,
    ScoreLine,
    Seat,
    Setting,
    Settings,
    State,
)

SHELLS = 24
HAND = 3
DEAL, PICK, LAY, KEEP = 0, SHELLS, 2 * SHELLS, 2 * SHELLS + 1
LUCK = 2**31


def name(shell: int) -> str:
    """The canary: it must never be seen by those who may not know the shell."""
    return f"canary-{(shell + 1) * 7919:06d}"


@event
class Picked(Event):
    """A shell was picked from the own hand."""

    private = True
    shell: str


@event
class Drew(Event):
    """A shell was drawn."""

    private = True
    reveals = True
    shell: str


@event
class Laid(Event):
    """A shell was laid open."""

    reveals = True
    shell: str


@event
class Kept(Event):
    """A shell went back into the bag, and another one comes."""


class CanaryState(State):
    """Tokens by holder."""

    def __init__(self, seats: int) -> None:
        self.bag = list(range(SHELLS))
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.laid: list[list[int]] = [[] for _ in range(seats)]
        self.due = [seat for seat in range(seats) for _ in range(HAND)]  # who is to be dealt a shell, the next last
        self.turn = 0
        self.picked = -1

    def awaiting(self) -> Seat:
        if self.due:
            return CHANCE
        return self.turn if any(self.hands) else NOBODY

    def moves(self) -> list[Move]:
        if self.awaiting() == NOBODY:
            return []
        if self.due:
            return [DEAL + shell for shell in self.bag]
        if self.picked < 0:
            return [PICK + shell for shell in self.hands[self.turn]]
        return [LAY, KEEP] if self.bag else [LAY]

    def odds(self) -> list[int]:
        return [1] * len(self.bag) if self.due else []

    def play(self, move: Move, log: list[Event] | None = None) -> None:
        if self.awaiting() == NOBODY:
            raise GameOver("The game is over.")
        if move not in self.moves():
            raise IllegalMove(f"{move} is not a legal move now.")
        events: list[Event] = [] if log is None else log
        if self.due:
            self.deal(self.due.pop(), move - DEAL, events)
        elif self.picked < 0:
            self.picked = move - PICK
            events.append(Picked(self.turn, name(self.picked)))
        else:
            self.end_turn(move, events)

    def deal(self, seat: Seat, shell: int, events: list[Event]) -> None:
        self.bag.remove(shell)
        self.hands[seat].append(shell)
        events.append(Drew(seat, name(shell)))

    def end_turn(self, move: Move, events: list[Event]) -> None:
        self.hands[self.turn].remove(self.picked)
        if move == LAY:
            self.laid[self.turn].append(self.picked)
            events.append(Laid(self.turn, name(self.picked)))
        else:
            self.bag = sorted([*self.bag, self.picked])
            self.due = [self.turn]
            events.append(Kept(self.turn))
        self.picked = -1
        seats = len(self.hands)
        after = [(self.turn + i) % seats for i in range(1, seats + 1)]
        self.turn = next((seat for seat in after if self.hands[seat] or seat in self.due), self.turn)

    def scores(self) -> list[int]:
        return [sum(shell % 5 for shell in shells) for shells in self.laid]

    def clone(self) -> CanaryState:
        return load(self.dump())

    def dump(self) -> Json:
        return {
            "bag": list(self.bag),
            "hands": [list(hand) for hand in self.hands],
            "laid": [list(shells) for shells in self.laid],
            "due": list(self.due),
            "turn": self.turn,
            "picked": self.picked,
        }


def load(data: Json) -> CanaryState:
    state = CanaryState(len(data["hands"]))
    state.bag, state.due = list(data["bag"]), list(data["due"])
    state.hands = [list(hand) for hand in data["hands"]]
    state.laid = [list(shells) for shells in data["laid"]]
    state.turn, state.picked = data["turn"], data["picked"]
    return state


def mine(state: State) -> CanaryState:
    assert isinstance(state, CanaryState)
    return state


class CanaryGame(Game):
    """The contract, as small as it gets."""

    def __init__(self) -> None:
        settings = [Setting("peace", ("off", "on"), among_people="on")]
        super().__init__("shells", 1, range(2, 5), settings, 2 * SHELLS + 2, 2000, "")

    def new(self, seats: int, settings: Settings) -> CanaryState:
        self.chosen(seats, settings)
        return CanaryState(seats)

    def load(self, data: Json) -> CanaryState:
        return load(data)

    def components(self) -> Json:
        return {"shells": SHELLS}

    def decision(self, state: State) -> Decision:
        s = mine(state)
        return Decision(s.turn, "S1", Phrase("ask"), [option(s, move) for move in s.moves()])

    def view(self, state: State, seat: Seat) -> Json:
        s = mine(state)
        return {
            "seat": seat,
            "awaiting": s.awaiting(),
            "bag": len(s.bag),
            "held": [len(hand) for hand in s.hands],
            "laid": [[name(shell) for shell in shells] for shells in s.laid],
            "hand": [name(shell) for shell in s.hands[seat]] if seat >= 0 else [],
            "picked": name(s.picked) if seat == s.turn and s.picked >= 0 else None,
        }

    def guess(self, state: State, seat: Seat, dice: Dice) -> CanaryState:
        s = load(state.dump())
        others = [other for other in range(len(s.hands)) if other != seat]
        unseen = s.bag + [shell for other in others for shell in s.hands[other]]
        for other in others:
            s.hands[other] = [unseen.pop(dice.below(len(unseen))) for _ in s.hands[other]]
        s.bag = sorted(unseen)
        if s.turn != seat:
            s.picked = -1
        return s

    def ledger(self, state: State) -> list[list[ScoreLine]]:
        return [[ScoreLine("laid", points)] for points in state.scores()]

    def ranking(self, state: State) -> list[int]:
        scores = state.scores()
        return [1 + sum(other > score for other in scores) for score in scores]

    def why_not(self, state: State, seat: Seat, handle: str) -> Reason | None:
        s = mine(state)
        offered = {handle for move in s.moves() for handle in option(s, move).handles} if s.turn == seat else set()
        return None if handle in offered else Reason(Phrase("why-not"), "S1")

    def tooltips(self) -> dict[str, Phrase]:
        return {name(shell): Phrase("tip", (("points", shell % 5),)) for shell in range(SHELLS)}

    def events(self) -> list[type[Event]]:
        return [Picked, Drew, Laid, Kept]

    def tell(self, event: Event) -> Phrase:
        shells = () if isinstance(event, Kept) else (("shell", getattr(event, "shell", "")),)
        return Phrase(event.kind, (("seat", event.seat), *shells))

    def value(self, state: State, seat: Seat) -> float:
        return float(state.scores()[seat])

    def prior(self, state: State, move: Move) -> float:
        return 1.0

    def write(self, state: State, move: Move) -> str:
        return str(move)

    def read(self, state: State, text: str) -> Move:
        return int(text)


def option(s: CanaryState, move: Move) -> Option:
    if move >= LAY:
        handle = "lay" if move == LAY else "keep"
        return Option(move, (handle,), Phrase(handle, (("shell", name(s.picked)),)), final=True)
    shell = name(move - PICK)
    return Option(move, (f"hand:{shell}",), Phrase("pick", (("shell", shell),)))
