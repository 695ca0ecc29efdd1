"""The laws of whole matches: replay, records, rotated seats, results typed in."""

from __future__ import annotations

from typing import Any

import msgspec

from prikup import records, registry
from prikup.core import Deal, Draw, Game, GiveCard, GivePoints, Input, Match, RuleError, Scored, replay
from prikup.records.typed import Notation, read_words
from prikup.testing.failure import BrokenError, difference
from prikup.testing.walks import DrawNumber, Walk


def check_replay(walked: Walk, choose: DrawNumber) -> None:
    """Check law 3: the same inputs lead to an equal state by equal facts."""
    walked.at = len(walked.inputs)
    last, facts = replay(walked.states[0], walked.inputs)
    first_difference = difference("facts", tuple(fact for step in walked.facts for fact in step), facts)
    if first_difference:
        raise BrokenError(f"the same inputs lead to other facts when they are replayed: {first_difference}")
    if last == walked.last and hash(last) == hash(walked.last):
        return
    rebuilt = walked.states[0]
    for move in walked.visit(walked.inputs):
        if rebuilt != walked.states[walked.at]:
            break
        rebuilt = rebuilt.apply(move).state
    raise BrokenError(f"the same inputs lead to another state when they are replayed: {rebuilt!r}")


def check_record(walked: Walk) -> None:
    """Check that the match can be written as a record and read back, as text and as JSON (law 3)."""
    if not is_registered(walked.game):
        return
    walked.at = len(walked.inputs)
    record = records.make_record(walked.states[0], walked.inputs, seat_names(walked))
    if records.read(records.write(record)) != record:
        raise BrokenError("the record of the match, written as text, is read back as another one")
    if records.from_json(records.to_json(record)) != record:
        raise BrokenError("the record of the match, written as JSON, is read back as another one")
    if record.final_match() != walked.last:
        raise BrokenError("the record of the match leads to another state")


def is_registered(game: Game) -> bool:
    """Return True if records and results of this game can be read, since its id is found to be its own."""
    return registry.GAMES.get(game.id) == game


def seat_names(walked: Walk) -> list[str]:
    """Return a name for each seat of the match."""
    return [f"seat {seat}" for seat in range(walked.last.players)]


def check_rotation(walked: Walk, choose: DrawNumber) -> None:
    """Check law 10: if each input is made by the next seat, the results move on by one seat."""
    walked.at = len(walked.inputs)
    players, result = walked.last.players, walked.game.result(walked.last)
    assert result is not None
    for steps in range(1, players):
        rotated_match, facts = replay(
            walked.states[0], [_rotate_input(move, steps, players) for move in walked.inputs]
        )
        expected = tuple(result[(seat - steps) % players] for seat in range(players))
        rotated_result = walked.game.result(rotated_match)
        if rotated_result != expected:
            text = f"with all seats moved on by {steps} the results are {_spell(rotated_result)}"
            raise BrokenError(f"{text}: expected {_spell(expected)}")
        scored = sum(isinstance(fact, Scored) for fact in facts)
        if scored != sum(isinstance(fact, Scored) for step in walked.facts for fact in step):
            raise BrokenError(
                f"with all seats moved on by {steps} another number of deals is scored: {scored}"
            )


def _spell(result: tuple[Any, ...] | None) -> str:
    return "none" if result is None else ", ".join(map(str, result))


def _rotate_input(move: Input, steps: int, players: int) -> Input:
    """Return the input with every seat in it moved on by ``steps``."""

    def seat(old_seat: int | None) -> int | None:
        return None if old_seat is None else (old_seat + steps) % players

    action = move.action
    if isinstance(action, Draw):
        cards = (
            tuple(action.cards[(seat_index - steps) % players] for seat_index in range(players))
            if action.cards
            else ()
        )
        action = Draw((action.dealer + steps) % players, cards)
    elif isinstance(action, Deal):
        hands = tuple(action.hands[(seat_index - steps) % players] for seat_index in range(players))
        action = Deal(hands, action.talon, action.bottom)
    elif isinstance(action, GivePoints | GiveCard):
        action = msgspec.structs.replace(action, to=(action.to + steps) % players)
    elif hasattr(action, "division"):
        division = tuple(action.division[(seat_index - steps) % players] for seat_index in range(players))
        action = msgspec.structs.replace(action, division=division)
    return Input(seat(move.seat), seat(move.by), action)


def check_typed(walked: Walk, choose: DrawNumber | None = None) -> None:
    """Check law 11: the results of the deals, typed in one after the other, write the same entries.

    A game whose results cannot be typed in obeys it.
    """
    game = walked.game
    if not is_registered(game) or registry.find_part(game.id, "notation", Notation) is None:
        return
    start, match, inputs = walked.states[0], walked.states[1], walked.inputs[:1]
    for facts in walked.visit(walked.facts, 1):
        scored = next((fact for fact in facts if isinstance(fact, Scored)), None)
        if scored is None:
            continue
        if getattr(scored.result, "kind", "") == "redeal":
            break  # only at the table is it seen why cards were dealt again
        move = _make_typed_input(match, scored.result)
        inputs.append(move)
        step = match.apply(move)
        written = [fact.entries for fact in step.facts if isinstance(fact, Scored)]
        first_difference = difference("entries", (scored.entries,), tuple(written))
        if first_difference:
            raise BrokenError(
                f"{move.action.text!r}, typed in, does not write what it wrote: {first_difference}"
            )
        match = step.state
    walked.at = len(walked.inputs)
    record = records.make_record(start, inputs, seat_names(walked), entries=True)
    if records.read(records.write(record)) != record:
        raise BrokenError("the record of the results, written as text, is read back as another one")
    if not replay(start, inputs)[0] == record.final_match() == match:
        raise BrokenError("the record of the results leads to another state")


def _make_typed_input(match: Match, result: Any) -> Input:
    """Return what a person types in after a deal; the talon only where it earns something."""
    brief = msgspec.structs.replace(result, talon=None) if hasattr(result, "talon") else result
    try:
        return _read_result(match, result.text)
    except RuleError as error:
        if brief is result or not error.code.startswith("talon"):
            raise
        return _read_result(match, brief.text)


def _read_result(match: Match, text: str) -> Input:
    """Return the input of a result as people type it; raises PrikupError if it is not understood."""
    move = Input(None, None, read_words(match, text.split()))
    match.apply(move)
    return move
