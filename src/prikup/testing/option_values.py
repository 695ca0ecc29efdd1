"""Law 8: each value of each option changes something observable, sooner or later."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final

import msgspec

from prikup.core import Game, Match, OptionError, PrikupError, Struct
from prikup.options import OptionField, get_fields
from prikup.testing.failure import BrokenError
from prikup.testing.random_rules import draw_value
from prikup.testing.walks import DrawNumber, Walk, turns_and_legal

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
        fields = get_fields(kind)
        unknown = [name for name in rare if name not in fields]
        if unknown:
            raise OptionError("option", given=unknown[0], expected=tuple(fields))
        self._fields = {
            name: field for name, field in fields.items() if name != "players" and name not in rare
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

    def watch(self, walked: Walk, choose: DrawNumber) -> None:
        """Replay a walk by other values of the silent options; a value that changes it is silent no more."""
        if not self.silent:
            return
        options, observed = walked.states[0].options, [_observe(match) for match in walked.states]
        for name in self.silent:
            field, silent = self._fields[name], self._silent[name]
            value = field.spell(getattr(options, name))
            for other in self._list_compared_values(field, value, choose):
                compared = {value, other, ANY_VALUE}
                if compared & silent and _plays_differently(
                    walked, observed, {name: field.read(other, field.default)}
                ):
                    silent -= compared

    def _list_compared_values(self, field: OptionField, value: str, choose: DrawNumber) -> Iterator[str]:
        """Yield the values that a value is compared with: all of a choice, else a few."""
        if _is_choice(field):
            values = list(field.choices)
        elif field.kind == "number":
            values = [str(field.low), str(field.high), draw_value(field, choose)]
            values += [field.about.unset] if field.optional else []
        else:
            values = [draw_value(field, choose)]
        return (other for other in values if other != value)

    def check(self, matches: int) -> None:
        """Raise BrokenError if silent values are left after so many matches."""
        if not self.silent:
            return
        silent_text = "; ".join(self._spell(name, values) for name, values in self.silent.items())
        raise BrokenError(
            f"in {matches} matches these values of options changed nothing that players observe: "
            f"{silent_text}. Either the code never reads them, or they act rarely: raise matches=, or name "
            "the options in rare= and test them yourself"
        )

    def _spell(self, name: str, values: tuple[str, ...]) -> str:
        """Return an option with its silent values; the name alone if all of its values are silent."""
        return name if set(values) == self._all[name] else f"{name}={' and '.join(values)}"


def _is_choice(field: OptionField) -> bool:
    return field.kind in ("switch", "choice")


def _plays_differently(
    walked: Walk, original_observations: Sequence[object], changes: dict[str, Any]
) -> bool:
    """Return True if a match with changed options differs in its inputs, facts, sheet or results.

    ``original_observations`` are what players observe in each state of the walk. Options that do not go
    together, or do not fit the number of players, change nothing.
    """
    game, original = walked.game, walked.states[0]
    try:
        options = msgspec.structs.replace(original.options, **changes)
        if game.options(game.rules(options)) != options:
            return False  # no rules text names these options, so nobody can choose them
        match = game.start(options, original.players)
    except OptionError:
        return False
    for index, move in enumerate(walked.inputs):
        if _observe(match) != original_observations[index]:
            return True
        try:
            step = match.apply(move)
        except PrikupError:
            return True
        if step.facts != walked.facts[index]:
            return True
        match = step.state
    return _observe(match) != original_observations[-1]


def _observe(match: Match) -> tuple[object, ...]:
    """Return what players can observe of a match without knowing its options."""
    game = match.game
    view = game.view(match, None)
    is_drawing = isinstance(match.phase, game.drawing)
    return (
        game.draw_order(match) if is_drawing else game.needs_deal(match),
        match.pack,
        *(turns_and_legal(match, seat) for seat in range(match.players)),
        view.phase,
        view.contract,
        view.talon,
        list(view.totals),
        view.result,
    )
