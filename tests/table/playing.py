"""Tables for the tests: opened, filled, and driven through chance and bots."""

from __future__ import annotations

from random import Random

from prikup import games
from prikup.core import Fact, Game
from prikup.shuffle import compute_commitment, derive_server_seed
from prikup.table import Append, BotTurn, NeedSeed, ReadClock, Table, apply, events, list_todos, open_table
from prikup.table.events import AnyEvent
from tests.table.toy import TOY


def find(name: str) -> Game:
    """The toy game, or a real one."""
    return TOY if name == "toy" else games.get_game(name)


class Chain:
    """The seeds of one player: each is the commitment to the one after it."""

    def __init__(self, secret: str, length: int = 40) -> None:
        self._seeds = [derive_server_seed(secret, "chain", 0)]
        for _ in range(length):
            self._seeds.append(compute_commitment(self._seeds[-1]))

    @property
    def bound(self) -> str:
        """The commitment to the next seed."""
        return self._seeds[-1]

    @property
    def all(self) -> tuple[str, ...]:
        """All seeds not yet open."""
        return tuple(self._seeds[:-1])

    @property
    def next(self) -> str:
        """The next seed."""
        return self._seeds[-2]

    def open(self) -> str:
        """The next seed, which is open from now on."""
        self._seeds.pop()
        return self.bound


class Log:
    """A table with all its events and all the facts they led to; ``time`` is what its clock is read at."""

    def __init__(
        self, seats: str = "PPP", game: str = "toy", rules: str = "2", id: str = "t1", deals: int = 0
    ) -> None:
        first = events.Opened(id=id, game=game, rules=rules, players=len(seats), deals=deals)
        self.events: list[AnyEvent] = [first]
        self.table: Table = open_table(first, find)
        self.facts: tuple[Fact, ...] = ()
        self.time = 1000.0
        for at, kind in enumerate(seats):
            if kind == "P":
                self.put(events.Sit(seat=at, who=f"secret-{at}", name=f"Name {at}"))
            elif kind == "B":
                self.put(events.SeatBot(seat=at, bot="random"))

    def put(self, event: AnyEvent) -> Table:
        """Apply and store an event, unless it is a repetition."""
        applied = apply(self.table, event)
        if applied.fresh:
            self.events.append(event)
            self.facts = applied.facts
        self.table = applied.table
        return self.table

    def server(self, bots: bool = True) -> Table:
        """Supply what the table waits for from chance and, if asked, from bots, until people must act."""
        while jobs := [job for job in list_todos(self.table) if self._mine(job, bots)]:
            match jobs[0]:
                case Append(event):
                    self.put(event)
                case NeedSeed():
                    self.commit()
                case ReadClock():
                    self.put(events.ClockRead(at=self.time))
                case BotTurn(seat):
                    self.put(self.bot_move(seat))
        return self.table

    def commit(self) -> Table:
        """The server is bound to its seed for the next deal."""
        number = len(self.table.shuffles) + 1
        return self.put(events.Commit(number=number, seed=derive_server_seed("tests", self.table.id, number)))

    def begin(self) -> Table:
        """All agree and the first cards are dealt."""
        self.server()
        for seat in sorted(self.table.acting_persons()):
            self.put(events.Agree(by=seat))
        return self.server()

    def bind(self, *seats: int) -> dict[int, Chain]:
        """These persons are bound to seeds; gives back what they are bound to."""
        chains = {seat: Chain(f"{self.table.id} {seat}") for seat in seats}
        for seat, chain in chains.items():
            self.put(events.Bind(by=seat, commitment=chain.bound))
        return chains

    def open(self, seat: int, chain: Chain) -> Table:
        """A person opens their seed for the next deal."""
        return self.put(events.OpenSeed(by=seat, number=len(self.table.shuffles), seed=chain.open()))

    def say(self, seat: int, text: str) -> Table:
        """A person answers the question open to them."""
        return self.put(events.Move(by=seat, text=text, prompt=self.table.prompts[seat]))

    def bot_move(self, seat: int) -> events.Move:
        """Some legal move of a bot, the same every time at this version."""
        match = self.table.match
        assert match is not None
        turn = match.turn_of(seat)
        assert turn is not None
        legal = list(match.legal(turn))
        action = legal[Random(f"{self.table.id} {self.table.version}").randrange(len(legal))]
        return events.Move(
            by=seat, text=action.text, prompt=self.table.prompts[seat], bot=self.table.seats[seat].acting_bot
        )

    @staticmethod
    def _mine(job: object, bots: bool) -> bool:
        return isinstance(job, Append | NeedSeed | ReadClock) or (bots and isinstance(job, BotTurn))
