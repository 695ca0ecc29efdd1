import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { replaceShapes } from "../scripts/shapes";
import { SHAPES } from "../src/lib/shapes";

const ROOT = join(import.meta.dirname, "../src");

test("a name in a style becomes the query of its shape", () => {
  expect(replaceShapes("@media (--wide) and (max-height: 760px) {\n  a {\n    color: var(--ink);\n  }\n}")).toBe(
    `@media ${SHAPES["--wide"]} and (max-height: 760px) {\n  a {\n    color: var(--ink);\n  }\n}`,
  );
  expect(replaceShapes("@media (max-width: 379px), (--flat) {")).toBe(`@media (max-width: 379px), ${SHAPES["--flat"]} {`);
});

test("an unknown shape is refused, and a list of queries within an and", () => {
  expect(() => replaceShapes("@media (--round) {")).toThrow("there is no shape (--round)");
  expect(() => replaceShapes("@media (--flat) and (min-width: 700px) {")).toThrow('cannot be joined by "and"');
});

test("styles and scripts take the limits of the shapes from one file", () => {
  const limits = new Set(Object.values(SHAPES).flatMap((query) => query.match(/(min|max)-height: \d+px/g)));
  const found = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(svelte|css|ts)$/.test(file) && !file.endsWith("shapes.ts"))
    .flatMap((file) => (readFileSync(join(ROOT, file), "utf8").match(/(@media|MediaQuery|matchMedia).*/g) ?? []).map((line) => `${file}: ${line}`));
  expect(found.length).toBeGreaterThan(50);
  expect(found.filter((line) => [...limits].some((limit) => line.includes(limit!)))).toEqual([]);
});
