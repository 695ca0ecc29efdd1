"""The laws of hidden cards: what a seat sees does not depend on them, and with them it gives the match."""

from __future__ import annotations

from typing import Final

import msgspec

from prikup.core import Input, Match, RuleError, Turn
from prikup.testing.failure import BrokenError, difference
from prikup.testing.walks import Choose, Walk, turns_and_legal
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


def check_indistinguishable(walked: Walk, viewer: int | None, choose: Choose) -> None:
    """Check law 5 for a viewer: the deal so far looks the same with the cards laid otherwise.

    The deal is that of the state which is being looked at. Raises BrokenError where the deals first differ.
    """
    match = walked.states[walked.at]
    twin = draw_twin(match, match.game.view(match, viewer), choose)
    first = walked.at - len(match.log)
    one = other = msgspec.structs.replace(match, phase=match.game.dealing(), log=())
    for place, (true, drawn) in enumerate(zip(match.log, twin.log, strict=True)):
        step, drawn_step = one.apply(true), other.apply(drawn)
        one, other = step.state, drawn_step.state
        found = (
            difference("view", one.game.view(one, viewer), other.game.view(other, viewer))
            or difference(
                "facts",
                [fact.seen_by(viewer) for fact in step.facts],
                [fact.seen_by(viewer) for fact in drawn_step.facts],
            )
            or ("" if viewer is None else _acts_difference(one, other, viewer))
        )
        if found:
            walked.at = first + place + 1
            dealt = twin.log[0].action.text
            who = name_viewer(viewer)
            raise BrokenError(
                f"{who} can tell this deal from one that differs only in cards hidden from them: {found}; "
                f"the other deal is {dealt}"
            )


def _acts_difference(one: Match, other: Match, seat: int) -> str:
    """Return how what a seat may do, or is told when it tries, differs in two matches; empty if not."""
    return difference(
        "(turns, legal actions, offers)", turns_and_legal(one, seat), turns_and_legal(other, seat)
    ) or difference("refusals", refusals(one, seat), refusals(other, seat))


def refusals(match: Match, by: int) -> list[str]:
    """Return what a player is told when they try things, in turn or not."""
    found = []
    for text in ATTEMPTS:
        turn = match.turn_of(by) or Turn(by, by)
        try:
            match.apply(Input(turn.seat, turn.by, match.parse(turn, text)))
        except RuleError as error:
            found.append(f"{error.code} {error} {error.data}")
        else:
            found.append("done")
    return found


def check_true_state(walked: Walk, viewer: int | None) -> None:
    """Check law 9 for a viewer of the state that is being looked at; raises BrokenError."""
    match = walked.states[walked.at]
    view = match.game.view(match, viewer)
    again = true_twin(match, view)
    who = f"the state made of the view of {name_viewer(viewer)} and the true cards"
    found = difference("view", view, again.game.view(again, viewer))
    if found:
        raise BrokenError(f"{who} looks otherwise: {found}")
    for by in range(match.players):
        acts = turns_and_legal(match, by), turns_and_legal(again, by)
        found = difference("(turns, legal actions, offers)", *acts)
        if found:
            raise BrokenError(f"{who} lets seat {by} do something else: {found}")
    move = walked.inputs[walked.at] if walked.at < len(walked.inputs) else None
    if move is not None and move.seat is not None:
        found = difference("facts", walked.facts[walked.at], again.apply(move).facts)
        if found:
            raise BrokenError(f"{move.action.text}, put into {who}, leads to something else: {found}")
