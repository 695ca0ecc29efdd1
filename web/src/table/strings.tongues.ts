/** What the table says in languages that have but some words; English stands in their place otherwise. */
import type { Lang, Overlay, Tongue } from "../lib/i18n";
import type { Words } from "./strings.en";

export const TONGUES: Record<Exclude<Tongue, Lang>, Overlay<Words>> = {
  el: {
    you: "Εσείς", guest: "Επισκέπτης", nt: "άχροα", bid: { pass: "πάσο" },
    tricks_word: (n) => (n === 1 ? "μπάζα" : "μπάζες"), tricks: (n) => `${n} ${n === 1 ? "μπάζα" : "μπάζες"}`,
    cards_word: (n) => (n === 1 ? "φύλλο" : "φύλλα"), cards: (n) => `${n} ${n === 1 ? "φύλλο" : "φύλλα"}`,
    suits: { S: "μπαστούνια", C: "σπαθιά", D: "καρά", H: "κούπες", NT: "άχροα" },
    deal: (n) => `διανομή ${n}`, role: { declarer: "Τζογαδόρος", defender: "Αμυνόμενος" }, resting: "Τεμπέλης",
    talon: "Τζόγος", last_trick: "Τελευταία μπάζα", sheet: "Κιτάπι", undo: "Ακύρωση κίνησης", chat: "Συζήτηση",
    calls: "Αγορά", tricks_title: "Μπάζες", result: "Αποτέλεσμα", close: "Κλείσιμο", account: { score: "Πόντοι" },
    leave: "Αποχώρηση από το τραπέζι", sound: "Ήχος",
    claims: { accept: "Αποδοχή" }, consent: { allow: "Αποδοχή", refuse: "Απόρριψη" }, ask: { bid: "Δηλώσεις", contract: "Αγορά", back: "Πίσω" },
    seating: { copy: "Αντιγραφή συνδέσμου" },
    summary: { next: "Επόμενη διανομή" }, final: { again: "Ρεβάνς" },
    turn: {
      you_bid: "Σειρά σας", you_say: "Σειρά σας", you_bid_from: (bid) => `Σειρά σας: ${bid} ή [pass|πάσο]`, you_bid_only: (bid) => `Σειρά σας: ${bid} ή [pass|πάσο]`,
      you_play: "Σειρά σας: παίξτε ό,τι θέλετε", you_lead: "Σειρά σας", you_follow: (suit) => `Σειρά σας: [follow|χρώμα]\u00a0{${suit}}`,
      you_ruff: (suit) => `Σειρά σας: [trump|ατού]\u00a0{${suit}}`, finished: "Τέλος παρτίδας",
    },
    keys: { title: "Συντομεύσεις πληκτρολογίου" },
  },
  hy: {
    guest: "Հյուր", bid: { pass: "պաս" }, bot: "բոտ", suits: { S: "ղառ", C: "խաչ", D: "քյափ", H: "սիրտ", NT: "առանց կոզրի" },
    result: "Արդյունք", undo: "Հետարկել", chat: "Չաթ", close: "Փակել", leave: "Լքել սեղանը", sound: "Ձայն", account: { score: "Միավորներ" },
    claims: { accept: "Ընդունել", offer: "Առաջարկել" }, consent: { allow: "Ընդունել", refuse: "Մերժել" }, ask: { back: "Հետ" },
    seating: { copy: "Պատճենել հղումը" },
    turn: {
      you_bid: "Ձեր հերթն է", you_say: "Ձեր հերթն է", you_lead: "Ձեր հերթն է", you_play: "Ձեր հերթն է",
      you_bid_from: (bid) => `Ձեր հերթն է՝ ${bid} կամ [pass|պաս]`, you_bid_only: (bid) => `${bid} կամ [pass|պաս]`, finished: "Խաղն ավարտվեց",
    },
  },
  ja: {
    guest: "ゲスト", nt: "NT", bid: { pass: "パス", open: "オープン" }, bot: "ボット",
    suits: { S: "スペード", C: "クラブ", D: "ダイヤ", H: "ハート", NT: "ノートランプ" },
    tricks_word: () => "トリック", tricks: (n) => `${n} トリック`, role: { declarer: "ディクレアラー", defender: "ディフェンダー" },
    dealer_long: "ディーラー", talon: "タロン", last_trick: "前のトリック", claim: "クレーム", sheet: "スコアシート", undo: "元に戻す",
    chat: "チャット", calls: "オークション", tricks_title: "トリック", result: "結果", close: "閉じる", leave: "退席", sound: "サウンド",
    account: { score: "点" },
    claims: { accept: "承諾", offer: "提案" }, consent: { allow: "承諾", refuse: "拒否" },
    ask: { bid: "ビッド", contract: "コントラクト", back: "戻る" }, seating: { sit: "着席", copy: "リンクをコピー" },
    summary: { next: "次のディール" }, final: { settle: "精算", again: "再戦" },
    turn: {
      you_bid: "あなたの番です", you_say: "あなたの番です", you_lead: "あなたの番です: [lead|リード]", you_play: "あなたの番です",
      you_bid_from: (bid) => `あなたの番です: ${bid}、[pass|パス]`, you_bid_only: (bid) => `あなたの番です: ${bid}、[pass|パス]`, you_follow: (suit) => `あなたの番です: [follow|フォロー]\u00a0{${suit}}`,
      finished: "ゲーム終了", lost: "接続が切れました",
    },
    keys: { title: "キーボードショートカット" },
  },
};
