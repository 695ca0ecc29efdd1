"""A bot as it is hosted: what it answers wrongly is counted, and the match goes on."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from prikup import bots
from prikup.arena.open_view import open_view
from prikup.arena.play import tell_over
from prikup.arena.seer import Seer
from prikup.bots import SECONDS, Bot, Seed, offered
from prikup.core import Match, PrikupError, View

OPEN: Final = "open:"
"""What the name of a bot begins with that sees all cards. Only the arena knows such names."""


class Hosted:
    """A bot whose every answer is legal: where it fails or answers something else the first choice counts.

    None is a bot that could not even be made. ``decisions`` counts those in which there was a choice, ``cpu``
    the nanoseconds it has thought, where it is a program those of the program. With ``seeing`` all cards lie
    open to it.
    """

    def __init__(self, bot: Bot | None, seeing: bool = False) -> None:
        self.bot = bot
        self.seeing = seeing
        self.decisions = 0
        self.cpu = 0
        self._errors = 0

    @property
    def errors(self) -> int:
        """How many answers were none."""
        return self._errors + int(getattr(self.bot, "faults", 0))

    def sees(self, match: Match, seat: int) -> View:
        """What the bot sees in this seat of a match."""
        return open_view(match, seat) if self.seeing else match.game.view(match, seat)

    def choose(self, view: View) -> str:
        """What the bot offers or chooses, if it may."""
        before, claim = self._clock(), None
        try:
            claim = None if self.bot is None else offered(self.bot, view)
            text = None if self.bot is None or claim is not None else self.bot.choose(view)
        except Exception:  # whatever a bot does wrong is its own loss
            text = None
        cpu = self._clock() - before
        if claim is None:
            return self.took(view, text, cpu)
        self.cpu += max(cpu, 0)
        return claim

    def took(self, view: View, text: object, cpu: int) -> str:
        """What counts as chosen where the bot gave this text in so many nanoseconds."""
        legal = view.legal
        self.cpu += max(cpu, 0)
        self.decisions += len(legal) > 1
        if text in legal:
            return str(text)
        self._errors += 1
        return legal[0]

    def over(self, match: Match, seat: int) -> None:
        """Tell a bot that wants to know how its deal has ended."""
        try:
            tell_over(self.bot, match, seat)
        except Exception:
            self._errors += 1

    def _clock(self) -> int:
        own = getattr(self.bot, "cpu", None)
        return own if isinstance(own, int) else time.process_time_ns()


def chosen(asked: Sequence[tuple[Hosted, View]]) -> list[str]:
    """What bots of one name and seed choose, all at once if they have a method ``choose_many``."""
    bot = asked[0][0].bot
    many = getattr(bot, "choose_many", None)
    if len(asked) == 1 or not callable(many):
        return [player.choose(view) for player, view in asked]
    before = time.process_time_ns()
    try:
        texts = list(many([view for _, view in asked]))
        if len(texts) != len(asked):
            texts = [None] * len(asked)
    except Exception:  # as for a single one
        texts = [None] * len(asked)
    each = (time.process_time_ns() - before) // len(asked)
    return [player.took(view, text, each) for (player, view), text in zip(asked, texts, strict=True)]


def made(name: str, seed: Seed = 0, seconds: float = SECONDS) -> Hosted:
    """The bot of this name, or one of the arena that sees all cards; raises PrikupError if there is none."""
    if name == Seer.name:
        return Hosted(Seer(seed), seeing=True)
    return Hosted(bots.make(name.removeprefix(OPEN), seed, seconds), name.startswith(OPEN))


def hosted(name: str, seed: Seed, seconds: float = SECONDS) -> Hosted:
    """The same; one that cannot be made is hosted too."""
    try:
        return made(name, seed, seconds)
    except PrikupError:
        return Hosted(None)
