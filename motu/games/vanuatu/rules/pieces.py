"""V0: the pieces on the table are those of the box; for tables that come from elsewhere."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motu.core import bag
from motu.core.dumps import no_more
from motu.core.errors import BadState
from motu.games.vanuatu.moves import tile_of
from motu.games.vanuatu.names import (
    ACTION_NAMES,
    CHARACTER_NAMES,
    CHARACTERS,
    CRATES,
    FULL_SHIP,
    GOOD_NAMES,
    GOODS,
    ISLAND_NAMES,
    ISLANDS,
    LETTERED,
    MOST_SEATS,
    MOST_VALUE,
    REST_NAMES,
    REST_TOKENS,
    SHIPS,
    SIDES,
    SLOTS,
    TILE_NAMES,
    TILES,
)
from motu.games.vanuatu.rules import bits, building
from motu.games.vanuatu.state import NONE, VanuatuState


def check(s: VanuatuState) -> None:
    """[V0.5] Nothing on the table is more than there can be."""
    check_tiles(s)
    check_islands(s)
    check_ships(s)
    check_characters(s)
    check_rest(s)
    check_water(s)
    for seat in range(s.seats()):
        check_player(s, seat)
    check_catches(s)


def refuse(wrong: bool, what: str) -> None:
    if wrong:
        raise BadState(f"{what}: that cannot be.")


def ones(kinds: i64) -> vec[i64]:
    return vec[i64]([1] * kinds)


def check_tiles(s: VanuatuState) -> None:
    """[V0.2] Every tile is in one place: on the board, on the volcano or in the stack."""
    found = bag.empty(TILES)
    islands = bag.empty(ISLANDS)
    for tile in s.tiles:
        if tile != NONE:
            found[tile] += 1
            if tile < ISLANDS:
                islands[tile] += 1
    for tile in s.volcano:
        found[tile] += 1
    for n in range(LETTERED):
        found[tile_of(n)] += s.deck[n]
    no_more(found, ones(TILES), TILE_NAMES)
    for island in s.laid:
        islands[island] -= 1
    for island in range(ISLANDS):
        refuse(islands[island] != 0, f"{ISLAND_NAMES[island]} laid and not on the board, or the other way round")


def check_islands(s: VanuatuState) -> None:
    """[V0.6] Cubes, huts, drawings and tourists within their numbers, [V7.6] [V7.4] fish and treasures too."""
    box = s.box
    cubes = s.reserve[:]
    huts = bag.empty(ISLANDS)
    for island in range(ISLANDS):
        for good in range(GOODS):
            cubes[good] += s.goods[island * GOODS + good]
        for seat in range(MOST_SEATS):
            huts[island] += s.huts[island * MOST_SEATS + seat]
            refuse(seat >= s.seats() and s.huts[island * MOST_SEATS + seat] > 0, "A hut of nobody at the table")
    for slot in range(SLOTS):
        for crate in range(CRATES):
            if s.ships[slot] != NONE and (s.loaded[slot] >> crate) & 1:
                cubes[box.crates[s.ships[slot] * CRATES + crate]] += 1
    no_more(cubes, box.cubes, GOOD_NAMES)
    no_more(huts, box.hut_places, ISLAND_NAMES)
    no_more(s.drawings, box.drawing_places, ISLAND_NAMES)
    no_more(s.tourists, box.tourist_places, ISLAND_NAMES)
    no_more(s.fish, box.fish, TILE_NAMES)
    no_more(s.treasures, box.treasures, TILE_NAMES)


def check_ships(s: VanuatuState) -> None:
    """[V0.3] Every ship once; [V0.4] tourist tiles and tourists."""
    found = s.ship_deck[:]
    for ship in range(SHIPS):
        found[ship] += s.ship_discard[ship]
    for slot in range(SLOTS):
        refuse(s.loaded[slot] > (FULL_SHIP if s.ships[slot] != NONE else 0), "A load without a ship")
        if s.ships[slot] != NONE:
            found[s.ships[slot]] += 1
    no_more(found, ones(SHIPS), [f"ship {ship + 1}" for ship in range(SHIPS)])
    no_more(s.tourist_deck, s.box.tourist_tiles, [f"tourist tile {value}" for value in range(len(s.tourist_deck))])
    refuse(s.tourist_tile >= len(s.tourist_deck) or s.office > s.tourist_tile, f"{s.office} tourists in the office")


def check_characters(s: VanuatuState) -> None:
    """[V4.1] Every character once, [V11.3] no more on offer than there are; [V11.1] neutral markers for two."""
    found = s.pool[:]
    for player in s.players:
        if player.character != NONE:
            found[player.character] += 1
    no_more(found, ones(CHARACTERS), CHARACTER_NAMES)
    two = s.seats() == 2
    most = (1 << CHARACTERS) - 1 if two else 0
    refuse(s.offered > most or s.barred > most or s.offered & s.barred != 0, "Characters on offer")
    refuse(bits.count(s.offered) > s.box.offered, "So many characters on offer")
    neutral = s.box.neutral_first + s.box.neutral_second if two else 0
    refuse(bag.total(s.neutral) > neutral, f"{bag.total(s.neutral)} neutral markers")


def check_rest(s: VanuatuState) -> None:
    """[V0.5] Every rest token once."""
    found = bag.empty(REST_TOKENS)
    for taken in s.rests:
        found[taken % REST_TOKENS] += 1
    no_more(found, ones(REST_TOKENS), REST_NAMES)


def check_water(s: VanuatuState) -> None:
    """[V10.3] Dikes on shores only, [V10.7] no island with more water than it bears, [V12.2] nothing without it."""
    built: i64 = 0
    for island in range(ISLANDS):
        laid = s.cells[island] != NONE
        refuse(s.water[island] >= s.box.sinks_at, f"{ISLAND_NAMES[island]}: {s.water[island]} water markers")
        refuse(s.dikes[island] >= 1 << SIDES, f"{ISLAND_NAMES[island]}: dikes")
        shores = building.shore(s, island) if laid else 0
        refuse(s.dikes[island] & ~shores != 0, f"{ISLAND_NAMES[island]}: a dike where there is no shore")
        refuse((s.sunk >> island) & 1 != 0 and not laid, f"{ISLAND_NAMES[island]}: sunk and not laid")
        built += bits.count(s.dikes[island])
    rising = s.options.rising
    refuse(s.sunk >= 1 << ISLANDS or (s.sunk > 0 and not rising), "Sunken islands")
    refuse(s.dikes_left + built > (s.box.dikes if rising else 0), f"{s.dikes_left + built} dikes")
    refuse(s.die > (i64(len(s.box.die)) if rising else 0), f"A die that shows {s.die}")
    refuse(bag.total(s.water) > 0 and not rising, "Water")


def check_player(s: VanuatuState, seat: i64) -> None:
    """[V0.7] Markers and huts; [V1.3] vatus below a full bank; [V1.6] the boat on an ocean."""
    player = s.players[seat]
    huts = player.huts
    for island in range(ISLANDS):
        huts += s.huts[island * MOST_SEATS + seat]
    refuse(huts > s.box.huts, f"{huts} huts of one player")
    refuse(player.vatus >= s.box.full, f"{player.vatus} vatus")
    refuse(bag.total(player.markers) > s.box.markers, f"{bag.total(player.markers)} markers of one player")
    refuse(player.performed >= 1 << len(ACTION_NAMES), "Actions performed")
    refuse(player.boat != NONE and not (s.sea >> player.boat) & 1, "A boat that is not on an ocean")
    refuse(player.boat == NONE and s.cells[s.box.blank] != NONE, "A boat that is nowhere")


def check_catches(s: VanuatuState) -> None:
    """[V7.6] [V7.4] No more fish and treasure tiles of a value than there are."""
    fish = bag.empty(MOST_VALUE + 1)
    treasures = bag.empty(MOST_VALUE + 1)
    for player in s.players:
        for value in range(MOST_VALUE + 1):
            fish[value] += player.fish[value]
            treasures[value] += player.treasures[value]
    names = [f"tile of value {value}" for value in range(int(MOST_VALUE) + 1)]
    no_more(fish, s.box.fish_tiles, names)
    no_more(treasures, s.box.treasure_tiles, names)
