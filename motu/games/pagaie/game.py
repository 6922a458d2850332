"""Pagaie's answers to the contract."""

from __future__ import annotations

from motu.core.dumps import Loading, ask_again
from motu.core.edition import Sheet, standard
from motu.core.events import kinds
from motu.core.game import OPEN, Json, Move, Phrase, Setting, Settings, State
from motu.core.parts import AssembledGame, Parts
from motu.games.pagaie import events, flow, moves, notation, reasons, strategies, tooltips, view, wording
from motu.games.pagaie.components import Components
from motu.games.pagaie.names import MOST_SEATS, MOST_SIDE
from motu.games.pagaie.rules import scoring, tiles
from motu.games.pagaie.search_model import PagaieSearchModel
from motu.games.pagaie.state import Options, PagaieState, load, mine

SETTINGS = [
    Setting("board_size", ("5", "6")),  # [P9.1]
    Setting("start_flowers_sea", ("1", "2")),  # [P9.2]
    Setting("free_discard", ("off", "on")),  # [P9.3]
    Setting("short_game", ("off", "on")),  # [P9.4]
    Setting("confirm_end_of_turn", ("off", "on"), among_people="on"),  # [P9.5]
]
PARTS: Parts[PagaieState, view.PagaieView] = Parts(
    mine=mine,
    decision=wording.decision,
    view=view.view,
    ledger=lambda s, seat: scoring.ledger(s, s.players[seat]),
    ranking=scoring.places,
    why_not=reasons.why_not,
    tell=wording.tell,
    write=notation.write,
    events=kinds(events),
    own_model=PagaieSearchModel(),
    strategies=strategies.strategies,
)


class Pagaie(AssembledGame[PagaieState, view.PagaieView]):
    """Two to four players build islands on three levels from what their paddles leave each other."""

    parts = PARTS

    def __init__(self, edition: str = "") -> None:
        self.box = Components(Sheet(edition or standard("pagaie")))
        super().__init__("pagaie", 1, range(2, 5), SETTINGS, int(moves.N_MOVES), longest(self.box), edition)

    def with_edition(self, text: str) -> Pagaie:
        return Pagaie(text)

    def components(self) -> Json:
        return self.box.sheet

    def new(self, seats: int, settings: Settings) -> PagaieState:
        """[P9.1] The table as it was chosen."""
        chosen = self.chosen(seats, settings)
        options = Options(
            self.box,
            seats,
            chosen["board_size"] == "6",
            int(chosen["start_flowers_sea"]),
            chosen["free_discard"] == "on",
            chosen["short_game"] == "on",
            chosen["confirm_end_of_turn"] == "on",
        )
        return flow.new_table(self.box, seats, options)

    def load(self, data: Json) -> PagaieState:
        with Loading("Pagaie"):
            s = load(flow.BOOK, self.box, data)
            tiles.check(s)
            ask_again(s)
        return s

    def hides(self) -> bool:
        """[P10.1] Everybody knows the same."""
        return False

    def plans_turns(self) -> bool:
        """[P10.3] Nothing comes out before the day has ended."""
        return True

    def default_answer(self, state: State) -> Move:
        """The first tile that has a place, as it lies in hand, not turned; all else only the player can say."""
        s = mine(state)
        step = s.agenda[-1].step
        first = s.moves()[0]
        if step == flow.TURN or (step in (flow.MENU, flow.ASKED_MENU) and first < moves.DISCARD):
            return first
        return OPEN

    def tooltips(self) -> dict[str, Phrase]:
        return tooltips.tooltips(self.box)

    def speed_goals(self) -> dict[str, float]:
        return {"compiled": 15.0, "clone": 4.0}


def longest(box: Components) -> int:
    """More moves than any game can take: a tile in hand takes three questions, and each is placed or discarded."""
    days = max(box.days)
    turns = MOST_SEATS * max(box.turns)
    a_turn = 4 + 4 * (max(box.tiles) + box.pontoon)
    dealt = MOST_SIDE * MOST_SIDE
    flowers = 2 * max(len(pickers) for pickers in box.pickers)
    return int(20 + days * (turns * a_turn + dealt + flowers))
