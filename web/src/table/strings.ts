/**
 * The words of the table, and what is said with them. In texts `{S}` `{C}` `{D}` `{H}` stand for the sign of a
 * suit, which is drawn, and `[talon|word]` for a word that can be explained.
 */
import { game, gameId } from "../games/current.svelte";
import { rankOf, suitOf } from "../lib/cards";
import { merged, tongue } from "../lib/i18n";
import { letterOf } from "../lib/letters";
import { ruleWords } from "../rules/strings";
import { en, type Words } from "./strings.en";
import { ru } from "./strings.ru";
import { TONGUES } from "./strings.tongues";

export type { Words };

export const CARD = /^[789TJQKA][SCDH]!?$/;

/** `7H` as level and strain, or null if it is no such bid. */
export function bidParts(text: string): { level: number; strain: string } | null {
  const match = /^(\d+)(S|C|D|H|NT)$/.exec(text);
  return match ? { level: Number(match[1]), strain: match[2]! } : null;
}

const said = new Map<string, Words>();

/** The words in the language of this person, with those of the game at this page; read it where state is read. */
export function words(): Words {
  const [chosen, key] = [tongue(), `${tongue()} ${gameId()}`];
  const found = said.get(key);
  if (found) return found;
  const special = game().words;
  const base = chosen === "ru" ? merged(ru, special.ru) : merged(en, special.en);
  const made = chosen === "en" || chosen === "ru" ? base : merged(base, TONGUES[chosen], special[chosen]);
  said.set(key, made);
  return made;
}

/** A bid, contract or call as it is said: `7{H}`, `6NT`, `misère`. */
export function bidText(said: string, w: Words): string {
  const text = said.replace(/^name /, "");
  if (CARD.test(text)) return cardText(text);
  if (/^[SCDH]$/.test(text)) return w.trump(text);
  const parts = bidParts(text);
  if (!parts) return w.bid[text] ?? w.spell(text) ?? text;
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
  const special = game().logged?.(text, me, name);
  if (special) return special;
  if (word === "give") return w.gives_card(me, name(Number(rest.at(-1))));
  if (word === "redeal" && rest.length) return w.redeal(w.redeals[rest[0]!] ?? "");
  if (word === "draw") return `${say("draw")} ${cardText(rest[0] ?? "")}`;
  if (word === "show") return `${say("show")} ${rest.map((card) => cardText(card)).join(" ")}`;
  if (word === "name") return `${say("name")} ${bidText(rest[0] ?? "", w)}`;
  if (word === "claim" || word === "lay") return `${say(word)} ${division((rest[0] ?? "").split("-").map(Number))}`;
  return CARD.test(text) ? cardText(text) : bidText(text, w);
}

/** Rules as they are named to people: the preset, the length of the match, then how much else differs. */
export function rulesText(rules: string, w: Words): string[] {
  const [preset = "", ...changes] = rules.split(";").map((part) => part.trim());
  const size = (change: string): string | undefined => {
    const [option = "", value = ""] = change.split("=");
    return w.sizes[option]?.(value);
  };
  const sizes = changes.map(size).filter((one) => one !== undefined);
  const others = changes.length - sizes.length;
  return [w.presets[preset] ?? preset, ...sizes, ...(others ? [ruleWords().count(others)] : [])];
}

/** A contract in full words: `seven hearts`. */
export function contractWords(text: string, w: Words): string {
  const parts = bidParts(text);
  return parts ? w.contract(parts.level, parts.strain) : (w.contracts[text] ?? w.bid[text] ?? w.spell(text) ?? text);
}
