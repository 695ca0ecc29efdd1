"""Every value of every scoring option changes the score of some result."""

from __future__ import annotations

import ast
import inspect
from types import ModuleType

import pytest

from prikup.core import RuleError
from prikup.games.preferans import allpass, defence, ledger, results, score, whists
from prikup.games.preferans import settle as settling
from prikup.games.preferans.options import Options, parse_rules
from prikup.games.preferans.score import (
    DealResult,
    Standing,
    apply_entries,
    entries,
    is_over,
    minimum_level,
    next_dealer,
    settle,
)
from prikup.options import get_fields
from prikup.toolkit.match_end import END_OPTIONS
from tests.games.preferans import second_scorer
from tests.games.preferans.deals import (
    EMPTY,
    FOUR,
    HALVED,
    ONE,
    REMIZ,
    WEAK,
    cards,
    contract,
    misere,
    raspasy,
    sheet,
)

FOUR_REMIZ = contract("6H", "whist pass", (5, 3, 2, 0))
BARE = contract("10H", "", (9, 1, 0))
STRONG = contract("6H", "whist whist", (6, 2, 2, 0), talon=cards("AS KS"))
LOST = contract("7H", "whist whist", (6, 2, 2))
FULL = sheet((10, 5, 7))
ALL_FULL = sheet((20, 20, 20), (1, 0, 0))

LEVELS = (6, 7, 8, 9, 10)

Row = tuple[str, str, list[str], DealResult, Standing]


def _quotas(level: int) -> list[str]:
    """Return the quotas of a level other than the default."""
    default = str(Options().quota_at(level))
    return [f"{level}:{tricks}" for tricks in get_fields(Options)["quota"].choices if tricks != default]


def _personal(level: int) -> list[str]:
    default = str(Options().personal_quota[level - 6])
    return [
        f"{level}:{tricks}" for tricks in get_fields(Options)["personal_quota"].choices if tricks != default
    ]


BY_LEVEL: list[Row] = [
    row
    for level in LEVELS
    for row in (
        ("half_whist=no", "quota", _quotas(level), contract(f"{level}H", "whist pass", (10, 0, 0)), EMPTY),
        (
            f"half_whist=no; whist_scoring=gamefarm_quota; quota={level}:4",
            "personal_quota",
            _personal(level),
            contract(f"{level}H", "whist whist", (9, 1, 0)),
            EMPTY,
        ),
    )
]

ACTS: list[Row] = [
    *BY_LEVEL,
    ("", "dealer_rotation", ["not_after_misere_and_raspasy"], raspasy(2, 3, 5), EMPTY),
    ("", "misdeal_penalty", ["0", "5"], DealResult("misdeal"), EMPTY),
    ("", "misdeal_penalty_from", ["2"], DealResult("misdeal"), EMPTY),
    ("", "misdeal_then", ["next_dealer"], DealResult("misdeal"), EMPTY),
    ("", "concede", ["0", "2"], DealResult("concede", 0, "7H"), EMPTY),
    ("", "concede_misere", ["yes"], DealResult("concede", 0, "misere"), EMPTY),
    ("", "bid_notrump", ["no"], DealResult("concede", 0, "7NT"), EMPTY),
    ("", "half_whist", ["no"], HALVED, EMPTY),
    ("", "half_whist_levels", ["7"], HALVED, EMPTY),
    ("", "half_whist_levels", ["6"], contract("7H", "pass half pass", None), EMPTY),
    ("", "whist_pass_half", ["yes"], contract("6H", "whist pass half", None), EMPTY),
    ("", "stalingrad", ["yes"], contract("6S", "", (6, 2, 2)), EMPTY),
    ("", "ten_trick", ["check"], BARE, EMPTY),
    ("ten_trick=check", "ten_check_whists", ["none"], BARE, EMPTY),
    ("", "dealer_whist", ["yes"], contract("6H", "pass half pass whist", (7, 2, 1, 0)), FOUR),
    ("", "talon_throw", ["yes"], contract("6H", "pass pass", None, kind="talon_throw", dealer=3), FOUR),
    ("", "whist_scoring", ["gamefarm_quota"], WEAK, EMPTY),
    ("", "remiz_split", ["gentleman"], REMIZ, EMPTY),
    ("remiz_split=gentleman", "gentleman_scope", ["always"], contract("6H", "whist pass", (6, 2, 2)), EMPTY),
    ("", "consolation", ["whisters_only", "none"], REMIZ, EMPTY),
    ("", "consolation_dealer", ["yes"], FOUR_REMIZ, FOUR),
    ("", "consolation_amount", ["fixed10"], REMIZ, EMPTY),
    ("", "whist_responsibility", ["half"], WEAK, EMPTY),
    ("", "two_whister_shortfall", ["capped"], contract("6H", "whist whist", (7, 3, 0)), EMPTY),
    ("", "one_trick_responsibility", ["both", "split"], ONE, EMPTY),
    ("", "hill_mult", ["2"], REMIZ, EMPTY),
    ("", "whist_mult", ["2"], REMIZ, EMPTY),
    ("", "penalty_mode", ["whists5"], REMIZ, EMPTY),
    ("", "misere_consolation", ["value"], misere(2, 4, 4), EMPTY),
    ("", "dealer_talon_bonus", ["yes"], STRONG, FOUR),
    ("dealer_talon_bonus=yes", "misere_talon_bonus", ["no"], misere(0, 5, 5, 0, talon=cards("7S KD")), FOUR),
    ("dealer_talon_bonus=yes", "talon_bonus_kind", ["ace5", "ace7"], STRONG, FOUR),
    (
        "dealer_talon_bonus=yes",
        "talon_bonus_3p",
        ["halves"],
        contract("6H", "whist whist", (6, 2, 2), talon=cards("AS AD")),
        EMPTY,
    ),
    ("raspasy_talon_4p=unused", "raspasy_scoring", ["rostov_min"], raspasy(2, 3, 5), EMPTY),
    ("", "raspasy_base", ["2", "100"], raspasy(2, 3, 5), EMPTY),
    (
        "",
        "raspasy_progression",
        ["arithmetic", "geometric"],
        raspasy(2, 3, 5),
        sheet(streak=4),
    ),
    (
        "raspasy_progression=geometric; raspasy_cap=4",
        "raspasy_cap",
        ["1", "3", "8", "none"],
        raspasy(2, 3, 5),
        sheet(streak=4),
    ),
    ("", "raspasy_amnesty", ["yes"], raspasy(2, 3, 5), EMPTY),
    (
        "raspasy_base=3",
        "raspasy_zero_bonus",
        ["none", "trick_price", "hill_minus_two"],
        raspasy(0, 5, 5),
        EMPTY,
    ),
    ("", "raspasy_zero_bonus_dealer", ["yes"], raspasy(2, 3, 5, 0), FOUR),
    ("", "raspasy_dealer_pool", ["1"], raspasy(2, 3, 5, 0), FOUR),
    (
        "",
        "raspasy_talon_4p",
        ["unused"],
        raspasy(2, 3, 4, 1, dealer_leads_talon=True),
        FOUR,
    ),
    ("", "raspasy_exit_levels", ["6,7", "6,8", "6,9", "6,10"], raspasy(2, 3, 5), EMPTY),
    ("", "raspasy_exit_levels", ["7", "8", "9", "10"], misere(0, 5, 5), EMPTY),
    ("raspasy_exit_levels=6,7", "raspasy_exit_cycle", ["yes"], raspasy(2, 3, 5), sheet(streak=1)),
    ("", "raspasy_exit_condition", ["made"], REMIZ, sheet(streak=1)),
    ("raspasy_exit_condition=made", "raspasy_exit_condition", ["made_whisted"], HALVED, sheet(streak=1)),
    ("", "misere_exits", ["no"], misere(0, 5, 5), sheet(streak=1)),
    ("", "target", ["22", "none"], misere(0, 5, 5), sheet((19, 5, 7))),
    ("target=10", "aid", ["none"], contract("6H", "pass pass", None), FULL),
    ("target=10", "aid", ["donor_choice"], contract("6H", "pass pass", None, aid=((1, 2),)), FULL),
    ("target=10", "aid_rate", ["5", "0"], contract("6H", "pass pass", None), FULL),
    ("", "overflow_all_closed", ["discard"], contract("6H", "pass pass", None), ALL_FULL),
    ("", "hill_below_zero", ["stop", "whists"], contract("6H", "pass pass", None), ALL_FULL),
    ("target=10", "game_end", ["average_reach"], misere(10, 0, 0), sheet((10, 0, 20))),
    ("target=10", "game_end", ["first_reach"], misere(10, 0, 0), sheet((10, 0, 0))),
    ("target=5", "game_end", ["none"], misere(10, 0, 0), sheet((5, 5, 5))),
    ("", "pool_value", ["2"], LOST, FULL),
    ("", "settlement_pool", ["ignore"], LOST, FULL),
    ("", "settlement_divisor", ["n-1"], LOST, EMPTY),
    (
        "misdeal_penalty=0",
        "settlement_rounding",
        ["largest_remainder", "truncate", "divisible_n", "pairwise_up"],
        DealResult("misdeal"),
        sheet((20, 20, 20), (0, 1, 4)),
    ),
]

ELSEWHERE = {
    "players": "who sits down",
    "first_dealer": "dealing",
    "talon_after_round": "dealing",
    "talon_packets_early": "dealing",
    "talon_strict": "dealing",
    "hold_rule": "auction",
    "jump_bids": "auction",
    "misere_rank": "auction",
    "blind_bid": "auction",
    "contract_floor": "naming",
    "open_play": "play",
    "light_timing": "play",
    "misere_exposure": "play",
    "ten_exposure": "play",
    "raspasy_talon_3p": "play",
    "raspasy_second_leader": "play",
    "raspasy_third_leader": "play",
    "raspasy_unused_leader": "play",
}
"""Options that do not change a score, and where they have an effect."""

VALUES_ELSEWHERE = {"raspasy_talon_4p": {"lead_suit"}, "game_end": {"deals", "clock"}}
"""Values of scoring options that differ from another only in play."""

AT_THE_END = {*END_OPTIONS, "end_after_raspasy"}
"""Options that only end a match; ``tests/games/test_match_end.py`` tests them."""

AMOUNTS = (allpass, ledger, score, whists)
"""The modules that write amounts on the sheet."""

SCORING = (*AMOUNTS, defence, results, settling)
"""The modules that write and settle the sheet."""

NOT_IN_SECOND_SCORER: frozenset[str] = frozenset()
"""Options of amounts that ``second_scorer.py`` does not read: its tests leave them at their defaults."""


def _score_outcome(rules: str, result: DealResult, before: Standing) -> object:
    options = parse_rules(rules)
    try:
        written = entries(result, before, options)
    except RuleError as error:
        return str(error)
    after = apply_entries(before, written, result, options)
    dealer = next_dealer(result.dealer, result, options, before.players)
    lowest = minimum_level(after, options)
    accounts = tuple((it.account, it.seat, it.on, it.amount) for it in written)
    return accounts, after, dealer, lowest, is_over(after, options), settle(after, options).result


@pytest.mark.parametrize(("base", "option", "values", "result", "before"), ACTS)
def test_every_value_of_a_scoring_option_has_an_effect(
    base: str, option: str, values: list[str], result: DealResult, before: Standing
) -> None:
    rules = f"wikipedia-sochi; {base}"
    outcomes = [_score_outcome(rules, result, before)]
    kept = [part for part in base.split("; ") if part and not part.startswith(f"{option}=")]
    for value in values:
        text = "; ".join(["wikipedia-sochi", *kept, f"{option}={value}"])
        outcomes.append(_score_outcome(text, result, before))
    for place, outcome in enumerate(outcomes):
        assert outcome not in outcomes[:place], (option, ["default", *values][place])


def _read_by(*modules: ModuleType) -> set[str]:
    """Return the options that modules read: every attribute of something called options or ``o``."""
    return set[str]().union(*map(_read_by_one, modules))


def _read_by_one(module: ModuleType) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.Attribute):
            owner = node.value
            name = owner.id if isinstance(owner, ast.Name) else getattr(owner, "attr", None)
            if name in ("options", "o"):
                found.add(
                    {"quota_at": "quota", "raspasy_talon": "raspasy_talon_4p"}.get(node.attr, node.attr)
                )
    return found & set(get_fields(Options))


def _tested_options() -> set[str]:
    return {option for _, option, _, _, _ in ACTS}


def test_tested_options_are_those_that_scoring_reads() -> None:
    assert _read_by(*SCORING) == _tested_options()


def test_second_scorer_reads_every_option_of_amounts_except_the_listed() -> None:
    assert _read_by(*AMOUNTS) - _read_by(second_scorer) == NOT_IN_SECOND_SCORER


def test_every_option_has_an_effect_in_scoring_or_elsewhere() -> None:
    assert _tested_options() | set(ELSEWHERE) | AT_THE_END == set(get_fields(Options))
    assert not _tested_options() & set(ELSEWHERE)


def _tested_values(name: str) -> list[str]:
    """Return the values of an option whose effect is tested."""
    return [value for _, option, values, _, _ in ACTS if option == name for value in values]


@pytest.mark.parametrize("name", sorted(_tested_options()))
def test_every_value_of_a_scoring_option_is_tested(name: str) -> None:
    field = get_fields(Options)[name]
    default, shown = field.spell(field.default), _tested_values(name)
    if field.kind in ("switch", "choice"):
        elsewhere = VALUES_ELSEWHERE.get(name, set())
        assert not elsewhere & set(shown)
        assert set(field.choices) - {default} == set(shown) | elsewhere
    elif field.kind == "table":
        everything = {f"{key}:{value}" for key in field.about.keys for value in field.choices}
        assert everything - set(default.split(",")) == set(shown)
    elif field.kind == "list":
        assert {item for value in shown for item in value.split(",")} == set(field.choices)
    else:
        assert len(set(shown) - {default, field.about.unset}) >= (1 if field.optional else 2)
        assert not field.optional or field.about.unset in shown
