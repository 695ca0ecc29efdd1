"""Seeds and proofs: commitments, drawing the dealer, and seeds revealed after the deal."""

from __future__ import annotations

import pytest

from prikup import core
from prikup.proof import DealProof
from prikup.records import verify_deal
from prikup.shuffle import DealSeeds, ShuffleError
from prikup.table import encode, events, list_proofs, list_todos, make_state
from prikup.table.pending_work import Append
from tests.table.playing import Log, find
from tests.table.test_seating import error_code


def test_only_the_chance_of_the_seeds_is_accepted() -> None:
    log = Log("PBB")
    log.put(events.Agree(by=0))
    log.commit()
    (job,) = list_todos(log.table)
    assert isinstance(job, Append) and isinstance(job.event, events.Chance)
    drawn = job.event.action
    assert isinstance(drawn, core.Draw)
    assert error_code(log, events.Chance(action=core.Draw((drawn.dealer + 1) % 3))) == "order"
    log.put(job.event)
    assert error_code(log, job.event) == "order"


SOCHI = "wikipedia-sochi; target=4"


def open_table_for_draw(seats: str, rules: str) -> tuple[Log, core.Draw]:
    """Return a Preferans table before the draw for dealer, and the draw that its seeds give."""
    log = Log(seats, game="preferans", rules=rules)
    log.server(bots=False)
    for seat in sorted(log.table.acting_persons()):
        log.put(events.Agree(by=seat))
    log.commit()
    (job,) = list_todos(log.table)
    assert isinstance(job, Append) and isinstance(job.event, events.Chance)
    assert isinstance(job.event.action, core.Draw)
    return log, job.event.action


@pytest.mark.parametrize("seats", ["PBB", "PBBB"])
def test_rules_choose_the_dealer_from_the_drawn_cards(seats: str) -> None:
    low, high, chance = (
        open_table_for_draw(seats, f"{SOCHI}; first_dealer={way}")
        for way in ("lowest_draw", "highest_draw", "random")
    )
    assert low[1].cards == high[1].cards and len(set(low[1].cards)) == len(seats)
    assert low[1].dealer != high[1].dealer
    assert chance[1].cards == ()
    for log, drawn in (low, high, chance):
        match = log.server().match
        assert match is not None and match.dealer == drawn.dealer
        first, second = list_proofs(log.table)[:2]
        precedence = match.game.draw_order(match) or ()
        assert (first.dealer, first.drawn, first.precedence) == (drawn.dealer, drawn.cards, precedence)
        assert not second.drawn and not second.precedence


def test_draw_with_wrong_dealer_or_cards_is_refused() -> None:
    log, drawn = open_table_for_draw("PBB", SOCHI)
    for dealer in {0, 1, 2} - {drawn.dealer}:
        assert error_code(log, events.Chance(action=core.Draw(dealer, drawn.cards))) == "order"
    assert error_code(log, events.Chance(action=core.Draw(drawn.dealer, drawn.cards[::-1]))) == "order"


def test_dealer_without_cards_is_refused_if_rules_draw_cards() -> None:
    log, _ = open_table_for_draw("PBB", "wikipedia-sochi; target=1")
    one = log.table.shuffles[0]
    dealer = DealSeeds(one.seed, one.player_seeds, 1, log.table.id).numbers("draw")(3)
    assert error_code(log, events.Chance(action=core.Draw(dealer))) == "order"


def test_deal_is_proved_only_after_its_end() -> None:
    log = Log("PBB", rules="3")
    log.begin()
    first, second = list_proofs(log.table)
    assert first.server_seed is None and first.deal is None and second.deal is None
    with pytest.raises(ShuffleError, match="not revealed"):
        verify_deal(first, find)
    assert log.table.shuffles[0].seed.encode() not in core.to_json(list_proofs(log.table))
    assert error_code(log, events.Reveal(number=1)) == "order"
    play_out(log)
    assert len(list_proofs(log.table)) >= 3
    for one in list_proofs(log.table)[:3]:
        verify_deal(one, find)
    assert [one.dealer for one in list_proofs(log.table)][:3] == [one.dealer for one in log.table.deals[:3]]


def test_proof_survives_json() -> None:
    log = Log("BBB")
    log.server()
    for one in list_proofs(log.table)[:2]:
        verify_deal(core.from_json(DealProof, core.to_json(one)), find)


def test_secrets_are_only_in_the_stored_log() -> None:
    log = Log()
    log.begin()
    stored = b"".join(map(encode, log.events))
    assert b"secret-0" in stored and log.table.shuffles[1].seed.encode() in stored
    for viewer in (0, 1, 2, None):
        sent = core.to_json(make_state(log.table, viewer, log.facts))
        assert b"secret-" not in sent
        assert not any(one.seed.encode() in sent for one in log.table.shuffles)


def play_out(log: Log, deals: int = 99) -> None:
    """Let seat 0 take its first choice until the match is over or so many deals are played."""
    while log.server().stage != "finished" and len(log.table.deals) < deals:
        view = make_state(log.table, 0).view
        if 0 in log.table.unseen:
            log.put(events.Next(by=0))
        elif view is not None:
            log.say(0, next(choice.text for choice in view.choices if choice.legal))
