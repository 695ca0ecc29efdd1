"""Law 3: record -> text -> record and record -> JSON -> record are identities."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from prikup.cards import Card
from prikup.core import Deal, replay
from prikup.records import from_json, make_record, read, redact_record, to_json, write
from prikup.testing import Case, playable_cases, walk
from tests.sizes import size

walks = settings(
    max_examples=size("laws"),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)
cases = pytest.mark.parametrize("case", playable_cases(), ids=str)
names = st.text(st.characters(codec="utf-8", categories=("L", "P", "N", "S")), min_size=1, max_size=24)


@cases
@walks
@given(random=st.randoms(use_true_random=False), deals=st.integers(1, 3), name=names, data=st.data())
def test_text_and_json_read_back(
    case: Case, random: Random, deals: int, name: str, data: st.DataObject
) -> None:
    walked = walk(case, random.randrange, deals)
    cut = data.draw(st.integers(0, len(walked.inputs)))
    seats = [name, *(f"seat {k}" for k in range(1, case.players))]
    record = make_record(walked.states[0], walked.inputs[:cut], seats, entries=bool(cut % 2))
    assert read(write(record)) == record
    assert from_json(to_json(record)) == record
    assert record.final_match() == walked.states[cut]
    assert write(read(write(record))) == write(record)


@cases
@walks
@given(random=st.randoms(use_true_random=False))
def test_replay_gives_the_same_facts(case: Case, random: Random) -> None:
    walked = walk(case, random.randrange, 2)
    record = make_record(walked.states[0], walked.inputs, list("abcd"[: case.players]))
    moments = list(record.replay())
    assert [moment.move for moment in moments] == walked.inputs
    assert [moment.facts for moment in moments] == walked.facts
    assert replay(record.start(), walked.inputs)[0] == moments[-1].state


@cases
@walks
@given(random=st.randoms(use_true_random=False), data=st.data())
def test_deal_with_unknown_cards_can_be_replayed(case: Case, random: Random, data: st.DataObject) -> None:
    walked = walk(case, random.randrange, 1, offers=False)
    cut = data.draw(st.integers(2, len(walked.inputs) - 1))
    # A redeal starts the deal again.
    first = max(at for at, move in enumerate(walked.inputs[:cut]) if isinstance(move.action, Deal)) + 1
    record = make_record(walked.states[0], walked.inputs[:cut], list("abcd"[: case.players]))
    viewer = data.draw(st.sampled_from([None, *range(case.players)]))
    seen = redact_record(record, viewer)
    assert read(write(seen)) == seen
    assert from_json(to_json(seen)) == seen
    last, told = seen.final_match(), len(seen.deals[-1].moves)
    then = walked.states[first + told]
    assert last.view(viewer).choices == then.view(viewer).choices
    # Moves are left out after the declarer's hand is open while the discard is hidden, or
    # after a card was given that the viewer did not see.
    view = record.final_match().view(viewer)
    opened = any(one.role == "declarer" and one.exposed for one in view.seats)
    gift = then.phase.asks == "give" and then.turns()[0].by != viewer
    assert told == cut - first or opened or gift


# Only diamonds are worth 185 here; clubs suffice for the other seat's 180.
LATER_BID = """[Prikup "1"]
[Game "thousand"]
[Rules "thousand-pagat"]
[Seats "a|b"]
[Dealer "0"]
[Draw "JS TS"]

1. ?? ?? / ?? ?? QS QH | 100 180 185 pass | talon-2
"""
# The declarer's hand is unknown, so the discard is refused at first: it must not be read with the lead.
LEAD_AFTER_DISCARD = """[Prikup "1"]
[Game "preferans"]
[Rules "kodeks-rostov"]
[Seats "a|b|c"]
[Dealer "2"]
[Draw "KS 7C AH"]

1. ?? ?? ?? / QD AS | misere pass pass | discard QH JD | JS QS 9S
"""


@pytest.mark.parametrize("text", [LATER_BID, LEAD_AFTER_DISCARD], ids=["later bid", "lead after a discard"])
def test_cards_assumed_for_one_move_can_be_placed_anew_for_a_later_one(text: str) -> None:
    record = read(text)
    assert write(record) == text
    assert from_json(to_json(record)) == record
    assert read(text.replace(" |", "")) == record


def test_blind_seat_is_not_shown_its_own_cards() -> None:
    walked = walk(Case("preferans", "game-farm", 3), Random(1).randrange, 1, offers=False)
    record = make_record(walked.states[0], walked.inputs[:2], ["Anna", "Boris", "Vera"])
    eldest = walked.states[2].turns()[0].by
    assert redact_record(record, eldest).deals[0].hands == (None, None, None)
    looked = make_record(walked.states[0], walked.inputs[:3], ["Anna", "Boris", "Vera"])
    assert redact_record(looked, eldest).deals[0].hands[eldest] == record.deals[0].hands[eldest]


@cases
@walks
@given(random=st.randoms(use_true_random=False), data=st.data())
def test_any_cards_can_be_unknown(case: Case, random: Random, data: st.DataObject) -> None:
    walked = walk(case, random.randrange, 1)
    record = make_record(walked.states[0], walked.inputs, list("abcd"[: case.players]))
    *before, deal = record.deals
    blank = data.draw(st.lists(st.booleans(), min_size=8, max_size=8))
    hands = tuple(None if hide else hand for hide, hand in zip(blank, deal.hands, strict=False))
    # If the talon itself scores, a deal with an unknown talon has no result.
    options = record.start().options
    earns = getattr(options, "dealer_talon_bonus", case.players == 4 and hasattr(options, "sitter"))
    blank[3:7] = [False] * 4 if earns else blank[3:7]
    talon = tuple(None if hide else card for hide, card in zip(blank[3:], deal.talon, strict=False))
    moves = tuple("discard ??" if blank[7] and move.startswith("discard") else move for move in deal.moves)
    hidden = msgspec.structs.replace(deal, hands=hands, talon=talon, moves=moves)
    record = msgspec.structs.replace(record, deals=(*before, hidden))
    assert read(write(record)) == record
    assert from_json(to_json(record)) == record
    assert record.final_match().deal_no == walked.states[-1].deal_no


# The jack of spades, by which seat 0 spoke first, is unknown and never played; the seven is played by seat 1.
OPENED_BY_UNKNOWN_CARD = """[Prikup "1"]
[Game "paston"]
[Rules "paston-pagat"]
[Seats "a|b|c"]
[Dealer "2"]

1. ?? ?? AK.AK98.J.AQ8 / ?? ?? | 0:pass pass pass | discard ?? | name paston | whist pass | \
7C JC KC 9C 8D 7D 9D TD TC 7S
"""


def test_seat_that_spoke_first_by_an_unknown_card_gets_it() -> None:
    record = read(OPENED_BY_UNKNOWN_CARD)
    assert read(write(record)) == record
    dealt = record.final_match().log[0].action
    assert isinstance(dealt, Deal) and dealt.hands[0] is not None and Card.parse("JS") in dealt.hands[0]
