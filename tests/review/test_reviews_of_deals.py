"""Reviews find mistakes and blame nobody for luck; luck and skill add up to the result."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from prikup import records, registry
from prikup.arena import play_match
from prikup.bots.base import JUDGE_SEED
from prikup.bots.causes import Cause
from prikup.bots.hints import hint
from prikup.bots.rules import RulesBot
from prikup.cards import Card, Cards
from prikup.core import Input, Match, Struct, Turn, View
from prikup.review import DealReview, PlayedDeal, Review, calls, deals_of, fixed_bot, review, review_deal
from prikup.review.frames import make_frames, review_for_display
from prikup.review.words import explain_decision
from tests.pages import ROOT
from tests.review import luck, measures
from tests.sizes import size

GAMES = [
    ("preferans", "kodeks-sochi; target=100"),
    ("prefa", "prefa-nakayoshi"),
    ("paston", "paston-nakayoshi"),
    ("thousand", "thousand-blog"),
]
MAX_CHOICES = 40
"""Choices with which a deal is played on after a call, at most: the other calls and all cards."""
EVENING = records.read((ROOT / "examples" / "evening.prikup").read_text("utf-8"))


class Hinted:
    """A player who follows the hints."""

    def choose(self, view: View) -> str:
        return hint(view).choices[0].text


@pytest.fixture(scope="module")
def evening() -> Review:
    return review(EVENING)


def test_luck_and_skill_add_up_to_result_for_all_bots() -> None:
    for _, match, found in luck.matches(size("luck"), "adds"):
        assert luck.adds_up(match, found)


def test_fixed_bot_has_no_skill_of_its_own() -> None:
    _, found = luck.luck_of_match("preferans", "kodeks-sochi", ["rules", "rules", "rules"], "own")
    assert not any(any(one.own) or any(one.skill) for _, one in found)
    assert any(any(one.luck) for _, one in found)
    _, mixed = luck.luck_of_match("preferans", "kodeks-sochi", ["rules", "random", "rules"], "own")
    assert all(one.own[0] == one.own[2] == 0 for _, one in mixed)
    assert any(one.own[1] < 0 < one.skill[0] for _, one in mixed)


def test_every_input_belongs_to_one_deal() -> None:
    inputs = [moment.move for moment in EVENING.replay()]
    deals = list(deals_of(EVENING.start(), inputs))
    assert [deal.number for deal in deals] == [1, 2, 3]
    assert [move for deal in deals for move in deal.inputs] == inputs


def test_planted_blunders_are_found() -> None:
    found = [one for (_, one), _ in zip(measures.blunders("small"), range(8), strict=False)]
    blamed = [one for one in found if one.verdict in measures.BLAMED]
    assert len(blamed) >= 7
    assert all(one.low > 0 and one.loss >= 3 and one.best != one.played for one in blamed)


def test_search_bot_is_hardly_ever_blamed() -> None:
    blamed, choices = measures.blamed("small", size("blamed"))
    assert choices > 80 and blamed <= 1 + choices // 100


@pytest.mark.parametrize(("game", "seed"), [("preferans", "hinted9"), ("prefa", "hinted10")])
def test_review_never_blames_the_advice_of_a_hint(game: str, seed: str) -> None:
    """In these deals a review over more layouts than a hint's would blame a choice."""
    match = registry.new(game)
    moves = play_match(match, [Hinted()] * match.players, seed, 0, 1)
    for deal in deals_of(match, (move for move, _ in moves)):
        found = review_deal(deal)
        assert len(found.decisions) > 10
        assert not [one for one in found.decisions if one.verdict in measures.BLAMED]


def test_habit_of_rules_bot_excuses_no_all_pass_card() -> None:
    habit = next(
        one
        for deal, one in measures.blunders("ap 4", all_pass=True)
        if RulesBot(JUDGE_SEED).choose(measures.last_view(deal)) == one.played
    )
    assert habit.verdict in measures.BLAMED


def test_misere_defender_without_loss_is_not_blamed() -> None:
    most, cards = measures.misere_blame("small", 2)
    assert most == 0.0 and cards > 20


@pytest.mark.parametrize(("game", "rules"), GAMES)
def test_every_decision_of_every_game_is_judged(game: str, rules: str) -> None:
    verdicts = set()
    for deal in measures.played("games", 2, "beginner", game, rules):
        found = review_deal(deal, worlds=20)
        asked = sum(move.by is not None for move in deal.inputs)
        assert 0 < len(found.decisions) <= asked
        assert found.result == tuple(map(sum, zip(found.luck, found.skill, strict=True)))
        for one in found.decisions:
            verdicts.add(one.verdict)
            assert one.low <= one.loss <= one.high and one.open_loss >= 0
            if one.verdict in measures.BLAMED:
                assert one.low > 0 and one.best in [option.text for option in one.options[:1]]
            if one.verdict == "forced":
                assert one.best == one.played and not one.options
    assert {"ok", "forced"} < verdicts


@pytest.mark.parametrize(("game", "rules"), GAMES)
def test_calls_of_a_deal_are_played_on_by_a_bounded_number_of_choices(
    game: str, rules: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = fixed_bot._choose_briefly
    chosen = 0

    def choose_and_count(match: Match, turn: Turn) -> str:
        nonlocal chosen
        chosen += 1
        return choose(match, turn)

    def count_choices(most: int) -> int:
        nonlocal chosen
        chosen = 0
        monkeypatch.setattr(calls, "MAX_SOLVED_CHOICES", most)
        monkeypatch.setattr(calls, "MAX_PLAYED_CHOICES", most)
        review_deal(deal)
        return chosen

    monkeypatch.setattr(fixed_bot, "_choose_briefly", choose_and_count)
    deal = next(measures.played("bounded", 1, "random", game, rules))
    last_call = (calls.SOLVED_WORLD_STEPS[0] + 1) * calls.MAX_CHOICES_ALL_TRIED * MAX_CHOICES
    assert 0 < count_choices(1) <= last_call
    assert count_choices(1) < count_choices(1500) <= 1500 + last_call


def test_mistake_is_explained_with_its_proved_cause(evening: Review) -> None:
    told = [
        explain_decision(one, EVENING.game, deal.measure, EVENING.seats, "en")
        for deal in evening.deals
        for one in deal.decisions
        if one.verdict in measures.BLAMED
    ]
    assert any("K♥ is better than 10♠ in" in one for one in told)
    assert all("As the cards lay, it lost" in one for one in told)
    mistake = next(one for one in evening.decisions if one.played == "TS" and one.best == "KH")
    ruffed = msgspec.structs.replace(mistake, cause=Cause("ruffed", "TS", seat=1, suit="S"))
    assert "more on average. Boris has no ♠ and can ruff 10♠. As the cards" in explain_decision(
        ruffed, EVENING.game, "whists", ("Anna", "Boris", "Vera"), "en"
    )


def test_causes_of_mistakes_are_found() -> None:
    causes = [
        one.cause
        for deal in measures.played("causes", 6, "beginner")
        for one in review_deal(deal, worlds=40).decisions
        if one.verdict in measures.BLAMED and one.asks == "play"
    ]
    assert {cause.name for cause in causes if cause is not None} & {"both-win", "both-lose", "if-card"}


def test_review_of_a_deal_is_repeatable(evening: Review) -> None:
    deal = next(deals_of(EVENING.start(), (moment.move for moment in EVENING.replay())))
    assert review_deal(deal) == evening.deals[0]


def test_all_pass_mistake_must_also_lose_against_hunting_opponents(
    evening: Review, monkeypatch: pytest.MonkeyPatch
) -> None:
    from prikup.review import cards

    deals = list(deals_of(EVENING.start(), (moment.move for moment in EVENING.replay())))
    monkeypatch.setattr(cards, "_lower_hunted_loss", lambda game_bot, view, weighed, played, most: weighed)
    alone = _blamed_plies(review_deal(deals[2]))
    both = _blamed_plies(evening.deals[2])
    assert both < alone


def _blamed_plies(deal: DealReview) -> set[int]:
    return {one.ply for one in deal.decisions if one.verdict in measures.BLAMED}


def test_each_decision_has_a_frame_with_all_cards(evening: Review) -> None:
    deal = next(deals_of(EVENING.start(), (moment.move for moment in EVENING.replay())))
    found = review_for_display(deal, EVENING.seats)
    assert found.decisions == evening.deals[0].decisions
    assert [frame.decision for frame in found.frames] == [*range(len(found.decisions)), None]
    for frame, one in zip(found.frames, found.decisions, strict=False):
        if one.asks == "play":
            assert one.played in [card.text for hand in frame.hands for card in hand]
        assert one.played in [choice.text for choice in frame.views[one.seat].choices]
    before, after = ([seat.tricks for seat in found.frames[place].views[0].seats] for place in (-2, -1))
    assert sum(before) < sum(after) == 10
    assert not found.frames[-1].views[0].choices


@pytest.mark.parametrize(("game", "rules"), GAMES)
def test_frames_show_each_seat_no_card_that_it_did_not_know(game: str, rules: str) -> None:
    for deal in measures.played("frames", 2, "beginner", game, rules):
        for frame in make_frames(deal):
            for viewer, view in enumerate(frame.views):
                open_cards = {card for seat in view.seats for card in (*(seat.shown or ()), *seat.proved)}
                open_cards.update(view.talon or ())
                for seat, hand in enumerate(frame.hands):
                    if seat != viewer and not view.seats[seat].exposed:
                        assert not set(hand) & _cards_in((view, frame.scenes[viewer])) - open_cards


def _cards_in(part: object) -> set[Card]:
    """Return the cards anywhere in a value."""
    if isinstance(part, Card):
        return {part}
    if isinstance(part, Struct):
        part = [getattr(part, name) for name in part.__struct_fields__]
    if isinstance(part, Sequence | Cards) and not isinstance(part, str):
        return {card for one in part for card in _cards_in(one)}
    return set()


def test_typed_and_unfinished_deals_have_a_review() -> None:
    home = records.read((ROOT / "examples" / "home.prikup").read_text("utf-8"))
    found = review(home)
    assert found.decisions == () and any(any(deal.luck) for deal in found.deals)
    inputs = [moment.move for moment in EVENING.replay()]
    broken = PlayedDeal(1, EVENING.start(), tuple(_until_play(inputs)))
    assert not any(review_deal(broken).result)


def _until_play(inputs: list[Input]) -> list[Input]:
    return inputs[:7]


def test_review_is_read_back_from_json(evening: Review) -> None:
    assert msgspec.json.decode(msgspec.json.encode(evening.decisions[0]), type=type(evening.decisions[0]))
