"""The review of deals: what each decision lost by what its player could know, and what was luck.

:func:`review` takes a record or its moments, :func:`review_deal` one deal. Of a decision two truths are kept
apart: what the choices are worth with all cards open, and what they were expected to be worth over the worlds
that fit what the player saw. Mistakes are found by the second only.
"""

from prikup.review.deals import PlayedDeal, deals_of
from prikup.review.judging import WORLDS, review, review_deal
from prikup.review.luck import Luck, MatchLuck, luck_of
from prikup.review.model import DealReview, Decision, Ranked, Review, Verdict

__all__ = [
    "WORLDS",
    "DealReview",
    "Decision",
    "Luck",
    "MatchLuck",
    "PlayedDeal",
    "Ranked",
    "Review",
    "Verdict",
    "deals_of",
    "luck_of",
    "review",
    "review_deal",
]
