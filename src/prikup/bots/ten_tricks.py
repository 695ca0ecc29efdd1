"""The bots of a game of ten tricks: an answer to each question before the play, then a card."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from functools import partial

from prikup.bots import allpass, avoiding, claims, lookahead, playing
from prikup.bots.base import Seed
from prikup.bots.causes import Cause, Reason
from prikup.bots.counting import CountRules, count_call
from prikup.bots.mask_view import MaskView
from prikup.bots.ratings import ChoiceValues, RatingRules, Trials
from prikup.bots.rules import GameBot, RuleOnTop
from prikup.bots.teacher import find_mechanism
from prikup.cards import CARDS_BY_INDEX, Card
from prikup.core import View

ChooseText = Callable[[View, Sequence[str]], str]
"""Function that chooses one of the legal texts of a view."""
ChooseTextBySeed = Callable[[View, Sequence[str], Seed], str]
"""Function that chooses one of them by trial, over worlds that the seed draws."""
ChooseCard = Callable[[MaskView, Seed], int]
"""The card that is played, as a mask."""


@dataclass(frozen=True, eq=False)
class TenTricks:
    """The parts of a bot that answers by question (``bid``, ``name``), and otherwise plays a card.

    Both bots try choices by ``tried``, the search bot alone by ``searched``; ``brief`` answers without a
    trial. ``rated`` rates choices, ``counted`` counts the layouts that speak for calls. ``dropped_role`` is
    the role of a seat that does not play, as for :class:`MaskView`. ``facts`` and ``exploiters`` are those
    of :class:`GameBot`.
    """

    answers: Mapping[str, ChooseText]
    tried: Mapping[str, ChooseTextBySeed]
    card: ChooseCard
    searched_card: ChooseCard
    rated: RatingRules
    _: KW_ONLY
    brief: Mapping[str, ChooseText]
    searched: Mapping[str, ChooseTextBySeed] = field(default_factory=dict)
    dropped_role: str = ""
    counted: CountRules | None = None
    facts: Callable[[View], tuple[Reason, ...]] | None = None
    exploiters: Mapping[str, RuleOnTop] = field(default_factory=dict)

    def game_bot(self) -> GameBot:
        """Return the game's bot."""
        return GameBot(
            partial(self._choose, self.tried, self.card),
            partial(claims.proves, dropped_role=self.dropped_role),
            partial(claims.offer, dropped_role=self.dropped_role),
            partial(self._choose, {**self.tried, **self.searched}, self.searched_card),
            self._rate,
            trials=self._try_cards,
            fears=self._try_feared_cards,
            brief=self._choose_briefly,
            mechanism=self._find_mechanism,
            counts=None if self.counted is None else partial(count_call, rules=self.counted),
            facts=self.facts,
            unit=self.rated.unit,
            exploiters=self.exploiters,
        )

    def _mask_view(self, view: View) -> MaskView:
        return MaskView(view, self.dropped_role)

    def _choose(
        self,
        tried: Mapping[str, ChooseTextBySeed],
        card: ChooseCard,
        view: View,
        texts: Sequence[str],
        seed: Seed,
    ) -> str:
        """Return the choice by what is tried, else by an answer, else a card."""
        if view.asks in tried:
            return tried[view.asks](view, texts, seed)
        if view.asks in self.answers:
            return self.answers[view.asks](view, texts)
        return _text_of(card(self._mask_view(view), seed))

    def _choose_briefly(self, view: View, texts: Sequence[str], seed: Seed) -> str:
        """Return the choice without any trial."""
        if view.asks != "play":
            return {**self.answers, **self.brief}[view.asks](view, texts)
        mask_view = self._mask_view(view)
        module = allpass if mask_view.kind == "all_pass" else playing
        return _text_of(module.choose_card(mask_view))

    def _rate(self, view: View, texts: Sequence[str], seed: Seed) -> ChoiceValues:
        """Return the value of each choice."""
        if view.asks in self.rated.answers:
            least = self.rated.giving_up(view) if view.asks == "discard" else None
            values = self.rated.answers[view.asks](view, texts, seed)
            return ChoiceValues(self.rated.unit, values, least=least)
        return self._rate_claim(view, self._mask_view(view), seed)

    def _rate_claim(self, view: View, mask_view: MaskView, seed: Seed) -> ChoiceValues:
        """Return the values of accepting a claim and of refusing it."""
        assert view.claim is not None
        rates = self.rated.rest(mask_view, seed, [view.claim.division[seat] for seat in view.order])
        return ChoiceValues(rates.measure, dict(zip(("yes", "no"), rates.values, strict=True)), rates.fewer)

    def _try_cards(self, view: View, texts: Sequence[str], seed: Seed, max_worlds: int) -> Trials:
        """Return the value of each card in each of the worlds."""
        mask_view = self._mask_view(view)
        cards = lookahead.distinct_cards(mask_view)
        runs = _index_runs(cards, texts)
        return self.rated.tried(mask_view, seed, cards, max_worlds).take([runs[text] for text in texts])

    def _try_feared_cards(
        self, view: View, texts: Sequence[str], seed: Seed, max_worlds: int
    ) -> Trials | None:
        """Return the value of each card of an all-pass where the others give the player all tricks they can.

        None in other play than an all-pass.
        """
        mask_view = self._mask_view(view)
        if mask_view.kind != "all_pass":
            return None
        cards = [Card.parse(text).bit for text in texts]
        return avoiding.try_feared_cards(mask_view, seed, cards, max_worlds)

    def _find_mechanism(
        self, view: View, texts: Sequence[str], trials: Trials, best: int, than: int
    ) -> Cause | None:
        """Return the proved cause of a card against another, both by index; None if there is none."""
        cards = [Card.parse(text).bit for text in texts]
        return find_mechanism(self._mask_view(view), trials, cards, best, than)


def _text_of(card: int) -> str:
    """Return the text of a card given as a mask."""
    return CARDS_BY_INDEX[card.bit_length() - 1].text


def _index_runs(cards: Sequence[int], texts: Sequence[str]) -> dict[str, int]:
    """Return for each card the index of its run among the distinct cards."""
    return {
        text: min(index for index, card in enumerate(cards) if card >= Card.parse(text).bit) for text in texts
    }
