/** The worker that runs the host: Python as WebAssembly with the package, over the storage of the browser. */
import { Database } from "./database";
import type { Failure, FromWorker, HostFiles, ToWorker } from "./messages";
import { unpack } from "./unpack";

/** The functions of `prikup.browser.page`. */
interface Host {
  request(method: string, path: string, headers: string, body: string): Promise<string>;
  open_socket(path: string, onText: (text: string) => void, onClose: (code: number, reason: string) => void): Socket;
}
interface Socket {
  send(text: string): void;
  close(): void;
  destroy(): void;
}
interface Pyodide {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(name: string): { start(kernel: object, database: Database | undefined): Promise<Host> };
}
interface Answered {
  status: number;
  headers: Record<string, string>;
  body: string;
}
interface Bytes {
  toJs(): Uint8Array;
}

const LOCK = "prikup-host";
const CLAIM_MS = 15_000;
const PACKAGES = "/packages";
const TYPES: Record<string, string> = { wasm: "application/wasm", mjs: "text/javascript", zip: "application/zip" };

const say = (message: FromWorker): void => self.postMessage(message);
const sockets = new Map<number, Promise<Socket>>();
let host: Promise<Host>;
let loadedBytes = 0;

/** Report why there is no host; of a traceback of Python, its last line. */
function stop(why: Failure, error: unknown): void {
  say({ type: "stopped", why, text: String(error).trimEnd().split("\n").at(-1)! });
}

/** Report an error that ends the host. */
function fail(error: unknown): void {
  const name = error instanceof DOMException ? error.name : error instanceof Error ? error.message : "";
  stop(name === "VersionError" ? "newer" : name === "other-tab" ? "other-tab" : "failed", error);
}

/** Wait until this worker alone has the storage; where it is lost later, stop. Return false if another keeps it. */
function claim(takeOver: boolean): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true); // over plain HTTP
  return new Promise((done) => {
    const held = (): Promise<void> => {
      done(true);
      return new Promise(() => {});
    };
    // The worker of a page that was left may be busy for seconds before it ends.
    const options = takeOver ? { steal: true } : { signal: AbortSignal.timeout(CLAIM_MS) };
    navigator.locks.request(LOCK, options, held).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === "TimeoutError") return done(false);
      stop("taken", error);
      self.close();
    });
  });
}

/** Return the exports of a module of JavaScript. */
async function importFrom(response: Promise<Response>): Promise<Record<string, unknown>> {
  const address = URL.createObjectURL(new Blob([await (await response).text()], { type: TYPES.mjs! }));
  try {
    return (await import(/* @vite-ignore */ address)) as Record<string, unknown>;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Return the kernel: its functions by name, and its memory. */
async function startKernel(response: Promise<Response>): Promise<object> {
  const wasi = new Proxy({}, { get: () => () => 0 }); // it writes and reads nothing
  const { instance } = await WebAssembly.instantiateStreaming(response, { wasi_snapshot_preview1: wasi });
  const { memory, _initialize, ...functions } = instance.exports as Record<string, (...given: number[]) => number> & { memory: WebAssembly.Memory };
  _initialize!();
  return {
    call: (name: string, ...given: number[]) => functions[name]!(...given) ?? 0,
    read: (address: number, size: number) => new Uint8Array(memory.buffer, address, size).slice(),
    write: (address: number, data: Bytes) => new Uint8Array(memory.buffer).set(data.toJs(), address),
  };
}

/** Return the database; undefined, which is None in Python, if this browser stores nothing. */
async function openDatabase(): Promise<Database | undefined> {
  return Database.open().catch((error: unknown) => {
    if (error instanceof DOMException && error.name === "VersionError") throw error;
    return undefined;
  });
}

async function start(base: string, files: HostFiles, takeOver: boolean): Promise<Host> {
  const count = (bytes: number): void => say({ type: "loaded", bytes: (loadedBytes += bytes) });
  const typeOf = (name: string): string => TYPES[name.split(".").at(-1)!] ?? "";
  const parts = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, unpack(base, file, typeOf(name), count)]));
  const part = (name: string): Promise<Response> => parts[name]!;
  for (const one of Object.values(parts)) one.catch(() => {}); // whoever waits for it reports it
  if (!(await claim(takeOver))) throw new Error("other-tab");
  const fetchElsewhere = self.fetch.bind(self);
  self.fetch = (what, init) => parts[String(what instanceof Request ? what.url : what).split("/").at(-1)!] ?? fetchElsewhere(what, init);
  const [database, lockFileContents, kernel, { loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    openDatabase(),
    part("pyodide-lock.json").then((response) => response.text()),
    startKernel(part("kernel.wasm")),
    importFrom(part("pyodide.mjs")),
    importFrom(part("pyodide.asm.mjs")),
  ]);
  const load = loadPyodide as (options: object) => Promise<Pyodide>;
  const python = await load({ indexURL: new URL("host/", base).href, createPyodideModule, lockFileContents });
  python.unpackArchive(await (await part("packages.zip")).arrayBuffer(), "zip", { extractDir: PACKAGES });
  python.runPython(`import sys; sys.path.insert(0, "${PACKAGES}")`);
  const made = await python.pyimport("prikup.browser.page").start(kernel, database);
  say({ type: "ready", isStored: database !== undefined });
  return made;
}

async function answer(asked: Extract<ToWorker, { type: "request" }>): Promise<void> {
  const text = await (await host).request(asked.method, asked.path, JSON.stringify(asked.headers), asked.body);
  say({ type: "answer", id: asked.id, ...(JSON.parse(text) as Answered) });
}

async function open(id: number, path: string): Promise<Socket> {
  return (await host).open_socket(
    path,
    (text) => say({ type: "message", id, text }),
    (code, reason) => {
      sockets.delete(id);
      say({ type: "closed", id, code, reason });
    },
  );
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "start") {
    host = start(data.base, data.files, data.takeOver);
    host.catch(fail);
  } else if (data.type === "request") void answer(data).catch(fail);
  else if (data.type === "open") {
    const opened = open(data.id, data.path);
    opened.catch(fail);
    sockets.set(data.id, opened);
  } else if (data.type === "send") void sockets.get(data.id)?.then((socket) => socket.send(data.text));
  else {
    void sockets.get(data.id)?.then((socket) => socket.close());
    sockets.delete(data.id);
  }
};
