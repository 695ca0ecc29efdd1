"""The masking law of lists, searches, exports and tournaments: none shows what is private or sealed."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from datetime import timedelta
from fractions import Fraction
from random import Random

import pytest
from sqlalchemy import insert, select

from prikup.core import to_json
from prikup.server.storage import erasure, match_index
from prikup.server.storage.engine import database_url
from prikup.server.storage.schema import deals, endings, guests, utc_now
from prikup.server.storage.statements import opening_statements
from prikup.server.storage.store import Storage
from prikup.server.stored import MatchSearch
from prikup.server.tables.host import OpenedTable
from prikup.table import Ending, Listing, TableError, encode, events
from tests.server.conftest import NOON, DayClock
from tests.server.players import Browser, Server, play_to_end
from tests.server.test_accounts import do, error, register
from tests.server.test_history import publish
from tests.server.test_operator import id_of, new_operator
from tests.server.test_reports import report, seat_two
from tests.server.test_tournaments import CUP, DAY, announce, enter
from tests.sizes import size
from tests.table.playing import Log

Browsers = Callable[[], Browser]
PEOPLE = ("anna", "boris", "vera", "lev", "nina")
GAMES = {"preferans": "wikipedia-sochi", "prefa": "prefa-nakayoshi"}
MAX_FOUND = 100_000


class Matches:
    """Finished matches in a database, and by what is known here who may find each."""

    def __init__(self, storage: Storage, random: Random) -> None:
        self.storage, self.random = storage, random
        self.people: dict[str, dict[int, str]] = {}
        self.willing: dict[str, set[int]] = {}
        self.names = {who: who.title() for who in PEOPLE}
        self.games: dict[str, str] = {}
        self.deals = 0

    async def prepare(self) -> None:
        """Store the people."""
        rows = [{"id": who, "token_hash": who.encode(), "name": who.title()} for who in PEOPLE]
        await self.storage.write(insert(guests).values(rows))

    async def finish(self) -> None:
        """Store a match that is over."""
        number, random = len(self.people), self.random
        match, game = f"match {number}", random.choice(list(GAMES))
        seats = {seat: who for seat, who in enumerate(random.sample(PEOPLE, 3)) if random.random() < 0.7}
        names = tuple(self.names[seats[at]] if at in seats else f"Bot {at}" for at in range(3))
        bots = tuple(None if at in seats else "rules" for at in range(3))
        count = random.randint(1, 8)
        result = tuple(map(Fraction, random.sample(range(-9, 9), 3)))
        ending = Ending(GAMES[game], names, bots, count, result, contracts=(random.choice(["6S", "8H"]),))
        sits = [events.Sit(seat=at, who=who, name=names[at]) for at, who in seats.items()]
        first = events.Opened(id=match, game=game, rules=GAMES[game], players=3)
        bodies = (encode(first).decode(), *(encode(one).decode() for one in sits))
        owner = next(iter(seats.values()), PEOPLE[0])
        await self.storage.write(
            *opening_statements(OpenedTable(match, owner, game, bodies, seats)),
            insert(endings).values(table_id=match, ending=to_json(ending).decode()),
        )
        await match_index.reindex(self.storage, match)
        self.people[match], self.willing[match], self.games[match] = seats, set(), game
        self.deals += count

    async def decide(self) -> None:
        """Let somebody who played a match say whether it may be public."""
        match = self.random.choice(list(self.people))
        if not self.people[match]:
            return
        seat, yes = self.random.choice(list(self.people[match])), self.random.random() < 0.7
        is_public = await match_index.set_consent(self.storage, match, seat, yes)
        (self.willing[match].add if yes else self.willing[match].discard)(seat)
        assert is_public is (match in self.public)

    async def rename(self) -> None:
        """Replace the name of somebody everywhere."""
        who = self.random.choice(PEOPLE)
        self.names[who] = f"{who.title()} {self.random.randrange(100)}"
        mine: dict[tuple[str, int | None], str] = {
            (match, seat): self.names[who]
            for match, seats in self.people.items()
            for seat, one in seats.items()
            if one == who
        }
        await erasure.replace_names(self.storage, who, mine, True)

    @property
    def public(self) -> set[str]:
        """The matches that all people want to be public who played them."""
        return {match for match, seats in self.people.items() if seats and set(seats) == self.willing[match]}

    async def check(self) -> None:
        """Check that every search, list and export finds exactly what its asker may find."""
        public = self.public
        for search in (MatchSearch(), MatchSearch(game="prefa"), MatchSearch(contract="6S")):
            shown = {one.id for one in await match_index.find_public(self.storage, search, None, MAX_FOUND)}
            assert shown <= public and (search != MatchSearch() or shown == public)
        now = utc_now()
        month = match_index.select_public_month(now - timedelta(days=1), now + timedelta(days=1))
        assert {row[0] for row in await self.storage.rows(month)} == public
        for who, name in self.names.items():
            own = {match for match, seats in self.people.items() if who in seats.values()}
            for search in (MatchSearch(), MatchSearch(player=name)):
                assert set(await match_index.find_mine(self.storage, who, search, None, MAX_FOUND)) == own
            counted = await match_index.list_endings(self.storage, who, MAX_FOUND)
            assert len(counted) == len(own)
            listed = await self.storage.list_archived(who, None, 20)
            assert {one.id for one in listed if one.seat is not None} <= own
            found = await match_index.find_public(self.storage, MatchSearch(player=name), None, MAX_FOUND)
            assert {one.id for one in found} == own & public
        old = MatchSearch(player="Anna 1000")
        assert await match_index.find_public(self.storage, old, None, MAX_FOUND) == []


@pytest.mark.databases
def test_private_matches_are_found_by_their_own_people_only(database: str) -> None:
    async def law() -> None:
        storage = Storage(database_url(database))
        await storage.migrate()
        made = Matches(storage, Random("masking"))
        await made.prepare()
        while made.deals < size("masked"):
            await made.finish()
            for _ in range(3):
                await made.decide()
            if made.random.random() < 0.02:
                await made.rename()
            if made.random.random() < 0.1:
                await made.check()
        await made.check()
        assert 0 < len(made.public) < len(made.people)
        await storage.close()

    asyncio.run(law())


@pytest.fixture
def server(noon_server: Server) -> Server:
    return noon_server


LISTS = (
    "/api/me", "/api/open", "/api/public", "/api/public?player=anna", "/api/public?game=preferans",
    "/api/matches", "/api/matches/search", "/api/matches/search?player=anna", "/api/matches/records",
    "/api/matches/statistics", "/api/account/export", "/api/operator/reports", "/api/operator/tables",
    "/api/operator/accounts", "/api/same/today", "/api/tournaments",
)  # fmt: skip
PARTS = ("", "/record", "/deals", "/deals/1", "/deals/1/review", "/luck", "/proof", "/sheet.svg", "/blocks")


def secrets_of(server: Server, tables: list[str]) -> list[str]:
    """Return the lines of the record of the deals at these tables: cards, seeds and what was played."""
    query = select(deals.c.line).where(deals.c.table_id.in_(tables))
    lines = [str(row[0]) for row in do(server, server.storage.rows(query))]
    return [word for line in lines for word in line.split() if len(word) > 12]


@pytest.mark.databases
def test_sealed_boards_are_in_no_answer_before_the_close(
    clock: DayClock, server: Server, browser: Browsers
) -> None:
    anna, boris, stranger = browser(), browser(), browser()
    operator = new_operator(server, browser)
    register(anna, "Anna")
    register(stranger, "Stranger")
    cup = announce(operator)
    tables = []
    for seed, guest in enumerate((anna, boris)):
        state = play_to_end(enter(guest, cup, f"Name {seed}"), seed)
        tables.append(state["table"]["id"])
    hidden = secrets_of(server, tables)
    assert len(hidden) > 10
    assert error(publish(anna, tables[0])) == (409, "sealed")
    assert report(boris, tables[1], 1)[0] == 409  # nobody else sits there
    for asker in (anna, boris, stranger, operator, browser()):
        paths = [*LISTS, f"/api/tournaments/{cup}", f"/api/tournaments/{cup}/deals/1"]
        paths += [f"/api/tables/{table}{part}" for table in tables for part in PARTS]
        for path in paths:
            text = asker.http.get(path).text
            assert not [one for one in hidden if one in text], path
    clock.now = CUP["closes"] + 1  # type: ignore[operator]
    assert (clock.now - NOON) / DAY > 1
    record = anna.http.get(f"/api/tables/{tables[0]}/record").text
    assert any(one in record for one in hidden)
    assert anna.http.get("/api/matches/records").json()["matches"][0]["record"]


def test_nobody_chats_while_a_deal_of_an_open_table_is_played() -> None:
    """All have allowed it; still no seat can say anything before the deal is over but phrases."""
    for number in range(size("masked") // 30):
        log = Log("PPP", "preferans", "wikipedia-sochi", id=f"open-{number}")
        log.put(events.ListTable(who="secret-0", listing=Listing(1000.0, 0)))
        log.begin()
        for seat in range(3):
            log.put(events.AllowChat(by=seat, yes=True))
        while not log.table.deals:
            for seat in range(3):
                with pytest.raises(TableError, match="nobody chats while a deal is played"):
                    log.put(events.Chat(by=seat, text="lead hearts"))
            log.put(log.bot_move(next(at for at, one in enumerate(log.table.prompts) if one is not None)))
            log.server()
        assert log.table.says == ()
        log.put(events.SayPhrase(by=1, phrase="sorry"))
        assert len(log.table.says) == 1


@pytest.mark.databases
def test_no_message_reveals_blocks_or_bans(server: Server, browser: Browsers) -> None:
    """Others at the table and in the lists are sent the same, letter for letter, as before the block."""
    operator = new_operator(server, browser)
    anna, boris, table = seat_two(browser)
    # Anna has no socket: it is noticed after a while, and nothing changes by itself after that.
    boris.socket(table).see(lambda state: bool(state) and not state["table"]["seats"][0]["here"])
    lists = ("/api/open", "/api/public", "/api/matches", f"/api/tables/{table}", "/api/blocks")

    def ask(guest: Browser) -> list[str]:
        answers = [guest.http.get(path) for path in lists]
        return [re.sub(r'"now":[0-9.e]+', "", one.text) for one in answers if one.status_code == 200]

    guests = boris, browser(), operator
    before = [ask(one) for one in guests]
    blocked = anna.http.post(f"/api/tables/{table}/blocks", json={"seat": 1, "yes": True})
    assert blocked.status_code == 204
    ban = {"guest": id_of(anna), "reason": "words"}
    assert operator.http.post("/api/operator/bans", json=ban).status_code == 204
    assert [ask(one) for one in guests] == before
    answer = anna.http.post("/api/open/find", json={"game": "preferans", "rules": ""})
    assert error(answer) == (403, "banned") and id_of(boris) not in answer.text
