"""The bots of a game of ten tricks: an answer to each question before the play, then a card."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType

from prikup.bots import allpass, avoiding, claims, lookahead, playing
from prikup.bots.base import Seed
from prikup.bots.causes import Cause
from prikup.bots.counting import CountRules, count_call
from prikup.bots.mask_view import MaskView
from prikup.bots.ratings import ChoiceValues, RatingRules, Trials
from prikup.bots.rules import GameBot, RuleOnTop
from prikup.bots.teacher import find_mechanism
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
    dropped_role: str = "",
    counted: CountRules | None = None,
    exploiters: Mapping[str, RuleOnTop] = MappingProxyType({}),
) -> GameBot:
    """Return a game's bot that answers by question (``bid``, ``name``), and otherwise plays a card.

    Both bots try choices by ``tried``, the search bot alone by ``searched``; ``brief`` answers without a
    trial. ``rated`` rates choices, ``counted`` counts the layouts that speak for calls. ``dropped_role`` is
    the role of a seat that does not play, as for :class:`MaskView`. ``exploiters`` are those of
    :class:`GameBot`.
    """

    def choose(tried: Mapping[str, Tried], card: Play, view: View, texts: Sequence[str], seed: Seed) -> str:
        if view.asks in tried:
            return tried[view.asks](view, texts, seed)
        if view.asks in answers:
            return answers[view.asks](view, texts)
        return CARDS_BY_INDEX[card(MaskView(view, dropped_role), seed).bit_length() - 1].text

    def rate(view: View, texts: Sequence[str], seed: Seed) -> ChoiceValues:
        if view.asks in rated.answers:
            return ChoiceValues(rated.unit, rated.answers[view.asks](view, texts, seed))
        mask_view = MaskView(view, dropped_role)
        if view.asks == "answer":
            assert view.claim is not None
            rates = rated.rest(mask_view, seed, [view.claim.division[seat] for seat in view.order])
            return ChoiceValues(
                rates.measure, dict(zip(("yes", "no"), rates.worths, strict=True)), rates.fewer
            )
        cards = lookahead.distinct_cards(mask_view)
        rates = rated.cards(mask_view, seed, cards)
        worths = dict(zip(cards, rates.worths, strict=True))
        return ChoiceValues(
            rates.measure,
            {text: worths[cards[index]] for text, index in _index_runs(cards, texts).items()},
            rates.fewer,
        )

    def trials(view: View, texts: Sequence[str], seed: Seed, max_worlds: int) -> Trials:
        mask_view = MaskView(view, dropped_role)
        cards = lookahead.distinct_cards(mask_view)
        runs = _index_runs(cards, texts)
        return rated.tried(mask_view, seed, cards, max_worlds).take([runs[text] for text in texts])

    def fears(view: View, texts: Sequence[str], seed: Seed, max_worlds: int) -> Trials | None:
        mask_view = MaskView(view, dropped_role)
        if mask_view.kind != "all_pass":
            return None
        return avoiding.try_feared_cards(
            mask_view, seed, [Card.parse(text).bit for text in texts], max_worlds
        )

    def briefly(view: View, texts: Sequence[str], seed: Seed) -> str:
        if view.asks == "play":
            mask_view = MaskView(view, dropped_role)
            card = (
                allpass.choose_card(mask_view)
                if mask_view.kind == "all_pass"
                else playing.choose_card(mask_view)
            )
            return CARDS_BY_INDEX[card.bit_length() - 1].text
        return {**answers, **brief}[view.asks](view, texts)

    search_tried = {**tried, **(searched or {})}
    return GameBot(
        partial(choose, tried, card),
        partial(claims.proves, dropped_role=dropped_role),
        partial(claims.offer, dropped_role=dropped_role),
        partial(choose, search_tried, searched_card),
        rate,
        trials=trials,
        fears=fears,
        brief=briefly,
        mechanism=partial(_find_mechanism, dropped_role),
        counts=None if counted is None else partial(count_call, rules=counted),
        unit=rated.unit,
        exploiters=exploiters,
    )


def _find_mechanism(
    dropped_role: str, view: View, texts: Sequence[str], trials: Trials, best: int, than: int
) -> Cause | None:
    """Return the proved cause of a card against another, both by index; None if there is none."""
    cards = [Card.parse(text).bit for text in texts]
    return find_mechanism(MaskView(view, dropped_role), trials, cards, best, than)


def _index_runs(cards: Sequence[int], texts: Sequence[str]) -> dict[str, int]:
    """Return for each card the index of its run among the distinct cards."""
    return {
        text: min(index for index, card in enumerate(cards) if card >= Card.parse(text).bit) for text in texts
    }
