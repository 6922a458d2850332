"""The guide of a title as it is sent."""

from __future__ import annotations

from functools import cache

from motu.core.game import Game
from motu.core.guide import Guide, Worth, guide_of
from motu.core.winners import Winners, winners_of
from motu.server.wire.guide import GuideGames, WireGuide, WireTurnPart, WireWorth


@cache
def wire_guide(game: Game) -> WireGuide:
    """The guide of a game; one without a file has nothing to say."""
    guide = guide_of(game) or Guide("", [], [])
    found = winners_of(game)
    return WireGuide(
        guide.ends,
        [WireTurnPart(part.id, part.rule, list(part.steps), list(part.asked)) for part in guide.turn],
        [wire_worth(worth, found) for worth in guide.worths],
        GuideGames(found.bot, found.games, found.seats, found.seed) if found else None,
    )


def wire_worth(worth: Worth, found: Winners | None) -> WireWorth:
    """A worth as it is sent: what it brings is the sum over its sources."""
    if found is None:
        return WireWorth(worth.id, worth.rule, list(worth.sources), None, None)
    winners, everybody = [
        round(sum(means.get(source, 0) for source in worth.sources), 2) for means in (found.winners, found.all)
    ]
    return WireWorth(worth.id, worth.rule, list(worth.sources), winners, everybody)
