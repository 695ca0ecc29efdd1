"""Regret: the value that decisions lose with all cards open."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from fractions import Fraction

import pytest

import prikup
from prikup.arena import choices_of, moves, play_unit, seeded_chance
from prikup.arena.duplicate import Pairing, lead_over_mean
from prikup.arena.exchange import EXCHANGE_QUESTIONS, Exchange, question_of
from prikup.arena.regret import PARTS, JudgedDeal, RegretSetup, judge, report
from prikup.arena.regret.calls import JUDGED_QUESTIONS
from prikup.arena.regret.losses import Loss
from prikup.bots import make
from prikup.bots.faults import BotFault
from prikup.cli import main
from prikup.cli.figures import label_of
from prikup.core import Input, Match, PrikupError, Scored
from prikup.games import GAMES
from prikup.solver import OpenHands, find_question
from prikup.words.catalogue import ENGLISH_CODE, languages
from tests.sizes import sample

every_game = pytest.mark.parametrize("game", GAMES)


def make_setup(game: str, bot: str, *parts: str, seed: str = "dev") -> RegretSetup:
    rules = "kodeks-sochi" if game == "preferans" else GAMES[game].presets[0]
    return RegretSetup(game, rules, 3, bot, seed, parts)


def sum_losses(deals: list[JudgedDeal], part: str, *roles: str) -> Fraction:
    """Return the sum of losses in a part by these roles."""
    losses = [one for deal in deals for one in deal.losses if one.part == part]
    return sum((one.amount for one in losses if not roles or one.role in roles), Fraction(0))


def states(one: RegretSetup, number: int) -> Iterator[Match]:
    """Yield every state of a judged deal."""
    match = one.start()
    players = [make(one.bot, f"{one.seed} {number}") for _ in range(3)]
    for _, step in moves(match, choices_of(players), seeded_chance(one.seed, f"duplicate {number}")):
        yield step.state
        if any(isinstance(fact, Scored) for fact in step.facts):
            return


@every_game
def test_bot_that_sees_all_cards_loses_nothing(game: str) -> None:
    numbers = sample((1, 2), (2,) if game in ("preferans", "thousand") else (1, 2))
    deals = [judge(make_setup(game, "seer", "play", "exchange"), number) for number in numbers]
    assert sum(len(deal.losses) for deal in deals) > 2
    assert all(one.amount == 0 for deal in deals for one in deal.losses)
    assert not any(deal.faults for deal in deals)


@every_game
def test_card_losses_explain_the_result_of_the_deal(game: str) -> None:
    """Check that best play less the declarer's losses plus the defenders' gives the result."""
    seen = 0
    for number in range(1, 6):
        one = make_setup(game, "random", "play")
        before = [match for match in states(one, number) if question_of(match) is not None]
        if not before or (first := question_of(before[0])) is None or first.kind == "allpass":
            continue
        seen += 1
        declarer = first.seats[0]
        deal = judge(one, number)
        sign = -1 if first.kind == "misere" else 1
        own, theirs = sum_losses([deal], "play", "declarer"), sum_losses([deal], "play", "defender")
        last = before[-1].view(None).seats[declarer]
        made = (last.points or 0) if first.kind == "points" else last.tricks
        rest = question_of(before[-1])
        assert rest is not None
        reached = made + OpenHands().value(rest)
        # The last card of a deal is forced, so nothing is lost by it.
        assert OpenHands().value(first) - sign * own + sign * theirs == reached
    assert seen


def test_exact_counts_of_seeded_deals() -> None:
    deals = [
        judge(make_setup("preferans", "random", "play", "exchange", seed="counts"), number)
        for number in range(1, 9)
    ]
    found = report(make_setup("preferans", "random", "play", "exchange"), deals)
    counted = {
        f"{part} {name}": (row["deals"], row["decisions"], row["mistakes"], row["mean"])
        for part in ("play", "exchange")
        for name, row in found[part].items()
    }
    assert counted == COUNTED


COUNTED = {
    "play contract closed declarer": (4, 27, 5, 2.0),
    "play contract closed defender": (4, 59, 10, 3.25),
    "exchange discard declarer": (8, 8, 5, 106.3333),
    "exchange name declarer": (3, 3, 2, 154.6667),
}
"""Deals, decisions, mistakes, and the mean lost a deal, by part, phase and role."""


def brute_force_value(match: Match, declarer: int) -> Fraction | None:
    """Return the value of a state of the exchange by trying every line card by card."""
    question = find_question(match)
    if question is not None:
        for text in OpenHands().line(question):
            end = match.apply(match.move(text, match.turns()[0].by))
            match, facts = end.state, end.facts
        assert any(isinstance(fact, Scored) for fact in facts)
        return lead_over_mean(match, declarer)
    turn, found = match.turns()[0], []
    for action in match.legal(turn):
        step = match.apply(Input(turn.seat, turn.by, action))
        scored = any(isinstance(fact, Scored) for fact in step.facts)
        value = lead_over_mean(step.state, declarer) if scored else brute_force_value(step.state, declarer)
        found.append(value)
    return (max if turn.by == declarer else min)(one for one in found if one is not None)


@pytest.mark.parametrize(
    ("game", "calls"), [("preferans", ["9C", "pass", "pass"]), ("prefa", ["9C", "pass", "pass"])]
)
def test_value_of_exchange_is_that_of_its_best_line(game: str, calls: list[str]) -> None:
    rules = "wikipedia-sochi" if game == "preferans" else None
    match = prikup.new(game, rules).deal(seed=2)
    for call in calls:
        match = match.play(call)
    declarer = match.turns()[0].by
    while match.phase.asks != "name":
        match = match.play(next(iter(match.legal())).text)
    exchange = Exchange(OpenHands())
    assert exchange.value(match, declarer) == brute_force_value(match, declarer)
    best = exchange.best(match, match.turns()[0])
    assert exchange.after(match, match.turns()[0], best) == exchange.value(match, declarer)


@every_game
def test_losses_are_never_negative(game: str) -> None:
    for number in sample((1, 2), (1,)):
        deal = judge(make_setup(game, "rules", "play", "worlds", "exchange", "calls"), number)
        assert all(one.amount >= 0 for one in deal.losses)
        assert {one.part for one in deal.losses} <= {"play", "worlds", "exchange", "calls"}
        assert {one.phase for one in deal.losses if one.part == "exchange"} <= set(EXCHANGE_QUESTIONS)


def test_only_closed_decisions_are_judged_over_worlds() -> None:
    deals = [judge(make_setup("preferans", "rules", "play", "worlds"), number) for number in range(1, 7)]
    losses = [one for deal in deals for one in deal.losses]
    closed = sum(one.part == "play" and one.phase.endswith("closed") for one in losses)
    worlds = [one for one in losses if one.part == "worlds"]
    assert len(worlds) == closed > 0 and all(one.phase.endswith("closed") for one in worlds)


def test_judged_deals_are_those_of_the_arena() -> None:
    one = make_setup("preferans", "rules", "play")
    pairing = Pairing(one.game, one.rules, 3, "rules", "rules", one.seed)
    for number in (1, 2, 3):
        assert judge(one, number).kind == play_unit(pairing, number).candidate[0].kind


def test_report_has_the_mean_loss_per_deal() -> None:
    def make_losses(*amounts: int) -> tuple[Loss, ...]:
        return tuple(Loss("play", "contract closed", "declarer", Fraction(one)) for one in amounts)

    fault = BotFault("rules", "KeyError", 1, 2, 0, "bid", PrikupError("bot-raised", what="", where="").why)
    deals = [
        JudgedDeal(1, "contract", make_losses(1, 0, 2)),
        JudgedDeal(2, "contract", make_losses(0), (fault,)),
        JudgedDeal(3, "raspasy", ()),
    ]
    found = report(make_setup("preferans", "rules", "play"), deals)
    row = found["play"]["contract closed declarer"]
    assert (found["deals"], found["errors"], found["faults"]) == (3, 1, (fault,))
    assert (row["deals"], row["decisions"], row["mistakes"], row["mean"]) == (2, 4, 2, 1.5)
    assert (row["low"], row["high"]) == (None, None)
    many = report(make_setup("preferans", "rules", "play"), deals * 10)["play"]["contract closed declarer"]
    assert many["deals"] == 20 and 0 < many["low"] < many["mean"] == 1.5 < many["high"] < 3


def test_command_prints_regret_by_bot_and_part(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["regret", "--game", "paston", "--bots", "rules,seer", "--deals", "2"]
    assert main([*words, "--json", "--workers", "1"]) == 0
    one = capsys.readouterr().out
    assert main([*words, "--json", "--workers", "2"]) == 0
    assert capsys.readouterr().out == one
    assert [bot["bot"] for bot in json.loads(one)["bots"]] == ["rules", "seer"]
    assert main([*words, "--parts", "exchange", "--workers", "1"]) == 0
    told = capsys.readouterr().out
    assert "rules, 2 deals; lost" in told and "exchange  naming, declarer" in told
    assert "fewer than 20 deals: no interval, 0 of" in told and "between" not in told
    assert main([*words, "--parts", "nonsense"]) == 2
    assert "'nonsense': expected some of play, worlds, exchange or calls" in capsys.readouterr().err


@pytest.mark.parametrize("players", [3, 4])
def test_hands_opened_between_two_cards_are_judged(players: int) -> None:
    """Use rules by which a whister opens the hands after the first card."""
    for number in (1, 2):
        assert not judge(
            RegretSetup("preferans", "game-farm", players, "open:rules", "rob", ("calls",)), number
        ).faults


def test_exchange_and_calls_are_not_judged_with_late_settlement(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["regret", "--rules", "game-farm", "--deals", "1", "--workers", "1", "--json"]
    assert main(words) == 0
    (bot,) = json.loads(capsys.readouterr().out)["bots"]
    assert "play" in bot and not {"exchange", "calls"} & bot.keys()


def test_output_is_in_requested_language(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["regret", "--bots", "rules", "--deals", "1", "--parts", "play,exchange", "--workers", "1"]
    assert main(["--lang", "ru", *words]) == 0
    rows = capsys.readouterr().out.splitlines()[2:]
    assert any(row.startswith("  прикуп    снос, разыгрывающий ") for row in rows)
    assert any(row.startswith("  розыгрыш  контракт, в тёмную, защитник ") for row in rows)
    assert not re.search("[a-z]", "".join(rows))


@pytest.mark.parametrize("lang", languages())
def test_every_word_of_a_row_is_translated(lang: str) -> None:
    kinds = ("contract", "misere", "allpass", "points")
    for word in (
        *PARTS,
        *JUDGED_QUESTIONS,
        *EXCHANGE_QUESTIONS,
        *kinds,
        "open",
        "closed",
        "declarer",
        "defender",
        "player",
    ):
        said = label_of(word, lang)
        assert said and (lang == ENGLISH_CODE or not re.search("[a-z_]", said)), word
