"""R5: gathering tiles and tracks. R4.4: foraging."""

from __future__ import annotations

from tests.fire_and_stone.reference.asking import Course, ask
from tests.fire_and_stone.reference.cards import gain_card
from tests.fire_and_stone.reference.printed import TRACK_LENGTH
from tests.fire_and_stone.reference.storage import free, gain
from tests.fire_and_stone.reference.table import Player, Table


def forage_food(table: Table, player: Player, area: str) -> int:
    """R4.4."""
    region = table.printed.region[area]
    more = table.works(player, "forage_food") + table.rule("forage_food", region)
    return table.printed.rewards["forage_food"] + more


def forage(table: Table, player: Player, area: str) -> Course[None]:
    """R4.4: not with full storage."""
    if free(table, player) < 1:
        return
    answer = yield from ask(player.seat, "forage", ["gain", "pass"])
    if answer == "gain":
        gain(table, player, 0, forage_food(table, player, area))


def leave_food(table: Table, player: Player, area: str) -> int:
    """R5.2."""
    region = table.printed.region[area]
    more = table.works(player, "leave_food") + table.rule("leave_food", region) - table.rule("leave_less")
    return table.printed.rewards["leave_food"] + more


def gather(table: Table, player: Player, area: str) -> Course[None]:
    """R5.1 to R5.8."""
    leave = ["leave"] if free(table, player) >= 1 else []
    answer = yield from ask(player.seat, "gather_action", ["take", *leave, "pass"])
    if answer == "leave":
        gain(table, player, 0, leave_food(table, player, area))
    if answer == "take":
        kind = table.face_up[area]
        track = yield from choose_track(table, player, kind)
        del table.face_up[area]
        table.progress = True  # R12.4
        place(table, player, kind, track)
        gain(table, player, 0, table.works(player, "take_food"))  # R14.5
        yield from fill(table, player, track)


def accepts(table: Table, player: Player, kind: str, track: list[str]) -> bool:
    """R5.3, R5.6."""
    return not track or kind in track or table.works(player, "mixed_tracks") > 0


def choose_track(table: Table, player: Player, kind: str) -> Course[int]:
    """R5.3; only if no track accepts the kind, R5.4: any track, which is emptied."""
    tracks = range(len(player.tracks))
    fitting = [n for n in tracks if accepts(table, player, kind, player.tracks[n])]
    answer = yield from ask(player.seat, "choose_track", [str(n) for n in fitting or tracks])
    return int(answer)


def place(table: Table, player: Player, kind: str, number: int) -> None:
    """The lowest free space; a track that does not accept the kind is emptied first."""
    track = player.tracks[number]
    if not accepts(table, player, kind, track):
        table.gathering_discard.update(track)
        track.clear()
    track.append(kind)


def fill(table: Table, player: Player, number: int) -> Course[None]:
    """R5.8."""
    track = player.tracks[number]
    if len(track) == TRACK_LENGTH:
        yield from gain_card(table, player, True, track)


def grotto(table: Table, player: Player) -> Course[None]:
    """R13.6: a tile of the discard."""
    kind = yield from ask(player.seat, "grotto_kind", sorted(+table.gathering_discard))
    track = yield from choose_track(table, player, kind)
    table.gathering_discard[kind] -= 1
    place(table, player, kind, track)
    yield from fill(table, player, track)
