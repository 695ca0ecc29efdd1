"""Evaluation over all deals that one seat cannot tell apart: how often a contract is made, by which card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from random import Random
from typing import Final

import numpy as np
import numpy.typing as npt

from prikup.board.play import BoardMoment
from prikup.board.position import BoardError
from prikup.board.values import earlier_winnings
from prikup.cards import PACK_32, Card, Cards, Suit
from prikup.core import Input, Struct
from prikup.solver import (
    ALL_PASS_DTYPE,
    POSITION_DTYPE,
    AllPassPosition,
    AllPassSolver,
    PointPosition,
    PointSolver,
    Rows,
    Solver,
    to_point_rows,
)
from prikup.toolkit.tricks import Play, PlayRules
from prikup.toolkit.views import find_void_masks
from prikup.worlds import Layouts

Masks = npt.NDArray[np.uint32]
Totals = npt.NDArray[np.int64]

SAMPLE_SIZES: Final = {
    "contract": (2000, 2.0),
    "misere": (600, 2.5),
    "points": (600, 2.5),
    "allpass": (100, 3.5),
}
"""How many whole deals of a kind are looked at, and how many times more for each card less in a hand."""
MAX_SAMPLE_DEALS: Final = 5000
"""How many deals are looked at at most."""
CONFIDENCE_Z: Final = 1.96
"""Standard errors on either side of an interval of 95 %."""


class CardFound(Struct, frozen=True):
    """A legal card and its evaluation.

    After it the contract ``makes`` in so many deals, None without a contract; ``mean`` is the counted seat's
    average.
    """

    text: str
    makes: int | None
    mean: float


class AllDeals(Struct, frozen=True):
    """The evaluation of the deals that seat ``sees`` cannot tell apart, with all cards open in each.

    There are ``count`` of them, of which ``looked`` were solved: all if it is ``exact``, else a uniform
    sample. In ``makes`` of these the contract is made, a share that lies between ``low`` and ``high`` with 95
    % confidence; None without a contract. ``seat`` is whose totals are counted: ``mean`` on average,
    ``spread`` how often each. ``cards`` are the legal cards, the best first; empty if that hand is not seen.
    """

    sees: int
    count: int
    looked: int
    exact: bool
    seat: int
    mean: float
    spread: tuple[tuple[int, int], ...]
    makes: int | None = None
    low: float | None = None
    high: float | None = None
    cards: tuple[CardFound, ...] = ()


def evaluate_deals(moment: BoardMoment, sees: int, open_to: Iterable[int] = (), seed: int = 0) -> AllDeals:
    """Return the evaluation of all deals that look the same to this seat; raises BoardError.

    The seat sees its own hand, those of ``open_to``, and every card that was played; the declarer also sees
    the discard.

    >>> from prikup.board import read
    >>> found = evaluate_deals(read("AQ.7..A KJ.8..K T9.9..Q / contract 6S").moment, 0)
    >>> found.count, found.exact, found.cards[0].text, round(found.cards[0].mean, 2)
    (70, True, 'AC', 2.44)
    """
    if moment.is_over:
        raise BoardError("board-ended")
    if sees not in range(moment.board.players):
        raise BoardError("board-seat", given=str(sees), last=moment.board.players - 1)
    seen = {sees, *(seat for seat in open_to if seat in range(moment.board.players))}
    hidden = _HiddenHands(moment, sees, seen)
    if not hidden.layouts.count:
        raise BoardError("board-none", side=moment.board.side(sees))
    hands = hidden.sample_hands(_sample_size(moment), Random(seed))
    known = moment.seat in seen
    allpass = moment.board.stake.kind == "allpass"
    of = (moment.seat if known else sees) if allpass else moment.board.declarer
    assert of is not None
    counted = _DealSummary(moment, sees, of, hidden.layouts.count)
    before = earlier_winnings(moment, of)
    if known:
        return counted.summarize_cards(_values_after_each(moment, hands, of) + before)
    return counted.summarize_deals(_deal_values(moment, hands, of) + before)


def _sample_size(moment: BoardMoment) -> int:
    whole, grows = SAMPLE_SIZES[moment.board.stake.kind]
    fewer = moment.board.tricks - max(map(len, moment.hands))
    return int(min(MAX_SAMPLE_DEALS, whole * grows**fewer))


class _DealSummary:
    """A summary of what a seat takes in each deal."""

    def __init__(self, moment: BoardMoment, sees: int, of: int, count: int) -> None:
        self._moment, self._sees, self._of, self._count = moment, sees, of, count
        self._stake = moment.board.stake
        few = self._stake.kind in ("misere", "allpass")
        self._wants = (few != (moment.seat == of)) * 2 - 1  # 1 where who plays wants many of what is counted

    def summarize_cards(self, totals: Totals) -> AllDeals:
        """Return the summary of totals after each card, an array (deals, cards)."""
        best = (totals * self._wants).max(axis=1) * self._wants
        made = self._is_made(totals)
        cards = [
            CardFound(
                text, None if made is None else int(made[:, place].sum()), float(totals[:, place].mean())
            )
            for place, text in enumerate(self._moment.legal)
        ]
        declares = self._moment.seat == self._of

        def rank(card: CardFound) -> tuple[float, float]:
            return (-(card.makes or 0) if declares else card.makes or 0, -self._wants * card.mean)

        return self.summarize_deals(best, tuple(sorted(cards, key=rank)))

    def summarize_deals(self, totals: Totals, cards: tuple[CardFound, ...] = ()) -> AllDeals:
        """Return the summary of totals, an array (deals,)."""
        looked, made = len(totals), self._is_made(totals)
        makes = None if made is None else int(made.sum())
        exact = looked == self._count
        low, high = (None, None) if makes is None else wilson_interval(makes, looked, exact)
        return AllDeals(
            sees=self._sees,
            count=self._count,
            looked=looked,
            exact=exact,
            seat=self._of,
            mean=float(totals.mean()),
            spread=tuple(sorted(Counter(totals.tolist()).items())),
            makes=makes,
            low=low,
            high=high,
            cards=cards,
        )

    def _is_made(self, totals: Totals) -> npt.NDArray[np.bool_] | None:
        needs = self._stake.needs
        if needs is None:
            return None
        made: npt.NDArray[np.bool_] = totals <= needs if self._stake.kind == "misere" else totals >= needs
        return made


def wilson_interval(found: int, of: int, exact: bool) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson's); the share itself if all deals were looked at.

    >>> wilson_interval(1, 2, True), [round(one, 2) for one in wilson_interval(50, 100, False)]
    ((0.5, 0.5), [0.4, 0.6])
    """
    share = found / of
    if exact:
        return share, share
    weight = CONFIDENCE_Z**2 / of
    middle = (share + weight / 2) / (1 + weight)
    half = CONFIDENCE_Z * sqrt(share * (1 - share) / of + weight / (4 * of)) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)


class _HiddenHands:
    """The places that a seat does not see, and all ways to fill them."""

    def __init__(self, moment: BoardMoment, sees: int, seen: set[int]) -> None:
        board, self._moment = moment.board, moment
        self._unseen = [seat for seat in range(board.players) if seat not in seen]
        proved = _proved_cards(moment)
        pool = Cards()
        for seat in self._unseen:
            pool |= moment.hands[seat]
        # The declarer knows what they laid away; the talon that leads an all-pass is turned for all.
        knows = bool(board.stake.talon) if board.stake.kind == "allpass" else sees == board.declarer
        aside = Cards() if knows else board.unseen_cards
        shown, self._proved = _void_masks(moment), proved
        for seat in self._unseen:
            pool -= proved[seat]
        pool |= aside
        places = [(len(moment.hands[seat] - proved[seat]), pool.mask & ~shown[seat]) for seat in self._unseen]
        if aside:
            places.append((len(aside), pool.mask))
        self.layouts = Layouts(places)

    def sample_hands(self, most: int, random: Random) -> Masks:
        """Return the hands of all deals, or of a uniform sample of ``most``: masks (deals, seats)."""
        filled = self.layouts.sample(random, most)
        hands = np.tile(np.array([hand.mask for hand in self._moment.hands], np.uint32), (len(filled), 1))
        for place, seat in enumerate(self._unseen):
            hands[:, seat] = filled[:, place] | np.uint32(self._proved[seat].mask)
        return hands


def _proved_cards(moment: BoardMoment) -> list[Cards]:
    """Return by seat the cards that it has proved to hold: the other card of a marriage, the other aces."""
    found = [Cards() for _ in range(moment.board.players)]
    for seat, play in moment.played:
        if play.announce:
            ranks = "A" if play.card.rank == "A" else "KQ"
            suits = "SCDH" if play.card.rank == "A" else play.card.suit.letter
            pair = Cards(Card.parse(rank + suit) for rank in ranks for suit in suits)
            found[seat] |= pair & moment.hands[seat]
    return found


def _void_masks(moment: BoardMoment) -> list[int]:
    """Return by seat the mask of cards that it has shown not to hold."""
    board = moment.board
    after = tuple((seat + 1) % board.players for seat in range(board.players))
    beat, pack = False, PACK_32
    position = board.position()
    trump = None if isinstance(position, AllPassPosition) else board.trump or board.stake.trump
    leads: tuple[Card, ...] = position.leads if isinstance(position, AllPassPosition) else ()
    if isinstance(position, PointPosition):
        beat, pack, trump = position.rules.must_beat, position.rules.pack, position.play.trump
    rules = PlayRules(pack, after, board.players, board.leader, leads=leads, must_beat=beat)
    play = Play.start(rules, (hand.mask for hand in board.hands), trump, board.leader)
    log = [Input(seat, seat, one) for seat, one in moment.played]
    return find_void_masks(play, log, _trick_trumps(moment))


def _trick_trumps(moment: BoardMoment) -> list[Suit | None]:
    """Return the trump of each trick in a game for points that announcements change; else an empty list."""
    position = moment.board.position()
    if not isinstance(position, PointPosition) or not position.rules.changes_trump:
        return []
    found, trump = [], position.play.trump
    for _, play in moment.played[:: moment.board.players]:
        trump = play.card.suit if play.announce and play.card.rank != "A" else trump
        found.append(trump)
    return found


def _values_after_each(moment: BoardMoment, hands: Masks, of: int) -> Totals:
    """Return what a seat still takes in each deal after each legal play: (deals, plays)."""
    position, kind = moment.position, moment.board.stake.kind
    rows = _make_rows(moment, hands)
    if isinstance(position, PointPosition):
        strength = position.rules.pack.strength
        columns = [
            32 * one.announce + one.card.suit * 8 + strength[one.card.index] for one in position.legal()
        ]
        return PointSolver().card_values(rows).values[:, columns].astype(np.int64)
    columns = [card.index for card in position.legal()]
    if isinstance(position, AllPassPosition):
        return AllPassSolver().card_values(rows).values[:, columns, of].astype(np.int64)
    found = Solver().card_values(rows, misere=kind == "misere").values
    return found[:, columns].astype(np.int64)


def _deal_values(moment: BoardMoment, hands: Masks, of: int) -> Totals:
    """Return what a seat still takes in each deal: (deals,)."""
    rows, kind = _make_rows(moment, hands), moment.board.stake.kind
    if kind == "points":
        return PointSolver().values(rows).values.astype(np.int64)
    if kind == "allpass":
        return AllPassSolver().values(rows).values[:, of].astype(np.int64)
    return Solver().values(rows, misere=kind == "misere").values.astype(np.int64)


def _make_rows(moment: BoardMoment, hands: Masks) -> Rows:
    """Return the deals as positions of the solver."""
    position, players = moment.position, moment.board.players
    ordered = hands[:, list(moment.board.seats[:players])]
    if isinstance(position, PointPosition):
        found = np.repeat(to_point_rows([position]), len(hands))
        ordered = _sort_by_strength(ordered, position)
    else:
        kind = ALL_PASS_DTYPE if isinstance(position, AllPassPosition) else POSITION_DTYPE
        found = np.repeat(np.array([position.row()], dtype=kind), len(hands))
    found["hands"][:, :players] = ordered
    return found


def _sort_by_strength(hands: Masks, position: PointPosition) -> Masks:
    """Return masks in the order of the point solver: by the strength of the ranks."""
    found = np.zeros_like(hands)
    for card in position.rules.pack.cards:
        place = card.suit * 8 + position.rules.pack.strength[card.index]
        found |= (hands >> np.uint32(card.index) & np.uint32(1)) << np.uint32(place)
    return found
