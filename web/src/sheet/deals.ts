/** The deals of a match as lines: who played what, how it went, what was written. */

import { fraction, written } from "../lib/amount";
import type { PageWords } from "../lib/i18n";
import type { Deal, Entry } from "../lib/protocol";
import { bidText, words as tableWords } from "../table/strings";

export interface Line {
  deal_no: number;
  declarer: string;
  contract: string; // with `{S}` for the sign of a suit
  result: string;
  written: string;
}

/** Deals that were not played, but dealt again. */
const AGAIN = ["misdeal", "redeal"];

/** A contract as it is shown: `7{H}`, `6 NT`, misère. */
export function contractText(text: string, w: PageWords): string {
  if (text === "misere") return w.sheet.misere;
  if (text === "raspasy") return w.sheet.all_pass;
  return text.replace(/NT$/, ` ${w.no_trump}`).replace(/[SCDH]$/, (suit) => `{${suit}}`);
}

/** What was played: the contract, a bid that is a number, or a deal that nobody declared. */
function played({ result }: Deal, w: PageWords): string {
  if (result.contract) return bidText(result.contract, tableWords());
  if (typeof result.bid === "number" && result.bid) return String(result.bid);
  // Nothing was named: that it was given up, or dealt again, stands beside it.
  if (result.kind === "surrender" || AGAIN.includes(result.kind)) return "";
  if (result.declarer == null) return w.sheet.all_pass;
  return contractText(result.kind, w);
}

function outcome(deal: Deal, w: PageWords): string {
  const { kind, declarer, contract } = deal.result;
  const tricks = deal.result.tricks ?? null;
  const words = w.sheet.results;
  if (AGAIN.includes(kind)) return words.misdeal;
  if (kind === "concede" || kind === "surrender") return words.conceded;
  if (declarer == null) return tricks?.join("–") ?? "";
  const taken = tricks?.[declarer] ?? 0;
  if (kind === "misere") return taken ? words.caught(taken) : words.made;
  const level = Number.parseInt(contract ?? "", 10);
  if (Number.isNaN(level)) return deal.entries.some(({ seat, cause }) => seat === declarer && cause === "failed") ? words.failed : words.made;
  const missing = tricks ? level - taken : 0;
  return missing > 0 ? words.down(missing) : words.made;
}

/** What a deal wrote, account by account: `pool: you +2; Boris +8 on Vera`. */
function writings(entries: readonly Entry[], name: (seat: number) => string, w: PageWords, words: Record<string, string>): string {
  const said = entries.filter((entry) => fraction(entry.amount).n !== 0);
  const amount = (entry: Entry): string => written(entry.amount, true);
  const own = [...new Set(said.filter(({ on }) => on === null).map(({ account }) => account))].map((account) => {
    const found = said.filter((entry) => entry.account === account && entry.on === null);
    return `${words[account] ?? account}: ${found.map((entry) => `${name(entry.seat)} ${amount(entry)}`).join(", ")}`;
  });
  const others = said.flatMap((entry) =>
    entry.on === null ? [] : [w.sheet.on(name(entry.seat), name(entry.on), amount(entry))],
  );
  return [...own, ...(others.length ? [others.join(", ")] : [])].join("; ");
}

/** One line a deal; `name` gives the name of a seat, `words` what an account is called. */
export function lines(deals: readonly Deal[], name: (seat: number) => string, w: PageWords, words: Record<string, string>): Line[] {
  return deals.map((deal) => ({
    deal_no: deal.deal_no,
    declarer: deal.result.declarer == null ? "" : name(deal.result.declarer),
    contract: played(deal, w),
    result: outcome(deal, w),
    written: writings(deal.entries, name, w, words),
  }));
}
