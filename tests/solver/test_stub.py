"""The type stub of the kernel agrees with the module."""

from __future__ import annotations

import ast
import importlib

from prikup import _kernel
from tests.pages import ROOT

STUB = ROOT / "src" / "prikup" / "_kernel.pyi"


def _signatures(text: str) -> dict[str, str]:
    """Return the parameters of every method, with defaults but without types."""
    found = {}
    classes = [one for one in ast.parse(text).body if isinstance(one, ast.ClassDef)]
    for cls in classes:
        for method in cls.body:
            if isinstance(method, ast.FunctionDef):
                for argument in method.args.args:
                    argument.annotation = None
                found[f"{cls.name}.{method.name}"] = ast.unparse(method.args)
    return found


def test_stub_has_methods_and_parameters_of_module() -> None:
    generator = importlib.import_module("nanobind.stubgen").StubGen(_kernel)
    generator.put(_kernel)
    made = _signatures(generator.get())
    assert "TrickSolver.values" in made
    assert _signatures(STUB.read_text(encoding="utf-8")) == made


def test_stub_types_every_method() -> None:
    assert "Any" not in STUB.read_text(encoding="utf-8")
