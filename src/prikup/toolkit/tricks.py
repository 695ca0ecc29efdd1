"""Tricks: following, ruffing, winning, leading, as all the games share them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Protocol, TypeGuard, runtime_checkable

import msgspec

from prikup.cards import CARDS_BY_INDEX, Card, Pack, Suit, cards_of, list_values, tabulate_holdings
from prikup.core import Claim, Phase, PlayCard, RuleError, Struct

PLAYS_BY_CARD_INDEX: tuple[PlayCard, ...] = tuple(PlayCard(card) for card in CARDS_BY_INDEX)
"""The action that plays each card, by card index."""

_PLAYS_BY_HOLDING: Final = tabulate_holdings(PLAYS_BY_CARD_INDEX)

PLAYS_BY_TEXT: Mapping[str, PlayCard] = {play.text: play for play in PLAYS_BY_CARD_INDEX}
"""The same by its text."""

_SUIT_MASKS: tuple[int, ...] = tuple(suit.mask for suit in Suit)


def legal_mask(hand: int, led: Suit | None, trump: Suit | None, must_ruff: bool = True) -> int:
    """Return the cards of a hand that may be played to a trick in which ``led`` must be followed."""
    if led is None:
        return hand
    follow = hand & _SUIT_MASKS[led]
    if follow:
        return follow
    if trump is not None and must_ruff:
        return hand & _SUIT_MASKS[trump] or hand
    return hand


def find_winner(cards: Sequence[Card], trump: Suit | None, pack: Pack, led: Suit | None = None) -> int:
    """Return the index of the winning card among cards in order of play.

    ``led`` is the suit to follow where a card that cannot win set it; if nobody followed it and nobody
    ruffed, the first card wins.
    """
    strength = pack.strength
    suit = cards[0].suit if led is None else led
    best, best_power = 0, -1
    for place, card in enumerate(cards):
        if card.suit is trump:
            power = 100 + strength[card.index]
        elif card.suit is suit:
            power = strength[card.index]
        else:
            continue
        if power > best_power:
            best, best_power = place, power
    return best


class Opening(Struct, frozen=True):
    """Moment at which hands are laid open.

    It comes after ``cards`` cards of the deal. From then on the hands of ``seats`` lie open, and ``control``
    gives for each seat the seat that decides for it.
    """

    cards: int
    seats: tuple[int, ...]
    control: tuple[int, ...]


class PlayRules(Struct, frozen=True):
    """Rules of the play that do not change within a deal.

    ``after`` gives the next seat to play by seat (-1: does not play); ``size`` the cards of a
    trick. ``leads`` are cards of the talon that lead the first tricks, owned by ``lead_owner``, who
    wins with them and may have a hand too (None: they only set the suit). ``leaders`` names who plays first
    to trick k whoever won before (None: the winner); ``eldest`` leads if a seat without a hand won by a
    talon card. ``opening`` says when hands are laid open, if they are. With ``must_beat`` a player who has a
    legal card that beats the trick so far must play such a card.
    """

    pack: Pack
    after: tuple[int, ...]
    size: int
    eldest: int
    must_ruff: bool = True
    leads: tuple[Card, ...] = ()
    lead_owner: int | None = None
    leaders: tuple[int | None, ...] = ()
    opening: Opening | None = None
    must_beat: bool = False

    def may_play(self, hand: int, trick: Sequence[Card], led: Suit | None, trump: Suit | None) -> int:
        """Return the mask of the cards of a hand that may be played to these cards of a trick."""
        legal = legal_mask(hand, led, trump, self.must_ruff)
        if not self.must_beat or not trick:
            return legal
        beating = 0
        for card in cards_of(legal):
            if find_winner((*trick, card), trump, self.pack, led) == len(trick):
                beating |= card.bit
        return beating or legal


class Play(Struct, frozen=True):
    """A deal in play.

    ``hands`` and ``choices`` are masks: the cards of each seat, and those that may be played now.
    ``control`` says who decides for each seat, ``exposed`` whose hand lies open; ``taken`` the
    tricks of each seat, ``winners`` who won each trick; ``trick`` the cards on the table, ``last``
    the trick before, each as (seat, card).
    """

    rules: PlayRules
    hands: tuple[int, ...]
    trump: Suit | None
    leader: int
    to_play: int
    choices: int
    control: tuple[int, ...]
    exposed: tuple[int, ...]
    taken: tuple[int, ...]
    winners: tuple[int, ...] = ()
    trick: tuple[tuple[int, Card], ...] = ()
    last: tuple[tuple[int, Card], ...] = ()

    @staticmethod
    def start(
        rules: PlayRules,
        hands: Iterable[int],
        trump: Suit | None,
        leader: int,
    ) -> Play:
        """Return a deal before its first card."""
        masks = tuple(hands)
        led = rules.leads[0].suit if rules.leads else None
        choices = legal_mask(masks[leader], led, trump, rules.must_ruff)
        control: tuple[int, ...] = tuple(range(len(masks)))
        exposed: tuple[int, ...] = ()
        if rules.opening is not None and rules.opening.cards == 0:
            control, exposed = rules.opening.control, rules.opening.seats
        return Play(rules, masks, trump, leader, leader, choices, control, exposed, (0,) * len(masks))

    @property
    def talon_lead(self) -> Card | None:
        """The card of the talon that leads the trick in progress."""
        trick_index = len(self.winners)
        return self.rules.leads[trick_index] if trick_index < len(self.rules.leads) else None

    @property
    def last_talon_lead(self) -> Card | None:
        """The card of the talon that led the trick before."""
        trick_index = len(self.winners) - 1
        return self.rules.leads[trick_index] if 0 <= trick_index < len(self.rules.leads) else None

    @property
    def talon_wins(self) -> bool:
        """True if the card of the talon is winning the trick in progress for its owner."""
        return _is_talon_winning(self.rules, self.trick, self.trump, self.talon_lead)

    @property
    def talon_won(self) -> bool:
        """True if a card of the talon has won the trick before for its owner."""
        return _is_talon_winning(self.rules, self.last, self.trump, self.last_talon_lead)

    @property
    def over(self) -> bool:
        """True if every card is played."""
        return not self.choices

    @property
    def left(self) -> int:
        """Tricks still to be played, the one in progress included."""
        return self.hands[self.to_play].bit_count()

    def legal(self) -> tuple[PlayCard, ...]:
        """Return the actions of the cards that may be played now, in the written order of a hand."""
        return list_values(_PLAYS_BY_HOLDING, self.choices)

    def why_not(self, card: Card, clause: str) -> RuleError | None:
        """Return the error if the card may not be played now, else None."""
        if self.choices & card.bit:
            return None
        if not self.hands[self.to_play] & card.bit:
            return RuleError("not_held", clause, card=card.text)
        required_suit = CARDS_BY_INDEX[(self.choices & -self.choices).bit_length() - 1].suit
        led = self.trick[0][1].suit if self.talon_lead is None else self.talon_lead.suit
        if required_suit is card.suit:
            lacks = [choice.text for choice in cards_of(self.choices)]
            return RuleError("beat", clause, card=card.text, lacks=lacks)
        return RuleError(
            "follow" if required_suit is led else "ruff", clause, card=card.text, suit=required_suit.letter
        )

    def winner_so_far(self) -> int | None:
        """Return the seat that is winning the trick on the table; the owner of a talon card counts."""
        return _find_seat_winning(self.rules, self.trick, self.trump, self.talon_lead) if self.trick else None

    def lay(self, seat: int) -> Play:
        """Return the play with this seat's hand laid open."""
        if seat in self.exposed:
            return self
        return msgspec.structs.replace(self, exposed=(*self.exposed, seat))

    def open(self, opening: Opening) -> Play:
        """Return the play with hands to be laid open by this opening, at once if its moment has come."""
        rules = msgspec.structs.replace(self.rules, opening=opening)
        new_play = msgspec.structs.replace(self, rules=rules)
        played = len(self.winners) * rules.size + len(self.trick)
        return new_play._with_opening(opening) if played >= opening.cards else new_play

    def _with_opening(self, opening: Opening) -> Play:
        """Return the play with the hands of the opening open and its seats in control."""
        other_exposed = tuple(seat for seat in self.exposed if seat not in opening.seats)
        return msgspec.structs.replace(self, control=opening.control, exposed=other_exposed + opening.seats)

    def play(self, card: Card, trump: Suit | None = None) -> Play:
        """Return the play after this card, which must be legal.

        ``trump`` is the suit that becomes trump by this lead, None if it changes nothing.
        """
        new_play = self._add_card(card, self.trump if trump is None else trump)
        rules = self.rules
        opening = rules.opening
        if opening is None or opening.cards != len(new_play.winners) * rules.size + len(new_play.trick):
            return new_play
        return new_play._with_opening(opening)

    def _add_card(self, card: Card, trump: Suit | None) -> Play:
        """Return the play after this card, before hands are laid open."""
        rules, seat = self.rules, self.to_play
        hands = list(self.hands)
        hands[seat] &= ~card.bit
        trick = (*self.trick, (seat, card))
        if len(trick) == rules.size:
            return self._close_trick(tuple(hands), trick, trump)
        next_seat = rules.after[seat]
        lead = self.talon_lead if rules.leads else None
        led = trick[0][1].suit if lead is None else lead.suit
        if rules.must_beat:
            choices = rules.may_play(hands[next_seat], [played for _, played in trick], led, trump)
        else:
            choices = legal_mask(hands[next_seat], led, trump, rules.must_ruff)
        return Play(
            rules, tuple(hands), trump, self.leader, next_seat, choices, self.control,
            self.exposed, self.taken, self.winners, trick, self.last,
        )  # fmt: skip

    def _close_trick(
        self, hands: tuple[int, ...], trick: tuple[tuple[int, Card], ...], trump: Suit | None
    ) -> Play:
        """Return the play after a complete trick: its winner counted, the next leader to play."""
        rules = self.rules
        winner = _find_seat_winning(rules, trick, trump, self.talon_lead)
        tricks = list(self.taken)
        tricks[winner] += 1
        winners = (*self.winners, winner)
        trick_index = len(winners)
        leader = winner if rules.after[winner] >= 0 else rules.eldest
        if trick_index < len(rules.leaders):
            fixed_leader = rules.leaders[trick_index]
            leader = leader if fixed_leader is None else fixed_leader
        led = rules.leads[trick_index].suit if trick_index < len(rules.leads) else None
        choices = legal_mask(hands[leader], led, trump, rules.must_ruff)
        return Play(
            rules, hands, trump, leader, leader, choices, self.control, self.exposed,
            tuple(tricks), winners, (), trick,
        )  # fmt: skip

    def deciders(self) -> tuple[int, ...]:
        """Return the players who still decide over cards, each once, in seat order."""
        return tuple(sorted({self.control[seat] for seat, hand in enumerate(self.hands) if hand}))

    def why_not_claim(self, by: int, claim: Claim | None, clause: str) -> RuleError | None:
        """Return the error if this division of the rest (None: any) may not be offered, else None."""
        if self.trick or self.over:
            return RuleError("claim_time", clause)
        if by not in self.deciders():
            return RuleError("claim_who", clause, seat=by)
        if claim is None:
            return None
        division = claim.division
        is_winnable = len(division) == len(self.hands) and all(
            isinstance(tricks, int) and 0 <= tricks <= self._max_tricks(seat)
            for seat, tricks in enumerate(division)
        )
        if not is_winnable or sum(division) != self.left:
            return RuleError("claim_sum", clause, given=claim.text, players=len(self.hands), left=self.left)
        return None

    def _max_tricks(self, seat: int) -> int:
        """Return the most tricks that a seat can still win; without a hand, only with talon cards."""
        if self.rules.after[seat] >= 0:
            return self.left
        return max(len(self.rules.leads) - len(self.winners), 0) if seat == self.rules.lead_owner else 0

    def divisions(self) -> list[tuple[int, ...]]:
        """Return each possible division of the remaining tricks, as tricks by seat."""
        max_tricks = [self._max_tricks(seat) for seat in range(len(self.hands))]
        divisions: list[tuple[int, ...]] = []

        def deal_out(remaining: int, so_far: tuple[int, ...]) -> None:
            place = len(so_far)
            if place == len(max_tricks):
                if not remaining:
                    divisions.append(so_far)
                return
            # What the seats after this one cannot take is this one's.
            for tricks in range(
                max(remaining - sum(max_tricks[place + 1 :]), 0), min(max_tricks[place], remaining) + 1
            ):
                deal_out(remaining - tricks, (*so_far, tricks))

        deal_out(self.left, ())
        return divisions


@runtime_checkable
class InPlay(Protocol):
    """A phase in which cards are played."""

    @property
    def play(self) -> Play:
        """The play so far."""


def is_in_play(phase: Phase) -> TypeGuard[InPlay]:
    """Return True if cards are played in a phase; it is faster than a check of the protocol."""
    return hasattr(phase, "play")


def _find_seat_winning(
    rules: PlayRules, trick: tuple[tuple[int, Card], ...], trump: Suit | None, lead: Card | None
) -> int:
    """Return the seat that is winning a trick; ``lead`` is the talon card that leads it.

    If the talon card is winning, that is the owner of the leads.
    """
    cards = [card for _, card in trick]
    if lead is None:
        return trick[find_winner(cards, trump, rules.pack)][0]
    if rules.lead_owner is None:
        return trick[find_winner(cards, trump, rules.pack, lead.suit)][0]
    if _is_talon_winning(rules, trick, trump, lead):
        return rules.lead_owner
    return trick[find_winner([lead, *cards], trump, rules.pack) - 1][0]


def _is_talon_winning(
    rules: PlayRules, trick: tuple[tuple[int, Card], ...], trump: Suit | None, lead: Card | None
) -> bool:
    """Return True if a card of the talon leads for its owner and none of the trick beats it."""
    if lead is None or rules.lead_owner is None:
        return False
    return find_winner([lead, *(card for _, card in trick)], trump, rules.pack) == 0
