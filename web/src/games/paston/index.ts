/** What Paston alone needs at the table. */
import { written } from "../../lib/amount";
import type { Num, View } from "../../lib/protocol";
import type { Special } from "../special";
import { words } from "./words";

const LADDER = ["paston", "glitch", "dineri", "gupa", "paston_grkha"];
const LETTERS: Record<string, string> = { KeyS: "paston", KeyC: "glitch", KeyD: "dineri", KeyH: "gupa", KeyB: "paston_grkha" };

function lesson(view: View, me: number): string | null {
  if (view.asks === "bid") return "auction";
  if (view.acting && ["discard", "name", "defend"].includes(view.asks)) return view.asks;
  if (!view.trick) return null;
  const role = view.seats[me]?.role;
  return role === "declarer" ? "declarer" : role === "passer" ? "dropped" : "against";
}

const paston: Special = {
  words,
  standing: true,
  ladder: LADDER,
  said: (_view, naming) => (naming ? ["surrender"] : ["pass"]),
  answers: ["pass", "whist"],
  twice: ["surrender"],
  notes({ text, stake }, _view, _table, w) {
    const line = (...keys: string[]): string =>
      keys.flatMap((key) => (stake?.[key] === undefined ? [] : (w.ask.stake[key]?.(written(stake[key])) ?? []))).join(", ");
    const lines = stake?.over === undefined ? [w.ask.notes[text] ?? ""] : [line("together", "alone"), line("over"), line("short")];
    return lines.filter(Boolean);
  },
  keys(_view, question): Record<string, string> {
    if (question === "bid") return LETTERS;
    if (question === "defend") return { KeyW: "whist" };
    if (question !== "name") return {};
    const named = Object.entries(LETTERS).map(([key, bid]): [string, string] => [key, `name ${bid}`]);
    return { ...Object.fromEntries(named), KeyZ: "surrender" };
  },
  columns: (view) => [{ account: "score", of: (view.standing as { scores: Num[] }).scores }],
  dropped: (view, seat) => view.seats[seat]?.role === "passer",
  lesson,
};
export default paston;
