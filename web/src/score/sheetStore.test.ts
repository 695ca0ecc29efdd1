import { afterEach, expect, test, vi } from "vitest";
import { all, change, fresh, load, recall, redo, remember, remove, save, undo } from "./sheetStore";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const sheet = () => fresh({ game: "preferans", rules: "wikipedia-sochi", seats: ["Anna", "Boris", "Vera"], dealer: 0, deals: [] });

test("a sheet is kept, listed with the latest first, and taken away", () => {
  const [old, young] = [{ ...sheet(), changed: 1 }, { ...sheet(), changed: 2 }];
  expect(save(old) && save(young)).toBe(true);
  expect(load(old.id)).toEqual(old);
  expect(all().map(({ id }) => id)).toEqual([young.id, old.id]);
  remove(young.id);
  expect(all()).toEqual([old]);
});

test("changes are undone and done again, and a new one ends what could be done again", () => {
  const none = sheet();
  const one = change(none, { deals: [{ result: "raspasy 2 5 3" }] });
  const over = change(one, { finish: true });
  expect(undo(over).record).toEqual({ ...one.record, finish: false });
  expect(undo(undo(over)).record.deals).toEqual([]);
  expect(redo(redo(undo(undo(over)))).record).toEqual(over.record);
  expect(undo(none)).toBe(none);
  expect(redo(over)).toBe(over);
  expect(change(undo(over), { deals: [] }).future).toEqual([]);
});

test("when the room is used up, answers of the server make way for what was entered", () => {
  const kept = sheet();
  remember(kept.id, { svg: "long" });
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
  expect(save(kept)).toBe(true);
  expect(load(kept.id)).toEqual(kept);
  expect(recall(kept.id)).toBeNull();
});
