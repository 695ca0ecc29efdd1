"""The score keeper of Prefa."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any, Final

from prikup.core import Amount
from prikup.games.prefa.contracts import CONTRACTS, TRICKS_PER_DEAL, bid_ladder
from prikup.games.prefa.match import Match
from prikup.games.prefa.options import Options
from prikup.games.prefa.results import (
    ALONG,
    IN,
    DealResult,
    check_result,
    defence_ways,
    defenders,
    seats_in_play,
)
from prikup.games.prefa.score import settle
from prikup.keeper import forms
from prikup.keeper.game_keeper import GameKeeper, Names
from prikup.keeper.model import EntryForm, Extra, KindForm, SettlementReport, TricksForm, Way
from prikup.vocabulary.terms import check_language, name_contract
from prikup.words.catalogue import Value, say

_GAME_ID: Final = "prefa"


def entry_form(match: Match, names: Names, lang: str, number: int) -> EntryForm:
    """Return the form for the deal that a match waits for."""
    return _make_form(match.options, match.dealt_by, names, lang, number)


@lru_cache(maxsize=64)
def _make_form(options: Options, dealer: int, names: Names, lang: str, number: int) -> EntryForm:
    """Return the form for a deal of this dealer by these rules."""
    players = len(names)
    playing = seats_in_play(dealer, players)
    bids = bid_ladder(options.allow_10nt)
    contracts = tuple(
        forms.contract_form(
            text,
            name_contract(text, lang, _GAME_ID),
            contract.level,
            contract.level,
            contract.value,
            text in bids,
            forms.check_allowed(lambda text=text: _check_contract(options, dealer, players, text), lang),  # type: ignore[misc]
        )
        for text, contract in CONTRACTS.items()
    )
    return EntryForm(
        number=number,
        dealer=dealer,
        playing=playing,
        resting=None if dealer in playing else dealer,
        minimum=0,
        kinds=_make_kind_forms(options, dealer, players, lang),
        contracts=contracts,
        defences=forms.defence_forms(
            playing,
            (tuple(CONTRACTS),),
            lambda declarer: defenders(declarer, dealer, players),
            lambda declarer, _: _list_defence_ways(options, declarer, dealer, names, lang),
        ),
        cards=(),
        extras=(Extra("aces", "flag", say(lang, "prefa-aces"), "aces"),) if options.aces_bonus else (),
    )


def _check_contract(options: Options, dealer: int, players: int, contract: str) -> None:
    """Raise RuleError if a contract is not played by these options."""
    eldest = seats_in_play(dealer, players)[0]
    declarations = tuple((seat, "out") for seat in defenders(eldest, dealer, players))
    check_result(DealResult("contract", eldest, contract, declarations, dealer=dealer), options, players)


def _list_defence_ways(
    options: Options, declarer: int, dealer: int, names: Names, lang: str
) -> tuple[Way, ...]:
    """Return the possible declarations of the defence, each with its title and its form for tricks.

    The declarer's tricks are enough where one defender answers for all of the defence.
    """
    right, left = defenders(declarer, dealer, len(names))
    ways = []
    for spoken, roles in defence_ways(right, left, options.passer_may_return).items():
        declarations = tuple(zip((right, left, right), spoken, strict=False))
        along, playing = roles.seats(ALONG), roles.seats(IN)
        tricks: TricksForm | None = None
        if roles.played and len(along or playing) == 1 and (options.solo_double or not along):
            tricks = forms.tricks_form((declarer,), TRICKS_PER_DEAL)
        elif roles.played:
            tricks = forms.tricks_form((declarer, right), TRICKS_PER_DEAL, left)
        ways.append(
            forms.make_way(
                declarations,
                forms.defence_title(_GAME_ID, declarations, names, lang),
                roles.played,
                along or playing,
                tricks,
            )
        )
    return tuple(ways)


def _make_kind_forms(options: Options, dealer: int, players: int, lang: str) -> tuple[KindForm, ...]:
    """Return the forms for a contract that is played, one that is given up, and a deal without a declarer."""
    next_dealer = (dealer + 1) % players
    playing = seats_in_play(dealer, players)
    extras = ("aces",) if options.aces_bonus else ()
    eldest_wins_all = tuple(TRICKS_PER_DEAL * (seat == playing[0]) for seat in range(players))
    results = {
        "concede": DealResult("concede", playing[0], "6S", dealer=dealer),
        "all_pass": DealResult("all_pass", dealer=dealer),
        "polles": DealResult("polles", tricks=eldest_wins_all, dealer=dealer),
    }

    def can(kind: str) -> dict[str, Any]:
        return forms.check_allowed(lambda: check_result(results[kind], options, players), lang)

    questions = ("declarer", "contract", "defence", "tricks")
    always_allowed = forms.check_allowed(lambda: None, lang)
    kind = partial(forms.kind_form, _GAME_ID, lang)
    declared = (
        kind("contract", "", questions, next_dealer, always_allowed, extras=extras),
        kind("concede", "concede", ("declarer", "bid"), next_dealer, can("concede"), extras=extras),
    )
    if options.all_pass == "polles":
        tricks = forms.tricks_form(playing[:2], TRICKS_PER_DEAL, playing[2])
        return (*declared, kind("polles", "polles", ("tricks",), next_dealer, can("polles"), tricks=tricks))
    return (*declared, kind("all_pass", "all_pass", (), next_dealer, can("all_pass")))


def title(result: DealResult, names: Names, lang: str) -> str:
    """Return a deal as people describe it.

    >>> said = ((1, "in"), (2, "out"), (1, "alone"))
    >>> title(DealResult("contract", 0, "7H", said, (7, 3, 0), dealer=2), ("Anna", "Boris", "Vera"), "en")
    'Anna 7♥, Boris in, Vera out, Boris alone: 7 taken'
    """
    tricks, declarer = result.tricks or (), result.declarer
    if declarer is None:
        counted = (
            f"{name} {trick_count}" for name, trick_count in zip(names, tricks, strict=False) if trick_count
        )
        tricks_of_seats = say(lang, "joint-list").join(counted)
        return (
            say(lang, "prefa-told-polles", tricks=tricks_of_seats)
            if tricks
            else say(lang, "prefa-told-all_pass")
        )
    data: dict[str, Value] = {
        "declarer": names[declarer],
        "contract": name_contract(result.contract or "", check_language(lang), _GAME_ID),
    }
    spoken = forms.defence_title(_GAME_ID, result.declarations, names, lang)
    if result.kind == "concede":
        line = say(lang, "prefa-told-concede", **data)
    elif tricks:
        line = say(lang, "prefa-told-contract", **data, said=spoken, tricks=tricks[declarer])
    else:
        line = say(lang, "prefa-told-unplayed", **data, said=spoken)
    return say(lang, "prefa-told-aces", told=line) if result.aces else line


def settlement(match: Match, names: Names, lang: str) -> SettlementReport:
    """Return the settlement of the sheet as it stands, step by step (12.1)."""
    settled = settle(match.standing)
    balance: tuple[Amount, ...] = tuple(sum(row, start=0) for row in settled.balance)
    steps = (
        ("balance", "10.7", balance),
        ("pots", "13.1", settled.pots),
        ("shares", "13.1", settled.shares),
        ("result", "12.1", settled.result),
    )
    lines = tuple(
        forms.settlement_step(_GAME_ID, lang, name, clause, amounts)
        for name, clause, amounts in steps
        if name not in ("pots", "shares") or settled.till
    )
    return SettlementReport(lines, settled.balance, settled.result)


def _list_opening_amounts(options: Options) -> tuple[tuple[str, Amount], ...]:
    """Return the amounts on the sheet at the start: a pot, and as much in a common till (11.1, 13.1)."""
    pot = ("pot", options.start_pot)
    return (pot, ("till", options.start_pot)) if options.pot_model == "common" else (pot,)


KEEPER = GameKeeper(
    form=entry_form,
    title=title,
    settle=settlement,
    over="12.1",
    example="0 7H in out alone 7",
    pays=True,
    opening=_list_opening_amounts,
)
