"""Review of matches as one self-contained HTML page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from prikup.arena.page import complete_page, figure, table
from prikup.arena.plots import plot_sums
from prikup.records import MatchRecord
from prikup.review.model import Review
from prikup.review.words import choice_in_words, explanation, unjudged
from prikup.words.catalogue import say


def page(reviewed: Sequence[tuple[MatchRecord, Review]], lang: str) -> str:
    """Return the page of some matches: luck and skill of each player, and every mistake with its reasons."""
    title = say(lang, "review-title")
    parts = [f"<h1>{escape(title)}</h1>"]
    if any(found.judged for _, found in reviewed):
        parts.append(f"<p>{escape(say(lang, 'review-adds'))}</p>")
    for record, found in reviewed:
        parts += _match(record, found, lang)
    return complete_page(title, lang, parts)


def _match(record: MatchRecord, found: Review, lang: str) -> list[str]:
    names = record.seats
    parts = [f"<h2>{escape(f'{record.game}, {record.rules}')}</h2>"]
    if not found.judged:
        return [*parts, f"<p>{escape(say(lang, 'review-unjudged'))}</p>"]
    for seat, name in enumerate(names):
        lines = [
            ("luck", say(lang, "review-luck"), [float(deal.luck[seat]) for deal in found.judged]),
            ("skill", say(lang, "review-skill"), [float(deal.skill[seat]) for deal in found.judged]),
            ("result", say(lang, "review-result"), [float(deal.result[seat]) for deal in found.judged]),
        ]
        parts.append(figure(plot_sums(lines), name + say(lang, "joint-name") + say(lang, "review-plot")))
    heads = ["", *(say(lang, f"review-{one}") for one in ("luck", "skill", "own", "result"))]
    parts.append(
        table(
            say(lang, "review-plot"), heads, ([name, *sums(found, seat)] for seat, name in enumerate(names))
        )
    )
    if found.unjudged:
        parts.append(f"<p>{escape(unjudged(found, lang))}</p>")
    for deal in found.judged:
        wrong = [one for one in deal.decisions if one.verdict in ("mistake", "blunder")]
        if wrong:
            parts.append(f"<h2>{escape(say(lang, 'review-deal', number=deal.number))}</h2>")
        for one in wrong:
            said = choice_in_words(one.played, record.game, names, lang)
            why = explanation(one, record.game, deal.measure, names, lang)
            verdict = say(lang, f"review-verdict-{one.verdict}")
            told = names[one.seat] + say(lang, "joint-name") + say(lang, "joint-list").join((said, verdict))
            parts.append(f"<p><b>{escape(told)}</b><br>{escape(why)}</p>")
    return parts


def sums(found: Review, seat: int) -> list[float]:
    """Return a player's luck, skill, own decisions and result over all deals that were judged."""
    parts = ("luck", "skill", "own", "result")
    return [float(sum(getattr(deal, part)[seat] for deal in found.judged)) for part in parts]
