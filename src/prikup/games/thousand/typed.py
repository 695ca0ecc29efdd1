"""The check that a deal with real cards can have had a typed result, and the mode of its scoring.

The cards dealt and played are not known: the check is that talon, card points and tricks fit together.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations

import msgspec

from prikup.cards import Cards
from prikup.core import RuleError
from prikup.games.thousand.match import Match
from prikup.games.thousand.options import Options
from prikup.games.thousand.points import (
    ALL_CARD_POINTS,
    MARRIAGE_CARDS,
    card_points,
    cards_out,
    pack_of,
    talon_size,
    tricks_of,
)
from prikup.games.thousand.results import (
    HUNDRED_TARGET,
    DealResult,
    Mode,
    check_result,
    is_golden,
    resting_seat,
    seats_in_play,
    with_scored_mode,
)
from prikup.games.thousand.rules import MAX_BLIND_BID, blind_bidders, target_range


def check_typed(match: Match, result: DealResult) -> DealResult:
    """Return a typed result completed from the match that waits for it.

    The match knows whether the deal is golden: of the mode of a result only ``blind`` counts. Raises
    RuleError if the result is impossible.
    """
    result = msgspec.structs.replace(result, dealer=match.dealt_by)
    if result.kind == "redeal":
        return result
    if result.kind == "played":
        _check_sum(match, result)
    _check_bid(match, result)
    _check_talon(match, result)
    if result.kind == "surrender":
        _check_surrender(result)
        return result
    check_result(result, match.standing, match.options)
    _check_play(match, result)
    mode: Mode = "normal"
    if result.mode == "blind":
        _check_blind(match, result)
        mode = "blind"
    if is_golden(match.standing, match.options):
        mode = "golden"
    return with_scored_mode(msgspec.structs.replace(result, mode=mode), match.options)


def _check_sum(match: Match, result: DealResult) -> None:
    """Raise RuleError if the card points are not those of the pack, less the cards out of play (8.5)."""
    cards = result.cards or ()
    lowest = ALL_CARD_POINTS - _find_max_points(match.options, cards_out(match.options, match.players))
    if not lowest <= sum(cards) <= ALL_CARD_POINTS:
        data = {"given": " ".join(map(str, cards)), "sum": sum(cards), "low": lowest, "high": ALL_CARD_POINTS}
        raise RuleError("cards-sum" if lowest == ALL_CARD_POINTS else "cards-sum_between", "8.5", **data)


def _find_max_points(options: Options, count: int) -> int:
    """Return the most points that ``count`` cards of the pack have together."""
    return sum(sorted((card_points([card]) for card in pack_of(options).cards), reverse=True)[:count])


def _check_bid(match: Match, result: DealResult) -> None:
    """Raise RuleError if the target can neither be bid nor raised to (3.1, 3.6)."""
    options, bid = match.options, result.bid
    golden = is_golden(match.standing, options)
    lowest, highest = target_range(options, golden)
    if golden and (bid < lowest or lowest == highest != bid):
        name = "bid-golden_only" if lowest == highest else "bid-golden"
        raise RuleError(name, "3.6", given=bid, expected=lowest)
    forehand = seats_in_play(result.dealer, match.players)[0]
    if golden and lowest == highest and result.declarer != forehand:
        raise RuleError("declarer-thousand", "3.6", seat=result.declarer, expected=forehand)
    if not lowest <= bid <= highest or bid % options.bid_step:
        raise RuleError("bid-between", "3.1", given=bid, step=options.bid_step, low=lowest, high=highest)


def _check_blind(match: Match, result: DealResult) -> None:
    """Raise RuleError if the declarer could not have bid blind (3.7, 3.8)."""
    options = match.options
    if options.hundred_as_blind == "on" and result.bid == HUNDRED_TARGET:
        return
    if options.blind == "off":
        raise RuleError("blind-off", "3.7")
    order = seats_in_play(result.dealer, match.players)
    if result.declarer not in blind_bidders(options, match.standing, order):
        raise RuleError("blind-seat", "3.7", seat=result.declarer)
    if options.blind_bid == "120" and result.bid < MAX_BLIND_BID:
        raise RuleError("blind-least", "3.7", given=result.bid, least=MAX_BLIND_BID)


def _check_surrender(result: DealResult) -> None:
    """Raise RuleError for fields other than the talon, as nothing was played (9.3)."""
    played = {
        "marriages": result.marriages is not None,
        "last": result.last_trick is not None,
        "tricks": result.tricks is not None,
        "trump": result.trump is not None,
        "blind": result.mode == "blind",
    }
    for key, is_given in played.items():
        if is_given:
            raise RuleError("surrender-played", "9.3", given=key)
    if result.talon_marriages:
        raise RuleError("surrender-marriage", "9.3", given=" ".join(result.talon_marriages))


def _check_talon(match: Match, result: DealResult) -> None:
    """Raise RuleError for a talon that is missing, not used at this table, or impossible (8.4)."""
    options, size = match.options, talon_size(match.options)
    is_given = result.talon is not None or result.talon_points is not None
    if resting_seat(result.dealer, match.players) is None:
        if is_given:
            raise RuleError("talon-thousand-unused", "8.4")
        return
    if not is_given:
        raise RuleError("talon-thousand-none", "8.4")
    if result.talon is not None:
        if len(result.talon) != size or not Cards(result.talon) <= pack_of(options).cards:
            cards = " ".join(card.text for card in result.talon)
            raise RuleError("talon-thousand-cards", "8.4", given=cards, size=size, pack=options.pack)
        return
    if options.sitter == "aces40":
        raise RuleError("talon-thousand-aces", "8.4", given=result.talon_points)
    touched = result.talon_marriages
    if len(set(touched)) != len(touched) or not set(touched) <= MARRIAGE_CARDS.keys():
        raise RuleError("talon_marriage-suits", "8.4", given=" ".join(touched))
    untouched = {
        suit for is_given in result.marriages or () for suit in is_given if suit in MARRIAGE_CARDS
    } - set(touched)
    if result.talon_points not in _list_talon_points(options, frozenset(touched), frozenset(untouched)):
        words = " ".join((str(result.talon_points), *touched))
        raise RuleError("talon-thousand-points", "8.4", given=words, size=size)


@cache
def _list_talon_points(
    options: Options, touched: frozenset[str], untouched: frozenset[str]
) -> frozenset[int]:
    """Return every total of card points that a talon can have.

    The talon has a card of each marriage of ``touched`` and no card of those of ``untouched``.
    """
    cards = [
        card for card in pack_of(options).cards if not any(card in MARRIAGE_CARDS[suit] for suit in untouched)
    ]
    return frozenset(
        card_points(talon)
        for talon in combinations(cards, talon_size(options))
        if all(MARRIAGE_CARDS[suit] & Cards(talon) for suit in touched)
    )


def _check_play(match: Match, result: DealResult) -> None:
    """Raise RuleError if tricks, last trick and trump suit are missing or do not fit together."""
    options: Options = match.options
    if result.tricks is not None:
        _check_tricks(match, result)
    elif options.bolt == "tricks":
        raise RuleError("tricks-thousand-bolts", "10.1")
    if options.last_trick_bonus and result.last_trick is None:
        raise RuleError("last_trick-none", "13.2", bonus=options.last_trick_bonus)
    if result.trump is not None and options.trump_mode != "named":
        raise RuleError("trump-thousand-unnamed", "13.1", given=result.trump)
    if result.trump is None and options.trump_marriage is not None and any(result.marriages or ()):
        raise RuleError("trump-thousand-none", "13.1")


def _check_tricks(match: Match, result: DealResult) -> None:
    """Raise RuleError if the tricks do not sum up, or contradict points, last trick or marriages."""
    options, tricks = match.options, result.tricks or ()
    count = tricks_of(options, match.players)
    if len(tricks) != match.players or sum(tricks) != count:
        raise RuleError("tricks-thousand-sum", "6.3", given=" ".join(map(str, tricks)), count=count)
    _check_trick_points(match, tricks, result.cards or ())
    if result.last_trick is not None and not tricks[result.last_trick]:
        raise RuleError("last_trick-untaken", "13.2", seat=result.last_trick)
    for seat, suits in enumerate(result.marriages or ()):
        # Where the first lead may announce, the declarer needs no trick for it.
        if suits and not tricks[seat] and not (options.marriage_first_trick and seat == result.declarer):
            raise RuleError("marriage-untaken", "7.1", seat=seat)


def _check_trick_points(match: Match, tricks: tuple[int, ...], points: tuple[int, ...]) -> None:
    """Raise RuleError if a seat has more card points than its tricks can hold (6.3)."""
    options, size = match.options, min(match.players, 3)
    unplayed = options.pack - size * sum(tricks)
    last_trick_cards = unplayed - cards_out(
        options, match.players
    )  # with two these cards come with the last trick
    for seat, (trick_count, won) in enumerate(zip(tricks, points, strict=True)):
        max_points = _find_max_points(options, trick_count * size + last_trick_cards) if trick_count else 0
        if won > max_points:
            raise RuleError("cards-most", "6.3", given=won, seat=seat, tricks=trick_count, most=max_points)
