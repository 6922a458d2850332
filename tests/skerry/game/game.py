"""Skerry's answers to the contract."""

from __future__ import annotations

from importlib.resources import files

from motu.core.decisions import legal, seated
from motu.core.edition import Sheet
from motu.core.events import Event, kinds, own
from motu.core.game import OPEN, Decision, Game, Json, Move, Phrase, Reason, ScoreLine, Seat, Setting, Settings, State
from tests.skerry.game import events, flow, moves, notation, reasons, tooltips, view, wording
from tests.skerry.game.components import MOST_SEATS, Components
from tests.skerry.game.rules import scoring
from tests.skerry.game.search_model import SkerrySearchModel
from tests.skerry.game.state import SkerryState, load, mine

SETTINGS = [
    Setting("weather", ("rough", "calm")),  # [S7.1]
    Setting("confirm_end_of_turn", ("off", "on"), among_people="on"),  # [S7.2]
]
STANDARD = files("tests.skerry.game").joinpath("components.toml").read_text(encoding="utf-8")
EVENTS = kinds(events)
SEARCH_MODEL = SkerrySearchModel()
EVENTS = kinds(events)


class Skerry(Game):
    """Two to four builders and a sea that takes what it wants."""

    def __init__(self, edition: str = "") -> None:
        self.box = Components(Sheet(edition or STANDARD))
        longest = MOST_SEATS * (self.box.hand + self.box.turns * 6)
        super().__init__("skerry", 1, range(2, MOST_SEATS + 1), SETTINGS, moves.N_MOVES, longest, edition)

    def with_edition(self, text: str) -> Skerry:
        return Skerry(text)

    def components(self) -> Json:
        return self.box.sheet

    def new(self, seats: int, settings: Settings) -> SkerryState:
        chosen = self.chosen(seats, settings)
        rough, confirm = chosen["weather"] == "rough", chosen["confirm_end_of_turn"] == "on"
        return flow.new_table(self.box, seats, rough, confirm)

    def load(self, data: Json) -> SkerryState:
        return load(flow.BOOK, self.box, data)

    def decision(self, state: State) -> Decision:
        return wording.decision(mine(state))

    def plans_turns(self) -> bool:
        return True

    def default_answer(self, state: State) -> Move:
        """Any tile will do to begin with, and any way to turn it; where it goes only the player can say."""
        return OPEN if mine(state).agenda[-1].step == flow.CELL else state.moves()[0]

    def view(self, state: State, seat: Seat) -> view.SkerryView:
        return view.view(mine(state), seated(state, seat))

    def own_model(self) -> SkerrySearchModel:
        return SEARCH_MODEL

    def ledger(self, state: State) -> list[list[ScoreLine]]:
        s = mine(state)
        return [scoring.ledger(s, seat) for seat in range(s.seats())]

    def ranking(self, state: State) -> list[int]:
        return scoring.ranking(mine(state))

    def why_not(self, state: State, seat: Seat, handle: str) -> Reason | None:
        return reasons.why_not(mine(state), seated(state, seat), handle)

    def tooltips(self) -> dict[str, Phrase]:
        return tooltips.tooltips(self.box)

    def events(self) -> list[type[Event]]:
        return EVENTS

    def tell(self, event: Event) -> Phrase:
        return wording.tell(own(event, EVENTS))

    def write(self, state: State, move: Move) -> str:
        return notation.write(legal(mine(state), move))
