"""Learning a game: self-play, a fit, a match against what was known before; again until nothing more is gained."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from motu.core import weights
from motu.core.game import Game, Settings
from motu.lab.arena import Match, interval, play_some
from motu.lab.entrants import BY_HAND, TAUGHT, title
from motu.lab.fit import Fit, fit_priors, fit_values
from motu.lab.pool import Pool
from motu.lab.selfplay import Lessons, Notes, together
from motu.lab.selfplay import play_some as learn_some

PIECE: Final = 8  # games of self-play that are kept in one file
MATCH_PIECE: Final = 4
MATCH_SEEDS: Final = 7_000_000  # far from those of self-play; the last match has seeds that nothing was chosen on
LAST_SEEDS: Final = 9_000_000
PARTS: Final = {"both": ("values", "priors"), "priors": ("priors",), "values": ("values",)}

Say = Callable[[str], None]
Progress = Callable[[int], None]


class Plan(NamedTuple):
    """The plan of a training: what is learned, and how thoroughly."""

    game: str
    folder: Path  # where everything is kept, so that it can be gone on with
    edition: str = ""
    settings: Settings = {}
    seed: int = 1
    rounds: int = 3
    games: int = 400  # of self-play in a round
    simulations: int = 160  # about a decision that is learned from
    match_games: int = 120  # of each match
    match_simulations: int = 200


class Round(NamedTuple):
    """The result of a round."""

    number: int
    fits: dict[str, Fit]
    tried: dict[str, float]  # by part of the weights: how much more than an even share it won, in standard errors
    kept: str  # the part that was kept, "" for none


def learn(plan: Plan, pool: Pool, say: Say, progress: Progress) -> tuple[str, list[Round]]:
    """The weights, "" where nothing was better than what was written by hand, and how that came about."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    known, rounds, notes = BY_HAND, [], list[Notes]()
    for number in range(1, plan.rounds + 1):
        say(f"round {number}: self-play")
        notes.append(self_play(plan, number, known, pool, progress))
        say(f"round {number}: fit")
        rounds.append(fitted(plan, number, together(notes), known, pool, say, progress))
        if not rounds[-1].kept:
            break
        known = str(candidate(plan, number, rounds[-1].kept))
    if known == BY_HAND:
        return "", rounds
    say("against what was written by hand, on seeds that nothing was chosen on")
    text = Path(known).read_text(encoding="utf-8")
    return with_figures(plan, text, rounds, last_match(plan, known, pool, progress)), rounds


def self_play(plan: Plan, number: int, known: str, pool: Pool, progress: Progress) -> Notes:
    """All games of a round; those that lie in the folder already are not played again."""
    player = f"{plan.simulations}{TAUGHT}{known}"
    first = (number - 1) * plan.games
    lessons = Lessons(plan.game, plan.edition, plan.settings, player, plan.simulations, plan.seed)
    starts = range(first, first + plan.games, PIECE)
    pieces = [(lessons, range(start, min(start + PIECE, first + plan.games))) for start in starts]
    files = [plan.folder / f"notes-{number}-{piece[1][0]:06}-{piece[1][-1]:06}-{digest(piece)}.npz" for piece in pieces]
    missing = [i for i, file in enumerate(files) if not file.exists()]
    progress(sum(len(pieces[i][1]) for i in range(len(pieces)) if i not in missing))
    for i, found in pool.run(learn_some, [pieces[i] for i in missing]):
        write_notes(files[missing[i]], found)
        progress(len(pieces[missing[i]][1]))
    return together([read_notes(file) for file in files])


def digest(what: object) -> str:
    """A short hash for a file name: a file that was made in another way has another name."""
    return sha256(repr(what).encode()).hexdigest()[:8]


def write_notes(file: Path, notes: Notes) -> None:
    """Write the file, whole or not at all."""
    half = file.with_suffix(".half.npz")
    np.savez_compressed(half, **notes._asdict())
    half.rename(file)


def read_notes(file: Path) -> Notes:
    with np.load(file) as kept:
        return Notes(**{name: kept[name] for name in Notes._fields})


def fitted(plan: Plan, number: int, notes: Notes, known: str, pool: Pool, say: Say, progress: Progress) -> Round:
    """Fit weights; let values, priors or both play against what was known; the best is kept if it wins by enough."""
    game = title(plan.game, plan.edition)
    fits = {"values": fit_values(game, notes), "priors": fit_priors(game, notes)}
    for part, fit in fits.items():
        say(f"{part}: missed by {fit.by_hand:.3f} by hand, by {fit.fitted:.3f} now")
    tried: dict[str, float] = {}
    for name, parts in PARTS.items():
        file = candidate(plan, number, name)
        file.write_text(as_text(plan, game, {part: fits[part] for part in parts}, number), encoding="utf-8")
        wins, games, even = against(plan, str(file), known, MATCH_SEEDS + 1000 * number, pool, progress)
        tried[name] = (wins / games - even) / sqrt(even * (1 - even) / games)
        say(f"{name}: won {wins / games:.1%} of {games} games, {even:.1%} would be even")
    best = max(tried, key=lambda name: tried[name])
    return Round(number, fits, tried, best if tried[best] > 1.0 else "")


def candidate(plan: Plan, number: int, name: str) -> Path:
    return plan.folder / f"weights-{number}-{name}.toml"


def against(plan: Plan, one: str, other: str, seed: int, pool: Pool, progress: Progress) -> tuple[float, int, float]:
    """How often one set of weights wins against others in all other seats, in how many games; what would be even."""
    game, won, even = title(plan.game, plan.edition), 0.0, 0.0
    bots = [f"{plan.match_simulations}{TAUGHT}{file}" for file in (one, other)]
    deals = max(1, plan.match_games // sum(game.seat_counts))
    pieces = []
    for seats in game.seat_counts:
        match = Match(plan.game, seats, (bots[0], *[bots[1]] * (seats - 1)), seed, plan.settings, plan.edition)
        pieces += [(match, range(deal, deal + seats)) for deal in range(0, deals * seats, seats)]
    file = plan.folder / f"match-{digest((pieces, text_of(one), text_of(other)))}.json"
    kept = json.loads(file.read_text("utf-8")) if file.exists() else {}
    missing = [i for i in range(len(pieces)) if str(i) not in kept]
    for i, played in pool.run(play_some, [pieces[i] for i in missing]):
        kept[str(missing[i])] = sum(game.wins[0] for game in played)
        file.write_text(json.dumps(kept), encoding="utf-8")
        progress(len(played))
    for i, (match, numbers) in enumerate(pieces):
        won += kept[str(i)]
        even += len(numbers) / match.seats
    games = sum(len(numbers) for _, numbers in pieces)
    return won, games, even / games


def text_of(known: str) -> str:
    return known if known == BY_HAND else Path(known).read_text(encoding="utf-8")


def last_match(plan: Plan, known: str, pool: Pool, progress: Progress) -> str:
    """The worth of the weights, as it is said in their file."""
    won, games, even = against(plan, known, BY_HAND, LAST_SEEDS, pool, progress)
    low, high = interval(won / games, games)
    return (
        f"won {won / games:.1%} ({low:.1%} to {high:.1%}) of {games} games against hand-written values and priors in "
        f"all other seats, at all seat counts, {plan.match_simulations} simulations each; even would be {even:.1%}"
    )


def as_text(plan: Plan, game: Game, fits: dict[str, Fit], number: int) -> str:
    """A file of weights."""
    made = {
        "components": weights.fingerprint(game),
        "seed": plan.seed,
        "rounds": number,
        "games": number * plan.games,
        "simulations": plan.simulations,
        **{f"{part}_missed_by_hand": round(fit.by_hand, 4) for part, fit in fits.items()},
        **{f"{part}_missed": round(fit.fitted, 4) for part, fit in fits.items()},
    }
    lines = [f"# What `motu train {game.name}` has learned.", "", "[made]", *rows(made)]
    for part, fit in fits.items():
        plain = {name: value for name, value in fit.data.items() if not isinstance(value, dict)}
        lines += ["", f"[{part}]", *rows(plain)]
        for name, value in fit.data.items():
            if isinstance(value, dict):
                lines += ["", f"[{part}.{name}]", *rows(value)]
    return "\n".join(lines) + "\n"


def rows(table: dict[str, Any]) -> list[str]:
    return [f"{name} = {json.dumps(value)}" for name, value in table.items()]


def with_figures(plan: Plan, text: str, rounds: list[Round], figures: str) -> str:
    return text.replace("[made]\n", f"[made]\nfigures = {json.dumps(figures)}\n", 1)
