"""A bot as it is hosted: what it answers wrongly is counted, and the match goes on."""

from __future__ import annotations

import time
from typing import Final

from prikup import bots
from prikup.arena.open_view import open_view
from prikup.arena.play import tell_over
from prikup.arena.seer import Seer
from prikup.bots import SECONDS, Bot, Seed
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

    def at(self, match: Match, seat: int) -> str:
        """What the bot chooses in this seat of a match."""
        return self.choose(open_view(match, seat) if self.seeing else match.game.view(match, seat))

    def choose(self, view: View) -> str:
        """What the bot chooses, if it may be chosen."""
        legal = view.legal
        before = self._clock()
        try:
            text = None if self.bot is None else self.bot.choose(view)
        except Exception:  # whatever a bot does wrong is its own loss
            text = None
        self.cpu += max(self._clock() - before, 0)
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
