"""Undo and early end, which need the consent of all persons."""

from __future__ import annotations

import msgspec
import pytest

from prikup import core
from prikup.table import (
    Append,
    TableError,
    TableRules,
    apply,
    events,
    find_prompt,
    fold,
    list_todos,
    make_state,
)
from tests.table.playing import Log, find
from tests.table.test_play import first_choice, play_to_vote
from tests.table.test_seating import error_code
from tests.table.toy import Toy


def undo_error(log: Log, seat: int | None) -> str | None:
    """Return the name of the reason why this viewer may not ask for an undo."""
    why = make_state(log.table, seat).table.may_undo.why
    return None if why is None else why.name


def test_decision_is_undone_when_all_persons_agree() -> None:
    log = Log("PPP")
    log.begin()
    before = log.table.match
    log.say(0, "out")
    log.put(events.AskUndo(by=0))
    log.put(events.Answer(by=1, yes=True))
    assert make_state(log.table, 2).table.undo is not None
    log.server()
    assert log.table.match != before
    log.put(events.Answer(by=2, yes=True))
    log.server()
    assert log.table.match == before
    assert find_prompt(log.table, 0) == log.table.version and find_prompt(log.table, 1) is None
    assert [line.text for line in log.table.log][1:] == ["out", "ask undo", "yes undo", "yes undo", "undo"]
    assert any(isinstance(event, events.Move) for event in log.events)


def test_bots_agree_to_every_undo() -> None:
    log = Log("PBB")
    log.begin()
    before = log.table.match
    log.say(0, "in")
    log.put(events.AskUndo(by=0))
    log.server()
    assert log.table.match == before


def test_discard_can_be_undone_after_others_are_asked() -> None:
    log = play_to_vote()
    before = log.table.steps[-1].before
    prompt = find_prompt(log.table, 1)
    log.say(1, "yes")
    log.put(events.AskUndo(by=0))
    for seat in (1, 2):
        log.put(events.Answer(by=seat, yes=True))
    log.server()
    assert log.table.match == before
    log.say(0, first_choice(log, 0))
    assert error_code(log, events.Move(by=1, text="yes", prompt=prompt)) == "stale"


def test_undo_is_refused_after_hidden_cards_were_seen() -> None:
    log = play_to_vote()
    log.say(1, "no")
    log.say(2, "no")
    assert undo_error(log, 2) == "undo_talon"
    assert error_code(log, events.AskUndo(by=2)) == "undo_talon"
    log.say(0, first_choice(log, 0))
    assert undo_error(log, 0) is None
    log.say(1, first_choice(log, 1))
    assert undo_error(log, 0) == "undo_card"
    assert undo_error(log, 1) is None


def test_undo_against_bots_undoes_their_actions_too() -> None:
    log = play_to_vote("PBB")
    log.server()
    before, discarded = log.table.match, log.table.steps[-3].before
    log.say(0, first_choice(log, 0))
    log.server(bots=False)
    log.put(log.bot_move(1))
    assert undo_error(log, 0) is None
    log.put(events.AskUndo(by=0))
    log.server(bots=False)
    assert log.table.match == before
    log.put(events.AskUndo(by=0))
    log.server(bots=False)
    assert log.table.match == discarded


def test_undo_is_refused_after_card_of_substituted_person() -> None:
    log = play_to_vote("PPB")
    log.say(1, "no")
    log.server()
    log.say(0, first_choice(log, 0))
    log.put(events.Gone(seat=1, at=0.0))
    log.put(events.TimedOut(seat=1, at=1000.0))
    log.put(events.Substitute(by=0, seat=1, bot="random"))
    log.put(log.bot_move(1))
    assert undo_error(log, 0) == "undo_card"


def test_undo_is_refused_without_a_decision_and_for_watchers() -> None:
    log = play_to_vote()
    assert undo_error(log, 1) == "undo_none"
    assert undo_error(log, None) is not None


def test_single_refusal_ends_the_request_and_play_goes_on() -> None:
    log = play_to_vote()
    prompt = find_prompt(log.table, 1)
    log.put(events.AskUndo(by=0))
    assert error_code(log, events.Move(by=1, text="no", prompt=prompt)) == "asked"
    assert error_code(log, events.AskUndo(by=0)) == "asked"
    assert error_code(log, events.AskEnd(by=1)) == "asked"
    log.put(events.Answer(by=1, yes=False))
    assert make_state(log.table, 0).table.undo is None
    log.put(events.Move(by=1, text="no", prompt=prompt))
    assert error_code(log, events.Answer(by=1, yes=True)) == "nothing"


def test_asker_can_withdraw_but_not_accept() -> None:
    log = play_to_vote()
    log.put(events.AskUndo(by=0))
    assert error_code(log, events.Answer(by=0, yes=True)) == "actor"
    log.put(events.Answer(by=0, yes=False))
    assert log.table.ask is None


def test_repeated_yes_counts_once() -> None:
    log = play_to_vote()
    log.put(events.AskEnd(by=0))
    log.put(events.Answer(by=1, yes=True))
    log.put(events.Answer(by=1, yes=True))
    asked = make_state(log.table, 0).table.end
    assert asked is not None and asked.accepted == (1,)


def test_undo_is_refused_if_table_rules_forbid_it() -> None:
    log = Log("PBB")
    log.put(events.Rules(by=0, table=TableRules(undo=False)))
    log.begin()
    log.say(0, "in")
    assert error_code(log, events.AskUndo(by=0)) == "undo_off"


def test_bots_wait_during_an_undo_request() -> None:
    log = play_to_vote("PBP")
    log.put(events.AskUndo(by=0))
    version = log.table.version
    assert log.server().version == version


def test_match_ended_by_consent_drops_the_current_deal() -> None:
    log = play_to_vote()
    log.put(events.AskEnd(by=1))
    log.say(2, "no")
    log.put(events.Answer(by=0, yes=True))
    log.put(events.Answer(by=2, yes=True))
    log.server()
    assert log.table.stage == "finished"
    assert log.table.deals == ()
    assert log.table.shuffles[0].revealed and log.table.steps == ()
    assert log.table.prompts == (None, None, None)
    assert any(isinstance(event, events.MatchEnded) for event in log.events)


def test_early_end_is_settled_after_the_last_finished_deal() -> None:
    log = Log("PBB", rules="9")
    log.begin()
    log.say(0, "out")
    log.server()
    while not log.table.unseen:
        log.say(0, first_choice(log, 0))
        log.server()
    standing = log.table.match.standing if log.table.match else ()
    log.put(events.AskEnd(by=0))
    log.server()
    assert log.table.match is not None and log.table.match.finished
    assert log.table.match.standing == standing and log.table.unseen == frozenset()
    assert sum(log.table.game.result(log.table.match) or ()) == 0


def test_unanswered_request_to_end_lapses_with_the_next_deal() -> None:
    log = Log("PPB", rules="9")
    log.begin()
    log.say(0, "out")
    log.say(1, "out")
    log.put(events.AskEnd(by=0))
    log.server()
    while not log.table.unseen:
        seat = next(at for at in (0, 1) if find_prompt(log.table, at) is not None)
        log.say(seat, first_choice(log, seat))
        log.server()
    assert log.table.ask is not None
    log.put(events.Next(by=0))
    log.put(events.Next(by=1))
    log.server()
    assert log.table.ask is None


def ask_with_absent(*absent: int) -> Log:
    """Return a table of three persons where seat 0 asked to end, and these were away for long enough."""
    log = Log("PPP", rules="9")
    log.begin()
    log.put(events.AskEnd(by=0))
    for seat in absent:
        log.put(events.Gone(seat=seat, at=100.0))
        log.put(events.TimedOut(seat=seat, at=190.0))
    return log


def test_person_away_for_long_does_not_block_the_end() -> None:
    log = ask_with_absent(2)
    log.server()
    assert log.table.stage == "playing"  # seat 1 is here
    log.put(events.Answer(by=1, yes=True))
    assert log.server().stage == "finished"
    assert ask_with_absent(1, 2).server().stage == "finished"


def test_person_who_left_does_not_block_the_end() -> None:
    log = Log("PPB", rules="9")
    log.begin()
    log.put(events.Leave(by=1, at=100.0))
    log.put(events.AskEnd(by=0))
    assert log.server().stage == "finished"


def test_person_away_for_a_moment_blocks_the_end() -> None:
    log = Log("PPB", rules="9")
    log.begin()
    log.put(events.AskEnd(by=0))
    log.put(events.Gone(seat=1, at=100.0))
    assert log.server().stage == "playing"
    log.put(events.TimedOut(seat=1, at=190.0))
    assert log.server().stage == "finished"


def test_person_waited_for_again_blocks_the_end() -> None:
    log = ask_with_absent(2)
    log.put(events.Wait(by=0, at=191.0))
    log.put(events.Answer(by=1, yes=True))
    assert log.server().stage == "playing"
    log.put(events.Returned(seat=2))
    log.put(events.Answer(by=2, yes=False))
    assert log.table.ask is None


def test_match_ends_only_if_somebody_present_agrees() -> None:
    log = ask_with_absent(0)
    assert log.server().stage == "playing"
    log.put(events.Gone(seat=1, at=200.0))
    log.put(events.TimedOut(seat=1, at=300.0))
    log.put(events.Gone(seat=2, at=300.0))
    log.put(events.TimedOut(seat=2, at=400.0))
    assert log.server().stage == "playing"  # nobody is there
    log.put(events.Returned(seat=2))
    assert log.server().stage == "playing"
    log.put(events.Answer(by=2, yes=True))
    assert log.server().stage == "finished"


def test_absent_person_blocks_the_undo() -> None:
    log = Log("PPP")
    log.begin()
    log.say(0, "out")
    log.put(events.AskUndo(by=0))
    log.put(events.Gone(seat=2, at=100.0))
    log.put(events.TimedOut(seat=2, at=190.0))
    log.put(events.Answer(by=1, yes=True))
    log.server()
    assert log.table.is_locked


def test_match_cannot_end_before_the_first_dealer_is_drawn() -> None:
    log = Log("PP-")
    assert error_code(log, events.AskEnd(by=0)) == "stage"
    log = Log("PBB")
    log.put(events.Agree(by=0))
    assert log.table.stage == "playing"
    assert isinstance(log.table.match, core.Match) and log.table.match.dealer is None
    assert error_code(log, events.AskEnd(by=0)) == "end"


@pytest.mark.parametrize("are_open", [False, True])
def test_card_of_open_hand_can_be_undone(are_open: bool) -> None:
    log = play_to_vote()
    log.say(1, "no")
    log.say(2, "no")
    if are_open:
        assert log.table.match is not None
        match = msgspec.structs.replace(log.table.match, game=OpenHands())
        log.table = msgspec.structs.replace(log.table, match=match)
    log.say(0, first_choice(log, 0))
    log.say(1, first_choice(log, 1))
    assert (undo_error(log, 0) is None) is are_open


class OpenHands(Toy):
    """The toy game with all hands open."""

    def view(self, match: core.Match, viewer: int | None) -> core.View:
        view = super().view(match, viewer)
        hands = getattr(match.phase, "hands", None)
        if hands is None:
            return view
        seats = tuple(
            msgspec.structs.replace(one, cards=tuple(hands[one.seat]), exposed=True) for one in view.seats
        )
        return msgspec.structs.replace(view, seats=seats)


@pytest.mark.parametrize("seats", ["PBB", "BBB"])
def test_table_is_settled_after_its_number_of_deals(seats: str) -> None:
    log = Log(seats, "preferans", "wikipedia-sochi", deals=2)
    log.begin()
    while log.table.stage != "finished":
        for seat in sorted(log.table.unseen):
            assert events.MatchEnded() not in [
                one.event for one in list_todos(log.table) if isinstance(one, Append)
            ]
            log.put(events.Next(by=seat))
        for seat in [at for at, prompt in enumerate(log.table.prompts) if prompt is not None]:
            log.put(log.bot_move(seat))
            break
        log.server()
    assert (log.table.over, log.table.finish, log.table.log[-1].text) == (2, True, "full")
    assert fold(log.events, find) == log.table


def test_server_cannot_end_match_before_its_number_of_deals() -> None:
    log = Log("PBB", "preferans", "wikipedia-sochi", deals=2)
    log.begin()
    with pytest.raises(TableError):
        apply(log.table, events.MatchEnded())
