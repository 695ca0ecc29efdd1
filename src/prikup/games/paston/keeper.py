"""The score keeper of Paston."""

from __future__ import annotations

from functools import lru_cache, partial
from itertools import product
from typing import Final

from prikup.games.paston.contracts import CONTRACTS, DECLARER_NEEDS, TRICKS_PER_DEAL
from prikup.games.paston.match import Match
from prikup.games.paston.opening import order_from
from prikup.games.paston.options import Options
from prikup.games.paston.results import PASS, WHIST, DealResult, defenders
from prikup.games.paston.score import next_dealer
from prikup.keeper import forms
from prikup.keeper.game_keeper import GameKeeper, Names, settle_by_totals
from prikup.keeper.model import EntryForm, Extra, KindForm, Way
from prikup.vocabulary.terms import check_language, name_contract
from prikup.words.catalogue import Value, say

_GAME_ID: Final = "paston"
_OPENER: Final = "opener"
_GRID_ROWS: Final = {"paston": 1, "glitch": 1, "dineri": 2, "gupa": 2, "paston_grkha": 3}
"""Row of the grid in which each game stands."""


def entry_form(match: Match, names: Names, lang: str, number: int) -> EntryForm:
    """Return the form for the deal that a match waits for."""
    return _make_form(match.options, match.dealt_by, names, lang, number)


@lru_cache(maxsize=64)
def _make_form(options: Options, dealer: int, names: Names, lang: str, number: int) -> EntryForm:
    """Return the form for a deal of this dealer by these rules."""
    always_allowed = forms.check_allowed(lambda: None, lang)
    playing = order_from((dealer + 1) % 3)
    title, note = say(check_language(lang), "paston-opener"), say(lang, "paston-opener", "note")
    opener = Extra(_OPENER, "seat", title, _OPENER, seats=playing, needed=True, deal=1, note=note)
    return EntryForm(
        number=number,
        dealer=dealer,
        playing=playing,
        resting=None,
        minimum=0,
        kinds=_make_kind_forms(options, dealer, lang, number),
        contracts=tuple(
            forms.contract_form(
                text,
                name_contract(text, lang, _GAME_ID),
                level=_GRID_ROWS[text],
                needs=DECLARER_NEEDS,
                value=contract.value,
                bid=True,
                permission=always_allowed,
            )
            for text, contract in CONTRACTS.items()
        ),
        defences=forms.defence_forms(
            playing,
            (tuple(CONTRACTS),),
            defenders,
            lambda declarer, _: _list_defence_ways(declarer, names, lang),
        ),
        cards=(),
        extras=(opener,) if options.second_dealer == "first_opener" else (),
    )


def _make_kind_forms(options: Options, dealer: int, lang: str, number: int) -> tuple[KindForm, ...]:
    """Return the forms for a game that is played and for surrender."""
    always_allowed = forms.check_allowed(lambda: None, lang)
    opener_deals = options.second_dealer == "first_opener"
    # The second dealer is known only from the result of the first deal, which names its opener.
    known_dealer = None if opener_deals and number == 1 else next_dealer(2, dealer, None, options)
    extras, dealer_field = ((_OPENER,), _OPENER if known_dealer is None else "") if opener_deals else ((), "")
    questions = ("declarer", "contract", "defence", "tricks")
    kind = partial(forms.kind_form, _GAME_ID, lang)

    return (
        kind("contract", "", questions, known_dealer, always_allowed, extras=extras, next_by=dealer_field),
        kind(
            "surrender",
            "surrender",
            ("declarer",),
            known_dealer,
            always_allowed,
            extras=extras,
            next_by=dealer_field,
        ),
    )


def _list_defence_ways(declarer: int, names: Names, lang: str) -> tuple[Way, ...]:
    """Return the possible words of the two defenders, each with its title and its form for tricks."""
    seats = defenders(declarer)
    ways = []
    for spoken in product((WHIST, PASS), repeat=2):
        declarations = tuple(zip(seats, spoken, strict=True))
        playing = tuple(seat for seat, word in declarations if word == WHIST)
        declarer_form = forms.tricks_form((declarer,), TRICKS_PER_DEAL)
        tricks = (
            forms.tricks_form((declarer, seats[0]), TRICKS_PER_DEAL, seats[1])
            if len(playing) == 2
            else declarer_form
        )
        title = forms.defence_title(_GAME_ID, declarations, names, lang)
        ways.append(forms.make_way(declarations, title, bool(playing), playing, tricks if playing else None))
    return tuple(ways)


def title(result: DealResult, names: Names, lang: str) -> str:
    """Return a deal as people describe it.

    >>> said = ((1, "whist"), (2, "pass"))
    >>> title(DealResult("contract", 0, "gupa", said, (6, 4, 0)), ("Anna", "Boris", "Vera"), "en")
    'Anna, gupa ♥, Boris whists, Vera passes: 6 taken'
    """
    declarer = names[result.declarer]
    if result.kind == "surrender":
        return say(check_language(lang), "paston-told-surrender", declarer=declarer)
    data: dict[str, Value] = {
        "declarer": declarer,
        "contract": name_contract(result.contract or "", lang, _GAME_ID),
        "said": forms.defence_title(_GAME_ID, result.declarations, names, lang),
    }
    if not result.tricks:
        return say(lang, "paston-told-unplayed", **data)
    return say(lang, "paston-told-contract", **data, tricks=result.tricks[result.declarer])


KEEPER = GameKeeper(
    form=entry_form,
    title=title,
    settle=settle_by_totals,
    over="8.2",
    example="0 gupa whist pass 6",
)
