/** Texts of cards, bids and contracts. The sign of a suit is `♠` in a text, and is drawn. */
import { CARD, rankOf, suitOf, type Suit } from "./cards";
import { has, say, word } from "./i18n/say";
import { letterOf } from "./letters";

export const SIGNS: Record<Suit, string> = { S: "♠", C: "♣", D: "♦", H: "♥" };

const signOf = (suit: string): string => SIGNS[suit as Suit] ?? suit;

/** Return the level and strain of `7H`, or null if it is no such bid. */
function bidParts(text: string): { level: number; strain: string } | null {
  const match = /^(\d+)(S|C|D|H|NT)$/.exec(text);
  return match ? { level: Number(match[1]), strain: match[2]! } : null;
}

export const isBid = (text: string): boolean => bidParts(text) !== null;

/** Return a card within a text: `10♣`, `Д♥`. */
export const cardText = (card: string): string => `${letterOf(rankOf(card))}${signOf(suitOf(card))}`;

/** Return a card in words: `ace of spades`. */
export const cardName = (card: string): string =>
  say("card-name", { rank: say(`rank-name-${rankOf(card)}`), suit: say(`suit-${suitOf(card)}.of`) });

/** Return a word of the game; `marriage H` with the sign of its suit. */
function wordText(text: string): string {
  const name = `call-${text.replace(" ", "-")}`;
  if (has(name)) return say(name);
  const [what = "", suit = ""] = text.split(" ");
  return suit in SIGNS ? `${word("call", what)}\u00a0${signOf(suit)}` : text;
}

/** Return a bid, contract or call: `7♥`, `6 NT`, `misère`; also a card or a trump suit. */
export function bidText(said: string): string {
  const text = said.replace(/^name /, "");
  if (CARD.test(text)) return cardText(text);
  if (text in SIGNS) return say("table-trump", { suit: signOf(text) });
  if (text.startsWith("hold ")) return `${bidText(text.slice(5))} ${wordText("hold")}`;
  const parts = bidParts(text);
  if (!parts) return wordText(text);
  return parts.strain === "NT" ? say("contract-NT", { level: parts.level }).replace(" ", "\u00a0") : `${parts.level}${signOf(parts.strain)}`;
}

/** Return the label of a button: the catalogue's short one for the question, else the bid as text; `n` is a number in it. */
export function labelText(text: string, n: number | null = null, question = ""): string {
  const names = [`label-${question}-${text}`, `label-${text}`].filter(has);
  return names.length ? say(names[0]!, { n: n ?? 0 }) : bidText(text);
}

/** Return a contract in words: `seven hearts`; other words as they are. */
export function contractName(text: string): string {
  const parts = bidParts(text);
  return parts ? say("contract-name", { level: parts.level, suit: say(`suit-${parts.strain}.of`) }) : bidText(text);
}
