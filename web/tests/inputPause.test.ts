import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLang } from "../src/lib/i18n";
import { prefs, visit } from "../src/lib/prefs.svelte";
import { Table } from "../src/lib/table.svelte";
import { CONFIRM_PAUSE_MS, INPUT_PAUSE_MS } from "../src/table/inputPause";
import Screen from "../src/table/Screen.svelte";
import { scenes, seen, state, table, view, yes } from "./mock";

let sent: string[];
let store: Table;

async function show(scene: string, version = 1): Promise<void> {
  if (version === 1) {
    await setLang("en");
    sent = [];
    store = new Table("abc");
    store.status = "open";
    store.send = (event) => void sent.push(event.type === "move" ? event.text : event.type);
    store.receive(scenes[scene]!("en"));
    render(Screen, { store });
  } else store.receive({ ...scenes[scene]!("en"), version, prompt: version });
  await tick();
}
async function press(id: string): Promise<void> {
  screen.getByTestId(id).click();
  await tick();
}
async function key(code: string, shiftKey = false, repeat = false): Promise<void> {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { code, shiftKey, repeat, bubbles: true }));
  await tick();
}
async function wait(long = INPUT_PAUSE_MS): Promise<void> {
  vi.advanceTimersByTime(long);
  await tick();
}
const line = (): string => screen.getByTestId("turn-line").textContent!.trim();

beforeEach(() => {
  vi.useFakeTimers();
  visit.hurry = false;
  Object.assign(prefs, { confirm: "touch", speed: "instant", bold: true });
});
afterEach(() => {
  cleanup();
  visit.hurry = true;
  vi.useRealTimers();
});

test("a second tap on Next deal does not bid", async () => {
  await show("summary");
  await wait();
  await press("btn-next-deal");
  await show("auction", 2);
  await press("bid-6H");
  await key("KeyP");
  await key("Digit7");
  await key("KeyH");
  expect(sent).toEqual(["next"]);
  expect(screen.getByTestId("bid-6H").closest("[data-calm]")).not.toBeNull();
  await wait();
  await press("bid-6H");
  expect(sent).toEqual(["next", "6H"]);
});

test("Next deal appears where no bid comes, and at first ignores input", async () => {
  await show("summary");
  expect(screen.getByTestId("btn-next-deal").closest(".hand")).not.toBeNull();
  await press("btn-next-deal");
  await key("KeyN");
  expect(sent).toEqual([]);
  await wait();
  await key("KeyN");
  expect(sent).toEqual(["next"]);
});

test.each([["whist-yes", "whist"], ["consent-yes", "away"]])("%s at first ignores input", async (id, scene) => {
  await show(scene);
  await press(id);
  await key("KeyY");
  await key("KeyW");
  expect(sent).toEqual([]);
});

test("cards and open panels accept input while a trick is played", async () => {
  await show("follow");
  await wait();
  await show("claim", 2);
  await press("card-KS");
  expect(sent).toEqual(["KS"]);
});

test("a double click on a card plays that card and not its neighbour", async () => {
  await show("follow");
  await wait();
  await press("card-KD");
  store.receive({ ...scenes.follow!("en"), version: 2, prompt: 2 });
  await tick();
  await press("card-TD");
  expect(sent).toEqual(["KD"]);
  await wait();
  await press("card-TD");
  expect(sent).toEqual(["KD", "TD"]);
});

test("while a trick is shown there is no question, and a press removes it without playing", async () => {
  await show("follow");
  await wait();
  const won = { leader: 1, plays: [[1, "9S"], [2, "7S"], [0, "TS"]] as [number, string][], winner: 0, talon: null, talon_wins: false };
  const next = scenes.follow!("en");
  store.receive({ ...next, version: 2, prompt: 2, facts: [{ type: "Taken", seat: 0, talon: false }], view: { ...next.view!, last_trick: won } });
  await tick();
  expect(line()).toContain("Your trick");
  expect(document.querySelector("[aria-disabled=false][data-card]")).toBeNull();
  await press("card-KD");
  expect([sent, store.shownTrick]).toEqual([[], null]);
  expect(line()).toContain("follow");
  await press("card-KD");
  expect(sent).toEqual(["KD"]);
});

test("a bold bid needs a second press, which is not a double click", async () => {
  await show("auction");
  await wait();
  await press("bid-9NT");
  await press("bid-9NT");
  expect(sent).toEqual([]);
  expect(line()).toContain("Press again");
  await wait();
  await press("bid-9NT");
  expect(sent).toEqual([]);
  await wait(CONFIRM_PAUSE_MS);
  await press("bid-9NT");
  expect(sent).toEqual(["9NT"]);
});

test("a bold bid by keys needs confirmation, an ordinary one does not", async () => {
  await show("auction");
  await wait();
  for (const code of ["Digit8", "KeyS"]) await key(code);
  expect(sent).toEqual([]);
  await wait(CONFIRM_PAUSE_MS);
  for (const code of ["Digit8", "KeyS"]) await key(code);
  await wait();
  for (const code of ["Digit7", "KeyS"]) await key(code);
  expect(sent).toEqual(["8S", "7S"]);
});

test("without confirmation one press bids", async () => {
  prefs.bold = false;
  await show("auction");
  await wait();
  await press("bid-9NT");
  expect(sent).toEqual(["9NT"]);
});

test("misère needs confirmation", async () => {
  const [v, t] = [seen(scenes.auction!("en")), table("en")];
  store = new Table("abc");
  sent = [];
  store.send = (event) => void sent.push(event.type === "move" ? event.text : event.type);
  const bids = view({ ...v, choices: [yes("pass"), yes("6S"), yes("misere")] });
  store.receive(state(bids, t));
  render(Screen, { store });
  await wait();
  await press("bid-misere");
  expect(sent).toEqual([]);
  await wait(CONFIRM_PAUSE_MS);
  await press("bid-misere");
  expect(sent).toEqual(["misere"]);
});

test("one click, or a double click, does not end the match", async () => {
  await show("play");
  await key("KeyM", true);
  await vi.dynamicImportSettled();
  await wait(CONFIRM_PAUSE_MS);
  await press("btn-end");
  await press("btn-end");
  expect(sent).toEqual([]);
  await wait(CONFIRM_PAUSE_MS);
  expect(screen.getByTestId("btn-end").textContent).toContain("for good");
  await press("btn-end");
  expect(sent).toEqual(["ask_end"]);
});

test("a button in the place of another at first ignores input, such as that which opens the hands", async () => {
  await show("play");
  await wait();
  const play = scenes.play!("en");
  const offers = [...play.view!.offers, yes("open")];
  store.receive({ ...play, version: 2, view: { ...play.view!, offers } });
  await tick();
  await press("offer-open");
  expect(sent).toEqual([]);
  await wait();
  await press("offer-open");
  expect(sent).toEqual(["open"]);
});

test("two quick presses undo one decision, by the button and by its key", async () => {
  await show("play");
  store.receive({ ...scenes.play!("en"), version: 2, table: { ...table("en"), may_undo: { ok: true, why: null } } });
  await key("KeyM", true);
  await vi.dynamicImportSettled();
  await wait();
  await press("btn-undo");
  await press("btn-undo");
  await key("KeyU", true);
  expect(sent).toEqual(["ask_undo"]);
  await wait(CONFIRM_PAUSE_MS);
  await key("KeyU", true);
  expect(sent).toEqual(["ask_undo", "ask_undo"]);
});

test("a key held down answers only once", async () => {
  await show("auction");
  await wait();
  await key("KeyP");
  await key("KeyP", false, true);
  await show("whist", 2);
  await wait();
  await key("KeyP", false, true);
  expect(sent).toEqual(["pass"]);
  const held = new KeyboardEvent("keydown", { code: "Enter", repeat: true, bubbles: true, cancelable: true });
  screen.getByTestId("whist-no").dispatchEvent(held);
  expect(held.defaultPrevented).toBe(true);
});

test("in naming the least contract is the button at hand, giving up is a small one that asks", async () => {
  await show("naming");
  await wait();
  expect(screen.getByTestId("name-least").textContent).toContain("Play 6");
  expect(screen.getByTestId("bid-concede").classList).toContain("away");
  await press("bid-concede");
  expect(sent).toEqual([]);
  await wait(CONFIRM_PAUSE_MS);
  await press("name-least");
  expect(sent).toEqual(["name 6H"]);
});

test("new controls are pressed after a quarter of a second, at the next card as well", async () => {
  await show("follow");
  await wait(250);
  await press("card-KD");
  store.receive({ ...scenes.follow!("en"), version: 2, prompt: 2 });
  await wait(250);
  await press("card-TD");
  expect(sent).toEqual(["KD", "TD"]);
});
