"""The matches that bots play with the cards of tournaments, each once and in the background."""

from __future__ import annotations

import asyncio
from functools import partial

from prikup.server.http.services import Services
from prikup.server.storage import tournaments
from prikup.server.storage.store import Storage
from prikup.server.storage.tournaments import Tournament
from prikup.server.tables.host import Cost, Work
from prikup.table import BotMatch, TableRules, events, play_bots

BOT_DEAL_MS = 250.0
"""The estimated cost of a deal that three bots play."""
BOT_MATCH_LIMIT_S = 120.0
"""The CPU time in which bots must play a match."""


class BotMatches:
    """The bots' own matches, of which those that are not stored are played when they are first asked for."""

    def __init__(self, services: Services, storage: Storage) -> None:
        self._services = services
        self._storage = storage
        self._playing: dict[tuple[str, int], asyncio.Task[BotMatch]] = {}
        self._stored: set[tuple[str, int]] = set()

    def start(self, one: Tournament, work: Work) -> None:
        """Have bots play all sets of cards of a tournament, unless it is known that they have."""
        for instance in range(one.instances):
            if (one.id, instance) not in self._stored:
                self._find_task(one, instance, work)

    async def get(self, one: Tournament, instance: int, work: Work) -> BotMatch:
        """Return the bots' match with a set of cards."""
        return await asyncio.shield(self._find_task(one, instance, work))

    def _find_task(self, one: Tournament, instance: int, work: Work) -> asyncio.Task[BotMatch]:
        key = (one.id, instance)
        if key not in self._playing:
            self._playing[key] = asyncio.create_task(self._find_or_play(one, instance, work))
            self._playing[key].add_done_callback(partial(self._note_end, key))
        return self._playing[key]

    def _note_end(self, key: tuple[str, int], done: asyncio.Task[BotMatch]) -> None:
        del self._playing[key]
        if not done.cancelled() and done.exception() is None:
            self._stored.add(key)

    async def _find_or_play(self, one: Tournament, instance: int, work: Work) -> BotMatch:
        """Return the stored match, or play and store it; who asks pays for a match of a club."""
        stored = await tournaments.find_bot_match(self._storage, one.id, instance)
        if stored is not None:
            return stored
        opened = open_table(one, instance, one.id)
        if one.owner is not None:
            cost = Cost("other", BOT_DEAL_MS * one.deals, BOT_MATCH_LIMIT_S)
            played = await work(cost, play_bots, opened, one.bot)
        else:
            played = await self._services.queues.other.run_limited(
                f"tournament {one.id}", BOT_MATCH_LIMIT_S, play_bots, opened, one.bot, spent=lambda _: None
            )
        await tournaments.store_bot_match(self._storage, one.id, instance, played)
        return played


def open_table(
    one: Tournament,
    instance: int,
    table_id: str,
    rules: TableRules | None = None,
    lang: str = "en",
    *,
    repeatable: bool = False,
) -> events.Opened:
    """Return the first event of a table that plays a tournament, with the cards of an instance."""
    return events.Opened(
        id=table_id,
        game=one.game,
        rules=one.rules,
        players=one.players,
        invite=f"/t/{table_id}",
        lang=lang,
        repeatable=repeatable,
        deals=one.deals,
        table=rules or TableRules(),
        series=one.make_series(instance),
    )
