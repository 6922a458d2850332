"""H9: boats, and fishing with them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core.flow import Log
from motu.games.hawaii.components import Components
from motu.games.hawaii.events import Fished, Sent
from motu.games.hawaii.moves import CATCH, FISH, STOP, boats_of, fleet
from motu.games.hawaii.names import BOAT_NAMES, BOATS, FOOT, MOST_FISH, POSTS
from motu.games.hawaii.rules import paying
from motu.games.hawaii.rules.walking import HARBOUR
from motu.games.hawaii.state import HawaiiState

# What boats are sent for is a trip: the number of a post, or POSTS + a catch. A catch has a digit for each number of
# fish that a token can show: how many such tokens are taken.
DIGIT: Final[i64] = 16


def caught(catch: i64, fish: i64) -> i64:
    """How many tokens with so many fish a catch has."""
    for _ in range(fish):
        catch //= DIGIT
    return catch % DIGIT


def with_one_more(catch: i64, fish: i64) -> i64:
    """A catch and one more token with so many fish."""
    more: i64 = 1
    for _ in range(fish):
        more *= DIGIT
    return catch + more


def size(catch: i64) -> i64:
    """How many tokens a catch has."""
    found: i64 = 0
    while catch:
        found += catch % DIGIT
        catch //= DIGIT
    return found


def feet(s: HawaiiState, trip: i64) -> i64:
    """[H9.1] A foot and a space for each fish token, [H10.1] or what the post asks for."""
    return s.box.post_feet[trip] if trip < POSTS else size(trip - POSTS)


def ready_spaces(s: HawaiiState, seat: i64) -> i64:
    """[H9.5] How many spaces all ready boats have together."""
    found: i64 = 0
    for boat in range(BOATS):
        found += s.players[seat].ready[boat] * s.box.boat_spaces[boat]
    return found


def brought(s: HawaiiState, seat: i64) -> i64:
    """[H9.5] How many feet all ready boats bring along together."""
    found: i64 = 0
    for boat in range(BOATS):
        found += s.players[seat].ready[boat] * s.box.prepaid[boat]
    return found


def reach(s: HawaiiState, seat: i64) -> i64:
    """[H9.2] How many feet a trip may take: what all ready boats together can do, those needed among them can."""
    spaces = ready_spaces(s, seat)
    return min(spaces, brought(s, seat) + paying.budget(s, seat, FOOT)) if spaces else 0


def offers(s: HawaiiState, reach: i64, found: vec[i64]) -> vec[i64]:
    """[H9.1] A fish token on the beach, and a boat and a foot for it; [H9.4] also when the chief has fished before."""
    return append(found, FISH) if reach and len(s.beach) else found


def smallest(catch: i64) -> i64:
    """The fewest fish on a token of the catch; the most that there can be while it is empty."""
    for fish in range(i64(1), MOST_FISH):
        if caught(catch, fish):
            return fish
    return MOST_FISH


def on_beach(s: HawaiiState, fish: i64) -> i64:
    """How many tokens with so many fish lie on the beach."""
    found: i64 = 0
    for token in s.beach:
        if s.box.fish[token] == fish:
            found += 1
    return found


def picks(s: HawaiiState, seat: i64, catch: i64) -> vec[i64]:
    """[H9.1] The next fish token, [H9.6] never with more fish than the last; or no more, once there is one."""
    found = vec[i64](capacity=4)
    if size(catch) < reach(s, seat):
        for fish in range(smallest(catch), i64(0), -1):
            if on_beach(s, fish) > caught(catch, fish):
                found = append(found, CATCH + fish)
    return append(found, STOP) if catch else found


def fleets(s: HawaiiState, seat: i64, feet: i64, budget: i64) -> vec[i64]:
    """[H9.2] Every set of ready boats with enough spaces, none of them needless, for no more feet than that."""
    player = s.players[seat]
    found = vec[i64](capacity=4)
    for larger in range(player.ready[2] + 1):
        for large in range(player.ready[1] + 1):
            for small in range(player.ready[0] + 1):
                boats = fleet(small, large, larger)
                if suffices(s.box, boats, feet) and due(s.box, boats, feet) <= budget:
                    found = append(found, boats)
    return found


def spaces(box: Components, boats: i64) -> i64:
    """[H9.5] How many spaces a set of boats has."""
    found: i64 = 0
    for boat in range(BOATS):
        found += boats_of(boats, boat) * box.boat_spaces[boat]
    return found


def due(box: Components, boats: i64, feet: i64) -> i64:
    """[H6.5] The feet to be paid: those that boats bring along are taken off."""
    for boat in range(BOATS):
        feet -= boats_of(boats, boat) * box.prepaid[boat]
    return max(0, feet)


def suffices(box: Components, boats: i64, feet: i64) -> bool:
    """[H9.2] Enough spaces, and no boat without which there would be as well, for no more feet."""
    spare = spaces(box, boats) - feet
    if spare < 0:
        return False
    saved = feet - due(box, boats, feet)
    for boat in range(BOATS):
        if boats_of(boats, boat) and spare >= box.boat_spaces[boat]:
            without: i64 = 0
            for other in range(BOATS):
                without += boats_of(boats, other) * box.prepaid[other]
            if min(feet, without - box.prepaid[boat]) >= saved:
                return False
    return True


def sent(s: HawaiiState, seat: i64, boats: i64) -> list[Sent]:
    """The boats of a set one by one, before they leave: of those that are ready the first ones."""
    found: list[Sent] = []
    for boat in range(BOATS):
        left = s.players[seat].ready[boat] - boats_of(boats, boat)
        for i in range(boats_of(boats, boat)):
            found.append({"boat": BOAT_NAMES[boat], "nth": i + 1, "then": left + i + 1})
    return found


def send(s: HawaiiState, seat: i64, boats: i64) -> None:
    """[H9.2] The boats are used up for this round."""
    player = s.players[seat]
    for boat in range(BOATS):
        n = boats_of(boats, boat)
        player.ready[boat] -= n
        player.away[boat] += n


def land(s: HawaiiState, seat: i64, catch: i64, sent: list[Sent], paid: dict[str, int], log: Log | None) -> None:
    """[H9.3] The tokens are the player's, fish side up; [H8.3] their spears do not score."""
    player = s.players[seat]
    player.chief = HARBOUR
    counts: list[int] = []
    for fish in range(i64(1), MOST_FISH + 1):
        for _ in range(caught(catch, fish)):
            player.taken = append(player.taken, pull(s, fish) * 2 + 1)
            player.sum += fish
            counts.append(fish)
    if log is not None:
        log.append(Fished(seat, fish=counts, boats=sent, paid=paid))


def pull(s: HawaiiState, fish: i64) -> i64:
    """The first token with so many fish leaves the beach; says which one it was."""
    left = vec[i64]()
    pulled: i64 = -1
    for token in s.beach:
        if pulled < 0 and s.box.fish[token] == fish:
            pulled = token
        else:
            left = append(left, token)
    s.beach = left
    return pulled
