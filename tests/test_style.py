"""The rules of docs/style.md that a test can check: docstring openings, names of classes and constants."""

from __future__ import annotations

import ast
import importlib
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from scripts import layers

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/prikup"
MAX_FUNCTION_LINES = 60
MAX_MODULE_LINES = 499
NOUN_OPENINGS = frozenset({"What", "Whether", "How", "Who", "Nothing", "Those", "That"})
"""Words with which no docstring begins."""
VERB_OPENINGS = NOUN_OPENINGS | frozenset(
    {"The", "A", "An", "All", "Each", "Every", "Everything", "Something", "This", "These", "One"}
    | {"Whose", "Why", "Where", "When", "Which", "Of", "By", "In", "For", "As", "So", "Up", "If"}
)
"""Words with which no docstring of a function begins."""
MESSAGES = {
    "Again",
    "Agree",
    "AllowChat",
    "Answer",
    "AnswerSeat",
    "AskEnd",
    "AskSeat",
    "AskUndo",
    "Bar",
    "Back",
    "Bind",
    "Chat",
    "FreeSeat",
    "HandOver",
    "Hurry",
    "Leave",
    "ListTable",
    "LockTable",
    "Move",
    "Next",
    "OpenSeed",
    "Rules",
    "SayPhrase",
}
SHARED_CLASS_NAMES = dict.fromkeys(
    MESSAGES | {"SeatBot", "Sit", "Wait"},
    "a client's message and the event that it becomes, written protocol.X and events.X",
)
"""Public class names that stand in several modules outside games, and why."""

ROLE = re.compile(r":(?:func|data|class|meth|attr|mod|exc):`[~!]?([\w.]+)`")
"""A reference in a docstring to another name of the code."""

Definition = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


@cache
def modules() -> list[tuple[str, ast.Module]]:
    """Return each module of the package, with its path below src/prikup."""
    files = sorted(SOURCE.rglob("*.py"))
    return [(file.relative_to(SOURCE).as_posix(), ast.parse(file.read_text("utf-8"))) for file in files]


def is_function(node: Definition) -> bool:
    """Return True for functions and methods, False for properties."""
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return False
    return not any("property" in ast.unparse(one) for one in node.decorator_list)


def test_docstrings_begin_with_verb_or_noun() -> None:
    found = []
    for path, module in modules():
        for node in ast.walk(module):
            if not isinstance(node, Definition):
                continue
            words = (ast.get_docstring(node) or "").split()
            if words and words[0].strip(".,:;") in (VERB_OPENINGS if is_function(node) else NOUN_OPENINGS):
                found.append(f"{path}:{getattr(node, 'lineno', 1)}: {' '.join(words[:8])}")
    assert not found, "\n".join(found)


def test_public_class_names_are_unique_outside_games() -> None:
    places = defaultdict(list)
    for path, module in modules():
        for node in module.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(path)
    outside = {name: [one for one in paths if not one.startswith("games/")] for name, paths in places.items()}
    shared = {name: paths for name, paths in outside.items() if len(paths) > 1}
    assert {name: shared[name] for name in shared.keys() - SHARED_CLASS_NAMES.keys()} == {}
    assert SHARED_CLASS_NAMES.keys() <= shared.keys()


def type_aliases() -> Iterator[tuple[str, str]]:
    """Yield path and name of each public type alias of a module: a capitalized name that is assigned."""
    for path, module in modules():
        for node in module.body:
            target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
            if isinstance(target, ast.Name) and target.id[0].isupper() and not target.id.isupper():
                yield path, target.id


def test_type_aliases_are_defined_once_outside_games() -> None:
    places = defaultdict(list)
    for path, name in type_aliases():
        if not path.startswith("games/"):
            places[name].append(path)
    shared = {name: paths for name, paths in places.items() if len(paths) > 1}
    assert shared == {}


def test_type_aliases_have_no_name_of_a_class_outside_games() -> None:
    outside = [(path, module) for path, module in modules() if not path.startswith("games/")]
    classes = {node.name for _, module in outside for node in module.body if isinstance(node, ast.ClassDef)}
    aliases = {name for path, name in type_aliases() if not path.startswith("games/")}
    assert not aliases & classes


def docstrings(node: ast.AST, scope: str) -> Iterator[tuple[str, int, str]]:
    """Yield the docstrings below a node, those of fields and constants too: dotted scope, line and text."""
    for child in ast.iter_child_nodes(node):
        if (
            isinstance(child, ast.Expr)
            and isinstance(child.value, ast.Constant)
            and isinstance(child.value.value, str)
        ):
            yield scope, child.lineno, child.value.value
        inner = f"{scope}.{child.name}" if isinstance(child, ast.ClassDef) else scope
        yield from docstrings(child, inner)


@cache
def is_importable(dotted: str) -> bool:
    """Return True if a dotted path leads to a module, or to something in one."""
    parts = dotted.split(".")
    for count in range(len(parts), 0, -1):
        try:
            found = importlib.import_module(".".join(parts[:count]))
        except ModuleNotFoundError:
            continue
        for name in parts[count:]:
            if not hasattr(found, name):
                return False
            found = getattr(found, name)
        return True
    return False


def test_roles_in_docstrings_name_what_exists() -> None:
    unknown = []
    for path, module in modules():
        name = ".".join(("prikup", *path.removesuffix(".py").split("/"))).removesuffix(".__init__")
        for scope, line, text in docstrings(module, name):
            roles = [match[1] for match in ROLE.finditer(text)]
            unknown += [
                f"{path}:{line}: {role}"
                for role in roles
                if not any(map(is_importable, (f"{scope}.{role}", f"{name}.{role}", role)))
            ]
    assert not unknown, "\n".join(unknown)


def constants() -> Iterator[tuple[str, str, ast.expr | None]]:
    """Yield path, name and value of each module's constants."""
    for path, module in modules():
        for node in module.body:
            target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
            if isinstance(target, ast.Name) and target.id.isupper():
                yield path, target.id, getattr(node, "value", None)


def is_numeric(value: ast.expr | None) -> bool:
    """Return True for a number, a calculation with numbers, and a tuple of them."""
    if isinstance(value, ast.UnaryOp):
        return is_numeric(value.operand)
    if isinstance(value, ast.BinOp):
        return is_numeric(value.left) and is_numeric(value.right)
    if isinstance(value, ast.Tuple):
        return bool(value.elts) and all(map(is_numeric, value.elts))
    return isinstance(value, ast.Constant) and type(value.value) in (int, float)


def numeric_constants() -> Iterator[tuple[str, str]]:
    """Yield path and name of each module's numeric constants."""
    yield from ((path, name) for path, name, value in constants() if is_numeric(value))


def find_repeated(constants: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """Return the constants that stand in several modules outside games, with their paths."""
    places = defaultdict(list)
    for path, name in constants:
        if not path.startswith("games/"):
            places[name].append(path)
    return {name: paths for name, paths in places.items() if len(paths) > 1}


def test_numeric_constants_carry_subject_and_unit() -> None:
    short = [f"{path}: {name}" for path, name in numeric_constants() if "_" not in name.strip("_")]
    assert not short, "\n".join(short)


def test_numeric_constants_are_defined_once_outside_games() -> None:
    assert find_repeated(numeric_constants()) == {}


def test_public_constants_are_defined_once_outside_games() -> None:
    public = [
        (path, name)
        for path, name, value in constants()
        if name[0] != "_" and not (isinstance(value, ast.Call) and ast.unparse(value.func) == "TypeVar")
    ]
    assert len(public) > 300 and find_repeated(public) == {}


def test_functions_fit_on_a_screen() -> None:
    long = [
        f"{path}: {node.name}"
        for path, module in modules()
        for node in ast.walk(module)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if (node.end_lineno or 0) - node.lineno >= MAX_FUNCTION_LINES
    ]
    assert not long, "\n".join(long)


def test_docstrings_of_constants_and_fields_begin_with_noun() -> None:
    found = [
        f"{path}:{line}: {text[:60]}"
        for path, module in modules()
        for _, line, text in docstrings(module, path)
        if text.split()[:1] and text.split()[0].strip(".,:;") in NOUN_OPENINGS
    ]
    assert not found, "\n".join(found)


def test_modules_have_fewer_than_500_lines() -> None:
    counts = {path: len((SOURCE / path).read_text("utf-8").splitlines()) for path, _ in modules()}
    assert {path: count for path, count in counts.items() if count > MAX_MODULE_LINES} == {}


def test_table_of_layers_is_generated_from_the_contract() -> None:
    page = layers.PAGE.read_text("utf-8")
    assert page == layers.written(page), "run: python scripts/layers.py"


def test_comments_of_client_and_kernel_begin_with_noun_or_verb() -> None:
    found = []
    for folder, suffixes in (("web/src", {".ts", ".svelte"}), ("kernel", {".cpp", ".hpp"})):
        for file in sorted((ROOT / folder).rglob("*.*")):
            lines = file.read_text("utf-8").splitlines() if file.suffix in suffixes else []
            for number, (before, line) in enumerate(zip(["", *lines], lines, strict=False), 1):
                word = re.match(r"\s*(?:/\*\*?|//)\s*([A-Z][a-z]+)\b", line)
                if word and word[1] in NOUN_OPENINGS and not before.lstrip().startswith("//"):
                    found.append(f"{file.relative_to(ROOT)}:{number}: {line.strip()}")
    assert not found, "\n".join(found)


def test_names_of_tests_begin_with_a_subject() -> None:
    names = [
        name for file in (ROOT / "tests").rglob("*.py")
        for name in re.findall(r"(?m)^(?:async )?def test_(\w+)", file.read_text("utf-8"))
    ]  # fmt: skip
    wrong = [
        name for name in names if name.partition("_")[0].capitalize() in NOUN_OPENINGS or "_told" in name
    ]
    assert len(names) > 1000 and not wrong, "\n".join(wrong)
