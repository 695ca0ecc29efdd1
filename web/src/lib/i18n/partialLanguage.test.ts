import { expect, test, vi } from "vitest";

vi.mock("virtual:locales", () => {
  const load = (text: string) => () => Promise.resolve({ default: text });
  return {
    locales: {
      en: { name: "English", whole: true, load: load("language = English\n    .stop = .\nterm-trick = trick\nfelt-menu = Menu\nerror-throw = no throwing\n"), parts: {} },
      de: { name: "Deutsch", whole: false, load: load("term-trick = Stich\nerror-phase =\n    .plain = Das geht jetzt nicht.\n"), parts: {} },
    },
  };
});

test("missing messages of a partial language are in English, except refusals", async () => {
  vi.resetModules(); // the messages of the real languages are loaded already
  const { choose, chosenLang, errorText, lang, say, setLang } = await import(".");
  expect(choose(["de-AT", "en"])).toBe("de");
  await setLang("de");
  expect([chosenLang(), lang(), say("term-trick"), say("felt-menu")]).toEqual(["de", "en", "Stich", "Menu"]);
  expect(errorText({ name: "throw", text: "", data: {} })).toBe("Das geht jetzt nicht.");
});
