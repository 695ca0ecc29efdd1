"""The score keeper of other games than Preferans: forms, round trips, settlements, refusals."""

from __future__ import annotations

import random

import pytest

from prikup.core import PrikupError
from prikup.keeper import follow_document, score, spell_document
from prikup.keeper import read_document as read_document
from prikup.records import to_json
from prikup.words.catalogue import has_message, languages
from tests.keeper.games import CASES, document, texts

SEVEN = "0 7H in in 7 2 1"


@pytest.mark.parametrize(("game", "rules", "players"), CASES)
def test_every_result_of_the_form_can_be_written(game: str, rules: str, players: int) -> None:
    pick = random.Random(rules)
    form = score(document(game, rules, players=players)).entry
    assert form is not None and form.dealer == players - 1
    written = 0
    for kind in form.kinds:
        if not kind.allowed:
            assert kind.why and kind.clause
            continue
        for text in texts(form, kind, players, pick):
            course = follow_document(document(game, rules, text, players=players))
            assert course.problem is None, (text, course.problem)
            opener = text.partition("opener ")[2]
            expected = int(opener) if kind.next_dealer is None else kind.next_dealer
            assert course.match.finished or course.match.dealer == expected
            written += 1
    assert written >= len(form.kinds)


@pytest.mark.parametrize(("game", "rules", "players"), CASES)
def test_document_survives_json_and_figures_are_explained(game: str, rules: str, players: int) -> None:
    pick = random.Random(rules)
    results: list[str] = []
    for _ in range(14):
        form = score(document(game, rules, *results, players=players)).entry
        if form is None:
            break
        kind = pick.choice([one for one in form.kinds if one.allowed])
        results.append(pick.choice(list(texts(form, kind, players, pick))))
    record = document(game, rules, *results, players=players)
    again = read_document(to_json(record))
    kept = score(again)
    assert kept.problem is None
    assert score(spell_document(again)).standing == kept.standing
    causes = {entry.cause for deal in kept.deals for entry in deal.entries}
    for lang in languages():
        told = score(record, lang)
        assert all(has_message(lang, f"{game}-reason-{cause}") for cause in causes)
        assert all(line.text and "{" not in line.text for line in told.figures)
        assert all("{" not in line for deal in told.deals for line in (deal.title, *deal.lines))


@pytest.mark.parametrize(
    ("game", "wrong", "clause"),
    [
        ("prefa", "0 7H in in 7 2 2", "8.5"),
        ("prefa", "0 7H in out alone 7 2 1", "8.4"),
        ("prefa", "0 5H out out", "4.1"),
        ("prefa", "polles 5 3 2", "4.8"),
        ("prefa", "0 7H out out aces", "13.3"),
        ("paston", "0 dineri whist whist 6 2 1", "6.4"),
        ("paston", "0 dineri pass pass 10 0 0", "5.2"),
        ("paston", "0 misere whist pass 6", "3.1"),
        ("thousand", "0 120 71 32 20", "8.5"),
        ("thousand", "0 121 71 32 17", "3.1"),
        ("thousand", "0 120 71 32 17 marriages 0:H 1:H", "7.1"),
        ("thousand", "0 120 71 32 17 blind", "3.7"),
    ],
)
def test_impossible_deal_has_one_error_with_deal_and_clause(game: str, wrong: str, clause: str) -> None:
    rules = {"prefa": "prefa-nakayoshi", "paston": "paston-nakayoshi", "thousand": "thousand-blog"}[game]
    first = {"prefa": SEVEN, "paston": "surrender 0 opener 1", "thousand": "0 120 71 32 17"}[game]
    kept = score(document(game, rules, first, wrong, first))
    assert kept.problem is not None
    assert (kept.problem.deal, kept.problem.clause) == (2, clause)
    assert kept.problem.text.startswith("deal 2: ") and wrong.split()[0] in kept.problem.text
    assert [deal.pending for deal in kept.deals] == [False, False, True]
    told = score(document(game, rules, first, wrong), "ru").problem
    assert told is not None and told.text.startswith("сдача 2: ")


def test_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(PrikupError, match="whist"):
        score(document("whist", "", "0"))
