/** Makes a page of rules, written in Markdown, into HTML when the client is built: `import html from "x.md?rulebook"`. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { Marked, type Tokens } from "marked";
import type { Plugin } from "vite";

const QUERY = "?rulebook";

/** The game of a page: `preferans.md` in the language it was written in first, `preferans.ru.md` in another. */
export const gameOf = (file: string): string => basename(file).split(".")[0]!;

/** The anchor of a heading: its own, `{#c8-5}`, or its words. */
function anchored(text: string): [title: string, id: string] {
  const [, title = text, own] = /^(.*?)\s*\{#([\w-]+)\}$/.exec(text) ?? [];
  return [title, own ?? title.toLowerCase().replace(/[^\p{L}\d]+/gu, "-").replace(/^-|-$/g, "")];
}

/** A note of MkDocs, `!!! note "Title"` with its text moved in, as a quotation that begins with its title. */
const quoted = (markdown: string): string =>
  markdown.replace(/^!!! \w+ "(.+)"\n((?: {4}.*\n|\n(?= {4}))+)/gm, (_, title: string, text: string) => `> **${title}**\n>\n${text.replace(/^ {4}/gm, "> ")}`);

/** The HTML of a page; what it says of the tables of options leads to the form of the game. */
export function rulebook(markdown: string, game: string): string {
  const marked = new Marked({
    renderer: {
      heading({ text, depth }: Tokens.Heading): string {
        const [title, id] = anchored(text);
        return `<h${depth} id="${id}">${this.parser.parseInline(marked.Lexer.lexInline(title))}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link): string {
        const text = this.parser.parseInline(tokens);
        if (href.startsWith("#")) return `<a href="${href}">${text}</a>`;
        return href.startsWith(`${game}/`) ? `<a href="/rules?game=${game}">${text}</a>` : text;
      },
    },
  });
  return marked.parse(quoted(markdown), { async: false });
}

/** What a chunk is called: a page of rules so that it can be told from the module of its game. */
export const chunkFileNames = ({ facadeModuleId }: { facadeModuleId: string | null }): string => `assets/${facadeModuleId?.endsWith(QUERY) ? "rules-" : ""}[name]-[hash].js`;

export function rulebooks(): Plugin {
  return {
    name: "rulebook",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(rulebook(readFileSync(file, "utf8"), gameOf(file)))};`;
    },
  };
}
