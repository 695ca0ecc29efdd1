import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { setLang } from "../lib/i18n";
import { router } from "../lib/route.svelte";
import { waitForUsualGame } from "../rules/api";
import { continueTexts, readTempo } from "./home";
import Home from "./Home.svelte";

interface Sent {
  address: string;
  body: Record<string, unknown> | null;
}

const TITLES: Record<string, string> = { "wikipedia-sochi": "Sochi", "wikipedia-leningrad": "Leningrad" };
const preset = (name: string, players: number[], options = {}) => ({
  name, title: TITLES[name] ?? name, about: `about ${name}`, players, options,
});
const GAMES = {
  bots: ["beginner", "rules", "search"],
  usual_bot: "rules",
  games: [
    {
      id: "preferans",
      title: "Preferans",
      usual: ["wikipedia-sochi", "wikipedia-leningrad", "wikipedia-rostov"],
      home: { ru: "wikipedia-sochi" },
      length: { option: "target", values: [10, 20, 30] },
      presets: [
        preset("game-farm", [4]), preset("kodeks-sochi", [3]), preset("wikipedia-rostov", [3]), preset("wikipedia-leningrad", [3]),
        preset("wikipedia-sochi", [3, 4]), preset("fspr-leningrad", [3, 4], { target: "none" }),
      ],
    },
    {
      id: "prefa",
      title: "Greek Prefa",
      usual: [],
      home: { el: "prefa-prefadoros" },
      length: { option: "start_pot", values: [10, 20, 50] },
      presets: [preset("prefa-nakayoshi", [3, 4]), preset("prefa-prefadoros", [3, 4])],
    },
  ],
};

/** Serve these unfinished tables; return the list of requests. */
function serve(tables: unknown[] = [], made: Response = Response.json({ id: "ab", url: "/t/ab" }, { status: 201 })): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    sent.push({ address, body: init?.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : null });
    const text = new URL(address, location.href).searchParams.get("text") ?? "";
    const values = Object.fromEntries(text.split("; ").filter((part) => part.includes("=")).map((part) => part.split("=")));
    const said = { text, rules: text, base: text.split(";")[0], values, differences: [{}], players: [3, 4] };
    const answers: [string, unknown][] = [["/api/me", { tables }], ["/api/games", GAMES], ["/api/rules", said]];
    const found = answers.find(([start]) => address.startsWith(start));
    return Promise.resolve(found ? Response.json(found[1]) : made);
  });
  return sent;
}

const offered = (container: Element): string[] =>
  [...container.querySelectorAll<HTMLInputElement>("input[name=preset]")].map((one) => one.value);

beforeEach(async () => {
  serve();
  await waitForUsualGame();
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  await setLang("en");
  router.go("/");
});

test("a newcomer starts a table with bots in two taps", async () => {
  const sent = serve();
  render(Home);
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  await userEvent.click(screen.getByTestId("btn-play-bots"));
  await userEvent.click(screen.getByTestId("btn-deal"));
  expect(sent.at(-1)).toEqual({
    address: "/api/tables",
    body: {
      game: "preferans",
      rules: "wikipedia-sochi; target=10",
      seats: ["me", "rules", "rules"],
      name: "Player",
      lang: "en",
      table: { tempo: "human" },
    },
  });
  expect(location.pathname).toBe("/t/ab");
});

test("each bot has a level offered by the server, and the choice is remembered", async () => {
  const sent = serve();
  render(Home);
  await userEvent.click(screen.getByTestId("btn-play-bots"));
  const level = await screen.findByTestId<HTMLSelectElement>("level-2");
  expect([...level.options].map(({ text }) => text)).toEqual(["Beginner", "Regular", "Thinker"]);
  await userEvent.selectOptions(level, "search");
  expect(level.closest("label")!.textContent).toContain("twenty possible layouts");
  await userEvent.click(screen.getByTestId("btn-deal"));
  expect(sent.at(-1)?.body?.seats).toEqual(["me", "rules", "search"]);
  cleanup();
  router.go("/");
  render(Home);
  await userEvent.click(screen.getByTestId("btn-play-bots"));
  expect((await screen.findByTestId<HTMLSelectElement>("level-2")).value).toBe("search");
  expect(screen.getByTestId<HTMLSelectElement>("level-1").value).toBe("rules");
});

test("a level that is no longer offered is forgotten", async () => {
  localStorage.setItem("prikup.levels", '["gone", "beginner"]');
  const sent = serve();
  render(Home);
  await userEvent.click(screen.getByTestId("btn-play-bots"));
  await screen.findByTestId("level-1");
  await userEvent.click(screen.getByTestId("btn-deal"));
  expect(sent.at(-1)?.body?.seats).toEqual(["me", "rules", "beginner"]);
});

test("friends may agree on hints for everybody", async () => {
  const sent = serve();
  render(Home);
  await userEvent.click(screen.getByTestId("btn-play-friends"));
  await userEvent.click(screen.getByLabelText("for everybody"));
  await userEvent.click(screen.getByTestId("btn-deal"));
  expect(sent.at(-1)?.body).toMatchObject({ seats: ["me", "open", "open"], table: { tempo: "human", hints: "all" } });
});

test("a table with friends has a name, open seats and other rules", async () => {
  const sent = serve();
  render(Home);
  await userEvent.click(screen.getByTestId("btn-play-friends"));
  await userEvent.type(screen.getByTestId("my-name"), "Anna");
  await userEvent.selectOptions(screen.getByTestId("seat-kind-2"), "rules");
  await userEvent.click(await screen.findByLabelText(/Leningrad/));
  await userEvent.click(screen.getByLabelText("20"));
  await userEvent.click(screen.getByTestId("btn-deal"));
  expect(sent.at(-1)?.body).toMatchObject({
    rules: "wikipedia-leningrad; target=20",
    seats: ["me", "open", "rules"],
    name: "Anna",
  });
});

test("only playable rules are offered, the usual ones first", async () => {
  serve();
  const { container } = render(Home);
  await userEvent.click(screen.getByTestId("btn-play-bots"));
  await screen.findByLabelText(/Leningrad/);
  expect(offered(container)).toEqual([
    "wikipedia-sochi", "wikipedia-leningrad", "wikipedia-rostov", "game-farm", "kodeks-sochi", "fspr-leningrad",
  ]);
  expect(container.querySelector<HTMLInputElement>("input[name=preset]:checked")?.value).toBe("wikipedia-sochi");
});

test.each([
  ["en", ["preferans", "prefa"], "wikipedia-sochi; target=10"],
  ["ru", ["preferans", "prefa"], "wikipedia-sochi; target=10"],
  ["el", ["prefa", "preferans"], "prefa-prefadoros; start_pot=10"],
])("the game that is at home in a language comes first, with the rules that are played there (%s)", async (one, games, rules) => {
  await setLang(one);
  const sent = serve();
  const { container } = render(Home);
  await userEvent.click(screen.getByTestId("btn-play-bots"));
  await screen.findByDisplayValue(games[0]!);
  await waitFor(() => expect(container.querySelector("input[name=preset]:checked")).toHaveProperty("value", rules.split(";")[0]));
  expect([...container.querySelectorAll<HTMLInputElement>("input[name=game]")].map(({ value }) => value)).toEqual(games);
  await userEvent.click(screen.getByTestId("btn-deal"));
  expect(sent.at(-1)?.body).toMatchObject({ game: games[0], rules });
});

test("a game in the address takes precedence over the native one", async () => {
  await setLang("el");
  router.go("/?game=preferans");
  const sent = serve();
  render(Home);
  await userEvent.click(screen.getByTestId("btn-play-bots"));
  await screen.findByLabelText(/Leningrad/);
  await userEvent.click(screen.getByTestId("btn-deal"));
  expect(sent.at(-1)?.body).toMatchObject({ game: "preferans", rules: "wikipedia-sochi; target=10" });
});

test("rules for four players set four seats", async () => {
  const sent = serve();
  render(Home);
  await userEvent.click(screen.getByTestId("btn-play-bots"));
  await userEvent.click(await screen.findByLabelText(/kodeks-sochi/));
  await userEvent.click(screen.getByLabelText("4"));
  expect(screen.getByTestId("btn-deal")).toHaveProperty("disabled", true);
  await userEvent.click(screen.getByLabelText(/Sochi/));
  await userEvent.click(screen.getByTestId("btn-deal"));
  expect(sent.at(-1)?.body).toMatchObject({ seats: ["me", "rules", "rules", "rules"] });
});

test("rules without a pool target are played unchanged", async () => {
  const sent = serve();
  render(Home);
  await userEvent.click(screen.getByTestId("btn-play-bots"));
  await userEvent.click(await screen.findByLabelText(/fspr-leningrad/));
  expect(screen.queryByText("Pool")).toBeNull();
  await userEvent.click(screen.getByTestId("btn-deal"));
  expect(sent.at(-1)?.body).toMatchObject({ rules: "fspr-leningrad" });
});

test("saved rules can be played, and rules of a link are selected at once", async () => {
  localStorage.setItem("prikup.rules", JSON.stringify([{ name: "Our table", text: "wikipedia-leningrad; aid=highest_pool" }]));
  router.go("/?r=wikipedia-sochi;stalingrad=yes");
  const sent = serve();
  const { container } = render(Home);
  await screen.findByText("Our table");
  expect(offered(container).slice(0, 2)).toEqual(["wikipedia-sochi; stalingrad=yes", "wikipedia-leningrad; aid=highest_pool"]);
  await userEvent.click(screen.getByTestId("btn-deal"));
  expect(sent.at(-1)?.body).toMatchObject({ rules: "wikipedia-sochi; stalingrad=yes" });
});

test("rules with a length keep their name, and another length can be chosen", async () => {
  router.go("/?r=wikipedia-sochi;target=2;stalingrad=yes");
  const sent = serve();
  const { container } = render(Home);
  expect((await screen.findByText(/Sochi, 1 change ·/)).textContent).toMatch(/pool 2$/);
  expect([...container.querySelectorAll<HTMLInputElement>("input[name=target]")].map((one) => one.value)).toEqual(["2", "10", "20", "30"]);
  await userEvent.click(screen.getByTestId("btn-deal"));
  expect(sent.at(-1)?.body).toMatchObject({ rules: "wikipedia-sochi; stalingrad=yes; target=2" });
  router.go("/?r=wikipedia-sochi;target=2;stalingrad=yes");
  await userEvent.click(container.querySelector("input[name=target][value='20']")!);
  await userEvent.click(screen.getByTestId("btn-deal"));
  expect(sent.at(-1)?.body).toMatchObject({ rules: "wikipedia-sochi; stalingrad=yes; target=20" });
  expect(JSON.parse(localStorage.getItem("prikup.last")!)).toMatchObject({ title: "" });
});

test("a refusal is shown and the form stays", async () => {
  serve([], Response.json({ error: { code: "rate", name: "rate", clause: "", text: "", data: { most: 10 } } }, { status: 429 }));
  await setLang("ru");
  render(Home);
  await userEvent.click(screen.getByTestId("btn-play-bots"));
  await userEvent.click(screen.getByTestId("btn-deal"));
  expect((await screen.findByRole("alert")).textContent).toBe("Слишком часто. Подождите немного.");
  expect(location.pathname).toBe("/");
});

test("unfinished matches can be continued, and each button says which", async () => {
  const match = { id: "q", url: "/t/q", game: "preferans", rules: "wikipedia-sochi; target=10", names: ["Anna", "Вера", "Lev"], bot_names: [null, 2, null], seat: 0, deal_no: 4, turn: true, began: Date.UTC(2026, 4, 3, 12) / 1000, tournament: "" };
  serve([match]);
  const { unmount } = render(Home);
  const link = await screen.findByTestId("continue");
  expect(link.getAttribute("href")).toBe("/t/q");
  expect(link.textContent.trim()).toMatch(/^Continue your match ?Preferans · Sochi · .*Vera, Lev · deal 4$/);
  unmount();
  serve([match, { ...match, id: "r", url: "/t/r", rules: "wikipedia-rostov" }]);
  render(Home);
  const all = await screen.findAllByTestId("continue");
  expect(all.map((one) => one.firstChild!.textContent!.trim())).toEqual(["Preferans · Sochi", "Preferans · Rostov"]);
  expect(all[0]!.querySelector(".small")!.textContent).toBe("pool 10 · with Vera, Lev · deal 4");
  expect(all.map((one) => one.classList.contains("primary"))).toEqual([true, false]);
});

test("two matches with the same rules and players differ by when they began", async () => {
  const match = { id: "q", url: "/t/q", game: "thousand", rules: "thousand-blog", names: ["Anna", "Вера"], bot_names: [null, 2], seat: 0, deal_no: 1, turn: true, began: Date.UTC(2026, 4, 3, 12) / 1000, tournament: "" };
  await setLang("en");
  const other = { ...match, rules: "thousand-blog; target=500" };
  const texts = continueTexts([match, { ...match, began: match.began + 86_400 }, other]);
  expect(texts.map(({ title }) => title)).toEqual(["Russian Thousand", "Russian Thousand", "Russian Thousand · to 500"]);
  const begun = texts.map(({ about }) => about.split("with Vera · deal 1")[1]!);
  expect(begun.map((text) => text.slice(0, 9))).toEqual([" · begun ", " · begun ", ""]);
  expect(new Set(begun).size).toBe(3);
});

test("the start page shows a deal of the chosen game, and a link to its rules", async () => {
  serve();
  render(Home);
  const shown = await waitFor(() => screen.getByTestId("shown"));
  expect(shown.querySelectorAll(".hand .face").length).toBe(7); // the third trick is complete
  expect(shown.querySelectorAll(".trick .face").length).toBe(3);
  expect(screen.getByTestId("to-rules-text").getAttribute("href")).toBe("/rules/preferans");
  expect(screen.queryByTestId("btn-last")).toBeNull();
});

test("one click repeats the last match against bots", async () => {
  const sent = serve();
  const page = render(Home);
  await userEvent.click(screen.getByTestId("btn-play-bots"));
  await waitFor(() => expect(offered(page.container).length).toBeGreaterThan(1));
  await userEvent.click(page.container.querySelector("input[name=preset][value=wikipedia-leningrad]")!);
  await userEvent.click(screen.getByTestId("btn-deal"));
  const first = sent.findLast(({ address }) => address === "/api/tables")!.body;
  cleanup();
  router.go("/");
  render(Home);
  expect(screen.getByTestId("btn-last").textContent).toContain("Leningrad");
  await userEvent.click(screen.getByTestId("btn-last"));
  const all = sent.filter(({ address }) => address === "/api/tables");
  expect(all).toHaveLength(2);
  expect(all[1]!.body).toEqual(first);
});

test("the tempo of bots is chosen, or asked for by the address", async () => {
  const sent = serve();
  history.replaceState(null, "", "/?speed=fast");
  render(Home);
  await userEvent.click(await screen.findByTestId("btn-play-bots"));
  await waitFor(() => expect(screen.getByTestId("btn-deal").hasAttribute("disabled")).toBe(false));
  const tempos = [...document.querySelectorAll<HTMLInputElement>('input[name="tempo"]')];
  expect(tempos.map(({ value, checked }) => [value, checked])).toEqual([["slow", false], ["human", false], ["fast", true], ["instant", false]]);
  await userEvent.click(tempos[0]!);
  await userEvent.click(screen.getByTestId("btn-deal"));
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ table: { tempo: "slow" } }));
  expect([readTempo(""), readTempo("?speed=fast")]).toEqual(["slow", "fast"]); // that of the last table, unless the address names one
});
