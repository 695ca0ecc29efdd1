import { afterEach, expect, test } from "vitest";
import { forget, offered, recall, remember } from "./draft";

afterEach(() => sessionStorage.clear());

test("what was entered is there again until the sheet is begun", () => {
  expect(recall()).toBeNull();
  const draft = { game: "preferans", count: 4, names: ["Anna", "Boris", "Vera", "Lev"], dealer: 2, chosen: "game-farm", typed: "", target: 20 };
  remember(draft);
  expect(recall()).toEqual(draft);
  forget();
  expect(recall()).toBeNull();
  sessionStorage.setItem("prikup.draft", "{}");
  expect(recall()).toBeNull();
});

test("rules of a sheet are a preset with its pool, or a text", () => {
  expect(offered("wikipedia-sochi; target=20", "preferans")).toEqual({ chosen: "wikipedia-sochi", target: 20 });
  expect(offered("game-farm", "preferans")).toEqual({ chosen: "game-farm", target: null });
  const changed = "wikipedia-sochi; concede=2; target=10";
  expect(offered(changed, "preferans")).toEqual({ chosen: changed, target: null });
});
