"""A hint: what the search bot would do, what the other choices are worth, and facts that speak for it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from prikup.bots.base import Seed, legal_texts
from prikup.bots.ratings import ChoiceValues
from prikup.bots.rules import SearchBot, game_bot
from prikup.cards import RANK_LETTERS, Card, Suit
from prikup.core import View
from prikup.structs import Struct

_BID = re.compile(r"(\d+)(?:[SCDH]|NT)")


class RatedChoice(Struct, frozen=True):
    """A legal choice by its text, and what is expected of it; None where nothing was counted."""

    text: str
    worth: float | None


class Reason(Struct, frozen=True):
    """A fact that the viewer can see or work out, named after the message ``hint-NAME`` that tells it.

    ``void``: a ``seat`` has shown out of a ``suit``. ``trumps``: so many (``count``) are with the others for
    all one knows. ``master``: no higher ``card`` than this is out in its suit; ``above``: this one is.
    ``needs``: the declarer, at ``seat``, lacks so many tricks. ``open``: no card is hidden. ``aces``: so many
    are in the hand. ``longest``: so many cards of a ``suit`` are. ``least``: a bid now takes at least so many
    tricks. ``unseen``: the viewer has not looked at
    their hand. ``pool``: a ``seat`` has so many points in the pool, as few as anybody.
    """

    name: str
    seat: int | None = None
    suit: str | None = None
    card: str | None = None
    count: int | None = None


class Hint(Struct, frozen=True):
    """The choices, the best first, and the reasons, those about the best first.

    ``measure`` says what a ``worth`` is: the score that the deal is expected to bring (``whists``,
    ``chips`` or ``points``; to a defender, as much as it costs the declarer), the tricks that the declarer
    of a misère takes (``caught``), or how often the contract is made (``made``, from 0 to 1).
    """

    measure: str
    choices: tuple[RatedChoice, ...]
    reasons: tuple[Reason, ...]


def hint(view: View, seed: Seed = 0) -> Hint:
    """Return a hint for a seat: the search bot's choice, then the others by their value.

    It knows what the view shows and no more. Raises PrikupError if the viewer has nothing to decide.

    >>> import prikup
    >>> match = prikup.new("preferans", "kodeks-sochi").deal(seed=1).play("7S").play("pass").play("pass")
    >>> found = hint(match.view(0))
    >>> found.measure, found.choices[0].text, len(found.choices)
    ('whists', 'discard TH 7H', 3)
    >>> [(reason.name, reason.suit, reason.count) for reason in found.reasons]
    [('aces', None, 1), ('longest', 'C', 5)]
    """
    texts = legal_texts(view)
    best = SearchBot(seed).choose(view)
    rates = _rate_choices(view, texts, seed)
    ranked = [best, *(text for text in rates.ranked() if text != best)]
    choices = tuple(RatedChoice(text, rates.worths.get(text)) for text in ranked)
    return Hint(rates.measure, choices, reasons_for(view, best))


def _rate_choices(view: View, texts: tuple[str, ...], seed: Seed) -> ChoiceValues:
    """Return the values that the game's bot gives to the choices; no values if it has none."""
    game_part = game_bot(view.game)
    if game_part is None or game_part.rate is None:
        return ChoiceValues("points", {})
    return game_part.rate(view, texts, seed)


def reasons_for(view: View, best: str) -> tuple[Reason, ...]:
    """Return facts that the viewer can see, those that speak for a choice first; never none."""
    return tuple(_list_reasons(view, best)) or tuple(_list_hand_reasons(view))


def _list_reasons(view: View, best: str) -> Iterator[Reason]:
    """Yield the reasons for a choice, by the question of the view."""
    assert view.seat is not None
    if view.asks == "play":
        yield from _list_card_reasons(view, Card.parse(best.removesuffix("!")))
    elif view.asks == "answer":
        yield from _list_claim_reasons(view)
    elif view.asks == "aid":
        pool = view.standing.pool
        seat = min(range(view.players), key=pool.__getitem__)
        yield Reason("pool", seat=seat, count=pool[seat])
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
        if is_beaten or best.rank != order[-1]:  # that nothing is above an ace goes without saying
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
