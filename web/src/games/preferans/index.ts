/** What Preferans alone needs at the table. */
import { written } from "../../lib/amount";
import type { Choice, TableView, View } from "../../lib/protocol";
import { nameOf } from "../../table/lines";
import { questionOf, resting, total, tricksIn, trumpOf, undeclared } from "../../table/model";
import type { Words } from "../../table/strings";
import type { Column, Special } from "../special";
import Aid from "./Aid.svelte";
import { dummyOnly, isMisere, master, misereOf, talonOwner, thrown } from "./deal";
import { own } from "./own";
import { en } from "./words.en";
import { ru } from "./words.ru";

function question(view: View): string | null {
  const has = (...texts: string[]): boolean => view.choices.some(({ text }) => texts.includes(text));
  if (has("look")) return "look";
  if (has("keep")) return "aid";
  return has("open", "closed") ? "open" : null;
}

function line(view: View, asked: string): string {
  if (asked === "defend" && resting(view, view.acting!.seat)) return "dealer_whist";
  return asked === "open" && dummyOnly(view) ? "dummy" : asked;
}

/** What an answer costs, line by line. */
function notes({ text, stake }: Choice, view: View, table: TableView, w: Words): string[] {
  const o = own();
  const passer = view.seats.find((one) => one.role === "passer")?.seat;
  if (stake?.whists !== undefined) return [o.half(written(stake.whists)), o.half_note];
  if (stake?.each && !stake.tricks) return [o.each(written(stake.each)), o.no_risk];
  if (text === "open" && dummyOnly(view) && passer !== undefined) return [o.dummy_note(nameOf(table, passer, w))];
  const lines: string[] = [];
  if (stake?.tricks && stake.each) lines.push(o.price(written(stake.tricks), written(stake.each)));
  if (stake?.missing) lines.push(o.missing(written(stake.missing)));
  const plain = w.ask.notes[text];
  return lines.length || !plain ? lines : [plain];
}

function columns(_view: View, table: TableView): Column[] {
  return (["pool", "hill", "whists"] as const).map((account) => ({
    account, term: account, of: table.seats.map(({ seat }) => total(table, account, seat)),
  }));
}

function playing(view: View, me: number): string {
  const role = view.seats[me]?.role;
  const acting = view.turns.some((turn) => turn.by === me);
  if (resting(view, me) && !acting) return "rest";
  if (undeclared(view)) return "all_pass";
  if (isMisere(view)) return role === "declarer" ? "misere" : view.seats.some((seat) => seat.shown) ? "catch_shown" : "catch";
  if (role === "declarer") return trumpOf(view) ? "declarer" : "declarer_nt";
  if (role === "passer" && !acting) return master(view, me) === null ? "passer" : "passer_open";
  return trumpOf(view) ? "defend" : "defend_nt";
}

function lesson(view: View, me: number): string | null {
  const asked = questionOf(view);
  if (asked === "answer") return "answer";
  if (asked === "open") return dummyOnly(view) ? "dummy" : "open";
  if (asked === "look") return "blind";
  if (asked === "discard" || asked === "name" || asked === "aid") return asked;
  if (asked === "defend") return resting(view, me) ? "dealer_whist" : "whist";
  if (resting(view, me) && !view.trick) return "rest";
  if (view.asks === "bid") return asked ? "auction" : "others";
  return view.trick ? playing(view, me) : null;
}

function said(view: View, naming: boolean): string[] {
  const holding = view.choices.some(({ text }) => text === "hold") || (view.options.hold_rule ?? "none") !== "none";
  if (naming) return view.choices.filter(offered).map(({ text }) => text);
  return ["pass", misereOf(view), ...(holding ? ["hold"] : [])];
}

/** What is not played at this table at all has no button. */
const offered = ({ text, why }: Choice): boolean => (text === "concede" || text === "throw") && why?.code !== text;

const preferans: Special = {
  words: { en, ru },
  question,
  line,
  other: (view) => (view.asks === "defend" && view.trick !== null ? "open" : undefined),
  panels: { aid: Aid },
  standing: true,
  said,
  word: (text, view) => (text === "concede" ? (own().without[Number(view.options.concede)] ?? null) : null),
  offered,
  answers: ["look", "blind", "pass", "half", "whist", "closed", "open"],
  hooks: { whist: "whist-yes", half: "whist-half", pass: "whist-no" },
  twice: ["concede", "throw"],
  keys(view, asked) {
    const words: Partial<Record<string, Record<string, string>>> = {
      look: { KeyL: "look", KeyB: "blind" },
      bid: { KeyM: misereOf(view) },
      defend: { KeyW: "whist", KeyH: "half" },
      discard: { KeyX: "concede", KeyZ: "throw" },
      name: { KeyX: "concede", KeyZ: "throw" },
    };
    return words[asked] ?? {};
  },
  logged(text, me, name) {
    const gift = /^aid (\d+):(\d+)$/.exec(text);
    return gift ? own().gives(me, Number(gift[2]), name(Number(gift[1]))) : null;
  },
  notes,
  columns,
  rising: (view) => isMisere(view) || undeclared(view),
  talonOwner,
  thrown,
  dummy: dummyOnly,
  unnamed: isMisere,
  master,
  lesson,
  playing(view, table, w) {
    if (!isMisere(view) || view.contract?.declarer == null) return null;
    const { declarer } = view.contract;
    return {
      sentence: own().misere(nameOf(table, declarer, w), declarer === table.me),
      below: own().taken_misere(view.seats[declarer]?.tricks ?? 0, view.trick_winners.length === tricksIn(view)),
      term: "misere",
    };
  },
  terms: {
    remiz: "remiz", undertrick: "undertrick", aid: "aid", whist: "whists", half_whist: "half_whist", consolation: "consolation",
    raspasy: "all_pass", raspasy_zero: "all_pass", raspasy_dealer: "all_pass", misere_made: "misere", misere_caught: "misere",
    concede: "without_three", undeclared: "all_pass",
  },
};
export default preferans;
