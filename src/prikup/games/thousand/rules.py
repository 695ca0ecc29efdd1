"""Dealing, auction and play as configured by the options of Russian Thousand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, Literal

from prikup.cards import Card, Suit
from prikup.core import DealPattern
from prikup.games.thousand.deal_state import DealState
from prikup.games.thousand.match import Match
from prikup.games.thousand.options import Options
from prikup.games.thousand.points import ALL_CARD_POINTS, highest_bid, max_points, pack_of
from prikup.games.thousand.results import Standing, is_golden, seats_in_play
from prikup.toolkit.auction import Auction, AuctionRules
from prikup.toolkit.tricks import Play, PlayRules

MAX_BLIND_BID: Final = ALL_CARD_POINTS
"""Highest bid that can be made blind, and lowest with which a golden deal is opened (3.6, 3.7)."""
JACK_CARDS: Final = tuple(Card.parse(f"J{suit}") for suit in "SCDH")
ROUNDS_BY_PLAYERS: Final = {2: 10, 3: 7, 4: 7}
"""Rounds in which 24 cards are dealt, one to each seat in each (2.3, 14.1)."""
TALON_ROUNDS_BY_PLAYERS: Final = {2: (1, 2, 3, 4), 3: (1, 2, 3), 4: (5, 6, 7)}
"""Rounds after which the talon gets a card (2.3, 14.1)."""
_CLAUSES = (
    ("turn", "3.2"),
    ("raise", "3.2"),
    ("next", "3.2"),
    ("unknown", "3.1"),
    ("hold", "3.2"),
    ("cap", "3.3"),
)


def active_seats(match: Match) -> tuple[int, ...]:
    """Return the seats that play this deal, first hand first (1.1)."""
    return seats_in_play(match.dealt_by, match.players)


def draw_order(options: Options) -> tuple[Card, ...]:
    """Return the pack in the order in which drawn cards choose the first dealer: the lowest deals (2.1)."""
    return tuple(Card.parse(rank + suit) for rank in pack_of(options).ranks for suit in "SCDH")


def bid_ladder(options: Options, golden: bool = False) -> tuple[str, ...]:
    """Return the bids and targets from low to high, up to the most points of a deal (3.1)."""
    return _list_bids(options.bid_step, MAX_BLIND_BID if golden else options.min_bid, max_points(options))


def target_range(options: Options, golden: bool) -> tuple[int, int]:
    """Return the lowest and the highest target that a result can have (3.1, 3.6)."""
    if golden and options.golden_bidding == "locked":
        return MAX_BLIND_BID, MAX_BLIND_BID
    lowest = max(options.min_bid, MAX_BLIND_BID) if golden else options.min_bid
    return lowest, max_points(options) // options.bid_step * options.bid_step


@cache
def _list_bids(step: int, low: int, top: int) -> tuple[str, ...]:
    """Return the bids from ``low`` to ``top`` at most."""
    return tuple(map(str, range(low, top + 1, step)))


def auction_rules(options: Options, golden: bool) -> AuctionRules:
    """Return the rules of a deal's auction (3.1, 3.2, 3.6)."""
    return AuctionRules(
        bid_ladder(options, golden),
        opening="must" if golden else "forced",
        raises="next" if options.bid_raise == "exact" else "any",
        clauses=(*_CLAUSES, ("forced", "3.6" if golden else "3.2")),
    )


def is_silenced(options: Options, score: int) -> bool:
    """Return True if a player with this score may only make the forced opening (3.5)."""
    return options.silence_below is not None and score < options.silence_below


def start_auction(
    options: Options, standing: Standing, dealer: int, marriages: Mapping[int, Sequence[str]]
) -> Auction:
    """Return the auction before its first call (3.3).

    ``marriages`` are by seat the suits of the marriages that each bidder holds.
    """
    rules = auction_rules(options, is_golden(standing, options))
    order = seats_in_play(dealer, standing.players)
    caps = tuple(
        _find_cap(rules, options, standing.scores[seat], marriages[seat], seat == order[0]) for seat in order
    )
    return Auction.start(rules, order, caps)


def _find_cap(rules: AuctionRules, options: Options, score: int, suits: Sequence[str], is_first: bool) -> int:
    """Return the place on the ladder up to which a seat may bid, -1 if it may not bid at all.

    ``suits`` are the marriages in its hand; ``is_first`` is True for the first hand, whose opening is forced.
    """
    if is_silenced(options, score):
        return 0 if is_first else -1
    if options.bid_cap == "none":
        return len(rules.ladder) - 1
    return (highest_bid(options, suits) - int(rules.ladder[0])) // options.bid_step


def blind_bidders(options: Options, standing: Standing, order: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats that may bid before looking at their cards (3.7)."""
    if options.blind == "off" or (is_golden(standing, options) and not options.blind_in_golden):
        return ()
    if not options.blind_when_barrel and any(spent is not None for spent in standing.barrel):
        return ()
    min_score = options.blind_min_score
    seats = order if options.blind_who == "any" else order[:1]
    return tuple(seat for seat in seats if min_score is None or standing.scores[seat] >= min_score)


def deal_pattern(match: Match) -> DealPattern:
    """Return the pattern of the deal (2.3, 2.4, 2.5, 13.2, 14.1)."""
    options: Options = match.options
    return DealPattern(
        _list_packets(active_seats(match), match.players, options.pack),
        bottom=options.bottom_card_check == "on",
        middle=JACK_CARDS if options.bottom_card_check == "on" else (),
        pile=match.standing.pile,
    )


@cache
def _list_packets(
    order: tuple[int, ...], players: int, pack: int
) -> tuple[tuple[int | Literal["talon"], int], ...]:
    """Return the packets of the deal in order: pairs of a seat, or the talon, and a number of cards.

    ``order`` are the seats, first hand first. A pack of 32 is dealt by fives with a talon of two between
    them, one of 24 card by card with a card for the talon after some rounds.
    """
    if pack == 32:
        fives = tuple((seat, 5) for seat in order)
        return (*fives, ("talon", 2), *fives)
    packets: list[tuple[int | Literal["talon"], int]] = []
    for number in range(1, ROUNDS_BY_PLAYERS[players] + 1):
        packets += [(seat, 1) for seat in order]
        if number in TALON_ROUNDS_BY_PLAYERS[players]:
            packets.append(("talon", 1))
    return tuple(packets)


def start_play(match: Match, state: DealState) -> Play:
    """Return the play before the declarer's first lead (6)."""
    options: Options = match.options
    order = active_seats(match)
    next_seats = [-1] * match.players
    for place, seat in enumerate(order):
        next_seats[seat] = order[(place + 1) % len(order)]
    rules = PlayRules(pack_of(options), tuple(next_seats), len(order), order[0], must_beat=options.must_beat)
    return Play.start(rules, state.masks, suit_of(state.trump), state.declarer_seat)


def suit_of(letter: str | None) -> Suit | None:
    """Return a suit by its letter, None for None."""
    return None if letter is None else Suit.parse(letter)
