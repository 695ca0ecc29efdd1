"""The phases of Russian Preferans, clause by clause."""

from __future__ import annotations

import pytest

from prikup.cards import Cards
from prikup.core import Deal, Discarded, Finish, Input, Match, RuleError, Scored, Shown, Taken, Turn
from prikup.core import Played as CardPlayed
from prikup.games.preferans.playing import Playing
from tests.games.preferans.scripts import deal, legal, offer, play_out, say, say_with_facts, start, why_not

ELDEST = "AKQT.AK.AK.87"
SECOND = "J987.QJ.QJ.QJ"
TALON = "AC KC"


def in_bidding(rules: str = "wikipedia-sochi", dealer: int = 2) -> Match:
    return deal(start(rules, dealer), ELDEST, SECOND, talon=TALON)


def after_naming(contract: str, rules: str = "wikipedia-sochi", bid: str = "6S") -> Match:
    return say(in_bidding(rules), bid, "pass", "pass", "discard 7C 8C", f"name {contract}")


# Deal and auction


def test_deal_without_ten_cards_each_and_two_in_talon_is_refused() -> None:
    match = start()
    hands = (Cards.parse(ELDEST), Cards.parse(SECOND), Cards.parse("..."))
    with pytest.raises(RuleError, match=r"seat 2 was dealt 0 cards: expected 10 \(clause 2.3\)"):
        match.apply(Input(None, None, Deal(hands, ())))


def test_eldest_hand_is_left_of_the_dealer() -> None:
    assert in_bidding(dealer=2).turns() == (Turn(0, 0),)
    assert deal(start(dealer=0), ELDEST, SECOND, talon=TALON).turns() == (Turn(1, 1),)


def test_talon_is_shown_to_all_and_taken() -> None:
    match, facts = say_with_facts(in_bidding(), "6S", "pass", "pass")
    assert facts[-1] == Shown(None, tuple(Cards.parse(TALON)))
    assert len(match.view(0).seats[0].cards or ()) == 12
    assert match.view(1).talon == tuple(Cards.parse(TALON))


def test_discard_is_seen_only_by_the_declarer() -> None:
    match, facts = say_with_facts(in_bidding(), "6S", "pass", "pass", "discard 7C 8C")
    assert facts[0].seen_by(0) == Discarded(0, 2, Cards.parse("7C 8C"))
    assert facts[0].seen_by(1) == facts[0].seen_by(None) == Discarded(0, 2, None)
    assert match.view(0).discard == tuple(Cards.parse("7C 8C"))
    assert match.view(1).discard is None


# Naming and giving up


def test_contract_below_the_bid_is_refused() -> None:
    match = say(in_bidding(), "6D", "pass", "pass", "discard 7C 8C")
    assert why_not(match, "name 6C") == ("floor", "5.2")
    assert "name 6H" in legal(match) and "name 7S" in legal(match)


def test_contract_may_have_a_lower_suit_if_only_level_binds() -> None:
    match = say(
        in_bidding("wikipedia-sochi; contract_floor=bid_level"), "6D", "pass", "pass", "discard 7C 8C"
    )
    assert "name 6S" in legal(match)


def test_giving_up_costs_three_undertricks_of_the_bid() -> None:
    match, facts = say_with_facts(in_bidding(), "7D", "pass", "pass", "concede")
    assert match.standing.hill == (12, 0, 0)
    assert isinstance(facts[-1], Scored) and facts[-1].result.kind == "concede"


def test_misere_cannot_be_given_up() -> None:
    match = say(in_bidding(), "misere", "pass", "pass")
    assert why_not(match, "concede") == ("concede_misere", "5.3")


@pytest.mark.parametrize(
    ("rules", "hill"),
    [
        ("wikipedia-sochi; concede_misere=yes", 30),
        ("wikipedia-sochi; concede_misere=yes; concede=2", 20),
        ("wikipedia-leningrad; concede_misere=yes", 60),
        ("wikipedia-sochi; concede_misere=yes; misere_exposure=declarer_before_discard", 30),
    ],
)
def test_conceded_misere_costs_agreed_number_of_tricks(rules: str, hill: int) -> None:
    match, facts = say_with_facts(in_bidding(rules), "misere", "pass", "pass", "concede")
    assert match.standing.hill == (hill, 0, 0)
    assert isinstance(facts[-1], Scored)
    assert (facts[-1].result.kind, facts[-1].result.contract) == ("concede", "misere")


def test_conceded_misere_counts_as_a_misere() -> None:
    rules = "wikipedia-sochi; concede_misere=yes; dealer_rotation=not_after_misere_and_raspasy"
    assert say(in_bidding(rules), "misere", "pass", "pass", "concede").dealer == 2
    assert say(in_bidding(rules), "6S", "pass", "pass", "concede").dealer == 0


def test_giving_up_is_refused_without_the_option() -> None:
    assert why_not(say(in_bidding("kodeks-sochi"), "6S", "pass", "pass"), "concede") == ("concede", "5.3")


# Whisting


def test_only_second_defender_may_half_whist_after_a_pass() -> None:
    match = after_naming("6S")
    assert match.turns() == (Turn(1, 1),)
    assert why_not(match, "half") == ("half_first", "6.3")
    assert why_not(say(match, "whist"), "half") == ("half_whisted", "6.3")
    assert "half" in legal(say(match, "pass"))
    eight = say(after_naming("8S"), "pass")
    assert why_not(eight, "half") == ("half_level", "6.3")
    prices = {one.text: one.stake for one in eight.view(2).choices}
    assert prices["half"] is None and prices["whist"] is not None


def test_first_defender_may_whist_after_half() -> None:
    match = say(after_naming("6S"), "pass", "half")
    assert match.turns() == (Turn(1, 1),) and legal(match) == ["pass", "whist"]
    after = say(match, "pass")
    assert after.standing.pool == (2, 0, 0) and after.standing.whists[2][0] == 4
    returned = say(match, "whist")
    assert legal(returned) == ["open", "closed"] and returned.turns() == (Turn(1, 1),)


def test_contract_counts_as_made_if_both_pass() -> None:
    match = say(after_naming("6S"), "pass", "pass")
    assert match.standing.pool == (2, 0, 0) and match.deal_no == 2


def test_two_whisters_play_closed() -> None:
    match = say(after_naming("6S"), "whist", "whist")
    assert match.phase.asks == "play"
    assert not any(seat.exposed for seat in match.view(0).seats)


def test_whist_may_turn_into_half_with_the_option() -> None:
    match = say(after_naming("6S", "wikipedia-sochi; whist_pass_half=yes"), "whist", "pass")
    assert legal(match) == ["half", "whist"]
    assert say(match, "half").standing.whists[1][0] == 4
    assert legal(say(match, "whist")) == ["open", "closed"]


def test_stalingrad_asks_no_defender() -> None:
    match = after_naming("6S", "wikipedia-sochi; stalingrad=yes")
    assert match.phase.asks == "play"
    roles = [seat.role for seat in match.view(0).seats]
    assert roles == ["declarer", "whister", "whister"]
    assert after_naming("6C", "wikipedia-sochi; stalingrad=yes").phase.asks == "defend"


def test_checked_ten_opens_the_defence() -> None:
    match = say(after_naming("10S", "wikipedia-sochi; ten_trick=check; light_timing=before_any_card"))
    assert [seat.exposed for seat in match.view(0).seats] == [False, True, True]
    assert match.phase.asks == "play"


# Open and closed


def test_whister_plays_both_open_hands() -> None:
    match = deal(start(dealer=0), ELDEST, SECOND, talon=TALON)
    match, facts = say_with_facts(
        match, "pass", "pass", "6S", "discard 7C 8C", "name 6S", "whist", "pass", "open"
    )
    assert {fact.seat for fact in facts if isinstance(fact, Shown)} == {1, 2}
    assert match.turns() == (Turn(1, 1),)
    match = say(match, legal(match)[0])
    assert match.turns() == (Turn(2, 1),)


def test_eldest_declarer_leads_before_hands_are_opened() -> None:
    match = say(after_naming("6S"), "whist", "pass", "open")
    assert not any(seat.exposed for seat in match.view(0).seats)
    match, facts = say_with_facts(match, "AS")
    assert sum(isinstance(fact, Shown) for fact in facts) == 2
    assert match.turns() == (Turn(1, 1),)


def test_hands_may_be_opened_after_the_first_trick() -> None:
    match = say(
        after_naming("6S", "wikipedia-sochi; light_timing=after_first_trick"), "whist", "pass", "open"
    )
    match = say(match, "AS", "7S")
    assert match.turns() == (Turn(2, 2),)
    match, facts = say_with_facts(match, legal(match)[0])
    assert sum(isinstance(fact, Shown) for fact in facts) == 2


def test_each_defender_plays_his_own_closed_hand() -> None:
    match = say(after_naming("6S"), "whist", "pass", "closed", "AS", "7S")
    assert match.turns() == (Turn(2, 2),)


def test_defenders_open_their_hands_at_misere() -> None:
    match = deal(start(dealer=0), ELDEST, SECOND, talon=TALON)
    match, facts = say_with_facts(match, "pass", "pass", "misere", "discard AS AC")
    assert {fact.seat for fact in facts if isinstance(fact, Shown)} == {1, 2}
    view = match.view(0)
    assert view.contract is not None and view.contract.text == "misere"
    assert [seat.role for seat in view.seats] == ["declarer", "defender", "defender"]


# Play


def test_card_must_follow_or_ruff() -> None:
    match = say(after_naming("6S"), "whist", "whist", "AH")
    assert legal(match) == ["QH", "JH"]
    assert why_not(match, "7S") == ("follow", "7.2")


def test_three_passes_make_an_all_pass() -> None:
    match, facts = play_out(say(in_bidding(), "pass", "pass", "pass"))
    scored = facts[-1]
    assert isinstance(scored, Scored) and scored.result.kind == "raspasy"
    assert match.standing.streak == 1
    assert sum(scored.result.tricks or ()) == 10


BOTH = "raspasy_second_leader=winner; raspasy_third_leader=winner"
LED = "raspasy_talon_3p=lead_suit; raspasy_talon_4p=lead_suit"
UNUSED = "raspasy_talon_4p=unused"
OWNED = "raspasy_talon_3p=dealer_leads"


@pytest.mark.parametrize(
    ("rules", "players", "leaders"),
    [
        # The talon is unused: the winner leads from trick 2 on, whatever the options for a leading talon.
        ("wikipedia-sochi", 3, "eww"),
        ("wikipedia-sochi; raspasy_second_leader=winner", 3, "eww"),
        ("wikipedia-sochi; raspasy_third_leader=winner", 3, "eww"),
        (f"wikipedia-sochi; {BOTH}", 3, "eww"),
        (f"wikipedia-sochi; {UNUSED}", 4, "eww"),
        ("wikipedia-leningrad", 3, "eww"),
        ("kodeks-rostov", 3, "eww"),
        ("kodeks-rostov", 4, "eww"),
        # The talon leads: as the options say.
        (f"wikipedia-sochi; {LED}", 3, "eee"),
        (f"wikipedia-sochi; {LED}; raspasy_second_leader=winner", 3, "ewe"),
        (f"wikipedia-sochi; {LED}; raspasy_third_leader=winner", 3, "eew"),
        (f"wikipedia-sochi; {LED}; {BOTH}", 3, "eww"),
        (f"wikipedia-sochi; {LED}", 4, "eee"),
        ("wikipedia-sochi", 4, "eee"),
        (f"wikipedia-sochi; {BOTH}", 4, "eww"),
        ("game-farm", 3, "eww"),
        (f"wikipedia-sochi; {OWNED}", 3, "eee"),
        (f"wikipedia-sochi; {OWNED}; raspasy_second_leader=winner", 3, "ewe"),
        (f"wikipedia-sochi; {OWNED}; {BOTH}", 3, "eww"),
        # By the earlier reading these options also apply to an unused talon.
        ("wikipedia-sochi; raspasy_unused_leader=as_led", 3, "eee"),
        (f"wikipedia-sochi; {BOTH}; raspasy_unused_leader=as_led", 3, "eww"),
        (f"wikipedia-sochi; {LED}; raspasy_unused_leader=as_led", 3, "eee"),
    ],
)
def test_leaders_of_the_tricks_of_an_all_pass(rules: str, players: int, leaders: str) -> None:
    eldest, *rest = ("AK8.A98.A98.7", "JT7.KQ7.J7.98", "Q9.JT.KQT.KQJ")
    hands = (eldest, *rest) if players == 3 else (eldest, *rest, "...")
    match = deal(start(rules, players - 1, players), *hands, talon="TC AC")
    while match.phase.asks != "play":
        match = say(match, "look" if "look" in legal(match) else "pass")
    for trick in range(5):
        phase = match.phase
        assert isinstance(phase, Playing)
        winner = phase.play.winners[-1] if trick else 0
        winner = 0 if winner == 3 else winner
        assert match.turns()[0].seat == (0 if leaders[trick : trick + 1] == "e" else winner), trick
        # The eldest discards a losing card if others can take the trick.
        for _ in range(3):
            match = say(match, legal(match)[-1] if match.turns()[0].seat == 0 else legal(match)[0])
    assert isinstance(match.phase, Playing)
    assert set(match.phase.play.winners[:2]) - {0, 3}, "another must win for this to tell anything"


def test_talon_may_set_the_suit_of_two_tricks() -> None:
    rules = "wikipedia-sochi; raspasy_talon_3p=lead_suit"
    match, facts = say_with_facts(in_bidding(rules), "pass", "pass", "pass")
    assert facts[-1] == CardPlayed(None, None, next(iter(Cards.parse("AC"))))
    assert legal(match) == ["8C", "7C"]
    match = say(match, "8C", "QC")
    match, facts = say_with_facts(match, legal(match)[0])
    assert facts[-1] == CardPlayed(None, None, next(iter(Cards.parse("KC"))))
    assert match.view(1).talon == tuple(Cards.parse("AC KC"))
    assert match.turns() == (Turn(0, 0),)


HANDS = ("AKQJ.AKQ.AKQ.", "T987.JT9.JT9.", ".87.87.QJT987")


def test_dealer_of_three_leads_the_talon_and_plays_to_it() -> None:
    rules = f"wikipedia-sochi; {OWNED}"
    match = deal(start(rules, 2), *HANDS, talon="AC KC")
    match, facts = say_with_facts(match, "pass", "pass", "pass")
    assert facts[-1] == CardPlayed(None, None, next(iter(Cards.parse("AC"))))
    view = match.view(0)
    assert view.trick is not None and view.trick.talon_wins and view.trick.winner is None
    assert match.game.id == "preferans" and match.turns() == (Turn(0, 0),)
    match = say(match, "AS", "TS")
    assert legal(match) == [f"{rank}C" for rank in "QJT987"]
    match, facts = say_with_facts(match, "QC")
    assert Taken(2, talon=True) in facts
    view = match.view(0)
    assert view.last_trick is not None and view.last_trick.talon_wins
    assert [seat.tricks for seat in view.seats] == [0, 0, 1] and match.turns() == (Turn(0, 0),)


def test_dealer_of_three_leads_after_winning_with_the_talon() -> None:
    match = deal(start(f"wikipedia-sochi; {OWNED}; {BOTH}", 2), *HANDS, talon="AC KC")
    match = say(match, "pass", "pass", "pass", "AS", "TS", "QC")
    assert match.turns() == (Turn(2, 2),)
    match = say(match, "JC", "KS", "9S")
    assert match.view(0).seats[2].tricks == 2 and match.turns() == (Turn(2, 2),)


def test_talon_tricks_are_added_to_those_of_dealer_of_three() -> None:
    match = deal(start(f"wikipedia-sochi; {OWNED}", 2), *HANDS, talon="AC KC")
    ended, facts = play_out(say(match, "pass", "pass", "pass"))
    (scored,) = [fact for fact in facts if isinstance(fact, Scored)]
    tricks = scored.result.tricks
    assert scored.result.dealer_leads_talon and sum(tricks) == 10 and tricks[2] >= 2
    assert ended.standing.hill == tricks


def test_dealer_of_three_may_be_given_any_division() -> None:
    match = deal(start(f"wikipedia-sochi; {OWNED}", 2), *HANDS, talon="AC KC")
    offered = {action.text for action in say(match, "pass", "pass", "pass").offers(0)}
    assert {"claim 0-0-10", "claim 4-3-3", "claim 10-0-0"} <= offered


def test_minimum_bid_may_rise_after_an_all_pass() -> None:
    match, _ = play_out(say(in_bidding("kodeks-leningrad"), "pass", "pass", "pass"))
    match = deal(match, ELDEST, SECOND, talon=TALON)
    assert why_not(match, "6NT") == ("floor", "10.7")
    assert {"7S", "misere", "pass"} <= set(legal(match))


# Claims


def test_remaining_tricks_are_divided_by_consent() -> None:
    match = offer(say(after_naming("6S"), "whist", "whist"), 0, "claim 8-1-1")
    assert set(match.turns()) == {Turn(1, 1), Turn(2, 2)}
    match = say(match, "yes", "yes")
    assert match.standing.pool == (2, 0, 0)
    assert match.standing.whists == ((0, 0, 0), (2, 0, 0), (2, 0, 0))
    assert match.standing.hill == (0, 2, 2)


def test_play_continues_after_one_refusal() -> None:
    before = say(after_naming("6S"), "whist", "whist")
    match = say(offer(before, 0, "claim 10-0-0"), "yes", "no")
    assert match.turns() == before.turns() and legal(match) == legal(before)
    with pytest.raises(RuleError, match="one offer a trick"):
        offer(match, 0, "claim 10-0-0")


def test_offer_can_be_withdrawn() -> None:
    before = say(after_naming("6S"), "whist", "whist")
    assert offer(offer(before, 0, "claim 10-0-0"), 0, "withdraw").turns() == before.turns()


def test_hand_laid_down_stays_exposed() -> None:
    match = say(offer(say(after_naming("6S"), "whist", "whist"), 0, "lay 10-0-0"), "no")
    assert match.view(1).seats[0].exposed


@pytest.mark.parametrize(
    ("text", "code"),
    [("claim 9-0-0", "claim_sum"), ("claim 5-5", "claim_sum"), ("claim 4-3-3", "claim_time")],
)
def test_wrong_division_is_refused(text: str, code: str) -> None:
    match = say(after_naming("6S"), "whist", "whist")
    if code == "claim_time":
        match = say(match, "AS")
    with pytest.raises(RuleError) as error:
        offer(match, 0, text)
    assert (error.value.code, error.value.clause) == (code, "7.3")


def test_only_two_decide_about_offer_with_open_hands() -> None:
    match = say(after_naming("6S"), "whist", "pass", "open", "AS", "7S")
    match = say(match, legal(match)[0])
    assert offer(match, 0, "claim 9-0-0").turns() == (Turn(1, 1),)


# The end


def test_match_ends_when_every_pool_is_full() -> None:
    match = start("wikipedia-sochi; target=1")
    for dealer in range(12):
        if match.finished:
            break
        match = deal(match, ELDEST, SECOND, talon=TALON)
        match = say(match, "6S", "pass", "pass")
        match = say(match, "discard " + " ".join(legal(match)[0].split()[1:]), "name 7S", "pass", "pass")
        assert dealer < 11
    assert match.finished
    assert sum(match.game.result(match) or (1,)) == 0


def test_table_may_finish_between_deals() -> None:
    match = say(after_naming("6S"), "pass", "pass")
    over = match.apply(Input(None, None, Finish())).state
    assert over.finished and sum(over.game.result(over) or (1,)) == 0
    with pytest.raises(RuleError):
        over.apply(Input(None, None, Finish()))
