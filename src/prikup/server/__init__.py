"""The HTTP and WebSocket server of the tables, their storage, and the pages of the browser client."""

from prikup.server.admission import Limits
from prikup.server.app import create_app, serve
from prikup.server.storage.backup import backup, restore

__all__ = ["Limits", "backup", "create_app", "restore", "serve"]
