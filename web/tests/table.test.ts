import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prefs, visit } from "../src/lib/prefs.svelte";
import { CARD_FLIGHT_MS, Table } from "../src/lib/table.svelte";
import { scenes, state } from "./mock";

class Line {
  static all: Line[] = [];
  readyState: number = WebSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly url: string) {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
  up(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  down(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let table: Table;
const line = (): Line => Line.all.at(-1)!;
beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  table = new Table("abc", (url) => new Line(url) as unknown as WebSocket);
  table.connect();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

test("a move answers the question that is open", () => {
  line().up();
  line().down({ ...scenes.auction!("en"), prompt: 7, version: 9 });
  table.move("6H");
  expect(line().sent.at(-1)).toMatchObject({ type: "move", prompt: 7, text: "6H" });
  expect(table.busy).toBe(true);
  line().down({ ...scenes.others!("en"), version: 10 });
  expect(table.busy).toBe(false);
});

test("an unanswered event is sent again unchanged on the next connection", () => {
  line().up();
  line().down({ ...scenes.auction!("en"), prompt: 7, version: 9 });
  table.move("6H");
  const first = line().sent.at(-1);
  line().close();
  expect(table.status).toBe("lost");
  vi.advanceTimersByTime(1000);
  line().up();
  expect(Line.all.length).toBe(2);
  expect(line().sent).toEqual([first]);
});

test("when the network returns, a hanging attempt or a dead connection is replaced", () => {
  dispatchEvent(new Event("online"));
  expect(Line.all.length).toBe(2); // the first never opened
  line().up();
  dispatchEvent(new Event("online"));
  expect(line().sent).toEqual([{ type: "resync" }]);
  vi.advanceTimersByTime(10);
  line().down({ type: "pong" });
  vi.advanceTimersByTime(2500);
  expect(Line.all.length).toBe(2);
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(2500);
  expect(Line.all.length).toBe(3);
});

test("an older state never replaces a newer one", () => {
  line().up();
  line().down({ ...scenes.auction!("en"), version: 9 });
  line().down({ ...scenes.play!("en"), version: 8 });
  expect(table.view?.asks).toBe("bid");
});

test("a complete trick stays on the table, and a touch removes it", () => {
  line().up();
  const message = scenes.claim!("en");
  line().down({ ...message, version: 9, facts: [{ type: "Taken", seat: 0, talon: false }] });
  expect(table.shownTrick).toEqual(message.view!.last_trick);
  table.showNext();
  expect(table.shownTrick).toBeNull();
  line().down({ ...message, version: 10, facts: [{ type: "Taken", seat: 0, talon: false }] });
  vi.advanceTimersByTime(299); // in a hurry: a quarter of the preferred time
  expect(table.shownTrick).not.toBeNull();
  vi.advanceTimersByTime(2);
  expect(table.shownTrick).toBeNull();
});

test("a refusal is shown, a stale answer is not", () => {
  line().up();
  line().down(state(null, scenes.seating!("en").table));
  table.send({ type: "agree", rules: "wikipedia-sochi; target=10" });
  const nonce = line().sent.at(-1)?.nonce;
  line().down({ type: "error", nonce, code: "stale", clause: "", text: "closed" });
  expect(table.error).toBeNull();
  line().down({ type: "error", nonce: null, code: "seat", clause: "", text: "no such seat" });
  expect(table.error?.text).toBe("no such seat");
});

test("silence on an open connection counts as a broken one", () => {
  line().up();
  vi.advanceTimersByTime(61_000);
  expect(Line.all.length).toBeGreaterThan(1);
});

test("while a trick is shown later states wait, and a touch shows the next one", () => {
  visit.hurry = false;
  prefs.speed = "normal";
  line().up();
  const [over, next, then] = [scenes.claim!("en"), scenes.follow!("en"), scenes.play!("en")];
  line().down({ ...over, version: 9, facts: [{ type: "Taken", seat: 0, talon: false }] });
  line().down({ ...next, version: 10, facts: [{ type: "Played", seat: 2, by: 2, card: "9D" }] });
  line().down({ ...then, version: 11 });
  expect([table.version, table.shownTrick !== null]).toEqual([9, true]);
  expect(table.showNext()).toBe(true);
  expect([table.version, table.shownTrick]).toEqual([10, null]);
  vi.advanceTimersByTime(CARD_FLIGHT_MS - 1);
  expect(table.version).toBe(10); // the card flies
  vi.advanceTimersByTime(1);
  expect(table.version).toBe(11);
  visit.hurry = true;
});

test("the draw is shown before the cards are dealt", () => {
  visit.hurry = false;
  line().up();
  line().down({ ...scenes.others!("en"), version: 3, facts: [{ type: "Drawn", dealer: 1, cards: ["KS", "7H", "AC"] }] });
  line().down({ ...scenes.auction!("en"), version: 4 });
  expect([table.version, table.shownDraw?.dealer]).toEqual([3, 1]);
  vi.advanceTimersByTime(1200);
  expect([table.version, table.shownDraw]).toEqual([4, null]);
  visit.hurry = true;
});

test("a trick completed in a hidden page waits until the page is visible", () => {
  line().up();
  line().down({ ...scenes.claim!("en"), version: 9, facts: [{ type: "Taken", seat: 0, talon: false }] });
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  vi.advanceTimersByTime(60_000);
  expect(table.shownTrick).not.toBeNull();
  hidden.mockRestore();
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(1200);
  expect(table.shownTrick).toBeNull();
});

const CHANGE = { type: "change", number: 2, base: 1, version: 2, prompt: null, facts: [], now: 0 };

test("a change applies to the latest state, even if that is not shown yet", () => {
  line().up();
  line().down(scenes.auction!("en"));
  line().down({ ...CHANGE, table: { watchers: 2 } });
  line().down({ ...CHANGE, number: 3, base: 2, version: 3, view: { deal_no: 77 } });
  expect([table.version, table.table?.watchers, table.view?.deal_no]).toEqual([3, 2, 77]);
});

test("a change of an unknown state is not shown, and the whole state is requested once", () => {
  line().up();
  line().down(scenes.auction!("en"));
  line().down({ ...CHANGE, base: 5, table: { watchers: 2 } });
  line().down({ ...CHANGE, number: 3, base: 2, version: 3, table: { watchers: 4 } });
  expect(table.table?.watchers).not.toBe(4);
  expect(line().sent.filter(({ type }) => type === "resync")).toHaveLength(1);
  line().down({ ...scenes.auction!("en"), number: 9, version: 8 });
  line().down({ ...CHANGE, base: 9, number: 10, version: 9, table: { watchers: 5 } });
  expect(table.table?.watchers).toBe(5);
});
