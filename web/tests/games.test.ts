import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { pieces, plain } from "../src/cards/rich";
import { game, load } from "../src/games/current.svelte";
import { GLOSSARY, LANGS, pageWords, setLang, termOf, type Tongue } from "../src/lib/i18n";
import { TERMS } from "../src/lib/i18n/glossary";
import { PAGES } from "../src/lib/i18n/tongues";
import type { Choice, View } from "../src/lib/protocol";
import { Table } from "../src/lib/table.svelte";
import { lesson } from "../src/table/coach";
import { turnLine } from "../src/table/lines";
import { bidders, callRows, columns, questionOf, receivers, tricksIn } from "../src/table/model";
import Screen from "../src/table/Screen.svelte";
import { rulesText, words } from "../src/table/strings";
import { en } from "../src/table/strings.en";
import { TONGUES } from "../src/table/strings.tongues";
import { state, table, view } from "./mock";

const GAMES = ["preferans", "prefa", "paston", "thousand"];
const yes = (text: string): Choice => ({ text, legal: true, why: null });
const no = (text: string, code: string): Choice => ({ text, legal: false, why: { code, clause: "1", text: "not now", data: {} } });

let sent: string[];
let store: Table;
async function show(game: string, over: Partial<View>): Promise<View> {
  await load(game);
  sent = [];
  const mine = { turns: [{ seat: 0, by: 0 }], acting: { seat: 0, by: 0 } };
  const shown = view({ game, standing: { scores: [5, 0, -3], bolts: [2, 0, 0], barrel: [null, 1, null] }, ...mine, ...over });
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
  setLang("en");
  await load("preferans");
});

test("a game that nobody prepared for is played by the words of the engine", async () => {
  const choices = [yes("shout"), yes("whisper"), no("sing", "no_voice")];
  const shown = await show("unheard-of", { asks: "declare", choices });
  expect(questionOf(shown)).toBe("declare");
  expect(columns(shown, table())).toEqual([{ account: "scores", of: [5, 0, -3] }, { account: "bolts", of: [2, 0, 0] }]);
  screen.getByTestId("answer-whisper").click();
  expect(sent).toEqual(["whisper"]);
  expect(screen.getByTestId("answer-sing").getAttribute("aria-disabled")).toBe("true");
});

test("bids that are numbers are stepped through, and why none is higher is said", async () => {
  await show("thousand", { choices: [yes("100"), yes("105"), yes("110"), no("115", "cap"), yes("pass")] });
  expect(screen.getByTestId("bid-cap").textContent).toContain("marriages in your hand");
  await key("Equal");
  await key("Equal");
  await key("Equal");
  await key("Minus");
  await key("KeyB");
  expect(sent).toEqual(["105"]);
});

test("bids that are words stand from low to high and have the keys of their suits", async () => {
  const choices = [no("paston", "raise"), yes("glitch"), no("dineri", "next"), no("gupa", "next"), no("paston_grkha", "next"), yes("pass")];
  await show("paston", { choices });
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

test("a marriage is announced by a button beside the plain card, or with the next card", async () => {
  const trick = { leader: 0, plays: [], winner: null, talon: null };
  const seats = view().seats.map((one, seat) => (seat ? one : { ...one, cards: ["KH", "QH"], count: 2 }));
  const choices = [yes("KH"), yes("QH"), { ...yes("KH!"), stake: { points: 100 } }, { ...yes("QH!"), stake: { points: 100 } }];
  await show("thousand", { asks: "play", trick, seats, choices });
  expect(screen.getByTestId("announce-H").textContent).toContain("+100");
  expect(screen.getByTestId("announce-QH").getAttribute("aria-label")).toMatch(/^Announce .*, \+100$/);
  screen.getByTestId("announce-QH").click();
  await key("Digit1", true);
  await key("KeyK");
  await key("KeyH");
  await key("KeyQ");
  await key("KeyH");
  expect(sent).toEqual(["QH!", "KH!", "QH"]);
});

test("four aces are one announcement, whichever of them is led", async () => {
  const trick = { leader: 0, plays: [], winner: null, talon: null };
  const cards = ["AS", "AC", "AD", "AH", "KS", "QS"];
  const seats = view().seats.map((one, seat) => (seat ? one : { ...one, cards, count: 6 }));
  const choices = [...cards.map(yes), ...cards.map((card) => ({ ...yes(`${card}!`), stake: { points: card[0] === "A" ? 200 : 40 } }))];
  await show("thousand", { asks: "play", trick, seats, choices });
  const groups = [...document.querySelectorAll('[role="group"][data-testid^="announce-"]')];
  expect(groups.map((one) => one.querySelectorAll("button").length)).toEqual([4, 2]);
  expect(groups.map((one) => /\+\d+/.exec(one.textContent!)?.[0])).toEqual(["+200", "+40"]);
  screen.getByTestId("announce-AD").click();
  expect(sent).toEqual(["AD!"]);
});

test("who is given a card stands where he sits", async () => {
  const cards = ["9S", "AH"];
  const seats = view().seats.map((one, seat) => (seat ? one : { ...one, cards, count: 2 }));
  await show("thousand", { asks: "give", seats, choices: [yes("give 9S 2"), yes("give AH 2"), yes("give 9S 1"), yes("give AH 1")] });
  const buttons = [...screen.getByTestId("give").querySelectorAll("button")].map((one) => one.dataset.testid);
  expect(buttons).toEqual(["give-to-1", "give-to-2"]); // the next one sits at the left
});

test("before the cards are seen the turn line asks to look; a bid that must be made names no pass", async () => {
  await show("thousand", { choices: [yes("look"), yes("100"), no("105", "look"), no("pass", "turn")] });
  expect(screen.getByTestId("turn-line").textContent).toContain("Look at your cards, or bid blind?");
  cleanup();
  await show("thousand", { choices: [yes("120"), yes("125"), no("pass", "turn")] });
  expect(screen.getByTestId("turn-line").textContent).toContain("You must bid 120 or more");
});

test("among the calls a target stands once, and again where it was raised", async () => {
  const contract = { declarer: 0, text: "100", trump: null, needs: null, against: null, factor: 1 };
  const calls = { auction: [[0, "100"], [1, "pass"], [2, "pass"]] as [number, string][], declarations: [[0, "marriage H"]] as [number, string][] };
  const mine = (text: string): (string | null | undefined)[] => callRows(view({ ...calls, contract: { ...contract, text } })).map(([one]) => one);
  expect(mine("100")).toEqual(["100", "100", "marriage H"]);
  await load("thousand");
  expect(mine("100")).toEqual(["100", "marriage H"]);
  expect(mine("140")).toEqual(["100", "140", "marriage H"]);
});

test("a game that nobody prepared for has the titles of its rules from the server, and its bots are bots", async () => {
  const presets = [{ name: "strange", title: "As it is strange", about: "", options: {}, players: [3] }];
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ games: [{ id: "stranger", presets, sections: [], options: [] }] }))));
  setLang("ru"); // asked for in a language that nothing was asked for before
  await show("stranger", { asks: "bid", choices: [yes("pass")] });
  vi.unstubAllGlobals();
  expect(rulesText("strange; x=1", words())[0]).toBe("As it is strange");
  expect(words().account.chips).toBe("Фишки");
  expect(screen.getByTestId("seat-west").textContent).not.toContain("по правилам");
  cleanup();
  await show("thousand", { asks: "bid", choices: [yes("pass")] });
  expect(screen.getByTestId("seat-west").textContent).toContain("по правилам");
});

test("a deal that counts double says so beside its target", async () => {
  const contract = { declarer: 1, text: "120", trump: null, needs: null, against: null, factor: 2 };
  await show("thousand", { asks: "give", contract, acting: null, turns: [{ seat: 1, by: 1 }] });
  expect(screen.getByTestId("contract").querySelector(".sentence")!.textContent).toBe("Vera plays 120 · counts ×2");
});

test("a redeal stands in the log with its reason, then who had the cards for it", async () => {
  const store = new Table("abc");
  store.status = "open";
  await load("thousand");
  const log = [{ seat: 1, text: "redeal hand_nines", deal_no: 1, at: 1 }];
  store.receive(state(view({ game: "thousand", standing: { scores: [0, 0, 0], bolts: [0, 0, 0], barrel: [null, null, null] } }), { ...table(), game: "thousand", log }));
  render(Screen, { store });
  await tick();
  expect(screen.getByTestId("log").textContent!.trim()).toBe("New cards: nines in a hand · Vera");
});

test("giving up is asked for twice", async () => {
  await show("paston", { asks: "name", choices: [yes("name gupa"), yes("surrender")] });
  await key("KeyZ");
  expect(sent).toEqual([]);
  await key("KeyZ");
  expect(sent).toEqual(["surrender"]);
});

test("the play next to the right where a game goes that way", async () => {
  await show("prefa", { clockwise: false, standing: { pot: [1, 2, 3], chips: [[0, 5, 0], [0, 0, 0], [1, 0, 0]] } });
  expect(screen.getByTestId("seat-east").textContent).toContain("Vera");
});

test("a bid that was held is marked with who holds it, and what this table does not bid is not shown", async () => {
  const auction: [number, string][] = [[2, "6S"], [0, "6C"], [1, "pass"], [2, "hold"]];
  const standing = { pot: [1, 2, 3], chips: [[0, 0, 0], [0, 0, 0], [0, 0, 0]] };
  await show("prefa", { asks: "bid", auction, standing, options: { allow_10nt: false }, choices: [yes("6D"), no("7S", "next"), yes("pass")] });
  expect([...bidders(view({ auction }))]).toEqual([["6S", 2], ["6C", 2]]);
  const marks = ["6S", "6C"].map((bid) => screen.getByTestId(`bid-${bid}`).querySelector("i")?.textContent);
  expect(marks[0]).toBe(marks[1]);
  expect(screen.getByTestId("bid-10NT").classList).toContain("none");
  expect(screen.getByTestId("bid-10H").classList).not.toContain("none");
});

test.each([
  ["prefa", [yes("6S"), no("6C", "next"), yes("pass"), yes("tagrafo")], "Your call: 6 spades or pass"],
  ["prefa", [no("6D", "raise"), yes("hold"), yes("pass")], "Your call: good or pass"],
  ["prefa", [yes("6S"), yes("6C"), yes("pass")], "Your call: 6 spades and up, or pass"],
  ["paston", [no("paston", "raise"), yes("glitch"), no("dineri", "next"), yes("pass")], "Your call: Glitch clubs or pass"],
])("the turn line of %s says what can be bid (%#)", async (game, choices, said) => {
  await show(game, { asks: "bid", choices, standing: { pot: [1, 2, 3], chips: [[0, 0, 0], [0, 0, 0], [0, 0, 0]], scores: [0, 0, 0] } });
  expect(plain(turnLine(store, 0, words()).text, words().suits).replaceAll("\u00a0", " ")).toBe(said);
});

test("what a defender of Prefa owes and risks is said in two lines, of Paston what he needs", async () => {
  await load("prefa");
  const answer: Choice = { ...yes("in"), stake: { tricks: 1, each: 8, missing: 80 } };
  expect(game().notes!(answer, view(), table(), words())).toEqual(["owe 1, +8 a trick", "one short −80"]);
  expect(game().notes!({ ...yes("in"), stake: { tricks: 0, each: 10 } }, view(), table(), words())).toEqual(["owe 0, +10 a trick"]);
  await load("paston");
  const whist: Choice = { ...yes("whist"), stake: { over: 40, together: 2, alone: 4 } };
  expect(game().notes!(whist, view(), table(), words())).toEqual(["owe 2, alone 4", "+40 each above"]);
});

test("what a deal of Paston wrote is told with the tricks it was written for", async () => {
  const entry = { account: "score", on: null, clause: "7.1" };
  const deal = {
    deal_no: 1, dealer: 2, result: { kind: "contract", declarer: 1, contract: "gupa", tricks: [1, 9, 0] },
    entries: [{ ...entry, seat: 1, amount: 40, cause: "made", tricks: 9 }, { ...entry, seat: 0, amount: -36, cause: "whist", tricks: 1 }],
  };
  const shown = await show("paston", { asks: "", turns: [], acting: null, phase: "Dealing" });
  store.receive(state(shown, { ...table(), game: "paston", balances: false, waiting: "next", deals: [deal] }));
  await tick();
  const causes = [...screen.getByTestId("deal-summary").querySelectorAll(".cause")].map((one) => one.textContent);
  expect(causes).toEqual(["made, 9 tricks", "whist, 1 trick"]);
});

test("the lesson of Prefa's auction is that of the rule by which bids are held", async () => {
  await load("prefa");
  const asked = (hold_rule: string): string | null => lesson(view({ asks: "bid", options: { hold_rule } }), 0);
  expect([asked("seniority"), asked("second_round")]).toEqual(["auction", "auction_rounds"]);
});

test("a hand that was dropped has no tricks to come", async () => {
  const seats = view().seats.map((one) => ({ ...one, count: one.seat === 2 ? 10 : 7 }));
  const shown = await show("prefa", {
    asks: "play", seats, trick: { leader: 0, plays: [[0, "AS"]], winner: 0, talon: null }, trick_winners: [0, 1],
    standing: { pot: [1, 2, 3], chips: [[0, 0, 0], [0, 0, 0], [0, 0, 0]] },
  });
  expect(tricksIn(shown)).toBe(10);
});

test.each(GAMES)("each lesson of %s has at most twenty words, in both languages, and its terms exist", async (game) => {
  await load(game);
  const keys: string[][] = [];
  for (const language of ["en", "ru"] as const) {
    setLang(language);
    const { coach } = words();
    keys.push(Object.keys(coach).sort());
    for (const text of Object.values(coach)) {
      expect(plain(text, {}).split(/\s+/).length, text).toBeLessThanOrEqual(20);
      for (const piece of pieces(text)) if ("term" in piece) expect(GLOSSARY).toHaveProperty(piece.term);
    }
  }
  expect(keys[0]).toEqual(keys[1]);
});

/** The places of all texts in an object. */
function places(value: unknown, at = ""): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [at];
  return Object.entries(value).flatMap(([key, inner]) => places(inner, at ? `${at}.${key}` : key));
}

test.each(GAMES)("what %s says in English it says in Russian", async (game) => {
  await load(game);
  const said = (language: Tongue): string[] => {
    setLang(language);
    return places(words()).filter((place) => !/^(presets|summary\.entry)\./.test(place)).sort();
  };
  expect(said("ru")).toEqual(said("en"));
});

test.each([
  ["el", ["talon", "sheet", "tricks", "role.declarer", "turn.you_bid_from", "summary.next"], ["home.rules"], ["trick", "contract"]],
  ["hy", ["bid.pass", "suits.S", "undo", "turn.you_bid_from"], ["home.rules", "settings.title"], ["pass", "trump"]],
  ["ja", ["talon", "sheet", "tricks", "claim", "turn.you_follow", "final.again"], ["home.keep", "settings.title"], ["lead", "ruff"]],
] as const)("%s has these words, and none that is nowhere else", (tongue, table, pages, terms) => {
  const known = new Set(places(en));
  const open = /^(bid|role|account|logged|suits)\./; // by the words of the engine
  expect(places(TONGUES[tongue]).filter((place) => !known.has(place) && !open.test(place))).toEqual([]);
  expect(places(TONGUES[tongue])).toEqual(expect.arrayContaining([...table]));
  expect(places(PAGES[tongue])).toEqual(expect.arrayContaining([...pages]));
  expect(Object.keys(TERMS[tongue])).toEqual(expect.arrayContaining([...terms]));
});

test("a word that a language does not have is said in English", () => {
  for (const tongue of Object.keys(LANGS) as Tongue[]) {
    setLang(tongue);
    expect(words().turn.dealing).not.toBe("");
    expect(pageWords().home.title).not.toBe("");
    expect(termOf("remiz").meaning).toMatch(/\.$/);
  }
  setLang("el");
  expect([words().sheet, words().menu, termOf("trick").term]).toEqual(["Κιτάπι", "Menu", "μπάζα"]);
});
