/** Convert a page of rules from Markdown to HTML when the client is built: `import html from "x.md?rulebook"`. */
import { FluentResource } from "@fluent/bundle";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Marked, type Tokens } from "marked";
import type { Plugin } from "vite";

const QUERY = "?rulebook";
const LOCALE = join(import.meta.dirname, "../../src/prikup/locale");

/** The name and meaning of an option, and the names of its values by spelling. */
interface Called {
  title: string;
  meaning: string;
  values: Record<string, string>;
}
/** The names of the options of a game in one language, by option. */
export type Options = ReadonlyMap<string, Called>;

/** Return the game of a page: `preferans.md` is the original, `preferans.ru.md` a translation. */
export const gameOf = (file: string): string => basename(file).split(".")[0]!;

/** Return the path of the English page of the same game. */
const originalOf = (file: string): string => join(dirname(file), `${gameOf(file)}.md`);

/** Return the language of a page. */
const langOf = (file: string): string => /\.(\w+)\.md$/.exec(basename(file))?.[1] ?? "en";

/** Return the files with the option texts of a page's game: English first, then the language of the page. */
const wordsOf = (file: string): string[] => [...new Set(["en", langOf(file)])].map((lang) => join(LOCALE, lang, `${gameOf(file)}-options.ftl`)).filter(existsSync);

/** Return the options of a page's game; texts that its language lacks are in English. */
export function optionsOf(file: string): Options {
  const found = new Map<string, Called>();
  for (const { id, value, attributes } of wordsOf(file).flatMap((words) => new FluentResource(readFileSync(words, "utf8")).body)) {
    const name = new RegExp(`^${gameOf(file)}-option-(\\w+)$`).exec(id)?.[1];
    if (name === undefined || typeof value !== "string") continue;
    const said = Object.entries(attributes).flatMap(([key, text]) => (key.startsWith("v-") && typeof text === "string" ? [[key.slice(2), text]] : []));
    const { meaning } = attributes;
    found.set(name, { title: value, meaning: typeof meaning === "string" ? meaning : "", values: { ...found.get(name)?.values, ...(Object.fromEntries(said) as Record<string, string>) } });
  }
  return found;
}

const CLAUSE = /^### [^\n]*\{#(\S+)\}$[^]*?(?=^##|(?![^]))/gm;
const spelledIn = (text: string): string[] => [...new Set([...text.matchAll(/`([^`\n]+)`/g)].map(([, spelled = ""]) => spelled))];

/**
 * Add to each clause of a translation the options and values that only the English clause names, as `completed` in
 * `docs/hooks/rules.py` does.
 */
export function completed(markdown: string, english: string, options: Options): string {
  const originals = new Map([...english.matchAll(CLAUSE)].map(([text, id = ""]) => [id, text]));
  return markdown.replace(CLAUSE, (clause, id: string) => {
    const there = new Set(spelledIn(clause));
    const lacking = new Map<string, string[]>();
    let option = "";
    for (const spelled of spelledIn(originals.get(id) ?? "")) {
      const name = spelled.split("=")[0]!;
      if (options.has(name)) option = name;
      if (option && !there.has(spelled)) lacking.set(option, [...(lacking.get(option) ?? []), ...(spelled === option ? [] : [`\`${spelled}\``])]);
    }
    const named = (name: string, values: string[]): string => `\`${name}\`${values.length ? ` (${values.join(", ")})` : ""}: ${options.get(name)!.meaning}`;
    const paragraphs = [...lacking].map(([name, values]) => `${named(name, values)}\n\n`);
    return paragraphs.length ? `${clause.trimEnd()}\n\n${paragraphs.join("")}` : clause;
  });
}

/** Return the Markdown of a page; a translation is completed with the options of the English page. */
export function markdownOf(file: string): string {
  const markdown = readFileSync(file, "utf8");
  return langOf(file) === "en" ? markdown : completed(markdown, readFileSync(originalOf(file), "utf8"), optionsOf(file));
}

/** Return the title and anchor of a heading: the anchor it gives, `{#c8-5}`, or one made from its words. */
function anchored(text: string): [title: string, id: string] {
  const [, title = text, own] = /^(.*?)\s*\{#([\w-]+)\}$/.exec(text) ?? [];
  return [title, own ?? title.toLowerCase().replace(/[^\p{L}\d]+/gu, "-").replace(/^-|-$/g, "")];
}

/** Turn a note of MkDocs, `!!! note "Title"` with indented text, into a quotation that begins with its title. */
const quoted = (markdown: string): string =>
  markdown.replace(/^!!! \w+ "(.+)"\n((?: {4}.*\n|\n(?= {4}))+)/gm, (_, title: string, text: string) => `> **${title}**\n>\n${text.replace(/^ {4}/gm, "> ")}`);

/** Escape a text for HTML. */
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Convert a page to HTML. References to the tables of options and presets, and names of options, become links to the
 * form of the game. Options and values have the names that the form shows; a value takes its name from the option last
 * named in the clause.
 */
export function rulebook(markdown: string, game: string, options: Options = new Map()): string {
  const form = `/rules?game=${game}`;
  let named: Called[] = [];
  const marked = new Marked({
    renderer: {
      heading({ text, depth }: Tokens.Heading): string {
        const [title, id] = anchored(text);
        named = [];
        return `<h${depth} id="${id}">${this.parser.parseInline(marked.Lexer.lexInline(title))}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link): string {
        const text = this.parser.parseInline(tokens);
        if (href.startsWith("#")) return `<a href="${href}">${text}</a>`;
        const [, options] = /src\/prikup\/(?:locale\/\w+\/\w+-(options)\.ftl|games\/\w+\/presets\.toml)$/.exec(href) ?? [null];
        return options === null ? text : `<a href="${form}${options ? "" : "#presets"}">${text}</a>`;
      },
      codespan({ text }: Tokens.Codespan): string | false {
        const [name = "", value] = text.split("=");
        const option = options.get(name);
        if (option) {
          named = [option, ...named];
          const said = value === undefined ? option.title : `${option.title}: ${option.values[value] ?? value}`;
          return `<a href="${form}#option-${name}" title="${escaped(text)}"><q>${escaped(said)}</q></a>`;
        }
        const said = named.find(({ values }) => text in values)?.values[text];
        return said === undefined ? false : `<q title="${escaped(text)}">${escaped(said)}</q>`;
      },
    },
  });
  return marked.parse(quoted(markdown), { async: false });
}

/** Return the name of a chunk; a page of rules must differ from the module of its game. */
export const chunkFileNames = ({ facadeModuleId }: { facadeModuleId: string | null }): string => `assets/${facadeModuleId?.endsWith(QUERY) ? "rules-" : ""}[name]-[hash].js`;

export function rulebooks(): Plugin {
  return {
    name: "rulebook",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      for (const one of [originalOf(file), ...wordsOf(file)]) this.addWatchFile(one);
      return `export default ${JSON.stringify(rulebook(markdownOf(file), gameOf(file), optionsOf(file)))};`;
    },
  };
}
