/** An entry form as the server makes it: Sochi, three players, Vera (seat 2) deals. */

import type { EntryForm, KindForm, TricksForm, Way } from "../src/lib/wire";

const names = ["Anna", "Boris", "Vera"];
const one = (seat: number, short = true): TricksForm => ({ seats: [seat], most: [10], rest: null, rest_most: 0, total: 10, short, unit: "tricks" });
const kind = (name: string, title: string, asks: KindForm["asks"], more: Partial<KindForm> = {}): KindForm => ({
  kind: name, title, words: name, asks, tricks: null, tricks_of: [], talon: false, next_dealer: 0, allowed: true, why: "", clause: "", code: "", data: {}, extras: [], next_by: "", ...more,
});

function ways(declarer: number, level: number): Way[] {
  const [first, second] = [(declarer + 1) % 3, (declarer + 2) % 3];
  const say: Record<string, string> = { whist: "whists", pass: "passes", half: "takes half" };
  const way = (words: string, whisters: number[], tricks: TricksForm | null): Way => {
    const said = words.split(" ").map((word, i): [number, string] => [i % 2 ? second : first, word]);
    const title = said.map(([seat, word]) => `${names[seat]} ${say[word]}`).join(", ");
    return { said, words, title, played: tricks !== null, whisters, tricks, talon: false };
  };
  const both: TricksForm = { seats: [declarer, first], most: [10, 10], rest: second, rest_most: 10, total: 10, short: false, unit: "tricks" };
  return [
    way("pass pass", [], null),
    way("whist pass", [first], one(declarer)),
    way("pass whist", [second], one(declarer)),
    way("whist whist", [first, second], both),
    ...(level < 8 ? [way("pass half pass", [], null)] : []),
  ];
}

export function form(minimum = 6): EntryForm {
  const levels = [6, 7, 8, 9, 10];
  const contracts = levels.flatMap((level) =>
    ["S", "C", "D", "H", "NT"].map((strain) => ({
      contract: `${level}${strain}`, title: `${level}${{ S: "♠", C: "♣", D: "♦", H: "♥" }[strain] ?? ` ${strain}`}`, level, needs: level, value: 2 * (level - 5), bid: true, named: true,
      allowed: level >= minimum, why: level >= minimum ? "" : `after an all-pass expected at least ${minimum}`, clause: "10.7", code: "floor", data: { floor: minimum },
    })),
  );
  return {
    number: 5, dealer: 2, playing: [0, 1, 2], resting: null, minimum, contracts, cards: [], bids: null, extras: [], declarers: [],
    kinds: [
      kind("contract", "played", ["declarer", "contract", "defence", "tricks"], { words: "" }),
      kind("misere", "misère", ["declarer", "tricks"], { tricks_of: names.map((_, seat) => one(seat)) }),
      kind("raspasy", "all-pass", ["tricks"], {
        tricks: { seats: [0, 1], most: [10, 10], rest: 2, rest_most: 10, total: 10, short: false, unit: "tricks" },
      }),
      kind("concede", "given up", ["declarer", "bid"]),
      kind("misdeal", "misdeal", [], { next_dealer: 2 }),
      kind("throw", "talon thrown", ["declarer", "contract", "defence", "tricks"], { allowed: false, why: "not here" }),
    ],
    defences: names.flatMap((_, declarer) =>
      levels.map((level) => ({
        declarer, contracts: contracts.filter((each) => each.level === level).map((each) => each.contract),
        seats: [(declarer + 1) % 3, (declarer + 2) % 3], ways: ways(declarer, level),
      })),
    ),
  };
}
