"""Play for points with marriages, all cards open: positions, and the Python side of the kernel's solver."""

from __future__ import annotations

import struct
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from prikup import _kernel
from prikup.cards import CARDS_BY_INDEX, Card, Cards, Pack, Suit, cards_of
from prikup.core import PlayCard, Struct
from prikup.errors import check_worker_count
from prikup.solver.position import (
    NO_CARD,
    NO_TRUMP,
    Position,
    SolverError,
    array_to_bytes,
    ask_kernel,
    check_position,
    check_positions,
    check_wanted,
    is_array,
    to_batch,
)
from prikup.toolkit.tricks import PLAYS_BY_CARD_INDEX, PlayRules, find_winner

if TYPE_CHECKING:
    from prikup.solver.batches import Batch, Rows

ANNOUNCING_PLAYS: Final = tuple(PlayCard(card, announce=True) for card in CARDS_BY_INDEX)
"""The action that announces with each card, by card index."""
ILLEGAL_VALUE: Final = -32768
"""The value of a card that may not be played."""
MAX_WANTED_POINTS: Final = 32_768
"""More than any position can have."""
MAX_TOTAL_POINTS: Final = 10_000
"""More than all cards, announcements and the last trick may count together."""

_ROW: Final = struct.Struct("=3I4B8B4HHH4B")
_LAST_POINTS_FIELD: Final = 20
_SILENT_FLAG, _FIXED_TRUMP_FLAG, _QUEEN_ONLY_FLAG, _MUST_BEAT_FLAG, DIFFERENCE_FLAG = (
    1 << place for place in range(5)
)


class PointRules(Struct, frozen=True):
    """The rules that matter for play for points.

    ``ranks`` are those of the pack, low to high, ``card_points`` their values; ``marriages`` the points for
    king and queen of a suit, by suit (S C D H), ``aces`` those for all four aces (0: they cannot be
    announced); ``last_trick`` goes to the winner of the last trick. With ``changes_trump`` the suit of an
    announced marriage is trump from that lead on; with ``queen_only`` a marriage is announced only with its
    queen; with ``must_beat`` a player who may play a card that beats the trick must. Raises SolverError if
    the ranks are not a pack or the points are too many.
    """

    ranks: str = "9JQKTA"
    card_points: tuple[int, ...] = (0, 2, 3, 4, 10, 11)
    marriages: tuple[int, int, int, int] = (40, 60, 80, 100)
    aces: int = 0
    last_trick: int = 0
    changes_trump: bool = True
    queen_only: bool = False
    must_beat: bool = False

    def __post_init__(self) -> None:
        ranks, points = self.ranks, self.card_points
        if not ranks or len(set(ranks)) < len(ranks) or not set(ranks) <= set("789TJQKA"):
            raise SolverError("points-ranks", ranks=ranks)
        if ("Q" in ranks) != ("K" in ranks) or ranks.find("Q") > ranks.find("K"):
            raise SolverError("points-king", ranks=ranks)
        if len(points) != len(ranks):
            raise SolverError("points-cards", count=len(points), ranks=len(ranks))
        if len(self.marriages) != len(Suit):
            raise SolverError("points-marriages", count=len(self.marriages))
        counts = (*points, *self.marriages, self.aces, self.last_trick)
        if not all(isinstance(count, int) for count in counts):
            raise SolverError("points-whole", counts=str(counts))
        if min(counts) < 0 or max(points) > 255:
            raise SolverError("points-low", counts=str(counts))
        if 3 * sum(points) + sum(counts) > MAX_TOTAL_POINTS:
            raise SolverError("points-sum", sum=3 * sum(points) + sum(counts), most=MAX_TOTAL_POINTS)

    @property
    def pack(self) -> Pack:
        """The cards and their order."""
        return Pack(self.ranks)

    def points(self, cards: Iterable[Card]) -> int:
        """Return the points of cards.

        >>> PointRules().points(Cards.parse("ATKQJ9..."))
        30
        """
        return sum(self.card_points[self.ranks.index(card.rank)] for card in cards)


class PointPosition(Struct, frozen=True):
    """A position of play for points; seat 0 declares.

    With ``silent`` nothing can be announced with the next lead, as with the first one of a deal. Raises
    SolverError, a ValueError, for an impossible position.

    >>> position = PointPosition.parse("KQ... A9... TJ...")
    >>> [play.text for play in position.legal()], position.announces(Card.parse("QS"))
    (['QS', 'KS', 'QS!', 'KS!'], 40)
    """

    play: Position
    rules: PointRules = PointRules()
    silent: bool = False

    def __post_init__(self) -> None:
        played = Cards(card for hand in (*self.play.hands, Cards(self.play.trick)) for card in hand)
        strange = played - self.rules.pack.cards
        if strange:
            raise SolverError("position-pack", position=self.play, cards=strange, ranks=self.rules.ranks)

    @staticmethod
    def parse(
        text: str,
        rules: PointRules = PointRules(),  # noqa: B008 (immutable)
        trump: Suit | None = None,
        leader: int = 0,
        trick: Iterable[Card] = (),
        silent: bool = False,
    ) -> PointPosition:
        """Read hands such as ``AK.Q.. T9.J.. QJ.9..``, seat 0 first; raises SolverError."""
        return PointPosition(Position.parse(text, trump, leader, trick), rules, silent)

    @property
    def hand(self) -> Cards:
        """The cards of the next player."""
        return self.play.hands[self.play.to_play]

    def legal(self) -> list[PlayCard]:
        """Return the legal plays, by card index, plain cards before announcements."""
        play, players = self.play, len(self.play.hands)
        rules = PlayRules(self.rules.pack, (0,) * players, players, 0, must_beat=self.rules.must_beat)
        led = play.trick[0].suit if play.trick else None
        cards = cards_of(rules.may_play(self.hand.mask, play.trick, led, play.trump))
        announced = [ANNOUNCING_PLAYS[card.index] for card in cards if self.announces(card) is not None]
        return [*(PLAYS_BY_CARD_INDEX[card.index] for card in cards), *announced]

    def announces(self, card: Card) -> int | None:
        """Return the points that can be announced with this card now; None if there are none."""
        suit = card.suit.letter
        if self.play.trick or self.silent:
            return None
        if card.rank == "A" and self.rules.aces and Cards.parse("AS AC AD AH") <= self.hand:
            return self.rules.aces
        queen_only = self.rules.queen_only
        if card.rank not in ("Q" if queen_only else "KQ") or not Cards.parse(f"K{suit} Q{suit}") <= self.hand:
            return None
        return self.rules.marriages[card.suit]

    def after(self, action: PlayCard) -> tuple[PointPosition, tuple[int, int]]:
        """Return the position after a legal play, and the points that it made for seat 0 and for the rest."""
        if action not in self.legal():
            raise SolverError("position-play", position=self.play, card=action.text, seat=self.play.to_play)
        play, rules, seat, card = self.play, self.rules, self.play.to_play, action.card
        points = [0, 0]
        trump = play.trump
        if action.announce:
            points[seat != 0] += self.announces(card) or 0
            trump = card.suit if rules.changes_trump and card.rank != "A" else trump
        hands = tuple(
            hand - Cards([card]) if place == seat else hand for place, hand in enumerate(play.hands)
        )
        trick = (*play.trick, card)
        if len(trick) < len(hands):
            return PointPosition(Position(hands, trump, play.leader, trick), rules), (points[0], points[1])
        winner = (play.leader + find_winner(trick, trump, rules.pack)) % len(hands)
        points[winner != 0] += rules.points(trick) + (0 if any(hands) else rules.last_trick)
        return PointPosition(Position(hands, trump, winner), rules), (points[0], points[1])

    def row(self, difference: bool = False) -> bytes:
        """Return the position as 40 bytes, as the kernel takes it.

        A card is suit * 8 + the strength of its rank. The fields are the masks of the hands (the third 0 with
        two players), the trump (``NO_TRUMP`` for none), the leader, the cards of the trick in progress; the
        points of each strength, of a marriage of each suit, of four aces and of the last trick; the strengths
        of queen, king and ace (``NO_CARD`` where nothing is announced), and flags. With ``difference`` the
        points of seat 0 less those of the rest are asked for.
        """
        rules, strength = self.rules, self.rules.pack.strength
        masks = [
            sum(1 << (card.suit * 8 + strength[card.index]) for card in hand) for hand in self.play.hands
        ]
        trick = [card.suit * 8 + strength[card.index] for card in self.play.trick]
        flags = (
            _SILENT_FLAG * self.silent,
            _FIXED_TRUMP_FLAG * (not rules.changes_trump),
            _QUEEN_ONLY_FLAG * rules.queen_only,
        )
        king = "K" in rules.ranks
        return _ROW.pack(
            *masks,
            *(0,) * (3 - len(masks)),
            NO_TRUMP if self.play.trump is None else self.play.trump,
            self.play.leader,
            *trick,
            *(NO_CARD,) * (2 - len(trick)),
            *(*rules.card_points, *[0] * (8 - len(rules.ranks))),
            *rules.marriages,
            rules.aces,
            rules.last_trick,
            *((rules.ranks.index("Q"), rules.ranks.index("K")) if king else (NO_CARD, NO_CARD)),
            rules.ranks.index("A") if rules.aces and "A" in rules.ranks else NO_CARD,
            sum(flags) | _MUST_BEAT_FLAG * rules.must_beat | DIFFERENCE_FLAG * difference,
        )


def change_row(
    row: bytes,
    hands: Sequence[int],
    trump: int | None = None,
    leader: int = 0,
    trick: Sequence[int] = (),
    more_last_points: int = 0,
) -> bytes:
    """Return a row with other cards and players; without ``trump`` that of the row stays.

    ``hands`` are masks and ``trick`` cards in the order of the row (:meth:`PointPosition.row`);
    ``more_last_points`` are added to those of the last trick.
    """
    fields = list(_ROW.unpack(row))
    fields[:3] = (*hands, *(0,) * (3 - len(hands)))
    fields[3] = fields[3] if trump is None else trump
    fields[4:7] = (leader, *(*trick, NO_CARD, NO_CARD)[:2])
    fields[_LAST_POINTS_FIELD] += more_last_points
    return _ROW.pack(*fields)


class PointSolver:
    """An exact solver of play for points, seat 0 against the rest with all cards open.

    Every value counts only what is still to come with best play by both sides: the points of seat 0, or with
    ``difference=True`` its points minus those of the rest. A solver owns its tables; with ``threads`` the
    batch methods divide positions among so many threads. Answers do not depend on earlier questions.

    >>> solver = PointSolver()
    >>> position = PointPosition.parse("KQ.9.. A9.A.. TJ.J..")
    >>> solver.value(position), solver.makes(position, 45)
    (40, False)
    >>> {play.text: points for play, points in solver.cards(position).items()}
    {'QS': 0, 'KS': 0, '9H': 0, 'QS!': 40, 'KS!': 40}
    """

    def __init__(self, threads: int = 1) -> None:
        self._kernel = _kernel.PointSolver(check_worker_count("threads", threads))

    def value(self, position: PointPosition, *, difference: bool = False) -> int:
        """Return the points to come."""
        return self.row_values(check_position(position, PointPosition).row(difference))[0]

    def cards(self, position: PointPosition, *, difference: bool = False) -> dict[PlayCard, int]:
        """Return the points to come after each legal play, announced or not."""
        values = self.row_card_values(check_position(position, PointPosition).row(difference))[0]
        strength = position.rules.pack.strength
        return {
            play: values[32 * play.announce + play.card.suit * 8 + strength[play.card.index]]
            for play in position.legal()
        }

    def makes(self, position: PointPosition, points: int, *, difference: bool = False) -> bool:
        """Return True if at least so many points are to come; cheaper than the value."""
        return self.row_at_least(
            check_position(position, PointPosition).row(difference),
            check_wanted([points], 1, MAX_WANTED_POINTS, "points"),
        )[0]

    def line(self, position: PointPosition, *, difference: bool = False) -> tuple[PlayCard, ...]:
        """Return best play to the end; among equal plays the first of :meth:`PointPosition.legal`."""
        return tuple(best_play(position, lambda reached: self.cards(reached, difference=difference)))

    def row_values(self, rows: bytes) -> list[int]:
        """Return the points to come in each row (:meth:`PointPosition.row`)."""
        return self.row_values_counted(rows)[0]

    def row_values_counted(self, rows: bytes) -> tuple[list[int], int]:
        """Return the points to come in each row, and the number of nodes that were searched."""
        values, nodes, _ = ask_kernel(self._kernel.values, rows)
        return values.tolist(), sum(nodes.tolist())

    def row_card_values(self, rows: bytes) -> list[list[int]]:
        """Return the points to come with each of 64 plays in each row, as :meth:`card_values`."""
        return self.row_card_values_counted(rows)[0]

    def row_card_values_counted(self, rows: bytes) -> tuple[list[list[int]], int]:
        """Return the answers of :meth:`row_card_values`, and the number of nodes that were searched."""
        values, nodes, _ = ask_kernel(self._kernel.cards, rows)
        return values.tolist(), sum(nodes.tolist())

    def row_at_least(self, rows: bytes, points: Sequence[int]) -> list[bool]:
        """Return for each row True if at least so many points are to come."""
        return self.row_at_least_counted(rows, points)[0]

    def row_at_least_counted(self, rows: bytes, points: Sequence[int]) -> tuple[list[bool], int]:
        """Return the answer for each row, and the number of nodes that were searched."""
        answers, nodes, _ = ask_kernel(self._kernel.at_least, rows, array("i", points))
        return answers.tolist(), sum(nodes.tolist())

    def values(
        self, positions: Sequence[PointPosition] | Rows, *, difference: bool = False, clocked: bool = False
    ) -> Batch:
        """Return the points to come in each position: int16 (positions,)."""
        return to_batch(ask_kernel(self._kernel.values, _to_bytes(positions, difference), clocked))

    def card_values(
        self, positions: Sequence[PointPosition] | Rows, *, difference: bool = False, clocked: bool = False
    ) -> Batch:
        """Return the points to come with each play: int16 (positions, 64).

        A card is at its index in the masks of the row, plus 32 if it is announced; :data:`ILLEGAL_VALUE`
        marks illegal plays.
        """
        return to_batch(ask_kernel(self._kernel.cards, _to_bytes(positions, difference), clocked))

    def at_least(
        self,
        positions: Sequence[PointPosition] | Rows,
        points: int | Iterable[int],
        *,
        difference: bool = False,
        clocked: bool = False,
    ) -> Batch:
        """Return for each position True if at least so many points are to come: bool (positions,).

        ``points`` is one number for all positions or one for each. With ``clocked`` the batch has the time of
        each position.
        """
        rows = _to_bytes(positions, difference)
        wanted_points = array("i", check_wanted(points, len(positions), MAX_WANTED_POINTS, "points"))
        return to_batch(ask_kernel(self._kernel.at_least, rows, wanted_points, clocked))


def best_play(
    position: PointPosition, cards: Callable[[PointPosition], dict[PlayCard, int]]
) -> Iterator[PlayCard]:
    """Generate the plays of best play to the end; ``cards`` returns the value of each play."""
    while position.play.left:
        values = cards(position)
        play = (max if position.play.to_play == 0 else min)(values, key=values.__getitem__)
        yield play
        position, _ = position.after(play)


def ask_for_difference(rows: Rows) -> Rows:
    """Return a copy of an array of positions that asks for the declarer's points less those of the others."""
    rows = rows.copy()
    if rows.dtype.names is not None and "flags" in rows.dtype.names:
        rows["flags"] |= DIFFERENCE_FLAG
    return rows


def _to_bytes(positions: Sequence[PointPosition] | Rows, difference: bool) -> bytes:
    """Return positions, or rows of an array, in the form of the kernel."""
    if is_array(positions):
        return array_to_bytes(
            ask_for_difference(positions) if difference else positions, "POINT_POSITION_DTYPE"
        )
    return b"".join(one.row(difference) for one in check_positions(positions, PointPosition))
