/** Names of contracts and hands on the board, and sentences about their value. */
import { capital, has, say } from "../lib/i18n";
import { bidText } from "../lib/cardTexts";
import type { BoardShown, BoardValues } from "../lib/wire";
import { sideOf } from "./state";

/** Return the name of a contract: a bid, a trump, or an all-pass. */
export const contractText = (contract: string): string =>
  has(`board-contract-${contract}`) ? say(`board-contract-${contract}`) : capital(bidText(contract));

/** Return the name of a hand. */
export const handName = (seat: number, clockwise: boolean): string => say("board-side", { side: sideOf(seat, clockwise) });

/** Return the value of a position in one sentence. */
export function outcomeText(shown: BoardShown, { seat, value, each }: BoardValues): string {
  const name = (one: number): string => handName(one, shown.setting.clockwise);
  if (each.length) return each.map((n, one) => (one < shown.hands.length ? `${name(one)} ${n}` : say("board-dealer", { n }))).join(" · ");
  return say(shown.kind === "points" ? "board-comes-points" : "board-comes-tricks", { who: name(seat), n: value });
}

/** Return the contract as it is shown beside a hand. */
export const ticket = (shown: Pick<BoardShown, "contract" | "game">): string => contractText(shown.contract);
