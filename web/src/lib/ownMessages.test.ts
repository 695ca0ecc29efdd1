import { beforeEach, expect, test } from "vitest";
import { table } from "../../tests/mock";
import { nextOwnMessage } from "./ownMessages";
import type { TableView } from "./wire";

beforeEach(() => localStorage.clear());

function before(over: Partial<TableView> = {}): TableView {
  const t = table("en", { stage: "seating", binding: "", ...over });
  return { ...t, seats: t.seats.map((seat) => ({ ...seat, ready: seat.seat !== 0 })) };
}
/** Return the table after this browser sent its commitment. */
function bound(over: Partial<TableView> = {}): TableView {
  const event = nextOwnMessage(before(), false).say?.event;
  return before({ binding: event?.type === "bind" ? event.commitment : "", ...over });
}

test("the commitment comes before the agreement, which is automatic with bots only", () => {
  const first = nextOwnMessage(before(), false);
  expect(first).toMatchObject({ opening: true, say: { event: { type: "bind" } } });
  expect(nextOwnMessage(bound(), false).say).toEqual({ once: "agree", event: { type: "agree", rules: before().rules } });
});

test("with another person at the table only its creator agrees automatically", () => {
  const t = bound();
  t.seats[1] = { ...t.seats[1]!, kind: "person", bot: null };
  expect(nextOwnMessage(t, false)).toEqual({ say: null, opening: false });
  expect(nextOwnMessage(t, true).say?.event).toEqual({ type: "agree", rules: t.rules });
  t.seats[0] = { ...t.seats[0]!, withdrawn: true };
  expect(nextOwnMessage(t, true)).toEqual({ say: null, opening: false });
});

test("nobody commits on a server with repeatable cards, and watchers send nothing", () => {
  expect(nextOwnMessage(before({ repeatable: true }), false).say?.event.type).toBe("agree");
  expect(nextOwnMessage(before({ me: null, binding: null }), false)).toEqual({ say: null, opening: false });
});
