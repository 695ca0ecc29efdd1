"""The laws that every game and preset obeys, on random walks that shrink."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from prikup.testing import CHECKS, Case, Law, playable_cases, walk
from tests.sizes import size

walks = settings(
    max_examples=size("laws"),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)


@pytest.mark.laws
@pytest.mark.timeout(0)
@pytest.mark.parametrize("case", playable_cases(), ids=str)
@pytest.mark.parametrize("law", CHECKS, ids=lambda law: str(law.number))
@walks
@given(random=st.randoms(use_true_random=False), deals=st.integers(1, 3))
def test_law_holds_in_random_matches(law: Law, case: Case, random: Random, deals: int) -> None:
    law.check(walk(case, random.randrange, min(deals, law.deals)), random.randrange)
