/** Answers of the server over HTTP. */
import { errorText } from "./i18n";
import type { Refusal, Why } from "./wire";

/** A refusal by the server: a sentence in the current language, with the `status` and the error. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly why: Why | null,
    otherwise: string,
  ) {
    super(why ? errorText(why) : `${status} ${otherwise}`);
  }
}

/** Return a successful response; throws Refused for any other. */
export async function requireSuccess(response: Response): Promise<Response> {
  if (response.ok || response.status === 304) return response;
  const body = (await response.json().catch(() => null)) as Partial<Refusal> | null;
  throw new Refused(response.status, body?.error ?? null, response.statusText);
}
