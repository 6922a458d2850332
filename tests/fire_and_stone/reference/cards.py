"""R10: gaining a card. R14: inventions."""

from __future__ import annotations

from tests.fire_and_stone.reference.asking import Course, ask, draw
from tests.fire_and_stone.reference.printed import DISPLAY_SIZE
from tests.fire_and_stone.reference.storage import fit, gain
from tests.fire_and_stone.reference.table import Player, Table


def refill(table: Table) -> Course[None]:
    """S4, R10.2: up to 3 cards, as long as the deck lasts."""
    while len(table.display) < DISPLAY_SIZE and table.deck.total():
        table.display.append((yield from draw("display", "", table.deck)))


def takeable(table: Table, player: Player) -> list[str]:
    """R10.2: kinds not yet owned. R10.8: two copies are one option."""
    return [kind for kind in dict.fromkeys(table.display) if kind not in player.inventions]


def own(table: Table, player: Player, kind: str) -> None:
    """R3.8, R10.7: the card works from the moment it is taken; its instant effect happens once."""
    player.inventions[kind] = 0
    card = table.printed.inventions[kind]
    gain(table, player, card["instant_bags"], card["instant_food"])


def cards(table: Table, player: Player) -> list[str]:
    """R10.1 to R10.3: what can be gained now."""
    return takeable(table, player) + (["vp"] if table.vp_pile and table.uncovered(player) else [])


def gain_card(table: Table, player: Player, may_decline: bool, full: list[str]) -> Course[None]:
    """R10: `full` is the track whose tiles are discarded for the card, if there is one."""
    options = cards(table, player) + (["decline"] if may_decline else [])
    chosen = yield from ask(player.seat, "gain_card", options)
    if chosen == "vp":
        yield from cover(table, player)
    elif chosen != "decline":
        table.display.remove(chosen)
        own(table, player, chosen)
    table.gathering_discard.update(full)  # R10.9
    full.clear()
    yield from refill(table)


def cover(table: Table, player: Player) -> Course[None]:
    """R10.3, R10.4."""
    covered = yield from ask(player.seat, "cover_invention", table.uncovered(player))
    player.inventions[covered] = table.vp_pile.pop(0)
    fit(table, player)


def take_from_teacher(table: Table, player: Player) -> Course[None]:
    """R13.22: the discovery."""
    kind = yield from ask(player.seat, "teacher_invention", takeable(table, player))
    table.display.remove(kind)
    own(table, player, kind)
    yield from refill(table)
