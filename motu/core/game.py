"""The contract between a game and the programs that play, show, store or study it.

Base classes with methods that raise, not protocols: compiled code calls them through a table, and an editor finds
the implementations.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from motu.core.answers import Decision as Decision
from motu.core.answers import Doubt as Doubt
from motu.core.answers import Move as Move
from motu.core.answers import Option as Option
from motu.core.answers import Phrase as Phrase
from motu.core.answers import Reason as Reason
from motu.core.answers import ScoreLine as ScoreLine
from motu.core.answers import Seat as Seat
from motu.core.answers import Setting as Setting
from motu.core.answers import because as because
from motu.core.answers import sentences as sentences
from motu.core.dice import Dice
from motu.core.errors import BadNotation, BadSetting

if TYPE_CHECKING:
    from motu.core.events import Event
    from motu.core.search_model import SearchModel
    from motu.core.views import TableView

Json = Any  # what json.dumps takes: None, bool, int, float, str, list, dict
Settings = dict[str, str]  # the name of a setting and the chosen value

CHANCE: Final = -1  # the seat that answers for decks, bags and dice
EVERYONE: Final = -2  # the audience of a public event
SPECTATOR: Final = -3  # a reader without a seat
NOBODY: Final = -4  # awaited when the game is over
OPEN: Final = -1  # in place of a default answer: only the player can answer


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that is true at the table, secrets included; no history, no dice, no prose."""

    def awaiting(self) -> Seat:
        """The seat that decides now; CHANCE; NOBODY when the game is over."""
        raise NotImplementedError

    def moves(self) -> list[Move]:
        """The legal moves, in a fixed order, none twice. Asking changes nothing."""
        raise NotImplementedError

    def odds(self) -> list[int]:
        """Whole-number weights in step with moves(), when CHANCE decides."""
        raise NotImplementedError

    def fresh(self) -> bool:
        """Whether the awaited seat begins a turn, so that all it chose before is done; False by default."""
        return False

    def play(self, move: Move, log: list[Event] | None = None) -> None:
        """Carry out a legal move, then everything that follows from it without a choice."""
        raise NotImplementedError

    def until_asked(self, dice: Dice) -> None:
        """Let the dice answer for chance until a seat is asked, or the game is over."""
        while self.awaiting() == CHANCE:
            self.play(self.moves()[dice.pick(vec[i64](self.odds()))])

    def scores(self) -> list[int]:
        """The points of each seat as they stand on the table."""
        raise NotImplementedError

    def clone(self) -> State:
        """An equal state that is independent of this one."""
        raise NotImplementedError

    def dump(self) -> Json:
        """The state as plain lists and ints; Game.load reads them back."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        """Whether two states of one game and edition are the same, secrets included."""
        if not isinstance(other, State) or type(other) is not type(self):
            return False
        box: Any = getattr(self, "box", None)
        others: Any = getattr(other, "box", None)
        return (box is others or bool(box.sheet == others.sheet)) and bool(other.dump() == self.dump())

    def __hash__(self) -> int:
        """Equal states have equal hashes. Playing changes the hash: keep clones in sets and dicts."""
        return hash(repr(self.dump()))

    def __reduce__(self) -> tuple[Any, ...]:
        pickled: tuple[Any, ...] = import_module("motu.core.shelved").pickled_state(self)
        return pickled

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, {len(self.scores())} seats: {to_act(self.awaiting())}>"


def to_act(awaiting: Seat) -> str:
    """The awaited seat for a repr, numbered as in the code."""
    if awaiting == NOBODY:
        return "over"
    return "chance to answer" if awaiting == CHANCE else f"seat {awaiting} to act"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A title on the shelf: makes states, and explains them to people and programs."""

    def __init__(
        self,
        name: str,
        version: int,
        seat_counts: range,
        settings: list[Setting],
        n_moves: int,
        longest: int,
        edition: str,
    ) -> None:
        self.name = name
        self.version = version  # raised when an old record would play differently
        self.seat_counts = seat_counts  # how many can play
        self.settings = settings
        self.n_moves = n_moves
        self.longest = longest  # no game takes more moves than this, chance included
        self.edition = edition  # the text of a replacement component file; "" for what comes with the game
        self.model: SearchModel | None = None  # once it was asked for

    def __reduce__(self) -> tuple[Any, ...]:
        pickled: tuple[Any, ...] = import_module("motu.core.shelved").pickled_game(self)
        return pickled

    def __repr__(self) -> str:
        edition = ", another edition" if self.edition else ""
        return f"<{self.name} {self.version}, {self.seat_counts[0]} to {self.seat_counts[-1]} seats{edition}>"

    def new(self, seats: int, settings: Settings) -> State:
        """The table before anything has been dealt."""
        raise NotImplementedError

    def load(self, data: Json) -> State:
        """The state that was dumped."""
        raise NotImplementedError

    def chosen(self, seats: Json, settings: Json) -> Settings:
        """All settings with their values, the defaults filled in; raises BadSetting for any bad input."""
        if type(seats) is not int or seats not in self.seat_counts:
            raise BadSetting(
                f"{self.name} is for {self.seat_counts[0]} to {self.seat_counts[-1]} seats, not {seats!r}."
            )
        if not isinstance(settings, dict):
            raise BadSetting(f"settings: expected names with their values, found {settings!r}.")
        known = {setting.name: setting for setting in self.settings}
        for name, value in settings.items():
            if name not in known:
                raise BadSetting(f"{self.name} has no setting {name!r}; it has: {', '.join(known)}.")
            if value not in known[name].values:
                raise BadSetting(f"{name} can be {', '.join(known[name].values)}, not {value!r}.")
        return {name: settings.get(name, setting.values[0]) for name, setting in known.items()}

    def settings_for_people(self) -> Settings:
        """The settings with which a table with people begins, every one with its value."""
        return {setting.name: setting.among_people or setting.values[0] for setting in self.settings}

    def variants(self) -> list[Settings]:
        """Settings that make another game of it, for bots too: how strong they are is measured with each of them."""
        return []

    def strategies(self, state: State, seat: Seat) -> list[str]:
        """Strategies of a seat in a game that is over, in a few words each: for statistics."""
        return []

    def components(self) -> Json:
        """Components: every printed value with its provenance, as in the component file."""
        raise NotImplementedError

    def with_edition(self, text: str) -> Game:
        """The same rules with other components; raises BadEdition."""
        raise NotImplementedError

    def decision(self, state: State) -> Decision:
        """The decision of the awaited seat, with its legal moves as options; raises NobodyAsked when there is none."""
        raise NotImplementedError

    def hides(self) -> bool:
        """Whether seats know different things; False where all seats see everything that chance has brought so far."""
        return True

    def plans_turns(self) -> bool:
        """Whether turns are planned before they are played; True only where the end of a plan tells nothing hidden."""
        return False

    def default_answer(self, state: State) -> Move:
        """The answer that a plan assumes until another one is picked; by default the first legal move.

        OPEN where there is no usual answer: a plan stops before this question until an answer is picked.
        """
        return state.moves()[0]

    def spends(self, events: list[Event]) -> list[str]:
        """The handles of everything that is paid in these events: the price of a planned turn."""
        return []

    def view(self, state: State, seat: Seat) -> TableView[Any]:
        """The view of a seat or SPECTATOR: built up from nothing, never by deleting from the whole state."""
        raise NotImplementedError

    def own_model(self) -> SearchModel:
        """The hand-written part of the search model."""
        raise NotImplementedError

    def search_model(self) -> SearchModel:
        """The search model: the hand-written part, with learned weights on top of it.

        Guess, value and priors below use the hand-written part alone.
        """
        if self.model is None:
            found: SearchModel = import_module("motu.core.weights").shipped(self)
            self.model = found
        return self.model

    def guess(self, state: State, seat: Seat, dice: Dice) -> State:
        """A clone in which all that the seat cannot know has been dealt anew."""
        return self.search_model().guess(state, seat, dice)

    def ledger(self, state: State) -> list[list[ScoreLine]]:
        """For each seat where its points come from; the lines sum to scores()."""
        raise NotImplementedError

    def ranking(self, state: State) -> list[int]:
        """The place of each seat after tie-breaks, 1 for the winners; shared places are equal numbers.

        Where all have lost together, every seat has the last place and none has 1.
        """
        raise NotImplementedError

    def why_not(self, state: State, seat: Seat, handle: str) -> Reason | None:
        """Why a click on this handle does nothing now; None when it does something."""
        raise NotImplementedError

    def tooltips(self) -> dict[str, Phrase]:
        """Tooltips of the printed pieces, by name in the component file."""
        raise NotImplementedError

    def events(self) -> list[type[Event]]:
        """The kinds of event that its rules report, to store and load them by name."""
        raise NotImplementedError

    def tell(self, event: Event) -> Phrase:
        """An event as a sentence for the log."""
        raise NotImplementedError

    def value(self, state: State, seat: Seat) -> float:
        """The expected lead of the seat over the best other seat, in points."""
        return self.search_model().by_hand().value(state, seat)

    def priors(self, state: State) -> list[float]:
        """How promising each legal move looks before any search, by moves(); larger is better, none below 0."""
        return [prior for prior in self.search_model().by_hand().priors(state)]

    def prior(self, state: State, move: Move) -> float:
        """The prior of one legal move."""
        return self.priors(state)[state.moves().index(move)]

    def speed_goals(self) -> dict[str, float]:
        """Figures that `motu bench` expects beyond those of every game: times the peer, or microseconds."""
        return {}

    def write(self, state: State, move: Move) -> str:
        """A legal move as one line of text."""
        raise NotImplementedError

    def written(self, state: State) -> dict[str, Move]:
        """All legal moves by their lines of text, in the order of moves()."""
        return {self.write(state, move): move for move in state.moves()}

    def read(self, state: State, text: str) -> Move:
        """The legal move that a line names; raises BadNotation. Spaces and capitals do not matter."""
        line = " ".join(text.lower().split())
        known = self.written(state)
        if line not in known:
            raise BadNotation(f"{text!r} is no legal move now; the legal ones are: {', '.join(known) or 'none'}.")
        return known[line]
