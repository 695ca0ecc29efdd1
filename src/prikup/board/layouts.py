"""Evaluation over all deals that one seat cannot tell apart: how often a contract is made, by which card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from random import Random
from typing import Final

from prikup.board.play import BoardMoment
from prikup.board.position import BoardError
from prikup.board.values import earlier_winnings
from prikup.cards import PACK_32, Card, Cards, Suit
from prikup.core import Input, Struct
from prikup.errors import check_argument
from prikup.solver import AllPassPosition, AllPassSolver, PointPosition, PointSolver, Solver
from prikup.solver.position import replace_hands
from prikup.toolkit.tricks import Play, PlayRules
from prikup.toolkit.views import find_void_masks
from prikup.worlds import Layouts

SAMPLE_SIZES: Final = {
    "contract": (2000, 2.0),
    "misere": (600, 2.5),
    "points": (600, 2.5),
    "allpass": (100, 3.5),
}
"""For each kind, the number of whole deals in a sample, and the factor for each card missing from a hand."""
MAX_SAMPLE_DEALS: Final = 5000
"""Deals of the largest sample."""
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
    >>> values = evaluate_deals(read("AQ.7..A KJ.8..K T9.9..Q / contract 6S").moment, 0)
    >>> values.count, values.exact, values.cards[0].text, round(values.cards[0].mean, 2)
    (70, True, 'AC', 2.44)
    """
    check_argument("moment", moment, BoardMoment)
    if moment.is_over:
        raise BoardError("board-ended")
    if sees not in range(moment.board.players):
        raise BoardError("board-seat", given=str(sees), last=moment.board.players - 1)
    seen = {sees, *(seat for seat in open_to if seat in range(moment.board.players))}
    hidden = _HiddenHands(moment, sees, seen)
    if not hidden.layouts.count:
        raise BoardError("board-none", side=moment.board.side(sees))
    hands = hidden.sample_hands(_choose_sample_size(moment), Random(seed))
    is_hand_seen = moment.seat in seen
    is_all_pass = moment.board.stake.kind == "allpass"
    counted_seat = (moment.seat if is_hand_seen else sees) if is_all_pass else moment.board.declarer
    assert counted_seat is not None
    summary = _DealSummary(moment, sees, counted_seat, hidden.layouts.count)
    earlier = earlier_winnings(moment, counted_seat)
    if is_hand_seen:
        by_deal = _solve_after_each(moment, hands, counted_seat)
        return summary.summarize_cards([[earlier + coming for coming in row] for row in by_deal])
    return summary.summarize_deals([earlier + coming for coming in _solve_deals(moment, hands, counted_seat)])


def _choose_sample_size(moment: BoardMoment) -> int:
    """Return the number of deals to sample; with fewer cards in a hand there are more."""
    whole_deals, growth = SAMPLE_SIZES[moment.board.stake.kind]
    missing_cards = moment.board.tricks - max(map(len, moment.hands))
    return int(min(MAX_SAMPLE_DEALS, whole_deals * growth**missing_cards))


class _DealSummary:
    """A summary of the totals of ``counted_seat`` over deals that seat ``sees`` cannot tell apart.

    ``count`` is the number of all such deals.
    """

    def __init__(self, moment: BoardMoment, sees: int, counted_seat: int, count: int) -> None:
        self._moment, self._sees, self._counted_seat, self._count = moment, sees, counted_seat, count
        self._stake = moment.board.stake
        wants_few = self._stake.kind in ("misere", "allpass")
        # 1 if the seat to play wants many, -1 if it wants few.
        self._wants = (wants_few != (moment.seat == counted_seat)) * 2 - 1

    def summarize_cards(self, totals: Sequence[Sequence[int]]) -> AllDeals:
        """Return the summary of totals, by deal and card."""
        best = [max(row) if self._wants > 0 else min(row) for row in totals]
        columns = list(zip(*totals, strict=True))
        cards = [
            CardFound(text, self._count_made(column), sum(column) / len(column))
            for text, column in zip(self._moment.legal, columns, strict=True)
        ]
        declares = self._moment.seat == self._counted_seat

        def rank(card: CardFound) -> tuple[float, float]:
            return (-(card.makes or 0) if declares else card.makes or 0, -self._wants * card.mean)

        return self.summarize_deals(best, tuple(sorted(cards, key=rank)))

    def summarize_deals(self, totals: Sequence[int], cards: tuple[CardFound, ...] = ()) -> AllDeals:
        """Return the summary of the totals of the deals."""
        looked, makes = len(totals), self._count_made(totals)
        exact = looked == self._count
        low, high = (None, None) if makes is None else wilson_interval(makes, looked, exact)
        return AllDeals(
            sees=self._sees,
            count=self._count,
            looked=looked,
            exact=exact,
            seat=self._counted_seat,
            mean=sum(totals) / looked,
            spread=tuple(sorted(Counter(totals).items())),
            makes=makes,
            low=low,
            high=high,
            cards=cards,
        )

    def _count_made(self, totals: Sequence[int]) -> int | None:
        """Return in how many deals the contract is made, None without a contract."""
        needs = self._stake.needs
        if needs is None:
            return None
        if self._stake.kind == "misere":
            return sum(total <= needs for total in totals)
        return sum(total >= needs for total in totals)


def wilson_interval(count: int, total: int, exact: bool) -> tuple[float, float]:
    """Return the 95 % interval of the share ``count / total`` (Wilson's), the share itself if it is exact.

    >>> wilson_interval(1, 2, True), [round(end, 2) for end in wilson_interval(50, 100, False)]
    ((0.5, 0.5), [0.4, 0.6])
    """
    share = count / total
    if exact:
        return share, share
    weight = CONFIDENCE_Z**2 / total
    middle = (share + weight / 2) / (1 + weight)
    half = CONFIDENCE_Z * sqrt(share * (1 - share) / total + weight / (4 * total)) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)


class _HiddenHands:
    """The places that a seat does not see, and all ways to fill them."""

    def __init__(self, moment: BoardMoment, sees: int, seen: set[int]) -> None:
        board, self._moment = moment.board, moment
        self._unseen = [seat for seat in range(board.players) if seat not in seen]
        proved = _list_proved_cards(moment)
        pool = Cards()
        for seat in self._unseen:
            pool |= moment.hands[seat]
        # The declarer knows what they laid away; the talon that leads an all-pass is turned for all.
        knows_aside = bool(board.stake.talon) if board.stake.kind == "allpass" else sees == board.declarer
        aside = Cards() if knows_aside else board.unseen_cards
        void_masks, self._proved = _find_void_masks(moment), proved
        for seat in self._unseen:
            pool -= proved[seat]
        pool |= aside
        places = [
            (len(moment.hands[seat] - proved[seat]), pool.mask & ~void_masks[seat]) for seat in self._unseen
        ]
        if aside:
            places.append((len(aside), pool.mask))
        self.layouts = Layouts(places)

    def sample_hands(self, max_deals: int, random: Random) -> list[list[int]]:
        """Return the hands of all deals, or of a uniform sample of ``max_deals``, as masks by seat."""
        deals = []
        for layout in self.layouts.sample(random, max_deals):
            hands = [hand.mask for hand in self._moment.hands]
            for column, seat in enumerate(self._unseen):
                hands[seat] = layout[column] | self._proved[seat].mask
            deals.append(hands)
        return deals


def _list_proved_cards(moment: BoardMoment) -> list[Cards]:
    """Return by seat the cards that its announcements proved: the rest of a marriage, or all aces."""
    proved = [Cards() for _ in range(moment.board.players)]
    for seat, play in moment.played:
        if play.announce:
            ranks = "A" if play.card.rank == "A" else "KQ"
            suits = "SCDH" if play.card.rank == "A" else play.card.suit.letter
            pair = Cards(Card.parse(rank + suit) for rank in ranks for suit in suits)
            proved[seat] |= pair & moment.hands[seat]
    return proved


def _find_void_masks(moment: BoardMoment) -> list[int]:
    """Return by seat the mask of cards that it has shown not to hold."""
    board = moment.board
    next_seats = tuple((seat + 1) % board.players for seat in range(board.players))
    beat, pack = False, PACK_32
    position = board.position()
    trump = None if isinstance(position, AllPassPosition) else board.trump or board.stake.trump
    leads: tuple[Card, ...] = position.leads if isinstance(position, AllPassPosition) else ()
    if isinstance(position, PointPosition):
        beat, pack, trump = position.rules.must_beat, position.rules.pack, position.play.trump
    rules = PlayRules(pack, next_seats, board.players, board.leader, leads=leads, must_beat=beat)
    play = Play.start(rules, (hand.mask for hand in board.hands), trump, board.leader)
    log = [Input(seat, seat, action) for seat, action in moment.played]
    return find_void_masks(play, log, _list_trick_trumps(moment))


def _list_trick_trumps(moment: BoardMoment) -> list[Suit | None]:
    """Return the trump of each trick if announcements change it; else an empty list."""
    position = moment.board.position()
    if not isinstance(position, PointPosition) or not position.rules.changes_trump:
        return []
    trumps, trump = [], position.play.trump
    for _, play in moment.played[:: moment.board.players]:
        trump = play.card.suit if play.announce and play.card.rank != "A" else trump
        trumps.append(trump)
    return trumps


def _solve_after_each(moment: BoardMoment, hands: Sequence[Sequence[int]], seat: int) -> list[list[int]]:
    """Return what a seat still takes in each deal after each legal play."""
    position = moment.position
    rows = _make_rows(moment, hands)
    if isinstance(position, PointPosition):
        strength = position.rules.pack.strength
        columns = [
            32 * play.announce + play.card.suit * 8 + strength[play.card.index] for play in position.legal()
        ]
        return [[row[column] for column in columns] for row in PointSolver().row_card_values(rows)]
    columns = [card.index for card in position.legal()]
    if isinstance(position, AllPassPosition):
        return [[row[column][seat] for column in columns] for row in AllPassSolver().row_card_values(rows)]
    values = Solver().row_card_values(rows, misere=moment.board.stake.kind == "misere")
    return [[row[column] for column in columns] for row in values]


def _solve_deals(moment: BoardMoment, hands: Sequence[Sequence[int]], seat: int) -> list[int]:
    """Return what a seat still takes in each deal."""
    rows, kind = _make_rows(moment, hands), moment.board.stake.kind
    if kind == "points":
        return PointSolver().row_values(rows)
    if kind == "allpass":
        return [tricks[seat] for tricks in AllPassSolver().row_values(rows)]
    return Solver().row_values(rows, misere=kind == "misere")


def _make_rows(moment: BoardMoment, hands: Sequence[Sequence[int]]) -> bytes:
    """Return the deals as positions of the solver."""
    position, seats = moment.position, moment.board.seats[: moment.board.players]
    row = position.row()
    ordered = ([of_deal[seat] for seat in seats] for of_deal in hands)
    if isinstance(position, PointPosition):
        ordered = ([_sort_by_strength(hand, position) for hand in of_deal] for of_deal in ordered)
    return b"".join(replace_hands(row, of_deal) for of_deal in ordered)


def _sort_by_strength(hand: int, position: PointPosition) -> int:
    """Return a mask in the order of the point solver: by the strength of the ranks."""
    pack = position.rules.pack
    return sum(1 << card.suit * 8 + pack.strength[card.index] for card in pack.cards if hand & card.bit)
