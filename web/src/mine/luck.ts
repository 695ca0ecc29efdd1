/** Luck in the matches of this browser, computed by the server once for each and stored here. */
import { requireSuccess } from "../lib/answers";
import { storeValue } from "../lib/storage";
import { request } from "../lib/transport";
import type { MatchLuck, MyMatch, MyMatches } from "../lib/wire";
import { luckOfSeat, type LuckAndSkill } from "../review/api";
import { fetchMatches } from "./api";

const KEY = "prikup.luck";

/** Return what is stored already, by match. */
export function storedLuck(): Record<string, LuckAndSkill> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Record<string, LuckAndSkill>;
  } catch {
    return {};
  }
}

/** Return every match in which this person played at least one deal, the first one first. */
export async function fetchAllMatches(): Promise<MyMatch[]> {
  const found: MyMatch[] = [];
  for (let page: MyMatches | null = null; !page || page.next; ) {
    page = await fetchMatches(page ? page.next : null);
    found.push(...page.matches);
  }
  return found.filter(({ seat, deals, sealed_until }) => seat !== null && deals > 0 && sealed_until === null).reverse();
}

/** Return the luck and skill of this person in a match; throws Refused. */
export async function luckInMatch({ id, seat }: MyMatch): Promise<LuckAndSkill> {
  const before = storedLuck()[id];
  if (before) return before;
  const answer = await requireSuccess(await request(`/api/tables/${encodeURIComponent(id)}/luck`));
  const part = luckOfSeat((await answer.json()) as MatchLuck, seat!);
  storeValue(KEY, { ...storedLuck(), [id]: part }); // what is not stored is computed again next time
  return part;
}
