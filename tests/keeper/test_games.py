"""The score keeper of the games beside Preferans: forms, round trips, settlements, refusals."""

from __future__ import annotations

import json
import random
from fractions import Fraction
from pathlib import Path

import pytest

from prikup.catalogue import has, languages, say
from prikup.core import PrikupError
from prikup.keeper import document as read_document
from prikup.keeper import follow, score, spelled
from prikup.records import to_json
from tests.keeper.games import CASES, document, texts

DATA = Path(__file__).parents[1] / "data"
SEVEN = "0 7H in in 7 2 1"


@pytest.mark.parametrize(("game", "rules", "players"), CASES)
def test_whatever_the_form_offers_can_be_written(game: str, rules: str, players: int) -> None:
    pick = random.Random(rules)
    form = score(document(game, rules, players=players)).entry
    assert form is not None and form.dealer == players - 1
    written = 0
    for kind in form.kinds:
        if not kind.allowed:
            assert kind.why and kind.clause
            continue
        for text in texts(form, kind, players, pick):
            course = follow(document(game, rules, text, players=players))
            assert course.problem is None, (text, course.problem)
            opener = text.partition("opener ")[2]
            expected = int(opener) if kind.next_dealer is None else kind.next_dealer
            assert course.match.finished or course.match.dealer == expected
            written += 1
    assert written >= len(form.kinds)


@pytest.mark.parametrize(("game", "rules", "players"), CASES)
def test_an_evening_goes_to_json_and_back_and_every_figure_is_explained(
    game: str, rules: str, players: int
) -> None:
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
    assert score(spelled(again)).standing == kept.standing
    causes = {entry.cause for deal in kept.deals for entry in deal.entries}
    for lang in languages():
        told = score(record, lang)
        assert all(has(lang, f"{game}-reason-{cause}") for cause in causes)
        assert all(line.text and "{" not in line.text for line in told.figures)
        assert all("{" not in line for deal in told.deals for line in (deal.title, *deal.lines))


def test_chips_of_prefa_sum_to_zero_after_every_deal_and_are_paid_at_the_end() -> None:
    results = (SEVEN, "1 6S out in 4 6 0", "2 8D out in 0 1 9", "0 9C in in 7 2 1")
    for count in range(1, len(results) + 1):
        kept = score(document("prefa", "prefa-nakayoshi", *results[:count]))
        assert kept.problem is None
        assert sum(kept.now) == 0
        assert all(row[at] == 0 for at, row in enumerate(kept.settlement.balances))
    ended = score(document("prefa", "prefa-nakayoshi", *results, finish=True))
    paid = [Fraction()] * 3
    for payment in ended.payments:
        paid[payment.payer] -= payment.amount
        paid[payment.payee] += payment.amount
    assert tuple(paid) == ended.now


def test_paston_names_the_winner_and_nobody_pays() -> None:
    kept = score(
        document(
            "paston",
            "paston-nakayoshi; target=60",
            "0 gupa pass pass opener 1",
            "2 dineri pass pass",
            "0 dineri pass pass",
        )
    )
    assert kept.over and kept.settlement.winners == (0,)
    assert kept.settlement.steps[-1].text == "Anna has won"
    assert kept.payments == () and kept.next is None


def test_the_first_deal_of_paston_must_tell_who_opened_it() -> None:
    form = score(document("paston", "paston-nakayoshi")).entry
    assert form is not None
    (opener,) = form.extras
    assert (opener.needed, opener.deal, {kind.next_by for kind in form.kinds}) == (True, 1, {"opener"})
    later = score(document("paston", "paston-nakayoshi", "0 gupa pass pass opener 1")).entry
    assert later is not None and later.dealer == 1
    assert {kind.next_dealer for kind in later.kinds} == {2}


THOUSAND = {
    entry["id"]: entry
    for entry in json.loads((DATA / "thousand-matches.json").read_text("utf-8"))["matches"]
    if all("points" in deal for deal in entry["deals"])
}
ANNOUNCED = {"th-full-A": "", "th-full-B": " marriages 1:S"}


@pytest.mark.parametrize("name", THOUSAND)
def test_published_deals_of_thousand_come_out_as_stated(name: str) -> None:
    entry = THOUSAND[name]
    results = [
        f"{deal['declarer']} {deal['bid']} {' '.join(map(str, deal['points']))}{ANNOUNCED[name]}"
        for deal in entry["deals"]
    ]
    kept = score(document("thousand", "thousand-blog; bolt=off", *results))
    assert kept.problem is None
    assert list(kept.now) == entry["totals_after"][-1]
    assert spelled(document("thousand", "thousand-blog; bolt=off", *results)).deals[0].result == results[0]


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
def test_an_impossible_deal_has_one_error_that_names_deal_and_clause(
    game: str, wrong: str, clause: str
) -> None:
    rules = {"prefa": "prefa-nakayoshi", "paston": "paston-nakayoshi", "thousand": "thousand-blog"}[game]
    first = {"prefa": SEVEN, "paston": "surrender 0 opener 1", "thousand": "0 120 71 32 17"}[game]
    kept = score(document(game, rules, first, wrong, first))
    assert kept.problem is not None
    assert (kept.problem.deal, kept.problem.clause) == (2, clause)
    assert kept.problem.text.startswith("deal 2: ") and wrong.split()[0] in kept.problem.text
    assert [deal.pending for deal in kept.deals] == [False, False, True]
    told = score(document(game, rules, first, wrong), "ru").problem
    assert told is not None and told.text.startswith("сдача 2: ")
    assert say("ru", "refusal-cannot") not in told.text and say("ru", "refusal-unread") not in told.text


def test_a_player_on_the_barrel_is_asked_for_a_form_that_lets_the_others_give_up() -> None:
    up = ("0 300 120 0 0 marriages 0:HD", "0 300 120 0 0 marriages 0:HD", "0 280 120 0 0 marriages 0:HD")
    kept = score(document("thousand", "thousand-blog", *up))
    assert kept.problem is None and kept.standing.barrel == (0, None, None)
    wrong = score(document("thousand", "thousand-blog", *up, "surrender 0 100")).problem
    assert wrong is not None and wrong.clause == "9.1"
    assert score(document("thousand", "thousand-blog", *up, "surrender 1 100")).problem is None


def test_a_deal_after_the_end_is_refused_by_the_clause_of_its_game() -> None:
    won = ("0 300 120 0 0 marriages 0:HD", "0 300 120 0 0 marriages 0:HD")
    kept = score(document("thousand", "thousand-blog; target=500; barrel_at=none", *won, won[0]))
    assert kept.problem is not None and (kept.problem.deal, kept.problem.clause) == (3, "1.5")


def test_a_game_without_results_of_its_own_is_refused_by_name() -> None:
    with pytest.raises(PrikupError, match="whist"):
        score(document("whist", "", "0"))


def test_in_a_locked_golden_deal_the_form_names_the_first_hand_alone() -> None:
    rules = "thousand-blog; golden=on; golden_bidding=locked"
    first = score(document("thousand", rules)).entry
    assert first is not None and first.declarers == (0,)
    assert first.bids is not None and (first.bids.least, first.bids.most) == (120, 120)
    golden = [f"{seat} 120 71 32 17" for seat in range(3)]
    later = score(document("thousand", rules, *golden)).entry
    assert later is not None and later.declarers == ()
