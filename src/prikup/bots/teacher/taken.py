"""Causes that lie in one trick, proved by its ends: in a lesson the right card need not bring more tricks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from prikup.bots.causes import Cause
from prikup.cards import Card
from prikup.core import Match, PlayCard, Taken

MAX_TRICK_ENDS: Final = 200
"""Ends of a trick that are looked at; where a card has more of them, nothing is proved."""

Plays: TypeAlias = tuple[tuple[int, Card], ...]


class TrickEnd(NamedTuple):
    """An end of a trick: who takes it, and the cards that were added to the first one, with their seats."""

    winner: int
    added: Plays


def explain_trick(match: Match, seat: int, right: Sequence[str], played: str) -> Cause | None:
    """Return the cause in this trick against a card of a seat that plays alone; None if none is proved.

    It names no right card. What an opponent holds is told as possible only.
    """
    contract, trick = match.view(seat).contract, match.view(seat).trick
    if contract is None or contract.declarer != seat or not right:
        return None
    other = _list_ends(match, seat, played)
    best = [end for text in dict.fromkeys((right[0], right[-1])) for end in _list_ends(match, seat, text)]
    card = _read_card(played)
    is_lower = all(_read_card(text).suit == card.suit and _read_card(text).bit < card.bit for text in right)
    if not other or not best:
        return None
    if trick is not None and trick.plays and is_lower:
        winners = {end.winner for end in (*best, *other)}
        if winners == {seat}:
            return Cause("too-high", played)
        return Cause("cannot-win", played) if seat not in winners else None
    if {end.winner for end in best} != {seat}:
        return None
    return _find_beating(other, seat, played) or _find_possible_ruff(match, seat, played, contract.trump)


def _find_beating(ends: Sequence[TrickEnd], seat: int, played: str) -> Cause | None:
    """Return a cause that names the highest card of its suit that can beat a card."""
    suit = _read_card(played).suit
    beating = [
        (card, who)
        for winner, added in ends
        for who, card in added
        if who == winner != seat and card.suit == suit
    ]
    if not beating:
        return None
    card, who = max(beating, key=lambda pair: pair[0].bit)
    return Cause("runs-into", played, seat=who, card=card.text)


def _find_possible_ruff(match: Match, seat: int, played: str, trump: str | None) -> Cause | None:
    """Return a cause where an opponent could ruff a lead if the other one had all cards of its suit."""
    suit = _read_card(played).suit.letter
    if trump is None or suit == trump:
        return None
    others = [(one.seat, match.hands[one.seat]) for one in match.view(seat).seats if one.seat != seat]
    unseen = [card for _, hand in others for card in hand]
    if not any(card.suit.letter == trump for card in unseen):
        return None
    count = sum(card.suit.letter == suit for card in unseen)
    can_ruff = [who for who, hand in others if hand and count <= len(unseen) - len(hand)]
    return Cause("ruffed-if", played, seat=can_ruff[0], suit=suit) if can_ruff else None


def _list_ends(match: Match, seat: int, text: str) -> list[TrickEnd]:
    """Return the ends of the trick after a card; none if there are too many."""
    found: list[TrickEnd] = []
    for end in _generate_ends(match, seat, text, ()):
        found.append(end)
        if len(found) > MAX_TRICK_ENDS:
            return []
    return found


def _generate_ends(match: Match, seat: int, text: str, added: Plays) -> Iterator[TrickEnd]:
    step = match.apply(match.move(text, seat))
    taken = [fact.seat for fact in step.facts if isinstance(fact, Taken)]
    if taken:
        yield TrickEnd(taken[0], added)
        return
    for turn in step.state.turns()[:1]:
        for action in step.state.legal(turn):
            if isinstance(action, PlayCard):
                reply = (turn.seat, action.card)
                yield from _generate_ends(step.state, turn.by, action.text, (*added, reply))


def _read_card(text: str) -> Card:
    return Card.parse(text.removesuffix("!"))
