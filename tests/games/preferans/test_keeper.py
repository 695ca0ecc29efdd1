"""The entry form: every result that it offers is accepted, and impossible ones are left out."""

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


def random_numbers(asked: TricksForm, players: int, pick: random.Random) -> str:
    """Return random numbers that the form allows, in its spelling."""
    taken, left = [0] * players, asked.total
    for seat, most in zip(asked.seats, asked.most, strict=True):
        taken[seat] = pick.randint(0, min(most, left))
        left -= taken[seat]
    if asked.rest is not None:
        taken[asked.rest] = left
    return str(taken[asked.seats[0]]) if asked.short else " ".join(map(str, taken))


def results_of_form(form: EntryForm, kind: KindForm, players: int, pick: random.Random) -> list[str]:
    """Return results of a kind that the form offers."""
    if "defence" in kind.asks:
        allowed = {one.contract for one in form.contracts if one.allowed}
        found = []
        for one in form.defences:
            open_here = [text for text in one.contracts if text in allowed]
            for way in one.ways if open_here else ():
                tricks = "" if way.tricks is None else random_numbers(way.tricks, players, pick)
                talon = "talon AS KS" if way.talon else ""
                words = (kind.words, str(one.declarer), open_here[-1], way.words, tricks, talon)
                found.append(" ".join(" ".join(words).split()))
        return found
    if "bid" in kind.asks:
        bids = [one.contract for one in form.contracts if one.bid and one.allowed]
        return [f"{kind.words} {seat} {bid}" for seat in form.playing for bid in bids[:6]]
    if "declarer" in kind.asks:
        return [f"{kind.words} {one.seats[0]} {random_numbers(one, players, pick)}" for one in kind.tricks_of]
    if kind.tricks:
        return [f"{kind.words} {random_numbers(kind.tricks, players, pick)}"]
    choices = [choice for extra in form.extras if extra.name in kind.extras for choice, _ in extra.choices]
    return [kind.words, *(f"{kind.words} {choice}" for choice in choices)]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("rules", [*PRESETS.names, *EXTRA])
def test_every_result_offered_by_form_is_accepted(rules: str, players: int) -> None:
    pick = random.Random(rules)
    for before in ((), ("raspasy 3 4 3" + " 0" * (players - 3), "misdeal")):
        form = form_of(*before, rules=rules, players=players)
        for kind in form.kinds:
            if not kind.allowed:
                assert kind.why and kind.clause
                continue
            for text in results_of_form(form, kind, players, pick):
                course = follow_document(sheet(*before, text, rules=rules, players=players))
                assert course.problem is None, (text, course.problem)
                if not course.match.finished:
                    assert course.match.dealer == kind.next_dealer


def test_contract_below_minimum_has_a_reason() -> None:
    form = form_of("raspasy 2 5 3", rules="wikipedia-sochi; raspasy_exit_levels=6,7")
    refused = [one for one in form.contracts if not one.allowed]
    assert [one.contract for one in refused] == ["6S", "6C", "6D", "6H", "6NT"]
    assert all(one.clause == "10.7" and "too low" in one.why for one in refused)


def test_dealer_of_four_rests_and_cannot_be_declarer_in_form() -> None:
    form = form_of(players=4)
    assert (form.dealer, form.resting, form.playing) == (3, 3, (0, 1, 2))
    assert {one.declarer for one in form.defences} == {0, 1, 2}
    (allpass,) = [kind for kind in form.kinds if kind.kind == "raspasy"]
    assert allpass.tricks is not None
    assert (allpass.tricks.seats, allpass.tricks.most, allpass.tricks.rest) == ((0, 1, 3), (10, 10, 2), 2)


def test_form_offers_conceded_misere_if_allowed() -> None:
    assert all(one.named for one in form_of().contracts)
    form = form_of("raspasy 2 5 3", rules="wikipedia-sochi; concede_misere=yes; raspasy_exit_levels=6,7")
    assert [one.contract for one in form.contracts if not one.named] == ["misere"]
    assert form.contracts[-1].bid and form.contracts[-1].allowed


def test_form_asks_whisters_tricks_only_with_two_whisters() -> None:
    for one in form_of().defences:
        for way in one.ways:
            asked = () if way.tricks is None else way.tricks.seats
            assert len(asked) == (0 if not way.played else 2 if len(way.whisters) == 2 else 1)


def test_form_asks_for_talon_only_if_it_earns() -> None:
    assert form_of().cards == ()
    form = form_of(rules="fspr-leningrad", players=4)
    assert len(form.cards) == 32
    ways = [way for one in form.defences for way in one.ways]
    assert all(way.talon == way.played for way in ways)


def test_form_of_earlier_deal_is_that_of_its_place() -> None:
    rules = "wikipedia-sochi; raspasy_exit_levels=6,7"
    record = sheet("raspasy 2 5 3", "0 7S pass pass", "1 6H pass pass", rules=rules)
    again = score(record, entry=2).entry
    assert again is not None
    assert (again.number, again.dealer, again.minimum) == (2, 0, 7)
    assert again == form_of("raspasy 2 5 3", rules=rules)


def test_form_counts_misdeals_in_a_row() -> None:
    rules = "wikipedia-sochi; misdeal_penalty_from=2; misdeal_then=next_dealer"

    def dealers(*before: str) -> tuple[int, int | None]:
        form = form_of(*before, rules=rules)
        (kind,) = [one for one in form.kinds if one.kind == "misdeal"]
        assert kind.words == "misdeal"
        return form.dealer, kind.next_dealer

    assert dealers() == (2, 2)
    assert dealers("misdeal") == (2, 0)
    assert dealers("misdeal", "misdeal") == (0, 0)


def test_form_asks_kind_of_misdeal_only() -> None:
    form = form_of()
    assert [kind.kind for kind in form.kinds if kind.extras] == ["misdeal"]
    (extra,) = form.extras
    assert (extra.kind, extra.word, extra.needed) == ("choice", "", False)
    assert [choice for choice, _ in extra.choices] == ["card", "count", "talon", "cut"]


def test_no_form_after_a_wrong_deal() -> None:
    record = sheet("0 7H whist pass 7 7 7", "misdeal")
    assert score(record).entry is None
    assert score(record, entry=1).entry is not None
    assert score(record, entry=2).entry is None
