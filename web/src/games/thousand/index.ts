/** What Thousand alone needs at the table. */
import type { Sentence } from "../../lib/i18n";
import type { Deal, Num, TableView, View } from "../../lib/protocol";
import { nameOf } from "../../table/lines";
import { resting } from "../../table/model";
import type { Words } from "../../table/strings";
import type { Special } from "../special";
import Announce from "./Announce.svelte";
import { words } from "./words";

interface Standing {
  scores: Num[];
  bolts: number[];
  barrel: (number | null)[];
}
const standing = (view: View): Standing => view.standing as Standing;
const naming = (view: View): boolean => view.choices.some(({ text }) => /^name [SCDH]$/.test(text));

/** The barrel is a ring with a stroke for each deal spent there, a bolt is a slash. */
function marks(view: View, seat: number, w: Words): { sign: string; meaning: string }[] {
  const { bolts, barrel } = standing(view);
  const [spent, count] = [barrel[seat] ?? null, bolts[seat] ?? 0];
  return [
    ...(spent === null ? [] : [{ sign: `○${"′".repeat(spent)}`, meaning: w.marks.barrel?.(spent) ?? "" }]),
    ...(count ? [{ sign: "/".repeat(count), meaning: w.marks.bolts?.(count) ?? "" }] : []),
  ];
}

/** A target is made where that was written for it. */
function outcome({ result, entries }: Deal, table: TableView, w: Words): string | null {
  const { kind, declarer, bid } = result;
  if (declarer == null || kind !== "played") return null;
  const made = entries.some((entry) => entry.seat === declarer && entry.cause === "made");
  return (made ? w.summary.won : w.summary.lost)(nameOf(table, declarer, w), declarer === table.me, String(bid));
}

function lesson(view: View, me: number): string | null {
  if (resting(view, me)) return null;
  if (view.asks === "bid") return view.choices.some(({ text, legal }) => text === "look" && legal) ? "look" : "auction";
  if (view.acting && (view.asks === "discard" || view.asks === "give")) return view.asks;
  if (view.acting && view.asks === "name") return naming(view) ? "trump" : "name";
  if (!view.trick) return null;
  return view.seats[me]?.role !== "declarer" ? "against" : view.options.trump_mode === "named" ? "named" : "declarer";
}

const number = (value: unknown): string => (typeof value === "number" || typeof value === "string" ? String(value) : "");
const errors: Record<"en" | "ru", Record<string, Sentence>> = {
  en: {
    cap: ({ bid, most }) => (most === undefined ? `${number(bid) || "This"} is more than 120 and the marriages in your hand.` : `At most ${number(most)}: 120 and the marriages in your hand.`),
    look: "Look at your cards first, or bid 120 at most.",
    looked: "You have seen your cards.",
    silence: ({ score }) => `With ${number(score)} points you can only pass.`,
    redeal: "Your cards give no right to new ones.",
    marriage: "You do not hold the king and the queen of this suit.",
    beat: "You can beat the trick, so you must.",
  },
  ru: {
    cap: ({ bid, most }) => (most === undefined ? `${number(bid) || "Это"}: больше, чем 120 и марьяжи на руках.` : `Не больше ${number(most)}: 120 и марьяжи на руках.`),
    look: "Сначала посмотрите карты или заявите не больше 120.",
    looked: "Вы уже видели свои карты.",
    silence: ({ score }) => `Со счётом ${number(score)} можно только пасовать.`,
    redeal: "Ваши карты не дают права на пересдачу.",
    give_to: "Этому игроку карту уже отдали.",
    marriage: "У вас нет короля и дамы этой масти.",
    marriage_lead: "Марьяж объявляют своим заходом.",
    marriage_first: "Марьяж объявляют, когда уже взяли взятку.",
    marriage_queen: "Марьяж объявляют с дамы.",
    aces: "Объявляют четырёх тузов на руке, если так играют.",
    surrender_barrel: "На бочке расписать нельзя.",
    beat: "Вы можете перебить и обязаны.",
    bid: "Такой заявки нет.",
    rests: "Сдающий отдыхает.",
  },
};

const thousand: Special = {
  words,
  errors,
  ranks: "789JQKTA",
  extras: Announce,
  claims: false,
  line(view, question) {
    if (question === "bid" && view.choices.some(({ text, legal }) => text === "look" && legal)) return "look";
    return question === "name" && naming(view) ? "trump" : question;
  },
  announced: true,
  answers: ["pass", "redeal", "talon-1", "talon-2"],
  twice: ["surrender"],
  keys(view, question): Record<string, string> {
    if (question === "name")
      return naming(view)
        ? { KeyS: "name S", KeyC: "name C", KeyD: "name D", KeyH: "name H" }
        : { KeyZ: "surrender" };
    return question === "talon" ? { Digit1: "talon-1", Digit2: "talon-2" } : { KeyR: "redeal" };
  },
  columns: (view) => [{ account: "score", of: standing(view).scores }],
  marks,
  playing(view, table, w) {
    const declarer = view.contract?.declarer;
    if (declarer == null || !view.contract) return null;
    const { text, factor } = view.contract;
    const points = view.seats[declarer]?.points ?? null;
    const plays = w.plays(nameOf(table, declarer, w), declarer === table.me, text);
    const sentence = [plays, (factor ?? 1) > 1 ? w.doubled(factor!) : ""].filter(Boolean).join(" · ");
    return { sentence, below: points === null ? "" : w.points_of(points, text) };
  },
  outcome,
  lesson,
};
export default thousand;
