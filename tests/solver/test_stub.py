"""The types of the kernel that are written down are those that it has."""

from __future__ import annotations

import ast
from pathlib import Path

from nanobind.stubgen import StubGen

from prikup import _kernel
from tests.pages import ROOT

STUB = ROOT / "src" / "prikup" / "_kernel.pyi"


def _signatures(text: str) -> dict[str, str]:
    """The parameters of every method, by name, with their defaults and without their types."""
    found = {}
    for cls in ast.parse(text).body:
        for method in cls.body if isinstance(cls, ast.ClassDef) else ():
            if isinstance(method, ast.FunctionDef):
                for argument in method.args.args:
                    argument.annotation = None
                found[f"{cls.name}.{method.name}"] = ast.unparse(method.args)
    return found


def test_the_stub_has_the_methods_and_parameters_of_the_module() -> None:
    generator = StubGen(_kernel)
    generator.put(_kernel)
    made = _signatures(generator.get())
    assert "TrickSolver.values" in made
    assert _signatures(STUB.read_text(encoding="utf-8")) == made


def test_no_method_is_without_types() -> None:
    assert "Any" not in Path(STUB).read_text(encoding="utf-8")
