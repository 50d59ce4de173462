/** The first and the last day that the calculators with dates take, YYYY-MM-DD, by the Gregorian calendar throughout. */
export const DATE_RANGE = { first: '1600-01-01', last: '2400-12-31' } as const;
