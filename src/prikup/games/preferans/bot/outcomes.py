"""Values of contracts by the declarations of the defence, in whists, from scoring and settlement."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from prikup.bots.outlook import defender_shares
from prikup.games.preferans.match import View
from prikup.games.preferans.results import DealResult, Standing, Words
from prikup.games.preferans.score import apply_entries, entries
from prikup.games.preferans.settle import settle


@lru_cache(maxsize=1 << 12)
def values_by_declarations(
    options: Any, players: int, level: int, words: Words, played: bool = True
) -> tuple[float, ...]:
    """Return the declarer's value of each number of tricks after these declarations, on a fresh sheet.

    Places are 0 for the declarer, 1 and 2 for the defenders who are asked, in this order, 3 for a resting
    dealer. It is the average over the ways in which two defenders may share their tricks. Where nothing is
    ``played`` all numbers have the same value. The value does not depend on the strain, but no defender is
    asked about a six of spades where that must be played.
    """
    values = []
    for declarer_tricks in range(11):
        total = 0.0
        for first, second, chance in defender_shares(10 - declarer_tricks):
            tricks = (declarer_tricks, first, second) if played else None
            total += chance * _settle_deal(options, players, level, words, tricks)[0]
        values.append(total)
    return tuple(values)


def values_of_contract(view: View) -> tuple[float, ...]:
    """Return the value of each number of tricks to the declarer of a contract that is being played."""
    contract = view.contract
    assert contract is not None and contract.declarer is not None and contract.needs is not None
    declarer_place = view.order.index(contract.declarer)
    places = {view.order[(declarer_place + step) % 3]: step for step in range(3)}
    words = tuple((places.get(seat, 3), word) for seat, word in view.declarations)
    return values_by_declarations(view.options, view.players, contract.needs, words)


@lru_cache(maxsize=1 << 12)
def defender_values(
    options: Any, players: int, level: int, words: Words, played: bool, place: int, share: float
) -> tuple[float, ...]:
    """Return a defender's value of each number of tricks of the defence after these declarations.

    ``place`` is that of the defender, as in :func:`values_by_declarations`; each trick of the defence is
    theirs with the chance ``share``.
    """
    values = []
    for tricks in range(11):
        total = 0.0
        for own, _, chance in defender_shares(tricks, share):
            split = _split(tricks, own, place) if played else None
            total += chance * _settle_deal(options, players, level, words, split)[place]
        values.append(total)
    return tuple(values)


def _split(tricks: int, own: int, place: int) -> tuple[int, int, int]:
    """Return the tricks by place if the defender at ``place`` takes ``own`` of those of the defence."""
    other = tricks - own
    return (10 - tricks, own, other) if place == 1 else (10 - tricks, other, own)


@lru_cache(maxsize=1 << 12)
def _settle_deal(
    options: Any, players: int, level: int, words: Words, tricks: tuple[int, int, int] | None
) -> tuple[float, ...]:
    """Return the result by place of a deal on a fresh sheet; ``tricks`` is None if no card was played."""
    contract = f"{level}C" if words else f"{level}S"
    start = Standing.start(players)
    tricks_by_place = tricks and (*tricks, *(0,) * (players - 3))
    result = DealResult("contract", 0, contract, words, tricks_by_place, players - 1)
    standing = apply_entries(start, entries(result, start, options), result, options)
    return tuple(map(float, settle(standing, options).result))
