/** Hints: requesting them, and their texts. */
import { requireSuccess } from "../lib/answers";
import { CARD } from "../lib/cards";
import { capital, lang, say } from "../lib/i18n";
import { actorOf, nameOf } from "../lib/names";
import { cardText, labelText, SIGNS } from "../lib/cardTexts";
import type { Suit } from "../lib/cards";
import { request } from "../lib/transport";
import type { Cause, Hint, Reason, Scene, TableView } from "../lib/wire";

/** Return the hint for the question that is open to this person; throws Refused. */
export const fetchHint = async (table: string): Promise<Hint> =>
  (await (await requireSuccess(await request(`/api/tables/${table}/hint`))).json()) as Hint;

/** The causes that count layouts: all of them, or some that stand for all. */
const COUNTED = ["any", "better", "seldom", "if-card", "if-void"];

/** The causes that name a card and who has it, or can have it. */
const SEATED = ["catch", "drive-out", "hole", "partner-has", "runs-into"];

/** The causes that say what a card does, or can do. */
const DONE = ["avoid", "beaten", "force", "gives-lead", "keep-lead", "take"];

/** Choices of the same value, as texts, and that value ("" if it is unknown). */
interface RatedChoices {
  texts: string[];
  worth: string;
}

/** Return a choice as a text: `K♠`, `K♠!`, `10♥ 7♥`, `whist`. */
export function choiceText(text: string, table: TableView, scene: Scene | null = null): string {
  const [what = "", ...rest] = text.split(" ");
  const card = text.replace("!", "");
  if (CARD.test(card)) return cardText(card) + text.slice(card.length);
  if (what === "discard") return rest.map(cardText).join(" ");
  if (what === "give" && rest.length === 2) return `${cardText(rest[0]!)} → ${nameOf(table, Number(rest[1]))}`;
  if (what === "yes" || what === "no") return say(what === "yes" ? "claim-accept" : "claim-play-on");
  return labelText(text, scene?.words.find((one) => one.text === text)?.n, scene?.question ?? "");
}

function valueText(worth: number | null, measure: string): string {
  if (worth === null) return "";
  const share = measure === "made";
  const form = new Intl.NumberFormat(lang(), {
    style: share ? "percent" : "decimal",
    maximumFractionDigits: share || Math.abs(worth) >= 10 ? 0 : 1,
    signDisplay: share || measure === "caught" ? "never" : "exceptZero",
  });
  return form.format(worth).replace("-", "−");
}

/** Return the choices by value, best first. */
export function rateChoices({ choices, measure }: Hint, table: TableView, scene: Scene | null = null): RatedChoices[] {
  const found: RatedChoices[] = [];
  for (const one of choices) {
    const [text, worth, last] = [choiceText(one.text, table, scene), valueText(one.worth, measure), found.at(-1)];
    if (last && worth && last.worth === worth) last.texts.push(text);
    else found.push({ texts: [text], worth });
  }
  return found;
}

/** Return choices in one line: cards side by side, others separated by commas. */
export const joinChoices = (texts: string[]): string => texts.join(texts.every((one) => /^\S+$/.test(one)) ? " " : ", ");

/** Return a reason in words. */
export const reasonText = ({ name, seat, suit, card, count }: Reason, table: TableView): string =>
  say(`hint-${name}`, {
    ...(seat === null ? {} : actorOf(table, seat)),
    ...(suit && { suit: SIGNS[suit as Suit] }),
    ...(card && { card: cardText(card) }),
    n: count ?? 0,
  });

/** Return the attribute of the message of a cause, with its point; "" for the message itself. */
function formOf({ name, exact, unit }: Cause): string {
  if (COUNTED.includes(name)) return exact ? "" : ".sampled";
  if (SEATED.includes(name)) return exact ? ".known" : "";
  if (DONE.includes(name)) return exact ? "" : ".possible";
  return unit && `.${unit}`;
}

/** Return the sentence that says why the first choice is advised. */
export function causeText(cause: Cause, table: TableView, scene: Scene | null = null): string {
  const { name, than, count, worse, of, seat, card, suit, tricks, contract, exact, both } = cause;
  const other = than && choiceText(than, table, scene);
  const text = say(`cause-${name}${formOf(cause)}`, {
    ...(seat === null ? {} : actorOf(table, seat)),
    ...(than && { than: other }),
    ...(suit && { suit: SIGNS[suit as Suit] }),
    ...(card && { card: cardText(card) }),
    ...(contract && { contract: choiceText(contract, table, scene) }),
    n: count, worse, of, tricks, every: count === of ? "yes" : "no", exact: exact ? "yes" : "no", both: both ? "yes" : "no",
  });
  return than && text.startsWith(other) ? capital(text) : text;
}
