"""Adapters: numbers and masks, observations that show no hidden card, the libraries' own checks."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Sequence
from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from prikup.adapters.episode import Episode
from prikup.adapters.gymnasium import SeatEnv, make_id
from prikup.adapters.numbering import find_numbers
from prikup.adapters.observing import find_layout
from prikup.adapters.pettingzoo import env
from prikup.cards import Cards
from prikup.core import ArgumentError, OptionError, PrikupError
from prikup.games import GAMES
from prikup.testing.random_rules import draw_rules
from prikup.worlds import Layouts, build_state
from tests.faces import every_game
from tests.sizes import size

EXPECTED_WARNINGS = "Observation space for each agent probably|Observation is not a NumPy array"
"""Warnings of api_test about observations with a mask, which its own games of cards cause too."""


def play(episode: Episode, random: Random) -> Iterator[Episode]:
    """Play a deal at random; yield the episode before each action."""
    episode.reset(random)
    while not episode.finished:
        yield episode
        episode.act(random.choice(list(episode.legal())))
        episode.deal(random)


def list_episodes(game: str, random: Random) -> Iterator[Episode]:
    """Yield an episode for each preset and some random rules, with each number of players."""
    presets = GAMES[game].presets
    drawn = [draw_rules(game, random.randrange) for _ in range(4 * size("laws"))]
    for rules in (*presets, *drawn):
        for players in GAMES[game].numbers:
            try:
                yield Episode(game, rules, players)
            except OptionError:
                continue


@every_game
def test_numbers_and_masks_are_the_legal_texts(game: str) -> None:
    random = Random(1)
    for episode in list_episodes(game, random):
        players = episode.start.players
        for state in play(episode, random):
            turn = state.turn
            assert turn is not None
            texts = state.match.view(turn.by).legal
            numbers = [state.numbers.encode(text, state.match.phase.asks, turn.by, players) for text in texts]
            assert [state.numbers.decode(number, turn.by, players) for number in numbers] == list(texts)
            assert len(set(numbers)) == len(numbers)
            assert sorted(numbers) == np.flatnonzero(state.mask(turn.by)).tolist()
            assert not state.mask((turn.by + 1) % players).any()
        assert all(episode.mask(seat).all() for seat in range(players)), "no mask of zeros at the end"
        assert episode.rewards == tuple(float(total) for total in episode.match.totals)


@every_game
def test_observation_is_what_the_view_shows(game: str) -> None:
    random = Random(2)
    for episode in list_episodes(game, random):
        players, layout = episode.start.players, episode.layout
        for state in play(episode, random):
            for seat in range(players):
                view, parts = state.match.view(seat), layout.split(state.observe(seat))
                for after in range(players):
                    shown = view.seats[(seat + after) % players].cards or ()
                    seen = np.flatnonzero(parts["hands"][after]).tolist()
                    assert seen == sorted(card.index for card in shown)
                assert parts["talon"].sum() == len(view.talon or ())
                assert parts["dealer"].argmax() == (state.match.dealt_by - seat) % players
                assert [parts["tricks"][(one.seat - seat) % players] for one in view.seats] == [
                    one.tricks for one in view.seats
                ]


@every_game
def test_observation_does_not_change_with_hidden_cards(game: str) -> None:
    """Permute the cards that a seat does not see: its observation stays the same."""
    random, episode, others = Random(3), Episode(game), 0
    for _ in range(3):
        for state in play(episode, random):
            turn = state.turn
            assert turn is not None
            view = state.match.view(turn.by)
            if not view.hidden:
                continue
            (masks,) = Layouts.of(view.hidden).sample(random, 1)
            other = build_state(state.match.game, view, masks)
            if other is not None:
                others += other.hands != state.match.hands
                assert (episode.layout.write(other.view(turn.by)) == state.observe(turn.by)).all()
    assert others > 20


def test_perfect_information_has_all_hands_and_is_asked_for() -> None:
    closed, opened = env("preferans"), env("preferans", perfect_information=True)
    for one in (closed, opened):
        one.reset(seed=1)
    with pytest.raises(PrikupError, match="perfect information was not asked for"):
        closed.state()
    hands = find_layout("preferans", 3).split(opened.state())["hands"]
    assert hands.sum(axis=1).tolist() == [10, 10, 10]
    assert closed.observe("seat_0")["observation"][: hands.size].sum() == 10


def test_observation_of_an_open_hand_is_of_who_decides() -> None:
    """Where a player plays a partner's open cards, turn marks that seat, and its hand is seen."""
    random, found = Random(4), 0
    episode = Episode("preferans", "wikipedia-sochi")
    while found < 20:
        for state in play(episode, random):
            turn = state.turn
            if turn is None or turn.seat == turn.by:
                continue
            found += 1
            parts = episode.layout.split(state.observe(turn.by))
            after = (turn.seat - turn.by) % 3
            assert parts["turn"].argmax() == after
            cards = Cards(state.match.view(turn.seat).seats[turn.seat].cards or ())
            assert sorted(card.index for card in cards) == np.flatnonzero(parts["hands"][after]).tolist()


@every_game
def test_pettingzoo_passes_its_own_tests(game: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", EXPECTED_WARNINGS)
        api_test(env(game), num_cycles=60, verbose_progress=False)
        seed_test(lambda: env(game), num_cycles=40)


def test_pettingzoo_rewards_are_the_scores_of_the_deal() -> None:
    game = env("preferans", texts=True)
    game.reset(seed=5)
    assert game.metadata["name"] == "preferans_v0"
    random, rewards = Random(5), {}
    for agent in game.agent_iter():
        observation, reward, ended, _, info = game.last()
        if ended:
            rewards[agent] = reward
            game.step(None)
            continue
        numbers = np.flatnonzero(observation["action_mask"]).tolist()
        assert len(info["texts"]) == len(numbers) and info["text"].startswith("preferans, view of seat")
        game.step(random.choice(numbers))
    assert [rewards[f"seat_{seat}"] for seat in range(3)] == list(game.episode.rewards or ())
    assert abs(sum(rewards.values())) < 1e-9


def test_pettingzoo_illegal_actions_are_one_error_and_change_nothing() -> None:
    game = env("preferans")
    with pytest.raises(PrikupError, match="nobody is to act: the episode is over or was not begun"):
        game.step(0)
    game.reset(seed=1)
    before = game.episode.match
    for action, said in (
        (find_numbers("preferans").encode("whist", "defend", 0), r"action \d+ \(whist\) is illegal: "),
        (0, r"action 0 \(7S\) is illegal"),
        (10_000, "action 10000: expected a whole number from 0 to 590"),
        (-1, "action -1: expected a whole number"),
        (None, "action None: expected a whole number"),
        (np.array([3, 4]), "expected a whole number"),
        (3.0, r"action 3\.0: expected a whole number"),
    ):
        with pytest.raises(PrikupError, match=said):
            game.step(action)  # type: ignore[arg-type]
        assert game.episode.match == before


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
    with pytest.raises(PrikupError, match=r"action 0 \(7S\) is illegal"):
        strict.step(0)
    with pytest.raises(PrikupError, match="seat 3: expected 0 to 2"):
        SeatEnv("preferans", seat=3)


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


@pytest.mark.parametrize("bots", [(), "beginner", ("rules",) * 3])
def test_bots_that_are_no_company_are_refused(bots: Sequence[str]) -> None:
    with pytest.raises(ArgumentError, match="are not bots: expected a list of 1 to 2"):
        SeatEnv("preferans", bots=bots)
