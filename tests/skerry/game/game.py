"""Skerry's answers to the contract."""

from __future__ import annotations

from importlib.resources import files

from motu.core.edition import Sheet
from motu.core.events import kinds
from motu.core.game import OPEN, Json, Move, Phrase, Setting, Settings, State
from motu.core.parts import AssembledGame, Parts
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
PARTS: Parts[SkerryState, view.SkerryView] = Parts(
    mine=mine,
    decision=wording.decision,
    view=view.view,
    ledger=scoring.ledger,
    ranking=scoring.ranking,
    why_not=reasons.why_not,
    tell=wording.tell,
    write=lambda _s, move: notation.write(move),
    events=kinds(events),
    own_model=SkerrySearchModel(),
)


class Skerry(AssembledGame[SkerryState, view.SkerryView]):
    """Two to four builders and a sea that takes what it wants."""

    parts = PARTS

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

    def plans_turns(self) -> bool:
        return True

    def default_answer(self, state: State) -> Move:
        """Any tile will do to begin with, and any way to turn it; where it goes only the player can say."""
        return OPEN if mine(state).agenda[-1].step == flow.CELL else state.moves()[0]

    def tooltips(self) -> dict[str, Phrase]:
        return tooltips.tooltips(self.box)
