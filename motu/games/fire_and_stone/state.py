"""The state of the table; clone, dump and load side by side."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from motu.core import bag
from motu.core.dumps import Loading, ask_again, load_bag, load_course, load_row, load_seats, load_slots, numbers
from motu.core.errors import BadState, WrongGame
from motu.core.flow import Flow, Frame, Step
from motu.core.game import Json
from motu.games.fire_and_stone import names
from motu.games.fire_and_stone.components import Components

NONE: Final[i64] = -1  # an empty slot; nobody; not yet
OWNED: Final[i64] = 1  # of a card; 0: not owned, more: covered by a VP card of that value less 1
EMPTY: Final = vec[i64]()  # before anything is there; never added to
SEATS_BITS: Final[i64] = 16  # a bit for each seat, in s.peeks


@final
class Options:
    """The settings of a table as numbers, shared by all its states."""

    def __init__(self, chosen: list[int]) -> None:
        self.chosen: list[int] = chosen  # as they are dumped
        self.starting: bool = chosen[0] != 0
        self.level: i64 = chosen[1]  # 2: any
        self.symbol: i64 = chosen[2]
        self.by_majorities: bool = chosen[3] != 0
        self.memory: bool = chosen[4] != 0
        self.guard: i64 = chosen[5]  # rounds without progress
        self.confirm: bool = chosen[6] != 0


@final
@mypyc_attr(acyclic=True)
class Player:
    """One tribe: its mat, its scouts, and what it knows of forests."""

    def __init__(self) -> None:
        self.scouts: vec[i64] = EMPTY  # areas; NONE while the second one waits
        self.tracks: vec[i64] = EMPTY  # kinds by track and space, names.SPACES each
        self.mat: vec[i64] = EMPTY  # animal tiles by kind
        self.shown: vec[i64] = EMPTY  # those of them that everybody has seen
        self.cards: vec[i64] = EMPTY  # by invention: 0, OWNED, or OWNED + the value of the VP card on it
        self.powers: vec[i64] = EMPTY  # effects of uncovered cards
        self.earned: vec[i64] = EMPTY  # points by source
        self.memory: vec[i64] = EMPTY  # three by forest: what was left at the last hunt, packed; taken, added since
        self.food: i64 = 0
        self.bags: i64 = 0
        self.huts: i64 = 0  # in the supply
        self.marker: i64 = 0  # 1 when it lies on the cave card
        self.objective: i64 = NONE

    def clone(self) -> Player:
        new = Player()
        new.scouts = self.scouts[:]
        new.tracks = self.tracks[:]
        new.mat = self.mat[:]
        new.shown = self.shown[:]
        new.cards = self.cards[:]
        new.powers = self.powers  # never changed, only replaced
        new.earned = self.earned[:]
        new.memory = self.memory[:]
        new.food = self.food
        new.bags = self.bags
        new.huts = self.huts
        new.marker = self.marker
        new.objective = self.objective
        return new

    def reckon(self, box: Components) -> None:
        """[F14.13] The effects of all uncovered cards, added up."""
        powers = bag.empty(names.CARD_EFFECTS)
        for card in range(names.CARDS):
            if self.cards[card] == OWNED:
                for effect in range(names.CARD_EFFECTS):
                    if effect == names.HUT_FREE_AT:
                        powers[effect] |= box.effect[card * names.EFFECTS + effect]
                    else:
                        powers[effect] += box.effect[card * names.EFFECTS + effect]
        self.powers = powers

    def points(self) -> i64:
        return bag.total(self.earned)

    def dump(self) -> Json:
        return {
            "scouts": bag.listed(self.scouts),
            "tracks": bag.listed(self.tracks),
            "mat": bag.listed(self.mat),
            "shown": bag.listed(self.shown),
            "cards": bag.listed(self.cards),
            "earned": bag.listed(self.earned),
            "memory": bag.listed(self.memory),
            "rest": [self.food, self.bags, self.huts, self.marker, self.objective],
        }


def load_player(box: Components, data: Json) -> Player:
    player = Player()
    player.scouts = load_slots(data["scouts"], names.SCOUTS, names.AREAS)
    player.tracks = load_slots(data["tracks"], names.TRACKS * names.SPACES, names.GATHERED)
    player.mat = load_bag(data["mat"], names.ANIMALS)
    player.shown = load_bag(data["shown"], names.ANIMALS)
    player.cards = load_bag(data["cards"], names.CARDS)
    player.earned = load_bag(data["earned"], names.SOURCES)
    player.memory = vec[i64](numbers(data["memory"], names.FORESTS * 3))
    player.food, player.bags, player.huts, player.marker, player.objective = numbers(data["rest"], 5)
    if player.scouts[0] == NONE or not NONE <= player.objective < names.OBJECTIVES:
        raise BadState(f"A tribe has a scout on the map, and one objective of those there are: {data!r}.")
    if min(player.food, player.bags, player.huts, player.marker) < 0 or max(player.cards) > OWNED + 9:
        raise BadState(f"A tribe cannot own that: {data!r}.")
    player.reckon(box)
    return player


def new_player(box: Components) -> Player:
    """[F0.7] A tribe with all its huts, one scout on the map, and nothing else."""
    player = Player()
    player.scouts = vec[i64]([box.start, NONE])
    player.tracks = vec[i64]([NONE] * (names.TRACKS * names.SPACES))
    player.mat, player.shown = bag.empty(names.ANIMALS), bag.empty(names.ANIMALS)
    player.cards, player.earned = bag.empty(names.CARDS), bag.empty(names.SOURCES)
    player.memory = bag.empty(names.FORESTS * 3)
    for forest in range(names.FORESTS):
        player.memory[forest * 3] = NONE
    player.huts = box.huts
    player.reckon(box)
    return player


@final
class FireAndStoneState(Flow):
    """The table of a game of Fire & Stone."""

    def __init__(
        self, book: list[Step[Any]], agenda: list[Frame], box: Components, options: Options, players: list[Player]
    ) -> None:
        super().__init__(book, agenda)
        self.box: Components = box
        self.options: Options = options
        self.players: list[Player] = players
        self.tile: vec[i64] = EMPTY  # by area: a kind that lies face up, FACE_DOWN, or NONE
        self.left: vec[i64] = EMPTY  # face-down tiles that nobody has looked at, by region and kind
        self.peeks: vec[i64] = EMPTY  # face-down tiles that somebody knows: (area * KINDS + kind) * 16 + bits of seats
        self.huts: vec[i64] = EMPTY  # by area and seat
        self.forests: vec[i64] = EMPTY  # areas, in the order in which they were found
        self.lair: vec[i64] = EMPTY  # animals that somebody has seen, by forest and kind
        self.unseen: vec[i64] = EMPTY  # by forest: how many lie there that nobody has seen since the shuffle
        self.herd: vec[i64] = EMPTY  # by forest: how many came back from the discard and were not looked at
        self.wild: vec[i64] = EMPTY  # animals in stacks, or unseen in forests
        self.herds: vec[i64] = EMPTY  # animals that came back from the discard and were not looked at
        self.cooked: vec[i64] = EMPTY  # the animal discard
        self.gathered: vec[i64] = EMPTY  # the gathering discard
        self.deck: vec[i64] = EMPTY  # inventions
        self.display: vec[i64] = EMPTY
        self.offer: vec[i64] = EMPTY  # starting inventions to choose from
        self.turns_left: vec[i64] = EMPTY  # by seat, once the end was triggered
        self.cards_gone: i64 = 0  # of the VP pile
        self.bags_left: i64 = 0
        self.cave: i64 = NONE  # the cave card, once it was found
        self.found: i64 = 0  # hut tiles
        self.opened: i64 = 1  # regions, as bits
        self.first: i64 = 0
        self.active: i64 = 0
        self.scout: i64 = 0  # the one in use
        self.used: i64 = 0  # scouts used in this turn, as bits
        self.turns: i64 = 0
        self.progress: i64 = 0  # the last turn that brought any
        self.trigger: i64 = NONE  # who triggered the end
        self.returned: i64 = 0  # animals that came back from the discard in all

    def clone(self) -> FireAndStoneState:
        players = [player.clone() for player in self.players]
        new = FireAndStoneState(self.book, self.agenda[:], self.box, self.options, players)
        new.stands_like(self)
        new.tile = self.tile[:]
        new.left = self.left[:]
        new.peeks = self.peeks[:]
        new.huts = self.huts[:]
        new.forests = self.forests[:]
        new.lair = self.lair[:]
        new.unseen = self.unseen[:]
        new.herd = self.herd[:]
        new.wild = self.wild[:]
        new.herds = self.herds[:]
        new.cooked = self.cooked[:]
        new.gathered = self.gathered[:]
        new.deck = self.deck[:]
        new.display = self.display[:]
        new.offer = self.offer[:]
        new.turns_left = self.turns_left[:]
        new.cards_gone = self.cards_gone
        new.bags_left = self.bags_left
        new.cave = self.cave
        new.found = self.found
        new.opened = self.opened
        new.first = self.first
        new.active = self.active
        new.scout = self.scout
        new.used = self.used
        new.turns = self.turns
        new.progress = self.progress
        new.trigger = self.trigger
        new.returned = self.returned
        return new

    def dump(self) -> Json:
        return {
            **self.course_dump(),
            "options": self.options.chosen,
            "players": [player.dump() for player in self.players],
            "tile": bag.listed(self.tile),
            "left": bag.listed(self.left),
            "peeks": bag.listed(self.peeks),
            "huts": bag.listed(self.huts),
            "forests": bag.listed(self.forests),
            "lair": bag.listed(self.lair),
            "unseen": bag.listed(self.unseen),
            "herd": bag.listed(self.herd),
            "wild": bag.listed(self.wild),
            "herds": bag.listed(self.herds),
            "cooked": bag.listed(self.cooked),
            "gathered": bag.listed(self.gathered),
            "deck": bag.listed(self.deck),
            "display": bag.listed(self.display),
            "offer": bag.listed(self.offer),
            "turns_left": bag.listed(self.turns_left),
            "box": [self.cards_gone, self.bags_left, self.cave, self.found, self.opened, self.returned],
            "turn": [self.first, self.active, self.scout, self.used, self.turns, self.progress, self.trigger],
        }

    def scores(self) -> list[int]:
        return [player.points() for player in self.players]

    def seats(self) -> i64:
        return len(self.players)

    def here(self, seat: i64) -> i64:
        """The area of the scout in use."""
        return self.players[seat].scouts[self.scout]

    def power(self, seat: i64, effect: i64, region: i64) -> i64:
        """[F1.4] What the own cards and the cave card do together, in a region; asked in the own turn."""
        return self.players[seat].powers[effect] + self.ruled(effect, region)

    def ruled(self, effect: i64, region: i64) -> i64:
        """[F9.2] What the cave card does by its rule, in a region, once it was found."""
        holds = self.cave != NONE and (self.box.rule_region[self.cave] >> region) & 1 == 1
        return self.box.rule[self.cave][effect] if holds else i64(0)


def mine(state: object) -> FireAndStoneState:
    """States of other games are refused."""
    if not isinstance(state, FireAndStoneState):
        raise WrongGame("This is no table of Fire & Stone: ask the game that made it.")
    return state


def load(book: list[Step[Any]], box: Components, data: Json) -> FireAndStoneState:
    """The way back from dump(); raises BadState when something does not fit."""
    with Loading("Fire & Stone"):
        s = load_table(book, box, data)
        ask_again(s)
    return s


def load_table(book: list[Step[Any]], box: Components, data: Json) -> FireAndStoneState:
    options = Options(numbers(data["options"], 7))
    if not 0 <= options.level <= 2 or not 0 <= options.symbol <= 1 or options.guard < 1:
        raise BadState(f"There is no such table: {data['options']!r}.")
    players = [load_player(box, player) for player in load_seats(data["players"], names.MOST_SEATS)]
    s, seats = FireAndStoneState(book, [], box, options, players), len(players)
    load_course(s, data, seats)
    s.tile = load_slots(data["tile"], names.AREAS, names.FACE_DOWN + 1)
    s.left = load_bag(data["left"], names.REGIONS * names.KINDS)
    s.peeks = load_row(data["peeks"], names.AREAS * names.KINDS * SEATS_BITS)
    s.huts = load_bag(data["huts"], names.AREAS * seats)
    s.forests = load_row(data["forests"], names.AREAS)
    s.lair = load_bag(data["lair"], names.FORESTS * names.ANIMALS)
    s.unseen, s.herd = load_bag(data["unseen"], names.FORESTS), load_bag(data["herd"], names.FORESTS)
    s.wild, s.herds = load_bag(data["wild"], names.ANIMALS), load_bag(data["herds"], names.ANIMALS)
    s.cooked, s.gathered = load_bag(data["cooked"], names.ANIMALS), load_bag(data["gathered"], names.GATHERED)
    s.deck, s.offer = load_bag(data["deck"], names.INVENTIONS), load_bag(data["offer"], names.STARTING)
    s.display = load_slots(data["display"], names.DISPLAY, names.INVENTIONS)
    s.turns_left = load_bag(data["turns_left"], seats)
    s.cards_gone, s.bags_left, s.cave, s.found, s.opened, s.returned = numbers(data["box"], 6)
    s.first, s.active, s.scout, s.used, s.turns, s.progress, s.trigger = numbers(data["turn"], 7)
    if not 0 <= s.cards_gone <= len(box.pile) or not NONE <= s.cave < names.CAVES or not 0 <= s.opened < 8:
        raise BadState(f"The box cannot be like that: {data['box']!r}.")
    if not 0 <= s.found < names.MOST_SPACES or len(s.forests) > names.FORESTS:
        raise BadState(f"There are no such tiles: {data['box']!r}, {data['forests']!r}.")
    if not 0 <= s.active < seats or not 0 <= s.scout < names.SCOUTS or not NONE <= s.trigger < seats:
        raise BadState(f"There is no such turn: {data['turn']!r}.")
    return s
