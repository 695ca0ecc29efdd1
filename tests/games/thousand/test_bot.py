"""The rules bot's decisions in Thousand, in situations where a player would not hesitate."""

from __future__ import annotations

import msgspec
import pytest

from prikup.bots import make
from prikup.cards import Card, Cards
from prikup.cli.matchbench import SelfplaySetup, play_match
from prikup.core import Input, Match
from prikup.games import get_game
from prikup.games.thousand.bot import habits
from prikup.games.thousand.bot.playing import hands_of_view
from prikup.games.thousand.bot.ranked import card_of, mask_of, play_terms
from prikup.games.thousand.bot.sheet import DealValuer
from prikup.games.thousand.bot.trials import least_useful, rotate_order
from prikup.games.thousand.results import Standing
from tests.bots.driver import after, filled, start_match, view_of
from tests.games.thousand.scripts import TAKEN, sheet

FREE = "redeal_hand_below=none; redeal_talon_max=none; redeal_talon_nines=none; redeal_hand_nines=none"
PLAIN = f"thousand-blog; {FREE}"
STRONG = "AKQT..AK.A"
TALON = "JS QC 9C"


def match_after(
    hands: str, talon: str, *texts: str, rules: str = PLAIN, standing: Standing | None = None
) -> Match:
    """Return a match in its first deal; seat 0 is first hand, and a hand ``?`` gets leftover cards."""
    players = len(hands.split())
    match = start_match(players - 1, rules, players, "thousand")
    if standing is not None:
        match = msgspec.structs.replace(match, standing=standing)
    match = match.apply(Input(None, None, filled(hands, talon, match.pack))).state
    return after(match, *texts)


def decide(match: Match, seat: int | None = None) -> str:
    return make("rules", 1).choose(view_of(match) if seat is None else match.view(seat))


def target(text: str) -> int:
    return int(text.removeprefix("name "))


# ---------------------------------------------------------------------------------------------
# The auction


def test_bot_looks_at_cards_before_bidding() -> None:
    assert decide(match_after(f"{STRONG} ? ?", TALON, rules=f"{PLAIN}; blind=on")) == "look"


def test_first_hand_makes_the_forced_bid() -> None:
    assert decide(match_after("J9.J9.J9.J ? ?", "QS QH QD")) == "100"
    assert decide(match_after("J9.J9.J9.J ? ?", "QS QH QD", rules=f"{PLAIN}; golden=on")) == "120"


@pytest.mark.parametrize("rules", ["thousand-blog", "thousand-pagat"])
def test_strong_hand_outbids_by_one_step(rules: str) -> None:
    assert decide(match_after(f"? {STRONG} ?", TALON, "100", rules=rules)) == "105"


def test_weak_hand_passes() -> None:
    assert decide(match_after("? J9.QJ.J9.T ?", "QS QD 9C", "100")) == "pass"


def test_bids_do_not_exceed_the_value_of_the_hand() -> None:
    match = match_after("AT9.AT9.A. ? ?", TALON, "100", rules=f"{PLAIN}; bid_cap=none")
    said = []
    while match.phase.asks == "bid":
        said.append(decide(match))
        match = after(match, said[-1])
    assert len(said) < 12


def test_opponent_on_the_barrel_is_outbid_with_a_weaker_hand() -> None:
    hands, said = "? KQ9.A9.J9. ?", ("100",)
    barred = sheet((880, 0, 0), barrel=(0, None, None))
    assert decide(match_after(hands, "9C TD QC", *said)) == "pass"
    assert decide(match_after(hands, "9C TD QC", *said, standing=barred)) == "105"


# ---------------------------------------------------------------------------------------------
# Redeals, the exchange, the target


def test_hopeless_defender_asks_for_a_redeal() -> None:
    match = match_after(f"{STRONG} J9.9.J9.J9 ?", "TC QH QD", *TAKEN, rules="thousand-pagat")
    match = after(match, "give QH 1", "give QD 2")
    assert match.phase.asks == "redeal"
    assert decide(match, 1) == "redeal"


def test_declarer_asks_for_a_redeal_only_with_a_bad_hand() -> None:
    rules = "thousand-pagat; redeal_hand_nines=3"
    match = match_after("A9.AK.A9.9 ? ?", "QH TC JD", *TAKEN, "give TC 1", "give JD 2", rules=rules)
    assert decide(match, 0) == "pass"
    match = match_after("J9.J9.J9.J ? ?", "9C AS AH", *TAKEN, "give AS 1", "give AH 2", rules=rules)
    assert decide(match, 0) == "redeal"


def test_marriages_and_aces_are_not_given_away() -> None:
    match = match_after(f"{STRONG} ? ?", "QD JC 9S", *TAKEN)
    gifts = []
    for _ in range(2):
        gifts.append(decide(match))
        match = after(match, gifts[-1])
    assert {gift.split()[1] for gift in gifts} <= {"JC", "9S", "TS"}
    assert {gift.split()[2] for gift in gifts} == {"1", "2"}


def test_jack_is_given_away_before_half_a_marriage() -> None:
    rules = play_terms(get_game("thousand").options("thousand-blog"))
    hand = mask_of(Cards.parse("AKQ.AK.A9.JQ"))
    assert [card_of(card).text for card in least_useful(rules, hand, 2, True)] == ["9D", "JC"]


def test_useless_cards_are_discarded() -> None:
    match = match_after("AKQT7..AK87.A ? ?", "JS 8C", "50", "pass", "pass", rules="thousand-32")
    laid = decide(match).split()[1:]
    assert len(laid) == 2 and not {"AS", "KS", "QS", "TS", "AD", "AC"} & set(laid)


def test_target_is_raised_with_marriages_and_aces() -> None:
    match = match_after("AKQT..AKQ. ? ?", "QC 9D JH", *TAKEN, "give QC 1", "give JH 2")
    assert target(decide(match)) >= 150


def test_doubtful_target_is_not_raised() -> None:
    match = match_after("AK9.J.KQ.J ? ?", "QH TC JD", *TAKEN, "give QH 1", "give JH 2")
    assert decide(match) in ("name 100", "surrender")


FREE = "; redeal_hand_below=none; redeal_talon_max=none; redeal_talon_nines=none; redeal_hand_nines=none"


def test_hopeless_hand_is_surrendered_if_that_costs_nothing() -> None:
    said = (*TAKEN, "give 9C 1", "give 9D 2")
    rules = f"{PLAIN}; surrender_cost=none"
    assert decide(match_after("J9.J9.QJ.Q ? ?", "JC 9C 9D", *said, rules=rules)) == "surrender"


def test_winning_target_is_named_on_the_barrel() -> None:
    barred = sheet((880, 0, 0), barrel=(1, None, None))
    said = (*TAKEN, "give QC 1", "give 9H 2")
    assert target(decide(match_after("AKQT..A.AK ? ?", "9C QC 9H", *said, standing=barred))) >= 120


@pytest.mark.parametrize("rules", ["thousand-501", "pagat-501"])
def test_long_suit_with_marriage_is_named_trump(rules: str) -> None:
    said = ("40", "pass", "pass", "give QC 1", "give 9H 2", "name 60")
    assert decide(match_after("AKQJ..A.TJ ? ?", "9S QC 9H", *said, rules=f"{rules}; {FREE}")) == "name S"


# ---------------------------------------------------------------------------------------------
# The play

DEALT = ("AKQT..A.A9 9.AKT.KT.J ?", "JD KC 9H", *TAKEN, "give JD 1", "give 9H 2", "name 100")


def in_play(*said: str, rules: str = PLAIN) -> Match:
    return match_after(*DEALT, *said, rules=rules)


def habit(match: Match) -> str:
    """Return the move by the rules of thumb alone."""
    card, announced = habits.choose_move(hands_of_view(view_of(match)))
    return card_of(card).text + "!" * announced


def test_declarer_leads_an_ace() -> None:
    assert decide(in_play())[0] == "A"


def test_marriage_is_announced_once_during_the_deal() -> None:
    match = in_play()
    said: list[str] = []
    while match.phase.asks == "play":
        said.append(decide(match))
        match = after(match, said[-1])
    assert said.count("KS!") + said.count("QS!") == 1
    assert match.standing.scores[0] == 100


def test_sure_tricks_are_taken_before_the_only_marriage() -> None:
    assert habit(in_play("AC", "JC", "TC")) == "AD"


def test_queen_is_led_if_only_the_queen_announces() -> None:
    match = in_play("AC", "JC", "TC", "AD", "JD", "9D", rules=f"{PLAIN}; marriage_card=queen")
    assert habits.announcing_card(hands_of_view(view_of(match)), 0) == mask_of([Card.parse("QS")])


def test_marriage_that_keeps_the_lead_precedes_a_dearer_one() -> None:
    said = (*TAKEN, "give QC 1", "give JH 2", "name 100", "AS", "9S", "JS")
    match = match_after("AKQT..AKQ. 9.AK.J.TJ9 ?", "QC 9D JH", *said)
    assert habit(match) == "KS!"


def test_four_aces_are_announced() -> None:
    said = (*TAKEN, "give JD 1", "give JS 2", "name 100", "TC", "JC", "9C")
    match = match_after("AKJ.A.A.AT QT9.KQ..QJ ?", "JD TD KC", *said, rules=f"{PLAIN}; ace_marriage=200")
    assert habit(match)[0] == "A" and habit(match)[-1] == "!"
    played: list[str] = []
    while match.phase.asks == "play":
        played.append(decide(match))
        match = after(match, played[-1])
    assert any(text[0] == "A" and text[-1] == "!" for text in played)


def test_hands_of_view_equal_those_of_the_match() -> None:
    found = hands_of_view(view_of(in_play("AC", "JC", "TC", "KS!")))
    assert found.trump == 0
    assert (found.me, found.who, found.played, found.led, found.first) == (1, 0, 1, 0, False)
    assert found.best == mask_of([Card.parse("KS")])


# ---------------------------------------------------------------------------------------------
# Values of deals


def test_targets_to_win_follow_the_scores() -> None:
    standing = sheet((880, 902, 0), barrel=(0, None, None))
    view = view_of(match_after(f"{STRONG} ? ?", TALON, standing=standing))
    values = DealValuer(view, rotate_order(view.order, 1))
    assert values.order == (1, 2, 0)
    assert (values.target_to_win(2), values.target_to_win(0)) == (120, 100)


def test_valuer_doubles_blind_deals_and_hundred_as_blind() -> None:
    def modes(*said: str, rules: str = "blind=on; hundred_as_blind=on") -> list[str]:
        match = match_after(f"{STRONG} ? ?", TALON, *said, rules=f"{PLAIN}; {rules}")
        values = DealValuer(match.view(match.turns()[0].seat))
        return [values.mode_for(100), values.mode_for(120)]

    others = ("look", "pass", "look", "pass")
    assert modes("100", *others) == ["blind", "blind"]
    assert modes("look", "100", *others) == ["blind", "normal"]
    assert modes("100", "105", "look", "pass", "look", "pass") == ["blind", "blind"]
    assert modes("look", "100", *others, rules="blind=on") == ["normal", "normal"]
    assert modes("100", *others, rules="blind=on") == ["blind", "blind"]
    assert modes("100", "pass", "pass", rules="hundred_as_blind=on") == ["blind", "normal"]


# ---------------------------------------------------------------------------------------------
# Matches


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "rules",
    ["thousand-blog", "thousand-501", "thousand-32", "thousand-pagat", "pagat-501"],
)
def test_deals_of_every_preset_are_played(rules: str, players: int) -> None:
    if rules == "thousand-32" and players == 2:
        rules = "thousand-blog; two_player_exchange=give1"
    tally = play_match(SelfplaySetup("thousand", rules, ("rules",) * players, "1", 2), 1)
    assert tally.actions > 10


def test_rules_bot_beats_random_bots() -> None:
    tally = play_match(SelfplaySetup("thousand", "thousand-blog", ("rules", "random", "random"), "1", 12), 0)
    mine, *others = (one[0] for one in tally.by_bot)
    assert mine > max(others) + 300
