"""A deal of Thousand in play, fast enough to be played out many times."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from prikup.games.thousand.bot.ranked import ACE, FOUR, PAIRS, POINTS, SUIT, SUITS, Terms, bits

Move = tuple[int, bool]
"""A card and whether it is announced."""


class Outcome(NamedTuple):
    """What a deal came to by place: card points, tricks, who announced what, who took the last trick."""

    cards: tuple[int, ...]
    taken: tuple[int, ...]
    married: tuple[tuple[int, int], ...]
    last: int


class Deal:
    """Hands by place, in order of play, and the trick on the table.

    ``hands`` of others may hold more than they have where they are not known: all that may lie there.
    ``trump`` is a suit or -1, ``led`` the suit that was led. ``best`` is the card that wins so far and
    ``who`` played it; ``pot`` are the points on the table. A deal of ``size`` places plays two or three.
    """

    __slots__ = (
        "best", "cards", "declarer", "hands", "last", "led", "married", "me", "played", "pot", "size",
        "taken", "terms", "trump", "trumps", "who",
    )  # fmt: skip

    def __init__(self, terms: Terms, hands: Sequence[int], declarer: int, trump: int = -1) -> None:
        self.terms = terms
        self.hands = list(hands)
        self.size = len(self.hands)
        self.declarer = self.me = declarer
        self.turn_to(trump)
        self.cards = [0] * self.size
        self.taken = [0] * self.size
        self.married: list[tuple[int, int]] = []
        self.played = self.best = self.pot = 0
        self.who = self.last = self.led = -1

    def turn_to(self, trump: int) -> None:
        """Make a suit trump."""
        self.trump = trump
        self.trumps = SUITS[trump] if trump >= 0 else 0

    def copy(self, hands: Sequence[int]) -> Deal:
        """The same moment with these hands."""
        other = Deal.__new__(Deal)
        other.terms, other.size, other.declarer, other.me = self.terms, self.size, self.declarer, self.me
        other.trump, other.trumps = self.trump, self.trumps
        other.hands, other.cards, other.taken = list(hands), self.cards[:], self.taken[:]
        other.married = self.married[:]
        other.played, other.best, other.pot = self.played, self.best, self.pot
        other.who, other.last, other.led = self.who, self.last, self.led
        return other

    @property
    def others(self) -> int:
        """The cards that others hold, or may hold."""
        found = 0
        for place, hand in enumerate(self.hands):
            if place != self.me:
                found |= hand
        return found & ~self.hands[self.me]

    def beats(self, card: int) -> bool:
        """Whether a card would win the trick as it lies."""
        if not self.played:
            return True
        return card > self.best if SUIT[card] == SUIT[self.best] else bool(card & self.trumps)

    def legal(self) -> int:
        """The cards that may be played to the trick on the table."""
        hand = self.hands[self.me]
        mask = hand & SUITS[self.led] or hand & self.trumps or hand
        if self.terms.must_beat:
            return sum(card for card in bits(mask) if self.beats(card)) or mask
        return mask

    def announcements(self) -> list[int]:
        """What the leader can announce: suits of marriages, and the aces."""
        if self.played or (self.last < 0 and not self.terms.early):
            return []
        hand = self.hands[self.me]
        found = [suit for suit, pair in enumerate(PAIRS) if hand & pair == pair]
        if self.terms.aces and hand & ACE == ACE:
            found.append(FOUR)
        return found

    def play(self, card: int, announced: bool = False) -> None:
        """Play a card, and take the trick if it was the last of it."""
        me = self.me
        self.hands[me] ^= card
        if announced:
            what = FOUR if card & ACE else SUIT[card]
            self.married.append((me, what))
            if what != FOUR and not self.terms.named:
                self.turn_to(what)
        if not self.played:
            self.led = SUIT[card]
        if self.beats(card):
            self.best, self.who = card, me
        self.played += 1
        self.pot += POINTS[card]
        if self.played < self.size:
            self.me = (me + 1) % self.size
            return
        self.me = self.last = self.who
        self.cards[self.who] += self.pot
        self.taken[self.who] += 1
        self.played = self.best = self.pot = 0

    def outcome(self) -> Outcome:
        """What the deal has come to."""
        return Outcome(tuple(self.cards), tuple(self.taken), tuple(self.married), self.last)
