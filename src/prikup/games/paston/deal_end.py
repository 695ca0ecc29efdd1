"""The end of a deal and of the match: totals, the next deal, the result (8)."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from prikup.core import Fact, Scored, Step
from prikup.games.paston.match import Match
from prikup.games.paston.results import DealResult, Standing
from prikup.games.paston.score import apply_entries, entries, next_dealer
from prikup.toolkit.dealing import end_match, go_on


def totals(standing: Standing) -> tuple[Fraction, ...]:
    """Return the result if the match ended now."""
    return tuple(map(Fraction, standing.scores))


def score_deal(match: Match, result: DealResult, *facts: Fact) -> Step:
    """Write a deal, played or typed in, and return the step to the next one, or to the end."""
    result = msgspec.structs.replace(result, dealer=match.dealt_by)
    written = entries(result, match.standing, match.options)
    new_standing = apply_entries(match.standing, written, result, match.options)
    scored = Scored(match.deal_no, match.dealt_by, result, written)
    dealer = next_dealer(match.deal_no, match.dealt_by, result.opener, match.options)
    return go_on(match, new_standing, dealer, *facts, scored)


def finish(match: Match, standing: Standing) -> Step:
    """Return the step that ends the match with these totals."""
    return end_match(match, standing, totals(standing))
