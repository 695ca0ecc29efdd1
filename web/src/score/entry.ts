/**
 * The entry of a deal, tap by tap: the choices so far, the next question, and the words of the result. Every choice
 * comes from the server's form, so this module knows no rule.
 */

import type { DefenceForm, EntryForm, Extra, KindForm, TricksForm, Way } from "../lib/wire";

export interface Chosen {
  declarer: number | null;
  kind: string | null;
  contract: string | null; // or a numeric bid
  way: string | null; // the words of the defence
  numbers: number[]; // numbers of tricks, in the order of the questions
  talon: string[];
  extras: Record<string, string>; // by name, as written after its word
}
export type Step = "who" | "what" | "defence" | "tricks" | "ready";

export const NO_CHOICES: Chosen = { declarer: null, kind: null, contract: null, way: null, numbers: [], talon: [], extras: {} };

const asks = (kind: KindForm, ...words: string[]): boolean => kind.asks.some((one) => words.includes(one));

/** Return the kinds without a declarer, those with only a declarer, and those with a contract too. */
export function groupKinds(form: EntryForm): { alone: KindForm[]; called: KindForm[]; contracts: KindForm[] } {
  return {
    alone: form.kinds.filter((kind) => !asks(kind, "declarer")),
    called: form.kinds.filter((kind) => asks(kind, "declarer") && !asks(kind, "contract", "bid", "number")),
    contracts: form.kinds.filter((kind) => asks(kind, "contract", "bid", "number")),
  };
}

export const kindOf = (form: EntryForm, chosen: Chosen): KindForm | null =>
  form.kinds.find(({ kind }) => kind === chosen.kind) ?? null;

export const defence = (form: EntryForm, chosen: Chosen): DefenceForm | null =>
  form.defences.find((one) => one.declarer === chosen.declarer && one.contracts.includes(chosen.contract ?? "")) ?? null;

export const wayOf = (form: EntryForm, chosen: Chosen): Way | null =>
  defence(form, chosen)?.ways.find(({ words }) => words === chosen.way) ?? null;

/** Return the numbers of tricks to ask for; null if nothing was played or it is not known yet. */
export function tricksOf(form: EntryForm, chosen: Chosen): TricksForm | null {
  const kind = kindOf(form, chosen);
  if (!kind || !asks(kind, "tricks")) return null;
  if (asks(kind, "defence")) return wayOf(form, chosen)?.tricks ?? null;
  return kind.tricks ?? kind.tricks_of.find(({ seats }) => seats[0] === chosen.declarer) ?? null;
}

/** Return the next question. */
export function nextStep(form: EntryForm, chosen: Chosen): Step {
  const kind = kindOf(form, chosen);
  if (!kind) return chosen.declarer === null ? "who" : "what";
  if (asks(kind, "declarer") && chosen.declarer === null) return "who";
  if (asks(kind, "contract", "bid", "number") && chosen.contract === null) return "what";
  if (asks(kind, "defence")) {
    const ways = defence(form, chosen)?.ways ?? [];
    if (!wayOf(form, chosen) && ways.length) return "defence";
  }
  const tricks = tricksOf(form, chosen);
  return tricks && chosen.numbers.length < tricks.seats.length ? "tricks" : "ready";
}

/** Select the only possible defence if there is no choice. */
export function withOnlyDefence(form: EntryForm, chosen: Chosen): Chosen {
  const kind = kindOf(form, chosen);
  const ways = kind && asks(kind, "defence") && chosen.way === null ? (defence(form, chosen)?.ways ?? []) : [];
  return ways.length === 1 ? { ...chosen, way: ways[0]!.words } : chosen;
}

/** Return the least and the most tricks that the next seat can have taken. */
export function trickRange(tricks: TricksForm, numbers: readonly number[]): [least: number, most: number] {
  const at = numbers.length;
  const left = tricks.total - numbers.reduce((sum, n) => sum + n, 0);
  const later = tricks.most.slice(at + 1).reduce((sum, n) => sum + n, 0);
  const others = tricks.rest === null ? (tricks.short ? left : later) : later + tricks.rest_most;
  return [Math.max(0, left - others), Math.min(tricks.most[at] ?? 0, left)];
}

/** Return the number of tricks of each seat at the table. */
export function tricksBySeat(tricks: TricksForm, numbers: readonly number[], players: number): number[] {
  const all = Array.from({ length: players }, () => 0);
  tricks.seats.forEach((seat, i) => (all[seat] = numbers[i] ?? 0));
  if (tricks.rest !== null) all[tricks.rest] = tricks.total - all.reduce((sum, n) => sum + n, 0);
  return all;
}

/** Return true if two cards of the talon can be entered. */
export function asksForTalon(form: EntryForm, chosen: Chosen): boolean {
  const kind = kindOf(form, chosen);
  return form.cards.length > 0 && (kind?.talon === true || wayOf(form, chosen)?.talon === true);
}

/** Return the extras that can be entered. */
export function extrasOf(form: EntryForm, chosen: Chosen): Extra[] {
  const kind = kindOf(form, chosen);
  return form.extras.filter(({ name, deal }) => kind?.extras.includes(name) && (!deal || deal === form.number));
}

/** Return true if an extra is entered, with all its cards. */
const isExtraEntered = ({ name, kind, count }: Extra, { extras }: Chosen): boolean =>
  name in extras && (kind !== "cards" || extras[name]!.split(" ").length === count);

/** Return what is missing before the deal can be written. */
export const missingExtra = (form: EntryForm, chosen: Chosen): Extra | null =>
  extrasOf(form, chosen).find((extra) => extra.needed && !isExtraEntered(extra, chosen)) ?? null;

/** Return true if numbers are typed, because they are too large for buttons. */
export const isTyped = (tricks: TricksForm): boolean => tricks.total > 12;

/** Return the possible declarers; `strict` if the form is for this deal. */
export const declarers = ({ declarers, playing }: EntryForm, strict: boolean): number[] =>
  [...(strict && declarers.length ? declarers : playing)].sort();

/** Return true if a numeric bid is possible; limits of another deal do not count. */
export function bidFits({ bids }: EntryForm, bid: number, strict: boolean): boolean {
  return bids !== null && bid > 0 && bid % bids.step === 0 && (!strict || (bid >= bids.least && bid <= bids.most));
}

/** Return the next dealer after these choices, as far as the form knows. */
export function nextDealer(form: EntryForm, chosen: Chosen): number | undefined {
  const kind = kindOf(form, chosen);
  if (!kind) return undefined;
  const told = chosen.extras[kind.next_by];
  return kind.next_dealer ?? (told === undefined ? undefined : Number(told));
}

/** Return the result in the words of a record, such as `0 7H whist pass 7`. */
export function resultWords(form: EntryForm, chosen: Chosen, players: number): string {
  const kind = kindOf(form, chosen);
  if (!kind) return "";
  const tricks = tricksOf(form, chosen);
  const numbers = !tricks ? [] : tricks.short ? chosen.numbers : tricksBySeat(tricks, chosen.numbers, players);
  const said: Record<string, string> = {
    declarer: String(chosen.declarer),
    contract: chosen.contract ?? "",
    bid: chosen.contract ?? "",
    number: chosen.contract ?? "",
    defence: chosen.way ?? "",
    tricks: numbers.join(" "),
  };
  const talon = asksForTalon(form, chosen) && chosen.talon.length === 2 ? `talon ${chosen.talon.join(" ")}` : "";
  const more = extrasOf(form, chosen)
    .filter(({ name }) => name in chosen.extras)
    .map(({ name, word }) => [word, chosen.extras[name]].filter(Boolean).join(" "));
  return [kind.words, ...kind.asks.map((one) => said[one]), ...more, talon].filter(Boolean).join(" ");
}

/** Return the choices that the words of a result contain, without aid. */
export function parseResult(form: EntryForm, result: string): Chosen {
  const said = result.replace(/ aid .*$/, "").split(" ").filter(Boolean);
  const kind = form.kinds.find(({ words }) => words && words.split(" ")[0] === said[0]) ?? form.kinds.find(({ words }) => !words);
  if (!kind) return NO_CHOICES;
  const [{ main: left, more }, talon] = splitResult(
    form.extras.filter(({ name }) => kind.extras.includes(name)),
    said,
  );
  if (kind.words) left.shift();
  const chosen: Chosen = { ...NO_CHOICES, kind: kind.kind, talon, extras: more };
  if (asks(kind, "declarer")) chosen.declarer = Number(left.shift());
  if (asks(kind, "contract", "bid", "number")) chosen.contract = left.shift() ?? null;
  const numbers = left.filter((word) => /^\d+$/.test(word)).map(Number);
  if (asks(kind, "defence")) chosen.way = left.slice(0, left.length - numbers.length).join(" ");
  chosen.numbers = numbersOf(tricksOf(form, chosen), numbers);
  return chosen.declarer === null || form.playing.includes(chosen.declarer) ? chosen : NO_CHOICES;
}

/** Return the words of a result before its extras, the extras by name, and the cards of a talon that no extra needs. */
function splitResult(extras: Extra[], said: string[]): [{ main: string[]; more: Record<string, string> }, string[]] {
  const main: string[] = [];
  const talon: string[] = [];
  const more: Record<string, string> = {};
  let at: Extra | "talon" | null = null;
  for (const word of said) {
    const extra = extras.find((one) => one.word === word);
    const bare = extras.find((one) => !one.word && one.choices.some(([value]) => value === word));
    if (extra) more[(at = extra).name] = "";
    else if (bare) more[bare.name] = word;
    else if (word === "talon") at = "talon";
    else if (at === null) main.push(word);
    else if (at === "talon") talon.push(word);
    else more[at.name] = [more[at.name], word].filter(Boolean).join(" ");
  }
  return [{ main, more }, talon];
}

function numbersOf(tricks: TricksForm | null, said: number[]): number[] {
  if (!tricks || !said.length) return [];
  return said.length === 1 ? said.slice(0, tricks.seats.length) : tricks.seats.map((seat) => said[seat] ?? 0);
}

/** Return the choices that remain after going back to a step. */
export function choicesBefore(chosen: Chosen, to: Step): Chosen {
  const order: Step[] = ["who", "what", "defence", "tricks"];
  const keeps = (one: Step): boolean => order.indexOf(one) < order.indexOf(to);
  return {
    declarer: keeps("who") ? chosen.declarer : null,
    kind: keeps("what") ? chosen.kind : null,
    contract: keeps("what") ? chosen.contract : null,
    way: keeps("defence") ? chosen.way : null,
    numbers: [],
    talon: [],
    extras: {},
  };
}
