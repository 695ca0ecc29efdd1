"""A Ray cluster of two nodes on this machine."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

# On a busy machine a node starts slower than Ray's default timeout, and workers of niceness 15 get no time.
os.environ.update(RAY_agent_register_timeout_ms="300000", RAY_worker_niceness="0")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Yield a cluster of two nodes with one processor each."""
    made = start_cluster()
    yield made
    made.shutdown()


@pytest.fixture
def address(cluster: Any) -> str:
    """Return the address of the cluster."""
    return str(cluster.address)


def start_cluster() -> Any:
    """Start the cluster, with retries: Ray gives a node only half a minute."""
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
