"""Hints: the search bot's choice, the other choices and their values, from the view alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain, count
from random import Random
from typing import Any

import pytest

import prikup
from prikup.arena import choices_of, moves, seeded_chance
from prikup.bots import hints, make
from prikup.bots.base import JUDGE_SEED
from prikup.bots.causes import DECIDING, PROVED, STAKES, Reason
from prikup.bots.hints import Hint, hint, reasons_for
from prikup.bots.ratings import ChoiceValues, mean_values
from prikup.bots.rules import game_bot
from prikup.core import Deal, Match, PrikupError, View
from prikup.games import GAMES
from prikup.solver import points
from prikup.solver.position import ask_kernel
from prikup.testing.worlds import draw_twin
from tests.bots.driver import after, table, view_of

KINDS = {
    "void", "trumps", "master", "above", "needs", "open", "aces", "longest", "least", "unseen", "pool",
    "surrenders",
}  # fmt: skip
TABLES = [
    ("preferans", "kodeks-sochi", 3, {"bid", "discard", "name", "defend", "play", "answer"}),
    ("preferans", "wikipedia-sochi; blind_bid=yes", 3, {"bid", "defend", "play"}),
    ("preferans", "game-farm; target=5", 4, {"bid", "discard", "defend", "aid"}),
    ("preferans", "kodeks-rostov", 4, {"bid", "discard", "name", "defend", "play"}),
    ("prefa", "prefa-nakayoshi", 3, {"bid", "discard", "name", "defend", "play"}),
    ("paston", "paston-nakayoshi", 3, {"bid", "discard", "defend", "play"}),
    ("thousand", "thousand-blog; blind=on", 3, {"bid", "give", "name", "play"}),
    ("thousand", "thousand-blog", 2, {"bid", "talon", "discard", "name", "play"}),
]
"""Game, rules, number of players, and the questions that occur at such a table."""


UNRATED_WHISTS = -99.0
"""Value of a bid with a hand that rules of thumb do not rate."""
MAX_DISCARD_NODES = 5_000_000
"""Nodes that take somewhat more than half a second."""
MAX_DEALS = 12
"""Deals in which every question of a table occurs."""


def free_decisions(
    game: str, deals: int, rules: str | None = None, players: int | None = None
) -> Iterator[tuple[Match, View]]:
    """Yield the decisions with a choice in some deals between bots of all levels."""
    for dealt, match, view in PlayedDecisions.of(game, rules, players):
        if dealt > deals:
            return
        yield match, view


class PlayedDecisions:
    """The decisions with a choice in a match, played once and only as far as tests ask for them.

    Each has the number of deals dealt so far.
    """

    def __init__(self, game: str, rules: str | None, players: int | None) -> None:
        self._coming = self._play(game, prikup.new(game, rules, players=players))
        self._played: list[tuple[int, Match, View]] = []

    @classmethod
    @cache
    def of(cls, game: str, rules: str | None, players: int | None) -> PlayedDecisions:
        """Return the decisions of a match that all tests share."""
        return cls(game, rules, players)

    def __iter__(self) -> Iterator[tuple[int, Match, View]]:
        for number in count():
            if number == len(self._played):
                self._played.append(next(self._coming))
            yield self._played[number]

    def _play(self, game: str, match: Match) -> Iterator[tuple[int, Match, View]]:
        bots = [make(name, 3) for name in ("search", "rules", "beginner", "rules")[: match.players]]
        dealt = 0
        for move, step in moves(match, choices_of(bots), seeded_chance("hints", game, MAX_DEALS)):
            dealt += isinstance(move.action, Deal)
            if move.by is not None:
                view = match.view(move.by)
                if view.acting is not None and len(view.legal) > 1:
                    yield dealt, match, view
            match = step.state
        yield MAX_DEALS + 1, match, match.view(None)


CAUSES = (
    PROVED
    | DECIDING
    | STAKES
    | {"forced", "any", "alike", "better", "give-up-next", "seldom", "open", "worth"}
)


def reasons_named(found: Hint, name: str) -> list[Reason]:
    return [reason for reason in found.reasons if reason.name == name]


@pytest.mark.parametrize("game", GAMES)
def test_choices_of_hint_are_in_the_order_of_their_values(game: str) -> None:
    asked: set[str] = set()
    causes: set[str] = set()
    for _, view in free_decisions(game, 2):
        found = hint(view, 5)
        texts = [choice.text for choice in found.choices]
        assert len(set(texts)) == len(texts) and set(texts) <= set(view.legal)
        assert {reason.name for reason in found.reasons} <= KINDS and found.cause.name in CAUSES
        assert set(found.same) <= set(texts[1:])
        assert found.cause.name in ("makes", "made-if") or found.cause.than in ("", *texts[1:])
        values = [round(choice.worth or 0.0, 2) for choice in found.choices]
        if view.asks == "play":
            assert set(texts) == set(view.legal)
        assert values in (sorted(values), sorted(values, reverse=True))
        asked.add(view.asks)
        causes.add(found.cause.name)
    assert {"bid", "play"} <= asked and {"any", "better"} <= causes and causes & DECIDING


def test_claim_that_gives_the_resting_dealer_a_trick_is_rated() -> None:
    match = (
        prikup.new("preferans", "kodeks-sochi", players=4).deal(seed=1).play("pass").play("pass").play("pass")
    )
    dealer = match.view(None).dealer
    assert dealer is not None
    seats = [seat for seat in range(4) if seat != dealer]
    division = [0] * 4
    for seat, tricks in zip((dealer, *seats), (1, 1, 6, 2), strict=True):
        division[seat] = tricks
    claimed = match.play("claim " + "-".join(map(str, division)), match.turns()[0].by)
    found = hint(claimed.view(claimed.turns()[0].by))
    assert {choice.text for choice in found.choices} == {"yes", "no"}


def test_figures_do_not_contradict_the_order_where_bots_decide_between_choices() -> None:
    for _, view in chain(free_decisions("preferans", 4), free_decisions("thousand", 4)):
        is_all_pass = view.contract is not None and view.contract.declarer is None
        if view.asks == "give" or (view.asks == "play" and is_all_pass):
            values = [round(choice.worth or 0.0, 2) for choice in hint(view, 5).choices]
            assert values in (sorted(values), sorted(values, reverse=True))


@pytest.mark.parametrize(("game", "rules", "players", "asks"), TABLES)
def test_hint_for_every_question_has_values_and_a_reason(
    game: str, rules: str, players: int, asks: set[str]
) -> None:
    asked: dict[str, int] = {}
    for _, view in free_decisions(game, MAX_DEALS, rules, players):
        asked[view.asks] = asked.get(view.asks, 0) + 1
        if asked[view.asks] > 2:
            if all(asked.get(one, 0) >= 2 for one in asks):
                break
            continue
        found = hint(view, 5)
        counted = [choice for choice in found.choices if choice.worth is not None]
        assert len(counted) > 1 and found.choices[0].worth is not None, (view.asks, view.legal)
        assert found.reasons and {reason.name for reason in found.reasons} <= KINDS, view.asks
    assert asks <= set(asked)


SPOKEN = ("6S", "pass", "pass", "discard 8C 7C", "name 8S")


def test_hint_for_whist_has_value_in_whists_and_reasons_from_hand() -> None:
    found = hint(view_of(table("AKQT9.AK.A87. J87.QJT9.T9.T ?", "8C 7C", *SPOKEN, rules="wikipedia-sochi")))
    assert found.measure == "whists" and [choice.text for choice in found.choices] == ["whist", "pass"]
    assert (found.choices[0].worth or 0) > (found.choices[1].worth or 0)
    assert found.reasons == (Reason("aces", count=0), Reason("longest", suit="H", count=4))


def test_hint_for_bid_in_thousand_is_measured_in_points() -> None:
    found = [hint(view) for _, view in free_decisions("thousand", 6) if view.asks == "bid"]
    assert {one.measure for one in found} == {"points"}
    assert any(one.choices[0].text == "pass" for one in found)
    assert any(one.choices[0].text.isdigit() for one in found)


def test_hint_for_bid_tries_a_hand_that_rules_of_thumb_pass_with() -> None:
    found = hint(view_of(table("K8.T8.AKJ.AT9 ? ?", "7H 8D", rules="kodeks-sochi")))
    assert found.choices[0].text == "6S" and found.cause.name == "makes"
    assert UNRATED_WHISTS not in [choice.worth for choice in found.choices]


def test_hint_discards_the_lowest_of_equally_good_cards() -> None:
    dealt = table("A987.A7..KJT8 ? ?", "TS 7C", "6D", "pass", "pass", game="prefa", rules="prefa-nakayoshi")
    found = hint(view_of(dealt))
    assert "A" not in found.choices[0].text


def test_choices_differ_only_by_more_than_the_error_of_their_ratings() -> None:
    ratings = [ChoiceValues("whists", {"a": 2.0 + noise, "b": 1.0, "c": -9.0}) for noise in (-4, 0, 4)]
    assert mean_values(ratings).values == {"a": 2.0, "b": 1.0, "c": -9.0}
    assert [hints._is_rated_less(ratings, "a", text) for text in "bc"] == [False, True]
    assert hints._is_rated_less(ratings[1:2], "a", "b")


def test_hint_for_discard_with_32_cards_is_limited_by_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    searched = 0

    def counting(*given: Any, **how: Any) -> Any:
        nonlocal searched
        answers = ask_kernel(*given, **how)
        searched += sum(answers[1].tolist())
        return answers

    monkeypatch.setattr(points, "ask_kernel", counting)
    match = prikup.new("thousand", "thousand-32", players=3)
    bots = [make("rules", seat) for seat in range(3)]
    for move, step in moves(match, choices_of(bots), seeded_chance("dear", "6", 1)):
        view = match.view(move.by)
        if view.asks == "discard":
            break
        match = step.state
    searched = 0
    hint(view, 1)
    assert 0 < searched <= MAX_DISCARD_NODES


def test_hint_for_unseen_hand_values_look_and_blind_bid() -> None:
    match = prikup.new("preferans", "wikipedia-sochi; blind_bid=yes").deal(seed=1)
    found = hint(view_of(match))
    assert [choice.text for choice in found.choices] == ["look", "blind"]
    assert (found.choices[0].worth or 0) > (found.choices[1].worth or 0)
    assert found.reasons == (Reason("unseen"),)


@pytest.mark.parametrize("game", GAMES)
def test_hint_does_not_depend_on_hidden_cards(game: str) -> None:
    chance, twins = Random(game), 0
    for at, (match, view) in enumerate(free_decisions(game, 2)):
        if at % 3 or not view.hidden:
            continue
        twin = draw_twin(match, view, chance.randrange)
        twins += twin.log != match.log
        again = twin.view(view.seat)
        assert again == view
        assert hint(again, 7) == hint(view, 7)
    assert twins > 5


SEVEN = ("7S", "pass", "pass", "discard 7C 8C", "name 7S", "whist")


def test_hint_gives_open_as_reason_if_all_cards_are_seen() -> None:
    dealt = table("AKQJT.A87.A7. 98.KQJ.KQJ.T9 7.T9.T98.AKQJ", "7C 8C", rules="kodeks-sochi")
    view = view_of(after(dealt, *SEVEN, "pass", "open", "AS", "8S", "7S"))
    found = hint(view)
    assert found.measure == "whists" and not view.hidden
    assert reasons_named(found, "open") == [Reason("open")]
    assert reasons_named(found, "trumps") == [Reason("trumps", suit="S", count=1)]
    assert reasons_named(found, "needs") == [Reason("needs", seat=0, count=6)]


def test_reasons_of_hint_follow_from_shown_cards() -> None:
    dealt = table("AKQJT.A87.A7. 987.KQ.KQJ.T9 .JT9.T98.AKQJ", "7C 8C", rules="kodeks-sochi")
    found = hint(view_of(after(dealt, *SEVEN, "whist", "AS", "7S", "9H")))
    assert reasons_named(found, "void") == [Reason("void", seat=2, suit="S")]
    assert reasons_named(found, "trumps") == [Reason("trumps", suit="S", count=2)]
    assert reasons_named(found, "needs") == [Reason("needs", seat=0, count=6)]
    assert [reason.name for reason in found.reasons if reason.name in ("master", "above")]


def test_hint_measures_are_caught_at_misere_and_made_in_thousand() -> None:
    match = after(
        table("987.987.987.8 AKQJ.AKQJ.AK. T.T.QJT.AKQJT", "7C 9C", rules="kodeks-sochi"),
        *("misere", "pass", "pass", "discard 8C 9C"),
    )
    found = hint(view_of(match))
    assert found.measure == "caught"
    measures = {hint(view).measure for _, view in free_decisions("thousand", 2) if view.asks == "play"}
    assert measures == {"made"}


def test_hint_for_seat_without_a_turn_is_refused() -> None:
    match = table("AKQT.98.KQ7.8 ? ?", "7H 8D")
    with pytest.raises(PrikupError, match="seat 1 has nothing to decide now"):
        hint(match.view(1))


def test_reasons_for_a_pass_name_least_bid_and_no_strength() -> None:
    passes = [
        view
        for _, view in free_decisions("preferans", MAX_DEALS)
        if "pass" in view.legal and view.asks == "bid"
    ]
    levels = set()
    for view in passes:
        reasons = reasons_for(view, "pass")
        least = min(
            int(text[:-1].removesuffix("N")) for text in view.legal if text[0].isdigit() and "-" not in text
        )
        assert [one.count for one in reasons if one.name == "least"] == [least]
        assert all(one.count in (0, 1) for one in reasons if one.name == "aces")
        levels.add(least)
    assert len(levels) > 1


def test_ace_is_never_given_as_a_master_card() -> None:
    told = [
        one
        for _, view in free_decisions("preferans", 6)
        if view.asks == "play"
        for text in view.legal
        for one in reasons_for(view, text)
    ]
    masters = [one.card for one in told if one.name == "master" and one.card]
    assert masters and not [card for card in masters if card.startswith("A")]


def test_call_of_a_game_that_rates_none_is_advised_by_its_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    _, view = next(free_decisions("prefa", 1))
    assert view.asks == "bid"
    bot = game_bot("prefa")
    assert bot is not None
    monkeypatch.setattr(hints, "game_bot", lambda game: bot._replace(rate=None))
    found = hint(view)
    assert found.cause.name == "alike" and found.choices[0].text == make("search", JUDGE_SEED).choose(view)
