"""The form for a deal, made by asking the rules which results are possible."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from prikup.cards import PACK_32, Card
from prikup.core import RuleError
from prikup.games.preferans.contracts import CONTRACTS, MISERE, Contract
from prikup.games.preferans.defence import Defence
from prikup.games.preferans.match import Match
from prikup.games.preferans.options import Options
from prikup.games.preferans.results import (
    MISDEAL_KINDS,
    DealResult,
    Kind,
    Standing,
    check_result,
    defenders,
    possible_declarations,
    seats_in_play,
)
from prikup.games.preferans.results import Words as Said
from prikup.games.preferans.rules import auction_rules
from prikup.games.preferans.score import entries, minimum_level, next_dealer
from prikup.keeper.forms import defence_title
from prikup.keeper.model import ContractForm, DefenceForm, EntryForm, Extra, KindForm, TricksForm, Way
from prikup.keeper.refusals import permission_fields
from prikup.vocabulary.terms import name_contract as contract_title
from prikup.words.catalogue import say

DEAL_TRICKS = 10
_MISDEAL_KIND = "misdeal_kind"
_BONUS_TALON = tuple(map(Card.parse, ("7S", "AS")))
"""Talon that earns every bonus there may be."""


class FormInputs(NamedTuple):
    """Values on which the form depends."""

    options: Options
    standing: Standing
    dealer: int
    names: tuple[str, ...]
    lang: str

    @property
    def players(self) -> int:
        """The number of players at the table."""
        return len(self.names)

    def why_not(self, result: DealResult) -> dict[str, Any]:
        """Return the last fields of a form: whether a result is possible and, if not, why."""
        try:
            check_result(result, self.standing, self.options, self.players)
        except RuleError as error:
            return permission_fields(error, self.lang)
        return permission_fields(None, self.lang)

    def talon_counts(self, result: DealResult) -> bool:
        """Return True if the cards of the talon change the entries of the deal."""
        shown = msgspec.structs.replace(result, talon=_BONUS_TALON)
        # Compare on an empty sheet with all levels open, as the bonus depends on neither.
        start = Standing.start(self.players)
        options = msgspec.structs.replace(self.options, raspasy_exit_levels=(6,))
        return entries(shown, start, options) != entries(result, start, options)


def entry_form(match: Match, names: tuple[str, ...], lang: str, number: int) -> EntryForm:
    """Return the form for the deal that a match waits for; raises PrikupError for an unknown language."""
    return _cached_form(FormInputs(match.options, match.standing, match.dealt_by, names, lang), number)


@lru_cache(maxsize=64)
def _cached_form(table: FormInputs, number: int) -> EntryForm:
    playing = seats_in_play(table.dealer, table.players)
    contracts = _contract_forms(table, playing[0])
    kinds = _kind_forms(table, playing, contracts)
    found = _defence_forms(table, playing)
    asked = any(kind.talon for kind in kinds) or any(way.talon for one in found for way in one.ways)
    return EntryForm(
        number=number,
        dealer=table.dealer,
        playing=playing,
        resting=None if table.dealer in playing else table.dealer,
        minimum=minimum_level(table.standing, table.options),
        kinds=kinds,
        contracts=contracts,
        defences=found,
        cards=tuple(card.text for card in PACK_32.cards) if asked else (),
        extras=(_misdeal_kind_extra(table.lang),),
    )


def _misdeal_kind_extra(lang: str) -> Extra:
    """Return the optional question of the cause of a misdeal (2.6)."""
    choices = tuple((kind, say(lang, f"preferans-misdeal-{kind}")) for kind in MISDEAL_KINDS)
    return Extra(_MISDEAL_KIND, "choice", say(lang, "preferans-misdeal"), "", choices)


def _sample_result(table: FormInputs, declarer: int, contract: str, said: Said, roles: Defence) -> DealResult:
    """Return a result with these declarations whose contract was made."""
    result = DealResult("contract", declarer, contract, said, dealer=table.dealer)
    return msgspec.structs.replace(result, tricks=_all_tricks(table, declarer)) if roles.played else result


def _all_tricks(table: FormInputs, seat: int) -> tuple[int, ...]:
    """Return all tricks to one seat."""
    return tuple(DEAL_TRICKS * (one == seat) for one in range(table.players))


def _contract_forms(table: FormInputs, declarer: int) -> tuple[ContractForm, ...]:
    bids = auction_rules(table.options, table.standing).ladder
    found = []
    for text, contract in CONTRACTS.items():
        if text == MISERE:
            continue
        said, roles = _first_declarations(table, declarer, text)
        found.append(
            ContractForm(
                contract=text,
                title=contract_title(text, table.lang),
                level=contract.level,
                needs=contract.needs,
                value=contract.value,
                bid=text in bids,
                **table.why_not(_sample_result(table, declarer, text, said, roles)),
            )
        )
    if table.options.concede_misere:
        found.append(_conceded_misere_form(table, declarer))
    return tuple(found)


def _conceded_misere_form(table: FormInputs, declarer: int) -> ContractForm:
    """Return misère as a bid that can be given up, and not named (5.3)."""
    misere = CONTRACTS[MISERE]
    return ContractForm(
        contract=MISERE,
        title=contract_title(MISERE, table.lang),
        level=misere.level,
        needs=misere.needs,
        value=misere.value,
        bid=True,
        **table.why_not(DealResult("concede", declarer, MISERE, dealer=table.dealer)),
        named=False,
    )


def _first_declarations(table: FormInputs, declarer: int, contract: str) -> tuple[Said, Defence]:
    bare = DealResult("contract", declarer, contract, dealer=table.dealer)
    return next(iter(possible_declarations(bare, table.options, table.players).items()))


def _defence_forms(table: FormInputs, playing: tuple[int, ...]) -> tuple[DefenceForm, ...]:
    """Return the possible declarations by declarer, contracts that share them together."""
    found = []
    for declarer in sorted(playing):
        groups: dict[tuple[Way, ...], list[str]] = {}
        for text, contract in CONTRACTS.items():
            if text != MISERE:
                groups.setdefault(_defence_ways(table, declarer, contract), []).append(text)
        seats = defenders(DealResult("contract", declarer, dealer=table.dealer), table.players)
        found += [DefenceForm(declarer, tuple(texts), seats, ways) for ways, texts in groups.items()]
    return tuple(found)


def _defence_ways(table: FormInputs, declarer: int, contract: Contract) -> tuple[Way, ...]:
    bare = DealResult("contract", declarer, contract.text, dealer=table.dealer)
    return tuple(
        Way(
            said=said,
            words=" ".join(word for _, word in said),
            title=defence_title("preferans", said, table.names, table.lang)
            or say(table.lang, "preferans-silent"),
            played=roles.played,
            whisters=roles.whisters,
            tricks=_tricks_form(declarer, roles) if roles.played else None,
            talon=table.talon_counts(_sample_result(table, declarer, contract.text, said, roles)),
        )
        for said, roles in possible_declarations(bare, table.options, table.players).items()
    )


def _tricks_form(declarer: int, roles: Defence) -> TricksForm:
    if len(roles.whisters) == 2:
        first, second = roles.whisters
        return TricksForm(
            (declarer, first), (DEAL_TRICKS, DEAL_TRICKS), second, DEAL_TRICKS, DEAL_TRICKS, short=False
        )
    return _declarer_tricks_form(declarer)


def _declarer_tricks_form(declarer: int) -> TricksForm:
    return TricksForm((declarer,), (DEAL_TRICKS,), None, DEAL_TRICKS, DEAL_TRICKS, short=True)


def _kind_forms(
    table: FormInputs, playing: tuple[int, ...], contracts: tuple[ContractForm, ...]
) -> tuple[KindForm, ...]:
    eldest, dealer = playing[0], table.dealer
    lowest = next((one.contract for one in contracts if one.allowed), contracts[-1].contract)
    said, roles = _first_declarations(table, eldest, lowest)
    played = _sample_result(table, eldest, lowest, said, roles)
    allpass, tricks = _all_pass_form(table, playing)
    misdealt = DealResult("misdeal", dealer=dealer, misdeal=table.standing.misdeals + 1)
    misere = DealResult("misere", eldest, MISERE, tricks=_all_tricks(table, playing[1]), dealer=dealer)
    thrown = msgspec.structs.replace(played, kind="talon_throw")
    rows: tuple[tuple[Kind, str, tuple[str, ...], DealResult], ...] = (
        ("contract", "", ("declarer", "contract", "defence", "tricks"), played),
        ("misere", "misere", ("declarer", "tricks"), misere),
        ("raspasy", "raspasy", ("tricks",), allpass),
        ("concede", "concede", ("declarer", "bid"), DealResult("concede", eldest, lowest, dealer=dealer)),
        ("misdeal", "misdeal", (), misdealt),
        ("talon_throw", "throw", ("declarer", "contract", "defence", "tricks"), thrown),
    )
    found = []
    for kind, first, asks, result in rows:
        refusal = table.why_not(result)
        found.append(
            KindForm(
                kind=kind,
                title=say(table.lang, f"preferans-kind-{kind}"),
                words=first,
                asks=asks,
                tricks=tricks if kind == "raspasy" else None,
                tricks_of=tuple(map(_declarer_tricks_form, sorted(playing))) if kind == "misere" else (),
                talon=refusal["allowed"] and kind == "misere" and table.talon_counts(result),
                next_dealer=next_dealer(dealer, result, table.options, table.players),
                **refusal,
                extras=(_MISDEAL_KIND,) if kind == "misdeal" else (),
            )
        )
    return tuple(found)


def _all_pass_form(table: FormInputs, playing: tuple[int, ...]) -> tuple[DealResult, TricksForm]:
    """Return a possible all-pass and the form for its tricks; a resting dealer may win some by the talon."""
    last = playing[2]
    bare = DealResult("raspasy", tricks=_all_tricks(table, last), dealer=table.dealer)
    plain = TricksForm(playing[:2], (DEAL_TRICKS, DEAL_TRICKS), last, DEAL_TRICKS, DEAL_TRICKS, short=False)
    most = 0
    while table.dealer not in playing and most < DEAL_TRICKS:
        tricks = list(bare.tricks or ())
        tricks[table.dealer], tricks[last] = most + 1, DEAL_TRICKS - most - 1
        taken = msgspec.structs.replace(bare, tricks=tuple(tricks), dealer_leads_talon=True)
        if not table.why_not(taken)["allowed"]:
            break
        most += 1
    if not most:
        return bare, plain
    asked = TricksForm(
        (*playing[:2], table.dealer),
        (DEAL_TRICKS, DEAL_TRICKS, most),
        last,
        DEAL_TRICKS,
        DEAL_TRICKS,
        short=False,
    )
    return bare, asked
