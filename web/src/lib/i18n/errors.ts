/** Texts of errors in the current language; an error has a name and the data of its message. */
import { fraction } from "../amount";
import { CARD } from "../cards";
import { bidText, isBid } from "../cardTexts";
import type { Why } from "../wire";
import { lang, chosenLang } from "./language.svelte";
import { trySay, capital, has, joinSentence, hasOwn, say, withStop, type Data } from "./say";

/** Return the text of one datum: a bid or card with its sign, a suit by its name, typed text as it is. */
function shown(key: string, value: unknown): Data[string] {
  if (typeof value === "number") return value;
  if (Array.isArray(value)) return joinSentence(value.map((one) => String(shown(key, one))), "disjunction");
  if (typeof value === "object" && value !== null) return sentence(value as Why);
  const text = String(value);
  if (key === "suit" && has(`suit-${text}`)) return say(`suit-${text}`);
  if (/^-?\d+\/\d+$/.test(text)) return fraction(text);
  const written = key === "given" || key === "expected"; // repeat it as it was typed
  return !written && (isBid(text) || CARD.test(text) || has(`call-${text}`)) ? bidText(text) : text;
}

const PLAIN = "error-phase.plain";

/** Return the general text of a refusal, if a language has none for it; its clause is shown beside it. */
function sentence({ name, data, text }: Pick<Why, "name" | "data" | "text">): string {
  if (chosenLang() !== lang() && hasOwn(PLAIN) && !hasOwn(`error-${name}.plain`) && !hasOwn(`error-${name}`)) return say(PLAIN);
  const filled = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, shown(key, value)]));
  return trySay(`error-${name}.plain`, filled) ?? trySay(`error-${name}`, filled) ?? text;
}

/** Return an error as a sentence, addressed to the player if there is such a form; an unknown one as the server's text. */
export const errorText = (why: Pick<Why, "name" | "data" | "text">): string => withStop(capital(sentence(why)));
