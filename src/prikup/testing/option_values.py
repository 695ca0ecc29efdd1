"""Law 8: each value of each option changes something observable, sooner or later."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final

import msgspec

from prikup.core import Game, Match, OptionError, PrikupError, Struct
from prikup.options import OptionField, get_fields
from prikup.testing.failure import BrokenError
from prikup.testing.random_rules import draw_value
from prikup.testing.walks import Choose, Walk, turns_and_legal

ANY_VALUE: Final = "any two values"
"""The name of the values of an option that has too many to try each: a number, a list or a table."""


class OptionValues:
    """The values of a game's options that have not been seen to change anything so far.

    ``silent`` has them by option. A value of a switch or choice is seen once a match goes otherwise by
    another value; of any other option it is enough that some two values differ so. Those of ``rare`` options
    are not tried.
    """

    def __init__(self, game: Game, rare: Collection[str] = ()) -> None:
        kind: type[Struct] = game.rulebook.kind
        known = get_fields(kind)
        unknown = [name for name in rare if name not in known]
        if unknown:
            raise OptionError("option", given=unknown[0], expected=tuple(known))
        self._fields = {
            name: field for name, field in known.items() if name != "players" and name not in rare
        }
        self._all = {
            name: frozenset(field.choices if _is_choice(field) else (ANY_VALUE,))
            for name, field in self._fields.items()
        }
        self._silent = {name: set(values) for name, values in self._all.items()}

    @property
    def silent(self) -> dict[str, tuple[str, ...]]:
        """The options with silent values, and which."""
        return {name: tuple(sorted(values)) for name, values in self._silent.items() if values}

    def watch(self, walked: Walk, choose: Choose) -> None:
        """Replay a walk by other values of the options with silent values, and note what goes otherwise."""
        if not self.silent:
            return
        options, observed = walked.states[0].options, [_observe(match) for match in walked.states]
        for name in self.silent:
            field, silent = self._fields[name], self._silent[name]
            value = field.spell(getattr(options, name))
            for other in self._others(field, value, choose):
                both = {value, other, ANY_VALUE}
                if both & silent and _goes_otherwise(
                    walked, observed, {name: field.read(other, field.default)}
                ):
                    silent -= both

    def _others(self, field: OptionField, value: str, choose: Choose) -> Iterator[str]:
        """Yield the values that a value is compared with: all of a choice, else a few."""
        if _is_choice(field):
            found = list(field.choices)
        elif field.kind == "number":
            found = [str(field.low), str(field.high), draw_value(field, choose)]
            found += [field.about.unset] if field.optional else []
        else:
            found = [draw_value(field, choose)]
        return (one for one in found if one != value)

    def check(self, matches: int) -> None:
        """Raise BrokenError if silent values are left after so many matches."""
        if not self.silent:
            return
        found = "; ".join(self._spell(name, values) for name, values in self.silent.items())
        raise BrokenError(
            f"in {matches} matches these values of options changed nothing that players observe: {found}. "
            "Either the code never reads them, or they act rarely: raise matches=, or name the options in "
            "rare= and test them yourself"
        )

    def _spell(self, name: str, values: tuple[str, ...]) -> str:
        return name if set(values) == self._all[name] else f"{name}={' and '.join(values)}"


def _is_choice(field: OptionField) -> bool:
    return field.kind in ("switch", "choice")


def _goes_otherwise(walked: Walk, observed: Sequence[object], changes: dict[str, Any]) -> bool:
    """Return True if a match goes otherwise by changed options: its inputs, facts, sheet or results differ.

    Options that do not go together, or do not fit the number of players, change nothing.
    """
    game, true = walked.game, walked.states[0]
    try:
        options = msgspec.structs.replace(true.options, **changes)
        if game.options(game.rules(options)) != options:
            return False
        match = game.start(options, true.players)
    except OptionError:
        return False
    for at, move in enumerate(walked.inputs):
        if _observe(match) != observed[at]:
            return True
        try:
            step = match.apply(move)
        except PrikupError:
            return True
        if step.facts != walked.facts[at]:
            return True
        match = step.state
    return _observe(match) != observed[-1]


def _observe(match: Match) -> tuple[object, ...]:
    """Return what players can observe of a match without knowing its options."""
    game = match.game
    view = game.view(match, None)
    waits = isinstance(match.phase, game.drawing)
    return (
        game.draw_order(match) if waits else game.needs_deal(match),
        match.pack,
        *(turns_and_legal(match, seat) for seat in range(match.players)),
        view.phase,
        view.contract,
        view.talon,
        list(view.totals),
        view.result,
    )
