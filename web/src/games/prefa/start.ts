import type { Start } from "../start";

const start: Start = {
  title: { en: "Greek Prefa", ru: "Греческая префа", el: "Πρέφα" },
  size: {
    option: "start_pot",
    values: [10, 20, 50],
    title: { en: "Pot", ru: "Касса", el: "Κάσα" },
    note: { en: "What each begins with; 10 is a short match", ru: "С чем начинает каждый; 10 — короткая партия" },
  },
};
export default start;
