import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { AidForm } from "../lib/wire";
import AidQuestion from "./AidQuestion.svelte";

const aid = { donor: 0, points: 3, rooms: [0, 2, 4], text: "Anna has three points to give." } as AidForm;

/** Give points with the buttons, and return what is written. */
async function give(...seats: number[]): Promise<string> {
  const written: string[] = [];
  const { unmount } = render(AidQuestion, { aid, seats: ["Anna", "Boris", "Vera"], onwrite: (gift) => void written.push(gift) });
  for (const seat of seats) {
    screen.getByTestId(`aid-more-${seat}`).click();
    await Promise.resolve();
  }
  screen.getByTestId("btn-aid").click();
  unmount();
  return written.join();
}

test("points that a donor gives to nobody stay with the donor, and nobody gets more than fits", async () => {
  expect(await give(1, 2, 2)).toBe("1:1 2:2");
  expect(await give(1)).toBe("1:1 0:2");
  expect(await give(1, 1, 1)).toBe("1:2 0:1");
});
