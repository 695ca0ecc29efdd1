"""A hint: one choice that is advised and its cause; behind it what the choices are worth, and facts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from math import fsum, sqrt
from statistics import fmean
from typing import Final

from prikup.bots.base import JUDGE_SEED, Seed, legal_texts
from prikup.bots.causes import MIN_DIFFERENCE, MIN_SHOWN, Advice, Cause, Reason, advise, find_cause, is_shown
from prikup.bots.ratings import ChoiceValues, mean_values
from prikup.bots.rules import GameBot, SearchBot, game_bot
from prikup.cards import RANK_LETTERS, Card, Suit
from prikup.core import View
from prikup.structs import Struct

CARD_WORLDS: Final = 150
"""Worlds over which a card is judged."""
ALL_PASS_WORLDS: Final = ((5, 60), (7, 40), (9, 18), (12, 12))
"""The same of an all-pass, by the most cards left."""

CALL_RATINGS: Final = 6
"""Ratings of the choices of a call whose mean is told, each over worlds of its own."""
RATING_ERRORS: Final = 2.6
"""Standard errors on each side of a 95 % interval by so few ratings."""

SCORED_UNITS: Final = frozenset({"chips", "points", "whists"})
"""The measures of what a choice brings."""
ROUGH_BID_MISTAKES: Final = 3.0
"""Losses of a mistake by which two bids must differ that are rated by rules of thumb."""
DEFENCE_MISTAKES: Final = 2.0
"""Losses of a mistake by which two words of the defence must differ: few worlds fit the declarer's calls."""

_BID = re.compile(r"(\d+)(?:[SCDH]|NT)")


class RatedChoice(Struct, frozen=True):
    """A legal choice by its text, and what is expected of it; None where nothing was counted."""

    text: str
    worth: float | None


class Hint(Struct, frozen=True):
    """The choices, the best first, why that one is advised, and facts about it.

    ``cause`` compares the first choice with another; ``same`` are the texts of choices that come to the same
    wherever the hidden cards lie. ``reasons`` are facts. ``measure`` says what a ``worth`` is: the score that
    the deal is expected to bring (``whists``, ``chips``, or ``points`` against the others; to a defender, as
    much as it costs the declarer), the tricks that the declarer of a misère takes (``caught``), or how often
    the contract is made (``made``, from 0 to 1).
    """

    measure: str
    choices: tuple[RatedChoice, ...]
    reasons: tuple[Reason, ...]
    cause: Cause
    same: tuple[str, ...] = ()


def hint(view: View, seed: Seed = JUDGE_SEED) -> Hint:
    """Return a hint for a seat: the choices by their value, and the cause of the first.

    One evaluation orders them and is shown; of equal choices the search bot's comes first, in an all-pass
    also of those that are not shown to be worse, and of equal discards that of the lowest cards. Choices
    whose figures would contradict this order have the same figure. It knows what the view shows and no more.
    By default the worlds are those of the review of the same decision.
    Raises PrikupError if the viewer has nothing to decide.

    >>> import prikup
    >>> match = prikup.new("preferans", "kodeks-sochi").deal(seed=1).play("7S").play("pass").play("pass")
    >>> found = hint(match.view(0))
    >>> found.measure, found.choices[0].text, len(found.choices)
    ('whists', 'discard TH 7H', 3)
    >>> [(reason.name, reason.suit, reason.count) for reason in found.reasons]
    [('aces', None, 1), ('longest', 'C', 5)]
    """
    texts = legal_texts(view)
    if len(texts) == 1:
        return _make_hint(view, ChoiceValues("", {}), Advice(texts[0], (), Cause("forced")))
    game_part = game_bot(view.game)
    if view.asks == "play" and game_part is not None and game_part.trials is not None:
        return _hint_card(view, texts, seed, game_part, SearchBot(seed).choose(view))
    ratings = _rate_repeatedly(view, texts, seed)
    rates = mean_values(ratings)
    ranked = rates.ranked()
    if not ranked:
        return _make_hint(view, rates, Advice(SearchBot(seed).choose(view), (), Cause("alike")))
    if rates.least is not None:
        values = {text: max(value, rates.least) for text, value in rates.values.items()}
        rates = rates._replace(values=values)
        if max(values.values()) == rates.least:
            advised = _choose_usual(view, seed, ranked)
            return _make_hint(view, rates, Advice(advised, (), Cause("give-up-next")))
    leaders = [text for text in ranked if rates.lag(text) < MIN_DIFFERENCE]
    if ratings[0].order is None:
        best = _choose_lowest(view, leaders) or _choose_usual(view, seed, leaders)
    else:  # they are ranked by more than their values
        best = leaders[0]
    others = [text for text in ranked if text not in leaders and _is_rated_less(ratings, best, text)]
    least = _find_least_difference(view, len(ratings) == 1, game_part)
    if view.asks in ("bid", "defend") and others != ranked[len(leaders) :]:
        others = []  # the next best is not shown to be worse: a choice that nobody thinks of says nothing
    cause = Cause("alike") if not others else _tell_difference(rates, best, others[0], least)
    if others and game_part is not None and game_part.counts is not None:
        cause = game_part.counts(view, texts, seed, best, others[0]) or cause
    return _make_hint(view, rates, Advice(best, (), cause))


def _find_least_difference(view: View, is_fixed: bool, game_part: GameBot | None) -> float:
    """Return the least difference of two calls that is told; ``is_fixed`` if no worlds were drawn for it.

    Differences by rules of thumb are rough.
    """
    if game_part is None:
        return MIN_SHOWN
    if view.asks == "bid" and is_fixed:
        return ROUGH_BID_MISTAKES * game_part.mistake
    return DEFENCE_MISTAKES * game_part.mistake if view.asks == "defend" else MIN_SHOWN


def explain_choice(view: View, better: str, worse: str, seed: Seed = JUDGE_SEED) -> Cause | None:
    """Return the proved cause why a choice is better than another; None if none is, or no better is shown."""
    game_part, pair = game_bot(view.game), (better, worse)
    if game_part is None:
        return None
    if view.asks != "play":
        return None if game_part.counts is None else game_part.counts(view, view.legal, seed, better, worse)
    if game_part.trials is None:
        return None
    trials = game_part.trials(view, pair, seed, _count_worlds(view))
    if not is_shown(trials, 0, 1):
        return None
    cause = find_cause(view, pair, trials, 0, 1, game_part.mechanism)
    return cause if cause.is_proved else None


def _hint_card(view: View, texts: tuple[str, ...], seed: Seed, game_part: GameBot, usual: str) -> Hint:
    """Return the hint for a card, by its value in many worlds."""
    assert game_part.trials is not None and view.contract is not None and view.acting is not None
    trials = game_part.trials(view, texts, seed, _count_worlds(view))
    advice = advise(view, texts, trials, usual, game_part.mechanism, view.contract.declarer is None)
    than = advice.cause.than
    if than and game_part.fears is not None:
        pair = [advice.text, than]
        feared = game_part.fears(view, pair, seed, _count_worlds(view))
        if feared is not None and feared.gain(0, 1)[0] < 0:  # the others decide which is better
            advice = advice._replace(cause=Cause("worth", than))
    order = dict(zip(texts, trials.means(), strict=True))
    if advice.cause.name == "worth" and not game_part.card_measure:  # values are in the unit of the score
        told = _tell_difference(
            ChoiceValues(game_part.unit, order), advice.text, advice.cause.than, MIN_SHOWN
        )
        advice = advice._replace(cause=told)
    shown = dict(zip(texts, trials.shown_means(), strict=True))
    measure = _card_measure(view, game_part)
    is_defender = view.contract.declarer != view.acting.seat
    fewer = (measure == "caught" and not is_defender) or (measure == "made" and is_defender)
    return _make_hint(view, ChoiceValues(measure, shown, fewer, order), advice)


def _make_hint(view: View, rates: ChoiceValues, advice: Advice) -> Hint:
    """Return a hint with the advised choice first."""
    ranked = [advice.text, *(text for text in rates.ranked() if text != advice.text)]
    rated = [text for text in ranked if text in rates.values]
    values = [rates.values[text] for text in rated]
    shown = dict(zip(rated, pool_contradictions(values, fewer=rates.fewer), strict=True))
    choices = tuple(RatedChoice(text, shown.get(text)) for text in ranked)
    return Hint(rates.measure, choices, reasons_for(view, advice.text), advice.cause, advice.same)


def pool_contradictions(values: Sequence[float], *, fewer: bool = False) -> list[float]:
    """Return the figures of choices in the order of the choices: falling, or rising if ``fewer`` is better.

    Between figures that contradict the order no difference is shown: they get their mean.

    >>> pool_contradictions([5.0, 6.0, 6.0, 2.0, 2.5])
    [5.666666666666667, 5.666666666666667, 5.666666666666667, 2.25, 2.25]
    """
    if fewer:
        return [-value for value in _make_falling([-value for value in values])]
    return _make_falling(values)


def _make_falling(values: Sequence[float]) -> list[float]:
    """Return the nearest figures of which none is greater than the one before."""
    pools: list[list[float]] = []
    for value in values:
        pools.append([value])
        while len(pools) > 1 and fmean(pools[-2]) < fmean(pools[-1]):
            last = pools.pop()
            pools[-1] += last
    return [fmean(pool) for pool in pools for _ in pool]


def _count_worlds(view: View) -> int:
    """Return over how many worlds a card is judged, which takes a third of a second at most."""
    assert view.contract is not None and view.acting is not None
    if view.contract.declarer is not None:
        return CARD_WORLDS
    cards_left = view.seats[view.acting.seat].count
    return next(worlds for cards, worlds in ALL_PASS_WORLDS if cards_left <= cards)


def _card_measure(view: View, game_part: GameBot) -> str:
    """Return what is shown of a card: the tricks of a misère, else by the game."""
    assert view.contract is not None
    return "caught" if view.contract.text == "misere" else game_part.card_measure or game_part.unit


def _rate_choices(view: View, texts: tuple[str, ...], seed: Seed) -> ChoiceValues:
    """Return the values that the game's bot gives to the choices; no values if it has none."""
    game_part = game_bot(view.game)
    if game_part is None or game_part.rate is None:
        return ChoiceValues("points", {})
    return game_part.rate(view, texts, seed)


def _rate_repeatedly(view: View, texts: tuple[str, ...], seed: Seed) -> list[ChoiceValues]:
    """Return ratings of the choices over different worlds; only one where they do not depend on worlds."""
    first = _rate_choices(view, texts, seed)
    if view.asks == "answer":
        return [first]
    second = _rate_choices(view, texts, f"{seed} 1")
    if second == first:
        return [first]
    return [first, second, *(_rate_choices(view, texts, f"{seed} {n}") for n in range(2, CALL_RATINGS))]


def _choose_usual(view: View, seed: Seed, leaders: Sequence[str]) -> str:
    """Return the search bot's choice if it is one of the best, else the first of these."""
    if len(leaders) == 1:
        return leaders[0]
    usual = SearchBot(seed).choose(view)
    return usual if usual in leaders else leaders[0]


def _choose_lowest(view: View, texts: Sequence[str]) -> str:
    """Return the discard of the lowest cards, "" where there is none or low cards are kept for a misère."""
    game_part = game_bot(view.game)
    discards = [text for text in texts if text.startswith("discard ")]
    if not discards or game_part is None or any("misere" in call for _, call in view.auction):
        return ""
    order = game_part.ranks
    return min(discards, key=lambda text: sum(order.index(card[0]) for card in text.split()[1:]))


def _is_rated_less(ratings: Sequence[ChoiceValues], best: str, text: str) -> bool:
    """Return True if a choice is worse than the best by more than the error of the ratings."""
    gains = [rating.ranks[best] - rating.ranks[text] for rating in ratings]
    count = len(gains)
    if count == 1:
        return True
    mean = fsum(gains) / count
    error = sqrt(fsum((gain - mean) ** 2 for gain in gains) / (count - 1) / count)
    return mean - RATING_ERRORS * error > 0


def _tell_difference(rates: ChoiceValues, best: str, than: str, least: float) -> Cause:
    """Return the cause that says how much less another choice is expected to bring, if the ``least``."""
    loss = abs(rates.values[than] - rates.values[best])
    if loss < least:
        return Cause("alike")
    has_unit = rates.measure in SCORED_UNITS and round(loss) > 0
    return Cause("worth", than, count=round(loss), unit=rates.measure) if has_unit else Cause("worth", than)


def reasons_for(view: View, best: str) -> tuple[Reason, ...]:
    """Return facts that the viewer can see, those of the game and for a choice first; never none."""
    game_part = game_bot(view.game)
    own = () if game_part is None or game_part.facts is None else game_part.facts(view)
    return (*own, *_list_reasons(view, best)) or tuple(_list_hand_reasons(view))


def _list_reasons(view: View, best: str) -> Iterator[Reason]:
    """Yield the reasons for a choice, by the question of the view."""
    assert view.seat is not None
    if view.asks == "play":
        yield from _list_card_reasons(view, Card.parse(best.removesuffix("!")))
    elif view.asks == "answer":
        yield from _list_claim_reasons(view)
    elif best == "pass":
        yield from _list_pass_reasons(view)
    else:
        yield from _list_hand_reasons(view)


def _list_pass_reasons(view: View) -> Iterator[Reason]:
    """Yield reasons for a pass: the tricks of a bid, and a hand that is too weak for it."""
    levels = [int(level[1]) for text in view.legal if (level := _BID.fullmatch(text))]
    if view.asks == "bid" and levels:
        yield Reason("least", count=min(levels))
    for reason in _list_hand_reasons(view):
        if reason.name != "aces" or reason.count in (0, 1):
            yield reason


def _list_hand_reasons(view: View) -> Iterator[Reason]:
    """Yield reasons from the viewer's hand, or from the contract without one."""
    assert view.seat is not None
    cards = view.seats[view.seat].cards
    if not cards:
        yield from _list_contract_reasons(view) if view.seat not in view.order else [Reason("unseen")]
        return
    yield Reason("aces", count=sum(card.rank == "A" for card in cards))
    lengths = {suit.letter: sum(card.suit == suit for card in cards) for suit in Suit}
    suit = max(lengths, key=lengths.__getitem__)
    if lengths[suit] > 3:
        yield Reason("longest", suit=suit, count=lengths[suit])


def _list_claim_reasons(view: View) -> Iterator[Reason]:
    """Yield reasons from the cards and tricks that a claim divides."""
    if not view.hidden:
        yield Reason("open")
    yield from _list_trump_reasons(view, _find_unseen_cards(view))
    yield from _list_contract_reasons(view)


def _list_trump_reasons(view: View, unseen: set[Card]) -> Iterator[Reason]:
    """Yield the number of trumps among the unseen cards."""
    trump = None if view.contract is None else view.contract.trump
    if trump is not None:
        yield Reason("trumps", suit=trump, count=sum(card.suit.letter == trump for card in unseen))


def _list_card_reasons(view: View, best: Card) -> Iterator[Reason]:
    """Yield reasons for a card: its suit, trumps, known voids, the contract."""
    if not view.hidden:
        yield Reason("open")
    unseen = _find_unseen_cards(view)
    game_part = game_bot(view.game)
    order = RANK_LETTERS if game_part is None else game_part.ranks
    same_suit = [card for card in unseen if card.suit == best.suit]
    if same_suit:
        highest = max(same_suit, key=lambda card: order.index(card.rank))
        is_beaten = order.index(highest.rank) > order.index(best.rank)
        name, card = ("above", highest) if is_beaten else ("master", best)
        own = [one for one in _list_own_cards(view) if one.suit == best.suit]
        is_highest = all(order.index(one.rank) <= order.index(best.rank) for one in own)
        # That nothing is above an ace goes without saying.
        if is_beaten or (is_highest and best.rank != order[-1]):
            yield Reason(name, suit=best.suit.letter, card=card.text)
    yield from _list_trump_reasons(view, unseen)
    trump = None if view.contract is None else view.contract.trump
    suits = sorted(Suit, key=lambda suit: (suit != best.suit, suit.letter != trump))
    for suit in suits:
        for place in view.hidden:
            is_playing = place.place == "hand" and place.seat is not None and view.seats[place.seat].playing
            if (
                is_playing
                and any(card.suit == suit for card in unseen)
                and not any(possible.suit == suit for possible in place.may)
            ):
                yield Reason("void", seat=place.seat, suit=suit.letter)
    yield from _list_contract_reasons(view)


def _list_contract_reasons(view: View) -> Iterator[Reason]:
    """Yield the tricks that the declarer still needs."""
    contract = view.contract
    if contract is None or contract.declarer is None or not contract.needs:
        return
    lacking = contract.needs - view.seats[contract.declarer].tricks
    if lacking > 0:
        yield Reason("needs", seat=contract.declarer, count=lacking)


def _list_own_cards(view: View) -> tuple[Card, ...]:
    """Return the cards of the hand that is played from."""
    assert view.acting is not None
    return tuple(view.seats[view.acting.seat].cards or ())


def _find_unseen_cards(view: View) -> set[Card]:
    """Return the cards that the other players hold or may hold."""
    assert view.acting is not None
    cards: set[Card] = set()
    for seat in view.seats:
        if seat.playing and seat.seat != view.acting.seat:
            cards.update(seat.cards or ())
    for place in view.hidden:
        if place.place == "hand" and place.seat is not None and view.seats[place.seat].playing:
            cards.update(place.may)
    return cards
