"""Every game at the table of the browser: a whole match against bots, and a deal by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from prikup.words.catalogue import say
from tests.sizes import sample
from tests.web.conftest import DESKTOP, PHONE, Open
from tests.web.felt import check_layout
from tests.web.player import Json, Player
from tests.web.typist import Typist

SIZES = {"390": PHONE | {"locale": "en-GB"}, "1280": DESKTOP}
# Matches that end within a few deals.
SHORT = {
    "prefa": "prefa-nakayoshi; start_pot=1",
    "paston": "paston-nakayoshi; target=20",
    "thousand": "thousand-blog; target=200; barrel_at=none",
}
GAMES = {"preferans": "wikipedia-sochi; target=10", **SHORT}
# The buttons that answer a question now; none once the match is settled.
_ENABLED = """() => {
  const on = (one) => one.getClientRects().length && !one.disabled && one.ariaDisabled !== "true"
    && getComputedStyle(one).visibility !== "hidden";
  const wanted = /^(bid-(?!less|more)|answer-|whist-|give-to|announce-|card-|btn-(next-deal|discard|settle))/;
  const buttons = [...document.querySelectorAll("button[data-testid]")].filter(on);
  const found = buttons.map((one) => one.dataset.testid).filter((id) => wanted.test(id));
  return found.length || document.querySelector('[data-testid="settlement"]') ? found : null;
}"""
# Ways to give up, which a test does not press.
_UP = ("bid-concede", "bid-surrender")
Choose = Callable[[Player, list[str]], None]


def sit(player: Player, game: str, rules: str, bot: str = "rules", others: int = 2) -> None:
    """Set a table of this game with bots, and wait for the first cards."""
    seats = ["me", *(bot for _ in range(others))]
    body = {"game": game, "rules": rules, "seats": seats, "table": {"tempo": "instant"}}
    player.go(player.ask("/api/tables", body)["url"])
    if others < 3:  # else one may rest
        expect(player.at("hand")).to_be_visible()


def enabled(player: Player) -> list[str]:
    """Wait until something is asked or the match is over; return the buttons that answer."""
    found: list[str] = player.page.wait_for_function(_ENABLED).json_value()
    return found


def question_kind(player: Player) -> str:
    """Return the engine's word for the question to this player."""
    view: Json | None = player.view()
    return str(view["asks"]) if view and view["acting"] else ""


def answer_simply(player: Player, ids: list[str]) -> None:
    """Answer simply: discard or give the last cards, announce, pass, else take the first answer."""
    cards = [one for one in ids if one.startswith("card-")]
    asked = question_kind(player)
    if "btn-next-deal" in ids or "btn-settle" in ids:
        player.at(next(one for one in ids if one.startswith("btn-"))).click()
    elif asked == "discard":
        player.discard(cards[-2:])
    elif asked == "give":
        player.choose(cards[-1])
        player.press(next(one for one in enabled(player) if one.startswith("give-to")))
    else:
        quiet = ("announce-", "bid-pass", "whist-yes", "answer-whist", "answer-in", "bid-say")
        first = [one for start in quiet for one in ids if one.startswith(start)]
        chosen = (first or [one for one in ids if one not in _UP])[0]
        if chosen.startswith("announce-"):
            player.at(chosen).click()
            chosen = chosen.replace("announce", "card")
        player.press(chosen)


def play(player: Player, choose: Choose, until: Callable[[list[str]], bool]) -> list[str]:
    """Answer until a condition holds; return the questions answered."""
    faced = []
    while not until(ids := enabled(player)):
        faced.append("next" if "btn-next-deal" in ids else question_kind(player))
        choose(player, ids)
        assert len(faced) < 600, "the match does not end"
    return faced


MATCHES = list(zip(SHORT, ("390", "1280", "390"), strict=True))


@pytest.mark.full
@pytest.mark.parametrize(("game", "size"), MATCHES)
def test_match_of_each_game_can_be_played_to_its_settlement(visit: Open, game: str, size: str) -> None:
    player = visit("/?speed=instant", SIZES[size])
    sit(player, game, SHORT[game])
    seen: set[str] = set()

    def look(player: Player, ids: list[str]) -> None:
        asked = question_kind(player)
        if asked not in seen:
            seen.add(asked)
            check_layout(player)
        answer_simply(player, ids)

    play(player, look, lambda ids: not ids)
    state = player.state()
    assert state["table"]["stage"] == "finished"
    assert {"bid", "play"} <= seen
    check_layout(player)
    expect(player.at("settlement")).to_be_visible()
    balanced = player.page.get_by_text("The results add up to zero.")
    expect(balanced).to_have_count(1 if state["table"]["balances"] else 0)


class Keys(Typist):
    """A player who answers any question of any game by keys."""

    def answer_keys(self, ids: list[str]) -> None:
        """Answer one question by keys."""
        asked = question_kind(self)
        cards = [one for one in ids if one.startswith("card-")]
        if "btn-next-deal" in ids or "btn-settle" in ids:
            self._say("N")
        elif asked == "discard":
            for card in cards[-2:]:
                self.choose(card)
            self.at("btn-discard").focus()
            self._enter()
        elif asked == "give":
            self.choose(cards[-1])
            self._say("L" if "give-to-1" in enabled(self) else "R")
        elif asked == "play":
            self._say(re.sub("T", "10", cards[0].removeprefix("card-")))
        else:
            self._say(self._word(asked, ids))

    def _word(self, asked: str, ids: list[str]) -> str:
        """Return the keys of a call: bid while possible, then name the least and defend."""
        if "bid-say" in ids:
            return "B"
        bids = [one.removeprefix("bid-") for one in ids if one.startswith("bid-") and one not in _UP]
        plain = [one for one in bids if re.fullmatch(r"\d+(S|C|D|H|NT)", one)]
        if plain:
            return plain[0].replace("NT", "N")
        suits = {"paston": "S", "glitch": "C", "dineri": "D", "gupa": "H", "paston_grkha": "B"}
        named = [suits[one] for one in bids if one in suits]
        if named:
            return named[0]
        words = {
            "bid-hold": "H",
            "answer-in": "I",
            "whist-yes": "W",
            "answer-whist": "W",
            "answer-alone": "A",
        }
        words |= {
            "answer-along": "B",
            "answer-open": "O",
            "bid-pass": "P",
            "whist-no": "P",
            "answer-pass": "P",
        }
        return next(key for one, key in words.items() if one in ids)

    def _say(self, keys: str) -> None:
        self._sent(lambda: self.type(keys))

    def _enter(self) -> None:
        self._sent(lambda: self.page.keyboard.press("Enter"))

    def _sent(self, do: Callable[[], None]) -> None:
        """Do something that sends a message, and wait for the answer."""
        assert self.socket is not None
        with self.socket.expect_event("framereceived"), self.sending():
            do()


@pytest.mark.parametrize("game", sample(list(GAMES), ["thousand"]))
def test_deal_of_each_game_can_be_played_by_keyboard(visit: Open, game: str) -> None:
    player = visit("/?speed=instant", DESKTOP, Keys)
    assert isinstance(player, Keys)
    sit(player, game, GAMES[game], "random")

    def choose(one: Player, ids: list[str]) -> None:
        assert isinstance(one, Keys)
        one.answer_keys(ids)

    def over(ids: list[str]) -> bool:
        return not ids or "btn-next-deal" in ids or "btn-settle" in ids

    done = set(play(player, choose, over))
    while "play" not in done:
        choose(player, enabled(player))
        done |= set(play(player, choose, over))
    assert {"bid", "play"} <= done


@pytest.mark.full
def test_long_name_fits_beside_the_talon(visit: Open) -> None:
    player = visit("/?speed=instant")
    sit(player, "thousand", SHORT["thousand"])
    shown = player.at("talon").locator(".of")
    while not shown.count():
        answer_simply(player, [one for one in enabled(player) if one != "bid-pass"])
    shown.evaluate("one => { one.textContent = 'taken by Константинопольская' }")
    assert shown.evaluate("one => one.scrollWidth <= one.clientWidth")


@pytest.mark.full
def test_next_player_of_prefa_sits_at_the_right(visit: Open) -> None:
    player, places = visit(), ["east", "north", "west"]
    sit(player, "prefa", "prefa-nakayoshi", others=3)
    names = [seat["name"] for seat in player.state()["table"]["seats"]]
    for place, name in zip(places, names[1:], strict=True):
        expect(player.at(f"seat-{place}")).to_contain_text(name)


def test_start_page_offers_every_game(visit: Open) -> None:
    player = visit("/?speed=instant", SIZES["390"])
    player.at("btn-play-bots").click()
    expect(player.at("home").get_by_text("Armenian Paston")).to_be_visible()
    games = player.page.locator('input[name="game"]')
    assert games.first.input_value() == "preferans"
    expect(player.page.locator('input[name="target"]')).to_have_count(2)
    player.page.locator('input[name="game"][value="thousand"]').check()
    expect(player.page.locator('input[name="target"]')).to_have_count(0)
    expect(player.page.locator('input[name="players"]')).to_have_count(3)
    player.page.locator('input[name="game"][value="prefa"]').check()
    player.page.locator('input[name="preset"][value="prefa-prefadoros"]').check()
    player.page.locator('input[name="tempo"][value="instant"]').check()
    assert player.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    player.at("btn-deal").click()
    player.dealt()
    table = player.state()["table"]
    assert (table["game"], table["rules"].split(";")[0]) == ("prefa", "prefa-prefadoros")


@pytest.mark.full
@pytest.mark.parametrize(
    ("locale", "game", "says"),
    [("el-GR", "prefa", "Κιτάπι"), ("hy-AM", "paston", "պաս"), ("ja-JP", "preferans", "スコアシート")],
)
def test_first_visit_uses_language_of_browser_and_its_own_game(
    visit: Open, locale: str, game: str, says: str
) -> None:
    tongue = locale[:2]
    player = visit("/?speed=instant", locale=locale)
    expect(player.page.locator("html")).to_have_attribute("lang", tongue)
    player.at("btn-play-bots").click()
    expect(player.page.locator('input[name="game"]').first).to_have_value(game)
    expect(player.page.locator('input[name="game"]:checked')).to_have_value(game)
    sit(player, "paston", GAMES["paston"], "random")
    expect(player.page.locator("body")).to_contain_text(re.compile(says, re.IGNORECASE))
    expect(player.page.locator("body")).to_contain_text(say(tongue, "felt-log"))
