"""OpenSpiel: its own tests of games, and chance as it should be."""

from __future__ import annotations

from random import Random

import pytest

from prikup.core import PrikupError
from prikup.learn import EnvError
from prikup.learn.numbering import find_numbers
from tests.faces import every_game

pyspiel = pytest.importorskip("pyspiel", reason="pip install open_spiel")


def load_game(game: str) -> object:
    import prikup.adapters.openspiel  # noqa: F401 - registers the game

    return pyspiel.load_game(f"python_prikup(game={game})")


@every_game
def test_openspiel_passes_its_own_simulation(game: str) -> None:
    pyspiel.random_sim_test(load_game(game), num_sims=2, serialize=True, verbose=False)


@every_game
def test_openspiel_states_deal_every_card_once_and_repeat_from_their_history(game: str) -> None:
    loaded, random = load_game(game), Random(1)
    state = loaded.new_initial_state()  # type: ignore[attr-defined]
    chances = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert abs(sum(chance for _, chance in outcomes) - 1) < 1e-9
            chances += 1
            state.apply_action(random.choice(outcomes)[0])
            continue
        player, cloned = state.current_player(), state.clone()
        before = state.observation_tensor(player)
        cloned.apply_action(random.choice(state.legal_actions()))
        assert state.observation_tensor(player) == before and len(cloned.history()) > len(state.history())
        state.apply_action(random.choice(state.legal_actions()))
    assert state.legal_actions() == [] and chances >= 24
    again = loaded.new_initial_state()  # type: ignore[attr-defined]
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state) and again.returns() == state.returns()
    assert find_numbers(game).count == loaded.num_distinct_actions()  # type: ignore[attr-defined]


def test_openspiel_refuses_impossible_outcomes_and_actions_after_the_end() -> None:
    state = load_game("paston").new_initial_state()  # type: ignore[attr-defined]
    with pytest.raises(EnvError, match="outcome 1000000 of chance is not possible now"):
        state.apply_action(10**6)
    state.apply_action(0)
    state.apply_action(5)
    for outcome in (5, 40):
        with pytest.raises(EnvError, match=f"outcome {outcome} of chance is not possible now"):
            state.apply_action(outcome)
    random = Random(1)
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
    with pytest.raises(PrikupError, match="nobody is to act"):
        state.apply_action(0)
