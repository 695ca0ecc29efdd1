"""A position drawn as text, from what the seats see of it, with all their cards open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from prikup.cards import Cards, Pack, Suit
from prikup.core.actions import Input, PlayCard
from prikup.core.view import View
from prikup.errors import shortened

WIDTH: Final = 100
"""Characters of the longest line."""
SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)


def board(views: Sequence[View], hands: Sequence[Cards], rules: str, pack: Pack, log: Sequence[Input]) -> str:
    """A match at one moment in a dozen lines: hands, contract, trick, who is to act.

    ``views`` are those of all seats, ``hands`` their cards; ``log`` are the inputs of the deal with all that
    they hid.
    """
    seen = views[0]
    lines = [_head(seen, rules)]
    if any(hands):
        lines += _hands(seen, hands, pack.cards - _played(log))
        lines += _said(seen)
        lines += _trick(seen)
    lines.append(_asked(views))
    return "\n".join(shortened(line.rstrip(), WIDTH) for line in lines)


def _head(view: View, rules: str) -> str:
    dealer = "" if view.dealer is None else f", seat {view.dealer} deals"
    return f"{view.game}, {rules}: deal {view.deal_no}{dealer}, {view.phase}"


def _played(log: Sequence[Input]) -> Cards:
    return Cards(move.action.card for move in log if isinstance(move.action, PlayCard))


def _hands(view: View, hands: Sequence[Cards], left: Cards) -> Iterator[str]:
    """A line a seat, a column a suit, and of the cards that are left those that are in no hand."""
    aside = left
    for hand in hands:
        aside -= hand
    widths = [max(1, *(len(hand.suit(suit)) for hand in (*hands, aside))) for suit in SUITS]
    acting = {turn.seat for turn in view.turns}
    yield _row("", [suit.letter for suit in SUITS], widths)
    for seat, hand in enumerate(hands):
        mark = ">" if seat in acting else " "
        yield _row(f"{mark} seat {seat}", _ranks(hand), widths) + _about(view, seat)
    if aside:
        yield _row("  aside", _ranks(aside), widths)


def _ranks(cards: Cards) -> list[str]:
    """The ranks of each suit, high to low."""
    return ["".join(card.rank for card in cards.suit(suit)) or "-" for suit in SUITS]


def _row(name: str, cells: list[str], widths: list[int]) -> str:
    return f"{name:9}" + "".join(f"  {cell:{width}}" for cell, width in zip(cells, widths, strict=True))


def _about(view: View, seat: int) -> str:
    """What is said of a seat beside its cards."""
    one = view.seats[seat]
    told = [
        one.role,
        f"tricks {one.tricks}" if view.trick is not None else "",
        "" if one.points is None or view.trick is None else f"points {one.points}",
        f"score {view.now[seat]}" if any(view.now) else "",
        "" if one.playing else "rests",
    ]
    return "   " + ", ".join(filter(None, told))


def _said(view: View) -> Iterator[str]:
    """The auction with what followed it, the latest at the end, and the contract."""
    calls = [f"{seat} {said}" for seat, said in (*view.auction, *view.declarations)]
    if calls:
        told = ", ".join(calls)
        yield f"said: {told if len(told) < WIDTH - 10 else '…' + told[10 - WIDTH :]}"
    one = view.contract
    if one is not None:
        whose = "" if one.declarer is None else f" of seat {one.declarer}"
        trump = "" if one.trump is None else f", trump {one.trump}"
        needs = "" if one.needs is None else f", {one.needs} tricks wanted"
        yield f"contract: {one.text}{whose}{trump}{needs}"


def _trick(view: View) -> Iterator[str]:
    for name, trick in (("last trick", view.last_trick), ("trick", view.trick)):
        if trick is not None and (trick.plays or trick.talon):
            cards = [f"{seat} {card.text}" for seat, card in trick.plays]
            talon = [] if trick.talon is None else [f"talon {trick.talon.text}"]
            wins = "wins" if name == "trick" else "won"
            whose = "" if trick.winner is None else f", seat {trick.winner} {wins}"
            yield f"{name}: {', '.join([*talon, *cards])}{whose}"
    if view.claim is not None:
        yield f"offer of seat {view.claim.by}: {'-'.join(map(str, view.claim.division))}"


def _asked(views: Sequence[View]) -> str:
    seen = views[0]
    if seen.result is not None:
        return "over: " + ", ".join(f"seat {seat} {one}" for seat, one in enumerate(seen.result))
    if not seen.turns:
        return "waits for cards"
    asked = []
    for turn in seen.turns:
        legal = [choice.text for choice in views[turn.by].choices if choice.legal]
        whose = "" if turn.by == turn.seat else f" for seat {turn.seat}"
        parted = ", " if any(" " in text for text in legal) else " "
        asked.append(f"seat {turn.by}{whose}, {seen.asks}: {parted.join(legal)}")
    return f"to act: {'; '.join(asked)}"
