"""Tables that tests open, fill and drive through chance and bots."""

from __future__ import annotations

from random import Random

from prikup import games
from prikup.core import Fact, Game
from prikup.shuffle import compute_commitment, derive_server_seed
from prikup.table import Append, BotTurn, NeedSeed, ReadClock, Table, apply, events, list_todos, open_table
from prikup.table.events import AnyEvent
from tests.table.toy import TOY


def find(name: str) -> Game:
    """Return the toy game or a real one."""
    return TOY if name == "toy" else games.get_game(name)


class Chain:
    """The seeds of one player: each is the commitment to the next."""

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
        """All seeds that are not open yet."""
        return tuple(self._seeds[:-1])

    @property
    def next(self) -> str:
        """The next seed."""
        return self._seeds[-2]

    def open(self) -> str:
        """Open the next seed and return it."""
        self._seeds.pop()
        return self.bound


class Log:
    """A table with its events and the facts of the last one; ``time`` is the time of its clock."""

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
        """Apply an event and store it unless it is a repetition."""
        applied = apply(self.table, event)
        if applied.fresh:
            self.events.append(event)
            self.facts = applied.facts
        self.table = applied.table
        return self.table

    def server(self, bots: bool = True) -> Table:
        """Supply chance, clock and, if asked, bots until people must act."""
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
        """Commit the server to its seed for the next deal."""
        number = len(self.table.shuffles) + 1
        return self.put(events.Commit(number=number, seed=derive_server_seed("tests", self.table.id, number)))

    def begin(self) -> Table:
        """Let all persons agree and deal the first cards."""
        self.server()
        for seat in sorted(self.table.acting_persons()):
            self.put(events.Agree(by=seat))
        return self.server()

    def bind(self, *seats: int) -> dict[int, Chain]:
        """Bind these persons to seeds and return their chains."""
        chains = {seat: Chain(f"{self.table.id} {seat}") for seat in seats}
        for seat, chain in chains.items():
            self.put(events.Bind(by=seat, commitment=chain.bound))
        return chains

    def open(self, seat: int, chain: Chain) -> Table:
        """Open a person's seed for the next deal."""
        return self.put(events.OpenSeed(by=seat, number=len(self.table.shuffles), seed=chain.open()))

    def say(self, seat: int, text: str) -> Table:
        """Answer the question to a person."""
        return self.put(events.Move(by=seat, text=text, prompt=self.table.prompts[seat]))

    def bot_move(self, seat: int) -> events.Move:
        """Return a legal move of a bot, always the same at this version."""
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


def deal_of_four(dealer: int, who: str = "anna") -> Log:
    """Return a table of one person and three bots whose first deal, by this dealer, has just been dealt."""
    for number in range(100):
        log = Log("-BBB", "preferans", "wikipedia-sochi; target=10", id=f"four-{number}")
        log.put(events.Sit(seat=0, who=who, name="Anna"))
        log.put(events.Agree(by=0))
        log.server(bots=False)
        if log.table.match is not None and log.table.match.dealer == dealer:
            return log
    raise AssertionError(dealer)
