const en = { lost: "There is nothing at this address.", home: "To the start page" };
const ru: typeof en = { lost: "По этому адресу ничего нет.", home: "На главную" };
export function words(): typeof en {
  return document.documentElement.lang === "ru" ? ru : en;
}
