"""Vanuatu's answers to the contract."""

from __future__ import annotations

from motu.core.dumps import Loading, ask_again
from motu.core.edition import Sheet, standard
from motu.core.errors import BadSetting
from motu.core.events import Event, kinds
from motu.core.game import OPEN, Json, Move, Phrase, Setting, Settings, State
from motu.core.parts import AssembledGame, Parts
from motu.core.plan import paid
from motu.games.vanuatu import events, flow, moves, notation, reasons, strategies, tooltips, view, wording
from motu.games.vanuatu.components import Components
from motu.games.vanuatu.handles import VATU
from motu.games.vanuatu.names import MOST_SEATS, ROUNDS
from motu.games.vanuatu.rules import pieces, scoring
from motu.games.vanuatu.search_model import VanuatuSearchModel
from motu.games.vanuatu.state import Options, VanuatuState, load, mine

SETTINGS = [
    Setting("characters", ("on", "off")),  # [V12.1]
    Setting("rising_waters", ("off", "on")),  # [V12.2]
    Setting("sell_price_drop_per", ("action", "tile")),  # [V12.3]
    Setting("water_penalty_per", ("player_island", "hut")),  # [V12.4]
    Setting("flood_at_the_end", ("yes", "no")),  # [V12.5]
    Setting("governor_may_repeat", ("yes", "no")),  # [V12.6]
    Setting("governor_counts_for_flood", ("no", "yes")),  # [V12.7]
    Setting("retrieval_counts_for_flood", ("no", "yes")),  # [V12.8]
    Setting("vendor_needs_island", ("yes", "no")),  # [V12.9]
    Setting("placement_pair_lookahead", ("yes", "no")),  # [V12.10]
    Setting("confirm_end_of_turn", ("off", "on")),  # [V12.11]
]
YES = ("on", "yes", "tile", "hut")
PARTS: Parts[VanuatuState, view.VanuatuView] = Parts(
    mine=mine,
    decision=wording.decision,
    view=view.view,
    ledger=lambda s, seat: scoring.ledger(s.players[seat]),
    ranking=scoring.places,
    why_not=reasons.why_not,
    tell=wording.tell,
    write=notation.write,
    events=kinds(events),
    own_model=VanuatuSearchModel(),
    strategies=strategies.strategies,
)


class Vanuatu(AssembledGame[VanuatuState, view.VanuatuView]):
    """Two to five islanders sail an archipelago that grows, and act where they have laid the most markers."""

    parts = PARTS

    def __init__(self, edition: str = "") -> None:
        self.box = Components(Sheet(edition or standard("vanuatu")))
        super().__init__("vanuatu", 1, range(2, 6), SETTINGS, int(moves.N_MOVES), longest(self.box), edition)

    def with_edition(self, text: str) -> Vanuatu:
        return Vanuatu(text)

    def components(self) -> Json:
        return self.box.sheet

    def new(self, seats: int, settings: Settings) -> VanuatuState:
        """[V11.6] Two players need characters."""
        chosen = self.chosen(seats, settings)
        if seats == 2 and chosen["characters"] == "off":
            raise BadSetting("Two players play Vanuatu with characters: set characters to on, or take more seats.")
        options = Options([chosen[setting.name] in YES for setting in self.settings])
        return flow.new_table(self.box, seats, options)

    def load(self, data: Json) -> VanuatuState:
        with Loading("Vanuatu"):
            s = load(flow.BOOK, self.box, data)
            pieces.check(s)
            ask_again(s)
        return s

    def plans_turns(self) -> bool:
        """[V13.1] All is open but the rest tokens, and a plan ends where somebody looks at them or they are paid."""
        return True

    def default_answer(self, state: State) -> Move:
        """All fish are sold, a second cube is taken, nothing is begged; everything else is asked."""
        listed = state.moves()
        step = mine(state).agenda[-1].step
        if step == flow.SELL:
            return listed[-1]
        return listed[0] if step in (flow.SECOND, flow.BEG_LAST, flow.CONFIRM) else OPEN

    def spends(self, events: list[Event]) -> list[str]:
        return [VATU] * paid(events).get("vatu", 0)

    def variants(self) -> list[Settings]:
        return [{"rising_waters": "on"}]

    def tooltips(self) -> dict[str, Phrase]:
        return tooltips.tooltips(self.box)

    def speed_goals(self) -> dict[str, float]:
        return {"compiled": 20.0, "clone": 4.0}


def longest(box: Components) -> int:
    """More moves than any game can take: each turn takes markers away, but for exchanges and the governor's."""
    markers = int(box.markers)
    treasures = sum(box.treasure_tiles)
    a_turn = 8  # the questions of an action, an end to confirm, a last exchange
    a_seat = 2 * markers + (markers + 1) * a_turn + 10  # markers with ends of passes, turns, a character
    a_round = int(MOST_SEATS) * a_seat + int(box.neutral_first + box.neutral_second) + 40
    return int(ROUNDS) * a_round + int(treasures) + 40
