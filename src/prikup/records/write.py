"""Writing a match as text, and making the record of a match."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from prikup.core import Clock, Deal, Draw, Finish, Input, Match, Result
from prikup.errors import check_argument, check_type
from prikup.proof import DealProof
from prikup.records.corrections import (
    CORRECTED_WORD,
    REMOVED_WORD,
    check_corrections,
    check_wrong,
    spell_wrong,
)
from prikup.records.match_record import MatchRecord
from prikup.records.model import DealRecord, RecordError, Seeds, spell_entry
from prikup.records.redaction import redact_deal
from prikup.records.spelling import spell_input
from prikup.records.steps import find_scored, play_deal_steps, spell_tricks, tricks_of
from prikup.records.tags import write_head
from prikup.records.typed import spell_result as spell_typed


def write(record: MatchRecord) -> str:
    """Return the record as text; raises RecordError or RuleError if it is impossible.

    Raises ArgumentError for what is not a record.
    """
    check_type(record, MatchRecord, "argument-record")
    lines = []
    match = record.after_draw()
    for deal in record.deals:
        kinds: list[str] = []
        number = match.deal_no
        fact = None
        check_corrections(deal)
        deal = msgspec.structs.replace(deal, wrong=tuple(spell_wrong(match, text) for text in deal.wrong))
        for step in play_deal_steps(match, deal):
            kinds.append(move_group(step.before, step.move))
            match = step.state
            fact = find_scored(step.facts) or fact
        if deal.result and fact is not None:
            deal = msgspec.structs.replace(deal, result=spell_typed(record.game, fact.result))
        lines += [write_deal(number, deal, kinds[1:]), *write_clock(deal.clock)]
    check_wrong(record.removed)
    removed = tuple(spell_wrong(match, text) for text in record.removed)
    record = msgspec.structs.replace(record, removed=removed)
    return write_around(record, lines)


def write_around(record: MatchRecord, deals: Iterable[str]) -> str:
    """Return the record as text around deals that are lines already; raises RecordError."""
    return (
        "\n".join(
            [*_check_lines(write_head(record)), "", *_check_lines(deals), *_check_lines(write_tail(record))]
        )
        + "\n"
    )


def _check_lines(lines: Iterable[str]) -> Iterator[str]:
    """Generate the lines; raise RecordError at one with an invisible character."""
    for line in lines:
        if not line.isprintable():
            raise RecordError("record-written", given=line)
        yield line


def write_tail(record: MatchRecord) -> list[str]:
    """Return the lines after the deals."""
    removed = (f"{REMOVED_WORD} {text}" for text in record.removed)
    return [*removed, *map(_write_comment, record.comments), *(["finish"] if record.finish else [])]


def _write_comment(text: str) -> str:
    """Return a comment in braces; raises RecordError if it contains a brace."""
    if "{" in text or "}" in text:
        raise RecordError("record-comment_braces", given=text)
    return f"{{{text}}}"


def move_group(match: Match, move: Input) -> str:
    """Return the group of a move; a bar is written between groups."""
    if move.action.text in ("open", "closed"):
        return move.action.text
    asks = match.phase.asks
    return "play" if asks == "answer" else asks


def write_deal(number: int, deal: DealRecord, kinds: Sequence[str] = ()) -> str:
    """Return one deal as a line; ``kinds`` are the groups of its moves, to place the bars."""
    moves = (
        [f"result {f' {CORRECTED_WORD} '.join((*deal.wrong, deal.result))}"]
        if deal.result
        else list(deal.moves)
    )
    words: list[str] = [] if deal.result else [_write_cards(deal)]
    for index in range(len(moves) + 1):
        words += [
            _write_comment(text) for after, text in deal.comments if after == index and index < len(moves)
        ]
        if index < len(moves):
            if not deal.result and (index == 0 or kinds[index : index + 1] != kinds[index - 1 : index]):
                words.append("|")
            words.append(moves[index])
    if deal.tricks is not None:
        words += ["=", spell_tricks(deal.tricks), *(("-",) if deal.entries == () else deal.entries or ())]
    words += [_write_comment(text) for after, text in deal.comments if after >= len(moves)]
    return f"{number}. " + " ".join(words)


def write_clock(minutes: int) -> list[str]:
    """Return the line with the clock reading after a deal, empty if there is none."""
    return [Clock(minutes).text] if minutes else []


def _write_cards(deal: DealRecord) -> str:
    """Return hands, talon and bottom card as text; ``??`` is unknown, ``-`` an empty hand."""
    hands = ("??" if hand is None else str(hand) if hand else "-" for hand in deal.hands)
    talon = ("??" if card is None else card.text for card in deal.talon)
    bottom = "" if deal.bottom is None else f" / {deal.bottom}"
    return f"{' '.join(hands)} / {' '.join(talon)}{bottom}"


def make_record(
    start: Match,
    inputs: Iterable[Input],
    names: Sequence[str],
    *,
    proofs: Sequence[DealProof] = (),
    about: Sequence[tuple[str, str]] = (),
    entries: bool = False,
) -> MatchRecord:
    """Return the record of a match, with results, from its inputs; raises RuleError for an illegal input.

    ``start`` is the match before its first draw. ``proofs`` are those of its deals, in order; with
    ``entries`` the entries of each deal are recorded too.
    """
    check_argument("start", start, Match)
    match, finish = start, False
    draw: Draw | None = None
    deals: list[DealRecord] = []
    moves: list[str] = []
    for move in inputs:
        before = match
        step = match.apply(move)
        match = step.state
        fact = find_scored(step.facts)
        match move.action:
            case Draw() as draw:
                pass
            case Finish():
                finish = True
            case Clock() if not deals:
                pass  # a record has the clock behind its deals
            case Clock(minutes):
                deals[-1] = msgspec.structs.replace(deals[-1], clock=minutes)
            case Deal(hands, talon, bottom):
                deals.append(DealRecord(hands=hands, talon=talon or (), bottom=bottom))
                moves = []
            case Result():
                assert fact is not None
                deals.append(DealRecord(result=spell_typed(start.game.id, fact.result)))
                moves = []
            case _:
                moves.append(spell_input(before, move))
        if fact is not None:
            written = tuple(map(spell_entry, fact.entries)) if entries else None
            deals[-1] = msgspec.structs.replace(deals[-1], tricks=tricks_of(fact), entries=written)
        if deals:
            deals[-1] = msgspec.structs.replace(deals[-1], moves=tuple(moves))
    return MatchRecord(
        game=start.game.id,
        rules=start.game.rules(start.options),
        seats=tuple(names),
        dealer=None if draw is None else draw.dealer,
        draw=() if draw is None else draw.cards,
        about=tuple(about),
        table=proofs[0].table if proofs else "",
        shuffles=tuple(map(Seeds.of, proofs)),
        deals=tuple(deals),
        finish=finish,
        result=match.game.result(match),
    )


def redact_record(record: MatchRecord, viewer: int | None) -> MatchRecord:
    """Return the record as a seat, or a watcher (None), may know it, without the hidden cards."""
    check_argument("record", record, MatchRecord)
    last = record.final_match()
    if not record.deals or not last.log:
        return record
    before = msgspec.structs.replace(record, deals=record.deals[:-1]).final_match()
    states = [step.state for step in play_deal_steps(before, record.deals[-1])]
    deal = redact_deal(states, record.deals[-1], viewer)
    return msgspec.structs.replace(record, deals=(*record.deals[:-1], deal))
