"""Many deals side by side, stepped in place by the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NoReturn

import numpy as np
import numpy.typing as npt

from prikup import _kernel
from prikup.cards import CARDS_BY_INDEX, Card, Cards
from prikup.core import quote
from prikup.errors import MAX_WORKER_COUNT
from prikup.learn.env_error import EnvError, check_seed, check_whole
from prikup.learn.observations import ALL_CARDS_BYTES
from prikup.learn.tables import RuleTables

MAX_ENV_COUNT: Final = 1_000_000
"""Environments side by side; each takes about half a kilobyte."""
MAX_STEP_COUNT: Final = 2**62
ARRAY_NAMES: Final = ("observations", "masks", "actors", "actions", "rewards", "terminals", "all_cards")
UNINTERRUPTED_STEPS: Final = 1 << 20
"""Steps of all environments together that the kernel takes at once."""

Actions = Sequence[int] | npt.NDArray[np.integer[Any]]


class VectorEnv:
    """Environments that play one deal after another, each by the same compiled rules.

    A step writes into these arrays, which stay the same objects, and allocates nothing:

    - ``observations``: uint8 (count, ``observation_bytes``), what the seat sees that decides next
      (:mod:`prikup.learn.observations`);
    - ``masks``: uint8 (count, ``mask_bytes``), a bit for each action, set if it is legal;
    - ``actors``: uint8 (count,), the place that decides next;
    - ``actions``: int32 (count,), what :meth:`step` takes if it is given nothing, and :meth:`sample` writes;
    - ``rewards``: float32 (count, players), by place, what the deal brought: zeros but at its end;
    - ``terminals``: uint8 (count,), 1 if the step ended a deal;
    - ``all_cards``: uint8 (count, 24), every hand, for critics alone.

    With ``restarts`` a deal that ends is followed by a new one at once; without, the environment is finished
    until :meth:`reset`. The same ``seed`` gives the same deals, whatever the number of ``threads``. A deep
    copy goes on from the same position, such as for a search.

    Actions are numbers: 0 to 31 play a card, 32 to 63 lay one away, the others say a word; see :meth:`text`.
    """

    def __init__(
        self, tables: RuleTables, count: int, *, seed: int = 0, threads: int = 1, restarts: bool = True
    ) -> None:
        """Make the arrays and deal; raises EnvError for arguments of a wrong type or value."""
        if not isinstance(tables, RuleTables):
            raise EnvError("env-tables", given=quote(tables))
        count = check_whole("count", count, 1, MAX_ENV_COUNT)
        threads = check_whole("threads", threads, 1, MAX_WORKER_COUNT)
        self.tables = tables
        self.count = count
        self._threads, self._restarts = threads, bool(restarts)
        self.observations = np.zeros((count, tables.kernel.observation_bytes), np.uint8)
        self.masks = np.zeros((count, tables.kernel.mask_bytes), np.uint8)
        self.actors = np.zeros(count, np.uint8)
        self._actions = np.zeros(count, np.int32)
        self.rewards = np.zeros((count, tables.players), np.float32)
        self.terminals = np.zeros(count, np.uint8)
        self.all_cards = np.zeros((count, ALL_CARDS_BYTES), np.uint8)
        self._envs = _kernel.Envs(
            tables.kernel,
            count,
            threads,
            self._restarts,
            self.observations,
            self.actions,
            self.rewards,
            self.terminals,
            self.masks,
            self.actors,
            self.all_cards,
        )
        self.reset(seed)

    @property
    def actions(self) -> npt.NDArray[np.int32]:
        """The array of actions, to be written in place; another cannot be put there."""
        return self._actions

    def __len__(self) -> int:
        return self.count

    def __copy__(self) -> VectorEnv:
        """Return a deep copy: environments share no deals."""
        return self.__deepcopy__({})

    def __reduce__(self) -> NoReturn:
        """Refuse to be pickled."""
        raise EnvError("env-pickle", name=type(self).__name__)

    def __deepcopy__(self, memo: object) -> VectorEnv:
        """Return environments of their own that go on from here, with the same deals to come."""
        made = VectorEnv(self.tables, self.count, threads=self._threads, restarts=self._restarts)
        made._envs.copy_from(self._envs)
        for name in ARRAY_NAMES:
            np.copyto(getattr(made, name), getattr(self, name))
        return made

    def reset(self, seed: int = 0) -> None:
        """Deal every environment anew; raises EnvError for a seed that is no whole number."""
        self._envs.reset(check_seed(seed) % (1 << 64))

    def step(self, actions: Actions | None = None, *, holds: bool = False) -> None:
        """Take an action in every environment; by default those in the array ``actions``.

        With ``holds`` the action -1 leaves an environment as it is, without a reward. Raises EnvError if an
        action is not legal; no deal changes then.
        """
        given = self._actions if actions is None or actions is self._actions else self._take(actions)
        illegal = self._envs.step(bool(holds))
        if illegal >= 0:
            self._refuse(illegal, int(given[illegal]))

    def sample(self) -> npt.NDArray[np.int32]:
        """Write a random legal action for each environment into ``actions`` and return it.

        It is -1 for one that is finished.
        """
        self._envs.sample()
        return self.actions

    def play_random(self, steps: int) -> int:
        """Take so many steps of random legal actions in each environment; return how many deals ended.

        Ctrl-C stops it within a moment. Raises EnvError for an invalid number of steps.
        """
        steps = check_whole("steps", steps, 0, MAX_STEP_COUNT)
        most, ended = max(1, UNINTERRUPTED_STEPS // self.count), 0
        for start in range(0, steps, most):  # the kernel hears no signal
            ended += self._envs.play_random(min(most, steps - start))
        return ended

    def legal(self) -> npt.NDArray[np.bool_]:
        """Return the legal actions: bool (count, ``tables.action_count``)."""
        bits = np.unpackbits(self.masks, axis=1, bitorder="little")
        return bits[:, : self.tables.action_count].astype(np.bool_)

    def text(self, number: int) -> str:
        """Return the text of an action; raises EnvError.

        See :meth:`prikup.learn.numbering.ActionNumbers.text`.
        """
        return self.tables.numbers.text(number)

    def number(self, text: str) -> int:
        """Return the number of an action; raises EnvError for an invalid text."""
        return self.tables.numbers.number(text)

    def observe(self, index: int, place: int) -> npt.NDArray[np.uint8]:
        """Return what a place may know, whether it decides or not: uint8 (128,), read-only."""
        checked = check_whole("index", index, 0, self.count - 1)
        place = check_whole("place", place, 0, self.tables.players - 1)
        return np.frombuffer(self._envs.observe(checked, place), np.uint8)

    def hands(self, index: int) -> tuple[tuple[Cards, ...], Cards]:
        """Return the hands of an environment by place, and its talon."""
        masks, talon = self._envs.cards(self._check_index(index))
        return tuple(map(Cards, masks)), Cards(CARDS_BY_INDEX[card] for card in talon)

    def talon(self, index: int) -> tuple[Card, ...]:
        """Return the talon of an environment as it was dealt, in its order."""
        return tuple(CARDS_BY_INDEX[card] for card in self._envs.cards(self._check_index(index))[1])

    def deal(self, index: int, hands: Sequence[Cards], talon: Sequence[int]) -> None:
        """Deal these hands, and the talon as indices of cards in order, to one environment.

        Raises EnvError unless they are the whole pack, and for cards that the rules deal again at once: the
        environment then has others.
        """
        checked = self._check_index(index)
        try:
            begins = self._envs.deal(checked, [hand.mask for hand in hands], list(talon))
        except (ValueError, TypeError, AttributeError):
            raise EnvError("env-deal", given=quote((hands, talon))) from None
        self.rewards[checked] = 0
        if not begins:
            raise EnvError("env-thrown")

    def is_finished(self, index: int) -> bool:
        """Return True if an environment without ``restarts`` has come to the end of its deal."""
        return bool(self._envs.is_over(self._check_index(index)))

    def _check_index(self, index: int) -> int:
        return check_whole("index", index, 0, self.count - 1)

    def _take(self, actions: Actions) -> npt.NDArray[np.integer[Any]]:
        """Copy actions into the array and return them; raise EnvError unless they are a whole number each."""
        given = make_array(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise EnvError("env-actions", shape=str(given.shape), kind=str(given.dtype), count=self.count)
        # Only -1 itself holds an environment, so no other number may become it.
        whole = to_signed(given)
        np.copyto(self._actions, np.clip(whole, -2, self.tables.action_count), casting="unsafe")
        return given

    def _refuse(self, index: int, number: int) -> None:
        """Raise the error for the illegal action of an environment."""
        if self.is_finished(index):
            raise EnvError("env-finished", index=str(index))
        text = self.text(number) if 0 <= number < self.tables.action_count else ""
        raise EnvError("env-illegal", index=str(index), number=str(number), text=quote(text))


def make_array(given: object) -> npt.NDArray[Any]:
    """Return what was given as an array; an empty one of objects if its rows have different lengths."""
    try:
        return np.asarray(given)
    except ValueError:
        return np.empty(0, object)


def to_signed(whole: npt.NDArray[np.integer[Any]]) -> npt.NDArray[np.int64]:
    """Return whole numbers as int64, those that are too high for it as its highest number."""
    signed = whole.astype(np.int64)
    return np.where(signed < 0, np.iinfo(np.int64).max, signed) if whole.dtype.kind == "u" else signed
