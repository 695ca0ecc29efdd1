"""Reviewing deals decision by decision."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from prikup.bots.base import JUDGE_SEED
from prikup.bots.hints import hint
from prikup.bots.rules import GameBot, game_bot
from prikup.core import Input, Match, Turn, View
from prikup.errors import ArgumentError, check_argument, check_type, quote
from prikup.records import MatchRecord
from prikup.review import cards
from prikup.review.calls import CallReview
from prikup.review.deals import PlayedDeal, deals_of
from prikup.review.fixed_bot import FixedBot
from prikup.review.luck import luck_of
from prikup.review.model import DealReview, Decision, DecisionVerdict, Ranked, Review
from prikup.review.weighing import BLUNDER_RATIO, Weighed

REVIEW_WORLDS: Final = 500
"""Worlds over which a decision in doubt is judged."""


def review(record: MatchRecord, worlds: int = REVIEW_WORLDS) -> Review:
    """Review a record; raise RecordError or RuleError if it is impossible, ArgumentError if it is no record.

    >>> from prikup import records
    >>> reviewed = review(records.read('''[Prikup "1"]
    ... [Game "preferans"]
    ... [Rules "kodeks-sochi"]
    ... [Seats "Anna|Boris|Vera"]
    ... [Dealer "2"]
    ...
    ... 1. AKQJT.AKQ.7.A 987.JT9.KQ.K9 ..AJT98.QJT87 / 8H 7H | pass
    ... '''))
    >>> decision = reviewed.decisions[0]
    >>> decision.played, decision.best, decision.verdict
    ('pass', '6S', 'blunder')
    """
    check_type(record, MatchRecord, "argument-record")
    _check_worlds(worlds)
    moves = (step.move for step in record.replay())
    return Review(tuple(review_deal(deal, worlds) for deal in deals_of(record.start(), moves)))


def _check_worlds(worlds: int) -> None:
    if type(worlds) is not int or worlds < 1:
        raise ArgumentError("argument-number_least", name="worlds", what=quote(worlds), least=1)


def review_deal(deal: PlayedDeal, worlds: int = REVIEW_WORLDS) -> DealReview:
    """Review one deal."""
    check_argument("deal", deal, PlayedDeal)
    _check_worlds(worlds)
    bot = FixedBot()
    luck = luck_of(deal, bot)
    decisions = tuple(_Reviewer(deal, bot, worlds).decisions())
    own_bot = game_bot(deal.before.game.id)
    return DealReview(
        deal.number, "points" if own_bot is None else own_bot.unit, decisions, luck.luck, luck.skill, luck.own
    )


class _Reviewer:
    """The judge of the decisions of one deal."""

    def __init__(self, deal: PlayedDeal, bot: FixedBot, worlds: int) -> None:
        self._deal, self._worlds = deal, worlds
        self._game_bot = game_bot(deal.before.game.id) or GameBot(lambda view, texts, seed: texts[0])
        self._calls = CallReview(bot)

    def decisions(self) -> Iterable[Decision]:
        """Return all decisions in order."""
        match = self._deal.before
        for move in self._deal.inputs:
            turn = None if move.by is None else match.turn_of(move.by)
            if turn is not None and not match.phase.unasked(move.action):
                yield self._judge(match, turn, move)
            match = match.apply(move).state

    def _judge(self, match: Match, turn: Turn, move: Input) -> Decision:
        """Return a decision with its loss; a forced one, or one that a bot makes too, has none."""
        played = move.action.text
        texts = [action.text for action in match.legal(turn)]
        unjudged = Decision(
            deal=self._deal.number,
            ply=len(match.log) - 1,
            seat=turn.by,
            asks=match.phase.asks,
            played=played,
            best=played,
            verdict="ok" if len(texts) > 1 else "forced",
        )
        if len(texts) < 2:
            return unjudged
        view = match.view(turn.by)
        if view.asks == "play" and self._game_bot.trials is not None:
            judged = cards.judge_card(self._game_bot, view, texts, played, self._worlds)
            open_values = cards.open_values(self._game_bot, match, turn.by, texts)
            return self._make_decision(unjudged, view, judged, open_values)
        weighed = self._calls.judge_call(match, view, turn, played, self._worlds, self._game_bot.mistake)
        if weighed is None:
            return unjudged
        if self._game_bot.counts is not None and weighed.best != played:
            counted = self._game_bot.counts(view, texts, JUDGE_SEED, weighed.best, played)
            weighed = weighed._replace(cause=counted)
        return self._make_decision(
            unjudged, view, weighed, self._calls.evaluate_open(match, turn, list(weighed.lost))
        )

    def _make_decision(
        self, unjudged: Decision, view: View, weighed: Weighed, open_values: dict[str, float]
    ) -> Decision:
        """Return the decision with its loss by knowledge (``weighed``) and with open cards."""
        best_value = max(open_values.values())
        options = sorted(weighed.lost, key=lambda text: (weighed.lost[text], text != weighed.best))
        verdict = self._choose_verdict(
            unjudged.played, weighed, best_value - open_values[unjudged.played], view
        )
        return msgspec.structs.replace(
            unjudged,
            best=weighed.best,
            loss=_round(weighed.loss),
            low=_round(weighed.low),
            high=_round(weighed.high),
            open_loss=_round(best_value - open_values[unjudged.played]),
            verdict=verdict,
            options=tuple(
                Ranked(text, _round(weighed.lost[text]), _round(best_value - open_values[text]))
                for text in options
            ),
            share=weighed.share,
            worlds=weighed.worlds,
            cause=None if verdict == "ok" else weighed.cause,
        )

    def _choose_verdict(self, played: str, weighed: Weighed, open_loss: float, view: View) -> DecisionVerdict:
        """Return the verdict on a loss; it is a mistake only if its interval lies above zero.

        What a hint advises is none.
        """
        if (
            weighed.loss < self._game_bot.mistake
            or weighed.low <= 0
            or (open_loss <= 0 and _defends_misere(view))
            or played in _list_advised(view)
        ):
            return "ok"
        return "blunder" if weighed.loss >= BLUNDER_RATIO * self._game_bot.mistake else "mistake"


def _list_advised(view: View) -> tuple[str, ...]:
    """Return what a hint advises in a view, and what comes to the same."""
    found = hint(view)
    return found.choices[0].text, *found.same


def _defends_misere(view: View) -> bool:
    """Return True if the viewer defends against a misère, where a play that loses nothing is no mistake."""
    contract, acting = view.contract, view.acting
    return (
        contract is not None
        and contract.needs == 0
        and acting is not None
        and acting.seat != contract.declarer
    )


def _round(value: float) -> float:
    return round(value, 2) + 0.0  # no minus zero
