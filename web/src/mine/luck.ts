/** Luck in the matches of this browser, computed by the server once for each and stored here. */
import { requireSuccess } from "../lib/answers";
import type { MatchLuck, MyMatch, MyMatches } from "../lib/wire";
import { partOf, type Parted } from "../review/api";
import { matches } from "./api";

const KEY = "prikup.luck";

/** Return what is stored already, by match. */
export function known(): Record<string, Parted> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Record<string, Parted>;
  } catch {
    return {};
  }
}

function keep(id: string, part: Parted): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...known(), [id]: part }));
  } catch {
    // Then it is computed again next time.
  }
}

/** Return every match in which this person played at least one deal, the first one first. */
export async function everything(): Promise<MyMatch[]> {
  const found: MyMatch[] = [];
  for (let page: MyMatches | null = null; !page || page.next; ) {
    page = await matches(page ? page.next : null);
    found.push(...page.matches);
  }
  return found.filter(({ seat, deals }) => seat !== null && deals > 0).reverse();
}

/** Return the luck and skill of this person in a match; throws Refused. */
export async function partedOf({ id, seat }: MyMatch): Promise<Parted> {
  const before = known()[id];
  if (before) return before;
  const answer = await requireSuccess(await fetch(`/api/tables/${encodeURIComponent(id)}/luck`));
  const part = partOf((await answer.json()) as MatchLuck, seat!);
  keep(id, part);
  return part;
}
