"""Causes of calls: in how many layouts a contract is made, or the defence takes enough tricks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum
from typing import Final, NamedTuple

import msgspec

from prikup.bots.base import Seed
from prikup.bots.causes import LAYOUTS_OF_SHARES, Cause, compare_rows, measure_size
from prikup.bots.exchange import Others, hand_of
from prikup.bots.fitting import weigh_by_level
from prikup.bots.lookahead import Weigh
from prikup.bots.mask_view import MaskView
from prikup.bots.open_hands import tricks
from prikup.bots.outlook import Contracts
from prikup.bots.worlds import Worlds, draw_worlds, resample_worlds
from prikup.cards import Cards
from prikup.core import TrickView, View

COUNTED_WORLDS: Final = 100
"""Worlds over which the contracts that are made are counted."""
WEIGHED_PER_WORLD: Final = 20
"""Layouts drawn for each one that is counted where the declarer's calls weigh them."""
COUNTED_PER_WORLD: Final = 80
"""The same where what the defence takes is counted: few layouts fit a high contract."""
MIN_WEIGHED_WORLDS: Final = 50
"""Worlds below which those that fit a declarer prove nothing."""
MIN_MADE_PERCENT: Final = 50
"""Layouts of 100 in which a contract must at least be made for the count to advise it."""
MAX_MADE_PERCENT: Final = 45
"""Layouts of 100 in which a contract may at most be made for the count to advise against it."""
MIN_SURE_SHARE: Final = 0.95
"""The least share of layouts in which a hand takes tricks that are called sure."""
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
    many of them the viewer; ``weigh`` weighs worlds by the contract. ``dropped_role`` is the role of a
    defender who does not play, if two may play on; ``declarer_leads`` is True if the declarer leads first,
    ``may_drop`` if a defender may drop and leave the other alone.
    """

    call: Callable[[View, Sequence[str]], str | None]
    nameable: Callable[[View, str | None], Nameable]
    others: Callable[[View, Seed, int], Others]
    quota: Callable[[View], int]
    own_quota: Callable[[View], int]
    weigh: Weigh
    dropped_role: str = ""
    declarer_leads: bool = False
    may_drop: bool = False


def count_call(
    view: View, texts: Sequence[str], seed: Seed, best: str, than: str, rules: CountRules
) -> Cause | None:
    """Return the count that speaks for the choice ``best`` against the choice ``than``; None if none does."""
    cause = _find_count(view, texts, seed, best, than, rules)
    is_of_declarer = view.asks != "defend"
    return cause and msgspec.structs.replace(cause, both=is_of_declarer and rules.may_drop)


def _find_count(
    view: View, texts: Sequence[str], seed: Seed, best: str, than: str, rules: CountRules
) -> Cause | None:
    """Return the count of :func:`count_call`."""
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
    if count > MAX_MADE_PERCENT if best == "pass" else count < MIN_MADE_PERCENT:
        return None
    return Cause("makes", call, count, of=LAYOUTS_OF_SHARES)


def _compare_discards(view: View, seed: Seed, best: str, than: str, rules: CountRules) -> Cause | None:
    """Return the cause that the discard ``best`` makes the contract more often, or takes more tricks.

    The contract is the most valuable one after it. None if neither difference can be shown, or if another
    strain is the most valuable after the other discard.
    """
    contracts, names, levels = rules.nameable(view, None)
    hands = [hand_of(view) & ~_mask_of(discard) for discard in (best, than)]
    others = rules.others(view, seed, COUNTED_WORLDS)
    index, other_index = (others.choose_contract(contracts, hand) for hand in hands)
    strain, contract = contracts.strains[index], names[index]
    if contracts.strains[other_index] != strain:
        return None
    taken, taken_else = others.tricks_of(hands, [strain, strain])
    made = [_score_made(row, levels[index]) for row in (taken, taken_else)]
    if compare_rows(others.weights, *made):
        count, worse = (_to_count(others.weights, row) for row in made)
        return _make_cause("makes-more", than, count, worse, contract)
    if not compare_rows(others.weights, taken, taken_else):
        return None
    weighed = list(zip(others.weights, taken, taken_else, strict=True))
    more = round(LAYOUTS_OF_SHARES * fsum(weight for weight, first, second in weighed if first > second))
    fewer = round(LAYOUTS_OF_SHARES * fsum(weight for weight, first, second in weighed if first < second))
    if more <= fewer:
        return None
    return _make_cause("more-tricks", than, more, fewer, contract)


def _compare_names(view: View, seed: Seed, best: str, than: str, rules: CountRules) -> Cause | None:
    """Return the cause that the contract ``best`` is nearly as safe and higher, or safer than ``than``.

    Both are texts such as ``name 7S``. None if neither can be shown, or one of them cannot be counted.
    """
    nameable = rules.nameable(view, None)
    names = [text.removeprefix("name ") for text in (best, than)]
    if not set(names) <= set(nameable.names):
        return None
    best_index, than_index = indices = [nameable.names.index(name) for name in names]
    others = rules.others(view, seed, COUNTED_WORLDS)
    tricks_by_contract = others.tricks_of(
        [hand_of(view)] * 2, [nameable.contracts.strains[index] for index in indices]
    )
    made = [
        _score_made(row, nameable.levels[index])
        for row, index in zip(tricks_by_contract, indices, strict=True)
    ]
    best_count, than_count = (_to_count(others.weights, row) for row in made)
    made_values = [nameable.contracts.exact[index][nameable.levels[index]] for index in indices]
    is_higher = best_index > than_index and made_values[0] > made_values[1]
    if is_higher and best_count >= MIN_MADE_PERCENT and than_count - best_count <= MAX_HIGHER_LOSS:
        return _make_cause("higher", than, best_count, than_count)
    return _make_cause("safer", than, best_count, than_count) if compare_rows(others.weights, *made) else None


def find_sure_tricks(view: View, seed: Seed, weigh: Weigh) -> int:
    """Return the tricks that the viewer's hand takes alone in nearly all layouts that fit the contract."""
    mask_view, worlds, _ = draw_before_play(view, seed, weigh, "", view.order[0], WEIGHED_PER_WORLD)
    own = tricks(mask_view, worlds.hands, mask_view.me)
    return max(
        count for count in range(11) if worlds.mean(float(taken >= count) for taken in own) >= MIN_SURE_SHARE
    )


def draw_before_play(
    view: View, seed: Seed, weigh: Weigh, dropped_role: str, leader: int, per_world: int
) -> tuple[MaskView, Worlds, float]:
    """Return the position before the first card, worlds that fit the contract, and how many drawn ones do.

    The seat ``leader`` leads, or the next one if that has dropped.
    """
    while dropped_role and view.seats[leader].role == dropped_role:
        leader = view.order[(view.order.index(leader) + 1) % len(view.order)]
    mask_view = MaskView(msgspec.structs.replace(view, trick=TrickView(leader, (), None)), dropped_role)
    drawn = draw_worlds(mask_view, seed, per_world * COUNTED_WORLDS)
    weighed = weigh_by_level(mask_view, weigh(mask_view, drawn))
    return mask_view, resample_worlds(weighed, COUNTED_WORLDS), measure_size(weighed.weights)


def _count_named(view: View, seed: Seed, best: str, than: str, rules: CountRules) -> Cause | None:
    """Return in how many layouts the one contract of two choices is made, if that decides between them.

    One of the choices is text such as ``name 7S``, the other gives the deal up.
    """
    nameable = rules.nameable(view, None)
    is_named = best.startswith("name ")
    name = (best if is_named else than).removeprefix("name ")
    if name not in nameable.names:
        return None
    index = nameable.names.index(name)
    others = rules.others(view, seed, COUNTED_WORLDS)
    [taken] = others.tricks_of([hand_of(view)], [nameable.contracts.strains[index]])
    count = _to_count(others.weights, _score_made(taken, nameable.levels[index]))
    if count < MIN_MADE_PERCENT if is_named else count > MAX_MADE_PERCENT:
        return None
    return Cause("made-if", f"name {name}", count, of=LAYOUTS_OF_SHARES)


def _count_defence(view: View, seed: Seed, best: str, rules: CountRules) -> Cause | None:
    """Return in how many layouts the defence takes its quota, or the viewer their own, if that decides.

    The worlds fit the declarer's calls; None if too few do.
    """
    contract, quota = view.contract, rules.quota(view)
    if contract is None or contract.declarer is None or quota < 1:
        return None
    leader = contract.declarer if rules.declarer_leads else view.order[0]
    mask_view, worlds, fitting = draw_before_play(
        view, seed, rules.weigh, rules.dropped_role, leader, COUNTED_PER_WORLD
    )
    if fitting < MIN_WEIGHED_WORLDS:
        return None
    taken = tricks(mask_view, worlds.hands, mask_view.declarer)
    is_pass = best in PASSES
    enough = worlds.mean(float(10 - count >= quota) for count in taken)
    share = round(LAYOUTS_OF_SHARES * enough)
    if share <= MAX_MADE_PERCENT if is_pass else share >= MIN_MADE_PERCENT:
        return Cause("takes", count=share, of=LAYOUTS_OF_SHARES, tricks=quota)
    if is_pass and share >= MIN_MADE_PERCENT:  # the own tricks alone would tell half of it
        return None
    own_quota = rules.own_quota(view)
    if own_quota < 1 or view.seat not in view.order:
        return None
    own = tricks(mask_view, worlds.hands, view.order.index(view.seat))
    share = round(LAYOUTS_OF_SHARES * worlds.mean(float(count >= own_quota) for count in own))
    if share > MAX_MADE_PERCENT if is_pass else share < MIN_MADE_PERCENT:
        return None
    return Cause("sure-of", count=share, of=LAYOUTS_OF_SHARES, tricks=own_quota)


PASSES: Final = frozenset({"pass", "out", "half"})
"""The words of a defender who does not play alone."""


def _mask_of(text: str) -> int:
    """Return the cards of a discard as a mask."""
    return Cards.parse(text.removeprefix("discard ")).mask


def _to_count(weights: Sequence[float], values: Sequence[float]) -> int:
    """Return a mean of values from 0 to 1 as a number of layouts."""
    mean = fsum(weight * value for weight, value in zip(weights, values, strict=True)) / fsum(weights)
    return round(LAYOUTS_OF_SHARES * mean)


def _score_made(tricks_by_world: Sequence[float], level: int) -> list[float]:
    """Return for each world 1.0 if the tricks make a contract of this level, else 0.0."""
    return [float(count >= level) for count in tricks_by_world]


def _make_cause(name: str, than: str, count: int, worse: int, contract: str = "") -> Cause:
    """Return a cause with counts of 100 layouts: after the choice, and after the choice ``than``."""
    return Cause(name, than, count=count, worse=worse, of=LAYOUTS_OF_SHARES, contract=contract)
