/** What only the panels of Preferans say. */
import { lang, plural } from "../../lib/i18n";

const points = (n: number, forms: [string, string, string]): string => `${n} ${plural(lang(), n, forms)}`;

const en = {
  without: { 2: "without two", 3: "without three" } as Record<number, string>,
  price: (tricks: string, each: string) => `need ${tricks}, +${each} each`,
  missing: (n: string) => `risk: hill +${n}`,
  half: (n: string) => `+${n} ${n === "1" ? "whist" : "whists"}`,
  half_note: "no play",
  each: (n: string) => `+${n} a trick`,
  no_risk: "no risk",
  dummy_note: (who: string) => `you play for ${who}`,
  misere: (who: string, me: boolean) => (me ? "You play misère" : `${who} plays misère`),
  taken_misere: (mine: number, over: boolean) => (mine ? `${mine} taken` : over ? "no trick taken: made" : "no trick yet"),
  aid: "Points to give",
  aid_most: (n: number) => `room for ${n}`,
  aid_less: "One point less",
  aid_more: "One point more",
  aid_writes: (to: string, n: number, whists: string): string => `${to}: pool +${n}. You write ${whists} whists on ${to}.`,
  aid_keep: (n: string) => `Keep: ${n} lost`,
  aid_give: "Give",
  gives: (me: boolean, n: number, to: string): string => `${me ? "give" : "gives"} ${points(n, ["point", "points", "points"])} to ${to}`,
};

const ru: typeof en = {
  without: { 2: "без двух", 3: "без трёх" },
  price: (tricks, each) => `нужно ${tricks}, по +${each}`,
  missing: (n) => `риск: гора +${n}`,
  half: (n) => `+${n} ${plural("ru", Number(n), ["вист", "виста", "вистов"])}`,
  half_note: "без розыгрыша",
  each: (n) => `+${n} за взятку`,
  no_risk: "без риска",
  dummy_note: (who) => `играете и за игрока ${who}`,
  misere: (who, me) => (me ? "Вы играете мизер" : `${who} играет мизер`),
  taken_misere: (mine, over) => (mine ? `взято ${mine}` : over ? "ни одной взятки: сыгран" : "взяток пока нет"),
  aid: "Сколько очков отдать",
  aid_most: (n) => `места на ${n}`,
  aid_less: "На очко меньше",
  aid_more: "На очко больше",
  aid_writes: (to, n, whists) => `${to}: пуля +${n}. Вы пишете ${whists} ${plural("ru", Number(whists), ["вист", "виста", "вистов"])} на игрока ${to}.`,
  aid_keep: (n) => `Никому: ${n} пропадёт`,
  aid_give: "Отдать",
  gives: (me, n, to) => `${me ? "отдаёте" : "отдаёт"} ${points(n, ["очко", "очка", "очков"])}: ${to}`,
};

export const own = (): typeof en => (lang() === "ru" ? ru : en);
