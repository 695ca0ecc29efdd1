"""What the project gives to others besides its code: workflows, a citation, what is checked and formatted."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from prikup.cli.parser import command_line_parser
from tests.pages import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
each = pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)


def read(file: Path) -> dict[str, Any]:
    """A file of YAML; ``on`` of a workflow is read as text."""
    found: dict[str, Any] = yaml.load(file.read_text(encoding="utf-8"), yaml.BaseLoader)
    return found


def steps(workflow: dict[str, Any]) -> list[dict[str, Any]]:
    """The steps of all its jobs."""
    return [{"with": {}, **step} for job in workflow["jobs"].values() for step in job.get("steps", ())]


def workflow(name: str) -> dict[str, Any]:
    """A workflow of ours by its name."""
    return read(ROOT / ".github" / "workflows" / f"{name}.yml")


@each
def test_a_workflow_says_when_it_runs_what_it_may_and_for_how_long(file: Path) -> None:
    found = read(file)
    assert {"name", "on", "permissions", "jobs"} <= found.keys()
    assert found["permissions"] == {"contents": "read"}
    for job in found["jobs"].values():
        if "uses" in job:
            assert (ROOT / job["uses"]).is_file()
            assert "workflow_call" in read(ROOT / job["uses"])["on"]
        else:
            assert {"runs-on", "timeout-minutes", "steps"} <= job.keys()
        assert set(re.findall(r"[\w-]+", str(job.get("needs", "")))) <= found["jobs"].keys()


@each
def test_each_step_runs_something_that_there_is(file: Path) -> None:
    for step in steps(read(file)):
        assert ("uses" in step) != ("run" in step), step
        if "uses" in step:
            assert re.fullmatch(r"[\w-]+/[\w-]+@(v\d+|release/v1)", step["uses"]), step
        for target in re.findall(r"\bmake (\S+)", step.get("run", "")):
            assert re.search(rf"(?m)^{re.escape(target)}:", MAKEFILE), target


def test_what_is_built_is_what_is_published() -> None:
    built = [step["with"]["name"] for step in steps(workflow("wheels")) if "name" in step["with"]]
    taken = [step["with"]["pattern"] for step in steps(workflow("release")) if "pattern" in step["with"]]
    assert len(built) == 2 and all(name.startswith("dist-") for name in built)
    assert taken == ["dist-*", "dist-*"]
    release = workflow("release")["jobs"]
    assert release["pypi"]["permissions"] == {"id-token": "write"} and release["wheels"]["needs"] == "check"


def test_a_tag_is_released_only_if_it_is_the_version() -> None:
    (check,) = (step["run"] for step in steps(workflow("release")) if "grep" in step.get("run", ""))
    for tag, code in ((f"v{PYPROJECT['project']['version']}", 0), ("v9.9.9", 1)):
        environ = {"GITHUB_REF_NAME": tag, "PATH": "/usr/bin:/bin"}
        assert subprocess.run(["sh", "-ec", check], cwd=ROOT, env=environ).returncode == code


def test_a_wheel_is_tried_by_commands_that_there_are() -> None:
    wheels = PYPROJECT["tool"]["cibuildwheel"]
    assert wheels["build"] == ["cp311-*", "cp312-*"]
    assert PYPROJECT["tool"]["scikit-build"]["wheel"]["py-api"] == "cp312"
    tried = [
        line.removeprefix("python -m prikup ").replace("{project}", str(ROOT))
        for line in wheels["test-command"]
    ]
    for line in tried:
        if line != "--version":
            command_line_parser().parse_args(line.split())
        assert all(Path(word).is_file() for word in line.split() if word.startswith("/"))


def test_the_citation_is_of_this_version() -> None:
    citation = read(ROOT / "CITATION.cff")
    assert {"cff-version", "message", "title", "authors", "version"} <= citation.keys()
    assert citation["version"] == PYPROJECT["project"]["version"]
    assert citation["authors"] == PYPROJECT["project"]["authors"]


def test_what_is_checked_before_a_commit_is_what_make_check_checks() -> None:
    (own,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert own["repo"] == "local"
    checked = MAKEFILE.partition("\ncheck:")[2].partition("\n\n")[0]
    for hook in own["hooks"]:
        program = hook["entry"].split()[0]
        line = hook["entry"] if program == "npm" else f"$(BIN)/{program}"
        assert line in checked and hook["language"] == "system", hook


def test_the_kernel_is_formatted() -> None:
    program = Path(sys.executable).with_name("clang-format")
    files = [*(ROOT / "kernel").glob("*.cpp"), *(ROOT / "kernel").glob("*.hpp")]
    assert len(files) > 30
    done = subprocess.run(
        [str(program), "--dry-run", "-Werror", *map(str, files)], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


def test_the_client_is_linted_by_make_check() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert package["scripts"]["lint"] == "eslint ." and "npm --prefix web run lint\n" in MAKEFILE
    config = (ROOT / "web" / "eslint.config.js").read_text(encoding="utf-8")
    named = set(re.findall(r'from "(@?[\w-]+(?:/[\w-]+)?)', config))
    assert (
        len(named) > 4
        and {name.removesuffix("/config") for name in named} <= package["devDependencies"].keys()
    )
    for file in re.findall(r'"(src/[\w/]+\.svelte)"', config):
        assert (ROOT / "web" / file).is_file()


def test_an_editor_ends_lines_where_the_formatters_do() -> None:
    text = (ROOT / ".editorconfig").read_text(encoding="utf-8")
    widths = dict(re.findall(r"^\[(\S+)\]\nmax_line_length = (\d+)$", text, re.MULTILINE))
    columns = read(ROOT / ".clang-format")["ColumnLimit"]
    assert widths == {"*.py": str(PYPROJECT["tool"]["ruff"]["line-length"]), "*.{cpp,hpp}": columns}


def test_how_the_client_is_worked_on_can_be_followed() -> None:
    told = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    scripts = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
    named = re.findall(r"npm --prefix web (?:run )?(\w+)(?: -- (\S+))?", told)
    assert {"dev", "test"} <= {script for script, _ in named} <= scripts.keys()
    assert all((ROOT / "web" / file).is_file() for _, file in named if file)
    page, scene = re.findall(r"localhost:5173/(\w+)/\?scene=(\w+)", told)[0]
    shown = (ROOT / "web" / page / "main.ts").read_text(encoding="utf-8")
    assert all(f'"{name}"' in shown for name in ("scene", *re.findall(r"`&(\w+)=", told)))
    assert f"\n  {scene}: (lang)" in (ROOT / "web" / "tests" / "mock.ts").read_text(encoding="utf-8")
