"""Project files other than code: workflows, citation, checks and formatters."""

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
    """Read a YAML file; ``on`` of a workflow is read as text."""
    found: dict[str, Any] = yaml.load(file.read_text(encoding="utf-8"), yaml.BaseLoader)
    return found


def steps(workflow: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the steps of all jobs of a workflow."""
    return [{"with": {}, **step} for job in workflow["jobs"].values() for step in job.get("steps", ())]


def workflow(name: str) -> dict[str, Any]:
    """Read a workflow of the project by its name."""
    return read(ROOT / ".github" / "workflows" / f"{name}.yml")


@each
def test_workflow_has_trigger_permissions_and_time_limit(file: Path) -> None:
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
def test_each_step_runs_an_existing_target_or_action(file: Path) -> None:
    for step in steps(read(file)):
        assert ("uses" in step) != ("run" in step), step
        if "uses" in step:
            assert re.fullmatch(r"[\w-]+/[\w-]+@(v\d+|release/v1)", step["uses"]), step
        for target in re.findall(r"\bmake (\S+)", step.get("run", "")):
            assert re.search(rf"(?m)^{re.escape(target)}:", MAKEFILE), target


def test_published_artifacts_are_those_built() -> None:
    built = [step["with"]["name"] for step in steps(workflow("wheels")) if "name" in step["with"]]
    taken = [step["with"]["pattern"] for step in steps(workflow("release")) if "pattern" in step["with"]]
    assert len(built) == 2 and all(name.startswith("dist-") for name in built)
    assert taken == ["dist-*", "dist-*"]
    release = workflow("release")["jobs"]
    assert release["pypi"]["permissions"] == {"id-token": "write"} and release["wheels"]["needs"] == "check"


def test_tag_is_released_only_if_it_equals_the_version() -> None:
    (check,) = (step["run"] for step in steps(workflow("release")) if "grep" in step.get("run", ""))
    for tag, code in ((f"v{PYPROJECT['project']['version']}", 0), ("v9.9.9", 1)):
        environ = {"GITHUB_REF_NAME": tag, "PATH": "/usr/bin:/bin"}
        assert subprocess.run(["sh", "-ec", check], cwd=ROOT, env=environ).returncode == code


def test_wheels_are_tested_with_existing_commands() -> None:
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


def test_citation_has_current_version_and_authors() -> None:
    citation = read(ROOT / "CITATION.cff")
    assert {"cff-version", "message", "title", "authors", "version"} <= citation.keys()
    assert citation["version"] == PYPROJECT["project"]["version"]
    assert citation["authors"] == PYPROJECT["project"]["authors"]


def test_pre_commit_hooks_are_part_of_make_check() -> None:
    (own,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert own["repo"] == "local"
    checked = MAKEFILE.partition("\ncheck:")[2].partition("\n\n")[0]
    for hook in own["hooks"]:
        program = hook["entry"].split()[0]
        line = hook["entry"] if program == "npm" else f"$(BIN)/{program}"
        assert line in checked and hook["language"] == "system", hook


def test_kernel_is_formatted() -> None:
    program = Path(sys.executable).with_name("clang-format")
    files = [*(ROOT / "kernel").glob("*.cpp"), *(ROOT / "kernel").glob("*.hpp")]
    assert len(files) > 30
    done = subprocess.run(
        [str(program), "--dry-run", "-Werror", *map(str, files)], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


def test_make_check_lints_the_client() -> None:
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


def test_editorconfig_line_lengths_equal_those_of_formatters() -> None:
    text = (ROOT / ".editorconfig").read_text(encoding="utf-8")
    widths = dict(re.findall(r"^\[(\S+)\]\nmax_line_length = (\d+)$", text, re.MULTILINE))
    columns = read(ROOT / ".clang-format")["ColumnLimit"]
    assert widths == {"*.py": str(PYPROJECT["tool"]["ruff"]["line-length"]), "*.{cpp,hpp}": columns}


def test_contributing_page_names_existing_client_scripts() -> None:
    told = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    scripts = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
    named = re.findall(r"npm --prefix web (?:run )?(\w+)(?: -- (\S+))?", told)
    assert {"dev", "test"} <= {script for script, _ in named} <= scripts.keys()
    assert all((ROOT / "web" / file).is_file() for _, file in named if file)
    page, scene = re.findall(r"localhost:5173/(\w+)/\?scene=(\w+)", told)[0]
    shown = (ROOT / "web" / page / "main.ts").read_text(encoding="utf-8")
    assert all(f'"{name}"' in shown for name in ("scene", *re.findall(r"`&(\w+)=", told)))
    assert f"\n  {scene}: (lang)" in (ROOT / "web" / "tests" / "mock.ts").read_text(encoding="utf-8")
