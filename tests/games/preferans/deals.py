"""Short constructors of results and sheets for the scoring tests."""

from __future__ import annotations

from typing import Any

from prikup.cards import Card
from prikup.games.preferans.score import DealResult, Standing

EMPTY = Standing.start(3)
FOUR = Standing.start(4)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


def contract(text: str, said: str, tricks: tuple[int, ...] | None, **more: Any) -> DealResult:
    """Return a contract of seat 0; ``said`` has the defenders' words, then those of the dealer of four."""
    dealer = more.pop("dealer", 2 if tricks is None else len(tricks) - 1)
    seats = (1, 2, 1, dealer)
    words = tuple(zip(seats, said.split(), strict=False))
    return DealResult(more.pop("kind", "contract"), 0, text, words, tricks, dealer, **more)


def raspasy(*tricks: int, dealer: int | None = None, **more: Any) -> DealResult:
    last = len(tricks) - 1
    return DealResult("raspasy", tricks=tricks, dealer=last if dealer is None else dealer, **more)


def misere(*tricks: int, **more: Any) -> DealResult:
    return DealResult("misere", 0, tricks=tricks, dealer=len(tricks) - 1, **more)


def sheet(pool: tuple[int, ...] = (0, 0, 0), hill: tuple[int, ...] = (0, 0, 0), streak: int = 0) -> Standing:
    return Standing(pool, hill, ((0,) * len(pool),) * len(pool), streak)


REMIZ = contract("6H", "whist pass", (5, 3, 2))
WEAK = contract("6H", "whist whist", (8, 2, 0))
ONE = contract("8H", "whist whist", (10, 0, 0))
HALVED = contract("6H", "pass half pass", None)
