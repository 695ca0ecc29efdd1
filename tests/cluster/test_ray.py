"""Deals computed on a Ray cluster of two nodes; run by ``make ray``, since Ray is large."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

import pytest

from prikup.arena import Pairing, units
from prikup.arena.parallel import compute_by_ray
from prikup.core import PrikupError

PAIRING = Pairing("preferans", "kodeks-sochi", 3, "search", "rules", "dev", calls=True)


class Played:
    """A task that squares a number; the first worker that gets number 5 is killed."""

    def __init__(self, mark: Path) -> None:
        self.mark = mark

    def __call__(self, number: int) -> tuple[int, str]:
        """Return the square of a number, and the node."""
        import ray

        if number == 5 and not self.mark.exists():
            self.mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return number * number, ray.get_runtime_context().get_node_id()


def test_killed_worker_changes_nothing_and_both_nodes_compute(address: str, tmp_path: Path) -> None:
    found = list(compute_by_ray(Played(tmp_path / "killed"), range(64), address))
    assert [square for square, _ in found] == [number * number for number in range(64)]
    assert (tmp_path / "killed").exists() and len({node for _, node in found}) == 2


class Killed:
    """A task that plays a deal of a pairing; the first worker that plays the third is killed."""

    def __init__(self, mark: Path) -> None:
        self.mark = mark

    def __call__(self, number: int) -> Any:
        """Play the deal of this number."""
        from prikup.arena import play_unit

        if number == 3 and not self.mark.exists():
            self.mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return play_unit(PAIRING, number)


def test_deals_equal_those_of_one_process(address: str, tmp_path: Path) -> None:
    here = list(units(PAIRING, 1, 8))
    assert list(units(PAIRING, 1, 8, ray=address)) == here
    assert list(compute_by_ray(Killed(tmp_path / "killed"), range(1, 9), address)) == here
    assert (tmp_path / "killed").exists()


def test_missing_cluster_is_reported() -> None:
    with pytest.raises(PrikupError, match="there is no Ray cluster at 'nowhere'"):
        list(compute_by_ray(Played(Path("none")), range(2), "nowhere"))
