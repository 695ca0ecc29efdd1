/** What a rule or the table answers, in the language of this person. Codes are stable; the text is the server's. */
import { bidText, isBid } from "../said";
import { attempt, capital, has, say, type Data } from "./say";

/** What a refusal mentions, as it is said: a bid with its sign, a suit by its name. */
function mentioned(data: Record<string, unknown>): Data {
  const found: Data = {};
  for (const [key, value] of Object.entries(data)) {
    if (typeof value === "number") found[key] = value;
    else if (typeof value === "string") found[key] = key === "suit" ? say(`suit-${value}`) : isBid(value) || has(`call-${value}`) ? bidText(value) : value;
  }
  return found;
}

/** A refusal as a sentence: by its code, else (or if the code is new) the server's text. */
export function errorText(error: { code: string; text: string; data?: Record<string, unknown> }): string {
  const data = mentioned(error.data ?? {});
  return capital(attempt(`refused-${error.code}`, data) ?? attempt(`refused-${error.code}.bare`, data) ?? error.text);
}
