"""The rules bot of a game of ten tricks: an answer to each question before the play, then a card."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from prikup.bots import claims
from prikup.bots.base import Seed
from prikup.bots.rules import GameBot
from prikup.bots.seen import Seen
from prikup.cards import CARDS
from prikup.core import View

Answer = Callable[[View, Sequence[str]], str]
"""What is chosen in a view, one of its legal texts."""


def ten_tricks(
    answers: Mapping[str, Answer],
    card: Callable[[Seen, Seed], int],
    out: str = "",
    *,
    searched: Mapping[str, Callable[[View, Sequence[str], Seed], str]] | None = None,
    searched_card: Callable[[Seen, Seed], int] | None = None,
) -> GameBot:
    """The bot that answers by what is asked (``bid``, ``name``), and else plays a card, given as a mask.

    ``out`` is the role of who does not play, as for :class:`Seen`.
    """

    def choose(view: View, texts: Sequence[str], seed: Seed) -> str:
        if view.asks in answers:
            return answers[view.asks](view, texts)
        return CARDS[card(Seen(view, out), seed).bit_length() - 1].text

    def search(view: View, texts: Sequence[str], seed: Seed) -> str:
        if searched and view.asks in searched:
            return searched[view.asks](view, texts, seed)
        if view.asks in answers:
            return answers[view.asks](view, texts)
        return CARDS[(searched_card or card)(Seen(view, out), seed).bit_length() - 1].text

    return GameBot(choose, partial(claims.proves, out=out), search)
