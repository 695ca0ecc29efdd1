"""Regret: the loss of decisions against the best decision with all cards open.

:mod:`prikup.arena.regret.play` judges cards, in the true deal and over worlds that fit the player's view,
:mod:`prikup.arena.regret.exchange` discards and names, :mod:`prikup.arena.regret.calls` the calls;
:mod:`prikup.arena.regret.deals` plays and judges deals.
"""

from prikup.arena.regret.deals import PARTS, JudgedDeal, RegretSetup, judge
from prikup.arena.regret.report import report

__all__ = ["PARTS", "JudgedDeal", "RegretSetup", "judge", "report"]
