/** Answers of the server over HTTP. */
import { errorText } from "./i18n";
import type { Refusal, Why } from "./wire";

/** The server will not do what was asked: its sentence in the language of this person, with the `status` and the error. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly why: Why | null,
    otherwise: string,
  ) {
    super(why ? errorText(why) : `${status} ${otherwise}`);
  }
}

/** An answer that is one; raises Refused. */
export async function answered(response: Response): Promise<Response> {
  if (response.ok || response.status === 304) return response;
  const body = (await response.json().catch(() => null)) as Partial<Refusal> | null;
  throw new Refused(response.status, body?.error ?? null, response.statusText);
}
