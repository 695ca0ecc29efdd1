"""Review of a deal for display: at each decision what each seat saw, all cards, and the decision."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from prikup.cards import Card, Cards
from prikup.core import Deal, Match, Struct, View
from prikup.records.steps import find_scored, tricks_of
from prikup.review.deals import PlayedDeal
from prikup.review.judging import review_deal
from prikup.review.model import Decision
from prikup.scene import Scene, scene_of
from prikup.toolkit.views import find_deal_and_play, hand_mask


class ReviewFrame(Struct, frozen=True):
    """A deal at one moment: what each seat saw of it, and all cards.

    ``views`` and their ``scenes`` are by seat and reveal nothing that the seat did not know: they are what a
    reader is asked with. ``hands`` are all hands, ``talon`` the dealt one or the one that lies open;
    ``decision`` is the place of what is decided now among the decisions, None where the deal is over.
    """

    views: tuple[View, ...]
    scenes: tuple[Scene, ...]
    hands: tuple[tuple[Card, ...], ...]
    talon: tuple[Card, ...]
    decision: int | None


class ReviewedDeal(Struct, frozen=True):
    """The review of a deal with its frames; by seat its ``luck``, ``skill`` and ``own`` part of that.

    ``names`` are the players', ``bot_names`` the numbers of the bots' names in the catalogue, None for a
    person and in a record. ``measure`` is what is scored.
    """

    number: int
    game: str
    rules: str
    names: tuple[str, ...]
    bot_names: tuple[int | None, ...]
    measure: str
    decisions: tuple[Decision, ...]
    frames: tuple[ReviewFrame, ...]
    luck: tuple[float, ...]
    skill: tuple[float, ...]
    own: tuple[float, ...]


def review_for_display(
    deal: PlayedDeal, names: tuple[str, ...], bot_names: tuple[int | None, ...] = ()
) -> ReviewedDeal:
    """Return the review of a deal for display; without ``bot_names`` all players count as persons."""
    review = review_deal(deal)
    match = deal.before
    return ReviewedDeal(
        deal.number,
        match.game.id,
        match.game.rules(match.options),
        names,
        bot_names or (None,) * len(names),
        review.measure,
        review.decisions,
        tuple(make_frames(deal)),
        *(tuple(map(float, part)) for part in (review.luck, review.skill, review.own)),
    )


def make_frames(deal: PlayedDeal) -> Iterator[ReviewFrame]:
    """Yield a frame for each decision, and one for the end."""
    match, number = deal.before, 0
    talon: tuple[Card, ...] = ()
    last: ReviewFrame | None = None
    tricks: tuple[int, ...] = ()
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
        tricks = tricks if scored is None else tricks_of(scored)
    if last is not None:
        yield _make_last_frame(last, tricks)


def _make_frame(match: Match, talon: tuple[Card, ...], number: int) -> ReviewFrame:
    """Return the frame of a moment; ``talon`` is the dealt one, ``number`` that of the decision."""
    views = tuple(match.view(seat) for seat in range(match.players))
    deal_state, play = find_deal_and_play(match)
    hands = tuple(
        () if deal_state is None else tuple(Cards(hand_mask(deal_state, play, seat)))
        for seat in range(match.players)
    )
    open_talon = match.view(None).talon
    return ReviewFrame(
        tuple(map(_keep_drawn, views)),
        tuple(scene_of(match.game, view) for view in views),
        hands,
        talon if open_talon is None else open_talon,
        number,
    )


def _make_last_frame(last: ReviewFrame, tricks: tuple[int, ...]) -> ReviewFrame:
    """Return the frame of the end of a deal: the last one without cards, with the tricks of each seat."""
    views = tuple(
        replace(
            view,
            asks="",
            seats=tuple(
                replace(
                    seat, cards=(), count=0, shown=None, tricks=tricks[seat.seat] if tricks else seat.tricks
                )
                for seat in view.seats
            ),
            talon=None,
            trick=None,
            turns=(),
            acting=None,
            choices=(),
        )
        for view in last.views
    )
    scenes = tuple(replace(scene, question="", auction=(), words=()) for scene in last.scenes)
    return ReviewFrame(views, scenes, ((),) * len(last.hands), (), None)


def _keep_drawn(view: View) -> View:
    """Return a view without the parts that no page draws, which are most of its size."""
    hidden = tuple(replace(place, may=Cards()) for place in view.hidden)
    return replace(view, options=None, standing=None, log=(), offers=(), hidden=hidden)
