"""The rules bot and the search bot of Paston: the decisions of every phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.bots import fitting, lookahead, playing
from prikup.bots.base import Seed
from prikup.bots.ratings import CardRates, RatingRules, Trials
from prikup.bots.seen import Seen
from prikup.bots.ten_tricks import ten_tricks
from prikup.bots.worlds import Worlds, thinned
from prikup.games.paston.bot import bidding, exchange, whisting
from prikup.games.paston.bot.points import by_tricks
from prikup.games.paston.contracts import LADDER
from prikup.games.paston.match import View

OUT = "passer"
"""Role of a defender who does not play."""


def _card(seen: Seen, seed: Seed) -> int:
    if not lookahead.in_reach(seen):
        return playing.card(seen)
    return lookahead.card(seen, seed, playing.card, _worth(seen.view))


def _searched(seen: Seen, seed: Seed) -> int:
    return lookahead.card(seen, seed, playing.card, _worth(seen.view), lookahead.DRAWN, _likeliest)


def _likeliest(seen: Seen, worlds: Worlds) -> Worlds:
    """Return the few of many worlds that fit best."""
    return thinned(_likely(seen, worlds), lookahead.WORLDS)


def _likely(seen: Seen, worlds: Worlds) -> Worlds:
    """Return the worlds weighed by the named game and the discard."""
    contract = seen.view.contract
    assert contract is not None
    possible = bidding.contracts(seen.view.options, LADDER)
    return fitting.chosen(seen, worlds, possible, LADDER.index(contract.text))


def _tried(seen: Seen, seed: Seed, cards: Sequence[int], most: int) -> Trials:
    return lookahead.tried(seen, seed, cards, _worth(seen.view), most, _likely)


def _rate(seen: Seen, seed: Seed, cards: Sequence[int]) -> CardRates:
    return CardRates(
        "points", lookahead.worths(seen, seed, cards, _worth(seen.view), lookahead.DRAWN, _likeliest)
    )


def _rest(seen: Seen, seed: Seed, division: Sequence[int]) -> CardRates:
    return CardRates("points", lookahead.divided(seen, seed, division, _worth(seen.view), _likeliest))


def _worth(view: View) -> tuple[float, ...]:
    """Return the value of each number of tricks to the declarer after these declarations."""
    assert view.contract is not None
    words = tuple(word for _, word in view.declarations)
    return by_tricks(view.options, view.contract.text, words)


BOT: Final = ten_tricks(
    {"bid": bidding.bid, "defend": whisting.declare},
    {"discard": exchange.lay_away, "name": exchange.name},
    _card,
    _searched,
    RatingRules(
        "points",
        _rate,
        _rest,
        {
            "bid": bidding.bids,
            "defend": whisting.words,
            "discard": exchange.discards,
            "name": exchange.names,
        },
        _tried,
    ),
    brief={"discard": exchange.usual_discard, "name": exchange.usual_name},
    out=OUT,
)
