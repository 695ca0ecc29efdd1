from typing import Literal, overload

from prikup.core import Game, Match, OptionsT, StandingT
from prikup.games.paston import match as paston
from prikup.games.prefa import match as prefa
from prikup.games.preferans import match as preferans
from prikup.games.thousand import match as thousand
from prikup.options import OptionValue
from prikup.registry import GAME_ENTRY_POINTS as GAME_ENTRY_POINTS
from prikup.registry import GAMES as GAMES
from prikup.registry import get_default_id as get_default_id
from prikup.registry import get_game as get_game

@overload
def new(
    game: Literal["preferans"], rules: str | None = None, players: int | None = None, **options: OptionValue
) -> preferans.Match: ...
@overload
def new(
    game: Literal["prefa"], rules: str | None = None, players: int | None = None, **options: OptionValue
) -> prefa.Match: ...
@overload
def new(
    game: Literal["paston"], rules: str | None = None, players: int | None = None, **options: OptionValue
) -> paston.Match: ...
@overload
def new(
    game: Literal["thousand"], rules: str | None = None, players: int | None = None, **options: OptionValue
) -> thousand.Match: ...
@overload
def new(
    game: Game[OptionsT, StandingT],
    rules: str | None = None,
    players: int | None = None,
    **options: OptionValue,
) -> Match[OptionsT, StandingT]: ...
@overload
def new(game: str, rules: str | None = None, players: int | None = None, **options: OptionValue) -> Match: ...
