"""The laws of hidden cards: what a seat sees does not depend on them, and with them it gives the match."""

from __future__ import annotations

from typing import Final

import msgspec

from prikup.core import Input, Match, RuleError, Turn
from prikup.testing.failure import BrokenError, difference
from prikup.testing.walks import DrawNumber, Walk, turns_and_legal
from prikup.testing.worlds import draw_twin, true_twin

ATTEMPTS: Final = (
    "foo",
    "discard 7S 8S",
    "concede",
    "name 6S",
    "AS",
    "claim 4-3-3",
    "lay 10-0-0",
    "yes",
    "withdraw",
)
"""Texts that a player tries, in turn or not; most are refused, and a refusal must reveal nothing either."""


def viewers(match: Match) -> tuple[int | None, ...]:
    """Return everybody who has a view: the seats, and None for a watcher."""
    return (*range(match.players), None)


def name_viewer(viewer: int | None) -> str:
    """Return how messages call a viewer."""
    return "a watcher" if viewer is None else f"seat {viewer}"


def check_indistinguishable(walked: Walk, viewer: int | None, choose: DrawNumber) -> None:
    """Check law 5 for a viewer: the deal so far looks the same with the hidden cards laid otherwise.

    The deal is that of the state ``walked.at``. Raises BrokenError; then ``walked.at`` is the state in which
    the views first differ.
    """
    match = walked.states[walked.at]
    twin = draw_twin(match, match.game.view(match, viewer), choose)
    first = walked.at - len(match.log)
    match_now = twin_now = msgspec.structs.replace(match, phase=match.game.dealing(), log=())
    for index, (move, twin_move) in enumerate(zip(match.log, twin.log, strict=True)):
        step, twin_step = match_now.apply(move), twin_now.apply(twin_move)
        match_now, twin_now = step.state, twin_step.state
        first_difference = (
            difference("view", match_now.game.view(match_now, viewer), twin_now.game.view(twin_now, viewer))
            or difference(
                "facts",
                [fact.seen_by(viewer) for fact in step.facts],
                [fact.seen_by(viewer) for fact in twin_step.facts],
            )
            or ("" if viewer is None else _find_difference_of_acts(match_now, twin_now, viewer))
        )
        if first_difference:
            walked.at = first + index + 1
            dealt = twin.log[0].action.text
            viewer_name = name_viewer(viewer)
            raise BrokenError(
                f"{viewer_name} can tell this deal from one that differs only in cards hidden from them: "
                f"{first_difference}; the other deal is {dealt}"
            )


def _find_difference_of_acts(match: Match, other_match: Match, seat: int) -> str:
    """Return how the actions and refusals of a seat differ in two matches; empty if they do not."""
    return difference(
        "(turns, legal actions, offers)", turns_and_legal(match, seat), turns_and_legal(other_match, seat)
    ) or difference("refusals", list_replies(match, seat), list_replies(other_match, seat))


def list_replies(match: Match, by: int) -> list[str]:
    """Return the reply to each of ATTEMPTS by a player: the refusal, or ``done``."""
    replies = []
    for text in ATTEMPTS:
        turn = match.turn_of(by) or Turn(by, by)
        try:
            match.apply(Input(turn.seat, turn.by, match.parse(turn, text)))
        except RuleError as error:
            replies.append(f"{error.code} {error} {error.data}")
        else:
            replies.append("done")
    return replies


def check_true_state(walked: Walk, viewer: int | None) -> None:
    """Check law 9 for a viewer of the state that is being looked at; raises BrokenError."""
    match = walked.states[walked.at]
    view = match.game.view(match, viewer)
    rebuilt = true_twin(match, view)
    subject = f"the state made of the view of {name_viewer(viewer)} and the true cards"
    first_difference = difference("view", view, rebuilt.game.view(rebuilt, viewer))
    if first_difference:
        raise BrokenError(f"{subject} looks otherwise: {first_difference}")
    for by in range(match.players):
        both = turns_and_legal(match, by), turns_and_legal(rebuilt, by)
        first_difference = difference("(turns, legal actions, offers)", *both)
        if first_difference:
            raise BrokenError(f"{subject} lets seat {by} do something else: {first_difference}")
    move = walked.inputs[walked.at] if walked.at < len(walked.inputs) else None
    if move is not None and move.seat is not None:
        first_difference = difference("facts", walked.facts[walked.at], rebuilt.apply(move).facts)
        if first_difference:
            raise BrokenError(
                f"{move.action.text}, put into {subject}, leads to something else: {first_difference}"
            )
