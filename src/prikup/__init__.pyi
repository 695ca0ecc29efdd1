from prikup.arena import BotError as BotError
from prikup.arena import FinishedDeal as FinishedDeal
from prikup.arena import selfplay as selfplay
from prikup.bots import Bot as Bot
from prikup.cards import Card as Card
from prikup.cards import Cards as Cards
from prikup.core import ArgumentError as ArgumentError
from prikup.core import Game as Game
from prikup.core import Match as Match
from prikup.core import OptionError as OptionError
from prikup.core import PrikupError as PrikupError
from prikup.core import RuleError as RuleError
from prikup.core import Turn as Turn
from prikup.core import View as View
from prikup.games import GAMES as GAMES
from prikup.games import new as new
from prikup.keeper.model import ScoredDocument as ScoredDocument
from prikup.keeper.score import score as score
from prikup.records import MatchRecord as MatchRecord
from prikup.records import RecordError as RecordError
from prikup.records import enter as enter
from prikup.records import read as read
from prikup.sheet import Sheet as Sheet
from prikup.solver import Solution as Solution
from prikup.solver import solve as solve

__all__: list[str]
__version__: str
