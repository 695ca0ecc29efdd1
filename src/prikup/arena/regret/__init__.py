"""Regret: what decisions lose against the best with all cards open.

:mod:`prikup.arena.regret.play` judges cards, in the deal as it lies and over worlds that the player could not
tell from it, :mod:`prikup.arena.regret.exchange` what a declarer lays away and names,
:mod:`prikup.arena.regret.calls` the calls; :mod:`prikup.arena.regret.deals` has deals played and judged.
"""

from prikup.arena.regret.deals import PARTS, JudgedDeal, RegretSetup, judge
from prikup.arena.regret.report import report

__all__ = ["PARTS", "JudgedDeal", "RegretSetup", "judge", "report"]
