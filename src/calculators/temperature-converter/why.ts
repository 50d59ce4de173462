import type { OtherWay } from '#src/families/whyDifferent.ts';

/** Other numbers for the same temperature. */
export const WAYS: readonly OtherWay<never>[] = [
  ['A difference taken as a reading', '–', 'A fever up by 1 °C is up by 1.8 °F, not by 33.8 °F.'],
  ['Celsius plus 273', '–', 'The offset is 273.15.'],
  ['Double and add 30', '–', 'A guess that is exact at 10 °C only.'],
];
