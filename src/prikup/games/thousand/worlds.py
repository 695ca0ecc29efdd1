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
from prikup.toolkit.views import Places


def world(view: View, places: Places) -> World:
    """Return the world in which hidden places hold these cards, the talon in this order.

    Where the declarer took the talon unseen, ``("taken", None)`` may hold the whole talon. Raises RuleError
    with the code ``world`` if these cards contradict what was seen: bids that need a marriage, cards that are
    dealt again.
    """
    guess = _Guess(view, places)
    guess.check_final()
    for gifts in guess.possible_gifts():
        for taken in guess.possible_takings(gifts):
            hands = guess.dealt_hands(gifts, taken)
            if guess.could_all_bid(hands):
                deal = Deal(hands, guess.whole_talon(taken), guess.bottom)
                return World(deal, guess.unseen_actions(gifts))
    raise _contradiction_error()


def _contradiction_error() -> RuleError:
    return RuleError("world-thousand", "")


class _Guess:
    """The cards of each seat after the exchange, and the log of the exchange."""

    def __init__(self, view: View, places: Places) -> None:
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
        """The talon that was taken, of two."""
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
        """Raise RuleError if hands as played would have been dealt again, or not raised so high."""
        if self.declarer is None or self.view.phase in ("bidding", "talon", "redeal", "give", "discard"):
            return
        order = self.view.order
        if self.options.redeal_mode == "automatic":
            for seat in order:
                if hand_reasons(self.options, self.whole[seat], forehand=seat == order[0]):
                    raise _contradiction_error()
        contract = self.view.contract
        if self.options.raise_cap == "marriages" and contract is not None:
            bid = max(int(said) for by, said in self.view.auction if by == self.declarer and said.isdigit())
            most = highest_bid(self.options, marriages_in(self.whole[self.declarer]))
            if bid < int(contract.text) > most:
                raise _contradiction_error()

    def possible_gifts(self) -> Iterator[tuple[Card, ...]]:
        """Yield all guesses of the cards that were given, cards of few points first."""
        known = self._known_taken()
        talon = Cards(known or ())
        ways: list[Sequence[Card]] = []
        for _, action in self.passed:
            if action.card is not None:
                ways.append([action.card])
                continue
            # A card of the talon can only lie there as the one that was given.
            given = self.whole[action.to] & talon or self.whole[action.to]
            if known is not None and len(self.whole[action.to] & talon) > 1:
                raise _contradiction_error()
            ways.append(sorted(given, key=lambda card: (card_points([card]), card)))
        yield from (tuple(way) for way in product(*ways) if self._could_receivers_bid(way))

    def _could_receivers_bid(self, gifts: Sequence[Card]) -> bool:
        """Return True if the receivers of these cards could have bid as they did."""
        return all(
            self._could_seat_bid(action.to, self.whole[action.to] - Cards([card]))
            for (_, action), card in zip(self.passed, gifts, strict=True)
        )

    def possible_takings(self, gifts: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
        """Yield all guesses of the cards that the declarer took."""
        if self.declarer is None or self.view.phase == "talon":
            yield ()
            return
        known = self._known_taken()
        held = self.whole[self.declarer] | Cards(gifts) | self.discard
        if known is not None:
            if Cards(known) <= held:
                yield known
            return
        size = 3 if self.view.players > 2 and self.options.pack == 24 else 2
        automatic = self.options.redeal_mode == "automatic"
        for taken in combinations(held, size):
            if not (automatic and talon_reasons(self.options, taken)):
                yield taken

    def dealt_hands(self, gifts: tuple[Card, ...], taken: tuple[Card, ...]) -> tuple[Cards, ...]:
        """Return the hands as they were dealt."""
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
        if self.options.bid_cap == "none":
            return True
        bids = [int(said) for by, said in self.view.auction if by == seat and said.isdigit()]
        most = max(bids, default=0)
        return most <= ALL_CARD_POINTS or most <= highest_bid(self.options, marriages_in(hand))

    def whole_talon(self, taken: tuple[Card, ...]) -> tuple[Card, ...]:
        """Return the talon in its order."""
        if self._told:
            return self._told
        rest = tuple(card for card in self._guessed if card not in taken)
        if self._talon_half == 1:
            return (*rest, *taken)
        return (*taken, *rest)

    def unseen_actions(self, gifts: tuple[Card, ...]) -> tuple[Action, ...]:
        """Return the actions that the viewer did not see, in the order of the log."""
        found: list[Action] = []
        given = iter(gifts)
        for move in self.view.log:
            if isinstance(move.action, GiveCard):
                card = next(given)
                if move.action.unseen:
                    found.append(GiveCard(card, move.action.to))
            elif _is_unseen_discard(move):
                found.append(Discard(self.discard))
        return tuple(found)


def _is_unseen_discard(move: Input) -> bool:
    return isinstance(move.action, Discard) and move.action.unseen
