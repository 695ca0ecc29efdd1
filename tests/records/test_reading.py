"""The reader: accepted texts, and one clear error for everything else."""

from __future__ import annotations

import re
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


def read_error(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read(text)
    return caught.value


def test_deal_is_read_in_any_spacing() -> None:
    line = DEAL + " | 6S {high} pass pass discard KH 7H | name 10S pass pass = -"
    record = read(HEAD + "{first}\r\n" + line)
    assert record.deals[0].moves == ("6S", "pass", "pass", "discard KH 7H", "name 10S", "pass", "pass")
    assert record.deals[0].comments == ((0, "first"), (1, "high"))
    assert record.deals[0].tricks == ()
    assert record.final_match().standing.pool == (0, 10, 0)
    assert read(write(record)) == record


HIDDEN = DEAL.replace("K87.T98.T98.K", "??").replace("7H KH", "?? ??") + " | 6S pass pass"


def test_unwritten_talon_cards_are_found_from_the_declarers_cards() -> None:
    laid = (
        read(HEAD + HIDDEN + " | discard 7H KH | name 10S | pass whist | closed | AS KD").final_match().log[0]
    )
    assert isinstance(laid.action, Deal)
    assert {str(card) for card in laid.action.talon or ()} == {"7H", "KH"}
    played = (
        read(HEAD + HIDDEN + " | discard ?? | name 10S | pass whist | closed | KH 7C").final_match().log[0]
    )
    assert isinstance(played.action, Deal)
    assert "KH" in [str(card) for card in played.action.talon or ()]


@pytest.mark.parametrize(
    ("moves", "says"),
    [
        # The card was discarded.
        (
            "discard 7H KH | name 10S | pass whist | closed | AS KD 7H",
            "7H is not in that hand",
        ),
        # Another seat holds it.
        (
            "discard 7H KH | name 10S | pass whist | closed | KD",
            "KD is not in that hand",
        ),
        # The seat holds three hearts.
        (
            "discard ?? | name 10S | pass whist | closed | KH 7C 8S",
            "follow suit (♥)",
        ),
    ],
)
def test_impossible_moves_with_unwritten_cards_are_refused(moves: str, says: str) -> None:
    assert says in str(read_error(f"{HEAD}{HIDDEN} | {moves}"))


def test_typed_results_continue_the_standing() -> None:
    record = read(
        HEAD
        + "1. result 1 7H whist pass 1 7 2\n"
        + "2. result raspasy 2 5 3\n"
        + "3. result misere 0 1 5 4 = 1 5 4\n"
        + "4. result concede 1 7H\n"
        + "5. result 2 6C pass half pass\n"
        + "6. result misdeal\n"
    )
    standing = record.final_match().standing
    assert standing.pool == (0, 4, 2)
    assert standing.hill == (12, 17, 5)
    assert record.final_match().deal_no == 7
    assert read(write(record)) == record == from_json(to_json(record))


def test_match_can_be_ended_by_agreement() -> None:
    text = HEAD.replace("\n\n", '\n[Result "-20/3 40/3 -20/3"]\n\n') + "1. result concede 0 6S\nfinish\n"
    caught = read_error(text)
    assert "Result" in str(caught) and "comes to -40 20 20" in str(caught)
    record = read(text.replace("-20/3 40/3 -20/3", "-40 20 20"))
    assert record.result == (Fraction(-40), Fraction(20), Fraction(20))
    assert record.final_match().finished


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, '[Prikup "..."] is missing'),
        (HEAD.replace('"1"]', '"2"]'), 1, "'2' is not a version of this format: expected 1"),
        (HEAD.replace("preferans", "whist"), 2, "'whist' is not a known game"),
        (HEAD.replace("wikipedia-sochi", "sochi"), 3, "'sochi' is not a preset"),
        (HEAD.replace("target=10", "target=x"), 3, "'x' is not a value of target"),
        (HEAD.replace("Anna|Boris|Vera", "Anna"), 3, "players"),
        (HEAD.replace('Dealer "0"', 'Dealer "3"'), 5, "'3' is not a dealer: expected 0 to 2"),
        (HEAD.replace("Dealer", "Dealing"), 5, "'Dealing' is not a known tag"),
        (HEAD.replace('[Dealer "0"]', '[Dealer "0"'), 5, "is not a tag"),
        (HEAD.replace('[Dealer "0"]', '[Game "preferans"]'), 5, "the tag Game stands here again"),
        (HEAD.replace('[Dealer "0"]\n', "") + DEAL, 6, "the tag [Dealer] must say who deals first"),
        (HEAD + "hello", 7, "'hello': expected a deal, which begins with its number"),
        (HEAD + "2. result raspasy 2 5 3", 7, "'2.': expected deal 1."),
        (HEAD + "1. K87.T98", 7, "expected 3 hands, a slash / and 2 cards of the talon"),
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
        (HEAD + DEAL + " | 7:6S", 7, "'7:6S': 7 is not a seat: expected 0 to 2"),
        (HEAD + DEAL + " | 2:6S", 7, "'2:6S': nothing is asked of seat 2 now"),
        (HEAD + PLAYED + "\n2. result raspasy 2 5 3", 8, "deal 1 is not over yet"),
        (HEAD + "1. result 0 7H whist pass 7 3 1", 7, "are not ten tricks"),
        (HEAD + "1. result 3 7H whist pass 7 3 0", 7, "'3' is not a seat: expected 0 to 2"),
        (HEAD + "1. result 0 11H whist pass 7 3 0", 7, "'11H' is not a trick contract"),
        (HEAD + "1. result 0 7H half whist 7 3 0", 7, "the defence cannot have said"),
        (HEAD + "1. result raspasy 2 5", 7, "expected a number of tricks for each of 3 seats"),
        (HEAD + "1. result raspasy 2 5 3\nfinish\n2. result raspasy 2 5 3", 9, "the match was over"),
    ],
)
def test_error_names_the_line(text: str, line: int, says: str) -> None:
    caught = read_error(text)
    assert caught.line == line, str(caught)
    assert says in str(caught)
    assert "\n" not in str(caught)


NINES = "9" * 5000


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (HEAD.replace("\n\n", f'\n[Result "{NINES} 0 0"]\n\n'), "is not a result: expected 3 numbers"),
        (HEAD.replace("\n\n", '\n[Result "١ 0 0"]\n\n'), "is not a result: expected 3 numbers"),
        (HEAD.replace("\n\n", '\n[Result "1/0 0 0"]\n\n'), "is not a result: expected 3 numbers"),
        (HEAD.replace("\n\n", f'\n[Commitment "{NINES} {"a" * 64}"]\n\n'), "expected the number of a deal"),
        (HEAD.replace("\n\n", f'\n[Commitment "1١ {"a" * 64}"]\n\n'), "expected the number of a deal"),
        (HEAD + PLAYED + f" | pass whist | closed | claim {NINES}-0-0", "'claim'"),
        (HEAD + PLAYED + " | pass whist | closed | claim ١-5-4", "'claim'"),
        (HEAD + PLAYED + " | pass whist | closed | ١:AS", "'١:AS'"),
        (HEAD + f"1. result 1 6S pass pass aid 1:{NINES}", "is not valid aid: expected a seat and points"),
        (HEAD + "1. result 1 6S pass pass aid 1:٢", "is not valid aid: expected a seat and points"),
        (HEAD + "1. result raspasy 2 5 3 = ٢ 5 3", "expected the tricks of 3 seats after ="),
        (HEAD + "1. result raspasy 2 5 3 = 2 5 3 hill 0 ٢", "expected entries"),
        (HEAD + "١. result raspasy 2 5 3", "expected a deal, which begins with its number"),
    ],
)
def test_long_and_foreign_digits_give_one_error(text: str, says: str) -> None:
    caught = read_error(text)
    assert says in str(caught) and caught.line > 0
    assert len(read(text, strict=False).errors) == 1


@pytest.mark.parametrize("amount", ["1/0", "1e999999999", NINES, "1.5", " 1", "١", "1/-2", ""])
def test_json_result_that_is_no_amount_gives_one_error(amount: str) -> None:
    good = to_json(read(HEAD + "1. result raspasy 2 5 3"))
    with pytest.raises(RecordError, match=r"is not a record as JSON: .* is not an amount"):
        from_json(good.replace('"deals"', f'"result": ["{amount}", "2", "3"], "deals"'))


TYPED = HEAD + "1. result raspasy 2 5 3"


def head_with_tag(tag: str) -> str:
    return HEAD.replace("\n\n", f"\n{tag}\n\n")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (HEAD + "1. result", "deal 1: expected a result here, such as 0 7H whist pass 7 3 0"),
        (HEAD + "1. result 1 6S whist whist open 1 6 3", "only a lone whister says open"),
        (HEAD + "1. result 1 6S pass pass closed", "only a lone whister says closed"),
        (HEAD + "1. result 1 6S pass half pass open", "only a lone whister says open"),
        (
            HEAD + "1. result 1 6S whist pass open closed open 1 6 3",
            "expected declarer, contract, declarations",
        ),
        (HEAD + "1. result 1 6S open whist pass 1 6 3", "expected declarer, contract, declarations"),
        (HEAD + "1. result 1 6S open 1 6 3", "the defence cannot have said nothing"),
        (HEAD + "1. result 1 6S pass pass aid", "aid: expected a seat and points after it"),
        (HEAD + "{a {b} c}", "line 7, column 9: deal 1: '}': a comment is written {so} within one line"),
        (HEAD + "1. result raspasy 2 5 3\nfinish\nfinish", "deal 2: 'finish': the match cannot end here"),
        (TYPED + " =", "deal 1: '=': expected the tricks of 3 seats after ="),
        (HEAD + PLAYED + " | pass pass =", "deal 1: '=': expected the tricks of 3 seats after ="),
        (
            head_with_tag('[Commitment "1 zz"]'),
            "line 6, column 2: 'zz' is not a commitment: expected 64 digits",
        ),
        (
            head_with_tag(f'[Commitment "1 {"a" * 64}"]\n[ServerSeed "1 zz"]'),
            "line 7, column 2: 'zz' is not a seed or its commitment: expected 64",
        ),
    ],
)
def test_error_names_the_fault_and_its_place(text: str, says: str) -> None:
    assert says in str(read_error(text))


def test_typed_result_can_name_open_and_closed_whist() -> None:
    for said in ("whist pass open", "pass whist closed", "pass half whist open"):
        assert read(HEAD + f"1. result 1 6S {said} 2 6 2").final_match().deal_no == 2


def test_comments_are_allowed_around_a_result() -> None:
    record = read(HEAD + "{a}\n1. {b} result {c} raspasy 2 5 3 {d} = {e} 2 5 3 {f}")
    assert record.deals[0].comments == ((0, "a"), (0, "b"), (1, "c"), (1, "d"), (1, "e"), (1, "f"))
    assert read(write(record)) == record == from_json(to_json(record))


@pytest.mark.parametrize("space", ["\t", "\u00a0", "\u2028", "\u2029", "\u3000", "\x0b", "\x85", "\r"])
def test_any_white_space_counts_as_a_space(space: str) -> None:
    text = head_with_tag(f'[Site "на{space}даче"]') + f"{{одна{space}сдача}}\n1.{space}result raspasy 2 5 3"
    record = read(text)
    assert record.about == (("Site", "на даче"),)
    assert record.deals[0].comments == ((0, "одна сдача"),)
    assert read(write(record)) == record == from_json(to_json(record))
    raw = to_json(record).replace("на даче", f"на\\u{ord(space):04x}даче")
    assert from_json(raw) == record


@pytest.mark.parametrize("char", ["\u200d", "\u200b", "\u202e", "\x00", "\x1b", "\ufeff", "\ue000"])
def test_invisible_character_is_refused_with_its_place(char: str) -> None:
    caught = read_error(head_with_tag(f'[Site "на{char}даче"]'))
    assert (caught.line, caught.column) == (6, 10)
    assert f"U+{ord(char):04X} cannot stand here: expected printable characters" in str(caught)
    caught = read_error(HEAD + f"{{a}}\n1. result raspasy {{b{char}c}} 2 5 3")
    assert (caught.line, caught.column) == (8, 21)
    kept = read(
        head_with_tag(f'[Site "на{char}даче"]') + f"1. result raspasy 2 5 3\n{{b{char}c}}", strict=False
    )
    assert len(kept.errors) == 2 and len(kept.deals) == 1 and not kept.about


@pytest.mark.parametrize("finish", ["", "finish\n"])
def test_comments_after_the_last_deal_are_kept(finish: str) -> None:
    record = read(f"{TYPED}\n{{one}} {{two}}\n{finish}{{three}}\n")
    assert record.comments == ("one", "two", "three")
    assert record.finish == bool(finish)
    assert read(write(record)) == record == from_json(to_json(record))
    assert read(HEAD + "{alone}").comments == ("alone",)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            '"deals"',
            '"about": [["Foo", "x"]], "deals"',
            "about: 'Foo' is not a known tag: expected one of Event",
        ),
        ('"deals"', '"about": [["Date", "1"], ["Date", "2"]], "deals"', "the tag Date stands here again"),
        ('"result"', '"moves": ["pass"], "result"', "deal 1: expected a result, or hands, talon and moves"),
        ('"result"', '"hands": [null, null, null], "result"', "deal 1: expected a result, or hands"),
        ('"result"', '"comments": [[2, "x"]], "result"', "deal 1: the comment 'x' stands after 2 moves of 1"),
        ('"result"', '"comments": [[-1, "x"]], "result"', "deal 1: the comment 'x' stands after -1 moves"),
        ('"result"', '"comments": [[1, "a}b"]], "result"', "'a}b' cannot be a comment: expected no braces"),
        ('"result"', '"entries": ["pool 0 4"], "result"', "deal 1: entries stand here without the tricks"),
        ("2 5 3", "2 5 3 = 2 5 3", "'raspasy 2 5 3 = 2 5 3' is not a move: expected words"),
    ],
)
def test_invalid_json_record_is_refused(old: str, new: str, says: str) -> None:
    good = to_json(read(TYPED))
    assert from_json(good).deals
    with pytest.raises(RecordError, match=re.escape(says)):
        from_json(good.replace(old, new, 1))


DRAWN = HEAD.replace('[Dealer "0"]\n', '[Dealer "0"]\n[Draw "7S KD 9C"]\n')


def test_cards_drawn_for_the_first_dealer_are_kept() -> None:
    record = read(DRAWN + DEAL)
    assert " ".join(card.text for card in record.draw) == "7S KD 9C"
    assert read(write(record)) == record == from_json(to_json(record))
    drawn = next(record.replay()).move
    assert drawn is not None and drawn.action.text == "draw 0 7S KD 9C"
    high = DRAWN.replace("target=10", "target=10; first_dealer=highest_draw")
    assert read(high.replace('[Dealer "0"]', '[Dealer "1"]')).dealer == 1


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (DRAWN.replace("7S KD", "KD 7S"), "with KD 7S 9C drawn seat 1 deals, not seat 0"),
        (DRAWN.replace("7S KD 9C", "7S KD"), "7S KD were drawn: expected a card for each of 3 seats"),
        (DRAWN.replace("7S KD", "7S 7S"), "expected a card for each of 3 seats"),
        (DRAWN.replace("7S", "6S"), "'6S'"),
        (DRAWN.replace("7S KD 9C", " "), "expected a card for each seat, as in 7S KD 9C"),
        (DRAWN.replace('[Dealer "0"]\n', ""), "no tag [Dealer] says who deals by them"),
        (DRAWN.replace("target=10", "first_dealer=random"), "the first dealer is taken at random"),
    ],
)
def test_draw_that_contradicts_the_dealer_is_refused_or_left_out(text: str, says: str) -> None:
    found = read_error(text)
    assert says in str(found) and '[Draw "' in text.split("\n")[found.line - 1]
    kept = read(text, strict=False)
    assert kept.draw == () and kept.dealer == read(text.replace("[Draw", "[Event")).dealer
    assert [says in one.text for one in kept.errors] == [True]


def test_lenient_reader_leaves_out_wrong_tags() -> None:
    text = TYPED.replace("\n\n", '\n[Result "x"]\n[Commitment "1 zz"]\n[Date "1"]\n[Date "2"]\n\n')
    record = read(text, strict=False)
    assert [problem.line for problem in record.errors] == [9, 6, 7]
    assert record.result is None and not record.shuffles and record.about == (("Date", "1"),)
    assert len(record.deals) == 1


def test_error_within_a_line_names_the_column() -> None:
    caught = read_error(HEAD + DEAL + " | 7S 6S")
    assert caught.column == len(DEAL + " | 7S ") + 1


def test_lenient_reader_keeps_the_good_prefix() -> None:
    text = HEAD + "1. result raspasy 2 5 3\n" + DEAL.replace("1.", "2.", 1) + " | pass pass 6S 5X pass\n3. x"
    record = read(text.replace('[Dealer "0"]', '[Dealer "2"]\n[Shoe "size"]'), strict=False)
    assert [problem.line for problem in record.errors] == [6, 9]
    assert "'5X'" in str(record.errors[1])
    assert len(record.deals) == 2
    assert record.deals[1].moves == ("pass", "pass", "6S")
    assert record.final_match().deal_no == 2


def test_lenient_reader_drops_a_wrong_result_and_goes_on() -> None:
    text = HEAD + "1. result raspasy 2 5 3 = 2 4 4\n2. result raspasy 2 5 3 = 2 5 3\n"
    record = read(text, strict=False)
    assert len(record.errors) == 1
    assert [deal.tricks for deal in record.deals] == [None, (2, 5, 3)]


def test_match_with_result_must_be_complete() -> None:
    text = HEAD.replace("\n\n", '\n[Result "0 0 0"]\n\n') + PLAYED
    assert "the match is not over: the record breaks off in deal 1" in str(read_error(text))


@pytest.mark.parametrize("cut", range(0, 400, 7))
def test_truncated_record_is_read_or_gives_one_line_error(cut: int) -> None:
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
def test_invalid_json_gives_one_error(text: str) -> None:
    with pytest.raises(RecordError, match=re.escape(f"'{text}' is not a record as JSON")):
        from_json(text)
    with pytest.raises(RecordError, match=re.escape(f"'{text}' is not a record as JSON")):
        from_json(text.encode())


def test_json_is_checked_like_text() -> None:
    good = to_json(read(HEAD + PLAYED + " | pass pass = -"))
    with pytest.raises(RecordError, match="deal 1: '5S'"):
        from_json(good.replace('"6S"', '"5S"'))
    with pytest.raises(RecordError, match="not a version"):
        from_json(good.replace('"game"', '"prikup": 7, "game"'))
