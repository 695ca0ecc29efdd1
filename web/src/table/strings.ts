/**
 * The words of the table, and what is said with them. In texts `{S}` `{C}` `{D}` `{H}` stand for the sign of a
 * suit, which is drawn, and `[talon|word]` for a word that can be explained.
 */
import { rankOf, suitOf } from "../lib/cards";
import { lang } from "../lib/i18n";
import { letterOf } from "../lib/letters";
import { ruleWords } from "../rules/strings";
import { en, type Words } from "./strings.en";
import { ru } from "./strings.ru";

export type { Words };

const CARD = /^[789TJQKA][SCDH]!?$/;

/** `7H` as level and strain, or null if it is no such bid. */
export function bidParts(text: string): { level: number; strain: string } | null {
  const match = /^(\d+)(S|C|D|H|NT)$/.exec(text);
  return match ? { level: Number(match[1]), strain: match[2]! } : null;
}

/** The words in the language of this person; read it where state is read. */
export function words(): Words {
  return lang() === "ru" ? ru : en;
}

/** A bid, contract or call as it is said: `7{H}`, `6NT`, `misère`. */
export function bidText(said: string, w: Words): string {
  const text = said.replace(/^name /, "");
  if (CARD.test(text)) return cardText(text);
  const parts = bidParts(text);
  if (!parts) return w.bid[text] ?? text;
  return parts.strain === "NT" ? `${parts.level} ${w.nt}` : `${parts.level}{${parts.strain}}`;
}

/** A card as it is written beside words: `10{C}`, `Д{H}`. */
export function cardText(card: string): string {
  return `${letterOf(rankOf(card))}{${suitOf(card)}}`;
}

/** A line of the log without its name: a call, a card, or what was done; `division` says a claim in words. */
export function logText(
  text: string, me: boolean, w: Words, division: (tricks: number[]) => string, name: (seat: number) => string = String,
): string {
  const say = (word: string): string => w.logged[word]?.[me ? 1 : 0] ?? "";
  const [word = "", ...rest] = text.split(" ");
  if (say(text)) return say(text);
  if (word === "bot" || word === "rules") return say(word);
  const gift = /^aid (\d+):(\d+)$/.exec(text);
  if (gift) return w.gives(me, Number(gift[2]), name(Number(gift[1])));
  if (word === "draw") return `${say("draw")} ${cardText(rest[0] ?? "")}`;
  if (word === "show") return `${say("show")} ${rest.map((card) => cardText(card)).join(" ")}`;
  if (word === "name") return `${say("name")} ${bidText(rest[0] ?? "", w)}`;
  if (word === "claim" || word === "lay") return `${say(word)} ${division((rest[0] ?? "").split("-").map(Number))}`;
  return CARD.test(text) ? cardText(text) : bidText(text, w);
}

/** Rules as they are named to people: the preset, the pool, then how much else differs. */
export function rulesText(rules: string, w: Words): string[] {
  const [preset = "", ...changes] = rules.split(";").map((part) => part.trim());
  const target = changes.find((one) => one.startsWith("target="))?.slice(7);
  const others = changes.filter((one) => !one.startsWith("target="));
  const more = others.length ? [ruleWords().count(others.length)] : [];
  return [w.presets[preset] ?? preset, ...(target ? [w.pool_target(target)] : []), ...more];
}

/** A contract in full words: `seven hearts`. */
export function contractWords(text: string, w: Words): string {
  const parts = bidParts(text);
  return parts ? w.contract(parts.level, parts.strain) : (w.bid[text] ?? text);
}
