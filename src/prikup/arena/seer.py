"""The seer, a yardstick: it calls as the rules bot does, and knows every card when it exchanges and plays."""

from __future__ import annotations

from prikup import registry
from prikup.arena.exchange import EXCHANGE_QUESTIONS, Exchange, question_of
from prikup.bots import Seed, make
from prikup.core import View, state_of
from prikup.solver import OpenHands


class Seer:
    """Exchanges and plays without loss, seeing all cards; of equal choices it takes that of the rules bot."""

    name = "seer"

    def __init__(self, seed: Seed = 0) -> None:
        self._habit = make("rules", seed)
        self._solver = OpenHands()
        # the inputs of the deal before its exchange, and the values found in it
        self._exchange: tuple[object, Exchange] = (None, Exchange(self._solver))

    def choose(self, view: View) -> str:
        """Return the text of a legal choice; raise PrikupError if the viewer has nothing to decide."""
        usual = self._habit.choose(view)
        if len(view.legal) < 2 or view.asks not in ("play", *EXCHANGE_QUESTIONS):
            return usual
        assert view.acting is not None
        game = registry.get_game(view.game)
        places = {(place.place, place.seat): place.may for place in view.hidden}
        match = state_of(game, view, game.world(view, places))
        if view.asks in EXCHANGE_QUESTIONS:
            exchange = self._get_exchange(view)
            is_equal = exchange.after(match, view.acting, usual) == exchange.value(match, view.acting.by)
            return usual if is_equal else exchange.best(match, view.acting)
        question = question_of(match)
        values = {} if question is None else self._solver.play_values(question)
        best = [text for text, value in values.items() if value == max(values.values())]
        return usual if not best or usual in best else best[0]

    def _get_exchange(self, view: View) -> Exchange:
        """Return the values of the exchange of this deal, kept until the deal changes."""
        deal = (view.game, view.deal_no, view.seat, view.log[0])
        if self._exchange[0] != deal:
            self._exchange = (deal, Exchange(self._solver))
        return self._exchange[1]
