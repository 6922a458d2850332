"""Fire & Stone's answers to the contract."""

from __future__ import annotations

from motu.core.edition import Sheet, standard
from motu.core.events import Event, kinds
from motu.core.game import OPEN, Json, Move, Phrase, Setting, Settings, State
from motu.core.parts import AssembledGame, Parts
from motu.games.fire_and_stone import events, flow, moves, notation, reasons, strategies, tooltips, view, wording
from motu.games.fire_and_stone.components import Components
from motu.games.fire_and_stone.rules import gathering, pieces, scoring, steps
from motu.games.fire_and_stone.search_model import FireAndStoneSearchModel
from motu.games.fire_and_stone.state import NONE, FireAndStoneState, Options, load, mine
from motu.games.fire_and_stone.view.types import FireAndStoneView

LEVELS = ("beginner", "expert", "any")
SETTINGS = [
    Setting("starting_inventions", ("off", "on")),  # [F16.1]
    Setting("cave_level", LEVELS),  # [F16.2]
    Setting("three_player_symbol", ("sun", "moon")),  # [F16.3]
    Setting("tie_break", ("shared", "majorities")),  # [F16.4]
    Setting("forest_memory", ("on", "off")),  # [F16.5]
    Setting("stall_guard", ("15", "50")),  # [F16.6]
    Setting("confirm_end_of_turn", ("off", "on")),  # [F16.7]
]
PARTS: Parts[FireAndStoneState, FireAndStoneView] = Parts(
    mine=mine,
    decision=wording.decision,
    view=view.view,
    ledger=scoring.ledger,
    ranking=scoring.places,
    why_not=reasons.why_not,
    tell=wording.tell,
    write=lambda _s, move: notation.write(move),
    events=kinds(events),
    own_model=FireAndStoneSearchModel(),
    strategies=strategies.strategies,
)
TAKEN_FOR_GRANTED = [int(moves.FORAGE), int(moves.STOP), int(moves.END_TURN)]


class FireAndStone(AssembledGame[FireAndStoneState, FireAndStoneView]):
    """Two to four tribes explore the world, gather, hunt, cook and settle."""

    parts = PARTS

    def __init__(self, edition: str = "") -> None:
        self.box = Components(Sheet(edition or standard("fire_and_stone")))
        super().__init__("fire_and_stone", 1, range(2, 5), SETTINGS, int(moves.N_MOVES), longest(self.box), edition)

    def with_edition(self, text: str) -> FireAndStone:
        return FireAndStone(text)

    def components(self) -> Json:
        return self.box.sheet

    def new(self, seats: int, settings: Settings) -> FireAndStoneState:
        """[F16.5] Whether forests are remembered for players changes no rule, only what they are shown."""
        chosen = self.chosen(seats, settings)
        options = [
            int(chosen["starting_inventions"] == "on"),
            LEVELS.index(chosen["cave_level"]),
            int(chosen["three_player_symbol"] == "moon"),
            int(chosen["tie_break"] == "majorities"),
            int(chosen["forest_memory"] == "on"),
            int(chosen["stall_guard"]),
            int(chosen["confirm_end_of_turn"] == "on"),
        ]
        return flow.new_table(self.box, seats, Options(options))

    def load(self, data: Json) -> FireAndStoneState:
        s = load(flow.BOOK, self.box, data)
        pieces.check(s)
        return s

    def plans_turns(self) -> bool:
        """[F17.9] The use of a scout is planned up to the moment when something comes out."""
        return True

    def default_answer(self, state: State) -> Move:
        """[F1.3] Foraging, the fullest track, and no more than was picked; everything else is a choice of its own."""
        s = mine(state)
        top = s.agenda[-1]
        if moves.DONE in s.moves() and top.a:
            return int(moves.DONE)
        if top.step == steps.TRACK:
            track = gathering.usual(s.players[top.seat], top.a)
            return OPEN if track == NONE else int(moves.TRACK + track)
        return next((move for move in TAKEN_FOR_GRANTED if move in s.moves()), OPEN)

    def spends(self, events: list[Event]) -> list[str]:
        return wording.spends(events)

    def tooltips(self) -> dict[str, Phrase]:
        return tooltips.tooltips(self.box)

    def speed_goals(self) -> dict[str, float]:
        return {"compiled": 15.0, "clone": 5.0}


def longest(box: Components) -> int:
    """More moves than any game can take: [F12.4] something happens every so many rounds, or it ends."""
    tiles, animals = sum(box.tiles), sum(box.animal_count)
    progress = 2 * tiles + 4 * box.huts + 2 * animals  # each tile found and taken, each hut built, each animal hunted
    a_scout = 40 + 2 * animals  # its questions and the answers of chance, with one for each animal that is cooked
    turns = (progress + 4) * 50 * 4
    return int(turns * 2 * a_scout)
