"""Results of deals, played or typed in, and the sheet between deals."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

import msgspec

from prikup.cards import Card, Suit
from prikup.core import RuleError, Struct
from prikup.games.thousand.options import MARRIAGE_SUITS, Options
from prikup.games.thousand.points import ACES_WORD, ALL_CARD_POINTS, card_points

Kind = Literal["played", "surrender", "redeal"]
Mode = Literal["normal", "golden", "blind"]
HUNDRED_TARGET: Final = 100
"""Target that may count as blind (3.8)."""


class DealResult(Struct, frozen=True):
    """Result of a deal; with options and the standing before it, all that scoring needs.

    ``bid`` is the target that was played. By seat: ``cards`` the card points in tricks (without the bonus of
    the last trick, which ``last_trick`` took), ``marriages`` the suits announced (``A``: four aces),
    ``tricks`` a number each, None if not known. ``talon`` are its cards, or ``talon_points`` their points if
    only these are known; ``talon_marriages`` the announced marriages with a card of the talon in them.
    ``trump`` is a suit that was named. ``reasons`` are those of a redeal.
    """

    kind: Kind
    dealer: int = 0
    declarer: int | None = None
    bid: int = 0
    cards: tuple[int, ...] | None = None
    marriages: tuple[tuple[str, ...], ...] | None = None
    tricks: tuple[int, ...] | None = None
    last_trick: int | None = None
    mode: Mode = "normal"
    trump: str | None = None
    talon: tuple[Card, ...] | None = None
    talon_points: int | None = None
    talon_marriages: tuple[str, ...] = ()
    reasons: tuple[str, ...] = ()

    @property
    def named_trump(self) -> Suit | None:
        """The trump suit that the declarer named (13.1)."""
        return None if self.trump is None else Suit.parse(self.trump)

    @property
    def talon_card_points(self) -> int:
        """The card points of the talon."""
        return card_points(self.talon) if self.talon is not None else self.talon_points or 0

    def announcements_of(self, seat: int) -> tuple[str, ...]:
        """Return the marriages that a seat announced."""
        return () if self.marriages is None else self.marriages[seat]

    @property
    def text(self) -> str:
        """The words by which a person types it in.

        >>> DealResult("played", 2, 0, 120, (71, 32, 17), (("H",), (), ()), mode="blind").text
        '0 120 71 32 17 marriages 0:H blind'
        """
        if self.kind == "redeal":
            return "redeal"
        words = ["surrender"] if self.kind == "surrender" else []
        words += [str(self.declarer), str(self.bid), *map(str, self.cards or ())]
        marriages = [f"{seat}:{''.join(suits)}" for seat, suits in enumerate(self.marriages or ()) if suits]
        words += ["marriages", *marriages] if marriages else []
        words += [] if self.last_trick is None else ["last", str(self.last_trick)]
        words += ["tricks", *map(str, self.tricks)] if self.tricks else []
        words += [] if self.trump is None else ["trump", self.trump]
        words += ["blind"] if self.mode == "blind" else []
        if self.talon is not None:
            words += ["talon", *(card.text for card in self.talon)]
        elif self.talon_points is not None:
            words += ["talon", str(self.talon_points), *self.talon_marriages]
        return " ".join(words)


class Standing(Struct, frozen=True):
    """The sheet between deals, by seat.

    ``barrel`` counts the deals spent on the barrel, None for a seat that is not on it; ``falls`` the falls
    from it in vain; ``bolts`` and ``surrenders`` count since their last penalty. ``deals`` are those played
    or surrendered; ``redeals`` and ``nines`` (at the bottom of the pack) count in a row. ``pile`` is the pack
    as it was gathered, where it is not shuffled. ``winner`` is set once a seat has won.
    """

    scores: tuple[int, ...]
    bolts: tuple[int, ...]
    barrel: tuple[int | None, ...]
    falls: tuple[int, ...]
    surrenders: tuple[int, ...]
    deals: int = 0
    redeals: int = 0
    nines: int = 0
    pile: tuple[Card, ...] = ()
    winner: int | None = None

    @staticmethod
    def start(players: int) -> Standing:
        """Return an empty sheet."""
        zeros = (0,) * players
        return Standing(zeros, zeros, (None,) * players, zeros, zeros)

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.scores)


@cache
def seats_in_play(dealer: int, players: int) -> tuple[int, ...]:
    """Return the seats that play a deal, first hand first; with four the dealer rests (1.1)."""
    return tuple((dealer + step) % players for step in range(1, min(players, 3) + 1))


def cutting_seat(dealer: int, players: int) -> int:
    """Return the seat that cuts: the right neighbour of the dealer (2.2)."""
    return (dealer - 1) % players


def resting_seat(dealer: int, players: int) -> int | None:
    """Return the dealer if they rest, else None (1.1)."""
    return dealer if players == 4 else None


def is_golden(standing: Standing, options: Options) -> bool:
    """Return True if the next deal is in the golden round: as many deals as players (3.6)."""
    return options.golden == "on" and standing.deals < standing.players


def mode_of(mode: Mode, bid: int, options: Options) -> Mode:
    """Return the mode in which a deal with this target is scored.

    A hundred may count as blind, however it was won (3.8).
    """
    hundred = options.hundred_as_blind == "on" and bid == HUNDRED_TARGET
    return "blind" if hundred and mode == "normal" else mode


def with_scored_mode(result: DealResult, options: Options) -> DealResult:
    """Return a result with the mode in which it is scored; a surrender is never doubled (3.8, 9.3)."""
    if result.kind != "played":
        return result
    return msgspec.structs.replace(result, mode=mode_of(result.mode, result.bid, options))


def check_result(result: DealResult, standing: Standing, options: Options) -> None:
    """Raise RuleError, naming the clause, if a result is impossible."""
    players = standing.players
    if not 0 <= result.dealer < players:
        raise RuleError("seat", "1.1", given=result.dealer, last=players - 1)
    if result.kind == "redeal":
        if result.declarer is not None:
            raise RuleError("declarer-thousand-redeal", "5.5")
        return
    playing = seats_in_play(result.dealer, players)
    if result.declarer not in playing:
        raise RuleError("declarer-thousand", "1.1", seat=result.declarer, expected=playing)
    if result.bid <= 0 or result.bid % options.bid_step:
        raise RuleError("bid-step", "3.1", given=result.bid, step=options.bid_step)
    if result.kind == "surrender":
        if standing.barrel[result.declarer] is not None:
            raise RuleError("surrender_barrel", "9.1")
        return
    _check_points(result, playing, players)
    _check_marriages(result, playing, options)


def _check_points(result: DealResult, playing: tuple[int, ...], players: int) -> None:
    """Raise RuleError if card points, tricks or the last trick are of a wrong number, sum or seat."""
    cards = result.cards
    if cards is None or len(cards) != players:
        raise RuleError("cards-none", "8.1", players=players)
    if min(cards) < 0 or sum(cards) > ALL_CARD_POINTS:
        raise RuleError("cards", "1.3", given=cards, most=ALL_CARD_POINTS)
    for name, numbers in (("rests-cards", cards), ("rests-tricks", result.tricks or ())):
        for seat, number in enumerate(numbers):
            if number and seat not in playing:
                raise RuleError(name, "1.1", seat=seat)
    if result.last_trick is not None and result.last_trick not in playing:
        raise RuleError("last_trick", "13.2", seat=result.last_trick)


def _check_marriages(result: DealResult, playing: tuple[int, ...], options: Options) -> None:
    """Raise RuleError if an announced marriage does not exist, is of a resting seat, or occurs twice."""
    announcements = [(seat, suit) for seat, suits in enumerate(result.marriages or ()) for suit in suits]
    for index, (seat, suit) in enumerate(announcements):
        if suit not in (*MARRIAGE_SUITS, ACES_WORD) or (suit == ACES_WORD and not options.ace_marriage):
            raise RuleError("marriage-suit", "7.1", given=suit)
        if seat not in playing:
            raise RuleError("marriage-rests", "1.1", seat=seat)
        if any(suit == other_suit for _, other_suit in announcements[:index]):
            raise RuleError("marriage-twice", "7.1", suit=suit)
    for suit in result.talon_marriages:
        if all(suit != other_suit for _, other_suit in announcements):
            raise RuleError("talon_marriage", "8.4", suit=suit)
