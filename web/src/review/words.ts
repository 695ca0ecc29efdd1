/** A review in words. */
import { capital, say } from "../lib/i18n";
import { choiceText, reasonText } from "../table/hint";
import type { Decision, ReviewedDeal, TableView } from "../lib/wire";

/** The players as a table names them: nobody of them is the reader. */
export const people = ({ names }: ReviewedDeal): TableView =>
  ({ me: null, seats: names.map((name) => ({ name, bot_name: null })) }) as unknown as TableView;

const shown = (value: number): string => value.toFixed(1).replace(/\.0$/, "").replace("-", "−");

/** So much of what is scored: `5.2 whists`. */
export const amountText = (value: number, deal: ReviewedDeal): string => say(`review-amount-${deal.measure}`, { n: shown(value) });

/** What a choice loses: `−5.2`, or that it is as good as the best. */
export const lostText = (lost: number | null): string => (lost === null ? "" : lost < 0.05 ? say("review-equal") : say("review-lost", { n: shown(lost) }));

/** A sum with its sign. */
export const signed = (value: number): string => (value > 0 ? "+" : "") + shown(value);

/** Why a decision was a mistake, a sentence each. */
export function explained(one: Decision, deal: ReviewedDeal): string[] {
  const table = people(deal);
  const better = say("review-better", {
    best: choiceText(one.best, table),
    played: choiceText(one.played, table),
    share: one.share ?? 0,
    amount: amountText(one.loss, deal),
  });
  const lay = one.open_loss > 0 ? say("review-open-lost", { amount: amountText(one.open_loss, deal) }) : say("review-open-none");
  const facts = one.reasons.map((reason) => reasonText(reason, table)).join(say("joint-group"));
  return [`${capital(better)}.`, ...(facts ? [`${capital(facts)}.`] : []), lay];
}
