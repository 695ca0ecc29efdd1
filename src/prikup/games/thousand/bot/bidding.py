"""The auction of Thousand: bid up to the value of the hand with an average talon."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean
from typing import Final

from prikup.bots.base import Seed, seeded_number
from prikup.cards import Cards
from prikup.games.thousand.bot.open_hands import reaches_target, share_of
from prikup.games.thousand.bot.ranked import mask_of, play_terms
from prikup.games.thousand.bot.sheet import DealValuer
from prikup.games.thousand.bot.trials import declaring_deals, gift_count, rotate_order
from prikup.games.thousand.match import View
from prikup.games.thousand.points import announcement_points, marriages_in, pack_of
from prikup.toolkit.auction import LOOK_WORD

MADE_LIKELIHOOD: Final = 0.8
"""Likelihood that another declarer makes their contract."""
ANNOUNCED_LIKELIHOOD: Final = 0.4
"""Likelihood that a defender can announce a marriage that they hold."""
BID_MARGIN: Final = 0.0
"""Value of a bid above that of a pass from which it is made."""
MIN_BID_SHARE: Final = 0.15
"""Share of the deals in which a bid must be made, whatever is at stake."""
MAX_RATED_BIDS: Final = 3
"""Number of the bids that are rated."""
UNSEEN_HANDS: Final = {24: 8, 32: 2}
"""Number of hands tried for a player who has not looked at theirs, by the number of cards."""


def choose_bid(view: View, texts: Sequence[str]) -> str:
    """Return the call to make, one of the legal ``texts``: the lowest bid, or pass; never blind."""
    if LOOK_WORD in texts:
        return LOOK_WORD
    bids = [text for text in texts if text.isdigit()]
    if not bids or "pass" not in texts:
        return bids[0] if bids else texts[0]
    cards, sheet = viewer_hand(view), _value_from_viewer(view)
    enough = _rate_passing(view, sheet, cards) + BID_MARGIN
    return (
        bids[0]
        if any(value > enough for value in _rate_targets(view, sheet, cards, int(bids[0])))
        else "pass"
    )


def _value_from_viewer(view: View) -> DealValuer:
    """Return the values of deals with the viewer at place 0."""
    assert view.seat is not None
    return DealValuer(view, rotate_order(view.order, view.seat))


def viewer_hand(view: View) -> Cards:
    """Return the viewer's own cards."""
    assert view.seat is not None
    return Cards(view.seats[view.seat].cards or ())


def _rate_targets(view: View, sheet: DealValuer, cards: Cards, lowest: int) -> Iterator[float]:
    """Yield the values of the bid ``lowest``, one for each target that would then be played.

    These are the bid itself and, if that is higher, the target that wins the match. A target that is reached
    in fewer than MIN_BID_SHARE of the deals is left out.
    """
    deals, trumps = declaring_deals(
        play_terms(view.options), mask_of(cards), len(view.order), gift_count(view)
    )
    for target in {lowest, max(lowest, sheet.target_to_win(0))}:
        chance = share_of(reaches_target(view.options, deals, 0, trumps, target))
        if chance >= MIN_BID_SHARE:
            yield sheet.expected_value(place=0, declarer=0, target=target, chance=chance)


def bid_values(view: View, texts: Sequence[str], seed: Seed) -> dict[str, float]:
    """Return the values of the lowest bids and of a pass: points above the others' average.

    A player who has not looked yet is rated by random hands: a look by the best call with each, a bid by its
    average as a blind one.
    """
    sheet = _value_from_viewer(view)
    if LOOK_WORD not in texts:
        return _rate_bids(view, texts, sheet, viewer_hand(view))
    assert view.seat is not None
    random, pack = Random(seeded_number(seed, view)), list(pack_of(view.options).cards)
    size = view.seats[view.seat].count
    hands = [Cards(random.sample(pack, size)) for _ in range(UNSEEN_HANDS[view.options.pack])]
    seen_values = [max(_rate_bids(view, texts, sheet, hand).values(), default=0.0) for hand in hands]
    sheet.blind = True
    unseen_values = [_rate_bids(view, texts, sheet, hand) for hand in hands]
    return {LOOK_WORD: fmean(seen_values)} | {
        text: fmean(values[text] for values in unseen_values) for text in unseen_values[0]
    }


def talon_values(view: View, texts: Sequence[str]) -> dict[str, float]:
    """Return the value of taking each of two face-down talons: for both that of the bid that won."""
    assert view.contract is not None
    won_bid = view.contract.text
    value = _rate_bids(view, [won_bid], _value_from_viewer(view), viewer_hand(view))[won_bid]
    return dict.fromkeys(texts, value)


def _rate_bids(view: View, texts: Sequence[str], sheet: DealValuer, cards: Cards) -> dict[str, float]:
    """Return the value of each of the first bids of ``texts``, and of a pass, with this hand."""
    deals, trumps = declaring_deals(
        play_terms(view.options), mask_of(cards), len(view.order), gift_count(view)
    )
    values = {}
    for text in [text for text in texts if text.isdigit()][:MAX_RATED_BIDS]:
        chance = share_of(reaches_target(view.options, deals, 0, trumps, int(text)))
        target_values = _rate_targets(view, sheet, cards, int(text))
        unlikely_value = sheet.expected_value(place=0, declarer=0, target=int(text), chance=chance)
        values[text] = max(target_values, default=unlikely_value)
    return values | ({"pass": _rate_passing(view, sheet, cards)} if "pass" in texts else {})


def _rate_passing(view: View, sheet: DealValuer, cards: Cards) -> float:
    """Return the value of leaving the auction to the seat that has bid last.

    On the barrel that seat plays for the target that wins the match. The hand may still announce its
    marriages as a defender's.
    """
    bidder, bid = [(seat, word) for seat, word in view.auction if word.isdigit()][-1]
    bidder_place, target = sheet.order.index(bidder), int(bid)
    if view.standing.barrel[bidder] is not None:
        target = max(target, sheet.target_to_win(bidder_place))
    lost_value = sheet.expected_value(place=0, declarer=bidder_place, target=target, chance=MADE_LIKELIHOOD)
    return lost_value + ANNOUNCED_LIKELIHOOD * announcement_points(view.options, marriages_in(cards))
