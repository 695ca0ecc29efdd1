"""How well layouts of hidden cards fit what the players did."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from prikup.core import View


class Weights(NamedTuple):
    """What a game knows of it, as the part ``weights`` of its folder.

    ``of`` takes a view of a deal in play and layouts of its hidden places, masks (layouts, places) in the
    order of ``view.hidden``, and gives each a weight that is not below 0.
    """

    of: Callable[[View, npt.NDArray[np.uint32]], npt.NDArray[np.float64]]
