/**
 * The words of the table. In texts `{S}` `{C}` `{D}` `{H}` stand for the sign of a suit, which is drawn.
 * A key that one language lacks is a type error.
 */
import { rankOf, suitOf } from "../lib/cards";
import { lang, plural } from "../lib/i18n";
import { letterOf } from "../lib/letters";

type Forms = [one: string, few: string, many: string];
const en_n = (n: number, [one, , many]: Forms): string => `${n} ${n === 1 ? one : many}`;
const ru_n = (n: number, forms: Forms): string => `${n} ${plural("ru", n, forms)}`;

const enBid: Record<string, string> = {
  pass: "pass", hold: "here", misere: "misère", whist: "whist", half: "half-whist", open: "open", closed: "closed",
  concede: "without three", yes: "agreed", no: "play on", withdraw: "withdrawn", raspasy: "all-pass", blind: "blind",
};
const ruBid: typeof enBid = {
  pass: "пас", hold: "здесь", misere: "мизер", whist: "вист", half: "полвиста", open: "в светлую", closed: "в тёмную",
  concede: "без трёх", yes: "согласие", no: "играем", withdraw: "снято", raspasy: "распасы", blind: "вслепую",
};
const enSuit: Record<string, string> = { S: "spades", C: "clubs", D: "diamonds", H: "hearts", NT: "no trump" };
const ruSuit: typeof enSuit = { S: "пик", C: "треф", D: "бубён", H: "червей", NT: "без козыря" };
const enRank: Record<string, string> = {
  A: "ace", K: "king", Q: "queen", J: "jack", T: "ten", "9": "nine", "8": "eight", "7": "seven",
};
const ruRank: typeof enRank = {
  A: "туз", K: "король", Q: "дама", J: "валет", T: "десятка", "9": "девятка", "8": "восьмёрка", "7": "семёрка",
};
const enLevel = ["six", "seven", "eight", "nine", "ten"];
const ruLevel = ["шесть", "семь", "восемь", "девять", "десять"];

const enCount = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const ruCount = ["одной", "двух", "трёх", "четырёх", "пяти", "шести", "семи", "восьми", "девяти", "десяти"];

const CARD = /^[789TJQKA][SCDH]!?$/;

/** `7H` as level and strain, or null if it is no such bid. */
export function bidParts(text: string): { level: number; strain: string } | null {
  const match = /^(\d+)(S|C|D|H|NT)$/.exec(text);
  return match ? { level: Number(match[1]), strain: match[2]! } : null;
}

const en = {
  lang: "en" as "en" | "ru",
  lost: "There is nothing at this address.",
  home: "To the start page",
  brand: "Prikup",
  presets: { "wikipedia-sochi": "Sochi", "wikipedia-leningrad": "Leningrad", "wikipedia-rostov": "Rostov",
    "kodeks-sochi": "Sochi, 1996 code", "kodeks-leningrad": "Leningrad, 1996 code", "kodeks-rostov": "Rostov, 1996 code",
    "fspr-leningrad": "Leningrad, tournament" } as Record<string, string>,
  you: "You",
  guest: "Guest",
  me_initial: "Y",
  open_seat: "Empty seat",
  watcher: "You are watching",
  deal: (n: number) => `deal ${n}`,
  pool_target: (n: string) => `pool ${n}`,
  tricks: (n: number) => en_n(n, ["trick", "tricks", "tricks"]),
  tricks_word: (n: number): string => (n === 1 ? "trick" : "tricks"),
  cards: (n: number) => en_n(n, ["card", "cards", "cards"]),
  cards_word: (n: number): string => (n === 1 ? "card" : "cards"),
  bid: enBid,
  nt: "NT",
  card: (text: string) => `${enRank[text[0]!] ?? text[0]} of ${enSuit[text[1]!] ?? text[1]}`,
  suits: { S: "spades", C: "clubs", D: "diamonds", H: "hearts", NT: "no trump" } as Record<string, string>,
  contract: (level: number, strain: string) => `${enLevel[level - 6] ?? level} ${enSuit[strain] ?? strain}`,
  plays: (who: string, me: boolean, what: string) => (me ? `You play ${what}` : `${who} plays ${what}`),
  playing_misere: (who: string, me: boolean) => (me ? "You play misère" : `${who} plays misère`),
  all_pass: "All-pass",
  few: "Take as few tricks as you can",
  no_trick: "not one trick",
  taken: (mine: number, left: number, defence: number) =>
    left > 0 ? `${mine} taken · ${left} to go · defence ${defence}` : `${mine} taken · made · defence ${defence}`,
  taken_misere: (mine: number) => (mine === 0 ? "no trick yet" : `${mine} taken`),
  role: {
    declarer: "Declarer", whister: "Whist", whist: "Whist", passer: "Pass", pass: "Pass", half: "Half-whist",
    catcher: "Catching", defender: "Defence", catching: "Catching",
  } as Record<string, string>,
  dealer: "D",
  dealer_long: "dealer",
  bot: "bot",
  bots: { rules: "plays by rules", random: "plays at random" } as Record<string, string>,
  away: (n: number) => (n > 0 ? `away · ${n} s` : "away"),
  played_by: "a bot plays",
  seat: { south: "You", west: "Left", east: "Right", north: "Opposite" } as Record<string, string>,
  talon: "Talon",
  talon_of: (who: string, me: boolean) => (me ? "taken by you" : `taken by ${who}`),
  talon_closed: "Talon, two cards face down",
  new_card: "new",
  winning: "winning",
  takes: (who: string, me: boolean) => (me ? "Your trick" : `${who} takes the trick`),
  last_trick: "Last trick",
  no_last_trick: "No trick was taken yet.",
  claim: "Claim",
  sheet: "Sheet",
  menu: "Menu",
  say: "Say something",
  say_label: "Say to the table",
  undo: "Take back",
  help: "Keys",
  calls: "Calls",
  tricks_title: "Tricks",
  trick_no: (n: number, who: string, me: boolean) => `Trick ${n}, ${me ? "you" : who} led. Only the last trick can be seen again.`,
  score: (n: number) => (n === 0 ? "Score" : `Score after ${en_n(n, ["deal", "deals", "deals"])}`),
  pool: "Pool",
  hill: "Hill",
  whists: "Whists",
  now: "Now",
  log: "What happened",
  // What is done, of another and of the viewer.
  logged: {
    show: ["shows", "show"], discard: ["discards two cards", "discard two cards"],
    trick: ["takes the trick", "take the trick"], name: ["plays", "play"],
    claim: ["offers", "offer"], lay: ["lays the hand open and offers", "lay your hand open and offer"],
    yes: ["accepts", "accept"], no: ["plays on", "play on"], withdraw: ["withdraws the offer", "withdraw the offer"],
    back: ["is back", "are back"], leave: ["has left", "have left"], away: ["is away", "are away"],
    wait: ["waits", "wait"], bot: ["is away: a bot plays", "are away: a bot plays"], start: ["The match begins", ""],
    undo: ["takes back", "take back"], "ask undo": ["asks to take back", "ask to take back"],
    "yes undo": ["agrees to take back", "agree to take back"], "no undo": ["lets it stand", "let it stand"],
    "withdraw undo": ["no longer asks to take back", "no longer ask to take back"],
    end: ["ends the match, as agreed", "end the match, as agreed"], "ask end": ["asks to end the match", "ask to end the match"],
    "yes end": ["agrees to end", "agree to end"], "no end": ["wants to play on", "want to play on"],
    "withdraw end": ["no longer asks to end", "no longer ask to end"],
  } as Record<string, [string, string]>,
  close: "Close",
  reason: "Why not",
  turn: {
    you_bid: "Your call",
    you_bid_from: (bid: string) => `Your call: ${bid} and up, or [pass|pass]`,
    you_discard: (n: number): string => (n === 0 ? "[discard|Discard] two cards" : n === 1 ? "[discard|Discard] two cards: one more" : "Discard these two?"),
    you_name: "Name the [contract|contract]",
    you_defend: "Your call: do you [whist|whist]?",
    you_open: "Play the defence [open_play|open] or [closed_play|closed]?",
    you_lead: "Your [lead|lead]",
    you_follow: (suit: string) => `Your turn: [follow|follow]\u00a0{${suit}}`,
    you_play: "Your turn to play",
    for: (who: string, what: string) => `You play for ${who}: ${what}`,
    lead: "lead",
    follow: (suit: string) => `follow\u00a0{${suit}}`,
    any: "any card",
    you_answer: (who: string) => `${who} offers to end the deal`,
    you_look: "Your call",
    other: {
      bid: (who: string) => `${who} to call`,
      discard: (who: string) => `${who} to discard`,
      name: (who: string) => `${who} to name the contract`,
      defend: (who: string) => `${who} to whist or pass`,
      play: (who: string) => `${who} to play`,
      answer: (who: string) => `${who} to answer`,
    } as Record<string, (who: string) => string>,
    other_for: (by: string, seat: string) => `${by} to play for ${seat}`,
    seating: (n: number) => (n === 0 ? "Everyone is here" : `Waiting for ${en_n(n, ["player", "players", "players"])}`),
    dealing: "The cards are dealt",
    next: "The deal is written",
    finished: "The match is over",
    connecting: "Connecting to the table",
    lost: "Connection lost. Trying again",
    wait: "A moment",
  },
  ask: {
    bid: "Bids",
    contract: "Contracts",
    pass_note: "stay out",
    price: (tricks: string, each: string) => `need ${tricks}, +${each} each`,
    missing: (n: string) => `short: hill +${n}`,
    half: (n: string) => `+${n} ${n === "1" ? "whist" : "whists"}`,
    half_note: "no play",
    open_note: "you play both hands",
    closed_note: "each plays his own",
    discard: "Discard these two",
    discard_need: "Choose two cards",
    concede: "Without three",
    concede_sure: "Give the game up?",
    back: "Back",
    hint_new: "The two new cards are marked",
  },
  claims: {
    title: "Claim the rest",
    take: "I take",
    of: (n: number) => `of the ${en_n(n, ["trick", "tricks", "tricks"])} left`,
    split: "the others take",
    less: "One trick less",
    more: "One trick more",
    lay: "Lay my hand open",
    offer: "Offer",
    none: "A claim can be made at the start of a trick.",
    offered: (who: string, parts: string) => `${who} offers: ${parts}`,
    you_offered: (parts: string) => `You offer: ${parts}. The others are thinking.`,
    part: (who: string, n: number) => `${who} ${n}`,
    accept: "Accept",
    play_on: "Play on",
    withdraw: "Withdraw",
  },
  consent: {
    undo: (who: string) => `${who} asks to take back the last action`,
    you_undo: "You asked to take back the last action",
    end: (who: string) => `${who} asks to end the match now and settle`,
    you_end: "You asked to end the match now",
    allow: "Allow",
    refuse: "Refuse",
    ask_end: "End the match by agreement",
    waiting: "Waiting for the others",
  },
  absent: {
    line: (who: string) => `${who} is away. Wait, or let a bot play?`,
    wait: "Wait",
    bot: "Let a bot play",
  },
  seating: {
    title: "The table is set",
    share: "Send this link to your friends",
    copy: "Copy link",
    copied: "Copied",
    sit: "Sit here",
    name: "Your name",
    add_bot: "Seat a bot",
    agree: "I agree, deal",
    agreed: "Agreed. Waiting for the others",
    ready: "agreed",
    reading: "has not agreed yet",
    rules: "Rules",
  },
  summary: {
    title: (n: number) => `Deal ${n}`,
    next: "Next deal",
    waiting: "Waiting for the others",
    result: (n: number) => `The match result after deal ${n}`,
    nothing: "Nothing was written.",
    show_sheet: "Show on the sheet",
    made: (who: string, me: boolean, what: string, tricks: number) =>
      `${me ? "You" : who} played ${what} and took ${en_n(tricks, ["trick", "tricks", "tricks"])}.`,
    failed: (who: string, me: boolean, what: string, tricks: number, short: number) =>
      `${me ? "You" : who} played ${what} and took ${en_n(tricks, ["trick", "tricks", "tricks"])}: without ${enCount[short - 1] ?? short}.`,
    unplayed: (who: string, me: boolean, what: string) => `${me ? "You" : who} won ${what} without play.`,
    conceded: (who: string, me: boolean, what: string) => `${me ? "You" : who} gave up ${what}.`,
    raspasy: "All-pass.",
    cause: {
      made: "contract made", remiz: "undertricks", undertrick: "whist not made", aid: "American aid",
      overflow: "over the pool", whist: "whists", half_whist: "half-whist", consolation: "consolation",
      raspasy: "all-pass", raspasy_zero: "all-pass without a trick", raspasy_dealer: "all-pass, the dealer",
      misere_made: "misère made", misere_caught: "misère caught", concede: "given up", misdeal: "misdeal",
      talon_throw: "talon thrown back", talon_bonus: "bonus of the talon",
    } as Record<string, string>,
    pool: (who: string, me: boolean, n: string) => `${me ? "Your" : `${who}’s`} pool ${n}`,
    hill: (who: string, me: boolean, n: string) => `${me ? "Your" : `${who}’s`} hill ${n}`,
    whists: (who: string, me: boolean, on: string, onMe: boolean, n: string) =>
      `${me ? "You write" : `${who} writes`} ${n} whists on ${onMe ? "you" : on}`,
  },
  final: {
    title: "The final settlement",
    lead: (who: string, me: boolean) => (me ? "You finish first." : `${who} finishes first.`),
    draw: "Nobody is alone in front.",
    pays: (from: string, fromMe: boolean, to: string, toMe: boolean, n: string) =>
      `${fromMe ? "You pay" : `${from} pays`} ${toMe ? "you" : to} ${n}`,
    sum: "The results add up to zero.",
    settle: "Settling up",
    record: "Record of the match",
    proof: "Check the shuffles",
    again: "To the start page",
  },
  sound: "Sound",
  coach_off: "No more tips",
  // What each phase is about, in at most twenty words.
  coach: {
    auction: "Bid how many [trick|tricks] you can take. The highest [bid|bid] plays alone against two and gets the [talon|talon].",
    others: "The highest [bid|bid] plays alone against two and gets the [talon|talon]. If all pass, nobody wants tricks.",
    discard: "The two cards of the [talon|talon] are yours. Lay away the two that help you least.",
    name: "Name what you will play: at least your bid. Missing [trick|tricks] cost you dear.",
    whist: "[whist|Whist] if the defenders can take the tricks they owe. [pass|Pass] costs nothing.",
    open: "Open: both defenders’ cards face up, and you play them all. Closed: each plays his own.",
    declarer: "Take at least the tricks you named. Follow the suit led; without it you must play a [trump|trump].",
    defend: "Take as many tricks as you can. Follow the suit led; without it you must play a [trump|trump].",
    passer: "You stayed out: there is nothing to do until the deal is over.",
    misere: "[misere|Misère]: take no trick at all. Play under the others’ cards whenever you can.",
    catch: "[catch|Catch] the misère: make the declarer take a trick. The defenders’ cards lie open.",
    all_pass: "[all_pass|All-pass]: everybody for himself. Take as few [trick|tricks] as you can: each one costs you.",
    answer: "Accept if the tricks would fall so anyway. One refusal, and play goes on.",
  },
  chat: "Talk",
  chat_none: "Nothing was said yet.",
  chat_new: (n: number) => `${n} new`,
  leave: "Leave the table",
  leave_sure: "Leave? A bot or a friend can take the seat.",
  credits: "Court figures: SVG-cards, LGPL",
  proof: "Check the shuffles",
  shuffle: "The next shuffle",
  shuffle_what: "The server is bound to its secret number; this is its fingerprint. Your words are mixed in, so nobody alone decides the cards.",
  shuffle_fixed: "This server deals cards that can be repeated: for tests and demonstrations only.",
  seed: "My words for the next deal",
  seed_send: "Mix in",
  seed_sent: "Mixed in",
  watchers: (n: number) => `${n} watching`,
  keys: {
    title: "Keyboard",
    rows: [
      ["← →  Enter", "move along the hand, play or choose"],
      ["rank, suit", "a card or a bid: A S, 1 0 D or T D, 6 H, 7 N"],
      ["P", "pass"],
      ["M", "misère"],
      ["H", "in the auction without a digit: here; when whisting: half"],
      ["W", "whist"],
      ["O  C", "open or closed"],
      ["Y  N", "accept or play on"],
      ["N  Enter", "next deal"],
      ["Shift + S", "score sheet"],
      ["Shift + L", "last trick"],
      ["Shift + C", "claim"],
      ["Shift + T", "talon"],
      ["Shift + U", "take back"],
      ["Shift + M", "menu"],
      ["Shift + /", "this list"],
      ["Esc", "close, drop what is chosen"],
    ] as [string, string][],
  },
  status: { legal: "can be played", illegal: "cannot be played now", chosen: "chosen" },
};

type Words = typeof en;

const ru: Words = {
  lang: "ru",
  lost: "По этому адресу ничего нет.",
  home: "На главную",
  brand: "Прикуп",
  presets: { "wikipedia-sochi": "Сочинка", "wikipedia-leningrad": "Ленинградка", "wikipedia-rostov": "Ростов",
    "kodeks-sochi": "Сочинка по Кодексу", "kodeks-leningrad": "Ленинградка по Кодексу", "kodeks-rostov": "Ростов по Кодексу",
    "fspr-leningrad": "Ленинградка турнирная" },
  you: "Вы",
  guest: "Гость",
  me_initial: "я",
  open_seat: "Свободное место",
  watcher: "Вы смотрите",
  deal: (n) => `сдача ${n}`,
  pool_target: (n) => `пуля ${n}`,
  tricks: (n) => ru_n(n, ["взятка", "взятки", "взяток"]),
  tricks_word: (n) => plural("ru", n, ["взятка", "взятки", "взяток"]),
  cards: (n) => ru_n(n, ["карта", "карты", "карт"]),
  cards_word: (n) => plural("ru", n, ["карта", "карты", "карт"]),
  bid: ruBid,
  nt: "БК",
  card: (text) => `${ruRank[text[0]!] ?? text[0]} ${ruSuit[text[1]!] ?? text[1]}`,
  suits: { S: "пики", C: "трефы", D: "бубны", H: "червы", NT: "без козыря" },
  contract: (level, strain) => `${ruLevel[level - 6] ?? level} ${ruSuit[strain] ?? strain}`,
  plays: (who, me, what) => (me ? `Вы играете ${what}` : `${who} играет ${what}`),
  playing_misere: (who, me) => (me ? "Вы играете мизер" : `${who} играет мизер`),
  all_pass: "Распасы",
  few: "Берите как можно меньше взяток",
  no_trick: "ни одной взятки",
  taken: (mine, left, defence) =>
    left > 0 ? `взято ${mine} · осталось ${left} · у защиты ${defence}` : `взято ${mine} · сыграно · у защиты ${defence}`,
  taken_misere: (mine) => (mine === 0 ? "взяток пока нет" : `взято ${mine}`),
  role: {
    declarer: "играет", whister: "вист", whist: "вист", passer: "пас", pass: "пас", half: "полвиста",
    catcher: "ловит", defender: "защита", catching: "ловит",
  },
  dealer: "С",
  dealer_long: "сдаёт",
  bot: "бот",
  bots: { rules: "бот: по правилам", random: "бот: наугад" },
  away: (n) => (n > 0 ? `нет на месте · ${n} с` : "нет на месте"),
  played_by: "играет бот",
  seat: { south: "Вы", west: "Слева", east: "Справа", north: "Напротив" },
  talon: "Прикуп",
  talon_of: (who, me) => (me ? "у вас" : `у игрока ${who}`),
  talon_closed: "Прикуп, две карты рубашкой вверх",
  new_card: "новая",
  winning: "старшая",
  takes: (who, me) => (me ? "Ваша взятка" : `Взятка: ${who}`),
  last_trick: "Последняя",
  no_last_trick: "Взяток ещё не было.",
  claim: "Предложить",
  sheet: "Пулька",
  menu: "Меню",
  say: "Сказать",
  say_label: "Сказать за столом",
  undo: "Вернуть ход",
  help: "Клавиши",
  calls: "Торговля",
  tricks_title: "Взятки",
  trick_no: (n, who, me) => `Взятка ${n}, первый ход: ${me ? "ваш" : who}. Посмотреть можно только последнюю.`,
  score: (n) => (n === 0 ? "Счёт" : `Счёт после ${n} ${plural("ru", n, ["сдачи", "сдач", "сдач"])}`),
  pool: "Пуля",
  hill: "Гора",
  whists: "Висты",
  now: "Итог",
  log: "Что было",
  logged: {
    show: ["открывает", "открываете"], discard: ["сносит две карты", "сносите две карты"],
    trick: ["берёт взятку", "берёте взятку"], name: ["играет", "играете"],
    claim: ["предлагает:", "предлагаете:"], lay: ["открывает карты и предлагает:", "открываете карты и предлагаете:"],
    yes: ["принимает", "принимаете"], no: ["играет дальше", "играете дальше"],
    withdraw: ["снимает предложение", "снимаете предложение"],
    back: ["снова за столом", "снова за столом"], leave: ["уходит из-за стола", "уходите из-за стола"],
    away: ["отсутствует", "отсутствуете"], wait: ["ждёт", "ждёте"],
    bot: ["отсутствует, играет бот", "отсутствуете, играет бот"], start: ["Партия началась", ""],
    undo: ["возвращает ход", "возвращаете ход"], "ask undo": ["просит вернуть ход", "просите вернуть ход"],
    "yes undo": ["разрешает вернуть ход", "разрешаете вернуть ход"],
    "no undo": ["не разрешает вернуть ход", "не разрешаете вернуть ход"],
    "withdraw undo": ["уже не просит вернуть ход", "уже не просите вернуть ход"],
    end: ["заканчивает партию по согласию", "заканчиваете партию по согласию"],
    "ask end": ["предлагает закончить партию", "предлагаете закончить партию"],
    "yes end": ["не против закончить", "не против закончить"],
    "no end": ["хочет играть дальше", "хотите играть дальше"],
    "withdraw end": ["уже не предлагает закончить", "уже не предлагаете закончить"],
  },
  close: "Закрыть",
  reason: "Почему нельзя",
  turn: {
    you_bid: "Ваше слово",
    you_bid_from: (bid) => `Ваше слово: ${bid} и выше или [pass|пас]`,
    you_discard: (n) => (n === 0 ? "[discard|Снесите] две карты" : n === 1 ? "[discard|Снесите] две карты: ещё одну" : "Снести эти две?"),
    you_name: "Назначьте [contract|игру]",
    you_defend: "Ваше слово: [whist|вистуете]?",
    you_open: "Играем [open_play|в светлую] или [closed_play|в тёмную]?",
    you_lead: "Ваш [lead|ход]",
    you_follow: (suit) => `Ваш ход: [follow|в масть]\u00a0{${suit}}`,
    you_play: "Ваш ход",
    for: (who, what) => `За игрока ${who}: ${what}`,
    lead: "первый ход",
    follow: (suit) => `в\u00a0масть\u00a0{${suit}}`,
    any: "любая карта",
    you_answer: (who) => `${who} предлагает закончить сдачу`,
    you_look: "Ваше слово",
    other: {
      bid: (who) => `Слово: ${who}`,
      discard: (who) => `${who} сносит`,
      name: (who) => `${who} назначает игру`,
      defend: (who) => `${who}: вист или пас`,
      play: (who) => `Ходит ${who}`,
      answer: (who) => `Отвечает ${who}`,
    },
    other_for: (by, seat) => `Ходит ${by} за игрока ${seat}`,
    seating: (n) => (n === 0 ? "Все на месте" : `Ждём ещё ${ru_n(n, ["игрока", "игроков", "игроков"])}`),
    dealing: "Сдаём карты",
    next: "Сдача записана",
    finished: "Игра окончена",
    connecting: "Подходим к столу",
    lost: "Связь прервалась. Пробуем снова",
    wait: "Минуту",
  },
  ask: {
    bid: "Заявки",
    contract: "Игры",
    pass_note: "без виста",
    price: (tricks, each) => `нужно ${tricks}, по +${each}`,
    missing: (n) => `штраф: гора +${n}`,
    half: (n) => `+${n} ${plural("ru", Number(n), ["вист", "виста", "вистов"])}`,
    half_note: "без игры",
    open_note: "вы за обе руки",
    closed_note: "каждый за себя",
    discard: "Снести эти две",
    discard_need: "Выберите две карты",
    concede: "Без трёх",
    concede_sure: "Отказаться от игры?",
    back: "Назад",
    hint_new: "Две новые карты отмечены",
  },
  claims: {
    title: "Предложить остаток",
    take: "Я беру",
    of: (n) => `из ${n} ${plural("ru", n, ["оставшейся", "оставшихся", "оставшихся"])}`,
    split: "остальные берут",
    less: "На взятку меньше",
    more: "На взятку больше",
    lay: "Открыть мои карты",
    offer: "Предложить",
    none: "Предложить можно в начале взятки.",
    offered: (who, parts) => `${who} предлагает: ${parts}`,
    you_offered: (parts) => `Вы предложили: ${parts}. Ждём ответа.`,
    part: (who, n) => `${who} ${n}`,
    accept: "Принять",
    play_on: "Играть дальше",
    withdraw: "Снять",
  },
  consent: {
    undo: (who) => `${who} просит вернуть ход`,
    you_undo: "Вы просите вернуть ход",
    end: (who) => `${who} предлагает закончить партию и рассчитаться`,
    you_end: "Вы предлагаете закончить партию",
    allow: "Разрешить",
    refuse: "Отказать",
    ask_end: "Закончить партию по согласию",
    waiting: "Ждём ответа остальных",
  },
  absent: {
    line: (who) => `${who}: нет на месте. Подождать или пусть играет бот?`,
    wait: "Ждать",
    bot: "Пусть играет бот",
  },
  seating: {
    title: "Стол накрыт",
    share: "Пошлите эту ссылку друзьям",
    copy: "Скопировать",
    copied: "Скопировано",
    sit: "Сесть сюда",
    name: "Ваше имя",
    add_bot: "Посадить бота",
    agree: "Принимаю, сдавайте",
    agreed: "Вы приняли правила. Ждём остальных",
    ready: "правила приняты",
    reading: "читает правила",
    rules: "Правила",
  },
  summary: {
    title: (n) => `Сдача ${n}`,
    next: "Следующая сдача",
    waiting: "Ждём остальных",
    result: (n) => `Счёт после сдачи ${n}`,
    nothing: "Ничего не записано.",
    show_sheet: "Показать на пульке",
    made: (who, me, what, tricks) =>
      `${me ? "Вы сыграли" : `${who}:`} ${what}, ${ru_n(tricks, ["взятка", "взятки", "взяток"])}.`,
    failed: (who, me, what, tricks, short) =>
      `${me ? "Вы играли" : `${who}:`} ${what}, ${ru_n(tricks, ["взятка", "взятки", "взяток"])}: без ${ruCount[short - 1] ?? short}.`,
    unplayed: (who, me, what) => `${me ? "Вы выиграли" : `${who}:`} ${what} без игры.`,
    conceded: (who, me, what) => `${me ? "Вы отказались от игры" : `${who}: отказ от игры`} ${what}.`,
    raspasy: "Распасы.",
    cause: {
      made: "игра сделана", remiz: "недобор", undertrick: "недобор виста", aid: "американская помощь",
      overflow: "сверх пули", whist: "висты", half_whist: "полвиста", consolation: "консоляция",
      raspasy: "распасы", raspasy_zero: "распасы без взяток", raspasy_dealer: "распасы, сдающий",
      misere_made: "мизер сыгран", misere_caught: "мизер пойман", concede: "отказ от игры", misdeal: "пересдача",
      talon_throw: "прикуп брошен", talon_bonus: "премия за прикуп",
    },
    pool: (who, me, n) => `${me ? "Ваша пуля" : `Пуля, ${who}:`} ${n}`,
    hill: (who, me, n) => `${me ? "Ваша гора" : `Гора, ${who}:`} ${n}`,
    whists: (who, me, on, onMe, n) =>
      `${me ? "Вы пишете" : `${who} пишет`} ${n} в висты на ${onMe ? "вас" : `игрока ${on}`}`,
  },
  final: {
    title: "Окончательный расчёт",
    lead: (who, me) => (me ? "Вы на первом месте." : `${who} на первом месте.`),
    draw: "Первое место поделено.",
    pays: (from, fromMe, to, toMe, n) => `${fromMe ? "Вы платите" : `${from} платит`} ${toMe ? "вам" : `игроку ${to}`} ${n}`,
    sum: "Сумма итогов равна нулю.",
    settle: "Кто кому платит",
    record: "Запись партии",
    proof: "Проверить сдачи",
    again: "На главную",
  },
  sound: "Звук",
  coach_off: "Без подсказок",
  coach: {
    auction: "Старшая [bid|заявка] играет против двоих и берёт [talon|прикуп]. Сколько [trick|взяток] возьмёте вы?",
    others: "Старшая [bid|заявка] играет против двоих и берёт [talon|прикуп]. Спасуют все: [all_pass|распасы].",
    discard: "Две карты [talon|прикупа] ваши. Снесите две самые ненужные.",
    name: "Назначьте игру не ниже своей заявки. Каждый [undertrick|недобор] стоит дорого.",
    whist: "[whist|Вистуйте], если защитники возьмут свои взятки. [pass|Пас] ничего не стоит.",
    open: "В светлую: карты обоих защитников открыты, ходите за двоих. В тёмную: каждый за себя.",
    declarer: "Возьмите не меньше взяток, чем назначили. Ходите в масть, без масти бейте [trump|козырем].",
    defend: "Берите как можно больше взяток. Ходите в масть, без масти бейте [trump|козырем].",
    passer: "Вы спасовали: до конца сдачи делать нечего.",
    misere: "[misere|Мизер]: не берите ни одной взятки. Подкладывайте карты младше чужих.",
    catch: "[catch|Ловим] мизер: пусть разыгрывающий возьмёт взятку. Карты защитников открыты.",
    all_pass: "[all_pass|Распасы]: каждый за себя. Берите как можно меньше [trick|взяток]: за каждую вы платите.",
    answer: "Принимайте, если взятки и так лягут. Один отказ, и играем дальше.",
  },
  chat: "Разговор",
  chat_none: "Пока никто ничего не сказал.",
  chat_new: (n) => `новых: ${n}`,
  leave: "Покинуть стол",
  leave_sure: "Уйти? Место займёт бот или друг.",
  credits: "Рисунки фигур: SVG-cards, LGPL",
  proof: "Проверить сдачи",
  shuffle: "Следующая тасовка",
  shuffle_what: "Сервер уже связан своим тайным числом: это его отпечаток. К нему примешиваются ваши слова, и никто один карт не решает.",
  shuffle_fixed: "Этот сервер сдаёт повторимые карты: только для проверки и показа.",
  seed: "Мои слова для следующей сдачи",
  seed_send: "Примешать",
  seed_sent: "Примешано",
  watchers: (n) => `смотрят: ${n}`,
  keys: {
    title: "Клавиатура",
    rows: [
      ["← →  Enter", "вдоль руки, сыграть или выбрать"],
      ["ранг, масть", "карта или заявка: A S, 1 0 D или T D, 6 H, 7 N"],
      ["P", "пас"],
      ["M", "мизер"],
      ["H", "в торговле без цифры: здесь; при висте: полвиста"],
      ["W", "вист"],
      ["O  C", "в светлую или в тёмную"],
      ["Y  N", "принять или играть дальше"],
      ["N  Enter", "следующая сдача"],
      ["Shift + S", "пулька"],
      ["Shift + L", "последняя взятка"],
      ["Shift + C", "предложить остаток"],
      ["Shift + T", "прикуп"],
      ["Shift + U", "вернуть ход"],
      ["Shift + M", "меню"],
      ["Shift + /", "этот список"],
      ["Esc", "закрыть, снять выбор"],
    ],
  },
  status: { legal: "можно сыграть", illegal: "сейчас нельзя", chosen: "выбрана" },
};

/** The words in the language of this person; read it where state is read. */
export function words(): Words {
  return lang() === "ru" ? ru : en;
}

/** A bid, contract or call as it is said: `7{H}`, `6NT`, `misère`. */
export function bidText(said: string, w: Words): string {
  const text = said.replace(/^name /, "");
  const parts = bidParts(text);
  if (!parts) return w.bid[text] ?? text;
  return parts.strain === "NT" ? `${parts.level} ${w.nt}` : `${parts.level}{${parts.strain}}`;
}

/** A card as it is written beside words: `10{C}`, `Д{H}`. */
export function cardText(card: string): string {
  return `${letterOf(rankOf(card))}{${suitOf(card)}}`;
}

/** A line of the log without its name: a call, a card, or what was done; `division` says a claim in words. */
export function logText(text: string, me: boolean, w: Words, division: (tricks: number[]) => string): string {
  const say = (word: string): string => w.logged[word]?.[me ? 1 : 0] ?? "";
  const [word = "", ...rest] = text.split(" ");
  if (say(text)) return say(text);
  if (word === "bot") return say("bot");
  if (word === "show") return `${say("show")} ${rest.map((card) => cardText(card)).join(" ")}`;
  if (word === "name") return `${say("name")} ${bidText(rest[0] ?? "", w)}`;
  if (word === "claim" || word === "lay") return `${say(word)} ${division((rest[0] ?? "").split("-").map(Number))}`;
  return CARD.test(text) ? cardText(text) : bidText(text, w);
}

/** Rules as they are named to people: the preset, the pool, then whatever else differs. */
export function rulesText(rules: string, w: Words): string[] {
  const [preset = "", ...changes] = rules.split(";").map((part) => part.trim());
  const target = changes.find((one) => one.startsWith("target="))?.slice(7);
  const others = changes.filter((one) => !one.startsWith("target="));
  return [w.presets[preset] ?? preset, ...(target ? [w.pool_target(target)] : []), ...others];
}

/** A contract in full words: `seven hearts`. */
export function contractWords(text: string, w: Words): string {
  const parts = bidParts(text);
  return parts ? w.contract(parts.level, parts.strain) : (w.bid[text] ?? text);
}

export type { Words };
