"""Review of matches as one self-contained HTML page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from prikup.arena.page import render_figure, render_page, render_table
from prikup.arena.plots import plot_sums
from prikup.records import MatchRecord
from prikup.review.model import Review
from prikup.review.words import choice_in_words, explain_decision, name_unjudged_deals
from prikup.words.catalogue import say


def page(reviews: Sequence[tuple[MatchRecord, Review]], lang: str) -> str:
    """Return the page of some matches: luck and skill of each player, and every mistake with its reasons."""
    title = say(lang, "review-title")
    parts = [f"<h1>{escape(title)}</h1>"]
    if any(review.judged for _, review in reviews):
        parts.append(f"<p>{escape(say(lang, 'review-adds'))}</p>")
    for record, review in reviews:
        parts += _render_match(record, review, lang)
    return render_page(title, lang, parts)


def _render_match(record: MatchRecord, review: Review, lang: str) -> list[str]:
    """Return the parts of the page for one match: plots and sums by player, then every mistake."""
    names = record.seats
    parts = [f"<h2>{escape(f'{record.game}, {record.rules}')}</h2>"]
    if not review.judged:
        return [*parts, f"<p>{escape(say(lang, 'review-unjudged'))}</p>"]
    for seat, name in enumerate(names):
        lines = [
            ("luck", say(lang, "review-luck"), [float(deal.luck[seat]) for deal in review.judged]),
            ("skill", say(lang, "review-skill"), [float(deal.skill[seat]) for deal in review.judged]),
            ("result", say(lang, "review-result"), [float(deal.result[seat]) for deal in review.judged]),
        ]
        parts.append(
            render_figure(plot_sums(lines), name + say(lang, "joint-name") + say(lang, "review-plot"))
        )
    heads = ["", *(say(lang, f"review-{part}") for part in ("luck", "skill", "own", "result"))]
    parts.append(
        render_table(
            say(lang, "review-plot"),
            heads,
            ([name, *sum_parts(review, seat)] for seat, name in enumerate(names)),
        )
    )
    if review.unjudged:
        parts.append(f"<p>{escape(name_unjudged_deals(review, lang))}</p>")
    for deal in review.judged:
        mistakes = [decision for decision in deal.decisions if decision.verdict in ("mistake", "blunder")]
        if mistakes:
            parts.append(f"<h2>{escape(say(lang, 'review-deal', number=deal.number))}</h2>")
        for decision in mistakes:
            choice = choice_in_words(decision.played, record.game, names, lang)
            why = explain_decision(decision, record.game, deal.measure, names, lang)
            verdict = say(lang, f"review-verdict-{decision.verdict}")
            heading = (
                names[decision.seat]
                + say(lang, "joint-name")
                + say(lang, "joint-list").join((choice, verdict))
            )
            parts.append(f"<p><b>{escape(heading)}</b><br>{escape(why)}</p>")
    return parts


def sum_parts(review: Review, seat: int) -> list[float]:
    """Return a player's luck, skill, own decisions and result over all deals that were judged."""
    parts = ("luck", "skill", "own", "result")
    return [float(sum(getattr(deal, part)[seat] for deal in review.judged)) for part in parts]
