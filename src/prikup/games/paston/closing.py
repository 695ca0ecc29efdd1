"""The end of a deal and of the match: writing the totals, going on, and the result (8)."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from prikup.core import Ended, Fact, Match, Phase, Scored, Step
from prikup.games.paston.score import DealResult, Standing, apply_entries, entries, is_over, next_dealer


class Over(Phase, frozen=True, tag=True):
    """The match is over; the totals are its result (8.2)."""

    result: tuple[Fraction, ...]


def totals(standing: Standing) -> tuple[Fraction, ...]:
    """The result if the match ended now."""
    return tuple(map(Fraction, standing.scores))


def score_deal(match: Match, result: DealResult, *facts: Fact) -> Step:
    """Write a deal, played or typed in, and go on to the next one, or to the end."""
    assert match.dealer is not None
    result = msgspec.structs.replace(result, dealer=match.dealer)
    written = entries(result, match.standing, match.options)
    after = apply_entries(match.standing, written, result, match.options)
    scored = Scored(match.deal_no, match.dealer, result, written)
    if is_over(after, match.options):
        step = finish(match, after)
        return Step(step.state, (*facts, scored, *step.facts))
    dealer = next_dealer(match.deal_no, match.dealer, result.opener, match.options)
    following = Match(
        match.game, match.options, match.players, match.deal_no + 1, dealer, after, match.game.dealing()
    )
    return Step(following, (*facts, scored))


def finish(match: Match, standing: Standing) -> Step:
    """The end of the match with these totals."""
    result = totals(standing)
    over = Match(
        match.game, match.options, match.players, match.deal_no, match.dealer, standing, Over(result)
    )
    return Step(over, (Ended(result),))
