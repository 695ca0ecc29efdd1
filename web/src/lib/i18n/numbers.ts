/** Numbers in sentences: they choose their plural by the language, and are written with a real minus and real fractions. */
import { FluentNumber, type FluentFunction } from "@fluent/bundle";
import { fraction, written, type Fraction } from "../amount";

/** A number of a message. */
export class Amount extends FluentNumber {
  readonly exact: Fraction;

  constructor(value: number | Fraction) {
    const exact = typeof value === "number" ? fraction(value) : value;
    super(exact.n / exact.d);
    this.exact = exact;
  }
  override toString(): string {
    return written(this.exact);
  }
}

/** The function SIGNED of the messages: an amount with its sign, nought without one. */
export const SIGNED: FluentFunction = ([amount]) => (amount instanceof Amount ? written(amount.exact, true) : String(amount));
