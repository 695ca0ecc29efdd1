"""Review of deals: the loss of each decision by its player's knowledge, and the luck of each deal.

:func:`review` takes a record, :func:`review_deal` one deal. Each decision has two values: with all cards
open, and expected over the worlds that fit the player's view. Only the second decides what is a mistake.
"""

from prikup.review.deals import PlayedDeal, deals_of, read_deals
from prikup.review.judging import REVIEW_WORLDS, review, review_deal
from prikup.review.luck import Luck, MatchLuck, luck_of
from prikup.review.model import DealReview, Decision, DecisionVerdict, Ranked, Review

__all__ = [
    "REVIEW_WORLDS",
    "DealReview",
    "Decision",
    "DecisionVerdict",
    "Luck",
    "MatchLuck",
    "PlayedDeal",
    "Ranked",
    "Review",
    "deals_of",
    "luck_of",
    "read_deals",
    "review",
    "review_deal",
]
