"""Studies: rows of deals or decisions between bots, filtered, labelled by the solver, or dealt to order.

:func:`list_rows` yields them, :func:`run_study` streams them into a file that a stopped run can go on with.
"""

from prikup.study.columns import columns_of
from prikup.study.ordered import MAX_SHUFFLES
from prikup.study.rows import StudyPlan, list_rows, run_study
from prikup.study.wishes import HandWish

__all__ = ["MAX_SHUFFLES", "HandWish", "StudyPlan", "columns_of", "list_rows", "run_study"]
