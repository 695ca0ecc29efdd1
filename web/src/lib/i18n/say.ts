/** Formatted messages of the catalogue; read them where state is read, so that they follow a change of language. */
import type { FluentBundle, Message } from "@fluent/bundle";
import type { Fraction } from "../amount";
import { gameId, lang, bundlesInUse, chosenLang } from "./language.svelte";
import { Amount, formatDecimal } from "./numbers";

type Pattern = NonNullable<Message["value"]>;
/** The variables of a message. */
export type Data = Record<string, string | number | Fraction>;

/** Return a message, or its part for `name.attribute`; the current game's version comes first. */
function find(id: string): [FluentBundle, Pattern] | null {
  const [name = "", attribute] = id.split(".");
  for (const bundle of bundlesInUse()) {
    for (const full of gameId() ? [`${gameId()}-${name}`, name] : [name]) {
      const message = bundle.getMessage(full);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      if (pattern != null) return [bundle, pattern];
    }
  }
  return null;
}

/** Return true if the current language itself has this message. */
export const hasOwn = (id: string): boolean => find(id)?.[0].locales[0] === chosenLang();

/** Return true if there is this message, for words that only the engine knows. */
export const has = (id: string): boolean => find(id) !== null;

/** Format a message; return null if there is none, or a variable is missing. */
export function trySay(id: string, data: Data = {}): string | null {
  const found = find(id);
  if (!found) return null;
  const [bundle, pattern] = found;
  const filled = Object.entries(data).map(([key, value]) => [key, typeof value === "string" ? value : new Amount(value)]);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, Object.fromEntries(filled) as Record<string, string | Amount>, errors);
  return errors.length ? null : text;
}

/** Format a message in the current language; return its id if that fails, which is an error in tests. */
export function say(id: string, data: Data = {}): string {
  const text = trySay(id, data);
  if (text === null && import.meta.env.MODE === "test") throw new Error(`${id} cannot be said with ${Object.keys(data).join(", ") || "nothing"}`);
  return text ?? id;
}

/** Format the first of these messages that exists, or return the alternative. */
export function sayFirst(ids: readonly string[], instead: string, data: Data = {}): string {
  const id = ids.find(has);
  return id === undefined ? instead : say(id, data);
}

/** Return the text of an engine's word, or the word itself if there is none: `call`, `role`, `cause`. */
export const word = (family: string, text: string, data?: Data): string => sayFirst([`${family}-${text}`], text, data);

/** Format a number with at most one decimal place in the current language. */
export const decimal = (value: number): string => formatDecimal(value, lang());

/** Capitalize a text; a mark before its first letter is skipped. */
export const capital = (text: string): string => text.replace(/^(\[\w+\|)?(.)/u, (_, mark: string | undefined, letter: string) => (mark ?? "") + letter.toUpperCase());

/** Return a text with a stop at its end, unless it has one. */
export const withStop = (text: string): string => text.replace(/[^\p{Sentence_Terminal}…]$/u, (end) => end + say("language.stop"));

/** Return which name in a sentence is the viewer's own, in the form that the messages expect. */
export const me = (who: boolean, on = false): "who" | "on" | "none" => (who ? "who" : on ? "on" : "none");

/** Join texts in a line: `Anna 3, Boris 1`. */
export const joinItems = (items: readonly string[]): string => items.join(say("joint-list"));

/** Return a name with its value: `Pool: 20`. */
export const withLabel = (name: string, told: string): string => name + say("joint-name") + told;

/** Join texts in a sentence: `Anna, Boris and Vera`. */
export const joinSentence = (items: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string =>
  new Intl.ListFormat(say("language.locale"), { type }).format(items);
