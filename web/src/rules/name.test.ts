import { afterEach, expect, test, vi } from "vitest";
import { setLang } from "../lib/i18n";
import { brief, named } from "./name";
import { save } from "./saved";

afterEach(() => {
  setLang("en");
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("rules are named by preset, length and number of changes", () => {
  expect(brief("wikipedia-sochi; concede=2; target=10", "preferans", "Sochi")).toBe("Sochi, pool 10, 1 change");
  setLang("ru");
  expect(brief("wikipedia-sochi; concede=2; aid=no", "preferans", "Сочинка")).toBe("Сочинка, 2 изменения");
});

test("rules that are saved here have their own name; without the server the text is told in short", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  expect(await named("game-farm; aid=no")).toBe("game-farm, 1 change");
  save({ name: "Our table", text: "game-farm; aid=no" });
  expect(await named("game-farm; aid=no")).toBe("Our table");
});
