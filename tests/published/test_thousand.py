"""Published scores and deals of Thousand: the statements of the sources follow by these rules.

The sources play by their own rules; ``RULES`` has these as options.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from prikup.cards import Card, Cards
from prikup.core import Deal, Draw, Input, Match, Played, Scored, Taken
from prikup.games import get_game
from prikup.games.thousand.ledger import Ledger
from prikup.games.thousand.options import Options, parse_rules
from prikup.games.thousand.results import DealResult, Standing
from prikup.games.thousand.score import apply_entries, entries
from tests.games.thousand.scripts import say_with_facts, sheet

Entry = Mapping[str, Any]
DATA = Path(__file__).parents[1] / "data"
MATCHES: list[dict[str, Any]] = json.loads((DATA / "thousand-matches.json").read_text("utf-8"))["matches"]
RECORDS: list[dict[str, Any]] = json.loads((DATA / "thousand-records.json").read_text("utf-8"))["records"]

RULES = {
    "th-barrel-run": "bolt=off",
    "th-barrel-collision": "bolt=off; two_on_barrel=forbidden",
    "th-barrel-same-deal": "bolt=off; two_on_barrel=newest",
    "th-barrel-win": "bolt=off",
    "th-barrel-negative": "bolt=off; barrel_losses=none",
    "th-dump-truck": "bolt=off; dump_truck=plus",
    "th-three-rounds": "bolt=off",
    # In this source the barrel keeps a score above 880; for this player the barrel is then at 900.
    "th-barrel-900": "bolt=off; barrel_at=900",
    "th-zeros": "bolt_consecutive=yes",
    "th-full-A": "bolt=off",
    "th-full-B": "bolt=off",
}
each_match = pytest.mark.parametrize("entry", MATCHES, ids=lambda entry: entry["id"])
each_record = pytest.mark.parametrize("record", RECORDS, ids=lambda record: record["id"])


def start_sheet(entry: Entry, options: Options) -> Standing:
    """Return the sheet before the first deal."""
    left = entry.get("barrel_left_before", options.barrel_deals)
    spent = options.barrel_deals - left
    on = entry.get("on_barrel", ())
    barrel = tuple(spent if seat in on else None for seat in range(entry["players"]))
    return sheet(tuple(entry["start"]), barrel=barrel)


def sheet_after(standing: Standing, deal: Entry, options: Options) -> Standing:
    """Return the sheet after a deal with stated points, or with stated changes of the scores only."""
    declarer, earned = deal.get("declarer"), deal["deltas"]
    result = DealResult("played", 2, 0 if declarer is None else declarer, deal.get("bid") or 100)
    if "points" in deal or options.bolt_consecutive:
        points = tuple(deal.get("points", earned))
        married = tuple(("S",) if value else () for value in deal.get("marriages", (0, 0, 0)))
        bid = deal.get("bid") or points[0]
        result = DealResult("played", 2, result.declarer, bid, points, married)
        return apply_entries(standing, entries(result, standing, options), result, options)
    ledger = Ledger(standing, options, result.dealer, declarer)
    for seat, amount in enumerate(earned):
        ledger.write(seat, amount, "made", "8.1", contract=seat == declarer and amount > 0)
    return apply_entries(standing, ledger.close(), result, options)


@each_match
def test_scores_after_each_deal_are_as_stated(entry: Entry) -> None:
    options = parse_rules(f"thousand-blog; {RULES[entry['id']]}")
    standing, left = start_sheet(entry, options), []
    for deal, stated in zip(entry["deals"], entry["totals_after"], strict=True):
        standing = sheet_after(standing, deal, options)
        assert list(standing.scores) == stated
        spent = standing.barrel[0]
        left.append(None if spent is None else options.barrel_deals - spent)
    assert standing.winner == entry["winner"]
    assert entry.get("barrel_left", left) == left


def card(text: str) -> str:
    """Read a card of the file, which is written suit first."""
    return text[1] + text[0]


def deal_record(record: Entry) -> Match:
    """Return the match after the deal."""
    game = get_game("thousand")
    rules = "thousand-blog; bid_raise=any; must_beat=yes; marriage_first_trick=yes"
    match = game.start(game.options(rules), 3).apply(Input(None, None, Draw(0))).state
    hands = tuple(Cards.parse(" ".join(map(card, hand))) for hand in record["hands"])
    talon = tuple(Card.parse(card(text)) for text in record["talon"])
    return match.apply(Input(None, None, Deal(hands, talon))).state


def moves(record: Entry) -> list[str]:
    """Return the texts of all actions of a deal."""
    found = [call for _, call in record["auction"]]
    found += [f"give {card(gift['card'])} {gift['to']}" for gift in record["passed_cards"]]
    found.append(f"name {record['bid']}")
    for number, trick in enumerate(record["play"], 1):
        announced = any(marriage["trick"] == number for marriage in record["marriages"])
        lead, *others = map(card, trick["cards"])
        found += [f"{lead}!" if announced else lead, *others]
    return found


@each_record
def test_cards_are_legal_and_winners_of_tricks_are_as_recorded(record: Entry) -> None:
    match, facts = say_with_facts(deal_record(record), *moves(record))
    played = [fact for fact in facts if isinstance(fact, Played)]
    seats = [(trick["leader"] + step) % 3 for trick in record["play"] for step in range(3)]
    assert [fact.seat for fact in played] == seats
    winners = [fact.seat for fact in facts if isinstance(fact, Taken)]
    assert winners == [trick["winner"] for trick in record["play"]]
    (scored,) = [fact for fact in facts if isinstance(fact, Scored)]
    assert list(scored.result.cards) == record["stated"]["points"]
    assert list(scored.result.tricks) == record["stated"]["tricks"]
    assert list(match.standing.scores) == record["stated"]["score"]


def test_data_has_all_matches_and_records() -> None:
    assert len(MATCHES) == len(RULES) == 11 and len(RECORDS) == 2
