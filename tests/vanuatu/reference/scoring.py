"""The end of the game (section 7)."""

from __future__ import annotations

from tests.vanuatu.reference.table import Island, Table


def final_scoring(table: Table) -> None:
    """Section 7, steps 2 to 5; step 1 is phase V."""
    final = table.printed.final
    for seat, player in enumerate(table.players):
        fish = sum(worth * count for worth, count in player.fish.items())
        table.gain(seat, fish * final["vatus_per_fish"])
        player.fish = dict.fromkeys(player.fish, 0)
        treasure = sum(worth * count for worth, count in player.treasure.items())
        table.score(seat, "vatus", player.vatus // final["vatus_per_point"])
        table.score(seat, "treasures", treasure * final["points_per_treasure"])
        for island in table.islands():
            each = island.tourists * final["points_per_tourist"]
            table.score(seat, "huts", each * island.huts.count(seat))
            table.score(seat, "water", -water_penalty(table, seat, island))
    table.score(table.first, "first_player", final["first_player_points"])


def water_penalty(table: Table, seat: int, island: Island) -> int:
    """R12.10, Q16: once for each island where he has a hut, or once for each hut."""
    huts = island.huts.count(seat)
    counted = huts if table.choices.water_penalty_per == "hut" else min(huts, 1)
    return counted * table.printed.penalty.get(island.water, 0)


def huts_on_islands(table: Table, seat: int) -> int:
    return sum(island.huts.count(seat) for island in table.islands())


def ranking(table: Table) -> list[int]:
    """Each seat's place, from 1: by score, huts on islands, vatus. All share the last place if all lost (Q31)."""
    seats = range(len(table.players))
    if table.lost:
        return [len(seats) for _ in seats]

    def standing(seat: int) -> tuple[int, int, int]:
        player = table.players[seat]
        return player.prosperity(), huts_on_islands(table, seat), player.vatus

    return [1 + sum(standing(other) > standing(seat) for other in seats) for seat in seats]
