"""The state of the table, and the questions about it that every rule asks."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.fire_and_stone.reference.printed import GATHERING, ROMAN, Printed


@dataclass
class Forest:
    """Animal tiles on a forest. Nobody can know a tile before somebody has looked at it: it is one of many unseen."""

    unseen: int  # from the stacks
    returned: int = 0  # from the discard, not looked at since
    kinds: list[str] = field(default_factory=list)

    def tiles(self) -> int:
        return self.unseen + self.returned + len(self.kinds)


@dataclass
class Memory:
    """A player's memory of a forest: the kinds left after the own last hunt, and how many came and went since."""

    left: list[str]
    taken: int = 0
    added: int = 0


@dataclass
class Player:
    """The place before one player, and what only this player knows."""

    seat: int
    colour: str
    huts: int  # in supply
    objective: str = ""
    food: int = 0
    bags: int = 0
    vp: Counter[str] = field(default_factory=Counter)  # on the track, by what gave it: fires or the cave
    tracks: list[list[str]] = field(default_factory=lambda: [[], []])
    animals: Counter[str] = field(default_factory=Counter)
    shown: Counter[str] = field(default_factory=Counter)  # those of them that everybody knows to be there
    inventions: dict[str, int] = field(default_factory=dict)  # the value of the VP card on each; 0 if uncovered
    marker_on_cave: bool = False
    scouts: list[str] = field(default_factory=list)
    peeked: dict[str, str] = field(default_factory=dict)
    memory: dict[str, Memory] = field(default_factory=dict)


@dataclass
class Table:
    """The whole table."""

    printed: Printed
    settings: dict[str, str]
    players: list[Player]
    hidden: dict[int, Counter[str]]  # kinds of the face-down tiles at which nobody has looked, by region
    face_down: set[str]
    fixed: dict[str, str]  # kinds of the face-down tiles at which somebody has looked
    face_up: dict[str, str]
    forests: dict[str, Forest]
    stacks: dict[int, int]
    unseen_animals: Counter[str]
    deck: Counter[str]
    vp_pile: list[int]
    bag_supply: int
    display: list[str] = field(default_factory=list)
    offered: list[str] = field(default_factory=list)  # starting inventions that nobody has chosen yet
    animal_discard: Counter[str] = field(default_factory=Counter)
    returned_animals: Counter[str] = field(default_factory=Counter)  # from the discard onto forests, not looked at
    gathering_discard: Counter[str] = field(default_factory=Counter)
    huts: dict[str, Counter[int]] = field(default_factory=dict)
    hut_count: int = 0
    cave: str = ""  # the card, once it is revealed
    start_player: int = 0
    active: int = 0
    turns: int = 0  # begun so far
    unused: list[int] = field(default_factory=list)  # the scouts still to be used in this turn
    scout: int = 0  # the scout that is used now
    selected: Counter[str] = field(default_factory=Counter)  # animal tiles chosen for cooking
    looking: str = ""  # the forest at whose tiles the active player looks
    progress: bool = False
    quiet_turns: int = 0
    trigger: int | None = None
    turns_left: list[int] = field(default_factory=list)  # empty until the turn in which the end is triggered is over
    over: bool = False

    def rule(self, effect: str, region: int = 0) -> int:
        """The number that the revealed cave card's rule has for this, in a region if it is about some regions only."""
        printed: Any = self.printed.caves[self.cave].get("rule", {}) if self.cave else {}
        holds = "regions" not in printed or (region and ROMAN[region] in printed["regions"])
        return int(printed.get(effect, 0)) if holds else 0

    def discovery(self) -> Any:
        return self.printed.caves[self.cave].get("discovery", {"do": "nothing"})

    def cave_action(self) -> Any:
        return self.printed.caves[self.cave].get("action", {"do": "nothing"})

    def cave_area(self) -> str:
        return next((area for area, kind in self.face_up.items() if kind == "cave"), "")

    def has_fire_tile(self, area: str) -> bool:
        """A face-up fire tile. [R13.4] The Great Hearth counts as one."""
        kind = self.face_up.get(area)
        return kind == "fire" or (kind == "cave" and self.rule("cave_is_fire") > 0)

    def is_fire_area(self, area: str) -> bool:
        return area in self.printed.printed_fires or self.has_fire_tile(area)

    def fires(self, region: int) -> list[str]:
        return [a for a in self.printed.areas if self.printed.region[a] == region and self.is_fire_area(a)]

    def is_open(self, region: int) -> bool:
        """R2.5, R11.1, R13.15."""
        if region == 1:
            return True
        spaces = [space for space, effect in self.printed.track_effects.items() if effect == f"open_region_{region}"]
        return any(self.hut_count >= space for space in spaces) or self.rule("open_region") == region

    def huts_in(self, area: str) -> int:
        return self.huts[area].total() if area in self.huts else 0

    def is_gathering(self, area: str) -> bool:
        return self.face_up.get(area) in GATHERING

    def around(self, first: int) -> list[Player]:
        """All players clockwise, `first` first."""
        return self.players[first:] + self.players[:first]

    def works(self, player: Player, effect: str) -> int:
        """R14: what the player's uncovered inventions of this effect give together; 0 if there is none."""
        cards = [self.printed.inventions[name] for name, vp in player.inventions.items() if not vp]
        return sum(int(card["effects"].get(effect, 0)) for card in cards)

    def uncovered(self, player: Player) -> list[str]:
        return [name for name, vp in player.inventions.items() if not vp]

    def pull_trigger(self, seat: int) -> None:
        """R12.1: only the first trigger counts."""
        if self.trigger is None:
            self.trigger = seat
