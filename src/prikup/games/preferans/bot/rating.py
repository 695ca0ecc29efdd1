"""Values of the choices of a player of Preferans as the search bot sees them: the numbers of a hint."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from prikup.bots import avoiding, lookahead
from prikup.bots.base import Seed, lot
from prikup.bots.exchange import hand_of, spelled
from prikup.bots.ratings import CardRates, RatingRules, Trials
from prikup.bots.seen import Seen
from prikup.cards import Cards
from prikup.games.preferans.bot import bidding, catching, defending, search, talon
from prikup.games.preferans.bot.beliefs import likeliest, likely
from prikup.games.preferans.bot.prices import all_pass, misere_by_tricks, settled
from prikup.games.preferans.bot.replies import RuleReplies
from prikup.games.preferans.contracts import MISERE
from prikup.games.preferans.match import View
from prikup.games.preferans.rules import BLIND, MISERE_HAND, NINE_HAND
from prikup.toolkit.auction import LOOK_WORD

HANDS: Final = 24
"""Number of hands tried for a player who has not looked at theirs."""


def cards(seen: Seen, seed: Seed, cards: Sequence[int]) -> CardRates:
    """Return the value of each card: in whists, at a misère in tricks that the declarer must take."""
    if seen.kind == "misere":
        more = catching.worths(seen, seed, cards) * (-1 if seen.me == seen.declarer else 1)
        caught = (seen.taken[seen.declarer] + more).tolist()
        return CardRates("caught", caught, fewer=seen.me == seen.declarer)
    if seen.kind == "all_pass":
        return CardRates("whists", avoiding.worths(seen, seed, cards, all_pass))
    worth = search.by_score(seen)
    return CardRates("whists", lookahead.worths(seen, seed, cards, worth, lookahead.DRAWN, likeliest))


def rest(seen: Seen, seed: Seed, division: Sequence[int]) -> CardRates:
    """Return the value of dividing the rest, and of playing on."""
    if seen.kind == "misere":
        caught = catching.divided(seen, seed, division)
        return CardRates("caught", caught, fewer=seen.me == seen.declarer)
    if seen.kind == "all_pass":
        return CardRates("whists", avoiding.divided(seen, seed, division, all_pass))
    return CardRates("whists", lookahead.divided(seen, seed, division, search.by_score(seen), likeliest))


def tried(seen: Seen, seed: Seed, cards: Sequence[int], most: int) -> Trials:
    """Return the result of each card in each of up to ``most`` worlds, in whists."""
    if seen.kind == "misere":
        worth = misere_by_tricks(settled(seen.view.options, seen.view.players))
        return catching.tried(seen, seed, cards, worth, most)
    if seen.kind == "all_pass":
        return avoiding.tried(seen, seed, cards, all_pass, most)
    return lookahead.tried(seen, seed, cards, search.by_score(seen), most, likely)


def bids(view: View, texts: Sequence[str], seed: Seed) -> dict[str, float]:
    """Return the values of the calls in question, in whists."""
    money = settled(view.options, view.players)
    if BLIND in texts:
        random = Random(lot(seed, view))
        hands = [sum(1 << card for card in random.sample(range(32), 10)) for _ in range(HANDS)]
        declared = [bidding.hopes(hand, money).contracts[0] for hand in hands]
        chosen = [
            max(worth, bidding.passing(view, hand, money))
            for worth, hand in zip(declared, hands, strict=True)
        ]
        return {LOOK_WORD: sum(chosen) / HANDS, BLIND: sum(declared) / HANDS}
    hand = hand_of(view)
    return search.bids(view, texts, seed) or {"pass": bidding.passing(view, hand, money)} | {
        text: bidding.without_talon(hand, money, text) for text in (MISERE_HAND, NINE_HAND) if text in texts
    }


def discards(view: View, texts: Sequence[str], seed: Seed) -> dict[str, float]:
    """Return the values of the discards in question, of throwing the talon and of giving up, in whists."""
    money, bid, others = (
        settled(view.options, view.players),
        bidding.winning_bid(view),
        RuleReplies(view, seed),
    )
    if bid == MISERE:
        found = others.misere_discards(misere_by_tricks(money))
        kept = {spelled(pair): worth for pair, worth in found.items()}
        return kept | ({"concede": talon.given_up(bid, money)} if "concede" in texts else {})
    nameable = talon.nameable_after(view, money)
    worths = others.ranked(nameable)
    if "throw" in texts:
        ten = others.hand & ~Cards(view.talon or ()).mask
        worths["throw"] = talon.thrown(ten, money, nameable.ranks.tolist())
    if "concede" in texts:
        worths["concede"] = talon.given_up(bid, money)
    return worths


def gifts(view: View, texts: Sequence[str], seed: Seed) -> dict[str, float]:
    """Return the whists that each gift writes; points that one player does not take another will."""
    most = max((int(text.rpartition(":")[2]) for text in texts if ":" in text), default=0)
    return {text: float(view.options.aid_rate * most * (":" in text)) for text in texts}


RATED: Final = RatingRules(
    "whists",
    cards,
    rest,
    {
        "bid": bids,
        "defend": defending.words,
        "discard": discards,
        "name": search.names,
        "aid": gifts,
    },
    tried,
)
