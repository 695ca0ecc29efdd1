/** Finished deals on the felt, trick by trick. */
import { requireSuccess } from "../lib/answers";
import { tablePath } from "../lib/link";
import type { Seen } from "../lib/table.svelte";
import { request } from "../lib/transport";
import type { DealShown, Outcome, TrickView } from "../lib/wire";

/** A finished deal, and a position in it: 0 before the first card, then by trick. */
export interface Lookback {
  deal: DealShown;
  at: number;
}

/** Return all cards of a finished deal; throws Refused. */
export const fetchDeal = async (table: string, deal: number): Promise<DealShown> =>
  (await (await requireSuccess(await request(tablePath(table, `/deals/${deal}`)))).json()) as DealShown;

/** Return the trick on the table, null before the first. */
export const trickAt = ({ deal, at }: Lookback): TrickView | null => deal.tricks[at - 1] ?? null;

/** Return the position some tricks forward or back, within the deal. */
export const stepBy = (back: Lookback, by: number): Lookback => ({ ...back, at: Math.max(0, Math.min(back.deal.tricks.length, back.at + by)) });

/** Return the view after this trick, with all hands open and no question. */
export function viewAt(view: Seen, back: Lookback, { declarer, contract }: Outcome): Seen {
  const { deal, at } = back;
  const over = deal.tricks.slice(0, at);
  const played = new Set(over.flatMap(({ plays }) => plays.map(([, card]) => card)));
  const seats = view.seats.map((one) => {
    const cards = (deal.hands[one.seat] ?? []).filter((card) => !played.has(card));
    const tricks = over.filter(({ winner }) => winner === one.seat).length;
    return { ...one, cards, count: cards.length, exposed: true, tricks, role: "", calls: [], shown: null, points: null, playing: !!deal.hands[one.seat]?.length };
  });
  return {
    ...view, seats, asks: "play", acting: null, turns: [], choices: [], offers: [], claim: null,
    contract: declarer === null || contract === null ? null : { declarer, text: contract, trump: null, needs: null, against: null, factor: 1 },
    auction: [], declarations: [],
    talon: at ? null : deal.talon, trick: trickAt(back), last_trick: null, trick_winners: over.map(({ winner }) => winner ?? 0), result: null,
    scene: { ...view.scene, question: "", lesson: "", words: [], auction: [], out: [], opens: [], claims: false, played_by: view.seats.map(() => null), talon_of: null },
  };
}
