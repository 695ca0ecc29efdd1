"""Positions of every game, drawn at random."""

from __future__ import annotations

from random import Random

from prikup import board, registry
from prikup.board.text import shorten_rules
from prikup.cards import Cards

SIGNS = ["абв", "Ω", "漢", "+", "*", "~", "/", "(", ")", '"', "'", "#", "%", "&", ";", "é", "="]


def board_games() -> tuple[str, ...]:
    """Return the games that have a board."""
    return tuple(one for one in registry.GAMES if registry.find_part(one, "board", board.BoardGame))


def draw_study(seed: int, most: int = 10) -> board.Study:
    """Return a random position with played cards, branches and comments."""
    random = Random(seed)
    game = random.choice(board_games())
    found = registry.get_game(game)
    rules = random.choice(("", *found.presets))
    rules = shorten_rules(game, rules)
    setting = board.find_board_game(game)
    options = found.options(rules or found.presets[0])
    pack = list(found.pack(options).cards)
    random.shuffle(pack)
    contract = random.choice(setting.contracts)
    stake = setting.stake(contract)
    assert stake is not None
    players = 3 if stake.kind == "allpass" else random.choice((2, 3))
    size = random.randint(1, min(most, setting.tricks(options, players), (len(pack) - 2) // players))
    hands = tuple(Cards(pack[size * seat :][:size]) for seat in range(players))
    rest = pack[size * players :]
    one = board.Board(
        hands=hands,
        contract=contract,
        declarer=0 if stake.kind == "allpass" else random.randrange(players),
        leader=random.randrange(players),
        aside=tuple(rest[: 2 if stake.talon else random.choice((0, 2))]),
        trump=next(iter(hands[0])).suit if stake.kind == "points" and random.random() < 0.5 else None,
        game=game,
        rules=rules,
    )
    study = board.Study(one)
    for _ in range(random.randint(0, 25)):
        at = random.randrange(len(study.nodes))
        study = board.Study(one, study.nodes, at)
        if study.moment.legal:
            study = study.play(random.choice(study.moment.legal))
    comments = [" ".join(random.sample(SIGNS, random.choice((0, 0, 3)))) for _ in study.nodes]
    nodes = (board.Node(n.text, n.parent, said) for n, said in zip(study.nodes, comments, strict=True))
    return board.Study.of(one, nodes, random.randrange(len(study.nodes)))
