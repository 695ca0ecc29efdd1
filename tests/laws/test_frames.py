"""Law 5 on the wire: if only hidden cards differ, a viewer is sent the same bytes.

This holds for viewers who stay, who reconnect during a deal and who read slowly. The server's room makes all
messages of a deal twice: with the true cards, and with the cards that the viewer did not see permuted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from prikup import core
from prikup import table as tables
from prikup.core import Fact, Match
from prikup.server.problems import HTTPProblem
from prikup.server.tables.room import Room
from prikup.server.tables.updates import Snapshot
from prikup.table import AnyEvent, Listing, State, Table, TableError, TableRules, chance, events
from prikup.testing import Case, playable_cases
from prikup.testing.walks import lean
from prikup.testing.worlds import draw_twin
from tests.server.hosts import host_of
from tests.sizes import size
from tests.table.playing import Log

DEALS = size("frames")
"""Deals of every preset, for every number of players."""

pytestmark = [pytest.mark.laws, pytest.mark.timeout(0)]


@pytest.fixture(autouse=True)
def no_timers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no clock add a message: watchers are announced half a second after they come or go."""
    monkeypatch.setattr("prikup.server.tables.room.WATCHER_COUNT_DELAY_S", 3600)


class Nowhere:
    """A database that stores nothing."""

    async def append(self, *_: Any) -> None:
        return


class Page:
    """A viewer's page that reads every ``reads`` messages and reconnects every ``anew`` messages."""

    def __init__(self, room: Room, viewer: int | None, reads: int, anew: int) -> None:
        self.guest_id = None if viewer is None else room.table.seats[viewer].who
        self.address = ""
        self.sent: list[str] = []
        self._room, self._reads, self._anew = room, reads, anew
        self._seen: Snapshot | None = None
        self._facts: list[Fact] = []
        self._told = 0

    def close(self, problem: HTTPProblem) -> None:
        """Be barred: the last message is an error, which is the same whatever the cards are."""

    def tell(self, facts: Sequence[Fact] = ()) -> None:
        self._told += 1
        self._facts.extend(facts)
        if self._told % self._anew == 0:
            self._seen, self._facts = None, []
        if self._told % self._reads == 0:
            before, self._seen = self._seen, self._room.make_snapshot(self.guest_id)
            self.sent.append(self._seen.encode_update(before, self._facts))
            self._facts = []


def messages_to_viewer(table: Table, log: Sequence[AnyEvent], viewer: int | None) -> list[list[str]]:
    """Return how the table is listed, and all messages to a viewer's pages, while events are appended."""

    async def run() -> list[list[str]]:
        room = Room(table, host_of(Nowhere(), clock=lambda: 1.0))
        pages = [Page(room, viewer, *pace) for pace in ((1, 1000), (1, 5), (4, 1000))]
        for page in pages:
            room.listeners.add(page)
            page.tell()
        listed = []
        for event in log:
            await room.append(event)
            listed.append(core.to_json(tables.summarize_open_table(room.table)).decode())
        return [listed, *(page.sent for page in pages)]

    return asyncio.run(run())


class Moment(NamedTuple):
    """A match during a deal: the table before its cards, and the events since."""

    table: Table
    log: list[AnyEvent]
    match: Match


class RandomLog(Log):
    """A log of people who play at random, chat, make requests, leave, come back, and make others leave."""

    def __init__(self, case: Case, random: Random) -> None:
        self._random = random
        self._before: Table | None = None
        self._since: list[AnyEvent] = []
        super().__init__("P" * case.players, case.game_id, case.rules, f"{case} {random.random()}")
        if random.random() < 0.5:
            self.put(events.Rules(by=0, table=TableRules(decision_seconds=15)))
        if random.random() < 0.5:
            self.put(events.ListTable(who="secret-0", listing=Listing(1.0, 60)))
        self.begin()

    def put(self, event: AnyEvent) -> Table:
        if isinstance(event, events.Chance) and isinstance(event.action, core.Deal):
            self._before, self._since = self.table, []
        table = super().put(event)
        self._since.append(event)
        return table

    def moments(self) -> Iterator[Moment]:
        """Yield one random moment of each deal."""
        while self.table.stage == "playing":
            deal, found = self.table.over, None
            last = self._random.randrange(1, 50)
            while self.table.over == deal and self.table.stage == "playing":
                match = self.table.match
                if match is not None and match.log and self._before is not None and len(self._since) <= last:
                    found = Moment(self._before, list(self._since), match)
                self._go_on()
            if found is not None:
                yield found

    def _go_on(self) -> None:
        table, random = self.table, self._random
        match = table.match
        assert match is not None
        if table.unseen:
            self.put(events.Next(by=min(table.unseen)))
        elif table.ask is not None:
            asker = table.ask.by
            self.put(events.Answer(by=min(table.acting_persons() - {asker}), yes=False))
        elif random.random() < 0.1:
            self._beside(random.randrange(len(table.seats)))
        else:
            turn = random.choice(match.turns())
            legal = [action.text for action in match.legal(turn)]
            self.say(turn.by, legal[lean(random.randrange, len(legal))])
        self.server()

    def _beside(self, by: int) -> None:
        offers = [] if self.table.match is None else self.table.match.offers(by)
        owner = self.table.owner or self.table.seats[0].who or ""
        newcomer = f"new {self.table.version}"
        what: list[list[AnyEvent]] = [
            [events.Chat(by=by, text="Hm.")],
            [events.AskEnd(by=by)],
            [events.AskUndo(by=by)],
            [events.Gone(seat=by, at=1.0), events.Returned(seat=by)],
            [
                events.FreeSeat(who=owner, seat=by, at=1.0, bot="random"),
                events.Sit(seat=by, who=newcomer, name="Vera", key=self.table.key),
            ],
            [
                events.Bar(who=owner, seat=by, at=1.0, bot="random", key="new"),
                events.Sit(seat=by, who=newcomer, name="Lev", key="new"),
            ],
            [events.LockTable(who=owner, lock="all"), events.LockTable(who=owner, lock="open")],
            [events.HandOver(who=owner, seat=by)],
            [events.Gone(seat=by, at=1.0), *self._request(by, newcomer)],
            [events.Move(by=by, text=one.text, prompt=None) for one in offers[-1:]],
        ]
        with suppress(TableError):
            for event in self._random.choice(what):
                self.put(event)

    def _request(self, seat: int, who: str) -> list[AnyEvent]:
        """Return a request for a seat, answered by all others, the last of whom may refuse."""
        at = self.table.version + 2
        others = [one for one in range(len(self.table.seats)) if one != seat]
        answers = [events.AnswerSeat(by=one, request=at, yes=True) for one in others]
        if self._random.random() < 0.3:
            answers[-1] = events.AnswerSeat(by=others[-1], request=at, yes=False)
            return [events.AskSeat(seat=seat, who=who, at=1000.0, key=self.table.key), *answers]
        return [
            events.AskSeat(seat=seat, who=who, at=1000.0, key=self.table.key),
            *answers,
            events.GiveSeat(),
        ]


def events_of_twin(log: Sequence[AnyEvent], other: Match) -> list[AnyEvent]:
    """Return the same events for another match: hidden actions are those of that match."""
    inputs = iter(other.log)

    def same(event: AnyEvent) -> AnyEvent:
        match event:
            case events.Chance():
                return events.Chance(action=next(inputs).action)  # type: ignore[arg-type]
            case events.Move():
                return msgspec.structs.replace(event, text=next(inputs).action.text)
        return event

    made = [same(event) for event in log]
    assert next(inputs, None) is None
    return made


def count_differing_deals(case: Case, random: Random, deals: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """Assert the law in so many deals; return in how many of them the hidden cards differed."""
    due, differ = chance.due_action, 0
    moments = (moment for _ in range(deals) for moment in RandomLog(case, random).moments())
    for (table, log, match), _ in zip(moments, range(deals), strict=False):
        viewer = random.choice((None, *range(case.players)))
        other = draw_twin(match, match.game.view(match, viewer), random.randrange)
        differ += other.log != match.log
        cards = other.log[0].action

        def dealt(asked: Table, cards: Any = cards) -> Any:
            return cards if isinstance(due(asked), core.Deal) else due(asked)

        true = messages_to_viewer(table, log, viewer)
        with monkeypatch.context() as patch:
            patch.setattr("prikup.table.chance.due_action", dealt)  # as if the seeds had made these cards
            assert messages_to_viewer(table, events_of_twin(log, other), viewer) == true, (case, viewer)
    return differ


@pytest.mark.parametrize("case", playable_cases(), ids=str)
def test_messages_do_not_depend_on_hidden_cards(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    assert count_differing_deals(case, Random(str(case)), DEALS, monkeypatch) >= max(1, DEALS // 4)


def test_law_fails_if_a_byte_depends_on_a_hidden_card(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = tables.make_state

    def stream(table: Table, viewer: int | None, *more: Any) -> State:
        state = plain(table, viewer, *more)
        if table.match is None or viewer == 0:
            return state
        aces = sum(card.rank == "A" for card in table.game.view(table.match, 0).seats[0].cards or ())
        return msgspec.structs.replace(state, table=msgspec.structs.replace(state.table, away_seconds=aces))

    monkeypatch.setattr("prikup.table.make_state", stream)
    with pytest.raises(AssertionError):
        count_differing_deals(Case("preferans", "wikipedia-sochi", 3), Random(1), 20, monkeypatch)
