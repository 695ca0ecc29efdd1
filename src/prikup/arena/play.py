"""Where matches are played without a table: the one loop of a game, and matches between bots.

:func:`moves` plays a match with whatever chooses its moves and supplies its chance, :func:`play_match` has
bots play it, :func:`selfplay` deal after deal of as many matches as that takes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import count, islice
from typing import TypeAlias

from prikup import bots as registered
from prikup import registry
from prikup.bots import Bot, decided
from prikup.bots.faults import worded
from prikup.core import (
    Action,
    ArgumentError,
    Deal,
    Entry,
    Finish,
    Game,
    Input,
    Match,
    PrikupError,
    Record,
    RuleError,
    Scored,
    Step,
    Turn,
    quote,
)
from prikup.progress import with_bar
from prikup.shuffle import DealSeeds, seed_text

Choose: TypeAlias = Callable[[Match, Turn], Input]
"""What a player does who is asked by a turn."""
Supply: TypeAlias = Callable[[Match], Action | None]
"""What a match gets that waits for chance: a draw, cards, or its end; None breaks it off."""
Row: TypeAlias = dict[str, str | int | float | None]


class BotError(PrikupError):
    """A bot gave an illegal answer, or failed."""


def moves(match: Match, choose: Choose, supply: Supply) -> Iterator[tuple[Input, Step]]:
    """Play a match to its end: everything that is put in, and what it leads to.

    Of several who are to act at once the first is asked. Raises RuleError for an input that is illegal.
    """
    while (waits := waits_for(match, supply)) is not None:
        move = choose(match, waits) if isinstance(waits, Turn) else waits
        step = match.apply(move)
        yield move, step
        match = step.state


def waits_for(match: Match, supply: Supply) -> Turn | Input | None:
    """What a match goes on by: the turn that is asked first, else what chance puts in; None at its end."""
    turns = match.turns()
    if turns:
        return turns[0]
    action = None if match.finished else supply(match)
    return None if action is None else Input(None, None, action)


def chosen_by(players: Sequence[Bot]) -> Choose:
    """What bots choose, by seat, from what each may see."""

    def choose(match: Match, turn: Turn) -> Input:
        bot = players[turn.by]
        view = match.game.view(match, turn.by)
        try:
            text = decided(bot, view)
        except Exception as error:
            about = {"deal": match.deal_no, "given": name_of(bot), "seat": turn.by}
            raise BotError("bot-fails", **about, why=worded(error)) from error
        return match.move(text, turn.by)

    return choose


def seeded(seed: str, table: str, longest: int | None = None) -> Supply:
    """The chance of one match, derived from a seed; after the ``longest`` number of deals it is ended."""
    dealt = 0

    def supply(match: Match) -> Action | None:
        nonlocal dealt
        action = match.due(DealSeeds.derived(seed, match.players, dealt + 1, table).numbers)
        dealt += isinstance(action, Deal)
        return Finish() if longest is not None and dealt > longest else action

    return supply


def play_match(
    match: Match, players: Sequence[Bot], seed: str, number: int, longest: int | None = None
) -> Iterator[tuple[Input, Step]]:
    """A match between bots, by seat, with the chance that a seed gives the match of this number.

    Raises BotError if one of them answers what it may not, or fails.
    """
    try:
        for move, step in moves(match, chosen_by(players), seeded(seed, f"selfplay {number}", longest)):
            yield move, step
            match = step.state
    except (RuleError, ArgumentError) as error:
        seat = match.turns()[0].by
        bot = name_of(players[seat])
        raise BotError("bot-answer", deal=match.deal_no, given=bot, seat=seat, why=error) from error


def seats(bots: Sequence[Bot | str], players: int, seed: str, number: int) -> list[Bot]:
    """The bots of the match of this number by seat: they are repeated, and move on one seat a match.

    Those that are given by their names are made anew, so that they decide by the seed.
    """
    found: list[Bot] = []
    for seat in range(players):
        bot = bots[(seat - number) % len(bots)]
        found.append(registered.make(bot, f"{seed} {number} {seat}") if isinstance(bot, str) else bot)
    return found


def tell_over(bot: object, match: Match, seat: int) -> None:
    """Show a bot that has a method ``over`` what its seat sees after a deal."""
    tell = getattr(bot, "over", None)
    if callable(tell):
        tell(match.game.view(match, seat))


def name_of(bot: Bot) -> str:
    """What a bot is called: its ``name`` if it has one, else that of its class."""
    return str(getattr(bot, "name", type(bot).__name__))


class PlayedDeal(Record, frozen=True):
    """A deal that bots have played.

    ``match`` counts the matches from 1, ``number`` all deals from 1, ``deal_no`` the deals of one match. By
    seat: the ``bots``, the ``tricks`` (None if no card was played), the ``scores`` that the deal added to the
    results, and the ``totals`` after it. ``entries`` are what was written on the sheet, ``log`` the cards and
    every action.
    """

    game: str
    rules: str
    seed: str
    match: int
    number: int
    deal_no: int
    dealer: int
    bots: tuple[str, ...]
    kind: str
    contract: str
    declarer: int | None
    tricks: tuple[int, ...] | None
    scores: tuple[Fraction, ...]
    totals: tuple[Fraction, ...]
    entries: tuple[Entry, ...]
    log: tuple[Input, ...]

    def row(self) -> Row:
        """The deal as a flat row of a table; what each seat has is a column of its own, such as ``hand_0``.

        Hands and actions are written as in records, ``moves`` separated by commas; an entry is its account,
        the seat, the seat it is written on (if any), and the amount.
        """
        row: Row = {
            "game": self.game,
            "rules": self.rules,
            "seed": self.seed,
            "match": self.match,
            "deal": self.number,
            "deal_no": self.deal_no,
            "dealer": self.dealer,
            "kind": self.kind,
            "contract": self.contract,
            "declarer": self.declarer,
            "talon": "",
            "moves": ", ".join(move.action.text for move in self.log[1:]),
            "entries": ", ".join(map(_entry, self.entries)),
        }
        dealt = self.log[0].action if self.log else None
        if isinstance(dealt, Deal):
            row["talon"] = " ".join(card.text for card in dealt.talon or ())
        for seat, bot in enumerate(self.bots):
            row[f"bot_{seat}"] = bot
            row[f"hand_{seat}"] = str(dealt.hands[seat]) if isinstance(dealt, Deal) else ""
            row[f"tricks_{seat}"] = None if self.tricks is None else self.tricks[seat]
            row[f"score_{seat}"] = float(self.scores[seat])
            row[f"total_{seat}"] = float(self.totals[seat])
        return row

    def __repr__(self) -> str:
        what = f"{self.contract} of seat {self.declarer}" if self.contract else self.kind
        return f"<deal {self.number} of {self.game}: {what}, {', '.join(map(str, self.scores))}>"


def _entry(entry: Entry) -> str:
    on = "" if entry.on is None else f" {entry.on}"
    return f"{entry.account} {entry.seat}{on} {entry.amount}"


def selfplay(
    bots: Sequence[Bot | str],
    *,
    game: str | Game | None = None,
    rules: str | None = None,
    players: int | None = None,
    deals: int = 100,
    seed: int | str = 1,
    progress: bool = True,
) -> Iterator[PlayedDeal]:
    """Let bots play this many deals, and yield each as it is finished; the same seed repeats them.

    A bot is a name, such as ``"rules"`` or ``"random"``, or an object with a method ``choose``. If there are
    fewer bots than seats they are repeated round the table; after each match they move on one seat. The game,
    the rules and the number of players have the defaults of :func:`prikup.new`. The last match may be left
    unfinished. With ``progress`` a bar is shown on a terminal.

    Raises OptionError for a game or rules that cannot be played and ArgumentError for bad arguments; while
    playing, BotError for an illegal answer of a bot.

    >>> for deal in selfplay(["random"], game="prefa", deals=2, seed=6):
    ...     print(deal.number, deal.contract, deal.declarer, deal.tricks, deal.row()["entries"])
    1 9C 1 (5, 2, 3) pot 1 18, chips 2 1 54, chips 2 1 90
    2 10S 0 (8, 0, 2) pot 0 20, chips 2 0 40
    """
    start = registry.new(registry.usual() if game is None else game, rules, players)
    _check(bots, start, deals)
    played = islice(_deals(start, tuple(bots), seed_text(seed)), deals)
    return with_bar(played, "deals", deals) if progress else played


def _check(bots: Sequence[Bot | str], start: Match, deals: int) -> None:
    """Raise ArgumentError for what cannot be played so."""
    if isinstance(bots, str) or not isinstance(bots, Sequence) or not 0 < len(bots) <= start.players:
        raise ArgumentError("argument-bots", what=quote(bots), most=start.players)
    for bot in bots:
        if isinstance(bot, str):
            registered.make(bot)
        elif isinstance(bot, type) or not callable(getattr(bot, "choose", None)):
            raise ArgumentError("argument-bot", what=quote(bot))
    if type(deals) is not int or deals < 1:
        raise ArgumentError("argument-deals", what=quote(deals))


def _deals(start: Match, bots: Sequence[Bot | str], seed: str) -> Iterator[PlayedDeal]:
    """Deal after deal, match after match, without end."""
    game, rules, numbers = start.game, start.game.rules(start.options), count(1)
    for number in count():
        players = seats(bots, start.players, seed, number)
        names = tuple(map(name_of, players))
        before, totals = start, game.view(start, None).now
        for move, step in play_match(start, players, seed, number):
            for fact in step.facts:
                if isinstance(fact, Scored):
                    for seat, bot in enumerate(players):
                        tell_over(bot, step.state, seat)
                    now = game.view(step.state, None).now
                    result = fact.result
                    yield PlayedDeal(
                        game=game.id,
                        rules=rules,
                        seed=seed,
                        match=number + 1,
                        number=next(numbers),
                        deal_no=fact.deal_no,
                        dealer=fact.dealer,
                        bots=names,
                        kind=str(getattr(result, "kind", "deal")),
                        contract=str(getattr(result, "contract", None) or getattr(result, "bid", None) or ""),
                        declarer=getattr(result, "declarer", None),
                        tricks=getattr(result, "tricks", None),
                        scores=tuple(after - one for after, one in zip(now, totals, strict=True)),
                        totals=tuple(now),
                        entries=fact.entries,
                        log=(*before.log, move),
                    )
                    totals = now
            before = step.state
