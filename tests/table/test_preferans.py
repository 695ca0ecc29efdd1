"""Whole matches of Preferans at the table, with every message to every viewer checked."""

from __future__ import annotations

import re

import pytest

from prikup.core import Discarded, Played, PrikupError, Say, Shown
from prikup.records import verify_deals
from prikup.table import apply, events, find_prompt, fold, list_proofs, make_state
from tests.table.playing import Log, find
from tests.table.test_machine import VIEWERS, check_stream
from tests.table.test_seating import error_code


def step(log: Log) -> bool:
    """Let chance, a bot or a random person act once; return False if the match is over."""
    table = log.table
    match = table.match
    if table.stage == "finished" or match is None:
        return False
    asked = [seat for seat in range(len(table.seats)) if find_prompt(table, seat) is not None]
    if asked:
        event = log.bot_move(asked[0])
        log.put(event)
        if event.bot is None:
            assert error_code(log, event) in ("stale", "stage")
    elif table.unseen:
        log.put(events.Next(by=min(table.unseen)))
    return True


@pytest.mark.parametrize("seats", ["PBB", "PPP"])
def test_match_is_proved_and_rebuilt_and_leaks_no_card(seats: str) -> None:
    log = Log(seats, "preferans", "wikipedia-sochi; target=20", id=seats)
    log.begin()
    for _ in range(300):
        for viewer in VIEWERS:
            check_stream(log.table, viewer, log.facts)
        if not step(log):
            break
        log.server(bots=False)
    assert len(verify_deals(log.table.id, list_proofs(log.table))) > 3
    assert fold(log.events, find) == log.table


def play_to_fourth_trick() -> Log:
    """Return a table at the start of the fourth trick."""
    log = Log("PPP", "preferans", "wikipedia-sochi", id="cards")
    log.begin()
    while step(log):
        log.server(bots=False)
        view = make_state(log.table, None).view
        if view is not None and len(view.trick_winners) == 3 and not (view.trick and view.trick.plays):
            return log
    raise AssertionError("no deal came to the fourth trick")


def test_refused_claim_asks_the_open_question_again() -> None:
    log = play_to_fourth_trick()
    match = log.table.match
    assert match is not None
    (turn,) = match.turns()
    by = next(seat for seat in range(3) if seat != turn.by and match.offers(seat))
    claim = match.offers(by)[0].text
    prompt = find_prompt(log.table, turn.by)
    log.put(events.Move(by=by, text=claim, prompt=None))
    assert error_code(log, events.Move(by=turn.by, text="AS", prompt=prompt)) == "stale"
    asked = [seat for seat in range(3) if find_prompt(log.table, seat) is not None]
    assert asked and by not in asked
    log.say(asked[-1], "no")
    again = find_prompt(log.table, turn.by)
    assert again is not None and prompt is not None and again > prompt


def test_discarded_cards_are_sent_only_to_the_declarer() -> None:
    log = Log("PPP", "preferans", "wikipedia-sochi", id="discards")
    log.begin()
    kinds: set[type] = set()
    while not {Discarded, Played, Shown} <= kinds:
        assert step(log)
        for fact in log.facts:
            if isinstance(fact, Discarded):
                told = [make_state(log.table, viewer, log.facts).facts for viewer in VIEWERS]
                cards = [one.cards for facts in told for one in facts if isinstance(one, Discarded)]
                assert [one is not None for one in cards] == [viewer == fact.seat for viewer in VIEWERS]
            kinds.add(type(fact))
        log.server(bots=False)


def test_repeated_move_of_real_game_counts_once() -> None:
    log = Log("PPP", "preferans", "wikipedia-sochi")
    log.begin()
    seat = next(at for at in range(3) if find_prompt(log.table, at) is not None)
    event = events.Move(by=seat, text="pass", prompt=find_prompt(log.table, seat), nonce="once")
    log.put(event)
    assert not apply(log.table, event).fresh


def play_to_discard(log: Log) -> int:
    """Play a table of three people to the discard and return the declarer's seat."""
    while True:
        table = log.table
        assert table.match is not None
        if table.match.phase.asks == "discard":
            return table.match.turns()[0].seat
        seat = table.match.turns()[0].seat
        text = "6S" if table.match.legal().why_not(Say("6S")) is None else "pass"
        log.put(events.Move(by=seat, text=text, prompt=table.prompts[seat]))


@pytest.mark.parametrize("text", ["foo", "concede", "name 6S", "discard 7S 8S"])
def test_refusal_out_of_turn_names_no_card_of_the_declarer(text: str) -> None:
    log = Log("PPP", "preferans", "wikipedia-sochi", id="whisper")
    log.begin()
    other = (play_to_discard(log) + 1) % 3
    with pytest.raises(PrikupError) as refused:
        log.put(events.Move(by=other, text=text, prompt=None))
    said = str(refused.value).replace("'discard 7S 8S'", "").replace("discard 8S 7S", "")
    assert not re.search(r"\b[789TJQKA][SCDH]\b", said.replace("'name 6S'", ""))


def test_laying_down_the_hand_cannot_be_undone() -> None:
    log = Log("PPP", "preferans", "wikipedia-sochi", id="laid")
    log.begin()
    seat = play_to_discard(log)
    for words in ("discard", "name"):
        match = log.table.match
        assert match is not None
        turn = match.turns()[0]
        text = next(action.text for action in match.legal(turn) if action.text.startswith(words))
        log.put(events.Move(by=turn.by, text=text, prompt=log.table.prompts[turn.by]))
    for _ in range(2):
        match = log.table.match
        assert match is not None
        turn = match.turns()[0]
        log.put(events.Move(by=turn.by, text="whist", prompt=log.table.prompts[turn.by]))
    division = "-".join("10" if one == seat else "0" for one in range(3))
    log.put(events.Move(by=seat, text=f"lay {division}", prompt=None))
    assert error_code(log, events.AskUndo(by=seat)) == "undo_card"
