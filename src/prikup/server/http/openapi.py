"""The description of the HTTP interface as OpenAPI, and of the socket's messages as JSON Schema."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from fractions import Fraction
from http import HTTPStatus
from importlib.metadata import version
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from prikup.cards import Card, Cards
from prikup.errors import Sentence
from prikup.server.http.error_responses import Refusal
from prikup.server.http.operations import Operation, Text, find_operation, operation
from prikup.server.http.static_json import StaticJson
from prikup.server.tables import protocol
from prikup.table import State

OPENAPI_VERSION = "3.1.0"
JSON_SCHEMA = "https://json-schema.org/draft/2020-12/schema"
COMMON_ERRORS = (429, 503)
"""The statuses with which every route of the API may refuse: at a limit, or while the database is away."""
BODY_ERRORS = (400, 403, 413)
"""The same for routes that read a body: no such record, from a page of another site, too long."""
PATH_SCHEMAS: dict[str, dict[str, Any]] = {"deal": {"type": "integer", "minimum": 0, "maximum": 99_999}}
"""The schemas of parameters in paths that are not texts."""
TEXT_SCHEMAS: dict[Any, dict[str, Any]] = {
    Card: {"type": "string", "description": "A card: rank, then suit, such as AS; the ten is T."},
    Cards: {"type": "string", "description": "Cards by suit, such as AKT.QJ9..87: spades, hearts, ..."},
    Fraction: {"type": ["string", "integer"], "description": "A number or a fraction, such as 1/3."},
    Sentence: {"type": "string", "description": "A sentence in English."},
    object: {"description": "Any value."},
}
"""The schemas of types that msgspec does not know; most are texts in JSON."""
Down = State | protocol.Change | protocol.Refused | protocol.Pong
"""The messages of the server over a socket."""

_METHODS = ("GET", "POST", "PUT", "DELETE")
_PARAMETER_PATTERN = re.compile(r"{(\w+)}")


def describe_api(routes: Iterable[BaseRoute]) -> dict[str, Any]:
    """Return the OpenAPI description of all routes that declare an operation."""
    declared = list(_list_declared(routes))
    kinds = [Refusal, *(kind for _, _, one in declared for kind in _kinds_of(one))]
    kinds = list({id(kind): kind for kind in kinds}.values())
    schemas, components = make_schemas(kinds, "#/components/schemas/{name}")
    found = {id(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for path, method, one in declared:
        paths.setdefault(path, {})[method.lower()] = _describe(path, method, one, found, components)
    for _, _, one in declared:  # the parameters stand where they are used
        components.pop(_name_of(found[id(one.query)]) if one.query is not None else "", None)
    refusal = {
        "description": "The request is refused.",
        "content": {"application/json": {"schema": found[id(Refusal)]}},
    }
    cookie = {"type": "apiKey", "in": "cookie", "name": "prikup", "description": "The token of a guest."}
    return {
        "openapi": OPENAPI_VERSION,
        "info": {"title": "Prikup", "version": version("prikup"), "description": "Tables of Preference."},
        "paths": paths,
        "security": [{}, {"guest": []}],
        "components": {
            "schemas": components,
            "responses": {"Refusal": refusal},
            "securitySchemes": {"guest": cookie},
        },
    }


def describe_messages() -> dict[str, Any]:
    """Return the JSON Schema of the messages over the socket of a table: ``up`` and ``down``."""
    kinds = [protocol.Up, Down, protocol.Tail, protocol.PackedChoices]
    (up, down, *_), components = make_schemas(kinds, "#/$defs/{name}")
    parts = components["Change"]["properties"]
    for name, kind in (("table", "TableView"), ("view", "View"), ("scene", "Scene")):
        parts[name] = _schema_of_changed(components[kind])
    parts["view"]["properties"]["choices"]["anyOf"].append({"$ref": "#/$defs/PackedChoices"})
    return {
        "$schema": JSON_SCHEMA,
        "title": "Messages over the socket of a table",
        "$defs": components | {"up": up, "down": down},
        "anyOf": [{"$ref": "#/$defs/up"}, {"$ref": "#/$defs/down"}],
    }


def _schema_of_changed(schema: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of the changed fields of a record, in which lists may be sent as their new end."""
    tail = {"$ref": "#/$defs/Tail"}
    fields = {name: {"anyOf": [of_field, tail]} for name, of_field in schema["properties"].items()}
    return {"type": "object", "properties": fields, "additionalProperties": False}


def make_schemas(kinds: Iterable[Any], template: str) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Return the JSON Schemas of some types, and those of the records that they refer to."""
    schemas, components = msgspec.json.schema_components(
        kinds, schema_hook=lambda kind: TEXT_SCHEMAS[kind], ref_template=template
    )
    found: list[dict[str, Any]] = _plain(schemas)
    return found, _plain(components)


def _plain(value: Any) -> Any:
    """Return a value as it is read from its JSON, with lists for tuples."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _list_declared(routes: Iterable[BaseRoute]) -> Iterator[tuple[str, str, Operation]]:
    """Yield path, method and operation of each route that declares one."""
    for route in routes:
        found = find_operation(route.endpoint) if isinstance(route, Route) else None
        if isinstance(route, Route) and found is not None:
            for method in _METHODS:
                if method in (route.methods or ()):
                    yield route.path, method, found


def _kinds_of(one: Operation) -> Iterator[Any]:
    """Yield the types of an operation that have schemas."""
    yield from (kind for kind in (one.body, one.query) if kind is not None)
    yield from (kind for kind in one.answers.values() if kind is not None and not isinstance(kind, Text))


def _name_of(reference: dict[str, Any]) -> str:
    return str(reference["$ref"]).rpartition("/")[2]


def _describe(
    path: str, method: str, one: Operation, found: dict[int, dict[str, Any]], components: dict[str, Any]
) -> dict[str, Any]:
    """Return the description of one operation."""
    words = [word.strip("{}").replace(".", "_") for word in path.split("/") if word]
    described: dict[str, Any] = {
        "operationId": "_".join([method.lower(), *words]),
        "summary": one.summary,
        "tags": [words[1] if len(words) > 1 else words[0]],
        "parameters": _path_parameters(path),
        "responses": {},
    }
    if one.query is not None:
        described["parameters"] += _query_parameters(components[_name_of(found[id(one.query)])])
    if one.key_header:
        schema = {"type": "string"}
        described["parameters"].append(
            {"name": one.key_header, "in": "header", "required": True, "schema": schema}
        )
    if one.body is not None:
        content = {"application/json": {"schema": found[id(one.body)]}}
        described["requestBody"] = {"required": True, "content": content}
    for status, kind in one.answers.items():
        answer: dict[str, Any] = {"description": HTTPStatus(status).phrase}
        if isinstance(kind, Text):
            answer["content"] = {kind.media_type: {"schema": {"type": "string"}}}
        elif kind is not None:
            answer["content"] = {"application/json": {"schema": found[id(kind)]}}
        described["responses"][str(status)] = answer
    for status in list_errors(path, one):
        described["responses"].setdefault(str(status), {"$ref": "#/components/responses/Refusal"})
    return described


def list_errors(path: str, one: Operation) -> tuple[int, ...]:
    """Return the statuses with which an operation may refuse a request."""
    common = COMMON_ERRORS if path.startswith("/api/") else ()
    return tuple(sorted({*one.errors, *common, *(() if one.body is None else BODY_ERRORS)}))


def _path_parameters(path: str) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": PATH_SCHEMAS.get(name, {"type": "string"})}
        for name in _PARAMETER_PATTERN.findall(path)
    ]


def _query_parameters(schema: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the fields of a record as parameters of an address."""
    return [
        {"name": name, "in": "query", "required": name in schema.get("required", ()), "schema": of_field}
        for name, of_field in schema["properties"].items()
    ]


class Descriptions:
    """The routes that answer with the descriptions; ``routes`` are those that are described."""

    def __init__(self, routes: Iterable[BaseRoute]) -> None:
        self._routes = [*routes, *self.routes()]
        self._api = StaticJson(lambda: describe_api(self._routes), _encode)
        self._messages = StaticJson(describe_messages, _encode)

    def routes(self) -> list[Route]:
        """Return the routes of the descriptions."""
        return [
            Route("/api/openapi.json", self.show_api),
            Route("/api/messages.json", self.show_messages),
        ]

    @operation("This description of the HTTP interface", dict[str, Any])
    async def show_api(self, request: Request) -> Response:
        """Answer with the OpenAPI description of the interface."""
        return self._api.respond(request)

    @operation("JSON Schema of the messages over the socket of a table", dict[str, Any])
    async def show_messages(self, request: Request) -> Response:
        """Answer with the JSON Schema of the messages over sockets."""
        return self._messages.respond(request)


def _encode(description: dict[str, Any]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(description), indent=1)
