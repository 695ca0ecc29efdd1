"""Score keeper documents with corrected or removed deals."""

from __future__ import annotations

import random

import msgspec
import pytest

import prikup
from prikup.core import PrikupError, to_json
from prikup.keeper import MAX_DOCUMENT_DEALS, read_document, score, spell_document
from prikup.records import MatchRecord, RecordError, write
from prikup.records.model import DealRecord
from prikup.words.catalogue import languages
from tests.keeper.games import CASES, texts
from tests.keeper.games import document as results_of
from tests.keeper.sheets import EVENING, sheet


def correct_deal(right: MatchRecord, at: int, *wrong: str) -> MatchRecord:
    """Return the document with wrong results before the right one of a deal, counted from 0."""
    deals = list(right.deals)
    deals[at] = msgspec.structs.replace(deals[at], wrong=wrong)
    return msgspec.structs.replace(right, deals=tuple(deals))


RIGHT = sheet(*EVENING)
EARLIER = correct_deal(RIGHT, 0, "0 8H whist pass 7")
LATEST = correct_deal(RIGHT, 4, "2 6D pass pass", "1 6D pass pass")


@pytest.mark.parametrize("record", [EARLIER, LATEST], ids=["earlier", "latest"])
def test_results_are_those_of_the_right_deals_only(record: MatchRecord) -> None:
    kept, right = score(record), score(RIGHT)
    for name in ("standing", "now", "settlement", "payments", "next", "entry", "aid", "over"):
        assert getattr(kept, name) == getattr(right, name)
    hidden = score(record, wrong=False)
    assert (hidden.figures, hidden.svg) == (right.figures, right.svg)
    assert kept.has_wrong and hidden.has_wrong and not right.has_wrong
    assert not any(one.wrong for one in hidden.figures)
    assert kept.svg.count('class="figure old"') == sum(one.wrong for one in kept.figures) > 0


def test_corrected_figure_shows_its_former_value() -> None:
    told = [one.text for one in score(EARLIER).figures]
    assert "Hill of Anna: deal 1, corrected: it was 8♥ down 1, +6, clause 8.2" in told
    assert "Hill of Anna: deal 1, corrected: it was +6" in told
    assert "Pool of Anna: deal 1, 7♥ made, +4, clause 8.1" in told
    deal = score(EARLIER).deals[0]
    (was,) = deal.wrong
    assert (was.words, was.text) == (
        "0 8H whist pass 7",
        "corrected: it was Anna 8♥, Boris whists, Vera passes: 7 taken",
    )
    for lang in languages():
        assert all("{" not in one.text for one in score(EARLIER, lang).figures)


def test_sheet_of_earlier_deals_shows_their_wrong_figures() -> None:
    assert 'class="figure old"' in score(EARLIER, upto=1).svg
    assert 'class="figure old"' not in score(LATEST, upto=4).svg


def test_removed_deal_is_shown_after_the_last_one() -> None:
    record = msgspec.structs.replace(RIGHT, removed=("0 6S pass pass",))
    kept = score(record)
    (gone,) = kept.removed
    assert gone.text == "Deleted: Anna 6♠, Boris passes, Vera passes: not played"
    wrong = [one for one in kept.figures if one.wrong]
    assert [(one.deal_no, one.account, one.seat) for one in wrong] == [(6, "pool", 0)]
    assert (kept.now, kept.next) == (score(RIGHT).now, score(RIGHT).next)
    assert 'data-testid="balance"' in kept.svg and 'data-testid="balance"' in score(record, upto=5).svg
    assert score(read_document(write(record))).figures == kept.figures


def test_impossible_wrong_result_is_shown_without_figures() -> None:
    resting = correct_deal(sheet("misdeal", "0 6S whist pass 7", players=4), 1, "3 6S whist pass 7")
    kept = score(resting)
    assert not kept.has_wrong and kept.deals[1].wrong[0].text == "corrected: it was 3 6S whist pass 7"
    assert score(read_document(kept.text)).deals[1].wrong == kept.deals[1].wrong


def test_correction_that_ends_the_match_keeps_removed_deals() -> None:
    over = correct_deal(
        sheet("0 6S pass pass", "1 6S pass pass", rules="wikipedia-sochi; target=1"), 1, "misdeal"
    )
    kept = score(msgspec.structs.replace(over, removed=("2 6S pass pass",)))
    assert kept.over and kept.problem is None
    assert kept.removed[0].text == "Deleted: 2 6S pass pass"
    assert score(read_document(kept.text)).removed == kept.removed


def test_corrections_after_an_impossible_deal_are_pending() -> None:
    record = correct_deal(sheet("0 7H whist pass 7", "misdeal 5", "raspasy 2 5 3"), 2, "raspasy 3 4 3")
    kept = score(record)
    assert kept.problem is not None and kept.problem.deal == 2
    assert kept.deals[2].pending and [one.words for one in kept.deals[2].wrong] == ["raspasy 3 4 3"]
    assert not kept.has_wrong


def test_text_with_impossible_deal_keeps_its_corrections() -> None:
    text = write(msgspec.structs.replace(EARLIER, removed=("misdeal",)))
    kept = read_document(text.replace("raspasy 2 5 3", "raspasy 2 5 4"))
    assert kept.deals[0].wrong == ("0 8H whist pass 7 3 0",) and kept.removed == ("misdeal",)
    assert score(kept).problem is not None


def test_corrections_count_towards_the_maximum_of_deals() -> None:
    text = to_json(correct_deal(RIGHT, 0, *["misdeal"] * (MAX_DOCUMENT_DEALS - len(EVENING) + 1))).decode()
    with pytest.raises(RecordError, match=f"{MAX_DOCUMENT_DEALS + 1} deals"):
        read_document(text)


def test_invalid_wrong_result_is_refused() -> None:
    for wrong in ("", "raspasy | 2", "removed"):
        text = to_json(msgspec.structs.replace(RIGHT, removed=(wrong,))).decode()
        with pytest.raises(RecordError, match="is not a wrong result"):
            read_document(text)


def test_package_can_show_or_hide_wrong_figures() -> None:
    kept = prikup.score(EARLIER)
    assert any(one.wrong for one in kept.figures)
    assert not any(one.wrong for one in prikup.score(EARLIER, wrong=False).figures)


@pytest.mark.parametrize(("game", "rules", "players"), CASES)
def test_document_with_random_corrections_counts_right_results(game: str, rules: str, players: int) -> None:
    pick = random.Random(f"{rules}{players}")
    deals: tuple[DealRecord, ...] = ()
    for _ in range(8):
        record = results_of(game, rules, players=players)
        record = msgspec.structs.replace(record, deals=deals)
        form = score(record).entry
        if form is None:
            break
        kind = pick.choice([one for one in form.kinds if one.allowed])
        deals += (DealRecord(result=pick.choice(list(texts(form, kind, players, pick)))),)
        at = pick.randrange(len(deals))
        form = score(msgspec.structs.replace(record, deals=deals), entry=at + 1).entry
        assert form is not None
        kind = pick.choice([one for one in form.kinds if one.allowed])
        result = pick.choice(list(texts(form, kind, players, pick)))
        changed = DealRecord(result=result, wrong=(*deals[at].wrong, deals[at].result))
        after = (*deals[:at], changed, *deals[at + 1 :])
        if score(msgspec.structs.replace(record, deals=after)).problem is None:
            deals = after
    record = msgspec.structs.replace(results_of(game, rules, players=players), deals=deals)
    right = results_of(game, rules, *(one.result for one in deals), players=players)
    kept, plain = score(record), score(right)
    assert (kept.standing, kept.now, kept.settlement) == (plain.standing, plain.now, plain.settlement)
    assert score(record, wrong=False).svg == plain.svg
    again = read_document(kept.text)
    assert score(again).figures == kept.figures
    assert write(read_document(write(again))) == write(again)
    assert score(spell_document(record)).figures == kept.figures
    with pytest.raises(PrikupError):
        score(record, entry=99)
