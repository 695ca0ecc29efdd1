"""The shared phases as configured by the options of Prefa."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from prikup.cards import PACK_32, Card, Cards
from prikup.core import Name
from prikup.games.prefa.contracts import CONTRACTS, NAMES, TAGRAFO, bid_ladder, lowest_contract
from prikup.games.prefa.match import Match
from prikup.games.prefa.options import Options
from prikup.games.prefa.results import OUT, defence_ways, defenders, seats_in_play
from prikup.toolkit.auction import AuctionRules
from prikup.toolkit.deal_state import DealState
from prikup.toolkit.defence import DefenceQuestion, Roles, follow_replies
from prikup.toolkit.tricks import Play, PlayRules

SEVEN_OF_DIAMONDS: Final = Card.parse("7D")
ACE_CARDS: Final = Cards(Card.parse(f"A{suit}") for suit in "SCDH")

_CLAUSES: Final = (
    ("turn", "4.3"),
    ("unknown", "4.1"),
    ("raise", "4.5"),
    ("next", "4.5"),
    ("senior", "4.5"),
    ("hold", "4.5"),
)
_CLAUSES_BY_ROUND: Final = tuple((code, "13.6" if clause == "4.5" else clause) for code, clause in _CLAUSES)


def active_seats(match: Match) -> tuple[int, ...]:
    """Return the three seats that play this deal, in turn (1.1, 4.3)."""
    return seats_in_play(match.dealt_by, match.players)


@lru_cache(maxsize=256)
def auction_rules(options: Options) -> AuctionRules:
    """Return the rules of a deal's auction (4, 13.6, 13.7)."""
    opening_bids = (TAGRAFO,) if options.tagrafo else ()
    return AuctionRules(
        (*opening_bids, *bid_ladder(options.allow_10nt)),
        opening="any" if options.first_bid == "free" else "lowest",
        raises="next",
        hold=options.hold_rule,
        yielding=opening_bids,
        clauses=_CLAUSES if options.hold_rule == "seniority" else _CLAUSES_BY_ROUND,
    )


@cache
def nameable_contracts(bid: str, allow_10nt: bool) -> tuple[Name, ...]:
    """Return the contracts that may be named after this winning bid (6.1)."""
    bids = bid_ladder(allow_10nt)
    return tuple(NAMES[text] for text in bids[bids.index(lowest_contract(bid).text) :])


def question_or_roles(match: Match, state: DealState) -> DefenceQuestion | Roles:
    """Return the next question to the defence, or the roles that its declarations made (7)."""
    right, left = defenders(state.declarer_seat, match.dealt_by, match.players)
    table = defence_ways(right, left, match.options.passer_may_return)
    return follow_replies(table, (right, left, right), state.said)


def start_play(match: Match, state: DealState, roles: Roles | None) -> Play:
    """Return the play before its first card; if a defender has dropped, tricks have two cards (8.1, 8.4)."""
    dropped = () if roles is None else roles.seats(OUT)
    playing = [seat for seat in active_seats(match) if seat not in dropped]
    next_seats = [-1] * match.players
    for place, seat in enumerate(playing):
        next_seats[seat] = playing[(place + 1) % len(playing)]
    rules = PlayRules(PACK_32, tuple(next_seats), len(playing), playing[0])
    masks = [hand.mask if seat in playing else 0 for seat, hand in enumerate(state.hands)]
    trump = None if state.contract is None else CONTRACTS[state.contract].trump
    return Play.start(rules, masks, trump, playing[0])
