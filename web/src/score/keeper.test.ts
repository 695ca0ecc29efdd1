import { waitFor } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { form } from "../../tests/score";
import { Keeper } from "./keeper.svelte";
import type { DealLine, ScoredDocument } from "../lib/wire";
import { newSheet, loadSheet, saveSheet, type MatchDoc } from "./sheetStore";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const NEXT = [1, 2, 0];

/** Return an answer of a server that knows only the next dealer. */
function answer({ record }: { record: MatchDoc }): Partial<ScoredDocument> {
  const dealer = record.deals.reduce((seat, { result }) => (result === "misdeal" ? seat : NEXT[seat]!), record.dealer);
  const kinds = form().kinds.map((kind) => ({ ...kind, next_dealer: kind.kind === "misdeal" ? dealer : NEXT[dealer]! }));
  return {
    deals: record.deals.map(({ result }, i) => ({ number: i + 1, words: result, title: result }) as DealLine),
    next: { deal_no: record.deals.length + 1, dealer, minimum: 6, allpasses: 0, title: "", last_deal: null },
    entry: { ...form(), kinds, dealer, number: record.deals.length + 1 },
    finish: record.finish ?? false,
    removed: (record.removed ?? []).map((words) => ({ words, text: words })),
    problem: null,
    forms: ["classic"],
  };
}

const server = { up: true };
function serve(): Keeper {
  server.up = true;
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) =>
    server.up ? Promise.resolve(Response.json(answer(JSON.parse(body) as { record: MatchDoc }))) : Promise.reject(new TypeError("no network")),
  );
  const kept = newSheet({ game: "preferans", rules: "wikipedia-sochi", seats: ["Anna", "Boris", "Vera"], dealer: 0, deals: [] });
  saveSheet(kept);
  return new Keeper(kept.id);
}
const add = (keeper: Keeper, result: string): void => keeper.write({ deals: [...keeper.deals, result].map((words) => ({ result: words })) });

test("figures follow the entries, and entries are stored at once", async () => {
  const keeper = serve();
  await keeper.fetchFigures();
  expect([keeper.isCurrent, keeper.entry?.dealer]).toEqual([true, 0]);
  add(keeper, "raspasy 2 5 3");
  expect(loadSheet(keeper.id)?.record.deals).toEqual([{ result: "raspasy 2 5 3" }]);
  expect(keeper.isCurrent).toBe(false);
  await waitFor(() => expect(keeper.isCurrent).toBe(true));
  expect([keeper.entry?.number, keeper.entry?.dealer]).toEqual([2, 1]);
});

test("while the server is away deals are entered in its last forms, dealer after dealer", async () => {
  const keeper = serve();
  await keeper.fetchFigures();
  server.up = false;
  add(keeper, "0 7H whist pass 7");
  await waitFor(() => expect(keeper.isServerAway).toBe(true));
  expect([keeper.entry?.number, keeper.entry?.dealer]).toEqual([2, 1]);
  add(keeper, "misdeal");
  expect([keeper.entry?.number, keeper.entry?.dealer]).toEqual([3, 1]);
  expect(keeper.dealText(0)).toBe("Anna, 7♥, Boris whists, Vera passes, 7 taken");
  const later = new Keeper(keeper.id); // the page is opened again
  expect([later.knownCount, later.isCurrent, later.entry?.dealer]).toEqual([0, false, 1]);
  server.up = true;
  await later.fetchFigures();
  expect([later.isServerAway, later.isCurrent, later.knownCount]).toEqual([false, true, 2]);
});

test("a correction while the server is away keeps the figures of the deals before it", async () => {
  const keeper = serve();
  add(keeper, "raspasy 2 5 3");
  add(keeper, "misere 1 0");
  await waitFor(() => expect(keeper.isCurrent).toBe(true));
  server.up = false;
  keeper.write({ deals: [{ result: "raspasy 2 5 3" }, { result: "misere 1 2" }] });
  expect([keeper.knownCount, keeper.entry?.number, keeper.entry?.dealer]).toEqual([1, 3, 2]);
  expect((await keeper.formAt(1))?.number).toBe(2);
  keeper.undo();
  expect(keeper.isCurrent).toBe(true);
});

test("the clock of play runs by itself, can be set, and never shows less than the written minutes", async () => {
  const keeper = serve();
  await keeper.fetchFigures();
  const start = keeper.kept!.began!;
  expect(keeper.minutes(start + 90_000)).toBe(1);
  keeper.setMinutes(40);
  expect(loadSheet(keeper.id)?.began).toBe(keeper.kept!.began);
  expect(keeper.minutes(keeper.kept!.began! + 41 * 60_000)).toBe(41);
  keeper.write({ deals: [{ result: "raspasy 2 5 3", clock: 591 }] });
  expect(keeper.minutes(keeper.kept!.began!)).toBe(591);
  keeper.answer = { ...keeper.answer!, time: { minutes: 60, played: 591 } };
  keeper.setMinutes(59);
  expect(loadSheet(keeper.id)?.record.deals).toEqual([{ result: "raspasy 2 5 3", clock: 59 }]);
  expect(keeper.minutes(keeper.kept!.began!)).toBe(59);
});
