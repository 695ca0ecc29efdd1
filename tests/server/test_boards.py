"""The board over HTTP: answers, refusals and CPU cost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from prikup.server.admission import Limits
from tests.server.players import Server

DEAL = "T987.98.987.8 AK.AKQT.A.QJT QJ.J7.KQJT.97 / AC KC / contract misere / leader 2"


@pytest.fixture(scope="module")
def board_server(tmp_path_factory: pytest.TempPathFactory, web: Path) -> Iterator[Server]:
    """Yield one server for all tests of this module, which store nothing."""
    database = str(tmp_path_factory.mktemp("data") / "prikup.db")
    with Server(database, web, limits=Limits(cpu=100_000, requests=10_000)) as running:
        yield running


def ask(server: Server, what: str, status: int = 200, **asked: Any) -> Any:
    answer = post(server, what, asked)
    assert answer.status_code == status, answer.text
    return answer.json()


def post(server: Server, what: str, asked: Any, **headers: str) -> httpx.Response:
    url = f"{server.url}/api/board/{what}"
    return httpx.post(url, json=asked, headers=headers, timeout=60, verify=False)  # no TLS


def test_position_text_can_be_read_written_and_solved(board_server: Server) -> None:
    shown = ask(board_server, "read", text=DEAL)
    assert shown["hands"][0] == "T987.98.987.8" and shown["kind"] == "misere" and shown["needs"] == 0
    assert shown["setting"]["tricks"] == 10 and "6S" in shown["setting"]["contracts"]
    assert shown["nodes"][0]["seat"] == 2 and "KD" in shown["nodes"][0]["legal"]
    assert (
        ask(board_server, "read", text=shown["code"])
        == shown
        == ask(board_server, "read", text=shown["text"])
    )
    draft = {key: shown[key] for key in ("hands", "contract", "declarer", "leader", "aside", "game", "rules")}
    assert ask(board_server, "write", **draft) == shown
    grown = ask(
        board_server, "write", **draft, nodes=[{}, {"text": "KD", "parent": 0, "comment": "здесь"}], at=1
    )
    assert grown["at"] == 1 and grown["nodes"][1]["comment"] == "здесь" and grown["nodes"][1]["seat"] == 0
    values = ask(board_server, "values", code=shown["code"])
    assert values["value"] == 1 and values["cards"]["KD"] == 1 and values["cards"]["JS"] == 0
    rows = ask(board_server, "table", code=grown["code"], leader=0)["rows"]
    assert [row["strain"] for row in rows][-2:] == ["misere", "allpass"]
    deals = ask(board_server, "deals", code=shown["code"], sees=2, open=[1])
    assert (deals["count"], deals["exact"], deals["makes"]) == (66, True, 0)
    assert ask(board_server, "reply", code=shown["code"], by="solver")["text"] in values["cards"]
    assert ask(board_server, "reply", code=shown["code"], by="player")["text"] in values["cards"]


@pytest.mark.parametrize(
    ("what", "asked", "name"),
    [
        ("read", {"text": "AK... QJ... 9..."}, "board-cards"),
        ("read", {"text": ""}, "board-hands"),
        ("write", {"hands": ["AK...", "Q...", "T..."], "contract": "6S"}, "board-cards"),
        ("write", {"hands": ["1..."], "contract": "6S"}, "board-hand"),
        ("write", {"hands": ["A...", "K..."], "contract": "6S", "trump": "X"}, "card-suit"),
        ("write", {"hands": ["A...", "K..."], "contract": "6S", "aside": ["XX"]}, "board-card"),
        ("write", {"hands": ["A...", "K..."], "contract": "6S", "game": "whist"}, "board-game"),
        ("write", {"hands": ["A...", "K..."], "contract": "S", "nodes": []}, "board-tree"),
        ("write", {"hands": ["A...", "K..."], "contract": "S", "at": 9}, "board-at"),
        ("write", {"hands": ["A...", "K..."], "contract": "S", "leader": -1}, "board-leader"),
        ("values", {"code": "A...+K...~contract+S~at+2~played+AS+KS"}, "board-ended"),
        ("table", {"code": "A...+K...", "leader": 7}, "board-leader"),
        ("deals", {"code": "A...+K...", "sees": 9}, "board-seat"),
        ("values", {}, "message"),
        ("deals", {"code": "A...+K...", "open": [0] * 100}, "message"),
        ("reply", {"code": "A...+K...", "by": "nobody"}, "message"),
        ("read", {"text": "x" * 39_000}, "board-long"),
        ("read", {"text": "x" * 50_000}, "board-long"),
    ],
)
def test_impossible_positions_are_refused_with_one_error(
    board_server: Server, what: str, asked: dict[str, Any], name: str
) -> None:
    error = ask(board_server, what, 400, **asked)["error"]
    assert error["name"] == name and error["text"]


def test_body_too_long_or_from_foreign_origin_is_refused(board_server: Server) -> None:
    assert ask(board_server, "read", 413, text="x" * 140_000)["error"]["code"] == "too_long"
    assert post(board_server, "read", {"text": DEAL}, origin="https://elsewhere.example").status_code == 403


def test_board_questions_count_as_cpu_time(tmp_path: Path, web: Path) -> None:
    with Server(str(tmp_path / "prikup.db"), web, limits=Limits(cpu=1, requests=10_000)) as server:
        answers = [post(server, "deals", {"code": DEAL, "sees": 0}) for _ in range(30)]
    assert [one.status_code for one in answers][-10:] == [429] * 10
    assert answers[0].status_code == 200
    assert answers[-1].json()["error"]["name"] == "rate-work"


def test_refused_board_questions_count_as_cpu_time(tmp_path: Path, web: Path) -> None:
    wrong = f"{DEAL} / played {' '.join(['KD'] * 390)}"
    with Server(str(tmp_path / "prikup.db"), web, limits=Limits(cpu=1, requests=10_000)) as server:
        answers = [post(server, "read", {"text": wrong}) for _ in range(40)]
    assert {400, 429} == {one.status_code for one in answers}


def test_only_embed_page_may_be_framed(board_server: Server, web: Path) -> None:
    (web / "embed.html").write_text("<!doctype html><title>Prikup</title>")
    framed, page = (
        httpx.get(f"{board_server.url}{path}", verify=False) for path in ("/board/embed", "/board")
    )
    assert framed.status_code == page.status_code == 200
    own, others = (set(one.headers["content-security-policy"].split("; ")) for one in (framed, page))
    assert others - own == {"frame-ancestors 'none'"} and own < others
    assert "x-frame-options" not in framed.headers and "set-cookie" not in framed.headers
    assert page.headers["x-frame-options"] == "DENY"
