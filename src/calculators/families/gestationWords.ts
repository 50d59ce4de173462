import type { DogCounting } from '#workers/reference/breeding.ts';
import type { GestatingSpecies } from '#workers/reference/gestation.ts';

/** The wording of one animal's page. */
export interface SpeciesWords {
  /** The animal in the title of a calendar event when it has no name of its own. */
  readonly animal: string;
  readonly dateLabel: 'Mating date' | 'Breeding date';
  /** The purpose of the preparation date. */
  readonly checkLabel: string;
  /** Whether the page asks for a first pregnancy; for other animals the box would have no effect. */
  readonly asksFirstPregnancy: boolean;
  /** Shown after the late date: what must not be concluded from it. */
  readonly lateRemark?: string;
  /** Shown after the late date of a first pregnancy, where that is later: why it is not a reason to wait. */
  readonly firstPregnancy?: { readonly lateRemark: string; readonly why: string };
  /** The wording around the dates by published lengths, where there are any. */
  readonly published?: { readonly title: string; readonly column: string; readonly why: string };
}

export const GESTATION_WORDS: Readonly<Record<GestatingSpecies, SpeciesWords>> = {
  cat: {
    animal: 'Cat',
    dateLabel: 'Mating date',
    checkLabel: 'Nesting behavior expected',
    asksFirstPregnancy: false,
  },
  guineaPig: {
    animal: 'Guinea pig',
    dateLabel: 'Mating date',
    checkLabel: 'Weight check',
    asksFirstPregnancy: true,
    firstPregnancy: {
      lateRemark: 'Call on day 71 all the same.',
      why: 'In records of 440 litters pregnancy grew longer from one litter to the next, so a first one is no reason to expect a late birth.',
    },
  },
  cow: {
    animal: 'Cow',
    dateLabel: 'Breeding date',
    checkLabel: 'Pre-calving check',
    asksFirstPregnancy: true,
    published: {
      title: 'Calving dates by breed',
      column: 'Breed',
      why: 'The due date takes 283 days for every breed; published averages run from 279 to 292. Choose the breed above for its limits and its own day to call. Bull calves come 1 to 4 days later than heifer calves.',
    },
  },
  dog: {
    animal: 'Dog',
    dateLabel: 'Mating date',
    checkLabel: 'Prepare the whelping area',
    asksFirstPregnancy: true,
    published: {
      title: 'If the date was another day',
      column: 'If it was',
      why: 'A mating can fall days before or after ovulation, so days counted from it vary more than days counted from ovulation. If you entered the day of ovulation or of the LH peak, choose it above: you are to call earlier then.',
    },
  },
  goat: { animal: 'Goat', dateLabel: 'Breeding date', checkLabel: 'Pre-kidding check', asksFirstPregnancy: true },
  horse: {
    animal: 'Horse',
    dateLabel: 'Breeding date',
    checkLabel: 'Pre-foaling veterinary check',
    asksFirstPregnancy: false,
  },
  llama: {
    animal: 'Llama',
    dateLabel: 'Breeding date',
    checkLabel: 'Pre-birth veterinary check',
    asksFirstPregnancy: false,
  },
  rabbit: {
    animal: 'Rabbit',
    dateLabel: 'Mating date',
    checkLabel: 'Put the nest box in',
    asksFirstPregnancy: false,
    lateRemark: 'No litter by day 32, the day before: call on that day already.',
  },
  sheep: {
    animal: 'Sheep',
    dateLabel: 'Breeding date',
    checkLabel: 'Pre-lambing check; booster before it',
    asksFirstPregnancy: false,
  },
  swine: {
    animal: 'Swine',
    dateLabel: 'Breeding date',
    checkLabel: 'Move to the farrowing area and check',
    asksFirstPregnancy: false,
  },
  alpaca: {
    animal: 'Alpaca',
    dateLabel: 'Breeding date',
    checkLabel: 'Pre-birth veterinary check',
    asksFirstPregnancy: false,
  },
  donkey: {
    animal: 'Donkey',
    dateLabel: 'Breeding date',
    checkLabel: 'Pre-foaling veterinary check',
    asksFirstPregnancy: false,
    lateRemark: 'A wide range is normal.',
  },
  buffalo: {
    animal: 'Buffalo',
    dateLabel: 'Breeding date',
    checkLabel: 'Pre-calving check',
    asksFirstPregnancy: false,
  },
};

/** Labels of a dog's entered day, by the day from which dates are counted. */
export const COUNTED_DAY: Readonly<Record<DogCounting, { readonly label: string; readonly from: string }>> = {
  mating: { label: 'Mating date', from: 'the mating' },
  ovulation: { label: 'Day of ovulation', from: 'ovulation' },
  lh: { label: 'Day of the LH peak', from: 'the LH peak' },
};

/** Lower-cases the first letter, for use within a sentence. */
export function withinSentence(label: string): string {
  return `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}
