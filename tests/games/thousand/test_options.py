"""Every value of every option of Thousand has an observable effect."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from prikup.cards import PACK_24, Cards
from prikup.core import Fact, Match, OptionError, RuleError, Scored, to_json
from prikup.games import get_game
from prikup.games.thousand.options import PRESETS, Options, parse_rules
from prikup.games.thousand.results import DealResult, Standing
from prikup.games.thousand.score import apply_entries, entries
from prikup.options import get_fields
from prikup.shuffle import DealSeeds
from prikup.toolkit.match_end import END_OPTIONS
from tests.games.thousand.scripts import (
    FIRST,
    GIVEN,
    SECOND,
    TAKEN,
    THIRD,
    deal,
    played,
    say,
    say_with_facts,
    sheet,
    start,
    usual,
)

BASE = "thousand-blog"
WON = (*GIVEN, "name 100")
Seen = Callable[[str], object]


def script(*texts: str, rules: str = "", players: int = 3, standing: Standing | None = None) -> Seen:
    """Return an observer of the legal actions while these texts are said with the usual cards."""

    def seen(change: str) -> object:
        match = usual(f"{rules or BASE}; {change}", players, standing)
        return follow(match, texts)

    return seen


def follow(match: Match, texts: tuple[str, ...]) -> list[object]:
    """Return the legal actions before each text, and the view of a watcher at the end."""
    happened: list[object] = []
    for text in texts:
        for turn in match.turns():
            happened.append((turn, [action.text for action in match.legal(turn)]))
        try:
            match = say(match, text)
        except RuleError as error:
            return [*happened, error.code]
    view = match.view(None)
    legal = [[action.text for action in match.legal(turn)] for turn in match.turns()]
    return [*happened, msgspec.structs.replace(view, options=None), legal]


def score(result: DealResult, before: Standing, rules: str = "") -> Seen:
    """Return an observer of the sheet after a deal."""

    def seen(change: str) -> object:
        options = parse_rules(f"{rules or BASE}; {change}")
        return apply_entries(before, entries(result, before, options), result, options)

    return seen


def bottom_outcome(card: str, nines: int = 0) -> Seen:
    """Return an observer of the match after a deal with this bottom card."""

    def seen(change: str) -> object:
        standing = sheet((300, 200, 100), nines=nines)
        rules = change if "bottom_card_check" in change else f"bottom_card_check=on; {change}"
        step = deal(start(f"{BASE}; {rules}", standing=standing), bottom=card)
        return step.state.standing, [fact for fact in step.facts if "option" not in repr(fact)]

    return seen


def allowed_players(change: str) -> object:
    """Return the allowed numbers of players."""
    found = []
    for count in (2, 3, 4):
        try:
            get_game("thousand").start(parse_rules(f"{BASE}; {change}"), count)
            found.append(count)
        except OptionError:
            pass
    return found


def pattern_of_pack(change: str) -> object:
    """Return the deal pattern of a preset with this pack."""
    size = change.partition("=")[2]
    return get_game("thousand").needs_deal(start("thousand-32" if size == "32" else BASE))


def next_question(change: str) -> object:
    """Return the question after the talon is taken; each kind of exchange belongs to a pack."""
    if change.endswith("give_one"):
        return say(usual(), *TAKEN).phase.asks
    hands = ("AKQJT.AKQJT..", "987.987.AKQJ.", "..T987.AKQJT9")
    return say(deal(start("thousand-32"), *hands, talon="8C 7C").state, "50", "pass", "pass").phase.asks


def second_pack(change: str) -> object:
    """Return the pack of the second deal after a surrender."""
    match = say(usual(f"{BASE}; {change}"), *GIVEN, "surrender")
    pattern = match.game.needs_deal(match)
    assert pattern is not None
    return pattern.stack(match.pack, DealSeeds("00" * 32, (), 2, "table").numbers)


def redeal_outcome(
    *hands: str, talon: str = "JD TC 9C", texts: tuple[str, ...] = GIVEN, redeals: int = 0
) -> Seen:
    """Return an observer of the redeal of these cards and of its cost."""

    def seen(change: str) -> object:
        standing = sheet((300, 200, 100), redeals=redeals)
        match = deal(start(f"{BASE}; {change}", standing=standing), *hands, talon=talon).state
        for text in texts:
            if match.phase.asks not in ("bid", "give"):
                break
            match = say(match, text)
        asked = [match.legal(turn) for turn in match.turns()]
        return match.phase.asks, match.standing, [[action.text for action in one] for one in asked]

    return seen


EVEN = ("AKQ.AKQ.A.", "T9.T.T9.AK", "J.J.KQJ.QJ")
NINES_FIRST = ("9.9.AKT9.A", "AKQ.JT.Q.K", "JT.AKQ..QJ")
BARREL = sheet((880, 200, 100), barrel=(2, None, None))
LOSES = played(120, (20, 60, 40))
CLIMB = played(120, (100, 10, 10), "0:S")
NOTHING = played(100, (100, 20, 0))
FOUR = played(100, (80, 20, 20, 0), "0:H", talon_points=13, talon_marriages=("H",))
PLAIN = played(100, (80, 20, 20, 0), talon_points=13)
TWO_HANDS = ("AKQ.AKQ.AKQT.", "JT9.JT9..AKQJ")
TWO_TALON = "JD TC 9D 9C"


def script_of_two(*texts: str) -> Seen:
    """Return an observer of a game of two players with these texts."""

    def seen(change: str) -> object:
        return follow(deal(start(f"{BASE}; {change}", 2), *TWO_HANDS, talon=TWO_TALON).state, texts)

    return seen


def outcome_of_two(change: str) -> object:
    """Return the result of a deal of two players in which the first legal card is always played."""
    match = deal(start(f"{BASE}; {change}", 2), *TWO_HANDS, talon=TWO_TALON).state
    match = say(match, "100", "pass", "talon-1", "discard JD TC", "name 100")
    facts: list[Fact] = []
    while match.deal_no == 1:
        match, facts = say_with_facts(match, next(iter(match.legal())).text)
    (scored,) = [fact for fact in facts if isinstance(fact, Scored)]
    return scored.result.cards


ACES = ("AQ.AKQ.A.A", "T9.T9.T9.K", "KJ.J.KQ.QJ")


def leads_with_aces(change: str) -> object:
    """Return the legal leads of the holder of four aces."""
    match = deal(start(f"{BASE}; marriage_first_trick=yes; {change}"), *ACES).state
    return follow(match, WON)


ACTS: dict[str, list[tuple[list[str], Seen]]] = {
    "players": [(["any", "2", "3", "4"], allowed_players)],
    "target": [(["1000", "1001"], score(CLIMB, sheet((880, 0, 0)), "thousand-blog; barrel_at=none"))],
    "pack": [(["24", "32"], pattern_of_pack)],
    "marriage_values": [
        ([f"H:{value}" for value in (20, 40, 60, 80, 100)], score(played(90, (40, 40, 40), "1:H"), sheet())),
        ([f"D:{value}" for value in (20, 40, 60, 80, 100)], score(played(90, (40, 40, 40), "1:D"), sheet())),
        ([f"C:{value}" for value in (20, 40, 60, 80, 100)], score(played(90, (40, 40, 40), "1:C"), sheet())),
        ([f"S:{value}" for value in (20, 40, 60, 80, 100)], score(played(90, (40, 40, 40), "1:S"), sheet())),
    ],
    "trump_mode": [(["marriage", "named"], script(*WON))],
    "trump_marriage": [
        (["as_suit", "40"], score(played(60, (40, 40, 40), "1:H", trump="H"), sheet(), "thousand-501")),
    ],
    "bottom_card_check": [(["off", "on"], bottom_outcome("9S"))],
    "bottom_card_penalty": [(["cutter", "dealer"], bottom_outcome("9S", nines=2))],
    "shuffle": [(["every_deal", "first_deal_only"], second_pack)],
    "min_bid": [(["40", "50", "100"], script())],
    "bid_step": [(["5", "10"], script("100"))],
    "bid_raise": [(["exact", "any"], script("100"))],
    "bid_cap": [(["marriages", "none"], script("100", rules=f"{BASE}; bid_raise=any"))],
    "raise_cap": [(["none", "marriages"], script(*GIVEN))],
    "silence_below": [(["none", "-100"], script("100", standing=sheet((0, -120, 0))))],
    "golden": [(["off", "on"], script())],
    "golden_bidding": [(["open", "locked"], script(rules=f"{BASE}; golden=on"))],
    "golden_double_marriages": [(["no", "yes"], score(played(married="1:H", mode="golden"), sheet()))],
    "blind": [(["off", "on"], script())],
    "blind_double_marriages": [(["no", "yes"], score(played(married="1:H", mode="blind"), sheet()))],
    "blind_doubles": [(["all", "declarer"], score(played(mode="blind"), sheet()))],
    "blind_who": [(["any", "forehand"], script("look", "100", rules=f"{BASE}; blind=on"))],
    "blind_bid": [(["any", "120"], script(rules=f"{BASE}; blind=on"))],
    "blind_min_score": [(["none", "0"], script(rules=f"{BASE}; blind=on", standing=sheet((-5, 0, 0))))],
    "blind_when_barrel": [(["yes", "no"], script(rules=f"{BASE}; blind=on", standing=BARREL))],
    "blind_in_golden": [(["no", "yes"], script(rules=f"{BASE}; blind=on; golden=on"))],
    "hundred_as_blind": [(["off", "on"], script(*TAKEN))],
    "exchange": [(["give_one", "discard_two"], next_question)],
    "redeal_hand_nines": [
        (["none", "4"], redeal_outcome(FIRST, SECOND, THIRD, texts=(*TAKEN, "give 9C 1", "give JD 2"))),
        (["3", "4"], redeal_outcome(FIRST, SECOND, THIRD)),
    ],
    "redeal_forehand_nines": [
        (["4", "3"], redeal_outcome(*NINES_FIRST)),
    ],
    "redeal_hand_below": [],
    "redeal_talon_nines": [(["none", "2"], redeal_outcome(*EVEN, talon="9H 9C TC", texts=TAKEN))],
    "redeal_talon_max": [],
    "redeal_mode": [(["automatic", "on_demand"], redeal_outcome(*EVEN, talon="9H 9C TC", texts=TAKEN))],
    "redeal_penalty": [(["0", "120"], redeal_outcome(*EVEN, talon="9H 9C TC", texts=TAKEN, redeals=2))],
    "marriage_card": [(["king_or_queen", "queen"], script(*WON, rules=f"{BASE}; marriage_first_trick=yes"))],
    "marriage_first_trick": [(["no", "yes"], script(*WON))],
    "ace_marriage": [(["0", "200"], leads_with_aces)],
    "must_beat": [(["no", "yes"], script(*WON, "QH"))],
    "round_to": [(["5", "10"], score(played(points=(71, 33, 16)), sheet()))],
    "last_trick_bonus": [(["0", "10"], score(played(last_trick=1), sheet()))],
    "dealer_bonus_fixed": [(["0", "25", "30"], score(PLAIN, sheet((0, 0, 0, 0))))],
    "sitter": [(["blog", "marriages_only", "aces40"], score(FOUR, sheet((0, 0, 0, 0))))],
    "dump_truck": [
        (["off", "plus"], score(played(), sheet((655, 0, 0)))),
        (["plus", "both"], score(played(), sheet((-455, 0, 0)))),
    ],
    "dump_at": [(["555", "455"], score(played(), sheet((655, 0, 0)), f"{BASE}; dump_truck=plus"))],
    "barrel_at": [(["none", "880", "900"], score(CLIMB, sheet((790, 0, 0))))],
    "barrel_deals": [(["3", "4"], score(NOTHING, BARREL))],
    "barrel_penalty": [(["120", "100"], score(NOTHING, BARREL))],
    "barrel_losses": [(["written", "none"], score(LOSES, sheet((880, 0, 0), barrel=(0, None, None))))],
    "two_on_barrel": [
        (["allowed", "forbidden"], score(CLIMB, sheet((790, 880, 0), barrel=(None, 0, None)))),
        (["forbidden", "newest"], score(CLIMB, sheet((790, 870, 0)))),
    ],
    "barrel_reset": [(["0", "3"], score(NOTHING, msgspec.structs.replace(BARREL, falls=(2, 0, 0))))],
    "barrel_count_sitting_out": [
        (["no", "yes"], score(PLAIN, sheet((0, 0, 0, 880), barrel=(None, None, None, 0)))),
    ],
    "bolt": [(["points", "tricks", "off"], score(played(100, (118, 0, 2), tricks=(6, 2, 0)), sheet()))],
    "bolt_every": [(["3", "5"], score(NOTHING, sheet(bolts=(0, 0, 2))))],
    "bolt_penalty": [(["120", "60"], score(NOTHING, sheet(bolts=(0, 0, 2))))],
    "bolt_consecutive": [(["no", "yes"], score(NOTHING, sheet(bolts=(0, 2, 0))))],
    "bolt_double": [
        (["no", "yes"], score(played(100, (100, 20, 0), mode="blind"), sheet(bolts=(0, 0, 2)))),
    ],
    "bolt_on_barrel": [
        (["yes", "no"], score(NOTHING, sheet((0, 0, 880), barrel=(None, None, 0)))),
    ],
    "surrender_pay": [(["60", "half"], score(DealResult("surrender", 2, 0, 105), sheet()))],
    "surrender_cost": [(["none", "target", "every3"], score(DealResult("surrender", 2, 0, 105), sheet()))],
    "two_player_exchange": [(["discard2", "give1"], script_of_two("100", "pass", "talon-1"))],
    "two_player_rest": [(["nobody", "last_trick"], outcome_of_two)],
}


def _holding(points: int) -> Seen:
    """Return an observer of a hand of so many card points after the exchange."""
    poor = {12: "J9.J.J9.K9", 13: "J9.J.Q9.K9", 14: "J9.Q.Q9.K9", 15: "Q9.Q.Q9.K9"}[points]
    left = list(PACK_24.cards - Cards.parse(poor) - Cards.parse("TC TD JC"))
    hands = [Cards(left[0::2]), Cards.parse(poor), Cards(left[1::2])]
    return redeal_outcome(*map(str, hands), talon="TC TD JC", texts=(*TAKEN, "give JC 1", "give TC 2"))


ACTS["redeal_hand_below"] = [
    (["none", "13"], _holding(12)),
    (["13", "14"], _holding(13)),
    (["14", "15"], _holding(14)),
    (["15", "16"], _holding(15)),
]
OTHERS = ("T9.T9.T9.A", "J..KQ.KQJT")
ACTS["redeal_talon_max"] = [
    (["none", "4"], redeal_outcome("AKQ.AKQ.A.", *OTHERS, talon="JD JH 9C", texts=TAKEN)),
    (["4", "5"], redeal_outcome("AKQ.AKJ.A.", *OTHERS, talon="JD QH 9C", texts=TAKEN)),
    (["5", "7"], redeal_outcome("AKQ.AQJ.A.", *OTHERS, talon="JD KH 9C", texts=TAKEN)),
]


@pytest.mark.parametrize("option", ACTS)
def test_8_each_value_has_an_effect(option: str) -> None:
    for values, seen in ACTS[option]:
        outcomes = [to_json(seen(f"{option}={value}")) for value in values]
        assert len(set(outcomes)) == len(outcomes), values


def test_every_option_and_choice_value_is_tested() -> None:
    found = get_fields(Options)
    assert {*ACTS, *END_OPTIONS} == set(found)
    for name in ACTS:
        field = found[name]
        shown = {value for values, _ in ACTS[name] for value in values}
        choices = field.choices if field.kind != "table" else ()
        assert set(choices) <= shown, name
        assert not field.optional or field.about.unset in shown, name


def test_presets_equal_those_of_the_rulebook() -> None:
    assert PRESETS.names == ("thousand-blog", "thousand-501", "thousand-32", "thousand-pagat", "pagat-501")
    assert parse_rules("thousand-blog") == Options()
    low = parse_rules("thousand-501")
    assert (low.target, low.min_bid, low.trump_mode, low.barrel_at) == (501, 40, "named", None)
    assert low.marriage_values == (80, 40, 20, 60)
    big = parse_rules("thousand-32")
    assert (big.pack, big.min_bid, big.bid_step, big.exchange) == (32, 50, 10, "discard_two")
    assert (big.round_to, big.last_trick_bonus, big.redeal_hand_nines) == (10, 10, None)
    pagat = parse_rules("thousand-pagat")
    assert (pagat.bid_raise, pagat.redeal_mode, pagat.redeal_hand_nines) == ("any", "on_demand", 4)
    assert (pagat.redeal_hand_below, pagat.redeal_talon_nines, pagat.redeal_talon_max) == (None, None, None)
    assert not pagat.bolt_on_barrel
    assert (parse_rules("pagat-501").trump_marriage, parse_rules("pagat-501").target) == (40, 501)


@pytest.mark.parametrize(
    ("rules", "says"),
    [
        ("thousand-blog; pack=32", "expected exchange=discard_two"),
        ("thousand-32; exchange=give_one", "expected exchange=discard_two"),
        ("thousand-blog; exchange=discard_two", "expected exchange=give_one"),
        ("thousand-32; players=2", "expected pack=24"),
        ("thousand-blog; trump_marriage=40", "expected trump_mode=named"),
        ("thousand-blog; silence_below=5", "expected a whole number from -1000 to 0, or none"),
        ("thousand-blog; silence_below=--5", "'--5' is not a value of silence_below"),
        ("thousand-blog; bolts=3", "did you mean bolt?"),
    ],
)
def test_contradictory_rules_are_refused_with_the_reason(rules: str, says: str) -> None:
    with pytest.raises(OptionError) as refused:
        parse_rules(rules)
    assert says in str(refused.value)


@pytest.mark.parametrize(("rules", "players"), [("thousand-32", 2), (BASE, 5), (f"{BASE}; players=4", 3)])
def test_wrong_number_of_players_is_refused(rules: str, players: int) -> None:
    with pytest.raises(OptionError):
        get_game("thousand").start(parse_rules(rules), players)


@pytest.mark.parametrize(("kept", "left"), [("yes", "no"), ("on", "off"), ("true", "false")])
def test_switch_may_be_spelled_yes_or_no(kept: str, left: str) -> None:
    assert parse_rules(f"{BASE}; golden={kept}").golden == "on"
    assert parse_rules(f"{BASE}; golden={left}").golden == "off"
