"""How strong the bots are, measured bit by bit: results are kept in files, and a later run adds games to them.

A line of a file is one pairing at one table size, with the places of every game. It also has a fingerprint of the
two bots (`print`): hashes of what they answer in a few positions. Where bots or rules play otherwise now, it differs,
and the old games are thrown away; a change that only makes bots quicker keeps them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

from motu.bots.bot import ask
from motu.core.dice import Dice
from motu.core.game import NOBODY, Game, Settings
from motu.lab.arena import Match, Played, play_some, shares
from motu.lab.entrants import BY_HAND, TAUGHT, entrant, title
from motu.lab.pool import Pool
from motu.lab.tournament import followed

SEED: Final = 14_000_000  # its games were never used to choose anything
LEVELS: Final = ["beachcomber", "paddler", "fisher", "navigator", "elder"]
SIMULATIONS: Final = ["300", "1000", "3000"]
GREEDY: Final = "greedy"
LOOKS: Final = (20, 60, 120, 200)  # games that all pairings get, the most important first, before one gets more
FOUR: Final = 4  # seats, at which all may lose together
PRINTED: Final = 12  # positions that are asked about for a fingerprint
APART: Final = 17  # random moves between two of them

Progress = Callable[[int], None]


class Pairing(NamedTuple):
    """One bot, and another one in all other seats. Names only."""

    seats: int
    one: str
    other: str
    settings: Settings = {}

    def match(self, game: str) -> Match:
        return Match(game, self.seats, (self.one, *[self.other] * (self.seats - 1)), SEED, self.settings)

    def key(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in sorted(self.settings.items()))
        return f"{self.seats} {self.one} {self.other} {chosen}".strip()


class Kept(NamedTuple):
    """All games of a pairing. Sums are by place in the line-up, the one bot's first."""

    seats: int
    one: str
    other: str
    settings: Settings
    print: str
    places: list[str]  # by game: a digit for each place in the line-up
    points: list[int]
    moves: list[int]
    seconds: list[float]
    shown: dict[str, list[int]]  # by strategy: seats that followed it, and how many of them won

    def pairing(self) -> Pairing:
        return Pairing(self.seats, self.one, self.other, self.settings)


def programme(game: Game) -> list[Pairing]:
    """Pairings to measure of a game, the most important first."""
    elder, every = LEVELS[-1], game.seat_counts
    found = [Pairing(seats, elder, GREEDY) for seats in every]
    for settings in game.variants():
        found += [
            Pairing(seats, level, level, settings) for level in reversed(LEVELS) for seats in every if seats == FOUR
        ]
        found += [Pairing(seats, elder, GREEDY, settings) for seats in every]
    steps = [(LEVELS[1], GREEDY), *zip(LEVELS[1:], LEVELS, strict=False)]
    steps += zip(SIMULATIONS[1:], SIMULATIONS, strict=False)
    taught = game.search_model() is not game.search_model().by_hand()
    steps += [("1000", f"1000{TAUGHT}{BY_HAND}")] if taught else []
    steps += [(elder, elder)]
    return found + [Pairing(seats, one, other) for one, other in steps for seats in every]


def read(file: Path) -> dict[str, Kept]:
    """Results so far, by pairing."""
    if not file.exists():
        return {}
    rows = [Kept(**json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines() if line]
    return {kept.pairing().key(): kept for kept in rows}


def write(file: Path, kept: dict[str, Kept]) -> None:
    """Write the file, whole or not at all."""
    half = file.with_suffix(".half")
    lines = [json.dumps(one._asdict(), separators=(",", ":")) for _, one in sorted(kept.items())]
    half.write_text("\n".join(lines) + "\n", encoding="utf-8")
    half.rename(file)


def added(kept: Kept, played: list[Played], shown: dict[str, list[int]]) -> Kept:
    """The results of a pairing with more games."""
    merged = {name: list(counts) for name, counts in kept.shown.items()}
    for name, (seats, won) in shown.items():
        before = merged.get(name, [0, 0])
        merged[name] = [before[0] + seats, before[1] + won]
    return kept._replace(
        places=kept.places + ["".join(str(place) for place in game.places) for game in played],
        points=[a + sum(game.scores[i] for game in played) for i, a in enumerate(kept.points)],
        moves=[a + sum(game.moves[i] for game in played) for i, a in enumerate(kept.moves)],
        seconds=[round(a + sum(game.seconds[i] for game in played), 3) for i, a in enumerate(kept.seconds)],
        shown=dict(sorted(merged.items())),
    )


def begun(pairing: Pairing, printed: str) -> Kept:
    nothing = [0] * pairing.seats
    return Kept(*pairing, printed, [], nothing, nothing, [0.0] * pairing.seats, {})


def wins(kept: Kept) -> list[float]:
    """By place in the line-up: how many games it won, shared ones in parts."""
    total = [0.0] * kept.seats
    for places in kept.places:
        for i, won in enumerate(shares([int(digit) for digit in places])):
            total[i] += won
    return total


def measure(
    games: list[str], folder: Path, most: int, pool: Pool, minutes: float, progress: Progress, only: str = ""
) -> None:
    """Add deals, one for a pairing at a time, until each pairing has so many games, or the time is over."""
    end = monotonic() + 60 * minutes if minutes else None
    kept = {game: current(game, folder / f"{game}.jsonl", only) for game in games}
    while end is None or monotonic() < end:
        open_ones = [
            (sum(len(one.places) >= look for look in LOOKS), number, len(one.places), game, key)
            for game in games
            for number, (key, one) in enumerate(kept[game].items())
            if len(one.places) < most and only in key
        ]
        if not open_ones:
            return
        batch = sorted(open_ones)[: max(1, pool.size(len(open_ones)))]
        pieces = []
        for *_, played, game, key in batch:
            pairing = kept[game][key].pairing()
            pieces.append((pairing.match(game), range(played, played + pairing.seats)))
        for i, (some, shown) in pool.run(play_and_look, pieces):
            *_, game, key = batch[i]
            kept[game][key] = added(kept[game][key], some, shown)
            write(folder / f"{game}.jsonl", {**read(folder / f"{game}.jsonl"), key: kept[game][key]})
            progress(len(some))


def current(game: str, file: Path, only: str) -> dict[str, Kept]:
    """All pairings of the programme, with the games that the bots would play in the same way now."""
    known, found = read(file), dict[str, Kept]()
    prints: dict[tuple[str, int], str] = {}
    for pairing in programme(title(game, "")):
        if only not in pairing.key():
            continue
        for name in (pairing.one, pairing.other):
            if (name, pairing.seats) not in prints:
                prints[name, pairing.seats] = printed(name, game, pairing.seats)
        both = "-".join(prints[name, pairing.seats] for name in (pairing.one, pairing.other))
        kept = known.get(pairing.key())
        found[pairing.key()] = kept if kept and kept.print == both else begun(pairing, both)
    return found


def printed(name: str, game: str, seats: int) -> str:
    """A short hash of a bot's answers in a few positions of a random game, and of how that game ends."""
    bot, taught = entrant(name, game, "")
    dice, said = Dice(SEED), list[Any]()
    state = taught.new(seats, taught.chosen(seats, {}))
    state.until_asked(dice)
    number = 0
    while (seat := state.awaiting()) != NOBODY:
        legal = state.moves()
        if number % APART == 0 and len(said) < PRINTED and len(legal) > 1:
            said.append(ask(bot, taught, state, seat, Dice(number)))
        state.play(legal[dice.below(len(legal))])
        state.until_asked(dice)
        number += 1
    return sha256(repr((said, state.scores(), number)).encode()).hexdigest()[:8]


def play_and_look(match: Match, numbers: range) -> tuple[list[Played], dict[str, list[int]]]:
    """Some games, and by strategy how many seats followed it and how many of those won."""
    played = play_some(match, numbers)
    return played, followed(played)
