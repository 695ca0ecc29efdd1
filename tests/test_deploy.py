"""The operator's page and deployment files agree with the program."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import yaml

from prikup.cli.parser import Parser
from prikup.cli.settings import BY_NAME, CONFIG, SETTINGS, add_settings, read_settings
from prikup.server import Limits, create_app
from tests.pages import ROOT
from tests.server.players import Server

DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
CADDYFILE = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
LIMITS = msgspec.structs.asdict(Limits())


def default_text(value: Any) -> str:
    """Return a default value as the page writes it."""
    if isinstance(value, tuple):
        return ", ".join(f"`{one}`" for one in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value is None else f"`{value}`"


def table_rows(first: str) -> dict[str, str]:
    """Return the first two columns of a table of the page."""
    table = PAGE.partition(f"| {first} | Default |")[2].partition("\n\n")[0]
    return {name: usual.strip() for name, usual in re.findall(r"(?m)^\| `([a-z_-]+)` \|([^|]*)\|", table)}


def test_page_has_every_setting_and_limit_with_its_default() -> None:
    assert table_rows("Setting") == {one.name: default_text(one.default) for one in SETTINGS}
    assert table_rows("Limit") == {name: f"`{value}`" for name, value in LIMITS.items()}


def test_settings_file_has_every_default(monkeypatch: pytest.MonkeyPatch) -> None:
    file = DEPLOY / "prikup.toml"
    written = tomllib.loads(file.read_text(encoding="utf-8"))
    assert written.pop("limit") == LIMITS
    assert written.keys() == BY_NAME.keys() - {"seed", "ray"}
    parser = Parser(prog="prikup")
    add_settings(parser, *BY_NAME, limits=True)
    found = read_settings(parser.parse_args(["--config", str(file)]), {})
    assert found.limits(Limits()) == Limits()
    usual = {one.key: one.default for one in SETTINGS} | {"database": "/var/lib/prikup/prikup.db"}
    assert found.values == usual


def test_every_variable_in_files_is_a_setting() -> None:
    known = {one.variable for one in SETTINGS} | {CONFIG}
    text = "".join(file.read_text(encoding="utf-8") for file in DEPLOY.iterdir()) + PAGE
    limits = {f"PRIKUP_LIMIT_{name.upper()}" for name in LIMITS}
    named = set(re.findall(r"PRIKUP_[A-Z_]+", text))
    assert {"PRIKUP_DATABASE", "PRIKUP_PROXY"} <= named <= known | limits


def test_systemd_unit_starts_server_with_settings_file() -> None:
    unit = (DEPLOY / "prikup.service").read_text(encoding="utf-8")
    assert "ExecStart=/opt/prikup/bin/prikup serve --config /etc/prikup.toml\n" in unit
    assert "WorkingDirectory=/var/lib/prikup\n" in unit and "StateDirectory=prikup\n" in unit


def test_addresses_on_page_exist_on_server(tmp_path: Path) -> None:
    made = create_app(str(tmp_path / "t.db"))
    paths = {getattr(route, "path", "") for route in made.routes}
    for path in ("/healthz", "/readyz", "/metrics"):
        assert path in paths and f"| `{path}` |" in PAGE
        assert path in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")


def test_proxy_forwards_to_the_servers_of_compose() -> None:
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    servers = re.findall(r"(?m)^  (\w+): \*server$", compose)
    proxy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert len(servers) == 2 and f"reverse_proxy {' '.join(f'{one}:8000' for one in servers)} {{" in proxy
    assert f"depends_on: [{', '.join(servers)}]" in compose


def table_key(path: str) -> str:
    """Return the key by which the proxy chooses the server of a path."""
    found = re.search(r'(?m)^\t\t~(\S+) "\$\{1\}"\n\t\tdefault \{path\}$', CADDYFILE)
    assert found is not None
    matched = re.search(found[1], path)
    return path if matched is None else matched[1]


def test_proxy_sends_all_requests_of_table_to_one_server(tmp_path: Path) -> None:
    made = create_app(str(tmp_path / "t.db"))
    paths = [path for route in made.routes if "/{id}" in (path := getattr(route, "path", ""))]
    ours = [path for path in paths if "/tables/{id}" in path or path == "/t/{id}"]
    assert len(ours) > 8 and {"/api/tables/{id}", "/ws/tables/{id}", "/t/{id}"} <= set(ours)
    assert {table_key(path.replace("{id}", "abc-_1")) for path in ours} == {"abc-_1"}
    assert table_key("/api/games") == "/api/games"
    assert "\tmap {path} {table} {\n" in CADDYFILE  # the path has no query
    assert "\trequest_header Prikup-Table {table}\n" in CADDYFILE
    assert "\t\tlb_policy header Prikup-Table\n" in CADDYFILE


def test_every_service_and_unit_has_limits() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    assert {"one", "two", "backup", "database", "caddy"} == services.keys()
    assert all({"mem_limit", "pids_limit"} <= service.keys() for service in services.values())
    for unit in DEPLOY.glob("*.service"):
        assert re.search(r"(?m)^MemoryMax=\d+G\nTasksMax=\d+$", unit.read_text(encoding="utf-8"))


def run_backup(script: str, folder: Path) -> bytes:
    """Run a shell script that makes a backup, with a database to copy; return the backup."""
    storage = create_app(str(folder / "prikup.db")).state.services.storage

    async def make_database() -> None:
        await storage.migrate()
        await storage.close()

    asyncio.run(make_database())
    (folder / "backups").mkdir()
    programs = folder / "bin"
    programs.mkdir()
    program = f'#!/bin/sh\nexec {sys.executable} -m prikup "$@"\n'
    once = f"#!/bin/sh\n[ ! -e {folder}/slept ] && touch {folder}/slept\n"
    for name, text in (("prikup", program), ("sleep", once)):
        (programs / name).write_text(text)
        (programs / name).chmod(0o755)
    path = f"{programs}:{os.environ['PATH']}"
    database = str(folder / "prikup.db")
    environ = os.environ | {"PATH": path, "PRIKUP_DATABASE": database}
    subprocess.run(["/bin/sh", "-c", script], env=environ, check=False)
    (made,) = (folder / "backups").iterdir()
    assert re.fullmatch(r"prikup-[1-7]\.db", made.name)
    return made.read_bytes()


def test_unit_makes_backup(tmp_path: Path) -> None:
    unit = (DEPLOY / "prikup-backup.service").read_text(encoding="utf-8")
    found = re.search(r"(?m)^ExecStart=/bin/sh -c '(.*)'$", unit)
    assert found is not None
    config = tmp_path / "prikup.toml"
    config.write_text('database = "prikup.db"')
    script = found[1].replace("%%", "%").replace("/etc/prikup.toml", str(config))
    script = script.replace("/opt/prikup/bin/", "").replace("/var/lib/prikup", str(tmp_path))
    assert run_backup(script, tmp_path).startswith(b"SQLite format 3")
    timer = (DEPLOY / "prikup-backup.timer").read_text(encoding="utf-8")
    assert "\nOnCalendar=" in timer and "\nPersistent=yes\n" in timer


def test_compose_service_makes_backup(tmp_path: Path) -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    assert services["backup"]["entrypoint"] == ["/bin/sh", "-c"]
    (script,) = services["backup"]["command"]
    script = script.replace("$$", "$").replace("/backups", str(tmp_path / "backups"))
    assert run_backup(script, tmp_path).startswith(b"SQLite format 3")


def test_page_has_every_metric_of_the_server(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db", ray="nowhere") as server:
        text = httpx.get(f"{server.url}/metrics").text
    counted = set(re.findall(r"(?m)^# HELP (prikup_\w+) ", text))
    assert counted == set(re.findall(r"`(prikup_[a-z_]+)", PAGE))
