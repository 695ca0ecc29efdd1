"""Comparison of compiled rules with the rules: the same deals, step by step."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import numpy as np

from prikup import registry
from prikup.cards import CARDS_BY_INDEX, Card, Cards
from prikup.core import Deal, Discard, Draw, GiveCard, Input, Match, PlayCard, Scored, Step, Turn, View
from prikup.learn.card_probes import is_dealt_again
from prikup.learn.counted import ANNOUNCE_MARK, GIVE_PREFIX
from prikup.learn.features import POINT_NAMES
from prikup.learn.observations import CARD_BITS, read_feature, read_section
from prikup.learn.other_cards import is_over
from prikup.learn.tables import FIRST_LAY, FIRST_WORD, RuleTables
from prikup.learn.vector_env import EnvError, VectorEnv

PASS_SHARE: Final = 0.4
"""Share of choices of words in which a pass is said, so that deals of all kinds come."""
DISCARD_SHARE: Final = 0.8
"""Share of choices between a discard and words in which cards are laid away."""
REWARD_ERROR: Final = 1e-3


def find_difference(tables: RuleTables, deals: int, seed: str) -> str:
    """Play deals with random actions by tables and by rules; return the first difference, empty if none.

    Turns, deciders, legal actions and results are compared at each step, and what the decider sees.
    """
    env = VectorEnv(tables, 1, restarts=False)
    random = Random(seed)
    for number in range(deals):
        found = _compare_deal(tables, env, random)
        if found:
            return f"deal {number}: {found}"
    return ""


def _compare_deal(tables: RuleTables, env: VectorEnv, random: Random) -> str:
    match: Match | None = _deal(tables, env, random)
    said = list[str]()
    before = [] if match is None else [float(total) for total in match.totals]
    while match is not None and not is_over(match):
        turn = match.turns()[0]
        difference = _compare_turn(match, turn, env) or _compare_points(match, turn, env)
        if difference:
            return f"{difference} after {' '.join(said)}"
        step = _step(match, turn, env, random, said)
        goes_on = is_dealt_again(step) and not any(isinstance(fact, Scored) for fact in step.facts)
        match = _deal_again(step.state, env) if goes_on else step.state
    if match is None:
        return f"either the tables or the rules deal the cards again, after {' '.join(said)}"
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
    hands, _ = env.hands(0)
    after = match.apply(Input(None, None, Deal(hands, env.talon(0)))).state
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


def _compare_turn(match: Match, turn: Turn, env: VectorEnv) -> str:
    """Return how the turn of the tables differs from that of the rules, empty if it does not."""
    if int(env.actors[0]) != turn.by:
        return f"place {env.actors[0]} decides where the rules ask {turn.by}"
    legal = {number for number, is_legal in enumerate(env.legal()[0].tolist()) if is_legal}
    expected = set()
    for action in match.legal(turn):
        if isinstance(action, GiveCard):
            text = f"{GIVE_PREFIX}{action.card} +{(action.to - turn.seat) % len(match.hands)}"
            expected.add(FIRST_WORD + env.tables.words.index(text))
        elif isinstance(action, Discard):
            expected |= {FIRST_LAY + card.index for card in match.hands[turn.seat]}
        elif isinstance(action, PlayCard) and not action.announce:
            expected.add(action.card.index)
        else:
            expected.add(FIRST_WORD + env.tables.words.index(action.text))
    if legal != expected:
        wrong = sorted(map(env.text, legal ^ expected))
        return f"the tables and the rules differ in {', '.join(wrong)}"
    return _compare_view(match.view(turn.by), turn, env)


def _compare_points(match: Match, turn: Turn, env: VectorEnv) -> str:
    """Return how the points of cards differ from those of the rules, empty if they do not."""
    points = getattr(match.phase, "points", None)
    if points is None:
        return ""
    places = range(len(points))
    found = [int(read_feature(env.observations, POINT_NAMES[place])[0]) for place in places]
    expected = [points[(turn.by + place) % len(points)] for place in places]
    return "" if found == expected else f"points are {found} where the rules count {expected}"


def _compare_view(view: View, turn: Turn, env: VectorEnv) -> str:
    """Return what the observation and the view of who decides differ in, empty if in nothing."""
    players, row = env.tables.players, env.observations[:1]
    order = [view.seats[(turn.by + step) % players] for step in range(players)]
    plays = dict(view.trick.plays) if view.trick else {}
    lead = view.trick.talon if view.trick else None
    acting = view.seats[turn.seat]
    expected: dict[str, list[Any]] = {
        "own": [list(order[0].cards or ())],
        "acting": [list(acting.cards or acting.shown or ())],
        "shown": [
            {
                *((seat.cards if seat.exposed else seat.shown) or ()),
                *seat.proved,
                *_list_gifts(view, seat.seat),
            }
            for seat in order
        ],
        "trick": [[plays[seat.seat]] if seat.seat in plays else [] for seat in order],
        "talon": [list(view.talon or ())],
        "lead": [[] if lead is None else [lead]],
        "laid": [list(view.discard or ())],
        "taken": [seat.tricks for seat in order],
        "turn": [int(seat.seat == turn.seat) for seat in order],
    }
    for name, values in expected.items():
        found = read_section(row, name)[0]
        if name == "taken":
            numbers = [int(count) for count in found.sum(axis=1)[:players]]
        elif name == "turn":
            numbers = [int(bit) for bit in found[:players]]
        else:
            rows = found.reshape(-1, CARD_BITS)[: len(values)]
            cards_found = [sorted(int(bit) for bit in np.flatnonzero(bits)) for bits in rows]
            numbers, values = (
                list[Any](cards_found),
                [sorted(card.index for card in cards) for cards in values],
            )
        if numbers != values:
            return f"{name} is {numbers} in the observation, {values} in the view of place {turn.by}"
    return ""


def _list_gifts(view: View, seat: int) -> list[Card]:
    """Return the cards given to a seat as far as the viewer saw them."""
    gifts = [move.action for move in view.log if isinstance(move.action, GiveCard) and move.action.to == seat]
    return [gift.card for gift in gifts if gift.card is not None]


def _step(match: Match, turn: Turn, env: VectorEnv, random: Random, said: list[str]) -> Step:
    """Take one random action by both."""
    choices = [number for number, is_legal in enumerate(env.legal()[0].tolist()) if is_legal]
    words = [n for n in choices if n >= FIRST_WORD and ANNOUNCE_MARK not in env.tables.words[n - FIRST_WORD]]
    if len(words) == len(choices) and random.random() < PASS_SHARE:
        number = env.number("pass") if env.number("pass") in words else words[-1]
    elif words and len(words) < len(choices) and random.random() < DISCARD_SHARE:
        number = random.choice(choices[: len(choices) - len(words)])
    else:
        number = random.choice(choices)
    env.step([number])
    if number < FIRST_LAY:
        text = CARDS_BY_INDEX[number].text
    elif number < FIRST_WORD:
        laid = [number - FIRST_LAY]
        for _ in range(1, _count_laid(match)):
            more = random.choice([n for n, is_legal in enumerate(env.legal()[0].tolist()) if is_legal])
            env.step([more])
            laid.append(more - FIRST_LAY)
        text = "discard " + " ".join(card.text for card in Cards(CARDS_BY_INDEX[card] for card in laid))
    else:
        text = env.tables.words[number - FIRST_WORD]
        if text.startswith(GIVE_PREFIX):
            gift, after = text.split("+")
            text = f"{gift}{(turn.seat + int(after)) % len(match.hands)}"
    said.append(text)
    return match.apply(match.move(text, turn.by))


def _count_laid(match: Match) -> int:
    """Return how many cards the discard that is asked for lays away."""
    turn = match.turns()[0]
    return next(len(a.cards or ()) for a in match.legal(turn) if isinstance(a, Discard))
