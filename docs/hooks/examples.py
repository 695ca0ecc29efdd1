"""Pages whose Python needs more than the tests install are run when the documentation is built.

Such a page names it in front: ``needs: pandas``. What it does not print as shown fails a strict build.
"""

from __future__ import annotations

import doctest
import logging
import re
from collections.abc import Iterator
from io import StringIO
from typing import Any

log = logging.getLogger("mkdocs.hooks.examples")  # a warning here fails a strict build


def wrong(markdown: str) -> Iterator[str]:
    """What the examples of a page print otherwise than shown, or how they fail."""
    names: dict[str, Any] = {}
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    for block in re.findall(r"(?ms)^```python\n(.*?)^```$", markdown):
        test = doctest.DocTestParser().get_doctest(block, names, "example", None, 0)
        test.globs, said = names, StringIO()
        runner.run(test, out=said.write, clear_globs=False)
        if said.getvalue():
            yield said.getvalue()


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Warn of every example of such a page that does not do what it shows."""
    if "needs" in page.meta:
        for one in wrong(markdown):
            log.warning("%s:\n%s", page.file.src_uri, one)
    return markdown
