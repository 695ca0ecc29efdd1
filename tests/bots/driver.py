"""Whole matches between bots, and matches at chosen moments."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from prikup import games
from prikup.arena import Supply, choices_of, moves
from prikup.bots import Bot
from prikup.cards import PACK_32, Cards, Pack
from prikup.core import Action, Deal, Draw, Finish, Input, Match, Scored, Turn, View


@dataclass
class PlayedMatch:
    """A played match: its last state, the scored deals and the number of decisions."""

    match: Match
    deals: list[Scored] = field(default_factory=list)
    decisions: int = 0

    @property
    def result(self) -> tuple[Fraction, ...]:
        """Return the final result of each seat."""
        result = self.match.game.result(self.match)
        assert result is not None
        return result


def action_of(match: Match, turn: Turn, text: str) -> Action:
    """Return the legal action of this spelling; raise AssertionError if there is none."""
    action = match.parse(turn, text)
    why = match.legal(turn).why_not(action)
    assert why is None, f"{text!r} is not legal: {why}"
    return action


def start_match(
    seed: int, rules: str = "wikipedia-sochi", players: int = 3, game_id: str = "preferans"
) -> Match:
    """Return a match whose first dealer is drawn."""
    game = games.get_game(game_id)
    match = game.start(game.options(rules), players)
    return match.apply(Input(None, None, Draw(seed % players))).state


def seeded_deals(seed: int, most: int | None = None) -> Supply:
    """Return a supply of cards that depend on seed and deal number; it ends the match after ``most``."""

    def supply(match: Match) -> Action:
        if most is not None and match.deal_no > most:
            return Finish()
        chance = random.Random(1000 * seed + match.deal_no)
        pattern = match.game.needs_deal(match)
        assert pattern is not None
        pack = list(PACK_32.cards)
        chance.shuffle(pack)
        return pattern.deal(pack, match.players)

    return supply


def play(bots: Sequence[Bot], rules: str = "wikipedia-sochi", seed: int = 0, most: int = 400) -> PlayedMatch:
    """Play a match between bots, one per seat, of at most ``most`` deals."""
    played = PlayedMatch(start_match(seed, rules, len(bots)))
    for move, step in moves(played.match, choices_of(bots), seeded_deals(seed)):
        played.match = step.state
        played.decisions += move.by is not None
        played.deals += [fact for fact in step.facts if isinstance(fact, Scored)]
        if len(played.deals) >= most:
            break
    return played


def table(
    hands: str,
    talon: str,
    *texts: str,
    dealer: int = 2,
    rules: str = "wikipedia-sochi",
    game: str = "preferans",
) -> Match:
    """Return a match in its first deal with these hands, this talon and the actions of ``texts``.

    A hand ``?`` gets leftover cards, evenly from low to high; a hand ``-`` gets none: with four hands the
    dealer rests.
    """
    match = start_match(dealer, rules, len(hands.split()), game)
    match = match.apply(Input(None, None, filled(hands, talon, match.pack))).state
    return after(match, *texts)


def filled(hands: str, talon: str, pack: Pack = PACK_32) -> Deal:
    """Return the deal of these hands, with each ``?`` filled as :func:`table` describes."""
    told = hands.split()
    known = [Cards() if hand in "?-" else Cards.parse(hand) for hand in told]
    laid = Cards.parse(talon)
    left = [card for card in sorted(pack.cards, key=lambda card: card.index & 7) if card not in laid]
    left = [card for card in left if not any(card in hand for hand in known)]
    empty = [seat for seat, hand in enumerate(told) if hand == "?"]
    for place, seat in enumerate(empty):
        known[seat] = Cards(left[place :: len(empty)])
    return Deal(tuple(known), tuple(laid))


def after(match: Match, *texts: str) -> Match:
    """Return the match after these actions, each by the first seat to act."""
    for text in texts:
        turn = match.turns()[0]
        match = match.apply(Input(turn.seat, turn.by, action_of(match, turn, text))).state
    return match


def offer(match: Match, by: int, text: str) -> Match:
    """Return the match after a player's offer to divide the remaining tricks."""
    return match.apply(Input(by, by, match.parse(Turn(by, by), text))).state


def view_of(match: Match) -> View:
    """Return the view of the first player to act."""
    return match.view(match.turns()[0].by)
