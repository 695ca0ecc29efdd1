"""The legal actions of a turn, and the check of an action's types."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec

from prikup.core.actions import Action, Input
from prikup.core.view_parts import Turn
from prikup.core.wire import from_json, to_json
from prikup.errors import ArgumentError, PrikupError, RuleError, quote, shorten

if TYPE_CHECKING:
    from prikup.core.match import Match


class Legal:
    """The legal actions of one turn: iterate, index, ``len``, ``in`` (texts too), ``why_not``.

    The ``text`` of each is what is written; ``match.play`` and ``match.move`` take the action itself too.
    """

    __slots__ = ("_actions", "_match", "_turn")

    def __init__(self, match: Match, turn: Turn) -> None:
        self._match = match
        self._turn = turn
        self._actions: Sequence[Action] | None = None

    @property
    def _all(self) -> Sequence[Action]:
        """The actions, computed when they are first asked for."""
        if self._actions is None:
            self._actions = self._match.phase.legal(self._match, self._turn)
        return self._actions

    def __iter__(self) -> Iterator[Action]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def __getitem__(self, place: int) -> Action:
        return self._all[place]

    def __contains__(self, action: Action | str) -> bool:
        if isinstance(action, str):
            return any(choice.text == action for choice in self)
        return self.why_not(action) is None

    def why_not(self, action: Action) -> RuleError | None:
        """Return the error that this action would raise, or None if it is legal."""
        try:
            self._match.phase.check(self._match, self._turn, action)
        except RuleError as error:
            return error.with_traceback(None)  # a kept traceback keeps all local objects alive
        except (TypeError, AttributeError):
            check_types(action)
            raise
        return None

    def __repr__(self) -> str:
        texts = shorten(" ".join(action.text for action in self), 80)
        return f"<legal: {len(self)} for seat {self._turn.by}: {texts}>"


def check_types(action: Action) -> None:
    """Raise ArgumentError if a field of an action is not of its declared type.

    Structs do not check this when they are made. The check runs only after something has failed, so that it
    costs nothing otherwise.
    """
    try:
        is_well_typed = from_json(Input, to_json(Input(None, None, action))).action == action
    except (PrikupError, msgspec.MsgspecError, TypeError):
        is_well_typed = False
    if not is_well_typed:
        raise ArgumentError("argument-input", what=quote(action))
