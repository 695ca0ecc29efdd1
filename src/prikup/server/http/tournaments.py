"""The HTTP routes of tournaments: the same deals for everybody, played at any time before they close.

Until a tournament closes, nothing is sent from which follows a card that is not yet dealt, or which guests
get the same cards.
"""

from __future__ import annotations

import secrets
from datetime import UTC, date, datetime, timedelta
from importlib.metadata import version
from typing import Annotated, Final, Literal

from msgspec import Meta
from sqlalchemy.exc import IntegrityError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from prikup import games, shuffle
from prikup.core import PrikupError, Struct
from prikup.server.http.addresses import address_of
from prikup.server.http.bans import check_not_banned
from prikup.server.http.bot_matches import BotMatches, open_table
from prikup.server.http.challenges import TakeUp
from prikup.server.http.guest_tokens import new_link_id
from prikup.server.http.json_io import MAX_BODY_BYTES, deal_number, json_response, packed_response, read_body
from prikup.server.http.operations import operation
from prikup.server.http.responses import (
    TableMade,
    TournamentDay,
    TournamentLine,
    TournamentMade,
    TournamentShown,
)
from prikup.server.http.rules import find_game
from prikup.server.http.services import Services, with_cookie
from prikup.server.http.table_creation import create_table, new_table_id
from prikup.server.http.tournament_results import add_results
from prikup.server.problems import HTTPProblem, with_code
from prikup.server.storage import tournaments as storage_of
from prikup.server.storage.store import Storage
from prikup.server.storage.tournaments import Tournament, TournamentEntry
from prikup.server.tables.guest_names import check_name
from prikup.server.tables.host import Cost, Guest
from prikup.server.tables.protocol import RulesText
from prikup.server.tables.translate import check_bot
from prikup.server.workers.packed_answers import pack_answer
from prikup.table import DealShown, TableRules

MAX_TITLE_CHARS = 60
TOURNAMENT_BOT: Final = "search"
"""The bot at the other seats."""
DAY_TOURNAMENT_DEALS = 8
"""The deals of a tournament of the day."""
DAY_S = 24 * 3600.0
PLAYERS_PER_SET = 40
"""The players who finished yesterday for which there is one more set of cards today."""
MAX_CLUB_DAYS = 31
"""The longest time for which a tournament of a club is open."""
MAX_OWNED_TOURNAMENTS = 20
"""The tournaments of one guest that are not closed."""
SHOW_MS = 1.0
"""The estimated cost of the results of a closed tournament."""
SHOW_ENTRY_MS = 0.3
"""The estimated cost of each entry in them."""


class DayQuery(Struct, frozen=True, omit_defaults=True):
    """The day as YYYY-MM-DD; without it today."""

    day: str | None = None


class NewTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament of a club; times are seconds since 1970."""

    title: Annotated[str, Meta(min_length=1, max_length=MAX_TITLE_CHARS)]
    game: Annotated[str, Meta(max_length=40)]
    rules: RulesText
    deals: Annotated[int, Meta(ge=1, le=40)]
    opens: Annotated[float, Meta(ge=0, le=1e11)]
    closes: Annotated[float, Meta(ge=0, le=1e11)]
    bot: Annotated[str, Meta(max_length=40)] = TOURNAMENT_BOT


class TournamentRoutes:
    """The routes of tournaments."""

    def __init__(self, services: Services, storage: Storage) -> None:
        self._services = services
        self._hub = services.hub
        self._storage = storage
        self._bot_matches = BotMatches(services, storage)

    def routes(self) -> list[Route]:
        """Return the routes under ``/api/tournaments``."""
        one = "/api/tournaments/{id}"
        return [
            Route("/api/tournaments", self.list_day, methods=["GET"]),
            Route("/api/tournaments", self.create, methods=["POST"]),
            Route(one, self.show, methods=["GET"]),
            Route(f"{one}/play", self.play, methods=["POST"]),
            Route(f"{one}/deals/{{deal}}", self.show_deal, methods=["GET"]),
        ]

    @operation("Tournaments of a day", TournamentDay, query=DayQuery, errors=(400, 401, 404))
    async def list_day(self, request: Request) -> Response:
        """Answer with the tournaments of a day, one a game; today's are drawn when first asked for."""
        today = self._today()
        day = _read_day(request.query_params.get("day", str(today)))
        if day > today:
            raise HTTPProblem(404, "not_found-tournament")
        guest = await self._services.find_guest(request)
        found = [await self._find_or_draw(game, day) for game in games.GAMES]
        lines = [await self._line(one, guest) for one in found if one is not None]
        return json_response(TournamentDay(str(day), str(day - timedelta(days=1)), tuple(lines)))

    @operation(
        "Announce a tournament of a club", {201: TournamentMade}, body=NewTournament, errors=(400, 401, 409)
    )
    async def create(self, request: Request) -> Response:
        """Announce a tournament with chosen rules, deals and times, and answer with its link."""
        wanted = await read_body(request, NewTournament, MAX_BODY_BYTES)
        guest, token = await self._services.find_or_make_guest(request)
        now = self._now()
        check_not_banned(guest, now)
        if (
            not now < wanted.closes
            or not wanted.opens < wanted.closes <= wanted.opens + MAX_CLUB_DAYS * DAY_S
        ):
            raise HTTPProblem(400, "tournament-times", most=MAX_CLUB_DAYS)
        if await storage_of.count_owned(self._storage, guest.id, now) >= MAX_OWNED_TOURNAMENTS:
            raise self._services.admission.refuse(
                "tournaments", "limit-tournaments", most=MAX_OWNED_TOURNAMENTS
            )
        tournament_id = new_link_id()
        made = _announce(wanted, guest, tournament_id, self._draw_secret(tournament_id))
        work = self._services.shared_work_for(request)
        work.check()
        self._services.admission.count_new_table(address_of(request.scope))
        await self._storage.add_guest(guest)
        await storage_of.store_tournament(self._storage, made)
        self._bot_matches.start(made, work)
        answer = json_response(TournamentMade(made.id, f"/tournament/{made.id}"), 201)
        return with_cookie(answer, token, request)

    @operation("A tournament", TournamentShown, errors=(401, 404))
    async def show(self, request: Request) -> Response:
        """Answer with a tournament as the guest may know it."""
        one = await self._find(request.path_params["id"])
        guest = await self._services.find_guest(request)
        shown = await self._describe(one, guest)
        if shown.stage != "closed":
            self._bot_matches.start(one, self._services.shared_work_for(request))
            return json_response(shown)
        work = self._services.work_for(request)
        work.check()
        matches = [await self._bot_matches.get(one, at, work) for at in range(one.instances)]
        finished = await storage_of.list_finished(self._storage, one.id)
        cost = Cost("other", SHOW_MS + SHOW_ENTRY_MS * len(finished))
        ids = () if guest is None else guest.ids
        return packed_response(await work(cost, pack_answer, add_results, shown, finished, matches, ids))

    @operation(
        "Open a table with the deals of a tournament, once; afterwards that table",
        {201: TableMade, 200: TableMade},
        body=TakeUp,
        errors=(401, 404, 409, 503),
    )
    async def play(self, request: Request) -> Response:
        """Open a table for the guest, or answer with the table that they opened before."""
        wanted = await read_body(request, TakeUp, MAX_BODY_BYTES)
        name = check_name(wanted.name) if wanted.name else ""
        one = await self._find(request.path_params["id"])
        guest, token = await self._services.find_or_make_guest(request)
        entry = await storage_of.find_entry(self._storage, one.id, guest.id)
        if entry is not None and entry.table is not None:
            return json_response(TableMade(entry.table, f"/t/{entry.table}"))
        self._check_open(one, entry)
        instance = secrets.randbelow(one.instances)
        table_id = await new_table_id(self._services)
        # Exclude every advantage over other tables: time, watchers who give hints, a second try.
        rules = TableRules(tempo=wanted.tempo, undo=False, watchers=False, hints="none")
        repeatable = self._hub.seed is not None
        opened = open_table(one, instance, table_id, rules, wanted.lang, repeatable=repeatable)
        seats = ("me", *(one.bot,) * (one.players - 1))
        address = address_of(request.scope)
        try:
            await create_table(self._services, guest, address, opened, seats, name, entry=(one.id, instance))
        except IntegrityError:  # another tab of the guest entered first
            return await self.play(request)
        return with_cookie(json_response(TableMade(table_id, f"/t/{table_id}"), 201), token, request)

    def _check_open(self, one: Tournament, entry: TournamentEntry | None) -> None:
        """Raise HTTPProblem if a guest cannot begin to play a tournament now."""
        stage = self._stage(one)
        if stage != "open" or entry is not None:
            raise HTTPProblem(409, f"tournament-{'again' if stage == 'open' else stage}")
        most = self._services.limits.tournament_tables
        if self._hub.count_tournament_tables() >= most:
            raise HTTPProblem(503, "tournament-full", most=most)

    @operation(
        "All cards of a deal of a closed tournament, as bots played it",
        DealShown,
        errors=(400, 401, 404, 409),
    )
    async def show_deal(self, request: Request) -> Response:
        """Answer with a deal as the bots played it, with the cards of the guest's set, else of the first."""
        number = deal_number(request.path_params["deal"])
        one = await self._find(request.path_params["id"])
        if self._stage(one) != "closed":
            raise HTTPProblem(409, "sealed")
        guest = await self._services.find_guest(request)
        entry = None if guest is None else await storage_of.find_entry(self._storage, one.id, guest.id)
        work = self._services.work_for(request)
        played = await self._bot_matches.get(one, 0 if entry is None else entry.instance, work)
        if not 1 <= number <= len(played.shown):
            raise HTTPProblem(404, "not_found-deal", given=str(number))
        return json_response(played.shown[number - 1])

    # the tournaments

    def _now(self) -> float:
        return self._hub.host.clock()

    def _today(self) -> date:
        return datetime.fromtimestamp(self._now(), UTC).date()

    def _stage(self, one: Tournament) -> Literal["before", "open", "closed"]:
        now = self._now()
        return "before" if now < one.opens else "open" if now < one.closes else "closed"

    def _draw_secret(self, tournament_id: str) -> str:
        """Return a secret for the cards of a new tournament."""
        if self._hub.seed is None:
            return shuffle.make_server_seed(secrets.token_bytes)
        return shuffle.derive_server_seed(self._hub.seed, tournament_id, 1)

    async def _find(self, tournament_id: str) -> Tournament:
        """Return the tournament with this id; one of today is drawn if nobody has asked for it yet."""
        found = await storage_of.find_tournament(self._storage, tournament_id)
        if found is None:
            game, _, day = tournament_id.partition("-")
            if game in games.GAMES and day == str(self._today()):
                found = await self._find_or_draw(game, self._today())
        if found is None:
            raise HTTPProblem(404, "not_found-tournament")
        return found

    async def _find_or_draw(self, game_id: str, day: date) -> Tournament | None:
        """Return the tournament of a day; of an earlier day only if it was drawn then."""
        tournament_id = f"{game_id}-{day}"
        found = await storage_of.find_tournament(self._storage, tournament_id)
        if found is not None or day != self._today():
            return found
        game = games.get_game(game_id)
        options = game.options(game.presets[0])
        opens = datetime.combine(day, datetime.min.time(), UTC).timestamp()
        yesterday = f"{game_id}-{day - timedelta(days=1)}"
        finished = await storage_of.count_finished(self._storage, yesterday)
        drawn = Tournament(
            id=tournament_id,
            owner=None,
            title="",
            game=game_id,
            rules=game.rules(options),
            players=game.usual_players(options),
            deals=DAY_TOURNAMENT_DEALS,
            bot=TOURNAMENT_BOT,
            bot_version=version("prikup"),
            secret=self._draw_secret(tournament_id),
            instances=1 + finished // PLAYERS_PER_SET,
            opens=opens,
            closes=opens + DAY_S,
        )
        return await storage_of.store_tournament(self._storage, drawn)

    # answers

    async def _line(self, one: Tournament, guest: Guest | None) -> TournamentLine:
        entry = None if guest is None else await storage_of.find_entry(self._storage, one.id, guest.id)
        return TournamentLine(
            id=one.id,
            game=one.game,
            rules=one.rules,
            deals=one.deals,
            closes=one.closes,
            state=_progress(entry),
            url=_url(entry),
            count=await storage_of.count_finished(self._storage, one.id),
        )

    async def _describe(self, one: Tournament, guest: Guest | None) -> TournamentShown:
        """Return a tournament as a guest may see it, without plays; its secret once it is closed."""
        entry = None if guest is None else await storage_of.find_entry(self._storage, one.id, guest.id)
        stage = self._stage(one)
        is_closed = stage == "closed"
        return TournamentShown(
            id=one.id,
            day=one.id.partition("-")[2] if one.owner is None else "",
            title=one.title,
            game=one.game,
            rules=one.rules,
            players=one.players,
            deals=one.deals,
            bot=one.bot,
            bot_version=one.bot_version,
            opens=one.opens,
            closes=one.closes,
            stage=stage,
            state=_progress(entry),
            url=_url(entry),
            count=await storage_of.count_finished(self._storage, one.id),
            set=entry.instance if is_closed and entry is not None else None,
            commitment=shuffle.compute_commitment(one.secret),
            secret=one.secret if is_closed else "",
            bots=(),
            plays=(),
        )


def _progress(entry: TournamentEntry | None) -> Literal["new", "playing", "over"]:
    if entry is None:
        return "new"
    return "playing" if not entry.over and entry.table is not None else "over"


def _url(entry: TournamentEntry | None) -> str | None:
    return None if entry is None or entry.table is None else f"/t/{entry.table}"


def _read_day(text: str) -> date:
    """Return the day in an address; raises HTTPProblem, also for the first day of all: none is before it."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise HTTPProblem(400, "day", given=text) from None
    if day == date.min:
        raise HTTPProblem(400, "day", given=text)
    return day


def _announce(wanted: NewTournament, guest: Guest, tournament_id: str, secret: str) -> Tournament:
    """Return the tournament that a guest announces; raises HTTPProblem if something in it is wrong."""
    game = find_game(wanted.game)
    try:
        options = game.options(wanted.rules or game.presets[0])
    except PrikupError as error:
        raise HTTPProblem(400, with_code(error, "rules")) from None
    if not game.shuffles_each_deal(options):
        raise HTTPProblem(400, "tournament-gathered")
    return Tournament(
        id=tournament_id,
        owner=guest.id,
        title=check_name(wanted.title, MAX_TITLE_CHARS),
        game=game.id,
        rules=game.rules(options),
        players=game.usual_players(options),
        deals=wanted.deals,
        bot=check_bot(wanted.bot),
        bot_version=version("prikup"),
        secret=secret,
        instances=1,
        opens=wanted.opens,
        closes=wanted.closes,
    )
