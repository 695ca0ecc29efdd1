// Made from the records of the Python package by `make types`: not to be changed by hand.

export type CardText = string; // "AS": rank, then suit; the ten is "T"
export type HandText = string; // "AKT.QJ9..87": spades, hearts, diamonds, clubs
export type Num = number | string; // a whole number, or a fraction such as "1/3"
export type Changed<T> = { [K in keyof T]?: T[K] | Tail | PackedChoices }; // the fields that changed

export type Down =
  | State
  | Change
  | Refused
  | Pong;

/** A message to one viewer: the table and the game as they may know them, and the latest facts. */
export interface State {
  type: "state";
  version: number;
  prompt: number | null;
  facts: (Fact)[];
  table: TableView;
  view: View | null;
  scene: Scene | null;
  now: number;
  number: number;
}

export type Fact =
  | Dealt
  | Drawn
  | Looked
  | Said
  | Shown
  | Proved
  | PickedUp
  | Redealt
  | Discarded
  | CardGiven
  | Played
  | Taken
  | Scored
  | Ended;

/** Cards were dealt; each seat sees its own, but for those `blind`, who have only seen their backs. */
export interface Dealt {
  type: "Dealt";
  deal_no: number;
  dealer: number;
  hands: (HandText | null)[];
  blind: number[];
}

/** Each seat drew a card and so the first dealer was found; no `cards` where the draw has none. */
export interface Drawn {
  type: "Drawn";
  dealer: number;
  cards: CardText[];
}

/** A player who had seen only backs took up their hand; only they see it. */
export interface Looked {
  type: "Looked";
  seat: number;
  cards: HandText | null;
}

/** A player said a word of the game, or named, offered or answered something. */
export interface Said {
  type: "Said";
  seat: number;
  text: string;
}

/** Cards were laid open for all: a hand of `seat`, or the talon (seat null). */
export interface Shown {
  type: "Shown";
  seat: number | null;
  cards: CardText[];
}

/** A player showed cards of their hand to all and took them up again. */
export interface Proved {
  type: "Proved";
  seat: number;
  cards: CardText[];
}

/** A player took cards that lay face down, such as a talon, into their hand; only they see which. */
export interface PickedUp {
  type: "PickedUp";
  seat: number;
  count: number;
  cards: CardText[] | null;
}

/** The deal was thrown in and does not count; the cards are dealt again. */
export interface Redealt {
  type: "Redealt";
  deal_no: number;
  dealer: number;
  cause: string;
  clause: string;
  seat: number | null;
  cards: CardText[];
  asked: boolean;
}

/** A player laid cards away face down; only that player sees which. */
export interface Discarded {
  type: "Discarded";
  seat: number;
  count: number;
  cards: HandText | null;
}

/** A card was given face down; only the giver and the receiver see which. */
export interface CardGiven {
  type: "CardGiven";
  seat: number;
  to: number;
  card: CardText | null;
}

/** A card was played; `by` is who decided, `seat` null a card of the talon. */
export interface Played {
  type: "Played";
  seat: number | null;
  by: number | null;
  card: CardText;
}

/** A trick was won, with `talon` by a card of the talon that led it. */
export interface Taken {
  type: "Taken";
  seat: number;
  talon: boolean;
}

/** A deal ended and was written: its result and the entries it made. */
export interface Scored {
  type: "Scored";
  deal_no: number;
  dealer: number;
  result: unknown;
  entries: Entry[];
}

/** One amount written on the sheet: whose account, on whom, how much, and why. */
export interface Entry {
  account: string;
  seat: number;
  on: number | null;
  amount: Num;
  cause: string;
  clause: string;
  tricks: Num | null;
}

/** The match is over; the final result of each seat. */
export interface Ended {
  type: "Ended";
  result: Num[];
}

/** The table around the game, as one viewer may know it; `me` is null for a watcher. */
export interface TableView {
  id: string;
  invite: string;
  game: string;
  rules: string;
  balances: boolean;
  seats: SeatState[];
  me: number | null;
  stage: "finished" | "playing" | "seating";
  tempo: "fast" | "human" | "instant" | "slow";
  hurried: boolean;
  away_seconds: number;
  waiting: "deal" | "draw" | "end" | "next" | null;
  undo: PollView | null;
  end: PollView | null;
  may_undo: MayUndo;
  away: AwaySeat[];
  payments: Pay[];
  deals: DealView[];
  deal_count: number;
  log: LogLine[];
  says: SayLine[];
  chat: "deal" | "off" | "on";
  chatters: number[] | null;
  shuffle: NextShuffle | null;
  binding: string | null;
  repeatable: boolean;
  watchers: number;
  hints: "all" | "bots" | "none";
  may_hint: boolean;
  same: string;
  tournament: string;
  sealed_until: number | null;
  clock: ClockView | null;
  owner: number | null;
  is_owner: boolean;
  lock: "all" | "open" | "seats";
  listed_since: number | null;
  fills_at: number | null;
  decision_seconds: number;
  decide_by: (number | null)[];
  reserves: number[];
  changes: "all" | "owner";
  may_change: boolean;
  next: Rematch | null;
  seat_request: SeatRequestView | null;
  request: "open" | "refused" | null;
  lost_seat: number | null;
}

/** A seat and its player; `played_by` is the bot that plays for an absent person. */
export interface SeatState {
  seat: number;
  name: string;
  bot_name: number | null;
  kind: "bot" | "open" | "person";
  bot: string | null;
  here: boolean;
  away_since: number | null;
  asks_at: number | null;
  played_by: string | null;
  ready: boolean;
  withdrawn: boolean;
  vacant: boolean;
}

/** A question to all: the seat that asks, and the seats that said yes. */
export interface PollView {
  by: number;
  accepted: number[];
}

/** The viewer's right to ask for their last decision back, or the reason why not. */
export interface MayUndo {
  ok: boolean;
  why: Why | null;
}

/** An error as a record: how a view, the wire and a file have it. */
export interface Why {
  code: string;
  name: string;
  clause: string;
  text: string;
  data: Record<string, unknown>;
}

/** An absent person for whom the others must choose to wait or let a bot play; how long they were away. */
export interface AwaySeat {
  seat: number;
  seconds: number;
}

/** A payment at the end of the match. */
export interface Pay {
  payer: number;
  payee: number;
  amount: Num;
}

/** A scored deal: its result, its entries, and its outcome in short. */
export interface DealView {
  deal_no: number;
  dealer: number;
  result: unknown;
  entries: Entry[];
  outcome: Outcome;
}

/** The outcome of a deal, in short. */
export interface Outcome {
  what: "caught" | "conceded" | "failed" | "made" | "redealt" | "undeclared" | "unplayed";
  declarer: number | null;
  contract: string | null;
  tricks: number[] | null;
  taken: number | null;
  short: number | null;
}

/** A public action; seat null is the talon, or the table itself. */
export interface LogLine {
  seat: number | null;
  text: string;
  deal_no: number;
  at: number;
}

/** A chat message, or a `phrase` by its code; `at` is the version of the table after it. */
export interface SayLine {
  seat: number;
  name: string;
  text: string;
  at: number;
  phrase: "good_match" | "goodbye" | "hello" | "luck" | "moment" | "sorry" | "thanks" | "well_played" | null;
}

/** The commitments for the next deal: the server's and, by seat, the players'. */
export interface NextShuffle {
  number: number;
  commitment: string;
  bindings: string[];
  opened: boolean[];
}

/** The clock of a match: it ends after `minutes`; `seconds` had been played at time `since`. */
export interface ClockView {
  minutes: number;
  seconds: number;
  since: number | null;
}

/** The same people's next table: its id, the seat that opened it, the seats that accepted and declined. */
export interface Rematch {
  table: string;
  by: number;
  accepted: number[];
  declined: number[];
}

/** A request for the seat of an absent person, made at version `at`. */
export interface SeatRequestView {
  seat: number;
  at: number;
  accepted: number[];
  missing: number[];
}

/** Everything that a seat, or a watcher, may know of a match. */
export interface View {
  game: string;
  options: unknown;
  players: number;
  clockwise: boolean;
  seat: number | null;
  deal_no: number;
  dealer: number | null;
  phase: "" | "aid" | "bidding" | "claim" | "deal" | "defence" | "discard" | "draw" | "give" | "naming" | "over" | "play" | "redeal" | "talon";
  asks: "" | "aid" | "answer" | "bid" | "defend" | "discard" | "give" | "name" | "play" | "redeal" | "talon";
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
  hidden: Hidden[];
  log: Input[];
  totals: Num[];
  result: Num[] | null;
  minutes: number;
  last_deal: number | null;
}

/** One seat as the viewer sees it: `cards` is null where they are hidden. */
export interface SeatView {
  seat: number;
  cards: CardText[] | null;
  count: number;
  exposed: boolean;
  tricks: number;
  role: string;
  calls: string[];
  playing: boolean;
  shown: CardText[] | null;
  proved: CardText[];
  points: number | null;
}

/** Contract of a deal: `needs` tricks of the declarer, `against` tricks of the defence. */
export interface ContractView {
  declarer: number | null;
  text: string;
  trump: string | null;
  needs: number | null;
  against: number | null;
  factor: number;
}

/** A trick: who led, the cards in order, who is winning it. */
export interface TrickView {
  leader: number;
  plays: [number, CardText][];
  winner: number | null;
  talon: CardText | null;
  talon_wins: boolean;
}

/** Claim that waits for answers: the tricks of each seat, and the seats that have accepted. */
export interface ClaimView {
  by: number;
  division: number[];
  accepted: number[];
}

/** A player to act: `seat` is whose cards or call it is, `by` who decides. */
export interface Turn {
  seat: number;
  by: number;
}

/** Action that a player could take: its text, legality, the reason if illegal, and its stake. */
export interface Choice {
  text: string;
  legal: boolean;
  why: Why | null;
  stake: Record<string, Num> | null;
}

/** A place whose cards the viewer does not see: how many lie there and which may. */
export interface Hidden {
  place: string;
  seat: number | null;
  size: number;
  may: HandText;
}

/** One action put into a match. */
export interface Input {
  seat: number | null;
  by: number | null;
  action: Action;
}

export type Action =
  | Draw
  | Deal
  | Result
  | Finish
  | Clock
  | PlayCard
  | Say
  | Name
  | Discard
  | GiveCard
  | GivePoints
  | Claim;

/** Draw of the first dealer by chance; `cards` are the drawn cards by seat, empty if none were drawn. */
export interface Draw {
  type: "Draw";
  dealer: number;
  cards: CardText[];
}

/** Chance: the cards as dealt, a hand for each seat (empty for one who sits out), the talon in order, and the bottom card where a game looks at it. A hand the viewer may not see is null. */
export interface Deal {
  type: "Deal";
  hands: (HandText | null)[];
  talon: CardText[] | null;
  bottom: CardText | null;
}

/** The result of a deal that was played with real cards, as the game's own record; the table gives it. */
export interface Result {
  type: "Result";
  result: unknown;
  game: string;
}

/** Agreement between deals that the match ends now and is settled as it stands. */
export interface Finish {
  type: "Finish";
}

/** The minutes played since the first deal, as the table reads them from its clock between deals. */
export interface Clock {
  type: "Clock";
  minutes: number;
}

/** Play a card; with `announce` something is announced by it that the game counts. */
export interface PlayCard {
  type: "PlayCard";
  card: CardText;
  announce: boolean;
}

/** Say one word of the game aloud: `pass`, `hold`, a bid, an answer. */
export interface Say {
  type: "Say";
  word: string;
}

/** Name the contract, or the trump, that is to be played. */
export interface Name {
  type: "Name";
  contract: string;
}

/** Lay cards away face down; null to those who did not see them. */
export interface Discard {
  type: "Discard";
  cards: HandText | null;
}

/** Give a card face down to another seat; it is null in the views of all but giver and receiver. */
export interface GiveCard {
  type: "GiveCard";
  card: CardText | null;
  to: number;
}

/** Give points that have no place of one's own to another seat. */
export interface GivePoints {
  type: "GivePoints";
  to: number;
  points: number;
}

/** Offer to divide the tricks that are left, one number a seat; with `lay` the hand is shown. */
export interface Claim {
  type: "Claim";
  division: number[];
  lay: boolean;
}

/** Facts by which one moment of a deal is drawn. */
export interface Scene {
  question: string;
  lesson: string;
  auction: string[];
  words: Word[];
  bold: string[];
  opens: number[];
  claims: boolean;
  low: boolean;
  ranks: string;
  talon_of: number | null;
  out: number[];
  played_by: (number | null)[];
  accounts: ScoreColumn[];
  marks: PlayerNote[];
  last_deal: number | null;
}

/** A word that can be said; `n` is a number that belongs to it, such as the tricks given up. */
export interface Word {
  text: string;
  n: number | null;
}

/** Column of the score: the game's word for it, and the figure of each seat. */
export interface ScoreColumn {
  account: string;
  of: Num[];
}

/** Note beside a player's name: the game's word for it, and a count. */
export interface PlayerNote {
  seat: number;
  mark: string;
  count: number;
}

/** A change that turns the state with the number `base` into the state `number`. */
export interface Change {
  type: "change";
  number: number;
  base: number;
  version: number;
  prompt: number | null;
  facts: (Fact)[];
  now: number;
  table?: Changed<TableView>;
  view?: Changed<View>;
  scene?: Changed<Scene>;
}

/** A changed list: its old items from `start` up to but not including `end`, then `more`. */
export interface Tail {
  start: number;
  end: number;
  more: unknown[];
}

/** The choices of a question, with each reason once: text, index of the reason (null: legal), and stake. */
export interface PackedChoices {
  items: [string, number | null, Record<string, Num> | null][];
  whys: unknown[];
}

/** A refusal of a message; `nonce` is that of the message, "" if none could be read. */
export interface Refused {
  type: "error";
  code: string;
  name: string;
  clause: string;
  text: string;
  data: Record<string, unknown>;
  nonce: string;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
}

export type Event =
  | { type: "move"; nonce?: string; text: string; prompt?: number | null }
  | { type: "sit"; nonce?: string; seat: number; name?: string }
  | { type: "bot"; nonce?: string; seat: number; bot: string | null }
  | { type: "rules"; nonce?: string; rules?: string | null; table?: Record<string, unknown> | null }
  | { type: "agree"; nonce?: string; rules?: string | null }
  | { type: "free"; nonce?: string; seat: number }
  | { type: "bar"; nonce?: string; seat: number }
  | { type: "lock"; nonce?: string; lock: "all" | "open" | "seats" }
  | { type: "list"; nonce?: string; fill_after: number | null }
  | { type: "hand_over"; nonce?: string; seat: number }
  | { type: "bind"; nonce?: string; commitment: string }
  | { type: "open_seed"; nonce?: string; number: number; seed: string }
  | { type: "ask_undo"; nonce?: string }
  | { type: "ask_end"; nonce?: string }
  | { type: "answer"; nonce?: string; yes: boolean }
  | { type: "again"; nonce?: string; yes: boolean }
  | { type: "ask_seat"; nonce?: string; seat: number }
  | { type: "answer_seat"; nonce?: string; request: number; yes: boolean }
  | { type: "say"; nonce?: string; text: string }
  | { type: "phrase"; nonce?: string; phrase: "good_match" | "goodbye" | "hello" | "luck" | "moment" | "sorry" | "thanks" | "well_played" }
  | { type: "allow_chat"; nonce?: string; yes: boolean }
  | { type: "wait"; nonce?: string }
  | { type: "back"; nonce?: string }
  | { type: "next"; nonce?: string }
  | { type: "hurry"; nonce?: string }
  | { type: "leave"; nonce?: string };

/** Every game, the other agreements of a table, and the bots that are offered for a seat. */
export interface Games {
  games: Catalogue[];
  table: TableOption[];
  bots: string[];
  usual_bot: string;
}

/** A game and all that can be agreed on; `keeper` is true if deals with real cards can be entered. */
export interface Catalogue {
  id: string;
  title: string;
  clockwise: boolean;
  usual: string[];
  home: Record<string, string>;
  length: Length | null;
  presets: Preset[];
  sections: Section[];
  keeper: boolean;
  options: Option[];
}

/** The option that sets the length of a match, and the values that are offered. */
export interface Length {
  option: string;
  values: number[];
}

/** A preset in words, and the numbers of players with whom a match by it can be played. */
export interface Preset {
  name: string;
  parent: string | null;
  options: Record<string, string>;
  title: string;
  about: string;
  players: number[];
}

/** A group of options on the form of rules. */
export interface Section {
  id: string;
  title: string;
}

/** An agreement about the rules of a game, and the section in which it stands. */
export interface Option {
  name: string;
  kind: "choice" | "list" | "number" | "switch" | "table";
  default: string;
  values: string[];
  low: number | null;
  high: number | null;
  keys: string[];
  unset: string | null;
  clause: string;
  resets: string[];
  title: string;
  meaning: string;
  labels: Record<string, string>;
  section: string;
}

/** An agreement that a table can make, in words; `labels` are those of its spelled values. */
export interface TableOption {
  name: string;
  kind: "choice" | "list" | "number" | "switch" | "table";
  default: string;
  values: string[];
  low: number | null;
  high: number | null;
  keys: string[];
  unset: string | null;
  clause: string;
  resets: string[];
  title: string;
  meaning: string;
  labels: Record<string, string>;
}

/** The meaning of a text of rules: `rules` is the shortest text, `text` the one from `base`. */
export interface RulesRead {
  rules: string;
  text: string;
  base: string;
  values: Record<string, string>;
  differences: RulesDifference[];
  players: number[];
}

/** An option in which two sets of rules differ, both values spelled. */
export interface RulesDifference {
  name: string;
  left: string;
  right: string;
}

/** A guest and the tables at which they sit that are not over. */
export interface Me {
  id: string;
  name: string;
  tables: MyTable[];
}

/** A line of a guest's list; `turn` is true if the table waits for the guest. */
export interface MyTable {
  id: string;
  url: string;
  game: string;
  rules: string;
  names: string[];
  bot_names: (number | null)[];
  seat: number;
  deal_no: number;
  turn: boolean;
  began: number;
  tournament: string;
}

/** A new table and its address. */
export interface TableMade {
  id: string;
  url: string;
}

/** A sheet that others may watch: `key` changes it, `revision` is the number of what is stored. */
export interface SheetShown {
  id: string;
  key: string;
  revision: number;
}

/** The choices, the best first, why that one is advised, and facts about it. */
export interface Hint {
  measure: string;
  choices: RatedChoice[];
  reasons: Reason[];
  cause: Cause;
  same: string[];
}

/** A legal choice by its text, and what is expected of it; null where nothing was counted. */
export interface RatedChoice {
  text: string;
  worth: number | null;
}

/** A fact that the viewer can see or work out, named after the message `hint-NAME` that tells it. */
export interface Reason {
  name: string;
  seat: number | null;
  suit: string | null;
  card: string | null;
  count: number | null;
}

/** One sentence, named after the message `cause-NAME` that tells it. */
export interface Cause {
  name: string;
  than: string;
  count: number;
  worse: number;
  of: number;
  exact: boolean;
  seat: number | null;
  card: string | null;
  suit: string | null;
  tricks: number;
  unit: string;
  contract: string;
  both: boolean;
}

/** The account of a browser, or null; `has_passkeys` is true if passkeys can be used at this address. */
export interface AccountShown {
  account: AccountView | null;
  has_passkeys: boolean;
}

/** An account, with its passkeys and the browsers that are signed in. */
export interface AccountView {
  name: string;
  created: number;
  passkeys: PasskeyShown[];
  sessions: SessionShown[];
  is_operator: boolean;
}

/** A passkey of an account, by the name that its owner gave it; `created` is in seconds since 1970. */
export interface PasskeyShown {
  id: string;
  name: string;
  created: number;
}

/** A browser signed in since `created`, in seconds since 1970; `here` is true for the asker's. */
export interface SessionShown {
  created: number;
  here: boolean;
  device: string;
}

/** A new account with its recovery key, which is shown only once. */
export interface AccountMade {
  recovery: string;
  shown: AccountShown;
}

/** A new recovery key, which is shown only once. */
export interface RecoveryKey {
  recovery: string;
}

/** A link that signs one device in before it `expires`, and its QR code as an SVG if it can be drawn. */
export interface DeviceLink {
  url: string;
  expires: number;
  qr: string | null;
}

/** The options for `navigator.credentials`, as JSON. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** All about an account but its matches: its ids at tables, whom it has blocked, its shared sheets. */
export interface AccountExport {
  account: AccountView;
  ids: string[];
  blocked: string[];
  sheets: unknown[];
}

/** A page of a guest's finished matches as records; `next` asks for the page after it. */
export interface MatchRecords {
  matches: RecordText[];
  next: string | null;
}

/** A finished match as a record; `record` is null while others still play its deals. */
export interface RecordText {
  id: string;
  record: string | null;
}

/** A page of public matches, newest first; `next` asks for the page after it. */
export interface PublicMatches {
  matches: MyMatch[];
  next: string | null;
}

/** A finished match in a guest's list; `seat` is null if only bots played. */
export interface MyMatch {
  id: string;
  url: string;
  game: string;
  rules: string;
  names: string[];
  bots: (string | null)[];
  bot_names: (number | null)[];
  seat: number | null;
  deals: number;
  result: Num[] | null;
  began: number;
  ended: number | null;
  sealed_until: number | null;
  willing: number[];
}

/** Statistics of a person by game, over their latest matches, of which at most `most` are counted. */
export interface MyStatistics {
  games: GameStatistics[];
  most: number;
}

/** A person's matches of one game: how many, how many won, their deals, and what they did in these. */
export interface GameStatistics {
  game: string;
  matches: number;
  won: number;
  deals: number;
  declared: number;
  made: number;
  miseres: number;
  miseres_made: number;
  whists: Num;
  result: Num;
}

/** A page of a guest's finished matches, newest first; `next` asks for the page after it. */
export interface MyMatches {
  matches: MyMatch[];
  next: string | null;
  keep_tables: number;
  keep_sheets: number;
  has_account: boolean;
}

/** A deal that others may play, and the address of its page. */
export interface ChallengeMade {
  id: string;
  url: string;
}

/** A challenge as the guest may know it. */
export interface ChallengeShown {
  id: string;
  day: string;
  game: string;
  rules: string;
  players: number;
  bots: (string | null)[];
  seat: number;
  by: string;
  seen: string[];
  mine: boolean;
  state: "looked" | "new" | "over" | "playing";
  url: string | null;
  plays: ComparedPlay[];
  count: number;
  commitment: string;
  following: string;
}

/** The result of a challenge at one table; `seat` is that of the guest whose table it is. */
export interface ComparedPlay {
  names: string[];
  bot_names: (number | null)[];
  seat: number;
  last: Outcome | null;
  result: Num[] | null;
  mine: boolean;
  first: boolean;
}

/** Scored deals of a match in order; `before` asks for those before them, null if there are none. */
export interface DealsPage {
  deals: DealView[];
  before: number | null;
}

/** The proof of every deal of a table; `format` is the version of its form. */
export interface ProofsResponse {
  format: string;
  table: string;
  deals: DealProof[];
}

/** All that is needed to check one deal; `server_seed` and `deal` are null until it is over. */
export interface DealProof {
  table: string;
  game: string;
  rules: string;
  number: number;
  deal_no: number | null;
  players: number;
  dealer: number | null;
  pack: CardText[];
  packets: [number | "talon", number][];
  commitment: string;
  player_seeds: string[];
  server_seed: string | null;
  deal: Deal | null;
  drawn: CardText[];
  precedence: CardText[];
  middle: CardText[];
  gathered: boolean;
  bindings: string[];
  bound: number[];
  committed: number;
  opened: number[];
  origin: Origin | null;
}

/** The earlier deal whose cards are dealt again: its number, and the table where it was played. */
export interface Origin {
  number: number;
  table: string;
}

/** All cards of a finished deal. */
export interface DealShown {
  deal_no: number;
  hands: CardText[][];
  talon: CardText[];
  laid: CardText[][];
  tricks: TrickView[];
  board: string;
}

/** The review of a deal, the numbers of all that can be reviewed, and the seat of the reader, if any. */
export interface ReviewShown {
  deals: number[];
  deal: ReviewedDeal;
  me: number | null;
}

/** The review of a deal with its frames; by seat its `luck`, `skill` and `own` part of that. */
export interface ReviewedDeal {
  number: number;
  game: string;
  rules: string;
  names: string[];
  bot_names: (number | null)[];
  measure: string;
  decisions: Decision[];
  frames: ReviewFrame[];
  luck: number[];
  skill: number[];
  own: number[];
}

/** A decision, judged in the unit of the score. */
export interface Decision {
  deal: number;
  ply: number;
  seat: number;
  asks: string;
  played: string;
  best: string;
  loss: number;
  low: number;
  high: number;
  open_loss: number;
  verdict: "blunder" | "forced" | "mistake" | "ok";
  options: Ranked[];
  share: number | null;
  worlds: number;
  cause: Cause | null;
}

/** A choice by its text, and its loss against the best choice. */
export interface Ranked {
  text: string;
  lost: number | null;
  open: number | null;
}

/** A deal at one moment: what each seat saw of it, and all cards. */
export interface ReviewFrame {
  views: View[];
  scenes: Scene[];
  hands: CardText[][];
  talon: CardText[];
  decision: number | null;
}

/** Parts of a match's result by seat: `luck`, the `skill` of all, and the seat's `own`. */
export interface MatchLuck {
  luck: number[];
  skill: number[];
  own: number[];
}

/** A scored record: the sheet, every figure with its reason, the settlement, the next entry form. */
export interface ScoredDocument {
  game: string;
  rules: string;
  seats: string[];
  dealer: number;
  target: number | null;
  next: NextDeal | null;
  entry: EntryForm | null;
  deals: DealLine[];
  standing: unknown;
  figures: FigureLine[];
  svg: string;
  now: Num[];
  settlement: SettlementReport;
  payments: Payment[];
  aid: AidForm[];
  over: boolean;
  finish: boolean;
  problem: DocumentError | null;
  text: string;
  forms: string[];
  time: TimeLimit | null;
  removed: WrongResult[];
  has_wrong: boolean;
}

/** The next deal: its number, its dealer, the lowest level; `title` in words. */
export interface NextDeal {
  deal_no: number;
  dealer: number;
  minimum: number;
  allpasses: number;
  title: string;
  last_deal: number | null;
}

/** Everything needed to ask for the result of a deal. */
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
  declarers: number[];
}

/** A kind of deal and its questions. */
export interface KindForm {
  kind: string;
  title: string;
  words: string;
  asks: string[];
  tricks: TricksForm | null;
  tricks_of: TricksForm[];
  talon: boolean;
  next_dealer: number | null;
  allowed: boolean;
  why: string;
  clause: string;
  code: string;
  data: Record<string, unknown>;
  extras: string[];
  next_by: string;
}

/** A request for numbers of tricks, or of another `unit` such as points. */
export interface TricksForm {
  seats: number[];
  most: number[];
  rest: number | null;
  rest_most: number;
  total: number;
  short: boolean;
  unit: string;
}

/** A trick contract, in order of rank, or a misère that is asked for as a bid. */
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
  named: boolean;
}

/** The ways of the defence against a declarer in these contracts; `seats` in order of speaking. */
export interface DefenceForm {
  declarer: number;
  contracts: string[];
  seats: number[];
  ways: Way[];
}

/** One way in which the defence may declare. */
export interface Way {
  said: [number, string][];
  words: string;
  title: string;
  played: boolean;
  whisters: number[];
  tricks: TricksForm | null;
  talon: boolean;
}

/** A numeric bid: from `least` to `most` in steps; `usual` are the most frequent ones. */
export interface BidForm {
  least: number;
  most: number;
  step: number;
  usual: number[];
}

/** A further part of a result, written after its tricks: `word` and the choice. */
export interface Extra {
  name: string;
  kind: string;
  title: string;
  word: string;
  choices: [string, string][];
  seats: number[];
  numbers: TricksForm | null;
  count: number;
  needed: boolean;
  deal: number;
  note: string;
}

/** A deal of the document. */
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
  error: DocumentError | null;
  pending: boolean;
  clock: number;
  wrong: WrongResult[];
}

/** An error in a document, as one sentence that names the deal and the clause. */
export interface DocumentError {
  deal: number;
  clause: string;
  text: string;
  code: string;
  data: Record<string, unknown>;
}

/** A result that was corrected or removed: its `words` as written; `text` explains it. */
export interface WrongResult {
  words: string;
  text: string;
}

/** A figure on the sheet and its explanation. */
export interface FigureLine {
  account: string;
  seat: number;
  on: number | null;
  index: number;
  deal_no: number;
  before: Num;
  total: Num;
  entries: Entry[];
  text: string;
  wrong: boolean;
}

/** The settlement of the current sheet. */
export interface SettlementReport {
  steps: SettlementLine[];
  balances: Num[][];
  result: Num[];
  winners: number[];
}

/** A step of the settlement: its title, the clause, an amount for each seat, and a sentence. */
export interface SettlementLine {
  name: string;
  clause: string;
  title: string;
  amounts: Num[];
  text: string;
}

/** A payment between two seats; `from` and `to` in JSON. */
export interface Payment {
  from: number;
  to: number;
  amount: Num;
  text: string;
}

/** A donor who has not yet given all their points away. */
export interface AidForm {
  deal: number;
  donor: number;
  points: number;
  rooms: number[];
  words: string;
  text: string;
}

/** The time of a match that ends by time. */
export interface TimeLimit {
  minutes: number;
  played: number;
}

/** The answer to a request that is refused. */
export interface Refusal {
  error: Why;
}

/** A position with all that was tried on it; `code` and `text` are its two written forms. */
export interface BoardShown {
  code: string;
  text: string;
  game: string;
  rules: string;
  hands: HandText[];
  aside: CardText[];
  contract: string;
  declarer: number;
  leader: number;
  trump: string | null;
  won: number[];
  kind: "allpass" | "contract" | "misere" | "points";
  needs: number | null;
  nodes: BoardNode[];
  at: number;
  setting: BoardSetting;
}

/** A card that was tried on a board, after the one with the number `parent`, and the state after it. */
export interface BoardNode {
  text: string;
  parent: number;
  comment: string;
  seat: number | null;
  legal: string[];
  won: number[];
  taker: number | null;
  talon: CardText | null;
}

/** The choices that some rules leave: `contracts`, the `ranks` of the pack from low to high. */
export interface BoardSetting {
  contracts: string[];
  ranks: string;
  tricks: number;
  clockwise: boolean;
}

/** The value of a moment, including earlier winnings: totals of the deal. */
export interface BoardValues {
  seat: number;
  value: number;
  cards: Record<string, number>;
  needs: number | null;
  line: string[];
  each: number[];
}

/** The value of every contract from the next trick on, which `leader` leads. */
export interface ContractTable {
  leader: number;
  rows: ContractRow[];
}

/** A row of the table: a trump (`NT` for none), `misere` or `allpass`, and each seat's value. */
export interface ContractRow {
  strain: string;
  of: number[];
}

/** The evaluation of the deals that seat `sees` cannot tell apart, with all cards open in each. */
export interface AllDeals {
  sees: number;
  count: number;
  looked: number;
  exact: boolean;
  seat: number;
  mean: number;
  spread: [number, number][];
  makes: number | null;
  low: number | null;
  high: number | null;
  cards: CardFound[];
}

/** A legal card and its evaluation. */
export interface CardFound {
  text: string;
  makes: number | null;
  mean: number;
}

/** The action that is played on a board in reply. */
export interface BoardReply {
  text: string;
}

/** The tournaments of a day, one a game; `before` is the day before it. */
export interface TournamentDay {
  day: string;
  before: string;
  tournaments: TournamentLine[];
}

/** A tournament in a list: the guest's progress and table, and the `count` of those who finished. */
export interface TournamentLine {
  id: string;
  game: string;
  rules: string;
  deals: number;
  closes: number;
  state: "new" | "over" | "playing";
  url: string | null;
  count: number;
}

/** A new tournament and the address of its page. */
export interface TournamentMade {
  id: string;
  url: string;
}

/** A tournament as the guest may know it. */
export interface TournamentShown {
  id: string;
  day: string;
  title: string;
  game: string;
  rules: string;
  players: number;
  deals: number;
  bot: string;
  bot_version: string;
  opens: number;
  closes: number;
  stage: "before" | "closed" | "open";
  state: "new" | "over" | "playing";
  url: string | null;
  count: number;
  set: number | null;
  commitment: string;
  secret: string;
  bots: RankedPlay[];
  plays: RankedPlay[];
}

/** The play of one guest, at seat 0; `rank` is null if they did not play all deals. */
export interface RankedPlay {
  rank: number | null;
  has_account: boolean;
  names: string[];
  bot_names: (number | null)[];
  mine: boolean;
  set: number;
  result: Num;
  against_bots: Num;
  score: Num;
  each: DealEnding[];
}

/** A scored deal of a tournament: its outcome, and the change it made to each seat's totals. */
export interface DealEnding {
  outcome: Outcome;
  result: Num[];
}

/** The tables to which anybody may come; `now` is the server's time. */
export interface OpenTables {
  now: number;
  waiting: ListedTable[];
  playing: ListedTable[];
}

/** An open table in the list: one that waits for players since a time, or one that may be watched. */
export interface ListedTable {
  id: string;
  url: string;
  game: string;
  rules: string;
  stage: "playing" | "seating";
  seats: ListedSeat[];
  since: number;
  fills_at: number | null;
}

/** A seat of an open table; `bot_name` is the number of a bot's name in the catalogue. */
export interface ListedSeat {
  kind: "bot" | "open" | "person";
  name: string;
  bot_name: number | null;
}

/** Reports of players, newest first. */
export interface ShownReports {
  reports: ShownReport[];
}

/** A report of a player, with what was said at the table. */
export interface ShownReport {
  table: string;
  url: string;
  at: number;
  closed: number | null;
  name: string;
  guest: string;
  reporter: string;
  reporter_name: string;
  reason: string;
  text: string;
  said: SaidLine[];
}

/** A line of the chat at a table; a phrase is in angle brackets. */
export interface SaidLine {
  name: string;
  text: string;
}

/** The tables at which somebody is, newest first. */
export interface AttendedTables {
  tables: TableLine[];
}

/** A table at which somebody is now; `created` is in seconds since 1970. */
export interface TableLine {
  id: string;
  url: string;
  game: string;
  created: number;
  stage: string | null;
  people: NamedPerson[];
}

/** A guest or an account, by the name of the account, or by that at a table. */
export interface NamedPerson {
  id: string;
  name: string;
}

/** Accounts, newest first. */
export interface AccountList {
  accounts: AccountLine[];
}

/** An account; `browsers` are signed in to it, `created` is in seconds since 1970. */
export interface AccountLine {
  id: string;
  name: string;
  created: number;
  browsers: number;
  is_operator: boolean;
  is_banned: boolean;
}

/** The bans that are not over, newest first. */
export interface BanList {
  bans: BanLine[];
}

/** A ban which is not over, from `since` to `until` (null: for good), in seconds since 1970. */
export interface BanLine {
  id: string;
  name: string;
  reason: string;
  since: number;
  until: number | null;
}

/** The people whom the asker has blocked, the latest first. */
export interface BlockList {
  blocks: BlockLine[];
}

/** A person who is blocked, by their name at that time; `created` is in seconds since 1970. */
export interface BlockLine {
  id: string;
  name: string;
  created: number;
}

/** The seats of a table whose people the asker has blocked. */
export interface BlockedSeats {
  seats: number[];
}

/** All puzzles, and the one of this day (UTC). */
export interface PuzzleList {
  puzzles: PuzzleLine[];
  day: string;
  daily: string;
}

/** A puzzle in the list, without its cards; `motif` is what it is about, "" if that has no name. */
export interface PuzzleLine {
  id: string;
  game: string;
  kind: string;
  contract: string;
  difficulty: number;
  title: string;
  collection: string;
  motif: string;
}

/** The lessons of a game. */
export interface LessonList {
  game: string;
  steps: StepLine[];
}

/** A step of a game's lessons: the name of its texts, and the terms that it explains. */
export interface StepLine {
  id: string;
  words: string;
  terms: string[];
}

/** The verdict on an answer, and the states of the table since the one before. */
export interface PracticeResult {
  verdict: "asked" | "done" | "given_up" | "right" | "wrong";
  states: State[];
  line: string[];
  total: number | null;
  target: number | null;
  cause: Cause | null;
}

/** One deal: cards and moves, or only the result of a deal played with real cards. */
export interface DealRecord {
  hands?: (HandText | null)[];
  talon?: (CardText | null)[];
  bottom?: CardText | null;
  moves?: string[];
  result?: string;
  wrong?: string[];
  tricks?: number[] | null;
  entries?: string[] | null;
  comments?: [number, string][];
  clock?: number;
}

/** A recorded match, complete or broken off. */
export interface MatchRecord {
  prikup?: number;
  game: string;
  rules: string;
  seats: string[];
  dealer?: number | null;
  draw?: CardText[];
  about?: [string, string][];
  table?: string;
  shuffles?: Seeds[];
  deals?: DealRecord[];
  removed?: string[];
  comments?: string[];
  finish?: boolean;
  result?: Num[] | null;
  errors?: RecordProblem[];
}

/** The seeds of a deal's shuffle; `number` counts the deals of a table from 1. */
export interface Seeds {
  number: number;
  commitment: string;
  player_seeds: string[];
  server_seed?: string | null;
  bindings?: string[];
  origin?: Origin | null;
}

/** A mistake found by a lenient reader, with its place: `why` in full, `text` in English. */
export interface RecordProblem {
  text: string;
  line: number;
  column: number;
  why?: Why | null;
}

/** A new table; `seats` are `me`, `open` or the name of a bot. */
export interface NewTable {
  game?: string;
  rules?: string;
  seats?: string[];
  name?: string;
  lang?: string;
  table?: Record<string, unknown>;
}

/** A position that is being set up; hands and cards are texts. */
export interface BoardDraft {
  hands: string[];
  contract: string;
  declarer?: number;
  leader?: number;
  aside?: string[];
  trump?: string | null;
  won?: number[];
  game?: string;
  rules?: string;
  nodes?: BoardNodeDraft[];
  at?: number;
}

/** A card that was played after its `parent`, given by number, and a comment. */
export interface BoardNodeDraft {
  text: string;
  parent: number;
  comment: string;
}

/** A question about the position with this code. */
export interface BoardAsked {
  code: string;
  leader?: number | null;
  sees?: number;
  open?: number[];
  by?: "player" | "solver";
}

/** The deal of a table that others shall play. */
export interface NewChallenge {
  table: string;
  deal: number;
}

/** The name of the player who takes up a challenge, the language of the bots' names, the bots' tempo. */
export interface TakeUp {
  name?: string;
  lang?: string;
  tempo?: "fast" | "human" | "instant" | "slow";
}

/** A tournament of a club; times are seconds since 1970. */
export interface NewTournament {
  title: string;
  game: string;
  rules: string;
  deals: number;
  opens: number;
  closes: number;
  bot?: string;
}

/** The wanted game, rules and number of players; `fill_after` is for the table that may be opened. */
export interface FindTable {
  game: string;
  rules: string;
  players?: number;
  fill_after?: number;
  name?: string;
  lang?: string;
}

/** A report of the person at a seat; `text` is for the operator. */
export interface NewReport {
  seat: number;
  reason: "cheating" | "leaving" | "other" | "words";
  text?: string;
}

/** A ban of an account or a guest; `until` is in seconds since 1970 (null: for good). */
export interface NewBan {
  guest: string;
  reason: string;
  until?: number | null;
}

/** The reports of the person with this id at a table, which are done with. */
export interface ClosedReports {
  table: string;
  guest: string;
}

/** A wish that the person at a seat is blocked, or not any more. */
export interface NewBlock {
  seat: number;
  yes: boolean;
}
