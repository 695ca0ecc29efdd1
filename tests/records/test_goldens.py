"""The golden records are read, written and printed exactly; ``--update-goldens`` writes them anew."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from prikup.cli.match_text import MatchText
from prikup.records import from_json, make_record, read, to_json, write
from prikup.testing import Case, walk
from tests.records.scripted import SCRIPTS, write_script

FOLDER = Path(__file__).parent.parent / "data" / "records"
WALKS = {
    "sochi": ("wikipedia-sochi", 3, 7, 61),
    "leningrad": ("wikipedia-leningrad", 3, 7, 640),
    "closed": ("wikipedia-sochi", 3, 2, 108),
    "rostov": ("wikipedia-rostov", 3, 7, 890),
}


def write_walk(rules: str, players: int, deals: int, seed: int) -> str:
    """Return a random match as text; its seed is chosen so that many events happen."""
    match = walk(Case("preferans", rules, players), Random(seed).randrange, deals)
    names = ["Anna", "Boris", "Vera", "Grigory"][:players]
    return write(make_record(match.states[0], match.inputs, names, entries=True))


def test_goldens_exist_and_are_rewritten_on_request(update_goldens: bool) -> None:
    if update_goldens:
        for name, spec in WALKS.items():
            (FOLDER / f"{name}.prikup").write_text(write_walk(*spec), encoding="utf-8")
        for name, script in SCRIPTS.items():
            (FOLDER / f"{name}.prikup").write_text(write_script(script), encoding="utf-8")
    assert {path.stem for path in FOLDER.glob("*.prikup")} >= {*WALKS, *SCRIPTS}


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.prikup")), ids=lambda path: path.stem)
def test_golden_is_read_written_and_printed_unchanged(path: Path, update_goldens: bool) -> None:
    text = path.read_text(encoding="utf-8")
    record = read(text)
    told = "\n".join(MatchText(record, "en").lines()) + "\n"
    if update_goldens:
        path.write_text(write(record), encoding="utf-8")
        path.with_suffix(".txt").write_text(told, encoding="utf-8")
    assert write(record) == path.read_text(encoding="utf-8")
    assert from_json(to_json(record)) == record
    assert told == path.with_suffix(".txt").read_text(encoding="utf-8")


def test_kovalevskaya_takes_one_trick_in_misere() -> None:
    record = read((FOLDER / "kovalevskaya.prikup").read_text(encoding="utf-8"))
    assert record.deals[0].tricks == (1, 3, 6)
    standing = record.final_match().standing
    assert standing.hill == (10, 0, 0)
    assert standing.pool == (0, 0, 0)
