/** A puzzle or lesson on the felt; every request over HTTP contains all answers so far. */
import { requireSuccess, Refused } from "../lib/answers";
import { flightMs, trickHoldMs } from "../lib/prefs.svelte";
import { Table } from "../lib/table.svelte";
import { request } from "../lib/transport";
import type { Down, PracticeResult, State } from "../lib/wire";

/** The time between two cards of a solution, in milliseconds. */
export const SOLUTION_STEP_MS = 1000;

interface Moved {
  type: string;
  text?: string;
  nonce: string;
}

/** The actions on a felt: its table, and the calls when the felt comes and goes. */
export interface Exercise {
  readonly store: Table;
  start(): void;
  stop(): void;
}

export class Practice implements Exercise {
  /** The table that the felt shows. */
  readonly store: Table;
  /** The result of the last answer. */
  result = $state.raw<PracticeResult | null>(null);
  /** The last answer. */
  lastAnswer = $state("");
  /** The number of wrong answers. */
  wrongCount = $state(0);
  /** The error of the last request. */
  error = $state<unknown>(null);
  /** True while cards of the solution are still to be shown. */
  isShowing = $state(false);
  /** True if the next card of the solution is shown only on request. */
  isPaused = $state(false);
  #answers: string[] = [];
  #solution: State[] = [];
  #timer: number | undefined;
  #socket: { onopen: (() => void) | null; onmessage: ((event: { data: string }) => void) | null } | null = null;

  constructor(private readonly path: string) {
    this.store = new Table("practice", () => this.#connect());
  }

  start(): void {
    this.store.connect();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.store.close();
  }

  /** True if everything is done. */
  get isDone(): boolean {
    return this.result?.verdict === "done" || this.result?.verdict === "given_up";
  }

  /** Request the solution and play it on the table. */
  async giveUp(): Promise<void> {
    const found = await this.#request({ said: this.#answers, give_up: true }).catch(() => null);
    if (!found) return;
    this.result = found;
    this.#solution = [...found.states];
    this.isShowing = this.#solution.length > 0;
    this.isPaused = flightMs(SOLUTION_STEP_MS) === 0; // who wants no motion asks for each card
    this.#continue();
  }

  /** Show the next card of the solution. */
  showStep(): void {
    const next = this.#solution.shift();
    this.store.showNext();
    if (next) this.#deliver(next);
    this.isShowing = this.#solution.length > 0;
    this.#continue();
  }

  /** Stop the solution, or play on. */
  togglePause(): void {
    this.isPaused = !this.isPaused;
    this.#continue();
  }

  /** Show the next card of the solution after a while, unless it is paused. */
  #continue(): void {
    clearTimeout(this.#timer);
    if (!this.isShowing || this.isPaused) return;
    const step = flightMs(SOLUTION_STEP_MS) || SOLUTION_STEP_MS;
    this.#timer = window.setTimeout(() => this.showStep(), this.store.shownTrick ? Math.max(step, trickHoldMs()) : step);
  }

  /** The replacement of the table's socket. */
  #connect(): WebSocket {
    const socket = {
      readyState: WebSocket.OPEN,
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (data: string) => void this.#handleMessage(JSON.parse(data) as Moved),
      close: () => {},
    };
    this.#socket = socket;
    queueMicrotask(() => {
      this.#socket?.onopen?.();
      if (!this.result) void this.#fetchStart();
    });
    return socket as unknown as WebSocket;
  }

  #deliver(message: Down): void {
    this.#socket?.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Answer a message that changes nothing. */
  #drop(nonce: string): void {
    this.#deliver({ type: "error", code: "stale", name: "stale", clause: "", text: "", data: {}, nonce });
  }

  async #fetchStart(): Promise<void> {
    try {
      this.#show(await this.#request({ said: [] }));
    } catch (error) {
      this.error = error;
    }
  }

  async #handleMessage({ type, text = "", nonce }: Moved): Promise<void> {
    // Messages that a browser sends by itself, such as a seed, have no use here, but must be answered.
    if (type !== "move") return this.#drop(nonce);
    this.lastAnswer = text;
    try {
      const found = await this.#request({ said: [...this.#answers, text] });
      if (found.verdict === "wrong") {
        this.wrongCount += 1;
        this.#drop(nonce);
      } else this.#answers.push(text);
      this.#show(found);
    } catch (error) {
      const why = error instanceof Refused ? error.why : null;
      this.#deliver({ type: "error", code: "offline", name: "offline", clause: "", text: String(error), data: {}, ...why, nonce });
    }
  }

  #show(found: PracticeResult): void {
    this.result = found;
    for (const state of found.states) this.#deliver(state);
  }

  async #request(asked: { said: string[]; give_up?: boolean }): Promise<PracticeResult> {
    const response = await request(this.path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(asked) });
    return (await (await requireSuccess(response)).json()) as PracticeResult;
  }
}
