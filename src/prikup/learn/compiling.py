"""Compilation of the rules of a game to tables, by a search over its phases."""

from __future__ import annotations

from functools import lru_cache

from prikup import registry
from prikup.learn.points_search import PointsSearch
from prikup.learn.rule_search import RuleSearch
from prikup.learn.tables import RuleTables
from prikup.learn.talons import ONE_CLASS, FinerTalonsError
from prikup.toolkit.card_rules import CardRules


def compile_rules(game: str, rules: str | None = None, players: int = 3) -> RuleTables:
    """Return the rules of a match's first deal as tables.

    Raises OptionError for unknown rules, CompileError that names the option or the part of the rules that
    tables cannot hold.
    """
    start = registry.new(game, rules, players)
    card_rules = start.game.part("card_rules", CardRules)
    counts = card_rules is not None and card_rules.find_count(start) is not None
    search, classes = PointsSearch if counts else RuleSearch, ONE_CLASS
    while True:
        try:
            return search(start, rules or start.game.presets[0], classes).compile()
        except FinerTalonsError as finer:
            classes = finer.classes


@lru_cache(maxsize=16)
def find_tables(game: str, rules: str | None = None, players: int = 3) -> RuleTables:
    """Return the rules of a match's first deal as tables, compiled once in a process.

    Raises as :func:`compile_rules`.
    """
    return compile_rules(game, rules, players)
