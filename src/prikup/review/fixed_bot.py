"""The fixed bot, which plays a deal on at every seat."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from prikup.arena.duplicate import lead_over_mean
from prikup.arena.exchange import question_of
from prikup.arena.play import next_input, seeded_chance
from prikup.bots.base import JUDGE_SEED, legal_texts
from prikup.bots.rules import RulesBot, game_bot
from prikup.cards import Cards
from prikup.core import Fact, Input, Match, Scored, Step, Turn
from prikup.solver import AllPassPosition, AllPassSolver, OpenHands, Position, position_of_all_pass
from prikup.toolkit.claims import Divisible, is_divisible

MAX_SOLVED_ALL_PASS_CARDS: Final = 7
"""Cards left up to which an all-pass is solved quickly."""
Leads = tuple[Fraction, ...]


class FixedBot:
    """The rules bot at every seat, with a cache of its choices."""

    def __init__(self) -> None:
        self._bot = RulesBot(JUDGE_SEED)
        self._chosen: dict[tuple[int, tuple[Input, ...]], str] = {}

    def choice(self, match: Match, turn: Turn) -> str:
        """Return the bot's choice in a turn."""
        key = (turn.by, match.log)
        if key not in self._chosen:
            self._chosen[key] = self._bot.choose(match.view(turn.by))
        return self._chosen[key]

    def play_on(self, match: Match) -> tuple[Leads, tuple[Input, ...]]:
        """Play the deal to its end; return each seat's lead and the inputs."""
        moves: list[Input] = []
        chance = seeded_chance(JUDGE_SEED, f"deal {match.deal_no}")
        while (pending := next_input(match, chance)) is not None:
            move = (
                match.move(self.choice(match, pending), pending.by) if isinstance(pending, Turn) else pending
            )
            step = match.apply(move)
            match = step.state
            moves.append(move)
            if is_scored(step.facts):
                break
        return compute_leads(match), tuple(moves)


class BriefBot:
    """A fast bot for hundreds of deals: calls by rules of thumb, then best play with all cards open.

    If the rules cannot divide the remaining tricks, it plays by rules of thumb too, and so it does in an
    all-pass until few cards are left. ``chosen`` is how many choices it has made.
    """

    def __init__(self) -> None:
        self.chosen = 0
        self._open = OpenHands()
        self._all_pass = AllPassSolver()

    def play_on(self, step: Step) -> Leads:
        """Play the deal on from a step to its end and return each seat's lead."""
        if is_scored(step.facts):
            return compute_leads(step.state)
        match = step.state
        chance = seeded_chance(JUDGE_SEED, f"deal {match.deal_no}")
        while (pending := next_input(match, chance)) is not None:
            phase = match.phase
            if is_divisible(phase) and not phase.play.trick and (end := self._divide_best(match, phase)):
                return compute_leads(end)
            move = (
                match.move(_choose_briefly(match, pending), pending.by)
                if isinstance(pending, Turn)
                else pending
            )
            step = match.apply(move)
            match = step.state
            self.chosen += isinstance(pending, Turn)
            if is_scored(step.facts):
                break
        return compute_leads(match)

    def _divide_best(self, match: Match, phase: Divisible) -> Match | None:
        """Return the match with the remaining tricks divided as in best play; None if they cannot be."""
        question = question_of(match)
        if question is None:
            return None
        taken = list(phase.play.taken)
        if isinstance(question.position, AllPassPosition):
            if question.position.left > MAX_SOLVED_ALL_PASS_CARDS:
                return None
            position, order = position_of_all_pass(phase.play)
            for seat, tricks in zip(order, self._all_pass.value(position), strict=False):
                taken[seat] += tricks
            return phase.ended(match, match.log[-1], tuple(taken)).state
        contract = match.view(None).contract
        if not isinstance(question.position, Position) or contract is None or contract.declarer is None:
            return None
        value = self._open.value(question)
        taken[contract.declarer] += value
        for seat, tricks in _divide_defence_tricks(phase, contract.declarer, question.position.left - value):
            taken[seat] += tricks
        return phase.ended(match, match.log[-1], tuple(taken)).state


def _divide_defence_tricks(phase: Divisible, declarer: int, tricks: int) -> list[tuple[int, int]]:
    """Return the tricks of each defender: evenly divided, the odd one to the hand with more high cards."""
    hands = phase.play.hands
    defenders = sorted(
        (
            seat
            for seat, next_seat in enumerate(phase.play.rules.after)
            if next_seat >= 0 and seat != declarer
        ),
        key=lambda seat: -sum(card.rank in "AKQ" for card in Cards(hands[seat])),
    )
    return [
        (seat, tricks // len(defenders) + (index < tricks % len(defenders)))
        for index, seat in enumerate(defenders)
    ]


def _choose_briefly(match: Match, turn: Turn) -> str:
    """Return a choice by rules of thumb: the game's own, else those of the rules bot; claims are refused."""
    view = match.view(turn.by)
    texts = legal_texts(view)
    if len(texts) == 1:
        return texts[0]
    if view.asks == "answer":
        return "no"
    bot = game_bot(view.game)
    if bot is None or bot.brief is None:
        return RulesBot(JUDGE_SEED).choose(view)
    return bot.brief(view, texts, JUDGE_SEED)


def compute_leads(match: Match) -> Leads:
    """Return each seat's lead over the table's mean."""
    return tuple(lead_over_mean(match, seat) for seat in range(match.players))


def is_scored(facts: tuple[Fact, ...]) -> bool:
    """Return True if a deal was scored."""
    return any(isinstance(fact, Scored) for fact in facts)
