"""The tests of the package: the laws of games, and a bot that is asked every question."""

from __future__ import annotations

from prikup.testing import check_bot, check_game


def test_austrian_obeys_the_laws_of_games() -> None:
    print(check_game("austrian"))


def test_rules_bot_answers_every_question_of_austrian() -> None:
    print(check_bot("rules", game="austrian"))
