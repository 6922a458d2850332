"""The whole game as a course of questions (section 3): programming, turns, the end of a round."""

from __future__ import annotations

from tests.vanuatu.reference import actions, exchanges, preparing, waters
from tests.vanuatu.reference.asking import Course, ask
from tests.vanuatu.reference.printed import ACTIONS
from tests.vanuatu.reference.programming import programmable
from tests.vanuatu.reference.scoring import final_scoring
from tests.vanuatu.reference.table import Table


def game(table: Table) -> Course[None]:
    """From the set-up to the final scoring; it is over early when all have lost (R12.9)."""
    yield from preparing.set_up(table)
    while True:
        yield from play_round(table)
        if table.lost:
            return
        if table.round == table.printed.rounds:
            break
        yield from preparing.begin_round(table)
    final_scoring(table)


def play_round(table: Table) -> Course[None]:
    """Phases II to V."""
    if len(table.players) == 2:
        yield from preparing.offer_characters(table)
        yield from preparing.place_neutral(table)
    if table.choices.characters:
        yield from preparing.choose_characters(table)
    yield from program(table)
    yield from resolve_all(table)
    if not table.lost:
        pay_rest(table)


def program(table: Table) -> Course[None]:
    """Phase III, R6.1. The answer depends on nothing but a player's programmed actions (R6.9)."""
    known: dict[tuple[int, frozenset[str]], list[str]] = {}
    for batch in table.printed.setup["marker_passes"]:
        for seat in table.order():
            for _ in range(batch):
                player = table.players[seat]
                key = (seat, frozenset(player.stacks()))
                if key not in known:
                    known[key] = programmable(table, seat)
                action = yield from ask(seat, "place marker", known[key])
                player.markers[action] += 1
            yield from preparing.confirm(table, seat)


def resolve_all(table: Table) -> Course[None]:
    """Phase IV, R7.1; what is left of the die at its end, R12.5."""
    while any(player.stacks() for player in table.players):
        for seat in table.order():
            if table.players[seat].stacks():
                yield from turn(table, seat)
                if table.lost:
                    return
                yield from preparing.confirm(table, seat)
    if table.die and table.choices.flood_at_end_of_phase_iv_if_die_not_spent:
        waters.rise(table)
    table.die = 0


def has_majority(table: Table, seat: int, action: str) -> bool:
    """R7.3; with two players also against the neutral markers (T2)."""
    player, order = table.players[seat], table.order()
    mine = player.markers[action]
    if mine == 0:
        return False
    for other in order:
        theirs = table.players[other].markers[action]
        if other != seat and (theirs > mine or (theirs == mine and order.index(other) < order.index(seat))):
            return False
    if len(table.players) > 2:
        return True
    linked = bool(player.character) and table.printed.linked[player.character] == action
    may_tie = linked or player.governed == action
    return mine > table.neutral[action] or (may_tie and mine == table.neutral[action])


def turn_options(table: Table, seat: int) -> list[tuple[str, str | int]]:
    """Section 3.4, TURN."""
    player = table.players[seat]
    stacks = player.stacks()
    majorities = [action for action in stacks if has_majority(table, seat, action)]
    options: list[tuple[str, str | int]] = [("resolve", action) for action in majorities]
    if not majorities:
        options += [("give up", action) for action in stacks]
        if player.has("preacher"):
            options += [("preach", action) for action in stacks if actions.ways(table, seat, action)]
    if player.has("governor"):
        options += [("governor", action) for action in stacks if governor_targets(table, seat, action)]
    options += [("sell treasure", worth) for worth, count in player.treasure.items() if count]
    return options + [("beg", count) for count in exchanges.alms(table, seat)]


def governor_targets(table: Table, seat: int, action: str) -> list[str]:
    """R9.3, Q12."""
    done = set() if table.choices.governor_may_repeat_action else table.players[seat].performed
    return [target for target in ACTIONS if target != action and target not in done]


def turn(table: Table, seat: int) -> Course[None]:
    """R7.5, R7.6: one stack is resolved, given up or moved; treasures and alms come before that."""
    player = table.players[seat]
    free = True
    while free:
        what, which = yield from ask(seat, "turn", turn_options(table, seat))
        free = what in ("sell treasure", "beg")
        if what == "sell treasure":
            exchanges.sell_treasure(table, seat, int(which))
        elif what == "beg":
            exchanges.beg(table, seat, int(which))
    stack = str(which)
    if what == "governor":
        target = yield from ask(seat, "governor target", governor_targets(table, seat, stack))
        player.markers[target] += player.markers[stack]
        player.markers[stack] = 0
        player.governed, player.used = target, True
        if table.choices.governor_counts_for_flood_die:
            waters.lower_die(table)
        return
    performed = what != "give up" and bool(actions.ways(table, seat, stack))
    if what == "preach":
        player.used = True
    if performed:
        yield from perform(table, seat, stack)
    player.markers[stack] = 0
    if performed or table.choices.retrieval_counts_for_flood_die:
        waters.lower_die(table)
    if not table.lost and not player.stacks():
        yield from beg_last(table, seat)


def perform(table: Table, seat: int, action: str) -> Course[None]:
    """The questions of one action, one after the other, until a single way is left."""
    left = actions.ways(table, seat, action)
    chosen: actions.Way = ()
    while len(chosen) < max(len(way) for way in left):
        part = len(chosen)
        answers = list(dict.fromkeys(way[part] for way in left))
        answer = yield from ask(seat, f"{action} {part + 1}", answers)
        left = [way for way in left if way[part] == answer]
        chosen = (*chosen, answer)
    actions.perform(table, seat, action, chosen)


def beg_last(table: Table, seat: int) -> Course[None]:
    """BEG_LAST, Q6: after the last stack of the round."""
    counts = exchanges.alms(table, seat)
    if counts:
        count = yield from ask(seat, "beg last", [0, *counts])
        if count:
            exchanges.beg(table, seat, count)


def pay_rest(table: Table) -> None:
    """Phase V, R10; neutral markers leave the board (T1)."""
    first = table.first
    for seat in table.order():
        player = table.players[seat]
        for token in player.tokens:
            face = table.printed.rest_tokens[token]
            table.score(seat, "rest", face["points"])
            table.gain(seat, face["vatus"])
            if face["first_player"]:
                first = seat
        table.rest += player.tokens
        player.tokens, player.seen = [], None
    table.first = first
    table.neutral = dict.fromkeys(ACTIONS, 0)
