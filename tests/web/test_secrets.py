"""No frame that reaches a browser contains a card that its viewer may not know yet.

The cards that each viewer may know are computed here from the stored events, not from what the server sends.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from prikup import table as tables
from prikup.core import Dealt, Discarded, Played, Shown
from prikup.table.events import Opened
from tests.web.conftest import Open
from tests.web.friends import invite_friend, play_together
from tests.web.player import Json, Player, bold, patient

Seat = int | None
CARD = re.compile(r"\b[AKQJT987][SHDC]\b")
HAND = re.compile(r"[AKQJT987]*(?:\.[AKQJT987]*){3}")
SPOKEN = (
    "auction",
    "bold",
    "calls",
    "choices",
    "contract",
    "declarations",
    "log",
    "offers",
    "text",
    "why",
    "word",
)
"""Keys under which ``7S`` may be a bid; there only texts that cannot be bids count as cards."""


class Truth:
    """The deal, and the cards that each seat knew, by version of a table."""

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
        """Return the cards of the deal that the viewer may know at this version."""
        known = self._known[version]
        return known[None] | known.get(viewer, frozenset())

    def hidden(self, viewer: Seat, version: int) -> frozenset[str]:
        """Return the cards of the other hands that the viewer may not know at this version."""
        held = [cards for seat, cards in self._known[version].items() if seat not in (None, viewer)]
        return frozenset().union(*held) - self.known(viewer, version)


def mentioned_cards(value: Any, spoken: bool = False) -> Iterator[str]:
    """Yield every card in a message in any form; where bids are possible, no card that could be a bid."""
    if isinstance(value, dict):
        for name, inner in value.items():
            # ``hidden`` lists the cards that cannot be excluded, and is checked separately.
            if name not in ("hidden", "deals"):
                yield from mentioned_cards(inner, spoken or name in SPOKEN)
    elif isinstance(value, list):
        for inner in value:
            yield from mentioned_cards(inner, spoken)
    elif isinstance(value, str) and HAND.fullmatch(value):
        for suit, ranks in zip("SHDC", value.split("."), strict=True):
            yield from (rank + suit for rank in ranks)
    elif isinstance(value, str):
        yield from (card for card in CARD.findall(value) if not spoken or card[0] not in "789")


def strip_past_deals(state: Json, deal: int) -> Json:
    """Return the message without earlier deals and without the draw, which uses another pack."""
    lines = [line for line in state["table"]["log"] if line["deal_no"] == deal]
    log = [line for line in lines if not line["text"].startswith("draw ")]
    facts = [fact for fact in state["facts"] if fact["type"] != "Drawn"]
    return {**state, "facts": facts, "table": {**state["table"], "log": log}}


def leaks(player: Player, viewer: Seat, truth: Truth) -> list[str]:
    """Return every card that came too early, with the message that contained it."""
    found = []
    before = min(truth.deal)
    for state in player.states():
        version = state["version"]
        # A message may cover several events, and the end of a deal together with the next one.
        allowed = frozenset().union(*(truth.known(viewer, one) for one in range(before, version + 1)))
        for card in mentioned_cards(strip_past_deals(state, truth.deal[version])):
            if card not in allowed:
                found.append(f"version {version}: {card} in {json.dumps(state)}")
        before = version
    return found


def open_as_watcher(visit: Open, anna: Player) -> Player:
    """Open the table as a watcher."""
    vera = visit(anna.page.url)
    expect(vera.at("table")).to_be_visible()
    expect(vera.at("hand").locator("[data-card]")).to_have_count(0)
    return vera


def test_no_viewer_receives_a_hidden_card(visit: Open, tmp_path: Path) -> None:
    anna, boris = invite_friend(visit)
    vera = open_as_watcher(visit, anna)
    viewers: list[tuple[Player, Seat]] = [(anna, 0), (boris, 1), (vera, None)]
    table_id = anna.page.url.rpartition("/")[2]
    database = tmp_path / "prikup.db"

    def server_seeds() -> list[str | None]:
        proof = anna.ask(f"/api/tables/{table_id}/proof")
        return [deal["server_seed"] for deal in proof["deals"]]

    play_together({anna: bold, boris: bold}, lambda player, asked: asked.kind == "bid")
    check_other_addresses(viewers, table_id, Truth(database, table_id))
    play_together({anna: bold, boris: bold}, lambda player, asked: asked.kind == "discard")
    check_hidden_places(viewers, Truth(database, table_id))
    assert not any(server_seeds())
    play_together({anna: bold, boris: patient}, lambda player, asked: asked.kind == "next")
    expect(vera.at("deal-summary")).to_be_visible()
    assert any(server_seeds()) and server_seeds()[-1] is None

    truth = Truth(database, table_id)
    for player, viewer in viewers:
        assert len(player.states()) > 20
        assert leaks(player, viewer, truth) == []
    # The same search finds the cards of one viewer in the messages to another.
    assert leaks(anna, 1, truth) and leaks(boris, None, truth)


def check_other_addresses(viewers: list[tuple[Player, Seat]], table_id: str, truth: Truth) -> None:
    """Check that no address of the table contains a card that its reader may not know."""
    version = max(truth.deal)
    for player, viewer in viewers:
        for path in ("", "/record", "/sheet.svg"):
            answer = player.page.request.get(f"/api/tables/{table_id}{path}")
            assert answer.ok
            if path:
                found = set(CARD.findall(re.sub(r'\[Draw ".*"\]', "", answer.text())))
            else:
                found = set(mentioned_cards(strip_past_deals(answer.json(), truth.deal[version])))
            assert not found & truth.hidden(viewer, version)


def check_hidden_places(viewers: list[tuple[Player, Seat]], truth: Truth) -> None:
    """Check that before the first card every hidden place may contain every card the viewer does not know."""
    for player, viewer in viewers:
        state = player.states()[-1]
        hidden = truth.hidden(viewer, state["version"])
        for place in state["view"]["hidden"]:
            assert hidden <= set(mentioned_cards(place["may"]))
