/** The words of Prefa. */
import { plural, type Overlay, type Tongue } from "../../lib/i18n";
import type { Words } from "../../table/strings";

const ruChips = (n: string): string => `${n} ${plural("ru", Number(n), ["фишку", "фишки", "фишек"])}`;

export const words: Partial<Record<Tongue, Overlay<Words>>> = {
  en: {
    presets: { "prefa-nakayoshi": "Nakayoshi", "prefa-prefadoros": "Prefadoros" },
    sizes: { start_pot: (n) => `pot ${n}` },
    bid: {
      hold: "good", in: "in", out: "out", alone: "alone", along: "together", tagrafo: "if they remain", aces: "four aces",
      concede: "give up", polles: "all-pass",
    },
    role: { in: "Plays", out: "Out", along: "Plays both", taken: "Taken" },
    undeclared: "All-pass",
    undeclared_note: "Take as few tricks as you can",
    talon: "Kitty",
    talon_closed: "Kitty, two cards face down",
    resting: "Idle",
    account: { pot: "Pot", till: "Till", chips: "Chips" },
    logged: { take: ["takes the kitty", "take the kitty"] },
    turn: {
      mine: { defend: "Do you play?", name: "Name the [contract|contract]", along: "Take the other along?", decide: "Alone, or together?" },
      other: { defend: (who) => `${who}: in or out` },
    },
    ask: {
      notes: { out: "stay out" },
      stake: {
        tricks: (n) => `owe ${n}`, each: (n) => `+${n} a trick`, missing: (n) => `one short −${n}`, pot: (n) => `pot +${n}`,
        chips: (n) => `pay ${n}`,
      },
      sures: { concede: "Give the game up?" },
    },
    summary: {
      undeclared: "All passed.",
      cause: {
        made: "contract made", failed: "contract failed", overflow: "from another pot", trick: "tricks", short: "too few tricks",
        partner: "to the partner", aces: "four aces", polles: "all-pass",
      },
      entry: {
        chips: (who, me, on, onMe, n) => `${onMe ? "You pay" : `${on} pays`} ${me ? "you" : who} ${n} ${n === "1" ? "chip" : "chips"}`,
      },
    },
    coach: {
      auction: "The highest [bid|bid] plays alone. A senior says good to keep it, a junior bids one step more.",
      auction_rounds: "Each [bid|bid] is one step more; from the fourth call on it may be held with good.",
      discard: "The two cards of the kitty are yours, and nobody saw them. Lay two away.",
      name: "Name what you will play: at least your bid. A [trick|trick] missing fills your pot and costs chips.",
      defend: "In: you owe your [trick|tricks] and are paid for each. Out: nothing can be lost.",
      declarer: "Take at least the tricks you named. Follow the suit led; without it you must play a [trump|trump].",
      against: "Take the tricks you owe. Follow the suit led; without it you must play a [trump|trump].",
      dropped: "You stayed out: your cards lie face down until the deal is over.",
      all_pass: "Everybody for himself, without [trump|trumps]. [trick|Tricks] above the fewest fill your pot.",
      rest: "With four the dealer is [resting|idle]: the others play.",
    },
    keys: {
      game: [["I  O", "in or out"], ["A  B", "alone, or both: take the other along"], ["H", "good: repeat the highest bid"], ["A", "announce four aces"], ["R", "if they remain"], ["Z", "give up: twice"]],
    },
  },
  ru: {
    presets: { "prefa-nakayoshi": "Накаёси", "prefa-prefadoros": "Prefadoros" },
    sizes: { start_pot: (n) => `касса ${n}` },
    bid: {
      hold: "есть", in: "играю", out: "пас", alone: "один", along: "вместе", tagrafo: "если останутся", aces: "четыре туза",
      concede: "сдаюсь", polles: "распасы",
    },
    role: { in: "защита", out: "не играет", along: "за двоих", taken: "взят" },
    undeclared: "Распасы",
    undeclared_note: "Берите как можно меньше взяток",
    resting: "отдыхает",
    account: { pot: "Касса", till: "Общая касса", chips: "Фишки" },
    turn: {
      mine: { defend: "Играете в защите?", name: "Назначьте [contract|игру]", along: "Взять другого с собой?", decide: "Один или вместе?" },
      other: { defend: (who) => `${who}: играет или пас` },
    },
    ask: {
      notes: { out: "без игры" },
      stake: {
        tricks: (n) => `взять ${n}`, each: (n) => `по +${n}`, missing: (n) => `без одной −${n}`, pot: (n) => `касса +${n}`,
        chips: (n) => `заплатить ${n}`,
      },
      sures: { concede: "Отказаться от игры?" },
    },
    summary: {
      undeclared: "Все спасовали.",
      cause: {
        made: "игра сделана", failed: "игра не сделана", overflow: "из чужой кассы", trick: "взятки", short: "недобор",
        partner: "партнёру", aces: "четыре туза", polles: "распасы",
      },
      entry: {
        pot: (who, me, _on, _onMe, n) => `${me ? "Ваша касса" : `Касса, ${who}:`} ${n}`,
        chips: (who, me, on, onMe, n) => `${onMe ? "Вы платите" : `${on} платит`} ${me ? "вам" : `игроку ${who}`} ${ruChips(n)}`,
      },
    },
    coach: {
      auction: "Старшая [bid|заявка] играет одна. Старший говорит «есть», младший повышает на шаг.",
      auction_rounds: "Каждая [bid|заявка] на шаг выше; с четвёртого слова её можно удержать: «есть».",
      discard: "Две карты [talon|прикупа] ваши, их никто не видел. Снесите две.",
      name: "Назначьте игру не ниже заявки. [undertrick|Недобор] растит кассу и стоит фишек.",
      defend: "Играете: должны свои взятки, за каждую платят. Пас: терять нечего.",
      declarer: "Возьмите не меньше взяток, чем назначили. Ходите в масть, без масти бейте [trump|козырем].",
      against: "Возьмите свои взятки. Ходите в масть, без масти бейте [trump|козырем].",
      dropped: "Вы не играете: ваши карты лежат закрытыми до конца сдачи.",
      all_pass: "Каждый за себя, без [trump|козыря]: лишние [trick|взятки] растят вашу кассу.",
      rest: "Вчетвером сдающий [resting|отдыхает]: играют трое.",
    },
    keys: {
      game: [["I  O", "играю или пас"], ["A  B", "один или вместе"], ["H", "есть: повторить высшую заявку"], ["A", "объявить четыре туза"], ["R", "если останутся"], ["Z", "сдаться: дважды"]],
    },
  },
  el: {
    sizes: { start_pot: (n) => `κάσα ${n}` },
    bid: { hold: "έχω", in: "παίζω", out: "πάσο", alone: "μόνος", along: "μαζί", tagrafo: "άμα μείνουν", aces: "άσοι" },
    contract: (level, strain) => `${level} ${{ S: "μπαστούνια", C: "σπαθιά", D: "καρά", H: "κούπες" }[strain] ?? "άχροα"}`,
    talon: "Τζόγος",
    talon_closed: "Τζόγος",
    resting: "Τεμπέλης",
    account: { pot: "Κάσα", till: "Κάσα", chips: "Καπίκια" },
    role: { defender: "Άμυνα", in: "Παίζω", out: "Πάσο", along: "Μαζί" },
    turn: { mine: { defend: "Σειρά σας: παίζω ή πάσο;", decide: "Σειρά σας: μόνος ή μαζί;" } },
  },
};
