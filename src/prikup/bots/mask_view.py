"""A player's knowledge of a deal as masks: places in order of play, trick, trump, possible cards."""

from __future__ import annotations

from collections.abc import Iterable

from prikup.bots.masks import SUITS, suit_of
from prikup.cards import Card, Suit
from prikup.core import TrickView, View


class MaskView:
    """A view of a deal in play by *places*: 0, 1, 2 in order of play, the eldest hand 0.

    ``me`` is the place whose card is to be played, ``hands`` the masks known (0: not known), ``may`` the
    cards that can lie in each hand, ``sizes`` how many lie there. ``trick`` holds the cards on the table in
    order from ``leader`` on (0: that hand does not play), ``lead`` the suit to follow or -1, ``best`` the
    card that wins so far (0: none) and ``who`` the place that played it (-1: no hand did). ``choices`` are
    the cards that may be played, none while an offer is answered. ``pile`` are the number of cards that lie
    aside and the mask of those that may; ``chosen`` is True if the declarer chose them. ``dropped`` is the
    place of a hand that does not play, or -1; ``away`` has its cards, in the form of ``pile``.
    """

    __slots__ = (
        "away", "best", "choices", "chosen", "declarer", "dropped", "hands", "kind", "lead", "leader", "left",
        "may", "me", "needs", "pile", "seat_places", "sizes", "taken", "trick", "trump", "trumps", "view",
        "who",
    )  # fmt: skip

    def __init__(self, view: View, dropped_role: str = "") -> None:
        """Read a view; ``dropped_role`` is the role of a seat that does not play, where two may play on."""
        assert view.acting is not None and view.contract is not None and view.trick is not None
        self.view = view
        order = view.order
        self.seat_places = {seat: place for place, seat in enumerate(order)}
        contract = view.contract
        self.kind = "misere" if contract.text == "misere" else "contract"
        self.declarer = -1
        if contract.declarer is None:
            self.kind = "all_pass"
        else:
            self.declarer = self.seat_places[contract.declarer]
        # A resting dealer who whists holds no cards: they answer for the defenders.
        self.me = self.seat_places.get(view.acting.seat, (self.declarer + 1) % 3)
        self.trump = -1 if contract.trump is None else int(Suit.parse(contract.trump))
        self.trumps = SUITS[self.trump] if self.trump >= 0 else 0
        self.needs = contract.needs or 0
        seats = [view.seats[seat] for seat in order]
        self.taken = [seat.tricks for seat in seats]
        self.sizes = [seat.count for seat in seats]
        self.hands = [_make_mask(seat.cards or ()) for seat in seats]
        self.may = list(self.hands)
        self.pile: tuple[int, int] = (0, 0)
        self.away: tuple[int, int] = (0, 0)
        self.dropped = next(
            (place for place, seat in enumerate(seats) if dropped_role and seat.role == dropped_role), -1
        )
        self.chosen = False
        for hidden in view.hidden:
            if hidden.place == "hand" and hidden.seat is not None:
                self.may[self.seat_places[hidden.seat]] = hidden.may.mask
            else:
                self.pile = (hidden.size, hidden.may.mask)
                self.chosen = hidden.place == "discard"
        if self.dropped >= 0:
            self.away = (self.sizes[self.dropped], self.may[self.dropped])
            self.hands[self.dropped] = self.may[self.dropped] = self.sizes[self.dropped] = 0
        self._deduce()
        self._read_trick(view)
        self.choices = _make_mask(map(Card.parse, view.legal)) if view.asks == "play" else 0
        self.left = self.sizes[self.me]

    def _deduce(self) -> None:
        """Fix each hand that has no more possible cards than its size, and remove its cards elsewhere."""
        for _ in range(2):
            for place in range(3):
                possible = self.may[place]
                if self.hands[place] or not possible or possible.bit_count() != self.sizes[place]:
                    continue
                self.hands[place] = possible
                self.may = [
                    other_possible if other_place == place else other_possible & ~possible
                    for other_place, other_possible in enumerate(self.may)
                ]
                self.pile = (self.pile[0], self.pile[1] & ~possible)
                self.away = (self.away[0], self.away[1] & ~possible)

    def _read_trick(self, view: View) -> None:
        """Read leader, cards, suit to follow and winner of the trick on the table."""
        assert view.trick is not None
        self.leader = self.seat_places[view.trick.leader]
        self.trick = self._list_trick_cards(view.trick)
        talon = view.trick.talon
        self.lead = int(talon.suit) if talon is not None else suit_of(self.trick[0]) if self.trick else -1
        self.best, self.who = 0, -1
        if talon is not None and view.trick.talon_wins:
            self.best = talon.bit
        elif view.trick.winner is not None:
            self.who = self.seat_places[view.trick.winner]
            winner = view.trick.winner
            self.best = next(card.bit for seat, card in view.trick.plays if seat == winner)

    def _list_trick_cards(self, trick: TrickView) -> list[int]:
        """Return the cards of a trick from its leader on; 0 for a hand that does not play."""
        cards: list[int] = []
        for seat, card in trick.plays:
            cards += [0] * ((self.seat_places[seat] - self.leader - len(cards)) % 3)
            cards.append(card.bit)
        return [*cards, 0] if cards and (self.leader + len(cards)) % 3 == self.dropped else cards

    @property
    def last(self) -> bool:
        """True if the next card completes the trick."""
        return len(self.trick) == 2 or (len(self.trick) == 1 and (self.me + 1) % 3 == self.dropped)

    @property
    def others(self) -> int:
        """The cards, besides the hand to play from, that other hands still hold or may hold."""
        return (self.may[(self.me + 1) % 3] | self.may[(self.me + 2) % 3]) & ~self.hands[self.me]

    def against(self) -> tuple[int, ...]:
        """Return the places of the opponents of the hand to play."""
        if self.declarer < 0 or self.me == self.declarer:
            return tuple(place for place in range(3) if place != self.me)
        return (self.declarer,)

    def beats(self, card: int, best: int) -> bool:
        """Return True if a card beats ``best``; 0 means that it is the first."""
        if not best:
            return self.lead < 0 or suit_of(card) in (self.lead, self.trump)
        suit = suit_of(card)
        return card > best if suit == suit_of(best) else suit == self.trump

    def void(self, place: int, suit: int) -> bool:
        """Return True if a hand is known to be void in a suit."""
        return not self.may[place] & SUITS[suit]


def _make_mask(cards: Iterable[Card]) -> int:
    """Return cards as a mask."""
    mask = 0
    for card in cards:
        mask |= card.bit
    return mask
