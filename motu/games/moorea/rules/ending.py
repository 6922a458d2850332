"""M9: how the end is rung in, and the bookkeeping at the end of a turn."""

from __future__ import annotations

from motu.core.flow import Log
from motu.games.moorea.events import Ended, RangIn, Stalled
from motu.games.moorea.state import NOT_YET, MooreaState


def ring_in(s: MooreaState, log: Log | None) -> None:
    """[M9.1] A bought product cannot be replaced; [M9.4] that counts only once."""
    if s.last_turns == NOT_YET and not s.rung:
        s.rung = True
        if log is not None:
            log.append(RangIn(s.active))


def end_turn(s: MooreaState, log: Log | None) -> bool:
    """[M9.2] One more turn each, who rang in last, [M9.3] like any other. Says whether the game goes on."""
    s.idle = 0 if s.progress else s.idle + 1
    if s.rung:
        s.last_turns = s.seats()
    elif s.last_turns != NOT_YET:
        s.last_turns -= 1
        if s.last_turns == 0:
            if log is not None:
                log.append(Ended(s.active))
            return False
    elif s.idle >= s.box.stall_rounds * s.seats():
        stall(s, log)
    return True


def stall(s: MooreaState, log: Log | None) -> None:
    """[M9.5] Ten rounds without a purchase or a laid card ring in the end as well."""
    s.last_turns = s.seats()
    if log is not None:
        log.append(Stalled(s.active))
