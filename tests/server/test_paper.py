"""The sheet of a table of each game, and scores of each game over HTTP."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from prikup.sheet import find_style
from tests.server.players import Browser, play
from tests.server.test_scores import document

Make = Callable[[], Browser]
RULES = {"prefa": "prefa-nakayoshi", "paston": "paston-nakayoshi", "thousand": "thousand-blog"}
RESULTS = {
    "prefa": ("0 7H in in 7 2 1", "1 6S out out"),
    "paston": ("0 dineri whist pass 6 opener 1", "surrender 1"),
    "thousand": ("0 120 71 32 17 marriages 0:H", "surrender 1 100"),
}


@pytest.mark.parametrize("game", RULES)
def test_sheet_of_table_is_drawn_in_style_of_its_game(browser: Make, game: str) -> None:
    anna = browser()
    table = anna.create("me", "random", "random", game=game, rules=RULES[game])
    socket = anna.sit(table)
    play([socket], lambda: any(deal["entries"] for deal in socket.state["table"]["deals"]))
    for lang in ("en", "ru"):
        answer = anna.http.get(f"/api/tables/{table}/sheet.svg?lang={lang}")
        assert answer.status_code == 200, answer.text
        account = find_style(game).accounts[0].name
        assert 'data-forms="classic"' in answer.text and f'data-account="{account}"' in answer.text
        assert "{" not in answer.text.partition("</style>")[2]


@pytest.mark.parametrize("game", RULES)
def test_score_of_each_game_is_answered_shared_and_rewritten(browser: Make, game: str) -> None:
    http = browser().http
    record = document(*RESULTS[game], game=game, rules=RULES[game])
    said = http.post("/api/score", json={"record": record, "lang": "ru"}).json()
    assert said["problem"] is None and said["entry"]["number"] == 3 and said["forms"] == ["classic"]
    again = http.post("/api/score", json={"text": said["text"], "lang": "ru"}).json()
    assert again["figures"] == said["figures"] and again["standing"] == said["standing"]
    shown = http.post("/api/scores", json={"record": record}).json()
    watched = http.get(f"/api/scores/{shown['id']}").json()
    assert (watched["game"], len(watched["deals"]), watched["entry"]) == (game, 2, None)
