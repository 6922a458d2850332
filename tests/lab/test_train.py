"""Training: the same weights whatever the number of workers, gone on with where it was stopped, kept only if better."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from motu import shelf, sources
from motu.core import weights
from motu.core.errors import MotuError
from motu.core.learned import Learned
from motu.lab import train
from motu.lab.fit import Fit
from motu.lab.pool import Pool
from motu.lab.selfplay import Lessons, play
from tests.support.play import EXAMPLE
from tests.support.terminal import complaint, motu

GAME = shelf.game(EXAMPLE)
SEATS = len(GAME.seat_counts)


def plan(folder: Path, **changes: Any) -> train.Plan:
    """As short as it can be."""
    return train.Plan(EXAMPLE, folder, rounds=1, games=9, simulations=24, match_games=1, match_simulations=8)._replace(
        **changes
    )


def silent(_: object) -> None:
    """Reader of a connection to which nobody listens."""


def test_a_game_of_self_play_depends_on_its_number_alone() -> None:
    lessons = Lessons(EXAMPLE, "", {}, "24@hand", 24, 5)
    one, again, other = play(lessons, 0), play(lessons, 0), play(lessons, SEATS)
    for a, b in zip(one, again, strict=True):
        assert a.tolist() == b.tolist()
    assert one.left.tolist() != other.left.tolist()
    assert one.choices.sum() == len(one.moves) == len(one.evidence) == len(one.preferred)
    assert len(one.left) == len(one.inputs) == len(one.progress) > 20
    first = one.preferred[: one.choices[0]]
    assert first.sum() == pytest.approx(1.0)


@pytest.mark.skipif(not sources.compiled(), reason="too slow interpreted; the games would be the same")
@pytest.mark.slow(seconds=60)
def test_the_weights_do_not_depend_on_the_workers_nor_on_a_stop(tmp_path: Path) -> None:
    alone, two = plan(tmp_path / "alone"), plan(tmp_path / "two")
    text, rounds = train.learn(alone, Pool(1), silent, silent)
    two.folder.mkdir()
    train.self_play(two, 1, "hand", Pool(2), silent)  # and then it is stopped
    files = sorted(two.folder.iterdir())
    before = [file.stat().st_mtime_ns for file in files]
    assert train.learn(two, Pool(2), silent, silent) == (text, rounds)
    assert [file.stat().st_mtime_ns for file in files] == before, "not played again"
    for name in train.PARTS:
        one, other = train.candidate(alone, 1, name), train.candidate(two, 1, name)
        assert one.read_text(encoding="utf-8") == other.read_text(encoding="utf-8")
        assert isinstance(weights.learned(GAME, one.read_text(encoding="utf-8")), Learned)


def test_only_what_wins_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that is won by chance alone, less than a standard error above an even share, is no gain."""
    wins = {"both": 26.0, "priors": 40.0, "values": 20.0}
    monkeypatch.setattr(train, "self_play", lambda *_: None)
    monkeypatch.setattr(train, "together", lambda _: None)
    monkeypatch.setattr(train, "fit_values", lambda *_: Fit({"spreads": [1.0, 1.0]}, 2.0, 1.0))
    monkeypatch.setattr(train, "fit_priors", lambda *_: Fit({"inputs": []}, 2.0, 1.0))

    def won(_: train.Plan, one: str, *__: object) -> tuple[float, int, float]:
        return wins[Path(one).stem.split("-")[-1]], 100, 0.25

    monkeypatch.setattr(train, "against", won)
    text, rounds = train.learn(plan(tmp_path, rounds=2), Pool(1), silent, silent)
    assert [one.kept for one in rounds] == ["priors", "priors"]
    assert "[priors]" in text
    assert "[values]" not in text
    assert "won 40.0% (30.9% to 49.8%) of 100 games" in text
    wins["priors"] = 27.0
    assert train.learn(plan(tmp_path, rounds=2), Pool(1), silent, silent)[0] == ""


def test_without_numpy_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    modules = __import__("sys").modules
    for name in ("motu.lab.train", "motu.lab.fit", "motu.lab.selfplay"):
        monkeypatch.delitem(modules, name, raising=False)
    monkeypatch.setitem(modules, "numpy", None)
    assert "pip install 'motu[train]'" in complaint(motu("train", EXAMPLE), 1)


def test_ray_that_is_not_there_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(MotuError, match=r"pip install 'motu\[ray\]'"):
        list(Pool(1, "local").run(abs, [(-1,)]))


def test_with_ray_the_answers_are_the_same(request: pytest.FixtureRequest) -> None:
    """On this machine; with --thorough, where Ray is installed."""
    if not request.config.getoption("thorough"):
        pytest.skip("with --thorough")
    pytest.importorskip("ray")
    pieces = [(number,) for number in range(-6, 0)]
    assert sorted(Pool(2, "local").run(abs, pieces)) == [(i, 6 - i) for i in range(6)]
