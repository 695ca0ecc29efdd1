"""Records written before a clause was corrected: they are read with the reading they were played by."""

from __future__ import annotations

from pathlib import Path

import pytest

from prikup.records import RecordError, from_json, read, to_json, write

FOLDER = Path(__file__).parent.parent / "data" / "records"
READING = "; raspasy_unused_leader=as_led"


def read_without_reading(name: str) -> str:
    """Return the text of a golden record without its reading, as it was written before."""
    text = (FOLDER / f"{name}.prikup").read_text(encoding="utf-8")
    assert READING in text
    return text.replace(READING, "")


@pytest.mark.parametrize("name", ["sochi", "rostov"])
def test_older_record_is_read_and_names_its_reading(name: str) -> None:
    record = read(read_without_reading(name))
    assert record.rules.endswith(READING) and not record.errors
    assert write(record) == (FOLDER / f"{name}.prikup").read_text(encoding="utf-8")
    assert (
        from_json(to_json(record).replace(READING, ""))
        == record
        == read(read_without_reading(name), strict=False)
    )


@pytest.mark.parametrize("name", ["leningrad", "closed", "farm", "fspr-four"])
def test_record_by_the_corrected_rules_is_unchanged(name: str) -> None:
    assert READING not in read((FOLDER / f"{name}.prikup").read_text(encoding="utf-8")).rules


def test_error_is_reported_by_the_reading_that_explains_more() -> None:
    text = read_without_reading("sochi").replace("TD KS 9S 8S 7S AD", "TD KS 9S 8S 7S 8H")
    with pytest.raises(RecordError, match="deal 7: '8H'"):
        read(text)
    kept = read(text, strict=False)
    assert kept.rules.endswith(READING) and len(kept.errors) == 1 and len(kept.deals) == 7
    first = (FOLDER / "closed.prikup").read_text(encoding="utf-8").replace("6C pass 8D", "6C pass 5D")
    assert READING not in read(first, strict=False).rules


HEAD = """[Prikup "1"]
[Game "preferans"]
[Rules "wikipedia-sochi; raspasy_scoring=rostov_min{more}"]
[Seats "Anna|Boris|Vera"]
[Dealer "0"]

1. result raspasy 2 5 3
"""


def test_formerly_compatible_options_are_read_as_played() -> None:
    by_three = read(HEAD.format(more=""))
    assert by_three.rules == read(HEAD.format(more="; raspasy_talon_4p=dealer_leads")).rules
    assert "raspasy_scoring=rostov_min" in by_three.rules and "raspasy_talon_4p=unused" in by_three.rules
    with pytest.raises(RecordError, match=r"line 3, .*raspasy_base.*\(clause 10.8\)"):
        read(HEAD.format(more="; raspasy_base=2"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("raspasy_progression=arithmetic_cap3", "raspasy_progression=arithmetic; raspasy_cap=3"),
        ("raspasy_progression=geometric_cap4; deal_packet=2", "raspasy_progression=geometric; raspasy_cap=4"),
        ("target=10; aid_tie=clockwise_from_donor", "target=10"),
    ],
)
def test_retired_spelling_is_read_and_replaced(old: str, new: str) -> None:
    text = HEAD.replace("raspasy_scoring=rostov_min{more}", old).replace("2 5 3", "0 5 5")
    record = read(text)
    assert record.rules == f"wikipedia-sochi; {new}" and not record.errors
    assert read(write(record)) == record == from_json(to_json(record).replace(new, old))


FARM = """[Prikup "1"]
[Game "preferans"]
[Rules "game-farm"]
[Seats "Anna|Boris|Vera"]
[Dealer "1"]
[Draw "7S AH KD"]

1. result raspasy 2 5 3
"""


def test_former_draw_of_the_first_dealer_is_named_in_the_rules() -> None:
    assert read(FARM).rules == "game-farm; first_dealer=lowest_draw"
    assert read(FARM.replace('Dealer "1"', 'Dealer "0"')).rules == "game-farm"
    assert read(FARM.replace('[Draw "7S AH KD"]\n', "")).rules == "game-farm"
    with pytest.raises(RecordError, match=r"line 6, .*seat 0 deals, not seat 2"):
        read(FARM.replace('Dealer "1"', 'Dealer "2"'))
    with pytest.raises(RecordError, match="deal 2: 'raspasy 2 5 4'"):
        read(FARM.replace('Dealer "1"', 'Dealer "0"') + "2. result raspasy 2 5 4\n")
