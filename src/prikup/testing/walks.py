"""Random walks through matches: every choice is a number that is drawn.

The draw is a function, so that a test can use ``random.Random(seed).randrange`` or numbers that a tool such
as Hypothesis shrinks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Final, TypeAlias, TypeVar

from prikup import registry
from prikup.core import Action, Clock, Draw, Fact, Finish, Game, Input, Match, OptionError, Turn
from prikup.errors import check_argument, shorten
from prikup.testing.failure import BrokenError, CheckError, spell_input

T = TypeVar("T")

DrawNumber: TypeAlias = Callable[[int], int]
"""A draw: a number from 0 to below n."""

MAX_DEAL_INPUTS: Final = 1000
"""Inputs after which a deal is taken for one that never ends."""
MAX_REDEALS: Final = 100
"""Deals in a row, for one deal of the match, after which it is taken for one that never begins."""
OFFER_INTERVAL: Final = 24
"""Moves for each attempt at one that nobody waits for, on average."""


@dataclass(frozen=True)
class Case:
    """A game, by its id or itself, with a rules text and a number of players."""

    game: str | Game
    rules: str
    players: int

    def start(self) -> Match:
        """Return the match before its first draw; raises OptionError if the rules do not fit the players."""
        return registry.new(self.game, self.rules, self.players)

    @property
    def game_id(self) -> str:
        """The id of the game."""
        return self.game if isinstance(self.game, str) else self.game.id

    def __str__(self) -> str:
        return f"{self.rules}-{self.players}"


@cache
def playable_cases(game: str | Game | None = None) -> tuple[Case, ...]:
    """Return every preset of a game, or of every registered game, with each number of players it allows."""
    if game is None:
        return tuple(case for name in registry.GAMES for case in playable_cases(name))
    known_game = game if isinstance(game, Game) else registry.get_game(game)
    cases = (
        Case(game, preset, players) for preset in known_game.presets for players in sorted(known_game.numbers)
    )
    return tuple(case for case in cases if _is_playable(case))


def _is_playable(case: Case) -> bool:
    """Return True if the rules fit the number of players."""
    try:
        case.start()
    except OptionError:
        return False
    return True


@dataclass
class Walk:
    """A match that was walked: each state with the input that followed it, and all facts.

    ``at`` is the number of the state that is being looked at; an error tells it.
    """

    states: list[Match]
    inputs: list[Input] = field(default_factory=list)
    facts: list[tuple[Fact, ...]] = field(default_factory=list)
    at: int = 0

    @property
    def last(self) -> Match:
        """The state at the end."""
        return self.states[-1]

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.states[0].game

    def visit(self, items: Iterable[T], first: int = 0) -> Iterator[T]:
        """Yield items one by one, each while the state of its place is looked at, counted from ``first``."""
        for number, item in enumerate(items, first):
            self.at = number
            yield item

    def put(self, move: Input) -> None:
        """Take one step."""
        self.at = len(self.inputs)
        step = self.last.apply(move)
        self.states.append(step.state)
        self.inputs.append(move)
        self.facts.append(step.facts)

    def failure(self, problem: str, law: int | None = None) -> CheckError:
        """Return the error that something is wrong in the state that is being looked at."""
        return CheckError(problem, law, self.states[0], self.inputs[: self.at])


def walk(
    case: Case,
    choose: DrawNumber,
    deals: int,
    offers: bool = True,
    move: Callable[[Match, Turn], Input] | None = None,
) -> Walk:
    """Play a match at random for at most so many deals, then finish it; claims come now and then.

    Where it ends by time the clock is read after each deal. ``move`` decides instead of chance. Raises
    CheckError if the match cannot go on, or does not end.
    """
    check_argument("case", case, Case)
    walked = Walk([case.start()])
    try:
        _play_walk(walked, choose, deals, offers, move or partial(_draw_move, choose))
    except Exception as error:
        walked.at = len(walked.inputs)
        if isinstance(error, BrokenError):
            raise walked.failure(str(error), 1) from None
        if isinstance(error, CheckError):
            raise error.place(walked.states[0], walked.inputs) from error.__cause__
        raise walked.failure(f"the match cannot go on: it {spell_error(error)}", 1) from error
    return walked


def _play_walk(
    walked: Walk, choose: DrawNumber, deals: int, offers: bool, decide: Callable[[Match, Turn], Input]
) -> None:
    """Play the match of a walk to its end; ``deals`` is the number after which it is finished.

    ``decide`` makes the moves of the players; with ``offers`` a player makes an offer now and then. Raises
    BrokenError if the match cannot go on.
    """
    since_chance = dealt = 0
    while not walked.last.finished:
        match = walked.last
        if match.deal_no > deals and match.game.needs_deal(match) is not None:
            walked.put(Input(None, None, Finish()))
            if not walked.last.finished:
                raise BrokenError("Finish was put in between deals, and the match is not over")
            continue
        if _may_read_clock(walked):
            walked.put(Input(None, None, Clock(match.minutes + choose(120))))
            continue
        due = match.due(lambda purpose: choose)
        if due is not None:
            dealt += 1
            if dealt > MAX_REDEALS * (match.deal_no + 1):
                raise BrokenError(f"cards were dealt {dealt - 1} times, and it is still deal {match.deal_no}")
            since_chance = 0
            walked.put(Input(None, None, due))
            continue
        since_chance += 1
        if since_chance > MAX_DEAL_INPUTS:
            raise BrokenError(f"the deal has not ended after {MAX_DEAL_INPUTS} inputs")
        move = _draw_offer(match, choose) if offers and choose(OFFER_INTERVAL) == 0 else None
        _put_legal(walked, move or decide(match, _draw_turn(match, choose)))


def _put_legal(walked: Walk, move: Input) -> None:
    """Take a step that the match itself has offered; raises CheckError if it does not apply."""
    try:
        walked.put(move)
    except Exception as error:
        problem = f"{spell_input(move)} is among the legal actions, but {spell_error(error)}"
        raise walked.failure(problem, 2) from error


def spell_error(error: Exception) -> str:
    """Return what an error says, as the end of a sentence.

    >>> spell_error(KeyError("7S"))
    "raises KeyError: '7S'"
    """
    return f"raises {type(error).__name__}: {shorten(str(error), 300)}"


def _may_read_clock(walked: Walk) -> bool:
    """Return True if a match that ends by time waits for a deal and its clock was not read since the last."""
    match, last = walked.last, walked.inputs[-1].action if walked.inputs else None
    needs_deal = match.game.needs_deal(match) is not None and not isinstance(last, Draw | Clock)
    return needs_deal and getattr(match.options, "end_minutes", None) is not None


def _draw_turn(match: Match, choose: DrawNumber) -> Turn:
    """Draw one of the open turns; raises BrokenError if there is none."""
    turns = match.turns()
    if not turns:
        raise BrokenError("nobody has a turn, though the match is not over and waits for no cards")
    return turns[choose(len(turns))]


def _draw_move(choose: DrawNumber, match: Match, turn: Turn) -> Input:
    """Draw a legal move in a turn."""
    return Input(turn.seat, turn.by, draw_action(match, turn, choose))


def draw_action(match: Match, turn: Turn, choose: DrawNumber) -> Action:
    """Draw a legal action, leaning to the first and the last ones; raises BrokenError if there is none."""
    legal = list(match.legal(turn))
    if not legal:
        raise BrokenError(f"seat {turn.by} has a turn, but no legal action")
    return legal[lean(choose, len(legal))]


def lean(choose: DrawNumber, n: int) -> int:
    """Draw a place below n, leaning to both ends: auctions then stay low and often pass."""
    kind = choose(4)
    if kind == 0:
        return n - 1
    return choose(n) if kind == 1 else choose(min(n, 4))


def _draw_offer(match: Match, choose: DrawNumber) -> Input | None:
    """Draw an offer of a player whom nobody asked; None if that player can offer nothing."""
    by = choose(match.players)
    offers = match.offers(by)
    return Input(by, by, offers[choose(len(offers))]) if offers else None


def turns_and_legal(match: Match, by: int) -> tuple[tuple[Turn, ...], list[str], list[str]]:
    """Return the open turns, the texts of a player's legal actions, and the texts of its offers."""
    turn = match.turn_of(by)
    legal = [] if turn is None else [action.text for action in match.legal(turn)]
    return match.turns(), legal, [action.text for action in match.offers(by)]
