/** What this moment of the deal is about, for one who has not played before. */
import type { View } from "../lib/protocol";
import { dummyOnly, isAllPass, isMisere, questionOf, resting, trumpOf } from "./model";
import type { Words } from "./strings";

export type Lesson = keyof Words["coach"];

function playing(view: View, me: number): Lesson {
  const role = view.seats[me]?.role;
  const acting = view.turns.some((turn) => turn.by === me);
  if (resting(view, me) && !acting) return "rest";
  if (isAllPass(view)) return "all_pass";
  if (isMisere(view)) return role === "declarer" ? "misere" : view.seats.some((seat) => seat.shown) ? "catch_shown" : "catch";
  if (role === "declarer") return trumpOf(view) ? "declarer" : "declarer_nt";
  if (role === "passer" && !acting) return "passer";
  return trumpOf(view) ? "defend" : "defend_nt";
}

/** The lesson of this moment; null for one who watches, and between deals. */
export function lesson(view: View | null, me: number | null): Lesson | null {
  if (!view || me === null || view.result) return null;
  const question = questionOf(view);
  if (question === "answer") return "answer";
  if (question === "open") return dummyOnly(view) ? "dummy" : "open";
  if (question === "look") return "blind";
  if (question === "discard" || question === "name" || question === "aid") return question;
  if (question === "defend") return resting(view, me) ? "dealer_whist" : "whist";
  if (resting(view, me) && !view.trick) return "rest";
  if (view.asks === "bid") return question ? "auction" : "others";
  return view.trick ? playing(view, me) : null;
}
