"""Worlds of a view of Russian Thousand: the cards as they were dealt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from prikup.cards import Card, Cards
from prikup.core import (
    Action,
    Deal,
    Discard,
    GiveCard,
    Input,
    RuleError,
    World,
)
from prikup.games.thousand.match import View
from prikup.games.thousand.options import Options
from prikup.games.thousand.points import (
    ALL_CARD_POINTS,
    card_points,
    hand_reasons,
    highest_bid,
    marriages_in,
    talon_reasons,
)
from prikup.toolkit import views
from prikup.toolkit.views import CardsByPlace


def world(view: View, places: CardsByPlace) -> World:
    """Return the world in which hidden places hold these cards, the talon in this order.

    Where the declarer took the talon unseen, ``("taken", None)`` may hold the whole talon. Raises RuleError
    with the code ``world`` if these cards contradict the view: bids need a marriage that is not there, or the
    cards would have been dealt again.
    """
    guess = _Guess(view, places)
    guess.check_final()
    for gifts in guess.possible_gifts():
        for taken_cards in guess.possible_takings(gifts):
            hands = guess.dealt_hands(gifts, taken_cards)
            if guess.could_all_bid(hands):
                deal = Deal(hands, guess.whole_talon(taken_cards), guess.bottom)
                return World(deal, guess.unseen_actions(gifts))
    raise _make_contradiction_error()


def _make_contradiction_error() -> RuleError:
    return RuleError("world-thousand", "")


class _Guess:
    """Guess of the hands after the exchange (``whole``), the gifts, the discard and the talon."""

    def __init__(self, view: View, places: CardsByPlace) -> None:
        """Take the cards of the places of a view, and the gifts from its log."""
        self.view = view
        self.options: Options = view.options
        self.declarer = views.find_declarer(view)
        self.whole = views.find_dealt_hands(view, places)
        self.passed = [(move.seat, move.action) for move in view.log if isinstance(move.action, GiveCard)]
        discard = places.get(("discard", self.declarer), view.discard or ())
        self.discard = Cards(discard)
        self._guessed = tuple(places.get(("talon", None), ()))
        self._told = tuple(places.get(("taken", None), ()))
        deal = view.log[0].action
        assert isinstance(deal, Deal)
        self.bottom = deal.bottom

    @property
    def _talon_half(self) -> int | None:
        """The index of the talon that was taken, of two; None if there is no choice."""
        for move in self.view.log:
            if move.action.text in ("talon-1", "talon-2"):
                return int(move.action.text[-1]) - 1
        return None

    def _known_taken(self) -> tuple[Card, ...] | None:
        """Return the cards that the declarer took, None if not known."""
        if self.view.talon is not None:
            return self.view.talon
        if not self._told:
            return None
        return self._told if self._talon_half is None else self._told[2 * self._talon_half :][:2]

    def check_final(self) -> None:
        """Raise RuleError if the hands before the play were to be dealt again, or allow no such target."""
        if self.declarer is None or self.view.phase in ("bidding", "talon", "redeal", "give", "discard"):
            return
        order = self.view.order
        if self.options.redeal_mode == "automatic":
            for seat in order:
                if hand_reasons(self.options, self.whole[seat], forehand=seat == order[0]):
                    raise _make_contradiction_error()
        contract = self.view.contract
        if self.options.raise_cap == "marriages" and contract is not None:
            bid = max(int(word) for by, word in self.view.auction if by == self.declarer and word.isdigit())
            highest = highest_bid(self.options, marriages_in(self.whole[self.declarer]))
            if bid < int(contract.text) > highest:
                raise _make_contradiction_error()

    def possible_gifts(self) -> Iterator[tuple[Card, ...]]:
        """Yield the possible gifts, a card for each gift of the log, cards of few points first."""
        known_taken = self._known_taken()
        talon = Cards(known_taken or ())
        candidates: list[Sequence[Card]] = []
        for _, action in self.passed:
            if action.card is not None:
                candidates.append([action.card])
                continue
            # A card of the talon can only lie there as the one that was given.
            possible = self.whole[action.to] & talon or self.whole[action.to]
            if known_taken is not None and len(self.whole[action.to] & talon) > 1:
                raise _make_contradiction_error()
            candidates.append(sorted(possible, key=lambda card: (card_points([card]), card)))
        yield from (tuple(gifts) for gifts in product(*candidates) if self._could_receivers_bid(gifts))

    def _could_receivers_bid(self, gifts: Sequence[Card]) -> bool:
        """Return True if the receivers of these cards could have bid as they did."""
        return all(
            self._could_seat_bid(action.to, self.whole[action.to] - Cards([card]))
            for (_, action), card in zip(self.passed, gifts, strict=True)
        )

    def possible_takings(self, gifts: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
        """Yield the possible sets of cards that the declarer took from the talon."""
        if self.declarer is None or self.view.phase == "talon":
            yield ()
            return
        known_taken = self._known_taken()
        candidates = self.whole[self.declarer] | Cards(gifts) | self.discard
        if known_taken is not None:
            if Cards(known_taken) <= candidates:
                yield known_taken
            return
        size = 3 if self.view.players > 2 and self.options.pack == 24 else 2
        automatic = self.options.redeal_mode == "automatic"
        for cards in combinations(candidates, size):
            if not (automatic and talon_reasons(self.options, cards)):
                yield cards

    def dealt_hands(self, gifts: tuple[Card, ...], taken: tuple[Card, ...]) -> tuple[Cards, ...]:
        """Return the hands as they were dealt, before talon, gifts and discard."""
        hands = list(self.whole)
        for (giver, action), card in zip(self.passed, gifts, strict=True):
            hands[action.to] -= Cards([card])
            if giver is not None:
                hands[giver] |= Cards([card])
        if self.declarer is not None:
            hands[self.declarer] = (hands[self.declarer] | self.discard) - Cards(taken)
        return tuple(hands)

    def could_all_bid(self, hands: tuple[Cards, ...]) -> bool:
        """Return True if these hands could have bid as they did (3.3)."""
        return all(self._could_seat_bid(seat, hand) for seat, hand in enumerate(hands))

    def _could_seat_bid(self, seat: int, hand: Cards) -> bool:
        """Return True if the marriages of this hand allow the bids of the seat (3.3)."""
        if self.options.bid_cap == "none":
            return True
        bids = [int(word) for by, word in self.view.auction if by == seat and word.isdigit()]
        highest = max(bids, default=0)
        return highest <= ALL_CARD_POINTS or highest <= highest_bid(self.options, marriages_in(hand))

    def whole_talon(self, taken: tuple[Card, ...]) -> tuple[Card, ...]:
        """Return the whole talon in its order, the taken half in its place."""
        if self._told:
            return self._told
        untaken = tuple(card for card in self._guessed if card not in taken)
        if self._talon_half == 1:
            return (*untaken, *taken)
        return (*taken, *untaken)

    def unseen_actions(self, gifts: tuple[Card, ...]) -> tuple[Action, ...]:
        """Return the actions that the viewer did not see, in the order of the log."""
        actions: list[Action] = []
        next_gifts = iter(gifts)
        for move in self.view.log:
            if isinstance(move.action, GiveCard):
                card = next(next_gifts)
                if move.action.unseen:
                    actions.append(GiveCard(card, move.action.to))
            elif _is_unseen_discard(move):
                actions.append(Discard(self.discard))
        return tuple(actions)


def _is_unseen_discard(move: Input) -> bool:
    return isinstance(move.action, Discard) and move.action.unseen
