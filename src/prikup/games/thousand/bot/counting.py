"""Causes of calls of Thousand: in how many layouts the declarer makes a target."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.bots.base import Seed
from prikup.bots.causes import Cause, compare_rows
from prikup.bots.counting import MAX_HIGHER_LOSS, MAX_MADE_PERCENT, MIN_MADE_PERCENT
from prikup.cards import Card
from prikup.games.thousand.bot.bidding import viewer_hand
from prikup.games.thousand.bot.open_hands import reaches_target, search_points
from prikup.games.thousand.bot.ranked import ANNOUNCEMENT_LETTERS, mask_of, play_terms
from prikup.games.thousand.bot.trials import (
    best_trump,
    declaring_deals,
    draw_layouts,
    gift_count,
    least_useful,
    place_of,
)
from prikup.games.thousand.match import View
from prikup.toolkit.auction import LOOK_WORD

COUNTED_LAYOUTS: Final = 100
"""Layouts over which the targets that are made are counted."""
MAX_COUNTED_NODES: Final = 800_000
"""Nodes that are searched about at most for two gifts or discards; with 32 cards they limit the layouts."""
TRIED_SECOND_GIFTS: Final = 3
"""Cards that are tried as the second of two gifts."""
LAYOUT_STEP: Final = 12
"""Layouts that are tried before the nodes are counted again; with fewer a sample says nothing."""


def count_call(view: View, texts: Sequence[str], seed: Seed, best: str, than: str) -> Cause | None:
    """Return the count that speaks for a choice against another; None if none does."""
    match view.asks:
        case "bid" if LOOK_WORD not in texts:
            return _count_bid(view, best, than)
        case "give" | "discard":
            return _compare_ways(view, seed, best, than)
        case "name":
            return _compare_names(view, seed, best, than)
    return None


def _count_bid(view: View, best: str, than: str) -> Cause | None:
    """Return how often a target is made with the hand and a talon, if that decides the call."""
    target = best if best.isdigit() else than
    if not target.isdigit():
        return None
    deals, trumps = declaring_deals(
        play_terms(view.options), mask_of(viewer_hand(view)), len(view.order), gift_count(view)
    )
    reached = reaches_target(view.options, deals, 0, trumps, int(target))
    return _judge_count(target, reached, best == target)


def _judge_count(text: str, reached: Sequence[bool], is_chosen: bool) -> Cause | None:
    """Return how often a target is made if that speaks for the choice."""
    share = 100 * sum(reached) / len(reached)
    if share < MIN_MADE_PERCENT if is_chosen else share > MAX_MADE_PERCENT:
        return None
    return Cause("made-if", text, sum(reached), of=len(reached))


def _compare_names(view: View, seed: Seed, best: str, than: str) -> Cause | None:
    """Return how often each of two targets or trumps is made, or one of them if the other is no target."""
    me = _get_place(view)
    deals = draw_layouts(view, seed, COUNTED_LAYOUTS)
    terms = play_terms(view.options)
    rows = {}
    for text in (best, than):
        word = text.removeprefix("name ")
        if word.isdigit():
            trumps = [best_trump(terms, hands[me]) for hands in deals]
            rows[text] = reaches_target(view.options, deals, me, trumps, int(word))
        elif word in ANNOUNCEMENT_LETTERS[:4]:
            trump = ANNOUNCEMENT_LETTERS.index(word)
            rows[text] = reaches_target(view.options, deals, me, [trump] * len(deals), _get_bid(view))
    if len(rows) < 2:
        return next((_judge_count(text, reached, text == best) for text, reached in rows.items()), None)
    made = [[float(one) for one in rows[text]] for text in (best, than)]
    counts = [sum(rows[text]) for text in (best, than)]
    numbers = [int(word) for word in (text.removeprefix("name ") for text in (best, than)) if word.isdigit()]
    share = 100 / len(deals)
    if len(numbers) == 2 and numbers[0] > numbers[1]:
        if counts[0] * share >= MIN_MADE_PERCENT and (counts[1] - counts[0]) * share <= MAX_HIGHER_LOSS:
            return Cause("higher", than, counts[0], counts[1], len(deals))
        return None
    if not compare_rows([1.0] * len(deals), made[0], made[1]):
        return None
    return Cause("safer", than, counts[0], counts[1], len(deals))


def _compare_ways(view: View, seed: Seed, best: str, than: str) -> Cause | None:
    """Return how often the bid is made after each of two gifts or discards, or which brings more points."""
    layouts = draw_layouts(view, seed, COUNTED_LAYOUTS)
    points: list[list[int]] = [[], []]
    left = MAX_COUNTED_NODES
    second_gifts = []
    for text in (best, than):
        second, searched = _choose_second_gift(view, layouts[:LAYOUT_STEP], text)
        second_gifts.append(second)
        left -= searched
    for start in range(0, len(layouts), LAYOUT_STEP):
        for row, text, second in zip(points, (best, than), second_gifts, strict=True):
            found, searched = _find_points(view, layouts[start : start + LAYOUT_STEP], text, second)
            row += found
            left -= searched
        if left <= 0:
            break
    layouts = layouts[: len(points[0])]
    weights, bid = [1.0] * len(layouts), _get_bid(view)
    made = [[float(one >= bid) for one in row] for row in points]
    if compare_rows(weights, made[0], made[1]):
        return Cause("safer", than, int(sum(made[0])), int(sum(made[1])), len(layouts))
    if not compare_rows(weights, points[0], points[1]):
        return None
    pairs = list(zip(*points, strict=True))
    more, fewer = (sum(sign * (first - second) > 0 for first, second in pairs) for sign in (1, -1))
    return Cause("more-points", than, more, fewer, len(layouts)) if more > fewer else None


def _choose_second_gift(view: View, layouts: Sequence[Sequence[int]], text: str) -> tuple[int, int]:
    """Return the best second gift after a gift, and the nodes searched; 0 if there is no other.

    It is one of the cards of least use, by the points of the declarer in these layouts.
    """
    words = text.split()
    if words[0] == "discard" or len(view.order) < 3:
        return 0, 0
    hand = layouts[0][_get_place(view)] & ~mask_of((Card.parse(words[1]),))
    nodes, sums = 0, {}
    for card in least_useful(play_terms(view.options), hand, TRIED_SECOND_GIFTS, are_gifts=True):
        points, searched = _find_points(view, layouts, text, card)
        sums[card] = sum(points)
        nodes += searched
    return max(sums, key=sums.__getitem__), nodes


def _find_points(
    view: View, layouts: Sequence[Sequence[int]], text: str, second: int
) -> tuple[list[int], int]:
    """Return by layout the points that the declarer makes after a gift or a discard, and the nodes searched.

    ``second`` is given to the other defender if there still is a gift for them.
    """
    me, terms, size = _get_place(view), play_terms(view.options), len(view.order)
    words = text.split()
    deals = []
    for layout in layouts:
        hands = list(layout)
        if words[0] == "discard":
            hands[me] &= ~mask_of(map(Card.parse, words[1:]))
        else:
            taker, card = place_of(view, int(words[2])), mask_of((Card.parse(words[1]),))
            hands[me] ^= card
            hands[taker] |= card
            for other in range(size):
                if other not in (me, taker) and hands[other].bit_count() < hands[taker].bit_count():
                    hands[me] ^= second
                    hands[other] |= second
        deals.append(hands)
    return search_points(view.options, deals, me, [best_trump(terms, hands[me]) for hands in deals])


def _get_place(view: View) -> int:
    assert view.seat is not None
    return place_of(view, view.seat)


def _get_bid(view: View) -> int:
    assert view.contract is not None
    return int(view.contract.text)
