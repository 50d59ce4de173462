/**
 * Due date, early and late limits, thirds and one preparation date of a pregnancy.
 *
 *   date = mating date + days of the species' row in GESTATION      whole calendar days, mating date = day 0
 *
 * Source: spec for cat, guinea pig, cow, dog and goat, else the sources of the row. A first pregnancy moves the guinea
 * pig's late date and nothing else; for the other animals it is taken and has no effect. The third third of cat and goat
 * is dated by its start, as specified; the others' by its end. Where lengths are published by breed, or by another day
 * than the mating, `reference` dates the birth by each of them from the entered day.
 *
 * There is no message: a date that is blank, impossible or outside MATING_YEARS gives no result.
 */
import type { Formula, IsoDate } from '../contract.ts';
import { addDays, isIsoDate, yearOf } from '../lib/calendar.ts';
import { accept, NOTHING_YET } from '../lib/verdict.ts';
import {
  type CheckField,
  GESTATION,
  type GestatingSpecies,
  type GestationRow,
  MATING_YEARS,
  type PublishedLength,
} from '../reference/gestation.ts';

export interface GestationInput {
  readonly species: GestatingSpecies;
  /** Years 1900 to 2100. */
  readonly matingDate: IsoDate;
  readonly firstPregnancy: boolean;
}

type CommonDate =
  | 'matingDate'
  | 'dueDate'
  | 'earlyDueDate'
  | 'lateDueDate'
  | 'firstTrimester'
  | 'secondTrimester'
  | 'thirdTrimester';

/** Dates, and of the preparation dates the species' own. */
export type GestationDates = Readonly<Record<CommonDate, IsoDate>> & Readonly<Partial<Record<CheckField, IsoDate>>>;

export type GestationResult = GestationDates & {
  /** Days from the mating date to each date. */
  readonly days: Readonly<Record<CommonDate | 'check', number>>;
  readonly reference?: readonly PublishedBirth[];
};

/** The days of birth by a published length of pregnancy. */
export interface PublishedBirth extends PublishedLength {
  readonly earliest: IsoDate;
  readonly latest: IsoDate;
}

export default {
  id: 'gestation',

  validate({ species, matingDate, firstPregnancy }) {
    if (species === '' || !Object.hasOwn(GESTATION, species) || !isIsoDate(matingDate)) return NOTHING_YET;
    const year = yearOf(matingDate);
    if (year < MATING_YEARS.first || year > MATING_YEARS.last) return NOTHING_YET;
    return accept({ species, matingDate, firstPregnancy });
  },

  compute({ species, matingDate, firstPregnancy }) {
    const row: GestationRow = GESTATION[species];
    const days = {
      matingDate: 0,
      dueDate: row.dueDays,
      earlyDueDate: row.earlyDays,
      lateDueDate: firstPregnancy ? (row.lateDaysFirstPregnancy ?? row.lateDays) : row.lateDays,
      firstTrimester: row.firstTrimesterEndDays,
      secondTrimester: row.secondTrimesterEndDays,
      thirdTrimester: row.thirdTrimesterDays,
      check: row.check.days,
    };
    return {
      matingDate,
      dueDate: addDays(matingDate, days.dueDate),
      earlyDueDate: addDays(matingDate, days.earlyDueDate),
      lateDueDate: addDays(matingDate, days.lateDueDate),
      firstTrimester: addDays(matingDate, days.firstTrimester),
      secondTrimester: addDays(matingDate, days.secondTrimester),
      thirdTrimester: addDays(matingDate, days.thirdTrimester),
      [row.check.field]: addDays(matingDate, days.check),
      days,
      ...(row.published === undefined ? {} : { reference: row.published.map((length) => birthBy(length, matingDate)) }),
    };
  },
} satisfies Formula<'gestation', GestationInput, GestationResult>;

function birthBy(length: PublishedLength, matingDate: IsoDate): PublishedBirth {
  return {
    ...length,
    earliest: addDays(matingDate, length.earliestDays),
    latest: addDays(matingDate, length.latestDays),
  };
}
