"""A tournament written down: tables in Markdown and a plot as SVG."""

from __future__ import annotations

from html import escape
from typing import Final

from motu.lab.tournament import Pairing, Rating, Report, Strategy

WIDTH: Final = 640
ROW: Final = 28
LEFT: Final = 120  # where the scale begins
RIGHT: Final = 20
TICKS: Final = 5
WORDS: Final = ("bot", "one", "against", "strategy", "fault", "refused")  # heads of columns that are no numbers
STYLE: Final = (
    "text{font:14px sans-serif;fill:#222}line{stroke:#888}.reach{stroke:#0b6e74;stroke-width:3}"
    "circle{fill:#0b6e74}@media (prefers-color-scheme:dark){text{fill:#eee}.reach{stroke:#5cc6cc}circle{fill:#5cc6cc}}"
)


def command(report: Report) -> str:
    """The command line that repeats the tournament."""
    played = report.tournament
    settings = "".join(f" --settings {name}={value}" for name, value in played.settings.items())
    return (
        f"motu arena {played.game} --seats {played.seats} --bots {','.join(played.bots)}"
        f" --games {played.games} --seed {played.seed}{settings}"
    )


def markdown(report: Report) -> str:
    """The whole report, with the command that repeats it."""
    played = report.tournament
    lines = [
        f"## {played.game}, {played.seats} seats",
        "",
        f"`{command(report)}`" + (", with another edition" if played.edition else ""),
        "",
        *table(["bot", "rating", "95 %", "ms a move"], [rating_row(one) for one in report.ratings]),
        "",
        *table(
            ["one", "against", "games", "wins", "95 %", "even share", "points"],
            [pairing_row(one, played.seats) for one in report.pairings],
        ),
        "",
        "Wins by seat: " + ", ".join(f"{share:.1%}" for share in report.first_seats) + ".",
        "",
        *table(["strategy", "of all seats", "won with it"], [strategy_row(one) for one in report.strategies]),
    ]
    return "\n".join(lines) + "\n"


def table(heads: list[str], rows: list[list[str]]) -> list[str]:
    """A table in Markdown: columns of words are aligned left, numbers right."""
    rule = ["---" if head in WORDS else "---:" for head in heads]
    return ["| " + " | ".join(cells) + " |" for cells in [heads, rule, *rows]]


def rating_row(one: Rating) -> list[str]:
    return [one.bot, f"{one.rating:.1f}", f"{one.low:.1f} to {one.high:.1f}", f"{one.milliseconds:.1f}"]


def strategy_row(one: Strategy) -> list[str]:
    return [one.name, f"{one.share:.1%}", f"{one.won:.1%}"]


def pairing_row(one: Pairing, seats: int) -> list[str]:
    return [
        one.bot,
        one.others,
        str(one.games),
        f"{one.win_rate:.1%}",
        f"{one.low:.1%} to {one.high:.1%}",
        f"{1 / seats:.1%}",
        f"{one.score:.1f} : {one.others_score:.1f}",
    ]


def svg(report: Report) -> str:
    """The ratings on one scale, each with its interval."""
    low = min((one.low for one in report.ratings), default=0.0)
    high = max((one.high for one in report.ratings), default=0.0)
    unit = (WIDTH - LEFT - RIGHT) / max(high - low, 0.1)
    height = ROW * (len(report.ratings) + 2)
    title = f"{report.tournament.game}, {report.tournament.seats} seats: ratings"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
    ]
    for row, one in enumerate(report.ratings):
        y = ROW * (row + 1)
        start, end, middle = (LEFT + unit * (x - low) for x in (one.low, one.high, one.rating))
        parts += [
            f'<text x="8" y="{y + 5}">{escape(one.bot)}</text>',
            f'<line class="reach" x1="{start:.1f}" y1="{y}" x2="{end:.1f}" y2="{y}"/>',
            f'<circle cx="{middle:.1f}" cy="{y}" r="5"><title>{one.rating:.1f}</title></circle>',
        ]
    floor = height - ROW
    parts.append(f'<line x1="{LEFT}" y1="{floor}" x2="{WIDTH - RIGHT}" y2="{floor}"/>')
    for tick in range(TICKS):
        value = low + (high - low) * tick / (TICKS - 1)
        x = LEFT + unit * (value - low)
        parts.append(f'<text x="{x:.1f}" y="{floor + 18}" text-anchor="middle">{value:.1f}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"
