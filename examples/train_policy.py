"""A policy for Paston that learns against players at random: softmax regression, by policy gradients."""

import numpy as np

from prikup.adapters.deal_vector import DealVectorEnv
from prikup.learn.observations import expand, expanded_size

GAME, COUNT, STEPS, RATE = "paston", 128, 60, 3e-5


def train(updates: int, seed: int) -> list[float]:
    """Return what a deal brought the seat on average, in each update."""
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
    return averages


if __name__ == "__main__":
    averages = train(updates=20, seed=1)
    print(f"{averages[0]:+.1f} points a deal at first, {np.mean(averages[-5:]):+.1f} in the end")
