"""The kernel as a WebAssembly module gives the same values as the compiled one."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator
from importlib import import_module, util
from random import Random
from typing import Any

import pytest

from prikup import _kernel, wasm_kernel
from prikup.bots import hand
from prikup.cli.solverbench import read_rows
from prikup.learn.hand_examples import CARD_INPUTS
from prikup.learn.hand_net import find_net, pack, start_weights
from prikup.solver import AllPassPosition, PointPosition
from prikup.solver.points import MAX_WANTED_POINTS
from scripts import build_wasm
from tests.pages import ROOT
from tests.sizes import sample

TOOLCHAIN = ("ziglang", "wasmtime")

pytestmark = [
    pytest.mark.skipif(
        not all(util.find_spec(name) for name in TOOLCHAIN),
        reason="the extra site, which has a compiler for WebAssembly, is not installed",
    ),
    pytest.mark.timeout(600),
]

DEALS = sample(read_rows(), read_rows()[::40])


class Instance:
    """The kernel in wasmtime."""

    def __init__(self, path: str) -> None:
        wasmtime: Any = import_module("wasmtime")
        engine = wasmtime.Engine()
        self._store = wasmtime.Store(engine)
        self._store.set_wasi(wasmtime.WasiConfig())
        linker = wasmtime.Linker(engine)
        linker.define_wasi()
        made = linker.instantiate(self._store, wasmtime.Module.from_file(engine, path))
        self._exports: Any = made.exports(self._store)
        self._memory: Any = self._exports["memory"]
        self._exports["_initialize"](self._store)

    def call(self, name: str, *given: float) -> int:
        return int(self._exports[name](self._store, *given) or 0)

    def read(self, address: int, size: int) -> bytes:
        return bytes(self._memory.read(self._store, address, address + size))

    def write(self, address: int, data: bytes) -> None:
        self._memory.write(self._store, data, address)


@pytest.fixture(scope="module")
def wasm() -> Iterator[Any]:
    """Yield the module, built once; the package uses the compiled one."""
    path = ROOT / "build" / "wasm" / "kernel.wasm"
    build_wasm.build(path)
    compiled = sys.modules["prikup._kernel"]
    used = wasm_kernel.use(Instance(str(path)))
    assert sys.modules["prikup._kernel"] is used
    sys.modules["prikup._kernel"] = compiled
    yield used
    del wasm_kernel._module


def same(wasm: Any, kind: str, method: str, *given: Any, **named: Any) -> None:
    """Compare all answers of a method of both kernels."""
    answers = [getattr(getattr(one, kind)(), method)(*given, **named) for one in (_kernel, wasm)]
    compiled, answered = ([numbers.tolist() for numbers in answer] for answer in answers)
    assert compiled == answered


@pytest.mark.parametrize("fewest", [False, True])
def test_tricks_are_the_same(wasm: Any, fewest: bool) -> None:
    deals = [row for row in DEALS if row.set != "points-random"]
    rows = b"".join(row.position(None if fewest else row.trump).row() for row in deals)
    same(wasm, "TrickSolver", "values", rows, fewest)
    same(wasm, "TrickSolver", "cards", rows, fewest)
    same(wasm, "TrickSolver", "at_least", rows, array("b", [5] * len(deals)), fewest)
    same(wasm, "TrickSolver", "values", rows, fewest, related=True)


def test_points_are_the_same(wasm: Any) -> None:
    deals = [row for row in DEALS if row.set == "points-random"]
    rows = b"".join(PointPosition(row.position()).row() for row in deals)
    same(wasm, "PointSolver", "values", rows)
    same(wasm, "PointSolver", "cards", rows)
    for points in (60, -MAX_WANTED_POINTS):
        same(wasm, "PointSolver", "at_least", rows, array("i", [points] * len(deals)))


def test_tricks_of_all_pass_are_the_same(wasm: Any) -> None:
    rows = b"".join(AllPassPosition(row.hands, row.leader).row() for row in DEALS if row.set == "realistic")
    for method in ("values", "cards", "paranoid"):
        same(wasm, "AllPassSolver", method, rows)


def test_layouts_are_the_same(wasm: Any) -> None:
    places = [(10, 0x3FFFFF), (10, 0x3FFFFF), (2, 0x3FFF00)]
    compiled, other = _kernel.Layouts(places), wasm.Layouts(places)
    assert compiled.count == other.count > 1 << 20
    numbers = [Random(1).randrange(compiled.count) for _ in range(50)]
    assert compiled.at(numbers).tolist() == other.at(numbers).tolist()
    assert wasm.Layouts([(1, 1), (1, 1)]).count == 0


def test_estimates_of_hands_are_the_same(wasm: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    random = Random(2)
    hands = [random.getrandbits(32) for _ in range(100)]

    def estimates() -> list[Any]:
        hand._estimates.cache_clear()
        values = [[float(tenths * strain) for tenths in range(101)] for strain in range(5)]
        return [
            hand.tricks_by_hand(hands),
            hand.tricks_of_twelve(hands),
            hand.best_values(hands, values, 0.5),
            hand.safety_by_hand(hands),
            hand.safety_of_twelve(hands),
        ]

    compiled = estimates()
    monkeypatch.setattr(hand, "_kernel", wasm)
    assert estimates() == compiled
    hand._estimates.cache_clear()


@pytest.mark.parametrize("game", ["preferans", "thousand"])
def test_networks_of_hands_are_the_same(wasm: Any, game: str) -> None:
    random, (input_count, _, _, outcomes) = Random("net"), find_net(game).sizes
    data, end = pack(start_weights(1, find_net(game).sizes)), 1 << input_count - CARD_INPUTS
    hands = [random.getrandbits(32) for _ in range(40)]
    nets = [kernel.HandNet(data) for kernel in (_kernel, wasm)]
    for _ in range(20):
        keys = random.getrandbits(4) | random.getrandbits(4) << 24
        told = keys, random.randrange(end)
        compiled, answered = (net.likelihoods(hands, *told).tolist() for net in nets)
        assert compiled == answered and {len(row) for row in compiled} == {outcomes}
        compiled, answered = (net.means(hands, *told).tolist() for net in nets)
        assert compiled == answered
    for kernel in (_kernel, wasm):
        with pytest.raises(ValueError, match=f"{len(data) - 1} bytes: expected {len(data)}"):
            kernel.HandNet(data[:-1])
        with pytest.raises(ValueError, match=f"inputs {end}: expected 0 to {end - 1}"):
            kernel.HandNet(data).likelihoods(hands, 0, end)


def test_faults_are_the_same(wasm: Any) -> None:
    good, bad = DEALS[0].position().row(), bytes(16)
    for kernel in (_kernel, wasm):
        with pytest.raises(ValueError, match=r"^\(1, 'card 0 is there twice"):
            kernel.TrickSolver().values(good + bad)
        with pytest.raises(ValueError, match="rows of 16 bytes: got 17 bytes"):
            kernel.TrickSolver().values(good + b"x")
        with pytest.raises(ValueError, match="expected 1 to 1024"):
            kernel.TrickSolver(0)
        with pytest.raises(ValueError, match="more places"):
            kernel.Layouts([(0, 0)] * 9)
        with pytest.raises(ValueError, match="more layouts"):
            kernel.Layouts([(4, 0xFFFFFFFF)] * 8)
        with pytest.raises(ValueError, match="no layout of this number"):
            kernel.Layouts([(1, 0b1)]).at([1])
