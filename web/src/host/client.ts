/** The host in this browser: starts its worker, sends it requests, and opens its sockets. */
import type { Transport } from "../lib/transport";
import type { Failure, FromWorker, SiteFiles, ToWorker } from "./messages";
import { unpack } from "./unpack";

type Answer = Extract<FromWorker, { type: "answer" }>;

/** The messages of the host to the page. */
export interface HostListener {
  onLoaded(bytes: number): void;
  onReady(isStored: boolean): void;
  onStopped(why: Failure, text: string): void;
}

/** A socket of a table, as a WebSocket. */
class HostSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(private readonly post: (text: string | null) => void) {
    queueMicrotask(() => {
      if (this.readyState !== WebSocket.CONNECTING) return;
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    if (this.readyState === WebSocket.OPEN) this.post(text);
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.post(null);
    this.end(1000, "");
  }

  /** Report that the socket is closed. */
  end(code: number, reason: string): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code, reason });
  }
}

export class HostClient implements Transport {
  /** The channel by which tabs learn of each other: one that starts asks, one whose host runs says so. */
  #tabs = new BroadcastChannel("prikup-host");
  #isReady = false;
  #answers = new Map<number, (answer: Answer) => void>();
  #sockets = new Map<number, HostSocket>();
  #last = 0;

  constructor(
    private readonly worker: Worker,
    private readonly files: SiteFiles,
    private readonly base: string,
    private readonly listener: HostListener,
  ) {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#receive(data);
    worker.onerror = (event) => this.#stop("failed", event.message ?? "worker"); // none if it cannot be loaded
  }

  /** Start the host; with `takeOver` it takes the storage from another tab. */
  start(takeOver: boolean): void {
    this.#tabs.onmessage = ({ data }) => {
      if (data === "starts" && this.#isReady) this.#tabs.postMessage("runs");
      if (data === "runs" && !this.#isReady && !takeOver) this.#stop("other-tab", "");
    };
    this.#tabs.postMessage("starts");
    this.#post({ type: "start", base: this.base, files: this.files.host, takeOver });
  }

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const file = init.method ? undefined : this.files.answers[path];
    return file ? unpack(this.base, file, "application/json").catch(() => this.#ask(path, init)) : this.#ask(path, init);
  }

  async #ask(path: string, init: RequestInit): Promise<Response> {
    const id = ++this.#last;
    const { status, headers, body } = await new Promise<Answer>((done, failed) => {
      init.signal?.addEventListener("abort", () => failed(new DOMException("stopped", "AbortError")));
      this.#answers.set(id, done);
      const asked = Object.fromEntries(new Headers(init.headers).entries());
      this.#post({ type: "request", id, method: init.method ?? "GET", path, headers: asked, body: (init.body as string | undefined) ?? "" });
    });
    return new Response([204, 304].includes(status) ? null : body, { status, headers });
  }

  connect(path: string): WebSocket {
    const id = ++this.#last;
    const socket = new HostSocket((text) => this.#post(text === null ? { type: "close", id } : { type: "send", id, text }));
    this.#sockets.set(id, socket);
    this.#post({ type: "open", id, path });
    return socket as unknown as WebSocket;
  }

  #post(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  #receive(data: FromWorker): void {
    if (data.type === "loaded") this.listener.onLoaded(data.bytes);
    else if (data.type === "ready") this.#start(data.isStored);
    else if (data.type === "stopped") this.#stop(data.why, data.text);
    else if (data.type === "answer") {
      this.#answers.get(data.id)?.(data);
      this.#answers.delete(data.id);
    } else if (data.type === "message") this.#sockets.get(data.id)?.onmessage?.({ data: data.text });
    else {
      this.#sockets.get(data.id)?.end(data.code, data.reason);
      this.#sockets.delete(data.id);
    }
  }

  #start(isStored: boolean): void {
    this.#isReady = true;
    this.#tabs.postMessage("runs");
    this.listener.onReady(isStored);
  }

  /** End the worker: it has no storage any more, or it failed. */
  #stop(why: Failure, text: string): void {
    this.#tabs.close();
    this.worker.terminate();
    this.worker.onmessage = this.worker.onerror = null;
    this.listener.onStopped(why, text);
  }
}
