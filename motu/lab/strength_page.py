"""docs/strength.md: all that was measured, from the files in which it is kept. No figure stands there by itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from motu import shelf
from motu.lab.arena import Match, Played, interval, shares
from motu.lab.entrants import TAUGHT
from motu.lab.publish import svg, table
from motu.lab.strength import GREEDY, LEVELS, SEED, SIMULATIONS, Kept, read, wins
from motu.lab.tournament import Report, Tournament, plackett_luce, ratings

ENOUGH: Final = 400  # games; with fewer a row says so
FEWEST: Final = 20  # games, below which a row is left out
INTRODUCTION: Final = f"""# How strong the bots are

Written by `motu strength --document FILE` from the results in docs/strength, never by hand. To add games, which is
always possible, and to write this page again:

    motu strength [GAME ...] --folder docs/strength --games {ENOUGH} --minutes 60
    motu strength --folder docs/strength --games 0 --document docs/strength.md

One bot sits among others that are all alike; they move up one seat from game to game, and each deal is played once in
every seating. Seeds begin at {SEED}; nothing was ever chosen on them. Intervals hold 95 % (Wilson). A row with fewer
than {ENOUGH} games is marked with *: take its interval seriously. `1000` is the search with so many simulations,
`1000@hand` the same without what `motu train` has learned. Times are of CPU, on whatever machine played.
"""


def document(folder: Path) -> str:
    """All games that were measured."""
    parts = [INTRODUCTION]
    for game in shelf.games:
        kept = read(folder / f"{game}.jsonl")
        if kept:
            parts += [f"\n## {game}\n", *of_game(game, list(kept.values()), folder)]
    return "\n".join(parts).rstrip() + "\n"


def of_game(game: str, kept: list[Kept], folder: Path) -> list[str]:
    plain = [one for one in kept if not one.settings and len(one.places) >= FEWEST]
    lines: list[str] = []
    steps = list(zip(LEVELS[1:], LEVELS, strict=False))
    more = list(zip(SIMULATIONS[1:], SIMULATIONS, strict=False))
    lines += section("Elder against greedy in all other seats", matching(plain, [(LEVELS[-1], GREEDY)]))
    lines += section("Each level against the one below", matching(plain, steps))
    lines += section("Paddler against greedy", matching(plain, [(LEVELS[1], GREEDY)]))
    lines += section("More simulations", matching(plain, more))
    lines += section("What was learned", [one for one in plain if TAUGHT in one.other])
    for settings in unique([one.settings for one in kept if one.settings]):
        chosen = [one for one in kept if one.settings == settings and len(one.places) >= FEWEST]
        words = ", ".join(f"{name} {value}" for name, value in settings.items()).replace("_", " ")
        lines += section(f"With {words}", [one for one in chosen if one.one != one.other])
        lines += together_lost([one for one in chosen if one.one == one.other])
    lines += turn_order([one for one in plain if one.one == one.other])
    lines += strategies([one for one in plain if one.one == one.other])
    lines += rated(game, plain, folder)
    return lines


def unique(settings: list[dict[str, str]]) -> list[dict[str, str]]:
    return [one for number, one in enumerate(settings) if one not in settings[:number]]


def matching(kept: list[Kept], pairs: list[tuple[str, str]]) -> list[Kept]:
    return [one for pair in pairs for one in sorted(kept) if (one.one, one.other) == pair]


def section(head: str, kept: list[Kept]) -> list[str]:
    if not kept:
        return []
    heads = ["one", "against", "seats", "games", "wins", "95 %", "even share", "points", "ms a move"]
    return [f"### {head}\n", *table(heads, [row(one) for one in kept]), ""]


def row(kept: Kept) -> list[str]:
    games = len(kept.places)
    rate = wins(kept)[0] / games
    low, high = interval(rate, games)
    others = sum(kept.points[1:]) / (kept.seats - 1) / games
    return [
        kept.one,
        kept.other,
        str(kept.seats),
        count(games),
        f"{rate:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{1 / kept.seats:.1%}",
        f"{kept.points[0] / games:.1f} : {others:.1f}",
        f"{1000 * kept.seconds[0] / max(1, kept.moves[0]):.0f}",
    ]


def count(games: int) -> str:
    return str(games) if games >= ENOUGH else f"{games}*"


def together_lost(kept: list[Kept]) -> list[str]:
    """How often nobody won."""
    lines = []
    for one in sorted(kept):
        games = len(one.places)
        lost = sum("1" not in places for places in one.places)
        low, high = interval(lost / games, games)
        lines.append(
            f"{one.seats} times {one.one}: all lost together in {lost} of {count(games)} games "
            f"({low:.1%} to {high:.1%}).\n"
        )
    return lines


def turn_order(kept: list[Kept]) -> list[str]:
    """Equal bots everywhere: what it is worth to begin. The seat of a place in the line-up moves from game to game."""
    if not kept:
        return []
    lines = ["### The order of seats, all of them elder\n"]
    rows = []
    for one in sorted(kept):
        by_seat = [0.0] * one.seats
        for number, places in enumerate(one.places):
            for place, won in enumerate(shares([int(digit) for digit in places])):
                by_seat[(place - number) % one.seats] += won
        games = len(one.places)
        low, high = interval(by_seat[0] / games, games)
        part = ", ".join(f"{won / games:.1%}" for won in by_seat)
        rows.append([str(one.seats), count(games), part, f"{low:.1%} to {high:.1%}"])
    return [*lines, *table(["seats", "games", "wins by seat", "seat 1, 95 %"], rows), ""]


def strategies(kept: list[Kept]) -> list[str]:
    """Of the seats that relied on something, how many won."""
    if not kept:
        return []
    lines = ["### Strategies, all seats elder\n"]
    rows = []
    for one in sorted(kept):
        everybody = len(one.places) * one.seats
        for name, (seats, won) in sorted(one.shown.items(), key=lambda item: -item[1][0]):
            low, high = interval(won / seats, seats)
            cells = [f"{seats / everybody:.1%}", f"{won / seats:.1%}", f"{low:.1%} to {high:.1%}"]
            rows.append([str(one.seats), count(len(one.places)), name, *cells])
    return [*lines, *table(["seats", "games", "strategy", "of all seats", "won with it", "95 %"], rows), ""]


def rated(game: str, kept: list[Kept], folder: Path) -> list[str]:
    """openskill's ratings of levels and greedy for each number of seats, as a plot and a table."""
    lines: list[str] = []
    model = plackett_luce()
    for seats in sorted({one.seats for one in kept}):
        some = [one for one in kept if one.seats == seats and {one.one, one.other} <= {*LEVELS, GREEDY}]
        some = [one for one in some if one.one != one.other]
        bots = [bot for bot in [*LEVELS, GREEDY] if any(bot in (one.one, one.other) for one in some)]
        if len(bots) < len(LEVELS):
            continue
        report = rating_report(model, game, seats, bots, some)
        file = f"{game}-{seats}.svg"
        (folder / file).write_text(svg(report), encoding="utf-8")
        rows = [[one.bot, f"{one.rating:.1f}", f"{one.low:.1f} to {one.high:.1f}"] for one in report.ratings]
        lines += [f"### Ratings, {seats} seats\n", f"![ratings](strength/{file})\n"]
        lines += [*table(["bot", "rating", "95 %"], rows), ""]
    return lines


def rating_report(model: Any, game: str, seats: int, bots: list[str], kept: list[Kept]) -> Report:
    wanted = Tournament(game, seats, tuple(bots), min(len(one.places) for one in kept), SEED)
    matches = [Match(game, seats, (one.one, *[one.other] * (seats - 1)), SEED) for one in kept]
    return Report(wanted, ratings(model, wanted, matches, [games_of(one) for one in kept]), [], [], [])


def games_of(kept: Kept) -> list[Played]:
    """The games of a pairing with what was kept of them: places, and times on average."""
    games = len(kept.places)
    moves = [max(1, round(one / games)) for one in kept.moves]
    seconds = [one / games for one in kept.seconds]
    found = []
    for places in kept.places:
        ranking = [int(digit) for digit in places]
        found.append(Played([], shares(ranking), sum(moves), ranking, moves, seconds))
    return found
