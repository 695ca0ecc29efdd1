"""Review of a deal for display: at each decision all cards, and the decision."""

from __future__ import annotations

from collections.abc import Iterator

from prikup.cards import Card, Cards
from prikup.core import Deal, Match, Struct, TrickView
from prikup.records.steps import find_scored, tricks_of
from prikup.review.deals import PlayedDeal
from prikup.review.judging import review_deal
from prikup.review.model import Decision
from prikup.toolkit.views import find_deal_and_play, hand_mask


class ReviewFrame(Struct, frozen=True):
    """A deal at one moment: all cards that the seats hold, and what is on the table.

    ``said`` are the calls so far by seat, ``taken`` the tricks of each; ``decision`` is the place of what is
    decided now among the decisions, None where the deal is over.
    """

    hands: tuple[tuple[Card, ...], ...]
    talon: tuple[Card, ...]
    trick: TrickView | None
    taken: tuple[int, ...]
    contract: str | None
    declarer: int | None
    said: tuple[tuple[int, str], ...]
    decision: int | None


class ReviewedDeal(Struct, frozen=True):
    """The review of a deal with its frames; by seat its ``luck``, ``skill`` and ``own`` part of that.

    ``names`` are the players', ``order`` the seats as they play. ``measure`` is what is scored.
    """

    number: int
    game: str
    rules: str
    names: tuple[str, ...]
    order: tuple[int, ...]
    clockwise: bool
    measure: str
    decisions: tuple[Decision, ...]
    frames: tuple[ReviewFrame, ...]
    luck: tuple[float, ...]
    skill: tuple[float, ...]
    own: tuple[float, ...]


def review_for_display(deal: PlayedDeal, names: tuple[str, ...]) -> ReviewedDeal:
    """Return the review of a deal for display."""
    review = review_deal(deal)
    frames = tuple(_make_frames(deal))
    match = deal.before
    order: tuple[int, ...] = tuple(range(match.players))
    for move in deal.inputs:
        match = match.apply(move).state
        if match.log:
            order = match.view(None).order
    return ReviewedDeal(
        deal.number,
        match.game.id,
        match.game.rules(match.options),
        names,
        order,
        match.game.clockwise,
        review.measure,
        review.decisions,
        frames,
        *(tuple(map(float, part)) for part in (review.luck, review.skill, review.own)),
    )


def _make_frames(deal: PlayedDeal) -> Iterator[ReviewFrame]:
    """Yield a frame for each decision, and one for the end."""
    match, number = deal.before, 0
    talon: tuple[Card, ...] = ()
    last: ReviewFrame | None = None
    taken: tuple[int, ...] = ()
    for move in deal.inputs:
        if isinstance(move.action, Deal):
            talon = move.action.talon or ()
        turn = None if move.by is None else match.turn_of(move.by)
        if turn is not None and not match.phase.unasked(move.action):
            last = _make_frame(match, talon, number)
            number += 1
            yield last
        step = match.apply(move)
        match = step.state
        scored = find_scored(step.facts)
        taken = taken if scored is None else tricks_of(scored)
    if last is not None:
        empty = tuple(() for _ in last.hands)
        yield ReviewFrame(empty, (), None, taken or last.taken, last.contract, last.declarer, last.said, None)


def _make_frame(match: Match, talon: tuple[Card, ...], number: int) -> ReviewFrame:
    """Return the frame of a moment; ``talon`` is the dealt one, ``number`` that of the decision."""
    view = match.view(None)
    deal_state, play = find_deal_and_play(match)
    hands = [
        () if deal_state is None else tuple(Cards(hand_mask(deal_state, play, seat)))
        for seat in range(match.players)
    ]
    contract = view.contract
    return ReviewFrame(
        tuple(hands),
        talon if view.talon is None else view.talon,
        view.trick,
        tuple(seat.tricks for seat in view.seats),
        None if contract is None else contract.text,
        None if contract is None else contract.declarer,
        (*view.auction, *view.declarations),
        number,
    )
