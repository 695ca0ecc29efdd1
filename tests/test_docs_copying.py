"""Copied code has neither prompts nor output, and notebooks run."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path
from types import SimpleNamespace

import pytest

import prikup
from tests.pages import PAGES, ROOT, blocks, import_hook

COPYING = import_hook("copying")
EXAMPLES = import_hook("examples")
NOTEBOOKS = sorted((ROOT / "examples").glob("*.ipynb"))


def copied(html: str) -> list[str]:
    return [unescape(text) for text in re.findall(r'data-copy="([^"]*)"', COPYING.marked(html))]


def test_block_with_prompts_is_copied_as_code() -> None:
    prompt, more = (f'<span class="o">{sign}</span>' for sign in ("&gt;&gt;&gt;", "..."))
    python = f"{prompt} a = &quot;x&quot;\n{more} \n{prompt} print(a)\nx\n"
    html = "".join(
        f'<div class="language-{name} highlight"><span class="filename">a</span>'
        f"<pre><code>{text}</code></pre></div>"
        for name, text in (
            ("python", python),
            ("sh", "prikup serve\n"),
            ("console", "$ prikup --version\nprikup 0.1\n"),
        )
    )
    assert copied(html) == ['a = "x"\n\nprint(a)', "prikup --version"]
    assert COPYING.marked(html).count("<div") == 3 and "prikup serve" in COPYING.marked(html)


@pytest.mark.parametrize(
    "page", [page for page in PAGES if ">>> " in page.read_text("utf-8")], ids=lambda page: page.stem
)
def test_copied_python_of_page_compiles(page: Path) -> None:
    for block in blocks(page, "python"):
        code = COPYING.code_alone(block.text)
        assert (code is None) == (not block.text.startswith(">>>")), str(block)
        if code is not None:
            compile(code, str(block), "exec")
            assert not re.search(r"(?m)^(>>>|\.\.\.) ", code)


def test_hook_marks_a_built_page() -> None:
    """The theme copies data-copy of what surrounds the code, where there is one, else all of it."""
    markdown = pytest.importorskip("markdown", reason="pip install 'prikup[docs]'")
    source = (ROOT / "docs/rows.md").read_text("utf-8")
    html = markdown.markdown(source, extensions=["pymdownx.highlight", "pymdownx.superfences", "tables"])
    (text,) = [unescape(one) for one in re.findall(r'data-copy="([^"]*)"', COPYING.on_page_content(html))]
    assert text.startswith("from prikup.study import StudyPlan") and "('6S', 'S', True)" not in text
    assert "  - docs/hooks/copying.py " in (ROOT / "mkdocs.yml").read_text("utf-8")


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)
def test_notebook_is_small_and_without_outputs(notebook: Path) -> None:
    cells = json.loads(notebook.read_text("utf-8"))["cells"]
    assert notebook.stat().st_size < 20_000
    assert all(
        not cell["outputs"] and not cell["execution_count"] for cell in cells if cell["cell_type"] == "code"
    )


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)
def test_notebook_runs(notebook: Path) -> None:
    pytest.importorskip("matplotlib", reason="pip install 'prikup[docs]'; make docs runs it too")
    assert EXAMPLES.failed_cell(notebook) == ""


def test_build_warns_about_failing_notebook(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    cells = [
        {"cell_type": "markdown", "source": ["# A"]},
        {"cell_type": "code", "source": ["a = 1\n", "a / 0"]},
    ]
    (tmp_path / "bad.ipynb").write_text(json.dumps({"cells": cells}), "utf-8")
    monkeypatch.setattr(EXAMPLES, "NOTEBOOKS", tmp_path)
    EXAMPLES.on_pre_build(SimpleNamespace())
    assert caplog.messages == ["bad.ipynb: cell 2: ZeroDivisionError: division by zero"]


def test_text_agent_plays_by_text_alone(capsys: pytest.CaptureFixture[str]) -> None:
    import runpy

    runpy.run_path(str(ROOT / "examples/text_agent.py"), run_name="__main__")
    assert re.fullmatch(
        r"[+-]\d+\.\d whists a deal, 0 replies that were no choice\n", capsys.readouterr().out
    )
    assert len((ROOT / "examples/text_agent.py").read_text("utf-8").splitlines()) <= 34


def test_example_of_training_learns_and_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("gymnasium")
    import runpy

    import numpy as np

    example = runpy.run_path(str(ROOT / "examples/train_policy.py"))
    weights, averages = example["train"](updates=4, seed=1)
    assert averages[-1] > averages[0] + 8, "a policy that plays at random wins some 8 points a deal"
    monkeypatch.chdir(tmp_path)
    np.save(example["FILE"], weights)
    deals = list(prikup.selfplay([example["Trained"](), "random", "random"], game="paston", deals=40))
    assert sum(deal.scores[deal.bots.index("Trained")] for deal in deals) > 200
