import type { GestatingSpecies } from '#workers/reference/gestation.ts';
import { SAFETY_NOTES } from '#workers/reference/safetyNotes.ts';

/** What one animal's page calls things. */
export interface SpeciesWords {
  /** Names the animal in a calendar where it has no name of its own. */
  readonly animal: string;
  readonly dateLabel: 'Mating date' | 'Breeding date';
  /** What the preparation date is for. */
  readonly checkLabel: string;
  /** Whether the page asks for a first pregnancy; where it does not, the box would do nothing. */
  readonly asksFirstPregnancy: boolean;
  /** A danger of this animal, after the notice that all share. */
  readonly danger?: string;
  /** After the late date, where help is needed before it. */
  readonly lateRemark?: string;
  /** What research says of a first pregnancy, where the specified late date says otherwise. */
  readonly firstPregnancyRemark?: string;
  /** Words around the dates by published lengths, where there are such. */
  readonly published?: { readonly title: string; readonly column: string; readonly why: string };
}

export const GESTATION_WORDS: Readonly<Record<GestatingSpecies, SpeciesWords>> = {
  cat: {
    animal: 'Cat',
    dateLabel: 'Mating date',
    checkLabel: 'Nesting behaviour expected',
    asksFirstPregnancy: false,
    danger: 'More than 30 minutes of strong straining without a birth: call a veterinarian.',
  },
  guineaPig: {
    animal: 'Guinea pig',
    dateLabel: 'Mating date',
    checkLabel: 'Weight check',
    asksFirstPregnancy: true,
    danger:
      'A first litter after about 7 to 8 months of age carries a high risk of obstructed birth: see a veterinarian beforehand.',
    firstPregnancyRemark:
      'The specified late date of a first pregnancy is two days later. In records of 440 litters pregnancy grew longer from one litter to the next, so a first one is no reason to expect a late birth: call a veterinarian once day 70 has passed.',
  },
  cow: {
    animal: 'Cow',
    dateLabel: 'Breeding date',
    checkLabel: 'Pre-calving check',
    asksFirstPregnancy: true,
    published: {
      title: 'Calving dates by breed',
      column: 'Breed',
      why: 'The due date takes 283 days for every breed; published averages run from 279 to 292. Bull calves come 1 to 4 days later than heifer calves.',
    },
  },
  dog: {
    animal: 'Dog',
    dateLabel: 'Mating date',
    checkLabel: 'Prepare the whelping area',
    asksFirstPregnancy: true,
    published: {
      title: 'Which day did you enter?',
      column: 'If it was',
      why: 'A mating can fall days before or after ovulation, so days counted from it vary more than days counted from ovulation. If you counted from ovulation or from the LH peak, do not wait for the late date: go by that row.',
    },
    danger:
      'More than 30 minutes of strong straining without a birth: call a veterinarian. Counted from ovulation, call once day 64 has passed without a birth; from the LH peak, once day 66 has.',
  },
  goat: { animal: 'Goat', dateLabel: 'Breeding date', checkLabel: 'Pre-kidding check', asksFirstPregnancy: true },
  horse: {
    animal: 'Horse',
    dateLabel: 'Breeding date',
    checkLabel: 'Pre-foaling veterinary check',
    asksFirstPregnancy: false,
    danger:
      'A foal born before about day 320 is premature: call a veterinarian now. Mares often go past day 340, and a healthy mare may go to day 365.',
  },
  llama: {
    animal: 'Llama',
    dateLabel: 'Breeding date',
    checkLabel: 'Pre-birth veterinary check',
    asksFirstPregnancy: false,
    danger: 'Births usually happen in daylight: straining at night is a warning.',
  },
  rabbit: {
    animal: 'Rabbit',
    dateLabel: 'Mating date',
    checkLabel: 'Put the nest box in',
    asksFirstPregnancy: false,
    danger: 'No litter by day 32: call a veterinarian the same day.',
    lateRemark: 'Without a litter, call a veterinarian on day 32 already, the day before.',
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
};

/** What everybody must know whose animal is pregnant, and what is dangerous for this one. */
export function pregnancyCaution(species: GestatingSpecies, firstPregnancy = false): string {
  const { danger, firstPregnancyRemark } = GESTATION_WORDS[species];
  const texts = [SAFETY_NOTES.pregnancyBanner, danger, firstPregnancy ? firstPregnancyRemark : undefined];
  return texts.filter((text) => text !== undefined).join(' ');
}
