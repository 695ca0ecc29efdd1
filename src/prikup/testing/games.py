"""The laws of a game, checked on random matches: :func:`check_game`."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Final

from prikup import registry
from prikup.core import ArgumentError, Game, Phase, quote
from prikup.errors import check_argument
from prikup.testing.failure import BrokenError, CheckError
from prikup.testing.laws import BOUND_FACTOR, check_all, check_sample, deal_lengths
from prikup.testing.option_values import OptionValues
from prikup.testing.random_rules import draw_case
from prikup.testing.walks import Case, Walk, playable_cases, walk

MIN_OPTION_MATCHES: Final = 40
"""Matches from which on law 8 is checked: before, too few values of options have had a chance to act."""


@dataclass
class GameReport:
    """The matches in which a game was checked, counted.

    ``longest_deal_seen`` is the most inputs of players that a deal had, ``longest_deal`` the bound that the
    game declares. ``unseen`` are the declared transitions, as names of phases, that did not happen.
    """

    game: str
    longest_deal: int
    cases: int = 0
    matches: int = 0
    deals: int = 0
    inputs: int = 0
    longest_deal_seen: int = 0
    unseen: set[tuple[str, str]] = field(default_factory=set)

    def add(self, walked: Walk) -> None:
        """Count a match in."""
        self.matches += 1
        self.inputs += len(walked.inputs)
        self.deals += walked.last.deal_no - 1
        self.longest_deal_seen = max(self.longest_deal_seen, *deal_lengths(walked))
        self.unseen -= {
            (type(before.phase).__name__, type(after.phase).__name__)
            for before, after in pairwise(walked.states)
        }

    def __str__(self) -> str:
        bound = BOUND_FACTOR * self.longest_deal_seen
        lines = [
            f"{self.game}: the laws hold in {self.matches} matches, {self.deals} deals, {self.inputs} inputs",
            f"longest deal: {self.longest_deal_seen} inputs; longest_deal allows {self.longest_deal}",
        ]
        if self.longest_deal > 2 * bound:
            lines.append(f"a bound of {bound} would find more")
        lines += [f"declared, but not seen: {before} -> {after}" for before, after in sorted(self.unseen)]
        return "\n".join(lines)


def check_game(
    game: str | Game,
    *,
    matches: int = 60,
    seed: int = 0,
    rare: Collection[str] = (),
) -> GameReport:
    """Check the laws of a game on random matches; raises CheckError at the first that does not hold.

    ``game`` is the id of a registered game, or the game itself; what is read back from text is checked only
    of a registered one. The first matches are played by each preset with each number of players, most others
    by rules drawn at random. The match of number n has the seed ``seed + n``. A third of the matches or more
    have a single deal and are checked in every state, the others in a sample.

    ``rare`` are options that act too rarely to be seen in random matches: law 8 leaves them out. It is
    checked from 40 matches on.

    Raises OptionError for an unknown game or option.
    """
    known_game = game if isinstance(game, Game) else registry.get_game(game)
    if type(matches) is not int or matches < 1:
        raise ArgumentError("argument-number_least", name="matches", what=quote(matches), least=1)
    if type(seed) is not int:
        raise ArgumentError("argument-number", name="seed", what=quote(seed))
    check_argument("rare", rare, Collection)
    cases = playable_cases(known_game)
    values = OptionValues(known_game, rare)
    bound = getattr(known_game, "longest_deal", 0)  # law 1 tells that it is missing
    report = GameReport(known_game.id, bound, len(cases), unseen=_list_transitions(known_game))
    for number in range(seed, seed + matches):
        try:
            report.add(_check_match(cases, number, values))
        except CheckError as error:
            error.again = f"check_game({_spell(game)}, matches=1, seed={number})"
            raise
    if matches >= MIN_OPTION_MATCHES:
        try:
            values.check(matches)
        except BrokenError as broken:
            raise CheckError(str(broken), 8) from None
    return report


def _check_match(cases: tuple[Case, ...], seed: int, values: OptionValues) -> Walk:
    """Check the laws on the match of this seed."""
    random = Random(seed)
    choose = random.randrange
    rounds, case_index = divmod(seed, len(cases))
    case = draw_case(cases, choose) if rounds % 3 else cases[case_index]
    deals = random.choice((1, 1, 2, 3))
    walked = walk(case, choose, deals)
    (check_all if deals == 1 else check_sample)(walked, choose)
    values.watch(walked, choose)
    return walked


def _list_transitions(game: Game) -> set[tuple[str, str]]:
    """Return the transitions that the flow of a game declares, by the names of the phases."""
    flow: dict[type[Phase], frozenset[type[Phase]]] = game.flow
    return {(before.__name__, after.__name__) for before in flow for after in flow[before]}


def _spell(game: str | Game) -> str:
    """Return the game as an argument of a call."""
    return repr(game) if isinstance(game, str) else f"{type(game).__name__}()"
