"""Causes of a card in play for points where no card is hidden, proved by changing the position.

A cause is said only if the difference goes where what it names is taken away.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from prikup.bots.causes import MAX_COMPARED, Cause
from prikup.cards import Card, Cards, Suit
from prikup.core import PlayCard
from prikup.solver import PointPosition, PointRules, PointSolver


class PointEnd(NamedTuple):
    """The end of a trick: the cards that were added to it, each with its seat, and who won it.

    ``value`` are the declarer's points from this trick on, ``won`` those in the trick; ``after`` is the
    position that follows.
    """

    added: tuple[tuple[int, Card], ...]
    winner: int
    value: int
    won: int
    after: PointPosition


BarredEnd: TypeAlias = Callable[[PointEnd], bool]
"""A function that returns True for the ends of a trick that the players are not allowed to reach."""


class PointContrast:
    """A card, ``best``, that brings the player's side more than another, ``other``.

    ``me`` is the seat to play and ``gain`` how many points more. ``sign`` turns the declarer's points, which
    all values count, into those of the player's side: 1 for the declarer, -1 for a defender.
    """

    def __init__(self, position: PointPosition, best: PlayCard, other: PlayCard) -> None:
        self.position, self.best, self.other = position, best, other
        self.me = position.play.to_play
        self.sign = 1 if self.me == 0 else -1
        self.gain = self.find_gain(position)

    def is_partner(self, seat: int) -> bool:
        """Return True if a seat is on the player's side, as the player's own is."""
        return (seat == 0) == (self.me == 0)

    def find_gain(self, position: PointPosition) -> int:
        """Return how many points the card brings more than the other in a position with both."""
        values = _shared_solver().cards(position)
        return self.sign * (values[self.best] - values[self.other])

    def goes_with(self, rules: PointRules) -> bool:
        """Return True if nothing is gained any more by other rules."""
        return self.find_gain(replace(self.position, rules=rules)) <= 0

    def ends(self, move: PlayCard) -> list[PointEnd]:
        """Return all ends that the trick can have after a card of the player."""
        after, points = self.position.after(move)
        if not after.play.trick:
            value = points[0] + (_shared_solver().value(after) if after.play.left else 0)
            return [PointEnd((), after.play.leader, value, points[0], after)]
        return list(_list_ends(after, points[0], ()))

    def is_as_good_without(self, barred: BarredEnd) -> bool:
        """Return True if the other card is as good as the best once ``barred`` ends of its trick are removed.

        False if all or none of its ends are barred, as that tells nothing.
        """
        ends = self.ends(self.other)
        allowed = [end for end in ends if not barred(end)]
        if not allowed or len(allowed) == len(ends):
            return False
        return self._is_as_good(allowed)

    def _is_as_good(self, other_ends: Sequence[PointEnd]) -> bool:
        """Return True if the player's side gets no less from these ends than from the best card."""
        return self.sign * (_find_trick_value(other_ends) - _find_trick_value(self.ends(self.best))) >= 0

    def is_as_good_with_lead(self) -> bool:
        """Return True if the other card is as good where its player leads to the next trick."""
        ends = self.ends(self.other)
        led = [replace(end.after, play=replace(end.after.play, leader=self.me)) for end in ends]
        coming = (
            _shared_solver().row_values(b"".join(position.row() for position in led))
            if led[0].play.left
            else [0] * len(led)
        )
        changed = [end._replace(value=end.won + value) for end, value in zip(ends, coming, strict=True)]
        return self._is_as_good(changed)


def explain_points(position: PointPosition, right: Sequence[str], played: str) -> Cause | None:
    """Return a proved cause against a card, but none that names a right card; None without one."""
    moves = {move.text: move for move in position.legal()}
    for text in right[:MAX_COMPARED]:
        case = PointContrast(position, moves[text], moves[played])
        cause = _find_cause(case) if case.gain > 0 else None
        if cause is not None and cause.card not in right:
            return cause
    return None


def _find_cause(case: PointContrast) -> Cause | None:
    """Return the cause of a card against another; None if none is proved."""
    finders = (
        _find_marriage,
        _find_ruff,
        _find_runs_into,
        _find_in_trick,
        _find_lead,
        _find_new_trump,
        _find_trumps,
    )
    return next((cause for find in finders if (cause := find(case)) is not None), None)


def _find_marriage(case: PointContrast) -> Cause | None:
    """Return a cause where nothing is gained if the marriage of one suit counts nothing."""
    rules = case.position.rules
    for suit, points in zip(Suit, rules.marriages, strict=True):
        marriages = tuple(
            0 if one is suit else value for one, value in zip(Suit, rules.marriages, strict=True)
        )
        if points and _is_held(case.position, suit) and case.goes_with(replace(rules, marriages=marriages)):
            return Cause("marriage", case.other.text, suit=suit.letter, count=points)
    return None


def _find_new_trump(case: PointContrast) -> Cause | None:
    """Return a cause where nothing is gained if the only marriage does not make its suit trumps."""
    rules = case.position.rules
    suits = [suit for suit in Suit if _is_held(case.position, suit)]
    if len(suits) != 1 or not rules.changes_trump or not case.goes_with(replace(rules, changes_trump=False)):
        return None
    return Cause("new-trump", case.other.text, suit=suits[0].letter)


def _is_held(position: PointPosition, suit: Suit) -> bool:
    """Return True if one hand has king and queen of a suit."""
    pair = Cards.parse(f"K{suit.letter} Q{suit.letter}")
    return any(pair <= hand for hand in position.play.hands)


def _find_ruff(case: PointContrast) -> Cause | None:
    """Return a cause where an opponent ruffs the other card, and without that it is as good."""
    for seat in range(len(case.position.play.hands)):
        if case.is_partner(seat):
            continue
        led = (case.position.play.trick or (case.other.card,))[0].suit
        trump = case.position.after(case.other)[0].play.trump
        if led is trump or case.other.card.suit is not led:
            return None

        def is_ruffed(end: PointEnd, seat: int = seat, trump: Suit | None = trump) -> bool:
            return end.winner == seat and any(by == seat and card.suit is trump for by, card in end.added)

        if case.is_as_good_without(is_ruffed):
            return Cause("ruffed", case.other.text, seat=seat, suit=led.letter)
    return None


def _find_runs_into(case: PointContrast) -> Cause | None:
    """Return a cause where an opponent takes the other card with one that, without it, is no threat."""
    takers = {
        (seat, card)
        for end in case.ends(case.other)
        for seat, card in end.added
        if seat == end.winner and not case.is_partner(seat)
    }
    for seat, card in sorted(takers, key=lambda taker: (taker[0], taker[1].index)):

        def is_taken(end: PointEnd, taker: tuple[int, Card] = (seat, card)) -> bool:
            return end.winner == taker[0] and taker in end.added

        if case.is_as_good_without(is_taken):
            return Cause("runs-into", case.other.text, exact=True, seat=seat, card=card.text)
    return None


def _find_lead(case: PointContrast) -> Cause | None:
    """Return a cause where the other card loses the lead, and with the lead it is as good."""
    if case.position.play.trick or any(end.winner == case.me for end in case.ends(case.other)):
        return None
    if not case.is_as_good_with_lead():
        return None
    return Cause("loses-lead", case.other.text)


def _find_in_trick(case: PointContrast) -> Cause | None:
    """Return a cause where the cards differ in who takes the trick on the table, or in its points."""
    if not case.position.play.trick:
        return None
    won, others = (
        {case.is_partner(end.winner) for end in case.ends(move)} for move in (case.best, case.other)
    )
    if (won, others) == ({True}, {False}):
        return Cause("gives-up", case.other.text)
    if (won, others) == ({False}, {True}):
        return Cause("duck", case.other.text)
    points = case.position.rules.points
    more = points([case.best.card]) - points([case.other.card])
    if (won, others) == ({True}, {True}) and case.gain == more:
        return Cause("scores-less", case.other.text, count=more)
    if (won, others) == ({False}, {False}) and case.gain == -more:
        return Cause("gives-less", case.other.text, count=-more)
    return None


def _find_trumps(case: PointContrast) -> Cause | None:
    """Return a cause where nothing is gained if there are no trumps."""
    play, rules = case.position.play, case.position.rules
    changed = replace(
        case.position, play=replace(play, trump=None), rules=replace(rules, changes_trump=False)
    )
    if not {case.best, case.other} <= set(changed.legal()) or case.find_gain(changed) > 0:
        return None
    is_trump = case.other.card.suit is play.trump
    return Cause("trumps-later" if is_trump and not play.trick else "ruffs", case.other.text)


def _list_ends(
    position: PointPosition, points: int, added: tuple[tuple[int, Card], ...]
) -> Iterator[PointEnd]:
    """Yield all ends of a trick, each valued by best play after it.

    ``points`` are those that the declarer has won in it, ``added`` the cards added to it so far.
    """
    play = position.play
    seat = play.to_play
    if len(play.trick) + 1 == len(play.hands):
        for move, value in _shared_solver().cards(position).items():
            after, (declarer_points, _) = position.after(move)
            yield PointEnd(
                added=(*added, (seat, move.card)),
                winner=after.play.leader,
                value=points + value,
                won=points + declarer_points,
                after=after,
            )
        return
    for move in position.legal():
        yield from _list_ends(position.after(move)[0], points, (*added, (seat, move.card)))


def _find_trick_value(ends: Sequence[PointEnd], depth: int = 0) -> int:
    """Return the declarer's points from this trick on if it is played as well as possible to one of the ends.

    All ends have their first ``depth`` added cards in common.
    """
    if depth == len(ends[0].added):
        return ends[0].value
    ends_by_card: dict[Card, list[PointEnd]] = {}
    for end in ends:
        _, card = end.added[depth]
        ends_by_card.setdefault(card, []).append(end)
    values = [_find_trick_value(some, depth + 1) for some in ends_by_card.values()]
    seat, _ = ends[0].added[depth]
    return max(values) if seat == 0 else min(values)


@cache
def _shared_solver() -> PointSolver:
    """Return the solver that all explanations of this process share."""
    return PointSolver()
