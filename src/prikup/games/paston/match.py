"""A match and a view of Paston, typed with its options and standing."""

from __future__ import annotations

from typing import TypeAlias

from prikup import core
from prikup.games.paston.options import Options
from prikup.games.paston.results import Standing

Match: TypeAlias = core.Match[Options, Standing]
View: TypeAlias = core.View[Options, Standing]
