"""Scoring of Russian Thousand: the entries of a deal, and the sheet after it.

``standing' = apply_entries(standing, entries(result, standing, options), result, options)``. All functions
are pure; a result may come from play or from a person who types in a deal of real cards.
"""

from __future__ import annotations

from prikup.core import Entry
from prikup.games.thousand.ledger import BARREL_DEAL, BARREL_UP, SCORE_ACCOUNT, Ledger
from prikup.games.thousand.options import Options
from prikup.games.thousand.points import announcement_points, round_points
from prikup.games.thousand.results import (
    DealResult,
    Standing,
    check_result,
    cutting_seat,
    resting_seat,
    seats_in_play,
    with_scored_mode,
)

_PENALTY_EVERY = 3
_PENALTY_POINTS = 120


def card_points_of(result: DealResult, seat: int, options: Options) -> int:
    """Return the card points of a seat, with the bonus for the last trick (13.2)."""
    assert result.cards is not None
    return result.cards[seat] + (options.last_trick_bonus if seat == result.last_trick else 0)


def _count_marriage_points(result: DealResult, seat: int, options: Options) -> int:
    """Return the points of the marriages that a seat announced."""
    return announcement_points(options, result.announcements_of(seat), result.named_trump)


def is_made(result: DealResult, options: Options) -> bool:
    """Return True if the declarer reached the target; False if nothing was played (8.1)."""
    if result.kind != "played" or result.declarer is None:
        return False
    seat = result.declarer
    return card_points_of(result, seat, options) + _count_marriage_points(result, seat, options) >= result.bid


def entries(result: DealResult, standing: Standing, options: Options) -> tuple[Entry, ...]:
    """Return the entries of a deal, in the order of clause 12.1.

    Raises RuleError, naming the clause, if the result is impossible.
    """
    check_result(result, standing, options)
    result = with_scored_mode(result, options)
    ledger = Ledger(standing, options, result.dealer, result.declarer)
    match result.kind:
        case "redeal":
            _write_redeal(ledger, result)
        case "surrender":
            _write_surrender(ledger, result)
        case _:
            _write_play(ledger, result)
            _write_bolts(ledger, result)
    if result.kind == "redeal" and not ledger.entries:
        return ()
    return ledger.close(counts=result.kind != "redeal")


def mode_factors(result: DealResult, options: Options) -> tuple[int, int, int]:
    """Return three factors: of the declarer's target, of the others' card points and marriages (8.6)."""
    if result.mode == "golden":
        return 2, 2, 2 if options.golden_double_marriages else 1
    if result.mode == "blind":
        if options.blind_doubles == "declarer":
            return 2, 1, 1
        return 2, 2, 2 if options.blind_double_marriages else 1
    return 1, 1, 1


def _write_play(ledger: Ledger, result: DealResult) -> None:
    """Write the declarer's target, the others' points, and the talon for a resting dealer (8.1 to 8.6)."""
    options, declarer = ledger.options, result.declarer
    target_factor, card_factor, marriage_factor = mode_factors(result, options)
    for seat in seats_in_play(result.dealer, ledger.players):
        if seat == declarer:
            is_target_made = is_made(result, options)
            amount = target_factor * (result.bid if is_target_made else -result.bid)
            ledger.write(seat, amount, "made" if is_target_made else "failed", "8.1", contract=True)
            continue
        points = round_points(card_points_of(result, seat, options), options.round_to)
        ledger.write(seat, card_factor * points, "cards", "8.2")
        ledger.write(
            seat, marriage_factor * _count_marriage_points(result, seat, options), "marriages", "8.2"
        )
    _write_talon(ledger, result, card_factor, marriage_factor)


def _write_talon(ledger: Ledger, result: DealResult, card_factor: int, marriage_factor: int) -> None:
    """Write the resting dealer's points for the talon, by the factors of cards and marriages (8.4)."""
    options, seat = ledger.options, resting_seat(result.dealer, ledger.players)
    if seat is None:
        return
    if options.sitter == "aces40":
        aces = sum(card.rank == "A" for card in result.talon or ())
        ledger.write(seat, card_factor * 40 * aces, "talon_aces", "8.4")
        return
    if options.sitter == "blog":
        ledger.write(
            seat, card_factor * round_points(result.talon_card_points, options.round_to), "talon", "8.4"
        )
        if not result.talon_marriages:
            ledger.write(seat, card_factor * options.dealer_bonus_fixed, "talon_bonus", "8.4")
    marriage_points = announcement_points(options, result.talon_marriages, result.named_trump)
    ledger.write(seat, marriage_factor * marriage_points, "talon_marriages", "8.4")


def _write_surrender(ledger: Ledger, result: DealResult) -> None:
    """Write the others' points and the cost of a surrender (9.2, 9.3)."""
    options, declarer = ledger.options, result.declarer
    assert declarer is not None
    pay = (result.bid + 5) // 10 * 5 if options.surrender_pay == "half" else options.surrender_pay
    for seat in seats_in_play(result.dealer, ledger.players):
        if seat != declarer:
            ledger.write(seat, pay, "surrender", "9.2")
    if options.surrender_cost == "target":
        ledger.write(declarer, -result.bid, "surrender_cost", "9.2")
    _write_talon(ledger, result, 1, 1)
    if options.surrender_cost == "every3":
        old_count = ledger.standing.surrenders[declarer]
        ledger.write_tally("surrenders", declarer, old_count, _PENALTY_EVERY, _PENALTY_POINTS, "9.2")


def _write_bolts(ledger: Ledger, result: DealResult) -> None:
    """Write a bolt for each seat that won nothing (10)."""
    options = ledger.options
    if options.bolt == "off":
        return
    doubled = options.bolt_double and result.mode != "normal"
    for seat in seats_in_play(result.dealer, ledger.players):
        old_count = ledger.standing.bolts[seat]
        if ledger.was_on_barrel(seat) and not options.bolt_on_barrel:
            continue
        if _is_bolt(result, seat, options):
            price = options.bolt_penalty * (2 if doubled else 1)
            ledger.write_tally("bolts", seat, old_count, options.bolt_every, price, "10.2")
        elif options.bolt_consecutive and old_count:
            ledger.write_count("bolts", seat, -old_count, "bolts_cleared", "10.2")


def _is_bolt(result: DealResult, seat: int, options: Options) -> bool:
    """Return True if a seat won nothing: no trick where tricks count, else no points (10.1)."""
    if options.bolt == "tricks" and result.tricks is not None:
        return not result.tricks[seat]
    return not card_points_of(result, seat, options) and not _count_marriage_points(result, seat, options)


def _write_redeal(ledger: Ledger, result: DealResult) -> None:
    """Write the penalty for three redeals, or three nines at the bottom, in a row (2.5, 5.4)."""
    options, standing = ledger.options, ledger.standing
    if _is_bottom_nine(result):
        if standing.nines + 1 >= _PENALTY_EVERY:
            dealer_pays = options.bottom_card_penalty == "dealer"
            seat = result.dealer if dealer_pays else cutting_seat(result.dealer, ledger.players)
            ledger.write(seat, -_PENALTY_POINTS, "bottom_nines", "2.5")
    elif options.redeal_penalty and standing.redeals + 1 >= _PENALTY_EVERY:
        ledger.write(result.dealer, -options.redeal_penalty, "redeals", "5.4")


def _is_bottom_nine(result: DealResult) -> bool:
    return "bottom_nine" in result.reasons


def apply_entries(
    standing: Standing, written: tuple[Entry, ...], result: DealResult, options: Options
) -> Standing:
    """Return the sheet after a deal: entries added, the barrel, the counts in a row, the winner."""
    counters = {
        SCORE_ACCOUNT: list(standing.scores),
        "bolts": list(standing.bolts),
        "falls": list(standing.falls),
        "surrenders": list(standing.surrenders),
    }
    barrel = list(standing.barrel)
    for entry in written:
        if entry.account == "barrel":
            barrel[entry.seat] = _update_barrel(barrel[entry.seat], entry.cause)
        else:
            counters[entry.account][entry.seat] += int(entry.amount)
    scores = tuple(counters[SCORE_ACCOUNT])
    redeals, nines = _count_in_a_row(standing, result)
    return Standing(
        scores,
        tuple(counters["bolts"]),
        tuple(barrel),
        tuple(counters["falls"]),
        tuple(counters["surrenders"]),
        standing.deals + (result.kind != "redeal"),
        redeals,
        nines,
        winner=winner_of(scores, result, options),
    )


def _update_barrel(spent: int | None, cause: str) -> int | None:
    """Return the deals spent on the barrel after an entry; None for a seat that is off it."""
    if cause == BARREL_UP:
        return 0
    return (spent or 0) + 1 if cause == BARREL_DEAL else None


def _count_in_a_row(standing: Standing, result: DealResult) -> tuple[int, int]:
    """Return two counts in a row, of redeals and of nines at the bottom; a penalty restarts them."""
    if result.kind != "redeal":
        return 0, 0
    if _is_bottom_nine(result):
        return standing.redeals, (standing.nines + 1) % _PENALTY_EVERY
    return (standing.redeals + 1) % _PENALTY_EVERY, 0


def winner_of(scores: tuple[int, ...], result: DealResult, options: Options) -> int | None:
    """Return the winner: the highest score, then the declarer, then the first from forehand (12.3)."""
    players = len(scores)
    best = max(scores)
    if best < options.target:
        return None
    order = tuple((result.dealer + step) % players for step in range(1, players + 1))
    tied = [seat for seat in order if scores[seat] == best]
    return result.declarer if result.declarer in tied else tied[0]


def is_over(standing: Standing) -> bool:
    """Return True if the match ends after this deal (1.5)."""
    return standing.winner is not None


def next_dealer(result: DealResult, players: int) -> int:
    """Return the seat that deals next; a redeal keeps the dealer (2.1)."""
    return (result.dealer + (result.kind != "redeal")) % players
