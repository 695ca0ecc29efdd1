"""A bot as it is hosted: what it answers wrongly is counted, and the match goes on."""

from __future__ import annotations

from prikup.bots import Bot, offered
from prikup.core import View


class Hosted:
    """A bot whose every answer is legal: where it fails or answers something else the first choice counts."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.errors = 0

    def choose(self, view: View) -> str:
        """What the bot offers or chooses, if it may."""
        try:
            claim = offered(self.bot, view)
            text = self.bot.choose(view) if claim is None else claim
            if claim is not None or text in view.legal:
                return text
        except Exception:  # whatever a bot does wrong is its own loss
            pass
        self.errors += 1
        return view.legal[0]
