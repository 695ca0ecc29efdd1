"""The moves of the game, and the step from a result to the next deal."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import assert_never

from prikup import core
from prikup.core import Action, Game, Input, Lazy, Match, Turn
from prikup.scene import scenery_of
from prikup.table import events
from prikup.table.consent import find_revealing_facts
from prikup.table.events import TableError
from prikup.table.state import (
    Applied,
    DealView,
    LogLine,
    Table,
    TableStep,
    add_lines,
    replace,
    require_match,
    require_person,
    require_stage,
    require_unlocked,
    seat_at,
)


def apply_move(table: Table, event: events.Move) -> Applied:
    """Apply a move by a player or by the bot that acts for them."""
    match = require_match(table)
    require_unlocked(table)
    by = _require_mover(table, event)
    return advance(table, read_move(table, match, by, event))


def mark_seen(table: Table, event: events.Next) -> Applied:
    """Record that a person has seen the result."""
    require_stage(table, "playing")
    by, _ = require_person(table, event.by)
    if by not in table.unseen:
        raise TableError("nothing-result")
    return Applied(replace(table, unseen=table.unseen - {by}))


def hurry(table: Table, event: events.Hurry) -> Applied:
    """Let bots play the rest of the deal without pauses, as a person wants who rests in it."""
    match = require_match(table)
    by, _ = require_person(table, event.by)
    if match.finished or match.game.needs_deal(match) is not None or match.view(None).seats[by].playing:
        raise TableError("nothing-hurry")
    return Applied(replace(table, hurried=True))


def advance(table: Table, move: Input) -> Applied:
    """Apply an input to the match; raises RuleError if it is illegal."""
    before = require_match(table)
    step = before.apply(move)
    after = step.state
    over = after.finished or after.game.needs_deal(after) is not None
    written = [_view_deal(after.game, fact) for fact in step.facts if isinstance(fact, core.Scored)]
    moved = () if move.by is None else (_make_step(before, move, step.facts),)
    steps = (*table.steps, *moved)
    ended = over and not isinstance(move.action, core.Draw | core.Clock)
    return Applied(
        add_lines(
            replace(
                table,
                match=after,
                between=None if over else table.between,
                steps=() if over else steps,
                over=table.over + ended,
                hurried=table.hurried and not over,
                former=() if over else table.former,
                deals=(*table.deals, *written),
                changes=(*table.changes, *_list_changes(table, after, len(written))),
                unseen=table.acting_persons() if written and not after.finished else table.unseen,
            ),
            _log_lines(before if move.by is not None else after, step.facts, table.version + 1),
        ),
        step.facts,
        deal=steps if ended else None,
    )


def _make_step(before: Match, move: Input, facts: tuple[core.Fact, ...]) -> TableStep:
    return TableStep(before, move, facts, Lazy(find_revealing_facts, before, facts))


def _list_changes(table: Table, after: Match, scored: int) -> Iterator[tuple[Fraction, ...]]:
    """Generate the change of the totals in a deal of a tournament that was scored just now."""
    if scored and table.series is not None:
        before = (table.between or require_match(table)).totals
        yield tuple(Fraction(new) - Fraction(old) for old, new in zip(before, after.totals, strict=True))


def _view_deal(game: Game, fact: core.Scored) -> DealView:
    outcome = scenery_of(game).outcome(fact.result, fact.entries)
    return DealView(fact.deal_no, fact.dealer, fact.result, fact.entries, outcome)


def _require_mover(table: Table, event: events.Move) -> int:
    if event.by is None:
        raise TableError("actor")
    player = seat_at(table, event.by).acting_bot
    if event.bot != player:
        raise TableError("actor-bot" if player else "actor-person", seat=event.by)
    return event.by


def read_move(table: Table, match: Match, by: int, event: events.Move) -> Input:
    """Return the input that a move makes; raises TableError if its question is closed, or RuleError."""
    turn = match.turn_of(by)
    prompt = table.prompts[by]
    if event.prompt != prompt and event.prompt is not None:
        raise TableError("stale" if prompt is None else "stale-open", prompt=event.prompt, open=prompt)
    if turn is None or event.prompt is None:
        return Input(by, by, _read_unasked(match, by, event.text))
    return match.move(event.text, by)


def _read_unasked(match: Match, by: int, text: str) -> Action:
    for action in match.offers(by):
        if action.text == text:
            return action
    turn = match.turn_of(by)
    if turn is None:
        return match.game.read(match, Turn(by, by), text)
    action = match.parse(turn, text)
    if not match.phase.unasked(action):
        raise TableError("stale-number", given=text)
    return action


def _log_lines(match: Match, facts: tuple[core.Fact, ...], at: int) -> Iterator[LogLine]:
    for fact in facts:
        for seat, text in _spell_fact(fact):
            yield LogLine(seat, text, match.deal_no, at)


def _spell_fact(fact: core.Fact) -> Iterator[tuple[int | None, str]]:
    """Yield seat and text of each line of the log for a fact: only what all may know, no discarded cards."""
    match fact:
        case core.Drawn(dealer, cards):
            yield from ((seat, f"draw {card.text}") for seat, card in enumerate(cards))
            yield dealer, "deals"
        case core.Looked(seat):
            yield seat, "look"
        case core.Said(seat, text):
            yield seat, text
        case core.Shown(seat, cards) | core.Proved(seat, cards):
            yield seat, "show " + " ".join(card.text for card in cards)
        case core.PickedUp(seat):
            yield seat, "take"
        case core.Redealt(cause=cause, seat=seat):
            yield seat, f"redeal {cause}"
        case core.Discarded(seat):
            yield seat, "discard"
        case core.CardGiven(seat, to):
            yield seat, f"give {to}"
        case core.Played(seat, _, card):
            yield seat, card.text
        case core.Taken(seat):
            yield seat, "trick"
        case core.Dealt() | core.Scored() | core.Ended():
            return  # shown elsewhere: the cards, and the result of the deal or match
        case _:
            assert_never(fact)
