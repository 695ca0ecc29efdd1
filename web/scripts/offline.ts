/**
 * Build the service worker that opens one page without a network after its first visit. Its list of files is that of
 * this build, with the messages of every language. A new build has a new list, kept beside the old one until no page
 * uses the old one.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { isLocale } from "./locales.ts";

interface Chunk {
  type: "chunk";
  isEntry: boolean;
  facadeModuleId: string | null;
  imports: string[];
  dynamicImports: string[];
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
}

/** Make the plugin: `page` is the module of the page, `address` its path, `others` the addresses of further files. */
export function offline(page: string, address: string, others: string[]): Plugin {
  return {
    name: "offline",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = bundle as unknown as Record<string, Chunk | { type: "asset"; source: string | Uint8Array }>;
        const found = new Set<string>();
        const take = (name: string, lazy: boolean): void => {
          const chunk = chunks[name];
          if (found.has(name) || chunk?.type !== "chunk") return;
          found.add(name);
          for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
          for (const font of chunk.viteMetadata?.importedAssets ?? []) if (font.endsWith(".woff2")) found.add(font);
          for (const next of [...chunk.imports, ...(lazy ? chunk.dynamicImports : [])]) take(next, false);
        };
        for (const [name, chunk] of Object.entries(chunks)) {
          if (chunk.type === "chunk" && chunk.facadeModuleId?.endsWith(page)) take(name, true);
          if (chunk.type === "chunk" && isLocale(chunk.facadeModuleId)) take(name, false);
        }
        for (const [name, chunk] of Object.entries(chunks)) if (chunk.type === "chunk" && chunk.isEntry) take(name, false);
        if (!found.size) this.error(`${page} is not in this build: nothing could be kept for ${address}`);
        const files = [address, ...others, ...[...found].sort().map((name) => `/${name}`)];
        const index = chunks["index.html"];
        const said = JSON.stringify(files) + (index?.type === "asset" ? String(index.source) : "");
        const source = readFileSync(new URL("./worker.js", import.meta.url), "utf8")
          .replace('"VERSION"', JSON.stringify(createHash("sha256").update(said).digest("hex").slice(0, 12)))
          .replace('"FILES"', JSON.stringify(files));
        this.emitFile({ type: "asset", fileName: "worker.js", source });
      },
    },
  };
}
