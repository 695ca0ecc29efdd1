"""Parts of a drawn sheet, found in its SVG."""

from __future__ import annotations

from xml.etree import ElementTree

NAMES = ("Anna", "Boris", "Vera", "Gleb")
SVG = "{http://www.w3.org/2000/svg}"


def buttons(text: str) -> list[ElementTree.Element]:
    """Return the figures with an explanation, which are buttons."""
    return [node for node in ElementTree.fromstring(text).iter(f"{SVG}g") if node.get("role") == "button"]


def cell_node(text: str, *, cell: str) -> ElementTree.Element:
    """Return the element of a cell with its content."""
    nodes = ElementTree.fromstring(text).iter(f"{SVG}g")
    return next(node for node in nodes if node.get("data-testid") == f"cell-{cell}")
