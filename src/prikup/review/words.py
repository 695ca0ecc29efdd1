"""Review in words: choices, losses, and reasons against a mistake."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.causes import Cause
from prikup.cards import CARDS_BY_INDEX
from prikup.review.model import Decision, Review
from prikup.vocabulary import terms
from prikup.words.catalogue import SUIT_SIGNS, say

_CARDS = frozenset(card.text for card in CARDS_BY_INDEX)


def choice_in_words(text: str, game: str, names: Sequence[str], lang: str) -> str:
    """Return a choice in words; cards to discard without the verb."""
    words = text.split()
    if words[0] == "discard" or text.removesuffix("!") in _CARDS:
        cards = " ".join(terms.name_card(word.removesuffix("!"), lang) for word in words if word != "discard")
        return cards + "!" * text.endswith("!")
    if words[0] == "give" and len(words) == 3:
        return f"{terms.name_card(words[1], lang)} → {names[int(words[2])]}"
    return terms.name_call(text, lang, game)


def amount_in_words(value: float, measure: str, lang: str) -> str:
    """Return an amount with its unit: ``5.2 whists``."""
    return say(lang, f"review-amount-{measure}", n=round(value, 1))


def explain_decision(decision: Decision, game: str, measure: str, names: Sequence[str], lang: str) -> str:
    """Return sentences that explain why a decision was a mistake."""
    better = say(
        lang,
        "review-better",
        best=choice_in_words(decision.best, game, names, lang),
        played=choice_in_words(decision.played, game, names, lang),
        share=decision.share or 0,
        amount=amount_in_words(decision.loss, measure, lang),
    )
    open_loss = decision.open_loss
    open_loss_text = (
        say(lang, "review-open-lost", amount=amount_in_words(open_loss, measure, lang))
        if open_loss > 0
        else say(lang, "review-open-none")
    )
    cause = "" if decision.cause is None else cause_in_words(decision.cause, game, names, lang)
    sentences = [_capitalize(better), _capitalize(cause.rstrip(".。։")), _capitalize(open_loss_text)]
    return say(lang, "joint-sentence").join(part for part in sentences if part)


def name_unjudged_deals(review: Review, lang: str) -> str:
    """Return the sentence that names the deals of which only the result is known."""
    return say(lang, "review-unjudged-deals", deals=say(lang, "joint-list").join(map(str, review.unjudged)))


def cause_in_words(cause: Cause, game: str, names: Sequence[str], lang: str) -> str:
    """Return the sentence that says why a choice was better."""
    than = choice_in_words(cause.than, game, names, lang) if cause.than else ""
    text = say(
        lang,
        f"cause-{cause.name}",
        cause.form,
        who="" if cause.seat is None else names[cause.seat],
        than=than,
        suit=SUIT_SIGNS.get(cause.suit or "", ""),
        card="" if cause.card is None else terms.name_card(cause.card, lang),
        n=cause.count,
        worse=cause.worse,
        of=cause.of,
        every="yes" if cause.count == cause.of else "no",
        exact="yes" if cause.exact else "no",
        both="yes" if cause.both else "no",
        tricks=cause.tricks,
        contract=choice_in_words(cause.contract, game, names, lang) if cause.contract else "",
    )
    return _capitalize(text) if than and text.startswith(than) else text


def _capitalize(text: str) -> str:
    return text[:1].upper() + text[1:]
