import { afterEach, expect, test, vi } from "vitest";
import { setLang } from "../lib/i18n";
import { namesOf, othersOf } from "../lib/names";
import { contractCode, dayText, outcomeText } from "./words";

const COMPANY = { names: ["Anna", "Борис", "Vera 2"], bot_names: [null, 1, 2], seat: 0 };

afterEach(async () => {
  vi.restoreAllMocks();
  await setLang("en");
});

test("a date is the same day in every time zone, in the person's format", async () => {
  await setLang("en");
  expect(dayText("2026-01-31")).toContain("31");
  expect(dayText(Date.UTC(2026, 0, 15, 12) / 1000)).toContain("2026");
  await setLang("el");
  expect(dayText("2026-01-31")).toContain("Ιανουαρίου");
});

test("a contract may be typed with the sign of its suit", () => {
  expect(["6♠", " 7♡ ", "8nt", "Misere", ""].map(contractCode)).toEqual(["6S", "7H", "8NT", "misere", ""]);
});

test("bots are named in the person's language, people by their own names", async () => {
  await setLang("en");
  expect(namesOf(COMPANY)).toEqual(["Anna", "Boris", "Vera 2"]);
  await setLang("ru");
  expect(othersOf(COMPANY)).toEqual(["Борис", "Вера 2"]);
});

test("the outcome of a deal is a sentence, also if it was abandoned", async () => {
  await setLang("en");
  const made = { what: "made" as const, declarer: 0, contract: "6S", tricks: [6, 2, 2], taken: 6, short: null };
  expect(outcomeText(made, COMPANY)).toMatch(/^You played six spades/);
  expect(outcomeText(made, { ...COMPANY, seat: null })).toMatch(/^Anna played/);
  expect(outcomeText(null, COMPANY)).toBe("Given up");
});

test("a day is written in digits if the browser has no words of the language", () => {
  vi.spyOn(Intl.DateTimeFormat, "supportedLocalesOf").mockReturnValue([]);
  expect(dayText("2026-05-14")).toBe("14.05.2026");
});
