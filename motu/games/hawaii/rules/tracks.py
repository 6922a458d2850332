"""H8: what products do during the game: tracks, spears, incomes."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.flow import Frame, Log, Step
from motu.games.hawaii.events import Chose, Earned, Given, Income, Speared
from motu.games.hawaii.moves import CHOOSE
from motu.games.hawaii.names import (
    FOOT,
    INCOME,
    INCOME_CHOICE,
    KAHUNA,
    KIND_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    SHELL,
    SPEAR_POINTS,
    SPEARS,
    TILES,
)
from motu.games.hawaii.rules.villages import free_spaces
from motu.games.hawaii.state import HawaiiState, Player


def raise_pieces(s: HawaiiState, seat: i64, kind: i64, n: i64) -> i64:
    """[H7.7] Kahunas or tikis go to the next free spaces of their track; says what these give, to be paid out later."""
    player = s.players[seat]
    s.stock[kind] -= n
    given: i64 = 0
    for _ in range(n):
        if kind == KAHUNA:
            given += s.box.kahuna_shells[player.kahunas]
            player.kahunas += 1
        else:
            given += s.box.tiki_feet[player.tikis]
            player.tikis += 1
    return given


def give(s: HawaiiState, seat: i64, kind: i64, given: i64, log: Log | None) -> None:
    """[H8.1] Shells for kahunas, feet for tikis."""
    if given:
        resource = SHELL if kind == KAHUNA else FOOT
        s.players[seat].purse[resource] += given
        if log is not None:
            log.append(Given(seat, source=KIND_NAMES[kind], got={RESOURCE_NAMES[resource]: given}))


def possible_pieces(s: HawaiiState, seat: i64, kind: i64, n: i64) -> i64:
    """[H10.3] As many of a gift as there are in stock, [H5.7] and as have room on the track."""
    return min(n, s.stock[kind], free_spaces(s, s.players[seat], kind))


def take_token(s: HawaiiState, seat: i64, token: i64, log: Log | None) -> None:
    """[H5.4] A token taken face up counts its value once; [H8.3] a red one scores for spear huts and KU."""
    player = s.players[seat]
    player.taken = append(player.taken, token * 2)
    player.sum += s.box.face[token] // 2
    points = player.powers[SPEAR_POINTS]
    if s.box.face[token] & 1 and points:
        player.earned[SPEARS] += points
        if log is not None:
            log.append(Speared(seat, points=points, tiles=tiles_with(s, player, SPEAR_POINTS)))


def tiles_with(s: HawaiiState, player: Player, effect: i64) -> list[str]:
    """The products of a corner that do something, each once."""
    found: list[str] = []
    for tile in player.tiles:
        kind = tile // 2 % TILES
        if s.box.does(kind, tile % 2, effect) and KIND_NAMES[kind] not in found:
            found.append(KIND_NAMES[kind])
    return found


def pay_out(s: HawaiiState, seat: i64, log: Log | None) -> None:
    """[H12.5] Shells and feet of the marker, [H8.2] and what the tiles of the corner pay."""
    player = s.players[seat]
    for resource in range(RESOURCES):
        player.purse[resource] += s.box.handout[s.round * RESOURCES + resource] + player.powers[INCOME + resource]
    if log is not None:
        log.append(earned(s, seat))


def earned(s: HawaiiState, seat: i64) -> Earned:
    """Where the resources at the end of a round come from."""
    player = s.players[seat]
    handout = s.box.handout[s.round * RESOURCES : (s.round + 1) * RESOURCES]
    got = handout[:]
    for resource in range(RESOURCES):
        got[resource] += player.powers[INCOME + resource]
    return Earned(
        seat,
        got=bag.named(got, RESOURCE_NAMES),
        handout=bag.named(handout, RESOURCE_NAMES),
        tiles=incomes(s, player),
    )


def incomes(s: HawaiiState, player: Player) -> list[Income]:
    """[H8.2] What each tile of a corner pays, in the order in which they were placed."""
    found: list[Income] = []
    for tile in player.tiles:
        kind = tile // 2 % TILES
        for resource in range(RESOURCES):
            count = s.box.does(kind, tile % 2, INCOME + resource)
            if count:
                found.append(
                    {
                        "product": KIND_NAMES[kind],
                        "village": tile // 2 // TILES + 1,
                        "resource": RESOURCE_NAMES[resource],
                        "count": count,
                    }
                )
    return found


def choose(s: HawaiiState, seat: i64, resource: i64, log: Log | None) -> None:
    """[H8.2] Irrigation of side II pays a resource of choice."""
    s.players[seat].purse[resource] += 1
    if log is not None:
        tiles = tiles_with(s, s.players[seat], INCOME_CHOICE)
        log.append(Chose(seat, resource=RESOURCE_NAMES[resource], tile=tiles[0]))


class Choose(Step[HawaiiState]):
    """[H8.2] Asked after the round: whatever turn came before is over."""

    rule = "H8.2"
    opens = True

    def moves(self, s: HawaiiState, f: Frame) -> vec[i64]:
        return vec[i64]([CHOOSE + resource for resource in range(RESOURCES)])

    def play(self, s: HawaiiState, f: Frame, move: i64, log: Log | None) -> None:
        choose(s, f.seat, move - CHOOSE, log)
