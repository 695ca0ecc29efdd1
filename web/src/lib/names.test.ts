import { expect, test } from "vitest";
import { gameAndPreset } from "./names";

test("a preset that repeats the name of its game is left out", () => {
  expect(gameAndPreset("Russian Thousand", "Thousand")).toEqual(["Russian Thousand"]);
  expect(gameAndPreset("Preferans", "Sochi")).toEqual(["Preferans", "Sochi"]);
  expect(gameAndPreset("Preferans", "")).toEqual(["Preferans"]);
});
