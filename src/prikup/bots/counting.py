"""Causes of calls: in how many layouts a contract is made, or the defence takes enough tricks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum
from typing import Final, NamedTuple

import msgspec

from prikup.bots.base import Seed
from prikup.bots.causes import LAYOUTS_OF_SHARES, Cause, compare_rows, measure_size
from prikup.bots.exchange import Others, hand_of
from prikup.bots.hand import tricks as tricks_by_strain
from prikup.bots.lookahead import Weigh
from prikup.bots.mask_view import MaskView
from prikup.bots.open_hands import tricks
from prikup.bots.outlook import Contracts
from prikup.bots.worlds import draw_worlds, resample_worlds
from prikup.cards import Cards
from prikup.core import TrickView, View

COUNTED_WORLDS: Final = 100
"""Worlds over which the contracts that are made are counted."""
WEIGHED_PER_WORLD: Final = 20
"""Layouts drawn for each one that is counted where the declarer's calls weigh them."""
MIN_WEIGHED_WORLDS: Final = 30
"""Worlds below which those that fit a declarer prove nothing."""
MIN_MADE: Final = 50
"""The least number of 100 layouts in which a contract is made that speaks for it."""
MAX_MADE: Final = 45
"""The greatest number of 100 layouts in which a contract is made that speaks against it."""
MAX_HIGHER_LOSS: Final = 15
"""Layouts of 100 in which a higher contract may fail where a lower one is made."""


class Nameable(NamedTuple):
    """The contracts that may be named: their values, their names and the tricks that each needs."""

    contracts: Contracts
    names: Sequence[str]
    levels: Sequence[int]


class CountRules(NamedTuple):
    """The part of a game of ten tricks in the counts of its calls.

    ``call`` is the bid that the count of an auction is for, by the legal texts, None if there is none;
    ``nameable`` are the contracts that may be named by who wins with a call, or has won. ``others`` draws
    worlds for a declarer. ``quota`` is how many tricks the defence owes, ``own_quota`` how
    many of them the viewer; ``weigh`` weighs worlds by the contract.
    """

    call: Callable[[View, Sequence[str]], str | None]
    nameable: Callable[[View, str | None], Nameable]
    others: Callable[[View, Seed, int], Others]
    quota: Callable[[View], int]
    own_quota: Callable[[View], int]
    weigh: Weigh


def count_call(
    view: View, texts: Sequence[str], seed: Seed, best: str, than: str, rules: CountRules
) -> Cause | None:
    """Return the count that speaks for a choice against another; None if none does."""
    match view.asks:
        case "bid":
            return _count_bid(view, texts, seed, best, rules)
        case "discard" if best.startswith("discard ") and than.startswith("discard "):
            return _compare_discards(view, seed, best, than, rules)
        case "name" if best.startswith("name ") and than.startswith("name "):
            return _compare_names(view, seed, best, than, rules)
        case "name" if best.startswith("name ") or than.startswith("name "):
            return _count_named(view, seed, best, than, rules)
        case "defend" if "open" not in texts:
            return _count_defence(view, seed, best, rules)
    return None


def _count_bid(view: View, texts: Sequence[str], seed: Seed, best: str, rules: CountRules) -> Cause | None:
    """Return in how many layouts a contract from the cheapest bid on is made, if that decides the call."""
    call = rules.call(view, texts)
    if call is None or best not in (call, "pass"):
        return None
    nameable = rules.nameable(view, call)
    made = rules.others(view, seed, COUNTED_WORLDS).made(nameable.contracts, nameable.levels)
    count = round(LAYOUTS_OF_SHARES * made)
    if count > MAX_MADE if best == "pass" else count < MIN_MADE:
        return None
    return Cause("makes", call, count, of=LAYOUTS_OF_SHARES)


def _compare_discards(view: View, seed: Seed, best: str, than: str, rules: CountRules) -> Cause | None:
    """Return how often the contract is made after each of two discards."""
    nameable = rules.nameable(view, None)
    hand = hand_of(view)
    hands = [hand & ~_mask_of(text) for text in (best, than)]
    chosen = [_choose(nameable.contracts, ten) for ten in hands]
    strains = [nameable.contracts.strains[index] for index in chosen]
    others = rules.others(view, seed, COUNTED_WORLDS)
    taken = others.tricks_of(hands, strains)
    level = nameable.levels[chosen[0]]
    made = _compare(others.weights, [[float(count >= level) for count in row] for row in taken])
    if made is not None:
        return Cause("safer", than, made[0], made[1], LAYOUTS_OF_SHARES)
    if _compare(others.weights, taken) is None:
        return None
    more = fsum(w for w, first, second in zip(others.weights, *taken, strict=True) if first > second)
    fewer = fsum(w for w, first, second in zip(others.weights, *taken, strict=True) if first < second)
    if more <= fewer:
        return None
    count, worse = (round(LAYOUTS_OF_SHARES * share) for share in (more, fewer))
    return Cause("more-tricks", than, count, worse, LAYOUTS_OF_SHARES)


def _compare_names(view: View, seed: Seed, best: str, than: str, rules: CountRules) -> Cause | None:
    """Return how often each of two contracts is made: the safer, or the higher that is nearly as safe."""
    nameable = rules.nameable(view, None)
    names = [text.removeprefix("name ") for text in (best, than)]
    if not set(names) <= set(nameable.names):
        return None
    indices = [nameable.names.index(name) for name in names]
    others = rules.others(view, seed, COUNTED_WORLDS)
    strains = [nameable.contracts.strains[index] for index in indices]
    taken = others.tricks_of([hand_of(view)] * 2, strains)
    levels = [nameable.levels[index] for index in indices]
    made = [[float(count >= level) for count in row] for row, level in zip(taken, levels, strict=True)]
    shares = [_to_count(others.weights, row) for row in made]
    if indices[0] > indices[1] and shares[0] >= MIN_MADE and shares[1] - shares[0] <= MAX_HIGHER_LOSS:
        return Cause("higher", than, shares[0], shares[1], LAYOUTS_OF_SHARES)
    if _compare(others.weights, made) is not None:
        return Cause("safer", than, shares[0], shares[1], LAYOUTS_OF_SHARES)
    return None


def _count_named(view: View, seed: Seed, best: str, than: str, rules: CountRules) -> Cause | None:
    """Return how often a contract is made that is named, or is not because the deal is given up."""
    nameable = rules.nameable(view, None)
    is_named = best.startswith("name ")
    name = (best if is_named else than).removeprefix("name ")
    if name not in nameable.names:
        return None
    index = nameable.names.index(name)
    others = rules.others(view, seed, COUNTED_WORLDS)
    [taken] = others.tricks_of([hand_of(view)], [nameable.contracts.strains[index]])
    count = _to_count(others.weights, [float(one >= nameable.levels[index]) for one in taken])
    if count < MIN_MADE if is_named else count > MAX_MADE:
        return None
    return Cause("made-if", f"name {name}", count, of=LAYOUTS_OF_SHARES)


def _count_defence(view: View, seed: Seed, best: str, rules: CountRules) -> Cause | None:
    """Return in how many layouts the defence takes so many tricks, if that decides the word."""
    contract, quota = view.contract, rules.quota(view)
    if contract is None or contract.declarer is None or quota < 1:
        return None
    before = msgspec.structs.replace(view, trick=TrickView(view.order[0], (), None))
    mask_view = MaskView(before)
    drawn = draw_worlds(mask_view, seed, WEIGHED_PER_WORLD * COUNTED_WORLDS)
    worlds = resample_worlds(rules.weigh(mask_view, drawn), COUNTED_WORLDS)
    if measure_size(worlds.weights) < MIN_WEIGHED_WORLDS:
        return None
    taken = tricks(mask_view, worlds.hands, mask_view.declarer)
    is_pass = best in PASSES
    enough = worlds.mean(float(10 - count >= quota) for count in taken)
    share = round(LAYOUTS_OF_SHARES * enough)
    if share <= MAX_MADE if is_pass else share >= MIN_MADE:
        return Cause("takes", count=share, of=LAYOUTS_OF_SHARES, tricks=quota)
    own_quota = rules.own_quota(view)
    if own_quota < 1 or view.seat not in view.order:
        return None
    own = tricks(mask_view, worlds.hands, view.order.index(view.seat))
    share = round(LAYOUTS_OF_SHARES * worlds.mean(float(count >= own_quota) for count in own))
    if share > MAX_MADE if is_pass else share < MIN_MADE:
        return None
    return Cause("sure-of", count=share, of=LAYOUTS_OF_SHARES, tricks=own_quota)


PASSES: Final = frozenset({"pass", "out", "half"})
"""The words of a defender who does not play alone."""


def _mask_of(text: str) -> int:
    """Return the cards of a discard as a mask."""
    return Cards.parse(text.removeprefix("discard ")).mask


def _choose(contracts: Contracts, hand: int) -> int:
    """Return the index of the contract that rules of thumb value most."""
    worths = contracts.worth(tricks_by_strain(hand))
    return worths.index(max(worths))


def _to_count(weights: Sequence[float], values: Sequence[float]) -> int:
    """Return a mean of values from 0 to 1 as a number of layouts."""
    mean = fsum(weight * value for weight, value in zip(weights, values, strict=True)) / fsum(weights)
    return round(LAYOUTS_OF_SHARES * mean)


def _compare(weights: Sequence[float], rows: Sequence[Sequence[float]]) -> tuple[int, int] | None:
    """Return the means of two rows as counts if the first is shown to be greater."""
    first, second = rows
    if not compare_rows(weights, first, second):
        return None
    return _to_count(weights, first), _to_count(weights, second)
