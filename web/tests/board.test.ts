import { afterEach, expect, test, vi } from "vitest";
import { CLASSICS } from "../src/board/classics";
import { BoardEditor } from "../src/board/editor.svelte";
import { crc } from "../src/board/picture";
import { cardsOf, codeAt, childrenOf, handsAt, lastNode, lineWords, pathTo, sideOf, trickAt, withoutNode, handTextOf } from "../src/board/state";
import type { BoardNode, BoardShown } from "../src/lib/wire";

afterEach(() => vi.unstubAllGlobals());

const node = (text: string, parent: number, seat: number | null, taker: number | null = null): BoardNode => ({ text, parent, comment: "", seat, legal: [], won: [], taker, talon: null });
/** AS KS (QS 7S) 7S, the trick won by the first seat. */
const NODES = [node("", -1, 0), node("AS", 0, 1), node("KS", 1, 2), node("QS", 1, 2), node("7S", 3, 0, 0), node("7S", 2, 0, 0)];
const SHOWN = {
  hands: ["A.K..", "KQ...", "7.A.."], nodes: NODES, contract: "NT", declarer: 0, leader: 0,
  setting: { contracts: [], ranks: "789TJQKA", tricks: 10, clockwise: true },
} as unknown as BoardShown;

test("a hand is read and written", () => {
  expect(cardsOf("AK.T..7")).toEqual(["AS", "KS", "TH", "7C"]);
  expect(handTextOf(["7C", "KS", "TH", "AS"])).toBe("AK.T..7");
  expect(handTextOf([])).toBe("...");
});

test("a tree of moves is traversed", () => {
  expect(pathTo(NODES, 4)).toEqual([1, 3, 4]);
  expect(childrenOf(NODES, 1)).toEqual([2, 3]);
  expect(lastNode(NODES, 0)).toBe(5);
  expect(lineWords(NODES).map((word) => ("bracket" in word ? word.bracket : word.node))).toEqual([1, 2, "(", 3, 4, ")", 5]);
  expect(handsAt(SHOWN, 4)).toEqual([["KH"], ["KS"], ["AH"]]);
  expect(trickAt(SHOWN, 3).plays.map(({ seat, card }) => `${seat} ${card}`)).toEqual(["0 AS", "1 QS"]);
  expect(trickAt(SHOWN, 5)).toMatchObject({ taker: 0, plays: { length: 3 } });
  expect(trickAt(SHOWN, 0).plays).toEqual([]);
});

test("a branch is removed with all its moves", () => {
  expect(withoutNode(NODES, 3).map(({ text, parent }) => `${text} ${parent}`)).toEqual([" -1", "AS 0", "KS 1", "7S 2"]);
  expect(withoutNode(NODES, 1)).toHaveLength(1);
});

test("a code is moved to another node, with any comments", () => {
  expect(codeAt("A...+K...~contract+S~at+2~played+AS+KS", 0)).toBe("A...+K...~contract+S~played+AS+KS");
  expect(codeAt("A...+K...~played+*~at+1*+AS", 1)).toBe("A...+K...~at+1~played+*~at+1*+AS");
  expect(codeAt("A...+K...", 0)).toBe("A...+K...");
});

test("seats are placed by the direction of play", () => {
  expect([0, 1, 2].map((seat) => sideOf(seat, true))).toEqual(["south", "west", "east"]);
  expect([0, 1, 2].map((seat) => sideOf(seat, false))).toEqual(["south", "east", "west"]);
});

test("the chunk of a picture ends with its CRC", () => {
  expect(crc(new TextEncoder().encode("IEND"))).toBe(0xae426082);
});

test("no two classics are equal", () => {
  expect(new Set(CLASSICS.map(({ code }) => code)).size).toBe(CLASSICS.length);
  expect(CLASSICS.every(({ source }) => source)).toBe(true);
});

test("a change made before the previous one is complete keeps both", async () => {
  const legal = ["AS", "KH"];
  const written: BoardNode[][] = [];
  vi.stubGlobal("fetch", (address: string, { body }: { body: string }) => {
    const { nodes, at } = JSON.parse(body) as BoardShown;
    if (!address.endsWith("/write")) return Promise.resolve(Response.json({ line: [] }));
    written.push(nodes);
    const shown = nodes.map((one, i) => ({ ...node(one.text, one.parent, 0), comment: one.comment, legal: i ? [] : legal }));
    return Promise.resolve(Response.json({ ...SHOWN, rules: "", aside: [], kind: "tricks", trump: null, won: [], code: "", nodes: shown, at }));
  });
  const editor = new BoardEditor();
  editor.shown = { ...SHOWN, aside: [], won: [], code: "", nodes: [{ ...NODES[0]!, legal }] } as unknown as BoardShown;
  const all = [editor.comment("who leads?"), editor.playCard("AS"), editor.comment("before any card")];
  await Promise.all(all);
  expect(written.at(-1)!.map(({ text, comment }) => [text, comment])).toEqual([["", "before any card"], ["AS", ""]]);
  expect(written[1]!.map(({ text, comment }) => [text, comment])).toEqual([["", "who leads?"], ["AS", ""]]);
  expect(editor.at).toBe(1);
});

test("a change of an earlier deal is not applied to a new deal", async () => {
  let answer = (_: Response): void => undefined;
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address.split("/").at(-1)!);
    return new Promise<Response>((go) => (answer = go));
  });
  const editor = new BoardEditor();
  editor.shown = { ...SHOWN, aside: [], won: [], code: "", nodes: [{ ...NODES[0]!, legal: ["AS"] }] } as unknown as BoardShown;
  const first = editor.comment("who leads?");
  await Promise.resolve();
  const late = answer;
  const second = editor.comment("not said");
  const read = editor.load("another");
  late(Response.json(SHOWN));
  answer(Response.json({ ...SHOWN, code: "another", at: 0 }));
  expect(await Promise.all([first, second, read])).toEqual([false, false, true]);
  expect(asked.slice(0, 2)).toEqual(["write", "read"]);
});

test("who steps to a position stays there though a reply was awaited", async () => {
  const answers: ((answer: unknown) => void)[] = [];
  vi.stubGlobal("fetch", () => new Promise<Response>((go) => answers.push((answer) => go(Response.json(answer)))));
  const whole = { ...SHOWN, aside: [], won: [], code: "" };
  const [first, second] = [{ ...node("", -1, 1), legal: ["AS"] }, { ...node("AS", 0, 1), legal: ["KS"] }];
  const editor = new BoardEditor();
  editor.showsValues = false;
  editor.players = ["me", "solver", "me"];
  editor.shown = { ...whole, nodes: [first] } as unknown as BoardShown;
  const stopped = editor.reply();
  editor.go(0);
  answers[0]!({ text: "AS" });
  await stopped;
  expect([editor.at, editor.shown!.nodes.length, answers.length]).toEqual([0, 1, 1]);
  const replied = editor.reply();
  answers[1]!({ text: "AS" });
  await vi.waitFor(() => expect(answers.length).toBe(3)); // the card is being written
  editor.go(0);
  answers[2]!({ ...whole, nodes: [first, second], at: 1 });
  await replied;
  expect([editor.at, editor.shown!.nodes.length, answers.length]).toEqual([0, 2, 3]);
});
