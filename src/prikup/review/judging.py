"""Reviewing deals decision by decision."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from prikup.bots.hints import reasons_for
from prikup.bots.rules import GameBot, game_bot
from prikup.core import Input, Match, Turn, View
from prikup.records import MatchRecord
from prikup.review import cards
from prikup.review.calls import CallReview
from prikup.review.deals import PlayedDeal, deals_of
from prikup.review.fixed_bot import FixedBot
from prikup.review.luck import luck_of
from prikup.review.model import DealReview, Decision, Ranked, Review, Verdict
from prikup.review.weighing import BLUNDER_RATIO, Weighed

REVIEW_WORLDS: Final = 500
"""Worlds over which a decision in doubt is judged."""


def review(record: MatchRecord, worlds: int = REVIEW_WORLDS) -> Review:
    """Review a record; raise RecordError or RuleError if it is impossible.

    >>> from prikup import records
    >>> found = review(records.read('''[Prikup "1"]
    ... [Game "preferans"]
    ... [Rules "kodeks-sochi"]
    ... [Seats "Anna|Boris|Vera"]
    ... [Dealer "2"]
    ...
    ... 1. AKQJT.AKQ.7.A 987.JT9.KQ.K9 ..AJT98.QJT87 / 8H 7H | pass
    ... '''))
    >>> one = found.decisions[0]
    >>> one.played, one.best, one.verdict
    ('pass', '6S', 'blunder')
    """
    moves = (moment.move for moment in record.replay())
    return Review(tuple(review_deal(deal, worlds) for deal in deals_of(record.start(), moves)))


def review_deal(deal: PlayedDeal, worlds: int = REVIEW_WORLDS) -> DealReview:
    """Review one deal."""
    bot = FixedBot()
    parted = luck_of(deal, bot)
    found = tuple(_Reviewer(deal, bot, worlds).decisions())
    own = game_bot(deal.before.game.id)
    return DealReview(
        deal.number, "points" if own is None else own.unit, found, parted.luck, parted.skill, parted.own
    )


class _Reviewer:
    """The judge of the decisions of one deal."""

    def __init__(self, deal: PlayedDeal, bot: FixedBot, worlds: int) -> None:
        self._deal, self._worlds = deal, worlds
        self._own = game_bot(deal.before.game.id) or GameBot(lambda view, texts, seed: texts[0])
        self._calls = CallReview(bot)

    def decisions(self) -> Iterable[Decision]:
        """Return all decisions in order."""
        match = self._deal.before
        for move in self._deal.inputs:
            turn = None if move.by is None else match.turn_of(move.by)
            if turn is not None and not match.phase.unasked(move.action):
                yield self._judged(match, turn, move)
            match = match.apply(move).state

    def _judged(self, match: Match, turn: Turn, move: Input) -> Decision:
        played = move.action.text
        texts = [action.text for action in match.legal(turn)]
        plain = Decision(
            deal=self._deal.number,
            ply=len(match.log) - 1,
            seat=turn.by,
            asks=match.phase.asks,
            played=played,
            best=played,
            verdict="ok" if len(texts) > 1 else "forced",
        )
        if len(texts) < 2:
            return plain
        view = match.view(turn.by)
        if view.asks == "play" and self._own.trials is not None:
            found = cards.judge_card(self._own, view, texts, played, self._worlds)
            opened = cards.open_values(self._own, match, turn.by, texts)
            return self._told(plain, view, found, opened)
        weighed = self._calls.judged(match, view, turn, played, self._worlds, self._own.mistake)
        if weighed is None:
            return plain
        return self._told(plain, view, weighed, self._calls.opened(match, turn, list(weighed.lost)))

    def _told(self, plain: Decision, view: View, found: Weighed, opened: dict[str, float]) -> Decision:
        top = max(opened.values())
        options = sorted(found.lost, key=lambda text: (found.lost[text], text != found.best))
        verdict = self._verdict(found, top - opened[plain.played], view)
        return msgspec.structs.replace(
            plain,
            best=found.best,
            loss=_rounded(found.loss),
            low=_rounded(found.low),
            high=_rounded(found.high),
            open_loss=_rounded(top - opened[plain.played]),
            verdict=verdict,
            options=tuple(
                Ranked(text, _rounded(found.lost[text]), _rounded(top - opened[text])) for text in options
            ),
            share=found.share,
            worlds=found.worlds,
            reasons=() if verdict == "ok" else reasons_for(view, found.best),
        )

    def _verdict(self, found: Weighed, open_loss: float, view: View) -> Verdict:
        if found.loss < self._own.mistake or found.low <= 0 or (open_loss <= 0 and _defends_misere(view)):
            return "ok"
        return "blunder" if found.loss >= BLUNDER_RATIO * self._own.mistake else "mistake"


def _defends_misere(view: View) -> bool:
    """Return True if the viewer defends against a misère, where a play that loses nothing is no mistake."""
    contract, acting = view.contract, view.acting
    return (
        contract is not None
        and contract.needs == 0
        and acting is not None
        and acting.seat != contract.declarer
    )


def _rounded(value: float) -> float:
    return round(value, 2) + 0.0  # no minus zero
