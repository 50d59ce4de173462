/**
 * Due date, early and late limits, thirds, the day on which to call a veterinarian and the days of a plan for a pregnancy.
 *
 *   date = mating date + days of the species' row in GESTATION      whole calendar days, mating date = day 0
 *   plan = due date − days of the species' row in BREEDING_PLAN     a dog's due date by the day that was counted from,
 *                                                                   a cow's by her breed
 *
 * Source: spec for cat, guinea pig, cow, dog and goat, else the sources of the row. A first pregnancy moves the guinea
 * pig's late date and nothing else; for the other animals it is accepted and has no effect. The third third of cat and
 * goat is dated by its start, as specified; the others' by its end.
 *
 * A breed of cattle, another day to count a dog's pregnancy from, a last day of mating and a second service give dates of their own
 * beside the specified ones, which stay; `reference` dates the birth by all published lengths of cattle and dogs.
 *
 * There is no message: a date that is blank, impossible or outside MATING_YEARS gives no result, neither does a last day that
 * lies before the first or more than LONGEST_MATING_PERIOD days after it, nor a second service that does not lie 1 to
 * LONGEST_BETWEEN_SERVICES days after the first, or that is given together with a last day.
 */
import type { Candidate, Formula, IsoDate } from '../contract.ts';
import { accept, NOTHING_YET } from '../lib/inputs/verdict.ts';
import { addDays, daysBetween, isIsoDate, yearOf } from '../lib/mathematics/calendar.ts';
import {
  BREEDING_PLAN,
  CALVING_CHECK_BEFORE,
  CATTLE_BREED_SPREAD,
  CATTLE_BREEDS,
  type CattleBreed,
  type CheckMethod,
  DOG_COUNTING,
  type DogCounting,
  LONGEST_BETWEEN_SERVICES,
  LONGEST_MATING_PERIOD,
  MATED_IN_HERDS,
  type PlanStep,
  PREGNANCY_CHECKS,
  RETURN_TO_HEAT,
} from '../reference/breeding.ts';
import {
  BUFFALO_TYPES,
  type BuffaloType,
  type CheckField,
  GESTATION,
  type GestatingSpecies,
  type GestationRow,
  MATING_YEARS,
} from '../reference/gestation.ts';

export interface GestationInput {
  readonly species: GestatingSpecies;
  /** Years 1900 to 2100. */
  readonly matingDate: IsoDate;
  /** The event that `matingDate` marks. Dogs only; absent: the mating. */
  readonly countedFrom?: DogCounting | undefined;
  /** Buffalo only; absent: river. */
  readonly buffaloType?: BuffaloType | undefined;
  /** The day the male was taken out, or of the last mating. Animals of MATED_IN_HERDS only. */
  readonly matingEnd?: IsoDate | undefined;
  /** She was served again on this day, and may have held to either. Animals of MATED_IN_HERDS only; without `matingEnd`. */
  readonly secondMating?: IsoDate | undefined;
  /** Cattle only. */
  readonly breed?: CattleBreed | undefined;
  readonly firstPregnancy: boolean;
  /** Whether a calendar gets the days of the plan as well. Changes no date. */
  readonly planInCalendar: boolean;
}

type CommonDate =
  | 'matingDate'
  | 'dueDate'
  | 'earlyDueDate'
  | 'lateDueDate'
  | 'firstTrimester'
  | 'secondTrimester'
  | 'thirdTrimester'
  | 'callDate';

/** Dates, and of the preparation dates the species' own. */
export type GestationDates = Readonly<Record<CommonDate, IsoDate>> & Readonly<Partial<Record<CheckField, IsoDate>>>;

export type GestationResult = GestationDates & {
  /** Days from the mating date to each date. */
  readonly days: Readonly<Record<Exclude<CommonDate, 'callDate'> | 'check' | 'call', number>>;
  /** Births of a mating period, where a last day was entered. With a breed they are counted by its days. */
  readonly exposure?: Readonly<Record<'earliest' | 'dueFrom' | 'dueTo' | 'latest' | 'call', IsoDate>>;
  /** The days on which an animal that is not pregnant comes into heat again. */
  readonly returnToHeat?: Readonly<Record<'from' | 'to', IsoDate>>;
  readonly checks: Readonly<Partial<Record<CheckMethod, IsoDate>>>;
  readonly plan: Readonly<Partial<Record<PlanStep, IsoDate>>>;
  readonly breedDates?: Readonly<Record<'dueFrom' | 'dueTo' | 'early' | 'late' | 'call' | 'check', IsoDate>>;
  /** The birth if she held to the second service. With a breed it is counted by its days, the due date by its shortest mean. */
  readonly second?: SecondService;
  readonly counted?: Readonly<Record<'due' | 'early' | 'late', IsoDate>>;
  readonly reference?: readonly PublishedBirth[];
};

/** Dates of a second service. */
export interface SecondService {
  readonly dueDate: IsoDate;
  readonly earlyDueDate: IsoDate;
  readonly lateDueDate: IsoDate;
  readonly callDate: IsoDate;
  /** Whole days from the first service. */
  readonly intervalDays: number;
  /** She came into heat again as one that did not hold to the first: the interval lies within RETURN_TO_HEAT. */
  readonly likelier: boolean;
}

/** The days of birth by a published length of pregnancy, in days from the entered one. */
export interface PublishedBirth {
  readonly label: string;
  readonly earliestDays: number;
  readonly latestDays: number;
  readonly earliest: IsoDate;
  readonly latest: IsoDate;
}

declare module '../contract.ts' {
  interface FormulaTypes {
    gestation: FormulaType<GestationInput, GestationResult>;
  }
}

export default {
  id: 'gestation',

  validate({ species, matingDate, firstPregnancy, planInCalendar, ...options }) {
    if (species === '' || !Object.hasOwn(GESTATION, species) || !isIsoDate(matingDate)) return NOTHING_YET;
    const year = yearOf(matingDate);
    if (year < MATING_YEARS.first || year > MATING_YEARS.last) return NOTHING_YET;
    const own = ownOptions(species, matingDate, options);
    return own === null ? NOTHING_YET : accept({ species, matingDate, ...own, firstPregnancy, planInCalendar });
  },

  compute(input) {
    const { species, matingDate, firstPregnancy, breed, countedFrom = 'mating' } = input;
    const row = rowOf(input);
    const counting = species === 'dog' ? DOG_COUNTING[countedFrom] : undefined;
    const days = {
      matingDate: 0,
      dueDate: row.dueDays,
      earlyDueDate: row.earlyDays,
      lateDueDate: firstPregnancy ? (row.lateDaysFirstPregnancy ?? row.lateDays) : row.lateDays,
      firstTrimester: row.firstTrimesterEndDays,
      secondTrimester: row.secondTrimesterEndDays,
      thirdTrimester: row.thirdTrimesterDays,
      check: row.check.days,
      call: counting?.call ?? row.callDays,
    };
    const after = (count: number) => addDays(matingDate, count);
    const heat = RETURN_TO_HEAT[species];
    const planDue = breed === undefined ? (counting?.due ?? days.dueDate) : breedDays(breed).dueFrom;
    return {
      matingDate,
      dueDate: after(days.dueDate),
      earlyDueDate: after(days.earlyDueDate),
      lateDueDate: after(days.lateDueDate),
      firstTrimester: after(days.firstTrimester),
      secondTrimester: after(days.secondTrimester),
      thirdTrimester: after(days.thirdTrimester),
      [row.check.field]: after(days.check),
      callDate: after(days.call),
      days,
      ...exposure(input, row),
      ...second(input, row),
      ...(heat === undefined ? {} : { returnToHeat: { from: after(heat.from), to: after(heat.to) } }),
      checks: eachDate(PREGNANCY_CHECKS[species], after),
      plan: eachDate(BREEDING_PLAN[species], (before) => after(planDue - before)),
      ...(breed === undefined ? {} : { breedDates: eachDate(breedDays(breed), after) }),
      ...(counting === undefined
        ? {}
        : { counted: { due: after(counting.due), early: after(counting.early), late: after(counting.late) } }),
      ...reference(species, after),
    };
  },
} satisfies Formula<'gestation'>;

type Options = Pick<GestationInput, 'countedFrom' | 'buffaloType' | 'matingEnd' | 'secondMating' | 'breed'>;

/** Returns the options that apply to the animal; null where one of them is invalid. */
function ownOptions(
  species: GestatingSpecies,
  matingDate: IsoDate,
  { countedFrom = '', buffaloType = '', matingEnd = '', secondMating = '', breed = '' }: Partial<Candidate<Options>>,
): Options | null {
  if (species === 'dog' && countedFrom !== '') return Object.hasOwn(DOG_COUNTING, countedFrom) ? { countedFrom } : null;
  if (!MATED_IN_HERDS.includes(species)) return {};
  if (matingEnd !== '' && (secondMating !== '' || !liesAfter(matingDate, matingEnd, 0, LONGEST_MATING_PERIOD)))
    return null;
  if (secondMating !== '' && !liesAfter(matingDate, secondMating, 1, LONGEST_BETWEEN_SERVICES)) return null;
  const period = { ...(matingEnd !== '' && { matingEnd }), ...(secondMating !== '' && { secondMating }) };
  if (species === 'buffalo' && buffaloType !== '')
    return Object.hasOwn(BUFFALO_TYPES, buffaloType) ? { ...period, buffaloType } : null;
  if (species === 'cow' && breed !== '') return Object.hasOwn(CATTLE_BREEDS, breed) ? { ...period, breed } : null;
  return period;
}

function liesAfter(first: IsoDate, last: IsoDate, least: number, most: number): boolean {
  if (!isIsoDate(last)) return false;
  const length = daysBetween(first, last);
  return length >= least && length <= most;
}

function rowOf({ species, buffaloType = 'river' }: GestationInput): GestationRow {
  return species === 'buffalo' ? BUFFALO_TYPES[buffaloType] : GESTATION[species];
}

function breedDays(breed: CattleBreed) {
  const { from, to } = CATTLE_BREEDS[breed];
  const late = to + CATTLE_BREED_SPREAD;
  return {
    dueFrom: from,
    dueTo: to,
    early: from - CATTLE_BREED_SPREAD,
    late,
    call: late + 1,
    check: from - CALVING_CHECK_BEFORE,
  };
}

/**
 * Returns the births of a mating period, from the earliest birth after the first day to the latest after the last day.
 */
function exposure({ matingDate, matingEnd, breed }: GestationInput, row: GestationRow) {
  if (matingEnd === undefined) return {};
  const { early, dueFrom, dueTo, late, call } = birthDays(breed, row);
  return {
    exposure: {
      earliest: addDays(matingDate, early),
      dueFrom: addDays(matingDate, dueFrom),
      dueTo: addDays(matingEnd, dueTo),
      latest: addDays(matingEnd, late),
      call: addDays(matingEnd, call),
    },
  };
}

/** Returns the days of birth of a breed, else of the animal. */
function birthDays(breed: CattleBreed | undefined, { dueDays, earlyDays, lateDays, callDays }: GestationRow) {
  return breed === undefined
    ? { early: earlyDays, dueFrom: dueDays, dueTo: dueDays, late: lateDays, call: callDays }
    : breedDays(breed);
}

function second({ species, matingDate, secondMating, breed }: GestationInput, row: GestationRow) {
  if (secondMating === undefined) return {};
  const { early, dueFrom, late, call } = birthDays(breed, row);
  const after = (days: number) => addDays(secondMating, days);
  const intervalDays = daysBetween(matingDate, secondMating);
  const heat = RETURN_TO_HEAT[species];
  return {
    second: {
      dueDate: after(dueFrom),
      earlyDueDate: after(early),
      lateDueDate: after(late),
      callDate: after(call),
      intervalDays,
      likelier: heat !== undefined && intervalDays >= heat.from && intervalDays <= heat.to,
    },
  };
}

function reference(species: GestatingSpecies, after: (days: number) => IsoDate) {
  const lengths =
    species === 'cow'
      ? Object.values(CATTLE_BREEDS)
      : species === 'dog'
        ? Object.values(DOG_COUNTING).map(({ label, published }) => ({ label, ...published }))
        : [];
  if (lengths.length === 0) return {};
  return {
    reference: lengths.map(({ label, from, to }) => ({
      label,
      earliestDays: from,
      latestDays: to,
      earliest: after(from),
      latest: after(to),
    })),
  };
}

/** Returns the date for every number of days in a row. */
function eachDate<Key extends string>(
  row: Readonly<Partial<Record<Key, number>>>,
  dateOf: (days: number) => IsoDate,
): Record<Key, IsoDate> {
  const dates = Object.entries<number | undefined>(row).map(([key, days]) => [key, dateOf(days ?? 0)]);
  return Object.fromEntries(dates) as Record<Key, IsoDate>;
}
