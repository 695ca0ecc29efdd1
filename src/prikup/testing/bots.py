"""The rules that every bot keeps, checked in random positions: :func:`check_bot`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, Final, TypeAlias

import msgspec

from prikup import bots, registry
from prikup.arena.play import name_of, tell_over
from prikup.bots import Bot, Seed, offer_text
from prikup.bots.faults import Faults, illegal_answer
from prikup.core import (
    ArgumentError,
    Game,
    Input,
    Match,
    PrikupError,
    Scored,
    Turn,
    View,
    from_json,
    quote,
    to_json,
)
from prikup.core.wire import from_plain
from prikup.testing.failure import CheckError
from prikup.testing.random_rules import draw_case
from prikup.testing.walks import DrawNumber, Walk, draw_action, playable_cases, spell_error, walk
from prikup.testing.worlds import draw_twin

AnyBot: TypeAlias = str | Bot | Callable[..., Bot]
"""A bot by its name, a class or function that makes one (with the seed if it takes one), or a bot itself."""

OWN_INTERVAL: Final = 4
"""Moves of which one is drawn and not the bot's, so that it is asked in positions that it would not reach."""
REPEAT_INTERVAL: Final = 3
"""Decisions of which one is repeated from what must be the same for the bot."""
MAX_REPEATS: Final = 10
"""Times that a question is repeated to find out why answers differ."""


@dataclass
class BotReport:
    """The questions that a bot was asked in the matches in which it was checked.

    ``questions`` counts its decisions by game and question (``view.asks``); ``unasked`` are the questions of
    these games that did not come up.
    """

    bot: str
    matches: int = 0
    questions: Counter[tuple[str, str]] = field(default_factory=Counter)
    unasked: set[tuple[str, str]] = field(default_factory=set)

    def __str__(self) -> str:
        lines = [f"{self.bot}: {self.questions.total()} legal decisions in {self.matches} matches"]
        for game in sorted({game for game, _ in (*self.questions, *self.unasked)}):
            asked = [
                f"{asks} {count}"
                for (asked_game, asks), count in sorted(self.questions.items())
                if asked_game == game
            ]
            unasked = [asks for asked_game, asks in sorted(self.unasked) if asked_game == game]
            lines.append(f"{game}: {', '.join(asked)}")
            lines += [f"{game}, never asked: {', '.join(unasked)}"] if unasked else []
        return "\n".join(lines)


def check_bot(bot: AnyBot, *, game: str | Game | None = None, matches: int = 20, seed: int = 0) -> BotReport:
    """Check a bot in random positions of a game, or of every registered game; raises CheckError.

    It must answer each question of any rules with a legal choice. The answer must depend on its seed and the
    view alone: it is the same from a new bot with the same seed, for a deal that differs in hidden cards
    only, and for a view that was written as JSON and read again. So must be those of ``choose_many``.

    In each of the ``matches`` of a game the bot decides for every seat; a quarter of its moves are replaced
    by random ones. The match of number n has the seed ``seed + n``.
    """
    if type(matches) is not int or matches < 1:
        raise ArgumentError("argument-number_least", name="matches", what=quote(matches), least=1)
    if type(seed) is not int:
        raise ArgumentError("argument-number", name="seed", what=quote(seed))
    make = _make_factory(bot)
    report = BotReport(name_of(make(0)))
    for listed in registry.GAMES.values() if game is None else (game,):
        known_game = listed if isinstance(listed, Game) else registry.get_game(listed)
        report.unasked |= {(known_game.id, phase.asks) for phase in known_game.flow if phase.asks}
        for number in range(seed, seed + matches):
            try:
                _check_match(make, known_game, number, report)
            except CheckError as error:
                given = repr(bot) if isinstance(bot, str) else getattr(bot, "__name__", type(bot).__name__)
                where = (
                    repr(known_game.id)
                    if registry.GAMES.get(known_game.id) == known_game
                    else f"{type(known_game).__name__}()"
                )
                error.again = f"check_bot({given}, game={where}, matches=1, seed={number})"
                raise
    report.unasked -= set(report.questions)
    return report


def _make_factory(bot: AnyBot) -> Callable[[Seed], Bot]:
    """Return a function that makes the bot from a seed; a bot that is given itself is used as it is."""
    if isinstance(bot, str):
        return partial(bots.make, bot)
    if isinstance(bot, type) or not hasattr(bot, "choose"):
        kind: Any = bot
        return partial(bots.instantiate, kind)
    ready: Any = bot
    return lambda seed: ready


def _check_match(make: Callable[[Seed], Bot], game: Game, seed: int, report: BotReport) -> None:
    """Check the bot in the match of this seed."""
    choose = Random(seed).randrange
    case = draw_case(playable_cases(game), choose)
    player = _Player(make, seed, case.players, choose)
    walked = walk(case, choose, 1 + choose(2), move=player.move)
    player.check_many()
    player.check_over(walked)
    report.matches += 1
    report.questions.update((game.id, view.asks) for view, _ in player.decisions)


class _Player:
    """The bots of a match by seat, and their decisions: each view with the answer."""

    def __init__(self, make: Callable[[Seed], Bot], seed: int, players: int, choose: DrawNumber) -> None:
        self._new = [partial(make, f"{seed} {seat}") for seat in range(players)]
        self._bots = [make_one() for make_one in self._new]
        self._choose = choose
        self.decisions: list[tuple[View, str]] = []

    def move(self, match: Match, turn: Turn) -> Input:
        """Return the move of a bot after a check of its answer; now and then a random move instead."""
        view = match.game.view(match, turn.by)
        answer = _ask(self._bots[turn.by], view)
        move = _read(match, turn, view, answer)
        self.decisions.append((view, answer))
        if len(view.legal) > 1 and self._choose(REPEAT_INTERVAL) == 0:
            self._repeat(match, view, answer)
        if self._choose(OWN_INTERVAL) == 0:
            return Input(turn.seat, turn.by, draw_action(match, turn, self._choose))
        return move

    def _repeat(self, match: Match, view: View, answer: str) -> None:
        """Ask new bots the same question in three ways; raises CheckError if the answers differ."""
        assert view.seat is not None
        new, asked = self._new[view.seat], f"asked {view.asks!r} it answers {answer!r}"
        twin = draw_twin(match, view, self._choose)
        others = [_ask(new(), view), _ask(new(), match.game.view(twin, view.seat))]
        others.append(
            _ask(new(), _read_through_json(view), "of a view that was written as JSON and read again ")
        )
        if others == [answer] * len(others):
            return
        # A bot that decides without its seed may have answered the first of them alike by chance.
        repeated = [others[0], *(_ask(new(), view) for _ in range(MAX_REPEATS))]
        different_answer = next((other for other in repeated if other != answer), None)
        if different_answer is not None:
            text = f"{asked}, and a new one with the same seed, asked the same, answers {different_answer!r}"
            raise CheckError(f"{text}: expected answers that depend on the seed and the view alone")
        if others[1] != answer:
            dealt = twin.log[0].action.text
            text = f"{asked}, and {others[1]!r} in a deal that looks the same to seat {view.seat}"
            raise CheckError(f"{text}: it uses cards that it does not see; the other deal is {dealt}")
        text = f"{asked}, and {others[2]!r} to the same view written as JSON and read again"
        raise CheckError(f"{text}: it uses something that is not part of the view's data")

    def check_many(self) -> None:
        """Check that ``choose_many`` answers as ``choose`` does; raises CheckError."""
        for seat, make in enumerate(self._new):
            choose_many = getattr(bot := make(), "choose_many", None)
            asked = [
                (view, text) for view, text in self.decisions if view.seat == seat and text in view.legal
            ]
            if not callable(choose_many) or not asked:
                continue
            try:
                answers = list(choose_many([view for view, _ in asked]))
            except Exception as error:
                raise CheckError(f"choose_many of {name_of(bot)} {spell_error(error)}") from error
            if answers != [text for _, text in asked]:
                raise CheckError(f"choose_many of {name_of(bot)} answers otherwise than choose: {answers}")

    def check_over(self, walked: Walk) -> None:
        """Check that the bots can be told how each deal has ended; raises CheckError."""
        for facts in walked.visit(walked.facts, 1):
            if not any(isinstance(fact, Scored) for fact in facts):
                continue
            for seat, bot in enumerate(self._bots):
                try:
                    tell_over(bot, walked.states[walked.at], seat)
                except Exception as error:
                    raise walked.failure(
                        f"over, called with the last view of a deal, {spell_error(error)}"
                    ) from error


def _ask(bot: Bot, view: View, about: str = "") -> str:
    """Return the text with which a bot acts: an offer to divide the rest if it makes one, else its choice.

    Raises CheckError if it raises an error or has noted a fault; ``about`` says there which view it was, if
    that is not the usual one.
    """
    try:
        answer = offer_text(bot, view)
        if answer is None:
            answer = bot.choose(view)
    except Exception as error:
        raise CheckError(
            f"asked {view.asks!r} {about}at seat {view.seat}, {name_of(bot)} {spell_error(error)}"
        ) from error
    faults = getattr(bot, "faults", None)
    if isinstance(faults, Faults) and faults:
        raise CheckError(f"asked {view.asks!r} at seat {view.seat}: {next(iter(faults)).why.text}")
    return answer


def _read(match: Match, turn: Turn, view: View, answer: object) -> Input:
    """Return the move that an answer names; raises CheckError if it is neither legal nor an offer."""
    position = f"asked {view.asks!r} at seat {view.seat}"
    if not isinstance(answer, str):
        raise CheckError(f"{position} it answers {quote(answer)}: expected one of the texts of view.legal")
    try:
        move = match.move(answer, turn.by)
        if answer not in view.legal and not match.phase.unasked(move.action):
            raise illegal_answer(view, answer)
        match.apply(move)
    except PrikupError as error:
        raise CheckError(f"{position} it answers {answer!r}, which is not legal: {error}") from error
    return move


def _read_through_json(view: View) -> View:
    """Return the view as it is read from its JSON, with the game's own records of options and standing.

    A program is sent the legal texts besides, so they keep their order.
    """
    plain = from_json(View, to_json(view))
    places = {text: place for place, text in enumerate(view.legal)}
    return msgspec.structs.replace(
        plain,
        options=from_plain(type(view.options), plain.options),
        standing=from_plain(type(view.standing), plain.standing),
        choices=sorted(plain.choices, key=lambda choice: places.get(choice.text, -1)),
    )
