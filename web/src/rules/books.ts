/** The rules of each game clause by clause, in each language in which they are written; a game from elsewhere has none here. */

export interface Book {
  lang: string;
  /** Fetch its text, as HTML. */
  load(): Promise<string>;
}

const ORIGINAL = "en";
const texts = import.meta.glob<string>("../../../docs/rules/*.md", { query: "?rulebook", import: "default" });
const fileOf = (game: string, lang: string): string => `../../../docs/rules/${game}${lang === ORIGINAL ? "" : `.${lang}`}.md`;

/** The rules of a game in a language, or as they were first written where they are not in that one. */
export function bookOf(game: string, wanted: string): Book | undefined {
  const lang = [wanted, ORIGINAL].find((one) => fileOf(game, one) in texts);
  return lang === undefined ? undefined : { lang, load: texts[fileOf(game, lang)]! };
}

/** Whether the rules of a game are written here. */
export const written = (game: string): boolean => bookOf(game, ORIGINAL) !== undefined;
