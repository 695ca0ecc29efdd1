"""The networks of hands: true examples, training that can be resumed, and the same numbers in the kernel."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import cast

import numpy as np
import numpy.typing as npt
import pytest

from prikup import _kernel
from prikup.bots.hand_net import (
    ALL_PASS_MODE,
    MISERE_MODE,
    MODE_COUNT,
    NO_TRUMP_MODE,
    TALON_MODE,
    UNKNOWN_PLACE,
    contract_likelihoods,
    load_net,
    misere_likelihoods,
    trick_inputs,
    trick_keys,
)
from prikup.cards import Cards, Suit
from prikup.core import ArgumentError
from prikup.learn import hand_data, hand_net
from prikup.learn.hand_data import make_examples
from prikup.learn.hand_examples import Examples, Masks, features
from prikup.learn.hand_net import Training, find_net, forward, gradients, pack, start_weights, train
from prikup.solver import Position, Solver

DEALS = 16
SIZES = find_net("preferans").sizes
EACH_GAME = pytest.mark.parametrize("game", ["preferans", "thousand"])


@pytest.fixture(scope="module")
def examples() -> Examples:
    return make_examples(5, 0, DEALS)


def modes_of(examples: Examples) -> npt.NDArray[np.int64]:
    """Return the mode of each example of the games of ten tricks."""
    bits = examples.inputs[:, None] >> np.arange(MODE_COUNT) & 1
    assert (bits.sum(axis=1) == 1).all()
    modes: npt.NDArray[np.int64] = bits.argmax(axis=1)
    return modes


def repeat(number: int, like: Masks) -> Masks:
    """Return an array of one number, as long as another."""
    return np.full(len(like), number, np.uint32)


def test_examples_have_every_mode_and_ten_cards(examples: Examples) -> None:
    assert set(modes_of(examples).tolist()) == set(range(MODE_COUNT))
    assert {hand.bit_count() for hand in examples.hands.tolist()} == {10}
    assert len(examples.hands) == DEALS * 3 * 6 + DEALS // hand_data.ALL_PASS_SHARE * 3
    again = make_examples(5, 0, DEALS)
    assert [column.tolist() for column in again] == [column.tolist() for column in examples]
    assert not np.array_equal(examples.hands, make_examples(5, 1, DEALS).hands)


def test_examples_of_solid_hands_take_the_tricks_that_are_certain() -> None:
    hands = np.array(
        [[Cards.parse(text).mask for text in ("AKQJT987.A.A.", "..KQJT9.KQJT9", ".KQJT9.87.A87")]]
    )
    found = hand_data._declared(hands.astype(np.uint32), np.array([0]))
    by_mode = {
        int(mode): int(tricks)
        for hand, mode, tricks in zip(found.hands, modes_of(found), found.outcomes, strict=True)
        if hand == hands[0, 0]
    }
    assert by_mode[int(Suit.SPADES)] == 10
    position = Position.parse("AKQJT987.A.A. ..KQJT9.KQJT9 .KQJT9.87.A87")
    assert by_mode[NO_TRUMP_MODE] == Solver().value(position)
    assert by_mode[MISERE_MODE] == Solver().value(position, misere=True)


def test_suits_that_can_be_exchanged_look_the_same() -> None:
    hands = np.array(
        [Cards.parse(t).mask for t in ("AK.Q98.JT.987", "AK.987.JT.Q98", "Q98.AK.JT.987")], np.uint32
    )
    spades = features(hands, repeat(trick_keys(0), hands), repeat(0, hands), SIZES[0])
    assert np.array_equal(spades[0], spades[1]) and not np.array_equal(spades[0], spades[2])
    misere = features(hands, repeat(trick_keys(MISERE_MODE), hands), repeat(0, hands), SIZES[0])
    assert np.array_equal(misere[0], misere[1]) and np.array_equal(misere[0], misere[2])


def test_gradients_are_slopes_of_the_loss() -> None:
    rng = np.random.default_rng(1)
    weights = {name: value.astype(np.float64) for name, value in start_weights(1, SIZES).items()}
    inputs = (rng.random((20, SIZES[0])) < 0.3).astype(np.float64)
    tricks = rng.integers(SIZES[-1], size=20)

    def loss() -> float:
        likelihoods = forward(weights, inputs)[2]  # type: ignore[arg-type]
        return float(-np.log(likelihoods[np.arange(20), tricks]).mean())

    slopes = gradients(weights, inputs, tricks)  # type: ignore[arg-type]
    for name, value in weights.items():
        at = tuple(int(rng.integers(size)) for size in value.shape)
        value[at] += 1e-6
        above = loss()
        value[at] -= 2e-6
        assert (above - loss()) / 2e-6 == pytest.approx(slopes[name][at], abs=1e-5)
        value[at] += 1e-6


@EACH_GAME
def test_stopped_training_goes_on_to_the_same_network(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(hand_net, "FILE_DEALS", DEALS)
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    found = train(whole, game, 1, 3 * DEALS, 3)
    run_epoch = Training.run_epoch

    def stop(self: Training, examples: Examples) -> None:
        if self.done == 2:
            raise KeyboardInterrupt
        run_epoch(self, examples)

    with monkeypatch.context() as patched, pytest.raises(KeyboardInterrupt):
        patched.setattr(Training, "run_epoch", stop)
        train(stopped, game, 1, 3 * DEALS, 3)
    assert train(stopped, game, 1, 3 * DEALS, 3) == found
    for name in ("hand_net.bin", "curve.csv"):
        assert (stopped / name).read_bytes() == (whole / name).read_bytes()
    head, *rows = (whole / "curve.csv").read_text("utf-8").splitlines()
    losses = [float(row.split(",")[1]) for row in rows]
    assert head == "epoch,loss,bias" and losses == sorted(set(losses), reverse=True) and len(losses) == 3
    assert "epoch 3 of 3" in capsys.readouterr().err
    (another,) = {"preferans", "thousand"} - {game}
    for other in (
        (game, 2, 3 * DEALS, 3),
        (game, 1, 4 * DEALS, 3),
        (game, 1, 3 * DEALS, 4),
        (another, 1, 3 * DEALS, 3),
    ):
        with pytest.raises(ValueError, match=f"is of game {game}, seed 1, deals 48, epochs 3: expected game"):
            train(stopped, *other)


@pytest.mark.parametrize("words", ["--deals 500", "--epochs 0", "--seed -1", "--deals x", "--game chess"])
def test_training_that_cannot_be_is_refused(
    words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        hand_net.main([str(tmp_path / "work"), *words.split()])
    why = capsys.readouterr().err
    assert "expected" in why or "invalid" in why
    assert not (tmp_path / "work").exists()


@pytest.mark.parametrize("name", ["checkpoint.npz", "examples-preferans-1-0.npz"])
def test_damaged_file_of_a_training_is_named(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(hand_net, "FILE_DEALS", DEALS)
    (tmp_path / name).write_bytes(b"junk")
    with pytest.raises(SystemExit, match="2"):
        hand_net.main([str(tmp_path), "--deals", str(2 * DEALS), "--epochs", "1"])
    assert f"{name} is damaged" in capsys.readouterr().err
    assert not (tmp_path / "hand_net.bin").exists()


@EACH_GAME
def test_kernel_computes_what_was_trained_in_integers(game: str) -> None:
    sizes = find_net(game).sizes
    weights = start_weights(3, sizes)
    data = pack(weights)
    net = _kernel.HandNet(data)
    examples = find_net(game).make_examples(5, 0, DEALS).select(slice(None, None, 3))
    inputs = features(*examples[:3], sizes[0])
    likelihoods = forward(weights, inputs)[2]
    for row, (hand, keys, more) in enumerate(zip(*(column.tolist() for column in examples[:3]), strict=True)):
        (found,) = cast(list[list[int]], net.likelihoods([hand], keys, more).tolist())
        assert found == _likelihoods(data, sizes, inputs[row].astype(int).tolist())
        shares = np.array(found) / sum(found)
        assert np.abs(shares - likelihoods[row]).max() < 0.03
        mean = float(shares @ np.arange(sizes[-1]))
        assert net.means([hand], keys, more).tolist() == [pytest.approx(mean, abs=1e-12)]


def _likelihoods(data: bytes, sizes: tuple[int, int, int, int], inputs: list[int]) -> list[int]:
    """Compute the network of a file straight from its description, in Python's integers."""
    assert struct.unpack_from("<4s4H", data) == (b"PHN2", *sizes)
    count, width, depth, outcomes = sizes
    parts, start = list[tuple[int, ...]](), 12
    for code, size in zip(
        "hhhihiH", (count * width, width, depth * width, depth, outcomes * depth, outcomes, 1024), strict=True
    ):
        parts.append(struct.unpack_from(f"<{size}{code}", data, start))
        start += struct.calcsize(f"<{size}{code}")
    assert start == len(data)
    columns, bias, second, second_bias, third, third_bias, powers = parts
    sums = [
        bias[i] + sum(columns[width * feature + i] for feature, is_on in enumerate(inputs) if is_on)
        for i in range(width)
    ]
    first = [min(max(value, 0), 127) for value in sums]
    sums = [
        second_bias[j] + sum(first[i] * second[width * j + i] for i in range(width)) for j in range(depth)
    ]
    hidden = [min(max(value >> 9, 0), 127) for value in sums]
    values = [
        third_bias[k] + sum(hidden[j] * third[depth * k + j] for j in range(depth)) for k in range(outcomes)
    ]
    steps = [max(values) - value >> 9 for value in values]
    return [powers[step] if step < 1024 else 0 for step in steps]


def test_shipped_network_is_close_to_the_solver_on_average() -> None:
    examples = make_examples(99, 0, 60)
    net, modes, errors = load_net("prikup.bots"), modes_of(examples), []
    for mode in (0, 1, 2, 3, NO_TRUMP_MODE, MISERE_MODE, ALL_PASS_MODE, TALON_MODE):
        rows = np.flatnonzero(modes == mode)
        means = net.means(examples.hands[rows].tolist(), trick_keys(mode), trick_inputs(mode, UNKNOWN_PLACE))
        errors.append(np.array(means) - examples.outcomes[rows])
    assert all(abs(error.mean()) < 0.5 for error in errors)
    contracts = np.concatenate(errors[:4])
    assert np.sqrt((contracts**2).mean()) < 0.9  # 1.0 by the tables of bots.hand


def test_public_functions_answer_by_mode() -> None:
    hand = Cards.parse("AKQJT.A8.K7.7")
    low = Cards.parse("79J.78.789.79")
    assert sum(k * share for k, share in enumerate(contract_likelihoods(hand, Suit.SPADES, 0))) > 6
    assert contract_likelihoods(hand, None) != contract_likelihoods(hand, Suit.HEARTS)
    assert misere_likelihoods(low)[0] > 0.9 > 0.1 > misere_likelihoods(hand)[0]
    with pytest.raises(ArgumentError, match="has 2 cards: expected 10"):
        misere_likelihoods(Cards.parse("AK..."))
    with pytest.raises(ArgumentError, match="place is 4: expected a whole number from 0 to 3"):
        misere_likelihoods(low, 4)


def test_file_and_questions_that_are_wrong_are_refused() -> None:
    data = pack(start_weights(3, SIZES))
    with pytest.raises(ValueError, match=f"{len(data) - 1} bytes: expected {len(data)}"):
        _kernel.HandNet(data[:-1])
    for other in (b"", data[:11], b"X" + data[1:]):
        with pytest.raises(ValueError, match="expected the first bytes PHN2"):
            _kernel.HandNet(other)
    for place, why in enumerate(("31 inputs: expected 32 to 64", "0 units", "65 units", "129 outcomes")):
        wrong = [*SIZES[:place], int(why.split()[0]), *SIZES[place + 1 :]]
        with pytest.raises(ValueError, match=why):
            _kernel.HandNet(data[:4] + struct.pack("<4H", *wrong) + data[12:])
    net = _kernel.HandNet(data)
    with pytest.raises(ValueError, match="inputs 2048: expected 0 to 2047"):
        net.means([1023], 0, 2048)
    with pytest.raises(ValueError, match="inputs 4096: expected 0 to 2047"):
        net.likelihoods([1023], 0, 4096)
    assert net.likelihoods([], 0, 0).tolist() == []
