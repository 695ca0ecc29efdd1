/** What Prefa alone needs at the table. */
import { sum, written } from "../../lib/amount";
import type { Num, TableView, View } from "../../lib/protocol";
import { resting, undeclared } from "../../table/model";
import type { Column, Special } from "../special";
import { words } from "./words";

interface Standing {
  pot: Num[];
  chips: Num[][];
}
const minus = (value: Num): Num => (typeof value === "number" ? -value : value.startsWith("-") ? value.slice(1) : `-${value}`);
const shown = ({ n, d }: { n: number; d: number }): Num => (d === 1 ? n : `${n}/${d}`);

/** What is in the pot, and the chips less those that are owed. */
function columns(view: View, table: TableView): Column[] {
  const { pot, chips } = view.standing as Standing;
  const net = table.seats.map(({ seat }) => shown(sum([...(chips[seat] ?? []), ...chips.map((row) => minus(row[seat] ?? 0))])));
  const common = view.options.pot_model === "common";
  const till = shown(sum(pot));
  return [common ? { account: "till", of: pot.map(() => till) } : { account: "pot", of: pot }, { account: "chips", of: net }];
}

function lesson(view: View, me: number): string | null {
  const asked = view.acting ? view.asks : null;
  if (resting(view, me)) return "rest";
  if (view.asks === "bid") return view.options.hold_rule === "second_round" ? "auction_rounds" : "auction";
  if (asked === "discard" || asked === "name" || asked === "defend") return asked;
  if (!view.trick) return null;
  if (undeclared(view)) return "all_pass";
  const role = view.seats[me]?.role;
  return role === "declarer" ? "declarer" : role === "out" ? "dropped" : "against";
}

const prefa: Special = {
  words,
  standing: true,
  said(view, naming) {
    const there = (text: string): boolean => view.choices.some((one) => one.text === text);
    const legal = (text: string): boolean => view.choices.some((one) => one.text === text && one.legal);
    if (naming) return ["aces", "concede"].filter(legal);
    return ["pass", "hold", ...(there("tagrafo") || view.options.tagrafo ? ["tagrafo"] : [])];
  },
  lacks: (view) => (view.options.allow_10nt ? [] : ["10NT"]),
  notes({ text, stake }, _view, _table, w) {
    const line = (...keys: string[]): string =>
      keys.flatMap((key) => (stake?.[key] === undefined ? [] : (w.ask.stake[key]?.(written(stake[key])) ?? []))).join(", ");
    return stake?.tricks === undefined ? [w.ask.notes[text] ?? ""].filter(Boolean) : [line("tricks", "each"), line("missing")].filter(Boolean);
  },
  line: (view, question) =>
    question !== "defend" || view.choices.some(({ text }) => text === "in") ? question : view.choices.some(({ text }) => text === "alone") ? "decide" : "along",
  answers: ["out", "in", "alone", "along"],
  twice: ["concede"],
  keys: (_view, question): Record<string, string> =>
    question === "defend"
      ? { KeyI: "in", KeyO: "out", KeyP: "out", KeyA: "alone", KeyB: "along" }
      : question === "name"
        ? { KeyA: "aces", KeyZ: "concede" }
        : { KeyR: "tagrafo" },
  columns,
  dropped: (view, seat) => view.seats[seat]?.role === "out",
  rising: undeclared,
  lesson,
};
export default prefa;
