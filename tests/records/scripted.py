"""Scripted matches with rare events: calls are given, cards are played by the rules bot."""

from __future__ import annotations

from typing import NamedTuple

from prikup.bots import make
from prikup.cards import Card
from prikup.core import Draw, Finish, Input, Match
from prikup.games import get_game
from prikup.records import make_record, write
from tests.bots.driver import action_of, filled

NAMES = ("Anna", "Boris", "Vera", "Grigory")


class Played(NamedTuple):
    """A deal: hands, talon, the first actions, and the gifts after it."""

    hands: str
    talon: str
    said: str
    gifts: str = ""


class Script(NamedTuple):
    """A match: rules, first dealer, drawn cards, and deals."""

    rules: str
    dealer: int
    drawn: str
    deals: tuple[Played, ...]


STRONG = "AKQJ9.K8.A9.7"
SAFE = "78J.789.789.7"

SCRIPTS = {
    "farm": Script(
        "game-farm",
        2,
        "9H TC 7D",
        (
            # A blind bid that becomes a seven.
            Played(f"{STRONG} ? ?", ".A..8", "blind, pass, pass, discard 7C 8C, name 7S, whist, whist"),
            # A six against one whister, who makes the passer a dummy once the declarer has led.
            Played(
                f"? {STRONG} ?",
                ".7..8",
                "look, 6S, pass, pass, discard 7C 8C, name 6S, pass, whist, AS, open",
            ),
            # A misère shown before the discard; surplus points are given to a player of the owner's choice.
            Played(f"{SAFE} ? ?", "A...8", "look, pass, misere, pass, discard AS JS", "aid 1:1, aid 2:3"),
            # The same dealer again: nobody bids, and the talon gives the suits of two tricks.
            Played("? ? ?", "K.Q..", "look, pass, pass, pass"),
            # A ten with all hands open, and points that are kept and lost.
            Played(
                "? ? AKQJT98.A.AK.",
                "...78",
                "look, 6S, pass, pass, discard 7C 8C, name 10S, whist, pass, AS, closed",
                "aid 1:2, keep",
            ),
        ),
    ),
    "fspr-four": Script(
        "fspr-leningrad",
        3,
        "9H TC KD 7S",
        (
            # The resting dealer whists after pass, half, pass; an ace in the talon is their bonus.
            Played(
                f"{STRONG} ? ? -",
                ".A..8",
                "6S, pass, pass, discard 7C 8C, name 6S, pass, half, pass, whist",
            ),
            # The half-whist stands.
            Played(
                f"- {STRONG} ? ?",
                ".A..8",
                "6S, pass, pass, discard 7C 8C, name 6S, pass, half, pass, pass",
            ),
            # Nobody bids: the dealer leads the talon.
            Played("? - ? ?", "A.A..", "pass, pass, pass"),
            # After it a seven is the least.
            Played(
                f"? ? - {STRONG}", ".A..8", "7S, pass, pass, discard 7C 8C, name 7S, whist, whist"
            ),
            Played(f"{SAFE} ? ? -", "A...8", "misere, pass, pass, discard AS JS"),
        ),
    ),
    "kodeks-four": Script(
        "kodeks-leningrad; talon_throw=yes; misere_rank=below9_bp_9bp; concede=3",
        3,
        "9H TC KD 7S",
        (
            # The talon is thrown back.
            Played("AKQJT.AK.AK.A ? ? -", ".7..7", "6S, pass, pass, throw, name 10S, whist, pass, open"),
            # A misère goes on without the talon, and so does a nine over it.
            Played("- 79J.78.789.79 ? ?", "A.A..", "misere, 9S, pass, misere-hand, pass"),
            Played(
                "? - 79J.78.789.79 AKQT8.AKQJT..",
                "..J.8",
                "misere, 9S, pass, misere-hand, 9-hand, pass, name 9S, whist, pass, open",
            ),
            Played("? ? - ?", "7..8.", "6S, pass, pass, concede"),
            # The senior of the last two holds the bid.
            Played(f"{STRONG} ? ? -", ".A..8", "6S, 6C, pass, hold, pass, discard 7C 8C, name 7S"),
        ),
    ),
}  # fmt: skip


def write_script(script: Script) -> str:
    """Return the match as text, ended by agreement after its last deal."""
    game = get_game("preferans")
    first = Draw(script.dealer, tuple(map(Card.parse, script.drawn.split())))
    match = game.start(game.options(script.rules), len(script.drawn.split()))
    start, inputs = match, [Input(None, None, first)]
    match = match.apply(inputs[0]).state
    for one in script.deals:
        inputs.append(Input(None, None, filled(one.hands, one.talon)))
        match = match.apply(inputs[-1]).state
        said, gifts = _words(one.said), _words(one.gifts)
        while match.log:
            move = _next(match, gifts if match.phase.asks == "aid" else said)
            inputs.append(move)
            match = match.apply(move).state
        assert not said and not gifts, f"never said: {said} {gifts}"
    inputs.append(Input(None, None, Finish()))
    return write(make_record(start, inputs, NAMES[: start.players], entries=True))


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word]


def _next(match: Match, words: list[str]) -> Input:
    turn = match.turns()[0]
    text = words.pop(0) if words else make("rules", 1).choose(match.view(turn.by))
    return Input(turn.seat, turn.by, action_of(match, turn, text))
