"""Write web/src/pages/shown.json, the deals of the start page, from the records in web/scripts/shown."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TypedDict

from prikup.arena.played import deals_of
from prikup.core import Played, Taken
from prikup.records import MatchRecord, read
from prikup.scene import scene_of

FOLDER = Path(__file__).parent / "shown"
FILE = Path(__file__).parents[1] / "src/pages/shown.json"
MAX_BYTES = 6000
_SIGNS = str.maketrans("SCDH", "♠♣♦♥")


class ShownDeal(TypedDict):
    """The play of a deal: each trick is its leader, the cards in order of play, and its winner."""

    clockwise: bool
    contract: str
    declarer: int
    ranks: str
    tricks: list[str]


def list_tricks(record: MatchRecord) -> list[str]:
    """Return the tricks of a record's only deal, in which every seat plays to every trick."""
    tricks: list[str] = []
    plays: list[tuple[int, str]] = []
    for fact in (fact for step in record.replay() for fact in step.facts):
        if isinstance(fact, Played) and fact.seat is not None:
            plays.append((fact.seat, fact.card.text))
        elif isinstance(fact, Taken):
            leader, count = plays[0][0], len(record.seats)
            assert [seat for seat, _ in plays] == [(leader + i) % count for i in range(count)]
            tricks.append(" ".join([str(leader), *(card for _, card in plays), str(fact.seat)]))
            plays = []
    return tricks


def show_deal(record: MatchRecord) -> ShownDeal:
    """Return the play of a record's only deal."""
    [deal] = deals_of(record)
    assert deal.declarer is not None
    match = record.final_match()
    view = match.view(None)
    contract = deal.contract
    return {
        "clockwise": view.clockwise,
        "contract": contract.translate(_SIGNS) if contract[0].isdigit() else contract,
        "declarer": deal.declarer,
        "ranks": scene_of(match.game, view).ranks,
        "tricks": list_tricks(record),
    }


def written() -> str:
    """Return the content of the file."""
    records = {path.stem: read(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.prikup"))}
    shown = {game: show_deal(record) for game, record in records.items()}
    return json.dumps(shown, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
