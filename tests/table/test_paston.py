"""Whole matches of Paston at the table: redeals, and a second dealer chosen by the cards."""

from __future__ import annotations

from prikup.records import verify_deals
from prikup.table import fold, list_proofs
from tests.table.playing import Log, find
from tests.table.test_machine import VIEWERS, check_stream
from tests.table.test_preferans import step


def test_match_is_proved_and_rebuilt_and_leaks_no_card() -> None:
    log = Log("PBB", "paston", "paston-pagat; target=60", id="paston-1")
    log.begin()
    assert any(line.text in ("show JS", "show 7S") for line in log.table.log)
    while True:
        for viewer in VIEWERS:
            check_stream(log.table, viewer, log.facts)
        if not step(log):
            break
        log.server(bots=False)
    proofs = list_proofs(log.table)
    assert verify_deals(log.table.id, proofs) == tuple(one for one in proofs if one.server_seed is not None)
    assert fold(log.events, find) == log.table
    assert "take" in [line.text for line in log.table.log]


def test_redeal_has_its_own_seeds_and_proof() -> None:
    for number in range(40):
        log = Log("PPP", "paston", "paston-nakayoshi", id=f"again-{number}")
        log.begin()
        if len(log.table.shuffles) > 2:
            break
    first, second, *_ = proofs = list_proofs(log.table)
    assert (first.deal_no, second.deal_no, first.dealer) == (1, 1, second.dealer)
    assert first.server_seed is not None and second.server_seed is None
    assert any(line.text.startswith("redeal ") for line in log.table.log)
    assert verify_deals(log.table.id, proofs) == (first,)


def test_second_dealer_can_be_out_of_turn() -> None:
    for number in range(40):
        log = Log("BBB", "paston", "paston-nakayoshi; target=40", id=f"turn-{number}")
        log.begin()
        dealers = {one.deal_no: one.dealer or 0 for one in list_proofs(log.table)}
        if 2 in dealers and (dealers[2] - dealers[1]) % 3 == 2:
            break
    assert (dealers[2] - dealers[1]) % 3 == 2
    assert len(verify_deals(log.table.id, list_proofs(log.table))) >= 2
