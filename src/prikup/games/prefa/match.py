"""A match and a view of Prefa, typed with its options and standing."""

from __future__ import annotations

from typing import TypeAlias

from prikup import core
from prikup.games.prefa.options import Options
from prikup.games.prefa.results import Standing

Match: TypeAlias = core.Match[Options, Standing]
View: TypeAlias = core.View[Options, Standing]
