/**
 * Build the service worker that opens the client without a network after its first visit: its page, the modules of
 * some pages, and the messages of every language. A new build has a new list, kept beside the old one until no page
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

/** Make the plugin: `pages` are the modules of the pages, `others` further files. */
export function offline(pages: string[], others: string[]): Plugin {
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
        const modules = Object.entries(chunks).flatMap(([name, chunk]) => (chunk.type === "chunk" && chunk.facadeModuleId ? [{ name, id: chunk.facadeModuleId }] : []));
        for (const page of pages) {
          const of = modules.filter(({ id }) => id.endsWith(page));
          if (!of.length) this.error(`${page} is not in this build: nothing could be kept for it`);
          for (const { name } of of) take(name, true);
        }
        for (const { name, id } of modules) if (isLocale(id)) take(name, false);
        for (const [name, chunk] of Object.entries(chunks)) if (chunk.type === "chunk" && chunk.isEntry) take(name, false);
        const files = ["./", ...others, ...[...found].sort()];
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

/** Make the plugin after which the pages name their files from the root: a server shows them at every address. */
export function fromRoot(): Plugin {
  return {
    name: "from-root",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "asset" && file.fileName.endsWith(".html")) file.source = String(file.source).replaceAll(/(href|src)="\.\//g, '$1="/');
      },
    },
  };
}

/**
 * Make the plugin that lists in `early.json` what the server names to browsers together with the page: the words of
 * each language, and the files of the start page. Otherwise they are requested only after the first modules have run.
 */
export function early(home: string): Plugin {
  return {
    name: "early",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.entries(bundle as unknown as Record<string, Chunk | { type: "asset" }>);
        const words: Record<string, string> = {};
        const files: string[] = [];
        for (const [name, chunk] of chunks) {
          if (chunk.type !== "chunk" || !chunk.facadeModuleId) continue;
          if (isLocale(chunk.facadeModuleId)) words[chunk.facadeModuleId.split("/").at(-1)!] = name;
          if (chunk.facadeModuleId.endsWith(home)) files.push(name, ...(chunk.viteMetadata?.importedCss ?? []));
        }
        this.emitFile({ type: "asset", fileName: "early.json", source: JSON.stringify({ words, home: files }) });
      },
    },
  };
}
