/** Days of a human pregnancy. */

/** From the date that is known to the due date: `acog700`. A last period counts for a cycle of 28 days. */
export const DAYS_TO_DUE = { lastPeriod: 280, conception: 266, ivfDay3: 263, ivfDay5: 261, dueDate: 0 } as const;

/** From the last period, adjusted to a cycle of 28 days: trimesters of `acog700`, terms of `acog579`. */
export const PREGNANCY_DAYS = {
  conception: 14,
  secondTrimester: 98,
  thirdTrimester: 196,
  earlyTerm: 259,
  fullTerm: 273,
  due: 280,
  lateTerm: 287,
  postTerm: 294,
  /** After 44 weeks no week is stated. */
  last: 308,
} as const;

/** Days of a cycle, and how short and long it may be. */
export const CYCLE_DAYS = { usual: 28, min: 20, max: 45 } as const;

/** Dates that are taken. */
export const PREGNANCY_DATES = { first: '1900-01-01', last: '2100-12-31' } as const;
