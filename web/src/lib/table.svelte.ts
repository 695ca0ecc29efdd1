/** One table: its connection, the received state, and the messages to send. */

import { applyChange } from "./changes";
import { dealsBefore, keepKey, withKey } from "./link";
import { nextOwnMessage, OwnTables } from "./ownMessages";
import { flightMs, trickHoldMs, visit } from "./prefs.svelte";
import { connect } from "./transport";
import type { Change, DealView, Down, Drawn, Event, Fact, Refused, Scene, State, TableView, TrickView, View } from "./wire";

/** A view of a match with its scene. */
export type Seen = View & { scene: Scene };

type Sent = Event & { nonce: string };

const RETRY_DELAYS_MS = [250, 500, 1000, 2000, 4000, 8000];
const PING_INTERVAL_MS = 15_000;
const MAX_SILENCE_MS = 40_000;
const ANSWER_TIMEOUT_MS = 2_000;
/** Errors after which the server closes the connection for good. */
const FINAL_CODES = new Set(["table", "link", "barred", "locked", "pages"]);
/** Duration of a card's flight, in milliseconds. */
export const CARD_FLIGHT_MS = 180;

function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Return the trick that a state's facts completed, or null; `before` is the previous view. The last trick of a deal is
 * in no view, so it is built from the previous one and the cards played since.
 */
function completed(message: Pick<State, "facts" | "view">, before: View | null): TrickView | null {
  const taken = message.facts.find((fact) => fact.type === "Taken");
  if (taken?.type !== "Taken") return null;
  if (message.view?.last_trick) return message.view.last_trick;
  if (!before?.trick) return null;
  const plays = message.facts.flatMap((fact): [number, string][] =>
    fact.type === "Played" && fact.seat !== null ? [[fact.seat, fact.card]] : [],
  );
  return { ...before.trick, plays: [...before.trick.plays, ...plays], winner: taken.seat };
}

export class Table {
  status = $state<"connecting" | "open" | "lost">("connecting");
  version = $state(-1);
  prompt = $state<number | null>(null);
  table = $state.raw<TableView | null>(null);
  view = $state.raw<Seen | null>(null);
  /** The latest facts, to be read aloud. */
  facts = $state.raw<Fact[]>([]);
  /** The complete trick that is still shown. */
  shownTrick = $state.raw<TrickView | null>(null);
  /** The cards that were drawn for the first dealer and still lie on the table. */
  shownDraw = $state.raw<Drawn | null>(null);
  error = $state.raw<Refused | null>(null);
  /** True while a message has not been answered. */
  busy = $state(false);
  /** Offset of the server's clock from this one, in seconds. */
  clockOffsetS = $state(0);
  /** True if this browser still has to send a message by itself before the first deal. */
  isPreparing = $state(false);

  #socket: WebSocket | null = null;
  #tries = 0;
  #pending: Sent[] = [];
  #heardAt = 0;
  #timers: { retry?: number; ping?: number; rest?: number } = {};
  #closed = false;
  /** The latest received state, to which the next change applies; null while a whole state is awaited. */
  #latest: State | null = null;
  #queue: State[] = [];
  /** True while something is shown that delays later messages. */
  #isPaused = false;
  #sentOnce = new Set<string>();

  /** True if there is no such table, or it is closed to this browser, so that trying again is useless. */
  missing = $state(false);
  /** The scored deals that a state no longer holds. */
  #earlierDeals: DealView[] = [];
  #asksForDeals = false;

  constructor(
    readonly id: string,
    private readonly open: (path: string) => WebSocket = connect,
  ) {}

  /** Connect, and stay connected until `close`. */
  connect(): void {
    this.#closed = false;
    const socket = this.open(withKey(`/ws/tables/${encodeURIComponent(this.id)}`, this.id));
    this.#socket = socket;
    socket.onopen = () => {
      this.status = "open";
      this.#tries = 0;
      this.#heardAt = Date.now();
      this.#sentOnce.clear(); // send again what may have been lost with the last connection
      for (const event of this.#pending) socket.send(JSON.stringify(event));
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as Down);
    socket.onclose = () => this.#retryLater(socket);
    this.#timers.ping ??= window.setInterval(() => this.#ping(), PING_INTERVAL_MS);
    addEventListener("online", this.#checkConnection);
    document.addEventListener("visibilitychange", this.#checkConnection);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timers.retry);
    clearTimeout(this.#timers.rest);
    clearInterval(this.#timers.ping);
    removeEventListener("online", this.#checkConnection);
    document.removeEventListener("visibilitychange", this.#checkConnection);
    this.#socket?.close();
  }

  receive(message: Down): void {
    this.#heardAt = Date.now();
    if (message.type === "state") this.#enqueue((this.#latest = message));
    else if (message.type === "change") this.#handleChange(message);
    else if (message.type === "error") this.#handleRefusal(message);
  }

  /** Send something to the table; a move answers the question that is open now. */
  send(event: Event): void {
    this.busy = true;
    this.error = null;
    this.#transmit({ ...event, nonce: nonce(), ...(event.type === "move" ? { prompt: this.prompt } : {}) });
  }

  #transmit(sent: Sent): void {
    this.#pending.push(sent);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(sent));
  }

  move(text: string): void {
    this.showNext();
    this.send({ type: "move", text });
  }

  /** Remove what lies on the table and show the next message; return true if there was something. */
  showNext(): boolean {
    clearTimeout(this.#timers.rest);
    this.shownTrick = null;
    this.shownDraw = null;
    this.#isPaused = false;
    const next = this.#queue.shift();
    if (next) this.#show(next);
    if (this.#queue.length && !this.#isPaused) this.#pause(1); // in a later task, or this state would never be drawn
    return next !== undefined;
  }

  /** Apply a change to the current state; request the whole state if the change belongs to another. */
  #handleChange(message: Change): void {
    if (!this.#latest) return;
    this.#latest = applyChange(this.#latest, message);
    if (this.#latest) this.#enqueue(this.#latest);
    else this.#socket?.send('{"type":"resync"}');
  }

  /** Show the received states one after another, or at once in a hidden page. */
  #enqueue(message: State): void {
    if (!this.#isPaused) return this.#show(message);
    this.#queue.push(message);
    while (document.hidden && this.#queue.length) this.showNext();
  }

  /** Show no other state for some milliseconds, or until `seen` is called. */
  #pause(long: number): void {
    if (!long) return;
    clearTimeout(this.#timers.rest);
    this.#isPaused = !visit.hurry && !this.#isHurried;
    if (long < Infinity) this.#timers.rest = window.setTimeout(() => this.#endPause(), long);
  }

  #endPause(): void {
    if (document.hidden) document.addEventListener("visibilitychange", () => this.#pause(trickHoldMs() || Infinity), { once: true });
    else this.showNext();
  }

  /** Send the messages that this browser sends by itself, each once. */
  #sendOwnMessages(message: State): void {
    const { say, opening } = nextOwnMessage(message.table, OwnTables.has(this.id));
    this.isPreparing = opening;
    if (!say || this.#sentOnce.has(say.once)) return;
    this.#sentOnce.add(say.once);
    if (say.event.type === "agree") OwnTables.forget(this.id);
    this.#transmit({ nonce: nonce(), ...say.event });
  }

  /** True if the viewer rests in this deal and wants to see its end soon. */
  get #isHurried(): boolean {
    const me = this.table?.me ?? null;
    return me !== null && !!this.table?.hurried && this.view?.seats[me]?.playing === false;
  }

  #show(message: State): void {
    if (message.version < this.version) return;
    if (message.version > this.version) this.#clearPending();
    const trick = completed(message, this.view);
    this.version = message.version;
    this.prompt = message.prompt;
    this.facts = message.facts;
    this.table = this.#withEarlierDeals(message.table);
    keepKey(this.id, new URL(message.table.invite, location.href).search);
    this.view = message.view && message.scene && { ...message.view, scene: message.scene };
    const drawn = message.facts.find((fact): fact is Drawn => fact.type === "Drawn" && fact.cards.length > 0);
    if (trick) this.shownTrick = trick;
    if (drawn && !visit.hurry) this.shownDraw = drawn;
    const played = message.facts.some(({ type }) => type === "Played");
    this.#pause(trick || this.shownDraw ? trickHoldMs() || Infinity : played ? flightMs(CARD_FLIGHT_MS) : 0);
    if (message.now) this.clockOffsetS = message.now - Date.now() / 1000;
    this.#sendOwnMessages(message);
  }

  /** Return the table with all its scored deals; those before this page was opened are fetched once. */
  #withEarlierDeals(table: TableView): TableView {
    const before = this.table?.deals ?? [];
    const first = table.deals[0]?.deal_no ?? 0;
    this.#earlierDeals = [...this.#earlierDeals, ...before].filter(
      ({ deal_no }, at, all) => deal_no < first && all.findIndex((one) => one.deal_no === deal_no) === at,
    );
    const deals = [...this.#earlierDeals, ...table.deals];
    const [oldest] = deals;
    if (oldest && deals.length < table.deal_count && !this.#asksForDeals) void this.#fetchDeals(oldest.deal_no);
    return deals.length > table.deals.length ? { ...table, deals } : table;
  }

  async #fetchDeals(before: number): Promise<void> {
    this.#asksForDeals = true;
    const found = await dealsBefore(this.id, before).catch(() => []);
    this.#asksForDeals = found.length === 0; // a failure is not tried again before the page is loaded anew
    this.#earlierDeals = [...found, ...this.#earlierDeals];
    if (this.table) this.table = this.#withEarlierDeals(this.table);
  }

  #clearPending(): void {
    this.#pending = [];
    this.busy = false;
    this.error = null;
  }

  #handleRefusal(message: Refused): void {
    this.#pending = this.#pending.filter((event) => event.nonce !== message.nonce);
    this.busy = this.#pending.length > 0;
    if (message.code !== "stale") this.error = message;
    this.missing ||= !message.nonce && FINAL_CODES.has(message.code);
  }

  #retryLater(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#socket = null;
    if (this.missing) return this.close();
    this.status = "lost";
    const wait = RETRY_DELAYS_MS[Math.min(this.#tries++, RETRY_DELAYS_MS.length - 1)]!;
    clearTimeout(this.#timers.retry);
    this.#timers.retry = window.setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  #ping(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heardAt > MAX_SILENCE_MS) {
      socket.onclose = null;
      socket.close();
      this.#retryLater(socket);
    } else socket.send('{"type":"ping"}');
  }

  /** Reconnect at once after sleep or without a network. */
  #checkConnection = (): void => {
    if (document.visibilityState === "hidden" || this.#closed) return;
    clearTimeout(this.#timers.retry);
    const [socket, heard] = [this.#socket, this.#heardAt];
    if (socket?.readyState !== WebSocket.OPEN) return this.#reconnect();
    socket.send('{"type":"resync"}');
    // A connection that broke while the page was hidden may still seem open.
    this.#timers.retry = window.setTimeout(() => socket === this.#socket && heard === this.#heardAt && this.#reconnect(), ANSWER_TIMEOUT_MS);
  };

  /** Connect now, even if an earlier attempt is in progress. */
  #reconnect(): void {
    const old = this.#socket;
    this.#socket = null;
    this.#tries = 0;
    if (old) {
      old.onclose = null;
      old.close();
      this.status = "lost";
    }
    this.connect();
  }
}
