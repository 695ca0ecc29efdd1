"""Two browsers and a bot at one table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.friends import invite_friend, play_together
from tests.web.player import Asked, Player, bold, patient

PUBLIC = ("deal_no", "dealer", "phase", "auction", "declarations", "contract", "talon", "trick", "last_trick")


def check_same_view(*players: Player) -> None:
    """Check that the public part of the view is the same in every browser, and is shown."""
    views = [player.view() for player in players]
    assert len({str([view[name] for name in PUBLIC]) for view in views}) == 1
    for player in players:
        for _, card in (views[0]["trick"] or {"plays": []})["plays"]:
            expect(player.at("trick").locator(f'[data-card="{card}"]')).to_be_visible()


def test_invited_friend_chats_and_sees_the_same_table(visit: Open) -> None:
    anna, boris = invite_friend(visit)
    expect(boris.page.locator("html")).to_have_attribute("lang", "ru")
    assert not set(anna.hand()) & set(boris.hand())
    anna.page.get_by_role("button", name="Say something").click()
    expect(anna.at("say-text")).to_be_focused()
    anna.page.keyboard.type("Good evening")
    anna.page.keyboard.press("Enter")
    expect(boris.at("log")).to_contain_text("Good evening")
    expect(boris.at("log")).to_contain_text("Anna")
    ways = {anna: bold, boris: patient}
    play_together(ways, lambda player, asked: asked.kind == "play" and len(player.hand()) == 8)
    check_same_view(anna, boris)
    play_together(ways, lambda player, asked: asked.kind == "next")
    for player in (anna, boris):
        expect(player.at("deal-summary")).to_be_visible()
    check_same_view(anna, boris)
    anna.press("btn-next-deal")
    expect(anna.at("deal-summary")).to_be_visible()  # until Boris has seen it too
    boris.press("btn-next-deal")
    for player in (anna, boris):
        expect(player.at("hand").locator("[data-card]")).to_have_count(10)


def test_bid_is_undone_only_if_the_other_player_agrees(visit: Open) -> None:
    anna, boris = invite_friend(visit)
    ways = {anna: bold, boris: bold}
    asker, asked = play_together(ways, lambda player, asked: asked.kind == "bid")
    other = boris if asker is anna else anna
    before = asker.view()["auction"]
    asker.press(asked.answers[0])
    play_together({other: bold}, lambda player, asked: asked.kind == "bid")
    said = asker.view()["auction"]

    asker.page.keyboard.press("Shift+U")
    other.press("consent-no")
    expect(other.at("consent-no")).to_have_count(0)
    assert asker.view()["auction"] == said

    asker.at("btn-menu").click()
    asker.press("btn-undo")
    other.press("consent-yes")
    assert asker.asked() == asked
    assert asker.view()["auction"] == before
    check_same_view(anna, boris)


@pytest.mark.full
@pytest.mark.parametrize("seed", ["9"])
def test_claim_can_be_refused_and_accepted(visit: Open) -> None:
    anna, boris = invite_friend(visit)
    ways = {anna: bold, boris: patient}

    def may_claim(player: Player, asked: Asked) -> bool:
        """Return True if Anna may claim and only Boris, who plays for the bot too, has to answer."""
        if player is not anna or asked.kind != "play" or anna.at("btn-claim").is_disabled():
            return False
        seats = anna.view()["seats"]
        return [seat["role"] for seat in seats] == ["declarer", "whister", "passer"] and seats[2]["exposed"]

    play_together(ways, may_claim)
    hand, turn = anna.hand(), anna.turn()
    anna.at("btn-claim").click()
    anna.press("claim-offer")
    boris.press("answer-no")
    anna.asked()
    assert (anna.hand(), anna.turn()) == (hand, turn)
    check_same_view(anna, boris)

    play_together(ways, lambda player, asked: may_claim(player, asked) and len(anna.hand()) < len(hand))
    taken = [seat["tricks"] for seat in anna.view()["seats"]]
    left = len(anna.hand())
    anna.page.keyboard.press("Shift+C")
    for _ in range(left - 1):
        anna.at("claim-less").click()
    expect(anna.at("claim-take")).to_have_text("1")
    anna.press("claim-offer")
    boris.press("answer-yes")
    for player in (anna, boris):
        expect(player.at("deal-summary")).to_be_visible()
    tricks = anna.state()["table"]["deals"][-1]["result"]["tricks"]
    assert tricks[0] == taken[0] + 1 and sum(tricks) == 10
