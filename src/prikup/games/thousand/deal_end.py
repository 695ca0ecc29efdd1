"""The end of a deal and of the match: scoring, redeals, the next deal, the result (5, 12)."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from prikup.cards import Card
from prikup.core import Fact, Redealt, Scored, Step
from prikup.games.thousand.match import Match
from prikup.games.thousand.results import DealResult, Standing, with_scored_mode
from prikup.games.thousand.score import apply_entries, entries, next_dealer
from prikup.toolkit.dealing import end_match, go_on, start_next_deal

REDEAL_CLAUSES = {
    "bottom_nine": "2.5",
    "talon_nines": "5.1",
    "talon_points": "5.1",
    "hand_nines": "5.2",
    "hand_points": "5.2",
}
"""Clause of each reason for a redeal."""


def totals(standing: Standing) -> tuple[Fraction, ...]:
    """Return the result if the match ended now."""
    return tuple(map(Fraction, standing.scores))


def score_deal(match: Match, result: DealResult, pile: tuple[Card, ...], *facts: Fact) -> Step:
    """Write a deal, played or typed in, and return the step to the next one, or to the end of the match.

    ``pile`` is the pack as it was gathered, empty if that is not known.
    """
    result = with_scored_mode(msgspec.structs.replace(result, dealer=match.dealt_by), match.options)
    written = entries(result, match.standing, match.options)
    new_standing = _with_pile(match, apply_entries(match.standing, written, result, match.options), pile)
    scored = Scored(match.deal_no, match.dealt_by, result, written)
    return go_on(match, new_standing, next_dealer(result, match.players), *facts, scored)


def redeal(
    match: Match,
    reasons: tuple[str, ...],
    seat: int | None,
    cards: tuple[Card, ...],
    pile: tuple[Card, ...],
    *facts: Fact,
) -> Step:
    """Return the step in which the same dealer deals again; only a penalty is written (2.5, 5.4, 5.5).

    ``reasons`` are words of REDEAL_CLAUSES, of which the first is told. ``cards`` are those that the seat, or
    for the talon the declarer (None), showed for it; ``pile`` is the pack as it was gathered. ``facts`` come
    before those of the redeal. A deal that wrote no entries keeps its number.
    """
    result = DealResult("redeal", dealer=match.dealt_by, reasons=reasons)
    written = entries(result, match.standing, match.options)
    new_standing = _with_pile(match, apply_entries(match.standing, written, result, match.options), pile)
    # Only a redeal that was asked for is a question of the deal; automatic ones follow from the cards.
    is_requested = match.phase.asks == "redeal"
    cause = reasons[0]
    redealt = Redealt(
        match.deal_no, match.dealt_by, cause, REDEAL_CLAUSES[cause], seat, cards, asked=is_requested
    )
    scored = (Scored(match.deal_no, match.dealt_by, result, written),) if written else ()
    next_deal = start_next_deal(match, new_standing, match.dealt_by, later=1 if written else 0)
    return Step(next_deal, (*facts, redealt, *scored))


def _with_pile(match: Match, standing: Standing, pile: tuple[Card, ...]) -> Standing:
    """Return the sheet with the pack as it was gathered, where it is not shuffled again (2.4)."""
    if match.game.shuffles_each_deal(match.options):
        return standing
    return msgspec.structs.replace(standing, pile=pile)


def finish(match: Match, standing: Standing) -> Step:
    """Return the step that ends the match with these scores."""
    return end_match(match, standing, totals(standing))
