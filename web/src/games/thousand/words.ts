/** The words of Thousand. */
import type { Overlay, Tongue } from "../../lib/i18n";
import type { Words } from "../../table/strings";

const marriage = (said: (suit: string) => string, aces: string) => (text: string): string | null => {
  const suit = /^marriage ([SCDHA])$/.exec(text)?.[1];
  return suit ? (suit === "A" ? aces : said(suit)) : null;
};

export const words: Partial<Record<Tongue, Overlay<Words>>> = {
  en: {
    presets: {
      "thousand-blog": "Thousand", "thousand-501": "501", "thousand-32": "Thousand with 32 cards", "thousand-pagat": "Thousand by Pagat",
      "pagat-501": "501 by Pagat",
    },
    sizes: { target: (n) => `to ${n}` },
    bid: { surrender: "give up", redeal: "new cards", "talon-1": "first talon", "talon-2": "second talon" },
    spell: marriage((suit) => `marriage\u00a0{${suit}}`, "four aces"),
    role: { defender: "" },
    account: { score: "Score", bolts: "Bolts", barrel: "Barrel", falls: "Falls", surrenders: "Given up" },
    marks: {
      barrel: (n) => `on the barrel, ${n} ${n === 1 ? "deal" : "deals"} spent`, bolts: (n) => `${n} ${n === 1 ? "bolt" : "bolts"}`,
    },
    talon_closed: "Talon, face down",
    redeals: {
      bottom_nine: "a nine lay at the bottom", talon_nines: "nines in the talon", talon_points: "too few points in the talon",
      hand_nines: "nines in a hand", hand_points: "too few points in a hand",
    },
    turn: {
      mine: {
        look: "Look at your cards, or bid [blind|blind]?", name: "Name your target, at least the bid", trump: "Name the [trump|trump]",
        talon: "Take one of the two talons", redeal: "Do you want new cards?",
      },
      other: {
        name: (who) => `${who} to name the target`, talon: (who) => `${who} to take a talon`, redeal: (who) => `${who} may ask for new cards`,
      },
    },
    ask: {
      notes: { redeal: "your cards give the right", pass: "play on", "talon-1": "face down", "talon-2": "face down" },
      stake: { points: (n) => `+${n}` },
      sures: { surrender: "Give the deal up?" },
    },
    summary: {
      undeclared: "The deal is over.",
      settle: "To the final score",
      entry: {
        surrenders: (who, me, _on, _onMe, n) => `${me ? "Your" : `${who}’s`} deals given up ${n}`,
        barrel: (who, me, _on, _onMe, n) => `${me ? "Your" : `${who}’s`} deals on the barrel ${n}`,
      },
      cause: {
        made: "target made", failed: "target missed", cards: "card points", marriages: "marriages", surrender: "deal given up",
        surrender_cost: "deal given up", talon: "points of the talon", talon_bonus: "no marriage in the talon",
        talon_marriages: "marriages of the talon", talon_aces: "aces of the talon", bolts: "bolts", bolt: "a bolt",
        bolts_cleared: "bolts cleared", surrenders: "third time given up", redeals: "three redeals", bottom_nines: "three nines at the bottom",
        dump_truck: "the dump truck", barrel_up: "up on the barrel", barrel_deal: "a deal on the barrel", barrel_stop: "stops at the barrel",
        barrel_won: "off the barrel: won", barrel_lost: "off the barrel", barrel_fall: "falls off the barrel",
        barrel_pushed: "pushed off the barrel", barrel_reset: "third fall",
      },
    },
    coach: {
      auction: "Bid the points you can make: at most 120 and the marriages in your hand.",
      look: "A bid before you look counts double, won or lost.",
      discard: "Lay away the two cards that help you least.",
      give: "Give each opponent a card that helps you least. Only he sees it.",
      name: "Name what you will make: at least your bid. Giving up pays the others.",
      trump: "Name the [trump|trump] suit for this deal.",
      declarer: "After a [trick|trick], lead one of a king and queen: the marriage scores and makes [trump|trumps].",
      named: "After a [trick|trick], lead one of a king and queen of a suit: their marriage scores.",
      against: "Win points: aces 11, tens 10, kings 4, queens 3, jacks 2. Follow suit, else [ruff|trump].",
    },
    keys: {
      game: [["+  −  B", "a bid: more, less, say it"], ["L  R  O", "the chosen card: to the left, the right, opposite"], ["Shift + 1", "announce with the next card"], ["S  C  D  H", "name the trump"], ["R", "ask for new cards"], ["1  2", "take the first or the second talon"], ["Z", "give up: twice"]],
    },
  },
  ru: {
    presets: {
      "thousand-blog": "Тысяча", "thousand-501": "501", "thousand-32": "Тысяча, 32 карты", "thousand-pagat": "Тысяча по Pagat",
      "pagat-501": "501 по Pagat",
    },
    sizes: { target: (n) => `до ${n}` },
    bid: { surrender: "расписать", redeal: "пересдача", "talon-1": "первый прикуп", "talon-2": "второй прикуп" },
    spell: marriage((suit) => `марьяж\u00a0{${suit}}`, "четыре туза"),
    role: { defender: "" },
    account: { score: "Счёт", bolts: "Болты", barrel: "Бочка", falls: "Падения", surrenders: "Росписи" },
    marks: { barrel: (n) => `на бочке, сдач: ${n}`, bolts: (n) => `болтов: ${n}` },
    talon_closed: "Прикуп рубашкой вверх",
    redeals: {
      bottom_nine: "внизу колоды девятка", talon_nines: "девятки в прикупе", talon_points: "мало очков в прикупе",
      hand_nines: "девятки на руке", hand_points: "мало очков на руке",
    },
    turn: {
      mine: {
        look: "Смотрите карты или [blind|втёмную]?", name: "Назначьте заказ не ниже заявки", trump: "Назовите [trump|козырь]",
        talon: "Возьмите один из двух прикупов", redeal: "Нужна пересдача?",
      },
      other: {
        name: (who) => `${who} назначает заказ`, talon: (who) => `${who} берёт прикуп`, redeal: (who) => `${who}: пересдача?`,
      },
    },
    ask: {
      notes: { redeal: "ваши карты дают право", pass: "играем", "talon-1": "рубашкой вверх", "talon-2": "рубашкой вверх" },
      stake: { points: (n) => `+${n}` },
      sures: { surrender: "Расписать сдачу?" },
    },
    summary: {
      undeclared: "Сдача окончена.",
      settle: "К итогу партии",
      cause: {
        made: "заказ сделан", failed: "заказ не сделан", cards: "очки карт", marriages: "марьяжи", surrender: "роспись",
        surrender_cost: "роспись", talon: "очки прикупа", talon_bonus: "в прикупе нет марьяжа", talon_marriages: "марьяжи прикупа",
        talon_aces: "тузы прикупа", bolts: "болты", bolt: "болт", bolts_cleared: "болты сняты", surrenders: "третья роспись",
        redeals: "три пересдачи", bottom_nines: "трижды девятка внизу", dump_truck: "самосвал", barrel_up: "сел на бочку",
        barrel_deal: "сдача на бочке", barrel_stop: "остановка на бочке", barrel_won: "с бочки: победа", barrel_lost: "с бочки долой",
        barrel_fall: "падение с бочки", barrel_pushed: "сбит с бочки", barrel_reset: "третье падение",
      },
    },
    coach: {
      auction: "Заявите, сколько очков возьмёте: не больше 120 и марьяжей на руках.",
      look: "Заявка втёмную считается вдвое: и сделанная, и нет.",
      discard: "Снесите две самые ненужные карты.",
      give: "Отдайте каждому сопернику ненужную карту. Её увидит только он.",
      name: "Назначьте заказ не ниже заявки. Роспись даёт очки остальным.",
      trump: "Назовите [trump|козырь] на эту сдачу.",
      declarer: "После [trick|взятки] зайдите с короля или дамы пары: это марьяж и новый [trump|козырь].",
      named: "После [trick|взятки] зайдите с короля или дамы пары: марьяж даёт очки.",
      against: "Берите очки: туз 11, десятка 10, король 4, дама 3, валет 2. В масть, иначе [ruff|козырем].",
    },
    keys: {
      game: [["+  −  B", "заявка: больше, меньше, сказать"], ["L  R  O", "выбранную карту: налево, направо, напротив"], ["Shift + 1", "объявить следующей картой"], ["S  C  D  H", "назвать козырь"], ["R", "просить пересдачу"], ["1  2", "взять первый или второй прикуп"], ["Z", "расписать: дважды"]],
    },
  },
};
