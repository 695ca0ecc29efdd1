/** Amounts of the sheet: whole numbers or exact fractions, added and written without rounding. */

import type { Num } from "./wire";

export interface Fraction {
  n: number;
  d: number;
}

export function fraction(value: Num): Fraction {
  const [n, d] = String(value).split("/").map(Number);
  return { n: n ?? 0, d: d ?? 1 };
}

const gcd = (a: number, b: number): number => (b ? gcd(b, a % b) : Math.abs(a));

export function sum(values: readonly Num[]): Fraction {
  return values.map(fraction).reduce(
    (a, b) => {
      const n = a.n * b.d + b.n * a.d;
      const d = a.d * b.d;
      const g = gcd(n, d) || 1;
      return { n: n / g, d: d / g };
    },
    { n: 0, d: 1 },
  );
}

const VULGAR: Record<string, string> = {
  "1/2": "½", "1/3": "⅓", "2/3": "⅔", "1/4": "¼", "3/4": "¾", "1/5": "⅕", "2/5": "⅖", "3/5": "⅗", "4/5": "⅘",
  "1/6": "⅙", "5/6": "⅚", "1/8": "⅛", "3/8": "⅜", "5/8": "⅝", "7/8": "⅞",
};

/** Return a written amount: `−29⅓`; with `signed` positive ones have a plus. */
export function written(value: Num | Fraction, signed = false): string {
  const { n, d } = typeof value === "object" ? value : fraction(value);
  const whole = Math.floor(Math.abs(n) / d);
  const rest = Math.abs(n) % d;
  const part = rest ? (VULGAR[`${rest}/${d}`] ?? `${whole ? " " : ""}${rest}/${d}`) : "";
  const sign = n < 0 ? "−" : signed && n > 0 ? "+" : "";
  return sign + (whole || !part ? whole : "") + part;
}
