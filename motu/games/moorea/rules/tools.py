"""M7: buying tools. What a tool does stands in the chapter it changes."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.flow import Log
from motu.games.moorea.components import COMMODITIES, COMMODITY_NAMES, TOOL_NAMES, TOOLS
from motu.games.moorea.events import BoughtTool
from motu.games.moorea.moves import BUY_TOOL, PAY_TOOL
from motu.games.moorea.state import MooreaState


def offers(s: MooreaState, seat: i64, found: vec[i64]) -> vec[i64]:
    """[M7.1] Every tool is for sale in any order, [M7.3] one of each kind a player; so no pile can run out."""
    player = s.players[seat]
    alike: i64 = 0
    for c in range(COMMODITIES):
        alike = max(alike, player.hand[c])
    for tool in range(TOOLS):
        if alike >= s.box.tool_cost[tool] and not player.has(tool):
            found = append(found, BUY_TOOL + tool)
    return found


def payments(s: MooreaState, seat: i64, tool: i64) -> vec[i64]:
    """[M7.2] The printed number of one commodity; [M7.4] no joker and [M6.6] no site helps."""
    found = vec[i64]()
    for c in range(COMMODITIES):
        if s.players[seat].hand[c] >= s.box.tool_cost[tool]:
            found = append(found, PAY_TOOL + c)
    return found


def carry_out(s: MooreaState, seat: i64, tool: i64, c: i64, log: Log | None) -> None:
    """[M7.2] The cards go to the discard; [M7.5] the tool works at once, [M7.6] for draws from the next turn on."""
    cost = s.box.tool_cost[tool]
    player = s.players[seat]
    player.gives(c, cost)
    s.discard[c] += cost
    player.tools |= 1 << tool
    player.points += s.box.tool_points[tool]
    s.progress = True
    if log is not None:
        log.append(BoughtTool(seat, tool=TOOL_NAMES[tool], paid={COMMODITY_NAMES[c]: cost}))
