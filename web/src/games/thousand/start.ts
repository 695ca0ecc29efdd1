import type { Start } from "../start";

const start: Start = { title: { en: "Russian Thousand", ru: "Тысяча" } };
export default start;
