"""Cards on which the rules of Thousand depend: marriages, redeals and the points of cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from msgspec.structs import replace

from prikup.cards import Card, Cards, Suit
from prikup.games.thousand.deal_state import DealState
from prikup.games.thousand.exchange import Giving
from prikup.games.thousand.match import Match
from prikup.games.thousand.options import MARRIAGE_SUITS, Options
from prikup.games.thousand.phases import Bidding
from prikup.games.thousand.playing import Playing
from prikup.games.thousand.points import (
    ACE_CARDS,
    ACES_WORD,
    ALL_CARD_POINTS,
    MARRIAGE_CARDS,
    NINE_CARDS,
    card_points,
    marriages_in,
    max_points,
    nines_to_redeal,
)
from prikup.games.thousand.results import HUNDRED_TARGET, DealResult, Standing, mode_of
from prikup.games.thousand.rules import active_seats, start_auction
from prikup.games.thousand.score import apply_entries, entries, is_made
from prikup.games.thousand.view import list_trumps
from prikup.toolkit.card_rules import CardRules, CardSet, CardTest, PointCount
from prikup.toolkit.views import find_deal_and_play

_QUEENS: Final = Cards.parse("QS QC QD QH")
_HAND_OF_THREE_NINES: Final = Cards.parse("9S 9C 9D AS TS AC TC JS")
_POOR_HAND: Final = Cards.parse("9S 9C 9D 9H JS JC JD")
_POOR_TALON: Final = Cards.parse("9S JS 9D JC")
_TALON_OF_NINES: Final = NINE_CARDS
_BID_OF_OTHERS: Final = 2 * HUNDRED_TARGET
"""A bid without rules of its own, as a bid of 100 can have."""


class ThousandCards(CardRules):
    """The sets are the marriages, in the order of their suits, and the four aces where these count."""

    plain_hand = Cards.parse("AS TS JS AC TC JC 9D")
    plain_talon = tuple(Cards.parse("AD TD AH TH"))

    def find_unheld_option(self, match: Match) -> str:
        """Return ``two_on_barrel`` if a deal can bring two seats onto the barrel, and that is not allowed.

        The tables value each seat by itself, but here a seat that climbs pushes the other off (11.6).
        """
        options: Options = match.options
        if options.two_on_barrel == "allowed" or options.barrel_at is None:
            return ""
        return "two_on_barrel" if options.barrel_at <= max_points(options) + ALL_CARD_POINTS else ""

    def list_tests(self, match: Match) -> Sequence[CardTest]:
        """Return the tests for nines and few points, of hands and of talons (5.1, 5.2)."""
        return list(_list_tests(match.options))

    def list_sets(self, match: Match) -> Sequence[CardSet]:
        """Return the marriages and the aces, each with the cards that announce it (7)."""
        options: Options = match.options
        pairs = [MARRIAGE_CARDS[suit] for suit in MARRIAGE_SUITS]
        queens_only = options.marriage_card == "queen"
        sets = [CardSet(pair, pair & _QUEENS if queens_only else pair) for pair in pairs]
        return [*sets, CardSet(ACE_CARDS, ACE_CARDS)] if options.ace_marriage else sets

    def find_count(self, match: Match) -> PointCount:
        """Return the points of cards, of the talon for a resting dealer, of the last trick (8, 13, 14)."""
        options: Options = match.options
        points = {card: card_points([card]) for card in match.pack.cards}
        aces = {card: int(card.rank == "A") for card in match.pack.cards}
        return PointCount(
            points,
            aces if options.sitter == "aces40" else points,
            options.last_trick_bonus,
            match.players == 2 and options.two_player_rest == "last_trick",
            0 if options.marriage_first_trick else 1,
        )

    def adapt(self, match: Match) -> Match:
        """Return the match with the limits of the bids by the marriages in the hands (3.3)."""
        phase = match.phase
        if not isinstance(phase, Bidding):
            return match
        marriages = {seat: marriages_in(hand) for seat, hand in enumerate(phase.held.hands)}
        caps = start_auction(match.options, match.standing, match.dealt_by, marriages).caps
        return replace(match, phase=replace(phase, auction=phase.auction.with_caps(caps)))

    def forget(self, match: Match) -> Match:
        """Return the match without marriages, points, gifts, bottom card, and a bid that became a target."""
        phase = match.phase
        held = getattr(phase, "held", None)
        if not isinstance(held, DealState):
            return match
        held = held.replace(said=(), proved=(), bottom=None)
        if not isinstance(phase, Giving):
            held = held.replace(given=())
        if held.contract is not None:
            held = held.replace(bid=held.contract)
        if isinstance(phase, Playing):
            phase = replace(phase, points=(0,) * match.players)
        return replace(match, phase=replace(phase, held=held))

    def list_trumps(self, match: Match) -> Sequence[Suit | None]:
        """Return the trump suit of each trick so far, as the marriages made it (7)."""
        deal, play = find_deal_and_play(match)
        return () if play is None or not isinstance(deal, DealState) else list_trumps(match, deal, play)

    def list_values(self, match: Match, seat: int, span: int) -> Sequence[float]:
        """Return the points that are written for a seat (8), by its card points and announcements.

        The place in the list is the seat's card points plus ``span`` times the bits of its announced
        marriages, so ``span`` is one more than the highest card points.
        """
        phase, options = match.phase, match.options
        assert isinstance(phase, Playing)
        held = phase.held
        result = DealResult(
            "played",
            dealer=match.dealt_by,
            declarer=held.declarer_seat,
            bid=held.target,
            mode=mode_of(held.mode, held.target, options),
            trump=held.trump,
        )
        if seat != held.declarer_seat:
            # The others score by the mode alone, so that one list is enough for all bids.
            result = replace(result, bid=_BID_OF_OTHERS)
        if seat not in active_seats(match):
            return _list_resting_values(options, match.standing, result, seat, span)
        return _list_seat_values(options, match.standing, result, seat, span)


def _list_tests(options: Options) -> Iterator[CardTest]:
    nines = dict.fromkeys(NINE_CARDS, 1)
    losses = {card: -card_points([card]) for card in map(Card, range(32))}
    counts = {nines_to_redeal(options, forehand=forehand) for forehand in (False, True)}
    for count in sorted(count for count in counts if count is not None):
        sample = _HAND_OF_THREE_NINES if count == 3 else _HAND_OF_THREE_NINES | NINE_CARDS
        yield CardTest(nines, count, sample)
    if options.redeal_hand_below is not None:
        yield CardTest(losses, 1 - options.redeal_hand_below, _POOR_HAND)
    if options.redeal_talon_nines is not None:
        yield CardTest(nines, options.redeal_talon_nines, _TALON_OF_NINES, on_talon=True)
    if options.redeal_talon_max is not None:
        yield CardTest(losses, -options.redeal_talon_max, _POOR_TALON, on_talon=True)


@cache
def _list_seat_values(
    options: Options, standing: Standing, result: DealResult, seat: int, span: int
) -> Sequence[float]:
    """Return what is written for a seat that plays; a declarer has only two values."""
    values, by_made = list[float](), dict[bool, float]()
    for bits in _list_combinations(options):
        for points in range(span):
            full = _with_points(options, standing, result, seat, points, bits)
            if seat != result.declarer:
                values.append(_score(options, standing, full, seat))
                continue
            made = is_made(full, options)
            if made not in by_made:
                by_made[made] = _score(options, standing, full, seat)
            values.append(by_made[made])
    return values


def _list_combinations(options: Options) -> range:
    """Return all sets of announcements as bits: of the marriages and, where they are announced, the aces."""
    return range(1 << (len(MARRIAGE_SUITS) + bool(options.ace_marriage)))


def _with_points(
    options: Options, standing: Standing, result: DealResult, seat: int, points: int, bits: int
) -> DealResult:
    """Return the result with points and announcements of one seat; the last trick gives the most points."""
    points = min(points, ALL_CARD_POINTS + options.last_trick_bonus)
    is_last = points > ALL_CARD_POINTS
    points -= options.last_trick_bonus if is_last else 0
    names = (*MARRIAGE_SUITS, ACES_WORD)
    sets = tuple(name for number, name in enumerate(names) if bits >> number & 1)
    others = range(standing.players)
    return replace(
        result,
        cards=tuple(points if other == seat else 0 for other in others),
        marriages=tuple(sets if other == seat else () for other in others),
        last_trick=seat if is_last else None,
    )


@cache
def _list_resting_values(
    options: Options, standing: Standing, result: DealResult, seat: int, span: int
) -> Sequence[float]:
    """Return what is written for the dealer who rests, by the talon (8.4)."""
    values, aces = list[float](), tuple(ACE_CARDS)
    declarer = result.declarer
    assert declarer is not None
    for bits in _list_combinations(options):
        for points in range(span):
            full = _with_points(options, standing, result, declarer, 0, bits)
            talon = aces[: min(points, 4)] if options.sitter == "aces40" else None
            suits = tuple(suit for suit in full.announcements_of(declarer) if suit != ACES_WORD)
            full = replace(full, talon=talon, talon_points=min(points, 33), talon_marriages=suits)
            values.append(_score(options, standing, full, seat))
    return values


def _score(options: Options, standing: Standing, result: DealResult, seat: int) -> float:
    """Return what a result changes in the score of a seat."""
    written = entries(result, standing, options)
    return float(apply_entries(standing, written, result, options).scores[seat] - standing.scores[seat])


CARD_RULES: Final = ThousandCards()
