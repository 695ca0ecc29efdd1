"""The tree of cards tried on a board: a line, its branches, and comments."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final

from prikup.board.play import BoardMoment, begin_play, play_card, spell_play
from prikup.board.position import Board, BoardError
from prikup.core import Struct

MAX_NODES: Final = 400
MAX_COMMENT_CHARS: Final = 500
"""Characters of the longest comment."""

_WORD_PATTERN: Final = re.compile(r"\{[^{}]*\}|[(){}]|[^\s(){}]+")


class Node(Struct, frozen=True):
    """A card that was played after its ``parent``, given by number, and a comment.

    The first node of a tree is the board itself: it has no card, and -1 as its parent.
    """

    text: str = ""
    parent: int = -1
    comment: str = ""


START_NODES: Final = (Node(),)


class Study(Struct, frozen=True, dict=True, gc=True):
    """A board with the cards that were tried on it; ``at`` is the current node.

    The nodes are in the order of the text: a card, its alternatives, its continuation. Raises BoardError if
    they are not, or if a card is illegal.

    >>> from prikup.cards import Cards
    >>> board = Board((Cards.parse("AQ..."), Cards.parse("KJ..."), Cards.parse("T9...")), "NT")
    >>> study = Study(board).play("AS").play("JS")
    >>> study.line, study.moment.seat, Study.of(board, study.nodes).play("QS").line
    ('AS JS', 2, 'AS (QS) JS')
    """

    board: Board
    nodes: tuple[Node, ...] = START_NODES
    at: int = 0

    def __post_init__(self) -> None:
        if self.at not in range(len(self.nodes)):
            raise BoardError("board-at", given=self.at, last=len(self.nodes) - 1)
        if _arrange(self.nodes, 0) != (self.nodes, 0):
            raise BoardError("board-tree")
        self.moments  # noqa: B018 (every card is looked at now)

    @staticmethod
    def of(board: Board, nodes: Iterable[Node], at: int = 0) -> Study:
        """Return a study of nodes in any order in which parents come first; raises BoardError.

        Equal cards after one card become one node.
        """
        node_list = tuple(nodes)
        _check_nodes(node_list)
        if at not in range(len(node_list)):
            raise BoardError("board-at", given=at, last=len(node_list) - 1)
        return Study(board, *_arrange(node_list, at))

    @cached_property
    def moments(self) -> tuple[BoardMoment, ...]:
        """The board after the cards up to each node."""
        moments = [begin_play(self.board)]
        for node in self.nodes[1:]:
            moments.append(play_card(moments[node.parent], node.text))
        return tuple(moments)

    @property
    def moment(self) -> BoardMoment:
        """The board at the current node."""
        return self.moments[self.at]

    @property
    def line(self) -> str:
        """The cards as text: branches in round brackets, comments in curly ones."""
        return " ".join(_write_words(self.nodes))

    def play(self, text: str) -> Study:
        """Return the study with this card played at the current node, as its new one; raises BoardError."""
        grown = (*self.nodes, Node(spell_play(text), self.at))
        return Study.of(self.board, grown, len(grown) - 1)


def read_line(text: str) -> tuple[Node, ...]:
    """Return the nodes of a line of text; raises BoardError.

    >>> [(node.text, node.parent, node.comment) for node in read_line("AS {why not} (QS KS) KS")]
    [('', -1, ''), ('AS', 0, 'why not'), ('QS', 0, ''), ('KS', 2, ''), ('KS', 1, '')]
    """
    nodes = [Node()]
    last, branches = 0, list[int]()
    for word in _WORD_PATTERN.findall(text):
        if word.startswith("{") and word.endswith("}") and len(word) > 1:
            nodes[last] = Node(nodes[last].text, nodes[last].parent, clean_comment(word[1:-1]))
        elif word == "(" and last:
            branches.append(last)
            last = nodes[last].parent
        elif word == ")" and branches and last != nodes[branches[-1]].parent:
            last = branches.pop()
        elif word in "(){}":
            raise BoardError("board-bracket", given=word)
        else:
            if len(nodes) > MAX_NODES:
                break  # said of them all together
            nodes.append(Node(spell_play(word), last))
            last = len(nodes) - 1
    if branches:
        raise BoardError("board-bracket", given="(")
    _check_nodes(nodes)
    return _arrange(nodes, 0)[0]


def clean_comment(comment: str) -> str:
    """Return a comment without the characters that its text cannot hold: curly brackets, line breaks."""
    return " ".join(comment.replace("{", "(").replace("}", ")").split())


def _check_nodes(nodes: Sequence[Node]) -> None:
    """Raise BoardError unless these are nodes of a tree, and not too many."""
    if len(nodes) > MAX_NODES:
        raise BoardError("board-nodes", most=MAX_NODES - 1)
    if not nodes or nodes[0].text or nodes[0].parent != -1:
        raise BoardError("board-tree")
    for number, node in enumerate(nodes):
        if number and node.parent not in range(number):
            raise BoardError("board-tree")
        if len(node.comment) > MAX_COMMENT_CHARS:
            raise BoardError("board-comment", count=len(node.comment), most=MAX_COMMENT_CHARS)


def _arrange(nodes: Sequence[Node], at: int) -> tuple[tuple[Node, ...], int]:
    """Return the nodes in the order of the text, equal ones merged, and the new index of ``at``.

    Nodes are equal if they have the same card after the same node; the first comment of them is kept.
    """
    number_by_card: dict[tuple[int, str], int] = {}
    kept_numbers: list[int] = []  # by node, the one that stands for it
    comments: dict[int, str] = {}
    for number, node in enumerate(nodes):
        kept = number_by_card.setdefault((kept_numbers[node.parent] if number else -1, node.text), number)
        kept_numbers.append(kept)
        comments[kept] = comments.get(kept) or clean_comment(node.comment)
    children: dict[int, list[int]] = {}
    for (parent, _), number in number_by_card.items():
        children.setdefault(parent, []).append(number)
    order = [0, *_walk_tree(children, 0)]
    places = {number: index for index, number in enumerate(order)}
    parents = {number: parent for parent, numbers in children.items() for number in numbers}
    arranged = (Node(nodes[kept].text, places.get(parents[kept], -1), comments[kept]) for kept in order)
    return tuple(arranged), places[kept_numbers[at]]


def _walk_tree(children: Mapping[int, Sequence[int]], parent: int) -> Iterator[int]:
    """Generate the nodes after a node: its main card, each alternative to its end, then the main line."""
    if parent not in children:
        return
    main, *alternatives = children[parent]
    yield main
    for alternative in alternatives:
        yield alternative
        yield from _walk_tree(children, alternative)
    yield from _walk_tree(children, main)


def _write_words(nodes: Sequence[Node]) -> Iterator[str]:
    """Generate the words of a line."""
    children: dict[int, list[int]] = {}
    for number, node in enumerate(nodes):
        children.setdefault(node.parent, []).append(number)

    def word(number: int) -> str:
        node = nodes[number]
        return " ".join(filter(None, (node.text, f"{{{node.comment}}}" if node.comment else "")))

    def line(parent: int) -> Iterator[str]:
        """Generate the words after a node: its main card, alternatives in brackets, and the main line."""
        if parent not in children:
            return
        main, *alternatives = children[parent]
        yield word(main)
        for alternative in alternatives:
            yield f"({' '.join((word(alternative), *line(alternative)))})"
        yield from line(main)

    yield from filter(None, (word(0), *line(0)))
