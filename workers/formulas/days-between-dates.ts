/**
 * The days from one date to another, or the date so many days, weeks, months, years or workdays away.
 *
 *   The first day counts, the last one only if asked for. Workdays are counted days that are neither weekend nor a listed
 *   holiday. Months and years go to the same day of the month, or to its last day.
 *
 * Source: Gregorian calendar throughout, `iso8601`; `meeus1998`. `reference.networkdays` counts both ends, as spreadsheets
 * do. Workdays that begin on a weekend are counted from the last workday before it, backwards and for 0 from the first
 * after it.
 *
 * Refuses: blanks; dates that do not exist or lie outside 1600 to 2400, holidays among them; an amount that is not whole;
 * a result outside these years.
 */
import type { Candidate, Formula, FormulaType, IsoDate, Verdict } from '../contract.ts';
import { rowsOf, textOf } from '../lib/inputs/candidateParts.ts';
import { INVALID, isMissing, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { addDays, daysBetween, isIsoDate, yearOf } from '../lib/mathematics/calendar.ts';
import {
  addMonths,
  type Duration,
  durationBetween,
  type Weekday,
  weekdayNumber,
  weekdayOf,
} from '../lib/mathematics/calendarSteps.ts';
import { isDateInRange, OUTSIDE_DATES } from '../lib/mathematics/dateRange.ts';

type Weekend = 'satSun' | 'friSat' | 'sunday';
type Unit = 'days' | 'weeks' | 'months' | 'years' | 'workdays';

export interface DaysBetweenDatesInput {
  readonly mode: 'between' | 'add';
  readonly start: IsoDate;
  /** For `between`; before `start` the two are exchanged. */
  readonly end?: IsoDate;
  /** For `between`. */
  readonly includeEnd: boolean;
  readonly weekend: Weekend;
  /** For `between`. */
  readonly holidays: readonly { readonly date: IsoDate }[];
  /** For `add`: whole, negative to go back. */
  readonly amount?: number;
  readonly unit: Unit;
}

export type DaysBetweenDatesResult =
  | {
      readonly mode: 'between';
      readonly days: number;
      readonly weeks: number;
      readonly remainderDays: number;
      readonly workdays: number;
      readonly weekendDays: number;
      /** Listed holidays on other days than weekends, each once. */
      readonly holidaysCounted: number;
      /** February 29 among the counted days. */
      readonly leapDays: number;
      /** 24 for each day: no change of clocks is counted. */
      readonly hours: number;
      /** The end was before the start. */
      readonly reversed: boolean;
      readonly duration: Duration;
      /** The two dates in order. */
      readonly from: IsoDate;
      readonly until: IsoDate;
      readonly reference: {
        /** Workdays with both ends counted. */
        readonly networkdays: number;
      };
    }
  | {
      readonly mode: 'add';
      readonly date: IsoDate;
      readonly weekday: Weekday;
      /** From the start, negative before it. */
      readonly days: number;
    };

/** 0 is Monday. */
const WEEKENDS: Readonly<Record<Weekend, readonly number[]>> = { satSun: [5, 6], friSat: [4, 5], sunday: [6] };
const UNITS: readonly Unit[] = ['days', 'weeks', 'months', 'years', 'workdays'];
/** More than the days of all years that are taken. */
const MOST_STEPS = 300_000;
const OUTSIDE = 'The result lies outside 1600 to 2400';

declare module '../contract.ts' {
  interface FormulaTypes {
    'days-between-dates': FormulaType<DaysBetweenDatesInput, DaysBetweenDatesResult>;
  }
}

export default {
  id: 'days-between-dates',

  validate(candidate) {
    if (candidate.weekend === '' || !Object.hasOwn(WEEKENDS, candidate.weekend)) return refuse(INVALID, 'weekend');
    if (candidate.mode === 'between') return checkedSpan(candidate);
    return candidate.mode === 'add' ? checkedSteps(candidate) : refuse(INVALID, 'mode');
  },

  compute(input) {
    return input.mode === 'between' ? between(input) : stepped(input);
  },
} satisfies Formula<'days-between-dates'>;

function checkedSpan(candidate: Candidate<DaysBetweenDatesInput>): Verdict<DaysBetweenDatesInput> {
  const { start, end, includeEnd, weekend } = candidate;
  if (start === '') return refuse(REQUIRED, 'start');
  if (end === '' || weekend === '') return refuse(REQUIRED, 'end');
  if (!isDateInRange(start)) return refuse(OUTSIDE_DATES, 'start');
  if (!isDateInRange(end)) return refuse(OUTSIDE_DATES, 'end');
  const listed = rowsOf(candidate.holidays).map(({ date }, index) => ({ date: textOf(date), index }));
  const holidays = listed.filter(({ date }) => date !== '');
  const wrong = holidays.find(({ date }) => !isDateInRange(date));
  if (wrong !== undefined) return refuse(OUTSIDE_DATES, `holidays.${wrong.index}.date`);
  return accept({
    mode: 'between',
    start,
    end,
    includeEnd: includeEnd === true,
    weekend,
    holidays: holidays.map(({ date }) => ({ date: date as IsoDate })),
    unit: 'days',
  });
}

function checkedSteps({
  start,
  amount,
  unit,
  weekend,
}: Candidate<DaysBetweenDatesInput>): Verdict<DaysBetweenDatesInput> {
  if (start === '' || weekend === '') return refuse(REQUIRED, 'start');
  if (isMissing(amount)) return refuse(REQUIRED, 'amount');
  if (unit === '' || !UNITS.includes(unit)) return refuse(INVALID, 'unit');
  if (!isDateInRange(start)) return refuse(OUTSIDE_DATES, 'start');
  if (!Number.isInteger(amount)) return refuse('Please enter a whole number to add', 'amount');
  const input = { mode: 'add', start, includeEnd: false, weekend, holidays: [], amount, unit } as const;
  return isReached(input) ? accept(input) : refuse(OUTSIDE, 'amount');
}

function isReached(input: DaysBetweenDatesInput): boolean {
  if (Math.abs(input.amount ?? 0) > MOST_STEPS) return false;
  try {
    return isDateInRange(dateOf(input));
  } catch (fault) {
    // Beyond four-digit years there is no date.
    if (fault instanceof RangeError) return false;
    throw fault;
  }
}

function between(input: DaysBetweenDatesInput): DaysBetweenDatesResult {
  const { start, end = start, includeEnd, weekend } = input;
  const reversed = end < start;
  const [from, until] = reversed ? [end, start] : [start, end];
  const after = includeEnd ? addDays(until, 1) : until;
  const days = daysBetween(from, after);
  const weekendDays = weekendDaysIn(from, days, weekend);
  const holidaysCounted = holidaysIn(input, from, after);
  const whole = days + (includeEnd ? 0 : 1);
  return {
    mode: 'between',
    days,
    weeks: Math.floor(days / 7),
    remainderDays: days % 7,
    workdays: days - weekendDays - holidaysCounted,
    weekendDays,
    holidaysCounted,
    leapDays: leapDaysIn(from, after),
    hours: 24 * days,
    reversed,
    duration: durationBetween(from, after),
    from,
    until,
    reference: {
      networkdays: whole - weekendDaysIn(from, whole, weekend) - holidaysIn(input, from, addDays(until, 1)),
    },
  };
}

function stepped(input: DaysBetweenDatesInput): DaysBetweenDatesResult {
  const date = dateOf(input);
  return { mode: 'add', date, weekday: weekdayOf(date), days: daysBetween(input.start, date) };
}

function dateOf({ start, amount = 0, unit, weekend }: DaysBetweenDatesInput): IsoDate {
  switch (unit) {
    case 'days':
      return addDays(start, amount);
    case 'weeks':
      return addDays(start, 7 * amount);
    case 'months':
      return addMonths(start, amount);
    case 'years':
      return addMonths(start, 12 * amount);
    case 'workdays':
      return workdaysFrom(start, amount, weekend);
  }
}

function workdaysFrom(start: IsoDate, amount: number, weekend: Weekend): IsoDate {
  const isOff = (date: IsoDate) => WEEKENDS[weekend].includes(weekdayNumber(date));
  const step = amount > 0 ? 1 : -1;
  let date = start;
  while (isOff(date)) date = addDays(date, -step);
  const perWeek = 7 - WEEKENDS[weekend].length;
  date = addDays(date, 7 * Math.trunc(amount / perWeek));
  for (let left = Math.abs(amount % perWeek); left > 0; ) {
    date = addDays(date, step);
    if (!isOff(date)) left -= 1;
  }
  return date;
}

/** Weekend days among so many days from `from` on. */
function weekendDaysIn(from: IsoDate, days: number, weekend: Weekend): number {
  const first = weekdayNumber(from);
  const perDay = WEEKENDS[weekend].map((day) => Math.ceil((days - ((day - first + 7) % 7)) / 7));
  return perDay.reduce((sum, count) => sum + Math.max(0, count), 0);
}

/** Listed holidays from `from` to the day before `after`, on no weekend, each once. */
function holidaysIn({ holidays, weekend }: DaysBetweenDatesInput, from: IsoDate, after: IsoDate): number {
  const dates = new Set(holidays.map(({ date }) => date));
  return [...dates].filter((date) => date >= from && date < after && !WEEKENDS[weekend].includes(weekdayNumber(date)))
    .length;
}

function leapDaysIn(from: IsoDate, after: IsoDate): number {
  let count = 0;
  for (let year = yearOf(from); year <= yearOf(after); year += 1) {
    const day = `${year}-02-29`;
    if (isIsoDate(day) && day >= from && day < after) count += 1;
  }
  return count;
}
