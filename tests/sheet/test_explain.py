"""Entries as sentences."""

from __future__ import annotations

from fractions import Fraction

import pytest

from prikup.core import Entry
from prikup.sheet import SheetDeal, entry_sentence
from prikup.vocabulary.terms import name_contract
from prikup.words.catalogue import format_number, format_signed, languages, list_message_names

NAMES = ("Anna", "Boris", "Vera")


def sentence(
    entry: Entry, contract: str, tricks: tuple[int, ...], lang: str = "en", viewer: int | None = None
) -> str:
    declarer = None if contract == "raspasy" else 0
    return entry_sentence(
        entry, SheetDeal(1, (entry,), contract, declarer, tricks, "preferans"), NAMES, lang, viewer
    )


CASES = [
    (Entry("pool", 0, None, 2, "made", "8.1"), "6S", (6, 2, 2),
     "6♠ made: +2 in the pool of Anna (8.1)", "6♠ сыграна: +2 в пулю, Anna (п. 8.1)"),
    (Entry("hill", 0, None, 8, "remiz", "8.2"), "7H", (5, 3, 2),
     "7♥ down 2: +8 on the hill of Anna (8.2)", "7♥ без двух: +8 в гору, Anna (п. 8.2)"),
    (Entry("whists", 1, 0, 8, "consolation", "8.3"), "7NT", (6, 3, 1),
     "Consolation, 7 NT down 1: +8 whists by Boris on Anna (8.3)",
     "Консоляция, 7 БК без одной: Boris пишет +8 вистов → Anna (п. 8.3)"),
    (Entry("whists", 2, 0, 1, "whist", "8.4"), "6D", (6, 3, 1),
     "Tricks taken against 6♦: +1 whist by Vera on Anna (8.4)",
     "Взятки против 6♦: Vera пишет +1 вист → Anna (п. 8.4)"),
    (Entry("hill", 0, None, 10, "misere_caught", "9.1"), "misere", (1, 4, 5),
     "Misère caught, 1 trick: +10 on the hill of Anna (9.1)",
     "Мизер пойман, 1 взятка: +10 в гору, Anna (п. 9.1)"),
    (Entry("whists", 2, 1, 25, "raspasy", "8.8"), "raspasy", (2, 5, 3),
     "All-pass, 5 tricks: +25 whists by Vera on Boris (8.8)",
     "Распасы, 5 взяток: Vera пишет +25 вистов → Boris (п. 8.8)"),
    (Entry("hill", 1, None, 5, "raspasy", "10.3"), "raspasy", (2, 5, 3),
     "All-pass, 5 tricks: +5 on the hill of Boris (10.3)", "Распасы, 5 взяток: +5 в гору, Boris (п. 10.3)"),
]  # fmt: skip


@pytest.mark.parametrize(("entry", "played", "tricks", "english", "russian"), CASES)
def test_entry_has_a_sentence_in_both_languages(
    entry: Entry, played: str, tricks: tuple[int, ...], english: str, russian: str
) -> None:
    assert sentence(entry, played, tricks) == english
    assert sentence(entry, played, tricks, "ru") == russian


def test_sentence_addresses_the_viewer() -> None:
    whist = Entry("whists", 1, 0, 4, "whist", "8.4")
    assert (
        sentence(whist, "6C", (6, 2, 2), viewer=0)
        == "Tricks taken against 6♣: +4 whists by Boris on you (8.4)"
    )
    pool = Entry("pool", 0, None, 10, "misere_made", "9.1")
    assert sentence(pool, "misere", (0, 5, 5), "ru", 0) == "Мизер сыгран: +10 в вашу пулю (п. 9.1)"


REASON = "preferans-reason-"
CAUSES = sorted(name.removeprefix(REASON) for name in list_message_names("en") if name.startswith(REASON))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("cause", CAUSES)
def test_every_cause_has_a_sentence_for_incomplete_deals(lang: str, cause: str) -> None:
    text = sentence(Entry("hill", 1, None, Fraction(1, 2), cause, ""), "", (), lang)
    assert "½" in text
    assert "{" not in text and " ," not in text and ": :" not in text


def test_unknown_cause_is_shown_as_spelled() -> None:
    assert sentence(Entry("pool", 0, None, 1, "house_rule", ""), "raspasy", ()) == (
        "House rule: +1 in the pool of Anna"
    )


def test_numbers_and_contracts_are_written_as_people_do() -> None:
    assert [format_number(n) for n in (0, -7, Fraction(1, 2), Fraction(-7, 3), Fraction(13, 12))] == [
        "0", "−7", "½", "−2⅓", "1 1/12",
    ]  # fmt: skip
    assert [format_signed(n) for n in (3, 0, -3)] == ["+3", "0", "−3"]
    assert [name_contract(c, "en") for c in ("6S", "10NT", "misere", "raspasy", "")] == [
        "6♠", "10 NT", "misère", "all-pass", "",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("lang", "mine", "theirs"),
    [
        ("ru", "вы пишете +20 вистов на Веру", "Вера пишет на вас +20 вистов"),
        ("el", "γράφετε +20 ουίστ → Вера", "Вера σας γράφει +20 ουίστ"),
        ("hy", "Դուք գրում եք +20 վիստ, ում վրա՝ Вера", "Вера Ձեզ վրա գրում է +20 վիստ"),
        ("ja", "あなたがВераに対して+20ホイストを書く", "Вераがあなたに対して+20ホイストを書く"),
    ],
)
def test_sentence_names_the_player_whists_are_written_on(lang: str, mine: str, theirs: str) -> None:
    for seat, on, where in ((0, 1, mine), (1, 0, theirs)):
        entry = Entry("whists", seat, on, 20, "whist", "8.4")
        deal = SheetDeal(1, (entry,), "6S", on, (6, 2, 2), "preferans")
        assert where in entry_sentence(entry, deal, ("Анна", "Вера"), lang, viewer=0)
