/** A puzzle or lesson on the felt; every request over HTTP contains all answers so far. */
import { requireSuccess, Refused } from "../lib/answers";
import { Table } from "../lib/table.svelte";
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
  judged = $state.raw<PracticeResult | null>(null);
  /** The last answer. */
  last = $state("");
  /** The number of wrong answers. */
  wrong = $state(0);
  /** The error of the last request. */
  failed = $state<unknown>(null);
  #said: string[] = [];
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
  get over(): boolean {
    return this.judged?.verdict === "done" || this.judged?.verdict === "given_up";
  }

  /** Request the solution. */
  async giveUp(): Promise<void> {
    const found = await this.#ask({ said: this.#said, give_up: true }).catch(() => null);
    if (found) this.judged = found;
  }

  /** The replacement of the table's socket. */
  #connect(): WebSocket {
    const socket = {
      readyState: WebSocket.OPEN,
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (data: string) => void this.#sent(JSON.parse(data) as Moved),
      close: () => {},
    };
    this.#socket = socket;
    queueMicrotask(() => {
      this.#socket?.onopen?.();
      if (!this.judged) void this.#begin();
    });
    return socket as unknown as WebSocket;
  }

  #tell(message: Down): void {
    this.#socket?.onmessage?.({ data: JSON.stringify(message) });
  }

  async #begin(): Promise<void> {
    try {
      this.#take(await this.#ask({ said: [] }));
    } catch (error) {
      this.failed = error;
    }
  }

  async #sent({ type, text = "", nonce }: Moved): Promise<void> {
    if (type !== "move") return this.#tell({ type: "pong" } as Down);
    this.last = text;
    try {
      const found = await this.#ask({ said: [...this.#said, text] });
      if (found.verdict === "wrong") {
        this.wrong += 1;
        this.#tell({ type: "error", code: "stale", name: "stale", clause: "", text: "", data: {}, nonce });
      } else this.#said.push(text);
      this.#take(found);
    } catch (error) {
      const why = error instanceof Refused ? error.why : null;
      this.#tell({ type: "error", code: "offline", name: "offline", clause: "", text: String(error), data: {}, ...why, nonce });
    }
  }

  #take(found: PracticeResult): void {
    this.judged = found;
    for (const state of found.states) this.#tell(state);
  }

  async #ask(asked: { said: string[]; give_up?: boolean }): Promise<PracticeResult> {
    const response = await fetch(this.path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(asked) });
    return (await (await requireSuccess(response)).json()) as PracticeResult;
  }
}
