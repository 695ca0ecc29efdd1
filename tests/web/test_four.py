"""Four at the table: playing a deal, resting in one, and the talon led by its dealer."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from tests.web.company import Way, prefer, seat_with_guests
from tests.web.conftest import Open
from tests.web.felt import BOTH, check_layout
from tests.web.player import Asked, Json, bold, modest
from tests.web.serving import Server

RULES = "wikipedia-sochi; target=10"
QUIET = prefer("pass", "whist", "closed", "no")


class Gate:
    """A gate that stops the play of a deal at one moment until it is opened."""

    def __init__(self, deal_no: int, tricks: int) -> None:
        self._open = threading.Event()
        self._moment = (deal_no, tricks)

    def before(self, choose: Way) -> Way:
        """Return a way that waits at that moment while the gate is closed."""

        def held(view: Json, legal: list[str]) -> str:
            if view["asks"] == "play" and (view["deal_no"], len(view["trick_winners"])) == self._moment:
                self._open.wait(30)
            return choose(view, legal)

        return held

    @contextmanager
    def closed(self) -> Iterator[None]:
        """Open the gate at the end, even after an error."""
        try:
            yield
        finally:
            self._open.set()


def test_player_plays_a_deal_and_rests_the_next(visit: Open, server: Server) -> None:
    gate = Gate(2, 3)
    bidder = gate.before(prefer("6S", "name 6S", "whist", "closed", "pass"))
    whister = gate.before(prefer("whist", "closed", "pass"))
    quiet = gate.before(QUIET)
    with gate.closed(), seat_with_guests(visit, server.url, RULES, bidder, whister, quiet) as player:
        player.dealt()
        expect(player.at("seat-east")).to_contain_text("Rests")
        kinds = set()

        def look(asked: Asked) -> str:
            if asked.kind not in kinds:
                kinds.add(asked.kind)
                check_layout(player, BOTH)
            return bold(asked)

        player.play_deal(look)
        assert {"bid", "play"} <= kinds
        check_layout(player, BOTH)
        before = len(player.states())
        player.press("btn-next-deal")
        expect(player.at("turn-line")).to_contain_text("You rest")
        expect(player.at("seat-west")).to_contain_text("Declarer")
        expect(player.at("resting")).to_be_visible()
        player.page.wait_for_function(
            "() => document.querySelector('[data-testid=trick] .hole') && document.title.includes('You rest')"
        )
        check_layout(player, BOTH)
        assert player.hand() == []
        expect(player.at("btn-claim")).to_have_count(0)
        dealt = [state for state in player.states()[before:] if (state["view"] or {}).get("deal_no") == 2]
        seen = [seat["cards"] for state in dealt for seat in state["view"]["seats"] if not seat["exposed"]]
        assert not any(seen)


def test_resting_dealer_leads_the_talon_at_an_all_pass(visit: Open, server: Server) -> None:
    with seat_with_guests(visit, server.url, RULES, QUIET, QUIET, QUIET) as player:
        player.dealt()
        player.play(modest, lambda asked: asked.kind == "play")
        check_layout(player, BOTH)
        talon = player.view()["talon"]
        assert player.trick() == talon
        expect(player.at("trick").get_by_label("Lev, from the talon")).to_be_visible()
        taken: list[int] = []
        for _ in range(2):
            player.press(player.asked().answers[0])
            player.page.wait_for_function(
                "(n) => document.querySelectorAll('[data-testid=hand] [data-card]').length === n"
                " && document.querySelector('[data-testid=turn-line]').textContent.includes('Your')",
                arg=9 - len(taken),
            )
            taken = player.view()["trick_winners"]
            check_layout(player, BOTH)
        tricks = taken.count(3)
        expect(player.at("seat-east")).to_contain_text(f"{tricks} trick")
        player.play_deal(modest)
        assert sum(player.states()[-1]["table"]["deals"][-1]["result"]["tricks"]) == 10


@pytest.mark.full
def test_dealer_of_three_leads_the_talon_at_an_all_pass_and_plays_to_it(visit: Open, server: Server) -> None:
    rules = "wikipedia-sochi; raspasy_talon_3p=dealer_leads"
    with seat_with_guests(visit, server.url, rules, QUIET, QUIET) as player:
        player.dealt()
        player.play(modest, lambda asked: asked.kind == "play")
        view = player.view()
        assert player.trick()[:1] == view["talon"] and player.state()["scene"]["talon_of"] == view["dealer"]
        expect(player.at("trick").get_by_label(", from the talon: ")).to_be_visible()
        check_layout(player, BOTH)
        player.play_deal(modest)
        led = [
            one["last_trick"] for state in player.states() if (one := state["view"] or {}).get("last_trick")
        ]
        won = [trick for trick in led if trick["talon"]]
        assert won and all(trick["winner"] == view["dealer"] for trick in won if trick["talon_wins"])
        assert all(len(trick["plays"]) == 3 for trick in won)
        assert sum(player.states()[-1]["table"]["deals"][-1]["result"]["tricks"]) == 10
