"""The score keeper of Prefa."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from prikup.core import Amount, Match
from prikup.games.prefa.contracts import CONTRACTS, TRICKS, ladder
from prikup.games.prefa.options import Options
from prikup.games.prefa.results import (
    ALONG,
    IN,
    DealResult,
    active,
    check_result,
    defenders,
    ways,
)
from prikup.games.prefa.score import settle
from prikup.keeper import asking
from prikup.keeper.game_keeper import GameKeeper, Names
from prikup.keeper.model import EntryForm, Extra, KindForm, Settlement, SettlementLine, TricksForm, Way
from prikup.terms import check_language
from prikup.terms import contract as contract_title

_ID: Final = "prefa"
_EN: Final = {
    "contract": "Contract",
    "concede": "Gave up",
    "all_pass": "Three passes",
    "polles": "Three passes, played",
    "aces": "Four aces",
    "in": "in",
    "out": "out",
    "alone": "alone",
    "along": "takes along",
    "played": "{declarer} {contract}, {said}: {tricks}",
    "unplayed": "{declarer} {contract}, {said}: not played",
    "conceded": "{declarer} gave {contract} up",
    "passed": "Three passes",
    "passed_played": "Three passes: {tricks}",
    "pots": "What the own pot takes off",
    "shares": "Share of all that is in the pots",
    "balance": "Chips on the others, less theirs",
    "result": "Result",
    "pots_text": "Ten chips for each unit left in the own pot",
    "shares_text": "What is left in the pots is shared alike",
    "balance_text": "Chips on the others, less those they have on one",
    "result_text": "All together, in chips",
}
_RU: Final = {
    "contract": "Игра",
    "concede": "Сдача без игры",
    "all_pass": "Три паса",
    "polles": "Розыгрыш после трёх пасов",
    "aces": "Четыре туза",
    "in": "играет",
    "out": "пас",
    "alone": "один",
    "along": "берёт с собой",
    "played": "{declarer} {contract}, {said}: {tricks}",
    "unplayed": "{declarer} {contract}, {said}: без розыгрыша",
    "conceded": "{declarer}: сдача без игры, {contract}",
    "passed": "Три паса",
    "passed_played": "Три паса: {tricks}",
    "pots": "Остаток своей кассы",
    "shares": "Доля всех касс",
    "balance": "Свои фишки без чужих",
    "result": "Итог",
    "pots_text": "По десять фишек за каждую единицу, оставшуюся в своей кассе",
    "shares_text": "Остаток касс делится поровну",
    "balance_text": "Фишки за другими без тех, что должен сам",
    "result_text": "Всё вместе, в фишках",
}
_WORDS: Final = {"en": _EN, "ru": _RU}
_REFUSALS: Final = {
    ("aces", "13.3"): "четырёх тузов здесь не объявляют",
    ("all_pass", "4.8"): "после трёх пасов здесь пересдают",
    ("all_pass", "13.5"): "после трёх пасов здесь играют",
    ("concede", "13.4"): "сдаваться без игры здесь нельзя",
    ("contract", "4.1"): "такой игры здесь нет",
    ("declarations", "7.1"): "так защита сказать не могла",
    ("declarer", "1.1"): "сдающий отдыхает и играть не может",
    ("declarer", "4.8"): "после трёх пасов никто не играет",
    ("over", "12.1"): "партия была уже окончена",
    ("seat", "1.2"): "такого места за столом нет",
    ("tricks", "1.1"): "сдающий отдыхает и взяток не берёт",
    ("tricks", "8.4"): "кто спасовал, взяток не берёт",
    ("tricks", "8.5"): "взяток должно быть десять на всех, а без розыгрыша их нет",
    ("tricks", "10.3"): "каждый защитник отвечает за свои взятки, нужны взятки каждого",
}


def _words(lang: str) -> dict[str, str]:
    return _WORDS[check_language(lang)]


def form(match: Match, names: Names, lang: str, number: int) -> EntryForm:
    """How to ask for the deal that a match waits for."""
    return _form(match.options, match.dealt_by, names, lang, number)


@lru_cache(maxsize=64)
def _form(options: Options, dealer: int, names: Names, lang: str, number: int) -> EntryForm:
    players = len(names)
    playing = active(dealer, players)
    bids = ladder(options.allow_10nt)
    contracts = tuple(
        asking.contract_form(
            text,
            contract_title(text, lang),
            one.level,
            one.level,
            one.value,
            text in bids,
            asking.can(lambda text=text: _check(options, dealer, players, text), _ID, lang),  # type: ignore[misc]
        )
        for text, one in CONTRACTS.items()
    )
    return EntryForm(
        number=number,
        dealer=dealer,
        playing=playing,
        resting=None if dealer in playing else dealer,
        minimum=0,
        kinds=_kinds(options, dealer, players, lang),
        contracts=contracts,
        defences=asking.defences(
            playing,
            (tuple(CONTRACTS),),
            lambda declarer: defenders(declarer, dealer, players),
            lambda declarer, _: _ways(options, declarer, dealer, names, lang),
        ),
        cards=(),
        extras=(Extra("aces", "flag", _words(lang)["aces"], "aces"),) if options.aces_bonus else (),
    )


def _check(options: Options, dealer: int, players: int, contract: str) -> None:
    """Raise RuleError if a contract is not played here."""
    eldest = active(dealer, players)[0]
    said = tuple((seat, "out") for seat in defenders(eldest, dealer, players))
    check_result(DealResult("contract", eldest, contract, said, dealer=dealer), options, players)


def _ways(options: Options, declarer: int, dealer: int, names: Names, lang: str) -> tuple[Way, ...]:
    right, left = defenders(declarer, dealer, len(names))
    found = []
    for spoken, roles in ways(right, left, options.passer_may_return).items():
        said = tuple(zip((right, left, right), spoken, strict=False))
        along, playing = roles.seats(ALONG), roles.seats(IN)
        tricks: TricksForm | None = None
        if roles.played and len(along or playing) == 1 and (options.solo_double or not along):
            tricks = asking.asked((declarer,), TRICKS)
        elif roles.played:
            tricks = asking.asked((declarer, right), TRICKS, left)
        found.append(asking.way(said, said_title(said, names, lang), roles.played, along or playing, tricks))
    return tuple(found)


def said_title(said: asking.Said, names: Names, lang: str) -> str:
    """What the defence said, as a person tells it: *Boris in, Vera out*."""
    spoken = _words(lang)
    return ", ".join(f"{names[seat]} {spoken[word]}" for seat, word in said)


def _kinds(options: Options, dealer: int, players: int, lang: str) -> tuple[KindForm, ...]:
    said, after = _words(lang), (dealer + 1) % players
    playing = active(dealer, players)
    extras = ("aces",) if options.aces_bonus else ()
    polled = tuple(TRICKS * (seat == playing[0]) for seat in range(players))
    results = {
        "concede": DealResult("concede", playing[0], "6S", dealer=dealer),
        "all_pass": DealResult("all_pass", dealer=dealer),
        "polles": DealResult("polles", tricks=polled, dealer=dealer),
    }

    def can(kind: str) -> dict[str, Any]:
        return asking.can(lambda: check_result(results[kind], options, players), _ID, lang)

    asks = ("declarer", "contract", "defence", "tricks")
    free = asking.can(lambda: None, _ID, lang)
    found = [
        asking.kind_form("contract", said["contract"], "", asks, after, free, extras=extras),
        asking.kind_form(
            "concede", said["concede"], "concede", ("declarer", "bid"), after, can("concede"), extras=extras
        ),
    ]
    if options.all_pass == "polles":
        tricks = asking.asked(playing[:2], TRICKS, playing[2])
        polles = asking.kind_form(
            "polles", said["polles"], "polles", ("tricks",), after, can("polles"), tricks=tricks
        )
        return (*found, polles)
    return (*found, asking.kind_form("all_pass", said["all_pass"], "all_pass", (), after, can("all_pass")))


def title(result: DealResult, names: Names, lang: str) -> str:
    """A deal as people tell it.

    >>> said = ((1, "in"), (2, "out"), (1, "alone"))
    >>> title(DealResult("contract", 0, "7H", said, (7, 3, 0), dealer=2), ("Anna", "Boris", "Vera"), "en")
    'Anna 7♥, Boris in, Vera out, Boris alone: 7'
    """
    said = _words(lang)
    tricks, declarer = result.tricks or (), result.declarer
    if declarer is None:
        each = ", ".join(f"{name} {taken}" for name, taken in zip(names, tricks, strict=False) if taken)
        return said["passed_played" if tricks else "passed"].format(tricks=each)
    played = contract_title(result.contract or "", lang)
    if result.kind == "concede":
        line = said["conceded"].format(declarer=names[declarer], contract=played)
    else:
        line = said["played" if tricks else "unplayed"].format(
            declarer=names[declarer],
            contract=played,
            said=said_title(result.declarations, names, lang),
            tricks=tricks[declarer] if tricks else "",
        )
    return f"{line}; {said['aces'].lower()}" if result.aces else line


def settlement(match: Match, names: Names, lang: str) -> Settlement:
    """The settlement of the sheet as it stands, step by step (12.1)."""
    said = _words(lang)
    done = settle(match.standing)
    balance: tuple[Amount, ...] = tuple(sum(row, start=0) for row in done.balance)
    steps = (
        ("balance", "10.7", balance),
        ("pots", "13.1", done.pots),
        ("shares", "13.1", done.shares),
        ("result", "12.1", done.result),
    )
    lines = tuple(
        SettlementLine(name, clause, said[name], tuple(amounts), said[f"{name}_text"])
        for name, clause, amounts in steps
        if name not in ("pots", "shares") or done.till
    )
    return Settlement(lines, done.balance, done.result)


def _opening(options: Options) -> tuple[tuple[str, Amount], ...]:
    """What each has at the start: a pot, and the same as his part of a common till (11.1, 13.1)."""
    pot = ("pot", options.start_pot)
    return (pot, ("till", options.start_pot)) if options.pot_model == "common" else (pot,)


KEEPER = GameKeeper(
    form=form,
    title=title,
    settle=settlement,
    refusals=_REFUSALS,
    over="12.1",
    example="0 7H in out alone 7",
    pays=True,
    opening=_opening,
)
