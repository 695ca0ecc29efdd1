import { cleanup, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { setLang } from "../lib/i18n";
import { fingerprint } from "../lib/sha256";
import type { DealProof } from "../lib/wire";
import { BOUND, PROOF } from "./proof.data";
import Proof from "./Proof.svelte";

async function show(proof: DealProof): Promise<void> {
  await setLang("en");
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(address.endsWith("/proof") ? Response.json({ format: "1", table: "table", deals: [proof] }) : Response.json({}, { status: 404 })),
  );
  render(Proof, { id: "table" });
  await waitFor(() => screen.getByTestId("proof-all"));
}
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});
const verdicts = (): (string | undefined)[] => within(screen.getByTestId("proof-all")).getAllByRole("listitem").map((one) => one.dataset.ok);

test("that all is well is said in three lines; a deal is shown on demand, its cards with their signs", async () => {
  await show(PROOF);
  expect(verdicts()).toEqual(["true", "true", "true"]);
  const deal = screen.getByTestId("proof-deal-1");
  expect(deal).toHaveProperty("open", false);
  expect(deal.querySelectorAll("dd [aria-label=spades]").length).toBe(8);
  expect(deal.textContent).not.toMatch(/\b[789TJQKA][SCDH]\b/);
});

test("a deal that does not agree is one of the three lines, and lies open", async () => {
  await show({ ...PROOF, deal: { ...PROOF.deal!, talon: [...PROOF.deal!.talon!].reverse() } });
  expect(verdicts()).toEqual(["true", "false", "true"]);
  expect(screen.getByTestId("proof-deal-1")).toHaveProperty("open", true);
});

const KEPT = "prikup.seeds.table";
const keep = (seen: string, seed: string): void => localStorage.setItem(KEPT, JSON.stringify({ secret: "", left: 1, head: "", at: 1, deals: { 1: { seen, seed } } }));
const saw = fingerprint([1, BOUND.commitment, ...BOUND.bindings].join("\n"));

test("bound seeds are a line of their own, and whose browser kept its own reads what became of them", async () => {
  keep(saw, BOUND.player_seeds[0]!);
  await show(BOUND);
  expect(verdicts()).toEqual(["true", "true", "true", "true", "true"]);
  expect(screen.getByTestId("proof-own").textContent).toContain("Your own seed is in 1 deal");
});

test("other fingerprints than the browser saw before, or a seed left out, are said in words", async () => {
  keep(saw.replace(/^./, "x"), BOUND.player_seeds[0]!);
  await show(BOUND);
  expect(verdicts().at(-1)).toBe("false");
  expect(screen.getByTestId("proof-own").textContent).toContain("are not those that your browser saw");
  cleanup();
  keep(saw, "e".repeat(64));
  await show(BOUND);
  expect(screen.getByTestId("proof-own").textContent).toContain("missing from deals 1");
});

test("a browser that was not there says so", async () => {
  await show(BOUND);
  expect(verdicts()).toHaveLength(4);
  expect(screen.getByTestId("proof-own").textContent).toContain("added no seed of its own");
});
