"""Compiled rules play as the rules do, and the arrays of the environments hold what they should."""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

from prikup import registry
from prikup.cards import Cards
from prikup.core import OptionError
from prikup.games import GAMES
from prikup.learn import CompileError, EnvError, RuleTables, VectorEnv, compile_rules
from prikup.learn.features import FEATURE_NAMES
from prikup.learn.lockstep import find_difference
from prikup.learn.numbering import FIRST_LAY, FIRST_WORD
from prikup.learn.observations import (
    BIT_BYTES,
    OBSERVATION_BYTES,
    OBSERVATION_SECTIONS,
    describe,
    expand,
    expand_all_cards,
    expanded_size,
    read_feature,
    read_section,
)
from prikup.learn.tables import PLAY_KIND
from prikup.learn.vector_env import ARRAY_NAMES
from prikup.testing.random_rules import draw_rules
from prikup.toolkit.card_rules import CardRules
from tests.sizes import is_full, sample, size

COMPILED = [
    (game, rules, players)
    for game in ("preferans", "prefa")
    for rules in registry.get_game(game).presets
    for players in (3, 4)
]
THOUSAND = [
    ("thousand", rules, players)
    for rules in registry.get_game("thousand").presets
    for players in ((2, 3, 4) if rules != "thousand-32" else (3, 4))
]
FEW_THOUSAND = [
    ("thousand", "pagat-501", 2),
    ("thousand", "thousand-32", 4),
    ("thousand", "thousand-pagat", 3),
]
PASTON = [("paston", rules, 3) for rules in registry.get_game("paston").presets]
BEFORE_DISCARD = ("preferans", "kodeks-rostov; misere_exposure=declarer_before_discard", 4)
ACES = ("prefa", "prefa-nakayoshi; aces_bonus=yes", 3)

compiled = cache(compile_rules)  # each costs seconds
# Making an observation by the rules takes most of the time; thousands of deals have enough of them.
OBSERVED_SHARE = 0.2 if is_full() else 1.0


@pytest.fixture
def prefa() -> RuleTables:
    return compiled(*ACES)


@pytest.mark.parametrize(
    ("game", "rules", "players"),
    [*sample([*COMPILED, *THOUSAND], FEW_THOUSAND), *PASTON, BEFORE_DISCARD, ACES],
)
def test_presets_and_options_are_played_as_by_the_rules(game: str, rules: str, players: int) -> None:
    assert not find_difference(compiled(game, rules, players), size("lockstep"), "presets", OBSERVED_SHARE)


def draw_played_rules(game: str, random: Random) -> tuple[str, int]:
    """Draw rules that tables hold, and a number of players that they allow."""
    while True:
        rules, players = draw_rules(game, random.randrange), random.choice(registry.get_game(game).numbers)
        try:
            start = registry.new(game, rules, players)
        except OptionError:
            continue
        card_rules = start.game.part("card_rules", CardRules)
        if card_rules is None or not card_rules.find_unheld_option(start):
            return rules, players


@pytest.mark.parametrize("number", range(size("compiled")))
def test_random_options_are_played_as_by_the_rules(number: int) -> None:
    random = Random(f"options {number}")
    game = random.choice(sorted(GAMES))
    rules, players = draw_played_rules(game, random)
    tables = compile_rules(game, rules, players)
    assert not find_difference(tables, size("lockstep") // 4, "options", OBSERVED_SHARE)


def test_hand_that_lay_open_before_the_discard_is_remembered() -> None:
    tables = compiled(*BEFORE_DISCARD)
    states = tables.states.copy()
    states["remembered"] = 0
    assert "shown is" in find_difference(replace(tables, states=states), 400, "remembered")


def test_aces_that_were_announced_are_seen_by_all(prefa: RuleTables) -> None:
    assert not find_difference(prefa, 40, "aces 19")
    edges = prefa.edges.copy()
    edges["shows"] = 0
    assert "shown is" in find_difference(replace(prefa, edges=edges), 40, "aces 19")


def test_resting_dealer_is_paid_where_aces_were_announced() -> None:
    tables = compile_rules("thousand", "thousand-blog; ace_marriage=200", 4)
    assert not find_difference(tables, 40, "aces 129")


def test_planted_difference_is_found(prefa: RuleTables) -> None:
    scores = prefa.scores.copy()
    scores[scores != 0] += 1
    assert "rewards" in find_difference(replace(prefa, scores=scores), 30, "planted")
    states = prefa.states.copy()
    states["must_ruff"] = False
    assert "voids is" in find_difference(replace(prefa, states=states), 30, "planted")
    states = prefa.states.copy()
    states["exposed"] = 7
    assert "in the view" in find_difference(replace(prefa, states=states), 30, "planted")


def test_wrong_first_speaker_is_found() -> None:
    tables = compiled(*PASTON[0])
    firsts = tables.firsts.copy()
    firsts["state"][0] = firsts["state"][
        1
    ]  # both spades with the eldest hand, as if the next one had the jack
    assert "place 1 decides" in find_difference(replace(tables, firsts=firsts), 60, "planted")


def test_deal_that_the_rules_throw_in_is_dealt_again() -> None:
    hands = [Cards.parse(text) for text in ("QJT987.7..QJT", "AK.A.AKQJ.A98", ".KQJT98.T98.K")]
    talon = Cards(0xFFFFFFFF) - hands[0] - hands[1] - hands[2]
    env = VectorEnv(compiled(*PASTON[1]), 1)
    with pytest.raises(EnvError, match="dealt again by the rules"):
        env.deal(0, hands, [card.index for card in talon])
    assert env.masks.any() and env.hands(0)[0][0] != hands[0]
    once = VectorEnv(compiled(*PASTON[0]), 1)
    once.deal(0, hands, [card.index for card in talon])
    assert once.hands(0)[0] == tuple(hands)


def test_card_that_was_shown_is_seen_by_all() -> None:
    env = VectorEnv(compiled(*PASTON[0]), 200, seed=1)
    shown = read_section(env.observations, "shown")
    own = read_section(env.observations, "own")
    assert (shown[:, 0].sum(axis=1) == 1).all() and not shown[:, 1:].any()
    assert (shown[:, 0] <= own).all()


def test_word_that_needs_cards_is_legal_with_them_alone() -> None:
    needs = {int(mask) for mask in compiled(*ACES).edges["needs"]}
    assert needs == {0, Cards.parse("A.A.A.A").mask}


def test_wrong_trump_after_a_marriage_is_found() -> None:
    tables = compiled(*FEW_THOUSAND[2])
    states, plays = tables.states.copy(), tables.states["kind"] == PLAY_KIND
    states["trump"][plays & (tables.states["trump"] == 3)] = 4
    assert "after" in find_difference(replace(tables, states=states), 60, "planted")


def test_wrong_points_and_gifts_are_found() -> None:
    tables = compiled(*FEW_THOUSAND[2])
    deal = tables.deal.copy()
    deal["points"][0, 7] = 10  # the ace of spades as a ten
    assert "points_0 is" in find_difference(replace(tables, deal=deal), 30, "planted")
    values = tables.values.copy()
    values[values == 60] = 65
    assert "rewards" in find_difference(replace(tables, values=values), 60, "planted")
    edges = tables.edges.copy()
    edges["classes"] = 0xFFFFFFFF
    assert "differ in" in find_difference(replace(tables, edges=edges), 60, "planted")


def test_penalty_for_redeals_ends_the_episode_where_a_discard_leads_to_them() -> None:
    tables = compile_rules("thousand", "thousand-32; redeal_penalty=120; redeal_forehand_nines=3", 3)
    assert tables.deal["max_redeals"] == 3


def test_redeal_before_a_golden_deal_without_an_auction_is_followed() -> None:
    tables = compile_rules("thousand", "thousand-blog; golden=on; golden_bidding=locked", 4)
    assert not find_difference(tables, 40, "a")


def test_redeal_is_part_of_the_episode() -> None:
    env = VectorEnv(compiled("thousand", "pagat-501", 2), 400, seed=2)
    gone = 0
    for _ in range(30):
        env.step(env.sample())
        again = read_section(env.observations, "calls").sum(axis=(1, 2)) == 0
        gone += int((again & ~env.terminals.astype(bool)).sum())
    assert gone > 10


def test_option_that_tables_cannot_hold_is_refused_by_name() -> None:
    with pytest.raises(CompileError, match=r"two_on_barrel .*thousand"):
        compile_rules("thousand", "thousand-blog; two_on_barrel=forbidden; barrel_at=120")


def test_same_seed_gives_same_deals_with_any_number_of_threads(prefa: RuleTables) -> None:
    runs = []
    for threads in (1, 3):
        env = VectorEnv(prefa, 10, seed=7, threads=threads)
        seen = []
        for _ in range(60):
            env.step(env.sample())
            seen.append((env.observations.tobytes(), env.rewards.tobytes(), env.masks.tobytes()))
        runs.append(seen)
    assert runs[0] == runs[1]
    other = VectorEnv(prefa, 10, seed=8)
    assert other.all_cards.tobytes() != VectorEnv(prefa, 10, seed=7).all_cards.tobytes()


def test_copies_go_on_from_the_same_position_and_tables_are_pickled() -> None:
    tables = pickle.loads(pickle.dumps(compiled(*PASTON[0])))
    env = VectorEnv(tables, 20, seed=5, threads=2)
    env.play_random(7)
    copied, before = deepcopy(env), env.observations.copy()
    assert copied.play_random(200) > 20 and np.array_equal(env.observations, before)
    env.play_random(200)
    assert all(np.array_equal(getattr(env, name), getattr(copied, name)) for name in ARRAY_NAMES)
    shallow, before = copy(env), env.observations.copy()
    shallow.reset(9)
    assert np.array_equal(env.observations, before), "no copy shares deals"
    with pytest.raises(EnvError, match="VectorEnv cannot be pickled: expected the tables"):
        pickle.dumps(env)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="nothing forks on Windows")
@pytest.mark.filterwarnings("ignore:.*multi-threaded.*fork:DeprecationWarning")
def test_child_of_a_fork_plays_on_without_the_threads(prefa: RuleTables) -> None:
    env, alone = (VectorEnv(prefa, 64, seed=5, threads=threads) for threads in (3, 1))
    alone.step(alone.sample())
    child = os.fork()
    if not child:
        env.step(env.sample())
        os._exit(0 if env.observations.tobytes() == alone.observations.tobytes() else 1)
    assert os.waitpid(child, 0)[1] == 0
    env.step(env.sample())
    assert env.observations.tobytes() == alone.observations.tobytes()


def test_random_steps_do_not_depend_on_the_batch_size(
    prefa: RuleTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, pieces = (VectorEnv(prefa, 8, seed=5) for _ in range(2))
    ended = whole.play_random(100)
    monkeypatch.setattr("prikup.learn.vector_env.UNINTERRUPTED_STEPS", 24)
    assert pieces.play_random(100) == ended > 8
    assert pieces.observations.tobytes() == whole.observations.tobytes()


def test_step_writes_in_place_and_deals_anew(prefa: RuleTables) -> None:
    env = VectorEnv(prefa, 64, seed=1)
    arrays = [env.observations, env.rewards, env.terminals, env.masks, env.actors, env.all_cards]
    ended = 0
    for _ in range(120):
        env.step(env.sample())
        over = env.terminals.astype(bool)
        ended += int(over.sum())
        assert not env.rewards[~over].any()
        assert env.legal().any(axis=1).all()
        assert (read_section(env.observations, "taken")[over] == 0).all()
    assert ended > 64
    now = [env.observations, env.rewards, env.terminals, env.masks, env.actors, env.all_cards]
    assert all(one is other for one, other in zip(arrays, now, strict=True))


def test_void_suits_are_true_and_hands_of_critics_are_whole(prefa: RuleTables) -> None:
    env = VectorEnv(prefa, 200, seed=3)
    shown = 0
    for _ in range(60):
        env.step(env.sample())
        voids = read_section(env.observations, "voids")[:, :3]
        hands = expand_all_cards(env.all_cards)[:, :3].reshape(-1, 3, 4, 8)
        assert not (hands.any(axis=3) & voids.astype(bool)).any()
        shown += int(voids.sum())
        own = read_section(env.observations, "own")
        assert (own <= hands.reshape(-1, 3, 32)[:, 0]).all()
    assert shown > 100


def test_finished_environment_has_no_legal_action_and_refuses_all(prefa: RuleTables) -> None:
    env = VectorEnv(prefa, 1, seed=1, restarts=False)
    hands, talon = env.hands(0)
    while not env.is_finished(0):
        env.step(env.sample())
    assert not env.masks.any() and env.terminals[0] and env.sample().tolist() == [-1]
    with pytest.raises(EnvError, match="environment 0 is finished: call reset first"):
        env.step([0])
    env.deal(0, hands, [card.index for card in talon])
    assert not env.rewards.any() and not env.terminals[0] and not env.is_finished(0)
    with pytest.raises(AttributeError):
        env.actions = np.zeros(1, np.int32)  # type: ignore[misc]
    env.reset(2)
    assert env.masks.any() and not env.terminals[0]
    env.step(env.sample())


def test_wrong_actions_and_arrays_are_refused_and_change_nothing(prefa: RuleTables) -> None:
    env = VectorEnv(prefa, 2, seed=1)
    before = env.observations.copy()
    legal = env.number("pass")
    for actions in ([legal, 0], [legal, 10**12], [legal, -5]):
        with pytest.raises(EnvError, match="in environment 1 is not legal"):
            env.step(actions)
    with pytest.raises(EnvError, match=r"action -5 .*in environment 1 is not legal"):
        env.step([-1, -5], holds=True)  # -1 alone holds an environment
    with pytest.raises(EnvError, match=r"action 18446744073709551615 .*in environment 0 is not legal"):
        env.step(np.full(2, 2**64 - 1, np.uint64), holds=True)
    wrong_actions: list[Any] = [
        *([legal], [[legal, legal]], [[legal], [legal, legal]], [1.0, float("nan")]),
        *([None, None], ["pass"] * 2, [True, True], {}, "ab"),
    ]
    for wrong in wrong_actions:
        with pytest.raises(EnvError, match="expected whole numbers, 2 of them"):
            env.step(wrong)
    wrong_deals: list[Any] = [
        ([Cards.parse("AK..."), Cards(), Cards()], [0, 1]),
        (None, None),
        ([1, 2], "78"),
    ]
    for hands, talon in wrong_deals:
        with pytest.raises(EnvError, match="are not the whole pack"):
            env.deal(0, hands, talon)
    assert np.array_equal(before, env.observations)
    env.step(np.array([legal, 0, legal, 0], np.uint64)[::2])
    assert not np.array_equal(before, env.observations)


@pytest.mark.parametrize("given", [-1, 10**7, None, "x", 1.0, float("nan"), True])
def test_arguments_other_than_whole_numbers_are_refused(prefa: RuleTables, given: int) -> None:
    env = VectorEnv(prefa, 2, seed=-(10**30))
    calls: dict[str, Callable[[], object]] = {
        "count": lambda: VectorEnv(prefa, given),
        "threads": lambda: VectorEnv(prefa, 1, threads=given),
        "index": lambda: env.hands(given),
        "place": lambda: env.observe(0, given),
        "steps": lambda: env.play_random(given),
    }
    for name, call in calls.items():
        if (name, given) != ("steps", 10**7):
            with pytest.raises(EnvError, match=rf"{name} is .*: expected a whole number from [01] to"):
                call()
    if not isinstance(given, int) or given is True:
        with pytest.raises(EnvError, match=r"seed .*: expected a whole number"):
            VectorEnv(prefa, 1, seed=given)
    with pytest.raises(EnvError, match="'prefa' are no tables"):
        VectorEnv("prefa", 1)  # type: ignore[arg-type]


def test_observations_of_a_wrong_shape_and_unknown_parts_are_refused(prefa: RuleTables) -> None:
    rows: Any = VectorEnv(prefa, 2).observations
    unknown: list[Any] = ["hands", None, np.array(["own", "contract"])]
    for name in unknown:
        with pytest.raises(EnvError, match="is not a part of an observation: expected own"):
            read_section(rows, name)
        with pytest.raises(EnvError, match="is not a part of an observation: expected question"):
            read_feature(rows, name)
    calls: list[Callable[[Any], object]] = [
        *(lambda wrong: read_section(wrong, "own"), lambda wrong: describe(wrong, "prefa", 0)),
        *(lambda wrong: expand(wrong, "prefa"), expand_all_cards),
    ]
    for wrong in (None, rows[0], rows[:, :100], rows.astype(float)):
        for call in calls:
            with pytest.raises(EnvError, match="expected an array uint8"):
                call(wrong)


def test_tables_that_lead_nowhere_are_refused(prefa: RuleTables) -> None:
    edges = prefa.edges.copy()
    edges["next"][0] = 10**9
    with pytest.raises(ValueError, match="state 0: expected a state or an outcome after each word"):
        replace(prefa, edges=edges)
    deal = prefa.deal.copy()
    deal["feature_bytes"] = 12  # points would be written beyond them
    with pytest.raises(ValueError, match="expected 13 to 4096 bytes of features"):
        replace(prefa, deal=deal, features=prefa.features[:, :, :12].copy())
    states = prefa.states.copy()
    states["after"][states["kind"] == 2] = 9
    with pytest.raises(ValueError, match=r"expected (a leader with cards|places that play)"):
        replace(prefa, states=states)


def test_texts_and_numbers_of_actions_belong_together(prefa: RuleTables) -> None:
    env = VectorEnv(prefa, 1)
    texts = [env.text(number) for number in range(prefa.action_count)]
    assert len(set(texts)) == len(texts) and [env.number(text) for text in texts] == list(range(len(texts)))
    assert texts[0] == "7S" and texts[FIRST_LAY] == "lay 7S" and texts[FIRST_WORD] == "pass"
    with pytest.raises(EnvError, match="'fold' is not an action"):
        env.number("fold")
    for wrong in (9999, True):
        with pytest.raises(EnvError, match=f"action {wrong}: expected a whole number from 0 to"):
            env.text(wrong)


def test_observations_are_expanded_and_described(prefa: RuleTables) -> None:
    env = VectorEnv(prefa, 3, seed=1)
    env.step([env.number("pass")] * 3)
    numbers = expand(env.observations, prefa.game)
    assert env.observations.shape == (3, OBSERVATION_BYTES) and numbers.shape == (
        3,
        expanded_size(prefa.game),
    )
    assert set(np.unique(numbers)) == {0.0, 1.0}
    assert (numbers[:, 8 * BIT_BYTES :].sum(axis=1) == len(FEATURE_NAMES)).all()
    assert (read_feature(env.observations, "question") == 1).all()
    hands, _ = env.hands(0)
    told = describe(env.observations, prefa.game, 0).splitlines()
    assert told[0] == f"own: {hands[1]}" and "calls:  |  | pass | " in told
    last = list(OBSERVATION_SECTIONS.values())[-1]
    assert last.start + 1 == BIT_BYTES
    assert describe(env.observations, prefa.game, np.intp(0)).splitlines() == told


def test_words_that_share_a_bit_are_described_as_one_of_them() -> None:
    row = np.zeros((1, OBSERVATION_BYTES), np.uint8)
    row[0, OBSERVATION_SECTIONS["calls"].start + 7] = 0x80
    assert "calls: 310…surrender |  |  | " in describe(row, "thousand", 0)


def test_row_that_is_no_observation_of_the_game_is_described() -> None:
    row = np.full((1, OBSERVATION_BYTES), 255, np.uint8)
    for game in GAMES:
        assert describe(row, game, 0).endswith("\ncontract: 255")
