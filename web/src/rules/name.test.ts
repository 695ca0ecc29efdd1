import { afterEach, expect, test, vi } from "vitest";
import { setLang } from "../lib/i18n";
import { shortName, fetchName } from "./name";
import { saveRules } from "./saved";

afterEach(async () => {
  await setLang("en");
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("rules are named by preset, length and number of changes", async () => {
  expect(shortName("wikipedia-sochi; concede=2; target=10", "preferans")).toBe("Sochi, pool 10, 1 change");
  await setLang("ru");
  expect(shortName("wikipedia-sochi; concede=2; aid=no", "preferans")).toBe("Сочинка, 2 изменения");
  expect(shortName("strange; x=1", "stranger", "As it is strange")).toBe("As it is strange, 1 изменение");
});

test("saved rules have their own name; without the server the name comes from the text", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  expect(await fetchName("game-farm; aid=no", "preferans")).toBe("Game Farm, 1 change");
  saveRules({ name: "Our table", text: "game-farm; aid=no", game: "preferans" });
  expect(await fetchName("game-farm; aid=no", "preferans")).toBe("Our table");
});

test("rules have the title that the server gives their preset", async () => {
  const presets = [{ name: "house", title: "House of Vera" }, { name: "club", title: "The club" }];
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(Response.json(path.startsWith("/api/games") ? { games: [{ id: "preferans", presets }] } : { text: "club; aid=no", base: "club" })),
  );
  expect(await fetchName("club; aid=no", "preferans")).toBe("The club, 1 change");
});
