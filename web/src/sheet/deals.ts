/** The deals of a match as lines: who played what, how it went, what was written. */

import { fraction, written } from "../lib/amount";
import type { PageWords } from "../lib/i18n";
import type { Deal, Entry } from "../lib/protocol";

export interface Line {
  deal_no: number;
  declarer: string;
  contract: string; // with `{S}` for the sign of a suit
  result: string;
  written: string;
}

/** A contract as it is shown: `7{H}`, `6 NT`, misère. */
export function contractText(text: string, w: PageWords): string {
  if (text === "misere") return w.sheet.misere;
  if (text === "raspasy") return w.sheet.all_pass;
  return text.replace(/NT$/, ` ${w.no_trump}`).replace(/[SCDH]$/, (suit) => `{${suit}}`);
}

function outcome(deal: Deal, w: PageWords): string {
  const { kind, declarer, contract } = deal.result;
  const tricks = deal.result.tricks ?? null;
  const words = w.sheet.results;
  if (kind === "misdeal") return words.misdeal;
  if (kind === "concede") return words.conceded;
  if (kind === "raspasy") return tricks?.join("–") ?? "";
  if (declarer == null) return "";
  const taken = tricks?.[declarer] ?? 0;
  if (kind === "misere") return taken ? words.caught(taken) : words.made;
  const missing = tricks ? Number.parseInt(contract ?? "0", 10) - taken : 0;
  return missing > 0 ? words.down(missing) : words.made;
}

/** What a deal wrote, account by account: `pool: you +2; Boris +8 on Vera`. */
function writings(entries: readonly Entry[], name: (seat: number) => string, w: PageWords): string {
  const said = entries.filter((entry) => fraction(entry.amount).n !== 0);
  const amount = (entry: Entry): string => written(entry.amount, true);
  const own = (account: string, label: string): string[] => {
    const found = said.filter((entry) => entry.account === account);
    return found.length ? [`${label}: ${found.map((entry) => `${name(entry.seat)} ${amount(entry)}`).join(", ")}`] : [];
  };
  const whists = said.flatMap((entry) =>
    entry.on === null ? [] : [w.sheet.on(name(entry.seat), name(entry.on), amount(entry))],
  );
  return [...own("pool", w.sheet.pool), ...own("hill", w.sheet.hill), ...(whists.length ? [whists.join(", ")] : [])].join("; ");
}

/** One line a deal; `name` gives the name of a seat. */
export function lines(deals: readonly Deal[], name: (seat: number) => string, w: PageWords): Line[] {
  return deals.map((deal) => ({
    deal_no: deal.deal_no,
    declarer: deal.result.declarer == null ? "" : name(deal.result.declarer),
    contract: contractText(deal.result.contract ?? deal.result.kind, w),
    result: outcome(deal, w),
    written: writings(deal.entries, name, w),
  }));
}
