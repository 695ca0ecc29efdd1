import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLang } from "../src/lib/i18n";
import { seatName } from "../src/lib/names";
import { prefs } from "../src/lib/prefs.svelte";
import { Table } from "../src/lib/table.svelte";
import type { Fact } from "../src/lib/wire";
import Screen from "../src/table/Screen.svelte";
import { scenes, type Lang } from "./mock";

let sent: string[];
let store: Table;

async function show(scene: string, lang: Lang = "en"): Promise<void> {
  await setLang(lang);
  sent = [];
  store = new Table("abc");
  store.status = "open";
  store.send = (event) => void sent.push(event.type === "move" ? event.text : event.type);
  store.receive(scenes[scene]!(lang));
  render(Screen, { store });
}
async function key(code: string, shiftKey = false, letter = ""): Promise<void> {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { code, key: letter, shiftKey, bubbles: true }));
  await tick();
}
const line = (): string => screen.getByTestId("turn-line").textContent!.trim();
const aloud = (): string => document.title;

beforeEach(() => Object.assign(prefs, { confirm: "touch", speed: "instant" }));
afterEach(cleanup);

test("the turn is shown in words, at the seat and in the title", async () => {
  await show("play");
  expect(line()).toBe("Boris to play");
  expect(screen.getByTestId("seat-east").querySelector(".turn")).not.toBeNull();
  expect(aloud()).toContain("Boris to play");
});

test("my turn names the suit to follow, in Russian too", async () => {
  await show("follow", "ru");
  expect(line()).toContain("Ваш ход: в масть");
  expect(screen.getByTestId("turn-line").querySelector("[aria-label=бубны]")).not.toBeNull();
});

test("cards are buttons with their names, and show if they can be played", async () => {
  await show("follow");
  expect(screen.getByTestId("card-AS").getAttribute("aria-label")).toBe("ace of spades, cannot be played now");
  expect(screen.getByTestId("card-KD").getAttribute("aria-label")).toBe("king of diamonds, can be played");
});

test("an illegal card stays, and the reason is shown", async () => {
  await show("follow");
  screen.getByTestId("card-AS").click();
  await tick();
  expect(sent).toEqual([]);
  expect(line()).toContain("follow suit");
  expect(screen.getByTestId("card-AS")).toBeTruthy();
});

test("a click plays; with confirmation the first tap only raises the card", async () => {
  await show("follow");
  screen.getByTestId("card-KD").click();
  expect(sent).toEqual(["KD"]);
  cleanup();
  prefs.confirm = "always";
  await show("follow");
  screen.getByTestId("card-KD").click();
  await tick();
  expect(sent).toEqual([]);
  expect(screen.getByTestId("card-KD").classList).toContain("chosen");
  screen.getByTestId("card-KD").click();
  expect(sent).toEqual(["KD"]);
});

test("rank and suit on the keyboard play a card, the ten both ways", async () => {
  await show("follow");
  await key("KeyT");
  await key("KeyD");
  await key("Digit1");
  await key("Digit0");
  await key("KeyD");
  expect(sent).toEqual(["TD", "TD"]);
});

test.each([
  ["ru", "KeyT", "t", "AD", "Т…"], // a Latin layout before Russian cards
  ["ru", "KeyN", "т", "AD", "Т…"], // a Russian layout: the letter, not the place
  ["en", "KeyN", "т", "AD", "A…"],
  ["ru", "KeyR", "к", "KD", "К…"],
  ["ru", "KeyL", "д", "QD", "Д…"],
  ["ru", "KeyD", "в", "JD", "В…"],
  ["ru", "KeyT", "е", "AD", "Т…"],
  ["ru", "KeyA", "ф", "AD", "Т…"], // a key without a letter of a card is known by its position
  ["en", "KeyT", "t", "TD", "10…"],
] as const)("a letter means the card it stands on (%s %s %s)", async (lang, code, letter, card, shown) => {
  await show("follow", lang);
  await key(code, false, letter);
  expect(line()).toContain(shown);
  await key("KeyD", false, lang === "ru" ? "в" : "d");
  const held = card === "KD" || card === "TD";
  expect(sent).toEqual(held ? [card] : []);
  if (!held) expect(line()).not.toContain("…");
});

test("keys make bids, and H is hearts only after a digit", async () => {
  await show("auction");
  await key("Digit7");
  await key("KeyH");
  await key("Digit1");
  await key("KeyN");
  expect(sent.length).toBe(1); // a bold bid is confirmed
  await key("Digit1");
  await key("KeyN");
  await key("KeyP");
  expect(sent).toEqual(["7H", "10NT", "pass"]);
  await key("KeyH");
  expect(sent.length).toBe(3);
  const why = screen.getByTestId("reason").textContent!;
  expect(why).toMatch(/clause \d+\.\d+$/);
  const line = screen.getByTestId("turn-line"); // on a phone this is the only place for it
  expect(why).toContain(line.textContent!.trim());
  expect(line.querySelector("a")!.getAttribute("href")).toMatch(/^\/rules\/preferans\?.*r=.*#c\d+-\d+$/);
});

test("the lowest possible bid has the focus, and arrows move over the grid", async () => {
  await show("auction");
  await tick();
  expect(document.activeElement?.getAttribute("data-testid")).toBe("bid-6H");
  document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { code: "ArrowDown", bubbles: true }));
  expect(document.activeElement?.getAttribute("data-testid")).toBe("bid-7H");
});

test("the bid box keeps every cell in its place, legal or not", async () => {
  await show("auction");
  const box = screen.getByTestId("bid-box");
  expect(box.querySelectorAll(".cell").length).toBe(25);
  expect(screen.getByTestId("bid-6S").getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByTestId("bid-6S").textContent).toContain("B");
  cleanup();
  await show("others");
  expect(screen.getByTestId("bid-box").querySelectorAll(".cell").length).toBe(25);
});

test("two cards are chosen and then discarded", async () => {
  await show("discard");
  expect(screen.getByTestId("hand").querySelectorAll(".card").length).toBe(12);
  expect(screen.getByTestId("card-8C").getAttribute("aria-label")).toContain("new");
  expect(screen.getByTestId("btn-discard").getAttribute("aria-disabled")).toBe("true");
  screen.getByTestId("card-8S").click();
  await key("Digit7");
  await key("KeyD");
  expect(screen.getByTestId("btn-discard").getAttribute("aria-disabled")).toBe("false");
  screen.getByTestId("btn-discard").click();
  expect(sent).toEqual(["discard 8S 7D"]);
});

test("Enter on a card discards two chosen cards; another button handles it itself", async () => {
  await show("discard");
  const enter = (id: string): boolean => {
    screen.getByTestId(id).focus();
    return document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { code: "Enter", bubbles: true, cancelable: true }));
  };
  screen.getByTestId("card-8S").click();
  expect(enter("card-7D")).toBe(true); // its button chooses the card
  screen.getByTestId("card-7D").click();
  await tick();
  expect(enter("btn-menu")).toBe(true);
  expect(sent).toEqual([]);
  expect(enter("card-7D")).toBe(false);
  expect(sent).toEqual(["discard 8S 7D"]);
});

test("giving up in the bid box needs confirmation", async () => {
  await show("naming");
  screen.getByTestId("bid-concede").click();
  await tick();
  expect(sent).toEqual([]);
  screen.getByTestId("bid-concede").click();
  expect(sent).toEqual(["concede"]);
});

test("whist, half and pass have fixed places and keys", async () => {
  await show("whist");
  const order = [...document.querySelectorAll("[data-testid^=whist-]")].map((b) => b.getAttribute("data-testid"));
  expect(order).toEqual(["whist-no", "whist-half", "whist-yes"]);
  await key("KeyH");
  await key("KeyW");
  expect(sent).toEqual(["half", "whist"]);
});

test("a player who plays for another sees that, and plays from the open hand", async () => {
  await show("both");
  expect(line()).toContain("You play for Boris");
  screen.getByTestId("card-AC").click();
  expect(sent).toEqual(["AC"]);
});

test("the last trick and the claim open on Shift and close with Esc", async () => {
  await show("claim");
  await key("KeyL", true);
  expect(screen.getByTestId("trick").getAttribute("aria-label")).toBe("Last trick");
  await key("KeyC", true);
  await vi.dynamicImportSettled();
  screen.getByTestId("claim-less").click();
  await tick();
  expect(screen.getByTestId("claim-take").textContent).toBe("3");
  screen.getByTestId("split-more").click();
  await tick();
  screen.getByTestId("claim-offer").click();
  await key("KeyC", true);
  await vi.dynamicImportSettled();
  await key("Escape");
  expect(screen.queryByTestId("claim")).toBeNull();
  await key("KeyC", true);
  await vi.dynamicImportSettled();
  screen.getByTestId("claim-offer").click();
  expect(sent).toEqual(["claim 3-1-0", "claim 4-0-0"]);
});

test("a deal is summed up in words, and Next goes on", async () => {
  await show("summary");
  expect(screen.getByTestId("deal-summary").textContent).toContain("You write 16 whists on Vera");
  screen.getByTestId("btn-next-deal").click();
  expect(sent).toEqual(["next"]);
});

test("the last deal is summed up before the match is settled", async () => {
  await show("play");
  const over = scenes.final!("en");
  const { deal_no, dealer, result, entries } = over.table.deals[0]!;
  const scored: Fact = { type: "Scored", deal_no, dealer, result, entries };
  store.receive({ ...over, version: 2, facts: [scored] });
  await tick();
  expect(screen.getByTestId("deal-summary").textContent).toContain("You write 16 whists on Vera");
  expect(screen.queryByTestId("settlement")).toBeNull();
  screen.getByTestId("btn-settle").click();
  await tick();
  expect(screen.getByTestId("settlement").textContent).toContain("Result");
});

test("a person without a name sits down as a guest, never as you", async () => {
  await setLang("en");
  const message = scenes.seating!("en");
  message.table.me = null;
  message.table.seats[0]!.name = "Guest";
  const events: unknown[] = [];
  store = new Table("abc");
  store.send = (event) => void events.push(event);
  store.receive(message);
  render(Screen, { store });
  const field = screen.getByTestId<HTMLInputElement>("seat-name");
  field.value = " You";
  field.dispatchEvent(new Event("input"));
  screen.getByTestId("sit-2").click();
  expect(events).toEqual([{ type: "sit", seat: 2, name: "Guest 2" }]);
});

test("the bid box keeps three words in their places where a bid can be held", async () => {
  await show("auction");
  const message = scenes.auction!("en");
  const view = { ...message.view!, acting: null, choices: [], turns: [{ seat: 1, by: 1 }] };
  store.receive({ ...message, version: 2, prompt: null, view });
  await tick();
  for (const word of ["pass", "misere", "hold"]) expect(screen.getByTestId(`bid-${word}`).getAttribute("aria-disabled")).toBe("true");
});

test("the match ends with results and payments", async () => {
  await show("final");
  expect(screen.getByTestId("settlement").textContent).toContain("+69⅓");
  expect(screen.getAllByTestId("payment").map((p) => p.textContent!.trim())).toEqual(["Boris pays you 34⅔", "Vera pays you 34⅔"]);
  expect(screen.getByTestId("match-review").getAttribute("href")).toBe("/review/abc");
  cleanup();
  await show("final", "ru");
  expect(screen.getAllByTestId("payment").map((p) => p.textContent!.trim())).toEqual(["Борис платит вам 34⅔", "Вера платит вам 34⅔"]);
});

test("the felt shows an absent player and an undo request with their answers", async () => {
  await show("away");
  expect(screen.getByTestId("table").textContent).toContain("Boris is away");
  screen.getByTestId("consent-yes").click();
  expect(sent).toEqual(["answer"]);
});

test("a failed contract shows the missing tricks", async () => {
  await show("failed");
  expect(screen.getByTestId("deal-summary").textContent).toContain("You played seven diamonds and failed, with 2 tricks: down five.");
  cleanup();
  await show("failed", "ru");
  expect(screen.getByTestId("deal-summary").textContent).toContain("2 взятки: без пяти.");
});

test("the summary keeps the number and the dealer of its deal", async () => {
  await show("summary");
  expect(document.querySelector("header")!.textContent).toContain("deal 8");
  expect(screen.getByTestId("seat-west").querySelector(".dealer")).not.toBeNull();
  expect(screen.getByTestId("seat-east").querySelector(".dealer")).toBeNull();
});

test("Next is sent once, even if it is pressed repeatedly", async () => {
  await show("summary");
  store.send = (event) => {
    sent.push(event.type);
    store.busy = true;
  };
  screen.getByTestId("btn-next-deal").click();
  screen.getByTestId("btn-next-deal").click();
  await key("KeyN");
  expect(sent).toEqual(["next"]);
});

test("my call is shown beside me until the play begins", async () => {
  for (const scene of ["auction", "discard", "naming"]) {
    await show(scene);
    expect(screen.getByTestId("call-south").textContent).toContain("6");
    cleanup();
  }
  await show("follow");
  expect(screen.queryByTestId("call-south")).toBeNull();
});

test("a disabled button shows its reason on focus or press", async () => {
  await show("follow");
  const claim = screen.getByTestId("btn-claim");
  expect(claim.getAttribute("aria-disabled")).toBe("true");
  claim.focus();
  await tick();
  expect(line()).toContain("start of a trick");
  claim.blur();
  await tick();
  expect(line()).toContain("follow");
  screen.getByTestId("btn-last-trick").click();
  await tick();
  expect(line()).toBe("No trick has been taken yet.");
});

test("a held bid stays visible with its level", async () => {
  await show("auction");
  const message = scenes.auction!("en");
  const auction: [number, string][] = [[2, "6S"], [0, "7C"], [1, "pass"], [2, "hold"], [0, "pass"]];
  store.receive({ ...message, version: 2, view: { ...message.view!, auction } });
  await tick();
  const said = screen.getByTestId("seat-east").querySelector(".ticket")!;
  expect(said.textContent!.replace("\u00a0", " ")).toMatch(/^7.*here$/);
  expect(said.querySelector("[aria-label=clubs]")).not.toBeNull();
});

test("the suit of a bid is visible on the bright plate of the player to act", async () => {
  await show("auction");
  const message = scenes.auction!("en");
  const auction: [number, string][] = [[2, "6S"], [0, "pass"], [1, "pass"]];
  for (const [version, seat, ground] of [[2, 2, "suit"], [3, 1, "felt"]] as const) {
    store.receive({ ...message, version, view: { ...message.view!, auction, acting: null, turns: [{ seat, by: seat }] } });
    await tick();
    expect(screen.getByTestId("seat-east").querySelector<SVGElement>(".ticket svg")!.style.fill).toBe(`var(--${ground}-S)`);
  }
});

test("the felt shows a refused offer, because the log may be hidden", async () => {
  await show("claim");
  store.receive({ ...scenes.claim!("en"), version: 2, facts: [{ type: "Said", seat: 1, text: "no" }] });
  await tick();
  expect(screen.getByTestId("news").textContent).toBe("Vera plays on");
  screen.getByTestId("news").click();
  await tick();
  expect(screen.queryByTestId("news")).toBeNull();
});

test("the waiting time for an absent player comes first, where it is never cut off", async () => {
  await show("away");
  const message = scenes.away!("en");
  const seats = message.table.seats.map((one) => ({ ...one, asks_at: Date.now() / 1000 + 89.4, played_by: null }));
  store.receive({ ...message, version: 2, table: { ...message.table, seats } });
  await tick();
  expect(screen.getByTestId("seat-east").querySelector(".role")!.textContent).toMatch(/^(89|90) s · away$/);
});

test("the last trick has a caption that says it is past", async () => {
  await show("claim");
  await key("KeyL", true);
  expect(document.querySelector(".trick.past .still")!.textContent).toBe("Last trick");
});

test("sending a chat message gives the keys back to the table", async () => {
  await show("follow");
  screen.getAllByTestId("btn-say")[0]!.click();
  await tick();
  const field = screen.getByTestId<HTMLInputElement>("say-text");
  field.value = "hello";
  field.dispatchEvent(new Event("input"));
  field.closest("form")!.requestSubmit();
  await tick();
  expect(screen.queryByTestId("say-text")).toBeNull();
  await key("KeyK");
  await key("KeyD");
  expect(sent).toEqual(["say", "KD"]);
});

test("a watcher sees the backs of all hands", async () => {
  await show("watched");
  expect(screen.getByTestId("hand").querySelectorAll(".card").length).toBe(10);
  expect(screen.getByTestId("hand").querySelector("button")).toBeNull();
});

test("bots are named in the viewer's language, people by their own names", async () => {
  await setLang("ru");
  expect(seatName({ bot_name: 2, name: "Vera 2" })).toBe("Вера 2");
  expect(seatName({ bot_name: null, name: "Vera" })).toBe("Vera");
  await setLang("en");
  expect(seatName({ bot_name: 1, name: "Борис" })).toBe("Boris");
});

test.each(Object.keys(scenes))("%s: no text is missing in either language", async (scene) => {
  for (const lang of ["en", "ru"] as const) {
    await show(scene, lang);
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object|null/);
    cleanup();
  }
});
