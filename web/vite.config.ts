import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { licences } from "./scripts/licences.ts";
import { catalogue } from "./scripts/locales.ts";
import { early, fromRoot, offline } from "./scripts/offline.ts";
import { chunkFileNames, rulebooks } from "./scripts/rulebook.ts";
import { shapes } from "./scripts/shapes.ts";

const server = process.env.PRIKUP_SERVER ?? "http://127.0.0.1:8000";

/** One file with the parts of the start page and all that they import, which most pages need: fewer requests before the first view. */
const START = { name: "start", test: /src\/(NavBar\.svelte|NotLoaded\.svelte|lib\/fonts\.ts|style\/.+\.css|rules\/rulebooks\.ts|pages\/(NewTable|Settings)\.svelte)$/ };

export default defineConfig({
  plugins: [catalogue(), rulebooks(), shapes(), svelte(), licences(), fromRoot(), offline(["src/pages/Home.svelte", "src/pages/Score.svelte"], ["icon.svg", "app.webmanifest"]), early("src/pages/Home.svelte")],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {}, // the client build of Svelte in tests
  base: "./", // modules and styles name files beside them, so that a site can lie in any folder
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false }, rollupOptions: { input: ["index.html", "embed.html"], output: { chunkFileNames, codeSplitting: { groups: [START] } } } },
  server: { fs: { allow: [".."] }, proxy: { "/ws": { target: server, ws: true }, "/api": server } },
  test: { environment: "happy-dom", setupFiles: "tests/setup.ts", testTimeout: 120_000, hookTimeout: 120_000, include: ["src/**/*.test.ts", "tests/**/*.test.ts"] },
});
