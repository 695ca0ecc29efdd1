"""A match and a view of Preferans, typed with its options and standing."""

from __future__ import annotations

from typing import TypeAlias

from prikup import core
from prikup.games.preferans.options import Options
from prikup.games.preferans.results import Standing

Match: TypeAlias = core.Match[Options, Standing]
View: TypeAlias = core.View[Options, Standing]
