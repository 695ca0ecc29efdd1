"""Free spellings by people are read in every game; written texts stay canonical."""

from __future__ import annotations

from unicodedata import normalize

import pytest

from prikup import new
from prikup.cards import CARDS_BY_INDEX, Card, Cards, Suit
from prikup.cli import main
from prikup.core import Discard, RuleError
from prikup.records import read, write
from prikup.vocabulary.input_words import read_spellings, spell_words
from tests.games.preferans.scripts import deal, say, start
from tests.games.scripts import scored_result

RANKS = {
    "T": ["10", "t"],
    "A": ["a", "Т", "т"],
    "K": ["k", "К", "к"],
    "Q": ["q", "Д", "д"],
    "J": ["j", "В", "в"],
}
SUITS = {"S": "s♠♤Пп", "C": "c♣♧Тт", "D": "d♦♢Бб", "H": "h♥♡Чч"}


@pytest.mark.parametrize("card", CARDS_BY_INDEX, ids=str)
def test_card_is_read_in_all_usual_spellings(card: Card) -> None:
    for rank in [card.rank, *RANKS.get(card.rank, [])]:
        for suit in [card.suit.letter, *SUITS[card.suit.letter], f"{SUITS[card.suit.letter][1]}\ufe0f"]:
            assert Card.parse(rank + suit) is card, rank + suit
            assert Suit.parse(suit) is card.suit


@pytest.mark.parametrize("text", ["AK10.QJ9..87", "akt.qj9..87", "ТК10.ДВ9..87", "A♠ К♠ 10♠ Qh j♥ 9ч 8c 7т"])
def test_hand_is_read_in_usual_spellings_and_written_canonically(text: str) -> None:
    assert str(Cards.parse(text)) == "AKT.QJ9..87"


@pytest.mark.parametrize(
    ("game", "written", "words"),
    [
        ("preferans", "0 6s whist pass 6 4 0", "0 6S whist pass 6 4 0"),
        ("preferans", "0 6♥ Вист пас 6 4 0", "0 6H whist pass 6 4 0"),
        ("preferans", "0 6N вист вист 6 2 2", "0 6NT whist whist 6 2 2"),
        ("preferans", "1 10БК пас пас", "1 10NT pass pass"),
        ("preferans", "1 10 бк пас пас", "1 10NT pass pass"),
        ("preferans", "1 7 пик полвиста пас", "1 7S half pass"),
        ("preferans", "0 6ч 1:вист пас в тёмную 6 4 0", "0 6H 1:whist pass closed 6 4 0"),
        ("preferans", normalize("NFD", "0 6ч вист пас в тёмную 6 4 0"), "0 6H whist pass closed 6 4 0"),
        ("preferans", "распасы 5 3 2", "raspasy 5 3 2"),
        ("preferans", "All-pass 5 3 2", "raspasy 5 3 2"),
        ("preferans", "мизер 0 1 5 4", "misere 0 1 5 4"),
        ("preferans", "без трёх 0 7♥", "concede 0 7H"),
        ("preferans", "0 fourth at seven whist pass 7 3 0", "0 7H whist pass 7 3 0"),
        ("preferans", "1 пятая пас пас", "1 6NT pass pass"),
        ("preferans", "concede 0 7の第4", "concede 0 7H"),
        ("preferans", "0 6S вист пас 6 4 0 прикуп Т♠ 10♥", "0 6S whist pass 6 4 0 talon AS 10H"),
        ("prefa", "0 7♥ играю пас 7 3 0", "0 7H in out 7 3 0"),
        ("prefa", "распасы 5 3 2", "polles 5 3 2"),
        ("paston", "0 динери вист пас 6 4 0", "0 dineri whist pass 6 4 0"),
        ("paston", "0 лучшие пики пас пас", "0 paston_grkha pass pass"),
        ("thousand", "0 120 71 32 17 марьяж 0:♥ 2:♣♠ козырь ч", "0 120 71 32 17 marriages 0:H 2:CS trump H"),
        ("thousand", "роспись 0 120", "surrender 0 120"),
        ("thousand", "0 120 71 32 17 талон", "0 120 71 32 17 талон"),
    ],
)
def test_result_is_read_in_usual_words(game: str, written: str, words: str) -> None:
    assert spell_words(written.split(), game) == words.split()
    assert spell_words(words.split(), game) == words.split()


def test_calls_cards_and_discards_are_read_in_usual_spellings() -> None:
    match = deal(start(), "AKQT.AK.AK.87", "J987.QJ.QJ.QJ", talon="AC KC")
    match = say(match, "6♠", "пас", "ПАСУЮ", "снос 8♣ 7т", "name 7♠", "вист", "пас", "в светлую")
    match = say(match, "т♠", "jп")
    assert [move.action.text for move in match.log[1:11]] == [
        "6S", "pass", "pass", "discard 8C 7C", "name 7S", "whist", "pass", "open", "AS", "JS",
    ]  # fmt: skip


def test_bid_of_ten_and_card_ten_are_distinguished_by_question() -> None:
    assert list(read_spellings("10♠", "preferans")) == ["10S"]
    match = say(deal(start(), "AKQT.AK.AK.87", "J987.QJ.QJ.QJ", talon="AC KC"), "10♠", "pass", "pass")
    assert match.log[1].action.text == "10S"
    match = say(match, "discard 8C 7C", "name 10♠", "whist", "pass", "closed", "10♠")
    assert match.log[-1].action.text == "TS"


ORDINALS = {
    "en": ("first", "second", "third", "fourth", "fifth"),
    "ru": ("первая", "вторая", "третья", "четвертая", "пятая"),
    "el": ("πρώτα", "δεύτερα", "τρίτα", "τέταρτα", "πέμπτα"),
    "hy": ("առաջին", "երկրորդ", "երրորդ", "չորրորդ", "հինգերորդ"),
    "ja": ("第1", "第2", "第3", "第4", "第5"),
}
AT_LEVEL = {
    "en": ("{} at six", "{} at 7", "{} at eight", "{} at nine", "{} at ten"),
    "ru": ("{} на шесть", "{} на семь", "{} на 8", "девять {}", "{} на десяти"),
    "el": ("{} στα έξι", "{} στα επτά", "{} στα οχτώ", "{} στα 9", "{} στα δέκα"),
    "hy": ("վեցանոց {}", "յոթանոց {}", "8-անոց {}", "իննանոց {}", "տասանոց {}"),
    "ja": ("6の{}", "七の{}", "8の{}", "9の{}", "10の{}"),
}


@pytest.mark.parametrize("lang", ORDINALS)
def test_bids_of_preferans_are_read_by_the_number_of_their_suit(lang: str) -> None:
    for strain, ordinal in zip(("S", "C", "D", "H", "NT"), ORDINALS[lang], strict=True):
        assert list(read_spellings(ordinal.upper(), "preferans")) == [f"6{strain}"]
        for level, pattern in zip(range(6, 11), AT_LEVEL[lang], strict=True):
            assert next(read_spellings(pattern.format(ordinal), "preferans")) == f"{level}{strain}"
    assert next(read_spellings(ORDINALS[lang][0], "prefa")) == ORDINALS[lang][0]  # said so in Preferans alone


def test_ordinals_are_read_as_bids_and_contracts() -> None:
    match = deal(start(), "AKQT.AK.AK.87", "J987.QJ.QJ.QJ", talon="AC KC")
    match = say(match, "первая", "пас", "пас", "discard 8C 7C", "заказ четвёртая на семь")
    assert [move.action.text for move in match.log[1:]] == ["6S", "pass", "pass", "discard 8C 7C", "name 7H"]
    match = say(deal(start(), "AKQT.AK.AK.87", "J987.QJ.QJ.QJ", talon="AC KC"), "fourth at seven")
    with pytest.raises(RuleError, match="6H is not higher than 7H"):
        match.play("fourth")
    for nonsense in ("sixth", "first at eleven", "fourth seven"):
        with pytest.raises(RuleError, match=f"^'{nonsense}' cannot be said now: expected 7NT, 8S"):
            match.play(nonsense)


SUIT_NAMES = {
    "6S": ("S", "s", "♠", "♠\ufe0f", "spades", "spade", "пики", "μπαστούνια", "ղառ", "スペード"),
    "6C": ("C", "♣", "clubs", "трефы", "крести", "σπαθιά", "խաչ", "クラブ"),
    "6D": ("D", "♦", "diamonds", "бубны", "καρά", "քյափ", "ダイヤ"),
    "6H": ("H", "♥", "hearts", "черви", "κούπες", "սիրտ", "ハート"),
}


@pytest.mark.parametrize("bid", SUIT_NAMES)
def test_suit_by_itself_bids_six_of_it_at_prefa(bid: str) -> None:
    match = new("prefa").deal(seed=1)
    for written in SUIT_NAMES[bid]:
        assert match.play(written).log[-1].action.text == bid, written
    with pytest.raises(RuleError, match=f"{bid} is not higher than 7H"):
        match.play("7H").play(SUIT_NAMES[bid][0])


@pytest.mark.parametrize("written", ["NT", "N", "no trump", "άχροα", "ノートランプ"])
def test_no_trump_by_itself_is_no_bid_at_prefa(written: str) -> None:
    with pytest.raises(RuleError, match=f"^'{written}' cannot be said now"):
        new("prefa").deal(seed=1).play(written)


def test_suit_by_itself_names_no_contract_and_bids_in_prefa_alone() -> None:
    match = new("prefa").deal(seed=1).play("spades").play("pass").play("pass")
    match = match.play(next(one for one in match.legal() if isinstance(one, Discard)))
    for text in ("S", "name S"):
        with pytest.raises(RuleError, match=f"'{text}' cannot be said now: expected name 6S"):
            match.play(text)
    with pytest.raises(RuleError, match="'spades' cannot be said now"):
        new("preferans").deal(seed=1).play("spades")


@pytest.mark.parametrize("written", ["good", "GOOD", "グッド", "hold", "έχω", "есть", "պահում եմ", "同じ"])
def test_good_holds_the_bid_at_prefa(written: str) -> None:
    match = new("prefa").deal(seed=1).play("6S").play("6C").play("pass")
    assert match.play(written).log[-1].action.text == "hold"


def test_good_holds_nothing_in_preferans() -> None:
    match = new("preferans").deal(seed=1).play("6S").play("6C").play("pass")
    with pytest.raises(RuleError, match="'good' cannot be said now"):
        match.play("good")


def test_ambiguous_word_has_all_its_meanings() -> None:
    assert list(read_spellings("пас", "prefa")) == ["out", "pass"]


def test_refusal_names_two_of_many_similar_words() -> None:
    match = say(deal(start(), "AKQT.AK.AK.87", "J987.QJ.QJ.QJ", talon="AC KC"), "6S", "pass", "pass")
    with pytest.raises(RuleError, match=r"expected discard AH KH, discard AH AD, … or concede \("):
        match.play("name 6S")


def test_unknown_word_is_quoted_unchanged_in_refusal() -> None:
    match = deal(start(), "AKQT.AK.AK.87", "J987.QJ.QJ.QJ", talon="AC KC")
    with pytest.raises(RuleError, match="'шесть' cannot be said now"):
        match.play("шесть")
    for text in ("1♠", "♠7", "Ю♠", "7", "10", "А♠"):
        with pytest.raises(ValueError, match="expected"):
            Card.parse(text)


RECORD = """[Prikup "1"]
[Game "preferans"]
[Rules "wikipedia-sochi; target=10"]
[Seats "Anna|Boris|Vera"]
[Dealer "2"]

1. {deal}
"""


def test_longest_spelling_of_bid_is_read_in_record() -> None:
    hands = "AKQT.AK.AK.87 J987.QJ.QJ.QJ .T987.T987.AK / TC 9C"
    for said, plain in (
        (
            "четвёртая на семь пас пас | discard TC 9C | заказ пятая на семь",
            "7H pass pass | discard TC 9C | name 7NT",
        ),
        ("fourth pass pass | discard TC 9C | name 7の第4", "6H pass pass | discard TC 9C | name 7H"),
    ):
        free, strict = (read(RECORD.format(deal=f"{hands} | {words}")) for words in (said, plain))
        assert write(free) == write(strict) and plain in write(free)


def test_record_is_read_in_usual_spellings_and_written_canonically() -> None:
    plain, free = (
        RECORD.format(deal=deal)
        for deal in (
            "AKQT.AK.AK.87 J987.QJ.QJ.QJ .T987.T987.AK / TC 9C | 6S pass pass | discard TC 9C | name 6NT "
            "| whist pass | open | AS",
            "ткд10.ak.AК.87 j987.дв.QJ.qj .T987.10987.AK / 10♣ 9т | 6п пас pass | снос 10c 9♣ | name 6 бк "
            "| Вист пас | в светлую | т♠",
        )
    )
    assert read(free) == read(plain)
    assert write(read(free)) == write(read(plain)) and "discard TC 9C | name 6NT" in write(read(free))
    assert scored_result(start(), "распасы 5 3 2") == scored_result(start(), "raspasy 5 3 2")


def test_solver_takes_suit_signs_and_russian_cards(capsys: pytest.CaptureFixture[str]) -> None:
    outs = []
    for hands, trump in (
        ("AK.AKJT.KT98. QJT7.Q.AQ7.AQ 9.987.J.KJT98", "H"),
        ("тк.ткв10.к1098. дв107.д.тд7.тд 9.987.в.кв1098", "♥"),
        ("AK.AKJ10.K1098. QJ107.Q.AQ7.AQ 9.987.J.KJ1098", "ч"),
    ):
        assert main(["solve", hands, "--trump", trump, "--leader", "1"]) == 0
        outs.append(capsys.readouterr().out)
    assert outs[0] and outs == [outs[0]] * 3
