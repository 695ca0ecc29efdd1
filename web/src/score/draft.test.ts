import { afterEach, expect, test } from "vitest";
import { removeDraft, offeredRules, loadDraft, saveDraft } from "./draft";

afterEach(() => sessionStorage.clear());

test("entries of a new sheet are stored until the sheet begins", () => {
  expect(loadDraft()).toBeNull();
  const draft = { game: "preferans", count: 4, names: ["Anna", "Boris", "Vera", "Lev"], dealer: 2, chosen: "game-farm", typed: "", target: 20 };
  saveDraft(draft);
  expect(loadDraft()).toEqual(draft);
  removeDraft();
  expect(loadDraft()).toBeNull();
  sessionStorage.setItem("prikup.draft", "{}");
  expect(loadDraft()).toBeNull();
});

test("the rules of a sheet are a preset with its pool, or a text", () => {
  expect(offeredRules("wikipedia-sochi; target=20", "preferans")).toEqual({ chosen: "wikipedia-sochi", target: 20 });
  expect(offeredRules("game-farm", "preferans")).toEqual({ chosen: "game-farm", target: null });
  const changed = "wikipedia-sochi; concede=2; target=10";
  expect(offeredRules(changed, "preferans")).toEqual({ chosen: changed, target: null });
});
