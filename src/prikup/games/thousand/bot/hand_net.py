"""A small network that tells from a declarer's cards how likely each number of points is.

:mod:`prikup.learn.hand_net` trained it with deals that the solver played with the cards open, by options that
were drawn at random. It is of the same kind as :mod:`prikup.bots.hand_net`.
"""

from __future__ import annotations

from typing import Final

from prikup.bots.hand_net import load_net, normalise
from prikup.cards import Cards, Suit
from prikup.core import ArgumentError, quote
from prikup.errors import check_argument
from prikup.games.thousand.bot.ranked import ACE_MASK, MARRIAGE_MASKS, Terms, mask_of, play_terms
from prikup.games.thousand.options import Options
from prikup.games.thousand.points import pack_of, tricks_of

POINTS_STEP: Final = 5
"""Points of an outcome: the first counts 0 to 4."""
OUTCOME_COUNT: Final = 81
"""Outcomes of which the last counts 400 points and more."""
MARRIAGE_STEP: Final = 20
MARRIAGE_LEVELS: Final = 5
"""A marriage counts up to so many times ``MARRIAGE_STEP``."""
TRUMP_KEY: Final = 8
"""Key of the named trump suit, to which that of its marriage is added."""
SUIT_INPUTS: Final = 4 * MARRIAGE_LEVELS
FLAG_COUNT: Final = 10

_PACKAGE: Final = "prikup.games.thousand.bot"


def points_likelihoods(hand: Cards, options: Options, trump: Suit | None = None) -> tuple[float, ...]:
    """Return the likelihood of each number of points that a declarer takes, in steps of five.

    ``hand`` is what is played, after the exchange: its size tells two players from three. The points are
    those of cards and announcements with all cards open, as they count toward the target; the last outcome
    is 400 and more. ``trump`` is the suit that was named, None where the options let none be named. Raises
    ArgumentError for another number of cards, cards of another pack, and a trump suit that is missing or
    too many.

    >>> from prikup.games.thousand.options import parse_rules
    >>> found = points_likelihoods(Cards.parse("A9.ATKQJ9.."), parse_rules("thousand-blog"))
    >>> len(found), round(sum(found), 9), sum(found[120 // POINTS_STEP :]) > 0.9
    (81, 1.0, True)
    """
    check_argument("hand", hand, Cards)
    check_argument("options", options, Options)
    check_argument("trump", trump, Suit if options.trump_mode == "named" else type(None))
    pack = pack_of(options)
    if hand - pack.cards:
        raise ArgumentError("position-pack", position=hand, cards=hand - pack.cards, ranks=pack.ranks)
    sizes = sorted({tricks_of(options, players) for players in _list_players(options)})
    if len(hand) not in sizes:
        raise ArgumentError("argument-hand", what=quote(str(hand)), count=len(hand), expected=sizes)
    keys, inputs = describe_hand(options, mask_of(hand), -1 if trump is None else int(trump))
    return normalise(load_net(_PACKAGE).likelihoods([mask_of(hand)], keys, inputs))


def describe_hand(options: Options, hand: int, trump: int) -> tuple[int, int]:
    """Return what the network is told of a hand beside its cards, by options and the trump suit named, or -1.

    The first number puts the suits in order, a byte of a suit each: the named trump suit, then those of which
    the hand has the marriage, by its value. Other marriages bring the declarer nothing, so all other suits
    can be exchanged. The second has a bit for each further input: by suit in this order the steps of twenty
    that its marriage counts, then the options.

    >>> from prikup.games.thousand.options import parse_rules
    >>> keys, inputs = describe_hand(parse_rules("thousand-blog"), mask_of(Cards.parse("KQ..KQ.ATJ9")), -1)
    >>> keys.to_bytes(4, "little").hex(" "), bin(inputs)
    ('02 00 04 00', '0b1101111')
    """
    terms = play_terms(options)
    keys = [_rate_suit(terms, hand, suit, trump) for suit in range(4)]
    inputs = 0
    for place, key in enumerate(sorted(keys, reverse=True)):
        inputs |= (1 << key % TRUMP_KEY) - 1 << MARRIAGE_LEVELS * place
    for number, flag in enumerate(_list_flags(options, terms, hand)):
        inputs |= flag << SUIT_INPUTS + number
    return sum(key << 8 * suit for suit, key in enumerate(keys)), inputs


def _rate_suit(terms: Terms, hand: int, suit: int, trump: int) -> int:
    """Return the key of a suit: the higher, the earlier the network takes it."""
    has_marriage = MARRIAGE_MASKS[suit] & ~hand == 0
    marriage = terms.value(suit, trump) // MARRIAGE_STEP if has_marriage else 0
    return TRUMP_KEY * (suit == trump) + marriage


def _list_flags(options: Options, terms: Terms, hand: int) -> tuple[bool, ...]:
    """Return which of the options that matter for the play hold, those for two players where two play."""
    size = hand.bit_count()
    is_for_two = options.pack == 24 and size > tricks_of(options, 3)
    return (
        terms.named,
        terms.aces > 0 and ACE_MASK & ~hand == 0,
        options.last_trick_bonus > 0,
        is_for_two and options.two_player_rest == "last_trick",
        terms.queen,
        terms.must_beat,
        terms.early,
        options.pack == 32,
        is_for_two,
        is_for_two and options.two_player_exchange == "give1",
    )


def _list_players(options: Options) -> tuple[int, ...]:
    """Return the numbers of hands that may be played by these options; a dealer of four rests."""
    if options.pack == 32:
        return (3,)
    return (2, 3) if options.players is None else (min(options.players, 3),)
