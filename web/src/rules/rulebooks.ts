/**
 * The rules of each game clause by clause, in each language in which they exist; games from other packages have none
 * here.
 */

interface Book {
  lang: string;
  /** Fetch its text, as HTML. */
  load(): Promise<string>;
}

const ORIGINAL = "en";
const texts = import.meta.glob<string>("../../../docs/rules/*.md", { query: "?rulebook", import: "default" });
const fileOf = (game: string, lang: string): string => `../../../docs/rules/${game}${lang === ORIGINAL ? "" : `.${lang}`}.md`;

/** Return the rules of a game in a language, or in their original language if they are not translated. */
export function bookOf(game: string, wanted: string): Book | undefined {
  const lang = [wanted, ORIGINAL].find((one) => fileOf(game, one) in texts);
  return lang === undefined ? undefined : { lang, load: texts[fileOf(game, lang)]! };
}

/** Return true if the rules of a game exist here. */
export const hasRules = (game: string): boolean => bookOf(game, ORIGINAL) !== undefined;

interface Heading {
  id: string;
  title: string;
}
/** A part of a page of rules, with its clauses. */
export interface Section extends Heading {
  clauses: Heading[];
}

/** Return the contents of a page of rules: sections and clauses by their headings. */
export function sections(html: string): Section[] {
  const found: Section[] = [];
  for (const one of new DOMParser().parseFromString(html, "text/html").querySelectorAll("h2, h3")) {
    const heading = { id: one.id, title: one.textContent };
    if (one.tagName === "H2") found.push({ ...heading, clauses: [] });
    else found.at(-1)?.clauses.push(heading);
  }
  return found;
}
