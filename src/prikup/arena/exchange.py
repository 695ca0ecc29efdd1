"""Values of the exchange with all cards open: of discards, gifts and names.

After the exchange the declarer plays best, and the defence declares and plays in the way that is worst for
the declarer.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from prikup.cards import Cards
from prikup.core import Action, Discard, Fact, GiveCard, Input, Match, Redealt, Scored, Turn
from prikup.solver import OpenHands, SolverError, SolverTask, find_question
from prikup.solver.deal import run_key
from prikup.toolkit.claims import is_divisible
from prikup.toolkit.views import find_deal_and_play

EXCHANGE_QUESTIONS: Final = ("discard", "name", "give", "talon")
"""Questions of the exchange."""


class Exchange:
    """Values of the exchange of one deal at each of its moments.

    They are in results or, if the rules cannot divide the remaining tricks, in points.
    """

    def __init__(self, solver: OpenHands) -> None:
        self._solver = solver
        self._paid: dict[tuple[int, tuple[str, ...], int], Fraction] = {}
        self._values: dict[tuple[int, tuple[Input, ...]], Fraction | None] = {}

    def best(self, match: Match, turn: Turn) -> str:
        """Return the best action, the first of equal ones."""
        texts = [action.text for action in match.legal(turn)]
        values = {text: self.after(match, turn, text) for text in texts}
        known_values = {text: value for text, value in values.items() if value is not None}
        return max(known_values, key=known_values.__getitem__) if known_values else texts[0]

    def value(self, match: Match, declarer: int) -> Fraction | None:
        """Return a moment's value to the declarer; None if no action leads to play."""
        key = (declarer, match.log)
        if key not in self._values:
            self._values[key] = self._compute_value(match, declarer)
        return self._values[key]

    def after(self, match: Match, turn: Turn, text: str) -> Fraction | None:
        """Return the value after an action."""
        return self._step(match, match.move(text, turn.by), turn.by)

    def _compute_value(self, match: Match, declarer: int) -> Fraction | None:
        """Return a moment's value to the declarer; None if no action leads to play.

        The declarer chooses the greatest value, a defender the smallest.
        """
        if match.phase.asks == "play":
            question = question_of(match)
            return (
                None
                if question is None
                else self._value_tricks(match, declarer, self._solver.value(question))
            )
        turn = match.turns()[0]
        values = [
            value
            for action in _list_distinct_actions(match, turn)
            if (value := self._step(match, Input(turn.seat, turn.by, action), declarer)) is not None
        ]
        choose = max if turn.by == declarer else min
        return choose(values, default=None)

    def _step(self, match: Match, move: Input, declarer: int) -> Fraction | None:
        """Return the value to the declarer after an input; None if no action after it leads to play."""
        step = match.apply(move)
        if not _is_deal_over(step.facts):
            return self.value(step.state, declarer)
        if not match.game.dividing:
            return None
        return step.state.totals[declarer] - match.totals[declarer]

    def _value_tricks(self, match: Match, declarer: int, value: int) -> Fraction:
        """Return the deal's gain for the declarer with ``value`` tricks, the others going to one defender.

        If the rules cannot divide the remaining tricks, returns ``value`` itself.
        """
        if not is_divisible(match.phase):
            return Fraction(value)
        calls = tuple(
            move.action.text for move in match.log[1:] if not isinstance(move.action, Discard | GiveCard)
        )
        key = (declarer, calls, value)
        if key not in self._paid:
            play = match.phase.play
            taken = [0] * match.players
            taken[declarer] = value
            taken[play.rules.after[declarer]] = len(Cards(play.hands[declarer])) - value
            end = match.phase.ended(match, match.log[-1], tuple(taken)).state
            self._paid[key] = end.totals[declarer] - match.totals[declarer]
        return self._paid[key]


def _list_distinct_actions(match: Match, turn: Turn) -> Iterator[Action]:
    """Yield the legal actions; of discards that no card of the other seats separates, only one.

    An ace is never equal to another card, since games count aces.
    """
    legal = match.legal(turn)
    if match.phase.asks != "discard":
        yield from legal
        return
    deal_state, _ = find_deal_and_play(match)
    assert deal_state is not None
    others_cards = Cards()
    for seat, hand in enumerate(deal_state.hands):
        others_cards |= Cards() if seat == turn.seat else hand
    seen_keys = set()
    for action in legal:
        cards = (action.cards or ()) if isinstance(action, Discard) else None
        key = (
            None
            if cards is None
            else tuple(sorted((card.rank == "A", *run_key(card, others_cards)) for card in cards))
        )
        if key is None or key not in seen_keys:
            seen_keys.add(key)
            yield action


def question_of(match: Match) -> SolverTask | None:
    """Return the solver's question of a match in which a card is played next; None if it has none."""
    if match.phase.asks != "play":
        return None
    try:
        return find_question(match)
    except SolverError:
        return None


def _is_deal_over(facts: tuple[Fact, ...]) -> bool:
    """Return True if a deal was scored or is dealt again."""
    return any(isinstance(fact, Scored | Redealt) for fact in facts)
