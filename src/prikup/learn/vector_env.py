"""Many deals side by side, stepped in place by the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from prikup import _kernel
from prikup.cards import CARDS_BY_INDEX, Card, Cards
from prikup.core import PrikupError, quote
from prikup.learn.tables import FIRST_LAY, FIRST_WORD, RuleTables

ALL_CARDS_BYTES: Final = 24
"""Bytes of the cards of an environment for a critic: four hands, the talon, what was laid away."""
LAY_PREFIX: Final = "lay "
UNINTERRUPTED_STEPS: Final = 1 << 20
"""Steps of all environments together that the kernel takes at once."""

Actions = Sequence[int] | npt.NDArray[np.integer[Any]]


class EnvError(PrikupError):
    """An action that is not legal, or arrays of a wrong shape or type."""


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
    until :meth:`reset`. The same ``seed`` gives the same deals, whatever the number of ``threads``.

    Actions are numbers: 0 to 31 play a card, 32 to 63 lay one away, the others say a word; see :meth:`text`.
    """

    def __init__(
        self, tables: RuleTables, count: int, *, seed: int = 0, threads: int = 1, restarts: bool = True
    ) -> None:
        if count < 1:
            raise EnvError("env-count", given=count)
        if not 1 <= threads <= 1024:
            raise EnvError("env-threads", given=threads)
        self.tables = tables
        self.count = count
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
            restarts,
            self.observations,
            self.actions,
            self.rewards,
            self.terminals,
            self.masks,
            self.actors,
            self.all_cards,
        )
        self._numbers = {self.text(number): number for number in range(tables.action_count)}
        self.reset(seed)

    @property
    def actions(self) -> npt.NDArray[np.int32]:
        """The array of actions, to be written in place; another cannot be put there."""
        return self._actions

    def __len__(self) -> int:
        return self.count

    def reset(self, seed: int = 0) -> None:
        """Deal every environment anew."""
        self._envs.reset(seed % (1 << 64))

    def step(self, actions: Actions | None = None) -> None:
        """Take an action in every environment; by default those in the array ``actions``.

        Raises EnvError if one of them is not legal, and then changes nothing.
        """
        if actions is not None and actions is not self.actions:
            self._take(actions)
        illegal = self._envs.step()
        if illegal >= 0:
            self._refuse(illegal)

    def sample(self) -> npt.NDArray[np.int32]:
        """Write a random legal action for each environment into ``actions`` and return it.

        It is -1 for one that is finished.
        """
        self._envs.sample()
        return self.actions

    def play_random(self, steps: int) -> int:
        """Take so many steps of random legal actions in each environment; return how many deals ended.

        Ctrl-C stops it within a moment.
        """
        most, ended = max(1, UNINTERRUPTED_STEPS // self.count), 0
        for start in range(0, steps, most):  # the kernel hears no signal
            ended += self._envs.play_random(min(most, steps - start))
        return ended

    def legal(self) -> npt.NDArray[np.bool_]:
        """Return the legal actions: bool (count, ``tables.action_count``)."""
        bits = np.unpackbits(self.masks, axis=1, bitorder="little")
        return bits[:, : self.tables.action_count].astype(np.bool_)

    def text(self, number: int) -> str:
        """Return the text of an action: a card, ``lay`` with a card, or what is said.

        Raises EnvError for a number that is none.
        """
        if not 0 <= number < self.tables.action_count:
            raise EnvError("env-number", given=str(number), last=self.tables.action_count - 1)
        if number < FIRST_LAY:
            return CARDS_BY_INDEX[number].text
        if number < FIRST_WORD:
            return LAY_PREFIX + CARDS_BY_INDEX[number - FIRST_LAY].text
        word = self.tables.words[number - FIRST_WORD]
        # A contract is spelled as a card is.
        return f"bid {word}" if any(word == card.text for card in CARDS_BY_INDEX) else word

    def number(self, text: str) -> int:
        """Return the number of an action; raises EnvError for a text that is none."""
        if text not in self._numbers:
            raise EnvError("env-text", given=quote(text))
        return self._numbers[text]

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
        try:
            begins = self._envs.deal(self._check_index(index), [hand.mask for hand in hands], list(talon))
        except ValueError:
            raise EnvError("env-deal") from None
        self.rewards[index] = 0
        if not begins:
            raise EnvError("env-thrown")

    def is_finished(self, index: int) -> bool:
        """Return True if an environment without ``restarts`` has come to the end of its deal."""
        return bool(self._envs.is_over(self._check_index(index)))

    def _check_index(self, index: int) -> int:
        if not 0 <= index < self.count:
            raise EnvError("env-index", given=str(index), last=self.count - 1)
        return index

    def _take(self, actions: Actions) -> None:
        """Copy actions into the array; raise EnvError if they are no whole numbers, one for each."""
        try:
            given = np.asarray(actions)
        except ValueError:  # rows of different lengths
            given = np.empty(0, object)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise EnvError("env-actions", shape=str(given.shape), kind=str(given.dtype), count=self.count)
        np.copyto(self.actions, np.clip(given, -1, self.tables.action_count), casting="unsafe")

    def _refuse(self, index: int) -> None:
        """Raise the error for the illegal action of an environment."""
        number = int(self.actions[index])
        if self.is_finished(index):
            raise EnvError("env-finished", index=str(index))
        text = self.text(number) if 0 <= number < self.tables.action_count else ""
        raise EnvError("env-illegal", index=str(index), number=str(number), text=quote(text))
