/** What the server says of a sheet: the records of the score keeper, as JSON. */

import type { Entry, Num } from "../lib/protocol";
import type { Form } from "../sheet/Forms.svelte";

export interface Problem {
  deal: number;
  clause: string;
  text: string; // in the language that was asked for
  code: string; // stable, "" where no rule is broken
  data: Record<string, unknown>; // what the sentence mentions
}

/** Which numbers, of tricks or of another unit, are asked; `rest` takes what is left of `total`. */
export interface TricksForm {
  seats: number[];
  most: number[];
  rest: number | null;
  rest_most: number;
  total: number;
  short: boolean; // the one number is written alone
  unit: string; // "tricks", "points"
}
/** Bids that are numbers. */
export interface BidForm {
  least: number;
  most: number;
  step: number;
  usual: number[]; // those most often heard
}
/** Something more that belongs to a deal: `word` and what was chosen are written after its tricks. */
export interface Extra {
  name: string;
  kind: "flag" | "choice" | "seat" | "shared" | "numbers" | "cards";
  title: string;
  word: string;
  choices: [value: string, title: string][];
  seats: number[];
  numbers: TricksForm | null;
  count: number; // of cards
  needed: boolean;
  deal: number; // the only deal in which it is asked, 0 for all
  note: string;
}
export interface Way {
  said: [number, string][];
  words: string;
  title: string;
  played: boolean;
  whisters: number[];
  tricks: TricksForm | null;
  talon: boolean;
}
export interface DefenceForm {
  declarer: number;
  contracts: string[];
  seats: number[];
  ways: Way[];
}
export interface ContractForm {
  contract: string;
  title: string;
  level: number;
  needs: number;
  value: number;
  bid: boolean;
  allowed: boolean;
  why: string;
  clause: string;
  code: string;
  data: Record<string, unknown>;
}
export interface KindForm {
  kind: string;
  title: string;
  words: string;
  asks: ("declarer" | "contract" | "bid" | "number" | "defence" | "tricks")[];
  tricks: TricksForm | null;
  tricks_of: TricksForm[];
  talon: boolean;
  next_dealer: number | null; // null where it is who was chosen in `next_by`
  allowed: boolean;
  why: string;
  clause: string;
  code: string;
  data: Record<string, unknown>;
  extras: string[];
  next_by: string;
}
export interface EntryForm {
  number: number;
  dealer: number;
  playing: number[];
  resting: number | null;
  minimum: number;
  kinds: KindForm[];
  contracts: ContractForm[];
  defences: DefenceForm[];
  cards: string[];
  bids: BidForm | null;
  extras: Extra[];
  declarers: number[]; // who alone may declare; all who play where it is empty
}
export interface DealLine {
  number: number;
  words: string;
  spelled: string;
  title: string;
  dealer: number | null;
  kind: string;
  declarer: number | null;
  contract: string;
  tricks: number[];
  entries: Entry[];
  lines: string[];
  error: Problem | null;
  pending: boolean;
}
export interface FigureLine {
  account: string;
  seat: number;
  on: number | null;
  index: number;
  deal_no: number;
  text: string;
}
export interface SettlementLine {
  name: string;
  clause: string;
  title: string;
  amounts: Num[];
  text: string;
}
export interface AidForm {
  deal: number;
  donor: number;
  points: number;
  rooms: number[];
  words: string;
  text: string;
}
export interface Score {
  game: string;
  rules: string;
  seats: string[];
  dealer: number;
  target: number | null;
  next: { deal_no: number; dealer: number; minimum: number; allpasses: number; title: string } | null;
  entry: EntryForm | null;
  deals: DealLine[];
  figures: FigureLine[];
  svg: string;
  now: Num[];
  settlement: { steps: SettlementLine[]; balances: Num[][]; result: Num[]; winners: number[] };
  payments: { from: number; to: number; amount: Num; text: string }[];
  aid: AidForm[];
  over: boolean;
  finish: boolean;
  problem: Problem | null;
  forms: Form[]; // in which the sheet can be drawn
  text: string; // the document as a written record, "" where a deal of it cannot be
}
