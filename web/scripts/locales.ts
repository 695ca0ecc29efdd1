/**
 * The message catalogue for the browser: `virtual:locales` lists the folders of src/prikup/locale. Each language is
 * one chunk, fetched when it is chosen. A language is whole if its folder has every file that English has.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LIST = "virtual:locales";
const ONE = "\0virtual:locale/";
const ROOT = join(import.meta.dirname, "../../src/prikup/locale");
const PART = "\0virtual:words/";
/** Prefixes of files with the messages of single pages; each is a chunk that is fetched with its page. */
export const PARTS = ["account", "board", "find", "learn", "mine", "operator", "puzzles", "review", "tournament"];
const isPart = (file: string, part: string): boolean => file === `${part}.ftl` || file.startsWith(`${part}-`);
/** Files that only the server and the terminal use. */
const ELSEWHERE = /^(cli|commands|formats|terminal|story|options|errors-program|keeper|server|sheet|.*-sheet)\.ftl$/;
/** The names of options come with the rules; a table needs only the names of presets from these files. */
const OPTIONS = /-options\.ftl$/;
const PRESET = /^\w+-preset-.*/gm;

interface Locale {
  name: string; // the name of the language in that language
  whole: boolean;
}

/** Return the files of a language that the browser needs. */
const filesOf = (lang: string): string[] =>
  readdirSync(join(ROOT, lang)).filter((file) => file.endsWith(".ftl") && !ELSEWHERE.test(file) && !PARTS.some((part) => isPart(file, part))).sort();

/** Return the files of a part in a language. */
const partFiles = (lang: string, part: string): string[] => readdirSync(join(ROOT, lang)).filter((file) => isPart(file, part)).sort();

/** Return a file without its comments. */
const plain = (text: string): string => text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");

/** Return the messages of one part. */
export const partOf = (lang: string, part: string): string =>
  partFiles(lang, part).map((file) => plain(readFileSync(join(ROOT, lang, file), "utf8"))).join("\n");

/** Return the messages of a language as one text, without comments. */
export const textOf = (lang: string): string =>
  filesOf(lang)
    .map((file) => {
      const text = readFileSync(join(ROOT, lang, file), "utf8");
      return OPTIONS.test(file) ? (text.match(PRESET) ?? []).join("\n") : plain(text);
    })
    .join("\n");

/** Return all languages, complete ones first. */
export function locales(): Record<string, Locale> {
  const english = filesOf("en");
  const found = readdirSync(ROOT, { withFileTypes: true }).filter((one) => one.isDirectory() && !one.name.startsWith("_"));
  const all = found.map(({ name: lang }): [string, Locale] => {
    const name = /^language = (.+)$/m.exec(textOf(lang))?.[1] ?? lang;
    return [lang, { name, whole: english.every((file) => filesOf(lang).includes(file)) }];
  });
  return Object.fromEntries(all.sort(([a, { whole: first }], [b, { whole: second }]) => Number(second) - Number(first) || (a < b ? -1 : 1)));
}

/** Return true if a chunk contains the messages of a language. */
export const isLocale = (module: string | null): boolean => module?.startsWith(ONE) ?? false;

export function catalogue(): Plugin {
  return {
    name: "catalogue",
    resolveId: (id) => (id === LIST || `\0${id}`.startsWith(ONE) || `\0${id}`.startsWith(PART) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) {
        const list = Object.entries(locales()).map(
          ([lang, one]) => {
            const parts = PARTS.filter((part) => partFiles(lang, part).length).map((part) => `"${part}": () => import("${PART.slice(1)}${part}/${lang}")`);
            return `"${lang}": { ...${JSON.stringify(one)}, load: () => import("${ONE.slice(1)}${lang}"), parts: { ${parts.join(", ")} } }`;
          },
        );
        return `export const locales = { ${list.join(", ")} };`;
      }
      if (id.startsWith(PART)) {
        const [part = "", lang = ""] = id.slice(PART.length).split("/");
        for (const file of partFiles(lang, part)) this.addWatchFile(join(ROOT, lang, file));
        return `export default ${JSON.stringify(partOf(lang, part))};`;
      }
      if (!isLocale(id)) return null;
      const lang = id.slice(ONE.length);
      for (const file of filesOf(lang)) this.addWatchFile(join(ROOT, lang, file));
      return `export default ${JSON.stringify(textOf(lang))};`;
    },
  };
}
