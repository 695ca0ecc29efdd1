"""A bot of the arena and the table that decides by a policy over observations and numbered actions."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, SupportsIndex

import numpy as np
import numpy.typing as npt

from prikup.bots.base import Seed, seeded_number
from prikup.core import Match, View
from prikup.learn.env_error import EnvError
from prikup.learn.match_observations import Observation
from prikup.learn.numbered_match import AID_QUESTION, NumberedMatch
from prikup.registry import get_game
from prikup.worlds import Layouts, build_state

Policy = Callable[[Observation, npt.NDArray[np.bool_]], SupportsIndex]
"""Function from an observation, uint8 (OBSERVATION_BYTES,), and a mask, bool (actions,), to an action."""

CLAIM_QUESTION: Final = "answer"
DECLINED: Final = "no"
MAX_TRIED_LAYOUTS: Final = 2000


class PolicyBot:
    """A bot that asks a policy for the number of each action, as environments do.

    Offers to divide the rest are no actions: it makes none and declines those of others.

    >>> import prikup
    >>> bot = PolicyBot(lambda observation, mask: mask.argmax())
    >>> bot.choose(prikup.new("paston").deal(seed=1).view(0))
    'pass'
    """

    def __init__(self, policy: Policy, seed: Seed = 0) -> None:
        """Take a policy; no choice depends on ``seed`` unless the policy does."""
        self._policy, self._seed = policy, seed

    def choose(self, view: View) -> str:
        """Return the text of the policy's choice; raise EnvError if it is illegal."""
        if view.asks == CLAIM_QUESTION:
            return DECLINED
        if view.asks == AID_QUESTION:
            return view.legal[0]
        assert view.seat is not None
        numbered = NumberedMatch(find_state(view, self._seed), by=view.seat)
        action = None
        while action is None:  # a discard is an action for each card
            mask = np.zeros(numbered.numbers.count, np.bool_)
            mask[list(numbered.choices)] = True
            action = numbered.take(self._policy(numbered.observe(view.seat), mask))
        return action.text


def find_state(view: View, seed: Seed = 0) -> Match:
    """Return a match in which the viewer sees exactly this view; its hidden cards are drawn at random.

    Raises EnvError if none of :data:`MAX_TRIED_LAYOUTS` draws explains the view.
    """
    game = get_game(view.game)
    layouts = Layouts.of(view.hidden)
    random = Random(seeded_number(seed, view))
    for _ in range(MAX_TRIED_LAYOUTS):
        state = build_state(game, view, layouts.sample(random, 1)[0])
        if state is not None:
            return state
    raise EnvError("policy-state", count=str(MAX_TRIED_LAYOUTS))
