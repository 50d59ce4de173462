/**
 * How long ten animals are pregnant: whole days counted from the day of mating or breeding, which is day 0. Where the
 * specification is silent, thirds end at a third and two thirds of the days to the due date, rounded down.
 */
import type { SourceKey } from './sources.ts';

/** Key of the one preparation date in the result. */
export type CheckField = 'nestingBehavior' | 'weightCheckDate' | 'checkupDate' | 'nestingDate';

export interface GestationRow {
  readonly dueDays: number;
  readonly earlyDays: number;
  readonly lateDays: number;
  /** Only where a first pregnancy has a late date of its own. */
  readonly lateDaysFirstPregnancy?: number;
  readonly firstTrimesterEndDays: number;
  readonly secondTrimesterEndDays: number;
  /** What the third third's date marks: its start, the day the second one ends, or its end, the due date. */
  readonly thirdTrimesterMarks: 'start' | 'end';
  readonly thirdTrimesterDays: number;
  readonly check: { readonly field: CheckField; readonly days: number };
  /** Published lengths by breed, or by the day that is counted from: shown beside the dates, never mixed in. */
  readonly published?: readonly PublishedLength[];
  readonly sources: readonly SourceKey[];
}

/** Days to the birth as published; a single number stands in both places. */
export interface PublishedLength {
  readonly label: string;
  readonly earliestDays: number;
  readonly latestDays: number;
}

export const GESTATION = {
  cat: {
    dueDays: 65,
    earlyDays: 63,
    lateDays: 67,
    firstTrimesterEndDays: 21,
    secondTrimesterEndDays: 42,
    thirdTrimesterMarks: 'start',
    thirdTrimesterDays: 42,
    check: { field: 'nestingBehavior', days: 58 },
    sources: ['spec', 'sparkes2006', 'romagnoli2019'],
  },
  guineaPig: {
    dueDays: 65,
    earlyDays: 59,
    lateDays: 70,
    lateDaysFirstPregnancy: 72,
    firstTrimesterEndDays: 21,
    secondTrimesterEndDays: 42,
    thirdTrimesterMarks: 'end',
    thirdTrimesterDays: 65,
    check: { field: 'weightCheckDate', days: 51 },
    sources: ['spec', 'guineaPigLitters', 'nrcGuineaPig'],
  },
  cow: {
    dueDays: 283,
    earlyDays: 279,
    lateDays: 287,
    firstTrimesterEndDays: 94,
    secondTrimesterEndDays: 188,
    thirdTrimesterMarks: 'end',
    thirdTrimesterDays: 283,
    check: { field: 'checkupDate', days: 253 },
    published: [
      { label: 'Holstein', earliestDays: 279, latestDays: 279 },
      { label: 'Jersey', earliestDays: 279, latestDays: 279 },
      { label: 'Angus', earliestDays: 281, latestDays: 283 },
      { label: 'Hereford', earliestDays: 285, latestDays: 285 },
      { label: 'Brown Swiss', earliestDays: 290, latestDays: 290 },
      { label: 'Brahman', earliestDays: 292, latestDays: 292 },
    ],
    sources: ['spec', 'cattleExtension'],
  },
  dog: {
    dueDays: 63,
    earlyDays: 58,
    lateDays: 68,
    firstTrimesterEndDays: 21,
    secondTrimesterEndDays: 42,
    thirdTrimesterMarks: 'end',
    thirdTrimesterDays: 63,
    check: { field: 'nestingDate', days: 56 },
    published: [
      { label: 'Day of ovulation', earliestDays: 62, latestDays: 64 },
      { label: 'Peak of luteinising hormone (LH)', earliestDays: 64, latestDays: 66 },
      { label: 'A mating, day of ovulation unknown', earliestDays: 57, latestDays: 72 },
    ],
    sources: ['spec', 'parturition162', 'concannonKutzler'],
  },
  goat: {
    dueDays: 150,
    earlyDays: 145,
    lateDays: 155,
    firstTrimesterEndDays: 50,
    secondTrimesterEndDays: 100,
    thirdTrimesterMarks: 'start',
    thirdTrimesterDays: 100,
    check: { field: 'checkupDate', days: 136 },
    sources: ['spec', 'goatExtension', 'asdell1929'],
  },
  horse: {
    dueDays: 340,
    earlyDays: 320,
    lateDays: 365,
    firstTrimesterEndDays: 113,
    secondTrimesterEndDays: 226,
    thirdTrimesterMarks: 'end',
    thirdTrimesterDays: 340,
    check: { field: 'checkupDate', days: 310 },
    sources: ['newBoltonEquine', 'kentuckyEquineGestation', 'theHorsePremature'],
  },
  llama: {
    dueDays: 345,
    earlyDays: 332,
    lateDays: 360,
    firstTrimesterEndDays: 115,
    secondTrimesterEndDays: 230,
    thirdTrimesterMarks: 'end',
    thirdTrimesterDays: 345,
    check: { field: 'checkupDate', days: 315 },
    sources: ['merckCamelids', 'camelidTexts'],
  },
  rabbit: {
    dueDays: 31,
    earlyDays: 28,
    lateDays: 33,
    firstTrimesterEndDays: 10,
    secondTrimesterEndDays: 20,
    thirdTrimesterMarks: 'end',
    thirdTrimesterDays: 31,
    check: { field: 'nestingDate', days: 28 },
    sources: ['merckRabbits', 'rabbitHusbandry'],
  },
  sheep: {
    dueDays: 147,
    earlyDays: 142,
    lateDays: 152,
    firstTrimesterEndDays: 49,
    secondTrimesterEndDays: 98,
    thirdTrimesterMarks: 'end',
    thirdTrimesterDays: 147,
    check: { field: 'checkupDate', days: 119 },
    sources: ['sheepExtension', 'sheepVaccination'],
  },
  swine: {
    dueDays: 114,
    earlyDays: 111,
    lateDays: 117,
    firstTrimesterEndDays: 38,
    secondTrimesterEndDays: 76,
    thirdTrimesterMarks: 'end',
    thirdTrimesterDays: 114,
    check: { field: 'checkupDate', days: 107 },
    sources: ['swineExtension', 'swinePremature'],
  },
} as const satisfies Readonly<Record<string, GestationRow>>;

export type GestatingSpecies = keyof typeof GESTATION;

/** Mating dates outside these years are taken for slips of the keyboard. */
export const MATING_YEARS = { first: 1900, last: 2100 } as const;

/** Wanted days of birth whose breeding date, at most a year earlier, lies within MATING_YEARS. */
export const BIRTH_YEARS = { first: 1901, last: 2100 } as const;
