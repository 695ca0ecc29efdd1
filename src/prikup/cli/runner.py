"""Runner of commands: an error is printed in one line and gives the exit code."""

from __future__ import annotations

import argparse
import os
import sys

from prikup.cli.common import UsageError
from prikup.errors import PrikupError


def run(args: argparse.Namespace) -> int:
    """Run a parsed command; return 0 on success, 1 if a check failed, 2 on an error."""
    try:
        code = int(args.run(args))
        sys.stdout.flush()
        return code
    except ModuleNotFoundError as error:
        extra = extra_with(error.name or "")
        if extra is None:
            raise
        return _print_error(UsageError("extra", name=error.name or "", extra=extra).told(args.lang))
    except PrikupError as error:
        return _print_error(error.told(args.lang))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader of the output has gone; keep Python from complaining when it flushes at exit.
        _discard_output()
        return 0
    except OSError as error:
        _discard_output()
        return _print_error(str(error))


def _print_error(message: str) -> int:
    print(f"prikup: {message}", file=sys.stderr)
    return 2


def _discard_output() -> None:
    """Send all further output nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def extra_with(module: str) -> str | None:
    """Return the extra of this package that installs a module; None if no extra does.

    >>> extra_with("textual.app"), extra_with("starlette"), extra_with("nothing")
    ('terminal', 'server', None)
    """
    import re
    from importlib.metadata import requires

    name = module.partition(".")[0].replace("_", "-")
    for requirement in requires("prikup") or ():
        matched = re.fullmatch(r"([\w-]+)\b.*\bextra == ['\"](\w+)['\"].*", requirement)
        if matched and matched[1].lower() == name and matched[2] != "dev":
            return matched[2]
    return None
