/** The deals of a match as lines: the declarer and contract, the outcome, the entries. */

import { fraction, written } from "../lib/amount";
import { withLabel, joinItems, me, say } from "../lib/i18n";
import { bidText } from "../lib/cardTexts";
import type { DealView, Entry, Outcome } from "../lib/wire";

export interface Line {
  deal_no: number;
  declarer: string;
  contract: string; // with the signs of suits
  result: string;
  written: string;
}

interface DealNames {
  name: (seat: number) => string;
  words: Record<string, string>; // the name of an account
  mine: number | null; // the seat of the reader
}

function outcomeText({ what, taken, short, tricks }: Outcome): string {
  if (what === "undeclared") return tricks?.join("–") ?? "";
  if (what === "failed" && short) return say("short", { n: short });
  if (what === "caught") return say("paper-caught", { n: taken ?? 0 });
  return say(`paper-${what === "unplayed" ? "made" : what}`);
}

/** Return the entries of a deal by account: `pool: you +2; Boris +8 on Vera`. */
function entriesText(entries: readonly Entry[], { name, words, mine }: DealNames): string {
  const said = entries.filter((entry) => fraction(entry.amount).n !== 0);
  const own = [...new Set(said.filter(({ on }) => on === null).map(({ account }) => account))].map((account) => {
    const found = said.filter((entry) => entry.account === account && entry.on === null);
    return withLabel(words[account] ?? account, joinItems(found.map((entry) => `${name(entry.seat)} ${written(entry.amount, true)}`)));
  });
  const others = said.flatMap(({ seat, on, amount }) =>
    on === null ? [] : [say("paper-on", { who: name(seat), on: name(on), me: me(seat === mine, on === mine), amount: fraction(amount) })],
  );
  return [...own, ...(others.length ? [joinItems(others)] : [])].join(say("joint-group"));
}

/** Return one line for each deal. */
export function dealLines(deals: readonly DealView[], told: DealNames): Line[] {
  const { name } = told;
  return deals.map(({ deal_no, outcome, entries }) => ({
    deal_no,
    declarer: outcome.declarer === null ? "" : name(outcome.declarer),
    contract: outcome.contract ? bidText(outcome.contract) : outcome.what === "undeclared" ? say("paper-undeclared") : "",
    result: outcomeText(outcome),
    written: entriesText(entries, told),
  }));
}
