/** The form of one kept animal: its boxes, and what is kept of them. */
import { blankValues } from '#src/engine/form/fieldValues.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import { isInCalendar, isIsoDate } from '#src/engine/kit/isoDate.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { unitName, withUnitFields } from '#src/engine/kit/unitFields.ts';
import { SPECIES } from '#src/site/animals/animalsText.ts';
import {
  type AnimalWords,
  type KeptAnimal,
  type KeptWeight,
  LARGEST_WEIGHT,
  LONGEST_NAME,
  WEIGHT_UNITS,
} from '#src/site/animals/keptAnimals.ts';
import type { IsoDate } from '#workers/contract.ts';
import { birthPage, KEPT_SPECIES } from './birthPages.ts';

export const ANIMAL_FIELDS: AnyFields = withUnitFields({
  name: { kind: 'text', label: 'Name', hint: 'Or the number of its tag.', maxLength: LONGEST_NAME },
  species: {
    kind: 'choice',
    label: 'Animal',
    look: 'menu',
    options: SPECIES.map((value) => ({ value, label: KEPT_SPECIES[value] })),
  },
  breed: { kind: 'text', label: 'Breed', optional: true, maxLength: LONGEST_NAME },
  weight: { kind: 'number', label: 'Weight', optional: true, min: 0, ...measuredIn('mass', 'kg', 'lb') },
  weighedOn: {
    kind: 'date',
    label: 'Weighed on',
    visibleWhen: ({ weight }) => String(weight).trim() !== '',
  },
  matingDate: {
    kind: 'date',
    label: 'Mated or served on',
    hint: 'Adds the dates of the birth.',
    optional: true,
    visibleWhen: ({ species }) => birthPage(species as KeptAnimal['species']) !== undefined,
  },
});

/** Returns what the form starts with. */
export function valuesOf(animal: KeptAnimal | null, today: IsoDate): Values {
  const blank = { ...blankValues(ANIMAL_FIELDS), weighedOn: today };
  if (animal === null) return blank;
  const { name, species, breed, weight } = animal;
  if (weight === null) return { ...blank, name, species, breed };
  return {
    ...blank,
    name,
    species,
    breed,
    weight: String(weight.amount),
    [unitName('weight')]: weight.unit,
    weighedOn: weight.on,
  };
}

/** What is kept, or what is wrong with which box. */
export type ReadAnimal =
  | { readonly words: AnimalWords; readonly matingDate: IsoDate | null }
  | { readonly field: string; readonly complaint: string };

export function readAnimal(values: Values): ReadAnimal {
  const name = String(values.name).trim();
  if (name === '') return { field: 'name', complaint: 'Enter a name, or the number of a tag.' };
  const species = SPECIES.find((each) => each === values.species);
  if (species === undefined) return { field: 'species', complaint: 'Choose the kind of animal.' };
  const weight = readWeight(values);
  if (weight !== null && 'complaint' in weight) return weight;
  const mated = birthPage(species) === undefined ? '' : values.matingDate;
  if (mated !== '' && !isDay(mated)) return { field: 'matingDate', complaint: 'Enter a day of mating that exists.' };
  return {
    words: { name, species, breed: String(values.breed).trim(), weight },
    matingDate: mated === '' ? null : mated,
  };
}

function readWeight(values: Values): KeptWeight | Extract<ReadAnimal, { readonly field: string }> | null {
  const typed = String(values.weight);
  if (typed.trim() === '') return null;
  // As on a page for a dose: no number that has two meanings.
  const amount = readNumber(typed, true);
  if (amount === null || !(amount > 0 && amount <= LARGEST_WEIGHT))
    return {
      field: 'weight',
      complaint: `Enter the weight as a number above 0, at most ${LARGEST_WEIGHT}, or leave it blank.`,
    };
  const unit = WEIGHT_UNITS.find((each) => each === values[unitName('weight')]) ?? WEIGHT_UNITS[0];
  const on = values.weighedOn;
  return isDay(on)
    ? { amount, unit, on }
    : { field: 'weighedOn', complaint: 'Enter the day on which it was weighed: an old weight misleads.' };
}

function isDay(value: unknown): value is IsoDate {
  return isIsoDate(value) && isInCalendar(value);
}
