/** What the pages around the table say in languages that have but some words; English stands in their place otherwise. */
import type { Lang, Tongue } from "./lang.svelte";
import type { Overlay } from "./merge";
import type { PageWords } from "./words";

export const PAGES: Record<Exclude<Tongue, Lang>, Overlay<PageWords>> = {
  el: {
    no_trump: "άχροα", you: "εσείς", close: "Κλείσιμο", back: "Πίσω",
    home: {
      going_on: "Συνέχεια", picker: "Νέο τραπέζι", game: "Παιχνίδι", rules: "Κανόνες", guest: "Επισκέπτης",
      set_table: "Νέο τραπέζι", glossary: "Γλωσσάρι", settings: "Ρυθμίσεις", deal: "Έναρξη",
    },
    settings: {
      title: "Ρυθμίσεις", language: "Γλώσσα", theme: "Θέμα", deck: "Τετράχρωμη τράπουλα", speed: "Ταχύτητα κίνησης",
      sound: "Ήχος", on: "Ναι", off: "Όχι",
    },
    sheet: { title: "Κιτάπι", declarer: "Τζογαδόρος", contract: "Αγορά", result: "Αποτέλεσμα", total: "Σύνολο", print: "Εκτύπωση", loading: "Φόρτωση…" },
    proof: { rules: "Κανόνες", talon: "Τζόγος" },
  },
  hy: {
    no_trump: "առանց կոզրի", close: "Փակել", back: "Հետ",
    home: {
      going_on: "Շարունակել", picker: "Նոր սեղան", game: "Խաղ", rules: "Կանոններ", guest: "Հյուր", set_table: "Նոր սեղան",
      glossary: "Բառարան", settings: "Կարգավորումներ", deal: "Սկսել",
    },
    settings: { title: "Կարգավորումներ", language: "Լեզու", sound: "Ձայն", volume: "Ձայնի ուժգնություն", on: "Այո", off: "Ոչ" },
    sheet: { contract: "Պայմանագիր", result: "Արդյունք", total: "Ընդամենը", print: "Տպել", loading: "Բեռնվում է…" },
    proof: { rules: "Կանոններ" },
  },
  ja: {
    no_trump: "ノートランプ", close: "閉じる", back: "戻る",
    home: {
      keep: "スコアをつける", going_on: "続ける", picker: "新しいテーブル", game: "ゲーム", rules: "ルール", guest: "ゲスト",
      set_table: "新しいテーブル", glossary: "用語集", settings: "設定", deal: "開始",
    },
    settings: {
      title: "設定", language: "言語", theme: "テーマ", deck: "4色デッキ", speed: "アニメーション速度", left: "左手用レイアウト",
      sound: "サウンド", volume: "音量", on: "はい", off: "いいえ",
    },
    sheet: { title: "スコアシート", declarer: "ディクレアラー", contract: "コントラクト", result: "結果", total: "合計", print: "印刷", loading: "読み込み中…" },
    proof: { rules: "ルール", talon: "タロン" },
  },
};
