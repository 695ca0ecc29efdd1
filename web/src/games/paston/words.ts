/** The words of Paston: its suits have names of their own, which are its bids. */
import type { Overlay, Tongue } from "../../lib/i18n";
import type { Words } from "../../table/strings";

const bids = {
  paston: "Paston\u00a0{S}", glitch: "Glitch\u00a0{C}", dineri: "Dineri\u00a0{D}", gupa: "Gupa\u00a0{H}",
  paston_grkha: "Paston\u00a0grkha\u00a0{S}",
};

export const words: Partial<Record<Tongue, Overlay<Words>>> = {
  en: {
    presets: { "paston-nakayoshi": "Nakayoshi", "paston-pagat": "Pagat" },
    sizes: { target: (n) => `to ${n}` },
    bid: { ...bids, whist: "whist", surrender: "surrender" },
    contracts: {
      paston: "paston (spades)", glitch: "glitch (clubs)", dineri: "dineri (diamonds)", gupa: "gupa (hearts)",
      paston_grkha: "best spades (paston grkha)",
    },
    role: { whister: "Whist", passer: "Pass" },
    redeals: { bottom: "the seven of spades lay at the bottom", run: "six low spades in a hand", nobody: "nobody holds the jack or the seven of spades" },
    turn: { mine: { defend: "Your call: do you [whist|whist]?" }, other: { defend: (who) => `${who} to whist or pass` } },
    ask: {
      notes: { pass: "stay out" },
      stake: {
        made: (n) => `made +${n}`, failed: (n) => `failed ${n}`, cost: (n) => `costs ${n}`, over: (n) => `+${n} each above`, short: (n) => `short to ${n}`,
        together: (n) => `owe ${n}`, alone: (n) => `alone ${n}`,
      },
      sures: { surrender: "Give the game up?" },
    },
    summary: {
      cause: {
        made: "made, {tricks}", failed: "failed, {tricks}", unopposed: "nobody whisted", whist: "whist, {tricks}", surrender: "surrender",
        surrendered: "surrender of the declarer", reset: "back to nought",
      },
    },
    coach: {
      auction: "Each [bid|bid] is the next step. The highest plays alone and gets the [talon|talon].",
      discard: "The two cards of the [talon|talon] are yours. Lay away the two that help you least.",
      name: "Name a suit not below your bid: six [trick|tricks] make it.",
      defend: "[whist|Whist] if you can take your share: two [trick|tricks] each, or four alone.",
      declarer: "Take six [trick|tricks]. Follow the suit led; without it you must play a [trump|trump].",
      against: "Take your share. Follow the suit led; without it you must play a [trump|trump].",
      dropped: "You passed: your cards lie face down until the deal is over.",
    },
    keys: { game: [["S  C  D  H", "a bid or a game by its suit"], ["B", "best spades"], ["W", "whist"], ["Z", "surrender: twice"]] },
  },
  ru: {
    presets: { "paston-nakayoshi": "Накаёси", "paston-pagat": "Pagat" },
    sizes: { target: (n) => `до ${n}` },
    plays: (who, own, what) => `${own ? "Вы играете" : `${who} играет`}: ${what}`,
    bid: {
      paston: "Пастон\u00a0{S}", glitch: "Глич\u00a0{C}", dineri: "Динери\u00a0{D}", gupa: "Гупа\u00a0{H}", paston_grkha: "Пастон-грха\u00a0{S}",
      whist: "вист", surrender: "сдаюсь",
    },
    contracts: {
      paston: "пастон (пики)", glitch: "глич (трефы)", dineri: "динери (бубны)", gupa: "гупа (червы)",
      paston_grkha: "лучшие пики (пастон-грха)",
    },
    role: { whister: "вист", passer: "пас" },
    redeals: { bottom: "внизу колоды семёрка пик", run: "шесть младших пик на одной руке", nobody: "валет и семёрка пик в прикупе" },
    turn: { mine: { defend: "Ваше слово: [whist|вистуете]?" }, other: { defend: (who) => `${who}: вист или пас` } },
    ask: {
      notes: { pass: "без виста" },
      stake: {
        made: (n) => `сыграно +${n}`, failed: (n) => `нет ${n}`, cost: (n) => `стоит ${n}`, over: (n) => `+${n} за лишнюю`, short: (n) => `недобор до ${n}`,
        together: (n) => `взять ${n}`, alone: (n) => `одному ${n}`,
      },
      sures: { surrender: "Отказаться от игры?" },
    },
    summary: {
      cause: {
        made: "сыграно, {tricks}", failed: "не сыграно, {tricks}", unopposed: "без виста", whist: "вист, {tricks}", surrender: "сдался",
        surrendered: "играющий сдался", reset: "снова ноль",
      },
    },
    coach: {
      auction: "Каждая [bid|заявка] на шаг выше. Старшая играет одна и берёт [talon|прикуп].",
      discard: "Две карты [talon|прикупа] ваши. Снесите две самые ненужные.",
      name: "Назначьте масть не ниже заявки: нужно шесть [trick|взяток].",
      defend: "[whist|Вистуйте], если возьмёте своё: по две [trick|взятки] вдвоём или четыре одному.",
      declarer: "Возьмите шесть [trick|взяток]. Ходите в масть, без масти бейте [trump|козырем].",
      against: "Возьмите свои взятки. Ходите в масть, без масти бейте [trump|козырем].",
      dropped: "Вы спасовали: ваши карты лежат закрытыми до конца сдачи.",
    },
    keys: { game: [["S  C  D  H", "заявка или игра по масти"], ["B", "лучшие пики"], ["W", "вист"], ["Z", "сдаться: дважды"]] },
  },
  hy: { bid: bids },
};
