/** What a rule or the table answers, in the language of this person. Codes are stable; the text is English. */

import { lang, type Lang } from "./lang.svelte";

type Data = Record<string, unknown>;
export type Sentence = string | ((data: Data) => string);

/** What the game at this table says otherwise. */
let special: Partial<Record<Lang, Record<string, Sentence>>> = {};

/** From now on a game's own sentences come first. */
export function explain(sentences: typeof special): void {
  special = sentences;
}

const SUITS: Record<string, string> = { S: "пики", C: "трефы", D: "бубны", H: "червы" };
const EN_SUITS: Record<string, string> = { S: "spades", C: "clubs", D: "diamonds", H: "hearts" };
const suit = (data: Data): string => SUITS[String(data.suit)] ?? "";
const enSuit = (data: Data): string => EN_SUITS[String(data.suit)] ?? "";

/** A bid with its sign, `6♠`, or in words where it has none. */
function spelled(value: unknown, words: Record<string, string>, nt: string): string {
  const word = words[String(value)];
  if (word) return word;
  const signs: Record<string, string> = { S: "♠", C: "♣", D: "♦", H: "♥" };
  return String(value ?? "").replace("NT", `\u00a0${nt}`).replace(/[SCDH]$/, (letter) => signs[letter]!);
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const RU_BIDS = { misere: "мизер", "misere-hand": "мизер без прикупа", "9-hand": "девять без прикупа", blind: "вслепую", tagrafo: "если останутся" };
const EN_BIDS = { misere: "misère", "misere-hand": "misère without the talon", "9-hand": "nine without the talon", blind: "blind", tagrafo: "if they remain" };
const bid = (value: unknown): string => spelled(value, RU_BIDS, "БК");
const enBid = (value: unknown): string => spelled(value, EN_BIDS, "NT");

const RU: Record<string, Sentence> = {
  // Calls
  turn: "Сейчас не ваше слово.",
  forced: (data) => `Первая рука обязана заявить ${bid(data.bid)}.`,
  bound: (data) => (data.bid ? `После заявки ${bid(data.bid)} других заявок делать нельзя.` : "Больше заявок делать нельзя."),
  first_bid: (data) => `${bid(data.bid) || "Эта заявка"}: можно заявить только первым словом.`,
  raise: (data) => `Нужно заявить выше, чем ${bid(data.high)}.`,
  floor: (data) => `Самое меньшее сейчас — ${bid(data.floor)}.`,
  cap: (data) => `Заявить ${bid(data.bid)} сейчас нельзя: слишком высоко.`,
  senior: (data) => `Сейчас можно только повторить ${bid(data.high)} или спасовать.`,
  next: (data) => `Сейчас можно заявить только ${bid(data.bid)}.`,
  hold: "Сказать «здесь» сейчас нельзя: повышайте или пасуйте.",
  over_blind: (data) => `Перебить заявку вслепую можно, начиная с ${bid(data.floor)}.`,
  look: "Сначала посмотрите карты или заявите вслепую.",
  reply: (data) => `${capital(bid(data.bid))}: так можно только ответить, когда мизер перебит.`,
  // Defence
  unknown: "Такого ответа здесь нет.",
  half_first: "Полвиста может взять только второй защитник, когда первый спасовал.",
  half_whisted: "Полвиста можно взять, только если первый защитник спасовал.",
  half_twice: "Полвиста можно оставить или перебить вистом.",
  half_level: "На такой игре полвиста не бывает.",
  whist_stands: "Вист остаётся или становится полвистом.",
  half_dealer: "Сдающий на прикупе вистует или пасует.",
  open: "Открыть карты может только единственный вистующий, пока защитники не ходили.",
  // Talon, discard, contract
  discard_count: "Снести нужно ровно две карты.",
  best: "Лучшие пики назначает только тот, кто их заявил.",
  opener: "Вторую сдачу сдаёт тот, кто начал первую торговлю: скажите, кто это был.",
  world: "Такие карты пересдали бы.",
  bid: "Такой заявки здесь нет.",
  silence: "С таким счётом торговаться нельзя: только пас.",
  looked: "Карты уже подняты: втёмную играть поздно.",
  redeal: "Просить пересдачу сейчас не с чего.",
  give_to: "Этому игроку карту не отдают, или он её уже получил.",
  cards: "Очки за карты не сходятся.",
  rests: "Этот игрок сдаёт и не играет.",
  last_trick: "Последнюю взятку этот игрок взять не мог.",
  surrender_barrel: "С бочки расписать нельзя.",
  marriage: "Такого марьяжа на руках нет.",
  marriage_first: "Первым ходом марьяж не объявляют.",
  marriage_lead: "Марьяж объявляют своим ходом.",
  marriage_queen: "Марьяж объявляют дамой.",
  talon_marriage: "Марьяж из прикупа указан неверно.",
  beat: "Карту нужно перебить.",
  aces: "Четырёх тузов здесь не объявляют.",
  aces_again: "Четыре туза уже объявлены.",
  all_pass: "После трёх пасов здесь бывает иначе.",
  concede: "Уходить без розыгрыша здесь не принято.",
  concede_misere: "С мизера не уходят.",
  concede_hand: "Уйти может только тот, кто взял прикуп.",
  throw: "Бросать прикуп здесь не принято.",
  throw_misere: "На мизере прикуп не бросают.",
  contract: "Такого контракта нет.",
  // Results that are typed in, cards that are dealt
  aid: (data) => (data.most === undefined ? "Помощь здесь распределяется сама." : `Отдать этому игроку можно не больше ${data.most}.`),
  declarations: "Так защитники сказать не могли.",
  declarer: "Разыгрывающий указан неверно.",
  misdeal: "Пересдача записана неверно.",
  players: "Игроков должно быть столько, сколько в записи.",
  talon: "Прикуп здесь не ходит.",
  talon_throw: "Бросать прикуп здесь нельзя.",
  tricks: "Взяток должно быть десять на всех.",
  deal: "Так карты сдать нельзя.",
  draw: "Так выбрать сдающего нельзя.",
  // Play
  follow: (data) => `Нужно ходить в масть: ${suit(data)}.`,
  ruff: (data) => `Масти нет, нужно бить козырем: ${suit(data)}.`,
  not_held: "Этой карты у вас нет.",
  phase: "Сейчас это невозможно.",
  // Claims
  claim_time: "Делить остаток можно только в начале взятки.",
  claim_who: "Вы сейчас не распоряжаетесь картами.",
  claim_sum: (data) => `Взятки не сходятся: осталось ${data.left ?? "другое число"}.`,
  withdraw: "Снять предложение может только тот, кто его сделал.",
  claim_again: "Предложить можно один раз за взятку.",
  // The table
  stale: "Этот вопрос уже закрыт. Стол обновлён.",
  stage: "Сейчас этого сделать нельзя.",
  seat: "Такого места за столом нет.",
  taken: "Это место занято.",
  seated: "Вы уже сидите за этим столом.",
  name: "Имя должно быть от 1 до 24 знаков.",
  actor: "Это не ваше действие.",
  asked: "Сначала нужно ответить на открытый вопрос.",
  nothing: "Сейчас никто ни о чём не спрашивает.",
  undo_off: "За этим столом ходы не возвращают.",
  undo_none: "В этой сдаче вы ещё ничего не решали.",
  undo_card: "После вашего хода открылась чужая карта: вернуть его уже нельзя.",
  undo_talon: "После вашего хода открылся прикуп: вернуть его уже нельзя.",
  end: "Закончить партию сейчас нельзя.",
  away: "Этот игрок ещё не отсутствует достаточно долго.",
  order: "Сейчас не время для этого.",
  changed: "Правила только что изменили: сначала прочитайте их.",
  conflict: "Эти настройки не сочетаются.",
  game: "Такой игры здесь нет.",
  lang: "Такого языка здесь нет.",
  text: "Сказать можно от 1 до 300 знаков.",
  watcher: "Вы смотрите. Чтобы играть, сядьте за стол.",
  watchers: "За этим столом смотреть нельзя.",
  table: "Такого стола нет. Проверьте ссылку.",
  table_rules: "Такого правила стола нет.",
  bot: "Такого бота нет.",
  seats: "Так рассадить игроков нельзя.",
  limit: "У вас слишком много незаконченных партий: сначала закончите одну.",
  full: "За этим столом слишком много людей. Попробуйте позже.",
  busy: "Стол слишком занят. Попробуйте ещё раз.",
  over: "Партия окончена.",
  origin: "Эта страница не с этого сервера.",
  sheet: "Так запись нарисовать нельзя.",
  // The line and the server
  json: "Сообщение не удалось прочитать.",
  message: "Сообщение не понято.",
  frame: "Сообщение не понято.",
  too_long: "Сообщение слишком длинное.",
  rate: "Слишком часто. Подождите немного.",
  token: "Этот браузер за столом не узнали. Загрузите страницу ещё раз.",
  not_found: "Здесь ничего нет.",
  method: "Так сюда обращаться нельзя.",
  http: "Такого запроса сервер не понимает.",
  log: "Запись стола не читается.",
  refused: "Так сделать нельзя.",
  key: "Эту запись меняет только тот, кто её ведёт.",
  revision: "Эту запись только что изменили в другом месте.",
  score: "Это не запись внесённых сдач.",
  withdrawn: "Эту запись больше не показывают.",
  rules: "Таких правил нет, или они не подходят к игрокам.",
  server: "Ошибка на сервере. Ничего не пропало.",
};

/** Where the server's own sentence counts seats or writes cards and bids as records do. */
const EN: Record<string, Sentence> = {
  over_blind: (data) => `Over a blind bid the lowest is ${enBid(data.floor)}.`,
  look: "Look at your cards first, or bid blind.",
  reply: (data) => `${capital(enBid(data.bid))} is only an answer to who has overbid a misère.`,
  aid: (data) => (data.most === undefined ? "The aid goes by itself here." : `This player can be given at most ${data.most}.`),
  forced: (data) => `The first hand must bid ${enBid(data.bid)}.`,
  bound: (data) => (data.bid ? `Who bid ${enBid(data.bid)} may make no other bid.` : "You may make no other bid."),
  first_bid: (data) => `${data.bid ? enBid(data.bid) : "This bid"} can only be your first bid.`,
  raise: (data) => `${data.bid ? enBid(data.bid) : "This"} is not higher than ${enBid(data.high)}.`,
  floor: (data) => `The lowest bid now is ${enBid(data.floor)}.`,
  cap: (data) => `${data.bid ? enBid(data.bid) : "This"} is too high to be bid now.`,
  senior: (data) => `You can only repeat ${enBid(data.high)} now, or pass.`,
  next: (data) => `Only ${enBid(data.bid)} may be bid now.`,
  hold: "You cannot say “here” now: bid higher or pass.",
  half_first: "Only the second defender may take half-whist, when the first has passed.",
  follow: (data) => `You must follow suit: ${enSuit(data)}.`,
  ruff: (data) => `You have none of the suit led and must trump: ${enSuit(data)}.`,
  not_held: "You do not hold this card.",
  undo_card: "A hidden card was seen since your last action: it stands.",
  undo_talon: "The talon was seen since your last action: it stands.",
  undo_none: "You have decided nothing in this deal yet.",
  actor: "That is not yours to do.",
  changed: "The rules were changed just now: read them first.",
  stage: "That cannot be done now.",
};

/** A refusal as a sentence: by its code, else (or if the code is new) the server's English text. */
export function errorText(error: { code: string; text: string; data?: Data }): string {
  const found = special[lang()]?.[error.code] ?? (lang() === "ru" ? RU : EN)[error.code];
  if (found === undefined) return error.text;
  return typeof found === "string" ? found : found(error.data ?? {});
}
