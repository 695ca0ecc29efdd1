import { expect, test } from "vitest";
import { sum, written } from "../src/lib/amount";

test("amounts are written with true minus signs and fractions", () => {
  expect(written("164/3", true)).toBe("+54⅔");
  expect(written("-88/3", true)).toBe("−29⅓");
  expect(written("-1/3")).toBe("−⅓");
  expect(written(0, true)).toBe("0");
  expect(written("22/7")).toBe("3 1/7");
});

test("thirds add up exactly", () => {
  expect(sum(["1/3", "1/3", "1/3"])).toEqual({ n: 1, d: 1 });
  expect(sum(["164/3", "-88/3", "-76/3"])).toEqual({ n: 0, d: 1 });
});
