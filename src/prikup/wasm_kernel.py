"""The classes of ``prikup._kernel`` over the kernel as a WebAssembly module, for Python in a browser.

:func:`use` makes them the module ``prikup._kernel``. The values are those of the compiled kernel; there is
one thread, and no CPU time is measured.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Sequence
from struct import pack
from types import ModuleType
from typing import Any, Protocol, TypeAlias

KernelAnswers: TypeAlias = tuple["memoryview[Any]", "memoryview[Any]", "memoryview[Any]"]


class WasmModule(Protocol):
    """An instance of the kernel (``kernel/wasm.cpp``): its functions, and its memory."""

    def call(self, name: str, *given: float) -> int:
        """Return what an exported function returns; addresses are numbers."""

    def read(self, address: int, size: int) -> bytes:
        """Return bytes of its memory."""

    def write(self, address: int, data: bytes) -> None:
        """Put bytes into its memory."""


_module: WasmModule


def use(module: WasmModule) -> ModuleType:
    """Make these classes the module ``prikup._kernel``, by this instance of the kernel; return it."""
    global _module
    _module = module
    kernel = ModuleType("prikup._kernel", __doc__)
    for kind in (
        WasmTrickSolver,
        WasmPointSolver,
        WasmAllPassSolver,
        WasmLayouts,
        WasmHandEstimates,
        WasmHandNet,
    ):
        setattr(kernel, kind.__name__.removeprefix("Wasm"), kind)
    sys.modules["prikup._kernel"] = kernel
    return kernel


class _Memory:
    """Pieces of the kernel's memory, released at the end of a ``with`` block."""

    def __init__(self) -> None:
        self._addresses: list[int] = []

    def __enter__(self) -> _Memory:
        return self

    def __exit__(self, *_: object) -> None:
        for address in self._addresses:
            _module.call("release", address)

    def allocate(self, size: int) -> int:
        """Allocate this many bytes and return their address; raises MemoryError."""
        address = _module.call("allocate", max(size, 1))
        if not address:
            raise MemoryError(f"the kernel cannot allocate {size} bytes")
        self._addresses.append(address)
        return address

    def put(self, data: bytes) -> int:
        """Return the address of a copy of these bytes."""
        address = self.allocate(len(data))
        _module.write(address, data)
        return address


def _view(data: bytes, code: str, rows: int, columns: int = 1) -> memoryview[Any]:
    """Return numbers of an item type, a row of ``columns`` for each of ``rows``, or one number each."""
    numbers = memoryview(data)
    if columns == 1 or not rows:
        return numbers.cast(code)  # type: ignore[call-overload, no-any-return]
    return numbers.cast("B").cast(code, shape=[rows, columns])  # type: ignore[call-overload, no-any-return]


def _fault() -> str:
    address, text = _module.call("fault_text"), b""
    while b"\0" not in text:
        text += _module.read(address + len(text), 64)
    return text.partition(b"\0")[0].decode()


class _Solver:
    """A solver of the kernel: ``name`` begins its functions, ``row_bytes`` is the size of a position."""

    name: str
    row_bytes: int

    def __init__(self, threads: int = 1) -> None:
        if not 1 <= threads <= 1024:
            raise ValueError(f"threads {threads}: expected 1 to 1024")
        self._solver = _module.call(f"{self.name}_new")

    def _ask(
        self, function: str, positions: bytes, code: str, columns: int, *more: int | bytes, clocked: bool
    ) -> KernelAnswers:
        """Return the answers of a function about these positions; bytes among ``more`` are put in memory."""
        rows, rest = divmod(len(positions), self.row_bytes)
        if rest:
            raise ValueError(f"positions are rows of {self.row_bytes} bytes: got {len(positions)} bytes")
        size = rows * columns * array(code if code != "?" else "b").itemsize
        with _Memory() as memory:
            values, nodes = memory.allocate(size), memory.allocate(8 * rows)
            given = [memory.put(one) if isinstance(one, bytes) else one for one in more]
            found = _module.call(
                f"{self.name}_{function}", self._solver, memory.put(positions), rows, values, nodes, *given
            )
            if found:
                raise ValueError(_module.call("fault_row"), _fault())
            return (
                _view(_module.read(values, size), code, rows, columns),
                _view(_module.read(nodes, 8 * rows), "Q", rows),
                _view(bytes(8 * rows if clocked else 0), "Q", rows),
            )


class WasmTrickSolver(_Solver):
    """Seat 0 against the rest, counted in tricks."""

    name, row_bytes = "tricks", 16

    def values(
        self, positions: bytes, fewest: bool = False, clocked: bool = False, related: bool = False
    ) -> KernelAnswers:
        """Return the declarer's tricks of each position."""
        return self._ask("values", positions, "b", 1, fewest, related, clocked=clocked)

    def at_least(
        self, positions: bytes, tricks: array[int], fewest: bool = False, clocked: bool = False
    ) -> KernelAnswers:
        """Return for each position True if seat 0 takes so many."""
        return self._ask("at_least", positions, "?", 1, fewest, tricks.tobytes(), clocked=clocked)

    def cards(self, positions: bytes, fewest: bool = False, clocked: bool = False) -> KernelAnswers:
        """Return the value after each of 32 cards, -1 where it is not legal."""
        return self._ask("cards", positions, "b", 32, fewest, clocked=clocked)


class WasmPointSolver(_Solver):
    """Seat 0 against the rest, counted in points."""

    name, row_bytes = "points", 40

    def values(self, positions: bytes, clocked: bool = False) -> KernelAnswers:
        """Return the points to come of each position."""
        return self._ask("values", positions, "h", 1, clocked=clocked)

    def at_least(self, positions: bytes, points: array[int], clocked: bool = False) -> KernelAnswers:
        """Return for each position True if they are so many."""
        return self._ask("at_least", positions, "?", 1, points.tobytes(), clocked=clocked)

    def cards(self, positions: bytes, clocked: bool = False) -> KernelAnswers:
        """Return the value of each of 64 plays, -32768 where it is not legal."""
        return self._ask("cards", positions, "h", 64, clocked=clocked)


class WasmAllPassSolver(_Solver):
    """Three hands that each avoid tricks."""

    name, row_bytes = "all_pass", 24

    def values(self, positions: bytes, clocked: bool = False) -> KernelAnswers:
        """Return the tricks of seats 0 to 2 and of the dealer."""
        return self._ask("values", positions, "b", 4, clocked=clocked)

    def cards(self, positions: bytes, clocked: bool = False) -> KernelAnswers:
        """Return the same after each of 32 cards, four numbers each, -1 where it is not legal."""
        return self._ask("cards", positions, "b", 128, clocked=clocked)

    def paranoid(self, positions: bytes, clocked: bool = False) -> KernelAnswers:
        """Return the tricks of each seat against the two others."""
        return self._ask("paranoid", positions, "b", 3, clocked=clocked)


class WasmLayouts:
    """All ways to lay hidden cards into places: (size, mask of what may lie there) each."""

    def __init__(self, places: Sequence[tuple[int, int]]) -> None:
        self._places = len(places)
        with _Memory() as memory:
            data = b"".join(pack("=II", size, may) for size, may in places)
            self._layouts = _module.call("layouts_new", memory.put(data), len(places))
        if not self._layouts:
            raise ValueError(_fault())
        self.count = _module.call("layouts_count", self._layouts) & 0xFFFF_FFFF_FFFF_FFFF

    def __del__(self) -> None:
        if getattr(self, "_layouts", 0):
            _module.call("layouts_delete", self._layouts)

    def at(self, numbers: Sequence[int]) -> memoryview[Any]:
        """Return the masks of the places in the layouts of these numbers."""
        if any(not 0 <= number < self.count for number in numbers):
            raise ValueError("there is no layout of this number")
        size = 4 * len(numbers) * self._places
        with _Memory() as memory:
            filled = memory.allocate(size)
            given = memory.put(array("Q", numbers).tobytes())
            _module.call("layouts_at", self._layouts, given, len(numbers), self._places, filled)
            rows = memoryview(_module.read(filled, size))
        return rows.cast("B").cast("I", shape=[len(numbers), self._places])


class WasmHandEstimates:
    """Estimates of hands by tables of the holdings of one suit."""

    def __init__(
        self,
        trump: Sequence[Sequence[float]],
        beside_long: Sequence[Sequence[float]],
        beside_short: Sequence[Sequence[float]],
        no_trump: Sequence[Sequence[float]],
        safe: Sequence[Sequence[float]],
        solid: Sequence[float],
    ) -> None:
        numbers = array("d")
        for table in (trump, beside_long, beside_short, no_trump, safe):
            for row in table:
                numbers.extend(row)
        with _Memory() as memory:
            self._hands = _module.call(
                "hands_new", memory.put(numbers.tobytes() + array("d", solid).tobytes())
            )

    def tricks(self, hands: Sequence[int], dropped: int = 0) -> memoryview[Any]:
        """Return the mean tricks of each hand by strain."""
        return self._ask("tricks", hands, 5, lambda _: (dropped,))

    def best(
        self, hands: Sequence[int], values: Sequence[Sequence[float]], more: float = 0.0
    ) -> memoryview[Any]:
        """Return the most that the mean tricks of each hand and ``more`` are worth."""
        numbers = array("d", (value for row in values for value in row)).tobytes()
        return self._ask("best", hands, 1, lambda memory: (memory.put(numbers), more))

    def safety(self, hands: Sequence[int], dropped: int = 0) -> memoryview[Any]:
        """Return the logarithm of the safety of each hand at misère."""
        return self._ask("safety", hands, 1, lambda _: (dropped,))

    def _ask(
        self,
        function: str,
        hands: Sequence[int],
        columns: int,
        more: Callable[[_Memory], tuple[float, ...]],
    ) -> memoryview[Any]:
        size = 8 * columns * len(hands)
        with _Memory() as memory:
            numbers, masks = memory.allocate(size), memory.put(array("I", hands).tobytes())
            _module.call(f"hands_{function}", self._hands, masks, len(hands), numbers, *more(memory))
            return _view(_module.read(numbers, size), "d", len(hands), columns)


class WasmHandNet:
    """A network that tells from a hand how likely each outcome of its play is."""

    def __init__(self, weights: bytes) -> None:
        with _Memory() as memory:
            self._net = _module.call("net_new", memory.put(weights), len(weights))
        if not self._net:
            raise ValueError(f"a network of hands: {_fault()}")
        self._outcomes = _module.call("net_outcomes", self._net)

    def likelihoods(self, hands: Sequence[int], keys: int, inputs: int) -> memoryview[Any]:
        """Return how likely each outcome is, in proportion."""
        return self._ask("likelihoods", hands, "H", self._outcomes, keys, inputs)

    def means(self, hands: Sequence[int], keys: int, inputs: int) -> memoryview[Any]:
        """Return the mean number of the outcome of each hand."""
        return self._ask("means", hands, "d", 1, keys, inputs)

    def _ask(
        self, function: str, hands: Sequence[int], code: str, columns: int, keys: int, inputs: int
    ) -> memoryview[Any]:
        if _module.call("net_refuses", self._net, inputs):
            raise ValueError(_fault())
        size = array(code).itemsize * columns * len(hands)
        with _Memory() as memory:
            numbers, masks = memory.allocate(size), memory.put(array("I", hands).tobytes())
            _module.call(f"net_{function}", self._net, masks, len(hands), numbers, keys, inputs)
            return _view(_module.read(numbers, size), code, len(hands), columns)
