"""Causes of hints: the figures of known trials, and claims proved again by playing all layouts out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

import prikup
from prikup import core
from prikup.arena import choices_of, moves, seeded_chance
from prikup.bots import make
from prikup.bots.causes import COUNTED, DONE, SEATED, Cause, advise
from prikup.bots.hints import Hint, hint
from prikup.bots.mask_view import MaskView
from prikup.bots.ratings import Trials
from prikup.bots.teacher.kept import find_kept
from prikup.cards import Card
from prikup.core import Match, View
from prikup.games.preferans.bot.outcomes import values_of_contract
from prikup.games.thousand.bot.effort import HINT
from prikup.games.thousand.bot.exchange import discard_values
from prikup.games.thousand.bot.sheet import DealValuer
from prikup.review.words import cause_in_words
from prikup.worlds import Layouts, build_state
from tests.bots.count_reference import count_takes
from tests.bots.driver import after, table, view_of
from tests.pages import ROOT
from tests.sizes import is_full

NAMES = ("Anna", "Boris", "Vera")
TEXTS = ("AS", "KS", "QH")
SIZES = ("AKQJT.A87.A7. 987.KQ.KQJ.T9 .JT9.T98.AKQJ", "7C 8C")


def test_lone_defender_is_counted_against_the_declarer_alone() -> None:
    match, seeds = prikup.new("paston"), iter(range(100))
    counted = 0
    while counted < 3:
        dealt = match.deal(seed=next(seeds))
        told = _defend_after_pass(dealt)
        if told is not None and (cause := hint(told).cause).name == "takes":
            counted += 1
            assert cause.tricks == 4
            assert abs(count_takes(told, None, 4) - cause.count) <= 15


def _defend_after_pass(match: Match) -> View | None:
    """Return the view of the second defender once rules bots have come to a contract and one has passed."""
    bots = [make("rules", seat) for seat in range(3)]
    while (turns := match.turns()) and match.phase.asks != "play":
        view = match.view(turns[0].by)
        if view.asks == "defend":
            if view.declarations:
                return view
            match = match.play("pass", turns[0].by)
        else:
            match = match.play(bots[turns[0].by].choose(view), turns[0].by)
    return None


def test_failed_target_costs_points_where_the_last_trick_brings_ten() -> None:
    view = prikup.new("thousand", "thousand-32").deal(seed=1).view(0)
    values = DealValuer(view, (0, 1, 2))
    assert values.expected_value(0, 0, 60, chance=0.0) < 0 < values.expected_value(0, 0, 60, chance=1.0)
    ahead = replace(view, standing=replace(view.standing, scores=(500, 120, 40)))
    assert DealValuer(ahead, (0, 1, 2)).expected_value(0, 0, 60, 0.5) == values.expected_value(0, 0, 60, 0.5)


def test_higher_targets_tell_discards_apart_that_all_make_the_bid() -> None:
    match, bots = prikup.new("thousand", "thousand-32"), [make("rules", seat) for seat in range(3)]
    effort = HINT._replace(narrow=4)
    told_apart = 0
    for move, step in moves(match, choices_of(bots), seeded_chance("raise", "x", 5)):
        view = None if move.by is None else match.view(move.by)
        if view is not None and view.asks == "discard":
            tied = set(discard_values(view, 1, effort._replace(max_raises=0)).values.values())
            told_apart += len(tied) == 1 < len(set(discard_values(view, 1, effort).values.values()))
        match = step.state
    assert told_apart


def any_view() -> View:
    dealt = table(*SIZES, rules="kodeks-sochi")
    return view_of(after(dealt, "7S", "pass", "pass", "discard 7C 8C", "name 7S", "whist", "whist"))


def trials(*scores: Sequence[float], complete: bool = True, weights: Sequence[float] = ()) -> Trials:
    return Trials(weights or [1.0] * len(scores), scores, complete)


def cause_of(found: Trials) -> Cause:
    return advise(any_view(), TEXTS, found, "AS").cause


def test_choices_that_are_equal_everywhere_are_the_same() -> None:
    found = advise(any_view(), TEXTS, trials((1, 1, 1), (2, 2, 2)), "KS")
    assert found.text == "KS" and found.same == ("AS", "QH")
    assert found.cause == Cause("any", of=2, exact=True)


def test_choice_is_compared_with_the_best_of_those_shown_to_be_worse() -> None:
    assert cause_of(trials((3, 3, 1), (3, 2, 1))) == Cause("better", "KS", 1, 0, 2, True)
    assert cause_of(trials((3, 3, 4), (3, 3, 0), (1, 1, 2))) == Cause("seldom", "QH", 1, 2, 3, True)
    assert cause_of(trials((5, 1, 0))) == Cause("open", "KS")


def test_sample_says_only_what_it_shows() -> None:
    noisy = [(1.0, 0.0, 1.0), (0.0, 1.0, 0.0)] * 20 + [(1.0, 0.9, 1.0)]
    assert cause_of(trials(*noisy, complete=False)) == Cause("alike")
    clear = [(1.0, 0.0, 1.0)] * 30 + [(0.0, 1.0, 0.0)] * 3
    assert cause_of(trials(*clear, complete=False)) == Cause("better", "KS", 91, 9, 100, False)
    assert cause_of(trials(*[(1.0, 0.0, 1.0)] * 5, complete=False)).name == "worth"


def test_contract_that_is_made_more_often_is_counted_exactly_where_all_layouts_are_known() -> None:
    scores = [(9.0, 1.0, 0.0), (1.0, 2.0, 0.0), (1.0, 2.0, 0.0)]
    made = [(1.0, 0.0, 0.0), (1.0, 1.0, 0.0), (1.0, 1.0, 0.0)]
    cause = advise(any_view(), TEXTS, trials(*scores)._replace(shown=made), "AS").cause
    assert cause == Cause("safer", "KS", 3, 2, 3, True)
    said = cause_in_words(cause, "preferans", NAMES, "en")
    assert said == "The contract is made in 3 of 3 layouts; with K♠ in 2 of 3."


def test_choices_that_are_closer_than_the_least_are_alike() -> None:
    near = trials((1.4, 1.0, 1.0))._replace(least=0.5)
    assert advise(any_view(), TEXTS, near, "AS").cause == Cause("alike")
    assert advise(any_view(), TEXTS, near._replace(least=0.3), "AS").cause == Cause("open", "KS")


def test_count_of_a_declarer_says_that_both_defend_where_one_may_drop() -> None:
    made = Cause("made-if", "gupa", 60, of=100, both=True)
    said = [cause_in_words(one, "paston", NAMES, "en") for one in (made, replace(made, both=False))]
    assert said == [
        "Gupa ♥ is made in about 60 of 100 layouts if both defend.",
        "Gupa ♥ is made in about 60 of 100 layouts.",
    ]


def test_usual_choice_of_all_pass_is_kept_unless_another_is_shown_to_be_better() -> None:
    noisy = trials(*[(1.0, 0.0, 0.0), (0.0, 1.0, 0.0)] * 20, (1.0, 0.0, 0.0), complete=False)
    assert advise(any_view(), TEXTS, noisy, "KS").text == "AS"
    assert advise(any_view(), TEXTS, noisy, "KS", trusts_usual=True).text == "KS"


def test_cause_says_can_where_the_trick_is_not_decided() -> None:
    taken = Cause("take", "TH", card="KH")
    said = [cause_in_words(cause, "paston", NAMES, "en") for cause in (taken, replace(taken, exact=True))]
    assert said == ["10♥ can lose a trick that K♥ takes.", "K♥ takes the trick, 10♥ gives it up."]
    assert cause_in_words(Cause("worth", "pass", count=1, unit="whists"), "paston", NAMES, "en") == (
        "Pass: about 1 whist less on average."
    )


def late_decisions(deals: int, max_cards: int) -> Iterator[tuple[Match, View]]:
    """Yield decisions of Preferans between cards of a contract with few cards left."""
    match = prikup.new("preferans", "kodeks-sochi")
    bots = [make("rules", seat) for seat in range(3)]
    for move, step in moves(match, choices_of(bots), seeded_chance("causes", "late", deals)):
        if move.by is not None:
            view = match.view(move.by)
            contract = view.contract
            if contract is None or contract.declarer is None or not contract.needs:
                pass
            elif view.asks == "play" and len(view.legal) > 1 and view.seats[move.by].count <= max_cards:
                yield match, view
        match = step.state


def best_tricks(match: Match, declarer: int) -> int:
    """Return the tricks that the declarer takes from here on if all play as well as possible."""
    turns = match.turns()
    if not turns or match.phase.asks != "play":
        return 0
    turn = turns[0]
    results = [tricks_after(match, turn.by, card.text, declarer) for card in cards_of(match, turn)]
    return max(results) if turn.seat == declarer else min(results)


def cards_of(match: Match, turn: core.Turn) -> list[core.PlayCard]:
    return [action for action in match.legal(turn) if isinstance(action, core.PlayCard)]


def tricks_after(match: Match, by: int, text: str, declarer: int) -> int:
    step = match.apply(match.move(text, by))
    won = sum(isinstance(fact, core.Taken) and fact.seat == declarer for fact in step.facts)
    over = any(isinstance(fact, core.Scored) for fact in step.facts)
    return won + (0 if over else best_tricks(step.state, declarer))


def played_scores(match: Match, view: View) -> list[list[float]]:
    """Return by layout the value of each legal card to its player, by playing all continuations."""
    assert view.contract is not None and view.contract.declarer is not None and view.acting is not None
    declarer, seat = view.contract.declarer, view.acting.by
    values = values_of_contract(view)
    sign = 1 if view.acting.seat == declarer else -1
    won = view.seats[declarer].tricks
    rows = []
    for masks in Layouts.of(view.hidden).all():
        state = build_state(match.game, view, masks)
        assert state is not None
        rows.append([sign * values[won + tricks_after(state, seat, text, declarer)] for text in view.legal])
    return rows


def check_claim(found: Hint, view: View, rows: list[list[float]]) -> None:
    """Check what a cause says about all layouts."""
    cause, act = found.cause, view.legal.index(found.choices[0].text)
    for text in found.same:
        assert all(abs(row[act] - row[view.legal.index(text)]) < 0.02 for row in rows)
    if cause.name == "any":
        assert all(max(row) - min(row) < 0.02 for row in rows)
    elif cause.than and cause.name != "worth":
        gains = [row[act] - row[view.legal.index(cause.than)] for row in rows]
        assert any(gain > 0.01 for gain in gains)
        if cause.exact:
            assert cause.of == len(rows)
            assert cause.count == sum(gain > 0.01 for gain in gains)
            assert cause.worse == sum(gain < -0.01 for gain in gains)
        if cause.name in ("both-win", "both-lose") and len(view.hidden) == 0:
            assert Card.parse(cause.than).suit == Card.parse(found.choices[0].text).suit


def test_cause_is_certain_only_where_the_trick_ends_with_the_card_or_all_cards_are_seen() -> None:
    found: set[bool] = set()
    for _, view in late_decisions(20, 4):
        cause = hint(view).cause
        if cause.name in DONE:
            assert view.trick is not None
            is_last = len(view.trick.plays) == sum(seat.playing for seat in view.seats) - 1
            assert cause.exact == (Layouts.of(view.hidden).count == 1 or is_last)
            found.add(cause.exact)
    assert found == {True, False}


def test_all_pass_card_that_takes_the_trick_is_the_cause_against_it() -> None:
    dealt = table("AK.AKQ.AKQ.T8 QJT.JT9.JT.KJ ?", "9C QC", rules="kodeks-sochi")
    view = view_of(after(dealt, "pass", "pass", "pass", "8C", "JC"))
    seven, ace = (Card.parse(text).bit for text in ("7C", "AC"))
    assert find_kept(MaskView(view), seven, ace, None) == Cause("avoid", "AC", exact=True, card="7C")
    assert find_kept(MaskView(view), ace, seven, None) is None


def test_claims_hold_when_all_layouts_are_played_to_their_end() -> None:
    checked: set[str] = set()
    for match, view in late_decisions(90 if is_full() else 30, 3):
        if Layouts.of(view.hidden).count > 12:
            continue
        found = hint(view, 1)
        check_claim(found, view, played_scores(match, view))
        checked.add(found.cause.name)
    assert {"any"} < checked


def test_browser_chooses_the_same_forms_of_causes() -> None:
    page = (ROOT / "web/src/table/hint.ts").read_text("utf-8")
    for name, causes in {"COUNTED": COUNTED, "SEATED": SEATED, "DONE": DONE}.items():
        [listed] = re.findall(rf"const {name} = \[(.*?)\];", page, re.DOTALL)
        assert set(re.findall(r'"([\w-]+)"', listed)) == causes
