"""A moment of the play of Thousand, as masks."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.games.thousand.bot.ranked import (
    ACE_MASK,
    CARD_POINTS,
    CARD_SUIT,
    FOUR_ACES_INDEX,
    MARRIAGE_MASKS,
    SUIT_MASKS,
    Terms,
    bits,
)

Move = tuple[int, bool]
"""Card of a move, and True if it is announced."""


class HandsByPlace:
    """Hands by place, in order of play, and the trick on the table.

    ``hands`` of others hold all cards that may lie there, where they are not known. ``me`` is the place to
    play, in the ``first`` trick of the deal or a later one. ``trump`` is a suit or -1, ``led`` the suit that
    was led. ``best`` is the card that wins so far and ``who`` the place that played it; ``played`` is the
    number of cards on the table and ``pot`` their points. ``size`` is the number of places, two or three.
    """

    __slots__ = (
        "best", "declarer", "first", "hands", "led", "me", "played", "pot", "size", "terms", "trump",
        "trumps", "who",
    )  # fmt: skip

    def __init__(
        self,
        terms: Terms,
        hands: Sequence[int],
        declarer: int,
        leader: int,
        trump: int = -1,
        first: bool = False,
    ) -> None:
        self.terms = terms
        self.hands = hands
        self.size = len(hands)
        self.declarer, self.me, self.first = declarer, leader, first
        self.trump, self.trumps = trump, SUIT_MASKS[trump] if trump >= 0 else 0
        self.played = self.best = self.pot = 0
        self.who = self.led = -1

    @property
    def others(self) -> int:
        """The cards that others hold, or may hold."""
        cards = 0
        for place, hand in enumerate(self.hands):
            if place != self.me:
                cards |= hand
        return cards & ~self.hands[self.me]

    def beats(self, card: int) -> bool:
        """Return True if a card would win the trick as it lies."""
        if not self.played:
            return True
        return card > self.best if CARD_SUIT[card] == CARD_SUIT[self.best] else bool(card & self.trumps)

    def legal(self) -> int:
        """Return the cards that may be played to the trick on the table."""
        hand = self.hands[self.me]
        mask = hand & SUIT_MASKS[self.led] or hand & self.trumps or hand
        if self.terms.must_beat:
            return sum(card for card in bits(mask) if self.beats(card)) or mask
        return mask

    def announcements(self) -> list[int]:
        """Return the announcements that the leader can make: suits of marriages, and the aces."""
        if self.played or self.silent:
            return []
        hand = self.hands[self.me]
        announcements = [suit for suit, pair in enumerate(MARRIAGE_MASKS) if hand & pair == pair]
        if self.terms.aces and hand & ACE_MASK == ACE_MASK:
            announcements.append(FOUR_ACES_INDEX)
        return announcements

    @property
    def silent(self) -> bool:
        """True if this lead is the first, with which nothing can be announced."""
        return self.first and not self.terms.early

    def lay(self, card: int) -> None:
        """Put a card on the table, played by the place to play; not for the last card of a trick."""
        if not self.played:
            self.led = CARD_SUIT[card]
        if self.beats(card):
            self.best, self.who = card, self.me
        self.played += 1
        self.pot += CARD_POINTS[card]
        self.me = (self.me + 1) % self.size
