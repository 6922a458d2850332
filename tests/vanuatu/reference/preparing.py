"""The set-up (section 2) and phase I (3.1, R3, R4)."""

from __future__ import annotations

from tests.vanuatu.reference.asking import Course, Question, ask, turn_up
from tests.vanuatu.reference.land import lays
from tests.vanuatu.reference.printed import ACTIONS, Choices, Printed
from tests.vanuatu.reference.table import Island, Ocean, Player, Ship, Table


def new_table(printed: Printed, choices: Choices, seats: int) -> Table:
    """The table before chance says anything."""
    players = [Player(printed.setup["vatus"], "", printed.setup["huts"]) for _ in range(seats)]
    table = Table(printed, choices, players)
    table.reserve = {good: entry["cubes"] for good, entry in printed.goods.items()}
    table.ship_deck = list(printed.ships)
    table.tourist_deck = list(printed.tourist_tiles)
    table.tourist_deck.remove(printed.tourist_left_out[seats])
    table.rest = list(printed.rest_tokens)
    table.pool = list(printed.characters) if choices.characters and seats > 2 else []
    table.price = printed.prices[0]
    table.dikes = printed.waters["dikes"] if choices.rising_waters else 0
    return table


def set_up(table: Table) -> Course[None]:
    """S1 to S11."""
    printed = table.printed
    left = printed.tiles_of("")
    put(table, left.pop(0), printed.start_island_cell)
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
        table.map[cell] = Ocean(tile, face["fish"], face["treasures"])


def restock(table: Table, island: Island) -> None:
    """R3.4, R3.5: the printed goods, as far as the reserve goes."""
    face = table.printed.islands[island.name]
    for good in table.printed.goods:
        cubes = min(face[good], table.reserve[good])
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


def confirm(table: Table, seat: int) -> Course[None]:
    """A player says that his part is over, where the table was made so."""
    if table.choices.confirm:
        yield Question(seat, "end turn", ["end turn"])


def begin_round(table: Table) -> Course[None]:
    """Phase I of every round but the first."""
    if table.choices.rising_waters and table.round + 1 in table.printed.waters["rounds"]:
        table.die = yield from turn_up("die", range(1, table.printed.waters["die_faces"] + 1))
    table.round += 1
    for player in table.players:
        player.governed, player.performed = "", set()
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
    table.price = table.printed.prices[0]
    if table.volcano:
        while table.volcano:
            yield from place_tile(table)
        yield from confirm(table, table.first)
        yield from reveal_tiles(table)


def place_tile(table: Table) -> Course[None]:
    kinds = {cell: isinstance(tile, Island) for cell, tile in table.map.items()}
    legal = lays(table.printed, kinds, table.volcano, table.choices.placement_pair_lookahead)
    tile, cell = yield from ask(table.first, "place tile", legal)
    table.volcano.remove(tile)
    put(table, tile, cell)


def offer_characters(table: Table) -> Course[None]:
    """T3: five cards that were not offered in the round before; nobody keeps a card."""
    left = [card for card in table.printed.characters if card not in table.offered]
    table.offered = []
    for _ in range(table.printed.two["offered"]):
        card = yield from turn_up("offer", left)
        left.remove(card)
        table.offered.append(card)
    table.pool = list(table.offered)
    for player in table.players:
        player.character, player.used = "", False


def place_neutral(table: Table) -> Course[None]:
    """T1: before phase II, the first player two, then the other three."""
    two, (first, second) = table.printed.two, table.order()
    counts = {first: two["neutral_first"], second: two["neutral_second"]}
    for seat, count in counts.items():
        for _ in range(count):
            action = yield from ask(seat, "place neutral", ACTIONS)
            table.neutral[action] += 1
        yield from confirm(table, seat)


def choose_characters(table: Table) -> Course[None]:
    """R5.1: take one, then put the previous one back."""
    for seat in table.order():
        player = table.players[seat]
        card = yield from ask(seat, "choose character", table.pool)
        table.pool.remove(card)
        if player.character:
            table.pool.append(player.character)
        player.character, player.used = card, False
