"""How the options of Russian Preferans configure the shared phases."""

from __future__ import annotations

from functools import cache, lru_cache

from prikup.cards import PACK_32, Card, Suit
from prikup.core import Match, Name
from prikup.games.preferans.contracts import CONTRACTS, MISERE
from prikup.games.preferans.defence import Defence
from prikup.games.preferans.options import Options
from prikup.games.preferans.results import Standing, active, minimum_level
from prikup.toolkit.auction import AuctionRules, Blind, Reply
from prikup.toolkit.deal_state import DealState
from prikup.toolkit.tricks import Opening, Play, PlayRules

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
    # A blind bid counts as a six, so it is not a bid where a series of all-passes asks for more.
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
    """The pack in the order in which drawn cards make the first dealer, None if taken at random (2.2).

    The lowest deals, and the ace is then the lowest rank; or the weakest, with the seven lowest; or the
    highest. Of equal ranks the suits decide, in the order of bids.
    """
    if options.first_dealer == "random":
        return None
    ranks = "A789TJQK" if options.first_dealer == "lowest_draw" else "789TJQKA"
    order = tuple(Card.parse(rank + suit) for rank in ranks for suit in "SCDH")
    return order[::-1] if options.first_dealer == "highest_draw" else order


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


def opens_later(options: Options) -> bool:
    """Whether a lone whister may open until a defender has played a card, and is not asked before (6.10)."""
    return options.light_timing == "until_first_defender_card"


def contract_play(match: Match, held: DealState, roles: Defence) -> Play:
    """The play of a trick contract: who decides for whom, and when hands are laid open (6.10 to 6.12)."""
    contract = CONTRACTS[held.contract or ""]
    play = _play(match, held, contract.trump, opening_of(match, held, roles) if roles.open else None)
    if contract.level == 10 and match.options.ten_exposure == "all_hands":
        for seat in active_seats(match):
            play = play.lay(seat)
    return play


def opening_of(match: Match, held: DealState, roles: Defence) -> Opening:
    """How the defence lays its hands open: a lone whister then decides for each of them (6.10).

    By ``dummy_only`` they keep their own hand closed. Whisters of a checked ten decide each for their own
    (6.7).
    """
    seats = _defenders(match, held)
    control = list(range(match.players))
    whisters = roles.seats("whister")
    if len(whisters) == 1:
        (whister,) = whisters
        for seat in seats:
            control[seat] = whister
        if match.options.open_play == "dummy_only":
            seats = tuple(seat for seat in seats if seat != whister)
    return Opening(_cards_before_opening(match, held), seats, tuple(control))


def misere_play(match: Match, held: DealState) -> Play:
    """The play of a misère: the defenders lay their hands open, each plays their own (6.11).

    Or the declarer has shown theirs before the discard; without the talon it simply lies open.
    """
    own = tuple(range(match.players))
    if match.options.misere_exposure == "declarer_before_discard":
        return _play(match, held, None, None if held.taken else Opening(0, (held.won,), own))
    opening = Opening(_cards_before_opening(match, held), _defenders(match, held), own)
    return _play(match, held, None, opening)


def _defenders(match: Match, held: DealState) -> tuple[int, ...]:
    return tuple(seat for seat in active_seats(match) if seat != held.declarer)


def _cards_before_opening(match: Match, held: DealState) -> int:
    """After how many cards of the deal the defence lays its hands open."""
    options: Options = match.options
    if options.light_timing == "after_first_trick":
        return 3
    return int(options.light_timing != "before_any_card" and active_seats(match)[0] == held.declarer)


def _play(match: Match, held: DealState, trump: Suit | None, opening: Opening | None) -> Play:
    order = active_seats(match)
    rules = PlayRules(PACK_32, _following(match), 3, order[0], opening=opening)
    return Play.start(rules, held.masks, trump, order[0])


def _following(match: Match) -> tuple[int, ...]:
    """Who plays after each seat."""
    after = [-1] * match.players
    order = active_seats(match)
    for place, seat in enumerate(order):
        after[seat] = order[(place + 1) % 3]
    return tuple(after)


def raspasy_play(match: Match, held: DealState) -> Play:
    """The play of an all-pass, with the talon as the options use it (10.1, 10.2)."""
    options: Options = match.options
    use = options.raspasy_talon(match.players)
    eldest = active_seats(match)[0]
    rules = PlayRules(
        PACK_32,
        _following(match),
        3,
        eldest,
        leads=() if use == "unused" else held.talon,
        lead_owner=match.dealer if use == "dealer_leads" else None,
        leaders=tuple(eldest if one else None for one in leaders_at_all_pass(options, match.players)),
    )
    return Play.start(rules, held.masks, None, eldest)


def leaders_at_all_pass(options: Options, players: int) -> tuple[bool, ...]:
    """Whether the eldest plays first to each of the first tricks, whoever won before (10.2).

    Where the talon is unused the winner leads from trick 2 on, as in any play.
    """
    if options.raspasy_talon(players) == "unused" and options.raspasy_unused_leader == "winner":
        return (True, False, False)
    second, third = options.raspasy_second_leader, options.raspasy_third_leader
    return (True, second == "eldest", third == "eldest")
