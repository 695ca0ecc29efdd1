"""Training of the networks that tell from a hand how many tricks or points it takes.

``python -m prikup.learn.hand_net FOLDER`` makes the examples, trains, and writes ``hand_net.bin``, the file
that :mod:`prikup.bots.hand_net` reads; with ``--game thousand`` that of Thousand. What is in the folder is
not made again, so a run that was stopped goes on where it was. It needs the extra ``learn``.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from math import exp
from pathlib import Path
from typing import Any, Final, NamedTuple
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from prikup.atomic_file import atomic_file, replace_file
from prikup.core import PrikupError
from prikup.learn.hand_data import TRICKS_NET
from prikup.learn.hand_examples import CARD_INPUTS, Examples, Floats, NetKind, features, join
from prikup.registry import get_default_id, get_game
from prikup.toolkit.net import NetSource

MAX_ACTIVATION: Final = 127
"""The integer of an activation of 1, which is the largest."""
SECOND_SCALE: Final = 512
THIRD_SCALE: Final = 256
LIKELIHOOD_STEPS: Final = 1024
STEPS_OF_NAT: Final = MAX_ACTIVATION * THIRD_SCALE / 512
MAGIC: Final = b"PHN2"
FILE_DEALS: Final = 500
"""Deals of one file of examples."""
TEST_CHUNK_STEP: Final = 10
"""Chunks of deals of which one is only used to test."""
BATCH_EXAMPLES: Final = 2048
MEASURED_EXAMPLES: Final = 1 << 16
"""Examples that are measured at once, which bounds the memory."""
WITHHELD_SHARE: Final = 0.5
"""Share of examples in which the inputs that can be unknown are withheld."""
FIRST_LEARNING_RATE: Final = 3e-3
LAST_LEARNING_RATE: Final = 3e-5
ADAM_DECAYS: Final = (0.9, 0.999)

NetWeights = dict[str, Floats]


def find_net(game: str) -> NetKind:
    """Return the network of a game: its own, else that of ten tricks; raise PrikupError for no game."""
    source = get_game(game).part("net", NetSource)
    if source is None:
        return TRICKS_NET
    return NetKind(
        sizes=(CARD_INPUTS + source.input_count, *source.units, source.outcome_count),
        make_examples=partial(_draw_examples, source),
        withheld=0,
        unit=source.unit,
        step=source.step,
        deals=source.deals,
        epochs=source.epochs,
    )


def _draw_examples(source: NetSource, seed: int, chunk: int, deals: int) -> Examples:
    """Return the examples of one chunk of deals: the same for the same seed and chunk."""
    rng = np.random.default_rng((seed, chunk))
    hands, keys, inputs, outcomes = zip(*source.draw(rng, deals), strict=True)
    return Examples(
        np.array(hands, np.uint32),
        np.array(keys, np.uint32),
        np.array(inputs, np.uint32),
        np.array(outcomes, np.uint8),
    )


def start_weights(seed: int, sizes: tuple[int, int, int, int]) -> NetWeights:
    """Return random weights of a network of these sizes that has learned nothing."""
    rng = np.random.default_rng((seed, 1))
    weights = {}
    for layer, (inputs, outputs) in enumerate(pairwise(sizes)):
        weights[f"w{layer}"] = rng.normal(0, (2 / inputs) ** 0.5, (inputs, outputs)).astype(np.float32)
        weights[f"b{layer}"] = np.full(outputs, 0.1 if layer < 2 else 0, np.float32)
    return weights


def forward(weights: NetWeights, inputs: Floats) -> tuple[Floats, Floats, Floats]:
    """Return the activations of both layers and the likelihood of each outcome."""
    first = np.clip(inputs @ weights["w0"] + weights["b0"], 0, 1)
    second = np.clip(first @ weights["w1"] + weights["b1"], 0, 1)
    logits = second @ weights["w2"] + weights["b2"]
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    return first, second, powers / powers.sum(axis=1, keepdims=True)


def gradients(weights: NetWeights, inputs: Floats, outcomes: npt.NDArray[Any]) -> NetWeights:
    """Return the gradient of the mean cross-entropy."""
    first, second, likelihoods = forward(weights, inputs)
    error = likelihoods
    error[np.arange(len(outcomes)), outcomes] -= 1
    error /= len(outcomes)
    found = {"w2": second.T @ error, "b2": error.sum(axis=0)}
    error = (error @ weights["w2"].T) * ((second > 0) & (second < 1))
    found |= {"w1": first.T @ error, "b1": error.sum(axis=0)}
    error = (error @ weights["w1"].T) * ((first > 0) & (first < 1))
    return found | {"w0": inputs.T @ error, "b0": error.sum(axis=0)}


class Measures(NamedTuple):
    """Means over examples: cross-entropy in nats, and error of the mean number of tricks or points."""

    loss: float
    bias: float


def measure(weights: NetWeights, examples: Examples, step: int) -> Measures:
    """Return how well the network tells examples that it was not trained with.

    ``step`` is the number of tricks or points of an outcome.
    """
    loss = bias = 0.0
    for start in range(0, len(examples.outcomes), MEASURED_EXAMPLES):
        part = examples.select(slice(start, start + MEASURED_EXAMPLES))
        _, _, likelihoods = forward(weights, features(*part[:3], len(weights["w0"])))
        found = likelihoods[np.arange(len(part.outcomes)), part.outcomes]
        loss -= float(np.log(np.maximum(found, 1e-9)).sum())
        bias += float((likelihoods @ np.arange(likelihoods.shape[1]) - part.outcomes).sum())
    return Measures(loss / len(examples.outcomes), step * bias / len(examples.outcomes))


class Training:
    """Weights, their moments of the method Adam, and the number of epochs done; kept in a file."""

    def __init__(self, game: str, seed: int, deals: int, epochs: int) -> None:
        self.kind = find_net(game)
        self.about, self.done = (game, seed, deals, epochs), 0
        self.weights = start_weights(seed, self.kind.sizes)
        self.moments = [
            {name: np.zeros_like(value) for name, value in self.weights.items()} for _ in ADAM_DECAYS
        ]
        self.steps = 0

    def run_epoch(self, examples: Examples) -> None:
        """Train with every example once, in an order that follows from seed and epoch."""
        _, seed, _, epochs = self.about
        rng = np.random.default_rng((seed, 2, self.done))
        order = rng.permutation(len(examples.outcomes))
        share = self.done / max(1, epochs - 1)
        rate = FIRST_LEARNING_RATE * (LAST_LEARNING_RATE / FIRST_LEARNING_RATE) ** share
        for start in range(0, len(order), BATCH_EXAMPLES):
            part = examples.select(order[start : start + BATCH_EXAMPLES])
            is_withheld = rng.random(len(part.inputs)) < WITHHELD_SHARE
            told = part.inputs & ~(is_withheld * np.uint32(self.kind.withheld))
            rows = features(part.hands, part.keys, told, self.kind.sizes[0])
            self._step(gradients(self.weights, rows, part.outcomes), rate)
        self.done += 1

    def _step(self, slope: NetWeights, rate: float) -> None:
        self.steps += 1
        for name, value in self.weights.items():
            mean, square = (moment[name] for moment in self.moments)
            news = (slope[name], slope[name] ** 2)
            for moment, decay, new in zip((mean, square), ADAM_DECAYS, news, strict=True):
                moment *= decay
                moment += (1 - decay) * new
            sizes = [1 - decay**self.steps for decay in ADAM_DECAYS]
            value -= rate * (mean / sizes[0]) / (np.sqrt(square / sizes[1]) + 1e-8)

    def save(self, path: Path) -> None:
        """Write all to a file, which is replaced only when the new one is whole."""
        moments = {f"{name}.{i}": value for i in range(2) for name, value in self.moments[i].items()}
        game, *numbers = self.about
        counts = np.array([*numbers, self.done, self.steps])
        write_arrays(path, game=np.array(game), counts=counts, **self.weights, **moments)

    def load(self, path: Path) -> None:
        """Go on from a file; raises ValueError if it is of another training, or of none."""
        kept = read_arrays(path)
        if not {"game", "counts", *self.weights} <= kept.keys():
            raise ValueError(f"{path}: no training")
        *numbers, self.done, self.steps = (int(count) for count in kept["counts"])
        about = (str(kept["game"]), *numbers)
        if about != self.about:
            names = ("game", "seed", "deals", "epochs")
            given, expected = (
                ", ".join(f"{name} {value}" for name, value in zip(names, values, strict=True))
                for values in (about, self.about)
            )
            raise ValueError(f"{path} is of {given}: expected {expected}; choose another folder")
        self.weights = {name: kept[name] for name in self.weights}
        self.moments = [{name: kept[f"{name}.{i}"] for name in self.weights} for i in range(2)]


def pack(weights: NetWeights) -> bytes:
    """Return the network in integers, little-endian, as the kernel reads it (``kernel/hand_net.hpp``).

    Its sizes come first. The weights of the first layer come input by input, the others output by output. The
    last part is the table of likelihoods, by how far the value of an outcome is below the largest.
    """
    scales = {
        "w0": (MAX_ACTIVATION, "<i2"),
        "b0": (MAX_ACTIVATION, "<i2"),
        "w1": (SECOND_SCALE, "<i2"),
        "b1": (SECOND_SCALE * MAX_ACTIVATION, "<i4"),
        "w2": (THIRD_SCALE, "<i2"),
        "b2": (THIRD_SCALE * MAX_ACTIVATION, "<i4"),
    }
    sizes = [*weights["w0"].shape, *weights["w2"].shape]
    parts = [MAGIC, np.array(sizes, "<u2").tobytes()]
    for name, (scale, dtype) in scales.items():
        whole = np.rint(weights[name] * scale)
        bounds = np.iinfo(dtype)
        whole = np.clip(whole, bounds.min, bounds.max).astype(dtype)
        parts.append((whole if name == "w0" else whole.T).tobytes())
    steps = [round(65535 * exp(-step / STEPS_OF_NAT)) for step in range(LIKELIHOOD_STEPS)]
    return b"".join([*parts, np.array(steps, "<u2").tobytes()])


def load_examples(folder: Path, game: str, seed: int, deals: int) -> Iterator[tuple[int, Examples]]:
    """Yield chunks of examples with their numbers; those that are not in the folder are made."""
    for chunk in range(-(-deals // FILE_DEALS)):
        path = folder / f"examples-{game}-{seed}-{chunk}.npz"
        if not path.exists():
            write_arrays(path, **find_net(game).make_examples(seed, chunk, FILE_DEALS)._asdict())
        kept = read_arrays(path)
        if not kept.keys() >= set(Examples._fields):
            raise ValueError(f"{path}: no examples")
        yield chunk, Examples(*(kept[name] for name in Examples._fields))


def write_arrays(path: Path, **arrays: npt.NDArray[Any]) -> None:
    """Write named arrays to a file, which is replaced only when the new one is whole."""
    with atomic_file(path) as temporary, temporary.open("wb") as file:
        np.savez(file, allow_pickle=False, **arrays)


def read_arrays(path: Path) -> dict[str, npt.NDArray[Any]]:
    """Read named arrays; raises ValueError for a file that is damaged."""
    try:
        with np.load(path) as kept:
            return dict(kept)
    except (EOFError, ValueError, BadZipFile) as error:
        raise ValueError(f"{path} is damaged: {error}; delete it to make it anew") from None


def train(folder: Path, game: str, seed: int, deals: int, epochs: int) -> Measures:
    """Train in a folder; the curve is in ``curve.csv``, the network in ``hand_net.bin``."""
    folder.mkdir(parents=True, exist_ok=True)
    run = Training(game, seed, deals, epochs)
    checkpoint, curve = folder / "checkpoint.npz", folder / "curve.csv"
    if checkpoint.exists():
        run.load(checkpoint)
    training, tests = list[Examples](), list[Examples]()
    for chunk, examples in load_examples(folder, game, seed, deals):
        (tests if chunk % TEST_CHUNK_STEP == 0 else training).append(examples)
        print(f"deals {min(deals, (chunk + 1) * FILE_DEALS)} of {deals}", file=sys.stderr)
    known, unseen = join(training), join(tests)
    found = measure(run.weights, unseen, run.kind.step)
    while run.done < epochs:
        run.run_epoch(known)
        found = measure(run.weights, unseen, run.kind.step)
        run.save(checkpoint)
        is_first = run.done == 1
        with curve.open("w" if is_first else "a", encoding="utf-8") as file:
            file.write("epoch,loss,bias\n" if is_first else "")
            file.write(f"{run.done},{found.loss:.4f},{found.bias:.4f}\n")
        print(f"epoch {run.done} of {epochs}: loss {found.loss:.4f}", file=sys.stderr)
    replace_file(folder / "hand_net.bin", pack(run.weights))
    return found


def main(arguments: list[str]) -> int:
    """Train as the command line says; return 2 on wrong usage, 130 if Ctrl-C stopped the run."""
    parser = argparse.ArgumentParser(prog="python -m prikup.learn.hand_net", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", default=get_default_id())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int)
    parser.add_argument("--epochs", type=int)
    given = parser.parse_args(arguments)
    try:
        kind = find_net(given.game)
    except PrikupError as error:
        parser.error(str(error))
    deals = kind.deals if given.deals is None else given.deals
    epochs = kind.epochs if given.epochs is None else given.epochs
    if deals <= FILE_DEALS or epochs < 1 or given.seed < 0:
        parser.error(f"expected more than {FILE_DEALS} deals, 1 epoch or more, and a seed from 0 up")
    try:
        found = train(given.folder, given.game, given.seed, deals, epochs)
    except (OSError, ValueError) as error:
        parser.error(str(error))
    except KeyboardInterrupt:
        print("stopped: the same command goes on from there", file=sys.stderr)
        return 130
    print(f"{given.folder / 'hand_net.bin'}: loss {found.loss:.4f} nats, bias {found.bias:+.3f} {kind.unit}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
