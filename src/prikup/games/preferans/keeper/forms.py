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
        with_talon = msgspec.structs.replace(result, talon=_BONUS_TALON)
        # Compare on an empty sheet with all levels open, as the bonus depends on neither.
        start = Standing.start(self.players)
        options = msgspec.structs.replace(self.options, raspasy_exit_levels=(6,))
        return entries(with_talon, start, options) != entries(result, start, options)


def entry_form(match: Match, names: tuple[str, ...], lang: str, number: int) -> EntryForm:
    """Return the form for the deal that a match waits for; raises PrikupError for an unknown language."""
    return _make_form(FormInputs(match.options, match.standing, match.dealt_by, names, lang), number)


@lru_cache(maxsize=64)
def _make_form(inputs: FormInputs, number: int) -> EntryForm:
    """Return the form for a deal; kept, as it is drawn often."""
    playing = seats_in_play(inputs.dealer, inputs.players)
    contracts = _make_contract_forms(inputs, playing[0])
    kinds = _make_kind_forms(inputs, playing, contracts)
    defences = _make_defence_forms(inputs, playing)
    asks_cards = any(kind.talon for kind in kinds) or any(
        way.talon for defence in defences for way in defence.ways
    )
    return EntryForm(
        number=number,
        dealer=inputs.dealer,
        playing=playing,
        resting=None if inputs.dealer in playing else inputs.dealer,
        minimum=minimum_level(inputs.standing, inputs.options),
        kinds=kinds,
        contracts=contracts,
        defences=defences,
        cards=tuple(card.text for card in PACK_32.cards) if asks_cards else (),
        extras=(_make_misdeal_extra(inputs.lang),),
    )


def _make_misdeal_extra(lang: str) -> Extra:
    """Return the optional question of the cause of a misdeal (2.6)."""
    choices = tuple((kind, say(lang, f"preferans-misdeal-{kind}")) for kind in MISDEAL_KINDS)
    return Extra(_MISDEAL_KIND, "choice", say(lang, "preferans-misdeal"), "", choices)


def _make_sample_result(
    inputs: FormInputs, declarer: int, contract: str, declarations: Said, roles: Defence
) -> DealResult:
    """Return a result with these declarations whose contract was made."""
    result = DealResult("contract", declarer, contract, declarations, dealer=inputs.dealer)
    return (
        msgspec.structs.replace(result, tricks=_give_all_tricks(inputs, declarer)) if roles.played else result
    )


def _give_all_tricks(inputs: FormInputs, seat: int) -> tuple[int, ...]:
    """Return the tricks by seat if one seat wins all."""
    return tuple(DEAL_TRICKS * (other_seat == seat) for other_seat in range(inputs.players))


def _make_contract_forms(inputs: FormInputs, declarer: int) -> tuple[ContractForm, ...]:
    """Return a form for each contract, refused where a result with it is impossible."""
    bids = auction_rules(inputs.options, inputs.standing).ladder
    contract_forms = []
    for text, contract in CONTRACTS.items():
        if text == MISERE:
            continue
        declarations, roles = _find_first_declarations(inputs, declarer, text)
        contract_forms.append(
            ContractForm(
                contract=text,
                title=contract_title(text, inputs.lang),
                level=contract.level,
                needs=contract.needs,
                value=contract.value,
                bid=text in bids,
                **inputs.why_not(_make_sample_result(inputs, declarer, text, declarations, roles)),
            )
        )
    if inputs.options.concede_misere:
        contract_forms.append(_make_conceded_misere_form(inputs, declarer))
    return tuple(contract_forms)


def _make_conceded_misere_form(inputs: FormInputs, declarer: int) -> ContractForm:
    """Return misère as a bid that can be given up, and not named (5.3)."""
    misere = CONTRACTS[MISERE]
    return ContractForm(
        contract=MISERE,
        title=contract_title(MISERE, inputs.lang),
        level=misere.level,
        needs=misere.needs,
        value=misere.value,
        bid=True,
        **inputs.why_not(DealResult("concede", declarer, MISERE, dealer=inputs.dealer)),
        named=False,
    )


def _find_first_declarations(inputs: FormInputs, declarer: int, contract: str) -> tuple[Said, Defence]:
    """Return the first possible declarations against a contract, with their roles."""
    result = DealResult("contract", declarer, contract, dealer=inputs.dealer)
    return next(iter(possible_declarations(result, inputs.options, inputs.players).items()))


def _make_defence_forms(inputs: FormInputs, playing: tuple[int, ...]) -> tuple[DefenceForm, ...]:
    """Return the possible declarations by declarer; contracts with the same ones share a form."""
    defence_forms = []
    for declarer in sorted(playing):
        groups: dict[tuple[Way, ...], list[str]] = {}
        for text, contract in CONTRACTS.items():
            if text != MISERE:
                groups.setdefault(_list_defence_ways(inputs, declarer, contract), []).append(text)
        seats = defenders(DealResult("contract", declarer, dealer=inputs.dealer), inputs.players)
        defence_forms += [DefenceForm(declarer, tuple(texts), seats, ways) for ways, texts in groups.items()]
    return tuple(defence_forms)


def _list_defence_ways(inputs: FormInputs, declarer: int, contract: Contract) -> tuple[Way, ...]:
    """Return the possible declarations against a contract, each with its title and its form for tricks."""
    result = DealResult("contract", declarer, contract.text, dealer=inputs.dealer)
    return tuple(
        Way(
            said=declarations,
            words=" ".join(word for _, word in declarations),
            title=defence_title("preferans", declarations, inputs.names, inputs.lang)
            or say(inputs.lang, "preferans-silent"),
            played=roles.played,
            whisters=roles.whisters,
            tricks=_make_tricks_form(declarer, roles) if roles.played else None,
            talon=inputs.talon_counts(
                _make_sample_result(inputs, declarer, contract.text, declarations, roles)
            ),
        )
        for declarations, roles in possible_declarations(result, inputs.options, inputs.players).items()
    )


def _make_tricks_form(declarer: int, roles: Defence) -> TricksForm:
    """Return the form for the tricks of the declarer and, beside two whisters, of the first whister."""
    if len(roles.whisters) == 2:
        first, second = roles.whisters
        return TricksForm(
            (declarer, first), (DEAL_TRICKS, DEAL_TRICKS), second, DEAL_TRICKS, DEAL_TRICKS, short=False
        )
    return _make_declarer_tricks_form(declarer)


def _make_declarer_tricks_form(declarer: int) -> TricksForm:
    """Return the form for the declarer's tricks alone."""
    return TricksForm((declarer,), (DEAL_TRICKS,), None, DEAL_TRICKS, DEAL_TRICKS, short=True)


def _make_kind_forms(
    inputs: FormInputs, playing: tuple[int, ...], contracts: tuple[ContractForm, ...]
) -> tuple[KindForm, ...]:
    """Return the forms for all kinds of deals, refused where a sample result is impossible."""
    eldest, dealer = playing[0], inputs.dealer
    lowest = next((contract.contract for contract in contracts if contract.allowed), contracts[-1].contract)
    declarations, roles = _find_first_declarations(inputs, eldest, lowest)
    played = _make_sample_result(inputs, eldest, lowest, declarations, roles)
    allpass, tricks = _make_all_pass_form(inputs, playing)
    misdealt = DealResult("misdeal", dealer=dealer, misdeal=inputs.standing.misdeals + 1)
    misere = DealResult("misere", eldest, MISERE, tricks=_give_all_tricks(inputs, playing[1]), dealer=dealer)
    thrown = msgspec.structs.replace(played, kind="talon_throw")
    rows: tuple[tuple[Kind, str, tuple[str, ...], DealResult], ...] = (
        ("contract", "", ("declarer", "contract", "defence", "tricks"), played),
        ("misere", "misere", ("declarer", "tricks"), misere),
        ("raspasy", "raspasy", ("tricks",), allpass),
        ("concede", "concede", ("declarer", "bid"), DealResult("concede", eldest, lowest, dealer=dealer)),
        ("misdeal", "misdeal", (), misdealt),
        ("talon_throw", "throw", ("declarer", "contract", "defence", "tricks"), thrown),
    )
    kind_forms = []
    for kind, first_word, questions, result in rows:
        refusal = inputs.why_not(result)
        kind_forms.append(
            KindForm(
                kind=kind,
                title=say(inputs.lang, f"preferans-kind-{kind}"),
                words=first_word,
                asks=questions,
                tricks=tricks if kind == "raspasy" else None,
                tricks_of=tuple(map(_make_declarer_tricks_form, sorted(playing))) if kind == "misere" else (),
                talon=refusal["allowed"] and kind == "misere" and inputs.talon_counts(result),
                next_dealer=next_dealer(dealer, result, inputs.options, inputs.players),
                **refusal,
                extras=(_MISDEAL_KIND,) if kind == "misdeal" else (),
            )
        )
    return tuple(kind_forms)


def _make_all_pass_form(inputs: FormInputs, playing: tuple[int, ...]) -> tuple[DealResult, TricksForm]:
    """Return a sample all-pass and the form for its tricks.

    A resting dealer who leads the talon may win tricks: as many as :func:`check_result` allows.
    """
    last_seat = playing[2]
    result = DealResult("raspasy", tricks=_give_all_tricks(inputs, last_seat), dealer=inputs.dealer)
    form_without_dealer = TricksForm(
        playing[:2], (DEAL_TRICKS, DEAL_TRICKS), last_seat, DEAL_TRICKS, DEAL_TRICKS, short=False
    )
    max_dealer_tricks = 0
    while inputs.dealer not in playing and max_dealer_tricks < DEAL_TRICKS:
        tricks = list(result.tricks or ())
        tricks[inputs.dealer], tricks[last_seat] = max_dealer_tricks + 1, DEAL_TRICKS - max_dealer_tricks - 1
        with_dealer_tricks = msgspec.structs.replace(result, tricks=tuple(tricks), dealer_leads_talon=True)
        if not inputs.why_not(with_dealer_tricks)["allowed"]:
            break
        max_dealer_tricks += 1
    if not max_dealer_tricks:
        return result, form_without_dealer
    form_with_dealer = TricksForm(
        (*playing[:2], inputs.dealer),
        (DEAL_TRICKS, DEAL_TRICKS, max_dealer_tricks),
        last_seat,
        DEAL_TRICKS,
        DEAL_TRICKS,
        short=False,
    )
    return result, form_with_dealer
