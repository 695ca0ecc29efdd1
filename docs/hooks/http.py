"""The descriptions of the HTTP interface and of the messages, made when the documentation is built."""

from __future__ import annotations

import json
from tempfile import TemporaryDirectory
from typing import Any


def make_files() -> dict[str, str]:
    """Return the text of each file by name."""
    from prikup.server import create_app
    from prikup.server.http.openapi import describe_api, describe_messages

    with TemporaryDirectory() as folder:
        routes = create_app(f"{folder}/prikup.db").routes
    made = {"openapi.json": describe_api(routes), "messages.json": describe_messages()}
    return {name: json.dumps(description, indent=1, ensure_ascii=False) for name, description in made.items()}


def on_files(files: Any, config: Any) -> None:
    """Add the descriptions to what is built."""
    from mkdocs.structure.files import File  # the tests make the files without it

    for name, text in make_files().items():
        files.append(File.generated(config, name, content=text))
