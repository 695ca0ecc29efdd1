"""The script that checks a shuffle, as the documentation shows it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Literal

import msgspec
import pytest

from prikup import games, records, shuffle
from prikup.cards import cards_of
from prikup.core import DealPattern, Draw, Input, to_json
from prikup.proof import DealProof
from prikup.shuffle import DealSeeds
from tests.pages import (
    ROOT,
    blocks,
)
from tests.table.playing import Chain

DOCS = ROOT / "docs"
ONLY = "expected Preferans, 32 cards dealt two by two"
Packets = tuple[tuple[int | Literal["talon"], int], ...]


def _make_proof(
    rules: str,
    seats: int,
    server: str,
    packets: Packets | None = None,
    game: str = "preferans",
    players: tuple[str, ...] = ("", "тройка", "7", ""),
) -> DealProof:
    seeds = DealSeeds(server, players[:seats], 1, "docs")
    start = games.get_game(game).start(games.get_game(game).options(rules), seats)
    draw = start.due(seeds.numbers)
    assert isinstance(draw, Draw)
    pattern = start.game.needs_deal(start.apply(Input(None, None, draw)).state)
    assert pattern is not None
    pattern = pattern if packets is None else DealPattern(packets)
    return DealProof(
        table="docs",
        game=game,
        rules=rules,
        number=1,
        deal_no=1,
        players=seats,
        dealer=draw.dealer,
        pack=tuple(cards_of(start.pack.cards.mask)),
        packets=pattern.packets,
        commitment=shuffle.compute_commitment(server),
        player_seeds=seeds.players,
        server_seed=server,
        deal=pattern.deal(pattern.stack(start.pack, seeds.numbers), seats),
        drawn=draw.cards,
        precedence=(start.game.draw_order(start) or ()) if draw.cards else (),
    )


SEED = shuffle.derive_server_seed("true", "docs", 1)


def _run_check_script(tmp_path: Path, proof: DealProof) -> subprocess.CompletedProcess[str]:
    (tmp_path / "proof.json").write_bytes(
        to_json({"format": shuffle.SHUFFLE_FORMAT, "table": "docs", "deals": [proof]})
    )
    (script,) = [
        block for block in blocks(DOCS / "shuffle.md", "python") if block.title == "check_shuffle.py"
    ]
    assert script.text == (ROOT / "examples" / script.title).read_text(encoding="utf-8")
    assert len(script.text.splitlines()) <= 56
    (tmp_path / script.title).write_text(script.text, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-I", script.title, "proof.json"], cwd=tmp_path, capture_output=True, text=True
    )


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("way", ["lowest_draw", "weakest_draw", "highest_draw", "random"])
def test_shuffle_script_accepts_a_true_proof(tmp_path: Path, seats: int, way: str) -> None:
    done = _run_check_script(tmp_path, _make_proof(f"wikipedia-sochi; first_dealer={way}", seats, SEED))
    assert done.returncode == 0, done.stderr
    drawn = rf"(?:\w\w ){{{seats}}}drawn, the first of (?:\w\w ){{32}}deals, " if way != "random" else ""
    assert re.fullmatch(
        rf"deal 1 agrees: wikipedia-sochi[a-z_;= ]*, {drawn}seat [0-3] dealt, talon after packet 3\n",
        done.stdout,
    )


def test_shuffle_script_refuses_another_seed(tmp_path: Path) -> None:
    proof = msgspec.structs.replace(_make_proof("wikipedia-sochi", 3, SEED), server_seed=SEED[::-1])
    done = _run_check_script(tmp_path, proof)
    assert done.returncode == 1 and "AssertionError: seed" in done.stderr


BOUND = Chain("docs")


def _bound_proof(**changes: object) -> DealProof:
    """Return a proof in which the player at seat 1 was bound to a seed, with some fields changed."""
    seeds = ("", BOUND.next, "")
    fields = {"bindings": ("", BOUND.bound, ""), "bound": (0, 3, 0), "committed": 5, "opened": (0, 6, 0)}
    return msgspec.structs.replace(_make_proof("wikipedia-sochi", 3, SEED, players=seeds), **fields | changes)


def test_shuffle_script_accepts_bound_seeds(tmp_path: Path) -> None:
    done = _run_check_script(tmp_path, _bound_proof())
    assert done.returncode == 0, done.stderr
    without = _make_proof("wikipedia-sochi", 3, SEED, players=("", "", ""))
    fields = {"bindings": ("", BOUND.bound, ""), "bound": (0, 3, 0), "committed": 5, "opened": (0, 0, 0)}
    done = _run_check_script(tmp_path, msgspec.structs.replace(without, **fields))
    assert done.returncode == 0 and done.stdout.endswith(", without [1]\n"), done.stderr


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"bindings": ("", BOUND.next, "")}, "seed"),
        ({"bindings": ("", "", "")}, "seed of seat 1"),
        ({"bindings": (BOUND.bound, "", "")}, "seed of seat 0"),
        ({"bound": (0, 5, 0)}, "seed of seat 1"),
        ({"bound": (0, 0, 0)}, "seed of seat 1"),
        ({"opened": (0, 5, 0)}, "seed of seat 1"),
    ],
)
def test_shuffle_script_refuses_seeds_not_bound_before(
    tmp_path: Path, change: dict[str, object], says: str
) -> None:
    done = _run_check_script(tmp_path, _bound_proof(**change))
    assert done.returncode == 1 and f"AssertionError: {says}\n" in done.stderr


def test_shuffle_script_refuses_a_forged_draw(tmp_path: Path) -> None:
    low, high, chance = (
        _make_proof(f"wikipedia-sochi; first_dealer={way}", 3, SEED)
        for way in ("lowest_draw", "highest_draw", "random")
    )
    assert low.drawn == high.drawn and len({low.dealer, high.dealer, chance.dealer}) == 3
    forged = [
        msgspec.structs.replace(high, precedence=low.precedence),
        msgspec.structs.replace(chance, drawn=low.drawn, precedence=low.precedence),
        msgspec.structs.replace(low, drawn=(), precedence=()),
        msgspec.structs.replace(high, drawn=(*low.drawn[1:], low.drawn[0]), precedence=low.precedence),
    ]
    for proof in forged:
        done = _run_check_script(tmp_path, proof)
        assert done.returncode == 1 and "AssertionError: dealer" in done.stderr


@pytest.mark.parametrize(
    "packets",
    [((1, 10), (2, 10), ("talon", 2), (0, 10)), (*((at % 3, 1) for at in range(30)), ("talon", 2))],
)
def test_shuffle_script_refuses_other_packets(tmp_path: Path, packets: Packets) -> None:
    done = _run_check_script(tmp_path, _make_proof("wikipedia-sochi", 3, SEED, packets))
    assert done.returncode == 1 and done.stderr == f"deal 1: {ONLY}\n"


@pytest.mark.parametrize("game", sorted(games.GAMES.keys() - {"preferans"}))
def test_shuffle_script_refuses_other_games_in_one_line(tmp_path: Path, game: str) -> None:
    rules = games.get_game(game).presets[0]
    done = _run_check_script(tmp_path, _make_proof(rules, 3, SEED, game=game))
    assert done.returncode == 1 and done.stderr == f"deal 1: {ONLY}\n" and not done.stdout


def test_shown_proof_is_that_of_the_example_evening() -> None:
    (shown,) = blocks(DOCS / "shuffle.md", "json")
    evening = records.read((ROOT / "examples" / "evening.prikup").read_text(encoding="utf-8"))
    assert json.loads(shown.text) == json.loads(to_json(records.list_proofs(evening)[0]))
