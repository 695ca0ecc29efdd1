"""Verification of shuffles: those of a record, or of a table from its server's proofs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from prikup import registry
from prikup.cards import cards_of
from prikup.core import Deal, DealPattern, Draw, Game, Input, Redealt, Result, Scored
from prikup.errors import check_argument
from prikup.proof import DealProof, verify_course, verify_order
from prikup.proof import verify as verify_shuffle
from prikup.records.match_record import MatchRecord
from prikup.records.model import RecordError


class _Dealt(NamedTuple):
    """A recorded deal of cards."""

    deal_no: int
    dealer: int | None
    pattern: DealPattern
    deal: Deal
    over: bool


def verify_deal(proof: DealProof, find: Callable[[str], Game] = registry.get_game) -> None:
    """Check a revealed deal from its seeds and the rules of its game; raises PrikupError if it is wrong.

    The only fact taken from the proof that could have been chosen with knowledge of the pack is the dealer;
    :func:`verify_deals`, or a record, proves the dealer too.
    """
    check_argument("proof", proof, DealProof)
    game = find(proof.game)
    match = game.start(game.options(proof.rules), proof.players)
    if proof.dealer is None:
        raise RecordError("proof-who", deal=proof.number, last=proof.players - 1)
    match = match.apply(Input(None, None, Draw(proof.dealer))).state
    pattern = game.needs_deal(match)
    if pattern is None:
        raise RecordError("proof-pattern", deal=proof.number, game=proof.game)
    if proof.gathered:
        raise RecordError("proof-gathered", deal=proof.number)
    verify_shuffle(proof, match.pack, pattern, game.draw_order(match))


def verify_deals(table: str, proofs: Sequence[DealProof]) -> tuple[DealProof, ...]:
    """Check all the deals of a table and return those that are revealed; raises PrikupError.

    They must be the deals 1, 2, 3 … of one match under the same rules; each dealer is that of the deal
    before, the next seat, or the seat that spoke first in that deal; and no deal before a revealed one is
    unrevealed.
    """
    check_argument("proofs", proofs, (list, tuple))
    revealed: list[DealProof] = []
    for number, proof in enumerate(proofs, 1):
        check_argument("proof", proof, DealProof)
        if proof.number != number:
            raise RecordError("proof-order", deal=proof.number, expected=number)
        if proof.table != table:
            raise RecordError("proof-table", deal=number, given=proof.table, table=table)
        first = proofs[0]
        if (proof.game, proof.rules, proof.players) != (first.game, first.rules, first.players):
            raise RecordError("proof-rules", deal=number)
        if proof.server_seed is None:
            continue
        if len(revealed) != number - 1:
            raise RecordError("proof-gap", deal=len(revealed) + 1, other=number)
        verify_order(proof)
        verify_deal(proof)
        if revealed and not _may_deal_after(revealed[-1], proof.dealer):
            raise RecordError("proof-next", deal=number, seat=proof.dealer, before=revealed[-1].dealer)
        revealed.append(proof)
    verify_course(proofs)
    return tuple(revealed)


def _may_deal_after(proof: DealProof, dealer: int | None) -> bool:
    """Return True if ``dealer`` may deal after the deal of this verified proof."""
    before = proof.dealer
    assert before is not None  # verify_deal raises an error without a dealer
    return dealer in (before, (before + 1) % proof.players) or dealer in _find_first_speakers(proof)


def _find_first_speakers(proof: DealProof) -> list[int]:
    """Return the seats that are asked first after the deal of a proof; none if its cards were dealt again.

    The deal is dealt in a new match, which has its number and dealer.
    """
    assert proof.deal is not None and proof.dealer is not None
    game = registry.get_game(proof.game)
    match = game.start(game.options(proof.rules), proof.players)
    match = match.apply(Input(None, None, Draw(proof.dealer))).state
    match = msgspec.structs.replace(match, deal_no=proof.deal_no or 1)
    dealt = match.apply(Input(None, None, proof.deal)).state
    return [turn.by for turn in dealt.turns()]


def list_proofs(record: MatchRecord) -> tuple[DealProof, ...]:
    """Return the proof of every deal whose seeds are recorded; raises RecordError if there are none."""
    check_argument("record", record, MatchRecord)
    return _make_proofs(record, _find_deals(record))


def _find_deals(record: MatchRecord) -> list[_Dealt]:
    """Return the deals of cards in a record, in order, without typed-in results."""
    dealt: list[_Dealt] = []
    for step in record.replay():
        action = step.move.action
        if isinstance(action, Result):
            continue
        before = step.before
        pattern = before.game.needs_deal(before)
        if pattern is not None and isinstance(action, Deal):
            dealt.append(_Dealt(before.deal_no, before.dealer, pattern, action, over=False))
        if any(isinstance(fact, Scored | Redealt) for fact in step.facts):
            dealt[-1] = dealt[-1]._replace(over=True)
    return dealt


def _make_proofs(record: MatchRecord, dealt: Sequence[_Dealt]) -> tuple[DealProof, ...]:
    """Return a proof for each recorded set of seeds; raises RecordError if there are none.

    ``dealt`` are the recorded deals. Seeds of a deal that is not among them make a proof without cards.
    """
    if not record.shuffles or not record.table:
        raise RecordError("proof-seedless")
    start = record.start()
    pack = tuple(cards_of(start.pack.cards.mask))
    precedence = start.game.draw_order(start) if record.draw else None
    proofs = []
    for seeds in record.shuffles:
        recorded_deal = dealt[seeds.number - 1] if seeds.number <= len(dealt) else None
        proofs.append(
            DealProof(
                table=record.table,
                game=record.game,
                rules=record.rules,
                number=seeds.number,
                deal_no=recorded_deal.deal_no if recorded_deal else None,
                players=len(record.seats),
                dealer=recorded_deal.dealer
                if recorded_deal
                else record.dealer
                if seeds.number == 1
                else None,
                pack=pack,
                packets=recorded_deal.pattern.packets if recorded_deal else (),
                commitment=seeds.commitment,
                player_seeds=seeds.player_seeds,
                server_seed=seeds.server_seed,
                deal=recorded_deal.deal if recorded_deal else None,
                drawn=record.draw if seeds.number == 1 else (),
                precedence=precedence if precedence and seeds.number == 1 else (),
                middle=recorded_deal.pattern.middle if recorded_deal else (),
                gathered=bool(recorded_deal and recorded_deal.pattern.pile),
                bindings=seeds.bindings,
                origin=seeds.origin,
            )
        )
    return tuple(proofs)


def verify(record: MatchRecord) -> tuple[DealProof, ...]:
    """Check every deal against its seeds and return the proofs that were checked.

    Raises RecordError or ShuffleError with the first error. A deal in progress may have no revealed seed and
    is left out; every finished deal must have one.
    """
    check_argument("record", record, MatchRecord)
    dealt = _find_deals(record)
    start = record.start()
    precedence = start.game.draw_order(start)
    checked = []
    for proof in _make_proofs(record, dealt):
        if proof.server_seed is None or proof.deal is None:
            continue
        verify_shuffle(proof, start.pack, dealt[proof.number - 1].pattern, precedence)
        checked.append(proof)
    verify_course(checked)
    numbers = {proof.number for proof in checked}
    for number, recorded_deal in enumerate(dealt, 1):
        if recorded_deal.over and number not in numbers:
            raise RecordError("proof-unrevealed", deal=number)
    return tuple(checked)
