"""The bots that others are compared with still make the same decisions: else published figures mean nothing.

``tests/data/bots.json`` has a hash of their decisions in each game. After an intended change, rewrite it with
``--update-goldens`` and repeat the measurements of ``docs/bots.md``.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path

import pytest

from prikup import games
from prikup.arena import play_match, seats

FILE = Path(__file__).parents[1] / "data" / "bots.json"
TABLES = [
    ("preferans", "kodeks-sochi", 3),
    ("preferans", "kodeks-rostov", 4),
    ("preferans", "kodeks-leningrad", 3),
    ("prefa", "prefa-nakayoshi; all_pass=polles", 3),
    ("paston", "paston-nakayoshi; target=999", 3),
    ("thousand", "thousand-blog", 3),
    ("thousand", "thousand-blog", 2),
]
BOTS = ["beginner", "rules"]
DEALS = 12


def hash_decisions(bot: str, game: str, rules: str, players: int) -> str:
    """Return a hash of all actions in some deals between bots of this name and a random bot."""
    told = blake2b(digest_size=8)
    for number, table in enumerate(([bot], [bot, bot, "random"][:players])):
        match = games.new(game, rules, players)
        names = seats(table, players, "frozen", number)
        for move, _ in play_match(match, names, "frozen", number, DEALS):
            told.update(f"{move.by} {move.action.text}\n".encode())
    return told.hexdigest()


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("game", "rules", "players"), TABLES)
def test_decisions_equal_golden_file(
    bot: str, game: str, rules: str, players: int, update_goldens: bool
) -> None:
    known = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    name = f"{bot}: {game}, {rules}, {players} players"
    found = hash_decisions(bot, game, rules, players)
    if update_goldens:
        FILE.write_text(json.dumps(known | {name: found}, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    else:
        assert known[name] == found
