"""Entries of the defence of a trick contract: consolation, whists, missing tricks (8.3 to 8.9)."""

from __future__ import annotations

from fractions import Fraction

from prikup.core import Amount
from prikup.games.preferans.contracts import Contract
from prikup.games.preferans.defence import Defence
from prikup.games.preferans.ledger import Ledger, to_int_if_whole
from prikup.games.preferans.options import Options
from prikup.games.preferans.results import DealResult, defenders


def write_whists(
    ledger: Ledger, result: DealResult, contract: Contract, roles: Defence, undertricks: int
) -> None:
    """Write the entries of the defence; ``undertricks`` are those of the declarer."""
    options = ledger.options
    declarer = result.declarer or 0
    price = contract.value * options.whist_mult
    if roles.half is not None:
        tricks = options.quota_at(contract.level) // 2
        ledger.write_whists(roles.half, declarer, tricks * price, "half_whist", "8.7", tricks)
    if not roles.played or not roles.writes:
        return
    _write_consolation(ledger, result, roles, undertricks, price)
    if options.whist_scoring == "gamefarm_quota":
        _write_by_quota(ledger, result, contract, roles)
        return
    _write_by_tricks(ledger, result, roles, undertricks, price)
    if roles.liable:
        _write_missing(ledger, result, contract, roles)


def _count_side_tricks(result: DealResult, players: int) -> int:
    """Return the tricks of both defenders together."""
    return sum((result.tricks or ())[seat] for seat in defenders(result, players))


def _write_consolation(
    ledger: Ledger, result: DealResult, roles: Defence, undertricks: int, price: int
) -> None:
    """Write the whists for undertricks to each player who is consoled (8.3)."""
    options = ledger.options
    if options.consolation == "none":
        return
    writers = roles.whisters
    if options.consolation == "each_defender":
        writers = defenders(result, ledger.players)
    if options.consolation_dealer and ledger.players == 4 and result.dealer not in writers:
        writers = (*writers, result.dealer)
    whists = undertricks * (10 if options.consolation_amount == "fixed10" else price)
    for seat in writers:
        ledger.write_whists(seat, result.declarer or 0, whists, "consolation", "8.3", undertricks)


def _write_by_tricks(
    ledger: Ledger, result: DealResult, roles: Defence, undertricks: int, price: int
) -> None:
    """Write whists: of two whisters each for their own tricks, of one for all; gentlemen share (8.4)."""
    options = ledger.options
    declarer, tricks = result.declarer or 0, result.tricks or ()
    if len(roles.whisters) == 2:
        for seat in roles.whisters:
            ledger.write_whists(seat, declarer, price * tricks[seat], "whist", "8.4", tricks[seat])
        return
    (whister,) = roles.whisters
    side = _count_side_tricks(result, ledger.players)
    value = price * side
    shares = options.remiz_split == "gentleman" and (undertricks > 0 or options.gentleman_scope == "always")
    if shares and roles.passer is not None:
        ledger.write_whists(whister, declarer, value // 2, "whist", "8.4", side)
        ledger.write_whists(roles.passer, declarer, value // 2, "whist", "8.4", side)
    else:
        ledger.write_whists(whister, declarer, value, "whist", "8.4", side)


def _write_missing(ledger: Ledger, result: DealResult, contract: Contract, roles: Defence) -> None:
    """Write the penalties for tricks that the side lacks to its quota (8.5)."""
    options = ledger.options
    quota = options.quota_at(contract.level)
    lacking = quota - _count_side_tricks(result, ledger.players)
    if lacking <= 0:
        return
    price = _price_missing_trick(contract, options)
    for seat, tricks in _list_liable_whisters(ledger, result, roles, quota, lacking):
        ledger.write_hill(seat, tricks * price, "undertrick", "8.5", tricks)


def _price_missing_trick(contract: Contract, options: Options) -> Amount:
    """Return the hill points for one missing trick of a whister (8.5)."""
    price = contract.value * options.hill_mult
    return Fraction(price, 2) if options.whist_responsibility == "half" else price


def defence_stake(word: str, contract: Contract, options: Options, liable: bool = True) -> dict[str, Amount]:
    """Return the numbers that a word of the defence commits to.

    ``tricks`` the side owes, ``each`` whists a trick writes, ``missing`` hill points one missing trick costs;
    at ``half`` the ``whists`` written at once. The resting dealer is not ``liable`` (6.9).

    >>> defence_stake("whist", Contract.parse("7H"), Options())
    {'tricks': 2, 'each': 4, 'missing': 4}
    >>> defence_stake("half", Contract.parse("6S"), Options())
    {'whists': 4}
    """
    quota, trick_whists = options.quota_at(contract.level), contract.value * options.whist_mult
    if word == "half":
        return {"whists": quota // 2 * trick_whists}
    if word != "whist":
        return {}
    if not liable:
        return {"each": trick_whists}
    if options.whist_scoring == "gamefarm_quota":
        return {"tricks": quota, "each": contract.value}
    return {
        "tricks": quota,
        "each": trick_whists,
        "missing": to_int_if_whole(_price_missing_trick(contract, options)),
    }


def _list_liable_whisters(
    ledger: Ledger, result: DealResult, roles: Defence, quota: int, lacking: int
) -> list[tuple[int, Amount]]:
    """Return the whisters who pay for missing tricks, each with the number of tricks they pay for.

    ``quota`` are the tricks the side owes, ``lacking`` those it misses. The whisters are in the order in
    which they spoke.
    """
    options = ledger.options
    if len(roles.whisters) == 1:
        return [(roles.whisters[0], lacking)]
    if quota == 1:
        if options.one_trick_responsibility == "second":
            return [(roles.whisters[1], 1)]
        share: Amount = 1 if options.one_trick_responsibility == "both" else Fraction(1, 2)
        return [(seat, share) for seat in roles.whisters]
    tricks = result.tricks or ()
    max_tricks = lacking if options.two_whister_shortfall == "capped" else quota
    return [(seat, min(max(quota // 2 - tricks[seat], 0), max_tricks)) for seat in roles.whisters]


def _write_by_quota(ledger: Ledger, result: DealResult, contract: Contract, roles: Defence) -> None:
    """Write the whists of Game Farm, by the quota of the side and by that of each player (8.9)."""
    options = ledger.options
    declarer, tricks, value = result.declarer or 0, result.tricks or (), contract.value
    side = _count_side_tricks(result, ledger.players)
    quota = options.quota_at(contract.level)
    if len(roles.whisters) == 1:
        (whister,) = roles.whisters
        if side >= quota:
            ledger.write_whists(whister, declarer, value * side, "whist", "8.9", side)
        elif roles.liable:
            ledger.write_whists(declarer, whister, value * (quota - side), "undertrick", "8.9", quota - side)
        return
    personal = options.personal_quota[contract.level - 6]
    for seat in roles.whisters:
        if side >= quota or not roles.liable:
            ledger.write_whists(seat, declarer, value * tricks[seat], "whist", "8.9", tricks[seat])
        elif tricks[seat] >= personal:
            ledger.write_whists(seat, declarer, value * personal, "whist", "8.9", personal)
        else:
            missing = personal - tricks[seat]
            ledger.write_whists(declarer, seat, value * missing, "undertrick", "8.9", missing)
