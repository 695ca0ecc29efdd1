/** Values as JSON in the storage of this browser. */

/** Store a value; return false if the browser has no room left or stores nothing for this page. */
export function storeValue(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
