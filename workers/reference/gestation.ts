/**
 * How long animals are pregnant: whole days counted from the day of mating or breeding, which is day 0. The days of cat, guinea
 * pig, cow, dog and goat are the specification's, apart from the day to call. Where it gives none, thirds end at a
 * third and two thirds of the days to the due date, rounded down.
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
  /** Day by which to call a veterinarian when no birth has begun. */
  readonly callDays: number;
  readonly sources: readonly SourceKey[];
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
    callDays: 68,
    sources: ['sparkes2006', 'romagnoli2019'],
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
    callDays: 71,
    sources: ['guineaPigLitters', 'lafeberGuineaPig'],
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
    callDays: 288,
    sources: ['andersenPlum1965', 'dairyGestation', 'bifGestationLength', 'torellGestation'],
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
    callDays: 69,
    sources: ['parturition162', 'concannonKutzler'],
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
    callDays: 156,
    sources: ['asdell1929', 'goatExtension'],
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
    callDays: 366,
    sources: ['vanRijssen2010', 'newBoltonEquine'],
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
    callDays: 361,
    sources: ['merckCamelids'],
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
    callDays: 32,
    sources: ['merckRabbits', 'ignRabbits'],
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
    callDays: 153,
    sources: ['nmsuSheep'],
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
    callDays: 118,
    sources: ['carmichaelRice1920', 'pigsiteFarrowing'],
  },
  alpaca: {
    dueDays: 345,
    earlyDays: 332,
    lateDays: 360,
    firstTrimesterEndDays: 115,
    secondTrimesterEndDays: 230,
    thirdTrimesterMarks: 'end',
    thirdTrimesterDays: 345,
    check: { field: 'checkupDate', days: 315 },
    callDays: 361,
    sources: ['merckCamelids'],
  },
  donkey: {
    dueDays: 365,
    earlyDays: 340,
    lateDays: 395,
    firstTrimesterEndDays: 121,
    secondTrimesterEndDays: 243,
    thirdTrimesterMarks: 'end',
    thirdTrimesterDays: 365,
    check: { field: 'checkupDate', days: 335 },
    callDays: 396,
    sources: ['carluccio2015', 'galisteo2010'],
  },
  buffalo: {
    dueDays: 310,
    earlyDays: 300,
    lateDays: 320,
    firstTrimesterEndDays: 103,
    secondTrimesterEndDays: 206,
    thirdTrimesterMarks: 'end',
    thirdTrimesterDays: 310,
    check: { field: 'checkupDate', days: 280 },
    callDays: 321,
    sources: ['andersenPlum1965'],
  },
} as const satisfies Readonly<Record<string, GestationRow>>;

export type GestatingSpecies = keyof typeof GESTATION;

/** The two types of water buffalo; the river buffalo's row is the animal's own. */
export const BUFFALO_TYPES = {
  river: GESTATION.buffalo,
  swamp: {
    ...GESTATION.buffalo,
    dueDays: 330,
    earlyDays: 320,
    lateDays: 340,
    firstTrimesterEndDays: 110,
    secondTrimesterEndDays: 220,
    thirdTrimesterDays: 330,
    check: { field: 'checkupDate', days: 300 },
    callDays: 341,
  },
} as const satisfies Readonly<Record<string, GestationRow>>;

export type BuffaloType = keyof typeof BUFFALO_TYPES;

/** Mating dates outside these years are assumed to be typing errors. */
export const MATING_YEARS = { first: 1900, last: 2100 } as const;

/** Years of a wanted birth date whose breeding date, at most a year earlier, lies within MATING_YEARS. */
export const BIRTH_YEARS = { first: 1901, last: 2100 } as const;
