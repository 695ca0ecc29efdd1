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

test("success is three lines, and a deal opens on demand with the signs of its cards", async () => {
  await show(PROOF);
  expect(verdicts()).toEqual(["true", "true", "true"]);
  const deal = screen.getByTestId("proof-deal-1");
  expect(deal).toHaveProperty("open", false);
  expect(deal.querySelectorAll("dd [aria-label=spades]").length).toBe(8);
  expect(deal.textContent).not.toMatch(/\b[789TJQKA][SCDH]\b/);
});

test("a deal that does not agree is named in the lines, and is open", async () => {
  await show({ ...PROOF, deal: { ...PROOF.deal!, talon: [...PROOF.deal!.talon!].reverse() } });
  expect(verdicts()).toEqual(["true", "false", "true"]);
  expect(screen.getByTestId("proof-deal-1")).toHaveProperty("open", true);
});

const KEPT = "prikup.seeds.table";
const keep = (seen: string, seed: string): void => localStorage.setItem(KEPT, JSON.stringify({ secret: "", left: 1, head: "", at: 1, deals: { 1: { seen, seed } } }));
const saw = fingerprint([1, BOUND.commitment, ...BOUND.bindings].join("\n"));

test("commitments have their own line, and the browser reports the fate of its seeds", async () => {
  keep(saw, BOUND.player_seeds[0]!);
  await show(BOUND);
  expect(verdicts()).toEqual(["true", "true", "true", "true", "true"]);
  expect(screen.getByTestId("proof-own").textContent).toContain("Your own seed is in 1 deal");
});

test("changed fingerprints and a seed left out are reported in words", async () => {
  keep(saw.replace(/^./, "x"), BOUND.player_seeds[0]!);
  await show(BOUND);
  expect(verdicts().at(-1)).toBe("false");
  expect(screen.getByTestId("proof-own").textContent).toContain("are not those that your browser saw");
  cleanup();
  keep(saw, "e".repeat(64));
  await show(BOUND);
  expect(screen.getByTestId("proof-own").textContent).toContain("missing from deals 1");
});

test("a browser that did not see the deal reports that", async () => {
  await show(BOUND);
  expect(verdicts()).toHaveLength(4);
  expect(screen.getByTestId("proof-own").textContent).toContain("added no seed of its own");
});
