"""The rules bot and the search bot of Prefa: the decisions of every phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.bots import avoiding, fitting, lookahead, playing
from prikup.bots.base import Seed
from prikup.bots.ratings import CardRates, RatingRules, Trials
from prikup.bots.seen import Seen
from prikup.bots.ten_tricks import ten_tricks
from prikup.bots.worlds import Worlds, thinned
from prikup.games.prefa.bot import bidding, defending, exchange
from prikup.games.prefa.bot.chips import by_tricks, polles, pots
from prikup.games.prefa.contracts import ladder
from prikup.games.prefa.match import View
from prikup.games.prefa.results import OUT, defenders


def _card(seen: Seen, seed: Seed) -> int:
    if seen.kind == "all_pass":
        return avoiding.late(seen, seed, polles)
    if not lookahead.in_reach(seen):
        return playing.card(seen)
    return lookahead.card(seen, seed, playing.card, _worth(seen.view))


def _searched(seen: Seen, seed: Seed) -> int:
    if seen.kind == "all_pass":
        return avoiding.clear(seen, seed, polles)
    return lookahead.card(seen, seed, playing.card, _worth(seen.view), lookahead.DRAWN, _likeliest)


def _likeliest(seen: Seen, worlds: Worlds) -> Worlds:
    """Return the few of many worlds that fit best."""
    return thinned(_likely(seen, worlds), lookahead.WORLDS)


def _likely(seen: Seen, worlds: Worlds) -> Worlds:
    """Return the worlds weighed by the named contract and the discard."""
    view = seen.view
    assert view.contract is not None
    names = ladder(view.options.allow_10nt)
    possible = bidding.contracts(view.options, pots(view), names[0])
    return fitting.chosen(seen, worlds, possible, names.index(view.contract.text))


def _tried(seen: Seen, seed: Seed, cards: Sequence[int], most: int) -> Trials:
    if seen.kind == "all_pass":
        return avoiding.tried(seen, seed, cards, polles, most)
    return lookahead.tried(seen, seed, cards, _worth(seen.view), most, _likely)


def _rate(seen: Seen, seed: Seed, cards: Sequence[int]) -> CardRates:
    if seen.kind == "all_pass":
        return CardRates("chips", avoiding.worths(seen, seed, cards, polles))
    return CardRates(
        "chips", lookahead.worths(seen, seed, cards, _worth(seen.view), lookahead.DRAWN, _likeliest)
    )


def _rest(seen: Seen, seed: Seed, division: Sequence[int]) -> CardRates:
    if seen.kind == "all_pass":
        return CardRates("chips", avoiding.divided(seen, seed, division, polles))
    return CardRates("chips", lookahead.divided(seen, seed, division, _worth(seen.view), _likeliest))


def _worth(view: View) -> tuple[float, ...]:
    """Return the value of each number of tricks to the declarer after these declarations."""
    contract = view.contract
    assert contract is not None and contract.declarer is not None and view.dealer is not None
    places = {contract.declarer: 0}
    for place, seat in enumerate(defenders(contract.declarer, view.dealer, view.players), 1):
        places[seat] = place
    words = tuple((places[seat], word) for seat, word in view.declarations)
    aces = bool(view.seats[contract.declarer].proved)
    return by_tricks(view.options, pots(view), contract.text, words, aces)


BOT: Final = ten_tricks(
    {"bid": bidding.bid, "defend": defending.declare},
    {"discard": exchange.lay_away, "name": exchange.name},
    _card,
    _searched,
    RatingRules(
        "chips",
        _rate,
        _rest,
        {
            "bid": bidding.bids,
            "defend": defending.words,
            "discard": exchange.discards,
            "name": exchange.rated,
        },
        _tried,
    ),
    brief={"discard": exchange.usual_discard, "name": exchange.usual_name},
    out=OUT,
)
