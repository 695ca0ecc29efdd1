"""A policy for Paston that learns against players at random: softmax regression, by policy gradients."""

from pathlib import Path

import numpy as np

from prikup.adapters.deal_vector import DealVectorEnv
from prikup.learn.observations import expand, expanded_size
from prikup.learn.policy_bot import PolicyBot

GAME, COUNT, STEPS, RATE = "paston", 128, 60, 3e-5
FILE = Path("paston-policy.npy")


def train(updates: int, seed: int) -> tuple[np.ndarray, list[float]]:
    """Return the weights, and what a deal brought the seat on average in each update."""
    many, random = DealVectorEnv(GAME, num_envs=COUNT), np.random.default_rng(seed)
    seen, _ = many.reset(seed=seed)
    weights = np.zeros((expanded_size(GAME), seen["action_mask"].shape[1]), np.float32)
    averages, mean = list[float](), 0.0
    for _ in range(updates):
        steps = []
        for _ in range(STEPS):
            numbers = expand(seen["observation"], GAME)
            logits = np.where(seen["action_mask"], numbers @ weights, -np.inf)  # nothing illegal is drawn
            chances = np.exp(logits - logits.max(axis=1, keepdims=True))
            chances /= chances.sum(axis=1, keepdims=True)
            actions = (logits + random.gumbel(size=logits.shape)).argmax(axis=1)
            seen, rewards, ended, _, _ = many.step(actions)
            steps.append((numbers, np.eye(len(weights[0]))[actions] - chances, rewards, ended))
        brought = np.concatenate([rewards[ended] for *_, rewards, ended in steps])
        averages.append(float(brought.mean()))
        mean = averages[-1] if len(averages) == 1 else 0.9 * mean + 0.1 * averages[-1]
        gain = np.zeros(COUNT)  # what the deal of a step brought in the end, 0 while that is not known
        for numbers, gradient, rewards, ended in reversed(steps):
            gain = np.where(ended, rewards - mean, gain)
            weights += RATE * numbers.T @ (gradient * gain[:, None])
        print(f"update {len(averages)}: {averages[-1]:+.1f} points a deal")
    return weights, averages


class Trained(PolicyBot):
    """The policy as a bot, ``examples.train_policy:Trained``; it plays the action with the largest weight."""

    def __init__(self, seed: int | str = 0) -> None:
        weights = np.load(FILE)

        def choose(observation: np.ndarray, mask: np.ndarray) -> int:
            logits = expand(observation[None], GAME)[0] @ weights
            return int(np.where(mask, logits, -np.inf).argmax())

        super().__init__(choose, seed)


if __name__ == "__main__":
    trained, averages = train(updates=20, seed=1)
    np.save(FILE, trained)
    print(f"{averages[0]:+.1f} points a deal at first, {np.mean(averages[-5:]):+.1f} in the end: see {FILE}")
