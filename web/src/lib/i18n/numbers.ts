/**
 * Numbers in messages: they select the plural form of the language, and are written with true minus signs and
 * fractions.
 */
import { FluentNumber, type FluentFunction, type Scope } from "@fluent/bundle";
import { fraction, written, type Fraction } from "../amount";

/** Format a number with at most one decimal place in a language. */
export const formatDecimal = (value: number, locales: string | string[]): string =>
  new Intl.NumberFormat(locales, { maximumFractionDigits: 1, useGrouping: false }).format(value).replace(/^-0$/, "0").replace("-", "−");

/** An integer, an exact fraction or a decimal number in a message. */
export class Amount extends FluentNumber {
  readonly exact: Fraction;

  constructor(value: number | Fraction) {
    const exact = typeof value === "number" ? fraction(value) : value;
    super(exact.n / exact.d);
    this.exact = exact;
  }
  override toString(scope?: Scope): string {
    return Number.isInteger(this.exact.n) ? written(this.exact) : formatDecimal(this.exact.n, scope?.bundle.locales ?? []);
  }
}

/** The Fluent function SIGNED: format an amount with its sign, and zero without one. */
export const SIGNED: FluentFunction = ([amount]) => (amount instanceof Amount ? written(amount.exact, true) : String(amount));
