"""Conversion of a record's words to inputs in the context of the match, and back."""

from __future__ import annotations

import re
from collections.abc import Sequence

from prikup.core import Input, Match, RuleError, Turn

MAX_ACTION_WORDS = 4
"""Words of the longest action: ``name fourth at seven``."""

_SEAT_PREFIX = re.compile(r"([0-9]):(.+)")


def read_input(match: Match, words: Sequence[str]) -> tuple[Input, int]:
    """Return the legal input at the start of these words, and its number of words; raises RuleError.

    The longest legal action counts: ``name fourth at seven`` rather than ``name fourth``.
    """
    seat, first = split_seat(words[0])
    turn = _find_turn(match, seat, first)
    refusal: RuleError | None = None
    longest: tuple[Input, int] | None = None
    for count in range(1, min(MAX_ACTION_WORDS, len(words)) + 1):
        text = " ".join([first, *words[1:count]])
        try:
            longest = _read_action(match, turn, text), count
        except RuleError as error:
            # An error about the action says more than one about missing words.
            if refusal is None or _rank_refusal(error) >= max(1, _rank_refusal(refusal)):
                refusal = error
        if longest is not None and longest[0].action.text == text:
            break  # only what is not spelled as the engine does may go on: ``fourth``, ``fourth at seven``
    if longest is not None:
        return longest
    assert refusal is not None
    raise refusal


def _rank_refusal(error: RuleError) -> int:
    """Return 0 for words that are no action, 1 for a wrong number of cards, 2 for what tells more."""
    return {"unknown": 0, "discard_count": 1}.get(error.code, 2)


def split_seat(word: str) -> tuple[int | None, str]:
    """Return the seat before a move (None if it is implied), and the move."""
    prefixed = _SEAT_PREFIX.fullmatch(word)
    return (int(prefixed[1]), prefixed[2]) if prefixed else (None, word)


def _find_turn(match: Match, seat: int | None, word: str) -> Turn:
    """Return the turn in which ``seat`` acts, or the only open turn if the seat is None; raises RuleError."""
    turns = match.turns()
    if seat is not None:
        if seat >= match.players:
            raise RuleError("seat-record", "", seat=seat, last=match.players - 1)
        return match.turn_of(seat) or Turn(seat, seat)
    if not turns:
        raise RuleError("over-record", match.phase.find_clause(match))
    if len(turns) > 1:
        raise RuleError("seat-several", "", example=f"{turns[0].by}:{word}")
    return turns[0]


def _read_action(match: Match, turn: Turn, text: str) -> Input:
    """Return the legal action that a text names, as an input; raises RuleError.

    It is an answer to an open turn, or an offer that a seat may make at any time.
    """
    action = match.parse(turn, text)
    if match.phase.unasked(action):
        match.phase.check_offer(match, turn.by, action)
        return Input(turn.by, turn.by, action)
    if turn not in match.turns():
        raise RuleError("turn-say", match.phase.find_clause(match), seat=turn.by)
    match.phase.check(match, turn, action)
    return Input(turn.seat, turn.by, action)


def spell_input(match: Match, move: Input) -> str:
    """Return an input as text in this state of the match, with its seat only if it is not implied."""
    turns = match.turns()
    implied = len(turns) == 1 and turns[0].by == move.by and not match.phase.hidden_turn(match)
    return move.action.text if implied else f"{move.by}:{move.action.text}"
