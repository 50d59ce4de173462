/** Formats a number that was computed, for a refusal: at most two decimals, without zeros behind. */
export function numberInMessage(value: number): string {
  return String(Number(value.toFixed(2)));
}
