"""The types of the kernel that are written down are those that it has."""

from __future__ import annotations

import ast
import importlib

from prikup import _kernel
from tests.pages import ROOT

STUB = ROOT / "src" / "prikup" / "_kernel.pyi"


def _signatures(text: str) -> dict[str, str]:
    """The parameters of every method, by name, with their defaults and without their types."""
    found = {}
    classes = [one for one in ast.parse(text).body if isinstance(one, ast.ClassDef)]
    for cls in classes:
        for method in cls.body:
            if isinstance(method, ast.FunctionDef):
                for argument in method.args.args:
                    argument.annotation = None
                found[f"{cls.name}.{method.name}"] = ast.unparse(method.args)
    return found


def test_the_stub_has_the_methods_and_parameters_of_the_module() -> None:
    generator = importlib.import_module("nanobind.stubgen").StubGen(_kernel)
    generator.put(_kernel)
    made = _signatures(generator.get())
    assert "TrickSolver.values" in made
    assert _signatures(STUB.read_text(encoding="utf-8")) == made


def test_no_method_is_without_types() -> None:
    assert "Any" not in STUB.read_text(encoding="utf-8")
