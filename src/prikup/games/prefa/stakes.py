"""The numbers that a player weighs before they speak, in chips (9, 10)."""

from __future__ import annotations

from prikup.core import Action, Amount, Name, Turn
from prikup.games.prefa.contracts import CONTRACTS, TRICKS_PER_DEAL, Contract, lowest_contract
from prikup.games.prefa.exchange import CONCEDE, Naming
from prikup.games.prefa.ledger import Ledger
from prikup.games.prefa.match import Match
from prikup.games.prefa.playing import Defending
from prikup.games.prefa.results import ALONE, ALONG, IN, OUT, defenders
from prikup.games.prefa.rules import active_seats
from prikup.games.prefa.score import contract_values, lone_minimum
from prikup.toolkit.views import Stakes


def turn_stakes(match: Match, turn: Turn) -> Stakes:
    """Return what each legal action of a turn brings or costs, by its text.

    For a contract that is named ``each`` is the chips for a trick, which are also its pot units. In the
    defence ``tricks`` are owed, ``each`` is paid for one, ``missing`` chips go to the declarer for the first
    one missing. ``pot`` units and ``chips`` are what giving up costs.
    """
    phase = match.phase
    if isinstance(phase, Naming):
        return {action.text: _make_naming_stake(match, phase, action) for action in phase.legal(match, turn)}
    if isinstance(phase, Defending):
        return {word: _make_defence_stake(match, phase, word) for word in phase.asked.legal() if word != OUT}
    return {}


def _make_naming_stake(match: Match, phase: Naming, action: Action) -> dict[str, Amount]:
    """Return what naming a contract, or giving up, brings or costs; empty for other words."""
    if isinstance(action, Name):
        return {"each": _find_contract_values(match, CONTRACTS[action.contract])[0]}
    if action != CONCEDE:
        return {}
    contract = lowest_contract(phase.held.bid or "")
    price = _find_contract_values(match, contract)[1] * (2 if match.options.solo_double else 1)
    return {"pot": price, "chips": price * sum(contract.conceded[1:])}


def _find_contract_values(match: Match, contract: Contract) -> tuple[int, int]:
    """Return the value of a contract if it is made and if it fails, as the pots of the match stand."""
    pot_total = Ledger(match.standing, active_seats(match), match.options).pot_total
    return contract_values(contract, pot_total, match.options)


def _make_defence_stake(match: Match, phase: Defending, word: str) -> dict[str, Amount]:
    """Return the tricks owed after a word of the defence, the price of each, and that of one missing."""
    state = phase.held
    contract = CONTRACTS[state.contract or ""]
    seat = phase.asked.seat
    is_right = seat == defenders(state.declarer_seat, match.dealt_by, match.players)[0]
    is_alone = word == ALONE or (word == IN and bool(state.said) and state.said[0][1] == OUT)
    if word == ALONG:
        owed = TRICKS_PER_DEAL - contract.level
    elif is_alone:
        owed = lone_minimum(contract, is_right, match.options)
    else:
        owed = contract.minimums[0 if is_right else 1]
    made_value, failed_value = _find_contract_values(match, contract)
    stake: dict[str, Amount] = {"tricks": owed, "each": made_value}
    if owed:
        # One trick short, a lone defender leaves all others to the declarer; two leave one more than bid.
        declarer_tricks = TRICKS_PER_DEAL - (owed - 1) if is_alone else contract.level + 1
        stake["missing"] = declarer_tricks * failed_value
    return stake
