import type { Start } from "../start";

const start: Start = {
  title: { en: "Preferans", ru: "Преферанс" },
  usual: ["wikipedia-sochi", "wikipedia-leningrad", "wikipedia-rostov"],
  size: {
    option: "target",
    values: [10, 20],
    title: { en: "Pool", ru: "Пуля" },
    note: { en: "10 is a short match, 20 a long one", ru: "10 — короткая партия, 20 — длинная" },
  },
};
export default start;
