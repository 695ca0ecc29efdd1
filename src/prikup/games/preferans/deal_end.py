"""The end of a deal and of the match: aid directed by its donor, scoring, settlement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

import msgspec

from prikup.core import (
    Action,
    Fact,
    GivePoints,
    Input,
    Phase,
    Question,
    RuleError,
    Scored,
    Stage,
    Step,
    Turn,
)
from prikup.games.preferans.aid import Surplus, open_surpluses
from prikup.games.preferans.match import Match
from prikup.games.preferans.options import Options
from prikup.games.preferans.score import (
    DealResult,
    Standing,
    apply_entries,
    entries,
    next_dealer,
    settle,
)
from prikup.toolkit.auction import make_said, make_say
from prikup.toolkit.deal_state import Aside
from prikup.toolkit.dealing import end_match, go_on

KEEP: Final = make_say("keep")


class Giving(Aside, frozen=True, tag=True):
    """Choice of a donor: who gets the points that have no place in their own pool (11.2).

    ``before`` is the phase in which the deal came to its ``result``.
    """

    stage: ClassVar[Stage] = "aid"
    asks: ClassVar[Question] = "aid"
    clause: ClassVar[str] = "11.2"

    result: DealResult
    surplus: Surplus

    def turns(self, match: Match) -> tuple[Turn, ...]:
        return (Turn(self.surplus.donor, self.surplus.donor),)

    def legal(self, match: Match, turn: Turn) -> Sequence[Action]:
        points = self.surplus.points
        gifts = [
            GivePoints(seat, gift_points)
            for seat, room in enumerate(self.surplus.rooms)
            for gift_points in range(1, min(points, room) + 1)
        ]
        return [*gifts, KEEP]

    def check(self, match: Match, turn: Turn, action: Action) -> None:
        if action in self.legal(match, turn):
            return
        if not isinstance(action, GivePoints):
            raise RuleError("phase-preferans-aid", "11.2")
        rooms = self.surplus.rooms
        room = rooms[action.to] if 0 <= action.to < len(rooms) else 0
        max_points = min(room, self.surplus.points)
        raise RuleError("aid-most", "11.2", given=action.text, seat=action.to, most=max_points)

    def apply(self, match: Match, move: Input) -> Step:
        action, fact = move.action, make_said(move)
        # A gift to oneself stands for points that are not given and so are lost.
        lost_points = (fact.seat, self.surplus.points)
        gift = (action.to, action.points) if isinstance(action, GivePoints) else lost_points
        result = msgspec.structs.replace(self.result, aid=(*(self.result.aid or ()), gift))
        return score_deal(match, move, self.before, result, fact)


def score_deal(match: Match, move: Input, ended_phase: Phase, result: DealResult, *facts: Fact) -> Step:
    """Return the step after the input that ended a deal in the phase ``ended_phase``.

    Donors who choose who gets their points are asked first (11.2).
    """
    options: Options = match.options
    result = msgspec.structs.replace(result, dealer=match.dealt_by)
    if options.aid == "donor_choice" and (surpluses := open_surpluses(result, match.standing, options)):
        return match.to(move, Giving(ended_phase, result, surpluses[0]), *facts)
    return write_deal(match, result, *facts)


def write_deal(match: Match, result: DealResult, *facts: Fact) -> Step:
    """Write a deal on the sheet and return the step to the next one, or to the settlement (11.4)."""
    options: Options = match.options
    standing: Standing = match.standing
    result = msgspec.structs.replace(result, dealer=match.dealt_by)
    written = entries(result, standing, options)
    new_standing = apply_entries(standing, written, result, options)
    scored = Scored(match.deal_no, match.dealt_by, result, written)
    return go_on(
        match, new_standing, next_dealer(match.dealt_by, result, options, match.players), *facts, scored
    )


def finish(match: Match, standing: Standing) -> Step:
    """Return the step that settles the match as it stands (section 12)."""
    return end_match(match, standing, settle(standing, match.options).result)
