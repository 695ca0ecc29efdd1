"""What every test shares: ``--update-goldens`` writes the golden records anew; no test has a deadline."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

# A busy machine fails no test.
settings.register_profile("prikup", deadline=None)
settings.load_profile("prikup")

os.environ["LC_ALL"] = "C.UTF-8"  # the command line speaks the language of whoever runs the tests


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-goldens", action="store_true", help="write tests/data anew")


@pytest.fixture
def update_goldens(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written anew."""
    return bool(request.config.getoption("--update-goldens"))
