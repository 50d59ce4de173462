/**
 * What a breeder plans around a pregnancy: breeds of cattle, the day that a dog's pregnancy is counted from, returning
 * heat, and the days of checks and preparations. Products and practices differ: the label and the veterinarian's plan
 * come first.
 */
import type { GestatingSpecies } from './gestation.ts';
import type { SourceKey } from './sources.ts';

/** Published mean lengths of pregnancy of a breed in days; both ends are the same where the sources agree. */
export interface BreedLength {
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

/** Sources: `torellGestation`, `dairyGestation`, `andersenPlum1965`. They differ on Angus, Simmental and Brown Swiss. */
export const CATTLE_BREEDS = {
  holstein: { label: 'Holstein', from: 279, to: 279 },
  jersey: { label: 'Jersey', from: 279, to: 279 },
  angus: { label: 'Angus', from: 281, to: 283 },
  shorthorn: { label: 'Shorthorn', from: 282, to: 282 },
  hereford: { label: 'Hereford', from: 285, to: 285 },
  simmental: { label: 'Simmental', from: 284, to: 289 },
  charolais: { label: 'Charolais', from: 289, to: 289 },
  limousin: { label: 'Limousin', from: 289, to: 289 },
  brownSwiss: { label: 'Brown Swiss', from: 290, to: 292 },
  brahman: { label: 'Brahman', from: 292, to: 292 },
} as const satisfies Readonly<Record<string, BreedLength>>;

export type CattleBreed = keyof typeof CATTLE_BREEDS;

/** Days before the shortest mean and after the longest one of a breed: about two standard deviations. Source: `bifGestationLength`. */
export const CATTLE_BREED_SPREAD = 10;

/** Days from the entered day, where that is another day of the heat than the mating, or an unknown one. */
export interface CountedLength {
  readonly label: string;
  readonly due: number;
  readonly early: number;
  readonly late: number;
  /** Day by which to call a veterinarian when no birth has begun. */
  readonly call: number;
  /** The observed range of births. */
  readonly published: { readonly from: number; readonly to: number };
}

/** Sources: `parturition162`, `concannonKutzler`. */
export const DOG_COUNTING = {
  mating: { label: 'Mating', due: 63, early: 58, late: 68, call: 69, published: { from: 57, to: 72 } },
  ovulation: { label: 'Ovulation', due: 63, early: 62, late: 64, call: 65, published: { from: 62, to: 64 } },
  lh: {
    label: 'Peak of luteinizing hormone (LH)',
    due: 65,
    early: 64,
    late: 66,
    call: 67,
    published: { from: 64, to: 66 },
  },
} as const satisfies Readonly<Record<string, CountedLength>>;

export type DogCounting = keyof typeof DOG_COUNTING;

/** Maximum number of days from the first to the last day of a mating period. */
export const LONGEST_MATING_PERIOD = 365;

/** Most days from one service to the next of the same pregnancy; longer apart they are two pregnancies. */
export const LONGEST_BETWEEN_SERVICES = 120;

/** Days before a cow's due date on which she is checked. */
export const CALVING_CHECK_BEFORE = 30;

/** Animals that are left with a male for days or weeks. */
export const MATED_IN_HERDS: readonly GestatingSpecies[] = [
  'cow',
  'buffalo',
  'sheep',
  'goat',
  'swine',
  'horse',
  'donkey',
  'llama',
  'alpaca',
];

/**
 * First and last day, after the mating, of the next heat of an animal that is not pregnant. None where mating induces
 * ovulation.
 */
export const RETURN_TO_HEAT: Readonly<
  Partial<Record<GestatingSpecies, { readonly from: number; readonly to: number }>>
> = {
  cow: { from: 18, to: 24 },
  buffalo: { from: 18, to: 24 },
  goat: { from: 18, to: 24 },
  sheep: { from: 14, to: 19 },
  swine: { from: 18, to: 24 },
  horse: { from: 17, to: 24 },
  donkey: { from: 20, to: 28 },
};

export type CheckMethod = 'ultrasound' | 'blood' | 'palpation' | 'heartbeat' | 'recheck' | 'behavior' | 'xray';

/** The earliest day after the mating on which a check of the pregnancy can be relied on. */
export const PREGNANCY_CHECKS: Readonly<Record<GestatingSpecies, Readonly<Partial<Record<CheckMethod, number>>>>> = {
  cat: { ultrasound: 25, xray: 50 },
  guineaPig: { ultrasound: 28 },
  cow: { ultrasound: 30, blood: 30, palpation: 40 },
  dog: { ultrasound: 28, blood: 30, xray: 55 },
  goat: { ultrasound: 30, blood: 30 },
  horse: { ultrasound: 14, heartbeat: 28, recheck: 45 },
  llama: { behavior: 14, ultrasound: 30, recheck: 60 },
  rabbit: { palpation: 12 },
  sheep: { ultrasound: 40, blood: 30 },
  swine: { ultrasound: 25 },
  alpaca: { behavior: 14, ultrasound: 30, recheck: 60 },
  donkey: { ultrasound: 14, heartbeat: 28, recheck: 45 },
  buffalo: { ultrasound: 30, palpation: 45 },
};

export type PlanStep =
  | 'dryOff'
  | 'closeUp'
  | 'vaccineFrom'
  | 'vaccineTo'
  | 'steamUp'
  | 'boosterFrom'
  | 'boosterTo'
  | 'moveIn'
  | 'temperatureFrom'
  | 'nestFrom';

/** Days before the due date on which something is to be done. */
export const BREEDING_PLAN: Readonly<Record<GestatingSpecies, Readonly<Partial<Record<PlanStep, number>>>>> = {
  cat: { nestFrom: 7 },
  guineaPig: {},
  cow: { dryOff: 60, closeUp: 21, vaccineFrom: 84, vaccineTo: 21 },
  dog: { temperatureFrom: 7 },
  goat: { dryOff: 60, steamUp: 42, boosterFrom: 42, boosterTo: 28 },
  horse: { boosterFrom: 42, boosterTo: 28 },
  llama: { boosterFrom: 56, boosterTo: 28 },
  rabbit: {},
  sheep: { steamUp: 42, boosterFrom: 42, boosterTo: 28 },
  swine: { vaccineFrom: 35, vaccineTo: 14, moveIn: 7 },
  alpaca: { boosterFrom: 56, boosterTo: 28 },
  donkey: { boosterFrom: 42, boosterTo: 28 },
  buffalo: { dryOff: 60, closeUp: 21 },
};

/** Where the days of heat, checks and plans come from. */
export const BREEDING_SOURCES: Readonly<Record<GestatingSpecies, readonly SourceKey[]>> = {
  cat: ['purohit2010'],
  guineaPig: [],
  cow: ['purohit2010'],
  dog: ['purohit2010'],
  goat: ['purohit2010'],
  horse: ['msdBroodmareVaccines', 'purohit2010'],
  llama: ['merckCamelids'],
  rabbit: ['merckRabbits'],
  sheep: ['nmsuSheep', 'teagascBooster', 'purohit2010'],
  swine: ['miller2003', 'purohit2010'],
  alpaca: ['merckCamelids'],
  donkey: ['wikivetDonkey', 'msdBroodmareVaccines'],
  buffalo: ['purohit2010'],
};
