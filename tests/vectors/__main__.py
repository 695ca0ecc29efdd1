"""``python -m tests.vectors DIR``: a line for each failing case, a closing line, exit 1 if any failed."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.vectors.runner import run_folder


def main(arguments: list[str]) -> int:
    """Run the vectors of a folder; 0 if all passed, 1 if any failed, 2 if there is nothing to run."""
    if len(arguments) != 1:
        print("usage: python -m tests.vectors DIR", file=sys.stderr)
        return 2
    outcomes = list(run_folder(Path(arguments[0])))
    if not outcomes:
        print(f"{arguments[0]!r} holds no vectors: expected files named *-vectors.json", file=sys.stderr)
        return 2
    failed = [outcome for outcome in outcomes if outcome.problem is not None]
    for outcome in failed:
        line = f"{outcome.file} {outcome.case}: {outcome.problem}"
        print(line.encode(errors="backslashreplace").decode())
    print(f"{len(outcomes) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
