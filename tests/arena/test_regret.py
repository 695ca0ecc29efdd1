"""What decisions lose against the best with all cards open."""

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

every_game = pytest.mark.parametrize("game", GAMES)


def setup(game: str, bot: str, *parts: str, seed: str = "dev") -> RegretSetup:
    rules = "kodeks-sochi" if game == "preferans" else GAMES[game].presets[0]
    return RegretSetup(game, rules, 3, bot, seed, parts)


def lost(deals: list[JudgedDeal], part: str, *roles: str) -> Fraction:
    """What was lost in a part by these roles."""
    losses = [one for deal in deals for one in deal.losses if one.part == part]
    return sum((one.amount for one in losses if not roles or one.role in roles), Fraction(0))


def states(one: RegretSetup, number: int) -> Iterator[Match]:
    """Every moment of a deal as it is judged."""
    match = one.start()
    players = [make(one.bot, f"{one.seed} {number}") for _ in range(3)]
    for _, step in moves(match, choices_of(players), seeded_chance(one.seed, f"duplicate {number}")):
        yield step.state
        if any(isinstance(fact, Scored) for fact in step.facts):
            return


@every_game
def test_who_sees_all_cards_loses_nothing(game: str) -> None:
    deals = [judge(setup(game, "seer", "play", "exchange"), number) for number in (1, 2)]
    assert sum(len(deal.losses) for deal in deals) > 2
    assert all(one.amount == 0 for deal in deals for one in deal.losses)
    assert not any(deal.faults for deal in deals)


@every_game
def test_what_cards_lose_is_what_the_deal_came_to_less(game: str) -> None:
    """The tricks or points of a declarer: those of best play, less what they lose, and what others lose."""
    seen = 0
    for number in range(1, 6):
        one = setup(game, "random", "play")
        before = [match for match in states(one, number) if question_of(match) is not None]
        if not before or (first := question_of(before[0])) is None or first.kind == "allpass":
            continue
        seen += 1
        declarer = first.seats[0]
        deal = judge(one, number)
        sign = -1 if first.kind == "misere" else 1
        own, theirs = lost([deal], "play", "declarer"), lost([deal], "play", "defender")
        last = before[-1].view(None).seats[declarer]
        made = (last.points or 0) if first.kind == "points" else last.tricks
        rest = question_of(before[-1])
        assert rest is not None
        reached = made + OpenHands().value(rest)
        # The last card of a deal is nobody's choice, so nothing is lost by it.
        assert OpenHands().value(first) - sign * own + sign * theirs == reached
    assert seen


def test_exact_counts_of_seeded_deals() -> None:
    deals = [
        judge(setup("preferans", "random", "play", "exchange", seed="counts"), number)
        for number in range(1, 9)
    ]
    found = report(setup("preferans", "random", "play", "exchange"), deals)
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


def brute(match: Match, declarer: int) -> Fraction | None:
    """What a moment of the exchange is worth, every line of play put into the match card by card."""
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
        worth = lead_over_mean(step.state, declarer) if scored else brute(step.state, declarer)
        found.append(worth)
    return (max if turn.by == declarer else min)(one for one in found if one is not None)


@pytest.mark.parametrize(
    ("game", "calls"), [("preferans", ["9C", "pass", "pass"]), ("prefa", ["9C", "pass", "pass"])]
)
def test_what_an_exchange_is_worth_is_what_its_best_line_brings(game: str, calls: list[str]) -> None:
    rules = "wikipedia-sochi" if game == "preferans" else None
    match = prikup.new(game, rules).deal(seed=2)
    for call in calls:
        match = match.play(call)
    declarer = match.turns()[0].by
    while match.phase.asks != "name":
        match = match.play(next(iter(match.legal())).text)
    exchange = Exchange(OpenHands())
    assert exchange.worth(match, declarer) == brute(match, declarer)
    best = exchange.best(match, match.turns()[0])
    assert exchange.after(match, match.turns()[0], best) == exchange.worth(match, declarer)


@every_game
def test_no_decision_of_any_kind_loses_less_than_nothing(game: str) -> None:
    for number in (1,) if game == "thousand" else (1, 2):
        deal = judge(setup(game, "rules", "play", "worlds", "exchange", "calls"), number)
        assert all(one.amount >= 0 for one in deal.losses)
        assert {one.part for one in deal.losses} <= {"play", "worlds", "exchange", "calls"}
        assert {one.phase for one in deal.losses if one.part == "exchange"} <= set(EXCHANGE_QUESTIONS)


def test_over_worlds_only_what_is_closed_is_judged() -> None:
    deals = [judge(setup("preferans", "rules", "play", "worlds"), number) for number in range(1, 7)]
    losses = [one for deal in deals for one in deal.losses]
    closed = sum(one.part == "play" and one.phase.endswith("closed") for one in losses)
    worlds = [one for one in losses if one.part == "worlds"]
    assert len(worlds) == closed > 0 and all(one.phase.endswith("closed") for one in worlds)


def test_the_deals_are_those_of_the_arena() -> None:
    one = setup("preferans", "rules", "play")
    pairing = Pairing(one.game, one.rules, 3, "rules", "rules", one.seed)
    for number in (1, 2, 3):
        assert judge(one, number).kind == play_unit(pairing, number).candidate[0].kind


def test_a_report_says_what_was_lost_a_deal() -> None:
    def played(*amounts: int) -> tuple[Loss, ...]:
        return tuple(Loss("play", "contract closed", "declarer", Fraction(one)) for one in amounts)

    fault = BotFault("rules", "KeyError", 1, 2, 0, "bid", PrikupError("bot-raised", what="", where="").why)
    deals = [
        JudgedDeal(1, "contract", played(1, 0, 2)),
        JudgedDeal(2, "contract", played(0), (fault,)),
        JudgedDeal(3, "raspasy", ()),
    ]
    found = report(setup("preferans", "rules", "play"), deals)
    row = found["play"]["contract closed declarer"]
    assert (found["deals"], found["errors"], found["faults"]) == (3, 1, (fault,))
    assert (row["deals"], row["decisions"], row["mistakes"], row["mean"]) == (2, 4, 2, 1.5)
    assert (row["low"], row["high"]) == (None, None)
    many = report(setup("preferans", "rules", "play"), deals * 10)["play"]["contract closed declarer"]
    assert many["deals"] == 20 and 0 < many["low"] < many["mean"] == 1.5 < many["high"] < 3


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    label_of = ["regret", "--game", "paston", "--bots", "rules,seer", "--deals", "2"]
    assert main([*label_of, "--json", "--workers", "1"]) == 0
    one = capsys.readouterr().out
    assert main([*label_of, "--json", "--workers", "2"]) == 0
    assert capsys.readouterr().out == one
    assert [bot["bot"] for bot in json.loads(one)["bots"]] == ["rules", "seer"]
    assert main([*label_of, "--parts", "exchange", "--workers", "1"]) == 0
    told = capsys.readouterr().out
    assert "rules, 2 deals; lost" in told and "exchange  naming, declarer" in told
    assert "fewer than 20 deals: no interval, 0 of" in told and "between" not in told
    assert main([*label_of, "--parts", "nonsense"]) == 2
    assert "'nonsense': expected some of play, worlds, exchange or calls" in capsys.readouterr().err


@pytest.mark.parametrize("players", [3, 4])
def test_hands_may_be_laid_open_between_two_cards(players: int) -> None:
    """By these rules a whister says after the first card whether hands lie open."""
    for number in (1, 2):
        assert not judge(
            RegretSetup("preferans", "game-farm", players, "open:rules", "rob", ("calls",)), number
        ).faults


def test_what_a_deal_brings_is_not_judged_where_pools_settle_late(capsys: pytest.CaptureFixture[str]) -> None:
    label_of = ["regret", "--rules", "game-farm", "--deals", "1", "--workers", "1", "--json"]
    assert main(label_of) == 0
    (bot,) = json.loads(capsys.readouterr().out)["bots"]
    assert "play" in bot and not {"exchange", "calls"} & bot.keys()


def test_what_is_printed_is_in_the_language_of_who_asks(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "ru", "regret", "--bots", "rules", "--deals", "1", "--workers", "1"]) == 0
    rows = capsys.readouterr().out.splitlines()[2:]
    assert any(row.startswith("  прикуп    снос, разыгрывающий ") for row in rows)
    assert any(row.startswith("  розыгрыш  контракт, в тёмную, защитник ") for row in rows)
    assert not re.search("[a-z]", "".join(rows))


@pytest.mark.parametrize("lang", languages())
def test_every_word_of_a_row_is_said(lang: str) -> None:
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
