import type { Start } from "../start";

const start: Start = {
  title: { en: "Armenian Paston", ru: "Армянский пастон" },
  size: {
    option: "target",
    values: [61, 121],
    title: { en: "Points to win", ru: "Очков до победы" },
    note: { en: "61 is a short match", ru: "61 — короткая партия" },
  },
};
export default start;
