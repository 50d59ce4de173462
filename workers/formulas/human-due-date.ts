/**
 * The due date of a human pregnancy, with trimesters and terms.
 *
 *   due = last period + 280 + (cycle − 28), conception + 266, day-3 transfer + 263, day-5 transfer + 261       days
 *   adjusted last period L = due − 280; trimesters begin at L + 98 and L + 196, terms at L + 259, 273, 287 and 294
 *
 * Source: `acog700`, terms `acog579`. `reference.naegele` goes by calendar months: the last
 * period and nine months and seven days.
 *
 * Refuses: an unknown method; a blank date; dates that do not exist or lie outside 1900 to 2100; a cycle that is not whole
 * or outside 20 to 45 days; a day before the adjusted last period.
 */
import type { Formula, FormulaType, IsoDate } from '../contract.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { INVALID, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { addDays, daysBetween, isIsoDate } from '../lib/mathematics/calendar.ts';
import { addMonths } from '../lib/mathematics/calendarSteps.ts';
import { CYCLE_DAYS, DAYS_TO_DUE, PREGNANCY_DATES, PREGNANCY_DAYS } from '../reference/humanPregnancy.ts';

export interface HumanDueDateInput {
  readonly method: keyof typeof DAYS_TO_DUE;
  /** The last period began, conception, transfer of the embryo, or the due date itself. */
  readonly date: IsoDate;
  /** Days, whole, 20 to 45: of a last period. Left out: 28. */
  readonly cycleLength?: number;
  /** The day for which week and trimester are wanted. */
  readonly asOf?: IsoDate;
}

export interface HumanDueDateResult {
  readonly dueDate: IsoDate;
  /** Adjusted to a cycle of 28 days. */
  readonly estimatedLastPeriod: IsoDate;
  readonly conceptionDate: IsoDate;
  readonly firstTrimesterEnd: IsoDate;
  readonly secondTrimesterStart: IsoDate;
  readonly secondTrimesterEnd: IsoDate;
  readonly thirdTrimesterStart: IsoDate;
  /** 37, 39, 41 and 42 whole weeks. */
  readonly earlyTermStart: IsoDate;
  readonly fullTermStart: IsoDate;
  readonly lateTermStart: IsoDate;
  readonly postTermStart: IsoDate;
  /** Null without a day, and after 44 weeks. */
  readonly today: {
    /** Whole weeks from the adjusted last period, and the days after them. */
    readonly weeks: number;
    readonly days: number;
    readonly trimester: 1 | 2 | 3;
    /** Negative after the due date. */
    readonly daysToDue: number;
  } | null;
  readonly reference: {
    /** By calendar months; null unless the last period is known. */
    readonly naegele: IsoDate | null;
  };
}

const OUTSIDE = `Please enter a date between ${PREGNANCY_DATES.first} and ${PREGNANCY_DATES.last}`;
const CYCLE = 'Cycle length must be a whole number of days from 20 to 45';

declare module '../contract.ts' {
  interface FormulaTypes {
    'human-due-date': FormulaType<HumanDueDateInput, HumanDueDateResult>;
  }
}

export default {
  id: 'human-due-date',

  validate(candidate) {
    const { method, date, asOf } = candidate;
    if (method === '' || !Object.hasOwn(DAYS_TO_DUE, method)) return refuse(INVALID, 'method');
    if (date === '') return refuse(REQUIRED, 'date');
    if (!isInRange(date)) return refuse(OUTSIDE, 'date');
    const numbers = enteredNumbers(candidate, [], method === 'lastPeriod' ? ['cycleLength'] : []);
    if (!numbers.ok) return numbers;
    const { cycleLength = CYCLE_DAYS.usual } = numbers.input;
    if (!Number.isInteger(cycleLength) || cycleLength < CYCLE_DAYS.min || cycleLength > CYCLE_DAYS.max)
      return refuse(CYCLE, 'cycleLength');
    const input = { method, date, ...numbers.input };
    if (asOf === '') return accept(input);
    if (!isInRange(asOf)) return refuse(OUTSIDE, 'asOf');
    if (asOf < addDays(dueDateOf(input), -PREGNANCY_DAYS.due))
      return refuse('The chosen day is before the pregnancy began', 'asOf');
    return accept({ ...input, asOf });
  },

  compute(input) {
    const { method, date, asOf } = input;
    const dueDate = dueDateOf(input);
    const day = (fromLastPeriod: number) => addDays(dueDate, fromLastPeriod - PREGNANCY_DAYS.due);
    const estimatedLastPeriod = day(0);
    return {
      dueDate,
      estimatedLastPeriod,
      conceptionDate: day(PREGNANCY_DAYS.conception),
      firstTrimesterEnd: day(PREGNANCY_DAYS.secondTrimester - 1),
      secondTrimesterStart: day(PREGNANCY_DAYS.secondTrimester),
      secondTrimesterEnd: day(PREGNANCY_DAYS.thirdTrimester - 1),
      thirdTrimesterStart: day(PREGNANCY_DAYS.thirdTrimester),
      earlyTermStart: day(PREGNANCY_DAYS.earlyTerm),
      fullTermStart: day(PREGNANCY_DAYS.fullTerm),
      lateTermStart: day(PREGNANCY_DAYS.lateTerm),
      postTermStart: day(PREGNANCY_DAYS.postTerm),
      today: asOf === undefined ? null : ageOn(daysBetween(estimatedLastPeriod, asOf)),
      reference: { naegele: method === 'lastPeriod' ? addDays(addMonths(date, 9), 7) : null },
    };
  },
} satisfies Formula<'human-due-date'>;

function isInRange(text: string): text is IsoDate {
  return isIsoDate(text) && text >= PREGNANCY_DATES.first && text <= PREGNANCY_DATES.last;
}

function dueDateOf({
  method,
  date,
  cycleLength = CYCLE_DAYS.usual,
}: Pick<HumanDueDateInput, 'method' | 'date' | 'cycleLength'>): IsoDate {
  return addDays(date, DAYS_TO_DUE[method] + (method === 'lastPeriod' ? cycleLength - CYCLE_DAYS.usual : 0));
}

/** @param passed days since the adjusted last period */
function ageOn(passed: number): HumanDueDateResult['today'] {
  if (passed > PREGNANCY_DAYS.last) return null;
  return {
    weeks: Math.floor(passed / 7),
    days: passed % 7,
    trimester: passed < PREGNANCY_DAYS.secondTrimester ? 1 : passed < PREGNANCY_DAYS.thirdTrimester ? 2 : 3,
    daysToDue: PREGNANCY_DAYS.due - passed,
  };
}
