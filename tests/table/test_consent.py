"""Taking back a decision and ending early: by consent of all persons."""

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
from tests.table.test_play import first_choice, voting
from tests.table.test_seating import code
from tests.table.toy import Toy


def may(log: Log, seat: int | None) -> str | None:
    """Why this viewer may not ask for their decision back."""
    why = make_state(log.table, seat).table.may_undo.why
    return None if why is None else why.name


def test_a_decision_is_taken_back_when_all_persons_agree() -> None:
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


def test_bots_always_agree() -> None:
    log = Log("PBB")
    log.begin()
    before = log.table.match
    log.say(0, "in")
    log.put(events.AskUndo(by=0))
    log.server()
    assert log.table.match == before


def test_a_discard_is_taken_back_though_others_are_asked_already() -> None:
    log = voting()
    before = log.table.steps[-1].before
    prompt = find_prompt(log.table, 1)
    log.say(1, "yes")
    log.put(events.AskUndo(by=0))
    for seat in (1, 2):
        log.put(events.Answer(by=seat, yes=True))
    log.server()
    assert log.table.match == before
    log.say(0, first_choice(log, 0))
    assert code(log, events.Move(by=1, text="yes", prompt=prompt)) == "stale"


def test_nothing_is_taken_back_once_hidden_cards_were_seen() -> None:
    log = voting()
    log.say(1, "no")
    log.say(2, "no")
    assert may(log, 2) == "undo_talon"
    assert code(log, events.AskUndo(by=2)) == "undo_talon"
    log.say(0, first_choice(log, 0))
    assert may(log, 0) is None
    log.say(1, first_choice(log, 1))
    assert may(log, 0) == "undo_card"
    assert may(log, 1) is None


def test_against_bots_alone_whatever_they_did_since_is_taken_back_with_it() -> None:
    log = voting("PBB")
    log.server()
    before, discarded = log.table.match, log.table.steps[-3].before
    log.say(0, first_choice(log, 0))
    log.server(bots=False)
    log.put(log.bot_move(1))
    assert may(log, 0) is None
    log.put(events.AskUndo(by=0))
    log.server(bots=False)
    assert log.table.match == before
    log.put(events.AskUndo(by=0))
    log.server(bots=False)
    assert log.table.match == discarded


def test_an_absent_person_whose_cards_were_seen_is_no_bot() -> None:
    log = voting("PPB")
    log.say(1, "no")
    log.server()
    log.say(0, first_choice(log, 0))
    log.put(events.Gone(seat=1, at=0.0))
    log.put(events.TimedOut(seat=1, at=1000.0))
    log.put(events.Substitute(by=0, seat=1, bot="random"))
    log.put(log.bot_move(1))
    assert may(log, 0) == "undo_card"


def test_who_decided_nothing_or_only_watches_takes_nothing_back() -> None:
    log = voting()
    assert may(log, 1) == "undo_none"
    assert may(log, None) is not None


def test_one_refusal_is_enough_and_play_goes_on() -> None:
    log = voting()
    prompt = find_prompt(log.table, 1)
    log.put(events.AskUndo(by=0))
    assert code(log, events.Move(by=1, text="no", prompt=prompt)) == "asked"
    assert code(log, events.AskUndo(by=0)) == "asked"
    assert code(log, events.AskEnd(by=1)) == "asked"
    log.put(events.Answer(by=1, yes=False))
    assert make_state(log.table, 0).table.undo is None
    log.put(events.Move(by=1, text="no", prompt=prompt))
    assert code(log, events.Answer(by=1, yes=True)) == "nothing"


def test_the_asker_withdraws_but_does_not_answer_himself() -> None:
    log = voting()
    log.put(events.AskUndo(by=0))
    assert code(log, events.Answer(by=0, yes=True)) == "actor"
    log.put(events.Answer(by=0, yes=False))
    assert log.table.ask is None


def test_saying_yes_twice_is_saying_it_once() -> None:
    log = voting()
    log.put(events.AskEnd(by=0))
    log.put(events.Answer(by=1, yes=True))
    log.put(events.Answer(by=1, yes=True))
    asked = make_state(log.table, 0).table.end
    assert asked is not None and asked.accepted == (1,)


def test_a_table_may_take_nothing_back() -> None:
    log = Log("PBB")
    log.put(events.Rules(by=0, table=TableRules(undo=False)))
    log.begin()
    log.say(0, "in")
    assert code(log, events.AskUndo(by=0)) == "undo_off"


def test_bots_wait_while_a_decision_is_asked_back() -> None:
    log = voting("PBP")
    log.put(events.AskUndo(by=0))
    version = log.table.version
    assert log.server().version == version


def test_the_match_ends_by_consent_and_the_deal_in_progress_does_not_count() -> None:
    log = voting()
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


def test_the_end_is_settled_as_it_stands_after_the_last_finished_deal() -> None:
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


def test_an_offer_to_end_that_nobody_answers_lapses_with_new_cards() -> None:
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


def test_the_match_does_not_end_before_the_first_dealer_is_drawn() -> None:
    log = Log("PP-")
    assert code(log, events.AskEnd(by=0)) == "stage"
    log = Log("PBB")
    log.put(events.Agree(by=0))
    assert log.table.stage == "playing"
    assert isinstance(log.table.match, core.Match) and log.table.match.dealer is None
    assert code(log, events.AskEnd(by=0)) == "end"


def test_a_card_of_a_hand_that_lies_open_reveals_nothing() -> None:
    log = voting()
    log.say(1, "no")
    log.say(2, "no")
    log.say(0, first_choice(log, 0))
    log.say(1, first_choice(log, 1))
    assert may(log, 0) is not None
    steps = tuple(
        msgspec.structs.replace(step, before=msgspec.structs.replace(step.before, game=OpenHands()))
        for step in log.table.steps
    )
    log.table = msgspec.structs.replace(log.table, steps=steps)
    assert may(log, 0) is None


class OpenHands(Toy):
    """The toy game played with all hands open."""

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
def test_a_table_that_has_played_all_its_deals_is_settled(seats: str) -> None:
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


def test_the_server_ends_no_match_before_all_its_deals_are_played() -> None:
    log = Log("PBB", "preferans", "wikipedia-sochi", deals=2)
    log.begin()
    with pytest.raises(TableError):
        apply(log.table, events.MatchEnded())
