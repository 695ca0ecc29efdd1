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
        local._clock = local._recorded_time
        resumed_at = time()
        for moment in record.replay():
            by = moment.move.by
            local.waits()
            if PERSON_SEAT in local.table.unseen:
                local.put(events.Next(by=PERSON_SEAT))
                local.waits()
            if by is None:
                continue  # chance, which the seeds have given
            if local.table.match != moment.before:
                raise PrikupError("play-seeds", deal=moment.before.deal_no)
            text, bot = moment.move.action.text, local.table.seats[by].acting_bot
            local.put(events.Move(by=by, text=text, prompt=local.table.prompts[by], bot=bot))
        played = local._recorded_time()
        local._clock = lambda: played + time() - resumed_at
        return local

    def _recorded_time(self) -> float:
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
            self._hinted = (prompt, hint(view, str(prompt)))
        return self._hinted[1]

    def waits(self) -> BotTurn | None:
        """Apply all events that follow by themselves, and return the bot whose turn it is then."""
        while True:
            due = tables.list_todos(self.table)
            match due[0] if due else None:
                case Append(event):
                    self.put(event)
                case NeedSeed(number):
                    self.put(events.Commit(number=number, seed=self._draw(number)))
                case ReadClock():
                    self.put(events.ClockRead(at=self._clock()))
                case BotTurn() as turn:
                    return turn
                case _:
                    return None

    def let(self, turn: BotTurn) -> bool:
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
        self.waits()
        proofs = tables.list_proofs(self.table)
        if self.table.stage != "finished":
            proofs = tuple(
                msgspec.structs.replace(proof, server_seed=one.seed)
                for proof, one in zip(proofs, self.table.shuffles, strict=True)
            )
        made = make_record(
            self.start,
            tables.collect_inputs(self._log, get_game)[1],
            self.names,
            proofs=proofs,
            about=self._about(),
        )
        made = self._timed(made)
        return made if self._kept is None else _with_comments(made, self._kept)

    def _timed(self, made: MatchRecord) -> MatchRecord:
        """Return the record with the minutes after a last deal whose result was not left yet."""
        clock = self.table.clock
        if clock is None or not self.table.unseen or clock.told >= self.table.over:
            return made
        minutes = int(clock.run_to(self._clock()).seconds // 60)
        last = msgspec.structs.replace(made.deals[-1], clock=minutes)
        return msgspec.structs.replace(made, deals=(*made.deals[:-1], last))

    def _about(self) -> tuple[tuple[str, str], ...]:
        if self._kept is not None:
            return self._kept.about
        return ((BOTS_TAG, "|".join(seat.bot or "" for seat in self.table.seats)),)

    def _draw(self, number: int) -> str:
        known = () if self._kept is None else self._kept.shuffles
        found = next((one.server_seed for one in known if one.number == number), None)
        if found is not None:
            return found
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


def _with_comments(made: MatchRecord, kept: MatchRecord) -> MatchRecord:
    """Return a record with the comments that its earlier version has."""
    old = kept.deals[: len(made.deals)]
    deals = [
        msgspec.structs.replace(deal, comments=before.comments)
        for deal, before in zip(made.deals[: len(old)], old, strict=True)
    ]
    return msgspec.structs.replace(made, deals=(*deals, *made.deals[len(old) :]), comments=kept.comments)
