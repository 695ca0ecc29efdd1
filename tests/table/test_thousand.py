"""Thousand at the table: redeals for a jack at the bottom, and packs that are only cut."""

from __future__ import annotations

import pytest

from prikup.cards import Cards
from prikup.games.thousand.rules import JACK_CARDS
from prikup.records import RecordError, make_record, verify, verify_deals
from prikup.table import collect_inputs, fold, list_proofs
from tests.table.playing import Log, find
from tests.table.test_preferans import step


def play_deals(rules: str, seats: str, id: str) -> Log:
    """Play the first deals of a match at a table."""
    log = Log(seats, "thousand", rules, id=id)
    log.begin()
    while len(log.table.shuffles) < 6:
        assert step(log)
        log.server()
    return log


@pytest.mark.parametrize("seats", ["PB", "PBB", "PBBB"])
def test_match_with_checked_bottom_card_is_proved(seats: str) -> None:
    log = play_deals("thousand-blog; bottom_card_check=on", seats, "jacks")
    proofs = list_proofs(log.table)
    assert verify_deals(log.table.id, proofs) == tuple(one for one in proofs if one.server_seed is not None)
    assert {one.middle for one in proofs if one.deal} == {JACK_CARDS}
    assert Cards(proofs[0].pack).mask.bit_count() == 24
    assert fold(log.events, find) == log.table


def test_cut_pack_is_proved_only_by_the_record() -> None:
    log = play_deals("thousand-blog; shuffle=first_deal_only", "PBB", "cut")
    proofs = list_proofs(log.table)
    assert [one.gathered for one in proofs[:3]] == [False, True, True]
    with pytest.raises(RecordError, match="deal 2 was gathered and cut, not shuffled: expected the record"):
        verify_deals(log.table.id, proofs)
    assert verify_deals(log.table.id, proofs[:1]) == proofs[:1]
    table, inputs = collect_inputs(log.events, find)
    start = table.game.start(table.options, 3)
    whole = make_record(start, inputs, ("Anna", "Boris", "Vera"), proofs=proofs)
    assert [one.number for one in verify(whole)] == [one.number for one in proofs if one.deal]
