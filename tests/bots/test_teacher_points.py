"""Causes in play for points: each is proved again by a full search of changed positions."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from msgspec.structs import replace

from prikup.bots.causes import PROVED, Cause
from prikup.bots.teacher.points import explain_points
from prikup.cards import Card, Cards, Suit
from prikup.core import PlayCard
from prikup.puzzles import Attempt, Puzzle, shipped_puzzles
from prikup.solver import PointPosition, PointReference

MAX_CARDS = 4
"""Cards in a hand with which a full search is quick."""
PUZZLES = [one for one in shipped_puzzles() if one.is_for_points]
SMALL = [one for one in PUZZLES if max(map(len, one.hands)) <= MAX_CARDS]
REFERENCE = PointReference()
Bar = Callable[[int, tuple[tuple[int, Card], ...]], bool]


def side_of(position: PointPosition) -> int:
    """Return 1 if the player declares, else -1."""
    return 1 if position.play.to_play == 0 else -1


def value_after(position: PointPosition, move: PlayCard) -> int:
    """Return the points of the declarer after a play, for the player's side."""
    return side_of(position) * solve_cards(position)[move]


@cache
def solve_cards(position: PointPosition) -> dict[PlayCard, int]:
    """Return the points to come after each play; several causes ask for those of one position."""
    return REFERENCE.cards(position)


@cache
def solve(position: PointPosition) -> int:
    """Return the points to come."""
    return REFERENCE.value(position)


def trick_value(
    position: PointPosition, move: PlayCard, barred: Bar = lambda winner, added: False, leader: int = -1
) -> int | None:
    """Return the value of a play to the player's side where some ends of the trick are barred.

    ``leader`` leads to the next trick if it is not -1. None if all ends are barred.
    """
    me = position.play.to_play

    def search(now: PointPosition, play: PlayCard, added: tuple[tuple[int, Card], ...]) -> int | None:
        after, points = now.after(play)
        cards = added if now is position else (*added, (now.play.to_play, play.card))
        if after.play.trick:
            found = [search(after, reply, cards) for reply in after.legal()]
            values = [value for value in found if value is not None]
            choose = max if after.play.to_play == 0 else min
            return None if not values else points[0] + choose(values)
        if barred(after.play.leader, cards):
            return None
        led = after if leader < 0 else replace(after, play=replace(after.play, leader=leader))
        return points[0] + solve(led)

    value = search(position, move, ())
    return None if value is None else (1 if me == 0 else -1) * value


def winners(position: PointPosition, move: PlayCard) -> set[int]:
    """Return the seats that can win the trick after a play."""
    after, _ = position.after(move)
    if not after.play.trick:
        return {after.play.leader}
    return set().union(*(winners(after, reply) for reply in after.legal()))


def is_partner(position: PointPosition, seat: int) -> bool:
    """Return True for a seat of the player's side."""
    return (seat == 0) == (position.play.to_play == 0)


def prove(position: PointPosition, best: PlayCard, cause: Cause) -> bool:
    """Return True if a cause why a card is better holds by a full search."""
    other = read_play(cause.than)
    gain = value_after(position, best) - value_after(position, other)
    assert gain > 0
    if cause.name in ("ruffed", "runs-into", "loses-lead"):
        return prove_by_ends(position, best, other, cause)
    if cause.name in ("gives-up", "duck", "scores-less", "gives-less"):
        return prove_by_winners(position, best, other, cause, gain)
    changed = change(position, cause)
    return changed is not None and value_after(changed, best) <= value_after(changed, other)


def change(position: PointPosition, cause: Cause) -> PointPosition | None:
    """Return the position without what a cause names, None if that is not there."""
    rules, play = position.rules, position.play
    suit = None if cause.suit is None else Suit.parse(cause.suit)
    pairs = {
        one for one in Suit if any(Cards.parse(f"K{one.letter} Q{one.letter}") <= hand for hand in play.hands)
    }
    if cause.name == "marriage" and suit in pairs and cause.count == rules.marriages[suit]:
        spades, clubs, diamonds, hearts = (0 if one is suit else rules.marriages[one] for one in Suit)
        return replace(position, rules=replace(rules, marriages=(spades, clubs, diamonds, hearts)))
    if cause.name == "new-trump" and pairs == {suit}:
        return replace(position, rules=replace(rules, changes_trump=False))
    if cause.name in ("ruffs", "trumps-later"):
        return replace(position, play=replace(play, trump=None), rules=replace(rules, changes_trump=False))
    return None


def prove_by_ends(position: PointPosition, best: PlayCard, other: PlayCard, cause: Cause) -> bool:
    """Return True if the other play is as good where some ends of the trick are barred or changed."""
    trump = position.after(other)[0].play.trump
    me = position.play.to_play
    if cause.name == "loses-lead":
        is_lost = not position.play.trick and me not in winners(position, other)
        left = trick_value(position, other, leader=me)
    else:
        is_lost = True
        left = trick_value(
            position,
            other,
            lambda winner, added: (
                winner == cause.seat
                and any(
                    by == winner and (card.suit is trump if cause.card is None else card.text == cause.card)
                    for by, card in added
                )
            ),
        )
    value = trick_value(position, best)
    return is_lost and left is not None and value is not None and left >= value


def prove_by_winners(
    position: PointPosition, best: PlayCard, other: PlayCard, cause: Cause, gain: int
) -> bool:
    """Return True if the plays differ in who takes the trick, or only in the points they bring to it."""
    won = [{is_partner(position, seat) for seat in winners(position, move)} for move in (best, other)]
    more = position.rules.points([best.card]) - position.rules.points([other.card])
    if cause.name in ("gives-up", "duck"):
        return won == [{cause.name == "gives-up"}, {cause.name == "duck"}]
    is_own = cause.name == "scores-less"
    return won == [{is_own}, {is_own}] and gain == cause.count == (more if is_own else -more)


def read_play(text: str) -> PlayCard:
    """Return the play that a text names."""
    return PlayCard(Card.parse(text.removesuffix("!")), text.endswith("!"))


def list_causes(puzzle: Puzzle) -> list[tuple[PointPosition, Cause]]:
    """Return the causes against the wrong cards of a puzzle, with its position."""
    attempt = Attempt(puzzle)
    position = attempt.moments[-1].point_position
    assert position is not None
    wrong = [text for text in attempt.choices if text not in puzzle.answers]
    causes = [explain_points(position, puzzle.answers, text) for text in wrong]
    return [(position, cause) for cause in causes if cause is not None]


@pytest.mark.parametrize("puzzle", SMALL, ids=lambda puzzle: puzzle.id)
def test_cause_in_points_is_proved_by_full_search(puzzle: Puzzle) -> None:
    for position, cause in list_causes(puzzle):
        best = [move for move in position.legal() if move.text in puzzle.answers]
        assert any(
            value_after(position, move) > value_after(position, read_play(cause.than))
            and prove(position, move, cause)
            for move in best
        ), cause


def test_causes_in_points_name_no_right_card_and_explain_most_wrong_cards() -> None:
    wrong, found = 0, list[Cause]()
    for puzzle in PUZZLES:
        causes = [cause for _, cause in list_causes(puzzle)]
        assert all(cause.name in PROVED and cause.card not in puzzle.answers for cause in causes)
        wrong += len(Attempt(puzzle).choices) - len(puzzle.answers)
        found += causes
    assert len(found) > 0.6 * wrong
    assert {cause.name for cause in found} >= {"marriage", "new-trump", "runs-into", "loses-lead", "gives-up"}


def test_false_causes_are_rejected() -> None:
    puzzle, position, cause = next(
        (puzzle, position, cause)
        for puzzle in SMALL
        for position, cause in list_causes(puzzle)
        if cause.name == "runs-into"
    )
    best = next(move for move in position.legal() if move.text in puzzle.answers)
    for decoy in ("duck", "gives-less", "scores-less", "marriage", "new-trump", "ruffs"):
        assert not prove(position, best, replace(cause, name=decoy, suit="S", count=1))
    other_seat = 3 - (cause.seat or 0) - position.play.to_play
    assert not prove(position, best, replace(cause, seat=other_seat))
