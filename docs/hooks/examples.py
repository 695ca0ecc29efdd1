"""Pages whose Python needs more than the tests install are run when the documentation is built.

Such a page names it in front: ``needs: pandas``. What it does not print as shown fails a strict build. So does
a notebook of ``examples/`` in which a cell fails; they need Matplotlib.
"""

from __future__ import annotations

import doctest
import json
import logging
import os
import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

log = logging.getLogger("mkdocs.hooks.examples")  # a warning here fails a strict build


def wrong(markdown: str) -> Iterator[str]:
    """Yield a report for each example of a page that fails or prints something else than the page shows."""
    names: dict[str, Any] = {}
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    for block in re.findall(r"(?ms)^```python\n(.*?)^```$", markdown):
        test = doctest.DocTestParser().get_doctest(block, names, "example", None, 0)
        test.globs, said = names, StringIO()
        runner.run(test, out=said.write, clear_globs=False)
        if said.getvalue():
            yield said.getvalue()


NOTEBOOKS = Path(__file__).parents[2] / "examples"


def failed_cell(notebook: Path) -> str:
    """Run the cells of a notebook in order; how the first one fails, or nothing if none does."""
    os.environ.setdefault("MPLBACKEND", "Agg")
    names: dict[str, Any] = {"__name__": "notebook"}
    for number, cell in enumerate(json.loads(notebook.read_text("utf-8"))["cells"], 1):
        if cell["cell_type"] != "code":
            continue
        try:
            exec(compile("".join(cell["source"]), f"{notebook.name}, cell {number}", "exec"), names)
        except Exception as error:  # whatever a cell does wrong, the build goes on to the next
            return f"cell {number}: {type(error).__name__}: {error}"
    return ""


def on_pre_build(config: Any, **_: Any) -> None:
    """Warn of every notebook that does not run."""
    for notebook in sorted(NOTEBOOKS.glob("*.ipynb")):
        if failed := failed_cell(notebook):
            log.warning("%s: %s", notebook.name, failed)


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Warn of every example of such a page that does not do what it shows."""
    if "needs" in page.meta:
        for one in wrong(markdown):
            log.warning("%s:\n%s", page.file.src_uri, one)
    return markdown
