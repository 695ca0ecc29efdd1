"""What the views of trick games share: the trick on the table, the choices, what play has shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from prikup.cards import Card, Suit
from prikup.core import Choice, Input, PlayCard, RuleError, TrickView, Why
from prikup.tricks import Play, winning


def seen(put: Input, viewer: int | None) -> Input:
    """An input as the viewer saw it."""
    action = put.action.seen_by(viewer, put.by)
    return put if action is put.action else Input(put.seat, put.by, action)


def trick(play: Play) -> TrickView:
    """The trick on the table."""
    return TrickView(play.leader, play.trick, play.winner_so_far(), play.talon_lead)


def last_trick(play: Play | None) -> TrickView | None:
    """The trick before it, if there is one."""
    if play is None or not play.last:
        return None
    done = len(play.winners) - 1
    talon = play.rules.leads[done] if done < len(play.rules.leads) else None
    return TrickView(play.last[0][0], play.last, play.winners[-1], talon)


def choice(text: str, error: RuleError | None) -> Choice:
    """A choice, with why it is not legal if there is an error."""
    why = None if error is None else Why(error.code, error.clause, error.text, error.data)
    return Choice(text, error is None, why)


def played_cards(log: Iterable[Input]) -> Iterator[tuple[int, Card]]:
    """The cards played so far in a log, with whose they were."""
    for put in log:
        if isinstance(put.action, PlayCard):
            assert put.seat is not None
            yield put.seat, put.action.card


def voids(play: Play, log: Iterable[Input], trumps: Sequence[Suit | None] = ()) -> list[int]:
    """By seat, the mask of cards it has shown not to hold: it did not follow, ruff or, if it must, beat.

    ``trumps`` are the trump suits of the tricks, where they changed in the course of the deal.
    """
    rules = play.rules
    found = [0] * len(play.hands)
    trick: list[Card] = []
    number, everything = 0, rules.pack.cards.mask
    for seat, card in played_cards(log):
        lead = rules.leads[number] if number < len(rules.leads) else None
        led = lead.suit if lead is not None else trick[0].suit if trick else card.suit
        trump = trumps[number] if number < len(trumps) else play.trump
        if card.suit is not led:
            found[seat] |= led.mask
            if trump is not None and card.suit is not trump and rules.must_ruff:
                found[seat] |= trump.mask
        if rules.must_beat and trick and winning((*trick, card), trump, rules.pack, led) < len(trick):
            could = rules.may_play(everything & ~found[seat], trick, led, trump)
            if not could & card.bit:
                found[seat] |= could
        trick.append(card)
        if len(trick) == rules.size:
            number, trick = number + 1, []
    return found
