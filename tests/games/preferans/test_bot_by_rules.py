"""The rules bot with other options: four players, blind bids, dummies, aid by choice."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest

from prikup.arena import choices_of, moves
from prikup.bots import make
from prikup.bots.lookahead import best_card
from prikup.bots.mask_view import MaskView
from prikup.cards import Card, Cards
from prikup.core import Match, OptionError
from prikup.games import get_game
from prikup.games.preferans.bot.aid import choose_gift
from prikup.games.preferans.bot.prices import contract_values, table_prices
from prikup.games.preferans.options import Options
from prikup.options import change_options, describe_options
from tests.bots.driver import after, offer, seeded_deals, start_match, table, view_of

FARM = "game-farm"
FSPR = "fspr-leningrad"
HANDS = "wikipedia-sochi; misere_rank=below9_bp_9bp"


def decide(match: Match) -> str:
    return make("rules", 1).choose(view_of(match))


# ---------------------------------------------------------------------------------------------
# Bids


def test_bot_never_bids_blind() -> None:
    assert decide(table("AKQJT98.AK.A. ? ?", ".7..8", rules=FARM)) == "look"


def test_hand_bids_a_suit_if_no_trump_cannot_be_bid() -> None:
    match = table("AKQ.AKQ.AKQ.A ? ?", ".7..8", "look", rules=FARM)
    assert decide(match) == "6S"


def test_without_talon_only_a_safe_misere_continues() -> None:
    said = ("misere", "9S", "pass")
    assert decide(table("79J.78.789.79 ? ?", "A.A..", *said, rules=HANDS)) == "misere-hand"
    assert decide(table("79A.78.78A.79 ? ?", "K.A..", *said, rules=HANDS)) == "pass"


def test_without_talon_a_nine_needs_its_tricks_in_hand() -> None:
    said = ("misere", "9S", "pass", "misere-hand")
    rest = "79J.78.789.79"
    assert decide(table(f"{rest} AKQT8.AKQJT.. ?", "..J.8", *said, rules=HANDS)) == "9-hand"
    assert decide(table(f"{rest} AKQT.AKQ.Q.T8 ?", "8...J", *said, rules=HANDS)) == "pass"


def test_bid_of_hearts_may_become_spades_if_only_level_binds() -> None:
    said = ("look", "pass", "6H", "pass", "discard 7C 8C")
    match = table("? AKQJT9.7.AK9. ?", "...78", *said, rules=FARM)
    assert decide(match).endswith("S")


def test_blind_bidder_names_the_best_contract_of_his_hand() -> None:
    match = table("AKQJT9.A8.A9. ? ?", "...78", "blind", "pass", "pass", rules=FARM)
    laid = decide(match)
    assert laid == "discard 8C 7C"
    assert decide(after(match, laid)).endswith("S")


# ---------------------------------------------------------------------------------------------
# Four players


THROW = "wikipedia-sochi; talon_throw=yes"


def test_useless_talon_is_thrown_back() -> None:
    hand = "AKQJT.AK.AK.A"
    match = table(f"{hand} ? ? -", ".7..7", "6S", "pass", "pass", dealer=3, rules=THROW)
    assert decide(match) == "throw"


def test_useful_talon_is_kept() -> None:
    match = table("KQJT9.A87.Q8. ? ? -", "A.K..", "6S", "pass", "pass", dealer=3, rules=THROW)
    assert decide(match).startswith("discard")


def test_resting_dealer_whists_without_responsibility() -> None:
    said = ("6S", "pass", "pass", "discard 7C 8C", "name 6S", "pass", "half", "pass")
    match = table("AKQJT9.A8.A9. ? ? -", "...78", *said, dealer=3, rules=FSPR)
    assert match.turns()[0].by == 3
    assert decide(match) == "whist"


def test_resting_dealer_plays_for_both_defenders_and_answers_offers() -> None:
    said = ("6S", "pass", "pass", "discard 7C 8C", "name 6S", "pass", "half", "pass", "whist", "AS")
    match = table("AKQJT9.A8.A9. ? ? -", "...78", *said, dealer=3, rules=FSPR)
    for _ in range(2):
        assert (match.turns()[0].seat, match.turns()[0].by) in ((1, 3), (2, 3))
        match = after(match, decide(match))
    match = offer(match, 0, "claim 9-0-0-0")
    assert match.turns()[0].by == 3
    assert decide(match) == "no"


# ---------------------------------------------------------------------------------------------
# Open hands


def test_lone_whister_makes_the_passer_dummy() -> None:
    said = ("look", "6S", "pass", "pass", "discard 7C 8C", "name 6S", "pass", "whist", "AS")
    match = table("AKQJT9.A8.A9. ? ?", "...78", *said, rules=FARM)
    assert view_of(match).asks == "defend"
    assert decide(match) == "open"


def test_twelve_shown_cards_determine_the_other_hands() -> None:
    said = ("look", "misere", "pass", "pass", "discard AS AH", "7S")
    match = table("79J.78.789.79 ? ?", "A.A..", *said, rules=FARM)
    view = view_of(match)
    seen = MaskView(view)
    assert seen.hands[2] == Cards(match.view(2).seats[2].cards or ()).mask
    assert seen.hands[0] == 0 and seen.may[0] == Cards.parse("9JA.78A.789.79").mask


def test_winning_talon_card_of_playing_dealer_is_best_so_far() -> None:
    rules = "wikipedia-sochi; raspasy_talon_3p=dealer_leads; raspasy_second_leader=winner"
    match = table("AKQJ.AKQ.AKQ. T987.JT9.JT9. .87.87.QJT987", "...AK", "pass", "pass", "pass", rules=rules)
    for following in ("AS", "TS", "QC"):
        seen = MaskView(view_of(match))
        assert (seen.best, seen.who) == (Card.parse("AC").bit, -1)
        match = match.play(following)
    assert match.turns()[0].seat == match.dealer, "they won with the talon and play first to the next trick"
    seen = MaskView(view_of(match.play("JC")))
    assert (seen.best, seen.who) == (Card.parse("KC").bit, -1)


def open_ten(*said: str) -> Match:
    """Return ten at no-trump with open hands, which only a guarded king of hearts on the left can beat."""
    hands = "AKQJT98.AQ.A. .K7.KQJT.AKQJ 7.JT98.987.T9"
    bid = ("look", "6S", "pass", "pass", "discard 7C 8C", "name 10NT", "whist", "pass")
    return table(hands, "...78", *bid, *said, rules=FARM)


def playing(card: str) -> Callable[[MaskView], int]:
    """Return a habit of always playing this card."""
    return lambda seen: Card.parse(card).bit


def test_defence_keeps_guards_at_an_open_ten() -> None:
    seen = MaskView(view_of(open_ten("AS", "closed")))
    assert all(seen.hands)
    value = contract_values(table_prices(seen.view.options, 3), 10)
    for habit in ("KH", "7H"):
        assert best_card(seen, 1, playing(habit), value) not in (Card.parse("KH").bit, Card.parse("7H").bit)
    kept = Card.parse("AC").bit
    assert best_card(seen, 1, playing("AC"), value) == kept


# ---------------------------------------------------------------------------------------------
# Aid by choice


def gift(pools: tuple[int, ...], *texts: str) -> str:
    match = table("? ? ?", "A.A..", rules=FARM)
    view = msgspec.structs.replace(
        view_of(match), standing=msgspec.structs.replace(match.standing, pool=pools)
    )
    return choose_gift(view, list(texts))


def test_aid_goes_to_lowest_pool_until_others_are_level() -> None:
    texts = [f"aid {seat}:{points}" for seat in (1, 2) for points in (1, 2, 3)]
    assert gift((10, 4, 1), *texts, "keep") == "aid 2:3"
    assert gift((10, 5, 4), *texts, "keep") == "aid 2:2"


def test_aid_does_not_exceed_room_in_pool() -> None:
    assert gift((10, 4, 9), "aid 1:1", "aid 1:2", "aid 2:1", "keep") == "aid 1:2"


# ---------------------------------------------------------------------------------------------
# Every combination


def random_rules(chance: random.Random) -> Options:
    """Return a preset with half of its options random, as far as they are compatible."""
    game = get_game("preferans")
    kept = ("players", "target", "settlement_rounding")
    kinds = [
        one for one in describe_options(Options) if one.kind in ("switch", "choice") and one.name not in kept
    ]
    while True:
        base: Options = game.options(chance.choice(list(game.presets)))
        values = {one.name: chance.choice(one.values) for one in kinds if chance.random() < 0.5}
        try:
            return change_options(base, {**values, "target": 4})
        except OptionError:
            continue


@pytest.mark.parametrize("seed", range(8))
def test_bot_answers_every_question_by_random_rules(seed: int) -> None:
    chance = random.Random(seed)
    players = 3 + seed % 2
    rules = get_game("preferans").rules(random_rules(chance))
    match = start_match(seed, rules, players)
    bots = [make("rules", f"{seed} {seat}") for seat in range(players)]
    for _, step in moves(match, choices_of(bots), seeded_deals(seed, most=4)):
        match = step.state
    result = match.game.result(match)
    assert result is not None and sum(result) == 0
