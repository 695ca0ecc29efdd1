"""Hosts of bots: faults are counted, and the match goes on."""

from __future__ import annotations

import time
from collections.abc import Hashable, Mapping, Sequence
from typing import Final, TypeAlias

from prikup import bots, registry
from prikup.arena.open_view import open_view
from prikup.arena.play import tell_over
from prikup.arena.seer import Seer
from prikup.bots import DECISION_TIMEOUT_S, Bot, Seed, offer_text
from prikup.bots.base import Offering, legal_texts
from prikup.bots.external import PROGRAM_PREFIX, ProgramBot
from prikup.bots.faults import Faults, error_of, illegal_answer
from prikup.bots.rules import HouseBot, RuleOnTop, game_bot
from prikup.core import Claim, Match, PrikupError, View
from prikup.errors import check_argument

OPEN: Final = "open:"
"""Prefix of the names of bots that see all cards, which only the arena can make."""
PLUS: Final = "+"
"""Sign between the names of a bot and of a rule on top of it, as in ``search+bluff-ten``."""
KnownChoices: TypeAlias = dict[Hashable, tuple[str, int]]
"""Choices in a deal, with the CPU nanoseconds that they took, by what the seat had seen."""


class RememberingBot:
    """One of our bots that thinks once about what it sees, also when the deal is played several times.

    Bots of one name and seed may share ``answers``. ``cpu`` is the nanoseconds that the bot would have
    thought without them.
    """

    def __init__(self, base: HouseBot, answers: KnownChoices) -> None:
        self.base, self.answers, self.cpu = base, answers, 0

    def choose(self, view: View) -> str:
        """Return the bot's choice; raise PrikupError if there is nothing to decide."""
        seen = view.seat, view.deal_no, view.standing, tuple(view.log)
        if seen not in self.answers:
            before = time.process_time_ns()
            text = self.base.choose(view)
            self.answers[seen] = text, time.process_time_ns() - before
        text, cpu = self.answers[seen]
        self.cpu += cpu
        return text

    def offer(self, view: View) -> Claim | None:
        """Return the bot's offer to divide the rest, None if it makes none."""
        before = time.process_time_ns()
        claim = self.base.offer(view) if isinstance(self.base, Offering) else None
        self.cpu += time.process_time_ns() - before
        return claim


class Exploiter:
    """The bot ``base`` with a simple rule on top, by its name in the game that is played.

    It shows what opponents gain from one habit of the bot. In a game without such a rule it plays as the bot.
    """

    def __init__(self, base: Bot, rule: str) -> None:
        self.base, self.rule = base, rule

    def choose(self, view: View) -> str:
        """Return what the rule makes of the bot's choice; raise PrikupError if there is nothing to decide."""
        texts, said = legal_texts(view), self.base.choose(view)
        rule = list_exploiters(view.game).get(self.rule)
        return said if rule is None or len(texts) == 1 else rule(view, texts, said)

    def offer(self, view: View) -> Claim | None:
        """Return the offer of the bot to divide the rest, None if it makes none."""
        return self.base.offer(view) if isinstance(self.base, Offering) else None


def list_exploiters(game: str) -> Mapping[str, RuleOnTop]:
    """Return the rules that can be put on top of a bot in a game, by name.

    >>> "bluff-ten" in list_exploiters("preferans")
    True
    """
    part = game_bot(game)
    return {} if part is None else part.exploiters


class Hosted:
    """A bot whose every answer is legal: if it fails or answers something else, the first choice counts.

    ``bot`` is the error if the bot could not be made. ``faults`` are its errors, ``decisions`` counts those
    with a choice, ``cpu`` is the nanoseconds that it thought, for a program those of the program. With
    ``seeing`` all cards lie open to it.
    """

    def __init__(self, bot: Bot | PrikupError, seeing: bool = False) -> None:
        self.bot = bot
        self.seeing = seeing
        self.decisions = 0
        self.cpu = 0
        self.faults = bot.faults if isinstance(bot, ProgramBot) else Faults()

    def sees(self, match: Match, seat: int) -> View:
        """Return the bot's view in this seat of a match."""
        return open_view(match, seat) if self.seeing else match.view(seat)

    def choose(self, view: View) -> str:
        """Return the bot's offer or choice, or the first legal one if it is illegal."""
        if isinstance(self.bot, PrikupError):
            return self.record_answer(view, self.bot, 0)
        before, claim = self._clock(), None
        answer: object = None
        try:
            claim = offer_text(self.bot, view)
            answer = self.bot.choose(view) if claim is None else None
        except Exception as error:  # a failing bot must not stop the match
            answer = error_of(self.bot, error)
        cpu = self._clock() - before
        if claim is None:
            return self.record_answer(view, answer, cpu)
        self.cpu += max(cpu, 0)
        return claim

    def record_answer(self, view: View, answer: object, cpu: int) -> str:
        """Return the choice that counts after an answer or exception; record fault and CPU nanoseconds."""
        legal = view.legal
        self.cpu += max(cpu, 0)
        self.decisions += len(legal) > 1
        if isinstance(answer, str) and answer in legal:
            return str(answer)
        self.faults.add(view, answer if isinstance(answer, PrikupError) else illegal_answer(view, answer))
        return legal[0]

    def over(self, match: Match, seat: int) -> None:
        """Tell a bot that wants to know how its deal has ended."""
        try:
            tell_over(self.bot, match, seat)
        except Exception as error:
            self.faults.add(match.view(seat), error_of(self.bot, error), "over")

    def _clock(self) -> int:
        """Return CPU nanoseconds: those of the bot's program if it is one, else of this process."""
        program_cpu = getattr(self.bot, "cpu", None)
        return program_cpu if isinstance(program_cpu, int) else time.process_time_ns()


def choose_all(asked: Sequence[tuple[Hosted, View]]) -> list[str]:
    """Return the choices of bots of one name and seed, made at once if they have ``choose_many``."""
    bot = asked[0][0].bot
    choose_many = getattr(bot, "choose_many", None)
    if len(asked) == 1 or not callable(choose_many):
        return [player.choose(view) for player, view in asked]
    before = time.process_time_ns()
    answers: list[object]
    try:
        answers = list(choose_many([view for _, view in asked]))
        if len(answers) != len(asked):
            answers = [PrikupError("bot-many", count=len(answers), views=len(asked))] * len(asked)
    except Exception as error:  # as for a single one
        answers = [error_of(bot, error)] * len(asked)
    cpu_each = (time.process_time_ns() - before) // len(asked)
    return [
        player.record_answer(view, answer, cpu_each)
        for (player, view), answer in zip(asked, answers, strict=True)
    ]


def make_bot(
    name: str,
    seed: Seed = 0,
    seconds: float = DECISION_TIMEOUT_S,
    shared: dict[str, KnownChoices] | None = None,
) -> Hosted:
    """Make the bot of this name, or one that only the arena has; raise PrikupError for another.

    Those are bots that see all cards, and bots with a rule on top. ``shared`` are the answers of our bots in
    the deal by name, which bots of one seed may share.
    """
    check_argument("name", name, str)
    if name == Seer.name:
        return Hosted(Seer(seed), seeing=True)
    base, plus, rule = name.rpartition(PLUS)
    if plus and not name.startswith(PROGRAM_PREFIX):
        names = tuple(sorted({base + PLUS + one for game in registry.GAMES for one in list_exploiters(game)}))
        if name not in names:
            raise PrikupError("bot", given=name, expected=names)
        return Hosted(Exploiter(_share_answers(bots.make(base, seed, seconds), base, shared), rule))
    if name.startswith(OPEN):
        return Hosted(bots.make(name.removeprefix(OPEN), seed, seconds), seeing=True)
    return Hosted(_share_answers(bots.make(name, seed, seconds), name, shared))


def _share_answers(bot: Bot, name: str, shared: dict[str, KnownChoices] | None) -> Bot:
    """Return the bot with the answers of those of its name, if it is ours and answers are shared."""
    if shared is None or not isinstance(bot, HouseBot):
        return bot
    return RememberingBot(bot, shared.setdefault(name, {}))


def make_hosted(
    name: str, seed: Seed, seconds: float = DECISION_TIMEOUT_S, shared: dict[str, KnownChoices] | None = None
) -> Hosted:
    """Make a bot as :func:`make_bot`; one that cannot be made is hosted with that fault."""
    check_argument("name", name, str)
    try:
        return make_bot(name, seed, seconds, shared)
    except PrikupError as error:
        return Hosted(error)
