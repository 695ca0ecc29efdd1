import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, test } from "vitest";

/** Words of one language, and fonts of one script besides Latin. */
const LANGUAGE = /\/[a-z]{2}-[^/]+\.js$/;
const SCRIPT = /\/prikup-\w+-(\w+)-[^/]+\.woff2$/;

/** The files of a folder and those below it, licences left out. */
function files(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? files(path) : path.endsWith(".txt") ? [] : [path]));
}

/** Everything that a browser fetches to see all pages in one language, the longest of them, in bytes. */
function weight(folder: string): number {
  const sizes = files(folder).map((path) => ({ path, size: gzipSync(readFileSync(path)).length }));
  const languages = sizes.filter(({ path }) => LANGUAGE.test(path)).map(({ size }) => size);
  expect(languages.length).toBeGreaterThan(1);
  const scripts = new Map<string, number>();
  for (const { path, size } of sizes) {
    const script = SCRIPT.exec(path)?.[1];
    if (script && script !== "latin") scripts.set(script, (scripts.get(script) ?? 0) + size);
  }
  expect(scripts.size).toBeGreaterThan(1);
  return sizes
    .filter(({ path }) => !LANGUAGE.test(path) && !scripts.has(SCRIPT.exec(path)?.[1] ?? ""))
    .reduce((sum, { size }) => sum + size, Math.max(...languages) + Math.max(...scripts.values()));
}

test("all pages with all the cards, in one language, stay under 480 kB compressed", { timeout: 60_000 }, async () => {
  const outDir = "node_modules/.cache/weight";
  await build({ logLevel: "error", mode: "production", build: { outDir, emptyOutDir: true } });
  const bytes = weight(outDir);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(480_000);
});
