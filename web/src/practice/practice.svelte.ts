/** A puzzle or lesson on the felt; every request over HTTP contains all answers so far. */
import { requireSuccess, Refused } from "../lib/answers";
import { Table } from "../lib/table.svelte";
import { request } from "../lib/transport";
import type { Down, PracticeResult } from "../lib/wire";

interface Moved {
  type: string;
  text?: string;
  nonce: string;
}

export class Practice {
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
  #answers: string[] = [];
  #socket: { onopen: (() => void) | null; onmessage: ((event: { data: string }) => void) | null } | null = null;

  constructor(private readonly path: string) {
    this.store = new Table("practice", () => this.#connect());
  }

  start(): void {
    this.store.connect();
  }

  stop(): void {
    this.store.close();
  }

  /** True if everything is done. */
  get isDone(): boolean {
    return this.result?.verdict === "done" || this.result?.verdict === "given_up";
  }

  /** Request the solution. */
  async giveUp(): Promise<void> {
    const found = await this.#request({ said: this.#answers, give_up: true }).catch(() => null);
    if (found) this.result = found;
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
    // What a browser sends by itself, such as a seed, is of no use here, but must not stay unanswered.
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
