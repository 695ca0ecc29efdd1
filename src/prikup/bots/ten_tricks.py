"""The bots of a game of ten tricks: an answer to each question before the play, then a card."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from prikup.bots import allpass, avoiding, claims, lookahead, playing
from prikup.bots.base import Seed
from prikup.bots.mask_view import MaskView
from prikup.bots.ratings import ChoiceValues, RatingRules, Trials
from prikup.bots.rules import GameBot
from prikup.cards import CARDS_BY_INDEX, Card
from prikup.core import View

Answer = Callable[[View, Sequence[str]], str]
"""What is chosen in a view, one of its legal texts."""
Tried = Callable[[View, Sequence[str], Seed], str]
"""What is chosen by trial, over worlds that the seed draws."""
Play = Callable[[MaskView, Seed], int]
"""The card that is played, as a mask."""


def ten_tricks(
    answers: Mapping[str, Answer],
    tried: Mapping[str, Tried],
    card: Play,
    searched_card: Play,
    rated: RatingRules,
    *,
    brief: Mapping[str, Answer],
    searched: Mapping[str, Tried] | None = None,
    out: str = "",
) -> GameBot:
    """Return a game's bot that answers by question (``bid``, ``name``), and otherwise plays a card.

    Both bots try what is ``tried``, the search bot alone what is ``searched``; ``brief`` answers it without a
    trial. ``rated`` says what choices are worth. ``out`` is the role of who does not play, as for
    :class:`Seen`.
    """

    def choose(tried: Mapping[str, Tried], card: Play, view: View, texts: Sequence[str], seed: Seed) -> str:
        if view.asks in tried:
            return tried[view.asks](view, texts, seed)
        if view.asks in answers:
            return answers[view.asks](view, texts)
        return CARDS_BY_INDEX[card(MaskView(view, out), seed).bit_length() - 1].text

    def rate(view: View, texts: Sequence[str], seed: Seed) -> ChoiceValues:
        if view.asks in rated.answers:
            return ChoiceValues(rated.unit, rated.answers[view.asks](view, texts, seed))
        seen = MaskView(view, out)
        if view.asks == "answer":
            assert view.claim is not None
            found = rated.rest(seen, seed, [view.claim.division[seat] for seat in view.order])
            return ChoiceValues(
                found.measure, dict(zip(("yes", "no"), found.worths, strict=True)), found.fewer
            )
        cards = lookahead.distinct_cards(seen)
        found = rated.cards(seen, seed, cards)
        worths = dict(zip(cards, found.worths, strict=True))
        return ChoiceValues(
            found.measure, {text: worths[cards[at]] for text, at in _runs(cards, texts).items()}, found.fewer
        )

    def trials(view: View, texts: Sequence[str], seed: Seed, most: int) -> Trials:
        seen = MaskView(view, out)
        cards = lookahead.distinct_cards(seen)
        found = rated.tried(seen, seed, cards, most)
        runs = _runs(cards, texts)
        return found._replace(scores=found.scores[:, [runs[text] for text in texts]])

    def fears(view: View, texts: Sequence[str], seed: Seed, most: int) -> Trials | None:
        seen = MaskView(view, out)
        if seen.kind != "all_pass":
            return None
        return avoiding.feared(seen, seed, [Card.parse(text).bit for text in texts], most)

    def briefly(view: View, texts: Sequence[str], seed: Seed) -> str:
        if view.asks == "play":
            seen = MaskView(view, out)
            card = allpass.card(seen) if seen.kind == "all_pass" else playing.card(seen)
            return CARDS_BY_INDEX[card.bit_length() - 1].text
        return {**answers, **brief}[view.asks](view, texts)

    more = {**tried, **(searched or {})}
    return GameBot(
        partial(choose, tried, card),
        partial(claims.proves, out=out),
        partial(claims.offer, out=out),
        partial(choose, more, searched_card),
        rate,
        trials=trials,
        fears=fears,
        brief=briefly,
        unit=rated.unit,
    )


def _runs(cards: Sequence[int], texts: Sequence[str]) -> dict[str, int]:
    """Return for each card the index of its run among the distinct cards."""
    return {text: min(at for at, card in enumerate(cards) if card >= Card.parse(text).bit) for text in texts}
