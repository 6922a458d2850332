"""Moorea's answers to the contract."""

from __future__ import annotations

from motu.core import bag
from motu.core.dumps import Loading, ask_again
from motu.core.edition import Sheet, standard
from motu.core.errors import BadSetting
from motu.core.events import kinds
from motu.core.game import Json, Phrase, Setting, Settings
from motu.core.parts import AssembledGame, Parts
from motu.games.moorea import events, flow, moves, notation, reasons, strategies, tooltips, view, wording
from motu.games.moorea.components import FIRST_SITE, MOST_SEATS, Components
from motu.games.moorea.rules import pieces, scoring
from motu.games.moorea.search_model import MooreaSearchModel
from motu.games.moorea.state import MooreaState, Options, load, mine

SETTINGS = [
    Setting("starting_player", ("random", "1", "2", "3", "4", "5")),  # [M12.1]
    Setting("tie_break", ("shared", "fewer_products", "fewer_tools")),  # [M12.2]
    Setting("same_sites_add_up", ("yes", "no")),  # [M12.3]
    Setting("hand_tracker", ("off", "on")),  # [M12.4]
    Setting("confirm_end_of_turn", ("off", "on"), among_people="on"),  # [M12.5]
]
PARTS: Parts[MooreaState, view.MooreaView] = Parts(
    mine=mine,
    decision=wording.decision,
    view=view.view,
    ledger=scoring.ledger,
    ranking=scoring.places,
    why_not=reasons.why_not,
    tell=wording.tell,
    write=notation.write,
    events=kinds(events),
    own_model=MooreaSearchModel(),
    strategies=strategies.strategies,
)


class Moorea(AssembledGame[MooreaState, view.MooreaView]):
    """Two to five islanders refine raw goods into works worth points."""

    parts = PARTS

    def __init__(self, edition: str = "") -> None:
        self.box = Components(Sheet(edition or standard("moorea")))
        super().__init__("moorea", 1, range(2, 6), SETTINGS, int(moves.n_moves(self.box)), longest(self.box), edition)

    def with_edition(self, text: str) -> Moorea:
        return Moorea(text)

    def components(self) -> Json:
        return self.box.sheet

    def new(self, seats: int, settings: Settings) -> MooreaState:
        chosen = self.chosen(seats, settings)
        first = chosen["starting_player"]
        if first != "random" and int(first) > seats:
            raise BadSetting(f"starting_player: there is no seat {first} at a table for {seats}.")
        options = Options(
            -1 if first == "random" else int(first) - 1,
            SETTINGS[1].values.index(chosen["tie_break"]),
            chosen["same_sites_add_up"] == "yes",
            chosen["hand_tracker"] == "on",
            chosen["confirm_end_of_turn"] == "on",
        )
        return flow.new_table(self.box, seats, options)

    def load(self, data: Json) -> MooreaState:
        with Loading("Moorea"):
            s = load(flow.BOOK, self.box, data)
            pieces.check(s)
            ask_again(s)
        return s

    def tooltips(self) -> dict[str, Phrase]:
        return tooltips.tooltips(self.box)

    def speed_goals(self) -> dict[str, float]:
        return {
            "compiled": 44.0,
            "stepped from Python": 20.0,
            "interpreted": 1.0,
            "clone": 1.5,
            "guess": 2.0,
            "search, 2 turns beyond its tree": 60_000.0,
            "search, 2 turns beyond its tree, beside its peer": 1.0,
        }


def longest(box: Components) -> int:
    """More moves than any game can take: between two steps forward lie at most so many idle rounds."""
    steps = bag.total(box.product_count) + bag.total(box.tool_count) + bag.total(box.commodity_count)
    steps += sum(box.product_count[p] for p in range(FIRST_SITE))
    turns = ((steps + 1) * box.stall_rounds + 2) * MOST_SEATS
    a_turn = 4 * box.draws_more + 4 * box.largest_hand() + box.open_size + 20
    return int(turns * a_turn)
