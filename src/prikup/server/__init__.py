"""The HTTP and WebSocket server of the tables, their storage, and the pages of the browser client.

Each name is imported when it is first used, so ``prikup.server.tables`` can be imported without the packages
that only a server needs.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from prikup.server.admission import Limits
    from prikup.server.app import create_app, serve
    from prikup.server.storage.backup import backup, restore

__all__ = ["Limits", "backup", "create_app", "restore", "serve"]

_MODULES_BY_NAME = {
    "Limits": "prikup.server.admission",
    "backup": "prikup.server.storage.backup",
    "create_app": "prikup.server.app",
    "restore": "prikup.server.storage.backup",
    "serve": "prikup.server.app",
}


def __getattr__(name: str) -> object:
    if name not in _MODULES_BY_NAME:
        raise AttributeError(f"module 'prikup.server' has no attribute {name!r}")
    value: object = getattr(import_module(_MODULES_BY_NAME[name]), name)
    globals()[name] = value
    return value
