"""Errors: a code and data; the catalogue has their sentence in each language."""

from __future__ import annotations

import operator
import pickle
import re
from collections.abc import Callable
from socket import EAI_NONAME, gaierror

import pytest

import prikup
from prikup import arena, board, bots, keeper, records, scene, sheet, worlds
from prikup.cards import Card, Cards
from prikup.core import Input, Say, from_json, replay, state_of, to_json
from prikup.errors import ArgumentError, OptionError, PrikupError, RuleError, Why, explain_system_error, quote
from prikup.records import RecordError
from prikup.review import review
from prikup.solver import AllPassSolver, PointSolver, Position, Solver
from prikup.testing import check_bot, check_game
from prikup.words.catalogue import Value, say

NEW = OptionError("value-number", "12.1", given="ten", option="target", low="1", high="1000")
RULE = RuleError("follow", "7.1", card="7S", suit="H")


def test_error_has_code_and_data_and_sentence_of_catalogue() -> None:
    assert (NEW.code, NEW.name, NEW.clause, NEW.data["low"]) == ("value", "value-number", "12.1", "1")
    assert NEW.text == "'ten' is not a value of target: expected a whole number from 1 to 1000"
    assert str(NEW) == f"{NEW.text} (clause 12.1)" and repr(NEW) == f"OptionError({str(NEW)!r})"
    assert NEW.told("ru") == "«ten» не значение target: ожидается целое число от 1 до 1000 (п. 12.1)"


def test_error_quotes_given_text_shortened_and_escaped() -> None:
    error = PrikupError("lang", given="x\x00" + "y" * 100, expected=("en", "ru"))
    assert (
        "'x\\x00yyy" in str(error) and "yyy…' is not a known language" in str(error) and len(str(error)) < 120
    )


def test_object_is_quoted_without_its_memory_address() -> None:
    assert quote(object()) == "<object object>" == str(PrikupError("x", given=object()).why.data["given"])
    assert quote("at 0x7") == "'at 0x7'" and quote("it is at 0x7f") == "'it is at 0x7f'"


def test_unknown_host_error_is_translated() -> None:
    error = explain_system_error(gaierror(EAI_NONAME, "Name or service not known"))
    assert isinstance(error, PrikupError) and error.told("ru") == "адрес с таким именем не найден"


def test_error_shows_suit_as_sign_and_call_as_word() -> None:
    assert str(RULE) == "7S cannot be played: follow suit (♥) (clause 7.1)"
    assert RuleError("next", "", bid="misere").said("ru") == "сейчас можно заявить только мизер"
    assert RuleError("next", "", bid="misere").why.data == {"bid": "misere"}


def test_error_without_message_shows_name_and_data() -> None:
    assert str(RuleError("dance-alone", "4.2", seat=1)) == "dance-alone seat=1 (clause 4.2)"


@pytest.mark.parametrize(
    "error",
    [
        NEW,
        RULE,
        RecordError("record-dealer").at(3, 4, deal=2, word="AS"),
        PrikupError("record-head", why=RuleError("over-deal", "11.4", deal=3).why),
    ],
)
def test_error_can_be_pickled(error: PrikupError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error) and vars(again) == vars(error) and str(again) == str(error)


def test_error_begins_with_its_place() -> None:
    assert str(RecordError("record-dealer").at(3)).startswith("line 3: the record does not say")
    error = RecordError.of(RuleError("over-deal", "11.4", deal=3)).at(2, deal=4, word="AS")
    assert (error.code, error.clause, error.line, error.deal, error.word) == ("over", "11.4", 2, 4, "AS")
    assert str(error) == "line 2: deal 4: 'AS': the match was over after deal 3 (clause 11.4)"
    assert error.told("ru") == "строка 2: сдача 4: «AS»: партия была окончена после сдачи 3 (п. 11.4)"
    assert error.why.told("ru") == error.told("ru") and error.why.text == error.text


def test_nested_error_is_in_the_same_language() -> None:
    error = PrikupError("record-head", why=RuleError("over-deal", "11.4", deal=3))
    assert str(error) == "the head: the match was over after deal 3 (clause 11.4)"
    assert error.told("ru") == "заголовок: партия была окончена после сдачи 3 (п. 11.4)"
    assert PrikupError("record-head", why=OSError("broken")).text == "the head: broken"


def test_error_is_rebuilt_from_its_record() -> None:
    error = PrikupError("record-head", why=OptionError("option", given="x" * 99, expected=("a", "b")))
    inner = error.why.data["why"]
    assert isinstance(inner, Why) and (inner.code, inner.name) == ("option", "option")
    assert inner.data == {"given": "x" * 59 + "…", "expected": ("a", "b")}
    assert to_json(error.why).startswith(
        b'{"code":"record","name":"record-head","clause":"","text":"the head'
    )
    assert error.why.told("ru") == error.told("ru") and str(PrikupError.of(error.why)) == str(error)


def test_nested_lists_are_data_but_not_in_sentence() -> None:
    needs = [["KH", "QH"], ["KS", "QS"]]
    error = RuleError("cap", "3.3", seat=1, bid=180, needs=needs)
    assert error.why.data["needs"] == needs
    assert error.text == RuleError("cap", "3.3", seat=1, bid=180).text


def test_listing_choices_formats_no_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    match = prikup.new("preferans").deal(seed=1).play("7S")
    view = match.view(1)
    asked: list[str] = []

    def listening(lang: str, name: str, attribute: str = "", /, **data: Value) -> str:
        asked.append(name)
        return say(lang, name, attribute, **data)

    monkeypatch.setattr("prikup.errors.say", listening)
    why = [choice.why for choice in view.choices if not choice.legal]
    assert not asked
    assert why[0] is not None and why[0].text == "6S is not higher than 7S" and asked
    assert from_json(type(why[0]), to_json(why[0])) == why[0] == pickle.loads(pickle.dumps(why[0]))


def test_record_of_error_quotes_given_text_like_the_error() -> None:
    error = PrikupError("lang", given="a\tb\\", expected=("en",))
    again = from_json(Why, to_json(error.why))
    for lang in ("en", "ru"):
        assert error.said(lang) == error.why.said(lang) == again.said(lang)


def test_errors_are_equal_if_name_and_data_are() -> None:
    assert RULE.why == RuleError("follow", "7.1", card="7S", suit="H").why
    assert hash(RULE.why) == hash(RuleError("follow", "7.1", card="7S", suit="H").why)
    others = [("follow", "7.2", "7S"), ("follow", "7.1", "8S"), ("trump", "7.1", "7S")]
    assert all(RuleError(name, at, card=card, suit="H").why != RULE.why for name, at, card in others)
    assert RULE.why != "follow"


GAME = prikup.GAMES["preferans"]
MATCH = prikup.new("preferans").deal(seed=1)
RECORD = records.make_record(prikup.new("preferans"), (), ("Anna", "Boris", "Vera"))


@pytest.mark.parametrize(
    "call, said",
    [
        (lambda: prikup.new(None), "None is not a game: expected preferans,"),  # type: ignore[call-overload]
        (lambda: MATCH.apply(Input("0", 0, Say("6S"))), "is not an input: expected one such as match.move("),  # type: ignore[arg-type]
        (lambda: MATCH.apply(Input(None, None, None)), "is not an input"),  # type: ignore[arg-type]
        (lambda: MATCH.parse(None, "7S"), "None is not a turn: expected one of match.turns()"),  # type: ignore[arg-type]
        (lambda: MATCH.parse(MATCH.turns()[0], 7), "7 is not a text: expected one such as 'pass'"),  # type: ignore[arg-type]
        (lambda: Card(-1), "-1 is out of range: expected a whole number from 0 to 31"),
        (lambda: Cards(-1), "-1 is out of range: expected a whole number from 0 to 4294967295"),
        (lambda: Cards("AS"), "'AS' is not a card: expected one such as Card.parse("),  # type: ignore[arg-type]
        (lambda: "AS" in Cards(), "'AS' is not a card"),  # type: ignore[operator]
        (lambda: records.write("x"), "'x' is not a record: expected one such as prikup.read() gives"),  # type: ignore[arg-type]
        (lambda: review("x"), "'x' is not a record"),  # type: ignore[arg-type]
        (lambda: arena.deals_of("x"), "'x' is not a record"),  # type: ignore[arg-type]
        (lambda: GAME.options(None), "None are not rules: expected a text such as 'wikipedia-sochi'"),  # type: ignore[arg-type]
        (lambda: GAME.rules("zz"), "'zz' are not options of the game"),
        (lambda: sheet.Sheet("Anna"), "'Anna' are not names: expected a tuple such as ('Anna',"),  # type: ignore[arg-type]
        (lambda: Solver().value("AK"), "'AK' is not a position: expected one such as Position("),  # type: ignore[arg-type]
        (lambda: AllPassSolver().value(None), "expected one such as AllPassPosition("),  # type: ignore[arg-type]
        (lambda: PointSolver().value(None), "expected one such as PointPosition("),  # type: ignore[arg-type]
        (lambda: Position.parse(None), "None is not a text: expected hands such as 'AK..."),  # type: ignore[arg-type]
        (lambda: check_game("prefa", matches=0), "matches is 0: expected a whole number from 1 up"),
        (lambda: check_bot("rules", seed="x"), "seed is 'x': expected a whole number"),  # type: ignore[arg-type]
        (lambda: check_bot(None), "None is not a bot"),  # type: ignore[arg-type]
        (lambda: review(RECORD, worlds=-1), "worlds is -1: expected a whole number from 1 up"),
        (lambda: Cards().suit("S"), "suit is 'S': expected a value of type Suit"),  # type: ignore[arg-type]
        (lambda: Position(None), "hands is None: expected a value of type tuple or list"),  # type: ignore[arg-type]
        (lambda: GAME.rulebook.get(7), "name is 7: expected a value of type str"),  # type: ignore[arg-type]
        (lambda: replay(MATCH, None), "inputs is None: expected a value of type Iterable"),  # type: ignore[arg-type]
        (lambda: state_of(GAME, MATCH, None), "is <match of preferans"),  # type: ignore[arg-type]
        (lambda: records.from_json(None), "text is None: expected a value of type str or bytes"),  # type: ignore[arg-type]
        (lambda: records.verify([]), "record is []: expected a value of type MatchRecord"),  # type: ignore[arg-type]
        (lambda: sheet.draw(RECORD), "expected a value of type Sheet"),  # type: ignore[arg-type]
        (lambda: keeper.spell_document("x"), "record is 'x': expected a value of type MatchRecord"),  # type: ignore[arg-type]
        (lambda: arena.make_bot(7), "name is 7: expected a value of type str"),  # type: ignore[arg-type]
        (lambda: bots.decide(bots.make("random"), None), "view is None: expected a value of type View"),  # type: ignore[arg-type]
        (lambda: scene.legal_texts(MATCH), "expected a value of type View"),  # type: ignore[arg-type]
        (lambda: board.read(7), "text is 7: expected a value of type str"),  # type: ignore[arg-type]
        (lambda: worlds.build_state(GAME, None, ()), "view is None: expected a value of type View"),  # type: ignore[arg-type]
        (lambda: worlds.Layouts.of(None), "hidden is None: expected a value of type Sequence"),  # type: ignore[arg-type]
    ],
)
def test_argument_of_the_wrong_type_is_named_with_what_was_expected(
    call: Callable[[], object], said: str
) -> None:
    with pytest.raises(ArgumentError, match=re.escape(said)):
        call()


@pytest.mark.parametrize(
    "call, said",
    [
        (
            lambda: prikup.new("preferans", "target"),
            "is an option, not a preset: expected target=value",
        ),
        (
            lambda: prikup.new("preferans", "kodeks-sochi target=10"),
            "expected ';' before target",
        ),
        (
            lambda: prikup.read("evening.prikup"),
            "is the name of a file: expected the text",
        ),
    ],
)
def test_frequent_mistake_is_named_with_its_correction(call: Callable[[], object], said: str) -> None:
    with pytest.raises(PrikupError, match=re.escape(said)):
        call()


@pytest.mark.parametrize("combine", [operator.or_, operator.and_, operator.sub, operator.le])
def test_set_of_cards_combines_with_sets_alone(combine: Callable[[object, object], object]) -> None:
    for other in (None, 7, "AS"):
        with pytest.raises(TypeError, match="'Cards'"):
            combine(Cards(), other)
