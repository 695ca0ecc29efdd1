/** Add the licences of the court cards and the fonts to the build. */
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const FOLDERS = ["../src/cards/generated/", "../src/style/generated/"];

export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      for (const folder of FOLDERS.map((one) => new URL(one, import.meta.url)))
        for (const name of readdirSync(folder))
          if (name.endsWith(".txt")) this.emitFile({ type: "asset", fileName: `licences/${name}`, source: readFileSync(new URL(name, folder)) });
    },
  };
}
