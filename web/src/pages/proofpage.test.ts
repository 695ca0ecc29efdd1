import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { setLang } from "../lib/i18n";
import type { DealProof } from "../lib/wire";
import { PROOF } from "./proof.data";
import Proof from "./Proof.svelte";

async function show(proof: DealProof): Promise<void> {
  await setLang("en");
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(address.endsWith("/proof") ? Response.json({ format: "1", table: "table", deals: [proof] }) : Response.json({}, { status: 404 })),
  );
  render(Proof, { id: "table" });
  await vi.waitFor(() => screen.getByTestId("proof-all"));
}
afterEach(() => {
  cleanup();
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
