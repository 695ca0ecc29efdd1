"""The shared phases as configured by the options of Russian Preferans."""

from __future__ import annotations

from functools import cache, lru_cache

from prikup.cards import PACK_32, Card, Suit
from prikup.core import Name
from prikup.games.preferans.contracts import CONTRACTS, MISERE
from prikup.games.preferans.defence import Defence
from prikup.games.preferans.match import Match
from prikup.games.preferans.options import Options
from prikup.games.preferans.results import Standing, minimum_level, seats_in_play
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
    """Return the three seats that play this deal, eldest hand first (1.1, 1.2)."""
    return seats_in_play(match.dealt_by, match.players)


def auction_rules(options: Options, standing: Standing) -> AuctionRules:
    """Return the rules of this deal's auction (section 4).

    Earlier all-passes set its lowest level (10.7).
    """
    return _make_auction_rules(options, minimum_level(standing, options))


@lru_cache(maxsize=256)
def _make_auction_rules(options: Options, level: int) -> AuctionRules:
    """Return the rules of an auction whose lowest level is this one (section 4)."""
    tricks = [
        text
        for text, contract in CONTRACTS.items()
        if contract.level and (options.bid_notrump or contract.trump is not None)
    ]
    misere_level = 9 if options.misere_rank.startswith("below9") else 10
    bids = [text for text in tricks if CONTRACTS[text].level < misere_level]
    bids_over_misere = tricks[len(bids) :]
    nines = tuple(text for text in bids_over_misere if CONTRACTS[text].level == 9)
    replies = _list_misere_replies(options.misere_rank, nines)
    # A blind bid counts as a six, so it is no bid while all-passes require a higher level.
    blind = Blind(BLIND, "7S") if options.blind_bid and level <= 6 else None
    return AuctionRules(
        (
            *(() if blind is None else (blind.bid,)),
            *bids,
            MISERE,
            *(nines if replies else ()),
            *(reply.bid for reply in replies),
            *(bids_over_misere[len(nines) :] if replies else bids_over_misere),
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


def _list_misere_replies(rank: str, nines: tuple[str, ...]) -> tuple[Reply, ...]:
    """Return the contracts without talon that may be bid after a nine over a misère (3.2)."""
    if rank not in ("below9_bp_10", "below9_bp_9bp"):
        return ()
    misere = Reply(MISERE_HAND, nines, MISERE)
    return (misere,) if rank == "below9_bp_10" else (misere, Reply(NINE_HAND, (MISERE_HAND,)))


NAMES = {text: Name(text) for text, contract in CONTRACTS.items() if contract.level}
"""Action that names each trick contract, by its text."""


def draw_order(options: Options) -> tuple[Card, ...] | None:
    """Return the pack in the order in which drawn cards choose the first dealer, None for chance (2.2).

    The lowest deals, and the ace is then the lowest rank; or the weakest, with the seven lowest; or the
    highest. Of equal ranks the suits decide, in the order of bids.
    """
    if options.first_dealer == "random":
        return None
    ranks = "A789TJQK" if options.first_dealer == "lowest_draw" else "789TJQKA"
    order = tuple(Card.parse(rank + suit) for rank in ranks for suit in "SCDH")
    return order[::-1] if options.first_dealer == "highest_draw" else order


def nameable_contracts(options: Options, bid: str) -> tuple[Name, ...]:
    """Return the contracts that may be named after this winning bid (5.2)."""
    return _list_nameable_contracts(options.contract_floor, bid)


@cache
def _list_nameable_contracts(floor: str, bid: str) -> tuple[Name, ...]:
    """Return the contracts at least as high as a bid, by level or by rank."""
    if bid in (BLIND, NINE_HAND):
        bid = "6S" if bid == BLIND else "9S"

    def height(text: str) -> int:
        return CONTRACTS[text].level if floor == "bid_level" else CONTRACTS[text].rank

    return tuple(name for text, name in NAMES.items() if height(text) >= height(bid))


def can_open_later(options: Options) -> bool:
    """Return True if a lone whister may open until a defender has played a card (6.10).

    They are then not asked before the play.
    """
    return options.light_timing == "until_first_defender_card"


def contract_play(match: Match, state: DealState, roles: Defence) -> Play:
    """Return the play of a trick contract: who decides for each seat, and which hands open (6.10 to 6.12)."""
    contract = CONTRACTS[state.contract or ""]
    play = _start_play(match, state, contract.trump, opening_of(match, state, roles) if roles.open else None)
    if contract.level == 10 and match.options.ten_exposure == "all_hands":
        for seat in active_seats(match):
            play = play.lay(seat)
    return play


def opening_of(match: Match, state: DealState, roles: Defence) -> Opening:
    """Return when and which hands of the defence are laid open, and who then decides for them (6.10).

    A lone whister decides for both hands; by ``dummy_only`` the whister's own hand stays closed. At a checked
    ten each whister decides for their own hand (6.7).
    """
    seats = _list_defending_seats(match, state)
    control = list(range(match.players))
    whisters = roles.seats("whister")
    if len(whisters) == 1:
        (whister,) = whisters
        for seat in seats:
            control[seat] = whister
        if match.options.open_play == "dummy_only":
            seats = tuple(seat for seat in seats if seat != whister)
    return Opening(_count_cards_before_opening(match, state), seats, tuple(control))


def misere_play(match: Match, state: DealState) -> Play:
    """Return the play of a misère: the defenders lay their hands open, each plays their own (6.11).

    By ``declarer_before_discard`` no defender's hand is opened; without the talon the declarer's lies open
    instead.
    """
    own_control = tuple(range(match.players))
    if match.options.misere_exposure == "declarer_before_discard":
        return _start_play(
            match, state, None, None if state.taken else Opening(0, (state.declarer_seat,), own_control)
        )
    opening = Opening(
        _count_cards_before_opening(match, state), _list_defending_seats(match, state), own_control
    )
    return _start_play(match, state, None, opening)


def _list_defending_seats(match: Match, state: DealState) -> tuple[int, ...]:
    """Return the seats that play against the declarer."""
    return tuple(seat for seat in active_seats(match) if seat != state.declarer)


def _count_cards_before_opening(match: Match, state: DealState) -> int:
    """Return the number of cards that are played before the defence lays its hands open."""
    options: Options = match.options
    if options.light_timing == "after_first_trick":
        return 3
    return int(options.light_timing != "before_any_card" and active_seats(match)[0] == state.declarer)


def _start_play(match: Match, state: DealState, trump: Suit | None, opening: Opening | None) -> Play:
    """Return the play before its first card, which the eldest leads."""
    order = active_seats(match)
    rules = PlayRules(PACK_32, _find_next_seats(match), 3, order[0], opening=opening)
    return Play.start(rules, state.masks, trump, order[0])


def _find_next_seats(match: Match) -> tuple[int, ...]:
    """Return the seat that plays after each seat, -1 for one that rests."""
    next_seats = [-1] * match.players
    order = active_seats(match)
    for place, seat in enumerate(order):
        next_seats[seat] = order[(place + 1) % 3]
    return tuple(next_seats)


def raspasy_play(match: Match, state: DealState) -> Play:
    """Return the play of an all-pass, with the talon as the options use it (10.1, 10.2)."""
    options: Options = match.options
    use = options.raspasy_talon(match.players)
    eldest = active_seats(match)[0]
    rules = PlayRules(
        PACK_32,
        _find_next_seats(match),
        3,
        eldest,
        leads=() if use == "unused" else state.talon,
        lead_owner=match.dealer if use == "dealer_leads" else None,
        leaders=tuple(
            eldest if eldest_leads else None for eldest_leads in eldest_leads_by_trick(options, match.players)
        ),
    )
    return Play.start(rules, state.masks, None, eldest)


def eldest_leads_by_trick(options: Options, players: int) -> tuple[bool, bool, bool]:
    """Return for the tricks 1, 2 and 3 of an all-pass True if the eldest leads, False if the winner (10.2).

    The first lead is always the eldest's. Where the talon is unused the winner leads from trick 2 on, as in
    any play, unless the option ``raspasy_unused_leader`` is ``as_led``; where it leads, the options say.
    """
    if options.raspasy_talon(players) == "unused" and options.raspasy_unused_leader == "winner":
        return (True, False, False)
    eldest_leads_second = options.raspasy_second_leader == "eldest"
    eldest_leads_third = options.raspasy_third_leader == "eldest"
    return (True, eldest_leads_second, eldest_leads_third)
