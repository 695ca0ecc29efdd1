import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, test } from "vitest";

/** Words of one language, fonts of one script besides Latin, and the rules of one game in one language. */
const LANGUAGE = /\/([a-z]{2})-[^/]+\.js$/;
const SCRIPT = /\/prikup-\w+-(\w+)-[^/]+\.woff2$/;

const BOOK = /\/rules-[^/]+\.js$/;

/** The files of a folder and those below it, licences left out. */
function files(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? files(path) : path.endsWith(".txt") ? [] : [path]));
}

interface Size {
  path: string;
  size: number; // in bytes, compressed
}

/** Everything that a browser fetches to see all pages in one language, the longest of them, in bytes. */
function weight(sizes: readonly Size[]): number {
  const languages = new Map<string, number>();
  const scripts = new Map<string, number>();
  const add = (sums: Map<string, number>, key: string | undefined, size: number): unknown => key && sums.set(key, (sums.get(key) ?? 0) + size);
  for (const { path, size } of sizes) {
    const script = SCRIPT.exec(path)?.[1];
    add(languages, LANGUAGE.exec(path)?.[1], size);
    if (script !== "latin") add(scripts, script, size);
  }
  expect(languages.size).toBeGreaterThan(1);
  expect(scripts.size).toBeGreaterThan(1);
  return sizes
    .filter(({ path }) => !LANGUAGE.test(path) && !scripts.has(SCRIPT.exec(path)?.[1] ?? ""))
    .reduce((sum, { size }) => sum + size, Math.max(...languages.values()) + Math.max(...scripts.values()));
}

test("all pages with all the cards, in one language, stay under 480 kB compressed, and the rules of a game under 20 kB", { timeout: 60_000 }, async () => {
  const outDir = "node_modules/.cache/weight";
  await build({ logLevel: "error", mode: "production", build: { outDir, emptyOutDir: true } });
  const sizes = files(outDir).map((path): Size => ({ path, size: gzipSync(readFileSync(path)).length }));
  const books = sizes.filter(({ path }) => BOOK.test(path));
  expect(books.length).toBeGreaterThan(3);
  for (const { path, size } of books) expect(size, path).toBeLessThan(20_000);
  const bytes = weight(sizes.filter((one) => !books.includes(one)));
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(480_000);
});
