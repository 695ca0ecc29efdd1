/** Texts of a review. */
import { sum, written } from "../lib/amount";
import { capital, decimal, say } from "../lib/i18n";
import { choiceText, causeText } from "../table/hint";
import type { Decision, ReviewedDeal, TableView } from "../lib/wire";

/** Return the players in the form of a table, with the reader's seat. */
export const playersOf = ({ names }: ReviewedDeal, me: number | null): TableView =>
  ({ me, seats: names.map((name) => ({ name, bot_name: null })) }) as unknown as TableView;

/** The largest loss, in whists, with which a choice counts as equal to the best. */
const MAX_EQUAL_LOSS = 0.05;
const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Return an amount in the unit of the score: `5.2 whists`. */
export const amountText = (value: number, deal: ReviewedDeal): string => say(`review-amount-${deal.measure}`, { n: tenths(value) });

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

/** Return the reasons why a decision was a mistake, one sentence each. */
export function mistakeReasons(one: Decision, deal: ReviewedDeal, table: TableView): string[] {
  const better = say("review-better", {
    best: choiceText(one.best, table),
    played: choiceText(one.played, table),
    share: one.share ?? 0,
    amount: amountText(one.loss, deal),
  });
  const lay = one.open_loss > 0 ? say("review-open-lost", { amount: amountText(one.open_loss, deal) }) : say("review-open-none");
  return [`${capital(better)}.`, ...(one.cause ? [causeText(one.cause, table)] : []), lay];
}

/** Return the reader's choice, and whether it was right given what could be known. */
export function judgementText({ options, best }: Decision, tried: string, deal: ReviewedDeal, table: TableView): string {
  const what = choiceText(tried, table);
  const lost = tried === best ? 0 : options.find(({ text }) => text === tried)?.lost;
  if (lost == null) return say("review-yours", { what });
  return lost < MAX_EQUAL_LOSS ? say("review-yours.best", { what }) : say("review-yours.lost", { what, amount: amountText(lost, deal) });
}
