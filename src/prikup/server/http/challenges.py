"""The same deal at several tables, over HTTP: a challenge by link, and a deal of the day.

Nobody is told a card: a table is dealt the deal by its secret seeds, and what it came to elsewhere is told
only to who has played it, or will not any more.
"""

from __future__ import annotations

import re
import secrets
from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Literal

from msgspec import Meta
from sqlalchemy.exc import IntegrityError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from prikup import bots, games, shuffle
from prikup import table as tables
from prikup.core import Struct
from prikup.server.http.addresses import address_of
from prikup.server.http.guest_tokens import new_link_id
from prikup.server.http.json_io import MAX_BODY_BYTES, answer, body, check_origin
from prikup.server.http.responses import ChallengeMade, ChallengeShown, ComparedPlay, TableMade
from prikup.server.http.services import Services, with_cookie
from prikup.server.http.table_creation import create_table, new_table_id
from prikup.server.problems import HTTPProblem
from prikup.server.storage import challenges
from prikup.server.storage.challenges import Challenge, ChallengePlay
from prikup.server.tables.guest_names import check_name
from prikup.server.tables.host import Guest, StoredEvent
from prikup.server.tables.room import Room, decode_events
from prikup.shuffle import DealSeeds
from prikup.table import Ending, ReusedDeal, TableError, TableRules, events, names

ID = "[A-Za-z0-9_-]{1,24}"
"""What the name of a table or of a deal can be."""
DAY = "day-"
"""What the name of the deal of a day begins with, before its date."""
State = Literal["new", "playing", "over", "looked"]


class NewChallenge(Struct, frozen=True, forbid_unknown_fields=True):
    """Which deal of which table others shall play."""

    table: Annotated[str, Meta(pattern=f"^{ID}$")]
    deal: Annotated[int, Meta(ge=1, le=100_000)]


class TakeUp(Struct, frozen=True, forbid_unknown_fields=True):
    """Who takes a deal up, in which language bots are named, how fast they act."""

    name: Annotated[str, Meta(max_length=100)] = ""
    lang: Annotated[str, Meta(max_length=20)] = "en"
    tempo: Literal["human", "instant"] = "human"


class ChallengeRoutes:
    """The routes of deals that several tables play."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._hub = services.hub
        self._storage = services.storage

    def routes(self) -> list[Route]:
        """Everything under /api/same."""
        one = "/api/same/{id}"
        return [
            Route("/api/same", self.challenge, methods=["POST"]),
            Route(one, self.show, methods=["GET"]),
            Route(f"{one}/play", self.play, methods=["POST"]),
            Route(f"{one}/look", self.look, methods=["POST"]),
        ]

    async def challenge(self, request: Request) -> Response:
        """A link by which others play a deal that who asks has played."""
        wanted = await body(request, NewChallenge, MAX_BODY_BYTES)
        guest = await self._services.find_guest(request)
        work = self._services.worker(request)
        room = await self._hub.room(wanted.table, work)
        seat = room.seat_of(None if guest is None else guest.id)
        if guest is None or seat is None:
            raise HTTPProblem(403, "watcher")
        same = await challenges.offered(self._storage, room.id, wanted.deal)
        if same is None:
            given = self._given(room, wanted.deal)
            same = await challenges.same_deal(self._storage, given.id)
            if same is None:
                self._services.admission.opening(address_of(request.scope))
                log = await self._storage.events_after(room.id, 0)
                ending = await work(_came_to, room, log, wanted.deal)
                same = await challenges.keep_same(
                    self._storage, _offer(room, guest, seat, wanted.deal, given, ending)
                )
        return answer(ChallengeMade(same.id, f"/same/{same.id}"), 201)

    def _given(self, room: Room, deal: int) -> ReusedDeal:
        try:
            return tables.reuse_deal(room.table, deal, new_link_id())
        except TableError as error:
            raise HTTPProblem(409, error.why) from None

    async def show(self, request: Request) -> Response:
        """A deal as who asks may know it; ``today`` is that of this day."""
        same = await self._same(request.path_params["id"])
        guest = await self._services.find_guest(request)
        return answer(await self._shown(same, guest))

    async def play(self, request: Request) -> Response:
        """A table of who asks with this deal, once; afterwards that table again."""
        wanted = await body(request, TakeUp, MAX_BODY_BYTES)
        name = check_name(wanted.name) if wanted.name else ""
        same = await self._same(request.path_params["id"])
        guest, token = await self._services.find_or_make_guest(request)
        state, before = await self._state(same, guest)
        if before is not None and before.table is not None:
            return answer(TableMade(before.table, f"/t/{before.table}"))
        if state != "new":
            raise HTTPProblem(409, "given-seen")
        table_id = await new_table_id(self._services)
        opened = events.Opened(
            id=table_id,
            game=same.game,
            rules=same.rules,
            players=len(same.seats),
            invite=f"/t/{table_id}",
            lang=wanted.lang,
            repeatable=self._hub.seed is not None,
            deals=1,
            # What would give one table more than another: time, watchers who tell, a second try.
            table=TableRules(tempo=wanted.tempo, undo=False, watchers=False, hints="none"),
            given=same.given,
        )
        also = [challenges.taking(same.id, guest.id, table_id)]
        try:
            await create_table(
                self._services, guest, address_of(request.scope), opened, same.seats, name, also
            )
        except IntegrityError:  # another page of theirs was faster
            return await self.play(request)
        return with_cookie(answer(TableMade(table_id, f"/t/{table_id}"), 201), token, request)

    async def look(self, request: Request) -> Response:
        """How others played it, to who will not any more."""
        check_origin(request)
        same = await self._same(request.path_params["id"])
        guest, token = await self._services.find_or_make_guest(request)
        state, _ = await self._state(same, guest)
        if state == "playing":
            raise HTTPProblem(409, "given-playing")
        if state == "new":
            self._services.admission.opening(address_of(request.scope))
            await self._storage.add_guest(guest)
            try:
                await self._storage.write(challenges.taking(same.id, guest.id, None))
            except IntegrityError:
                raise HTTPProblem(409, "given-playing") from None
        return with_cookie(answer(await self._shown(same, guest)), token, request)

    async def _same(self, name: str) -> Challenge:
        """The deal of this name; that of today is drawn if nobody has asked for it, and tomorrow's too."""
        today = datetime.now(UTC).date()
        if name == "today":
            name = f"{DAY}{today}"
        if name == f"{DAY}{today}":
            await self._of_day(today + timedelta(days=1))
            return await self._of_day(today)
        still_to_come = name.startswith(DAY) and name > f"{DAY}{today}"
        named = re.fullmatch(ID, name) is not None and not still_to_come
        same = await challenges.same_deal(self._storage, name) if named else None
        if same is None:
            raise HTTPProblem(404, "not_found-given")
        return same

    async def _of_day(self, day: date) -> Challenge:
        """The deal of a day, whose seed is drawn when it, or the one before it, is first asked for."""
        name = f"{DAY}{day}"
        found = await challenges.same_deal(self._storage, name)
        if found is not None:
            return found
        game = games.get(games.usual())
        sitting = ("me", *(bots.USUAL for _ in range(game.usual_players(game.options(game.presets[0])) - 1)))
        master = self._hub.seed
        seed = (
            shuffle.new_seed(secrets.token_bytes) if master is None else shuffle.derived_seed(master, name, 1)
        )
        given = ReusedDeal(name, DealSeeds(seed, ("",) * len(sitting), 1, name), 0)
        rules = game.rules(game.options(game.presets[0]))
        return await challenges.keep_same(
            self._storage, Challenge(name, None, None, None, game.id, rules, sitting, given, None)
        )

    async def _state(self, same: Challenge, guest: Guest | None) -> tuple[State, ChallengePlay | None]:
        """How far who asks is with a deal; who sat where it was first dealt has played it."""
        if guest is None:
            return "new", None
        if guest.id == same.owner or await challenges.sat_at(self._storage, same.source, guest.id):
            return "over", None
        taken = await challenges.taken(self._storage, same.id, guest.id)
        if taken is None:
            return "new", None
        return ("looked" if taken.table is None else "over" if taken.over else "playing"), taken

    async def _shown(self, same: Challenge, guest: Guest | None) -> ChallengeShown:
        state, taken = await self._state(same, guest)
        seat = same.seats.index("me")
        played = await challenges.played(self._storage, same.id)
        told: list[ComparedPlay] = []
        if state in ("over", "looked"):
            mine = None if guest is None else guest.id
            told = [_play(ending, seat, who == mine) for who, ending in played]
            if same.ending is not None:
                told.append(_play(same.ending, seat, same.owner == mine, first=True))
        day = same.id.removeprefix(DAY) if same.owner is None else ""
        following = await self._following(day)
        known = same.ending
        return ChallengeShown(
            id=same.id,
            day=day,
            game=same.game,
            rules=same.rules,
            players=len(same.seats),
            bots=tuple(None if one == "me" else one for one in same.seats),
            seat=seat,
            by="" if known is None else known.names[seat],
            seen=() if known is None else tuple(_people(known)),
            mine=guest is not None and guest.id == same.owner,
            state=state,
            url=None if taken is None or taken.table is None else f"/t/{taken.table}",
            plays=tuple(told),
            count=len(played),
            commitment=shuffle.commitment(same.given.seeds.server),
            following=following,
        )

    async def _following(self, day: str) -> str:
        """What tomorrow's deal is bound to, told with that of today; "" with any other."""
        today = datetime.now(UTC).date()
        if day != str(today):
            return ""
        return shuffle.commitment((await self._of_day(today + timedelta(days=1))).given.seeds.server)


def _offer(room: Room, guest: Guest, seat: int, deal: int, given: ReusedDeal, ending: Ending) -> Challenge:
    table = room.table
    sitting = tuple(
        "me" if at == seat else one.bot if one.bot is not None and one.bot in bots.BOTS else bots.USUAL
        for at, one in enumerate(table.seats)
    )
    return Challenge(given.id, guest.id, room.id, deal, table.game.id, table.rules, sitting, given, ending)


def _came_to(room: Room, log: list[StoredEvent], deal: int) -> Ending:
    table, inputs = tables.collect_inputs(decode_events(log), games.get)
    return tables.summarize_deal(table, inputs, deal)


def _people(ending: Ending) -> list[str]:
    return [name for name, bot in zip(ending.names, ending.bots, strict=True) if bot is None]


def _play(ending: Ending, seat: int, mine: bool, *, first: bool = False) -> ComparedPlay:
    numbers = (
        None if bot is None else names.name_number(name)
        for name, bot in zip(ending.names, ending.bots, strict=True)
    )
    return ComparedPlay(
        names=ending.names,
        bot_names=tuple(numbers),
        seat=seat,
        last=ending.last,
        result=ending.result,
        mine=mine,
        first=first,
    )
