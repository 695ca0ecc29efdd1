"""A bot as a program of its own: it reads questions from its input and writes its answers, a line each.

Nothing of Prikup is imported. Try it with `prikup arena --bots "cmd:python3 examples/program_bot.py,random"`.
"""

import json
import sys


def chosen(legal: list[str], asks: str) -> str:
    """Never bid, never whist, and play the lowest card that may be played."""
    if "pass" in legal:
        return "pass"
    if asks == "play":
        return min(legal, key=lambda card: "789TJQKA".index(card[0]))
    return legal[-1]


for line in sys.stdin:
    question = json.loads(line)
    match question["type"]:
        case "hello":
            answer = {"version": 1, "name": "cautious"}
        case "choose":
            answer = {"text": chosen(question["legal"], question["view"]["asks"])}
        case "offer":
            answer = {"text": "no"}
        case _:
            continue  # "deal" and "over" ask nothing
    print(json.dumps({"id": question["id"], **answer}), flush=True)
