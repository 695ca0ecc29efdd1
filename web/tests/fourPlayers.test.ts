import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setLang } from "../src/lib/i18n";
import { prefs, visit } from "../src/lib/prefs.svelte";
import { Table, type Seen } from "../src/lib/table.svelte";
import type { Fact, Scene, SeatView, State, View } from "../src/lib/wire";
import { callRows, callSeats, openCards, talonOwner } from "../src/table/model";
import Screen from "../src/table/Screen.svelte";
import { no, seat, sitting, state, table, view, yes, type Lang } from "./mock";

const HAND = ["AS", "TS", "8S", "KD", "9D", "AC", "QC", "7C", "QH", "TH"];
const rests = (n: number): SeatView => seat(n, { count: 0, playing: false });
const me = { turns: [{ seat: 0, by: 0 }], acting: { seat: 0, by: 0 } };
const PLAY = { asks: "play" as const, phase: "play" as const, contract: { declarer: 1, text: "6S", trump: "S", needs: 6, against: 4, factor: 1 } };
const words = (...texts: string[]): Partial<Scene> => ({ words: texts.map((text) => ({ text, n: null })) });

/** Return a view with four players; seat 0 rests by default. */
function seen(over: Partial<View>, drawn: Partial<Scene> = {}): Seen {
  return view(
    { players: 4, dealer: 2, order: [3, 0, 1], seats: [seat(0, { cards: HAND }), seat(1), rests(2), seat(3)], totals: [0, 0, 0, 0], ...over },
    drawn,
  );
}
function four(over: Partial<View>, drawn: Partial<Scene> = {}, lang: Lang = "en", more: Partial<State> = {}): State {
  const base = table(lang);
  const seats = [...base.seats, sitting(3, { name: { en: "Alexander", ru: "Александр" }[lang] })];
  return state(seen(over, drawn), { ...base, seats, deals: [] }, more);
}
const blind = (lang: Lang = "en"): State =>
  four(
    { ...me, order: [0, 1, 3], seats: [seat(0), seat(1), rests(2), seat(3)], choices: [yes("look"), yes("blind")] },
    { question: "look", ...words("look", "blind") }, lang,
  );
const giving = { asks: "aid" as const, phase: "aid" as const, choices: [yes("aid 1:1", { whists: 10 }), yes("aid 1:2", { whists: 20 }), yes("aid 3:1", { whists: 10 }), yes("keep", { points: 5 })] };
const owner = (lang: Lang = "en"): State => four({ ...me, ...giving }, {}, lang);

let sent: string[];
let store: Table;
async function show(message: State, lang: Lang = "en"): Promise<void> {
  await setLang(lang);
  sent = [];
  store = new Table("abc");
  store.status = "open";
  store.send = (event) => void sent.push(event.type === "move" ? event.text : event.type);
  store.receive(message);
  render(Screen, { store });
}
async function key(code: string, shiftKey = false): Promise<void> {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { code, shiftKey, bubbles: true }));
  await tick();
}
const line = (): string => screen.getByTestId("turn-line").textContent!.trim();
const at = (id: string): string => screen.getByTestId(id).textContent!.replace(/\s+/g, " ").trim();

beforeEach(() => Object.assign(prefs, { confirm: "touch", speed: "instant" }));
afterEach(async () => {
  cleanup();
  await setLang("en");
});

test("who rests can have the deal played to its end at once, and then waits for nothing", async () => {
  const resting = { ...PLAY, order: [3, 1, 2], seats: [rests(0), seat(1), seat(2), seat(3)], dealer: 0 };
  const first = four(resting);
  await show(first);
  screen.getByTestId("btn-hurry").click();
  expect(sent).toEqual(["hurry"]);
  visit.hurry = false;
  prefs.speed = "normal";
  const played = (card: string, version: number): State => ({
    ...four(resting, {}, "en", { version, facts: [{ type: "Played", seat: 1, by: 1, card }] as Fact[] }), table: { ...first.table, hurried: true },
  });
  store.receive(played("AS", 2));
  store.receive(played("KS", 3));
  await tick();
  expect(store.version).toBe(3);
  expect(screen.queryByTestId("btn-hurry")).toBeNull();
  visit.hurry = true;
});

test("the badge of the dealer explains itself, and the talon of an all-pass is led by the dealer", async () => {
  const trick = { leader: 0, plays: [], winner: null, talon: "AC", talon_wins: false };
  await show(four({ asks: "play", phase: "play", contract: null, trick, talon: ["AC", "AS"], dealer: 2, auction: [[3, "pass"], [0, "pass"], [1, "pass"]] }, { talon_of: 2 }));
  const badge = document.querySelector<HTMLElement>('[data-term="dealer"]')!;
  expect(badge.textContent).toBe("D");
  badge.click();
  await tick();
  expect(screen.getByTestId("term-bubble").textContent).toContain("The player who deals");
  expect(document.body.textContent).toContain("led by ");
  expect(document.body.textContent).not.toContain("taken by ");
});

test("the bid of the same level has its meaning as a title", async () => {
  await show(four({ ...me, asks: "bid", phase: "bidding", order: [0, 1, 3], seats: [seat(0, { cards: HAND }), seat(1), rests(2), seat(3)], choices: [yes("pass"), yes("hold"), yes("6S")] }, words("pass", "hold")));
  expect(screen.getByTestId("bid-hold").title).toContain("same level");
});

test("a playing person has no such button", async () => {
  await show(four({ ...PLAY, ...me }));
  expect(screen.queryByTestId("btn-hurry")).toBeNull();
});

test("the next player is on the left, the one after opposite, and the resting dealer is on the talon", async () => {
  await show(four({ turns: [{ seat: 1, by: 1 }] }));
  expect(at("seat-west")).toContain("Vera");
  expect(at("seat-north")).toContain("Boris");
  expect(at("seat-north")).toContain("Rests");
  expect(at("seat-north")).not.toMatch(/card|trick/);
  expect(at("seat-east")).toContain("Alexander");
});

test("a resting player sees that in the place of the cards and in the turn line", async () => {
  const seats = [rests(0), seat(1), seat(2), seat(3)];
  const resting = four({ dealer: 0, order: [1, 2, 3], seats, turns: [{ seat: 1, by: 1 }] });
  await show(resting);
  expect(line()).toBe("You rest · Vera to call");
  expect(at("resting")).toContain("You deal and rest");
  expect(at("seat-south")).toContain("Rests");
});

test("before looking, the first hand sees backs, and can look or bid blind", async () => {
  await show(blind());
  expect(screen.queryByTestId("bid-box")).toBeNull();
  expect(screen.getByTestId("hand").querySelectorAll("[data-card]").length).toBe(0);
  await key("KeyB");
  await key("KeyL");
  expect(sent).toEqual(["blind", "look"]);
});

test("the button of misère becomes the answer without the talon", async () => {
  const auction: [number, string][] = [[3, "pass"], [0, "misere"], [1, "9S"]];
  await show(four({ ...me, auction, choices: [yes("misere-hand"), yes("pass")] }, words("pass", "misere-hand")));
  expect(at("bid-misere-hand")).toBe("misère, no talon");
  await key("KeyM");
  await key("KeyM"); // a bold bid is confirmed
  expect(sent).toEqual(["misere-hand"]);
});

test("the talon is thrown back after confirmation, also by keys", async () => {
  const cards = [...HAND, "8C", "7D"];
  const seats = [seat(0, { cards, count: 12 }), seat(1), rests(2), seat(3)];
  const choices = [yes("discard 8C 7D"), no("concede", "concede"), yes("throw")];
  await show(four({ ...me, asks: "discard", talon: ["8C", "7D"], choices, seats }, words("throw")));
  await key("KeyZ");
  expect(sent).toEqual([]);
  expect(at("bid-throw")).toBe("Play without it?");
  await key("KeyZ");
  expect(sent).toEqual(["throw"]);
});

test("a talon thrown back lies at the dealer's place", async () => {
  const trick = { leader: 3, plays: [], winner: null, talon: null, talon_wins: false };
  await show(four({ ...PLAY, talon: ["8C", "7D"], trick, turns: [{ seat: 3, by: 3 }] }, { talon_of: 2 }));
  const cards = [...screen.getByTestId("thrown").querySelectorAll("[data-card]")].map((one) => one.getAttribute("data-card"));
  expect(cards).toEqual(["8C", "7D"]);
});

test("the dealer's whist has its numbers, and a column among the calls", async () => {
  const seats = [rests(0), seat(1, { role: "declarer" }), seat(2, { role: "passer" }), seat(3, { role: "half" })];
  const contract = { declarer: 1, text: "6S", trump: "S", needs: 6, against: 4, factor: 1 };
  const declarations: [number, string][] = [[2, "pass"], [3, "half"], [2, "pass"]];
  const choices = [yes("pass"), yes("whist", { each: 2 })];
  const over = { ...me, dealer: 0, order: [1, 2, 3], asks: "defend" as const, seats, contract, declarations, choices };
  await show(four(over, { question: "dealer_whist", ...words("pass", "half", "whist") }));
  expect(line()).toContain("You rest: do you whist?");
  expect(at("whist-yes")).toMatch(/^whist ?\+2 a trick ?no risk$/);
  const said = seen({ ...over, declarations: [...declarations, [0, "whist"]] });
  expect(callSeats(said)).toEqual([1, 2, 3, 0]);
  expect(callRows(said).at(-1)).toEqual([null, "pass", null, "whist"]);
});

test("a lone whister can open a dummy by a button or a key, and is asked at the last moment", async () => {
  const seats = [seat(0, { cards: HAND, role: "whister" }), seat(1, { role: "declarer" }), rests(2), seat(3, { role: "passer" })];
  const trick = { leader: 1, plays: [], winner: null, talon: null, talon_wins: false };
  await show(four({ ...PLAY, seats, trick, turns: [{ seat: 1, by: 1 }], offers: [yes("open")] }, { question: "dummy", opens: [3] }));
  expect(at("offer-open")).toContain("Open a dummy");
  await key("KeyO");
  expect(sent).toEqual(["open"]);
  cleanup();
  const drawn = { question: "dummy", opens: [3], ...words("closed", "open") };
  await show(four({ ...PLAY, ...me, seats, trick, asks: "defend", choices: [yes("open"), yes("closed")] }, drawn));
  expect(line()).toContain("dummy");
  expect(at("answer-open")).toBe("Open that hand you play for Alexander");
});

test("the twelve cards of a misère lie face up until the two discards are known", async () => {
  const shown = [...HAND, "8C", "7D"];
  const seats = [seat(0, { cards: HAND }), seat(1, { role: "declarer", shown }), rests(2), seat(3)];
  const contract = { declarer: 1, text: "misere", trump: null, needs: 0, against: null, factor: 1 };
  const v = seen({ ...PLAY, seats, contract });
  expect(openCards(v, 1)).toEqual({ cards: shown, shown: true });
  expect(openCards({ ...v, seat: 1, seats: [seat(0), seat(1, { cards: HAND, shown }), rests(2), seat(3)] }, 1)).toBeNull();
  await show(four({ ...PLAY, seats, contract, trick: { leader: 3, plays: [], winner: null, talon: null, talon_wins: false } }));
  expect(screen.getByTestId("exposed-1").querySelectorAll("[data-card]").length).toBe(12);
  expect(at("exposed-1")).toContain("two are discarded");
});

test("the card of the talon belongs to the resting dealer who leads it, else to nobody", async () => {
  const contract = { declarer: null, text: "raspasy", trump: null, needs: null, against: null, factor: 1 };
  const trick = { leader: 3, plays: [[3, "7S"]] as [number, string][], winner: 2, talon: "AS", talon_wins: true };
  expect(talonOwner(seen({ ...PLAY, contract, trick }))).toBeNull();
  await show(four({ ...PLAY, contract, trick }, { talon_of: 2 }));
  expect(screen.getByLabelText("Boris, from the talon: ace of spades, winning")).toBeTruthy();
  expect(at("seat-north")).toContain("0 tricks");
});

test("a dealer who plays has a card beside that of the talon, and only the winning one is marked", async () => {
  const contract = { declarer: null, text: "raspasy", trump: null, needs: null, against: null, factor: 1 };
  const plays: [number, string][] = [[3, "7S"], [2, "8S"]];
  const trick = { leader: 3, plays, winner: 2, talon: "AS", talon_wins: true };
  const seats = [seat(0), seat(1), seat(2), rests(3)];
  await show(four({ ...PLAY, seats, contract, trick }, { talon_of: 2 }));
  expect(screen.getByLabelText("Boris, from the talon: ace of spades, winning").className).toContain("talon");
  expect(screen.getByLabelText("Boris: eight of spades")).toBeTruthy();
}, 20000);

test("left-over points are given in steps, and the panel shows the entries", async () => {
  await show(owner());
  expect(screen.getAllByTestId(/^aid-to-/).map((one) => one.textContent)).toEqual(["Veraroom for 2", "Alexanderroom for 1"]);
  expect(at("aid")).toContain("Vera: pool +2. You write 20 whists on Vera.");
  expect(at("aid-keep")).toBe("Give none: 5 points lost");
  await key("Minus");
  expect(at("aid")).toContain("Vera: pool +1. You write 10 whists on Vera.");
  await key("Equal", true);
  await key("KeyG");
  await key("KeyK");
  expect(sent).toEqual(["aid 1:2", "keep"]);
});

test("the cards drawn for the deal lie before the seats and are read aloud", async () => {
  visit.hurry = false;
  const Drawn: Fact = { type: "Drawn", dealer: 2, cards: ["KS", "9H", "7D", "AC"] };
  await show(four({ turns: [{ seat: 3, by: 3 }] }, {}, "en", { facts: [Drawn] }));
  await tick();
  expect([...screen.getByTestId("draw").querySelectorAll(".card")].map((one) => one.getAttribute("data-card"))).toEqual(Drawn.cards);
  expect(at("turn-line")).toBe("Boris deals first");
  expect(screen.queryByTestId("call-south")).toBeNull();
  expect(screen.getByTestId("spoken").textContent).toContain("Vera: nine of hearts");
  expect(screen.getByTestId("spoken").textContent).toContain("Boris deals first");
  visit.hurry = true;
});

test("no text is in English, or undefined, at a Russian table", async () => {
  for (const message of [blind("ru"), owner("ru")]) {
    await show(message, "ru");
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object|null/);
    expect(document.querySelector("main")!.textContent).not.toMatch(/[a-z]{4,}/);
    cleanup();
  }
});

test("a passer whose cards are open sees the name of their player", async () => {
  const trick = { leader: 3, plays: [], winner: null, talon: null, talon_wins: false };
  const seats = [seat(0, { cards: HAND, role: "passer", exposed: true }), seat(1, { role: "declarer" }), rests(2), seat(3, { role: "whister" })];
  const played_by = [3, null, null, null];
  await show(four({ ...PLAY, seats, trick, turns: [{ seat: 3, by: 3 }] }, { played_by }));
  expect(at("seat-south")).toContain("Alexander plays for you");
  cleanup();
  await show(four({ ...PLAY, seats, trick, turns: [{ seat: 3, by: 3 }] }, { played_by }), "ru");
  expect(at("seat-south")).toContain("за вас ходит Alexander");
});

test("giving up is named by its price, and has no button in games without it", async () => {
  const cards = [...HAND, "8C", "7D"];
  const [never, out] = [no("concede", "concede"), (n: number): Partial<Scene> => ({ words: [{ text: "concede", n }] })];
  const asked = { ...me, seats: [seat(0, { cards, count: 12 }), seat(1), rests(2), seat(3)], talon: ["8C", "7D"] };
  await show(four({ ...asked, asks: "discard", choices: [yes("discard 8C 7D"), yes("concede")] }, out(2)));
  expect(at("bid-concede")).toBe("without two");
  cleanup();
  await show(four({ ...asked, asks: "name", choices: [yes("name 6S"), yes("concede")] }, out(3)), "ru");
  expect(at("bid-concede")).toBe("без трёх");
  for (const [asks, text] of [["name", "name 6S"], ["discard", "discard 8C 7D"]] as const) {
    cleanup();
    await show(four({ ...asked, asks, choices: [yes(text), never] }, words()));
    expect(screen.queryByTestId("bid-concede")).toBeNull();
  }
});

test("after all tricks nobody leads, and a misère without tricks is made", async () => {
  const seats = [0, 1, 3].map((n) => seat(n, { count: 0, tricks: n ? 5 : 0, role: n ? "catcher" : "declarer" })).toSpliced(2, 0, rests(2));
  const trick = { leader: 1, plays: [], winner: null, talon: null, talon_wins: false };
  const contract = { declarer: 0, text: "misere", trump: null, needs: 0, against: null, factor: 1 };
  await show(four({ ...me, ...PLAY, contract, asks: "aid", seats, trick, trick_winners: [1, 1, 1, 1, 1, 3, 3, 3, 3, 3], choices: [yes("aid 1:1"), yes("keep", { points: 5 })] }));
  expect(document.querySelector("aside")!.textContent).not.toContain("Trick 11");
  expect(at("contract")).toContain("no trick taken: made");
});
