"""The exact number of worlds and positions that the search bot examines for a decision, on any machine.

``tests/data/effort.json`` has the counts of some seeded deals; after an intended change, rewrite it with
``--update-goldens``. No decision may exceed the gates below.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from prikup.arena import Pairing
from prikup.arena.duplicate import DuplicateTable, play_together
from prikup.bots.rules import SearchBot
from prikup.core import View
from prikup.solver import allpass, tricks
from prikup.solver.position import ask_kernel

FILE = Path(__file__).parents[1] / "data" / "effort.json"
DEALS = {"contract": 6, "misere": 3, "all-pass": 4}
"""The number of counted deals for each forced kind of deal."""


class Decision(NamedTuple):
    """The question, the number of positions solved for its answer, and the nodes searched for these."""

    asked: str
    positions: int
    nodes: int


class Gate(NamedTuple):
    """The most positions that one decision may solve, and the most nodes that it may search on average."""

    positions: int
    nodes: int


GATES = {
    "contract card": Gate(20, 20_000),
    "contract bid": Gate(40, 20_000),
    "contract discard": Gate(200, 200_000),
    "contract name": Gate(100, 150_000),
    "contract defend": Gate(40, 20_000),
    "misere card": Gate(66, 400_000),
    "all-pass card": Gate(40, 60_000),
    "all-pass first lead": Gate(0, 0),
}
"""Twenty worlds of a contract, two bids, ten discards, five strains, forty worlds of a word of the defence;
all discards of a misère; forty worlds of an all-pass with seven cards left, none with more.
"""


@pytest.fixture
def decisions(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], list[Decision]]:
    """Return a function that plays deals of a kind with one search bot and measures its free decisions."""
    batches: list[tuple[int, int]] = []
    found: list[Decision] = []

    def counting(*given: Any, **how: Any) -> Any:
        answers = ask_kernel(*given, **how)
        nodes = answers[1].tolist()
        batches.append((len(nodes), sum(nodes)))
        return answers

    for solver in (tricks, allpass):
        monkeypatch.setattr(solver, "ask_kernel", counting)
    choose = SearchBot.choose

    def watched(bot: SearchBot, view: View) -> str:
        batches.clear()
        text = choose(bot, view)
        if len(view.legal) > 1 and view.asks != "answer":
            positions, nodes = (sum(part) for part in zip((0, 0), *batches, strict=True))
            found.append(Decision(question_of(view), positions, nodes))
        return text

    monkeypatch.setattr(SearchBot, "choose", watched)

    def play(kind: str) -> list[Decision]:
        pairing = Pairing("preferans", "kodeks-rostov", 3, "search", "rules", "effort", force=kind)
        for number in range(DEALS[kind]):
            play_together([DuplicateTable(pairing, number, number % 3, "search", "rules")])
        return found

    return play


def question_of(view: View) -> str:
    contract = view.contract
    if contract is None:
        return f"contract {view.asks}"
    kind = "all-pass" if contract.declarer is None else "misere" if contract.text == "misere" else "contract"
    if view.asks != "play":
        return f"{kind} {view.asks}"
    assert view.trick is not None and view.acting is not None
    first = view.seats[view.acting.seat].count == 10 and not view.trick.plays
    return f"{kind} first lead" if kind == "all-pass" and first else f"{kind} card"


def by_question(found: list[Decision]) -> Iterator[tuple[str, list[Decision]]]:
    for asked in sorted({one.asked for one in found}):
        yield asked, [one for one in found if one.asked == asked]


@pytest.mark.parametrize("kind", DEALS)
def test_positions_and_nodes_per_question_equal_golden_file(
    kind: str, decisions: Callable[[str], list[Decision]], update_goldens: bool
) -> None:
    found = {
        asked: {
            "decisions": len(those),
            "positions": sum(one.positions for one in those),
            "nodes": sum(one.nodes for one in those),
        }
        for asked, those in by_question(decisions(kind))
    }
    known = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    if update_goldens:
        FILE.write_text(json.dumps(known | {kind: found}, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    else:
        assert known[kind] == found


@pytest.mark.parametrize("kind", DEALS)
def test_no_decision_exceeds_its_gate(kind: str, decisions: Callable[[str], list[Decision]]) -> None:
    searched = 0
    for asked, those in by_question(decisions(kind)):
        if asked in GATES:
            gate = GATES[asked]
            assert max(one.positions for one in those) <= gate.positions, asked
            assert sum(one.nodes for one in those) <= gate.nodes * len(those), asked
            searched += sum(one.positions for one in those)
    assert searched
