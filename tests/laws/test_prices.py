"""The rules bots price deals by every option that changes what a deal is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from itertools import product
from typing import Any, Final, NamedTuple

import msgspec
import pytest

from prikup.core import Draw, Input, Match, OptionError, RuleError
from prikup.games import GAMES, get_game
from prikup.games.paston.bot import points
from prikup.games.prefa.bot import chips
from prikup.games.preferans.allpass import trick_price
from prikup.games.preferans.bot.prices import all_pass_change, settled_prices, table_prices
from prikup.games.preferans.results import Standing
from prikup.games.thousand.bot.ranked import play_terms
from prikup.games.thousand.bot.sheet import DealValuer
from prikup.games.thousand.solver import thousand_rules
from prikup.options import OptionField, change_options, get_fields
from tests.games.scripts import scored_result, start_game


class PricedGame(NamedTuple):
    """Sample deals of a game and the prices by which its bot decides about such deals.

    ``deals`` are typed results for each number of players, all of them legal under the first of ``rules``.
    Values are compared under each of these rules. ``unpriced`` are the options that the bot ignores, each
    with the reason.
    """

    game: str
    rules: tuple[str, ...]
    deals: dict[int, tuple[str, ...]]
    prices: Callable[[Match], object]
    unpriced: dict[str, str]


def _contract_prices(match: Match) -> object:
    return table_prices(match.options, match.players), settled_prices(match.options, match.players)


def _all_pass_prices(match: Match) -> object:
    options, players = match.options, match.players
    view, empty, rests = match.view(0), (0,) * players, (0,) * (players - 3)
    series = [Standing(empty, empty, (empty,) * players, streak) for streak in (0, 3)]
    return (
        [trick_price(standing, options) for standing in series],
        [all_pass_change(view, (*tricks, *rests)) for tricks in ((2, 3, 5), (0, 4, 6))],
    )


def _prefa_prices(match: Match) -> object:
    view, options = match.view(0), match.options
    left_alone = ((1, "out"), (2, "in"), *([(1, "out")] if options.passer_may_return else []))
    said = (chips.BOTH_IN, chips.BOTH_OUT, ((1, "in"), (2, "out"), (1, "alone")), left_alone)
    contracts = [(contract, words) for contract in ("6S", "7H", "9D") for words in said]
    return (
        [
            chips.values_by_tricks(options, chips.pot_units(view), contract, words)
            for contract, words in contracts
        ],
        chips.contract_values(options, chips.pot_units(view), "7H", chips.BOTH_IN, (9, 0, 1)),
        chips.polles_value(view, (2, 3, 5)) if options.all_pass == "polles" else None,
    )


def _paston_prices(match: Match) -> object:
    said = (points.BOTH_WHIST, points.BOTH_PASS, ("whist", "pass"))
    games = [(game, words) for game in ("paston", "gupa", "paston_grkha") for words in said]
    played = [points.values_by_tricks(match.options, game, words) for game, words in games]
    return played, points.surrender_value(match.options)


def _thousand_prices(match: Match) -> object:
    view = match.view(0)
    bolts = msgspec.structs.replace(view.standing, bolts=tuple(range(match.players)))
    rules = thousand_rules(match.options, None)
    prices = []
    for standing in (view.standing, bolts):
        valuer = DealValuer(msgspec.structs.replace(view, standing=standing), (0, 1, 2))
        targets = [(place, target) for place in range(3) for target in (100, 120, 200)]
        played = [valuer.expected_value(place, 0, target, 0.5) for place, target in targets]
        prices.append((played, valuer.surrender_value(0, 120)))
    return prices, play_terms(match.options), rules


TALON: Final = "the cards of the talon are dealt by chance, whatever is said"
NEAR_THE_END: Final = "prices are those of a sheet with room in every pool"

PRICED: Final = {
    "contracts of preferans": PricedGame(
        "preferans",
        (
            "wikipedia-sochi; concede_misere=yes; talon_throw=yes",
            "wikipedia-sochi; dealer_talon_bonus=yes; talon_bonus_3p=halves",
            "wikipedia-sochi; target=1; aid_rate=5",
            "wikipedia-leningrad",
            "game-farm",
            "kodeks-rostov",
        ),
        {
            3: (
                "0 6H pass pass",
                "0 6H pass half pass",
                "0 6H whist pass 4 4 2",
                "0 6H whist pass 8 0 2",
                "0 6H whist whist 5 4 1",
                "0 6H whist whist 7 3 0 talon AS KS",
                "0 6S whist pass 6 2 2",
                "0 8H whist whist 10 0 0",
                "0 8H whist pass 10 0 0",
                "0 10H whist pass 9 1 0",
                "misere 0 0 5 5 talon 7S 8S",
                "misere 0 2 4 4",
                "concede 0 7H",
                "concede 0 misere",
            ),
            4: (
                "0 6H whist pass 4 4 2 0 talon AS KS",
                "0 6H pass pass",
                "misere 0 0 5 5 0 talon 7S 8S",
                "throw 0 6H pass pass",
            ),
        },
        _contract_prices,
        {
            "aid": NEAR_THE_END,
            "aid_rate": NEAR_THE_END,
            "hill_below_zero": NEAR_THE_END,
            "overflow_all_closed": NEAR_THE_END,
            "target": NEAR_THE_END,
            "settlement_pool": "pools are equal at the end, unless a match ends early",
            "settlement_rounding": "a rounded settlement differs by less than a hill point",
            "dealer_talon_bonus": TALON,
            "misere_talon_bonus": TALON,
            "talon_bonus_3p": TALON,
            "talon_bonus_kind": TALON,
            "two_whister_shortfall": "each of two whisters is priced with half of the quota",
        },
    ),
    "all-passes of preferans": PricedGame(
        "preferans",
        ("wikipedia-sochi", "wikipedia-sochi; target=1", "wikipedia-rostov; target=1", "game-farm"),
        {
            3: ("raspasy 2 3 5", "raspasy 0 4 6"),
            4: ("raspasy 2 3 5 0", "raspasy 2 3 4 1"),
        },
        _all_pass_prices,
        {},
    ),
    "prefa": PricedGame(
        "prefa",
        ("prefa-nakayoshi; all_pass=polles; aces_bonus=yes; concede=yes", "prefa-prefadoros"),
        {
            3: (
                "0 7H out out",
                "0 7H in in 7 2 1",
                "0 7H in in 9 0 1",
                "0 7H in out alone 8 2 0",
                "0 7H out in 9 0 1",
                "0 7H in in 5 3 2",
                "0 7H out along 8 1 1",
                "0 7H in in 7 2 1 aces",
                "concede 0 7H",
                "polles 2 3 5",
            )
        },
        _prefa_prices,
        {},
    ),
    "paston": PricedGame(
        "paston",
        ("paston-nakayoshi", "paston-pagat"),
        {
            3: (
                "2 paston whist pass 5 0 5 opener 1",
                "0 gupa whist whist 7 2 1 opener 1",
                "0 paston_grkha whist pass 8 2 0 opener 1",
                "0 paston pass pass opener 1",
                "surrender 0 opener 1",
            )
        },
        _paston_prices,
        {},
    ),
    "thousand": PricedGame(
        "thousand",
        ("thousand-blog", "thousand-32", "pagat-501"),
        {
            3: (
                "0 120 71 32 17 marriages 0:H",
                "0 120 71 32 17",
                "0 200 60 60 0 marriages 1:S",
                "0 120 120 0 0 last 0",
                "0 120 71 32 17 last 1",
                "surrender 0 120",
            ),
            4: ("0 120 71 32 17 0 talon 10", "surrender 0 120 talon 10"),
        },
        _thousand_prices,
        {"bolt": "every hand is priced with a trick"},
    ),
}


def _deal_values(game: str, options: Any, players: int, deals: Sequence[Any]) -> list[object]:
    """Return what deals are worth on a fresh sheet, None for those that the rules forbid."""
    score = import_module(f"prikup.games.{game}.score")
    start = GAMES[game].start(options, players).standing
    found: list[object] = []
    for deal in deals:
        try:
            written = score.entries(deal, start, options)
        except RuleError:
            found.append(None)
            continue
        after = score.apply_entries(start, written, deal, options)
        found.append(score.settle(after, options).result if game == "preferans" else after)
    return found


def _values(field: OptionField) -> list[str]:
    """Return values of an option as rules texts spell them: every one of few, or the extremes of many."""
    match field.kind:
        case "number":
            return [str(field.low), str(field.high), *([field.about.unset] if field.optional else [])]
        case "list":
            return [*field.choices, ",".join(field.choices)]
        case "table":
            return [",".join(f"{key}:{value}" for key in field.about.keys) for value in field.choices]
    return list(field.choices)


def _changed(options: Any, field: OptionField) -> Iterator[Any]:
    """Return the options with other values of one option."""
    for value in _values(field):
        try:
            changed = change_options(options, {field.name: value})
        except OptionError:
            continue
        if changed != options:
            yield changed


def _is_ignored(priced: PricedGame, field: OptionField, deals: Mapping[int, Sequence[Any]]) -> bool:
    """Return True if an option changes what one of these deals is worth, but never the prices."""
    game, matters = priced.game, False
    for options, players in product(map(get_game(game).options, priced.rules), deals):
        if getattr(options, "players", None) not in (None, players):
            continue
        before = _deal_values(game, options, players, deals[players])
        for changed in _changed(options, field):
            after = _deal_values(game, changed, players, deals[players])
            if any(None not in pair and pair[0] != pair[1] for pair in zip(before, after, strict=True)):
                matters = True
                old, new = (priced.prices(_first_deal(game, one, players)) for one in (options, changed))
                if old != new:
                    return False
    return matters


def _first_deal(game: str, options: Any, players: int) -> Match:
    """Return a match that waits for its first cards."""
    return GAMES[game].start(options, players).apply(Input(None, None, Draw(players - 1))).state


@pytest.mark.parametrize("name", PRICED)
def test_rules_bot_prices_follow_scoring_options_except_the_listed(name: str) -> None:
    priced = PRICED[name]
    deals = {
        players: [
            scored_result(start_game(priced.game, priced.rules[0], players - 1, players), words)
            for words in typed
        ]
        for players, typed in priced.deals.items()
    }
    rulebook: Any = get_game(priced.game).rulebook
    options = [field for name, field in get_fields(rulebook.kind).items() if name != "players"]
    ignored = {field.name for field in options if _is_ignored(priced, field, deals)}
    assert ignored == priced.unpriced.keys()


def test_every_game_has_sample_deals() -> None:
    assert {priced.game for priced in PRICED.values()} == set(GAMES)
