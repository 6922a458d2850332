"""Looking at records: replay and verify."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from motu.core.dice import Dice
from motu.core.game import CHANCE
from tests.support.terminal import complaint, motu, played, write


def moves_shown(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"^(?:> )?Move (\d+) of \d+$", text, re.MULTILINE)]


def decisions(record: dict[str, Any]) -> list[int]:
    """The numbers of the last plays before each decision and after the last one."""
    seats = [play[0] for play in record["plays"]]
    return [at for at in range(len(seats) + 1) if at == len(seats) or seats[at] != CHANCE]


def test_replay_steps_forwards_backwards_and_anywhere(tmp_path: Path) -> None:
    table = played(3, 5)
    stops = decisions(table.record())
    result = motu("replay", write(table, tmp_path), typed=f"\nn\nb\n{stops[20]}\ns\nb\ne\nn\nq\n")
    assert result.exit_code == 0
    last = stops[-1]
    assert moves_shown(result.stdout) == [stops[i] for i in (0, 1, 2, 1, 20, 0, 0)] + [last, last]
    assert f"Move {last} of {last}" in result.stdout
    assert "The game is over" in result.stdout
    assert "Total" in result.stdout


def test_replay_goes_to_the_decision_at_or_after_a_number(tmp_path: Path) -> None:
    table = played(2, 6, 30)
    stops = decisions(table.record())
    assert moves_shown(motu("replay", write(table, tmp_path), typed=f"{stops[3] - 1}\n99999\n").stdout)[1:] == [
        next(stop for stop in stops if stop >= stops[3] - 1),
        stops[-1],
    ]


def test_replay_prints_help_for_unknown_input(tmp_path: Path) -> None:
    shown = motu("replay", write(played(2, 6, 5), tmp_path), typed="help\n-3\n1x\n").stdout
    assert shown.count("Enter or n: next, b: back") == 3


def test_a_spectator_sees_no_hand_and_a_seat_its_own(tmp_path: Path) -> None:
    file = write(played(2, 7, 12), tmp_path)
    assert "Your hand" not in motu("replay", file, typed="e\n").stdout
    seen = motu("replay", file, "--seat", "2", "--language", "de", typed="e\n").stdout
    assert "Deine Hand" in seen
    assert "Spieler 2" in seen


def test_verify_says_what_was_proved(tmp_path: Path) -> None:
    table = played(4, 8)
    record = table.record()
    result = motu("verify", write(table, tmp_path))
    assert result.exit_code == 0
    assert f"all {len(record['plays'])} were legal" in result.stdout
    assert f"it ends with {record['plays'][-1][2]}" in result.stdout
    assert f"all {sum(play[0] == CHANCE for play in record['plays'])} throws follow from the seed" in result.stdout


def test_verify_names_the_place_that_is_wrong(tmp_path: Path) -> None:
    table = played(2, 9)
    file = Path(write(table, tmp_path))
    record = table.record()
    number = next(at for at, play in enumerate(record["plays"], 1) if at > 100 and play[0] != CHANCE)
    record["plays"][number - 1][1] += 1
    file.write_text(json.dumps(record))
    assert f"move {number}:" in complaint(motu("verify", str(file)), 1)


def test_verify_wants_the_seed(tmp_path: Path) -> None:
    assert "seed: it is not public yet" in complaint(motu("verify", write(played(2, 9, 10), tmp_path)), 1)


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("text", "message"),
    [("", "not JSON"), ("[]", "JSON object"), ('{"format": "x"}', "format: 'x'"), ("{" * 5000, "not JSON")],
)
def test_files_that_are_no_records_are_refused(command: str, text: str, message: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(text)
    assert message in complaint(motu(command, str(file)), 1)


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_files_that_cannot_be_read_are_refused(command: str, tmp_path: Path) -> None:
    assert "No such file" in complaint(motu(command, str(tmp_path / "none.json")), 1)
    assert "Is a directory" in complaint(motu(command, str(tmp_path)), 1)
    assert {"replay": "Missing argument 'FILE'", "verify": "name a record"}[command] in complaint(motu(command), 2)
    assert "Invalid value for 'FILE'" in complaint(motu(command, "a\0b"), 2)


def test_replay_refuses_seats_that_are_not_there(tmp_path: Path) -> None:
    assert "there are only 3 seats" in complaint(motu("replay", write(played(3, 1, 3), tmp_path), "--seat", "4"), 2)


def mutations(text: str, count: int) -> list[str]:
    """The text with a piece taken out, doubled or replaced at a place chosen by dice."""
    dice = Dice(17)
    found = []
    for _ in range(count):
        at, length = dice.below(len(text)), 1 + dice.below(8)
        piece = ["", text[at : at + length] * 2, "-1", "null", '"', "[", "9" * 30][dice.below(7)]
        found.append(text[:at] + piece + text[at + length :])
    return found


def test_mutated_records_end_in_one_line(tmp_path: Path) -> None:
    """Replay and verify answer with one line, or find that the change means the same."""
    file = tmp_path / "game.json"
    for text in mutations(json.dumps(played(2, 3, 6).record()), 60):
        file.write_text(text)
        for command in ("replay", "verify"):
            result = motu(command, str(file))
            if result.exit_code:
                complaint(result, 1)
