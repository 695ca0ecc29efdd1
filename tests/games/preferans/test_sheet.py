"""Entries of Preferans on the sheet: the same totals, and a sentence for every cause."""

from __future__ import annotations

from itertools import product

import pytest

from prikup.core import Entry
from prikup.games import get_game
from prikup.games.preferans.results import MISDEAL_KINDS
from prikup.games.preferans.score import DealResult, Standing, apply_entries, entries
from prikup.sheet import Sheet, entry_sentence
from prikup.words.catalogue import has_message

SPLITS = [(a, b, 10 - a - b) for a, b in product(range(11), range(11)) if a + b <= 10 and (a + b) % 3 == 0]


def sample_results() -> list[DealResult]:
    """Return results of every kind that three players can have."""
    found = [DealResult("raspasy", tricks=split, dealer=1) for split in SPLITS]
    found += [DealResult("misere", 0, "misere", tricks=split, dealer=2) for split in SPLITS]
    defences = [((1, "whist"), (2, "whist")), ((1, "pass"), (2, "whist"))]
    for contract, defence, split in product(("6S", "7H", "8NT", "10D"), defences, SPLITS[::3]):
        found.append(DealResult("contract", 0, contract, defence, split, dealer=2))
    half = ((1, "pass"), (2, "half"), (1, "pass"))
    found.append(DealResult("contract", 0, "6C", half, dealer=2))
    found.append(DealResult("concede", 0, "7C", dealer=2))
    found += [DealResult("misdeal", dealer=1, misdeal_kind=kind) for kind in (None, *MISDEAL_KINDS)]
    return found


@pytest.mark.parametrize("preset", ["wikipedia-sochi", "wikipedia-leningrad", "wikipedia-rostov"])
def test_totals_of_sheet_equal_standing_of_game(preset: str) -> None:
    options = get_game("preferans").options(f"{preset}; target=20")
    standing = Standing.start(3)
    sheet = Sheet(("Anna", "Boris", "Vera"), options.target, game="preferans")
    causes: set[str] = set()
    for number, result in enumerate(sample_results(), 1):
        written: tuple[Entry, ...] = entries(result, standing, options)
        standing = apply_entries(standing, written, result, options)
        sheet = sheet.add(
            number, written, result.contract or result.kind, result.declarer, result.tricks or ()
        )
        causes |= {entry.cause for entry in written}
        for entry in written:
            assert "{" not in entry_sentence(entry, sheet.deals[-1], sheet.names, "ru", 0)
    for seat in range(3):
        assert sheet.total("pool", seat) == standing.pool[seat]
        assert sheet.total("hill", seat) == standing.hill[seat]
        others = [on for on in range(3) if on != seat]
        assert [sheet.total("whists", seat, on) for on in others] == [
            standing.whists[seat][on] for on in others
        ]
    assert all(has_message("en", f"preferans-reason-{cause}") for cause in causes)
