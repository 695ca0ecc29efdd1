"""A bot as it is hosted: what it answers wrongly is counted, and the match goes on."""

from __future__ import annotations

import time
from typing import Final

from prikup import bots
from prikup.arena.open_view import open_view
from prikup.arena.play import tell_over
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


def hosted(name: str, seed: Seed, seconds: float = SECONDS) -> Hosted:
    """The bot of this name, which sees all cards if ``open:`` stands before it.

    One that cannot be made is hosted too.
    """
    seeing = name.startswith(OPEN)
    try:
        return Hosted(bots.make(name.removeprefix(OPEN), seed, seconds), seeing)
    except PrikupError:
        return Hosted(None, seeing)
