import { expect, test } from "vitest";
import { table } from "../../tests/mock";
import { duty } from "./duties";
import type { TableView } from "./wire";

function before(over: Partial<TableView> = {}): TableView {
  const t = table("en", { stage: "seating", commitment: "c1", ...over });
  return { ...t, seats: t.seats.map((seat) => ({ ...seat, ready: seat.seat !== 0 })) };
}

test("words of mine go into the shuffle before I agree, and I agree by myself where only bots wait", () => {
  expect(duty(before({ commitment: null }), false)).toEqual({ say: null, opening: true });
  const first = duty(before(), false).say!;
  expect(first.event).toMatchObject({ type: "seed" });
  expect((first.event as { seed: string }).seed).toMatch(/^[0-9a-f]{32}$/);
  expect(duty(before({ seed: "mine" }), false).say).toEqual({ once: "agree", event: { type: "agree", rules: before().rules } });
});

test("with another person at the table only who set it agrees unasked", () => {
  const t = before({ seed: "mine" });
  t.seats[1] = { ...t.seats[1]!, kind: "person", bot: null };
  expect(duty(t, false)).toEqual({ say: null, opening: false });
  expect(duty(t, true).say?.event).toEqual({ type: "agree", rules: t.rules });
  t.seats[0] = { ...t.seats[0]!, withdrawn: true };
  expect(duty(t, true)).toEqual({ say: null, opening: false });
});

test("each later deal gets fresh words, once its commitment is known; a repeatable server gets none", () => {
  const playing = table("en", { commitment: "c2" });
  const [one, other] = [duty(playing, false).say!, duty(playing, false).say!];
  expect(one.once).toBe("c2");
  expect(one.event).not.toEqual(other.event);
  expect(duty({ ...playing, seed: "typed by hand" }, false).say).toBeNull();
  expect(duty({ ...playing, repeatable: true }, false).say).toBeNull();
  expect(duty({ ...playing, me: null }, false).say).toBeNull();
});
