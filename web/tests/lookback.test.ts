import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLang } from "../src/lib/i18n";
import { Table } from "../src/lib/table.svelte";
import type { DealShown } from "../src/lib/wire";
import Screen from "../src/table/Screen.svelte";
import { scenes } from "./mock";

const SHOWN: DealShown = {
  deal_no: 8,
  hands: [["AS", "7H"], ["KS", "8H"], ["QS", "9H"]],
  talon: ["JD", "TD"],
  laid: [["7C", "8C"], [], []],
  board: "",
  tricks: [
    { leader: 0, plays: [[0, "AS"], [1, "KS"], [2, "QS"]], winner: 0, talon: null, talon_wins: false },
    { leader: 0, plays: [[0, "7H"], [1, "8H"], [2, "9H"]], winner: 2, talon: null, talon_wins: false },
  ],
};
let asked: string[];

beforeEach(async () => {
  asked = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(JSON.stringify(SHOWN)));
  });
  await setLang("en");
  const store = new Table("abc");
  store.status = "open";
  store.receive(scenes.summary!("en"));
  render(Screen, { store });
  await tick();
  screen.getByTestId("btn-lookback").click();
  await waitFor(() => screen.getByTestId("lookback"));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const cards = (id: string): string[] => [...screen.getByTestId(id).querySelectorAll<HTMLElement>("[data-card]")].map((one) => one.dataset.card!);
async function press(id: string): Promise<void> {
  screen.getByTestId(id).click();
  await tick();
}

test("after a deal all hands, the talon and the discard lie open", () => {
  expect(asked).toEqual(["/api/tables/abc/deals/8"]);
  expect(cards("hand").sort()).toEqual(["7H", "AS"]);
  expect(cards("exposed-1").sort()).toEqual(["8H", "KS"]);
  expect(cards("talon")).toEqual(["JD", "TD"]);
  expect(screen.getByTestId("lookback").textContent).toContain("You discarded");
  expect(screen.queryByTestId("deal-summary")).toBeNull();
});

test("buttons and arrows step through the play, within its limits, and the summary returns", async () => {
  expect(screen.getByTestId("lookback-less")).toHaveProperty("disabled", true);
  await press("lookback-more");
  expect(cards("trick")).toEqual(["AS", "KS", "QS"]);
  expect(cards("hand")).toEqual(["7H"]);
  expect(screen.getByTestId("lookback-at").textContent).toBe("Trick 1 of 2");
  for (const code of ["ArrowRight", "ArrowRight"]) document.body.dispatchEvent(new KeyboardEvent("keydown", { code, bubbles: true }));
  await tick();
  expect(screen.getByTestId("lookback-at").textContent).toBe("Trick 2 of 2");
  expect(screen.getByTestId("seat-east").textContent).toContain("1");
  await press("lookback-close");
  expect(screen.getByTestId("deal-summary")).toBeTruthy();
});
