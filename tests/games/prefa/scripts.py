"""Deals of Prefa as scripts; seat 0 speaks first unless another seat than the last deals."""

from __future__ import annotations

from prikup.core import Match
from prikup.games.prefa.options import PRESETS, Options
from prikup.games.prefa.results import DealResult, Standing
from prikup.games.prefa.score import apply_entries, entries
from tests.games.preferans.scripts import deal
from tests.games.scripts import legal, offer, play_out, say, say_with_facts, start_game, why_not

__all__ = ["deal", "legal", "offer", "play_out", "say", "say_with_facts", "why_not"]

NAKAYOSHI = PRESETS.get("prefa-nakayoshi")
PREFADOROS = PRESETS.get("prefa-prefadoros")

ANNA = "AKQT.AK.AK.87"
BORIS = "J987.QJ.QJ.QJ"
VERA = ".T987.T987.AK"
KITTY = "TC 9C"


def start(rules: str = "prefa-nakayoshi", dealer: int = 2, players: int = 3) -> Match:
    """Return a match that waits for its first cards."""
    return start_game("prefa", rules, dealer, players)


def first_auction(rules: str = "prefa-nakayoshi", dealer: int = 2, players: int = 3) -> Match:
    """Return a match in its first auction; with four players seat 3 rests."""
    hands = (ANNA, BORIS, VERA, "...")[:players]
    return deal(start(rules, players - 1 if players == 4 else dealer, players), *hands, talon=KITTY)


def after_naming(contract: str = "6S", rules: str = "prefa-nakayoshi", players: int = 3) -> Match:
    """Return a match in which seat 0 has named this contract and the right defender is asked."""
    return say(
        first_auction(rules, players=players), "6S", "pass", "pass", "discard 8C 7C", f"name {contract}"
    )


def contract(
    text: str, said: str, tricks: tuple[int, ...] | None, dealer: int = 2, aces: bool = False
) -> DealResult:
    """Return a contract of seat 0; ``said`` has the defenders' words: right, left and right again."""
    words = tuple(zip((1, 2, 1), said.split(), strict=False))
    return DealResult("contract", 0, text, words, tricks, dealer, aces)


def sheet(*pots: int) -> Standing:
    """Return a sheet with these pots and no chips."""
    return Standing(pots, ((0,) * len(pots),) * len(pots))


def score_changes(
    result: DealResult, options: Options = NAKAYOSHI, before: Standing | None = None
) -> tuple[list[int], list[int]]:
    """Return the changes by a deal: the pots, and the chips of each seat."""
    before = before or sheet(30, 30, 30)
    after = apply_entries(before, entries(result, before, options), result, options)
    pots = [int(new - old) for old, new in zip(before.pot, after.pot, strict=True)]
    chips = [int(new - old) for old, new in zip(before.net, after.net, strict=True)]
    assert sum(chips) == 0
    return pots, chips
