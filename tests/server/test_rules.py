"""The server's answers to the rules form."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from prikup.games import GAMES
from prikup.games.preferans.options import PRESETS, Options
from prikup.options import get_fields
from tests.adding import registered
from tests.server.players import Browser, Json

Make = Callable[[], Browser]


def _rules(browser: Browser, **query: str) -> Json:
    answer = browser.http.get("/api/rules", params=query)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def _refused(browser: Browser, path: str = "/api/rules", **query: str) -> Json:
    answer = browser.http.get(path, params=query)
    assert answer.status_code == 400, answer.text
    error: Json = answer.json()["error"]
    return error


def test_rules_text_gives_all_values_and_differences_from_preset(browser: Make) -> None:
    said = _rules(browser(), game="preferans", text="wikipedia-leningrad; target=10; stalingrad=yes")
    assert said["base"] == "wikipedia-leningrad"
    assert list(said["values"]) == list(get_fields(Options))
    assert (said["values"]["target"], said["values"]["remiz_split"]) == ("10", "gentleman")
    assert said["differences"] == [
        {"name": "stalingrad", "left": "no", "right": "yes"},
        {"name": "target", "left": "20", "right": "10"},
    ]
    assert 3 in said["players"]


def test_rules_are_written_from_preset_and_in_shortest_form(browser: Make) -> None:
    said = _rules(browser(), text="wikipedia-leningrad", base="wikipedia-sochi")
    assert said["rules"] == "wikipedia-leningrad"
    assert said["text"].startswith("wikipedia-sochi; remiz_split=gentleman; ")
    again = _rules(browser(), text=said["text"])
    assert (again["values"], again["differences"]) == (said["values"], said["differences"])


def test_games_name_their_home_languages_and_presets(browser: Make) -> None:
    games = browser().http.get("/api/games", params={"lang": "el"}).json()["games"]
    homes = {one["id"]: one["home"] for one in games}
    assert (homes["prefa"], homes["paston"]) == ({"el": "prefa-prefadoros"}, {"hy": "paston-nakayoshi"})
    assert all(preset in GAMES[game].presets for game, home in homes.items() for preset in home.values())
    spoken = [lang for home in homes.values() for lang in home]
    assert len(spoken) == len(set(spoken))


def test_number_of_players_can_be_an_option(browser: Make) -> None:
    assert _rules(browser(), text="wikipedia-sochi; players=3")["players"] == [3]


def test_conflicting_options_are_refused_with_text_and_clause(browser: Make) -> None:
    text = "wikipedia-sochi; talon_strict=yes"
    error = _refused(browser(), text=text)
    assert error["code"] == "conflict" and error["clause"] == "2.4"
    assert error["text"] == "With the strict place of the talon it is dealt after round 2 or 3 only."
    assert "строгом" in _refused(browser(), text=text, lang="ru")["text"]


@pytest.mark.parametrize(
    ("query", "code", "quoted"),
    [
        ({"text": "leningrad"}, "rules", "'leningrad'"),
        ({"text": ""}, "rules", "''"),
        ({"text": "wikipedia-sochi; target=many"}, "rules", "'many'"),
        ({"text": "wikipedia-sochi", "base": "sochi"}, "rules", "'sochi'"),
        ({"text": "wikipedia-sochi", "game": "whist"}, "game", "'whist'"),
        ({"text": "wikipedia-sochi", "lang": "de"}, "lang", "'de'"),
    ],
)
def test_unknown_value_is_quoted_in_error(
    browser: Make, query: dict[str, str], code: str, quoted: str
) -> None:
    error = _refused(browser(), **query)
    assert error["code"] == code and quoted in error["text"]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_games_list_has_words_of_requested_language(browser: Make, lang: str) -> None:
    games = {game["id"]: game for game in browser().get(f"/api/games?lang={lang}")["games"]}
    assert list(games) == list(GAMES)
    game = games["preferans"]
    sections = [section["id"] for section in game["sections"]]
    options = {option["name"]: option for option in game["options"]}
    assert options.keys() == get_fields(Options).keys()
    assert {option["section"] for option in game["options"]} == set(sections)
    titles = {"en": "Pool target", "ru": "Размер пули"}
    assert options["target"]["title"] == titles[lang]
    labels = {"en": ["Greedy", "Gentleman"], "ru": ["Жлобский", "Джентльменский"]}
    assert list(options["remiz_split"]["labels"].values()) == labels[lang]
    assert [preset["name"] for preset in game["presets"]] == list(PRESETS.names)


def test_games_in_unknown_language_are_refused(browser: Make) -> None:
    assert _refused(browser(), "/api/games", lang="de")["code"] == "lang"


@pytest.mark.parametrize(("lang", "name"), [("en", "Austrian Préférence"), ("ru", "Австрийский преферанс")])
def test_installed_game_has_words_to_download(browser: Make, lang: str, name: str) -> None:
    with registered():
        answer = browser().http.get("/api/words/austrian", params={"lang": lang})
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert f"austrian-name = {name}\n" in answer.text


def test_built_in_games_have_no_words_to_download(browser: Make) -> None:
    assert browser().http.get("/api/words/prefa").text == ""
    assert _refused(browser(), "/api/words/whist")["code"] == "game"
