/**
 * The age on a day: years, months and days, the next birthday, and the weekday of birth.
 *
 *   completed years by birthday, then completed months, then days; years with decimals = days ÷ 365.2425
 *
 * Source: Gregorian calendar of `iso8601`; `familyLawReform1969` for an age that is reached at the start of the birthday.
 * Somebody born on February 29 has the birthday of a common year on February 28 or on March 1.
 *
 * Refuses: blank dates; dates that do not exist or lie outside 1600 to 2400; an unknown rule for February 29; a day
 * before the birth.
 */
import type { Formula, FormulaType, IsoDate } from '../contract.ts';
import { INVALID, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { daysBetween } from '../lib/mathematics/calendar.ts';
import { addMonths, durationBetween, type Weekday, weekdayOf } from '../lib/mathematics/calendarSteps.ts';
import { isDateInRange, OUTSIDE_DATES } from '../lib/mathematics/dateRange.ts';

export interface AgeInput {
  readonly birthDate: IsoDate;
  /** The day on which the age is wanted, not before the birth. */
  readonly onDate: IsoDate;
  /** The birthday of February 29 in a common year. */
  readonly leapDay: 'feb28' | 'mar1';
}

export interface AgeResult {
  readonly years: number;
  readonly months: number;
  readonly days: number;
  readonly totalMonths: number;
  readonly totalWeeks: number;
  readonly totalDays: number;
  readonly yearsDecimal: number;
  readonly weekdayBorn: Weekday;
  /** After `onDate`. */
  readonly nextBirthday: IsoDate;
  readonly daysToBirthday: number;
  /** False on the day of birth. */
  readonly isBirthday: boolean;
}

const MEAN_YEAR_DAYS = 365.2425;

declare module '../contract.ts' {
  interface FormulaTypes {
    age: FormulaType<AgeInput, AgeResult>;
  }
}

export default {
  id: 'age',

  validate({ birthDate, onDate, leapDay }) {
    if (birthDate === '') return refuse(REQUIRED, 'birthDate');
    if (onDate === '') return refuse(REQUIRED, 'onDate');
    if (!isDateInRange(birthDate)) return refuse(OUTSIDE_DATES, 'birthDate');
    if (!isDateInRange(onDate)) return refuse(OUTSIDE_DATES, 'onDate');
    if (leapDay !== 'feb28' && leapDay !== 'mar1') return refuse(INVALID, 'leapDay');
    if (onDate < birthDate) return refuse('The day asked for lies before the birth', 'onDate');
    return accept({ birthDate, onDate, leapDay });
  },

  compute({ birthDate, onDate, leapDay }) {
    const missing = leapDay === 'feb28' ? 'last' : 'next';
    const { years, months, days } = durationBetween(birthDate, onDate, missing);
    const totalDays = daysBetween(birthDate, onDate);
    const nextBirthday = addMonths(birthDate, 12 * (years + 1), missing);
    return {
      years,
      months,
      days,
      totalMonths: 12 * years + months,
      totalWeeks: Math.floor(totalDays / 7),
      totalDays,
      yearsDecimal: totalDays / MEAN_YEAR_DAYS,
      weekdayBorn: weekdayOf(birthDate),
      nextBirthday,
      daysToBirthday: daysBetween(onDate, nextBirthday),
      isBirthday: years > 0 && months === 0 && days === 0,
    };
  },
} satisfies Formula<'age'>;
