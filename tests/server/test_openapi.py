"""The description of the HTTP interface and of the messages: complete, valid, and in the documentation."""

from __future__ import annotations

import json
import re
from typing import Any

import jsonschema
import pytest
from openapi_spec_validator import validate
from starlette.applications import Starlette
from starlette.routing import Route

from prikup.server import create_app
from prikup.server.http.openapi import COMMON_ERRORS, describe_api, describe_messages
from prikup.server.http.operations import find_operation
from tests.pages import ROOT, import_hook
from tests.server.players import Browser, Server

OPERATORS = {"/healthz", "/readyz", "/metrics"}
PLACEHOLDERS = {"id": "ID", "deal": "N", "game": "GAME", "step": "STEP"}
"""How the documentation writes the parameters of paths."""


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Starlette:
    return create_app(str(tmp_path_factory.mktemp("api") / "t.db"))


def api_routes(app: Starlette) -> list[Route]:
    """Return the routes that programs use."""
    routes = [one for one in app.routes if isinstance(one, Route)]
    return [one for one in routes if one.path.startswith("/api/") or one.path in OPERATORS]


def test_every_route_declares_its_operation(app: Starlette) -> None:
    routes = api_routes(app)
    assert len(routes) > 35
    assert [one.path for one in routes if find_operation(one.endpoint) is None] == []
    described = describe_api(app.routes)["paths"]
    methods = {(one.path, method) for one in routes for method in (one.methods or set()) - {"HEAD"}}
    assert methods == {(path, method.upper()) for path, of_path in described.items() for method in of_path}


def test_description_is_valid_openapi(app: Starlette) -> None:
    described = describe_api(app.routes)
    validate(described)
    names = [one["operationId"] for of_path in described["paths"].values() for one in of_path.values()]
    assert len(set(names)) == len(names)
    refusals = described["paths"]["/api/tables"]["post"]["responses"]
    assert {"201", "400", "401", "403", "413", *map(str, COMMON_ERRORS)} <= refusals.keys()
    schemas = described["components"]["schemas"]
    assert schemas["NewTable"]["additionalProperties"] is False and "SheetQuery" not in schemas


def test_description_names_parameters(app: Starlette) -> None:
    paths = describe_api(app.routes)["paths"]
    sheet = {one["name"]: one for one in paths["/api/tables/{id}/sheet.svg"]["get"]["parameters"]}
    assert {name: one["in"] for name, one in sheet.items()} == {
        "id": "path", "deal": "query", "lang": "query", "form": "query",
    }  # fmt: skip
    assert sheet["id"]["required"] and not sheet["deal"]["required"]
    withdrawn = paths["/api/scores/{id}"]["delete"]
    assert [one["name"] for one in withdrawn["parameters"]] == ["id", "x-score-key"]


def test_messages_have_a_valid_schema() -> None:
    described = describe_messages()
    jsonschema.Draft202012Validator.check_schema(described)
    assert {"Move", "Resync", "State", "Change", "Refused", "Pong"} <= described["$defs"].keys()


def test_sockets_send_what_schema_describes(server: Server) -> None:
    anna = Browser(server.url)
    described = anna.get("/api/messages.json")
    down = jsonschema.Draft202012Validator(described | {"anyOf": [{"$ref": "#/$defs/down"}]})
    up = jsonschema.Draft202012Validator(described | {"anyOf": [{"$ref": "#/$defs/up"}]})
    socket = anna.sit(anna.create("me", "random", "random"))
    socket.see(lambda state: bool(state["view"]) and bool(state["view"]["choices"]))
    for text in ("resync", "ping", "ask_undo"):
        socket.send(text)
    socket.error()
    kinds = set()
    for text in socket.texts:
        frame: dict[str, Any] = json.loads(text)
        down.validate(frame)
        kinds.add(frame["type"])
    assert kinds == {"state", "change", "pong", "error"}
    assert not up.is_valid({"type": "move"}) and up.is_valid({"type": "move", "text": "pass"})
    assert not down.is_valid({"type": "change", "number": 1})
    assert "/api/tables/{id}" in anna.get("/api/openapi.json")["paths"]
    anna.close()


def test_page_lists_every_route(app: Starlette) -> None:
    page = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"`((?:GET|POST|PUT|DELETE) /api/[^`?]+)[^`]*`", page.partition("</div>")[0]))
    routes = [one for one in api_routes(app) if one.path not in OPERATORS]

    def written(path: str) -> str:
        return re.sub(r"{(\w+)}", lambda found: PLACEHOLDERS[found[1]], path)

    methods = {
        f"{method} {written(one.path)}" for one in routes for method in (one.methods or set()) - {"HEAD"}
    }
    assert methods == listed


def test_documentation_has_both_descriptions(app: Starlette) -> None:
    made = import_hook("http").make_files()
    assert json.loads(made["openapi.json"]) == describe_api(app.routes)
    assert json.loads(made["messages.json"]) == describe_messages()
    assert "  - docs/hooks/http.py " in (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    page = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
    assert all(f"`{name}`" in page for name in made)
