"""Decisions after the auction of Thousand: redeals, exchange, target, trump suit, surrender."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import combinations, permutations
from math import inf
from typing import Final

from prikup.bots.base import Seed
from prikup.bots.ratings import ChoiceValues
from prikup.cards import Cards
from prikup.games.thousand.bot.bidding import MADE_LIKELIHOOD
from prikup.games.thousand.bot.effort import Effort
from prikup.games.thousand.bot.open_hands import (
    declarer_points,
    reaches_target,
    search_target,
    share_of,
)
from prikup.games.thousand.bot.ranked import ANNOUNCEMENT_LETTERS, Terms, bits, card_of, mask_of, play_terms
from prikup.games.thousand.bot.sheet import DealValuer
from prikup.games.thousand.bot.trials import (
    best_trump,
    card_usefulness,
    draw_layouts,
    gift_count,
    least_useful,
    place_of,
)
from prikup.games.thousand.match import View

GIFT_CANDIDATES: Final = 4
DISCARD_CANDIDATES: Final = 5
"""Numbers of the least useful cards that are tried as gifts (``GIFT_CANDIDATES``) and as discards."""
MIN_TARGET_SHARE: Final = 0.85
"""Share of the deals in which a raised target must be made."""
POINTS_BEYOND_BID: Final = 30
BEYOND_POINT_VALUE: Final = 0.8
"""Value of each point beyond the bid, up to ``POINTS_BEYOND_BID``, as it may allow a higher target."""
USEFULNESS_WEIGHT: Final = 0.3
"""Weight of the usefulness of a card beside the trials."""


def choose_redeal(view: View, texts: Sequence[str], seed: Seed, effort: Effort) -> str:
    """Return ``redeal`` or ``pass``: a defender always asks, a declarer if a redeal has the higher value."""
    assert view.seat is not None and view.contract is not None
    if "redeal" not in texts:
        return "pass"
    if view.seat != view.contract.declarer:
        return "redeal"
    values = redeal_values(view, seed, effort)
    return "redeal" if values["pass"] < values["redeal"] else "pass"


def redeal_values(view: View, seed: Seed, effort: Effort) -> dict[str, float]:
    """Return the values of a redeal and of this deal.

    For a defender this deal has the value of a declarer who makes the bid as often as usual.
    """
    assert view.seat is not None and view.contract is not None and view.contract.declarer is not None
    if view.seat != view.contract.declarer:
        sheet, me, declarer = (
            DealValuer(view),
            place_of(view, view.seat),
            place_of(view, view.contract.declarer),
        )
        usual = sheet.expected_value(me, declarer, int(view.contract.text), MADE_LIKELIHOOD)
        return {"redeal": 0.0, "pass": usual}
    table = _Declarer(view, seed, effort)
    hand = mask_of(view.seats[view.seat].cards or ())
    extra = hand.bit_count() - _get_hand_size(view)
    parted = least_useful(table.terms, hand, extra, bool(gift_count(view)))
    deals = [
        _part_with(hands, table.me, parted, bool(gift_count(view)))
        for hands in table.draw_layouts(effort.narrow)
    ]
    value = table.expected_value(
        table.bid, reaches_target(view.options, deals, table.me, table.name_trumps(deals), table.bid)
    )
    return {"redeal": 0.0, "pass": value}


def choose_gift(view: View, texts: Sequence[str], seed: Seed, effort: Effort) -> str:
    """Return the gift to make: one of the least useful cards, by trial."""
    return gift_values(view, texts, seed, effort).ranked()[0]


def gift_values(view: View, texts: Sequence[str], seed: Seed, effort: Effort) -> ChoiceValues:
    """Return the values to a declarer of giving each of the least useful cards."""
    assert view.seat is not None
    table = _Declarer(view, seed, effort)
    takers = sorted({int(text.split()[2]) for text in texts})
    places = [place_of(view, seat) for seat in takers]
    hand = mask_of(view.seats[view.seat].cards or ())
    worst = least_useful(table.terms, hand, GIFT_CANDIDATES, are_gifts=True)
    possible_gifts = list(permutations(worst, len(takers)))

    def give_cards(hands: list[int], gifts: tuple[int, ...]) -> list[int]:
        for card, place in zip(gifts, places, strict=True):
            hands[table.me] ^= card
            hands[place] |= card
        return hands

    return table.rate_ways(possible_gifts, give_cards, lambda gifts: f"give {card_of(gifts[0])} {takers[0]}")


def choose_discard(view: View, seed: Seed, effort: Effort) -> str:
    """Return the discard: two of the least useful cards, by trial."""
    return discard_values(view, seed, effort).ranked()[0]


def discard_values(view: View, seed: Seed, effort: Effort) -> ChoiceValues:
    """Return the values to a declarer of laying away each two of the least useful cards."""
    assert view.seat is not None
    table = _Declarer(view, seed, effort)
    hand = mask_of(view.seats[view.seat].cards or ())
    worst = least_useful(table.terms, hand, DISCARD_CANDIDATES, are_gifts=False)
    discards = list(combinations(worst, 2))
    return table.rate_ways(
        discards,
        lambda hands, discard: _part_with(hands, table.me, list(discard), are_gifts=False),
        lambda discard: "discard " + " ".join(card.text for card in Cards(card_of(bit) for bit in discard)),
    )


def choose_name(view: View, texts: Sequence[str], seed: Seed, effort: Effort) -> str:
    """Return the target, the trump suit, or the surrender with the highest value."""
    return name_values(view, texts, seed, effort).ranked()[0]


def name_values(view: View, texts: Sequence[str], seed: Seed, effort: Effort) -> ChoiceValues:
    """Return the values of the targets in question, or of the trump suits, and of surrender."""
    table = _Declarer(view, seed, effort)
    if all(text[-1] in ANNOUNCEMENT_LETTERS for text in texts):
        return _rate_trumps(table)
    targets = [int(text.removeprefix("name ")) for text in texts if text.startswith("name ")]
    deals = table.draw_layouts(effort.wide)
    wins = table.sheet.target_to_win(table.me) if table.barred else None
    trumps, doubtful = table.name_trumps(deals), max(targets)
    values: dict[str, float] = {}
    for target in targets:
        if target > doubtful and target != wins:
            continue
        reached = reaches_target(view.options, deals, table.me, trumps, target)
        if target not in (targets[0], wins) and share_of(reached) < MIN_TARGET_SHARE:
            doubtful = target
            continue
        values[f"name {target}"] = table.expected_value(target, reached)
    if "surrender" in texts:
        values["surrender"] = table.sheet.surrender_value(table.me, targets[0])
    return ChoiceValues("points", values)


def _rate_trumps(table: _Declarer) -> ChoiceValues:
    """Return the value of each trump suit to name."""
    deals = table.draw_layouts(table.effort.narrow)
    values, order = dict[str, float](), dict[str, float]()
    for trump in range(4):
        points = declarer_points(table.view.options, deals, table.me, [trump] * len(deals))
        text = f"name {ANNOUNCEMENT_LETTERS[trump]}"
        reached = [made >= table.bid for made in points]
        values[text] = table.expected_value(table.bid, reached)
        order[text] = 2.0 * table.bid * share_of(reached) + BEYOND_POINT_VALUE * (sum(points) / len(points))
    return ChoiceValues("points", values, order=order)


class _Declarer:
    """The declarer before their first lead, with trials of their hand."""

    def __init__(self, view: View, seed: Seed, effort: Effort) -> None:
        """Read place, target and terms from the view of the declarer."""
        assert view.seat is not None and view.contract is not None
        self.view, self.seed, self.effort = view, seed, effort
        self.me = place_of(view, view.seat)
        self.terms: Terms = play_terms(view.options)
        self.sheet = DealValuer(view)
        self.bid = int(view.contract.text)
        self.barred = view.standing.barrel[view.seat] is not None

    def draw_layouts(self, max_layouts: int) -> list[list[int]]:
        """Return up to ``max_layouts`` ways to fill the hands that fit the view."""
        return draw_layouts(self.view, self.seed, max_layouts)

    def name_trumps(self, deals: Iterable[Sequence[int]]) -> list[int]:
        """Return the trump suit that the declarer names in each deal, -1 where none is named."""
        return [best_trump(self.terms, hands[self.me]) for hands in deals]

    def expected_value(self, target: int, reached: Sequence[bool]) -> float:
        """Return the value of a target that was reached in some of the trials."""
        return self.sheet.expected_value(self.me, self.me, target, share_of(reached))

    def rate_ways(
        self,
        ways: Iterable[tuple[int, ...]],
        exchange: Callable[[list[int], tuple[int, ...]], list[int]],
        spell: Callable[[tuple[int, ...]], str],
    ) -> ChoiceValues:
        """Return the average value of each way to exchange.

        ``exchange`` makes the hands after a way, ``spell`` its text; of ways with the same text the best
        counts.
        """
        layouts = self.draw_layouts(self.effort.narrow)
        hand, all_ways = layouts[0][self.me], list(ways)
        makes_bid, makes_more, more = self._reach_targets(layouts, all_ways, exchange)
        usefulness = {
            card: card_usefulness(self.terms, hand, card, bool(gift_count(self.view))) for card in bits(hand)
        }
        values, order = dict[str, float](), dict[str, float]()
        for way, of_bid, of_more in zip(all_ways, makes_bid, makes_more, strict=True):
            beyond = BEYOND_POINT_VALUE * (more - POINTS_BEYOND_BID * (1 - share_of(of_more)))
            value = 2.0 * self.bid * share_of(of_bid) + beyond
            value -= USEFULNESS_WEIGHT * sum(usefulness[card] for card in way)
            text = spell(way)
            if value > order.get(text, -inf):
                order[text], values[text] = value, self.expected_value(self.bid, of_bid) + beyond
        least = None if self.barred else self.sheet.surrender_value(self.me, self.bid)
        return ChoiceValues("points", values, order=order, least=least)

    def _reach_targets(
        self,
        layouts: Sequence[list[int]],
        ways: Sequence[tuple[int, ...]],
        exchange: Callable[[list[int], tuple[int, ...]], list[int]],
    ) -> tuple[list[list[bool]], list[list[bool]], int]:
        """Return by way and layout whether the bid and a higher target are reached; and the points between.

        Not all layouts are tried if they need too many nodes. Where every way reaches the higher target in
        the first layouts a still higher one is tried.
        """
        deals = [[exchange(hands[:], way) for way in ways] for hands in layouts]
        makes_bid, makes_more, more = list[bool](), list[bool](), POINTS_BEYOND_BID
        left = inf if self.effort.max_nodes is None else self.effort.max_nodes
        groups = deals if self.effort.max_nodes is not None else [[hands for row in deals for hands in row]]
        for group in groups:
            search = partial(search_target, self.view.options, group, self.me, self.name_trumps(group))
            reached_bid, nodes = search(self.bid)
            reached_more, more_nodes = search(self.bid + more)
            left -= nodes + more_nodes
            for _ in range(0 if makes_bid else self.effort.max_raises):
                if left <= 0 or not all(reached_more):
                    break
                more += POINTS_BEYOND_BID
                reached_more, nodes = search(self.bid + more)
                left -= nodes
            makes_bid += reached_bid
            makes_more += reached_more
            if left <= 0:
                break
        count = len(ways)
        return (
            [makes_bid[way::count] for way in range(count)],
            [makes_more[way::count] for way in range(count)],
            more,
        )


def _get_hand_size(view: View) -> int:
    """Return the number of cards with which each seat plays."""
    if view.players == 2:
        return 10 + gift_count(view)
    return 8 if view.options.pack == 24 else 10


def _part_with(hands: list[int], me: int, cards: list[int], are_gifts: bool) -> list[int]:
    """Return the hands after the declarer parted with cards: gifts to the others in turn, or a discard."""
    for step, card in enumerate(cards, 1):
        hands[me] ^= card
        if are_gifts:
            hands[(me + step) % len(hands)] |= card
    return hands
