"""The end of a deal and of the match: scoring, the next deal, settlement (10 to 12)."""

from __future__ import annotations

import msgspec

from prikup.core import Fact, Scored, Step
from prikup.games.prefa.match import Match
from prikup.games.prefa.results import DealResult, Standing
from prikup.games.prefa.score import apply_entries, entries, settle
from prikup.toolkit.dealing import end_match, go_on


def score_deal(match: Match, result: DealResult, *facts: Fact) -> Step:
    """Write a deal, played or typed in, and return the step to the next one, or to the settlement."""
    result = msgspec.structs.replace(result, dealer=match.dealt_by)
    written = entries(result, match.standing, match.options)
    new_standing = apply_entries(match.standing, written, result, match.options)
    scored = Scored(match.deal_no, match.dealt_by, result, written)
    return go_on(match, new_standing, (match.dealt_by + 1) % match.players, *facts, scored)


def finish(match: Match, standing: Standing) -> Step:
    """Return the step that settles the match as it stands."""
    return end_match(match, standing, settle(standing).result)
