import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test } from "vitest";
import { spokenText } from "../src/cards/richText";
import { gameParts, loadGame } from "../src/games/current.svelte";
import { setLang } from "../src/lib/i18n";
import { Table, type Seen } from "../src/lib/table.svelte";
import type { Scene, View } from "../src/lib/wire";
import { turnLine } from "../src/table/sentences";
import { lastBidders, callRows, scoreColumns, receivers, trickCount } from "../src/table/model";
import Screen from "../src/table/Screen.svelte";
import { BIDS, no, outcome, state, table, view, yes } from "./mock";

const PASTON = ["paston", "glitch", "dineri", "gupa", "paston_grkha"];
const words = (...texts: string[]): Scene["words"] => texts.map((text) => ({ text, n: null }));

let sent: string[];
let store: Table;
async function show(game: string, over: Partial<View>, scene: Partial<Scene> = {}): Promise<Seen> {
  await loadGame(game);
  sent = [];
  const mine = { turns: [{ seat: 0, by: 0 }], acting: { seat: 0, by: 0 } };
  const shown = view({ game, ...mine, ...over }, { auction: [], words: [], accounts: [], ...scene });
  store = new Table("abc");
  store.status = "open";
  store.send = (event) => void sent.push(event.type === "move" ? event.text : event.type);
  store.receive(state(shown, { ...table(), game, balances: false }));
  render(Screen, { store });
  await tick();
  return shown;
}
async function key(code: string, shiftKey = false): Promise<void> {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { code, shiftKey, bubbles: true }));
  await tick();
}

afterEach(async () => {
  cleanup();
  await setLang("en");
  await loadGame("preferans");
});

test("a game without its own parts is played with the engine's words", async () => {
  const choices = [yes("shout"), yes("whisper"), no("sing", "no_voice")];
  const accounts = [{ account: "scores", of: [5, 0, -3] }];
  const shown = await show("unheard-of", { asks: "declare" as View["asks"], choices }, { accounts });
  expect(scoreColumns(shown)).toEqual(accounts);
  expect(screen.getByTestId("score").textContent).toContain("Scores");
  screen.getByTestId("answer-whisper").click();
  expect(sent).toEqual(["whisper"]);
  expect(screen.getByTestId("answer-sing").getAttribute("aria-disabled")).toBe("true");
});

test("numeric bids have buttons for up and down, and the limit shows its reason", async () => {
  await show("thousand", { choices: [yes("100"), yes("105"), yes("110"), no("115", "cap-thousand-target", { given: "115", most: 110 }), yes("pass")] });
  expect(screen.getByTestId("bid-cap").textContent).toContain("marriages in your hand");
  await key("Equal");
  await key("Equal");
  await key("Equal");
  await key("Minus");
  await key("KeyB");
  screen.getByTestId("mark-110").click(); // a bid on a button is sent by it, as in every other box
  expect(sent).toEqual(["105", "110"]);
});

test("bids that are words go from low to high and have the keys of their suits", async () => {
  const choices = [no("paston", "raise"), yes("glitch"), no("dineri", "next"), no("gupa", "next"), no("paston_grkha", "next"), yes("pass")];
  await show("paston", { choices }, { auction: PASTON, words: words("pass") });
  const rungs = [...screen.getByTestId("bid-box").querySelectorAll<HTMLElement>(".rung")].map((one) => one.dataset.testid);
  expect(rungs).toEqual(["bid-paston", "bid-glitch", "bid-dineri", "bid-gupa", "bid-paston_grkha"]);
  await key("KeyC");
  await key("KeyP");
  expect(sent).toEqual(["glitch", "pass"]);
});

test("a card is chosen and given to a neighbour", async () => {
  const cards = ["9S", "AH"];
  const seats = view().seats.map((one, seat) => (seat ? one : { ...one, cards, count: 2 }));
  const shown = await show("thousand", { asks: "give", seats, choices: [yes("give 9S 1"), yes("give AH 1"), yes("give 9S 2"), yes("give AH 2")] });
  expect(receivers(shown)).toEqual([1, 2]);
  expect(screen.getByTestId("give-to-1").getAttribute("aria-disabled")).toBe("true");
  await key("Digit9");
  await key("KeyS");
  await key("KeyR");
  expect(sent).toEqual(["give 9S 2"]);
});

test("a marriage is announced with a card that a small button chooses, or with the next card", async () => {
  const trick = { leader: 0, plays: [], winner: null, talon: null, talon_wins: false };
  const seats = view().seats.map((one, seat) => (seat ? one : { ...one, cards: ["KH", "QH"], count: 2 }));
  const choices = [yes("KH"), yes("QH"), yes("KH!", { points: 100 }), yes("QH!", { points: 100 })];
  await show("thousand", { asks: "play", trick, seats, choices });
  expect(screen.getByTestId("announce-H").textContent).toContain("+100");
  expect(screen.getByTestId("announce-QH").getAttribute("aria-label")).toMatch(/^Announce .*, \+100$/);
  screen.getByTestId("announce-QH").click();
  await tick();
  expect(screen.getByTestId("announce-QH").getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByTestId("card-QH").getAttribute("aria-pressed")).toBe("true");
  expect(sent).toEqual([]); // the card itself is played
  screen.getByTestId("card-QH").click();
  await key("Digit1", true);
  await key("KeyK");
  await key("KeyH");
  await key("KeyQ");
  await key("KeyH");
  expect(sent).toEqual(["QH!", "KH!", "QH"]);
});

test("four aces are one announcement, whichever of them is led", async () => {
  const trick = { leader: 0, plays: [], winner: null, talon: null, talon_wins: false };
  const cards = ["AS", "AC", "AD", "AH", "KS", "QS"];
  const seats = view().seats.map((one, seat) => (seat ? one : { ...one, cards, count: 6 }));
  const choices = [...cards.map((card) => yes(card)), ...cards.map((card) => yes(`${card}!`, { points: card[0] === "A" ? 200 : 40 }))];
  await show("thousand", { asks: "play", trick, seats, choices });
  const groups = [...document.querySelectorAll('[role="group"][data-testid^="announce-"]')];
  expect(groups.map((one) => one.querySelectorAll("button").length)).toEqual([4, 2]);
  expect(groups.map((one) => /\+\d+/.exec(one.textContent!)?.[0])).toEqual(["+200", "+40"]);
  screen.getByTestId("announce-AD").click();
  screen.getByTestId("announce-AD").click();
  screen.getByTestId("announce-AC").click();
  screen.getByTestId("card-AC").click();
  expect(sent).toEqual(["AC!"]);
});

test("the buttons for receivers of a card lie like their seats", async () => {
  const cards = ["9S", "AH"];
  const seats = view().seats.map((one, seat) => (seat ? one : { ...one, cards, count: 2 }));
  await show("thousand", { asks: "give", seats, choices: [yes("give 9S 2"), yes("give AH 2"), yes("give 9S 1"), yes("give AH 1")] });
  const buttons = [...screen.getByTestId("give").querySelectorAll("button")].map((one) => one.dataset.testid);
  expect(buttons).toEqual(["give-to-1", "give-to-2"]); // the next seat is at the left
});

test("before looking, the turn line asks to look; a forced bid offers no pass", async () => {
  await show("thousand", { choices: [yes("look"), yes("100"), no("105", "look"), no("pass", "turn")] }, { question: "look", words: words("look") });
  expect(screen.getByTestId("turn-line").textContent).toContain("Look at your cards, or bid blind?");
  cleanup();
  await show("thousand", { choices: [yes("120"), yes("125"), no("pass", "turn")] });
  expect(screen.getByTestId("turn-line").textContent).toContain("You must bid 120 or more");
});

test("the calls show a target once, and again after it was raised", async () => {
  const contract = { declarer: 0, text: "100", trump: null, needs: null, against: null, factor: 1 };
  const calls = { auction: [[0, "100"], [1, "pass"], [2, "pass"]] as [number, string][], declarations: [[0, "marriage H"]] as [number, string][] };
  const mine = (text: string): (string | null | undefined)[] =>
    callRows(view({ ...calls, contract: { ...contract, text } }), gameParts().announced).map(([one]) => one);
  expect(mine("100")).toEqual(["100", "100", "marriage H"]);
  await loadGame("thousand");
  expect(mine("100")).toEqual(["100", "marriage H"]);
  expect(mine("140")).toEqual(["100", "140", "marriage H"]);
});

test("a deal that counts double shows that beside its target", async () => {
  const contract = { declarer: 1, text: "120", trump: null, needs: null, against: null, factor: 2 };
  await show("thousand", { asks: "give", contract, acting: null, turns: [{ seat: 1, by: 1 }] });
  expect(screen.getByTestId("contract").querySelector(".sentence")!.textContent).toBe("Vera plays 120 · counts ×2");
});

test("the log shows a redeal with its reason, then the player with the cards for it", async () => {
  const store = new Table("abc");
  store.status = "open";
  await loadGame("thousand");
  const log = [{ seat: 1, text: "redeal hand_nines", deal_no: 1, at: 1 }];
  store.receive(state(view({ game: "thousand" }), { ...table(), game: "thousand", log }));
  render(Screen, { store });
  await tick();
  expect(screen.getByTestId("log").textContent!.trim()).toBe("New cards: nines in a hand · Vera");
});

test("giving up needs confirmation", async () => {
  await show("paston", { asks: "name", choices: [yes("name gupa"), yes("surrender")] }, { auction: PASTON, words: words("surrender") });
  await key("KeyZ");
  expect(sent).toEqual([]);
  await key("KeyZ");
  expect(sent).toEqual(["surrender"]);
});

test("the next player is on the right if the game goes that way", async () => {
  await show("prefa", { clockwise: false });
  expect(screen.getByTestId("seat-east").textContent).toContain("Vera");
});

test("a held bid shows its holder, and bids that this table lacks are hidden", async () => {
  const auction: [number, string][] = [[2, "6S"], [0, "6C"], [1, "pass"], [2, "hold"]];
  const ladder = BIDS.filter((bid) => bid !== "10NT");
  await show("prefa", { asks: "bid", auction, choices: [yes("6D"), no("7S", "next"), yes("pass")] }, { auction: ladder, words: words("pass", "hold") });
  expect([...lastBidders(view({ auction }))]).toEqual([["6S", 2], ["6C", 2]]);
  const marks = ["6S", "6C"].map((bid) => screen.getByTestId(`bid-${bid}`).querySelector("i")?.textContent);
  expect(marks[0]).toBe(marks[1]);
  expect(screen.getByTestId("bid-10NT").classList).toContain("none");
  expect(screen.getByTestId("bid-10H").classList).not.toContain("none");
});

test.each([
  ["prefa", [yes("6S"), no("6C", "next"), yes("pass"), yes("tagrafo")], "Your call: 6 spades or pass"],
  ["prefa", [no("6D", "raise"), yes("hold"), yes("pass")], "Your call: good or pass"],
  ["preferans", [yes("hold"), yes("7S"), yes("7C"), yes("pass")], "Your call: here, 7 spades and up, or pass"],
  ["prefa", [yes("6S"), yes("6C"), yes("pass")], "Your call: 6 spades and up, or pass"],
  ["paston", [no("paston", "raise"), yes("glitch"), no("dineri", "next"), yes("pass")], "Your call: glitch clubs or pass"],
])("the turn line of %s says what can be bid (%#)", async (game, choices, said) => {
  await show(game, { asks: "bid", choices }, { auction: game === "paston" ? PASTON : BIDS, words: words("pass", "hold", "tagrafo") });
  expect(spokenText(turnLine(store, 0).text).replaceAll("\u00a0", " ")).toBe(said);
});

test("the costs, gains and risks of an answer are lines below it", async () => {
  const told = async (game: string, text: string, stake: Record<string, number>): Promise<string[]> => {
    cleanup();
    await show(game, { asks: "defend", choices: [yes(text, stake), yes("pass")] }, { words: words("pass", text) });
    return [...document.querySelectorAll(`[data-testid$="-${text}"] > span`)].map((one) => one.textContent!);
  };
  expect(await told("prefa", "in", { tricks: 1, each: 8, missing: 80 })).toEqual(["owe 1, +8 a trick", "one short −80"]);
  expect(await told("prefa", "in", { tricks: 0, each: 10 })).toEqual(["owe 0, +10 a trick"]);
  expect(await told("paston", "whist", { over: 40, short: -8, alone: 4 })).toEqual(["alone 4", "+40 each above", "short to −8"]);
  expect(await told("paston", "whist", { over: 20, short: -20, together: 2, alone: 4 })).toEqual(["owe 2, alone 4", "+20 each above", "short to −20"]);
});

test("the entries of a deal of Paston are shown with their tricks", async () => {
  const entry = { account: "score", on: null, clause: "7.1" };
  const deal = {
    deal_no: 1, dealer: 2, result: {}, outcome: outcome({ declarer: 1, contract: "gupa", tricks: [1, 9, 0], taken: 9 }),
    entries: [{ ...entry, seat: 1, amount: 40, cause: "made", tricks: 9 }, { ...entry, seat: 0, amount: -36, cause: "whist", tricks: 1 }],
  };
  const shown = await show("paston", { asks: "", turns: [], acting: null, phase: "deal" });
  store.receive(state(shown, { ...table(), game: "paston", balances: false, waiting: "next", deals: [deal] }));
  await tick();
  const causes = [...screen.getByTestId("deal-summary").querySelectorAll(".cause")].map((one) => one.textContent);
  expect(causes).toEqual(["made, 9 tricks", "whist, 1 trick"]);
});

test("a dropped hand cannot claim tricks", async () => {
  const seats = view().seats.map((one) => ({ ...one, count: one.seat === 2 ? 10 : 7 }));
  const shown = await show("prefa", {
    asks: "play", seats, trick: { leader: 0, plays: [[0, "AS"]], winner: 0, talon: null, talon_wins: false }, trick_winners: [0, 1],
  });
  expect(trickCount(shown)).toBe(10);
});
