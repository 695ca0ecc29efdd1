"""The page of the solver documents the fields and types of the arrays correctly."""

from __future__ import annotations

import re

import numpy as np
import pytest

from prikup.cards import CARDS_BY_INDEX, Cards
from prikup.solver import (
    ALL_PASS_DTYPE,
    NO_CARD,
    NO_TRUMP,
    POINT_POSITION_DTYPE,
    POSITION_DTYPE,
    AllPassSolver,
    PointSolver,
    Solver,
)
from prikup.solver.points import ILLEGAL_VALUE
from tests.pages import ROOT

PAGE = (ROOT / "docs" / "solver.md").read_text("utf-8")
KINDS = {
    "POSITION_DTYPE": POSITION_DTYPE,
    "ALL_PASS_DTYPE": ALL_PASS_DTYPE,
    "POINT_POSITION_DTYPE": POINT_POSITION_DTYPE,
}


def documented_fields(kind: str) -> list[tuple[str, str, int]]:
    """Return the documented fields of an array: names, types and lengths."""
    table = PAGE.split(f"\n`{kind}`, for ", 1)[1].split("\n| Field |", 1)[1].split("\n\n", 1)[0]
    found = re.findall(r"(?m)^\| `(\w+)` \| `(\w+)`(?: × (\d))? \|", table)
    return [(name, form, int(count or 1)) for name, form, count in found]


@pytest.mark.parametrize("kind", KINDS)
def test_every_field_of_an_array_is_documented(kind: str) -> None:
    fields = [(name, KINDS[kind][name]) for name in KINDS[kind].names or ()]
    assert documented_fields(kind) == [(name, form.base.name, max((1, *form.shape))) for name, form in fields]


def test_card_number_is_eight_times_suit_plus_rank() -> None:
    assert (NO_CARD, NO_TRUMP) == (255, 4)
    for card in CARDS_BY_INDEX:
        assert card.index == 8 * "SCDH".index(card.text[1]) + "789TJQKA".index(card.text[0])
        assert card.bit == 1 << card.index == Cards([card]).mask


def test_returned_arrays_have_documented_types() -> None:
    rows = {name: np.zeros(0, kind) for name, kind in KINDS.items()}
    tricks, all_pass, points = Solver(), AllPassSolver(), PointSolver()
    found = {
        "values": (
            tricks.values(rows["POSITION_DTYPE"]),
            all_pass.values(rows["ALL_PASS_DTYPE"]),
            points.values(rows["POINT_POSITION_DTYPE"]),
        ),
        "card_values": (
            tricks.card_values(rows["POSITION_DTYPE"]),
            all_pass.card_values(rows["ALL_PASS_DTYPE"]),
            points.card_values(rows["POINT_POSITION_DTYPE"]),
        ),
        "at_least": (
            tricks.at_least(rows["POSITION_DTYPE"], 1),
            None,
            points.at_least(rows["POINT_POSITION_DTYPE"], 1),
        ),
        "paranoid_values": (None, all_pass.paranoid_values(rows["ALL_PASS_DTYPE"]), None),
    }
    for method, batches in found.items():
        (line,) = re.findall(rf"(?m)^\| `{method}` \|(.*)\|$", PAGE)
        for cell, batch in zip(line.split("|"), batches, strict=True):
            shape = () if batch is None else batch.values.shape[1:]
            sizes = ", ".join(["rows", *map(str, shape)]) + ("," if not shape else "")
            begins = "" if batch is None else f"`{batch.values.dtype}`, ({sizes})"
            assert cell.strip().startswith(begins) and bool(cell.strip()) == bool(begins)
    assert "−32768" in PAGE and ILLEGAL_VALUE == -32768
