"""The entry form: whatever it offers can be written, and what it leaves out cannot."""

from __future__ import annotations

import random

import pytest

from prikup.games.preferans.options import PRESETS
from prikup.keeper import follow_document, score
from prikup.keeper.model import EntryForm, KindForm, TricksForm
from tests.keeper.sheets import sheet

EXTRA = (
    "wikipedia-sochi; raspasy_exit_levels=9,10",
    "wikipedia-sochi; talon_throw=yes; stalingrad=yes; ten_trick=check",
    "fspr-leningrad; target=20; game_end=all_reach; raspasy_zero_bonus_dealer=yes",
    "game-farm",
    "wikipedia-sochi; concede_misere=yes; raspasy_talon_3p=dealer_leads",
)


def form_of(*results: str, rules: str = "wikipedia-sochi", players: int = 3) -> EntryForm:
    form = score(sheet(*results, rules=rules, players=players)).entry
    assert form is not None
    return form


def numbers(asked: TricksForm, players: int, pick: random.Random) -> str:
    """Numbers that a person might tap in, written as the form says."""
    taken, left = [0] * players, asked.total
    for seat, most in zip(asked.seats, asked.most, strict=True):
        taken[seat] = pick.randint(0, min(most, left))
        left -= taken[seat]
    if asked.rest is not None:
        taken[asked.rest] = left
    return str(taken[asked.seats[0]]) if asked.short else " ".join(map(str, taken))


def texts(form: EntryForm, kind: KindForm, players: int, pick: random.Random) -> list[str]:
    """Results of this kind that the form leads to."""
    if "defence" in kind.asks:
        allowed = {one.contract for one in form.contracts if one.allowed}
        found = []
        for one in form.defences:
            open_here = [text for text in one.contracts if text in allowed]
            for way in one.ways if open_here else ():
                tricks = "" if way.tricks is None else numbers(way.tricks, players, pick)
                talon = "talon AS KS" if way.talon else ""
                words = (kind.words, str(one.declarer), open_here[-1], way.words, tricks, talon)
                found.append(" ".join(" ".join(words).split()))
        return found
    if "bid" in kind.asks:
        bids = [one.contract for one in form.contracts if one.bid and one.allowed]
        return [f"{kind.words} {seat} {bid}" for seat in form.playing for bid in bids[:6]]
    if "declarer" in kind.asks:
        return [f"{kind.words} {one.seats[0]} {numbers(one, players, pick)}" for one in kind.tricks_of]
    if kind.tricks:
        return [f"{kind.words} {numbers(kind.tricks, players, pick)}"]
    choices = [choice for extra in form.extras if extra.name in kind.extras for choice, _ in extra.choices]
    return [kind.words, *(f"{kind.words} {choice}" for choice in choices)]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("rules", [*PRESETS.names, *EXTRA])
def test_whatever_the_form_offers_can_be_written(rules: str, players: int) -> None:
    pick = random.Random(rules)
    for before in ((), ("raspasy 3 4 3" + " 0" * (players - 3), "misdeal")):
        form = form_of(*before, rules=rules, players=players)
        for kind in form.kinds:
            if not kind.allowed:
                assert kind.why and kind.clause
                continue
            for text in texts(form, kind, players, pick):
                course = follow_document(sheet(*before, text, rules=rules, players=players))
                assert course.problem is None, (text, course.problem)
                if not course.match.finished:
                    assert course.match.dealer == kind.next_dealer


def test_a_contract_below_the_minimum_says_why_not() -> None:
    form = form_of("raspasy 2 5 3", rules="wikipedia-sochi; raspasy_exit_levels=6,7")
    refused = [one for one in form.contracts if not one.allowed]
    assert [one.contract for one in refused] == ["6S", "6C", "6D", "6H", "6NT"]
    assert all(one.clause == "10.7" and "too low" in one.why for one in refused)


def test_at_four_the_dealer_rests_and_cannot_be_asked_to_declare() -> None:
    form = form_of(players=4)
    assert (form.dealer, form.resting, form.playing) == (3, 3, (0, 1, 2))
    assert {one.declarer for one in form.defences} == {0, 1, 2}
    (allpass,) = [kind for kind in form.kinds if kind.kind == "raspasy"]
    assert allpass.tricks is not None
    assert (allpass.tricks.seats, allpass.tricks.most, allpass.tricks.rest) == ((0, 1, 3), (10, 10, 2), 2)


def test_misere_is_a_bid_that_can_be_given_up_where_agreed() -> None:
    assert all(one.named for one in form_of().contracts)
    form = form_of("raspasy 2 5 3", rules="wikipedia-sochi; concede_misere=yes; raspasy_exit_levels=6,7")
    assert [one.contract for one in form.contracts if not one.named] == ["misere"]
    assert form.contracts[-1].bid and form.contracts[-1].allowed


def test_only_two_whisters_need_more_than_the_declarers_tricks() -> None:
    for one in form_of().defences:
        for way in one.ways:
            asked = () if way.tricks is None else way.tricks.seats
            assert len(asked) == (0 if not way.played else 2 if len(way.whisters) == 2 else 1)


def test_the_talon_is_asked_for_where_it_earns_something() -> None:
    assert form_of().cards == ()
    form = form_of(rules="fspr-leningrad", players=4)
    assert len(form.cards) == 32
    ways = [way for one in form.defences for way in one.ways]
    assert all(way.talon == way.played for way in ways)


def test_the_form_of_an_earlier_deal_is_that_of_its_place() -> None:
    rules = "wikipedia-sochi; raspasy_exit_levels=6,7"
    record = sheet("raspasy 2 5 3", "0 7S pass pass", "1 6H pass pass", rules=rules)
    again = score(record, entry=2).entry
    assert again is not None
    assert (again.number, again.dealer, again.minimum) == (2, 0, 7)
    assert again == form_of("raspasy 2 5 3", rules=rules)


def test_a_second_misdeal_in_a_row_is_counted_by_the_rules() -> None:
    rules = "wikipedia-sochi; misdeal_penalty_from=2; misdeal_then=next_dealer"

    def dealers(*before: str) -> tuple[int, int | None]:
        form = form_of(*before, rules=rules)
        (kind,) = [one for one in form.kinds if one.kind == "misdeal"]
        assert kind.words == "misdeal"
        return form.dealer, kind.next_dealer

    assert dealers() == (2, 2)
    assert dealers("misdeal") == (2, 0)
    assert dealers("misdeal", "misdeal") == (0, 0)


def test_form_asks_what_was_wrong_with_a_misdeal_alone() -> None:
    form = form_of()
    assert [kind.kind for kind in form.kinds if kind.extras] == ["misdeal"]
    (extra,) = form.extras
    assert (extra.kind, extra.word, extra.needed) == ("choice", "", False)
    assert [choice for choice, _ in extra.choices] == ["card", "count", "talon", "cut"]


def test_the_form_of_a_deal_after_a_wrong_one_waits() -> None:
    record = sheet("0 7H whist pass 7 7 7", "misdeal")
    assert score(record).entry is None
    assert score(record, entry=1).entry is not None
    assert score(record, entry=2).entry is None
