"""S6: the end, points and places."""

from __future__ import annotations

from motu.core.game import ScoreLine
from motu.core.places import places
from tests.skerry.game.state import SkerryState


def ledger(s: SkerryState, seat: int) -> list[ScoreLine]:
    """[S2.3] [S2.4] [S3.1] Where points come from and go to."""
    player = s.players[seat]
    lines = [
        ScoreLine("joins", player.joins),
        ScoreLine("edges", -s.box.edge_costs * player.edges, player.edges),
        ScoreLine("passes", -s.box.pass_costs * player.passes, player.passes),
    ]
    return [line for line in lines if line.points]


def ranking(s: SkerryState) -> list[int]:
    """[S6.2] Most points win, equal points share a place; [S5.2] nobody wins where the reef is lost."""
    return places(s.scores(), s.lost())
