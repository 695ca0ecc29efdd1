/** Numbers in sentences: they choose their plural by the language, and are written with a real minus and real fractions. */
import { FluentNumber, type FluentFunction } from "@fluent/bundle";
import { fraction, written, type Fraction } from "../amount";
import { lang } from "./language.svelte";

/** What was reckoned to one decimal place, as the language writes it. */
export const decimal = (value: number): string =>
  new Intl.NumberFormat(lang(), { maximumFractionDigits: 1, useGrouping: false }).format(value).replace(/^-0$/, "0").replace("-", "−");

/** A number of a message: a whole one, an exact fraction, or one with a decimal place. */
export class Amount extends FluentNumber {
  readonly exact: Fraction;

  constructor(value: number | Fraction) {
    const exact = typeof value === "number" ? fraction(value) : value;
    super(exact.n / exact.d);
    this.exact = exact;
  }
  override toString(): string {
    return Number.isInteger(this.exact.n) ? written(this.exact) : decimal(this.exact.n);
  }
}

/** The function SIGNED of the messages: an amount with its sign, nought without one. */
export const SIGNED: FluentFunction = ([amount]) => (amount instanceof Amount ? written(amount.exact, true) : String(amount));
