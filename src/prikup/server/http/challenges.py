"""The HTTP routes of challenges, that is deals that are played at several tables: by link, or of the day.

No card is revealed: a table deals from the challenge's secret seeds, and results elsewhere are shown only to
guests who have played the deal or have given up the right to.
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
from prikup.server.http.json_io import MAX_BODY_BYTES, check_origin, json_response, read_body
from prikup.server.http.operations import operation
from prikup.server.http.responses import ChallengeMade, ChallengeShown, ComparedPlay, TableMade
from prikup.server.http.services import Services, with_cookie
from prikup.server.http.table_creation import create_table, new_table_id
from prikup.server.problems import HTTPProblem
from prikup.server.storage import challenges
from prikup.server.storage.challenges import Challenge, ChallengePlay
from prikup.server.storage.statements import insert_play
from prikup.server.storage.store import Storage
from prikup.server.tables.folding import REPLAY_EVENT_MS, decode_events
from prikup.server.tables.guest_names import check_name
from prikup.server.tables.host import Cost, Guest, StoredEvent
from prikup.server.tables.room import Room
from prikup.shuffle import DealSeeds
from prikup.table import Ending, ReusedDeal, TableError, TableRules, Tempo, events, names

ID_PATTERN = "[A-Za-z0-9_-]{1,24}"
"""The form of the id of a table or of a challenge."""
DAY_PREFIX = "day-"
"""The beginning of the id of a deal of the day; its date follows."""
ChallengeState = Literal["new", "playing", "over", "looked"]


class NewChallenge(Struct, frozen=True, forbid_unknown_fields=True):
    """The deal of a table that others shall play."""

    table: Annotated[str, Meta(pattern=f"^{ID_PATTERN}$")]
    deal: Annotated[int, Meta(ge=1, le=100_000)]


class TakeUp(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of the player who takes up a challenge, the language of the bots' names, the bots' tempo."""

    name: Annotated[str, Meta(max_length=100)] = ""
    lang: Annotated[str, Meta(max_length=20)] = "en"
    tempo: Tempo = "human"


class ChallengeRoutes:
    """The routes of challenges."""

    def __init__(self, services: Services, storage: Storage) -> None:
        self._services = services
        self._hub = services.hub
        self._storage = storage

    def routes(self) -> list[Route]:
        """Return the routes under ``/api/same``."""
        challenge = "/api/same/{id}"
        return [
            Route("/api/same", self.create, methods=["POST"]),
            Route(challenge, self.show, methods=["GET"]),
            Route(f"{challenge}/play", self.play, methods=["POST"]),
            Route(f"{challenge}/look", self.look, methods=["POST"]),
        ]

    @operation(
        "Offer a finished deal to others", {201: ChallengeMade}, body=NewChallenge, errors=(401, 404, 409)
    )
    async def create(self, request: Request) -> Response:
        """Make a challenge of a deal that the guest has played, and answer with its link."""
        wanted = await read_body(request, NewChallenge, MAX_BODY_BYTES)
        guest = await self._services.find_guest(request)
        room = await self._hub.get_room(wanted.table, self._services.work_for(request))
        guest = room.identify(guest)
        seat = room.seat_of(None if guest is None else guest.id)
        if guest is None or seat is None:
            raise HTTPProblem(403, "watcher")
        challenge = await challenges.find_challenge_of_deal(self._storage, room.id, wanted.deal)
        if challenge is None:
            challenge = await self._offer(request, room, guest, seat, wanted.deal)
        return json_response(ChallengeMade(challenge.id, f"/same/{challenge.id}"), 201)

    async def _offer(self, request: Request, room: Room, guest: Guest, seat: int, deal: int) -> Challenge:
        """Store a deal of a table as a challenge for others to play from this seat, and return it."""
        try:
            given = tables.reuse_deal(room.table, deal, new_link_id())
        except TableError as error:
            raise HTTPProblem(409, error.why) from None
        found = await challenges.find_challenge(self._storage, given.id)
        if found is not None:  # the deal was itself played as a challenge
            return found
        self._services.admission.count_new_table(address_of(request.scope))
        log = await self._storage.events_after(room.id, 0)
        cost = Cost("other", REPLAY_EVENT_MS * len(log))
        ending = await self._services.work_for(request)(cost, _summarize_deal, log, deal)
        seats = tuple(
            "me" if at == seat else one.bot if one.bot is not None and one.bot in bots.BOTS else bots.USUAL
            for at, one in enumerate(room.table.seats)
        )
        challenge = Challenge(
            id=given.id,
            owner=guest.id,
            source=room.id,
            deal=deal,
            game=room.table.game.id,
            rules=room.table.rules,
            seats=seats,
            given=given,
            ending=ending,
        )
        return await challenges.store_challenge(self._storage, challenge)

    @operation("A deal that several tables play", ChallengeShown, errors=(401, 404))
    async def show(self, request: Request) -> Response:
        """Answer with a challenge as the guest may know it; the id ``today`` is that of the day's deal."""
        challenge = await self._find(request.path_params["id"])
        guest = await self._services.find_guest(request)
        return json_response(await self._describe(challenge, guest))

    @operation(
        "Open a table with this deal, once; afterwards that table",
        {201: TableMade, 200: TableMade},
        body=TakeUp,
        errors=(401, 404, 409),
    )
    async def play(self, request: Request) -> Response:
        """Open a table with this deal for the guest, or answer with the table that they opened before."""
        wanted = await read_body(request, TakeUp, MAX_BODY_BYTES)
        name = check_name(wanted.name) if wanted.name else ""
        challenge = await self._find(request.path_params["id"])
        guest, token = await self._services.find_or_make_guest(request)
        state, before = await self._state(challenge, guest)
        if before is not None and before.table is not None:
            return json_response(TableMade(before.table, f"/t/{before.table}"))
        if state != "new":
            raise HTTPProblem(409, "given-seen")
        table_id = await new_table_id(self._services)
        opened = events.Opened(
            id=table_id,
            game=challenge.game,
            rules=challenge.rules,
            players=len(challenge.seats),
            invite=f"/t/{table_id}",
            lang=wanted.lang,
            repeatable=self._hub.seed is not None,
            deals=1,
            # Exclude every advantage over other tables: time, watchers who give hints, a second try.
            table=TableRules(tempo=wanted.tempo, undo=False, watchers=False, hints="none"),
            given=challenge.given,
        )
        address = address_of(request.scope)
        try:
            await create_table(self._services, guest, address, opened, challenge.seats, name, challenge.id)
        except IntegrityError:  # another tab of the guest took it up first
            return await self.play(request)
        return with_cookie(json_response(TableMade(table_id, f"/t/{table_id}"), 201), token, request)

    @operation(
        "Results of others, for a guest who gives up playing the deal",
        ChallengeShown,
        errors=(401, 403, 404, 409),
    )
    async def look(self, request: Request) -> Response:
        """Answer with the results of others; the guest can then no longer play the deal."""
        check_origin(request)
        challenge = await self._find(request.path_params["id"])
        guest, token = await self._services.find_or_make_guest(request)
        state, _ = await self._state(challenge, guest)
        if state == "playing":
            raise HTTPProblem(409, "given-playing")
        if state == "new":
            self._services.admission.count_new_table(address_of(request.scope))
            await self._storage.add_guest(guest)
            try:
                await self._storage.write(insert_play(challenge.id, guest.id, None))
            except IntegrityError:
                raise HTTPProblem(409, "given-playing") from None
        return with_cookie(json_response(await self._describe(challenge, guest)), token, request)

    async def _find(self, challenge_id: str) -> Challenge:
        """Return the challenge with this id; raises HTTPProblem if there is none.

        The deal of today is drawn if nobody has asked for it yet, and with it that of tomorrow.
        """
        today = datetime.now(UTC).date()
        if challenge_id in ("today", f"{DAY_PREFIX}{today}"):
            await self._load_or_make_deal_of_day(today + timedelta(days=1))
            return await self._load_or_make_deal_of_day(today)
        is_future = challenge_id.startswith(DAY_PREFIX) and challenge_id > f"{DAY_PREFIX}{today}"
        is_wellformed = re.fullmatch(ID_PATTERN, challenge_id) is not None
        challenge = None
        if is_wellformed and not is_future:
            challenge = await challenges.find_challenge(self._storage, challenge_id)
        if challenge is None:
            raise HTTPProblem(404, "not_found-given")
        return challenge

    async def _load_or_make_deal_of_day(self, day: date) -> Challenge:
        """Return the deal of a day, drawing its seed if it is not stored yet."""
        challenge_id = f"{DAY_PREFIX}{day}"
        found = await challenges.find_challenge(self._storage, challenge_id)
        if found is not None:
            return found
        game = games.get_game(games.get_default_id())
        options = game.options(game.presets[0])
        seats = ("me", *(bots.USUAL for _ in range(game.usual_players(options) - 1)))
        if self._hub.seed is None:
            seed = shuffle.make_server_seed(secrets.token_bytes)
        else:
            seed = shuffle.derive_server_seed(self._hub.seed, challenge_id, 1)
        given = ReusedDeal(challenge_id, DealSeeds(seed, ("",) * len(seats), 1, challenge_id), 0)
        challenge = Challenge(
            challenge_id, None, None, None, game.id, game.rules(options), seats, given, None
        )
        return await challenges.store_challenge(self._storage, challenge)

    async def _state(
        self, challenge: Challenge, guest: Guest | None
    ) -> tuple[ChallengeState, ChallengePlay | None]:
        """Return how far a guest is with a challenge, and how they play it.

        It is ``over`` for those who made it or sat at its first table: they know the cards. ``looked`` is
        who has looked at the results without playing, ``new`` who has done neither.
        """
        if guest is None:
            return "new", None
        if challenge.owner in guest.ids or await challenges.has_seat(
            self._storage, challenge.source, guest.id
        ):
            return "over", None
        play = await challenges.find_play(self._storage, challenge.id, guest.id)
        if play is None:
            return "new", None
        return ("looked" if play.table is None else "over" if play.over else "playing"), play

    async def _describe(self, challenge: Challenge, guest: Guest | None) -> ChallengeShown:
        """Return a challenge as a guest may see it: others' plays only after playing it or giving it up."""
        state, play = await self._state(challenge, guest)
        seat = challenge.seats.index("me")
        endings = await challenges.list_endings(self._storage, challenge.id)
        compared: list[ComparedPlay] = []
        first = challenge.ending
        if state in ("over", "looked"):
            ids = () if guest is None else guest.ids
            compared = [_compare(ending, seat, owner in ids) for owner, ending in endings]
            if first is not None:
                compared.append(_compare(first, seat, challenge.owner in ids, first=True))
        day = challenge.id.removeprefix(DAY_PREFIX) if challenge.owner is None else ""
        return ChallengeShown(
            id=challenge.id,
            day=day,
            game=challenge.game,
            rules=challenge.rules,
            players=len(challenge.seats),
            bots=tuple(None if one == "me" else one for one in challenge.seats),
            seat=seat,
            by="" if first is None else first.names[seat],
            seen=() if first is None else tuple(_people(first)),
            mine=guest is not None and challenge.owner in guest.ids,
            state=state,
            url=None if play is None or play.table is None else f"/t/{play.table}",
            plays=tuple(compared),
            count=len(endings),
            commitment=shuffle.compute_commitment(challenge.given.seeds.server),
            following=await self._next_commitment(day),
        )

    async def _next_commitment(self, day: str) -> str:
        """Return the commitment of tomorrow's deal if ``day`` is today, else ""."""
        today = datetime.now(UTC).date()
        if day != str(today):
            return ""
        return shuffle.compute_commitment(
            (await self._load_or_make_deal_of_day(today + timedelta(days=1))).given.seeds.server
        )


def _summarize_deal(log: list[StoredEvent], deal: int) -> Ending:
    table, inputs = tables.collect_inputs(decode_events(log), games.get_game)
    return tables.summarize_deal(table, inputs, deal)


def _people(ending: Ending) -> list[str]:
    return [name for name, bot in zip(ending.names, ending.bots, strict=True) if bot is None]


def _compare(ending: Ending, seat: int, mine: bool, *, first: bool = False) -> ComparedPlay:
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
