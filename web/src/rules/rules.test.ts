import { afterEach, expect, test, vi } from "vitest";
import { joinSentence, say, setLang } from "../lib/i18n";
import type { Option } from "../lib/wire";
import { changesIn, changesOf, relativeToChanges } from "./ruleChanges";
import { fetchCatalogue, gameOf, valueLabel, rulesInAddress, linkTo, usualGame, waitForUsualGame } from "./api";
import { Form } from "./form.svelte";
import { forgetRules, saveRules, savedRules } from "./saved";

const option = (over: Partial<Option>): Option => ({
  name: "target", kind: "number", default: "20", values: [], low: 1, high: 1000, keys: [], unset: null, clause: "11.1", resets: [],
  section: "match", title: "Pool target", meaning: "How far.", labels: {}, ...over,
});
const OPTIONS = [option({}), option({ name: "strict", kind: "switch", default: "no", values: ["yes", "no"], labels: { yes: "on", no: "off" } })];
const PRESETS = [
  { name: "sochi", title: "Sochi", about: "", options: {}, players: [3] },
  { name: "farm", title: "Farm", about: "", options: { target: "10" }, players: [3] },
];

/** Serve two options, where strict=yes is valid only with target=10; answers wait until they are released. */
function serve(): { asked: string[]; wait: Promise<void>[] } {
  const asked: string[] = [];
  const wait: Promise<void>[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    const url = new URL(address, location.href);
    if (url.pathname === "/api/games")
      return Response.json({ games: [{ id: "preferans", presets: PRESETS, sections: [], options: OPTIONS }] });
    const text = url.searchParams.get("text")!;
    asked.push(text);
    await wait[asked.length - 1];
    const [name, ...changes] = text.split("; ");
    const base = url.searchParams.get("base") ?? name!;
    const preset = PRESETS.find((one) => one.name === name);
    if (!preset) return Response.json({ error: { code: "rules", name: "preset", clause: "", text: "", data: { given: name, expected: ["sochi", "farm"] } } }, { status: 400 });
    const values = { target: "20", strict: "no", ...preset.options, ...Object.fromEntries(changes.map((one) => one.split("="))) };
    if (values.strict === "yes" && values.target !== "10")
      return Response.json({ error: { code: "conflict", name: "conflict-strict", clause: "2.4", text: "Not together.", data: {} } }, { status: 400 });
    return Response.json({ rules: text, text, base, values, differences: [], players: [3] });
  });
  return { asked, wait };
}

afterEach(async () => {
  vi.unstubAllGlobals();
  localStorage.clear();
  await setLang("en");
});

test("a link to rules is short and can be read back", () => {
  const text = "wikipedia-sochi; target=10; quota=6:4,8:2";
  expect(linkTo("/rules", text)).toBe("/rules?r=wikipedia-sochi;target=10;quota=6:4,8:2");
  expect(rulesInAddress("?r=wikipedia-sochi;target=10;quota=6:4,8:2")).toBe(text);
  expect(rulesInAddress(linkTo("/rules", "a & b; c=d").slice(6))).toBe("a & b; c=d");
  expect(rulesInAddress("")).toBe("");
});

test("without a game in the address the server's first one is used and remembered", async () => {
  serve();
  expect(usualGame()).toBe("");
  await waitForUsualGame();
  expect([usualGame(), gameOf("?r=sochi"), gameOf("?game=prefa&r=x")]).toEqual(["preferans", "preferans", "prefa"]);
  expect(linkTo("/rules", "sochi", "preferans")).toBe("/rules?r=sochi");
  expect(linkTo("/rules", "x", "prefa")).toBe("/rules?game=prefa&r=x");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await waitForUsualGame();
  expect(usualGame()).toBe("preferans");
});

test("a value has a name; a table of values shows only its differences", () => {
  expect(valueLabel(OPTIONS[1]!, "yes")).toBe("on");
  expect(valueLabel(option({ unset: "none", labels: { none: "no target" } }), "none")).toBe("no target");
  expect(valueLabel(OPTIONS[0]!, "12")).toBe("12");
  expect(valueLabel(option({ kind: "list" }), "6,7,8")).toBe("6–7–8");
  const table = option({ kind: "table" });
  expect(valueLabel(table, "6:4,7:2", "6:4,7:1")).toBe("7: 2");
  expect(valueLabel(table, "6:4,7:2")).toBe("6: 4, 7: 2");
});

test("rules are saved by name, replaced and removed; other stored data are ignored", () => {
  localStorage.setItem("prikup.rules", '[{"name":"A","text":"a"},{"name":7},null]');
  expect(savedRules()).toEqual([{ name: "A", text: "a" }]);
  expect(saveRules({ name: "A", text: "b" })).toEqual([{ name: "A", text: "b" }]);
  expect(forgetRules("A")).toEqual([]);
  localStorage.setItem("prikup.rules", "no JSON");
  expect(savedRules()).toEqual([]);
});

test("the log of a table gives the last change of each option", () => {
  const line = (seat: number, text: string, at: number) => ({ seat, text, deal_no: 0, at });
  const log = [line(0, "rules target=20>10 quota=6:4>6:2", 1), line(2, "back", 2), line(1, "rules target=10>12", 3)];
  expect(changesOf({ log })).toEqual([
    { seat: 0, name: "quota", left: "6:4", right: "6:2" },
    { seat: 1, name: "target", left: "10", right: "12" },
  ]);
});

test("inconsistent values stay as set, and become valid when their conflict ends", async () => {
  serve();
  const form = new Form();
  await form.load("");
  await form.set("strict", "yes");
  expect(form.trouble).toEqual({ name: "strict", text: "Not together.", clause: "2.4" });
  expect([form.values.strict, form.isAccepted]).toEqual(["yes", false]);
  await form.set("target", "10");
  expect([form.trouble, form.isAccepted, form.text]).toEqual([null, true, "sochi; target=10; strict=yes"]);
  await form.undo("strict");
  expect(form.changedOptions.map(({ name }) => name)).toEqual(["target"]);
  await form.choose("farm");
  expect([form.text, form.changedOptions]).toEqual(["farm", []]);
});

test("a named option resets its qualifiers, which are then named if they stay", async () => {
  const options = [
    option({ name: "row", kind: "choice", default: "flat", values: ["flat", "up", "double"], resets: ["cap"] }),
    option({ name: "cap", default: "none", unset: "none" }),
  ];
  const presets = [{ name: "kodeks", title: "Kodeks", about: "", options: { row: "up", cap: "3" }, players: [3] }];
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    const url = new URL(address, location.href);
    if (url.pathname === "/api/games") return Response.json({ games: [{ id: "preferans", presets, sections: [], options }] });
    const text = url.searchParams.get("text")!;
    asked.push(text);
    const named = Object.fromEntries(text.split("; ").slice(1).map((one) => one.split("=")));
    const values = { row: "up", cap: "row" in named ? "none" : "3", ...named };
    return Response.json({ rules: text, text, base: "kodeks", values, differences: [], players: [3] });
  });
  await setLang("el"); // the options of a language are fetched once
  const form = new Form();
  await form.load("kodeks");
  await form.set("row", "flat");
  expect(form.values).toEqual({ row: "flat", cap: "none" });
  await form.set("row", "double");
  await form.set("cap", "3");
  expect([form.text, form.values.cap]).toEqual(["kodeks; row=double; cap=3", "3"]);
  await form.set("row", "up");
  expect([form.text, form.values.cap]).toEqual(["kodeks", "3"]);
  await form.set("cap", "none");
  expect(form.text).toBe("kodeks; cap=none");
});

test("a late answer does not undo a newer change", async () => {
  const { wait } = serve();
  const form = new Form();
  await form.load("sochi");
  let go = (): void => {};
  wait[1] = new Promise((resolve) => (go = resolve));
  const slow = form.set("target", "11");
  await form.set("target", "12");
  go();
  await slow;
  expect([form.values.target, form.isAccepted]).toEqual(["12", true]);
});

test("my changes are applied to rules that others changed meanwhile", async () => {
  serve();
  const form = new Form();
  await form.load("sochi");
  const standing = form.values;
  await form.set("target", "10");
  await form.rebase(standing, "sochi; target=12");
  expect(form.text).toBe("sochi; target=10");
  await form.rebase({ target: "10", strict: "no" }, "farm; strict=yes");
  expect(form.text).toBe("farm; strict=yes");
});

test("a link without rules gives the first preset and the reason", async () => {
  serve();
  const form = new Form();
  await form.load("sotchi; target=7");
  expect(form.trouble).toMatchObject({ name: null, text: "'sotchi' is not a preset: expected sochi or farm." });
  expect([form.base, form.values.target]).toEqual(["sochi", "20"]);
});

test("the texts of the options are fetched once for each language", async () => {
  serve();
  await setLang("ru");
  const asked = vi.fn(fetch);
  vi.stubGlobal("fetch", asked);
  await fetchCatalogue();
  await fetchCatalogue();
  expect(asked.mock.calls).toEqual([["/api/games?lang=ru"]]);
});

test("the players the first deal waits for are named in both languages", async () => {
  const waits = (names: string[]): string => say("agree-waits", { n: names.length, names: joinSentence(names) });
  expect(waits(["Vera"])).toBe("Deal when Vera accepts");
  expect(waits(["Boris", "Vera"])).toBe("Deal when Boris and Vera accept");
  await setLang("ru");
  expect(waits(["Вера"])).toBe("Сдаём, когда согласится Вера");
  expect(waits(["Борис", "Вера"])).toBe("Сдаём, когда согласятся Борис и Вера");
});

test("a logged change shows the old value of the table, not of the preset", () => {
  const differences = [{ name: "target", left: "20", right: "15" }, { name: "concede", left: "3", right: "0" }];
  const changes = changesIn("rules concede=2>0 aid=no>yes");
  expect(relativeToChanges(differences, changes)).toEqual([
    { name: "target", left: "20", right: "15" },
    { name: "concede", left: "2", right: "0" },
    { name: "aid", left: "no", right: "yes" },
  ]);
  expect(changesIn("start")).toEqual([]);
});
