"""Deals that a bot plays at every seat, each of its decisions judged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from prikup import registry
from prikup.arena.exchange import Exchange
from prikup.arena.host import Hosted, make_hosted
from prikup.arena.play import ChooseInput, Supply, moves, seeded_chance
from prikup.arena.regret import exchange, play
from prikup.arena.regret.calls import CallRegret
from prikup.arena.regret.losses import Loss
from prikup.bots import DECISION_TIMEOUT_S
from prikup.bots.faults import BotFault, join_faults
from prikup.core import Input, Match, PrikupError, Scored, Struct, Turn
from prikup.solver import OpenHands

PARTS: Final = ("play", "worlds", "exchange", "calls")
"""Parts of play that can be judged."""


class RegretSetup(Struct, frozen=True):
    """Setup of a run: the judged ``parts`` of a bot's play, at a table of bots of that name."""

    game: str
    rules: str
    players: int
    bot: str
    seed: str
    parts: tuple[str, ...] = PARTS
    seconds: float = DECISION_TIMEOUT_S

    def start(self) -> Match:
        """Return a match on a fresh sheet; raise OptionError."""
        return registry.new(self.game, self.rules, self.players)


class JudgedDeal(Struct, frozen=True):
    """A judged deal: its number and kind, the losses of its decisions, and the faults of its bots."""

    number: int
    kind: str
    losses: tuple[Loss, ...]
    faults: tuple[BotFault, ...] = ()


def judge(setup: RegretSetup, number: int) -> JudgedDeal:
    """Play the deal of this number on a fresh sheet, and judge each decision with a choice."""
    players = _make_players(setup, number)
    choose, judges, losses = _make_chooser(players), _Judges(setup, number), list[Loss]()

    def choose_and_judge(match: Match, turn: Turn) -> Input:
        move = choose(match, turn)
        losses.extend(judges.losses(match, turn, move.action.text))
        return move

    for _, step in moves(setup.start(), choose_and_judge, _make_chance(setup, number)):
        for fact in step.facts:
            if isinstance(fact, Scored):
                for seat, player in enumerate(players):
                    player.over(step.state, seat)
                kind = str(getattr(fact.result, "kind", "deal"))
                faults = join_faults(
                    fault for player in players for fault in player.faults.of(setup.bot, number)
                )
                return JudgedDeal(number, kind, tuple(losses), faults)
    raise PrikupError("arena-deal", number=number)


def _make_players(setup: RegretSetup, number: int) -> list[Hosted]:
    """Return new bots for every seat of the deal of this number."""
    return [make_hosted(setup.bot, f"{setup.seed} {number}", setup.seconds) for _ in range(setup.players)]


def _make_chooser(players: Sequence[Hosted]) -> ChooseInput:
    """Return a function that answers a turn by the bot of its seat."""
    return lambda match, turn: match.move(_choose_text(players[turn.by], match, turn), turn.by)


def _choose_text(player: Hosted, match: Match, turn: Turn) -> str:
    """Return the bot's choice in a turn."""
    return player.choose(player.sees(match, turn.by))


def _make_chance(setup: RegretSetup, number: int) -> Supply:
    """Return the chance of the deal of this number, the same as in duplicate."""
    return seeded_chance(setup.seed, f"duplicate {number}")


class _Judges:
    """The judges of the decisions of one deal."""

    def __init__(self, setup: RegretSetup, number: int) -> None:
        self._parts, self._solver = setup.parts, OpenHands()
        self._exchange = Exchange(self._solver)
        # Tried calls have bots of their own, whose errors do not count.
        choose = _make_chooser(_make_players(setup, number)) if "calls" in setup.parts else None
        self._calls = choose and CallRegret(self._solver, choose, partial(_make_chance, setup, number))

    def losses(self, match: Match, turn: Turn, text: str) -> Iterator[Loss]:
        """Yield the losses of a decision."""
        if "play" in self._parts:
            yield from play.losses(match, turn, text, self._solver, "worlds" in self._parts)
        if "exchange" in self._parts:
            yield from exchange.losses(match, turn, text, self._exchange)
        if self._calls:
            yield from self._calls.losses(match, turn, text)
