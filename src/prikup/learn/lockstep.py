"""Comparison of compiled rules with the rules: the same deals, step by step."""

from __future__ import annotations

from random import Random
from typing import Final

import numpy as np

from prikup import registry
from prikup.cards import Cards
from prikup.core import Deal, Draw, Input, Match, Scored
from prikup.learn.card_probes import is_dealt_again
from prikup.learn.env_error import EnvError
from prikup.learn.features import FEATURE_NAMES, POINT_NAMES
from prikup.learn.match_observations import Observation
from prikup.learn.numbered_match import NumberedMatch
from prikup.learn.numbering import ANNOUNCE_MARK, FIRST_LAY, FIRST_WORD
from prikup.learn.observations import OBSERVATION_SECTIONS, read_feature, read_section
from prikup.learn.other_cards import is_over
from prikup.learn.tables import RuleTables
from prikup.learn.vector_env import VectorEnv

PASS_SHARE: Final = 0.4
"""Share of choices of words in which a pass is said, so that deals of all kinds come."""
DISCARD_SHARE: Final = 0.8
"""Share of choices between a discard and words in which cards are laid away."""
REWARD_ERROR: Final = 1e-3


def find_difference(tables: RuleTables, deals: int, seed: str, observed_share: float = 1.0) -> str:
    """Play deals with random actions by tables and by rules; return the first difference, empty if none.

    Turns, deciders, legal actions and results are compared at each step. The observations of the decider and
    of a random seat are compared byte by byte, at this share of the steps of the play and at all others.
    """
    env = VectorEnv(tables, 1, restarts=False)
    random = Random(seed)
    for number in range(deals):
        found = _compare_deal(tables, env, random, observed_share)
        if found:
            return f"deal {number}: {found}"
    return ""


def _compare_deal(tables: RuleTables, env: VectorEnv, random: Random, observed_share: float) -> str:
    match = _deal(tables, env, random)
    said = list[str]()
    if match is None:
        return "either the tables or the rules deal the cards again"
    before, numbered = [float(total) for total in match.totals], NumberedMatch(match, tables.numbers)
    while not is_over(numbered.match):
        difference = _compare_turn(numbered, env)
        is_play = all(number < FIRST_LAY for number in numbered.choices)
        if not difference and (not is_play or observed_share == 1 or random.random() < observed_share):
            difference = _compare_observations(numbered, env, random)
        if difference:
            return f"{difference} after {' '.join(said)}"
        number = _choose(numbered, random)
        said.append(env.text(number))
        env.step([number])
        step = numbered.act(number)
        if step is None or not is_dealt_again(step) or any(isinstance(fact, Scored) for fact in step.facts):
            continue
        match = _deal_again(step.state, env)
        if match is None:
            return f"either the tables or the rules deal the cards again, after {' '.join(said)}"
        numbered.follow(match)
    match = numbered.match
    rewards = [float(total) - start for total, start in zip(match.totals, before, strict=True)]
    if not env.is_finished(0) or not env.terminals[0]:
        return f"the deal goes on after {' '.join(said)}"
    if any(abs(a - b) > REWARD_ERROR for a, b in zip(rewards, env.rewards[0].tolist(), strict=True)):
        return f"rewards {env.rewards[0].tolist()} where the rules write {rewards}, after {' '.join(said)}"
    return "" if not env.masks.any() else "legal actions after the end"


def _deal_again(match: Match, env: VectorEnv) -> Match | None:
    """Deal by the rules what the environment has dealt again; return None if the rules throw it in."""
    if env.is_finished(0):
        return None
    talon = env.talon(0)
    # Where nobody decides before the talon is taken, the environment has gone on to the first decision.
    hands = tuple(hand - Cards(talon) for hand in env.hands(0)[0])
    after = match.apply(Input(None, None, Deal(hands, talon))).state
    return None if is_over(after) else after


def _deal(tables: RuleTables, env: VectorEnv, random: Random) -> Match | None:
    """Deal the same cards to both, others where both deal them again; return None if only one does."""
    while True:
        match, is_thrown_in = _deal_once(tables, env, random)
        if is_thrown_in != is_over(match):
            return None
        if not is_thrown_in:
            return match


def _deal_once(tables: RuleTables, env: VectorEnv, random: Random) -> tuple[Match, bool]:
    """Deal the same cards to both; return the match, and True if the tables throw them in."""
    start = registry.new(tables.game, tables.rules, tables.players)
    match = start.apply(Input(None, None, Draw(dealer=tables.players - 1))).state
    pack = list(start.pack.cards)
    random.shuffle(pack)
    sizes = tables.deal["hand_sizes"][0, : tables.players].tolist()
    hands, start_at = list[Cards](), 0
    for size in sizes:
        hands.append(Cards(pack[start_at : start_at + size]))
        start_at += size
    talon = tuple(pack[start_at:])
    try:
        env.deal(0, hands, [card.index for card in talon])
        is_thrown_in = False
    except EnvError as error:
        is_thrown_in = error.name == "env-thrown"
    return match.apply(Input(None, None, Deal(tuple(hands), talon))).state, is_thrown_in


def _compare_turn(numbered: NumberedMatch, env: VectorEnv) -> str:
    """Return how the turn of the tables differs from that of the rules, empty if it does not."""
    turn = numbered.turn
    if turn is None or int(env.actors[0]) != turn.by:
        return f"place {env.actors[0]} decides where the rules ask {turn}"
    legal = set(np.flatnonzero(env.legal()[0]).tolist())
    if legal == set(numbered.choices):
        return ""
    wrong = sorted(map(env.text, legal ^ set(numbered.choices)))
    return f"the tables and the rules differ in {', '.join(wrong)}"


def _compare_observations(numbered: NumberedMatch, env: VectorEnv, random: Random) -> str:
    """Return what the observations of the decider and of a random seat differ in, empty if in nothing."""
    decider = int(env.actors[0])
    for seat in {decider, random.randrange(env.tables.players)}:
        found, expected = env.observe(0, seat), numbered.observe(seat)
        if seat == decider and found.tobytes() != env.observations[0].tobytes():
            return f"the row of observations is not what place {seat} observes"
        if found.tobytes() != expected.tobytes():
            return f"{_find_wrong_part(found, expected)} in the view of place {seat}"
    return ""


def _find_wrong_part(found: Observation, expected: Observation) -> str:
    """Return the first section or feature in which two observations differ, with both values."""
    rows = np.stack([found, expected])
    for name in OBSERVATION_SECTIONS:
        values = read_section(rows, name)
        if (values[0] != values[1]).any():
            bits = [np.argwhere(one).tolist() for one in values]
            return f"{name} is {bits[0]} in the observation, {bits[1]}"
    for name in (*FEATURE_NAMES, *POINT_NAMES):
        numbers = read_feature(rows, name).tolist()
        if numbers[0] != numbers[1]:
            return f"{name} is {numbers[0]} in the observation, {numbers[1]}"
    return f"the last bytes are {found[-3:]} in the observation, {expected[-3:]}"


def _choose(numbered: NumberedMatch, random: Random) -> int:
    """Return one random legal action."""
    choices, words = list(numbered.choices), numbered.numbers.words
    said = [n for n in choices if n >= FIRST_WORD and ANNOUNCE_MARK not in words[n - FIRST_WORD]]
    passing = numbered.numbers.number("pass")
    if len(said) == len(choices) and random.random() < PASS_SHARE:
        return passing if passing in said else said[-1]
    laying = [n for n in choices if FIRST_LAY <= n < FIRST_WORD]
    if said and laying and random.random() < DISCARD_SHARE:
        return random.choice(laying)
    return random.choice(choices)
