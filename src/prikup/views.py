"""What the views of trick games share: the trick on the table, the choices, what play has shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from prikup.cards import Card, Suit
from prikup.core import Choice, Input, PlayCard, RuleError, TrickView, Why
from prikup.tricks import Play


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


def voids(play: Play, log: Iterable[Input]) -> list[int]:
    """By seat, the mask of suits it has shown to be void in."""
    found = [0] * len(play.hands)
    leads = play.rules.leads
    size = play.rules.size
    led: Suit | None = None
    for place, (seat, card) in enumerate(played_cards(log)):
        if place % size == 0:
            number = place // size
            led = leads[number].suit if number < len(leads) else card.suit
        assert led is not None
        if card.suit is led:
            continue
        found[seat] |= led.mask
        if play.trump is not None and card.suit is not play.trump:
            found[seat] |= play.trump.mask
    return found
