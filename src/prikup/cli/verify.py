"""``prikup verify``: check the shuffle of a record or of a proof."""

from __future__ import annotations

import argparse

import msgspec

from prikup import records, shuffle
from prikup.cli.common import Commands, UsageError, command, print_json, read_text
from prikup.core import Record, from_json
from prikup.proof import DealProof
from prikup.records import RecordError, read


class Proofs(Record, frozen=True):
    """The proof of a table as the server gives it."""

    format: str
    table: str
    deals: tuple[DealProof, ...]


def add(commands: Commands) -> None:
    """The arguments of the command."""
    parser = command(commands, "verify", "Deal every deal again from its revealed seeds.", run)
    parser.add_argument("record", metavar="RECORD", help="a record (text or JSON) or a proof; - reads stdin")


def run(args: argparse.Namespace) -> int:
    """Verify; 0 only if every deal that is over is what its seeds make."""
    proofs = _verified(read_text(args.record))
    checked = [one for one in proofs if one.server_seed is not None and one.deal is not None]
    if not checked:
        raise UsageError(f"{args.record!r} reveals no deal yet: there is nothing to verify")
    first = checked[0]
    if args.json:
        print_json(
            {
                "verified": [one.number for one in checked],
                "table": first.table,
                "game": first.game,
                "rules": first.rules,
                "dealer": first.dealer if first.number == 1 else None,
                "drawn": first.drawn,
            }
        )
        return 0
    print(f"{first.game} by the rules {first.rules!r}, {first.players} players, table {first.table!r}")
    if first.number == 1:
        print(f"seat {first.dealer} deals first: {_how_drawn(first)}")
    for one in checked:
        print(f"deal {one.number}: the cards are what the seeds make, as committed ({one.commitment[:16]}…)")
    print(f"{len(checked)} of {len(checked)} deals verified")
    return 0


def _how_drawn(first: DealProof) -> str:
    if not first.drawn:
        return "taken at random from the seeds"
    return f"the seeds draw {' '.join(card.text for card in first.drawn)}"


def _verified(text: str) -> tuple[DealProof, ...]:
    if not text.lstrip().startswith("{"):
        return records.verify(read(text))
    try:
        proofs = from_json(Proofs, text)
    except (ValueError, TypeError) as error:
        if _is_proof(text):
            raise RecordError(f"this proof cannot be read: {error}") from None
        return records.verify(records.from_json(text))
    if proofs.format != shuffle.FORMAT:
        raise RecordError(f"{proofs.format!r} is not a format of proofs: expected {shuffle.FORMAT!r}")
    return records.verify_deals(proofs.table, proofs.deals)


def _is_proof(text: str) -> bool:
    try:
        return "format" in msgspec.json.decode(text, type=dict)
    except (msgspec.DecodeError, RecursionError):
        return False
