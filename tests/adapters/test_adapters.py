"""Adapters: the libraries' own checks, rewards, errors, and the same game as on the Python engine."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Sequence
from copy import deepcopy
from functools import partial
from random import Random
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from prikup.adapters.deal_vector import DealVectorEnv
from prikup.adapters.episode import Episode
from prikup.adapters.gymnasium import SeatEnv, make_id
from prikup.adapters.pettingzoo import DealEnv, env
from prikup.core import ArgumentError, PrikupError
from prikup.games import GAMES
from prikup.learn import CompileError, EnvError
from prikup.learn.observations import expand_all_cards, read_section
from prikup.worlds import Layouts, build_state
from tests.faces import every_game
from tests.sizes import sample

EXPECTED_WARNINGS = "Observation space for each agent probably|Observation is not a NumPy array"
"""Warnings of api_test about observations with a mask, which its own games of cards cause too."""
FAST_RULES = {"thousand": "thousand-32"}
"""Rules that are compiled sooner than the first preset."""
compiled_game = pytest.mark.parametrize("game", sample(sorted(GAMES), ["paston", "thousand"]))
"""Games of tricks and of points; the two others take seconds to compile."""


def make_env(game: str, **options: bool) -> DealEnv:
    """Return an environment by rules that are compiled soon."""
    return env(game, FAST_RULES.get(game), **options)


def play(episode: Episode, random: Random) -> Iterator[Episode]:
    """Play a deal at random; yield the episode before each action."""
    episode.reset(random)
    while not episode.finished:
        yield episode
        episode.act(random.choice(list(episode.choices)))
        episode.deal(random)


def play_random(game: DealEnv, random: Random) -> dict[str, float]:
    """Play a deal at random; return the rewards."""
    rewards = {}
    for agent in game.agent_iter():
        observation, reward, ended, _, _ = game.last()
        if ended:
            rewards[agent] = reward
        choices = np.flatnonzero(observation["action_mask"]).tolist()
        game.step(None if ended else random.choice(choices))
    return rewards


@every_game
def test_masks_of_episodes_are_the_legal_actions(game: str) -> None:
    random = Random(1)
    for players in GAMES[game].numbers:
        episode = Episode(game, None, players)
        for state in play(episode, random):
            turn = state.turn
            assert turn is not None
            legal = np.flatnonzero(state.mask(turn.by)).tolist()
            assert legal == sorted(state.choices)
            assert [state.numbers.number(state.numbers.text(number)) for number in legal] == legal
            assert not state.mask((turn.by + 1) % players).any()
        assert all(episode.mask(seat).all() for seat in range(players)), "no mask of zeros at the end"
        assert episode.rewards == tuple(float(total) for total in episode.match.totals)


@every_game
def test_observation_does_not_change_with_hidden_cards(game: str) -> None:
    """Permute the cards that a seat does not see: its observation stays the same."""
    random, episode, others = Random(3), Episode(game), 0
    for _ in range(3):
        for state in play(episode, random):
            turn = state.turn
            assert turn is not None
            view = state.match.view(turn.by)
            if not view.hidden or state.laid:
                continue
            (masks,) = Layouts.of(view.hidden).sample(random, 1)
            other = build_state(state.match.game, view, masks)
            if other is not None:
                others += other.hands != state.match.hands
                same = Episode(game)
                same.follow(other)
                assert (same.observe(turn.by) == state.observe(turn.by)).all()
    assert others > 20


@compiled_game
def test_pettingzoo_passes_its_own_tests(game: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", EXPECTED_WARNINGS)
        api_test(make_env(game), num_cycles=60, verbose_progress=False)
        seed_test(lambda: make_env(game), num_cycles=40)


@compiled_game
def test_pettingzoo_plays_as_the_engine_beside_it(game: str) -> None:
    """With texts a match on the Python engine follows: views, legal actions and rewards are the same."""
    followed, random, dealers = make_env(game, texts=True), Random(5), set()
    for seed in range(8):
        followed.reset(seed=seed)
        for agent in followed.agent_iter():
            observation, reward, ended, _, info = followed.last()
            if ended:
                beside = followed.followed_match
                assert beside is not None
                assert reward == pytest.approx(float(beside.totals[followed.seat_of(agent)]), abs=1e-3)
                assert f"{agent} {reward:+g}" in info["text"] and info["texts"] == []
                followed.step(None)
                continue
            numbers = np.flatnonzero(observation["action_mask"]).tolist()
            assert sorted(map(followed.numbers.number, info["texts"])) == numbers
            assert info["text"].startswith(f"{game}, view of seat {followed.seat_of(agent)}: deal 1, seat")
            dealers.add(info["text"].partition("deal 1, seat ")[2][0])
            followed.step(random.choice(numbers))
    assert len(dealers) > 1, "who deals is drawn at random"


def test_pettingzoo_observations_of_all_seats_are_their_own_and_copies() -> None:
    game = make_env("paston")
    assert game.metadata["name"] == "paston_v0" and game.render() is None
    game.reset(seed=1)
    seen = {agent: game.observe(agent) for agent in game.agents}
    hands = [read_section(one["observation"][None], "own")[0] for one in seen.values()]
    assert sum(hands).max() == 1 and all(hand.sum() == 10 for hand in hands)
    actor = game.agent_selection
    assert [agent for agent, one in seen.items() if one["action_mask"].any()] == [actor]
    before = seen[actor]["observation"].copy()
    play_random(game, Random(1))
    assert (seen[actor]["observation"] == before).all()
    game.reset(seed=1)
    while not any(game.terminations.values()):
        game.step(game.action_space(actor).sample(game.observe(game.agent_selection)["action_mask"]))
    assert all(game.observe(agent)["action_mask"].all() for agent in game.agents), (
        "no mask of zeros at the end"
    )


def test_pettingzoo_copy_goes_on_from_the_same_position() -> None:
    game = make_env("thousand", texts=True)
    game.reset(seed=3)
    for _ in range(4):
        game.step(int(game.observe(game.agent_selection)["action_mask"].argmax()))
    copied, before = deepcopy(game), game.observe(game.agent_selection)["observation"]
    assert (copied.observe(game.agent_selection)["observation"] == before).all()
    rewards = play_random(copied, Random(1))
    assert (game.observe(game.agent_selection)["observation"] == before).all() and not any(
        game.rewards.values()
    )
    assert play_random(game, Random(1)) == rewards
    for one in (game, copied):
        one.reset()
    assert game.infos == copied.infos, "the same deals follow"


def test_perfect_information_has_all_hands_and_is_asked_for() -> None:
    closed, opened = make_env("paston"), make_env("paston", perfect_information=True)
    for one in (closed, opened):
        one.reset(seed=1)
    with pytest.raises(PrikupError, match="perfect information was not asked for"):
        closed.state()
    state = opened.state()
    assert opened.state_space.contains(state)
    assert expand_all_cards(state[None, -24:])[0, :3].sum(axis=1).tolist() == [10, 10, 10]


def test_pettingzoo_illegal_actions_are_one_error_and_change_nothing() -> None:
    game = make_env("paston", perfect_information=True)
    for ask in (lambda: game.step(0), lambda: game.observe("seat_0"), game.state, game.last):
        with pytest.raises(PrikupError, match="nobody is to act: the episode is over or was not begun"):
            ask()
    for seed in (1.5, "x", True, [1]):
        with pytest.raises(EnvError, match=r"seed .*: expected a whole number"):
            game.reset(seed=seed)  # type: ignore[arg-type]
    game.reset(seed=np.int64(1))  # type: ignore[arg-type]
    for ask_of in (game.observe, game.action_space, game.observation_space):
        for agent in ("seat_9", 0):
            with pytest.raises(EnvError, match="is not an agent: expected seat_0, seat_1 or seat_2"):
                ask_of(agent)  # type: ignore[arg-type]
    before = game.observe(game.agent_selection)["observation"]
    for action, said in (
        (game.numbers.number("whist"), r"action \d+ \('whist'\) in environment 0 is not legal"),
        (0, r"action 0 \('7S'\) in environment 0 is not legal"),
        (10_000, "action 10000 .* is not legal"),
        (-1, "action -1 .* is not legal"),
        (10**12, "action 1000000000000: expected a whole number from 0 to 76"),
        (None, "action None: expected a whole number"),
        (np.array([3, 4]), "expected a whole number"),
        (3.0, r"action 3\.0: expected a whole number"),
        (float("nan"), "action nan: expected a whole number"),
        (True, "action True: expected a whole number"),
    ):
        with pytest.raises(PrikupError, match=said):
            game.step(action)  # type: ignore[arg-type]
        assert (game.observe(game.agent_selection)["observation"] == before).all()
    assert not sum(play_random(game, Random(1)).values()) % 1
    with pytest.raises(PrikupError, match="nobody is to act"):
        game.last()
    game.reset(seed=1)
    first = game.observe("seat_0")["observation"]
    game.reset(seed=-1)
    assert (game.observe("seat_0")["observation"] != first).any()
    while not any(game.terminations.values()):
        game.step(int(game.observe(game.agent_selection)["action_mask"].argmax()))
    with pytest.raises(EnvError, match="action 5 after the end of the deal: expected None, or reset"):
        game.step(5)
    for make in (lambda: env("paston", render_mode="human"), lambda: SeatEnv("paston", render_mode="human")):
        with pytest.raises(EnvError, match="render_mode is 'human': expected 'ansi' or None"):
            make()
    with pytest.raises(CompileError, match="two_on_barrel"):
        env("thousand", "thousand-blog; two_on_barrel=forbidden; barrel_at=120")


@every_game
def test_gymnasium_passes_its_own_check(game: str) -> None:
    one = gymnasium.make(make_id(game), bots=("random",), render_mode="ansi")
    check_env(one.unwrapped, skip_render_check=True)
    assert isinstance(one.unwrapped, SeatEnv) and "view of seat 0" in str(one.unwrapped.render())


def test_gymnasium_seat_plays_deals_against_named_bots() -> None:
    one, random = SeatEnv("preferans", "wikipedia-leningrad", seat=2, bots=("rules", "beginner")), Random(1)
    for seed in range(3):
        observation, info = one.reset(seed=seed)
        ended, reward = False, 0.0
        while not ended:
            assert one.episode.turn is not None and one.episode.turn.by == 2 and not reward
            assert (observation["action_mask"] == info["action_mask"]).all()
            number = random.choice(np.flatnonzero(info["action_mask"]).tolist())
            observation, reward, ended, truncated, info = one.step(number)
            assert not truncated
        assert one.episode.rewards is not None and reward == one.episode.rewards[2]
        assert info["action_mask"].all()
        with pytest.raises(PrikupError, match="nobody is to act"):
            one.step(number)


def test_gymnasium_illegal_action_ends_the_episode_or_raises() -> None:
    one = SeatEnv("preferans", bots=("random",))
    one.reset(seed=1)
    _, reward, ended, _, info = one.step(0)
    assert (reward, ended) == (-100.0, True) and "action 0 (7S) is illegal" in info["error"]
    strict = SeatEnv("preferans", bots=("random",), illegal_reward=None)
    strict.reset(seed=1)
    for action, said in (
        *((0, r"action 0 \(7S\) is illegal"), (None, "action None")),
        *((1.0, r"action 1\.0"), (True, "action True")),
    ):
        with pytest.raises(PrikupError, match=said):
            strict.step(action)  # type: ignore[arg-type]
    for seat in (3, 1.0, True):
        with pytest.raises(EnvError, match=r"seat is .*: expected a whole number from 0 to 2"):
            SeatEnv("preferans", seat=seat)  # type: ignore[arg-type]


def test_gymnasium_vector_runs_several_seats() -> None:
    many = gymnasium.make_vec("prikup/Prefa-v0", 3, "sync", bots=("random",))
    observations, _ = many.reset(seed=7)
    random, ended = Random(7), 0
    for _ in range(60):
        masks = observations["action_mask"]
        actions = np.array([random.choice(np.flatnonzero(mask).tolist()) for mask in masks])
        observations, rewards, ends, _, _ = many.step(actions)
        ended += int(ends.sum())
        assert rewards[~ends].tolist() == [0.0] * int((~ends).sum())
    assert ended > 3
    many.close()


def test_deal_vector_repeats_with_its_seed_and_rewards_at_the_end() -> None:
    many = gymnasium.make_vec("prikup/Paston-v0", 64, threads=2)
    assert isinstance(many, DealVectorEnv) and many.observation_space.contains(many.reset(seed=1)[0])
    seen = []
    for _ in range(2):
        observations, _ = many.reset(seed=7)
        random, ended, total = Random(7), 0, 0.0
        for _ in range(60):
            masks = observations["action_mask"]
            assert masks.any(axis=1).all()
            actions = [random.choice(np.flatnonzero(mask).tolist()) for mask in masks]
            kept = observations["observation"].copy()
            observations, rewards, ends, cuts, _ = many.step(np.array(actions))
            assert not rewards[~ends].any() and not cuts.any()
            assert (kept != observations["observation"]).any(axis=1).all()
            ended, total = ended + int(ends.sum()), total + float(rewards.sum())
        seen.append((ended, total, observations["observation"].tobytes()))
    assert seen[0] == seen[1] and seen[0][0] > 64


def _give(actions: Any, _observations: object, _masks: object) -> Any:
    """Answer as an opponent with the same actions always."""
    return actions


def test_deal_vector_asks_the_opponent_for_the_other_places() -> None:
    asked = hidden = 0

    def pick_first(observations: npt.NDArray[np.uint8], masks: npt.NDArray[np.bool_]) -> npt.NDArray[np.intp]:
        nonlocal asked, hidden
        asked += 1
        assert len(observations) == len(masks) == 8
        is_shown = observations.any(axis=1)
        assert (is_shown != masks.all(axis=1)).all()
        hidden += int((~is_shown).sum())
        chosen: npt.NDArray[np.intp] = masks.argmax(axis=1)
        return chosen

    many = DealVectorEnv("paston", num_envs=8, opponent=pick_first)
    observations, _ = many.reset(seed=3)
    for _ in range(40):
        observations, *_ = many.step(observations["action_mask"].argmax(axis=1))
    assert asked > 40 and hidden > 40, "the opponent does not see the agent's cards"
    before = observations["observation"]
    for wrong in ([0] * 8, [-1] * 8, [1.0] * 8, [64], None):
        with pytest.raises(EnvError, match=r"is not legal|expected whole numbers"):
            many.step(wrong)  # type: ignore[arg-type]
    assert not np.shares_memory(before, many.reset(seed=3)[0]["observation"])
    for given, why in (
        (np.zeros(2, int), "the opponent: action 0 .*is not legal"),
        # A step with -1 would hold the deals for ever.
        (np.full(2, -1), "the opponent: action -1 .*is not legal"),
        (np.full(2, -2), "action -2 .*is not legal"),
        (np.full(2, 2**64 - 1, np.uint64), "is not legal"),
        ([[1], [2, 3]], "expected whole numbers"),
    ):
        bad = DealVectorEnv("paston", num_envs=2, opponent=partial(_give, given))
        with pytest.raises(EnvError, match=why):
            bad.reset(seed=1)
    with pytest.raises(ArgumentError, match="'random' is not an opponent: expected a function"):
        DealVectorEnv("paston", opponent="random")  # type: ignore[arg-type]


def test_deal_vector_is_refused_before_reset_and_after_an_error_of_its_opponent() -> None:
    """Else the seat would act for others."""

    def fail(observations: object, masks: npt.NDArray[np.bool_]) -> npt.NDArray[np.intp]:
        if fails:
            raise ZeroDivisionError
        chosen: npt.NDArray[np.intp] = masks.argmax(axis=1)
        return chosen

    fails, many = False, DealVectorEnv("paston", num_envs=4, opponent=fail)
    with pytest.raises(PrikupError, match="expected reset"):
        many.step(np.full(4, 64))
    observations, _ = many.reset(seed=1)
    fails = True
    for error in (ZeroDivisionError, PrikupError):
        with pytest.raises(error):
            many.step(observations["action_mask"].argmax(axis=1))
    fails = False
    assert (many.reset(seed=1)[0]["observation"] == observations["observation"]).all()
    many.step(observations["action_mask"].argmax(axis=1))


@pytest.mark.parametrize("bots", [(), "beginner", ("rules",) * 3, None, (1,)])
def test_bots_that_are_no_company_are_refused(bots: Sequence[str]) -> None:
    with pytest.raises(ArgumentError, match="are not bots: expected a list of 1 to 2"):
        SeatEnv("preferans", bots=bots)
