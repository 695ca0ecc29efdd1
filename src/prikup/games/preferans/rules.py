"""How the options of Russian Preferans configure the shared phases."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from prikup.cards import PACK_32, Card, Suit
from prikup.core import Match, Name, Record
from prikup.games.preferans.contracts import CONTRACTS, MISERE, Contract
from prikup.games.preferans.options import Options
from prikup.games.preferans.score import Standing, active, minimum_level
from prikup.toolkit.auction import AuctionRules, Blind, Reply
from prikup.toolkit.defence import Ask, Call, Roles
from prikup.toolkit.tricks import Opening, Play, PlayRules

OPEN = "open"
CLOSED = "closed"
BLIND = "blind"
MISERE_HAND = "misere-hand"
NINE_HAND = "9-hand"

_CLAUSES = (
    ("turn", "4.1"),
    ("raise", "4.2"),
    ("next", "4.2"),
    ("unknown", "3.1"),
    ("hold", "4.3"),
    ("bound", "4.4"),
    ("first_bid", "4.4"),
    ("floor", "10.7"),
    ("look", "4.5"),
    ("over_blind", "4.5"),
    ("reply", "3.2"),
)


def active_seats(match: Match) -> tuple[int, ...]:
    """The three who play this deal, eldest hand first (1.1, 1.2)."""
    return active(match.dealt_by, match.players)


def auction_rules(options: Options, standing: Standing) -> AuctionRules:
    """How this deal is bid (section 4); the floor comes from the all-passes before it (10.7)."""
    return _auction_rules(options, minimum_level(standing, options))


@lru_cache(maxsize=256)
def _auction_rules(options: Options, level: int) -> AuctionRules:
    tricks = [
        text
        for text, one in CONTRACTS.items()
        if one.level and (options.bid_notrump or one.trump is not None)
    ]
    under = 9 if options.misere_rank.startswith("below9") else 10
    bids = [text for text in tricks if CONTRACTS[text].level < under]
    rest = tricks[len(bids) :]
    nines = tuple(text for text in rest if CONTRACTS[text].level == 9)
    replies = _replies(options.misere_rank, nines)
    # A blind bid counts as a six, so it is no bid where a series of all-passes asks for more.
    blind = Blind(BLIND, "7S") if options.blind_bid and level <= 6 else None
    return AuctionRules(
        (
            *(() if blind is None else (blind.bid,)),
            *bids,
            MISERE,
            *(nines if replies else ()),
            *(reply.bid for reply in replies),
            *(rest[len(nines) :] if replies else rest),
        ),
        opening="any" if options.jump_bids else "lowest",
        raises="any" if options.jump_bids else "next",
        hold=options.hold_rule,
        binding=(MISERE,),
        replies=replies,
        blind=blind,
        floor=None if level <= 6 else f"{level}S",
        clauses=_CLAUSES,
    )


def _replies(rank: str, nines: tuple[str, ...]) -> tuple[Reply, ...]:
    """The games without talon that may be bid after a nine over a misère (3.2)."""
    if rank not in ("below9_bp_10", "below9_bp_9bp"):
        return ()
    misere = Reply(MISERE_HAND, nines, MISERE)
    return (misere,) if rank == "below9_bp_10" else (misere, Reply(NINE_HAND, (MISERE_HAND,)))


NAMES = {text: Name(text) for text, contract in CONTRACTS.items() if contract.level}
"""The action that names each trick contract, by its text."""


def draw_order(options: Options) -> tuple[Card, ...] | None:
    """The pack in the order in which drawn cards make the first dealer, None if he is taken at random (2.2).

    The lowest deals, and the ace is then the lowest rank; or the highest deals. Of equal ranks the suits
    decide, in the order of bids.
    """
    if options.first_dealer == "random":
        return None
    suits = ("S", "C", "D", "H")
    if options.first_dealer == "lowest_draw":
        return tuple(Card.parse(rank + suit) for rank in "A789TJQK" for suit in suits)
    return tuple(Card.parse(rank + suit) for rank in "AKQJT987" for suit in reversed(suits))


def nameable(options: Options, bid: str) -> tuple[Name, ...]:
    """The contracts that may be named after this winning bid (5.2)."""
    return _nameable(options.contract_floor, bid)


@cache
def _nameable(floor: str, bid: str) -> tuple[Name, ...]:
    if bid in (BLIND, NINE_HAND):
        bid = "6S" if bid == BLIND else "9S"

    def height(text: str) -> int:
        return CONTRACTS[text].level if floor == "bid_level" else CONTRACTS[text].rank

    return tuple(name for text, name in NAMES.items() if height(text) >= height(bid))


def defence(match: Match, declarer: int, contract: Contract, said: tuple[Call, ...]) -> Ask | Roles:
    """The script of the declarations (6.1 to 6.7, 6.9, 6.10)."""
    options: Options = match.options
    order = active_seats(match)
    place = order.index(declarer)
    d1, d2 = order[(place + 1) % 3], order[(place + 2) % 3]
    if options.stalingrad and contract.text == "6S":
        return Roles(((d1, "whister"), (d2, "whister")), played=True)
    if checked(options, contract):
        return Roles(((d1, "whister"), (d2, "whister")), played=True, open=True)
    halves = options.half_whist and contract.level in options.half_whist_levels
    later = options.light_timing == "until_first_defender_card"
    ways = Ways(
        d1,
        d2,
        match.dealer if options.dealer_whist and match.players == 4 else None,
        contract.level if halves else -contract.level,
        halves and options.whist_pass_half,
        modes=() if later else (OPEN, CLOSED),
    )
    return _declared(ways, tuple(text for _, text in said))


def checked(options: Options, contract: Contract) -> bool:
    """Whether a contract is a ten that is played without declarations (6.7)."""
    return options.ten_trick == "check" and contract.level == 10


class Ways(Record, frozen=True):
    """How the two defenders may speak: with half-whists (``level`` is negative where there are none), with
    one that a whister turns his whist into, with a resting ``dealer`` after them, and ``modes`` that a lone
    whister chooses from at once.
    """

    first: int
    second: int
    dealer: int | None
    level: int
    turn_back: bool
    modes: tuple[str, ...]


@cache
def _declared(ways: Ways, words: tuple[str, ...]) -> Ask | Roles:
    """The next question, or the roles, after these words of the defence."""
    if words[-1:] == (OPEN,) or words[-1:] == (CLOSED,):
        return _alone(ways, words, words[-1])
    question = _asked(ways, words)
    if question is not None:
        return question
    d1, d2 = ways.first, ways.second
    match words:
        case ("whist", "whist"):
            return Roles(((d1, "whister"), (d2, "whister")), played=True)
        case ("pass", "pass"):
            return Roles(((d1, "passer"), (d2, "passer")), played=False)
        case ("whist", "pass", "half"):
            return Roles(((d1, "half"), (d2, "passer")), played=False)
        case ("pass", "half", "pass", "whist") if ways.dealer is not None:
            return Roles(((d1, "passer"), (d2, "passer"), (ways.dealer, "whister")), played=True, open=True)
        case ("pass", "half", "pass", *_):
            return Roles(((d1, "passer"), (d2, "half")), played=False)
    return _alone(ways, words, None)


def _asked(ways: Ways, words: tuple[str, ...]) -> Ask | None:
    """Who is to speak after these words of the defence, if anybody is (6.1 to 6.4, 6.9)."""
    d1, d2 = ways.first, ways.second
    answers = ("pass", "half", "whist")
    match words:
        case ():
            return Ask(d1, answers, (_NO_HALF_FIRST,))
        case ("pass",):
            return Ask(d2, answers, () if ways.level > 0 else (_no_half(-ways.level),))
        case ("whist",):
            return Ask(d2, answers, (_NO_HALF_AFTER_WHIST,))
        case ("pass", "half"):
            return Ask(d1, answers, (_NO_HALF_TWICE,))
        case ("whist", "pass") if ways.turn_back:
            return Ask(d1, answers, (_NO_PASS,))
        case ("pass", "half", "pass") if ways.dealer is not None:
            return Ask(ways.dealer, answers, (_NO_HALF_DEALER,))
    return None


def _alone(ways: Ways, words: tuple[str, ...], mode: str | None) -> Ask | Roles:
    """A lone whister: how he plays, asked at once or, where there are no modes, later (6.10)."""
    d1, d2 = ways.first, ways.second
    second = words[:2] == ("pass", "whist")
    if mode is None and ways.modes:
        return Ask(d2 if second else d1, ways.modes)
    roles = ((d1, "passer"), (d2, "whister")) if second else ((d1, "whister"), (d2, "passer"))
    return Roles(roles, played=True, open=mode == OPEN)


_NO_HALF_FIRST = ("half", "half_first", "6.3", "half-whist is for the second defender after a pass")
_NO_HALF_AFTER_WHIST = ("half", "half_whisted", "6.3", "half-whist is possible only after a pass")
_NO_HALF_TWICE = ("half", "half_twice", "6.3", "the half-whist can be left or taken back by a whist")
_NO_HALF_DEALER = ("half", "half_dealer", "6.9", "the resting dealer whists or passes")
_NO_PASS = ("pass", "whist_stands", "6.4", "the whist stays, or becomes a half-whist")


def _no_half(level: int) -> tuple[str, str, str, str]:
    return ("half", "half_level", "6.3", f"there is no half-whist at {level}")


def contract_play(
    match: Match, hands: Sequence[int], declarer: int, contract: Contract, roles: Roles
) -> Play:
    """The play of a trick contract: who decides for whom, and when hands are laid open (6.10 to 6.12)."""
    opening = opening_of(match, declarer, roles) if roles.open else None
    play = _play(match, hands, contract.trump, opening)
    if contract.level == 10 and match.options.ten_exposure == "all_hands":
        for seat in active_seats(match):
            play = play.lay(seat)
    return play


def governor_of(match: Match, contract: Contract, roles: Roles) -> int | None:
    """The lone whister who chooses to open while no defender has played a card (6.10), if there is one."""
    later = match.options.light_timing == "until_first_defender_card"
    whisters = roles.seats("whister")
    return whisters[0] if later and len(whisters) == 1 and not roles.open else None


def opening_of(match: Match, declarer: int, roles: Roles) -> Opening:
    """How the defence lays its hands open: a lone whister then decides for each of them (6.10).

    By ``dummy_only`` he keeps his own hand closed. Whisters of a checked ten decide each for himself (6.7).
    """
    defenders = tuple(seat for seat in active_seats(match) if seat != declarer)
    whisters = roles.seats("whister")
    control = list(range(match.players))
    seats = defenders
    if len(whisters) == 1:
        (whister,) = whisters
        for seat in defenders:
            control[seat] = whister
        if match.options.open_play == "dummy_only":
            seats = tuple(seat for seat in defenders if seat != whister)
    return _opening(match, declarer, seats, tuple(control))


def misere_play(match: Match, hands: Sequence[int], declarer: int, hand_game: bool) -> Play:
    """The play of a misère: the defenders lay their hands open, each plays his own (6.11).

    Or the declarer has shown his before the discard; without the talon it simply lies open.
    """
    own = tuple(range(match.players))
    if match.options.misere_exposure == "declarer_before_discard":
        opening = Opening(0, (declarer,), own) if hand_game else None
    else:
        defenders = tuple(seat for seat in active_seats(match) if seat != declarer)
        opening = _opening(match, declarer, defenders, own)
    return _play(match, hands, None, opening)


def _opening(match: Match, declarer: int, seats: tuple[int, ...], control: tuple[int, ...]) -> Opening:
    options: Options = match.options
    cards = 0
    if options.light_timing == "after_first_trick":
        cards = 3
    elif options.light_timing != "before_any_card" and active_seats(match)[0] == declarer:
        cards = 1
    return Opening(cards, seats, control)


def _play(match: Match, hands: Sequence[int], trump: Suit | None, opening: Opening | None) -> Play:
    order = active_seats(match)
    rules = PlayRules(PACK_32, _after(match), 3, order[0], opening=opening)
    return Play.start(rules, hands, trump, order[0])


def _after(match: Match) -> tuple[int, ...]:
    after = [-1] * match.players
    order = active_seats(match)
    for place, seat in enumerate(order):
        after[seat] = order[(place + 1) % 3]
    return tuple(after)


def raspasy_play(match: Match, hands: Sequence[int], talon: tuple[Card, ...]) -> Play:
    """The play of an all-pass, with the talon as the options use it (10.1, 10.2)."""
    options: Options = match.options
    use = options.raspasy_talon(match.players)
    eldest = active_seats(match)[0]
    leaders = (
        eldest,
        eldest if options.raspasy_second_leader == "eldest" else None,
        eldest if options.raspasy_third_leader == "eldest" else None,
    )
    rules = PlayRules(
        PACK_32,
        _after(match),
        3,
        eldest,
        leads=() if use == "unused" else talon,
        lead_owner=match.dealer if use == "dealer_leads" else None,
        leaders=leaders,
    )
    return Play.start(rules, hands, None, eldest)
