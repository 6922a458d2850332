"""Hawaii's answers to the contract."""

from __future__ import annotations

from motu.core.dumps import Loading, ask_again
from motu.core.edition import Sheet, standard
from motu.core.events import Event, kinds
from motu.core.game import Json, Move, Phrase, Setting, Settings, State
from motu.core.parts import AssembledGame, Parts
from motu.games.hawaii import events, flow, moves, notation, reasons, strategies, tooltips, view, wording
from motu.games.hawaii.components import Components
from motu.games.hawaii.names import MOST_SEATS, ROUNDS
from motu.games.hawaii.rules import pieces, scoring
from motu.games.hawaii.search_model import HawaiiSearchModel
from motu.games.hawaii.state import HawaiiState, Options, load, mine

PRESETS = {  # [H14.1] what the rulebooks of three languages say
    "french": {
        "trade_hut_limit": "once_per_turn",
        "village_gaps": "no",
        "last_round_first_space_bonus": "0",
        "tie_break": "shared",
    },
    "english": {
        "trade_hut_limit": "once_per_turn",
        "village_gaps": "no",
        "last_round_first_space_bonus": "2",
        "tie_break": "resources",
    },
    "german": {
        "trade_hut_limit": "every_payment",
        "village_gaps": "yes",
        "last_round_first_space_bonus": "0",
        "tie_break": "shared",
    },
}
SETTINGS = [
    Setting("preset", tuple(PRESETS)),  # [H14.1]
    Setting("trade_hut_limit", ("preset", "once_per_turn", "every_payment")),  # [H14.2]
    Setting("village_gaps", ("preset", "no", "yes")),  # [H14.3]
    Setting("last_round_first_space_bonus", ("preset", "0", "2")),  # [H14.4]
    Setting("tie_break", ("preset", "shared", "resources")),  # [H14.5]
    Setting("open_resources", ("no", "yes")),  # [H14.6]
    Setting("long_hut_width", ("printed", "1", "2")),  # [H14.7]
    Setting("confirm_end_of_turn", ("off", "on")),  # [H14.8]
]
PARTS: Parts[HawaiiState, view.HawaiiView] = Parts(
    mine=mine,
    decision=wording.decision,
    view=view.view,
    ledger=lambda s, seat: scoring.ledger(s.players[seat]),
    ranking=scoring.places,
    why_not=reasons.why_not,
    tell=wording.tell,
    write=notation.write,
    events=kinds(events),
    own_model=HawaiiSearchModel(),
    strategies=strategies.strategies,
)


class Hawaii(AssembledGame[HawaiiState, view.HawaiiView]):
    """Two to five chiefs walk the island, buy what villages need, and hope to reach under their tikis."""

    parts = PARTS

    def __init__(self, edition: str = "") -> None:
        self.box = Components(Sheet(edition or standard("hawaii")))
        super().__init__("hawaii", 2, range(2, 6), SETTINGS, int(moves.N_MOVES), longest(self.box), edition)

    def with_edition(self, text: str) -> Hawaii:
        return Hawaii(text)

    def components(self) -> Json:
        return self.box.sheet

    def new(self, seats: int, settings: Settings) -> HawaiiState:
        """[H14.1] A preset decides where nothing else was chosen."""
        chosen = self.chosen(seats, settings)
        preset = PRESETS[chosen["preset"]]
        rules = {name: preset[name] if chosen[name] == "preset" else chosen[name] for name in preset}
        options = Options(
            rules["trade_hut_limit"] == "every_payment",
            rules["village_gaps"] == "yes",
            int(rules["last_round_first_space_bonus"]),
            int(rules["tie_break"] == "resources"),
            chosen["open_resources"] == "yes",
            0 if chosen["long_hut_width"] == "printed" else int(chosen["long_hut_width"]),
            chosen["confirm_end_of_turn"] == "on",
        )
        return flow.new_table(self.box, seats, options)

    def load(self, data: Json) -> HawaiiState:
        with Loading("Hawaii"):
            s = load(flow.BOOK, self.box, data)
            pieces.check(s)
            ask_again(s)
        return s

    def plans_turns(self) -> bool:
        """[H15.7] Nothing comes out before the turn has ended, and what comes then everybody can reckon with."""
        return True

    def default_answer(self, state: State) -> Move:
        """The cheapest way; no more fish than asked for, and no tiki."""
        listed = state.moves()
        return next((move for move in (int(moves.STOP), int(moves.NO_TIKI)) if move in listed), listed[0])

    def spends(self, events: list[Event]) -> list[str]:
        return wording.spends(events)

    def tooltips(self) -> dict[str, Phrase]:
        return tooltips.tooltips(self.box)

    def speed_goals(self) -> dict[str, float]:
        return {"compiled": 34.0, "clone": 1.5, "guess": 2.0}


def longest(box: Components) -> int:
    """More moves than any game can take: each turn takes a token or an island away or finishes its player."""
    spaces = sum(box.unnumbered) + len(box.unnumbered)
    turns = spaces + len(box.post_feet) + MOST_SEATS
    a_turn = 10 + spaces  # the questions of a purchase, or those of a trip with a pick for each fish token
    a_round = turns * a_turn + 2 * spaces + 5 * MOST_SEATS  # and tokens, islands and irrigation
    return int(ROUNDS * a_round + 40)
