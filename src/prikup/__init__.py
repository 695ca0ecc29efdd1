"""The Preference family of card games, by the rules of your own table.

Where to start; everything else is in the modules these names come from.

- To play a deal by hand: :func:`new`, then ``deal``, ``play``, ``legal`` and ``turns`` of a :class:`Match`,
  ``print(match)``, :func:`solve` with all cards open, and the rules of :data:`GAMES`.
- To write a bot: :class:`Bot`, :class:`View`, :func:`selfplay`.
- To gather data: :func:`selfplay` and ``row`` of a :class:`FinishedDeal`; ``prikup.arena.records_of`` makes
  records of them.
- To keep score or read a recorded match: :func:`read`, :func:`score`, :class:`Sheet`, and :func:`enter` for
  the result of a single deal.

>>> match = new("preferans", "wikipedia-sochi; target=10", players=3).deal(seed=1)
>>> match = match.play("7S").play("pass").play("pass")
>>> match
<match of preferans, wikipedia-sochi; target=10: deal 1, phase discard, seat 0 to act>

The names and their modules are listed in ``__init__.pyi``, which type checkers and editors read too. Each is
imported when it is first used, so ``import prikup`` itself imports nothing.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path


def _modules_by_name() -> dict[str, str]:
    """Return the module of each public name, as ``from MODULE import NAME as NAME`` in the stub has it."""
    stub = Path(__file__).with_name("__init__.pyi").read_text(encoding="utf-8")
    imports = [line.split() for line in stub.splitlines() if line.startswith("from ")]
    return {name: module for _, module, _, name, *_ in imports}


_MODULES_BY_NAME = _modules_by_name()
__all__ = sorted([*_MODULES_BY_NAME, "__version__"])


def __getattr__(name: str) -> object:
    if name == "__version__":
        value: object = import_module("importlib.metadata").version("prikup")
    elif name in _MODULES_BY_NAME:
        value = getattr(import_module(_MODULES_BY_NAME[name]), name)
    else:
        raise AttributeError(f"module 'prikup' has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
