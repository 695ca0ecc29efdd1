/** Texts of a review. */
import { sum, written } from "../lib/amount";
import { capital, decimal, say, withLabel } from "../lib/i18n";
import { nameOf } from "../lib/names";
import { choiceText } from "../table/hint";
import type { Decision, SeatState, TableView } from "../lib/wire";

/** Return the players of a deal as a table at which nothing happens, with the seat of its viewer. */
export function playersOf({ names, bot_names, game, rules }: { names: string[]; bot_names?: (number | null)[]; game: string; rules: string }, me: number | null): TableView {
  const sitting = (name: string, seat: number): SeatState => ({
    seat, name, bot_name: bot_names?.[seat] ?? null, kind: "person", bot: null, here: true, away_since: null, asks_at: null, played_by: null, ready: true, withdrawn: false, vacant: false,
  });
  return {
    id: "", invite: "", game, rules, balances: true, seats: names.map(sitting), me, stage: "playing", tempo: "human", hurried: false, away_seconds: 0,
    waiting: null, undo: null, end: null, may_undo: { ok: false, why: null }, away: [], payments: [], deals: [], deal_count: 0, log: [], says: [],
    shuffle: null, binding: null, repeatable: false, watchers: 0, hints: "none", may_hint: false, same: "", tournament: "", sealed_until: null, clock: null, owner: null, is_owner: false,
    lock: "open", listed_since: null, fills_at: null, decision_seconds: 0, decide_by: [], reserves: [], chat: "on", chatters: null, changes: "all", may_change: false, next: null, seat_request: null, request: null, lost_seat: null,
  };
}

/** The largest loss, in whists, with which a choice counts as equal to the best. */
const MAX_EQUAL_LOSS = 0.05;
const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Return an amount in the unit of the score: `5.2 whists`. */
export const amountText = (value: number, measure: string): string => say(`review-amount-${measure}`, { n: tenths(value) });

/** Return the loss of a choice, `−5.2`, or that it equals the best. */
export const lossText = (lost: number | null): string => (lost === null ? "" : lost < MAX_EQUAL_LOSS ? say("review-equal") : say("review-lost", { n: tenths(lost) }));

/** Return a number with its sign. */
export const signedText = (value: number): string => (tenths(value) > 0 ? "+" : "") + decimal(value);

/**
 * Return a result with its sign, exact as on the score sheet if it is a whole number of halves, thirds, quarters or
 * sixths.
 */
export function resultText(value: number): string {
  const part = [1, 2, 3, 4, 6].find((one) => Math.abs(value * one - Math.round(value * one)) < 1e-6);
  return part === undefined ? signedText(value) : written(sum([`${Math.round(value * part)}/${part}`]), true);
}

/** Return a decision in short: who chose what, and the verdict. */
export const decisionText = ({ seat, played, verdict }: Decision, table: TableView): string =>
  withLabel(nameOf(table, seat), `${choiceText(played, table)} · ${say(`review-verdict-${verdict}`)}`);

/** Return the figures of a mistake: how often and how much the better choice was better, and what the mistake cost. */
export function figureTexts(one: Decision, measure: string, table: TableView): string[] {
  const better = say("review-better", {
    best: choiceText(one.best, table),
    played: choiceText(one.played, table),
    share: one.share ?? 0,
    amount: amountText(one.loss, measure),
  });
  const lay = one.open_loss > 0 ? say("review-open-lost", { amount: amountText(one.open_loss, measure) }) : say("review-open-none");
  return [`${capital(better)}.`, lay];
}

/** Return in one sentence how often and how much the better choice was better. */
export const figuresText = ({ best, share, loss }: Decision, measure: string, table: TableView): string =>
  say("review-figures", { best: choiceText(best, table), share: share ?? 0, amount: amountText(loss, measure) });

/** Return the best choice with the cards open: the played one if none was better, else the advised one if it was as good. */
export function bestOpen({ options, played, best }: Decision): string {
  const good = options.filter(({ open }) => open !== null && open < MAX_EQUAL_LOSS).map(({ text }) => text);
  return [played, best].find((text) => good.includes(text)) ?? good[0] ?? best;
}

/** Return the loss of a choice by what could be known, null if it was not judged. */
const lostBy = ({ options, best }: Decision, text: string): number | null => (text === best ? 0 : (options.find((one) => one.text === text)?.lost ?? null));

/** Return true if a choice was as good as the best, by what could be known. */
export const isRight = (one: Decision, text: string): boolean => (lostBy(one, text) ?? Infinity) < MAX_EQUAL_LOSS;

/** Return the reader's choice, and whether it was right given what could be known. */
export function judgementText(one: Decision, tried: string, measure: string, table: TableView): string {
  const what = choiceText(tried, table);
  const lost = lostBy(one, tried);
  if (lost === null) return say("review-yours", { what });
  return isRight(one, tried) ? say("review-yours.best", { what }) : say("review-yours.lost", { what, amount: amountText(lost, measure) });
}
