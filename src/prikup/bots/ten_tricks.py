"""The bots of a game of ten tricks: an answer to each question before the play, then a card."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from prikup.bots import claims, lookahead
from prikup.bots.base import Seed
from prikup.bots.ratings import Rated, Rates
from prikup.bots.rules import GameBot
from prikup.bots.seen import Seen
from prikup.cards import CARDS, Card
from prikup.core import View

Answer = Callable[[View, Sequence[str]], str]
"""What is chosen in a view, one of its legal texts."""
Tried = Callable[[View, Sequence[str], Seed], str]
"""What is chosen by trial, over worlds that the seed draws."""
Play = Callable[[Seen, Seed], int]
"""The card that is played, as a mask."""


def ten_tricks(
    answers: Mapping[str, Answer],
    tried: Mapping[str, Tried],
    card: Play,
    searched_card: Play,
    rated: Rated,
    *,
    searched: Mapping[str, Tried] | None = None,
    out: str = "",
) -> GameBot:
    """The bot that answers by what is asked (``bid``, ``name``), and else plays a card.

    Both bots try what is ``tried``, the search bot alone what is ``searched``. ``rated`` says
    what choices are worth. ``out`` is the role of who
    does not play, as for :class:`Seen`.
    """

    def choose(tried: Mapping[str, Tried], card: Play, view: View, texts: Sequence[str], seed: Seed) -> str:
        if view.asks in tried:
            return tried[view.asks](view, texts, seed)
        if view.asks in answers:
            return answers[view.asks](view, texts)
        return CARDS[card(Seen(view, out), seed).bit_length() - 1].text

    def rate(view: View, texts: Sequence[str], seed: Seed) -> Rates:
        if view.asks in rated.answers:
            return Rates(rated.unit, rated.answers[view.asks](view, texts, seed))
        seen = Seen(view, out)
        if view.asks == "answer":
            assert view.claim is not None
            found = rated.rest(seen, seed, [view.claim.division[seat] for seat in view.order])
            return Rates(found.measure, dict(zip(("yes", "no"), found.worths, strict=True)), found.fewer)
        cards = lookahead.distinct_cards(seen)
        found = rated.cards(seen, seed, cards)
        worths = dict(zip(cards, found.worths, strict=True))
        of_run = {text: min(card for card in cards if card >= Card.parse(text).bit) for text in texts}
        return Rates(found.measure, {text: worths[card] for text, card in of_run.items()}, found.fewer)

    more = {**tried, **(searched or {})}
    return GameBot(
        partial(choose, tried, card),
        partial(claims.proves, out=out),
        partial(claims.offer, out=out),
        partial(choose, more, searched_card),
        rate,
    )
