import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { replaceShapes } from "../scripts/shapes";
import { SHAPES } from "../src/lib/shapes";

const ROOT = join(import.meta.dirname, "../src");

test("a name in a style becomes the queries of its shape, each with what is joined to it", () => {
  const [first, second] = SHAPES["--wide"].split(", ");
  expect(replaceShapes("@media (--wide) and (max-height: 760px) {\n  a {\n    color: var(--ink);\n  }\n}")).toBe(
    `@media ${first} and (max-height: 760px), ${second} and (max-height: 760px) {\n  a {\n    color: var(--ink);\n  }\n}`,
  );
  expect(replaceShapes("@media (max-width: 379px), (--flat) {")).toBe(`@media (max-width: 379px), ${SHAPES["--flat"]} {`);
  expect(replaceShapes("@media (max-width: 379px) {")).toBe("@media (max-width: 379px) {");
});

test("an unknown shape is refused", () => {
  expect(() => replaceShapes("@media (--round) {")).toThrow("there is no shape (--round)");
});

/** Return true if a query is true for a window. */
const matches = (shape: keyof typeof SHAPES, width: number, height: number): boolean =>
  SHAPES[shape].split(", ").some((query) =>
    [...query.matchAll(/\((min|max)-(width|height): ([\d.]+)px\)/g)].every(([, end, side, px]) => {
      const size = side === "width" ? width : height;
      return end === "min" ? size >= Number(px) : size <= Number(px);
    }),
  );

test("every window has exactly one shape of the table, and low windows are flat", () => {
  for (const width of [360, 899, 900, 959, 959.9, 960, 1024, 1200, 1279, 1279.9, 1280, 1366])
    for (const height of [390, 559, 559.9, 560, 600, 649, 649.9, 650, 739, 739.9, 740, 900]) {
      const [wide, tall, flat] = (["--wide", "--tall", "--flat"] as const).map((shape) => matches(shape, width, height));
      expect([wide, tall, flat].filter(Boolean), `${width} × ${height}`).toHaveLength(1);
      expect(matches("--phone", width, height)).toBe(!wide);
      expect(matches("--drawer", width, height)).toBe(!wide || width < 1280);
    }
  for (const [width, height] of [[844, 390], [1280, 600], [1024, 600], [1100, 620], [1366, 649]] as const) expect(matches("--flat", width, height)).toBe(true);
  for (const [width, height] of [[1366, 657], [1280, 800], [1024, 768]] as const) expect(matches("--wide", width, height)).toBe(true);
  for (const [width, height] of [[390, 844], [360, 640], [768, 1024]] as const) expect(matches("--tall", width, height)).toBe(true);
});

test("styles and scripts take the limits of the shapes from one file", () => {
  const heights = [SHAPES["--low"], SHAPES["--phone"].split(", ")[1]!].map((query) => Math.ceil(Number(/([\d.]+)px/.exec(query)![1])));
  const found = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(svelte|css|ts)$/.test(file) && !file.endsWith("shapes.ts"))
    .flatMap((file) => (readFileSync(join(ROOT, file), "utf8").match(/(@media|MediaQuery|matchMedia).*/g) ?? []).map((line) => `${file}: ${line}`));
  expect(found.length).toBeGreaterThan(50);
  const limits = heights.flatMap((px) => [px, px - 1]).map((px) => `height: ${px}px`);
  expect(found.filter((line) => limits.some((limit) => line.includes(limit)))).toEqual([]);
});
