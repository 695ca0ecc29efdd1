"""The score keeper: figures are explained, early deals edited, wrong deals named."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.core import PrikupError, to_json
from prikup.games.preferans.options import PRESETS
from prikup.keeper import find_payments, read_document, score, spell_document
from prikup.records import MatchRecord, RecordError, from_json, read, write
from prikup.records.model import DealRecord
from prikup.words.catalogue import languages, say
from tests.keeper.sheets import EVENING, sheet


def test_every_figure_names_deal_reason_tricks_and_clause() -> None:
    texts = {figure.text for figure in score(sheet(*EVENING)).figures}
    assert "Hill of Vera: deal 4, missing two tricks of a six, +4, clause 8.5" in texts
    assert "Whists of Boris on Anna: deal 1, 3 tricks against 7♥, +12, clause 8.4" in texts
    assert "Hill of Boris: deal 3, all-pass, 5 tricks, +5, clause 10.3" in texts


def test_figures_are_explained_in_russian_to_the_viewer() -> None:
    texts = {figure.text for figure in score(sheet(*EVENING), "ru", viewer=2).figures}
    assert "Ваша гора — сдача 4, недобор двух взяток на шестерной, +4, п. 8.5" in texts


def test_figures_match_the_standing() -> None:
    kept = score(sheet(*EVENING))
    last = {(one.account, one.seat, one.on): one.total for one in kept.figures}
    for seat in range(3):
        assert last.get(("pool", seat, None), 0) == kept.standing.pool[seat]
        assert last.get(("hill", seat, None), 0) == kept.standing.hill[seat]
        for on in range(3):
            assert last.get(("whists", seat, on), 0) == kept.standing.whists[seat][on]


def test_deal_titles_use_the_words_of_players() -> None:
    titles = [deal.title for deal in score(sheet(*EVENING)).deals]
    assert titles == [
        "Anna 7♥, Boris whists, Vera passes: 7 taken",
        "Boris, misère: 0",
        "All-pass: Anna 2, Boris 5, Vera 3",
        "Anna 6♠, Boris whists, Vera whists: 8 taken",
        "Vera 6♦, Anna passes, Boris takes half-whist, Anna passes: not played",
    ]


def test_edit_of_early_deal_changes_later_figures() -> None:
    before = score(sheet(*EVENING))
    after = score(sheet("0 7H whist pass 6", *EVENING[1:]))
    assert after.problem is None
    assert before.standing.pool[0] - after.standing.pool[0] == 4
    assert after.standing.hill[0] - before.standing.hill[0] == 4
    assert before.now != after.now


def test_deleted_deal_is_removed_from_the_sheet() -> None:
    without = score(sheet(EVENING[0], *EVENING[2:]))
    kept = score(sheet(*EVENING))
    assert kept.standing.pool[1] - without.standing.pool[1] == 10
    assert without.deals[1].title == kept.deals[2].title


def test_scoring_does_not_change_the_document() -> None:
    record = sheet(*EVENING)
    first = score(record)
    score(sheet("raspasy 0 0 10"))
    assert score(record) == first
    assert record == sheet(*EVENING)


def test_edit_reports_later_impossible_deal_and_keeps_the_rest() -> None:
    rules = "wikipedia-sochi; raspasy_exit_levels=6,7"
    good = sheet("1 6C pass pass", "0 6S pass pass", "misere 1 0", rules=rules)
    assert score(good).problem is None
    kept = score(sheet("raspasy 2 5 3", "0 6S pass pass", "misere 1 0", rules=rules))
    assert kept.problem is not None
    assert (kept.problem.deal, kept.problem.clause) == (2, "10.7")
    assert kept.problem.text.startswith("deal 2: '0 6S pass pass': 6S is too low after an all-pass")
    assert [deal.pending for deal in kept.deals] == [False, False, True]
    assert kept.deals[0].lines and kept.deals[2].words == "misere 1 0"
    assert kept.standing.hill == (2, 5, 3)


@pytest.mark.parametrize(
    ("wrong", "clause"),
    [
        ("0 7H whist pass 7 3 1", "7.3"),
        ("0 7H whist pass 11", "7.3"),
        ("0 7H whist whist 7", "8.4"),
        ("0 7H whist whist made", "8.4"),
        ("0 7H whist pass", "7.3"),
        ("0 7H pass pass 7 2 1", "6.5"),
        ("0 7H whist half 7", "6.1"),
        ("0 7H 2:whist 1:pass 7", "6.1"),
        ("misere 1 whist 0 5 5", "6.8"),
        ("misere 1 whist pass 0", "6.8"),
        ("misere 1 11", "7.3"),
        ("0 1 7H whist pass 7", "4.7"),
        ("0 7H 1 8H whist pass 7", "4.7"),
        ("0 5H whist pass 7", "3.1"),
        ("7 7H whist pass 7", "1.2"),
        ("raspasy 2 5 2", "7.3"),
        ("raspasy whist 2 5 3", "10.1"),
        ("concede 0 7H whist", "5.3"),
        ("concede 0 4H", "3.1"),
        ("throw 0 7H whist pass 7", "5.4"),
        ("misere 0 0 aid 1:3", "11.2"),
        ("misere 0 0 aid", "11.2"),
        ("misere 0 0 aid x", "11.2"),
        ("misere 0 open 0 5 5", "6.8"),
        ("concede 0 7H aid 1:3", "11.2"),
        ("0 7H whist pass 7 talon 7S", "8.10"),
        ("0 7H whist pass 7 talon 7S 7S", "8.10"),
        ("0 7H whist pass 7 talon 7S 6S", "8.10"),
        ("0 7H whist pass 7 talon 7S XX", "8.10"),
        ("raspasy 2 5 3 talon 7S 8S", "10.2"),
        ("misdeal talon 7S 8S", "2.6"),
        ("misdeal 0", "2.6"),
        ("misdeal 2", "2.6"),
        ("misdeal 1 1", "2.6"),
        ("misdeal cut 2", "2.6"),
        ("misdeal 1 cut", "2.6"),
        ("misdeal cut card", "2.6"),
        ("misdeal talon 1 1", "2.6"),
        ("misdeal x", "2.6"),
        ("0 7H whist pass 2:closed 7", "6.10"),
        ("0 7H whist whist open 7 2 1", "6.10"),
    ],
)
def test_impossible_deal_has_one_error_with_deal_and_clause(wrong: str, clause: str) -> None:
    kept = score(sheet(EVENING[0], wrong, EVENING[2]))
    assert kept.problem is not None
    assert (kept.problem.deal, kept.problem.clause) == (2, clause)
    assert kept.problem.text.startswith("deal 2: ") and kept.problem.text.endswith(f"(clause {clause})")
    assert kept.deals[1].error == kept.problem
    assert len(kept.deals[0].lines) == 2
    told = score(sheet(EVENING[0], wrong, EVENING[2]), "ru").problem
    assert told is not None and told.code == kept.problem.code
    assert told.text.endswith(f" (п. {clause})") and f"«{wrong}»" in told.text


def test_unknown_word_gives_error_without_clause() -> None:
    wrong = "0 7H open whist pass 7"
    for lang, said in (("en", f"deal 1: '{wrong}': "), ("ru", f"сдача 1: «{wrong}»: «open whist")):
        problem = score(sheet(wrong), lang).problem
        assert problem is not None and problem.text.startswith(said)
        assert (problem.code, problem.clause, problem.data) == ("", "", {})


def test_error_has_the_data_of_its_text() -> None:
    rules = "wikipedia-sochi; raspasy_exit_levels=6,7"
    problem = score(sheet("raspasy 2 5 3", "0 6S pass pass", rules=rules), "ru").problem
    assert problem is not None and (problem.code, problem.data) == ("floor", {"contract": "6S", "floor": 7})
    assert "после распасов можно играть не ниже семерной" in problem.text


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_text_record_is_kept_with_its_wrong_deal(lang: str) -> None:
    right = write(sheet(*EVENING, finish=True))
    record = read_document(right.replace("misere 1", "misere 7"))
    kept = score(record, lang)
    assert kept.problem is not None and kept.problem.clause == "1.2" and kept.text == ""
    assert len(kept.deals) == 5 and kept.finish
    assert score(read_document(right), lang).text == right


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(
    "wrong",
    [
        "3 7H whist pass 7",
        "3 7H pass pass",
        "misere 3 0 5 5 0",
        "misere 3 made",
        "misere 3 whist 0",
        "concede 3 7H",
        "throw 3 7H whist pass 7",
    ],
)
def test_resting_dealer_cannot_declare(wrong: str, lang: str) -> None:
    rules = "wikipedia-sochi; talon_throw=yes"
    problem = score(sheet(wrong, rules=rules, players=4), lang).problem
    assert problem is not None and (problem.deal, problem.clause, problem.code) == (1, "1.1", "declarer")
    assert lang == "ru" or "seat 3 deals and rests" in problem.text


def test_no_trump_cannot_be_conceded_if_it_is_no_bid() -> None:
    rules = "wikipedia-sochi; bid_notrump=no"
    for lang, why in (("en", "no-trump is not a bid here"), ("ru", "без козыря здесь не торгуются")):
        problem = score(sheet("concede 0 7NT", rules=rules), lang).problem
        assert problem is not None and problem.clause == "3.3" and why in problem.text
    assert score(sheet("0 7NT pass pass", "concede 0 7H", rules=rules)).problem is None
    assert score(sheet("concede 0 7NT")).problem is None


def test_hands_can_be_open_for_a_whist_of_the_dealer() -> None:
    rules = "fspr-leningrad"
    for said, clause in (("", None), (" open", None), (" closed", "6.9"), (" 0:open", "6.10")):
        kept = score(sheet(f"1 6S pass half pass whist{said} 6", rules=rules, players=4), "ru")
        assert (kept.problem.clause if kept.problem else None) == clause


PENALTY = "wikipedia-sochi; misdeal_penalty_from=2"


def hills(*results: str, rules: str) -> tuple[object, ...]:
    kept = score(sheet(*results, rules=rules))
    assert kept.problem is None, kept.problem
    return tuple(kept.standing.hill)


def test_misdeals_in_a_row_are_counted() -> None:
    assert hills("misdeal", rules=PENALTY) == (0, 0, 0)
    assert hills("misdeal", "misdeal", rules=PENALTY) == (0, 0, 2)
    assert hills("misdeal 1", "misdeal 2", "misdeal 3", rules=PENALTY) == (0, 0, 4)
    assert hills("misdeal", "0 6S pass pass", "misdeal", rules=PENALTY) == (0, 0, 0)


@pytest.mark.parametrize("kind", ["card", "count", "talon", "cut"])
def test_kind_of_misdeal_is_read_and_written_and_costs_the_same(kind: str) -> None:
    assert hills(f"misdeal {kind}", f"misdeal {kind} 2", rules=PENALTY) == (0, 0, 2)
    kept = score(sheet(f"misdeal {kind}", f"misdeal {kind} 2", "misdeal 3", rules=PENALTY))
    assert [deal.spelled for deal in kept.deals] == [f"misdeal {kind}", f"misdeal {kind}", "misdeal"]
    assert [entry.cause for deal in kept.deals for entry in deal.entries] == [f"misdeal_{kind}", "misdeal"]
    as_object = read_document(as_json({"kind": "misdeal", "misdeal_kind": kind}))
    assert score(as_object).figures == score(sheet(f"misdeal {kind}")).figures
    told = {lang: score(sheet(f"misdeal {kind}"), lang).deals[0] for lang in languages()}
    for lang, deal in told.items():
        plain, said = score(sheet("misdeal"), lang).deals[0], say(lang, f"preferans-misdeal-{kind}")
        assert said in deal.title and said in deal.lines[0]
        assert said not in plain.title and said not in plain.lines[0]


MISDEAL_WAYS = {
    "card": ("карта", "открылась карта", "φύλλο", "թուղթ", "カード"),
    "count": ("wrong count", "число карт", "αριθμός", "քանակ", "枚数"),
    "talon": ("прикуп", "τζόγος", "պրիկուպ", "タロン"),
    "cut": ("no cut", "без снятия", "не дали снять", "κόψιμο", "կտրում", "カット"),
}


@pytest.mark.parametrize("kind", MISDEAL_WAYS)
def test_kind_of_misdeal_is_read_in_the_words_of_people(kind: str) -> None:
    for way in MISDEAL_WAYS[kind]:
        (deal,) = score(sheet(f"misdeal {way} 1")).deals
        assert (deal.spelled, deal.error) == (f"misdeal {kind}", None), way


def test_unknown_kind_of_misdeal_lists_the_expected_words() -> None:
    problem = score(sheet("misdeal foo")).problem
    assert problem is not None and problem.text == (
        "deal 1: 'misdeal foo': 'foo': expected after misdeal what was wrong (card, count, talon or cut), "
        "which misdeal in a row it is, or both, as in misdeal cut 2 (clause 2.6)"
    )


def test_misdeals_in_a_row_count_per_dealer() -> None:
    rules = f"{PENALTY}; misdeal_then=next_dealer"
    assert hills("misdeal", "misdeal", "misdeal", rules=rules) == (0, 0, 2)
    assert hills("misdeal", "misdeal", "misdeal 1", "misdeal 2", rules=rules) == (2, 0, 2)
    each = "wikipedia-sochi; misdeal_then=next_dealer"
    assert hills("misdeal", "misdeal", "misdeal", "misdeal", rules=each) == (2, 2, 4)


@pytest.mark.parametrize(
    ("results", "deal"),
    [
        (("misdeal 2",), 1),
        (("misdeal", "misdeal 1"), 2),
        (("misdeal", "misdeal 3"), 2),
        (("misdeal", "0 6S pass pass", "misdeal 2"), 3),
    ],
)
def test_wrong_number_of_misdeals_in_a_row_is_refused(results: tuple[str, ...], deal: int) -> None:
    problem = score(sheet(*results, rules=PENALTY)).problem
    assert problem is not None and (problem.deal, problem.clause) == (deal, "2.6")


def test_deleted_misdeal_is_not_counted() -> None:
    three, two = spell_document(sheet(*["misdeal"] * 3)), spell_document(sheet(*["misdeal"] * 2))
    assert three.deals[1:] == two.deals
    assert hills(*(deal.result for deal in three.deals[1:]), rules=PENALTY) == (0, 0, 2)


def test_invisible_character_is_named_with_its_deal() -> None:
    wrong = "0 7H whist\u200f pass 7"
    problem = score(sheet(EVENING[0], wrong)).problem
    assert problem is not None and problem.text.startswith("deal 2: ") and "U+200F" in problem.text


@pytest.mark.parametrize(
    ("seats", "says"),
    [
        (["Anna", "", "Vera"], "'' is not a name"),
        (["Anna", "  ", "Vera"], "'  ' is not a name"),
        (["Anna", "x" * 61, "Vera"], "is not a name: expected 1 to 60"),
        (["Anna", "Bo\u200fris", "Vera"], "is not a name"),
        (["Anna", "Boris", "Anna"], "'Anna' is the name of seats 0 and 2"),
        (["Anna", "Boris", " Anna "], "is the name of seats 0 and 2"),
    ],
)
def test_missing_or_repeated_names_are_refused(seats: list[str], says: str) -> None:
    with pytest.raises(PrikupError, match=says):
        score(read_document(as_json("misdeal", seats=seats)))


def test_deal_after_the_end_of_the_match_is_refused() -> None:
    rules = "wikipedia-sochi; target=2"
    kept = score(sheet(*["0 6S pass pass"] * 3, rules=rules))
    assert kept.over and kept.next is None and kept.entry is None and kept.problem is None
    more = score(sheet(*["0 6S pass pass"] * 4, rules=rules))
    assert more.problem is not None
    assert (more.problem.deal, more.problem.clause) == (4, "11.4")


def test_match_can_be_ended_early() -> None:
    kept = score(sheet(*EVENING, finish=True))
    assert kept.over and kept.finish and kept.next is None
    assert sum(kept.now) == 0


def test_next_deal_names_dealer_and_minimum() -> None:
    kept = score(sheet("raspasy 2 5 3", rules="wikipedia-sochi; raspasy_exit_levels=6,7"))
    assert kept.next is not None
    assert (kept.next.deal_no, kept.next.dealer, kept.next.minimum) == (2, 0, 7)
    assert kept.next.title == "Deal 2: Anna deals, at least a seven"


def test_donor_with_a_choice_is_asked_deal_by_deal() -> None:
    rules = "game-farm"
    results = ["misere 0 0", "misere 0 0"]
    kept = score(sheet(*results, rules=rules))
    (asked,) = kept.aid
    assert (asked.deal, asked.donor, asked.points, asked.rooms) == (2, 0, 10, (0, 10, 10))
    assert asked.text == "Deal 2: Anna has 10 to give away"
    some = score(sheet(results[0], f"{asked.words} 1:4", rules=rules))
    assert some.standing.pool == (10, 4, 0)
    (left,) = some.aid
    assert (left.points, left.rooms) == (6, (0, 6, 10))
    done = score(sheet(results[0], f"{left.words} 0:6", rules=rules))
    assert done.problem is None and done.aid == ()
    assert done.standing.whists[0][1] == 40


def test_four_players_share_one_sheet() -> None:
    kept = score(sheet("0 7H whist pass 7", "raspasy 2 4 3 1", "misere 0 made", players=4))
    assert kept.problem is None
    assert len(kept.now) == 4 and sum(kept.now) == 0
    assert kept.deals[1].tricks == (2, 4, 3, 1)


def test_settlement_is_shown_step_by_step() -> None:
    kept = score(sheet(*EVENING))
    steps = {step.name: step.amounts for step in kept.settlement.steps}
    assert steps["hill"] == (2, 5, 7)
    assert steps["levelled"] == (6, 5, 15)
    assert steps["written_off"] == (1, 0, 10)
    assert steps["result"] == kept.now
    assert all(
        one + other == result
        for one, other, result in zip(steps["hill_part"], steps["balance"], kept.now, strict=True)
    )
    assert "levelled" not in {step.name for step in score(sheet(rules="game-farm")).settlement.steps}


def test_finished_sheet_shows_its_settlement() -> None:
    over = score(sheet(*EVENING, finish=True))
    assert 'aria-label="Hill recalculated: 15"' in over.svg and 'aria-label="Result: −67⅓"' in over.svg
    assert 'class="mark"' not in score(sheet(*EVENING)).svg
    assert 'class="mark"' not in score(sheet(*EVENING, finish=True), upto=2).svg
    assert "Pool levelled" not in score(sheet(*EVENING, rules="game-farm", finish=True)).svg


@given(st.lists(st.integers(-300, 300), min_size=2, max_size=3))
def test_payments_settle_everybody_in_few_payments(amounts: list[int]) -> None:
    results = tuple(Fraction(one, 3) for one in (*amounts, -sum(amounts)))
    left = list(results)
    paid = find_payments(results)
    for payer, payee, amount in paid:
        assert amount > 0
        left[payer] += amount
        left[payee] -= amount
    assert not any(left)
    assert len(paid) <= max(len(amounts), 0)


def test_two_balanced_pairs_need_two_payments() -> None:
    assert len(find_payments(tuple(map(Fraction, (5, 5, -5, -5))))) == 2
    assert len(find_payments(tuple(map(Fraction, (7, 4, -4, -7))))) == 2


def test_short_results_are_written_out_in_full() -> None:
    record = spell_document(sheet(*EVENING))
    assert [deal.result for deal in record.deals] == [
        "0 7H whist pass 7 3 0",
        "misere 1 0 0 10",
        "raspasy 2 5 3",
        "0 6S whist whist 8 2 0",
        "2 6D pass half pass",
    ]
    assert read(write(sheet(*EVENING))) == record
    assert score(record).figures == score(sheet(*EVENING)).figures


OBJECTS = [
    {"kind": "contract", "declarer": 0, "contract": "7H", "declarations": [[1, "whist"], [2, "pass"]],
     "tricks": [7, 3, 0]},
    {"kind": "misere", "declarer": 1, "contract": "misere", "tricks": [5, 0, 5]},
    {"kind": "raspasy", "tricks": [2, 5, 3]},
    {"kind": "concede", "declarer": 0, "contract": "6S"},
    {"kind": "misdeal"},
]  # fmt: skip


def as_json(*results: object, **more: object) -> bytes:
    head = {"game": "preferans", "rules": "wikipedia-sochi", "seats": ["Anna", "Boris", "Vera"], "dealer": 2}
    return msgspec.json.encode(head | {"deals": [{"result": one} for one in results]} | more)


def test_results_can_be_json_objects() -> None:
    record = read_document(as_json(*OBJECTS))
    said = "0 7H whist pass 7", "misere 1 0", "raspasy 2 5 3", "concede 0 6S", "misdeal"
    kept = score(record)
    assert kept.problem is None
    assert kept.figures == score(sheet(*said)).figures


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"kind": "contract", "declarer": [0, 1], "contract": "7H"}, "deal 1: .*one player.*clause 4.7"),
        ({"kind": "contract", "declarer": "x"}, "deal 1: .*is not a result: declarer is 'x'"),
        ({"declarer": 0}, "deal 1: .*kind is None: expected contract, misere, raspasy, concede"),
        ({"kind": "whist"}, "deal 1: .*kind is 'whist': expected contract, misere, raspasy, concede"),
        ({"kind": ["misere"]}, "deal 1: .*kind is"),
        (
            {"kind": "misdeal", "dealer": 1},
            "deal 1: .*'dealer' is not a field of a result: expected declarer",
        ),
        ({"kind": "contract", "declarer": 0, "contract": ["7H", "8S"]}, "one contract, .*clause 3.1"),
        ({"kind": "raspasy", "tricks": "2 5 3"}, "deal 1: .*tricks is '2 5 3': expected .*clause 7.3"),
        ({"kind": "raspasy", "tricks": [2, 5, 2.5]}, "deal 1: .*clause 7.3"),
        ({"kind": "contract", "declarations": ["whist"]}, "deal 1: .*pairs of seat and word.*clause 6.1"),
        ({"kind": "misere", "declarer": 0, "talon": "7S"}, "deal 1: .*clause 8.10"),
        ({"kind": "misere", "declarer": 0, "talon": ["7S"]}, "deal 1: .*clause 8.10"),
        ({"kind": "misere", "declarer": 0, "talon": ["7S", "XX"]}, "deal 1: .*clause 8.10"),
        ({"kind": "misere", "declarer": 0, "aid": [1]}, "deal 1: .*clause 11.2"),
        ({"kind": "misdeal", "misdeal": "two"}, "deal 1: .*clause 2.6"),
        (
            {"kind": "misdeal", "misdeal_kind": "foo"},
            "deal 1: .*misdeal_kind is 'foo': expected card, count, talon or cut.*clause 2.6",
        ),
        ({"kind": "raspasy", "dealer_leads_talon": "no"}, "deal 1: .*clause 10.2"),
        (7, "deal 1: 7 is not a result: expected words, or an object"),
        (None, "deal 1: None is not a result"),
        (["misdeal"], "deal 1: .*is not a result"),
    ],
)
def test_invalid_json_result_is_refused_with_its_deal(wrong: object, says: str) -> None:
    with pytest.raises(RecordError, match=says):
        read_document(as_json(wrong))


def test_deal_that_is_no_json_object_is_named() -> None:
    with pytest.raises(RecordError, match="deal 2: 'misdeal' is not a deal: expected an object"):
        read_document(as_json(deals=[{"result": "misdeal"}, "misdeal"]))


SPOKEN = {"kind": "contract", "declarer": 0, "contract": "7H", "tricks": [7, 3, 0]}


@pytest.mark.parametrize(
    ("wrong", "players", "clause"),
    [
        ({"kind": "misere", "declarer": 0, "contract": "7H"}, 3, "3.2"),
        ({"kind": "contract", "contract": "7H"}, 3, "4.7"),
        ({"kind": "contract", "declarer": 0}, 3, "3.1"),
        ({"kind": "contract", "declarer": 0, "contract": "7H 8S"}, 3, "3.1"),
        ({"kind": "contract", "declarer": 7, "contract": "7H"}, 3, "1.2"),
        ({"kind": "contract", "declarer": -1, "contract": "7H"}, 3, "1.2"),
        ({"kind": "misere", "declarer": 3, "tricks": [0, 5, 5, 0]}, 4, "1.1"),
        ({"kind": "raspasy", "declarer": 0, "tricks": [2, 5, 3]}, 3, "4.7"),
        ({"kind": "raspasy", "contract": "7H", "tricks": [2, 5, 3]}, 3, "10.1"),
        ({"kind": "raspasy", "tricks": [2, 5, 3], "talon": ["7S", "8S"]}, 3, "10.2"),
        ({"kind": "raspasy", "tricks": [2, 5, 3], "dealer_leads_talon": True}, 3, "10.2"),
        ({"kind": "raspasy", "tricks": [2, 5, 3, 0], "dealer_leads_talon": False}, 4, "10.2"),
        ({"kind": "raspasy", "tricks": [2, 5, 2, 1], "dealer_leads_talon": False}, 4, "1.1"),
        ({"kind": "raspasy", "tricks": [2, 5, 3], "misdeal": 1}, 3, "2.6"),
        ({"kind": "misdeal", "misdeal": 3}, 3, "2.6"),
        ({"kind": "misdeal", "misdeal": 3, "misdeal_kind": "cut"}, 3, "2.6"),
        ({"kind": "raspasy", "tricks": [2, 5, 3], "misdeal_kind": "cut"}, 3, "2.6"),
        ({"kind": "misdeal", "contract": "7H"}, 3, "2.6"),
        ({"kind": "misdeal", "talon": ["7S", "8S"]}, 3, "2.6"),
        (SPOKEN | {"dealer_leads_talon": True}, 3, "10.2"),
        (SPOKEN | {"declarations": [[1, "whist"], [2, "pass"], [2, "closed"]]}, 3, "6.10"),
        (SPOKEN | {"declarations": [[1, "closed"], [1, "whist"], [2, "pass"]]}, 3, "6.10"),
        (SPOKEN | {"declarations": [[1, "whist"], [2, "pass"], [1, "open"], [1, "open"]]}, 3, "6.10"),
        (SPOKEN | {"declarations": [[1, "whist"], [2, "dance"]]}, 3, "6.1"),
        (SPOKEN | {"declarations": [[1, "whist"], [9, "pass"]]}, 3, "1.2"),
        (SPOKEN | {"declarations": [[1, "whist"], [2, "pass"]], "aid": [[1, 3]]}, 3, "11.2"),
        (SPOKEN | {"declarations": [[1, "whist"], [2, "pass"]], "tricks": []}, 3, "7.3"),
    ],
)
def test_json_result_is_checked_by_the_rules(wrong: object, players: int, clause: str) -> None:
    seats = ["Anna", "Boris", "Vera", "Gleb"][:players]
    kept = score(read_document(as_json("misdeal", wrong, "misdeal", seats=seats, dealer=players - 1)))
    assert kept.problem is not None
    assert (kept.problem.deal, kept.problem.clause) == (2, clause)
    assert kept.problem.text.startswith("deal 2: ") and kept.problem.text.endswith(f"(clause {clause})")
    with pytest.raises(RecordError, match=f"deal 2: .*clause {clause}"):
        from_json(as_json("misdeal", wrong, seats=seats, dealer=players - 1))


def test_json_results_cannot_follow_played_deals() -> None:
    played = {"hands": [None, None, None], "talon": [None, None], "moves": ["pass"]}
    with pytest.raises(RecordError, match="deal 1: expected a result"):
        from_json(as_json(deals=[played, {"result": {"kind": "misdeal"}}]))


def test_redundant_fields_of_json_results_are_accepted() -> None:
    results = [
        {"kind": "raspasy", "tricks": [2, 4, 3, 1], "dealer_leads_talon": True},
        {"kind": "misdeal", "misdeal": 1},
        {"kind": "misdeal", "misdeal": 2},
        "misdeal 3",
    ]
    raw = as_json(*results, seats=["Anna", "Boris", "Vera", "Gleb"], dealer=3)
    record = read_document(raw)
    assert [deal.result for deal in record.deals] == ["raspasy 2 4 3 1", "misdeal", "misdeal", "misdeal 3"]
    assert score(record).problem is None
    assert from_json(raw) == spell_document(record)


def test_json_declarations_out_of_turn_are_refused() -> None:
    wrong = {"kind": "contract", "declarer": 0, "contract": "7H", "declarations": [[2, "whist"], [1, "pass"]],
             "tricks": [7, 0, 3]}  # fmt: skip
    problem = score(read_document(as_json(wrong))).problem
    assert problem is not None and problem.clause == "6.1"


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"{", "not a record"),
        (as_json(dealer=None), "who deals first"),
        (as_json(*["misdeal"] * 501), "too many"),
        (as_json(""), "deal 1: expected a result"),
    ],
)
def test_invalid_document_is_refused(data: bytes, says: str) -> None:
    with pytest.raises(PrikupError, match=says):
        read_document(data)


@pytest.mark.parametrize("ask", [{"lang": "xx"}, {"viewer": 7}, {"form": "round"}, {"upto": 9}, {"entry": 9}])
def test_invalid_arguments_of_score_are_refused(ask: dict[str, object]) -> None:
    with pytest.raises(PrikupError):
        score(sheet(*EVENING), **ask)  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("preset", PRESETS.names)
def test_every_preset_has_a_sheet_in_both_languages(preset: str, players: int) -> None:
    record: MatchRecord = sheet("0 7H whist pass 8", "misere 1 2", rules=preset, players=players)
    record = msgspec.structs.replace(record, deals=(*record.deals, DealRecord(result="nonsense")))
    for lang in ("en", "ru"):
        kept = score(record, lang)
        assert kept.problem is not None and kept.problem.deal == 3
        assert len(kept.deals[0].lines) >= 2 and not any("{" in one.text for one in kept.figures)
        assert to_json(kept)
