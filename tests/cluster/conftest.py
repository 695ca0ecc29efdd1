"""A Ray cluster of two nodes on this machine."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

# On a busy machine a node needs longer to start than Ray gives it, and workers of niceness 15 get nowhere.
os.environ.update(RAY_agent_register_timeout_ms="300000", RAY_worker_niceness="0")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A cluster of two nodes with a processor each."""
    made = started()
    yield made
    made.shutdown()


@pytest.fixture
def address(cluster: Any) -> str:
    """Where it is."""
    return str(cluster.address)


def started() -> Any:
    """The cluster; Ray gives a node half a minute to start, which a busy machine may not keep to."""
    from ray.cluster_utils import Cluster

    for _ in range(4):
        made = Cluster()
        try:
            made.add_node(num_cpus=1, include_dashboard=False)
            made.add_node(num_cpus=1)
        except Exception as error:
            made.shutdown()
            slow = error
        else:
            made.wait_for_nodes()
            return made
    raise slow
