import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, test } from "vitest";

/** Everything the build makes, licences left out, as many bytes as a browser fetches. */
function weight(folder: string): number {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => !path.endsWith(".txt"))
    .reduce((sum, path) => sum + (statSync(path).isDirectory() ? weight(path) : gzipSync(readFileSync(path)).length), 0);
}

test("all pages with all the cards stay under 400 kB compressed", { timeout: 60_000 }, async () => {
  const outDir = "node_modules/.cache/weight";
  await build({ logLevel: "error", mode: "production", build: { outDir, emptyOutDir: true } });
  const bytes = weight(outDir);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(400_000);
});
