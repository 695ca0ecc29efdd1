/** The words of the game, each defined in one sentence. */

import { lang, tongue, type Lang, type Tongue } from "./lang.svelte";

type Entry = Record<Lang, readonly [term: string, meaning: string]>;

export const GLOSSARY = {
  talon: {
    en: ["talon", "Two cards dealt face down that the declarer turns up and takes into the hand."],
    ru: ["прикуп", "Две карты, сданные отдельно: разыгрывающий открывает их и берёт на руки."],
  },
  discard: {
    en: ["discard", "Two cards the declarer lays away face down after taking the talon."],
    ru: ["снос", "Две карты, которые разыгрывающий откладывает в закрытую, взяв прикуп."],
  },
  trick: {
    en: ["trick", "One card from each player; the highest trump, or else the highest card of the suit led, wins it."],
    ru: ["взятка", "По одной карте от каждого; её берёт старший козырь, а без козырей старшая карта в масть хода."],
  },
  trump: {
    en: ["trump", "The suit named in the contract, which beats every other suit."],
    ru: ["козырь", "Масть, назначенная в контракте: она бьёт любую другую."],
  },
  notrump: {
    en: ["no trump", "A contract in which no suit beats the others."],
    ru: ["без козыря", "Контракт, в котором ни одна масть не бьёт другие."],
  },
  suit: {
    en: ["suit", "One of spades, clubs, diamonds and hearts; in bids spades are the lowest and hearts the highest."],
    ru: ["масть", "Пики, трефы, бубны или червы; в торговле младшие пики, старшие червы."],
  },
  auction: {
    en: ["auction", "Bidding in turn for the right to play; who bids highest becomes declarer."],
    ru: ["торговля", "Заявки по очереди за право играть; кто заявил выше всех, становится разыгрывающим."],
  },
  bid: {
    en: ["bid", "A number of tricks and a trump, or misère, that a player offers to play."],
    ru: ["заявка", "Число взяток с козырем или мизер, которые игрок берётся сыграть."],
  },
  pass: {
    en: ["pass", "Taking no further part in the auction, or not undertaking to defend."],
    ru: ["пас", "Отказ от дальнейшей торговли или от виста."],
  },
  hold: {
    en: ["here (hold)", "Saying the highest bid again, which the senior player may do instead of raising it."],
    ru: ["здесь", "Повтор высшей заявки: старшая рука может оставить её за собой, не повышая."],
  },
  contract: {
    en: ["contract", "What the declarer finally undertakes: at least so many tricks with this trump."],
    ru: ["контракт", "То, что разыгрывающий окончательно назначил: не меньше стольких взяток с таким козырем."],
  },
  declarer: {
    en: ["declarer", "The winner of the auction, who plays alone against the other two."],
    ru: ["разыгрывающий", "Победитель торговли: он играет один против двоих."],
  },
  defender: {
    en: ["defender", "Either of the two players who play against the declarer."],
    ru: ["защитник", "Любой из двух игроков, которые играют против разыгрывающего."],
  },
  dealer: {
    en: ["dealer", "The player who deals; the one to the left speaks first and leads first."],
    ru: ["сдающий", "Тот, кто сдаёт; первым говорит и ходит игрок слева от него."],
  },
  eldest: {
    en: ["first hand", "The player to the dealer's left, who bids first and leads to the first trick."],
    ru: ["первая рука", "Игрок слева от сдающего: он первым заявляет и делает первый ход."],
  },
  lead: {
    en: ["lead", "The first card of a trick, which sets the suit the others must follow."],
    ru: ["ход", "Первая карта взятки: она задаёт масть, в которую должны ходить остальные."],
  },
  follow: {
    en: ["follow suit", "Playing the suit that was led, which everyone who holds it must do."],
    ru: ["ходить в масть", "Класть карту масти хода: кто её имеет, обязан."],
  },
  ruff: {
    en: ["ruff", "Playing a trump when one has none of the suit led, which is a duty here."],
    ru: ["бить козырем", "Класть козыря, когда масти хода нет: здесь это обязательно."],
  },
  whist: {
    en: ["whist", "A defender's promise that the defence will take its share of tricks, paid for each trick."],
    ru: ["вист", "Обязательство защитника, что защита возьмёт свои взятки; за каждую взятку пишут висты."],
  },
  half_whist: {
    en: ["half-whist", "Taking half the defence's share without play, against a six or a seven when the other passed."],
    ru: ["полвиста", "Половина вистов защиты без розыгрыша: на шестерной или семерной, если другой спасовал."],
  },
  whister: {
    en: ["whister", "The defender who undertook tricks and answers for those that are missing."],
    ru: ["вистующий", "Защитник, который обязался взять взятки и отвечает за недостающие."],
  },
  open_play: {
    en: ["open", "Both defenders' cards lie face up and the lone whister plays them both."],
    ru: ["в светлую", "Карты обоих защитников открыты, и за двоих играет единственный вистующий."],
  },
  closed_play: {
    en: ["closed", "Each defender keeps the cards hidden and plays for himself."],
    ru: ["в тёмную", "Каждый защитник держит карты закрытыми и играет сам."],
  },
  dummy: {
    en: ["dummy", "The hand of a defender who passed, laid face up: the lone whister plays it beside his own closed one."],
    ru: ["болван", "Открытая рука спасовавшего защитника: за неё играет вистующий, а его собственная остаётся закрытой."],
  },
  blind: {
    en: ["blind bid", "An opening bid of the first hand before looking at the cards, worth a six."],
    ru: ["вслепую", "Первая заявка первой руки, сделанная не глядя в карты; она идёт как шестерная."],
  },
  hand_game: {
    en: ["without the talon", "A game played with the ten cards dealt, while the talon stays closed."],
    ru: ["без прикупа", "Игра на десяти сданных картах: прикуп остаётся закрытым."],
  },
  resting: {
    en: ["rests", "With four at the table the dealer takes no cards and rests until the next deal."],
    ru: ["на прикупе", "Вчетвером сдающий карт не берёт и отдыхает до следующей сдачи."],
  },
  misere: {
    en: ["misère", "A contract to take no trick at all, without trumps."],
    ru: ["мизер", "Контракт не взять ни одной взятки, играется без козыря."],
  },
  catch: {
    en: ["catch", "To make a misère player take tricks; both defenders lay their hands open to do it."],
    ru: ["ловить", "Заставить играющего мизер взять взятки; защитники для этого открывают карты."],
  },
  all_pass: {
    en: ["all-pass", "Played when nobody bid: everyone avoids tricks, and each trick costs a point on the hill."],
    ru: ["распасы", "Играются, когда все спасовали: взятки стараются не брать, за каждую пишут в гору."],
  },
  undertrick: {
    en: ["undertrick", "A trick that was promised but not taken."],
    ru: ["недобор", "Взятка, которая была обещана, но не взята."],
  },
  remiz: {
    en: ["down", "A contract that failed: its price is written on the hill for each trick missing."],
    ru: ["ремиз", "Несыгранный контракт: за каждую недостающую взятку пишут его цену в гору."],
  },
  consolation: {
    en: ["consolation", "Whists that the defenders write on a declarer who failed."],
    ru: ["консоляция", "Висты, которые защитники пишут на разыгрывающего, оставшегося без взяток."],
  },
  without_three: {
    en: ["giving up", "Saying “without three” after seeing the talon: the contract is not played, and three tricks, or two, count as missing."],
    ru: ["уход без трёх", "Увидев прикуп, разыгрывающий не играет: пишут, как за три недобранные взятки, где-то за две."],
  },
  pool: {
    en: ["pool", "Points for contracts made; the match ends when the pools have reached their target."],
    ru: ["пуля", "Очки за сыгранные контракты; партия кончается, когда пули достигли условленного размера."],
  },
  hill: {
    en: ["hill", "Penalty points; each is worth ten whists at the end, shared among the players."],
    ru: ["гора", "Штрафные очки; в конце каждое стоит десять вистов, поделённых между игроками."],
  },
  whists: {
    en: ["whists", "Points that one player writes on another; at the end they are balanced in pairs."],
    ru: ["висты", "Очки, которые один игрок пишет на другого; в конце их сводят попарно."],
  },
  sheet: {
    en: ["score sheet", "The paper cut into a part for each player with pool, hill and whists."],
    ru: ["пулька", "Лист, разделённый на части игроков: у каждого гора, пуля и висты."],
  },
  target: {
    en: ["pool target", "The size of the pool agreed on, written in the circle in the middle of the sheet."],
    ru: ["размер пули", "Условленная длина пули; её пишут в круге посередине листа."],
  },
  aid: {
    en: ["American aid", "Points above a full pool go to another player's pool, and the giver writes ten whists a point on that player."],
    ru: ["американская помощь", "Очки сверх закрытой пули идут в чужую, а на её хозяина пишут по десять вистов за очко."],
  },
  amnesty: {
    en: ["amnesty", "Subtracting the smallest hill from every hill, which changes no result."],
    ru: ["амнистия", "Из всех гор вычитают самую маленькую; итог от этого не меняется."],
  },
  claim: {
    en: ["claim", "An offer to divide the tricks that are left without playing them."],
    ru: ["предложение", "Предложить разделить оставшиеся взятки, не доигрывая."],
  },
  balance: {
    en: ["zero sum", "What some win is what the others lose: all results together are nothing."],
    ru: ["сумма ноль", "Сколько одни выиграли, столько другие проиграли: все итоги вместе дают ноль."],
  },
  sochi: {
    en: ["Sochi", "The rules in which hill and whists count once and the whister alone is paid for the tricks of a failed contract."],
    ru: ["Сочинка", "Правила, где гора и висты считаются один раз, а за взятки на ремизе пишет только вистующий."],
  },
  leningrad: {
    en: ["Leningrad", "The rules in which hill and whists count double and the match ends by the average pool."],
    ru: ["Ленинградка", "Правила, где гора и висты считаются вдвое, а партия кончается по средней пуле."],
  },
  rostov: {
    en: ["Rostov", "The rules in which penalties are whists of the others instead of points on the hill."],
    ru: ["Ростов", "Правила, где вместо горы остальные пишут на проигравшего висты."],
  },
} as const satisfies Record<string, Entry>;

export type TermId = keyof typeof GLOSSARY;

/** The words for some of them in languages whose sentences nobody has written yet. */
export const TERMS: Record<Exclude<Tongue, Lang>, Partial<Record<TermId, string>>> = {
  el: {
    talon: "τζόγος", discard: "σκάρτα", trick: "μπάζα", trump: "ατού", notrump: "άχροα", suit: "χρώμα", auction: "αγορά",
    bid: "δήλωση", pass: "πάσο", contract: "αγορά", declarer: "τζογαδόρος", defender: "αμυνόμενος", dealer: "dealer",
    follow: "ακολουθώ το χρώμα", resting: "τεμπέλης", sheet: "κιτάπι", balance: "ισοζύγιο",
  },
  hy: { trump: "հաղթաթուղթ", notrump: "առանց կոզրի", suit: "մաստ", pass: "պաս", contract: "պայմանագիր", dealer: "բաժանող" },
  ja: {
    talon: "タロン", discard: "捨て札", trick: "トリック", trump: "切り札", notrump: "ノートランプ", suit: "スート",
    auction: "オークション", bid: "ビッド", pass: "パス", contract: "コントラクト", declarer: "ディクレアラー",
    defender: "ディフェンダー", dealer: "ディーラー", lead: "リード", follow: "フォロー", ruff: "ラフ", dummy: "ダミー",
    misere: "ミゼール", undertrick: "アンダートリック", claim: "クレーム", sheet: "スコアシート",
  },
};

/** A term and its meaning in the language of this person; a meaning nobody has written is given in English. */
export function termOf(id: TermId): { term: string; meaning: string } {
  const [term, meaning] = GLOSSARY[id][lang()];
  const chosen = tongue();
  return { term: (chosen === "en" || chosen === "ru" ? undefined : TERMS[chosen][id]) ?? term, meaning };
}
