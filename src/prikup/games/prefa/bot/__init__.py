"""The rules bot's Prefa: every decision of every phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.bots import allpass, claims, lookahead, playing
from prikup.bots.base import Seed
from prikup.bots.rules import GameBot
from prikup.bots.seen import Seen
from prikup.cards import CARDS
from prikup.core import View
from prikup.games.prefa.bot import bidding, defending, exchange
from prikup.games.prefa.bot.chips import by_tricks, pots
from prikup.games.prefa.results import OUT, defenders

AVOIDED = 5


def choose(view: View, texts: Sequence[str], seed: Seed) -> str:
    """The text of the choice, one of the legal ``texts``."""
    match view.asks:
        case "bid":
            return bidding.bid(view, texts)
        case "discard":
            return exchange.lay_away(view)
        case "name":
            return exchange.name(view, texts)
        case "defend":
            return defending.declare(view, texts)
    return CARDS[_card(Seen(view, OUT), seed).bit_length() - 1].text


def proves(view: View) -> bool:
    """Whether an offer to divide the rest is the best that the viewer can get."""
    return claims.proves(view, OUT)


def _card(seen: Seen, seed: Seed) -> int:
    if seen.kind == "all_pass":
        habit = allpass.card(seen)
        return lookahead.avoiding(seen, seed, habit) if seen.left <= AVOIDED else habit
    habit = playing.card(seen)
    return lookahead.card(seen, seed, habit, _worth(seen.view)) if lookahead.in_reach(seen) else habit


def _worth(view: View) -> tuple[float, ...]:
    """What each number of tricks is worth to the declarer, by what the defence said."""
    contract = view.contract
    assert contract is not None and contract.declarer is not None and view.dealer is not None
    places = {contract.declarer: 0}
    for place, seat in enumerate(defenders(contract.declarer, view.dealer, view.players), 1):
        places[seat] = place
    words = tuple((places[seat], word) for seat, word in view.declarations)
    aces = bool(view.seats[contract.declarer].proved)
    return by_tricks(view.options, pots(view), contract.text, words, aces)


BOT: Final = GameBot(choose, proves)
