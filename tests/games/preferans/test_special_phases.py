"""Optional parts of the game: four players, blind bids, games without talon, dummies, aid by choice."""

from __future__ import annotations

import pytest

from prikup.cards import Card, Cards
from prikup.core import Draw, Drawn, Input, Looked, Match, RuleError, Scored, Shown, Turn
from prikup.core import Played as CardPlayed
from tests.games.preferans.scripts import deal, legal, offer, play_out, say, say_with_facts, start, why_not

ELDEST = "AKQT.AK.AK.87"
SECOND = "J987.QJ.QJ.QJ"
THIRD = ".T987.T987.AK"
TALON = "TC 9C"


def in_bidding(rules: str, players: int = 3) -> Match:
    """Return a match in its auction; seat 0 is eldest, the last seat deals."""
    hands = (ELDEST, SECOND, THIRD) if players == 3 else (ELDEST, SECOND, THIRD, "...")
    return deal(start(rules, players - 1, players), *hands, talon=TALON)


def after_naming(contract: str, rules: str, players: int = 3) -> Match:
    return say(in_bidding(rules, players), "6S", "pass", "pass", "discard 8C 7C", f"name {contract}")


# The draw (2.2)


def match_with_draw(rules: str, cards: str, dealer: int) -> Match:
    match = start(rules).game.start(start(rules).options, 3)
    return match.apply(Input(None, None, Draw(dealer, tuple(map(Card.parse, cards.split()))))).state


def test_lowest_drawn_card_deals_first_and_ace_is_lowest() -> None:
    assert match_with_draw("wikipedia-sochi", "7S AH KD", 1).dealer == 1
    assert match_with_draw("wikipedia-sochi", "7H 7C KD", 1).dealer == 1
    with pytest.raises(RuleError, match="with 7S AH KD drawn seat 1 deals, not seat 0"):
        match_with_draw("wikipedia-sochi", "7S AH KD", 0)


def test_weakest_drawn_card_deals_first_with_the_option() -> None:
    for rules in ("game-farm", "wikipedia-sochi; first_dealer=weakest_draw"):
        assert match_with_draw(rules, "7S AH KD", 0).dealer == 0
        assert match_with_draw(rules, "AS KH AD", 1).dealer == 1
        assert match_with_draw(rules, "8D 8C AS", 1).dealer == 1


def packets(rules: str, players: int = 3) -> tuple[tuple[int | str, int], ...]:
    pattern = start(rules, players - 1, players).game.needs_deal(start(rules, players - 1, players))
    assert pattern is not None
    return pattern.packets


@pytest.mark.parametrize("players", [3, 4])
def test_talon_may_be_dealt_between_any_two_packets(players: int) -> None:
    found = []
    for after in range(1, 6):
        for early in range(3):
            rules = f"wikipedia-sochi; talon_after_round={after}; talon_packets_early={early}"
            dealt = packets(rules, players)
            assert [one for one in dealt if one != ("talon", 2)] == [(seat, 2) for seat in (0, 1, 2)] * 5
            found.append(dealt.index(("talon", 2)))
    assert sorted(found) == list(range(1, 16))  # never the first two cards


def test_highest_drawn_card_deals_first_with_the_option() -> None:
    assert match_with_draw("wikipedia-sochi; first_dealer=highest_draw", "7S KS KD", 2).dealer == 2
    with pytest.raises(RuleError, match="taken at random"):
        match_with_draw("wikipedia-sochi; first_dealer=random", "7S KS KD", 2)


def test_draw_is_a_fact_for_all() -> None:
    match = start().game.start(start().options, 3)
    step = match.apply(Input(None, None, Draw(2)))
    assert step.facts == (Drawn(2, ()),)


# Blind (4.5)


def test_eldest_does_not_see_his_hand_until_he_looks() -> None:
    match = in_bidding("game-farm")
    assert legal(match) == ["look", "blind"]
    view = match.view(0)
    assert view.seats[0].cards is None and view.seats[0].count == 10
    assert (view.hidden[0].place, view.hidden[0].seat) == ("hand", 0)
    assert match.view(1).seats[1].cards is not None
    with pytest.raises(RuleError, match="'6S' cannot be said now: expected look or blind"):
        say(match, "6S")


def test_eldest_who_looks_bids_normally_and_only_he_sees_his_hand() -> None:
    match, facts = say_with_facts(in_bidding("game-farm"), "look")
    assert facts == [Looked(0, Cards.parse(ELDEST))]
    assert facts[0].seen_by(1) == Looked(0, None)
    assert match.turns() == (Turn(0, 0),) and "6S" in legal(match) and "blind" not in legal(match)
    assert match.view(0).seats[0].cards == tuple(Cards.parse(ELDEST))
    assert match.view(1).auction == ()


def test_blind_bid_counts_as_six_and_is_overcalled_from_seven() -> None:
    match = say(in_bidding("game-farm"), "blind")
    assert why_not(match, "6H") == ("over_blind", "4.5")
    assert legal(match)[0] == "7S" and "misere" in legal(match)
    over = say(match, "pass", "pass", "discard 8C 7C")
    assert "name 6S" in legal(over) and "name 6NT" in legal(over)


def test_conceded_blind_bid_costs_a_six() -> None:
    match = say(in_bidding("game-farm; concede=3"), "blind", "pass", "pass", "concede")
    assert match.standing.hill == (6, 0, 0)


def test_no_blind_bid_if_minimum_is_above_six() -> None:
    match = in_bidding("game-farm; raspasy_exit_levels=6,7")
    first = play_out(say(match, "look", "pass", "pass", "pass"))[0]
    again = deal(first, ELDEST, SECOND, THIRD, talon=TALON)
    assert "blind" not in legal(again) and legal(again)[0] == "7S"


# Without the talon (3.2)


def overcalled_misere(rank: str) -> Match:
    return say(in_bidding(f"wikipedia-sochi; misere_rank={rank}"), "misere", "9S", "pass")


def test_misere_overcalled_by_nine_may_be_played_without_talon() -> None:
    match = overcalled_misere("below9_bp_10")
    assert legal(match) == ["misere-hand", "pass"]
    after = say(match, "misere-hand")
    assert legal(after)[0] == "10S" and "9-hand" not in legal(after)
    played, facts = say_with_facts(after, "pass")
    assert played.phase.asks == "play"
    assert not any(isinstance(fact, Shown) and fact.seat is None for fact in facts)
    view = played.view(1)
    assert view.contract is not None and view.contract.text == "misere" and view.talon is None
    assert ("talon", None, 2) in [(place.place, place.seat, place.size) for place in view.hidden]
    assert len(view.seats[0].cards or played.view(0).seats[0].cards or ()) == 10


def test_nine_without_talon_beats_misere_with_the_option() -> None:
    match = say(overcalled_misere("below9_bp_9bp"), "misere-hand")
    assert "9-hand" in legal(match)
    naming = say(match, "9-hand", "pass")
    assert naming.phase.asks == "name" and legal(naming)[0] == "name 9S"
    assert "concede" not in legal(naming) and why_not(naming, "name 8NT") == ("floor", "3.2")


def test_only_misere_bidder_may_go_without_talon_over_a_nine() -> None:
    match = say(in_bidding("wikipedia-sochi; misere_rank=below9_bp_10"), "9S", "pass")
    assert why_not(match, "misere-hand") == ("reply", "3.2")
    ten = say(in_bidding("wikipedia-sochi; misere_rank=below9_bp_10"), "misere", "10S", "pass")
    assert legal(ten) == ["pass"]


def test_game_without_talon_has_no_talon_bonus() -> None:
    match, facts = play_out(say(overcalled_misere("below9_bp_10"), "misere-hand", "pass"))
    (scored,) = [fact for fact in facts if isinstance(fact, Scored)]
    assert scored.result.kind == "misere" and scored.result.talon is None
    assert match.standing.hill[0] == 10 * scored.result.tricks[0]


# Four players (1.1, 10.2)


def test_resting_dealer_sees_nothing_hidden() -> None:
    match = in_bidding("wikipedia-sochi", 4)
    view = match.view(3)
    assert [seat.playing for seat in view.seats] == [True, True, True, False]
    assert [seat.cards for seat in view.seats] == [None, None, None, ()]
    assert view.order == (0, 1, 2)


def test_resting_dealer_leads_talon_at_all_pass() -> None:
    match, facts = say_with_facts(in_bidding("wikipedia-sochi", 4), "pass", "pass", "pass")
    assert facts[-1] == CardPlayed(None, None, Card.parse("TC"))
    view = match.view(3)
    assert view.trick is not None and view.trick.talon == Card.parse("TC")
    assert view.talon == (Card.parse("TC"),)
    assert legal(match) == ["8C", "7C"]
    after = say(match, "8C", "JC", "KC")
    assert after.view(0).seats[2].tricks == 1 and after.turns() == (Turn(0, 0),)


def test_tricks_of_talon_at_all_pass_are_written_on_the_dealer() -> None:
    hands = ("AKQJ.AKQ.AKQ.", "T987.JT9.JT9.", ".87.87.KQJT98")
    match = deal(start("wikipedia-sochi", 3, 4), *hands, "...", talon="AC 7C")
    match = say(match, "pass", "pass", "pass")
    for _ in range(3):
        match = say(match, legal(match)[0])
    assert match.view(3).seats[3].tricks == 1
    ended, facts = play_out(match)
    (scored,) = [fact for fact in facts if isinstance(fact, Scored)]
    assert scored.result.tricks[3] >= 1 and ended.standing.hill[3] == scored.result.tricks[3]


def test_division_may_give_dealer_the_tricks_talon_can_win() -> None:
    match = say(in_bidding("wikipedia-sochi", 4), "pass", "pass", "pass")
    assert match.legal()
    offered = {action.text for action in match.offers(0)}
    assert {"claim 4-3-1-2", "claim 10-0-0-0"} <= offered and "claim 4-3-0-3" not in offered
    agreed = match
    for by, text in ((0, "claim 4-3-1-2"), (1, "yes"), (2, "yes")):
        agreed = offer(agreed, by, text)
    assert agreed.standing.hill == (4, 3, 1, 2)


# Throwing the talon (5.4)


def test_thrown_talon_costs_the_dealer_a_point() -> None:
    match = say(in_bidding("wikipedia-sochi; talon_throw=yes", 4), "6S", "pass", "pass")
    after = say(match, "throw")
    assert after.phase.asks == "name" and "concede" not in legal(after)
    assert len(after.view(0).seats[0].cards or ()) == 10
    assert after.view(1).talon == (Card.parse("TC"), Card.parse("9C"))
    made = say(after, "name 6S", "pass", "pass")
    assert made.standing.pool[0] == 2 and made.standing.hill == (0, 0, 0, 1)


@pytest.mark.parametrize(
    ("rules", "players", "bid", "code"),
    [
        ("wikipedia-sochi", 4, "6S", "throw"),
        ("wikipedia-sochi; talon_throw=yes", 4, "misere", "throw_misere"),
    ],
)
def test_throwing_the_talon_is_refused_with_a_code(rules: str, players: int, bid: str, code: str) -> None:
    assert why_not(say(in_bidding(rules, players), bid, "pass", "pass"), "throw") == (code, "5.4")


# The dealer's whist (6.9)


def test_dealer_may_whist_after_half_and_plays_both_hands() -> None:
    match = say(after_naming("6S", "fspr-leningrad", 4), "pass", "half", "pass")
    assert match.turns() == (Turn(3, 3),) and legal(match) == ["pass", "whist"]
    stakes = {one.text: one.stake for one in match.view(3).choices}
    assert stakes["whist"] == {"each": 4}
    play = say(match, "whist")
    assert play.phase.asks == "play"
    play = say(play, legal(play)[0])
    assert play.turns() == (Turn(1, 3),)
    assert [seat.exposed for seat in play.view(0).seats] == [False, True, True, False]
    ended, facts = play_out(play)
    (scored,) = [fact for fact in facts if isinstance(fact, Scored)]
    assert {entry.cause for entry in scored.entries if entry.seat == 3 and entry.account == "hill"} == set()
    assert all(not ended.standing.hill[seat] for seat in (1, 2, 3))


def test_half_whist_stands_if_the_dealer_passes() -> None:
    match = say(after_naming("6S", "fspr-leningrad", 4), "pass", "half", "pass", "pass")
    assert match.standing.whists[2][0] == 8 and match.deal_no == 2


# Dummy (6.10)


def test_lone_whister_opens_only_partners_hand_as_dummy() -> None:
    match = say(after_naming("6S", "wikipedia-sochi; open_play=dummy_only"), "whist", "pass", "open")
    match = say(match, "AS")
    view = match.view(0)
    assert [seat.exposed for seat in view.seats] == [False, False, True]
    assert say(match, "7S").turns() == (Turn(2, 1),)


def test_hands_may_be_opened_until_a_defender_plays() -> None:
    match = say(after_naming("6S", "game-farm; bid_notrump=yes; blind_bid=no"), "whist", "pass")
    assert match.phase.asks == "play" and match.turns() == (Turn(0, 0),)
    assert [one.text for one in match.view(1).offers] == ["open", "claim", "lay"]
    late = say(match, "AS")
    assert late.phase.asks == "defend" and late.turns() == (Turn(1, 1),) and legal(late) == ["open", "closed"]
    closed = say(late, "closed")
    assert closed.turns() == (Turn(1, 1),) and not closed.view(0).seats[2].exposed
    assert late.view(0).seats[1].exposed is False
    early = offer(match, 1, "open")
    assert early.view(0).seats[2].exposed and early.turns() == (Turn(0, 0),)
    with pytest.raises(RuleError, match="only a lone whister can open"):
        offer(match, 2, "open")


def test_leading_defender_is_asked_open_or_closed_at_once() -> None:
    hands = (SECOND, ELDEST, THIRD)
    match = deal(start("game-farm; blind_bid=no"), *hands, talon=TALON)
    match = say(match, "pass", "6S", "pass", "discard 8C 7C", "name 6S", "pass", "whist")
    assert match.phase.asks == "defend" and match.turns() == (Turn(0, 0),)
    assert legal(match) == ["open", "closed"]


# Misère and ten (6.11, 6.12)


def test_misere_shows_twelve_cards_before_the_discard() -> None:
    rules = "wikipedia-sochi; misere_exposure=declarer_before_discard"
    match, facts = say_with_facts(in_bidding(rules), "misere", "pass", "pass")
    twelve = tuple(Cards.parse(ELDEST) | Cards.parse(TALON))
    assert facts[-1] == Shown(0, twelve)
    assert match.view(1).seats[0].cards == twelve
    played = say(match, "discard AS KS")
    seat = played.view(1).seats[0]
    assert seat.cards is None and len(seat.shown or ()) == 12 and not seat.exposed
    assert not any(one.exposed for one in played.view(0).seats)
    hidden = {(place.place, place.seat): place for place in played.view(1).hidden}
    assert set(hidden["discard", 0].may) <= set(seat.shown or ()) >= set(hidden["hand", 0].may)
    assert not set(hidden["hand", 2].may) & set(seat.shown or ())


def test_all_hands_are_open_at_a_ten_with_the_option() -> None:
    rules = "wikipedia-sochi; ten_exposure=all_hands"
    match = say(after_naming("10S", rules), "whist", "pass", "closed")
    assert all(seat.exposed for seat in match.view(None).seats)
    assert say(match, "AS", "7S").turns() == (Turn(2, 2),)
    opened = say(after_naming("10S", rules), "whist", "pass", "open")
    assert say(opened, "AS", "7S").turns() == (Turn(2, 1),)
    later = say(
        after_naming("10S", f"{rules}; light_timing=after_first_trick"), "whist", "pass", "open", "AS", "7S"
    )
    assert later.turns() == (Turn(2, 2),) and all(seat.exposed for seat in later.view(None).seats)
    nine = say(after_naming("9S", rules), "whist", "whist")
    assert not any(seat.exposed for seat in nine.view(None).seats)


# Aid by choice (11.2)


def match_with_surplus(rules: str = "wikipedia-sochi; aid=donor_choice; target=1") -> Match:
    return say(after_naming("6S", rules), "pass", "pass")


def test_donor_is_asked_for_receiver_of_surplus() -> None:
    match = match_with_surplus()
    assert match.phase.asks == "aid" and match.turns() == (Turn(0, 0),)
    assert legal(match) == ["aid 1:1", "aid 2:1", "keep"]
    after, facts = say_with_facts(match, "aid 2:1")
    assert after.standing.pool == (1, 0, 1) and after.standing.whists[0][2] == 10
    assert isinstance(facts[-1], Scored) and facts[-1].result.aid == ((2, 1),)


def test_surplus_that_is_kept_is_lost() -> None:
    after = say(match_with_surplus(), "keep")
    assert after.standing.pool == (1, 0, 0) and after.standing.whists[0] == (0, 0, 0)


def test_gift_that_does_not_fit_is_refused() -> None:
    match = match_with_surplus()
    assert why_not(match, "aid 1:2") == ("aid", "11.2")
    assert why_not(match, "aid 0:1") == ("aid", "11.2")
