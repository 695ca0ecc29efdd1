"""A first deal on a phone: a clean profile and a Russian browser."""

from __future__ import annotations

from collections import Counter
from itertools import groupby, pairwise, permutations

from playwright.sync_api import expect

from tests.web.conftest import PHONE, Open
from tests.web.player import Player, bold

RED = "DH"
RANKS = "AKQJT987"


def is_sorted_by_colour(hand: list[str]) -> bool:
    """Return True if a hand is sorted by suits and ranks, with colours alternating where possible."""
    suits = [suit for suit, _ in groupby(hand, key=lambda card: card[1])]
    held = [[RANKS.index(card[0]) for card in hand if card[1] == suit] for suit in suits]

    def clashes(order: tuple[str, ...]) -> int:
        return sum((one in RED) == (other in RED) for one, other in pairwise(order))

    best = min(clashes(order) for order in permutations(suits))
    together = len(suits) == len(set(suits))
    return together and all(ranks == sorted(ranks) for ranks in held) and clashes(tuple(suits)) == best


def sit_down(player: Player) -> None:
    """Set a table in two clicks from the start page."""
    page = player.page
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    expect(player.at("btn-play-friends")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    player.at("btn-play-bots").click()
    expect(page.locator('input[name="preset"]:checked')).to_have_value("wikipedia-sochi")
    expect(page.locator('input[name="target"]:checked')).to_have_value("10")
    player.at("btn-deal").click()
    expect(player.at("table")).to_be_visible()
    player.dealt()
    assert is_sorted_by_colour(player.hand())
    expect(player.at("turn-line")).not_to_be_empty()


def open_term(player: Player) -> None:
    """Open the explanation of a term, and close it by Escape."""
    word = player.page.locator("[data-term]:visible").first
    word.click()
    expect(player.at("term-bubble")).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.at("term-bubble")).to_have_count(0)


def win_auction(player: Player) -> None:
    """Bid until the talon is mine; only legal bids are enabled."""
    asked = player.play(bold, lambda asked: asked.kind == "bid")
    legal = [choice["text"] for choice in player.view()["choices"] if choice["legal"]]
    assert [bid.removeprefix("bid-") for bid in asked.answers] == sorted(legal, key=bid_position)
    player.play(bold, lambda asked: asked.kind == "discard")


def bid_position(bid: str) -> tuple[int, int]:
    """Return the position of a bid in the bid box."""
    words = ("pass", "misere", "hold")
    if bid in words:
        return 11, words.index(bid)
    level = int(bid.rstrip("SCDHNT"))
    return level, ("S", "C", "D", "H", "NT").index(bid.removeprefix(str(level)))


def discard_two_cards(player: Player) -> None:
    """Discard two cards; the talon is shown and marked in the hand."""
    talon = player.at("talon").locator("[data-card]")
    expect(talon).to_have_count(2)
    shown = set(talon.evaluate_all("all => all.map((one) => one.dataset.card)"))
    hand = player.hand()
    assert len(hand) == 12 and shown <= set(hand) and is_sorted_by_colour(hand)
    marked = player.at("hand").locator("[data-card]:has(.tab)")
    assert set(marked.evaluate_all("all => all.map((one) => one.dataset.card)")) == shown
    expect(player.at("btn-discard")).to_be_disabled()
    for card in hand[-2:]:
        player.choose(f"card-{card}")
    expect(player.at("btn-discard")).to_be_enabled()
    player.press("btn-discard")
    expect(player.at("hand").locator("[data-card]")).to_have_count(10)


def press_illegal_card(player: Player) -> None:
    """Press an illegal card: it stays, keeps the focus, and the reason is shown."""
    asked = player.play(bold, lambda asked: asked.kind == "play" and len(asked.answers) < len(player.hand()))
    held = player.hand()
    wrong = next(card for card in held if f"card-{card}" not in asked.answers)
    before = player.turn()
    player.at(f"card-{wrong}").click(force=True)
    expect(player.at("turn-line")).not_to_have_text(before)
    assert player.hand() == held
    focused = player.page.evaluate("document.activeElement.dataset.card")
    assert focused == wrong


_WHERE = """() => [...document.querySelectorAll('[data-testid="trick"] .card')].map(
    (one) => one.className.match(/south|west|north|east/)[0] + " " + one.dataset.card)"""
"""A script that returns the cards of the trick with their sides."""
_NOTE = f"""() => new MutationObserver(() => {{
    const cards = ({_WHERE})();
    if (cards.length === 3) window.rested ??= cards;
}}).observe(document.body, {{ childList: true, subtree: true }})"""


def play_trick(player: Player) -> None:
    """Play a card; the trick stays for a while and can be shown again."""
    asked = player.play(bold, lambda asked: asked.kind == "play")
    card = asked.answers[0]
    player.page.evaluate(_NOTE)  # records the trick, which may be gone before the test looks
    player.press(card)
    resting = set(player.page.wait_for_function("() => window.rested").json_value())
    assert f"south {card[-2:]}" in resting
    player.asked()
    player.at("btn-last-trick").click()
    expect(player.at("btn-last-trick")).to_have_attribute("aria-pressed", "true")
    expect(player.at("trick").locator(".card")).to_have_count(3)
    assert set(player.page.evaluate(_WHERE)) == resting
    player.at("btn-last-trick").click()


def compare_result(player: Player) -> None:
    """Compare the summary and the sheet with the entries of the deal."""
    summary, deals = player.at("deal-summary"), player.state()["table"]["deals"]
    expect(summary).to_be_visible()
    lines: Counter[tuple[str, int, int | None, str]] = Counter()
    for entry in deals[-1]["entries"]:
        lines[entry["account"], entry["seat"], entry["on"], entry["cause"]] += entry["amount"]
    for amount in lines.values():
        if amount:
            expect(summary).to_contain_text(str(abs(amount)))
    player.at("btn-show-sheet").click()
    expect(player.at("sheet-svg")).to_be_visible()
    totals: Counter[tuple[str, int, int | None]] = Counter()
    for entry in (entry for deal in deals for entry in deal["entries"]):
        totals[entry["account"], entry["seat"], entry["on"]] += entry["amount"]
    for (account, seat, on), total in totals.items():
        figures = player.at("sheet-svg").locator(
            f'.figure[data-account="{account}"][data-seat="{seat}"][data-on="{"" if on is None else on}"]'
        )
        if total:
            expect(figures.last).to_have_attribute("data-total", str(total))
    expect(player.at("sheet-svg").locator(".note").first).to_be_attached()
    player.at("sheet-close").click()
    expect(player.at("sheet")).to_have_count(0)


def visible_state(player: Player) -> tuple[object, ...]:
    """Return everything that must not change without an action: question, hand, turn, view."""
    return player.asked(), player.hand(), player.turn(), player.state()["view"]


def reload_page(player: Player) -> None:
    """Reload the page: deal, turn and hand are the same."""
    player.play(bold, lambda asked: asked.kind == "play" and len(player.hand()) < 9)
    before = visible_state(player)
    player.page.reload()
    assert visible_state(player) == before


def change_deck(player: Player) -> None:
    """Change the deck to four colours; nothing else changes."""
    before = visible_state(player)
    player.at("btn-menu").click()
    player.at("setting-fourColours").check()
    expect(player.page.locator("html")).to_have_attribute("data-deck", "four")
    player.at("btn-menu").click()
    assert visible_state(player) == before


def leave_and_continue(player: Player) -> None:
    """Leave and continue the match from the start page."""
    before = visible_state(player)
    player.page.goto("/")
    expect(player.at("continue")).to_contain_text("Преферанс · ")
    player.at("continue").click()
    assert visible_state(player) == before


def test_newcomer_plays_a_full_deal(visit: Open) -> None:
    player = visit("/?speed=instant", PHONE, has_touch=True)
    player.touch = True
    sit_down(player)
    win_auction(player)
    open_term(player)
    discard_two_cards(player)
    press_illegal_card(player)
    play_trick(player)
    player.play_deal(bold)
    compare_result(player)
    reload_page(player)
    change_deck(player)
    leave_and_continue(player)
