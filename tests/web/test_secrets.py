"""No frame that reaches a browser holds a card which its viewer may not know yet.

What each may know is worked out here from the stored events alone, not from what the server sends.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from prikup import table as tables
from prikup.core import Dealt, Discarded, Played, Shown
from prikup.table.events import Opened
from tests.web.conftest import Open
from tests.web.friends import invited, play_together
from tests.web.player import Json, Player, bold, patient

Seat = int | None
CARD = re.compile(r"\b[AKQJT987][SHDC]\b")
HAND = re.compile(r"[AKQJT987]*(?:\.[AKQJT987]*){3}")
SPOKEN = ("auction", "bold", "declarations", "contract", "choices", "offers", "log", "text")
"""Where ``7S`` may be a bid: there only what can be no bid counts as a card."""


class Truth:
    """By version of a table: the deal, the cards every seat was dealt or laid away, and what lay open."""

    def __init__(self, database: Path, table_id: str) -> None:
        with sqlite3.connect(database) as connection:
            rows = connection.execute(
                "select body from events where table_id = ? order by version", (table_id,)
            ).fetchall()
        opened, *log = (tables.decode(body) for (body,) in rows)
        assert isinstance(opened, Opened)
        table = tables.open_table(opened)
        self.deal = {table.version: 0}
        self._known: dict[int, dict[Seat, frozenset[str]]] = {table.version: {None: frozenset()}}
        for event in log:
            before = self._known[table.version], self.deal[table.version]
            applied = tables.apply(table, event)
            table = applied.table
            self._known[table.version], self.deal[table.version] = before
            for fact in applied.facts:
                self._learn(table.version, fact)

    def _learn(self, version: int, fact: object) -> None:
        known = dict(self._known[version])
        match fact:
            case Dealt(deal_no, hands=hands):
                self.deal[version] = deal_no
                known = {None: frozenset()} | {
                    at: frozenset(map(str, hand or ())) for at, hand in enumerate(hands)
                }
            case Played(card=card):
                known[None] |= {str(card)}
            case Shown(cards=cards):
                known[None] |= set(map(str, cards))
            case Discarded(seat=seat, cards=cards) if cards:
                known[seat] |= set(map(str, cards))
        self._known[version] = known

    def known(self, viewer: Seat, version: int) -> frozenset[str]:
        """What the viewer may know of the deal then."""
        known = self._known[version]
        return known[None] | known.get(viewer, frozenset())

    def hidden(self, viewer: Seat, version: int) -> frozenset[str]:
        """The cards of the other hands that the viewer may not know then."""
        held = [cards for seat, cards in self._known[version].items() if seat not in (None, viewer)]
        return frozenset().union(*held) - self.known(viewer, version)


def mentioned(value: Any, spoken: bool = False) -> Iterator[str]:
    """Every card in a message, in whatever form; where a bid may stand none that could be a bid."""
    if isinstance(value, dict):
        for name, inner in value.items():
            # What may lie in a hidden place is what cannot be excluded: it is looked at by itself.
            if name not in ("hidden", "deals"):
                yield from mentioned(inner, spoken or name in SPOKEN)
    elif isinstance(value, list):
        for inner in value:
            yield from mentioned(inner, spoken)
    elif isinstance(value, str) and HAND.fullmatch(value):
        for suit, ranks in zip("SHDC", value.split("."), strict=True):
            yield from (rank + suit for rank in ranks)
    elif isinstance(value, str):
        yield from (card for card in CARD.findall(value) if not spoken or card[0] not in "789")


def of_this_deal(state: Json, deal: int) -> Json:
    """The message without earlier deals, and without the draw, for which a pack of its own was shuffled."""
    lines = [line for line in state["table"]["log"] if line["deal_no"] == deal]
    log = [line for line in lines if not line["text"].startswith("draw ")]
    facts = [fact for fact in state["facts"] if fact["type"] != "Drawn"]
    return {**state, "facts": facts, "table": {**state["table"], "log": log}}


def leaks(player: Player, viewer: Seat, truth: Truth) -> list[str]:
    """Every card that came too early, with the message in which it came."""
    found = []
    before = min(truth.deal)
    for state in player.states():
        version = state["version"]
        # A message may tell of several events, and of the end of a deal together with the next one.
        allowed = frozenset().union(*(truth.known(viewer, one) for one in range(before, version + 1)))
        for card in mentioned(of_this_deal(state, truth.deal[version])):
            if card not in allowed:
                found.append(f"version {version}: {card} in {json.dumps(state)}")
        before = version
    return found


def watching(visit: Open, anna: Player) -> Player:
    """Somebody with the link and without a seat."""
    vera = visit(anna.page.url)
    expect(vera.at("table")).to_be_visible()
    expect(vera.at("hand").locator("[data-card]")).to_have_count(0)
    return vera


def test_nobody_receives_a_card_before_he_may_know_it(visit: Open, tmp_path: Path) -> None:
    anna, boris = invited(visit)
    vera = watching(visit, anna)
    ways = {anna: bold, boris: patient}
    play_together(ways, lambda player, asked: asked.kind == "play")
    play_together(ways, lambda player, asked: asked.kind == "next")
    expect(vera.at("deal-summary")).to_be_visible()

    truth = Truth(tmp_path / "prikup.db", anna.page.url.rpartition("/")[2])
    viewers: list[tuple[Player, Seat]] = [(anna, 0), (boris, 1), (vera, None)]
    for player, viewer in viewers:
        assert len(player.states()) > 20
        assert leaks(player, viewer, truth) == []
    # The same search does find what one of them holds in what another received.
    assert leaks(anna, 1, truth) and leaks(boris, None, truth)


def test_what_may_lie_hidden_excludes_nothing_before_the_first_card(visit: Open, tmp_path: Path) -> None:
    anna, boris = invited(visit)
    vera = watching(visit, anna)
    play_together({anna: bold, boris: bold}, lambda player, asked: asked.kind == "discard")
    truth = Truth(tmp_path / "prikup.db", anna.page.url.rpartition("/")[2])
    viewers: list[tuple[Player, Seat]] = [(anna, 0), (boris, 1), (vera, None)]
    for player, viewer in viewers:
        state = player.states()[-1]
        hidden = truth.hidden(viewer, state["version"])
        for place in state["view"]["hidden"]:
            assert hidden <= set(mentioned(place["may"]))


@pytest.mark.parametrize("path", ["", "/record", "/sheet.svg"])
def test_no_other_address_tells_a_card_either(visit: Open, tmp_path: Path, path: str) -> None:
    anna, boris = invited(visit)
    vera = watching(visit, anna)
    play_together({anna: bold, boris: bold}, lambda player, asked: asked.kind == "bid")
    table_id = anna.page.url.rpartition("/")[2]
    truth = Truth(tmp_path / "prikup.db", table_id)
    version = max(truth.deal)
    viewers: list[tuple[Player, Seat]] = [(anna, 0), (boris, 1), (vera, None)]
    for player, viewer in viewers:
        answer = player.page.request.get(f"/api/tables/{table_id}{path}")
        assert answer.ok
        if path:
            told = set(CARD.findall(re.sub(r'\[Draw ".*"\]', "", answer.text())))
        else:
            told = set(mentioned(of_this_deal(answer.json(), truth.deal[version])))
        assert not told & truth.hidden(viewer, version)


def test_the_seed_of_a_deal_is_told_only_when_it_is_over(visit: Open) -> None:
    player = visit("/?speed=instant")
    player.set_table()
    proof = f"/api/tables/{player.page.url.rpartition('/')[2]}/proof"

    def seeds() -> list[str | None]:
        return [deal["server_seed"] for deal in player.page.request.get(proof).json()["deals"]]

    player.asked()
    assert not any(seeds())
    player.play_deal(bold)
    assert any(seeds()) and seeds()[-1] is None
