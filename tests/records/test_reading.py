"""What the reader accepts, and the one clear error it gives for everything else."""

from __future__ import annotations

from fractions import Fraction

import pytest

from prikup.core import Deal
from prikup.records import RecordError, from_json, read, to_json, write

HEAD = """[Prikup "1"]
[Game "preferans"]
[Rules "wikipedia-sochi; target=10"]
[Seats "Anna|Boris|Vera"]
[Dealer "0"]

"""

DEAL = "1. K87.T98.T98.K AQJT9.AQJ.A.A ..KQJ7.QJT987 / 7H KH"
PLAYED = DEAL + " | 6S pass pass | discard 7H KH | name 10S"


def error(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read(text)
    return caught.value


def test_a_deal_is_read_in_any_spacing_and_order() -> None:
    line = DEAL + " | 6S {high} pass pass discard KH 7H | name 10S pass pass = -"
    record = read(HEAD + "{first}\r\n" + line)
    assert record.deals[0].moves == ("6S", "pass", "pass", "discard KH 7H", "name 10S", "pass", "pass")
    assert record.deals[0].comments == ((0, "first"), (1, "high"))
    assert record.deals[0].tricks == ()
    assert record.last().standing.pool == (0, 10, 0)
    assert read(write(record)) == record


HIDDEN = DEAL.replace("K87.T98.T98.K", "??").replace("7H KH", "?? ??") + " | 6S pass pass"


def test_an_unwritten_card_of_the_talon_is_found_where_the_declarer_has_it() -> None:
    laid = read(HEAD + HIDDEN + " | discard 7H KH | name 10S | pass whist | closed | AS KD").last().log[0]
    assert isinstance(laid.action, Deal)
    assert {str(card) for card in laid.action.talon or ()} == {"7H", "KH"}
    played = read(HEAD + HIDDEN + " | discard ?? | name 10S | pass whist | closed | KH 7C").last().log[0]
    assert isinstance(played.action, Deal)
    assert "KH" in [str(card) for card in played.action.talon or ()]


@pytest.mark.parametrize(
    ("moves", "says"),
    [
        (
            "discard 7H KH | name 10S | pass whist | closed | AS KD 7H",
            "7H is not in that hand",
        ),  # it was discarded
        ("discard 7H KH | name 10S | pass whist | closed | KD", "KD is not in that hand"),  # another holds it
        ("discard ?? | name 10S | pass whist | closed | KH 7C 8S", "follow suit (hearts)"),  # he holds three
    ],
)
def test_no_unwritten_cards_are_found_for_moves_that_cannot_be(moves: str, says: str) -> None:
    assert says in str(error(f"{HEAD}{HIDDEN} | {moves}"))


def test_results_of_real_cards_carry_the_standing_on() -> None:
    record = read(
        HEAD
        + "1. result 1 7H whist pass 1 7 2\n"
        + "2. result raspasy 2 5 3\n"
        + "3. result misere 0 1 5 4 = 1 5 4\n"
        + "4. result concede 1 7H\n"
        + "5. result 2 6C pass half pass\n"
        + "6. result misdeal\n"
    )
    standing = record.last().standing
    assert standing.pool == (0, 4, 2)
    assert standing.hill == (12, 17, 5)
    assert record.last().deal_no == 7
    assert read(write(record)) == record == from_json(to_json(record))


def test_a_match_may_be_ended_by_agreement() -> None:
    text = HEAD.replace("\n\n", '\n[Result "-20/3 40/3 -20/3"]\n\n') + "1. result concede 0 6S\nfinish\n"
    caught = error(text)
    assert "Result" in str(caught) and "comes to -40 20 20" in str(caught)
    record = read(text.replace("-20/3 40/3 -20/3", "-40 20 20"))
    assert record.result == (Fraction(-40), Fraction(20), Fraction(20))
    assert record.last().finished


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, '[Prikup "..."] is missing'),
        (HEAD.replace('"1"]', '"2"]'), 1, "'2' is not a version of this format: expected 1"),
        (HEAD.replace("preferans", "whist"), 2, "'whist' is no game here"),
        (HEAD.replace("wikipedia-sochi", "sochi"), 3, "'sochi' is not a preset"),
        (HEAD.replace("target=10", "target=x"), 3, "'x' is not a value of target"),
        (HEAD.replace("Anna|Boris|Vera", "Anna"), 3, "players"),
        (HEAD.replace('Dealer "0"', 'Dealer "3"'), 5, "'3' is no dealer: expected 0 to 2"),
        (HEAD.replace("Dealer", "Dealing"), 5, "'Dealing' is no tag here"),
        (HEAD.replace('[Dealer "0"]', '[Dealer "0"'), 5, "is not a tag"),
        (HEAD.replace('[Dealer "0"]', '[Game "preferans"]'), 5, "the tag Game stands here again"),
        (HEAD.replace('[Dealer "0"]\n', "") + DEAL, 6, "the tag [Dealer] must say who deals first"),
        (HEAD + "hello", 7, "'hello': expected a deal, which begins with its number"),
        (HEAD + "2. result raspasy 2 5 3", 7, "'2.': expected deal 1."),
        (HEAD + "1. K87.T98", 7, "expected 3 hands, a stroke / and 2 cards of the talon"),
        (HEAD + DEAL.replace("K87.", "K87"), 7, "is not a hand: expected four suits"),
        (HEAD + DEAL.replace("7H KH", "7H XH"), 7, "'XH' is not a card"),
        (HEAD + DEAL.replace("7H KH", "7H 7H"), 7, "the cards dealt are not the pack"),
        (HEAD + DEAL + " | 6S 5S", 7, "'5S'"),
        (HEAD + DEAL + " | 7S 6S", 7, "deal 1: '6S': "),
        (HEAD + DEAL + " | 6S pass pass | discard 7H", 7, "'discard': 'discard 7H': expected two cards"),
        (HEAD + DEAL + " | 6S pass pass | discard 7H 8C", 7, "8C is not in that hand"),
        (HEAD + DEAL + " | 6S pass pass | discard 7H KH | name 5S", 7, "'name'"),
        (HEAD + PLAYED + " | pass whist | closed | KS", 7, "'KS': KS is not in that hand"),
        (HEAD + PLAYED + " | pass whist | closed | AS 7C KC", 7, "'KC': KC cannot be played"),
        (
            HEAD + PLAYED + " | pass pass = 0 10 0",
            7,
            "the tricks are written as 0 10 0, but the play comes to -",
        ),
        (
            HEAD + PLAYED + " | pass pass = - pool 1 8",
            7,
            "written as pool 1 8, but the deal comes to pool 1 10",
        ),
        (HEAD + PLAYED + " | pass = -", 7, "the deal is not over, so there is no result yet"),
        (HEAD + PLAYED + " | pass pass pass", 7, "'pass': the deal was over before this"),
        (HEAD + PLAYED + " | pass pass = 1 2", 7, "expected the tricks of 3 seats after ="),
        (HEAD + PLAYED + " | pass pass = - pool :", 7, "expected entries"),
        (HEAD + PLAYED + " | pass {open", 7, "a comment is written {so} within one line"),
        (HEAD + DEAL + " | 7:6S", 7, "'7:6S': 7 is no seat: expected 0 to 2"),
        (HEAD + DEAL + " | 2:6S", 7, "'2:6S': nothing is asked of seat 2 now"),
        (HEAD + PLAYED + "\n2. result raspasy 2 5 3", 8, "deal 1 is not over yet"),
        (HEAD + "1. result 0 7H whist pass 7 3 1", 7, "are not ten tricks"),
        (HEAD + "1. result 3 7H whist pass 7 3 0", 7, "'3' is no seat: expected 0 to 2"),
        (HEAD + "1. result 0 11H whist pass 7 3 0", 7, "'11H' is no trick contract"),
        (HEAD + "1. result 0 7H half whist 7 3 0", 7, "the defence cannot have said"),
        (HEAD + "1. result raspasy 2 5", 7, "expected a number of tricks for each of 3 seats"),
        (HEAD + "1. result raspasy 2 5 3\nfinish\n2. result raspasy 2 5 3", 9, "the match was over"),
    ],
)
def test_one_clear_error_names_the_line(text: str, line: int, says: str) -> None:
    caught = error(text)
    assert caught.line == line, str(caught)
    assert says in str(caught)
    assert "\n" not in str(caught)


def test_an_error_in_the_middle_names_the_column() -> None:
    caught = error(HEAD + DEAL + " | 7S 6S")
    assert caught.column == len(DEAL + " | 7S ") + 1


def test_a_lenient_reader_keeps_the_good_prefix() -> None:
    text = HEAD + "1. result raspasy 2 5 3\n" + DEAL.replace("1.", "2.", 1) + " | pass pass 6S 5X pass\n3. x"
    record = read(text.replace('[Dealer "0"]', '[Dealer "2"]\n[Shoe "size"]'), strict=False)
    assert [problem.line for problem in record.errors] == [6, 9]
    assert "'5X'" in str(record.errors[1])
    assert len(record.deals) == 2
    assert record.deals[1].moves == ("pass", "pass", "6S")
    assert record.last().deal_no == 2


def test_a_lenient_reader_drops_a_wrong_result_and_goes_on() -> None:
    text = HEAD + "1. result raspasy 2 5 3 = 2 4 4\n2. result raspasy 2 5 3 = 2 5 3\n"
    record = read(text, strict=False)
    assert len(record.errors) == 1
    assert [deal.tricks for deal in record.deals] == [None, (2, 5, 3)]


def test_a_match_that_says_it_is_over_may_not_break_off() -> None:
    text = HEAD.replace("\n\n", '\n[Result "0 0 0"]\n\n') + PLAYED
    assert "the match is not over: the record breaks off in deal 1" in str(error(text))


@pytest.mark.parametrize("cut", range(0, 400, 7))
def test_a_record_cut_off_anywhere_is_read_or_refused_in_one_line(cut: int) -> None:
    text = (HEAD + PLAYED + " | pass whist | open | 7S 9S =")[: 120 + cut]
    try:
        assert read(text).errors == ()
    except RecordError as caught:
        assert caught.line > 0 and "\n" not in str(caught)
    kept = read(text, strict=False)
    assert len(kept.errors) <= 1


@pytest.mark.parametrize(
    "text", ["{}", "[]", "{", '{"game":"preferans"}', '{"prikup":1,"game":"x","extra":1}']
)
def test_bad_json_is_one_error(text: str) -> None:
    with pytest.raises(RecordError, match="this is not a record as JSON"):
        from_json(text)


def test_json_is_checked_like_text() -> None:
    good = to_json(read(HEAD + PLAYED + " | pass pass = -"))
    with pytest.raises(RecordError, match="deal 1: '5S'"):
        from_json(good.replace('"6S"', '"5S"'))
    with pytest.raises(RecordError, match="not a version"):
        from_json(good.replace('"game"', '"prikup": 7, "game"'))
