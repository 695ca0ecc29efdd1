/** Records in IndexedDB: texts by keys, which are lists of texts and numbers. */

type Key = (string | number)[];
/** A record to store (null: to delete); with `isNew` there must be none with its key. */
type Change = [key: Key, value: string | null, isNew: boolean];

const NAME = "prikup";
const VERSION = 1;
const STORE = "records";

/** Return the result of a request. */
const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("IndexedDB"));
  });

/** Keys and values are JSON texts, since they come from Python and go there. */
export class Database {
  private constructor(private readonly database: IDBDatabase) {}

  /** Open the database of this site; rejects if the browser stores nothing, or if a newer version has stored here. */
  static async open(): Promise<Database> {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    const database = await resultOf(request);
    database.onversionchange = () => database.close();
    return new Database(database);
  }

  /** Return a record as JSON, "null" if there is none. */
  async get(key: string): Promise<string> {
    const found = (await resultOf(this.#store("readonly").get(JSON.parse(key) as Key))) as string | undefined;
    return JSON.stringify(found ?? null);
  }

  /** Return the records whose keys begin with these parts, in the order of their keys: `[[key, value], ...]`. */
  async list(prefix: string): Promise<string> {
    const first = JSON.parse(prefix) as Key;
    const range = IDBKeyRange.bound(first, [...first, []]); // a list comes after every text and number
    const store = this.#store("readonly");
    const [keys, values] = await Promise.all([resultOf(store.getAllKeys(range)), resultOf(store.getAll(range))]);
    return JSON.stringify(keys.map((key, i) => [key, values[i]]));
  }

  /** Make all changes or none; return "" or the key of a record that should have been new, as JSON. */
  async write(changes: string): Promise<string> {
    const transaction = this.database.transaction(STORE, "readwrite");
    const store = transaction.objectStore(STORE);
    let conflict = "";
    for (const [key, value, isNew] of JSON.parse(changes) as Change[]) {
      if (value === null) store.delete(key);
      else if (!isNew) store.put(value, key);
      else store.add(value, key).onerror = () => (conflict ||= JSON.stringify(key));
    }
    await new Promise<void>((done, failed) => {
      transaction.oncomplete = () => done();
      transaction.onabort = () => (conflict ? done() : failed(transaction.error ?? new Error("IndexedDB")));
    });
    return conflict;
  }

  #store(mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(STORE, mode).objectStore(STORE);
  }
}
