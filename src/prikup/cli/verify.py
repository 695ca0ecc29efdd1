"""``prikup verify``: check the shuffle of a record or of a proof."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence

import msgspec

from prikup import records
from prikup.cli.common import UsageError, command, print_json
from prikup.cli.files import read_text
from prikup.cli.parser import Parser
from prikup.core import Struct, from_json
from prikup.proof import EARLIER_PROOF_FORMAT, PROOF_FORMAT, DealProof
from prikup.records import RecordError, read
from prikup.words.catalogue import say


class TableProof(Struct, frozen=True):
    """Proof of a table, in the server's JSON."""

    format: str
    table: str
    deals: tuple[DealProof, ...]


def add(parser: Parser) -> None:
    """Add the arguments of the command."""
    command(parser, run)
    parser.add_argument("record", metavar="RECORD")


def run(args: argparse.Namespace) -> int:
    """Verify; return 0 only if every finished deal is what its seeds make."""
    proofs = _verify(read_text(args.record))
    checked = [proof for proof in proofs if proof.server_seed is not None and proof.deal is not None]
    if not checked:
        raise UsageError("proof-none", path=args.record)
    first = checked[0]
    if args.json:
        print_json(
            {
                "verified": [proof.number for proof in checked],
                "table": first.table,
                "game": first.game,
                "rules": first.rules,
                "dealer": first.dealer if first.number == 1 else None,
                "drawn": first.drawn,
            }
        )
        return 0
    for line in _make_lines(checked, args.lang):
        print(line)
    return 0


def _make_lines(checked: Sequence[DealProof], lang: str) -> Iterator[str]:
    """Yield the lines of the report."""
    first = checked[0]
    table_data = {"game": first.game, "rules": first.rules, "table": first.table}
    yield say(lang, "cli-verify-table", **table_data, players=first.players)
    if first.number == 1 and first.drawn:
        drawn = " ".join(card.text for card in first.drawn)
        yield say(lang, "cli-verify-drawn", seat=first.dealer or 0, cards=drawn)
    elif first.number == 1:
        yield say(lang, "cli-verify-random", seat=first.dealer or 0)
    for proof in checked:
        yield say(lang, "cli-verify-deal", deal=proof.number, commitment=proof.commitment[:16])
        if proof.origin is not None:
            origin = proof.origin
            yield say(lang, "cli-verify-origin", deal=proof.number, number=origin.number, table=origin.table)
        bound_seats = [
            seat for seat, binding in enumerate(proof.bindings) if binding and seat not in proof.withheld
        ]
        open_seats = [seat for seat, seed in enumerate(proof.player_seeds) if seed and not proof.bindings]
        for state, seats in (("bound", bound_seats), ("clear", open_seats), ("withheld", proof.withheld)):
            if seats:
                seats_text = say(lang, "joint-list").join(map(str, seats))
                yield say(lang, f"cli-verify-{state}", deal=proof.number, seats=seats_text)
    yield say(lang, "cli-verified", n=len(checked))


def _verify(text: str) -> tuple[DealProof, ...]:
    """Check the shuffles of a record or of a table's proof; return the proofs of its deals."""
    if not text.lstrip().startswith("{"):
        return records.verify(read(text))
    try:
        proofs = from_json(TableProof, text)
    except (ValueError, TypeError) as error:
        if _is_proof(text):
            raise RecordError("proof-json", why=error) from None
        return records.verify(records.from_json(text))
    if proofs.format not in (EARLIER_PROOF_FORMAT, PROOF_FORMAT):
        raise RecordError("proof-format", given=proofs.format, expected=PROOF_FORMAT)
    return records.verify_deals(proofs.table, proofs.deals)


def _is_proof(text: str) -> bool:
    """Return True if a text is a table's proof rather than a record as JSON."""
    try:
        return "format" in msgspec.json.decode(text, type=dict)
    except (msgspec.DecodeError, RecursionError):
        return False
