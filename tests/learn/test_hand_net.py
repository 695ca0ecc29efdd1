"""The network of hands: true examples, training that can be resumed, and the same numbers in the kernel."""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np
import pytest

from prikup import _kernel
from prikup.bots.hand_net import (
    ALL_PASS_MODE,
    MISERE_MODE,
    NO_TRUMP_MODE,
    TALON_MODE,
    _network,
    contract_likelihoods,
    misere_likelihoods,
)
from prikup.cards import Cards, Suit
from prikup.core import ArgumentError
from prikup.learn import hand_data, hand_net
from prikup.learn.hand_data import MODE_COUNT, PLACE_COUNT, make_examples
from prikup.learn.hand_net import (
    OUTCOME_COUNT,
    Training,
    features,
    forward,
    gradients,
    pack,
    start_weights,
    train,
)
from prikup.solver import Position, Solver

DEALS = 16


@pytest.fixture(scope="module")
def examples() -> hand_data.Examples:
    return make_examples(5, 0, DEALS)


def test_examples_have_every_mode_and_ten_cards(examples: hand_data.Examples) -> None:
    assert set(examples.modes.tolist()) == set(range(MODE_COUNT))
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
        for hand, mode, tricks in zip(found.hands, found.modes, found.tricks, strict=True)
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
    unknown = np.full(3, PLACE_COUNT)
    spades = features(hands, np.zeros(3, int), unknown)
    assert np.array_equal(spades[0], spades[1]) and not np.array_equal(spades[0], spades[2])
    misere = features(hands, np.full(3, MISERE_MODE), unknown)
    assert np.array_equal(misere[0], misere[1]) and np.array_equal(misere[0], misere[2])


def test_gradients_are_slopes_of_the_loss() -> None:
    rng = np.random.default_rng(1)
    weights = {name: value.astype(np.float64) for name, value in start_weights(1).items()}
    inputs = (rng.random((20, hand_net.FEATURE_COUNT)) < 0.3).astype(np.float64)
    tricks = rng.integers(OUTCOME_COUNT, size=20)

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


def test_stopped_training_goes_on_to_the_same_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(hand_net, "FILE_DEALS", DEALS)
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    found = train(whole, 1, 3 * DEALS, 3)
    run_epoch = Training.run_epoch

    def stop(self: Training, examples: hand_data.Examples) -> None:
        if self.done == 2:
            raise KeyboardInterrupt
        run_epoch(self, examples)

    with monkeypatch.context() as patched, pytest.raises(KeyboardInterrupt):
        patched.setattr(Training, "run_epoch", stop)
        train(stopped, 1, 3 * DEALS, 3)
    assert train(stopped, 1, 3 * DEALS, 3) == found
    for name in ("hand_net.bin", "curve.csv"):
        assert (stopped / name).read_bytes() == (whole / name).read_bytes()
    head, *rows = (whole / "curve.csv").read_text("utf-8").splitlines()
    losses = [float(row.split(",")[1]) for row in rows]
    assert head == "epoch,loss,bias" and losses == sorted(set(losses), reverse=True) and len(losses) == 3
    assert "epoch 3 of 3" in capsys.readouterr().err
    for other in ((2, 3 * DEALS, 3), (1, 4 * DEALS, 3), (1, 3 * DEALS, 4)):
        with pytest.raises(ValueError, match="is of seed 1, deals 48, epochs 3: expected seed"):
            train(stopped, *other)


@pytest.mark.parametrize("words", ["--deals 500", "--epochs 0", "--seed -1", "--deals x"])
def test_training_that_cannot_be_is_refused(
    words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        hand_net.main([str(tmp_path / "work"), *words.split()])
    assert "expected" in capsys.readouterr().err or words == "--deals x"
    assert not (tmp_path / "work").exists()


@pytest.mark.parametrize("name", ["checkpoint.npz", "examples-1-0.npz"])
def test_damaged_file_of_a_training_is_named(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(hand_net, "FILE_DEALS", DEALS)
    (tmp_path / name).write_bytes(b"junk")
    with pytest.raises(SystemExit, match="2"):
        hand_net.main([str(tmp_path), "--deals", str(2 * DEALS), "--epochs", "1"])
    assert f"{name} is damaged" in capsys.readouterr().err
    assert not (tmp_path / "hand_net.bin").exists()


def test_kernel_computes_what_was_trained_in_integers(examples: hand_data.Examples) -> None:
    weights = start_weights(3)
    data = pack(weights)
    net = _kernel.HandNet(data)
    for mode in range(MODE_COUNT):
        rows = np.flatnonzero(examples.modes == mode)
        hands = examples.hands[rows].tolist()
        for place in (0, PLACE_COUNT):
            found = np.array(net.likelihoods(hands, mode, place), dtype=float)
            inputs = features(examples.hands[rows], examples.modes[rows], np.full(len(rows), place))
            assert found.astype(int).tolist() == [
                _likelihoods(data, row) for row in inputs.astype(int).tolist()
            ]
            likelihoods = found / found.sum(axis=1, keepdims=True)
            assert np.abs(likelihoods - forward(weights, inputs)[2]).max() < 0.03
            means = (found @ np.arange(OUTCOME_COUNT)) / found.sum(axis=1)
            assert np.array(net.means(hands, mode, place)) == pytest.approx(means, abs=1e-12)


def _likelihoods(data: bytes, inputs: list[int]) -> list[int]:
    """Compute the network of a file straight from its description, in Python's integers."""
    sizes = (("h", 43 * 96), ("h", 96), ("h", 32 * 96), ("i", 32), ("h", 11 * 32), ("i", 11), ("H", 1024))
    parts, start = list[tuple[int, ...]](), 4
    for code, count in sizes:
        parts.append(struct.unpack_from(f"<{count}{code}", data, start))
        start += struct.calcsize(f"<{count}{code}")
    assert start == len(data)
    columns, bias, second, second_bias, third, third_bias, powers = parts
    sums = [
        bias[i] + sum(columns[96 * feature + i] for feature, is_on in enumerate(inputs) if is_on)
        for i in range(96)
    ]
    first = [min(max(value, 0), 127) for value in sums]
    sums = [second_bias[j] + sum(first[i] * second[96 * j + i] for i in range(96)) for j in range(32)]
    hidden = [min(max(value >> 9, 0), 127) for value in sums]
    values = [third_bias[k] + sum(hidden[j] * third[32 * k + j] for j in range(32)) for k in range(11)]
    steps = [max(values) - value >> 9 for value in values]
    return [powers[step] if step < 1024 else 0 for step in steps]


def test_shipped_network_is_close_to_the_solver_on_average() -> None:
    examples = make_examples(99, 0, 60)
    errors = []
    for mode in (0, 1, 2, 3, NO_TRUMP_MODE, MISERE_MODE, ALL_PASS_MODE, TALON_MODE):
        rows = np.flatnonzero(examples.modes == mode)
        means = _network().means(examples.hands[rows].tolist(), mode)
        errors.append(np.array(means) - examples.tricks[rows])
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


def test_file_and_questions_that_are_wrong_are_refused() -> None:
    data = pack(start_weights(3))
    with pytest.raises(ValueError, match=f"{len(data) - 1} bytes: expected {len(data)}"):
        _kernel.HandNet(data[1:])
    with pytest.raises(ValueError, match="expected the first bytes PHN1"):
        _kernel.HandNet(b"X" + data[1:])
    net = _kernel.HandNet(data)
    with pytest.raises(ValueError, match="mode 8: expected 0 to 7"):
        net.means([1023], 8)
    with pytest.raises(ValueError, match="place -1: expected 0 to 3"):
        net.likelihoods([1023], ALL_PASS_MODE, -1)
    assert net.likelihoods([], 0).tolist() == []
