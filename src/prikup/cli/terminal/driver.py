"""A table of one person and bots in this process, and the record of what was played."""

from __future__ import annotations

import secrets

from prikup import bots, shuffle
from prikup import table as tables
from prikup.core import Fact, Taken
from prikup.games import get
from prikup.records import MatchRecord, record_of
from prikup.table import Append, BotTurn, NeedSeed, State, Table, TableRules, events

ME = 0


class LocalTable:
    """A table at which seat 0 is the person, with a name for each seat and bots on the others.

    ``seed`` makes shuffles and bots repeatable.

    Raises OptionError if the rules do not exist.
    """

    def __init__(
        self, game: str, rules: str, names: tuple[str, ...], rivals: tuple[str, ...], seed: str | None
    ) -> None:
        self._seed = seed
        self.names = names[: 1 + len(rivals)]
        table_id = "terminal" if seed is not None else secrets.token_hex(8)
        opened = events.Opened(
            id=table_id, game=game, rules=rules, players=1 + len(rivals), table=TableRules(watchers=False)
        )
        self._log: list[tables.AnyEvent] = [opened]
        self.table: Table = tables.open_table(opened, get)
        self.start = self.table.game.start(self.table.options, 1 + len(rivals))
        for seat, rival in enumerate(rivals, 1):
            self.put(events.Bot(seat=seat, bot=rival))
        self.put(events.Sit(seat=ME, who="me", name=names[ME]))
        self.put(events.Agree(by=ME))

    def state(self) -> State:
        """What the person may know now."""
        return tables.stream(self.table, ME)

    def put(self, event: tables.AnyEvent) -> tuple[Fact, ...]:
        """Add an event; raises TableError or RuleError and changes nothing if it cannot be."""
        applied = tables.apply(self.table, event)
        self.table = applied.table
        self._log.append(event)
        return applied.facts

    def move(self, text: str) -> None:
        """The person acts, in answer to what is asked or unasked."""
        self.put(events.Move(by=ME, text=text, prompt=self.table.prompts[ME]))

    def waits(self) -> BotTurn | None:
        """The bot whose turn it is, once everything else that follows by itself is done."""
        while True:
            due = tables.todo(self.table)
            match due[0] if due else None:
                case Append(event):
                    self.put(event)
                case NeedSeed(number):
                    self.put(events.Commit(number=number, seed=self._draw(number)))
                case BotTurn() as turn:
                    return turn
                case _:
                    return None

    def let(self, turn: BotTurn) -> bool:
        """Let a bot act; whether it played a card that ended a trick."""
        match = self.table.match
        assert match is not None
        view = self.table.game.view(match, turn.seat)
        seed = f"{self._seed} {turn.prompt} {turn.seat}" if self._seed else secrets.token_hex(8)
        text = bots.make(turn.bot, seed).choose(view)
        facts = self.put(events.Move(by=turn.seat, text=text, prompt=turn.prompt, bot=turn.bot))
        return any(isinstance(fact, Taken) for fact in facts)

    def record(self) -> MatchRecord:
        """The match so far, with the proof of its deals."""
        self.waits()
        players = "|".join(seat.bot or "" for seat in self.table.seats)
        return record_of(
            self.start,
            tables.match_inputs(self._log, get)[1],
            self.names,
            proofs=tables.proof(self.table),
            about=[("Bots", players)],
        )

    def _draw(self, number: int) -> str:
        if self._seed is None:
            return shuffle.new_seed(secrets.token_bytes)
        return shuffle.derived_seed(self._seed, self.table.id, number)
