/** What this moment of the deal is about, for one who has not played before. */
import type { View } from "../lib/protocol";
import { isAllPass, isMisere, questionOf, trumpOf } from "./model";
import type { Words } from "./strings";

export type Lesson = keyof Words["coach"];

function playing(view: View, me: number): Lesson {
  const role = view.seats[me]?.role;
  if (isAllPass(view)) return "all_pass";
  if (isMisere(view)) return role === "declarer" ? "misere" : "catch";
  if (role === "declarer") return trumpOf(view) ? "declarer" : "declarer_nt";
  if (role === "passer" && !view.turns.some((turn) => turn.by === me)) return "passer";
  return trumpOf(view) ? "defend" : "defend_nt";
}

/** The lesson of this moment; null for one who watches, and between deals. */
export function lesson(view: View | null, me: number | null): Lesson | null {
  if (!view || me === null || view.result) return null;
  const question = questionOf(view);
  if (question === "answer") return "answer";
  if (question === "open") return "open";
  if (question === "discard" || question === "name") return question;
  if (question === "defend") return "whist";
  if (view.asks === "bid") return question ? "auction" : "others";
  return view.trick ? playing(view, me) : null;
}
