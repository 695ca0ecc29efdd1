"""The proof of the shuffle that a record carries."""

from __future__ import annotations

from prikup import shuffle
from prikup.cards import cards_of
from prikup.core import Deal, DealPattern
from prikup.records.model import MatchRecord, RecordError
from prikup.shuffle import DealProof


def proofs(record: MatchRecord) -> tuple[DealProof, ...]:
    """The proof of every deal that the record has seeds of; raises RecordError if it has none."""
    if not record.shuffles or not record.table:
        raise RecordError("this record has no seeds: expected the tags Table, Commitment and ServerSeed")
    dealt: list[tuple[int, DealPattern, Deal]] = []
    for moment in record.replay():
        pattern = moment.before.game.needs_deal(moment.before)
        if moment.put is not None and isinstance(moment.put.action, Deal) and pattern is not None:
            dealt.append((moment.before.deal_no, pattern, moment.put.action))
    game = record.start().game
    found = []
    for seeds in record.shuffles:
        known = dealt[seeds.number - 1] if seeds.number <= len(dealt) else None
        found.append(
            DealProof(
                table=record.table,
                number=seeds.number,
                deal_no=known[0] if known else None,
                players=len(record.seats),
                pack=tuple(cards_of(game.pack.cards.mask)),
                packets=known[1].packets if known else (),
                commitment=seeds.commitment,
                player_seeds=seeds.player_seeds,
                dealer=record.dealer if seeds.number == 1 else None,
                server_seed=seeds.server_seed,
                deal=known[2] if known else None,
            )
        )
    return tuple(found)


def verify(record: MatchRecord) -> tuple[DealProof, ...]:
    """Check every deal against its seeds and return the proofs that were checked.

    Raises RecordError or ShuffleError with the first thing wrong. A deal that is not over may have no
    revealed seed and is left out; every deal that is over must have one.
    """
    checked = []
    all_proofs = proofs(record)
    over = sum(1 for deal in record.deals if deal.tricks is not None and not deal.result)
    for one in all_proofs:
        if one.server_seed is None or one.deal is None:
            continue
        shuffle.verify(one)
        checked.append(one)
    numbers = {one.number for one in checked}
    missing = [number for number in range(1, over + 1) if number not in numbers]
    if missing:
        raise RecordError(f"deal {missing[0]} has no revealed seeds: expected Commitment and ServerSeed")
    return tuple(checked)
