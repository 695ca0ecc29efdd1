"""One card compared with another in the worlds where it is better, and proofs by changing these worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from math import fsum
from typing import Final, NamedTuple, TypeAlias

from prikup.bots.causes import DONE, MIN_DIFFERENCE, MIN_EFFECTIVE_WORLDS, MIN_PRECISION, Cause, measure_size
from prikup.bots.mask_view import MaskView
from prikup.bots.masks import ALL_CARDS, SUITS, bits, distinct, suit_of
from prikup.bots.open_hands import after_each, shared_solver
from prikup.bots.ratings import Trials
from prikup.bots.worlds import Hands
from prikup.cards import CARDS_BY_INDEX
from prikup.solver import NO_TRUMP
from prikup.solver.position import pack_row

MIN_GAIN_SHARE: Final = 0.8
"""The least share of the gain that comes from the worlds of a proof."""
PROOF_WORLDS: Final = ((7, 60), (10, 30))
"""Worlds over which a cause is proved, by the most cards left; those first that carry most of the gain."""


Added: TypeAlias = tuple[tuple[int, int], ...]
"""The cards that are added to a trick, each with its place."""


class End(NamedTuple):
    """The end of a trick: the cards that were added to it, who won it, and the hands that are left."""

    added: Added
    winner: int
    hands: Hands


class Leaf(NamedTuple):
    """The end of a trick with ``value``: the tricks of the declarer from it on, for the player's side."""

    added: Added
    winner: int
    value: int
    hands: Hands


Barred: TypeAlias = Callable[[Leaf], bool]
ChangeHands: TypeAlias = Callable[[Hands], Hands | None]
"""A function that returns a world without the fact that is tested; None where the fact does not hold."""


class Contrast:
    """A card, ``card``, that is better than another, ``other``; both are masks.

    ``worlds`` are those in which it is better, ``weights`` their weights times what is gained in them;
    ``is_large_enough`` is True if they prove something, ``is_open`` if no card is hidden. ``sign`` is 1 where
    the player's side wants tricks of the declarer, else -1.
    """

    def __init__(self, mask_view: MaskView, trials: Trials, card: int, other: int, columns: tuple[int, int]):
        """Keep the worlds that carry most of the gain."""
        self.mask_view, self.card, self.other = mask_view, card, other
        first, second = columns
        gains = [
            (weight * (scores[first] - scores[second]), hands)
            for weight, scores, hands in zip(trials.weights, trials.scores, trials.hands, strict=True)
            if scores[first] - scores[second] >= MIN_DIFFERENCE
        ]
        gains.sort(key=lambda pair: -pair[0])
        del gains[next(worlds for cards, worlds in PROOF_WORLDS if mask_view.left <= cards) :]
        self.worlds = [list(hands) for _, hands in gains]
        self.weights = [gain for gain, _ in gains]
        self.is_large_enough = trials.complete or measure_size(self.weights) >= MIN_EFFECTIVE_WORLDS
        self.is_open = trials.complete and len(trials.weights) == 1
        self.is_misere = mask_view.kind == "misere"
        self.sign = 1 if (mask_view.me == mask_view.declarer) != self.is_misere else -1

    @property
    def is_lead(self) -> bool:
        """True if no card lies on the table."""
        return not self.mask_view.trick

    def cause(self, name: str, *, seat: int | None = None, card: int = 0, suit: int | None = None) -> Cause:
        """Return a cause against the other card; ``seat`` is a place."""
        is_held = seat is not None and self.mask_view.hands[seat] & card != 0
        return Cause(
            name,
            card_text(self.other),
            exact=self.is_open or not self.list_later() if name in DONE else is_held,
            seat=None if seat is None else self.mask_view.view.order[seat],
            card=card_text(card) if card else None,
            suit=None if suit is None else CARDS_BY_INDEX[8 * suit].suit.letter,
        )

    def list_later(self) -> list[int]:
        """Return the places that still play to the trick after the player."""
        view = self.mask_view
        places = [(view.me + step) % 3 for step in range(1, 3 - len(view.trick))]
        return [place for place in places if place != view.dropped]

    def holds(self, found: Sequence[bool | None]) -> bool:
        """Return True if the worlds in which a cause was proved are enough to give it as the reason.

        ``found`` says by world whether it was proved, None where it does not apply.
        """
        total = fsum(self.weights)
        applied = fsum(weight for weight, one in zip(self.weights, found, strict=True) if one is not None)
        proved = fsum(weight for weight, one in zip(self.weights, found, strict=True) if one)
        return applied >= MIN_GAIN_SHARE * total > 0 and proved >= MIN_PRECISION * applied

    def is_most(self, found: Sequence[bool]) -> bool:
        """Return True if something was found in the worlds that carry most of the gain."""
        held = fsum(weight for weight, one in zip(self.weights, found, strict=True) if one)
        return held >= MIN_GAIN_SHARE * fsum(self.weights)

    def goes_without(self, change: ChangeHands) -> list[bool | None]:
        """Return by world whether nothing is gained any more after a change; None where it is impossible."""
        changed = [change(hands) for hands in self.worlds]
        rows = [hands for hands in changed if hands is not None]
        values = iter(self.find_gains(rows))
        return [None if hands is None else next(values) <= 0 for hands in changed]

    def find_dead(self, hands: Hands) -> int:
        """Return the cards that are out of play in a world."""
        dead = ALL_CARDS & ~(hands[0] | hands[1] | hands[2])
        for card in self.mask_view.trick:
            dead &= ~card
        return dead

    def find_gains(self, worlds: Sequence[Hands], *, no_trump: bool = False) -> list[int]:
        """Return by world how many tricks the card brings more than the other.

        With ``no_trump`` the trumps are a suit like the others.
        """
        if not worlds:
            return []
        rows = after_each(
            self.mask_view, worlds, [self.card, self.other], self.mask_view.declarer,
            fewest=self.is_misere, no_trump=no_trump,
        )  # fmt: skip
        return [self.sign * (first - second) for first, second in rows]

    @cached_property
    def trees(self) -> list[tuple[list[Leaf], list[Leaf]]]:
        """By world all ends of the trick after the card, and all after the other."""
        ends_by_world = [
            (self._list_trick_ends(hands, self.card), self._list_trick_ends(hands, self.other))
            for hands in self.worlds
        ]
        # All positions after the trick are solved in one call.
        all_ends = [end for both in ends_by_world for ends in both for end in ends]
        rests = iter(self.solve_rests([(end.hands, end.winner) for end in all_ends]))
        leaves = iter([self._finish(end, next(rests)) for end in all_ends])
        return [
            ([next(leaves) for _ in card_ends], [next(leaves) for _ in other_ends])
            for card_ends, other_ends in ends_by_world
        ]

    def best(self, leaves: Sequence[Leaf], barred: Barred | None = None) -> int | None:
        """Return the value of best play to the ends that are not barred; None if all are."""
        left = [leaf for leaf in leaves if barred is None or not barred(leaf)]
        return None if not left else self._search(left, 0)

    def is_partner(self, place: int) -> bool:
        """Return True for the places of the player's own side."""
        view = self.mask_view
        return (place == view.declarer) == (view.me == view.declarer)

    def _search(self, leaves: Sequence[Leaf], depth: int) -> int:
        """Return the value of the trick if it is played as well as possible to one of its ends.

        All ends have their first ``depth`` added cards in common.
        """
        if depth == len(leaves[0].added):
            return leaves[0].value
        place, _ = leaves[0].added[depth]
        leaves_by_card: dict[int, list[Leaf]] = {}
        for leaf in leaves:
            _, card = leaf.added[depth]
            leaves_by_card.setdefault(card, []).append(leaf)
        values = [self._search(some, depth + 1) for some in leaves_by_card.values()]
        return max(values) if self.is_partner(place) else min(values)

    def _list_trick_ends(self, hands: Hands, card: int) -> list[End]:
        """Return all ends of the trick after a card of the player, in a world."""
        after = list(hands)
        after[self.mask_view.me] &= ~card
        return self._play_on(after, [*self.mask_view.trick, card], ())

    def _play_on(self, hands: Hands, trick: list[int], added: Added) -> list[End]:
        """Return all ends of a trick that has begun; ``added`` are its cards after the player's."""
        view = self.mask_view
        place = (view.leader + len(trick)) % 3
        if len(trick) < 3 and place == view.dropped:
            return self._play_on(hands, [*trick, 0], added)
        if len(trick) == 3:
            return [End(added, find_winner(view, trick), hands)]
        ends = []
        for reply in list_replies(view, hands, place, trick):
            after = list(hands)
            after[place] &= ~reply
            ends += self._play_on(after, [*trick, reply], (*added, (place, reply)))
        return ends

    def _finish(self, end: End, rest: int) -> Leaf:
        """Return an end with its value, from the value ``rest`` of the tricks after it."""
        won = self.sign * (end.winner == self.mask_view.declarer)
        return Leaf(end.added, end.winner, won + rest, end.hands)

    def with_leader(self, trees: Sequence[Sequence[Leaf]], leader: int) -> list[int]:
        """Return by world the value of the ends of a trick if a place led after it."""
        rests = iter(self.solve_rests([(leaf.hands, leader) for leaves in trees for leaf in leaves]))
        declarer = self.mask_view.declarer
        return [
            self._search(
                [leaf._replace(value=self.sign * (leaf.winner == declarer) + next(rests)) for leaf in leaves],
                0,
            )
            for leaves in trees
        ]

    def solve_rests(self, ends: Sequence[tuple[Hands, int]]) -> list[int]:
        """Return the tricks that are left between tricks, by hands and leader, for the player's side."""
        view = self.mask_view
        order = [seat % 3 for seat in range(view.declarer, view.declarer + 3) if seat % 3 != view.dropped]
        trump = NO_TRUMP if view.trump < 0 else view.trump
        rows = [
            pack_row([hands[seat] for seat in order], trump, order.index(leader))
            for hands, leader in ends
            if any(hands)
        ]
        solved = shared_solver().row_values(b"".join(rows), misere=self.is_misere, related=True)
        values = iter(solved)
        return [self.sign * next(values) if any(hands) else 0 for hands, _ in ends]


def list_replies(view: MaskView, hands: Hands, place: int, trick: Sequence[int]) -> list[int]:
    """Return the legal replies of a place, one of each run."""
    led = suit_of(trick[0])
    hand = hands[place]
    legal = hand & SUITS[led] or hand & view.trumps or hand
    others = 0
    for seat in range(3):
        if seat != place:
            others |= hands[seat]
    for card in trick:
        others |= card
    return distinct(legal, others)


def find_winner(view: MaskView, trick: Sequence[int]) -> int:
    """Return the place that wins a complete trick, 0 for a hand that does not play."""
    best, who = trick[0], 0
    for index, card in enumerate(trick[1:], 1):
        if card and (
            (suit_of(card) == suit_of(best) and card > best)
            or (card & view.trumps and not best & view.trumps)
        ):
            best, who = card, index
    return (view.leader + who) % 3


def card_text(card: int) -> str:
    """Return the text of a mask of one card."""
    return CARDS_BY_INDEX[card.bit_length() - 1].text


def name_highest(mask: int) -> list[int]:
    """Return the cards of a mask, the highest of their suits first."""
    return sorted(bits(mask), key=lambda card: -((card.bit_length() - 1) & 7))
