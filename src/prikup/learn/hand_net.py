"""Training of the network that tells from ten cards how many tricks they take.

``python -m prikup.learn.hand_net FOLDER`` makes the examples, trains, and writes ``hand_net.bin``, the file
that :mod:`prikup.bots.hand` reads. What is in the folder is not made again, so a run that was stopped goes
on where it was. It needs the extra ``learn``.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import pairwise
from math import exp
from pathlib import Path
from typing import Any, Final, NamedTuple
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from prikup.atomic_file import atomic_file, replace_file
from prikup.learn.hand_data import MODE_COUNT, PLACE_COUNT, Examples, Masks, make_examples

FEATURE_COUNT: Final = 32 + MODE_COUNT + PLACE_COUNT
FIRST_WIDTH: Final = 96
SECOND_WIDTH: Final = 32
OUTCOME_COUNT: Final = 11
"""Numbers of tricks, 0 to 10."""
MAX_ACTIVATION: Final = 127
"""The integer of an activation of 1, which is the largest."""
SECOND_SCALE: Final = 512
THIRD_SCALE: Final = 256
LIKELIHOOD_STEPS: Final = 1024
STEPS_OF_NAT: Final = MAX_ACTIVATION * THIRD_SCALE / 512
MAGIC: Final = b"PHN1"
FILE_DEALS: Final = 500
"""Deals of one file of examples."""
TEST_CHUNK_STEP: Final = 10
"""Chunks of deals of which one is only used to test."""
BATCH_EXAMPLES: Final = 2048
UNKNOWN_PLACE_SHARE: Final = 0.5
"""Share of examples in which the place in the first trick is withheld."""
FIRST_LEARNING_RATE: Final = 3e-3
LAST_LEARNING_RATE: Final = 3e-5
ADAM_DECAYS: Final = (0.9, 0.999)

Floats = npt.NDArray[np.float32]
NetWeights = dict[str, Floats]


def features(hands: Masks, modes: npt.NDArray[Any], places: npt.NDArray[Any]) -> Floats:
    """Return the inputs of the network: float32[n, FEATURE_COUNT] of zeros and ones.

    The cards come suit by suit, trumps first and the other suits by their holdings, so that suits that can be
    exchanged look the same; then the mode, then the place in the first trick, no 1 for ``PLACE_COUNT``,
    which is unknown.
    """
    suits = hands.astype("<u4").view(np.uint8).reshape(-1, 4).astype(np.int64)
    keys = suits + 256 * (np.arange(4) == modes[:, None])
    ordered = np.take_along_axis(suits, np.argsort(-keys, axis=1, kind="stable"), axis=1).astype(np.uint8)
    found = np.zeros((len(hands), FEATURE_COUNT), np.float32)
    found[:, :32] = np.unpackbits(ordered, axis=1, bitorder="little")
    found[np.arange(len(hands)), 32 + modes] = 1
    known = np.flatnonzero(places < PLACE_COUNT)
    found[known, 32 + MODE_COUNT + places[known]] = 1
    return found


def start_weights(seed: int) -> NetWeights:
    """Return random weights of a network that has learned nothing."""
    rng = np.random.default_rng((seed, 1))
    sizes = (FEATURE_COUNT, FIRST_WIDTH, SECOND_WIDTH, OUTCOME_COUNT)
    weights = {}
    for layer, (inputs, outputs) in enumerate(pairwise(sizes)):
        weights[f"w{layer}"] = rng.normal(0, (2 / inputs) ** 0.5, (inputs, outputs)).astype(np.float32)
        weights[f"b{layer}"] = np.full(outputs, 0.1 if layer < 2 else 0, np.float32)
    return weights


def forward(weights: NetWeights, inputs: Floats) -> tuple[Floats, Floats, Floats]:
    """Return the activations of both layers and the likelihood of each number of tricks."""
    first = np.clip(inputs @ weights["w0"] + weights["b0"], 0, 1)
    second = np.clip(first @ weights["w1"] + weights["b1"], 0, 1)
    logits = second @ weights["w2"] + weights["b2"]
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    return first, second, powers / powers.sum(axis=1, keepdims=True)


def gradients(weights: NetWeights, inputs: Floats, tricks: npt.NDArray[Any]) -> NetWeights:
    """Return the gradient of the mean cross-entropy."""
    first, second, likelihoods = forward(weights, inputs)
    error = likelihoods
    error[np.arange(len(tricks)), tricks] -= 1
    error /= len(tricks)
    found = {"w2": second.T @ error, "b2": error.sum(axis=0)}
    error = (error @ weights["w2"].T) * ((second > 0) & (second < 1))
    found |= {"w1": first.T @ error, "b1": error.sum(axis=0)}
    error = (error @ weights["w1"].T) * ((first > 0) & (first < 1))
    return found | {"w0": inputs.T @ error, "b0": error.sum(axis=0)}


class Measures(NamedTuple):
    """Means over examples: cross-entropy in nats, and error of the mean number of tricks."""

    loss: float
    bias: float


def measure(weights: NetWeights, examples: Examples) -> Measures:
    """Return how well the network tells examples that it was not trained with."""
    _, _, likelihoods = forward(weights, features(*examples[:3]))
    rows = np.arange(len(examples.tricks))
    loss = -np.log(np.maximum(likelihoods[rows, examples.tricks], 1e-9)).mean()
    return Measures(float(loss), float((likelihoods @ np.arange(OUTCOME_COUNT) - examples.tricks).mean()))


class Training:
    """Weights, their moments of the method Adam, and the number of epochs done; kept in a file."""

    def __init__(self, seed: int, deals: int, epochs: int) -> None:
        self.about, self.done = (seed, deals, epochs), 0
        self.weights = start_weights(seed)
        self.moments = [
            {name: np.zeros_like(value) for name, value in self.weights.items()} for _ in ADAM_DECAYS
        ]
        self.steps = 0

    def run_epoch(self, examples: Examples) -> None:
        """Train with every example once, in an order that follows from seed and epoch."""
        seed, _, epochs = self.about
        rng = np.random.default_rng((seed, 2, self.done))
        order = rng.permutation(len(examples.tricks))
        share = self.done / max(1, epochs - 1)
        rate = FIRST_LEARNING_RATE * (LAST_LEARNING_RATE / FIRST_LEARNING_RATE) ** share
        for start in range(0, len(order), BATCH_EXAMPLES):
            rows = order[start : start + BATCH_EXAMPLES]
            is_unknown = rng.random(len(rows)) < UNKNOWN_PLACE_SHARE
            places = np.where(is_unknown, PLACE_COUNT, examples.places[rows]).astype(np.int64)
            inputs = features(examples.hands[rows], examples.modes[rows], places)
            self._step(gradients(self.weights, inputs, examples.tricks[rows]), rate)
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
        counts = np.array([*self.about, self.done, self.steps])
        write_arrays(path, counts=counts, **self.weights, **moments)

    def load(self, path: Path) -> None:
        """Go on from a file; raises ValueError if it is of another training, or of none."""
        kept = read_arrays(path)
        if not {"counts", *self.weights} <= kept.keys():
            raise ValueError(f"{path}: no training")
        *about, self.done, self.steps = (int(count) for count in kept["counts"])
        if tuple(about) != self.about:
            names = ("seed", "deals", "epochs")
            given, expected = (
                ", ".join(f"{name} {value}" for name, value in zip(names, values, strict=True))
                for values in (about, self.about)
            )
            raise ValueError(f"{path} is of {given}: expected {expected}; choose another folder")
        self.weights = {name: kept[name] for name in self.weights}
        self.moments = [{name: kept[f"{name}.{i}"] for name in self.weights} for i in range(2)]


def pack(weights: NetWeights) -> bytes:
    """Return the network in integers, little-endian, as the kernel reads it (``kernel/hand_net.hpp``).

    The weights of the first layer come input by input, the others output by output. The last part is the
    table of likelihoods, by how far the value of a number of tricks is below the largest.
    """
    scales = {
        "w0": (MAX_ACTIVATION, "<i2"),
        "b0": (MAX_ACTIVATION, "<i2"),
        "w1": (SECOND_SCALE, "<i2"),
        "b1": (SECOND_SCALE * MAX_ACTIVATION, "<i4"),
        "w2": (THIRD_SCALE, "<i2"),
        "b2": (THIRD_SCALE * MAX_ACTIVATION, "<i4"),
    }
    parts = [MAGIC]
    for name, (scale, dtype) in scales.items():
        whole = np.rint(weights[name] * scale)
        bounds = np.iinfo(dtype)
        whole = np.clip(whole, bounds.min, bounds.max).astype(dtype)
        parts.append((whole if name == "w0" else whole.T).tobytes())
    steps = [round(65535 * exp(-step / STEPS_OF_NAT)) for step in range(LIKELIHOOD_STEPS)]
    return b"".join([*parts, np.array(steps, "<u2").tobytes()])


def load_examples(folder: Path, seed: int, deals: int) -> Iterator[tuple[int, Examples]]:
    """Yield chunks of examples with their numbers; those that are not in the folder are made."""
    for chunk in range(-(-deals // FILE_DEALS)):
        path = folder / f"examples-{seed}-{chunk}.npz"
        if not path.exists():
            write_arrays(path, **make_examples(seed, chunk, FILE_DEALS)._asdict())
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


def join(parts: list[Examples]) -> Examples:
    """Return all examples in one."""
    return Examples(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def train(folder: Path, seed: int, deals: int, epochs: int) -> Measures:
    """Train in a folder; the curve is in ``curve.csv``, the network in ``hand_net.bin``."""
    folder.mkdir(parents=True, exist_ok=True)
    training, tests = list[Examples](), list[Examples]()
    for chunk, examples in load_examples(folder, seed, deals):
        (tests if chunk % TEST_CHUNK_STEP == 0 else training).append(examples)
        print(f"deals {min(deals, (chunk + 1) * FILE_DEALS)} of {deals}", file=sys.stderr)
    known, unseen = join(training), join(tests)
    run = Training(seed, deals, epochs)
    checkpoint, curve = folder / "checkpoint.npz", folder / "curve.csv"
    if checkpoint.exists():
        run.load(checkpoint)
    found = measure(run.weights, unseen)
    while run.done < epochs:
        run.run_epoch(known)
        found = measure(run.weights, unseen)
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
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=60_000)
    parser.add_argument("--epochs", type=int, default=40)
    given = parser.parse_args(arguments)
    if given.deals <= FILE_DEALS or given.epochs < 1 or given.seed < 0:
        parser.error(f"expected more than {FILE_DEALS} deals, 1 epoch or more, and a seed from 0 up")
    try:
        found = train(given.folder, given.seed, given.deals, given.epochs)
    except (OSError, ValueError) as error:
        parser.error(str(error))
    except KeyboardInterrupt:
        print("stopped: the same command goes on from there", file=sys.stderr)
        return 130
    print(f"{given.folder / 'hand_net.bin'}: loss {found.loss:.4f} nats, bias {found.bias:+.3f} tricks")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
