"""The end of a deal and of the match: writing the sheet, going on, settling."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from prikup.core import (
    Ended,
    Fact,
    Match,
    Phase,
    Scored,
    Step,
)
from prikup.games.preferans.options import Options
from prikup.games.preferans.score import (
    DealResult,
    Standing,
    apply_entries,
    entries,
    is_over,
    next_dealer,
    settle,
)


class Over(Phase, frozen=True, tag=True):
    """The match is settled (section 12)."""

    result: tuple[Fraction, ...]


def score_deal(match: Match, result: DealResult, *facts: Fact) -> Step:
    """Write the deal on the sheet and go on to the next one, or to the settlement (11.4)."""
    assert match.dealer is not None
    options: Options = match.options
    standing: Standing = match.standing
    result = msgspec.structs.replace(result, dealer=match.dealer)
    written = entries(result, standing, options)
    after = apply_entries(standing, written, result, options)
    scored = Scored(match.deal_no, match.dealer, result, written)
    if is_over(after, options):
        step = finish(match, after)
        return Step(step.state, (*facts, scored, *step.facts))
    dealer = next_dealer(match.dealer, result, options, match.players)
    following = Match(
        match.game, options, match.players, match.deal_no + 1, dealer, after, match.game.dealing()
    )
    return Step(following, (*facts, scored))


def finish(match: Match, standing: Standing) -> Step:
    """The settlement of the match as it stands (section 12)."""
    result = settle(standing, match.options).result
    over = Match(
        match.game, match.options, match.players, match.deal_no, match.dealer, standing, Over(result)
    )
    return Step(over, (Ended(result),))
