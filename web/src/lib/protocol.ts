/** What travels between the server and the client: the records of the core and of the table, as JSON. */

export type CardText = string; // "AS": rank, then suit; the ten is "T"
export type HandText = string; // "AKT.QJ9..87": spades, hearts, diamonds, clubs
export type Num = number | string; // a whole number, or a fraction such as "1/3"

export interface Turn {
  seat: number;
  by: number;
}
export interface Why {
  code: string;
  clause: string;
  text: string;
  data: Record<string, unknown>;
}
export interface Choice {
  text: string;
  legal: boolean;
  why: Why | null;
  stake?: Record<string, Num> | null; // what it costs, in the game's words
}
export interface SeatView {
  seat: number;
  cards: CardText[] | null;
  count: number;
  exposed: boolean;
  tricks: number;
  role: string;
  calls: string[];
  playing: boolean; // false: the dealer of four, who rests
  shown?: CardText[] | null; // cards all have seen, of which some were laid away since
  proved?: CardText[]; // single cards that it has shown to hold
  points?: number | null; // points of cards it has won, where the game counts them
}
export interface TrickView {
  leader: number;
  plays: [number, CardText][];
  winner: number | null;
  talon: CardText | null;
}
export interface ContractView {
  declarer: number | null;
  text: string;
  trump: string | null;
  needs: number | null;
  against: number | null;
  factor?: number; // by what the deal is multiplied
}
export interface ClaimView {
  by: number;
  division: number[];
  accepted: number[];
}
export interface View {
  game: string;
  options: Record<string, unknown>;
  players: number;
  clockwise: boolean;
  seat: number | null;
  deal_no: number;
  dealer: number | null;
  phase: string;
  asks: string;
  standing: unknown;
  seats: SeatView[];
  order: number[];
  auction: [number, string][];
  declarations: [number, string][];
  contract: ContractView | null;
  talon: CardText[] | null;
  discard: CardText[] | null;
  trick: TrickView | null;
  last_trick: TrickView | null;
  trick_winners: number[];
  claim: ClaimView | null;
  turns: Turn[];
  acting: Turn | null;
  choices: Choice[];
  offers: Choice[];
  hidden: { place: string; seat: number | null; size: number; may: HandText }[];
  log: unknown[];
  now: Num[];
  result: Num[] | null;
}

export interface Entry {
  account: string; // the game's word
  seat: number;
  on: number | null;
  amount: Num;
  cause: string;
  clause: string;
  tricks?: Num | null;
}
export interface DealResult {
  kind: string;
  declarer?: number | null;
  contract?: string | null;
  declarations?: [number, string][];
  tricks?: number[] | null;
  [field: string]: unknown;
}

export type Fact =
  | { type: "Drawn"; dealer: number; cards: CardText[] } // by seat; none where nobody drew
  | { type: "Dealt"; deal_no: number; dealer: number; hands: (HandText | null)[]; blind?: number | null }
  | { type: "Looked"; seat: number; cards: HandText | null }
  | { type: "Said"; seat: number; text: string }
  | { type: "Shown"; seat: number | null; cards: CardText[] }
  | { type: "Proved"; seat: number; cards: CardText[] }
  | { type: "PickedUp"; seat: number; count: number; cards: CardText[] | null }
  | { type: "Discarded"; seat: number; count: number; cards: HandText | null }
  | { type: "CardGiven"; seat: number; to: number; card: CardText | null }
  | { type: "Redealt"; deal_no: number; dealer: number; cause: string; clause: string; seat: number | null; cards: CardText[] }
  | { type: "Played"; seat: number | null; by: number | null; card: CardText }
  | { type: "Taken"; seat: number }
  | { type: "Scored"; deal_no: number; dealer: number; result: DealResult; entries: Entry[] }
  | { type: "Ended"; result: Num[] };

export interface TableSeat {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  bot: string | null;
  here: boolean;
  away_since: number | null;
  asks_at: number | null; // when the others will be asked what to do about it
  played_by: string | null;
  ready: boolean;
  withdrawn: boolean; // had agreed to rules that were changed since
}
export interface Deal {
  deal_no: number;
  dealer: number;
  result: DealResult;
  entries: Entry[];
}
export interface TableView {
  id: string;
  invite: string | null;
  game: string;
  rules: string;
  balances: boolean; // what some win at the end is what the others lose
  seats: TableSeat[];
  me: number | null;
  stage: "seating" | "playing" | "finished";
  tempo: "human" | "instant";
  away_seconds: number;
  waiting: "draw" | "deal" | "next" | null;
  undo: { by: number; accepted: number[] } | null;
  end: { by: number; accepted: number[] } | null;
  may_undo: { ok: boolean; why: string | null; code: string | null };
  away: { seat: number; seconds: number }[];
  deals: Deal[];
  log: { seat: number | null; text: string; deal_no: number; at: number }[]; // `at`: the version it led to
  says: { seat: number; text: string; at: number }[];
  commitment: string | null; // of the next deal
  seed: string; // what I added to the next deal, "" nothing yet
  repeatable: boolean; // the cards follow from a seed that is known
  watchers: number;
}

export interface StateMessage {
  type: "state";
  version: number;
  prompt: number | null;
  facts: Fact[];
  table: TableView;
  view: View | null;
  now?: number; // seconds since 1970 by the server's clock
}
export interface ErrorMessage {
  type: "error";
  nonce: string | null;
  code: string;
  clause: string;
  text: string;
}
export type Down = StateMessage | ErrorMessage | { type: "pong" };

export type Event =
  | { type: "move"; text: string }
  | { type: "sit"; seat: number; name: string }
  | { type: "agree"; rules: string } // those that were read
  | { type: "rules"; rules: string }
  | { type: "seed"; seed: string }
  | { type: "ask_undo" }
  | { type: "ask_end" }
  | { type: "answer"; yes: boolean }
  | { type: "say"; text: string }
  | { type: "bot"; seat: number; bot: string | null }
  | { type: "wait" }
  | { type: "next" }
  | { type: "leave" };
