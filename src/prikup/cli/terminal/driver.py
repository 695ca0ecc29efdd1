"""A table of one person and bots in this process, and its record."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from time import time

import msgspec

from prikup import shuffle
from prikup import table as tables
from prikup.arena.host import make_hosted
from prikup.bots.faults import BotFault, join_faults
from prikup.bots.hints import Hint, hint
from prikup.core import Fact, PrikupError, Taken
from prikup.games import get_game
from prikup.records import MatchRecord, make_record
from prikup.table import Append, BotTurn, NeedSeed, ReadClock, State, Table, TableRules, events

PERSON_SEAT = 0
BOTS_TAG = "Bots"
"""Tag of a record with the bot of each seat, empty for the person."""


class LocalTable:
    """A table with a person at seat 0 and bots on the other seats.

    If a bot fails, its first legal choice is taken and the failure is added to ``faults``. ``seed`` makes
    shuffles and bots repeatable; ``table_id`` is drawn if it is None. Raises OptionError for unknown rules.
    """

    def __init__(
        self,
        game: str,
        rules: str,
        names: tuple[str, ...],
        bots: tuple[str, ...],
        seed: str | None,
        table_id: str | None = None,
        clock: Callable[[], float] = time,
    ) -> None:
        self._clock = clock
        self._seed = seed
        self._kept: MatchRecord | None = None
        self._hinted: tuple[int, Hint] | None = None  # the question and its hint
        self.names = names[: 1 + len(bots)]
        self.faults: tuple[BotFault, ...] = ()
        table_id = table_id or ("terminal" if seed is not None else secrets.token_hex(8))
        opened = events.Opened(
            id=table_id,
            game=game,
            rules=rules,
            players=1 + len(bots),
            table=TableRules(watchers=False),
        )
        self._log: list[tables.AnyEvent] = [opened]
        self.table: Table = tables.open_table(opened, get_game)
        self.start = self.table.game.start(self.table.options, 1 + len(bots))
        for seat, rival in enumerate(bots, 1):
            self.put(events.SeatBot(seat=seat, bot=rival))
        self.put(events.Sit(seat=PERSON_SEAT, who="me", name=names[PERSON_SEAT]))
        self.put(events.Agree(by=PERSON_SEAT))

    @classmethod
    def resumed(cls, record: MatchRecord, seed: str | None) -> LocalTable:
        """Return a table that continues the unfinished match of a record.

        Raise PrikupError if the record is not from such a table.
        """
        local = cls(record.game, record.rules, record.seats, bots_of_record(record), seed, record.table)
        local._kept = record
        local._clock = local._read_recorded_time
        resumed_at = time()
        for step in record.replay():
            by = step.move.by
            local.advance()
            if PERSON_SEAT in local.table.unseen:
                local.put(events.Next(by=PERSON_SEAT))
                local.advance()
            if by is None:
                continue  # chance, which the seeds have given
            if local.table.match != step.before:
                raise PrikupError("play-seeds", deal=step.before.deal_no)
            text, bot = step.move.action.text, local.table.seats[by].acting_bot
            local.put(events.Move(by=by, text=text, prompt=local.table.prompts[by], bot=bot))
        recorded_s = local._read_recorded_time()
        local._clock = lambda: recorded_s + time() - resumed_at
        return local

    def _read_recorded_time(self) -> float:
        """Return the seconds played until the deal before this one was over, as the record has them."""
        deals = () if self._kept is None else self._kept.deals[: self.table.over]
        return 60.0 * max((deal.clock for deal in deals), default=0)

    def state(self) -> State:
        """Return the state that the person may know."""
        return tables.make_state(self.table, PERSON_SEAT, now=self._clock())

    def put(self, event: tables.AnyEvent) -> tuple[Fact, ...]:
        """Apply an event and return its facts; raise TableError or RuleError if it is refused."""
        applied = tables.apply(self.table, event)
        self.table = applied.table
        self._log.append(event)
        return applied.facts

    def move(self, text: str) -> None:
        """Apply an action of the person, whether asked or not."""
        self.put(events.Move(by=PERSON_SEAT, text=text, prompt=self.table.prompts[PERSON_SEAT]))

    def hint(self) -> Hint:
        """Return the hint for the person's open question, computed once for each question."""
        view, prompt = self.state().view, self.table.prompts[PERSON_SEAT]
        assert view is not None and prompt is not None
        if self._hinted is None or self._hinted[0] != prompt:
            self._hinted = (prompt, hint(view))
        return self._hinted[1]

    def advance(self) -> BotTurn | None:
        """Apply all events that follow by themselves, and return the bot whose turn it is then."""
        while True:
            todos = tables.list_todos(self.table)
            match todos[0] if todos else None:
                case Append(event):
                    self.put(event)
                case NeedSeed(number):
                    self.put(events.Commit(number=number, seed=self._make_server_seed(number)))
                case ReadClock():
                    self.put(events.ClockRead(at=self._clock()))
                case BotTurn() as turn:
                    return turn
                case _:
                    return None

    def play_bot(self, turn: BotTurn) -> bool:
        """Let a bot act; return True if its card ended a trick."""
        match = self.table.match
        assert match is not None
        view = match.view(turn.seat)
        seed = f"{self._seed} {turn.prompt} {turn.seat}" if self._seed else secrets.token_hex(8)
        player = make_hosted(turn.bot, seed)
        text = player.choose(view)
        self.faults = join_faults((*self.faults, *player.faults.of(turn.bot)))
        facts = self.put(events.Move(by=turn.seat, text=text, prompt=turn.prompt, bot=turn.bot))
        return any(isinstance(fact, Taken) for fact in facts)

    def record(self) -> MatchRecord:
        """Return the record so far, with the seeds of its deals, also of an unfinished match."""
        self.advance()
        proofs = tables.list_proofs(self.table)
        if self.table.stage != "finished":
            proofs = tuple(
                msgspec.structs.replace(proof, server_seed=deal_seeds.seed)
                for proof, deal_seeds in zip(proofs, self.table.shuffles, strict=True)
            )
        record = make_record(
            self.start,
            tables.collect_inputs(self._log, get_game)[1],
            self.names,
            proofs=proofs,
            about=self._list_tags(),
        )
        record = self._add_clock(record)
        return record if self._kept is None else _copy_comments(record, self._kept)

    def _add_clock(self, record: MatchRecord) -> MatchRecord:
        """Return the record with the minutes of the last deal, if its result is still shown."""
        clock = self.table.clock
        if clock is None or not self.table.unseen or clock.told >= self.table.over:
            return record
        minutes = int(clock.run_to(self._clock()).seconds // 60)
        last_deal = msgspec.structs.replace(record.deals[-1], clock=minutes)
        return msgspec.structs.replace(record, deals=(*record.deals[:-1], last_deal))

    def _list_tags(self) -> tuple[tuple[str, str], ...]:
        """Return the tags of the record: those of the resumed one, else the bots."""
        if self._kept is not None:
            return self._kept.about
        return ((BOTS_TAG, "|".join(seat.bot or "" for seat in self.table.seats)),)

    def _make_server_seed(self, number: int) -> str:
        """Return the server seed of a deal: the recorded one, else derived from ``seed``, else random."""
        recorded = () if self._kept is None else self._kept.shuffles
        server_seed = next((seeds.server_seed for seeds in recorded if seeds.number == number), None)
        if server_seed is not None:
            return server_seed
        if self._seed is None:
            return shuffle.make_server_seed(secrets.token_bytes)
        return shuffle.derive_server_seed(self._seed, self.table.id, number)


def bots_of_record(record: MatchRecord) -> tuple[str, ...]:
    """Return the bots of an unfinished match of such a table; raise PrikupError for another record."""
    bots = dict(record.about).get(BOTS_TAG, "").split("|")
    others = tuple(bots[1:])
    if not record.table or len(bots) != len(record.seats) or bots[PERSON_SEAT] or not all(others):
        raise PrikupError("play-table")
    return others


def _copy_comments(record: MatchRecord, earlier: MatchRecord) -> MatchRecord:
    """Return a record with the comments of its earlier version."""
    earlier_deals = earlier.deals[: len(record.deals)]
    deals = [
        msgspec.structs.replace(deal, comments=earlier_deal.comments)
        for deal, earlier_deal in zip(record.deals[: len(earlier_deals)], earlier_deals, strict=True)
    ]
    return msgspec.structs.replace(
        record, deals=(*deals, *record.deals[len(earlier_deals) :]), comments=earlier.comments
    )
