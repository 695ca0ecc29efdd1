"""The score keeper: the form for a deal with real cards, and its title."""

from __future__ import annotations

from functools import partial
from itertools import product
from typing import Final

from austrian.phases import eldest, order_from
from austrian.score import BIDS, HELP, NEEDS, PASS, DealResult, defenders
from prikup.core import Match
from prikup.keeper import forms
from prikup.keeper.game_keeper import GameKeeper, Names, settle_by_totals
from prikup.keeper.model import EntryForm, Way
from prikup.vocabulary.terms import name_contract
from prikup.words.catalogue import say

_ID: Final = "austrian"


def form(match: Match, names: Names, lang: str, number: int) -> EntryForm:
    """Return the form for the deal that a match waits for."""
    playing = order_from(eldest(match))
    free = forms.check_allowed(lambda: None, lang)
    kind = partial(forms.kind_form, _ID, lang)
    return EntryForm(
        number=number,
        dealer=playing[2],
        playing=playing,
        resting=None,
        minimum=0,
        kinds=(
            kind("contract", "", ("declarer", "contract", "defence", "tricks"), playing[0], free),
            kind("passed", "passed", (), playing[0], free),
        ),
        contracts=tuple(
            forms.contract_form(bid, name_contract(bid, lang, _ID), 1, NEEDS, int(bid), True, free)
            for bid in BIDS
        ),
        defences=forms.defence_forms(
            playing, (BIDS,), defenders, lambda declarer, _: ways(declarer, names, lang)
        ),
        cards=(),
    )


def ways(declarer: int, names: Names, lang: str) -> tuple[Way, ...]:
    """Return the possible declarations, each with the tricks to ask for: of two players, or of all three."""
    found = []
    for spoken in product((HELP, PASS), repeat=2):
        said = tuple(zip(defenders(declarer), spoken, strict=True))
        helpers = tuple(seat for seat, word in said if word == HELP)
        tricks = forms.tricks_form((declarer, *helpers[:-1]), 10, helpers[-1]) if helpers else None
        title = forms.defence_title(_ID, said, names, lang)
        found.append(forms.make_way(said, title, bool(helpers), helpers, tricks))
    return tuple(found)


def title(result: DealResult, names: Names, lang: str) -> str:
    """Return a deal as people describe it."""
    if result.declarer is None:
        return say(lang, "austrian-kind-passed")
    return say(
        lang,
        "austrian-told",
        declarer=names[result.declarer],
        contract=name_contract(result.contract or "", lang, _ID),
        said=forms.defence_title(_ID, result.declarations, names, lang),
        tricks=result.tricks[result.declarer] if result.tricks else 10,
    )


KEEPER: Final = GameKeeper(form, title, settle_by_totals, over="6.3", example="1 3 help pass 0 7 3")
