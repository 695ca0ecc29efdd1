/** Rules kept in this browser under a name of one's own. */

export interface Saved {
  name: string;
  text: string;
}

const KEY = "prikup.rules";

export function saved(): Saved[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one: Partial<Saved>): one is Saved => typeof one?.name === "string" && typeof one.text === "string") : [];
  } catch {
    return [];
  }
}

/** Keep rules; those of the same name give way. */
export function save(one: Saved): Saved[] {
  return put([...saved().filter(({ name }) => name !== one.name), one]);
}

export function forget(name: string): Saved[] {
  return put(saved().filter((one) => one.name !== name));
}

function put(all: Saved[]): Saved[] {
  localStorage.setItem(KEY, JSON.stringify(all));
  return all;
}
