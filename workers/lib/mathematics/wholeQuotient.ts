/**
 * How many whole times `divisor` goes into `dividend`, in decimal arithmetic: 0.3 ÷ 0.1 is 3, though in doubles it is
 * slightly less. A quotient within a few rounding errors of a whole number is that number.
 *
 * @param dividend 0 or more
 * @param divisor above 0
 */
export function wholeQuotient(dividend: number, divisor: number): number {
  const quotient = dividend / divisor;
  const nearest = Math.round(quotient);
  return Math.abs(quotient - nearest) <= 4 * Number.EPSILON * quotient ? nearest : Math.floor(quotient);
}
