"""Published deals with play, card by card through the engine: trick winners, trick counts and score.

The sources give no auction and no declarations. Here the declarer bids the contract, the others pass and both
defenders whist. This changes neither the legal cards nor the winners of tricks.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from prikup.cards import Card, Cards
from prikup.core import Deal, Fact, Input, Match, Played, RuleError, Scored, Taken
from prikup.games.preferans.contracts import CONTRACTS
from tests.games.preferans.scripts import say_with_facts, start

Record = Mapping[str, Any]
RECORDS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "data/records.json").read_text(encoding="utf-8")
)["records"]

each_record = pytest.mark.parametrize("record", RECORDS, ids=lambda record: record["id"])


def card(text: str) -> Card:
    """Read a card of the file, which is written suit first."""
    return Card.parse(text[1] + text[0])


def _texts(cards: list[str]) -> str:
    return " ".join(card(one).text for one in cards)


def deal_record(record: Record) -> Match:
    """Return the match after the deal; the dealer sits before the eldest hand."""
    match = start(dealer=(record["eldest"] - 1) % record["players"])
    hands = tuple(Cards.parse(_texts(hand)) for hand in record["hands"])
    talon = tuple(map(card, record["talon"]))
    return match.apply(Input(None, None, Deal(hands, talon))).state


def before_play(record: Record) -> Match:
    """Return the match before the first card."""
    match, contract = deal_record(record), record["contract"]
    for step in range(3):
        seat = (record["eldest"] + step) % 3
        match, _ = say_with_facts(match, contract if seat == record["declarer"] else "pass")
    match, _ = say_with_facts(match, f"discard {_texts(record['discard'])}")
    if contract != "misere":
        match, _ = say_with_facts(match, f"name {contract}", "whist", "whist")
    return match


def played_cards(record: Record) -> Iterator[tuple[Match, str, list[Fact]]]:
    """Yield each played card: the match before it, its text, and the facts that follow."""
    match = before_play(record)
    for trick in record["play"]:
        for text in trick["cards"]:
            after, facts = say_with_facts(match, card(text).text)
            yield match, card(text).text, facts
            match = after


def test_all_31_records_are_complete() -> None:
    assert len(RECORDS) == len({record["id"] for record in RECORDS}) == 31
    for record in RECORDS:
        assert record["play_complete"] and record["hands_are"] == "as dealt"
        assert record["auction"] is None and record["declarations"] is None
        assert set(record["stated"] or {}) <= {"contract", "declarer_tricks"}


@each_record
def test_leaders_players_and_winners_of_tricks_are_as_recorded(record: Record) -> None:
    facts = [fact for _, _, facts in played_cards(record) for fact in facts]
    seats = [fact.seat for fact in facts if isinstance(fact, Played)]
    assert seats == [
        (trick["leader"] + step) % record["players"] for trick in record["play"] for step in range(3)
    ]
    winners = [fact.seat for fact in facts if isinstance(fact, Taken)]
    assert winners == [trick["winner"] for trick in record["play"]]
    assert [winners.count(seat) for seat in range(record["players"])] == record["tricks"]


@each_record
def test_score_of_deal_is_as_stated(record: Record) -> None:
    *_, (_, _, facts) = played_cards(record)
    (scored,) = [fact for fact in facts if isinstance(fact, Scored)]
    declarer, contract = record["declarer"], CONTRACTS[record["contract"]]
    taken = record["tricks"][declarer]
    assert scored.result.tricks == tuple(record["tricks"])
    assert scored.result.declarer == declarer
    if record["stated"] is not None:
        assert scored.result.contract == record["stated"]["contract"]
        assert taken == record["stated"]["declarer_tricks"]
    own = [(it.account, it.amount) for it in scored.entries if it.seat == declarer and it.on is None]
    if contract.level:
        under = contract.level - taken
        assert own == [("pool", contract.value) if under <= 0 else ("hill", under * contract.value)]
        whists = {
            it.seat: it.amount for it in scored.entries if it.account == "whists" and it.cause == "whist"
        }
        expected = {seat: contract.value * record["tricks"][seat] for seat in range(3) if seat != declarer}
        assert whists == {seat: amount for seat, amount in expected.items() if amount}
    else:
        assert own == [("pool", 10) if not taken else ("hill", 10 * taken)]
        assert all(it.seat == declarer for it in scored.entries)


@each_record
def test_legal_cards_are_those_of_rule_7_2(record: Record) -> None:
    trump = CONTRACTS[record["contract"]].trump
    led: Card | None = None
    for count, (match, text, _) in enumerate(played_cards(record)):
        turn = match.turns()[0]
        hand = list(match.view(turn.seat).seats[turn.seat].cards or ())
        if count % 3 == 0:
            led = None
        follow = [one for one in hand if led is not None and one.suit is led.suit]
        ruffs = [one for one in hand if led is not None and one.suit is trump]
        may = {one.text for one in follow or ruffs or hand}
        assert may == {action.text for action in match.legal(turn)}
        for one in hand:
            if one.text not in may:
                with pytest.raises(RuleError, match=r"\(clause 7\.2\)"):
                    match.apply(Input(turn.seat, turn.by, match.parse(turn, one.text)))
        led = led or Card.parse(text)
