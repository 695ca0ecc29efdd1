import { afterEach, expect, test, vi } from "vitest";
import { setLang } from "../lib/i18n";
import { brief, named } from "./name";
import { save } from "./saved";

afterEach(async () => {
  await setLang("en");
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("rules are named by preset, length and number of changes", async () => {
  expect(brief("wikipedia-sochi; concede=2; target=10", "preferans")).toBe("Sochi, pool 10, 1 change");
  await setLang("ru");
  expect(brief("wikipedia-sochi; concede=2; aid=no", "preferans")).toBe("Сочинка, 2 изменения");
  expect(brief("strange; x=1", "stranger", "As it is strange")).toBe("As it is strange, 1 изменение");
});

test("rules that are saved here have their own name; without the server the text is told in short", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  expect(await named("game-farm; aid=no", "preferans")).toBe("Game Farm, 1 change");
  save({ name: "Our table", text: "game-farm; aid=no", game: "preferans" });
  expect(await named("game-farm; aid=no", "preferans")).toBe("Our table");
});
