"""Learning from play: rules compiled to tables, environments side by side, networks of hands.

It needs the extra ``learn``.
"""

from prikup.learn.compiling import compile_rules
from prikup.learn.env_error import EnvError
from prikup.learn.other_cards import CompileError
from prikup.learn.tables import RuleTables
from prikup.learn.vector_env import VectorEnv

__all__ = ["CompileError", "EnvError", "RuleTables", "VectorEnv", "compile_rules"]
