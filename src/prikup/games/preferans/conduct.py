"""How the options of Russian Preferans configure the shared phases."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from prikup.auction import AuctionRules
from prikup.cards import PACK_32, Card, Suit
from prikup.core import Match, Name
from prikup.defence import Ask, Call, Roles
from prikup.games.preferans.contracts import CONTRACTS, MISERE, Contract
from prikup.games.preferans.options import Options
from prikup.games.preferans.score import Standing, active, minimum_level
from prikup.tricks import Opening, Play, PlayRules

OPEN = "open"
CLOSED = "closed"

_CLAUSES = (
    ("turn", "4.1"),
    ("raise", "4.2"),
    ("next", "4.2"),
    ("unknown", "3.1"),
    ("hold", "4.3"),
    ("bound", "4.4"),
    ("first_bid", "4.4"),
    ("floor", "10.7"),
)


def active_seats(match: Match) -> tuple[int, ...]:
    """The three who play this deal, eldest hand first (1.1, 1.2)."""
    assert match.dealer is not None
    return active(match.dealer, match.players)


def auction_rules(options: Options, standing: Standing) -> AuctionRules:
    """How this deal is bid (section 4); the floor comes from the all-passes before it (10.7)."""
    return _auction_rules(options, minimum_level(standing, options))


@lru_cache(maxsize=256)
def _auction_rules(options: Options, level: int) -> AuctionRules:
    under = 9 if options.misere_rank.startswith("below9") else 10
    bids: list[str] = []
    for text, contract in CONTRACTS.items():
        if text == f"{under}S":
            bids.append(MISERE)
        if text != MISERE and (options.bid_notrump or contract.trump is not None):
            bids.append(text)
    return AuctionRules(
        tuple(bids),
        opening="any" if options.jump_bids else "lowest",
        raises="any" if options.jump_bids else "next",
        hold=options.hold_rule,
        binding=(MISERE,),
        floor=None if level <= 6 else f"{level}S",
        clauses=_CLAUSES,
    )


NAMES = {text: Name(text) for text, contract in CONTRACTS.items() if contract.level}
"""The action that names each trick contract, by its text."""


def nameable(options: Options, bid: str) -> tuple[Name, ...]:
    """The contracts that may be named after this winning bid (5.2)."""
    return _nameable(options.contract_floor, bid)


@cache
def _nameable(floor: str, bid: str) -> tuple[Name, ...]:
    def height(text: str) -> int:
        return CONTRACTS[text].level if floor == "bid_level" else CONTRACTS[text].rank

    return tuple(name for text, name in NAMES.items() if height(text) >= height(bid))


def defence(match: Match, declarer: int, contract: Contract, said: tuple[Call, ...]) -> Ask | Roles:
    """The script of the declarations (6.1 to 6.7, 6.10)."""
    options: Options = match.options
    order = active_seats(match)
    place = order.index(declarer)
    d1, d2 = order[(place + 1) % 3], order[(place + 2) % 3]
    if options.stalingrad and contract.text == "6S":
        return Roles(((d1, "whister"), (d2, "whister")), played=True)
    if options.ten_trick == "check" and contract.level == 10:
        return Roles(((d1, "whister"), (d2, "whister")), played=True, open=True)
    halves = options.half_whist and contract.level in options.half_whist_levels
    return _declared(
        d1, d2, tuple(text for _, text in said), halves, options.whist_pass_half and halves, contract.level
    )


@cache
def _declared(
    d1: int, d2: int, words: tuple[str, ...], halves: bool, turn_back: bool, level: int
) -> Ask | Roles:
    """The next question, or the roles, after these words of the defence."""
    answers = ("pass", "half", "whist")
    match words:
        case ():
            return Ask(d1, answers, (_NO_HALF_FIRST,))
        case ("pass",):
            return Ask(d2, answers, () if halves else (_no_half(level),))
        case ("whist",):
            return Ask(d2, answers, (_NO_HALF_AFTER_WHIST,))
        case ("pass", "half"):
            return Ask(d1, answers, (_NO_HALF_TWICE,))
        case ("whist", "pass") if turn_back:
            return Ask(d1, answers, (_NO_PASS,))
        case ("pass", "pass"):
            return Roles(((d1, "passer"), (d2, "passer")), played=False)
        case ("pass", "half", "pass"):
            return Roles(((d1, "passer"), (d2, "half")), played=False)
        case ("whist", "pass", "half"):
            return Roles(((d1, "half"), (d2, "passer")), played=False)
        case ("whist", "whist"):
            return Roles(((d1, "whister"), (d2, "whister")), played=True)
    second = words[:2] == ("pass", "whist")
    if words[-1] not in (OPEN, CLOSED):
        return Ask(d2 if second else d1, (OPEN, CLOSED))
    roles = ((d1, "passer"), (d2, "whister")) if second else ((d1, "whister"), (d2, "passer"))
    return Roles(roles, played=True, open=words[-1] == OPEN)


_NO_HALF_FIRST = ("half", "half_first", "6.3", "half-whist is for the second defender after a pass")
_NO_HALF_AFTER_WHIST = ("half", "half_whisted", "6.3", "half-whist is possible only after a pass")
_NO_HALF_TWICE = ("half", "half_twice", "6.3", "the half-whist can be left or taken back by a whist")
_NO_PASS = ("pass", "whist_stands", "6.4", "the whist stays, or becomes a half-whist")


def _no_half(level: int) -> tuple[str, str, str, str]:
    return ("half", "half_level", "6.3", f"there is no half-whist at {level}")


def contract_play(
    match: Match, hands: Sequence[int], declarer: int, contract: Contract, roles: Roles
) -> Play:
    """The play of a trick contract: who decides for whom, and when hands are laid open (6.10)."""
    opening = None
    if roles.open:
        defenders = tuple(seat for seat, _ in roles.roles)
        control = list(range(match.players))
        whisters = roles.seats("whister")
        for seat in defenders:
            control[seat] = whisters[0] if len(whisters) == 1 else seat
        opening = _opening(match, declarer, defenders, tuple(control))
    return _play(match, hands, contract.trump, opening)


def misere_play(match: Match, hands: Sequence[int], declarer: int) -> Play:
    """The play of a misère: the defenders lay their hands open, each plays his own (6.11)."""
    defenders = tuple(seat for seat in active_seats(match) if seat != declarer)
    opening = _opening(match, declarer, defenders, tuple(range(match.players)))
    return _play(match, hands, None, opening)


def _opening(match: Match, declarer: int, seats: tuple[int, ...], control: tuple[int, ...]) -> Opening:
    options: Options = match.options
    cards = 0
    if options.light_timing == "after_first_trick":
        cards = 3
    elif options.light_timing == "declarer_leads_blind" and active_seats(match)[0] == declarer:
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
    use = options.raspasy_talon_3p if match.players == 3 else options.raspasy_talon_4p
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
