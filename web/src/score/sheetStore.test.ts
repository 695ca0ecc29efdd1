import { afterEach, expect, test, vi } from "vitest";
import { allSheets, withChange, newSheet, loadSheet, loadAnswer, redoChange, saveAnswer, removeSheet, saveSheet, undoChange } from "./sheetStore";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const sheet = () => newSheet({ game: "preferans", rules: "wikipedia-sochi", seats: ["Anna", "Boris", "Vera"], dealer: 0, deals: [] });

test("a sheet is stored, listed with the latest first, and removed", () => {
  const [old, young] = [{ ...sheet(), changed: 1 }, { ...sheet(), changed: 2 }];
  expect(saveSheet(old) && saveSheet(young)).toBe(true);
  expect(loadSheet(old.id)).toEqual(old);
  expect(allSheets().map(({ id }) => id)).toEqual([young.id, old.id]);
  removeSheet(young.id);
  expect(allSheets()).toEqual([old]);
});

test("changes are undone and redone, and a new change clears the redo list", () => {
  const none = sheet();
  const one = withChange(none, { deals: [{ result: "raspasy 2 5 3" }] });
  const over = withChange(one, { finish: true });
  expect(undoChange(over).record).toEqual({ ...one.record, finish: false });
  expect(undoChange(undoChange(over)).record.deals).toEqual([]);
  expect(redoChange(redoChange(undoChange(undoChange(over)))).record).toEqual(over.record);
  expect(undoChange(none)).toBe(none);
  expect(redoChange(over)).toBe(over);
  expect(withChange(undoChange(over), { deals: [] }).future).toEqual([]);
});

test("when the storage is full, answers of the server are removed for new entries", () => {
  const kept = sheet();
  saveAnswer(kept.id, { svg: "long" });
  const room = localStorage;
  const full = { once: true };
  vi.stubGlobal("localStorage", new Proxy(room, {
    get(_, name) {
      const found: unknown = Reflect.get(room, name);
      if (name !== "setItem") return typeof found === "function" ? (found.bind(room) as unknown) : found;
      return (key: string, value: string): void => {
        if (full.once) {
          full.once = false;
          throw new DOMException("full", "QuotaExceededError");
        }
        room.setItem(key, value);
      };
    },
  }));
  expect(saveSheet(kept)).toBe(true);
  expect(loadSheet(kept.id)).toEqual(kept);
  expect(loadAnswer(kept.id)).toBeNull();
});
