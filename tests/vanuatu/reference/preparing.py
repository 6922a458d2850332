"""The set-up (section 2) and phase I (3.1, R3, R4)."""

from __future__ import annotations

from tests.vanuatu.reference.asking import Course, ask, turn_up
from tests.vanuatu.reference.land import lays
from tests.vanuatu.reference.printed import ACTIONS, Choices, Printed
from tests.vanuatu.reference.table import Island, Ocean, Player, Ship, Table


def new_table(printed: Printed, choices: Choices, seats: int) -> Table:
    """What lies ready before chance says anything."""
    numbers = printed.numbers
    players = [Player(numbers["start_vatus"], "", printed.huts) for _ in range(seats)]
    table = Table(printed, choices, players)
    for seat in range(seats):
        table.score(seat, "start", numbers["start_prosperity"])
    table.reserve = {good: entry["cubes"] for good, entry in printed.goods.items()}
    table.ship_deck = list(printed.ships)
    table.tourist_deck = list(printed.tourist_tiles)
    table.tourist_deck.remove(printed.tourist_removed[seats])
    table.rest = list(printed.rest_tokens)
    table.pool = list(printed.characters) if choices.characters and seats > 2 else []
    table.price = numbers["fish_price_start"]
    table.dikes = printed.waters["dikes"] if choices.rising_waters else 0
    return table


def set_up(table: Table) -> Course[None]:
    """S1 to S11."""
    printed = table.printed
    put(table, printed.start_island, printed.start_island_cell)
    left = list(printed.start_oceans)
    for cell in printed.start_ocean_cells:
        tile = yield from turn_up("start ocean", left, cell)
        left.remove(tile)
        put(table, tile, cell)
        if tile == printed.boats_start:
            for player in table.players:
                player.boat = cell
    yield from reveal_tiles(table)
    yield from fill_slots(table)
    yield from next_tourists(table)
    table.first = yield from turn_up("first player", range(len(table.players)))


def put(table: Table, tile: str, cell: str) -> None:
    """A tile on the map with its tokens or cubes (R4.10)."""
    if table.printed.is_island(tile):
        table.map[cell] = Island(tile, dict.fromkeys(table.printed.goods, 0))
        restock(table, table.island(cell))
    else:
        face = table.printed.oceans[tile]
        table.map[cell] = Ocean(tile, face["fish"], face["treasure"])


def restock(table: Table, island: Island) -> None:
    """R3.4, R3.5: the printed goods, as far as the reserve goes."""
    for good, wanted in table.printed.islands[island.name]["goods"].items():
        cubes = min(wanted, table.reserve[good])
        island.cubes[good] += cubes
        table.reserve[good] -= cubes


def reveal_tiles(table: Table) -> Course[None]:
    """S2, R4.11: two tiles on the volcano. A letter's second tile is known when its first one has been seen."""
    printed = table.printed
    coming = printed.letters[len(table.tiles_seen) : len(table.tiles_seen) + printed.volcano_slots]
    for letter in coming:
        left = [tile for tile in printed.tiles_of(letter) if tile not in table.tiles_seen]
        tile = yield from turn_up("tile", left, letter)
        table.tiles_seen.append(tile)
        table.volcano.append(tile)


def fill_slots(table: Table) -> Course[None]:
    """R3.2, R3.3: ships enter at the bottom; discards are shuffled only when a ship is needed and none is left."""
    while len(table.ships) < table.printed.ship_slots:
        if not table.ship_deck:
            table.ship_deck, table.ship_discards = table.ship_discards, []
        ship = yield from turn_up("ship", sorted(table.ship_deck), len(table.ships))
        table.ship_deck.remove(ship)
        table.ships.append(Ship(ship, list(table.printed.ships[ship])))


def next_tourists(table: Table) -> Course[None]:
    """S5, R3.1: pawns that were left over are gone."""
    table.tourist_tile = yield from turn_up("tourists", sorted(table.tourist_deck))
    table.tourist_deck.remove(table.tourist_tile)
    table.office = table.tourist_tile


def begin_round(table: Table) -> Course[None]:
    """Phase I of every round but the first."""
    if table.choices.rising_waters and table.round + 1 in table.printed.waters["flood_rounds"]:
        table.die = yield from turn_up("die", table.printed.waters["die_faces"])
    table.round += 1
    yield from next_tourists(table)
    for ship in [ship for ship in table.ships if not ship.free]:
        table.ships.remove(ship)
        table.ship_discards.append(ship.name)
        for good in table.printed.ships[ship.name]:
            table.reserve[good] += 1
    yield from fill_slots(table)
    for island in table.islands():
        if not island.submerged and not any(island.cubes.values()):
            restock(table, island)
    table.price = table.printed.numbers["fish_price_start"]
    if table.round in table.printed.placing_rounds:
        while table.volcano:
            yield from place_tile(table)
        yield from reveal_tiles(table)


def place_tile(table: Table) -> Course[None]:
    kinds = {cell: isinstance(tile, Island) for cell, tile in table.map.items()}
    legal = lays(table.printed, kinds, table.volcano, table.choices.placement_pair_lookahead)
    tile, cell = yield from ask(table.first, "place tile", legal)
    table.volcano.remove(tile)
    put(table, tile, cell)


def offer_characters(table: Table) -> Course[None]:
    """T3: five cards that were not offered in the round before; nobody keeps a card."""
    two, before = table.printed.two, table.offered
    left = [card for card in table.printed.characters if card not in before]
    table.offered = []
    for _ in range(two["characters_offered_per_round"]):
        card = yield from turn_up("offer", left)
        left.remove(card)
        table.offered.append(card)
    table.pool = list(table.offered)
    for player in table.players:
        player.character, player.used = "", False


def place_neutral(table: Table) -> Course[None]:
    """T1: before phase II, the first player two, then the other three."""
    two, (first, second) = table.printed.two, table.order()
    counts = {first: two["neutral_placed_by_first_player"], second: two["neutral_placed_by_second_player"]}
    for seat, count in counts.items():
        for _ in range(count):
            action = yield from ask(seat, "place neutral", ACTIONS)
            table.neutral[action] += 1


def choose_characters(table: Table) -> Course[None]:
    """R5.1: take one, then put the previous one back."""
    for seat in table.order():
        player = table.players[seat]
        card = yield from ask(seat, "choose character", table.pool)
        table.pool.remove(card)
        if player.character:
            table.pool.append(player.character)
        player.character, player.used = card, False
